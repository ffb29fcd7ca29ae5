//! The trash: what was deleted, and old versions of what was replaced. Each can be taken out, and all of it deleted for
//! good after a question.

use eframe::egui::Ui;

use super::command::{Command, PastCommand};
use super::desk::Desk;
use super::past::{date_and_game, names};
use super::theme::STEP;
use super::view::{PastPart, Show};
use super::widgets::{Weight, icon_button, soft, text_button};
use crate::art::Icon;
use crate::game::GameId;
use crate::history::Entry;
use crate::words::Message;

/// The games in the trash.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui, trash: &[(GameId, Entry)]) {
    if trash.is_empty() {
        soft(ui, &desk.text("app-trash-none"));
        return;
    }
    for (id, entry) in trash {
        ui.horizontal(|ui| {
            let names = names(entry);
            let restore = desk.say(&Message::new("app-past-restore").with("players", names.as_str()));
            if icon_button(desk, ui, Icon::Undo, &restore, true).clicked() {
                desk.send(Command::Past(PastCommand::RestoreOne(id.clone())));
            }
            ui.vertical(|ui| {
                soft(ui, &date_and_game(desk, entry));
                ui.label(names);
            });
        });
    }
    ui.add_space(2.0 * STEP);
    if desk.view.past == PastPart::EmptyTrash {
        if text_button(ui, &desk.text("button-delete-for-good"), Weight::Accent).clicked() {
            desk.send(Command::Past(PastCommand::EmptyTrash));
            desk.show(Show::Past(PastPart::Trash));
        }
    } else if text_button(ui, &desk.text("button-empty-trash"), Weight::Plain).clicked() {
        desk.show(Show::Past(PastPart::EmptyTrash));
    }
}
