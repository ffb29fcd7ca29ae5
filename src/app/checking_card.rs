//! The way through the cells to check: how far it is, the cell, why it is in doubt, and what it may be. An answer goes on
//! to the next cell, through all players.

use eframe::egui::{Align, Layout, RichText, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo};

use super::action::Action;
use super::board::{say_cell, say_cell_at};
use super::checking::CheckAnswer;
use super::command::Command;
use super::desk::Desk;
use super::document::{ReadCell, Seat};
use super::guesses::{CROP, TILE, crop, guess_buttons};
use super::pad::missing;
use super::theme::{Palette, STEP, WIDE, colour, strong_font};
use super::view::{Checking, Show, Tab};
use super::widgets::{Weight, icon_button, paint_texture, soft, text_button};
use crate::art::Icon;
use crate::model::{Cell, Place, Square};
use crate::words::Message;

/// From this probability of bare table on, a cell is said to look like it.
const LIKE_TABLE: f32 = 0.05;

/// The way through the cells to check: how far it is, the cell, what it may be.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui, checking: &Checking) {
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
            soft(ui, &desk.say(&doubt(read, cell, photo.is_some())));
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
        let is_contradicted = desk.derived.contradictions().next().is_some();
        let (icon, ink) = match (decided, left) {
            (true, _) if is_contradicted => (Icon::Warning, palette.wrong),
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
    missing(desk, ui);
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
fn doubt(read: Option<&ReadCell>, now: Cell, has_photo: bool) -> Message {
    let read = match (now, read) {
        (Cell::Unknown, _) => return Message::new("app-doubt-unknown"),
        (_, None) if !has_photo => return Message::new("app-doubt-no-photo"),
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
