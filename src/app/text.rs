//! Text that is laid out for a width before it is painted. In: words, how they look, and how wide they may be. Out: what
//! a painter paints or a label shows.

use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{Color32, Galley, TextStyle, Ui};

/// Text on as many lines as it needs.
pub(super) fn wrapped(ui: &Ui, text: &str, style: &TextStyle, ink: Color32, width: f32) -> Arc<Galley> {
    ui.painter().layout(text.to_owned(), style.resolve(ui.style()), ink, width)
}

/// Text on one line, cut off with dots where it is too long.
pub(super) fn one_line(ui: &Ui, text: &str, style: &TextStyle, ink: Color32, width: f32) -> Arc<Galley> {
    shortened(ui, text, style, ink, width, 1)
}

/// Text on so many lines, cut off with dots where it is too long.
pub(super) fn shortened(
    ui: &Ui,
    text: &str,
    style: &TextStyle,
    ink: Color32,
    width: f32,
    lines: usize,
) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(text.to_owned(), style.resolve(ui.style()), ink);
    let only_one = TextWrapping::truncate_at_width(width);
    job.wrap = TextWrapping { max_rows: lines, break_anywhere: lines == 1, ..only_one };
    ui.painter().layout_job(job)
}
