//! One cell of a kingdom, large, with what it may be: one press corrects or confirms it. While cells are checked one
//! after the other, `checking_card` takes its place.

use eframe::egui::{
    Button, Color32, Image, InputState, Rect, RichText, Role, Sense, Stroke, Ui, Vec2, Widget, WidgetInfo,
    load::SizedTexture, pos2,
};

use super::board::{say_cell, say_cell_at};
use super::checking::CheckAnswer;
use super::checking_card;
use super::command::Command;
use super::desk::Desk;
use super::document::{Edit, KingdomPhoto, Seat};
use super::theme::{Palette, STEP, WIDE};
use super::view::Lit;
use super::widgets::{Weight, soft, text_button};
use crate::model::{Cell, Place, Places};
use crate::words::Message;

/// The side of the crop.
pub(super) const CROP: f32 = 112.0;
/// The side of a tile on a button.
pub(super) const TILE: f32 = 40.0;

/// The card of the cell that is checked; otherwise of the cell that is pointed at or selected, if it came from a photo.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    ui.add_space(2.0 * STEP);
    if let Some(checking) = &desk.view.checking {
        // In a narrow window it is at the bottom, where the thumb is.
        if ui.ctx().content_rect().width() >= WIDE {
            Palette::of(ui).card_frame().show(ui, |ui| {
                ui.set_width(ui.available_width());
                checking_card::ui(desk, ui, checking);
            });
        }
        return;
    }
    let seat = desk.seat();
    let Some(photo) = desk.document.photo(seat).filter(|photo| !photo.read.is_empty()) else { return };
    let pointed = match desk.view.lit {
        Some(Lit::Cell(lit, place)) if lit == seat => Some(place),
        _ => None,
    };
    let place = pointed.or(desk.view.cursor).filter(|place| photo.reading(*place).is_some());
    Palette::of(ui).card_frame().show(ui, |ui| {
        // The card is always there, so that nothing below it moves when the pointer comes and goes.
        ui.set_min_size(Vec2::new(ui.available_width(), CROP));
        let Some(place) = place else {
            let touched = ui.ctx().content_rect().width() < WIDE || ui.input(InputState::has_touch_screen);
            soft(ui, &desk.text(if touched { "app-guess-tap" } else { "app-guess-none" }));
            return;
        };
        ui.horizontal_top(|ui| {
            crop(desk, ui, photo, place, CROP);
            ui.vertical(|ui| {
                let cell = desk.kingdom().map_or(Cell::Empty, |kingdom| kingdom.get(place));
                let unsure = photo.unsure().contains(place);
                ui.label(desk.say(&say_cell_at(place, cell, unsure)));
                if let Some(cell) = guess_buttons(desk, ui, seat, place, false) {
                    desk.edit(Edit::Cell(seat, place, cell));
                }
                resets(desk, ui, photo, place);
            });
        });
    });
}

/// The cell as the photo shows it, with a little of its neighbours.
pub(super) fn crop(desk: &Desk<'_>, ui: &mut Ui, photo: &KingdomPhoto, place: Place, length: f32) {
    let Some(board) = desk.photos.board(ui.ctx(), &photo.id, &photo.corners, photo.size) else { return };
    let side = photo.size.cells() as f32;
    let (row, col) = (f32::from(place.row), f32::from(place.col));
    let margin = 0.12;
    let uv = Rect::from_min_max(
        pos2((col - margin).max(0.0) / side, (row - margin).max(0.0) / side),
        pos2((col + 1.0 + margin).min(side) / side, (row + 1.0 + margin).min(side) / side),
    );
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(length), Sense::hover());
    let label = desk.text("app-crop");
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, label.clone()));
    ui.painter().image(board, rect, uv, Color32::WHITE);
}

/// What the cell may be: what it is now, what was read, what else it may be, and always 'no tile'.
fn guesses(desk: &Desk<'_>, seat: Seat, place: Place) -> Vec<Cell> {
    let now = desk.document.player(seat).map(|player| player.kingdom.get(place));
    let read = desk.document.photo(seat).and_then(|photo| photo.reading(place));
    let read = read
        .into_iter()
        .flat_map(|read| std::iter::once(read.cell).chain(read.others.iter().map(|guess| guess.cell)));
    let allowed = |cell: &Cell| {
        let terrains = desk.document.rules().book().terrains;
        *cell != Cell::Unknown && cell.terrain().is_none_or(|terrain| terrains.contains(&terrain))
    };
    let mut all: Vec<Cell> = Vec::new();
    for cell in now.into_iter().chain(read).chain([Cell::Empty]).filter(allowed) {
        if !all.contains(&cell) {
            all.push(cell);
        }
    }
    all
}

/// The guesses as large buttons; while cells are checked, the first one says that it is right. Returns the one that
/// was pressed.
pub(super) fn guess_buttons(
    desk: &Desk<'_>,
    ui: &mut Ui,
    seat: Seat,
    place: Place,
    checking: bool,
) -> Option<Cell> {
    let now = desk.document.player(seat).map(|player| player.kingdom.get(place));
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(STEP);
        for cell in guesses(desk, seat, place) {
            let is_right = checking && now == Some(cell);
            if guess_button(desk, ui, seat, place, cell, is_right).clicked() {
                chosen = Some(cell);
            }
        }
        let other = Button::new(desk.text("button-check-other")).min_size(Vec2::splat(TILE + 18.0));
        if checking && other.ui(ui).clicked() {
            desk.send(Command::Answer(CheckAnswer::AllKinds));
        }
    });
    chosen
}

fn guess_button(
    desk: &Desk<'_>,
    ui: &mut Ui,
    seat: Seat,
    place: Place,
    cell: Cell,
    is_right: bool,
) -> eframe::egui::Response {
    let palette = Palette::of(ui);
    let texture = desk.tiles.cell(ui.ctx(), cell, place, TILE, desk.banner(seat.player));
    let image = Image::from_texture(SizedTexture::new(texture, Vec2::splat(TILE)));
    let what = say_cell(cell);
    let text = desk.say(&if is_right { Message::new("app-check-right").with("cell", what) } else { what });
    let ink = if is_right { palette.on_accent } else { palette.ink };
    let mut button =
        Button::image_and_text(image, RichText::new(text).color(ink)).min_size(Vec2::splat(TILE + 18.0));
    if is_right {
        button = button.fill(palette.accent).stroke(Stroke::new(1.0, palette.accent));
    }
    button.ui(ui)
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
