//! The kingdom on the desk: its board to enter and correct, the palette, what it says of itself.

use eframe::egui::{ScrollArea, Slider, TextStyle, Ui, Vec2};

use super::board::{self, Look, Touch};
use super::command::Command;
use super::desk::Desk;
use super::document::Seat;
use super::theme::{Palette, STEP, WIDE};
use super::view::{Brush, Dialog, Sight, Step};
use super::widgets::{Weight, chip, command_button, command_icon, soft};
use super::{findings, frame, guesses, holdings, palette, table};
use crate::model::{Cell, Place, Terrain};
use crate::words::Message;

/// The kingdom on the desk.
pub(super) fn ui(desk: &mut Desk, ui: &mut Ui) {
    if desk.view.step == Step::Frame {
        frame::ui(desk, ui);
        return;
    }
    let wide = ui.ctx().content_rect().width() >= WIDE;
    if !wide {
        switcher(desk, ui);
    }
    ScrollArea::vertical().id_salt("kingdom").auto_shrink([false, false]).show(ui, |ui| {
        bar(desk, ui);
        ui.add_space(STEP);
        boards(desk, ui, wide);
        ui.add_space(2.0 * STEP);
        palette::ui(desk, ui);
        guesses::ui(desk, ui);
        holdings::ui(desk, ui);
        ui.add_space(STEP);
        findings::ui(desk, ui);
        ui.add_space(4.0 * STEP);
    });
}

/// Whose kingdom it is, where the table is not in sight.
fn switcher(desk: &mut Desk, ui: &mut Ui) {
    ScrollArea::horizontal().id_salt("switcher").show(ui, |ui| {
        ui.horizontal(|ui| {
            for player in 0..desk.document.players() {
                let seat = Seat { round: desk.view.seat.round, player };
                let total = desk.derived.score(seat).map_or(0, crate::rules::Score::total);
                let text = format!("{}  {total}", desk.name(player));
                if chip(ui, seat == desk.view.seat, &text).clicked() {
                    desk.view.show(seat);
                }
            }
        });
    });
}

/// Name, sum, and what can be done with the kingdom.
fn bar(desk: &mut Desk, ui: &mut Ui) {
    let wide = ui.ctx().content_rect().width() >= WIDE;
    ui.horizontal_wrapped(|ui| {
        if wide {
            let name = desk.name(desk.seat().player);
            let ink = Palette::of(ui).ink;
            let text = table::one_line(ui, &name, &TextStyle::Heading, ink, 260.0);
            ui.label(text);
            ui.add_space(2.0 * STEP);
        }
        let seat = desk.seat();
        let has_photo = desk.document.note(seat).is_some_and(|note| note.photo.is_some());
        if desk.document.rules().book().boxes.is_empty() {
            soft(ui, &desk.text("scan-duel"));
        } else {
            let empty = desk.kingdom().is_none_or(|kingdom| kingdom.extent().is_none());
            let weight = if empty && !has_photo { Weight::Accent } else { Weight::Plain };
            if wide || weight == Weight::Accent {
                command_button(desk, ui, Command::Photograph, weight);
            } else {
                command_icon(desk, ui, Command::Photograph, true);
            }
        }
        ui.spacing_mut().item_spacing.x = 0.0;
        if has_photo {
            command_icon(desk, ui, Command::Frame, true);
        }
        command_icon(desk, ui, Command::Turn, true);
        command_icon(desk, ui, Command::Copy, true);
        command_icon(desk, ui, Command::Clear, true);
    });
    sights(desk, ui);
}

