//! Which building stands on a town.

use eframe::egui::{
    Color32, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::heading;
use crate::app::board::copies_left;
use crate::app::desk::Desk;
use crate::app::document::{Edit, Seat};
use crate::app::text::{one_line, wrapped};
use crate::app::theme::{Palette, STEP, strong_font};
use crate::model::{Building, Cell, Effect, Place, Square, Terrain};
use crate::words::{Message, Say};

/// The side of a building's picture, and the height of its button.
const PICTURE: f32 = 44.0;
const HEIGHT: f32 = PICTURE + 3.0 * STEP;
/// From this width on there are two columns.
const TWO: f32 = 460.0;

/// What can stand on the town: its tile, its name, what it counts, and how many copies are left of it.
struct BuildingChoice {
    cell: Cell,
    name: String,
    about: String,
    left: String,
    /// All of it in one sentence.
    said: String,
    enabled: bool,
}

/// The buildings with their icons, effects and how many copies are left.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui, seat: Seat, place: Place) {
    heading(ui, &desk.text("app-building"));
    let now = desk.document.player(seat).map_or(Cell::Empty, |player| player.kingdom.get(place));
    let columns = if ui.available_width() < TWO { 1 } else { 2 };
    let width = (ui.available_width() - (columns - 1) as f32 * 2.0 * STEP) / columns as f32;
    let of = |building: &Building| {
        let (name, effect) = (building.say(), say_effect(building.effect()));
        let left = copies_left(desk, seat.round, *building, (seat, place));
        let said = Message::new("app-building-choice").with("building", name.clone());
        BuildingChoice {
            cell: Cell::Built(*building),
            name: desk.say(&name),
            about: desk.say(&effect),
            left: desk.say(&Message::new("app-copies-left").with("count", left)),
            said: desk.say(&said.with("effect", effect).with("count", left)),
            enabled: left > 0,
        }
    };
    let none = desk.text("app-bare-town");
    let bare = BuildingChoice {
        cell: Cell::Square(Square::plain(Terrain::Town)),
        name: none.clone(),
        about: String::new(),
        left: String::new(),
        said: none,
        enabled: true,
    };
    let all: Vec<BuildingChoice> = std::iter::once(bare).chain(Building::ALL.iter().map(of)).collect();
    ui.spacing_mut().item_spacing = Vec2::splat(2.0 * STEP);
    for row in all.chunks(columns) {
        ui.horizontal(|ui| {
            for choice in row {
                if choice_button(desk, ui, choice, width, now == choice.cell).clicked() {
                    desk.edit(Edit::Cell(seat, place, choice.cell));
                    desk.close_dialog();
                }
            }
        });
    }
}

fn choice_button(desk: &Desk<'_>, ui: &mut Ui, choice: &BuildingChoice, width: f32, on: bool) -> Response {
    let palette = Palette::of(ui);
    let sense = if choice.enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(width, HEIGHT), sense);
    response.widget_info(|| WidgetInfo::selected(Role::Button, choice.enabled, on, &choice.said));
    let is_near = choice.enabled && (response.hovered() || response.has_focus());
    let (fill, line) = match (on, is_near) {
        (true, _) => (palette.card.lerp_to_gamma(palette.accent, 0.12), palette.accent),
        (false, true) => (palette.card.lerp_to_gamma(palette.ink, 0.06), palette.soft_ink),
        (false, false) => (palette.card, palette.hairline),
    };
    let shown = if choice.enabled { 1.0 } else { 0.4 };
    ui.painter().rect(rect, 6, fill, Stroke::new(1.0, line), StrokeKind::Inside);
    let texture = desk.tiles.cell(ui.ctx(), choice.cell, Place::new(0, 0), PICTURE, desk.banner(0));
    let picture = Rect::from_center_size(
        pos2(rect.left() + PICTURE * 0.5 + 1.5 * STEP, rect.center().y),
        Vec2::splat(PICTURE),
    );
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    ui.painter().image(texture, picture, whole, Color32::WHITE.gamma_multiply(shown));
    let (left, room) = (picture.right() + 2.0 * STEP, rect.right() - picture.right() - 4.0 * STEP);
    let ink = palette.ink.gamma_multiply(shown);
    let soft = palette.soft_ink.gamma_multiply(shown);
    let copies = one_line(ui, &choice.left, &TextStyle::Small, soft, room);
    let name =
        ui.painter().layout(choice.name.clone(), strong_font(13.0), ink, room - copies.size().x - STEP);
    let about = wrapped(ui, &choice.about, &TextStyle::Small, soft, room);
    let height = name.size().y + if choice.about.is_empty() { 0.0 } else { about.size().y };
    let top = rect.center().y - height * 0.5;
    let below = top + name.size().y;
    ui.painter().galley(pos2(left + room - copies.size().x, top), copies, soft);
    ui.painter().galley(pos2(left, top), name, ink);
    ui.painter().galley(pos2(left, below), about, soft);
    response
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
