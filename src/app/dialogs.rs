//! Questions over everything else: which game, which building, which player. Each closes by its button, by Escape
//! or by a tap beside it; what was chosen counts at once and can be undone.

use eframe::egui::{
    Button, Context, Id, Image, Modal, Response, RichText, ScrollArea, TextEdit, TextStyle, Ui, Vec2, Widget,
    load::SizedTexture,
};

use super::board::copies_left;
use super::desk::Desk;
use super::document::{Edit, Seat};
use super::theme::{Palette, STEP, TOUCH, color};
use super::view::Dialog;
use super::widgets::{Weight, chip, choice, icon_text_button, soft, text_button};
use super::{past, saving, share};
use crate::art::Icon;
use crate::model::{Building, Cell, Effect, Frame, Place, PlayerColour, Square, Terrain};
use crate::rules::{Bonus, Edition, Game, Rules};
use crate::words::{Message, Say};

/// The question that is asked, if one is.
pub(super) fn ui(desk: &Desk<'_>, ctx: &Context) {
    let Some(dialog) = desk.view.dialog else { return };
    let most = if dialog == Dialog::History { 760.0 } else { 520.0 };
    let width = (ctx.content_rect().width() - 48.0).min(most);
    let height = ctx.content_rect().height() - 120.0;
    let modal = Modal::new(Id::unique("dialog")).show(ctx, |ui| {
        ui.set_width(width);
        ScrollArea::vertical().max_height(height).show(ui, |ui| match dialog {
            Dialog::Rules => rules(desk, ui),
            Dialog::Building(seat, place) => building(desk, ui, seat, place),
            Dialog::Player(player) => player_ui(desk, ui, player),
            Dialog::Share => share::ui(desk, ui),
            Dialog::History => past::ui(desk, ui),
            Dialog::Replace => saving::replace_ui(desk, ui),
            Dialog::Unsaved => saving::unsaved_ui(desk, ui),
        });
        ui.add_space(2.0 * STEP);
        // A question that is to be answered has buttons of its own.
        let asks = matches!(dialog, Dialog::Replace | Dialog::Unsaved);
        if !asks && text_button(ui, &desk.text("button-done"), Weight::Accent).clicked() {
            desk.close_dialog();
        }
    });
    if modal.should_close() {
        desk.close_dialog();
    }
}

pub(super) fn heading(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).text_style(TextStyle::Heading));
    ui.add_space(STEP);
}

fn rules(desk: &Desk<'_>, ui: &mut Ui) {
    heading(ui, &desk.text("app-rules"));
    let now = desk.document.rules().clone();
    let book = now.book();
    let mut chosen: Option<Rules> = None;
    let games: Vec<(Game, String)> = Game::ALL.iter().map(|game| (*game, desk.say(&game.say()))).collect();
    if let Some(game) = choice(ui, book.game, &games) {
        chosen = other_book(&now, game, None, desk.document.players());
    }
    if let Some(edition) = book.edition {
        part(desk, ui, "app-edition");
        let editions: Vec<(Edition, String)> =
            Edition::ALL.iter().map(|one| (*one, desk.say(&one.say()))).collect();
        if let Some(edition) = choice(ui, edition, &editions) {
            chosen = other_book(&now, book.game, Some(edition), desk.document.players());
        }
    }
    if !book.has_one_frame() {
        part(desk, ui, "app-frame");
        let name = |frame: Frame| {
            desk.say(&Message::new("app-size").with("rows", frame.rows()).with("columns", frame.cols()))
        };
        let mut frames: Vec<(Frame, String)> =
            book.frames.iter().map(|(frame, _)| (*frame, name(*frame))).collect();
        frames.sort_by_key(|(frame, _)| frame.area());
        if let Some(frame) = choice(ui, now.frame(), &frames) {
            chosen = now.clone().with_frame(frame).ok();
        }
    }
    if !book.bonuses.is_empty() || book.dynasty {
        part(desk, ui, "app-bonuses");
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = STEP;
            for bonus in book.bonuses {
                if chip(ui, now.bonuses().contains(bonus), &desk.say(&bonus.say())).clicked() {
                    chosen = toggled(&now, Some(*bonus));
                }
            }
            if book.dynasty && chip(ui, now.is_dynasty(), &desk.text("dynasty")).clicked() {
                chosen = toggled(&now, None);
            }
        });
    }
    if let Some(rules) = chosen {
        desk.edit(Edit::Rules(rules));
    }
}

fn part(desk: &Desk<'_>, ui: &mut Ui, id: &'static str) -> Response {
    ui.add_space(2.0 * STEP);
    soft(ui, &desk.text(id))
}

