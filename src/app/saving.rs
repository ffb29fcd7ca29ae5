//! Whether the game is saved: a word in the header while it is not, a question before the window closes, and another
//! before a kept game is replaced.

use std::time::Duration;

use eframe::egui::{Color32, Context, Label, RichText, TextStyle, Ui, ViewportCommand};

use super::App;
use super::command::{Command, PastCommand};
use super::desk::Desk;
use super::document::{Edit, Seat};
use super::platform;
use super::store::{Saving, Store};
use super::theme::{Palette, STEP};
use super::view::Dialog;
use super::widgets::{Weight, text_button};
use crate::game::GameId;
use crate::words::Message;

/// How long closing waits for the last save.
const LAST_SAVE: Duration = Duration::from_secs(3);
/// How often it is looked at a save that goes on.
const LOOK: Duration = Duration::from_millis(300);

/// How far the closing of the window is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Closing {
    /// Nobody asked for it.
    #[default]
    No,
    /// As soon as the files are written that are being written.
    AfterFiles,
    /// At once, whatever is lost.
    Anyway,
}

/// A word in the header while the game is not saved; beside the title, or below it in a narrow window.
pub(super) fn header_ui(desk: &Desk<'_>, ui: &mut Ui) {
    if let Saving::NotSaved(what) = &desk.status.saving {
        let text = RichText::new(desk.text("app-not-saved")).color(Palette::of(ui).wrong);
        let why = desk.say(&Message::new("app-not-saved-why").with("what", what.clone()));
        ui.add(Label::new(text)).on_hover_text(why);
    }
}

/// The width of that word.
pub(super) fn header_width(desk: &Desk<'_>, ui: &Ui) -> f32 {
    if !desk.is_unsaved() {
        return 0.0;
    }
    let font = TextStyle::Body.resolve(ui.style());
    ui.painter().layout_no_wrap(desk.text("app-not-saved"), font, Color32::PLACEHOLDER).size().x.ceil()
}

/// May the kept game be replaced?
pub(super) fn replace_ui(desk: &Desk<'_>, ui: &mut Ui) {
    ui.label(desk.text("app-replace"));
    ui.add_space(2.0 * STEP);
    ui.horizontal_wrapped(|ui| {
        for (id, weight, command) in [
            ("button-keep-both", Weight::Accent, PastCommand::KeepBoth),
            ("button-replace", Weight::Plain, PastCommand::Replace),
        ] {
            if text_button(ui, &desk.text(id), weight).clicked() {
                desk.send(Command::Past(command));
                desk.close_dialog();
            }
        }
    });
}

/// May the window be closed though the game is not saved?
pub(super) fn unsaved_ui(desk: &Desk<'_>, ui: &mut Ui) {
    let Saving::NotSaved(what) = &desk.status.saving else { return desk.close_dialog() };
    ui.label(desk.say(&Message::new("app-close-unsaved").with("what", what.clone())));
    ui.add_space(2.0 * STEP);
    ui.horizontal_wrapped(|ui| {
        if text_button(ui, &desk.text("button-stay"), Weight::Accent).clicked() {
            desk.close_dialog();
        }
        if text_button(ui, &desk.text("button-close-anyway"), Weight::Plain).clicked() {
            desk.send(Command::CloseAnyway);
        }
    });
}

impl App {
    /// Whether the game is on the disk; one that is kept nowhere is as good as saved.
    pub(super) fn saving(&self) -> Saving {
        self.store.as_ref().map_or(Saving::Saved, Store::saving)
    }

    /// Whether the header says that the game is not saved.
    pub fn is_unsaved(&self) -> bool {
        matches!(self.saving(), Saving::NotSaved(_))
    }

    /// A game that has begun gets an id, which it has for life.
    pub(super) fn identify(&mut self) {
        if self.document().players() > 0 && self.document().id().is_none() {
            self.edit(Edit::Id(GameId::new(Some((self.now)()))));
        }
    }

    /// Looks again soon while something is not saved, and tells once of another window.
    pub(super) fn watch_saving(&mut self, ctx: &Context) {
        if self.saving() != Saving::Saved {
            ctx.request_repaint_after(LOOK);
        }
        platform::guard_leaving(self.saving() != Saving::Saved && self.document().players() > 0);
        if !self.told_company && self.store.as_ref().is_some_and(Store::has_company) {
            self.told_company = true;
            self.view.tell(Message::new("app-company"));
        }
        if self.closing == Closing::AfterFiles && !self.work.is_filing() {
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }

    /// The window is to be closed: first everything is saved, or somebody says that it need not be.
    pub(super) fn close(&mut self, ctx: &Context) {
        if self.closing == Closing::Anyway {
            return;
        }
        if self.work.is_filing() {
            self.closing = Closing::AfterFiles;
            return ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
        self.closing = Closing::No;
        let saving = self.store.as_ref().map_or(Saving::Saved, |store| store.settle(LAST_SAVE));
        if saving != Saving::Saved && self.document().players() > 0 {
            self.view.dialog = Some(Dialog::Unsaved);
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
    }

    /// Closes the window, whatever is lost.
    pub(super) fn close_anyway(&mut self, ctx: &Context) {
        self.closing = Closing::Anyway;
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }

    /// Photos that nobody looks at are read from the disk when somebody does, if they are there.
    pub(super) fn release_photos(&mut self) {
        if self.saving() == Saving::Saved && self.store.is_some() && !self.is_reading() {
            let shown = self.document().photo(self.view.seat).map(|photo| photo.id.clone());
            self.photos.release(|id| Some(id) == shown.as_deref());
            // One that was put away may be asked for again.
            self.asked_photo = self.asked_photo.take().filter(|asked| Some(asked) == shown.as_ref());
        }
    }

    /// Whether a photo is being read, waits for it, or is read again at once.
    pub(super) fn is_reading(&self) -> bool {
        self.work.progress().is_some() || !self.waiting.is_empty() || self.reread
    }

    /// The kingdoms whose photos are being read or wait for it.
    pub(super) fn reading(&self) -> Vec<Seat> {
        let waiting = self.waiting.iter().map(|(seat, _)| *seat);
        self.work.reading_for().into_iter().chain(waiting).collect()
    }
}
