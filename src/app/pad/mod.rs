//! The score pad: rows as printed, one column per player, totals, places, and who won and why. Pointing at a number
//! lights its cells; the paper check compares with what was counted by hand.

mod paper;
mod totals;
mod verdict;

pub(super) use self::verdict::missing;

use std::sync::Arc;

use eframe::egui::{
    Color32, FontId, Galley, InputState, Rect, Response, RichText, Role, ScrollArea, Sense, Stroke,
    TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use self::paper::{differences, paper_cell};
use self::totals::totals;
use super::action::Action;
use super::desk::Desk;
use super::document::{Seat, Seated};
use super::proof;
use super::table::one_line;
use super::theme::{Palette, STEP, TOUCH, WIDE, color, colour, strong_font};
use super::view::{Lit, Show};
use super::widgets::{Weight, action_button, paint_texture, soft, stable_id};
use crate::art::Icon;
use crate::model::{Building, Cell, Place, Square};
use crate::rules::LineId;
use crate::words::Message;

/// A number can be touched, so a row is as high as a finger needs.
const ROW: f32 = TOUCH;
const ICON: f32 = 24.0;
/// The least width of a player's column.
const COLUMN: f32 = 44.0;

/// The pad.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    if desk.document.players() == 0 {
        return;
    }
    ScrollArea::vertical().id_salt("pad").auto_shrink([false, false]).show(ui, |ui| {
        ScrollArea::horizontal().id_salt("columns").auto_shrink([false, true]).show(ui, |ui| table(desk, ui));
        ui.add_space(2.0 * STEP);
        why(desk, ui);
        verdict::ui(desk, ui);
        // In a narrow window the proof is here; in a wide one it is beside the board.
        if ui.ctx().content_rect().width() < WIDE {
            proof::ui(desk, ui);
        }
        ui.add_space(2.0 * STEP);
        ui.horizontal_wrapped(|ui| {
            action_button(desk, ui, Action::Questions, Weight::Plain);
            action_button(desk, ui, Action::Share, Weight::Plain);
            action_button(desk, ui, Action::Keep, Weight::Plain);
        });
    });
}

/// The widths of the pad.
struct Columns {
    left: f32,
    label: f32,
    player: f32,
    paper: f32,
    count: usize,
}

impl Columns {
    fn width(&self) -> f32 {
        self.label + self.player * self.count as f32 + self.paper
    }

    /// A line across the table.
    fn rule(&self, ui: &mut Ui) {
        let (rect, _) = ui.allocate_exact_size(vec2(self.width(), 1.0), Sense::hover());
        ui.painter().rect_filled(rect, 0, Palette::of(ui).hairline);
    }

    fn right_of(&self, player: usize) -> f32 {
        self.left + self.label + self.player * (player + 1) as f32 - 2.0 * STEP
    }
}

fn table(desk: &Desk<'_>, ui: &mut Ui) {
    let count = desk.document.players();
    let paper = if desk.view.paper { 64.0 } else { 0.0 };
    let room = ui.available_width();
    let label = (room - paper - count as f32 * COLUMN).clamp(96.0, 176.0);
    let player = ((room - label - paper) / count as f32).floor().clamp(COLUMN, 120.0);
    let columns = Columns { left: ui.max_rect().left(), label, player, paper, count };
    ui.set_min_width(columns.width());
    ui.spacing_mut().item_spacing.y = 0.0;
    names(desk, ui, &columns);
    columns.rule(ui);
    let round = desk.seat().round;
    let lines: Vec<LineId> = desk.document.rules().lines().collect();
    for (index, line) in lines.into_iter().enumerate() {
        line_row(desk, ui, &columns, round, index, line);
    }
    totals(desk, ui, &columns, round);
}

