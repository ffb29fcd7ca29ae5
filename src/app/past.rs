//! Past games: a list to open and delete from, and what they say about each player.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    Button, Grid, RichText, Role, Sense, Shape, Stroke, TextEdit, TextStyle, Ui, Vec2, Widget, WidgetInfo,
    pos2,
};

use super::action::Action;
use super::command::{Command, PastCommand};
use super::desk::Desk;
use super::dialogs::heading;
use super::theme::{Palette, STEP, TOUCH, strong_font};
use super::trash;
use super::view::{PastPart, Renaming, Show};
use super::widgets::{Weight, action_button, choice, icon_button, soft, text_button};
use crate::art::Icon;
use crate::game::GameId;
use crate::history::{Entry, PlayerStatistics, statistics};
use crate::rules::Game;
use crate::words::{Message, Say};

/// Past games, and the figures of those who played them.
#[derive(Default)]
pub(super) struct Past {
    games: Vec<(GameId, Entry)>,
    /// The players of each game that was played.
    players: Vec<(Game, Vec<PlayerStatistics>)>,
    /// Everybody who has played, those with the most games first.
    names: Vec<String>,
    /// What was deleted or replaced.
    pub(super) trash: Vec<(GameId, Entry)>,
    /// Whether the game that was deleted last can be taken back.
    can_restore: bool,
}

impl Past {
    /// Counts the figures. With many games it takes a while.
    pub(super) fn new(games: Vec<(GameId, Entry)>, trash: Vec<(GameId, Entry)>, can_restore: bool) -> Self {
        let of_game = |game: &Game| {
            let entries = games.iter().map(|(_, entry)| entry).filter(|entry| entry.game == *game);
            (*game, statistics(entries))
        };
        let players: Vec<(Game, Vec<PlayerStatistics>)> =
            Game::ALL.iter().map(of_game).filter(|(_, players)| !players.is_empty()).collect();
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for player in players.iter().flat_map(|(_, players)| players) {
            *counts.entry(&player.name).or_default() += player.games;
        }
        let mut names: Vec<String> = counts.keys().map(|&name| name.to_owned()).collect();
        names.sort_by_key(|name| Reverse(counts[name.as_str()]));
        Self { games, players, names, trash, can_restore }
    }

    /// Everybody who has played, those with the most games first.
    pub(super) fn names(&self) -> &[String] {
        &self.names
    }
}

/// The list, or the players.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    heading(ui, &desk.text("button-history"));
    let Some(past) = desk.status.past else { return };
    let mut parts = vec![(PastPart::Games, desk.text("app-past-games"))];
    for (game, _) in &past.players {
        let name = Message::new("app-past-players").with("game", game.say());
        parts.push((PastPart::Players(*game), desk.say(&name)));
    }
    parts.push((PastPart::Trash, desk.text("app-past-trash")));
    let now = if desk.view.past == PastPart::EmptyTrash { PastPart::Trash } else { desk.view.past };
    if let Some(part) = choice(ui, now, &parts) {
        desk.show(Show::Past(part));
    }
    ui.add_space(2.0 * STEP);
    match desk.view.past {
        PastPart::Games => games(desk, ui, past),
        PastPart::Trash | PastPart::EmptyTrash => trash::ui(desk, ui, &past.trash),
        PastPart::Players(game) => {
            let own = past.players.iter().find(|(own, _)| *own == game);
            players(desk, ui, own.map_or(&[], |(_, players)| players));
        }
    }
    ui.add_space(2.0 * STEP);
    ui.horizontal_wrapped(|ui| {
        if past.can_restore && text_button(ui, &desk.text("button-restore"), Weight::Plain).clicked() {
            desk.send(Command::Past(PastCommand::Restore));
        }
        if !past.games.is_empty() || desk.document.players() > 0 {
            action_button(desk, ui, Action::ExportHistory, Weight::Plain);
        }
        action_button(desk, ui, Action::ImportHistory, Weight::Plain);
    });
}

fn games(desk: &Desk<'_>, ui: &mut Ui, past: &Past) {
    if past.games.is_empty() {
        soft(ui, &desk.text("app-past-none"));
    }
    for (id, entry) in &past.games {
        ui.horizontal(|ui| {
            let names = names(entry);
            let open = desk.say(&Message::new("app-past-open").with("players", names.as_str()));
            let delete = desk.say(&Message::new("app-past-delete").with("players", names.as_str()));
            let room = ui.available_width() - TOUCH - 2.0 * STEP;
            let size = Vec2::new(room, 56.0);
            let button = Button::new(told(desk, ui, entry, room)).wrap().right_text("").min_size(size);
            // Its words wrap within its own room, not within that of the whole row.
            let own = ui.allocate_ui(size, |ui| {
                ui.set_max_width(room);
                ui.add(button)
            });
            let response = own.inner;
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &open));
            if response.clicked() {
                desk.send(Command::Past(PastCommand::Open(id.clone())));
            }
            // At the other end, so that nobody deletes what they want to open.
            if icon_button(desk, ui, Icon::Trash, &delete, true).clicked() {
                desk.send(Command::Past(PastCommand::Delete(id.clone())));
            }
        });
    }
}