/// The rules of another book, with as much of the old ones as it allows.
fn other_book(now: &Rules, game: Game, edition: Option<Edition>, players: usize) -> Option<Rules> {
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

/// The buildings with their icons, effects and how many copies are left.
fn building(desk: &Desk<'_>, ui: &mut Ui, seat: Seat, place: Place) {
    heading(ui, &desk.text("app-building"));
    let now = desk.document.player(seat).map_or(Cell::Empty, |player| player.kingdom.get(place));
    let town = Cell::Square(Square::plain(Terrain::Town));
    let mut chosen = None;
    let bare = desk.text("app-bare-town");
    if tile_button(desk, ui, town, &bare, now == town, true) {
        chosen = Some(town);
    }
    let columns = if ui.available_width() < 500.0 { 1 } else { 2 };
    for row in Building::ALL.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = STEP;
            for &building in row {
                let left = copies_left(desk, seat.round, building, (seat, place));
                let text = Message::new("app-building-choice")
                    .with("building", building.say())
                    .with("effect", say_effect(building.effect()))
                    .with("count", left);
                let cell = Cell::Built(building);
                if tile_button(desk, ui, cell, &desk.say(&text), now == cell, left > 0) {
                    chosen = Some(cell);
                }
            }
        });
    }
    if let Some(cell) = chosen {
        desk.edit(Edit::Cell(seat, place, cell));
        desk.close_dialog();
    }
}

fn tile_button(desk: &Desk<'_>, ui: &mut Ui, cell: Cell, text: &str, on: bool, enabled: bool) -> bool {
    const SIDE: f32 = 44.0;
    const WIDTH: f32 = 244.0;
    let palette = Palette::of(ui);
    let texture = desk.tiles.cell(ui.ctx(), cell, Place::new(0, 0), SIDE, desk.banner(0));
    let image = Image::from_texture(SizedTexture::new(texture, Vec2::splat(SIDE)));
    let ink = if on { palette.accent } else { palette.ink };
    let words = RichText::new(text).text_style(TextStyle::Small).color(ink);
    let button = Button::image_and_text(image, words).wrap().selected(on);
    let size = Vec2::new(WIDTH.min(ui.available_width()), SIDE + 12.0);
    ui.add_enabled_ui(enabled, |ui| ui.add_sized(size, button)).inner.clicked()
}

/// What a building counts.
fn say_effect(effect: Effect) -> Message {
    match effect {
        Effect::PerTerritory(terrain) => Message::new("app-effect-territory")
            .with("points", Effect::POINTS_PER_TERRITORY)
            .with("terrain", terrain.say()),
        Effect::PerTower => Message::new("app-effect-tower"),
        Effect::PerKnight => Message::new("app-effect-knight"),
        Effect::Points(points) => Message::new("app-effect-points").with("points", points),
        Effect::Crown => Message::new("app-effect-crown"),
    }
}

/// Name, colour and members of a player.
fn player_ui(desk: &Desk<'_>, ui: &mut Ui, player: usize) {
    let seat = Seat { round: 0, player };
    let Some(now) = desk.document.player(seat) else { return desk.close_dialog() };
    heading(ui, &desk.name(player));
    field(desk, ui, "app-name", &now.name, |name| Edit::Rename(player, name));
    if desk.document.rules().book().game == Game::RoyalWedding {
        let members = now.members.join(", ");
        field(desk, ui, "app-members", &members, |text| {
            let members: Vec<String> = text.split(',').map(|name| name.trim_start().to_owned()).collect();
            let none = members.iter().all(String::is_empty);
            Edit::Members(player, if none { Vec::new() } else { members })
        });
    }
    part(desk, ui, "app-colour");
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(STEP);
        for colour in PlayerColour::ALL {
            let on = now.known_colour() == Some(colour);
            let label = desk.say(&colour.say());
            let button = Button::new("").fill(color(colour.into())).min_size(Vec2::splat(TOUCH));
            let response = button.ui(ui);
            response.widget_info(|| {
                eframe::egui::WidgetInfo::selected(eframe::egui::Role::RadioButton, true, on, &label)
            });
            if on {
                super::widgets::ring(ui, response.rect.expand(2.0), Palette::of(ui).ink);
            }
            if response.on_hover_text(label).clicked() {
                desk.edit(Edit::Recolour(player, colour));
            }
        }
    });
    ui.add_space(4.0 * STEP);
    let remove = desk.text("button-remove-player");
    if icon_text_button(desk, ui, Icon::Trash, &remove, Weight::Plain).clicked() {
        desk.edit(Edit::RemovePlayer(player));
        desk.close_dialog();
    }
}

/// A line to write on, under its name.
fn field(desk: &Desk<'_>, ui: &mut Ui, id: &'static str, now: &str, edit: impl FnOnce(String) -> Edit) {
    let label = part(desk, ui, id);
    let mut text = now.to_owned();
    let line = TextEdit::singleline(&mut text).id(Id::unique(id)).desired_width(f32::INFINITY);
    let response = line.margin(Vec2::splat(10.0)).ui(ui).labelled_by(label.id);
    if response.changed() {
        desk.edit(edit(text));
    }
}