/// The names over their columns, the winner's under a small crown.
fn names(desk: &Desk<'_>, ui: &mut Ui, columns: &Columns) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(columns.width(), 58.0), Sense::hover());
    for player in 0..columns.count {
        let right = columns.right_of(player);
        let width = columns.player - 3.0 * STEP;
        let cell = Rect::from_min_max(pos2(right - width, rect.top()), pos2(right, rect.bottom()));
        let name = desk.name(player);
        let chosen = desk.seat().player == player;
        let ink = if chosen { palette.ink } else { palette.soft_ink };
        let text = one_line(ui, &name, &TextStyle::Small, ink, width);
        let at = pos2(right - text.size().x, rect.bottom() - 14.0 - text.size().y);
        ui.painter().galley(at, text, ink);
        let band =
            Rect::from_min_max(pos2(right - width, rect.bottom() - 9.0), pos2(right, rect.bottom() - 5.0));
        ui.painter().rect(
            band,
            2,
            color(desk.banner(player)),
            Stroke::new(0.5, palette.soft_ink),
            eframe::egui::StrokeKind::Inside,
        );
        if desk.has_won(player) {
            let texture = desk.tiles.icon(ui.ctx(), Icon::Crown, 18.0, colour(palette.gold));
            paint_texture(
                ui,
                texture,
                Rect::from_center_size(pos2(right - 9.0, rect.top() + 10.0), Vec2::splat(18.0)),
            );
        }
        let response = ui.interact(cell, stable_id("pad-name", player), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        if response.on_hover_text(&name).clicked() {
            desk.show(Show::Seat(Seat { player, ..desk.seat() }));
        }
    }
}

fn line_row(desk: &Desk<'_>, ui: &mut Ui, columns: &Columns, round: usize, index: usize, line: LineId) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(columns.width(), ROW), Sense::hover());
    let Some(row) = desk.derived.sheet.rounds.get(round).and_then(|round| round.rows.get(index)).cloned()
    else {
        return;
    };
    line_icon(
        desk,
        ui,
        line,
        Rect::from_center_size(pos2(columns.left + ICON * 0.5, rect.center().y), Vec2::splat(ICON)),
    );
    // Long words of other languages come in the smaller size.
    let room = columns.label - ICON - 2.0 * STEP;
    let text = fitting(ui, &row.label, room);
    ui.painter().galley(
        pos2(columns.left + ICON + 2.0 * STEP, rect.center().y - text.size().y * 0.5),
        text,
        palette.ink,
    );
    for (player, (points, _)) in row.cells.iter().enumerate() {
        let seat = Seat { round, player };
        let lit = is_lit(desk, seat, line);
        let shown = if *points == 0 { "–".to_owned() } else { points.to_string() };
        let ink = if *points == 0 { palette.soft_ink } else { palette.ink };
        let response = number(ui, columns, player, rect, &shown, 15.0, ink, lit.then_some(palette.gold));
        let label = Message::new("app-pad-cell")
            .with("player", desk.name(player))
            .with("line", row.label.as_str())
            .with("points", *points);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, desk.say(&label)));
        if response.hovered() {
            desk.point_at(Lit::Line(seat, line));
        }
        if response.on_hover_text(row.derivation(player).unwrap_or_default()).clicked() {
            desk.show(Show::Seat(seat));
        }
    }
    if desk.view.paper {
        let own = row.cells.get(desk.seat().player).map_or(0, |cell| cell.0);
        paper_cell(desk, ui, columns, rect, line.id(), &row.label, own);
    }
    let line = Rect::from_min_size(rect.left_bottom() - vec2(0.0, 1.0), vec2(columns.width(), 1.0));
    ui.painter().rect_filled(line, 0, palette.hairline.gamma_multiply(0.6));
}

/// Words in their room: on one line if they fit, otherwise smaller, on two.
fn fitting(ui: &Ui, words: &str, room: f32) -> Arc<Galley> {
    let ink = Palette::of(ui).ink;
    let text = one_line(ui, words, &TextStyle::Body, ink, room);
    if !text.elided {
        return text;
    }
    let small = |size| ui.painter().layout(words.to_owned(), FontId::proportional(size), ink, room);
    Some(small(13.0)).filter(|text| text.rows.len() <= 2).unwrap_or_else(|| small(11.0))
}

/// Whether what is pointed at belongs to this line.
fn is_lit(desk: &Desk<'_>, seat: Seat, line: LineId) -> bool {
    match desk.view.lit {
        Some(Lit::Line(own, lit)) => own == seat && lit == line,
        Some(Lit::Cell(own, place)) => own == seat && desk.derived.places_of(seat, line).contains(place),
        _ => false,
    }
}

