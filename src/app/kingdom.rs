//! The kingdom on the desk: its board to enter and correct, the palette, and its name and total.

use eframe::egui::{ScrollArea, Slider, TextStyle, Ui, Vec2};

use super::action::Action;
use super::board::{self, BoardLook, Touch};
use super::checking::cells_to_check;
use super::command::Command;
use super::desk::Desk;
use super::document::Seat;
use super::theme::{Palette, STEP, WIDE};
use super::view::{BoardStage, Overlay, Show};
use super::widgets::{Weight, action_button, action_icon, chip, soft};
use super::{findings, frame, guesses, holdings, palette, table};
use crate::words::Message;

/// The kingdom on the desk.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    if desk.view.stage == BoardStage::Frame {
        frame::ui(desk, ui);
        return;
    }
    let wide = ui.ctx().content_rect().width() >= WIDE;
    if !wide {
        switcher(desk, ui);
    }
    if !wide && desk.view.checking.is_some() {
        // The card of the cell has the place of everything below the board.
        ui.vertical_centered(|ui| boards(desk, ui, wide));
        return;
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
fn switcher(desk: &Desk<'_>, ui: &mut Ui) {
    ScrollArea::horizontal().id_salt("switcher").show(ui, |ui| {
        ui.horizontal(|ui| {
            for player in 0..desk.document.players() {
                let seat = Seat { round: desk.view.seat.round, player };
                let total = desk.derived.score(seat).map_or(0, crate::rules::Score::total);
                let text = format!("{}  {total}", desk.name(player));
                if chip(ui, seat == desk.view.seat, &text).clicked() {
                    desk.show(Show::Seat(seat));
                }
            }
        });
    });
}

/// Name, sum, and what can be done with the kingdom.
fn bar(desk: &Desk<'_>, ui: &mut Ui) {
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
        let has_photo = desk.document.photo(seat).is_some();
        if desk.document.rules().book().boxes.is_empty() {
            soft(ui, &desk.text("scan-duel"));
        } else {
            let empty = desk.kingdom().is_none_or(|kingdom| kingdom.extent().is_none());
            let weight = if empty && !has_photo { Weight::Accent } else { Weight::Plain };
            if wide || weight == Weight::Accent {
                action_button(desk, ui, Action::Photograph, weight);
            } else {
                action_icon(desk, ui, Action::Photograph, true);
            }
        }
        ui.spacing_mut().item_spacing.x = 0.0;
        if has_photo {
            action_icon(desk, ui, Action::Frame, true);
        }
        action_icon(desk, ui, Action::Turn, true);
        action_icon(desk, ui, Action::Copy, true);
        action_icon(desk, ui, Action::Clear, true);
    });
    check_bar(desk, ui);
    overlays(desk, ui);
}

/// The way through the cells to check, of this kingdom and of all.
fn check_bar(desk: &Desk<'_>, ui: &mut Ui) {
    let left = cells_to_check(desk.document, desk.seat()).len();
    if left == 0 || desk.view.checking.is_some() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        action_button(desk, ui, Action::Check, Weight::Accent);
        soft(ui, &desk.say(&Message::new("app-cells-unsure").with("count", left)));
    });
}

/// How photo and drawing are shown.
fn overlays(desk: &Desk<'_>, ui: &mut Ui) {
    let seat = desk.seat();
    if desk.document.photo(seat).is_none() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let beside = desk.view.overlay == Overlay::Beside;
        if chip(ui, beside, &desk.text("app-sight-beside")).clicked() {
            desk.show(Show::Overlay(Overlay::Beside));
        }
        if chip(ui, !beside, &desk.text("app-sight-over")).clicked() && beside {
            desk.show(Show::Overlay(Overlay::Over(0.5)));
        }
        if let Overlay::Over(mut drawn) = desk.view.overlay {
            let label = desk.text("app-fader");
            let slider = ui.add(Slider::new(&mut drawn, 0.0..=1.0).show_value(false));
            slider.widget_info(|| eframe::egui::WidgetInfo::slider(true, f64::from(drawn), label.clone()));
            if slider.on_hover_text(&label).changed() {
                desk.show(Show::Overlay(Overlay::Over(drawn)));
            }
        }
    });
}

/// The board, beside its photo where there is one and room for it.
fn boards(desk: &Desk<'_>, ui: &mut Ui, wide: bool) {
    let seat = desk.seat();
    let Some(kingdom) = desk.kingdom() else { return };
    let cells = Vec2::new(f32::from(kingdom.cols()), f32::from(kingdom.rows()));
    let photo = desk.document.photo(seat);
    let picture = photo.and_then(|photo| desk.photos.board(ui.ctx(), &photo.id, &photo.corners, photo.size));
    let beside = picture.is_some() && desk.view.overlay == Overlay::Beside;
    let across = if beside && wide { 2.0 } else { 1.0 };
    let width = (ui.available_width() - (across - 1.0) * 3.0 * STEP) / (across * cells.x);
    // In a narrow window board and palette fit the screen together; in a wide one the palette stays in sight.
    let checking = !wide && desk.view.checking.is_some();
    let height = if checking {
        ui.available_height()
    } else {
        ui.ctx().content_rect().height() * if wide { 0.62 } else { 0.52 }
    };
    let side = width.min(height / cells.y).clamp(if checking { 16.0 } else { 30.0 }, 120.0).floor();
    let look = BoardLook { drawn: 1.0, photo: None, territories: true };
    let touch = match (desk.view.overlay, picture) {
        (Overlay::Over(drawn), Some(_)) => {
            board::ui(desk, ui, seat, side, BoardLook { drawn, photo: picture, ..look })
        }
        (Overlay::Beside, Some(_)) => {
            let photo = BoardLook { drawn: 0.0, photo: picture, territories: false };
            let pair = |ui: &mut Ui| {
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
                    desk.show(Show::Cursor(Some(place)));
                    None
                }
                Some((_, true)) | None => None,
                Some((touch, false)) => Some(touch),
            }
        }
        _ => board::ui(desk, ui, seat, side, look),
    };
    if let Some(touch) = touch {
        desk.send(Command::Touch(seat, touch));
    }
}
