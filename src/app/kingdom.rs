//! The kingdom on the desk: its board to enter and correct, the palette, and its name and total.

use eframe::egui::{ScrollArea, Slider, TextStyle, TextureId, Ui, Vec2};

use super::action::Action;
use super::board::{self, BoardLook, Touch};
use super::checking::cells_to_check;
use super::command::Command;
use super::desk::Desk;
use super::theme::{Palette, STEP, TOUCH, WIDE};
use super::view::{BoardStage, Overlay, Show};
use super::whose::sharers;
use super::widgets::{Weight, action_button, action_icon, button_width, chip, soft};
use super::{findings, frame, guesses, holdings, palette, proof, proposal, switcher, text};
use crate::words::Message;

/// From this width on, what is free beside the board is used.
const ASIDE: f32 = 236.0;
/// How much of its size a board keeps at least to make room for it.
const YIELDS: f32 = 0.85;
/// A board grows only where this width is left for the proof.
const PROOF: f32 = 340.0;
/// The least and the most room for the name of a player over the board.
const SHORT_NAME: f32 = 96.0;
const LONG_NAME: f32 = 260.0;
/// Between the board and what stands beside it.
const GAP: f32 = 6.0 * STEP;

/// The kingdom on the desk.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    proposal::ui(desk, ui);
    let wide = ui.ctx().content_rect().width() >= WIDE;
    // Kingdoms that share a photo are chosen in it, and cells that are checked choose their kingdom themselves.
    let is_shared = desk.view.stage == BoardStage::Frame && sharers(desk.document, desk.seat()).len() > 1;
    if !wide && !is_shared && desk.view.checking.is_none() {
        switcher::ui(desk, ui);
    }
    if desk.view.stage == BoardStage::Frame {
        frame::ui(desk, ui);
        return;
    }
    if !wide && desk.view.checking.is_some() {
        // The card of the cell has the place of everything below the board.
        let side = cell_side(desk, ui, wide, ui.available_height());
        ui.vertical_centered(|ui| boards(desk, ui, wide, side));
        return;
    }
    let room = ui.available_height();
    ScrollArea::vertical().id_salt("kingdom").auto_shrink([false, false]).show(ui, |ui| {
        bar(desk, ui);
        ui.add_space(STEP);
        let room = BoardRoom::of(desk, ui, wide, room - ui.min_rect().height());
        if wide && room.aside >= least_beside(desk) {
            with_proof_beside(desk, ui, &room);
        } else {
            with_proof_below(desk, ui, wide, &room);
        }
        ui.add_space(4.0 * STEP);
    });
}

/// The room that a board has and takes.
struct BoardRoom {
    /// The height that is in sight below the bar before anything is scrolled.
    in_sight: f32,
    /// The side of a cell.
    side: f32,
    /// The size of the board, with its photo where that stands beside it.
    size: Vec2,
    /// The width that is left beside it.
    aside: f32,
}

impl BoardRoom {
    fn of(desk: &Desk<'_>, ui: &Ui, wide: bool, in_sight: f32) -> Self {
        let side = cell_side(desk, ui, wide, in_sight);
        let size = boards_size(desk, ui, wide, side);
        Self { in_sight, side, size, aside: ui.available_width() - size.x - GAP }
    }
}

/// The board with what is entered below it; beside it the cell that is checked, what was found, and the proof.
fn with_proof_beside(desk: &Desk<'_>, ui: &mut Ui, room: &BoardRoom) {
    let within = ui.spacing().item_spacing;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing = within;
            ui.set_width(room.size.x);
            boards(desk, ui, true, room.side);
            ui.add_space(2.0 * STEP);
            palette::ui(desk, ui);
            holdings::ui(desk, ui);
        });
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing = within;
            ui.set_width(room.aside);
            let height = room.in_sight.max(room.size.y);
            let column = ScrollArea::vertical().id_salt("beside").max_height(height);
            column.auto_shrink([false, true]).show(ui, |ui| {
                guesses::ui(desk, ui);
                findings::ui(desk, ui);
                proof::ui(desk, ui);
            });
        });
    });
}

