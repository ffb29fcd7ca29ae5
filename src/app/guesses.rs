//! One cell of a kingdom, large, with what it may be: one press corrects or confirms it. While cells are checked one
//! after the other, the same card says how far that is and leads on.

use eframe::egui::{
    Align, Button, Color32, Image, InputState, Layout, Rect, RichText, Role, Sense, Stroke, TextStyle, Ui,
    Vec2, Widget, WidgetInfo, load::SizedTexture, pos2,
};

use super::action::Action;
use super::board::{say_cell, say_cell_at};
use super::checking::CheckAnswer;
use super::command::Command;
use super::desk::Desk;
use super::document::{Edit, KingdomPhoto, ReadCell, Seat};
use super::theme::{Palette, STEP, WIDE, colour, strong_font};
use super::view::{Checking, Lit, Show, Tab};
use super::widgets::{Weight, icon_button, paint_texture, soft, text_button};
use crate::art::Icon;
use crate::model::{Cell, Place, Places, Square};
use crate::words::Message;

/// The side of the crop.
const CROP: f32 = 112.0;
/// The side of a tile on a button.
const TILE: f32 = 40.0;
/// From this probability of bare table on, a cell is said to look like it.
const LIKE_TABLE: f32 = 0.05;

/// The card of the cell that is checked; otherwise of the cell that is pointed at or selected, if it came from a photo.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    ui.add_space(2.0 * STEP);
    if let Some(checking) = &desk.view.checking {
        // In a narrow window it is at the bottom, where the thumb is.
        if ui.ctx().content_rect().width() >= WIDE {
            Palette::of(ui).card_frame().show(ui, |ui| {
                ui.set_width(ui.available_width());
                checking_ui(desk, ui, checking);
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

/// The way through the cells to check: how far it is, the cell, what it may be.
pub(super) fn checking_ui(desk: &Desk<'_>, ui: &mut Ui, checking: &Checking) {
    let Some((seat, place)) = checking.now() else { return finished(desk, ui) };
    let Some(kingdom) = desk.document.player(seat).map(|player| &player.kingdom) else { return };
    let cell = kingdom.get(place);
    head(desk, ui, checking, seat);
    let photo = desk.document.photo(seat);
    ui.horizontal_top(|ui| {
        if let Some(photo) = photo {
            let side = if ui.ctx().content_rect().width() >= WIDE { CROP } else { 88.0 };
            crop(desk, ui, photo, place, side);
        }
        ui.vertical(|ui| {
            let title = desk.say(&say_cell_at(place, cell, false));
            ui.label(RichText::new(title).font(strong_font(15.0)));
            let read = photo.and_then(|photo| photo.reading(place));
            soft(ui, &desk.say(&doubt(read, cell)));
        });
    });
    ui.add_space(STEP);
    let answer = if checking.all_kinds || (cell == Cell::Unknown && photo.is_none()) {
        all_kinds(desk, ui, seat, place)
    } else {
        guess_buttons(desk, ui, seat, place, true)
    };
    if let Some(cell) = answer {
        desk.send(Command::Answer(CheckAnswer::Is(cell)));
    }
}

/// 'Ana: 3 of 6', with the way back, past this cell, and out.
fn head(desk: &Desk<'_>, ui: &mut Ui, checking: &Checking, seat: Seat) {
    let count = Message::new("app-check-count")
        .with("player", desk.name(seat.player))
        .with("number", checking.at + 1)
        .with("count", checking.cells.len());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        if icon_button(desk, ui, Icon::Back, &desk.text("button-check-back"), checking.at > 0).clicked() {
            desk.send(Command::Answer(CheckAnswer::Back));
        }
        if icon_button(desk, ui, Icon::Next, &desk.text("button-check-skip"), true).clicked() {
            desk.send(Command::Answer(CheckAnswer::Skip));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if icon_button(desk, ui, Icon::Cross, &desk.text("button-check-stop"), true).clicked() {
                desk.send(Command::Answer(CheckAnswer::Stop));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add_space(2.0 * STEP);
                let text = RichText::new(desk.say(&count)).font(strong_font(15.0));
                ui.add(eframe::egui::Label::new(text).truncate());
            });
        });
    });
}