/// How photo and drawing are shown, and the way through the unsure cells.
fn sights(desk: &mut Desk, ui: &mut Ui) {
    let seat = desk.seat();
    let Some(unsure) =
        desk.document.note(seat).filter(|note| note.photo.is_some()).map(|note| note.unsure().len())
    else {
        return;
    };
    ui.horizontal_wrapped(|ui| {
        let beside = desk.view.sight == Sight::Beside;
        if chip(ui, beside, &desk.text("app-sight-beside")).clicked() {
            desk.view.sight = Sight::Beside;
        }
        if chip(ui, !beside, &desk.text("app-sight-over")).clicked() && beside {
            desk.view.sight = Sight::Over(0.5);
        }
        if let Sight::Over(mut drawn) = desk.view.sight {
            let label = desk.text("app-fader");
            let slider = ui.add(Slider::new(&mut drawn, 0.0..=1.0).show_value(false));
            slider.widget_info(|| eframe::egui::WidgetInfo::slider(true, f64::from(drawn), label.clone()));
            slider.on_hover_text(&label);
            desk.view.sight = Sight::Over(drawn);
        }
        if unsure > 0 {
            command_button(desk, ui, Command::NextUnsure, Weight::Accent);
            let count = desk.say(&Message::new("app-cells-unsure").with("count", unsure));
            soft(ui, &count);
        }
    });
}

/// The board, beside its photo where there is one and room for it.
fn boards(desk: &mut Desk, ui: &mut Ui, wide: bool) {
    let seat = desk.seat();
    let Some(kingdom) = desk.kingdom() else { return };
    let cells = Vec2::new(f32::from(kingdom.cols()), f32::from(kingdom.rows()));
    let photo = desk.document.note(seat).and_then(|note| note.photo.clone());
    let picture = photo.and_then(|photo| desk.photos.board(ui.ctx(), &photo.id, &photo.corners, photo.size));
    let beside = picture.is_some() && desk.view.sight == Sight::Beside;
    let across = if beside && wide { 2.0 } else { 1.0 };
    let width = (ui.available_width() - (across - 1.0) * 3.0 * STEP) / (across * cells.x);
    // In a narrow window board and palette fit the screen together; in a wide one the palette stays in sight.
    let height = (ui.ctx().content_rect().height() * if wide { 0.62 } else { 0.52 }) / cells.y;
    let side = width.min(height).clamp(30.0, 120.0).floor();
    let look = Look { drawn: 1.0, photo: None, territories: true };
    let touch = match (desk.view.sight, picture) {
        (Sight::Over(drawn), Some(_)) => {
            board::ui(desk, ui, seat, side, Look { drawn, photo: picture, ..look })
        }
        (Sight::Beside, Some(_)) => {
            let photo = Look { drawn: 0.0, photo: picture, territories: false };
            let mut pair = |ui: &mut Ui| {
                let touch = board::ui(desk, ui, seat, side, look);
                ui.add_space(STEP);
                // Tapping the photo only selects: what is painted shows on the drawing.
                board::ui(desk, ui, seat, side, photo)
                    .map(|touch| (touch, true))
                    .or(touch.map(|touch| (touch, false)))
            };
            let touched = if wide { ui.horizontal(pair).inner } else { pair(ui) };
            match touched {
                Some((Touch::Tap(place), true)) => {
                    desk.view.cursor = Some(place);
                    None
                }
                Some((_, true)) | None => None,
                Some((touch, false)) => Some(touch),
            }
        }
        _ => board::ui(desk, ui, seat, side, look),
    };
    if let Some(touch) = touch {
        touched(desk, seat, touch);
    }
}

/// What a touch of the board does.
fn touched(desk: &mut Desk, seat: Seat, touch: Touch) {
    let now = |desk: &Desk, place: Place| {
        desk.document.player(seat).map_or(Cell::Empty, |player| player.kingdom.get(place))
    };
    match touch {
        Touch::Tap(place) => {
            desk.view.cursor = Some(place);
            let cell = now(desk, place);
            let is_town = cell.terrain() == Some(Terrain::Town);
            let keeps_town = match desk.view.brush {
                Brush::Select => true,
                Brush::Paint(brush) => brush.terrain() == Some(Terrain::Town),
            };
            if is_town && keeps_town {
                desk.view.dialog = Some(Dialog::Building(seat, place));
            } else if let Some(cell) = desk.view.brush.tapped(cell) {
                desk.document.set_cell(seat, place, cell);
            }
        }
        Touch::Stroke(place) => {
            if let Some(cell) = desk.view.brush.stroked(now(desk, place)) {
                desk.view.cursor = Some(place);
                desk.document.set_cell(seat, place, cell);
            }
        }
        Touch::Erase(place) => {
            desk.view.cursor = Some(place);
            desk.document.set_cell(seat, place, Cell::Empty);
        }
    }
}
