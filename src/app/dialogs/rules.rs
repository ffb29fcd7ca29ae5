//! Which game is played: game, edition, size and variants, each variant with what it means. What a game does not have
//! stays in its place, greyed out, so that no button moves when another game is chosen.

use eframe::egui::{Label, RichText, TextStyle, Ui, Vec2};

use super::{heading, part};
use crate::app::desk::Desk;
use crate::app::document::Edit;
use crate::app::theme::{Palette, STEP};
use crate::app::widgets::{chip, choice};
use crate::model::Frame;
use crate::rules::{Bonus, Edition, Game, Harmony, MiddleKingdom, Rules};
use crate::words::{Message, Say};

/// The choice.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    heading(ui, &desk.text("app-rules"));
    let now = desk.document.rules().clone();
    let chosen =
        [games(desk, ui, &now), editions(desk, ui, &now), frames(desk, ui, &now), variants(desk, ui, &now)];
    if let Some(rules) = chosen.into_iter().flatten().next() {
        desk.edit(Edit::Rules(rules));
    }
}

fn games(desk: &Desk<'_>, ui: &mut Ui, now: &Rules) -> Option<Rules> {
    let games: Vec<(Game, String)> = Game::ALL.iter().map(|game| (*game, desk.say(&game.say()))).collect();
    let game = choice(ui, now.book().game, &games)?;
    other_book(now, game, None, desk.document.players())
}

fn editions(desk: &Desk<'_>, ui: &mut Ui, now: &Rules) -> Option<Rules> {
    part(desk, ui, "app-edition");
    let all: Vec<(Option<Edition>, String)> =
        Edition::ALL.iter().map(|one| (Some(*one), desk.say(&one.say()))).collect();
    let has = now.book().edition.is_some();
    let edition = ui.add_enabled_ui(has, |ui| choice(ui, now.book().edition, &all)).inner?;
    other_book(now, now.book().game, edition, desk.document.players())
}

fn frames(desk: &Desk<'_>, ui: &mut Ui, now: &Rules) -> Option<Rules> {
    part(desk, ui, "app-frame");
    let name = |frame: Frame| {
        let size = Message::new("app-size").with("rows", frame.rows()).with("columns", frame.cols());
        let mighty = now.book().game == Game::Kingdomino && frame == Frame::Seven;
        let size = desk.say(&size);
        if mighty { format!("{size} · {}", desk.text("game-mighty-duel")) } else { size }
    };
    let frames = now.book().frames;
    let mut frames: Vec<(Frame, String)> = frames.iter().map(|(frame, _)| (*frame, name(*frame))).collect();
    frames.sort_by_key(|(frame, _)| frame.area());
    now.clone().with_frame(choice(ui, now.frame(), &frames)?).ok()
}

/// The bonuses and the Dynasty, each with a line that says what it is.
fn variants(desk: &Desk<'_>, ui: &mut Ui, now: &Rules) -> Option<Rules> {
    part(desk, ui, "app-bonuses");
    let bonuses = [
        (Bonus::MiddleKingdom, "app-about-middle-kingdom", MiddleKingdom::POINTS),
        (Bonus::Harmony, "app-about-harmony", Harmony::POINTS),
    ];
    let mut chosen = None;
    for (bonus, about, points) in bonuses {
        let about = desk.say(&Message::new(about).with("points", points));
        let (on, has) = (now.bonuses().contains(&bonus), now.book().bonuses.contains(&bonus));
        if variant(ui, (on, has), &desk.say(&bonus.say()), &about) {
            chosen = toggled(now, Some(bonus));
        }
    }
    let about = desk.text("app-about-dynasty");
    if variant(ui, (now.is_dynasty(), now.book().dynasty), &desk.text("dynasty"), &about) {
        chosen = toggled(now, None);
    }
    chosen
}

/// A variant that is on or off, if the game has it; says whether it was pressed.
fn variant(ui: &mut Ui, (on, has): (bool, bool), name: &str, about: &str) -> bool {
    let row = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = Vec2::new(2.0 * STEP, STEP);
        let pressed = chip(ui, on, name).clicked();
        let words = RichText::new(about).text_style(TextStyle::Small).color(Palette::of(ui).soft_ink);
        ui.add(Label::new(words).wrap());
        pressed
    };
    ui.add_enabled_ui(has, |ui| ui.horizontal(row).inner).inner
}

/// The rules of another book, with as much of the old ones as it allows.
pub(in crate::app) fn other_book(
    now: &Rules,
    game: Game,
    edition: Option<Edition>,
    players: usize,
) -> Option<Rules> {
    let fresh = Rules::of(game, edition).ok()?;
    let keep = if game == now.book().game { now.frame() } else { fresh.book().usual_frame(players) };
    let mut rules = fresh.clone().with_frame(keep).unwrap_or(fresh);
    for bonus in now.bonuses() {
        rules = rules.clone().with_bonus(*bonus).unwrap_or(rules);
    }
    if now.is_dynasty() {
        rules = rules.clone().with_dynasty().unwrap_or(rules);
    }
    Some(rules)
}

/// The same rules with a bonus or the Dynasty switched on or off.
fn toggled(now: &Rules, turned: Option<Bonus>) -> Option<Rules> {
    let mut rules = Rules::new(now.book()).with_frame(now.frame()).ok()?;
    for bonus in now.book().bonuses {
        if now.bonuses().contains(bonus) != (Some(*bonus) == turned) {
            rules = rules.with_bonus(*bonus).ok()?;
        }
    }
    if now.is_dynasty() != turned.is_none() {
        rules = rules.with_dynasty().ok()?;
    }
    Some(rules)
}