/// Everything is checked: what that means, and where it goes on.
fn finished(desk: &Desk<'_>, ui: &mut Ui) {
    let palette = Palette::of(ui);
    let decided = desk.is_decided();
    let left = super::checking::cells_to_check(desk.document, desk.seat()).len();
    ui.horizontal(|ui| {
        let (icon, ink) = match (decided, left) {
            (true, _) => (Icon::Crown, palette.gold),
            (false, 0) => (Icon::Check, palette.good),
            (false, _) => (Icon::Question, palette.amber),
        };
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(28.0), Sense::hover());
        paint_texture(ui, desk.tiles.icon(ui.ctx(), icon, 28.0, colour(ink)), rect);
        let text = if left == 0 {
            desk.text("app-all-checked")
        } else {
            desk.say(&Message::new("app-cells-unsure").with("count", left))
        };
        ui.label(RichText::new(text).text_style(TextStyle::Heading));
    });
    if decided {
        for sentence in desk.derived.sheet.verdict.iter().take(1) {
            ui.label(sentence);
        }
    }
    let next =
        desk.derived.sheet.open.iter().find(|(open, _)| matches!(open, crate::game::Open::Kingdom { .. }));
    if let Some((_, sentence)) = next {
        soft(ui, sentence);
    }
    ui.add_space(STEP);
    ui.horizontal_wrapped(|ui| {
        let text = desk.text(if decided { "button-see-sheet" } else { "button-done" });
        if text_button(ui, &text, Weight::Accent).clicked() {
            desk.send(Command::Answer(CheckAnswer::Stop));
            if decided {
                desk.show(Show::Tab(Tab::Sheet));
            }
        }
        if left > 0 && text_button(ui, &desk.text("button-check"), Weight::Plain).clicked() {
            desk.send(Command::Answer(CheckAnswer::Stop));
            desk.ask(Action::Check);
        }
    });
}

/// Why a cell should be looked at, in words.
fn doubt(read: Option<&ReadCell>, now: Cell) -> Message {
    let read = match (now, read) {
        (Cell::Unknown, _) => return Message::new("app-doubt-unknown"),
        (_, None) => return Message::new("app-doubt-blurred"),
        (_, Some(read)) => read,
    };
    if read.cell != now {
        return Message::new("app-doubt-set");
    }
    let rival = read.others.first().map(|guess| guess.cell);
    let seen = read.seen.filter(|seen| *seen != now && *seen != Cell::Unknown);
    let same_terrain = |other: Cell| now.terrain().is_some() && other.terrain() == now.terrain();
    if now == Cell::Empty {
        Message::new("app-doubt-empty")
    } else if read.table > LIKE_TABLE || rival == Some(Cell::Empty) {
        Message::new("app-doubt-table")
    } else if seen.or(rival).is_some_and(same_terrain) {
        Message::new("app-doubt-crowns")
    } else if let Some(seen) = seen {
        Message::new("app-doubt-dominoes").with("seen", say_cell(seen)).with("cell", say_cell(now))
    } else if let Some(rival) = rival {
        Message::new("app-doubt-other").with("other", say_cell(rival))
    } else {
        Message::new("app-doubt-blurred")
    }
}

/// The cell as the photo shows it, with a little of its neighbours.
fn crop(desk: &Desk<'_>, ui: &mut Ui, photo: &KingdomPhoto, place: Place, length: f32) {
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
fn guess_buttons(desk: &Desk<'_>, ui: &mut Ui, seat: Seat, place: Place, checking: bool) -> Option<Cell> {
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

/// Everything that a cell of this game can be, as tiles.
fn all_kinds(desk: &Desk<'_>, ui: &mut Ui, seat: Seat, place: Place) -> Option<Cell> {
    let terrains = desk.document.rules().book().terrains.iter();
    let squares = terrains.flat_map(|&terrain| {
        (0..=terrain.most_crowns()).filter_map(move |crowns| Square::new(terrain, crowns)).map(Cell::Square)
    });
    let all: Vec<Cell> = [Cell::Empty, Cell::Castle].into_iter().chain(squares).collect();
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(STEP);
        for cell in all {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(TILE + 4.0), Sense::click());
            let name = desk.say(&say_cell(cell));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            let banner = desk.banner(seat.player);
            paint_texture(ui, desk.tiles.cell(ui.ctx(), cell, place, TILE, banner), rect.shrink(2.0));
            if response.hovered() || response.has_focus() {
                super::widgets::ring(ui, rect, Palette::of(ui).accent);
            }
            if response.on_hover_text(name).clicked() {
                chosen = Some(cell);
            }
        }
    });
    chosen
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
