//! What the sheet can become: files to keep, and what goes through the clipboard.

use eframe::egui::{Ui, Vec2};

use super::action::Action;
use super::command::Command;
use super::desk::Desk;
use super::dialogs::heading;
use super::theme::STEP;
use super::widgets::{Weight, action_button, soft, text_button};
use crate::sheet::Format;

/// The files in the order in which people ask for them, each with its name.
const FORMATS: [(Format, &str); 6] = [
    (Format::Pdf, "PDF"),
    (Format::Png, "PNG"),
    (Format::Svg, "SVG"),
    (Format::Csv, "CSV"),
    (Format::Text, "TXT"),
    (Format::Json, "JSON"),
];

/// The choice.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    heading(ui, &desk.text("button-share"));
    soft(ui, &desk.text("app-share-file"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(STEP);
        for (format, name) in FORMATS {
            if text_button(ui, name, Weight::Plain).clicked() {
                desk.send(Command::Export(format));
            }
        }
    });
    ui.add_space(2.0 * STEP);
    soft(ui, &desk.text("app-share-clipboard"));
    ui.horizontal_wrapped(|ui| {
        action_button(desk, ui, Action::CopySheet, Weight::Plain);
        action_button(desk, ui, Action::CopyPicture, Weight::Plain);
    });
}