/// When it was and which game, and under it the players with their points, the winners stronger.
fn told(desk: &Desk<'_>, ui: &Ui, entry: &Entry, room: f32) -> LayoutJob {
    let palette = Palette::of(ui);
    let format = |font, color| TextFormat { font_id: font, color, ..TextFormat::default() };
    let small = TextStyle::Small.resolve(ui.style());
    let mut job = LayoutJob::default();
    job.wrap.max_width = room - 24.0;
    job.append(&format!("{}\n", date_and_game(desk, entry)), 0.0, format(small, palette.soft_ink));
    let winners: Vec<&str> = entry.winners().map(|seat| seat.name.as_str()).collect();
    for (index, seat) in entry.seats.iter().enumerate() {
        let won = winners.contains(&seat.name.as_str());
        let font = if won { strong_font(15.0) } else { TextStyle::Body.resolve(ui.style()) };
        let apart = if index == 0 { "" } else { "  " };
        job.append(&format!("{apart}{} {}", seat.name, seat.total), 0.0, format(font, palette.ink));
    }
    job
}

/// When it was played, and which game it is.
pub(super) fn date_and_game(desk: &Desk<'_>, entry: &Entry) -> String {
    let date = entry.date.map_or(String::new(), |date| date.strftime("%Y-%m-%d %H:%M").to_string());
    format!("{date}  {}", desk.say(&entry.game.say()))
}

/// The players of a game with their points.
pub(super) fn names(entry: &Entry) -> String {
    let names = entry.seats.iter().map(|seat| format!("{} {}", seat.name, seat.total));
    names.collect::<Vec<_>>().join(" · ")
}

/// The heads of the figures.
const HEADS: [&str; 5] =
    ["app-past-count", "app-past-wins", "app-past-average", "app-past-best", "app-past-terrain"];

/// The figures of a player, in the order of their heads.
fn figures(desk: &Desk<'_>, player: &PlayerStatistics) -> [String; 5] {
    [
        player.games.to_string(),
        player.wins.to_string(),
        desk.say(&tenths(player.average)),
        player.best.to_string(),
        player.best_terrain.map_or(String::new(), |terrain| desk.say(&terrain.say())),
    ]
}

/// A number with one place behind its comma, or whatever sign a language has there.
fn tenths(number: f64) -> Message {
    let tenths = (number * 10.0).round() as u32;
    Message::new("app-past-tenths").with("whole", tenths / 10).with("tenths", tenths % 10)
}

/// The figures of every player of one game, with a small chart: as a table, or one under the other where that is too
/// wide.
fn players(desk: &Desk<'_>, ui: &mut Ui, all: &[PlayerStatistics]) {
    if ui.available_width() < 620.0 {
        for player in all {
            Palette::of(ui).card_frame().show(ui, |ui| {
                ui.set_width(ui.available_width());
                name(desk, ui, player);
                let told = HEADS.iter().zip(figures(desk, player)).filter(|(_, figure)| !figure.is_empty());
                let told = told.map(|(head, figure)| format!("{}: {figure}", desk.text(head)));
                soft(ui, &told.collect::<Vec<_>>().join(" · "));
                let width = ui.available_width();
                chart(ui, player, width);
            });
        }
        return;
    }
    Grid::new("players").num_columns(7).spacing(Vec2::new(4.0 * STEP, STEP)).show(ui, |ui| {
        soft(ui, &desk.text("app-past-name"));
        for head in HEADS.into_iter().chain(["app-past-chart"]) {
            soft(ui, &desk.text(head));
        }
        ui.end_row();
        for player in all {
            name(desk, ui, player);
            for figure in figures(desk, player) {
                ui.label(figure);
            }
            chart(ui, player, 96.0);
            ui.end_row();
        }
    });
}

/// The name of a player, which can be changed in all games.
fn name(desk: &Desk<'_>, ui: &mut Ui, player: &PlayerStatistics) {
    let label = desk.say(&Message::new("app-edit-player").with("name", player.name.as_str()));
    match &desk.view.renaming {
        Some(Renaming { old, new }) if *old == player.name => {
            let mut new = new.clone();
            let typed = TextEdit::singleline(&mut new).desired_width(120.0).ui(ui);
            typed.widget_info(|| {
                let mut info = WidgetInfo::labeled(Role::TextInput, true, label.clone());
                info.current_text_value = Some(new.clone());
                info
            });
            let old = old.clone();
            if typed.lost_focus() {
                let new = new.trim().to_owned();
                if !new.is_empty() && new != old {
                    desk.send(Command::Past(PastCommand::Rename { old, new }));
                }
                desk.show(Show::Renaming(None));
            } else if typed.changed() {
                desk.show(Show::Renaming(Some(Renaming { old, new })));
            }
        }
        _ => {
            let text = RichText::new(&player.name).text_style(TextStyle::Body);
            let button = ui.button(text);
            button.widget_info(|| WidgetInfo::labeled(Role::Button, true, label.clone()));
            if button.on_hover_text(&label).clicked() {
                let (old, new) = (player.name.clone(), player.name.clone());
                desk.show(Show::Renaming(Some(Renaming { old, new })));
            }
        }
    }
}

/// Points over time, from zero to the best.
fn chart(ui: &mut Ui, player: &PlayerStatistics, width: f32) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(Vec2::new(width, 28.0), Sense::hover());
    let best = player.best.max(1) as f32;
    let steps = (player.scores.len().max(2) - 1) as f32;
    let point = |(index, (_, points)): (usize, &(_, u32))| {
        pos2(
            rect.left() + rect.width() * index as f32 / steps,
            rect.bottom() - rect.height() * *points as f32 / best,
        )
    };
    ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, palette.hairline));
    let points: Vec<_> = player.scores.iter().enumerate().map(point).collect();
    for at in &points {
        ui.painter().circle_filled(*at, 2.0, palette.accent);
    }
    ui.painter().add(Shape::line(points, Stroke::new(1.5, palette.accent)));
}