/// The terrain, piece or sign of a line.
pub(super) fn line_icon(desk: &Desk<'_>, ui: &Ui, line: LineId, rect: Rect) {
    use super::tiles::PieceTexture;
    let ink = colour(Palette::of(ui).soft_ink);
    let building =
        |building| desk.tiles.cell(ui.ctx(), Cell::Built(building), Place::new(0, 0), ICON, desk.banner(0));
    let texture = match line {
        LineId::Terrain(terrain) => {
            let cell = Cell::Square(Square::plain(terrain));
            desk.tiles.cell(ui.ctx(), cell, Place::new(0, 0), ICON, desk.banner(0))
        }
        LineId::Coins => desk.tiles.piece(ui.ctx(), PieceTexture::Coin, ICON),
        LineId::TowerBuildings => desk.tiles.piece(ui.ctx(), PieceTexture::Tower, ICON),
        LineId::KnightBuildings => desk.tiles.piece(ui.ctx(), PieceTexture::Knight, ICON),
        LineId::MiddleKingdom => {
            desk.tiles.cell(ui.ctx(), Cell::Castle, Place::new(0, 0), ICON, desk.banner(0))
        }
        LineId::Harmony => desk.tiles.icon(ui.ctx(), Icon::Complete, ICON, ink),
        LineId::DomainBuildings => building(Building::Church),
        LineId::PointBuildings => building(Building::Statue),
        LineId::Power => desk.tiles.icon(ui.ctx(), Icon::Shield, ICON, ink),
    };
    paint_texture(ui, texture, rect);
}

#[allow(clippy::too_many_arguments)] // a number, where it stands and how it looks
fn number(
    ui: &Ui,
    columns: &Columns,
    player: usize,
    row: Rect,
    text: &str,
    size: f32,
    ink: Color32,
    lit: Option<Color32>,
) -> Response {
    let right = columns.right_of(player);
    let cell = Rect::from_min_max(
        pos2(right - columns.player + 3.0 * STEP, row.top()),
        pos2(right + STEP, row.bottom()),
    );
    if let Some(light) = lit {
        ui.painter().rect_filled(cell.shrink2(vec2(0.0, 2.0)), 4, light.gamma_multiply(0.35));
    }
    ui.painter().text(
        pos2(right, row.center().y),
        eframe::egui::Align2::RIGHT_CENTER,
        text,
        strong_font(size),
        ink,
    );
    let id = ui.scope_id().with(("number", player, row.top() as i32));
    ui.interact(cell, id, Sense::click())
}

/// The derivation of what is pointed at, and of every line that the paper has wrong. It keeps its room, so that
/// nothing jumps.
fn why(desk: &Desk<'_>, ui: &mut Ui) {
    let palette = Palette::of(ui);
    let seat = desk.seat();
    let paper = desk.document.seated(seat).map(Seated::paper);
    if let Some(paper) = paper.filter(|paper| desk.view.paper && !paper.is_empty()) {
        let wrong: Vec<String> = differences(desk, seat, paper);
        if wrong.is_empty() {
            ui.label(RichText::new(desk.text("app-paper-agrees")).color(palette.good));
        }
        for line in wrong {
            ui.label(RichText::new(line).color(palette.wrong));
        }
        return;
    }
    let pointed = match desk.view.lit {
        Some(Lit::Line(seat, line)) => Some((seat, line)),
        _ => None,
    };
    // Nobody points in a narrow window or with a finger.
    let touched = ui.ctx().content_rect().width() < WIDE || ui.input(InputState::has_touch_screen);
    if pointed.is_none() && touched {
        return;
    }
    let text = pointed
        .and_then(|(seat, line)| derivation(desk, seat, line))
        .unwrap_or_else(|| desk.text("app-point-at"));
    ui.allocate_ui(vec2(ui.available_width(), 40.0), |ui| {
        ui.set_min_height(40.0);
        soft(ui, &text);
    });
}

/// 'wheat: 12 = 4 × 3'.
fn derivation(desk: &Desk<'_>, seat: Seat, line: LineId) -> Option<String> {
    let index = desk.document.rules().lines().position(|own| own == line)?;
    let row = desk.derived.sheet.rounds.get(seat.round)?.rows.get(index)?;
    let message = Message::new("app-derivation")
        .with("player", desk.name(seat.player))
        .with("line", row.label.as_str())
        .with("derivation", row.derivation(seat.player)?);
    Some(desk.say(&message))
}
