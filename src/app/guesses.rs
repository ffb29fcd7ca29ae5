//! The cell of a photo that is selected or pointed at, large, with what it may be: one press corrects or confirms it.

use eframe::egui::{Button, Color32, Image, Rect, RichText, Ui, Vec2, Widget, load::SizedTexture, pos2};

use super::board::say_cell;
use super::desk::Desk;
use super::document::{Edit, KingdomPhoto};
use super::theme::{Palette, STEP, TOUCH};
use super::view::Lit;
use super::widgets::{Weight, soft, text_button};
use crate::model::{Cell, Place, Places};
use crate::words::Message;

/// The side of the crop.
const CROP: f32 = 112.0;
/// The side of a tile on a button.
const TILE: f32 = 32.0;

/// The cell that is pointed at, or else the selected one, if the kingdom came from a photo.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    let seat = desk.seat();
    let Some(photo) = desk.document.photo(seat) else { return };
    if photo.read.is_empty() {
        return;
    }
    let pointed = match desk.view.lit {
        Some(Lit::Cell(lit, place)) if lit == seat => Some(place),
        _ => None,
    };
    let place = pointed.or(desk.view.cursor).filter(|place| photo.reading(*place).is_some());
    let palette = Palette::of(ui);
    ui.add_space(2.0 * STEP);
    palette.card_frame().show(ui, |ui| {
        // The card is always there, so that nothing below it moves when the pointer comes and goes.
        ui.set_min_size(Vec2::new(ui.available_width(), CROP));
        let Some(place) = place else {
            soft(ui, &desk.text("app-guess-none"));
            return;
        };
        ui.horizontal_top(|ui| {
            crop(desk, ui, photo, place);
            ui.vertical(|ui| {
                let cell = desk.kingdom().map_or(Cell::Empty, |kingdom| kingdom.get(place));
                let unsure = photo.unsure().contains(place);
                let title = desk.say(&super::board::say_cell_at(place, cell, unsure));
                ui.label(RichText::new(title));
                buttons(desk, ui, photo, place);
                resets(desk, ui, photo, place);
            });
        });
    });
}

/// The cell as the photo shows it, with a little of its neighbours.
fn crop(desk: &Desk<'_>, ui: &mut Ui, photo: &KingdomPhoto, place: Place) {
    let Some(board) = desk.photos.board(ui.ctx(), &photo.id, &photo.corners, photo.size) else { return };
    let side = photo.size.cells() as f32;
    let (row, col) = (f32::from(place.row), f32::from(place.col));
    let margin = 0.12;
    let uv = Rect::from_min_max(
        pos2((col - margin).max(0.0) / side, (row - margin).max(0.0) / side),
        pos2((col + 1.0 + margin).min(side) / side, (row + 1.0 + margin).min(side) / side),
    );
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(CROP), eframe::egui::Sense::hover());
    let label = desk.text("app-crop");
    response
        .widget_info(|| eframe::egui::WidgetInfo::labeled(eframe::egui::Role::Image, true, label.clone()));
    ui.painter().image(board, rect, uv, Color32::WHITE);
}

/// What the cell may be, the likeliest first.
fn buttons(desk: &Desk<'_>, ui: &mut Ui, photo: &KingdomPhoto, place: Place) {
    let seat = desk.seat();
    let Some(read) = photo.reading(place) else { return };
    let others = read.others.iter().map(|guess| (guess.cell, guess.p));
    let guesses: Vec<(Cell, f32)> = std::iter::once((read.cell, read.confidence)).chain(others).collect();
    ui.horizontal_wrapped(|ui| {
        for (cell, p) in guesses {
            let texture = desk.tiles.cell(ui.ctx(), cell, place, TILE, desk.banner(seat.player));
            let image = Image::from_texture(SizedTexture::new(texture, Vec2::splat(TILE)));
            // A photo never makes a cell quite certain.
            let percent = (p * 100.0).round().clamp(1.0, 99.0) as u32;
            let text = Message::new("app-guess").with("cell", say_cell(cell)).with("percent", percent);
            let button = Button::image_and_text(image, desk.say(&text)).min_size(Vec2::splat(TOUCH));
            if button.ui(ui).clicked() {
                desk.edit(Edit::Cell(seat, place, cell));
            }
        }
    });
}

/// Back to what was read, for this cell or for all.
fn resets(desk: &Desk<'_>, ui: &mut Ui, photo: &KingdomPhoto, place: Place) {
    if photo.fixed.is_empty() {
        soft(ui, &desk.text("app-guess-hint"));
        return;
    }
    let seat = desk.seat();
    ui.horizontal_wrapped(|ui| {
        let one = desk.text("button-reset-cell");
        let all = desk.text("button-reset-all");
        if photo.fixed.contains(place) && text_button(ui, &one, Weight::Plain).clicked() {
            desk.edit(Edit::AsRead(seat, photo.fixed.without(place.into())));
        }
        if text_button(ui, &all, Weight::Plain).clicked() {
            desk.edit(Edit::AsRead(seat, Places::NONE));
        }
    });
}