/// The board with everything below it. The palette stands beside it where it has room there; in a narrow window it is at
/// the bottom, where the thumb is, and while cells are checked, the answers take its place.
fn with_proof_below(desk: &Desk<'_>, ui: &mut Ui, wide: bool, room: &BoardRoom) {
    let has_palette = wide && desk.view.checking.is_none();
    let is_column = room.aside >= palette::SIDE && room.size.y >= palette::column_height(desk);
    if has_palette && is_column {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            ui.vertical(|ui| boards(desk, ui, wide, room.side));
            palette::column(desk, ui);
        });
    } else if wide {
        boards(desk, ui, wide, room.side);
    } else {
        ui.vertical_centered(|ui| boards(desk, ui, wide, room.side));
    }
    ui.add_space(2.0 * STEP);
    if has_palette && !is_column {
        palette::ui(desk, ui);
    }
    guesses::ui(desk, ui);
    holdings::ui(desk, ui);
    ui.add_space(STEP);
    findings::ui(desk, ui);
    proof::ui(desk, ui);
}

/// Name, sum, and what can be done with the kingdom.
fn bar(desk: &Desk<'_>, ui: &mut Ui) {
    // A kingdom that is drawn with a pen cannot be read from a photo.
    let drawn = desk.document.rules().book().boxes.is_empty();
    let wide = ui.ctx().content_rect().width() >= WIDE;
    ui.horizontal_wrapped(|ui| {
        let seat = desk.seat();
        let has_photo = desk.document.photo(seat).is_some();
        if wide {
            let name = desk.name(seat.player);
            let ink = Palette::of(ui).ink;
            // A long name leaves the buttons their room on its line.
            let room = ui.available_width() - buttons_width(desk, ui, !drawn, has_photo) - 5.0 * STEP;
            let room = room.clamp(SHORT_NAME, LONG_NAME);
            let text = text::one_line(ui, &name, &TextStyle::Heading, ink, room);
            let is_cut = text.elided;
            let label = ui.label(text);
            if is_cut {
                label.on_hover_text(name);
            }
            ui.add_space(2.0 * STEP);
        }
        if !drawn {
            let empty = desk.kingdom().is_none_or(|kingdom| kingdom.extent().is_none());
            let weight = if empty && !has_photo { Weight::Accent } else { Weight::Plain };
            if wide || weight == Weight::Accent {
                action_button(desk, ui, Action::Photograph, weight);
            } else {
                action_icon(desk, ui, Action::Photograph, true);
            }
            if Action::Live.is_there() {
                action_icon(desk, ui, Action::Live, true);
            }
        }
        ui.spacing_mut().item_spacing.x = 0.0;
        if has_photo {
            action_icon(desk, ui, Action::Frame, true);
        }
        action_icon(desk, ui, Action::Turn, true);
        action_icon(desk, ui, Action::Copy, true);
        action_icon(desk, ui, Action::Clear, true);
        // In a narrow window the rounds are chosen elsewhere.
        if !wide && desk.document.rules().is_dynasty() {
            ui.add_space(2.0 * STEP);
            soft(ui, &desk.say(&Message::new("sheet-round").with("round", seat.round + 1)));
        }
    });
    if drawn {
        soft(ui, &desk.text("app-drawn-by-hand"));
    }
    check_bar(desk, ui);
    overlays(desk, ui);
}

