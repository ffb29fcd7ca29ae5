//! The paper check: what was counted by hand beside what the program counts.

use std::collections::BTreeMap;

use eframe::egui::{Rect, Role, Stroke, TextEdit, Ui, WidgetInfo, pos2, vec2};

use super::{Columns, derivation};
use crate::app::desk::Desk;
use crate::app::document::{Edit, Seat};
use crate::app::theme::{Palette, STEP, TOUCH};
use crate::app::widgets::stable_id;
use crate::words::Message;

/// The key of the sum in what was counted on paper.
pub(super) const TOTAL: &str = "total";

/// What was counted on paper, marked where it differs.
pub(super) fn paper_cell(
    desk: &Desk<'_>,
    ui: &mut Ui,
    columns: &Columns,
    row: Rect,
    line: &str,
    label: &str,
    own: u32,
) {
    let palette = Palette::of(ui);
    let seat = desk.seat();
    let Some(seated) = desk.document.seated(seat) else { return };
    let typed = seated.paper().get(line).copied();
    let mut text = typed.map_or(String::new(), |points| points.to_string());
    let differs = typed.is_some_and(|points| points != own);
    let left = columns.left + columns.width() - columns.paper + STEP;
    let size = vec2(columns.paper - 2.0 * STEP, TOUCH);
    let rect = Rect::from_min_size(pos2(left, row.center().y - TOUCH * 0.5), size);
    let ink = if differs { palette.wrong } else { palette.good };
    let edit = TextEdit::singleline(&mut text)
        .id(stable_id("paper", 0).with(line))
        .text_color(ink)
        .hint_text("…")
        .char_limit(4)
        .min_size(size)
        .align(eframe::egui::Align2::RIGHT_CENTER);
    let response = ui.put(rect, edit);
    if differs {
        ui.painter().rect_stroke(rect, 4, Stroke::new(2.0, palette.wrong), eframe::egui::StrokeKind::Outside);
    }
    if response.changed() {
        match text.trim().parse::<u32>() {
            Ok(points) => desk.edit(Edit::Paper(seat, line.to_owned(), Some(points))),
            Err(_) if text.trim().is_empty() => desk.edit(Edit::Paper(seat, line.to_owned(), None)),
            Err(_) => {}
        }
    }
    let said = desk.say(&Message::new("app-paper-cell").with("line", label));
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::TextInput, true, said.clone());
        info.current_text_value = Some(text.clone());
        info
    });
}

/// Every line that the paper has wrong, with what is right.
pub(super) fn differences(desk: &Desk<'_>, seat: Seat, paper: &BTreeMap<String, u32>) -> Vec<String> {
    let Some(score) = desk.derived.score(seat) else { return Vec::new() };
    let mut all: Vec<String> = Vec::new();
    for line in &score.lines {
        let typed = paper.get(line.id.id()).filter(|typed| **typed != line.points);
        if let (Some(typed), Some(own)) = (typed, derivation(desk, seat, line.id)) {
            all.push(
                desk.say(&Message::new("app-paper-differs").with("typed", *typed).with("derivation", own)),
            );
        }
    }
    if let Some(typed) = paper.get(TOTAL).filter(|typed| **typed != score.total()) {
        let own = format!("{}: {}", desk.text("sheet-total"), score.total());
        all.push(desk.say(&Message::new("app-paper-differs").with("typed", *typed).with("derivation", own)));
    }
    all
}
