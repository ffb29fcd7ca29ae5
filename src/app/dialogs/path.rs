//! Where a file is, typed: for systems without a file dialog.

use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{
    Align, Button, EventFilter, Id, Key, Layout, Modifiers, TextEdit, TextWrapMode, Ui, Vec2, Widget,
};

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
    let (mut text, id) = (path.text.clone(), Id::unique("path"));
    // Tab goes on with the first of the names, as in a shell.
    let is_tabbed = ui.memory(|memory| memory.has_focus(id))
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Tab));
    if let Some(first) = path.found.first().filter(|_| is_tabbed) {
        take(desk, ui, id, first);
    }
    let keys = EventFilter { tab: true, horizontal_arrows: true, ..EventFilter::default() };
    let line = TextEdit::singleline(&mut text).id(id).event_filter(keys).desired_width(f32::INFINITY);
    let response = line.margin(Vec2::splat(10.0)).ui(ui).labelled_by(label.id);
    if response.changed() {
        desk.send(Command::Path(PathCommand::Type(text)));
    }
    // One can type at once.
    if ui.memory(|memory| memory.focused().is_none()) && !response.lost_focus() {
        write_on(ui, id, &path.text);
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
                take(desk, ui, id, found);
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

/// Takes one of the names that are offered; it can be written on at once.
fn take(desk: &Desk<'_>, ui: &Ui, id: Id, found: &str) {
    desk.send(Command::Path(PathCommand::Type(found.to_owned())));
    write_on(ui, id, found);
}

/// Gives the line the focus, with the cursor behind this text.
fn write_on(ui: &Ui, id: Id, text: &str) {
    let mut state = TextEditState::load(ui.ctx(), id).unwrap_or_default();
    state.cursor.set_char_range(Some(CCursorRange::one(CCursor::new(text.chars().count()))));
    state.store(ui.ctx(), id);
    ui.memory_mut(|memory| memory.request_focus(id));
}
