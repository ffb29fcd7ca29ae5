//! What work off the window's thread has brought: photos that were decoded and read, audits.

use eframe::egui::Context;

use super::document::Seat;
use super::note::PhotoNote;
use super::photos::{Shown, Source};
use super::store::Store;
use super::view::{Brush, Step};
use super::work::{Done, Reading};
use super::{App, frame};
use crate::scan::{GridSize, Laying, Quad, ScanError};
use crate::words::{Message, Say};

impl App {
    /// What was done off the window's thread since the last frame.
    pub(super) fn take_work(&mut self, ctx: &Context) {
        for done in self.work.done() {
            match done {
                Done::Loaded(seat, loaded, reads) => {
                    let id = loaded.id.clone();
                    if let Some(store) = self.store.as_ref().filter(|_| reads) {
                        store.keep_photo(&id, loaded.bytes.clone());
                    }
                    self.desk.photos.take(ctx, *loaded);
                    if reads {
                        self.begin_frame_of(seat, id);
                    }
                }
                Done::Read(reading) => self.take_reading(*reading),
                Done::Unreadable(problem) => {
                    self.desk.view.complain(problem);
                    self.desk.view.step = Step::Board;
                }
                Done::Audited(revision, audits, mends) => {
                    if revision == self.desk.derived.revision {
                        (self.desk.derived.audits, self.desk.derived.mends) = (audits, mends);
                    }
                }
            }
        }
        if let Some(problem) = self.store.as_ref().and_then(Store::problem) {
            self.desk.view.complain(problem);
        }
        self.read_next();
        self.desk.progress = self.work.progress();
    }

    /// A new photo on the desk: it begins with a frame that can be grabbed.
    fn begin_frame_of(&mut self, seat: Seat, id: String) {
        let Some(size) = self.desk.photos.get(&id).map(Shown::size) else { return };
        let cells =
            if self.desk.document.rules().frame().rows() == 7 { GridSize::Seven } else { GridSize::Five };
        if let Some(note) = self.desk.document.note_mut(seat) {
            note.photo = Some(PhotoNote::new(id, frame::inset(size), cells));
        }
    }

    fn take_reading(&mut self, reading: Reading) {
        let Reading { seat, photo: id, request, result } = reading;
        let now = self.desk.document.player(seat).map(|player| player.kingdom.clone());
        let alone = self.is_alone(seat);
        let note = self.desk.document.note_mut(seat).and_then(|note| note.photo.as_mut());
        let (Some(note), Some(now)) = (note.filter(|note| note.id == id), now) else { return };
        // The frame has moved on meanwhile: the reading of the new one is on its way.
        if request.corners.is_some_and(|corners| corners != note.corners) {
            return;
        }
        match result {
            Ok(scan) => {
                let side = usize::from(scan.kingdom.rows());
                note.resize(if side == 7 { GridSize::Seven } else { GridSize::Five });
                note.corners = scan.corners;
                note.take(&scan);
                let kingdom = note.kingdom(&now);
                let unsure = note.unsure();
                let rows = kingdom.rows();
                self.desk.document.set_read(seat, kingdom);
                self.desk.view.brush = Brush::Select;
                self.desk.view.cursor = unsure.first().or(self.desk.view.cursor);
                let frames = self.desk.document.rules().book().frames;
                let found = frames.iter().map(|(frame, _)| *frame).find(|frame| frame.size() == Some(rows));
                if let Some(frame) = found.filter(|_| alone)
                    && let Ok(rules) = self.desk.document.rules().clone().with_frame(frame)
                {
                    self.desk.document.set_rules(rules);
                }
                match scan.laying {
                    Laying::Possible | Laying::Unconnected => {}
                    Laying::Impossible => self.desk.view.complain(Message::new("app-cannot-be-laid")),
                    Laying::Undecided => self.desk.view.complain(Message::new("app-undecided")),
                }
            }
            Err(ScanError::Cancelled) => {}
            Err(problem) => self.desk.view.complain(problem.say()),
        }
    }

    /// Reads the photo on the desk again: with these corners, or looking for them anew.
    pub(super) fn read_again(&mut self, given: Option<(Quad, GridSize)>) {
        let seat = self.desk.seat();
        let Some(id) =
            self.desk.document.note(seat).and_then(|note| note.photo.as_ref()).map(|photo| photo.id.clone())
        else {
            return;
        };
        if let Some(pixels) = self.desk.photos.get(&id).map(|shown| shown.pixels.clone()) {
            let request = self.request(seat, given);
            self.work.read(seat, id, pixels, request);
        }
    }

    /// A game that is opened again shows its photos again.
    pub(super) fn show_kept_photo(&mut self) {
        let seat = self.desk.seat();
        let Some(photo) = self.desk.document.note(seat).and_then(|note| note.photo.as_ref()) else { return };
        let missing = self.desk.photos.get(&photo.id).is_none() && self.work.progress().is_none();
        if !missing || self.desk.saved_photo.as_ref() == Some(&photo.id) {
            return;
        }
        self.desk.saved_photo = Some(photo.id.clone());
        if let Some(bytes) = self.store.as_ref().and_then(|store| store.photo(&photo.id).ok()) {
            self.work.open(seat, Source::File(photo.id.clone(), bytes), None);
        }
    }
}
