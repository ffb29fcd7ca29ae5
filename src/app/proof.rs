//! Where every number of a kingdom comes from, in sight: each line of its sheet with its derivation. Pointing at a line
//! lights its cells.

use eframe::egui::{Rect, RichText, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::desk::Desk;
use super::pad::line_icon;
use super::text::wrapped;
use super::theme::{Palette, STEP, strong_font};
use super::view::Lit;
use crate::rules::LineId;
use crate::words::Message;

const ICON: f32 = 24.0;
/// The least width of a column.
const COLUMN: f32 = 200.0;

/// All lines with points of the kingdom on the desk, in as many columns as there is room for.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    let seat = desk.seat();
    let Some(round) = desk.derived.sheet.rounds.get(seat.round) else { return };
    let lines: Vec<(LineId, &str, String)> = desk
        .document
        .rules()
        .lines()
        .zip(&round.rows)
        .filter(|(_, row)| row.cells.get(seat.player).is_some_and(|(points, _)| *points > 0))
        .filter_map(|(line, row)| Some((line, row.label.as_str(), row.derivation(seat.player)?)))
        .collect();
    if lines.is_empty() {
        return;
    }
    let palette = Palette::of(ui);
    let title = desk.say(&Message::new("app-proof").with("player", desk.name(seat.player)));
    ui.add_space(STEP);
    ui.label(RichText::new(title).font(strong_font(15.0)).color(palette.ink));
    let columns = ((ui.available_width() / COLUMN) as usize).clamp(1, 3);
    let width = (ui.available_width() - (columns - 1) as f32 * 4.0 * STEP) / columns as f32;
    for row in lines.chunks(columns) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0 * STEP;
            for (line, label, derivation) in row {
                entry(desk, ui, *line, label, derivation, width);
            }
        });
    }
}

/// 'wheat: 12 = 4 × 3', with its picture.
fn entry(desk: &Desk<'_>, ui: &mut Ui, line: LineId, label: &str, derivation: &str, width: f32) {
    let palette = Palette::of(ui);
    let room = width - ICON - 2.0 * STEP;
    let name = wrapped(ui, label, &TextStyle::Small, palette.soft_ink, room);
    let why = wrapped(ui, derivation, &TextStyle::Body, palette.ink, room);
    let height = (name.size().y + why.size().y).max(ICON);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let said = format!("{label}: {derivation}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let lit = matches!(desk.view.lit, Some(Lit::Line(seat, lit)) if seat == desk.seat() && lit == line);
    if lit {
        ui.painter().rect_filled(rect.expand(2.0), 4, palette.gold.gamma_multiply(0.2));
    }
    line_icon(desk, ui, line, Rect::from_min_size(rect.min + vec2(0.0, 2.0), Vec2::splat(ICON)));
    let left = rect.left() + ICON + 2.0 * STEP;
    let below = rect.top() + name.size().y;
    ui.painter().galley(pos2(left, rect.top()), name, palette.soft_ink);
    ui.painter().galley(pos2(left, below), why, palette.ink);
    if response.hovered() {
        desk.point_at(Lit::Line(desk.seat(), line));
    }
}
