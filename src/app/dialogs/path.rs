//! Where a file is, typed: for systems without a file dialog.

use eframe::egui::{Align, Button, Id, Key, Layout, TextEdit, TextWrapMode, Ui, Vec2, Widget};

use super::heading;
use crate::app::command::Command;
use crate::app::desk::Desk;
use crate::app::paths::PathCommand;
use crate::app::theme::{STEP, TOUCH};
use crate::app::widgets::{Weight, soft, text_button};

/// How many names of files are offered.
const MOST: usize = 6;

/// The line to type on, what it may go on with, and what is done with it.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    let Some(path) = &desk.view.path else { return desk.close_dialog() };
    heading(ui, &desk.text(if path.saves { "button-save" } else { "button-open" }));
    let label = soft(ui, &desk.text(if path.saves { "app-path-save" } else { "app-path-open" }));
    let mut text = path.text.clone();
    let line = TextEdit::singleline(&mut text).id(Id::unique("path")).desired_width(f32::INFINITY);
    let response = line.margin(Vec2::splat(10.0)).ui(ui).labelled_by(label.id);
    if response.changed() {
        desk.send(Command::Path(PathCommand::Type(text)));
    }
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    // The room of a full list, so that nothing moves while one types.
    let room = Vec2::new(ui.available_width(), MOST as f32 * (TOUCH + STEP));
    ui.allocate_ui_with_layout(room, Layout::top_down_justified(Align::Min), |ui| {
        ui.set_min_height(room.y);
        ui.spacing_mut().item_spacing.y = STEP;
        for found in path.found.iter().take(MOST) {
            let button = Button::new(found).frame(false).wrap_mode(TextWrapMode::Truncate);
            if button.min_size(Vec2::new(0.0, TOUCH)).ui(ui).clicked() {
                desk.send(Command::Path(PathCommand::Type(found.clone())));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        let go = desk.text(if path.saves { "button-save-there" } else { "button-open-it" });
        if text_button(ui, &go, Weight::Accent).clicked() || entered {
            desk.send(Command::Path(PathCommand::Go));
        }
        if text_button(ui, &desk.text("button-path-cancel"), Weight::Plain).clicked() {
            desk.close_dialog();
        }
    });
}
