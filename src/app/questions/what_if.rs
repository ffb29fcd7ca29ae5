//! What if, painted: a board to press a cell of, what else could lie there, who else could have the Queen, and the
//! difference that it would make.

use eframe::egui::{Id, RichText, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::trial::{Trying, choices};
use super::{cell_side, soft};
use crate::app::board::{self, say_cell, say_cell_at};
use crate::app::command::Command;
use crate::app::desk::Desk;
use crate::app::document::Seat;
use crate::app::theme::{Palette, STEP, TOUCH, strong_font};
use crate::app::widgets::{Weight, choice, hairline, paint_texture, ring, text_button};
use crate::model::{Cell, Kingdom, Place};
use crate::rules::{Input, WhatIf};
use crate::words::Message;

/// The height of the difference: two sentences and a button.
const ROOM: f32 = 96.0;

/// The board, the choices and the difference, for the player on the desk.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    ui.add_space(2.0 * STEP);
    let player = desk.seat().player;
    let trial = &desk.answers.trial;
    let Some(kingdom) = trial.kingdom(player).or(desk.kingdom()) else { return };
    ui.label(RichText::new(desk.name(player)).font(strong_font(15.0)));
    cells(desk, ui, kingdom);
    if let Some(place) = trial.selected(player) {
        ui.add_space(2.0 * STEP);
        ui.label(desk.say(&say_cell_at(place, kingdom.get(place), false)));
        let shown = ui.scope(|ui| tiles(desk, ui, place, kingdom.get(place))).response;
        // In a low window they come into sight when their cell is pressed.
        if is_new(ui, desk.seat(), place) {
            shown.scroll_to_me(None);
        }
    }
    if desk.document.rules().book().inputs.contains(&Input::Queen) {
        queen(desk, ui);
    }
}

/// Whether this cell has only just been selected.
fn is_new(ui: &Ui, seat: Seat, place: Place) -> bool {
    let (id, now) = (Id::unique("tried cell"), (seat, place));
    ui.data_mut(|data| {
        let before = data.get_temp::<(Seat, Place)>(id);
        data.insert_temp(id, now);
        before != Some(now)
    })
}

/// What would be different, and the way back. It stands over the board and keeps its room, so that nothing jumps and
/// it can be seen while tiles further down are chosen.
pub(super) fn difference(desk: &Desk<'_>, ui: &mut Ui) {
    let palette = Palette::of(ui);
    ui.add_space(STEP);
    ui.scope(|ui| {
        ui.set_min_height(ROOM);
        let Some(altered) = desk.answers.trial.altered() else {
            soft(ui, &desk.text("app-try-hint"));
            return;
        };
        let names: Vec<String> = (0..desk.document.players()).map(|player| desk.name(player)).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let mut sentences = altered.round.say(&names);
        sentences.extend(altered.overall.iter().flat_map(|overall| overall.say_overall(&names)));
        for sentence in sentences {
            ui.label(RichText::new(desk.say(&sentence)).color(palette.ink));
        }
        if text_button(ui, &desk.text("app-try-back"), Weight::Plain).clicked() {
            desk.send(Command::Try(Trying::PutBack));
        }
    });
    hairline(ui);
}

/// The kingdom with what is tried; pressing a cell selects it.
fn cells(desk: &Desk<'_>, ui: &mut Ui, kingdom: &Kingdom) {
    let palette = Palette::of(ui);
    let player = desk.seat().player;
    let size = Vec2::new(f32::from(kingdom.cols()), f32::from(kingdom.rows()));
    let side = cell_side(ui, size);
    let (rect, _) = ui.allocate_exact_size(size * side, Sense::hover());
    board::drawing(desk, ui, kingdom, player, rect, None);
    let (selected, changed) = (desk.answers.trial.selected(player), desk.answers.trial.changed(player));
    for (place, cell) in kingdom.iter().filter(|(_, cell)| *cell != Cell::Castle) {
        let min = rect.min + Vec2::new(f32::from(place.col), f32::from(place.row)) * side;
        let at = eframe::egui::Rect::from_min_size(min, Vec2::splat(side));
        let response = ui.interact(at, ui.scope_id().with(("try", place)), Sense::click());
        let label = Message::new("app-try-cell").with("cell", say_cell_at(place, cell, false));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, desk.say(&label)));
        if changed.contains(place) {
            let gold = Stroke::new(3.0, palette.gold);
            ui.painter().rect_stroke(at.shrink(1.5), 4, gold, StrokeKind::Inside);
        }
        if selected == Some(place) || response.has_focus() {
            ring(ui, at, palette.accent);
        }
        if response.clicked() {
            desk.send(Command::Try(Trying::Select(place)));
        }
    }
}

/// What else could lie there.
fn tiles(desk: &Desk<'_>, ui: &mut Ui, place: Place, now: Cell) {
    let player = desk.seat().player;
    let palette = Palette::of(ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(STEP * 0.5);
        for cell in choices(desk.document) {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(TOUCH), Sense::click());
            let name = desk.say(&Message::new("app-try-choice").with("cell", say_cell(cell)));
            let on = cell == now;
            response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, &name));
            let inner = rect.shrink(3.0);
            let texture =
                desk.tiles.cell(ui.ctx(), cell, Place::new(0, 0), inner.width(), desk.banner(player));
            paint_texture(ui, texture, inner);
            if on || response.hovered() || response.has_focus() {
                ring(ui, rect, if on { palette.accent } else { palette.hairline });
            }
            if response.on_hover_text(&name).clicked() {
                desk.send(Command::Try(Trying::Change(WhatIf::Cell { player, place, cell })));
            }
        }
    });
}

/// Who else could have the Queen.
fn queen(desk: &Desk<'_>, ui: &mut Ui) {
    ui.add_space(3.0 * STEP);
    let round = desk.seat().round;
    let now = desk.answers.trial.queens_host(desk.document, round);
    let host = |player: usize| Message::new("app-try-queen").with("player", desk.name(player));
    let with = (0..desk.document.players()).map(|player| (Some(player), desk.say(&host(player))));
    let hosts: Vec<(Option<usize>, String)> = with.chain([(None, desk.text("app-try-no-queen"))]).collect();
    if let Some(host) = choice(ui, now, &hosts) {
        desk.send(Command::Try(Trying::Change(WhatIf::Queen(host))));
    }
}
