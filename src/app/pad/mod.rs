//! The score pad: rows as printed, one column per player, totals, places, and who won and why. Pointing at a number
//! lights its cells; the paper check compares with what was counted by hand.

mod heads;
mod paper;
mod totals;
mod verdict;

pub(super) use self::paper::{WIDTH as PAPER_WIDTH, first_field};
pub(super) use self::verdict::missing;

use std::sync::Arc;

use eframe::egui::{
    Color32, FontId, Frame, Galley, InputState, Margin, Panel, Rect, Response, Role, ScrollArea, Sense,
    Shape, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use self::heads::heads;
use self::paper::PaperColumn;
use self::totals::totals;
use super::action::Action;
use super::desk::Desk;
use super::document::Seat;
use super::proof;
use super::text::one_line;
use super::theme::{Palette, STEP, TOUCH, WIDE, colour, strong_font};
use super::view::{Lit, Show};
use super::widgets::{Weight, action_button, button_width, paint_texture, soft};
use crate::art::Icon;
use crate::model::{Building, Cell, Place, Square};
use crate::rules::{LineId, PaperLine};
use crate::sheet::Row;
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
    let wide = ui.ctx().content_rect().width() >= WIDE;
    if wide {
        // However long the sheet is, what can be done with it is in sight.
        let frame = Frame::new().inner_margin(Margin { top: 8, ..Margin::ZERO });
        Panel::bottom("sheet actions")
            .frame(frame)
            .show_separator_line(false)
            .show(ui, |ui| actions(desk, ui));
    }
    ScrollArea::vertical().id_salt("pad").auto_shrink([false, false]).show(ui, |ui| {
        let paper = PaperColumn::of(desk);
        // A narrow window would have it out of sight, below all lines.
        let moment_first = !wide && paper.is_none();
        if moment_first {
            verdict::moment(desk, ui);
        }
        let columns = ScrollArea::horizontal().id_salt("columns").auto_shrink([false, true]);
        columns.show(ui, |ui| table(desk, ui, paper.as_ref()));
        ui.add_space(2.0 * STEP);
        match &paper {
            Some(paper) => {
                paper.told(desk, ui);
                ui.add_space(2.0 * STEP);
            }
            None => why(desk, ui),
        }
        if !moment_first {
            verdict::moment(desk, ui);
        }
        verdict::ui(desk, ui);
        // In a narrow window the proof is here; in a wide one it is beside the board.
        if !wide {
            proof::ui(desk, ui);
            ui.add_space(2.0 * STEP);
            actions(desk, ui);
        }
    });
}

/// What can be done with a sheet.
const ACTIONS: [Action; 3] = [Action::Questions, Action::Share, Action::Keep];

fn actions(desk: &Desk<'_>, ui: &mut Ui) {
    ui.horizontal_wrapped(|ui| {
        for action in ACTIONS {
            action_button(desk, ui, action, Weight::Plain);
        }
    });
}

/// How wide the buttons for that are, side by side.
pub(super) fn actions_width(desk: &Desk<'_>, ui: &Ui) -> f32 {
    let buttons = ACTIONS.map(|action| button_width(ui, &desk.say(&action.text())));
    buttons.iter().sum::<f32>() + (ACTIONS.len() - 1) as f32 * ui.spacing().item_spacing.x
}

/// The widths of the pad.
struct Columns {
    left: f32,
    label: f32,
    player: f32,
    /// The width of the column for what was counted on paper; nothing while there is none.
    paper: f32,
    /// The player whom it stands beside.
    chosen: usize,
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
        let paper = if player > self.chosen { self.paper } else { 0.0 };
        self.left + self.label + self.player * (player + 1) as f32 + paper - 2.0 * STEP
    }

    /// Where the column for what was counted on paper begins.
    fn paper_left(&self) -> f32 {
        self.left + self.label + self.player * (self.chosen + 1) as f32
    }
}

fn table(desk: &Desk<'_>, ui: &mut Ui, paper: Option<&PaperColumn>) {
    let count = desk.document.players();
    let width = if paper.is_some() { PAPER_WIDTH } else { 0.0 };
    let room = ui.available_width() - width;
    // The words take the room that they need, and the names the rest.
    let most = (room - count as f32 * COLUMN).clamp(96.0, 176.0);
    let label = label_width(desk, ui).clamp(96.0, most);
    let player = ((room - label) / count as f32).floor().clamp(COLUMN, 120.0);
    let label = label.max((room - player * count as f32).min(most));
    let left = ui.max_rect().left();
    let columns = Columns { left, label, player, paper: width, chosen: desk.seat().player, count };
    ui.set_min_width(columns.width());
    ui.spacing_mut().item_spacing.y = 0.0;
    let (top, behind) = (ui.cursor().top(), ui.painter().add(Shape::Noop));
    heads(desk, ui, &columns, paper.is_some());
    columns.rule(ui);
    let round = desk.seat().round;
    let lines: Vec<LineId> = desk.document.rules().lines().collect();
    for (index, line) in lines.into_iter().enumerate() {
        line_row(desk, ui, &columns, round, index, line, paper);
    }
    totals(desk, ui, &columns, round, paper);
    if paper.is_some() {
        PaperColumn::paint_ground(ui, &columns, top, behind);
    }
}

/// How wide the words of the longest line are, with its picture.
fn label_width(desk: &Desk<'_>, ui: &Ui) -> f32 {
    let font = TextStyle::Body.resolve(ui.style());
    let rows = desk.derived.sheet.rounds.first().map_or(&[][..], |round| &round.rows);
    let width = |row: &Row| {
        ui.painter().layout_no_wrap(row.label.clone(), font.clone(), Color32::PLACEHOLDER).size().x
    };
    rows.iter().map(width).fold(0.0, f32::max).ceil() + ICON + 4.0 * STEP
}

fn line_row(
    desk: &Desk<'_>,
    ui: &mut Ui,
    columns: &Columns,
    round: usize,
    index: usize,
    line: LineId,
    paper: Option<&PaperColumn>,
) {
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
    if let Some(paper) = paper {
        paper.cell(desk, ui, columns, rect, PaperLine::Line(line), &row.label);
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

/// The derivation of what is pointed at. It keeps its room, so that nothing jumps.
fn why(desk: &Desk<'_>, ui: &mut Ui) {
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
        .and_then(|(seat, line)| {
            let points = desk.derived.score(seat)?.lines.iter().find(|own| own.id == line)?.points;
            derivation(desk, seat, line, points)
        })
        .unwrap_or_else(|| desk.text("app-point-at"));
    ui.allocate_ui(vec2(ui.available_width(), 40.0), |ui| {
        ui.set_min_height(40.0);
        soft(ui, &text);
    });
}

/// 'Ana, wheat: 12 = 4 × 3', if these are the points that the sheet derives.
fn derivation(desk: &Desk<'_>, seat: Seat, line: LineId, points: u32) -> Option<String> {
    let index = desk.document.rules().lines().position(|own| own == line)?;
    let row = desk.derived.sheet.rounds.get(seat.round)?.rows.get(index)?;
    row.cells.get(seat.player).filter(|(own, _)| *own == points)?;
    let message = Message::new("app-derivation")
        .with("player", desk.name(seat.player))
        .with("line", row.label.as_str())
        .with("derivation", row.derivation(seat.player)?);
    Some(desk.say(&message))
}
