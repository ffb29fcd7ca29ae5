//! Which building stands on a town.

use eframe::egui::load::SizedTexture;
use eframe::egui::{Button, Image, RichText, TextStyle, Ui, Vec2};

use super::heading;
use crate::app::board::copies_left;
use crate::app::desk::Desk;
use crate::app::document::{Edit, Seat};
use crate::app::theme::{Palette, STEP};
use crate::model::{Building, Cell, Effect, Place, Square, Terrain};
use crate::words::{Message, Say};

/// The buildings with their icons, effects and how many copies are left.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui, seat: Seat, place: Place) {
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
    let ink = if on { palette.accent_ink } else { palette.ink };
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