/// How wide the buttons beside the name are.
fn buttons_width(desk: &Desk<'_>, ui: &Ui, takes_photos: bool, has_photo: bool) -> f32 {
    let live = takes_photos && Action::Live.is_there();
    let icons = 3.0 + f32::from(u8::from(has_photo)) + f32::from(u8::from(live));
    let photograph = button_width(ui, &desk.say(&Action::Photograph.text())) + ui.spacing().item_spacing.x;
    icons * TOUCH + if takes_photos { photograph } else { 0.0 }
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
        // A narrow window shows the drawing alone, or with the photo through it.
        let wide = ui.ctx().content_rect().width() >= WIDE;
        let first = desk.text(if wide { "app-sight-beside" } else { "app-sight-drawing" });
        if chip(ui, beside, &first).clicked() {
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

/// How many points a cell gets where so much height is in sight.
fn cell_side(desk: &Desk<'_>, ui: &Ui, wide: bool, in_sight: f32) -> f32 {
    let Some(kingdom) = desk.kingdom() else { return 0.0 };
    let cells = Vec2::new(f32::from(kingdom.cols()), f32::from(kingdom.rows()));
    let across = if wide && has_two(desk, ui) { 2.0 } else { 1.0 };
    let width = (ui.available_width() - (across - 1.0) * 3.0 * STEP) / (across * cells.x);
    let screen = ui.ctx().content_rect().height();
    let (height, least) = match (wide, desk.view.checking.is_some()) {
        // The palette stays in sight, and so do the answers.
        (true, false) => ((screen - below(desk)).min(screen * 0.62), 30.0),
        (true, true) => ((screen - 470.0).min(screen * 0.62), 30.0),
        // Above the card of the cell.
        (false, true) => (in_sight, 16.0),
        // A board that would be too small to tap is scrolled.
        (false, false) => (in_sight - 2.0 * STEP, (width * 0.7).clamp(30.0, 56.0)),
    };
    let side = width.min(height / cells.y).clamp(least, 150.0);
    if !wide {
        return side.floor();
    }
    let beside = |width: f32| (ui.available_width() - GAP - width) / (across * cells.x);
    // A board that is only a little too wide for the proof beside it makes room for it.
    let room = beside(least_beside(desk));
    let side = if room >= YIELDS * side { side.min(room) } else { side };
    // Where it leaves more room than that, it may be as high as the window.
    let high = (screen - around(desk)) / cells.y;
    side.max(beside(PROOF).min(high).min(200.0)).floor()
}

/// The least width that is used beside the board. The card of the cell that is checked needs more of it.
fn least_beside(desk: &Desk<'_>) -> f32 {
    if desk.view.checking.is_some() { PROOF } else { ASIDE }
}

/// The height of everything above and below a board that has the proof beside it.
fn around(desk: &Desk<'_>) -> f32 {
    let bars = 190.0;
    let photo = if desk.document.photo(desk.seat()).is_some() { 44.0 } else { 0.0 };
    let unsure = if cells_to_check(desk.document, desk.seat()).is_empty() { 0.0 } else { 44.0 };
    let holdings = if desk.document.rules().book().inputs.is_empty() { 0.0 } else { 84.0 };
    bars + photo + unsure + holdings
}

/// The height of everything above and below a board that has the proof below it.
fn below(desk: &Desk<'_>) -> f32 {
    around(desk) + 200.0
}

/// Whether the photo is shown beside the drawing.
fn has_two(desk: &Desk<'_>, ui: &Ui) -> bool {
    desk.view.overlay == Overlay::Beside && picture(desk, ui).is_some()
}

/// The board cut out of the photo.
fn picture(desk: &Desk<'_>, ui: &Ui) -> Option<TextureId> {
    let photo = desk.document.photo(desk.seat())?;
    desk.photos.board(ui.ctx(), &photo.id, &photo.corners, photo.size)
}

/// How much room the board takes with its photo.
fn boards_size(desk: &Desk<'_>, ui: &Ui, wide: bool, side: f32) -> Vec2 {
    let Some(kingdom) = desk.kingdom() else { return Vec2::ZERO };
    let one = Vec2::new(f32::from(kingdom.cols()), f32::from(kingdom.rows())) * side;
    let across = if wide && has_two(desk, ui) { 2.0 } else { 1.0 };
    Vec2::new(one.x * across + (across - 1.0) * 3.0 * STEP, one.y)
}

/// The board, beside its photo where there is one and room for it.
fn boards(desk: &Desk<'_>, ui: &mut Ui, wide: bool, side: f32) {
    let seat = desk.seat();
    if desk.kingdom().is_none() {
        return;
    }
    let picture = picture(desk, ui);
    // Above the card of a cell the board is small: it shows where the cell is, and nothing else.
    let territories = wide || desk.view.checking.is_none();
    let look = BoardLook { drawn: 1.0, photo: None, territories };
    let touch = match (desk.view.overlay, picture) {
        (Overlay::Over(drawn), Some(_)) => {
            board::ui(desk, ui, seat, side, BoardLook { drawn, photo: picture, ..look })
        }
        (Overlay::Beside, Some(_)) if wide => {
            let photo = BoardLook { drawn: 0.0, photo: picture, territories: false };
            let pair = |ui: &mut Ui| {
                let touch = board::ui(desk, ui, seat, side, look);
                ui.add_space(STEP);
                // Tapping the photo only selects: what is painted shows on the drawing.
                board::ui(desk, ui, seat, side, photo)
                    .map(|touch| (touch, true))
                    .or(touch.map(|touch| (touch, false)))
            };
            match ui.horizontal(pair).inner {
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
