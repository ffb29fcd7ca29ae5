//! The foot of the pad: the totals of the round, the rounds of a Dynasty, and the places once they are final.

use eframe::egui::{Rect, Role, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::paper::PaperColumn;
use super::{Columns, ROW, fitting, number};
use crate::app::desk::Desk;
use crate::app::text::one_line;
use crate::app::theme::Palette;
use crate::rules::{PaperLine, Score};
use crate::words::Message;

/// The totals of the round, the rounds of a Dynasty, and the places once they are final.
pub(super) fn totals(
    desk: &Desk<'_>,
    ui: &mut Ui,
    columns: &Columns,
    round: usize,
    paper: Option<&PaperColumn>,
) {
    let palette = Palette::of(ui);
    let scores = |desk: &Desk<'_>, round: usize| -> Vec<u32> {
        desk.derived
            .outcome
            .rounds
            .get(round)
            .map_or(Vec::new(), |scores| scores.iter().map(Score::total).collect())
    };
    columns.rule(ui);
    let sums = scores(desk, round);
    let rect = big_row(desk, ui, columns, &desk.text("sheet-total"), &sums, 24.0);
    if let Some(paper) = paper {
        paper.cell(desk, ui, columns, rect, PaperLine::Total, &desk.text("sheet-total"));
    }
    if desk.document.rounds() > 1 {
        for round in 0..desk.document.rounds() {
            let label = desk.say(&Message::new("sheet-round").with("round", round + 1));
            big_row(desk, ui, columns, &label, &scores(desk, round), 15.0);
        }
        columns.rule(ui);
        let all: Vec<u32> = desk.derived.outcome.totals.iter().map(|tally| tally.points).collect();
        big_row(desk, ui, columns, &desk.text("sheet-all-rounds"), &all, 24.0);
    }
    if desk.is_decided() {
        let (rect, _) = ui.allocate_exact_size(vec2(columns.width(), ROW), Sense::hover());
        let text =
            one_line(ui, &desk.text("sheet-place"), &TextStyle::Small, palette.soft_ink, columns.label);
        ui.painter().galley(
            pos2(columns.left, rect.center().y - text.size().y * 0.5),
            text,
            palette.soft_ink,
        );
        for player in 0..columns.count {
            let place = desk.derived.place(player).unwrap_or(0);
            let response =
                number(ui, columns, player, rect, &place.to_string(), 13.0, palette.soft_ink, None);
            let label = Message::new("app-pad-place").with("player", desk.name(player)).with("place", place);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, desk.say(&label)));
        }
    }
}

fn big_row(desk: &Desk<'_>, ui: &mut Ui, columns: &Columns, label: &str, numbers: &[u32], size: f32) -> Rect {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(columns.width(), ROW.max(size * 1.7)), Sense::hover());
    let text = fitting(ui, label, columns.label);
    ui.painter().galley(pos2(columns.left, rect.center().y - text.size().y * 0.5), text, palette.ink);
    for (player, points) in numbers.iter().enumerate() {
        let response = number(ui, columns, player, rect, &points.to_string(), size, palette.ink, None);
        let said = Message::new("app-pad-cell")
            .with("player", desk.name(player))
            .with("line", label)
            .with("points", *points);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, desk.say(&said)));
    }
    rect
}
