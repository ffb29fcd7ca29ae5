//! Does what the panels and the keyboard asked for.

use eframe::egui::{Context, Theme};

use super::command::Command;
use super::document::{Document, Seat};
use super::note::Note;
use super::photos::Source;
use super::view::{Brush, Dialog, Step, Tab, View};
use super::{App, platform};
use crate::game::file::write;
use crate::model::{Cell, Kingdom, Place, Places};
use crate::words::{Message, Say};

/// A photo of our own, to try the program with.
const SAMPLE: &[u8] = include_bytes!("../../fixtures/photos/sample.jpg");

impl App {
    /// Does what was asked for.
    pub(super) fn carry_out(&mut self, ctx: &Context) {
        if let Some(format) = self.desk.export.take() {
            let sheet = self.desk.derived.sheet.clone();
            let name = format!("crowncount.{}", format.ending());
            let make = move || sheet.render(format).map_err(|error| error.say());
            platform::save(ctx, &name, make, self.arrivals.0.clone());
        }
        self.carry_out_past();
        for command in std::mem::take(&mut self.desk.asked) {
            match command {
                Command::Photograph => platform::pick(ctx, self.desk.words, true, self.arrivals.0.clone()),
                Command::Open => platform::pick(ctx, self.desk.words, false, self.arrivals.0.clone()),
                Command::Save => {
                    let text = write(&self.desk.document.to_match());
                    platform::save(ctx, "game.json", || Ok(text.into_bytes()), self.arrivals.0.clone());
                }
                Command::EnterByHand => self.enter_by_hand(),
                Command::Sample => self.take_photo(Source::File("sample.jpg".to_owned(), SAMPLE.to_vec())),
                Command::AddPlayer => {
                    if self.desk.document.players() < Document::MOST_PLAYERS {
                        let player = self.add_player();
                        self.desk.view.show(Seat { player, ..self.desk.seat() });
                    }
                }
                Command::NextRound => {
                    self.desk.document.add_round();
                    let round = self.desk.document.rounds() - 1;
                    self.desk.view.show(Seat { round, player: 0 });
                }
                Command::Rules => self.desk.view.dialog = Some(Dialog::Rules),
                Command::New => {
                    self.keep(false);
                    self.work.cancel();
                    self.waiting.clear();
                    self.desk.document = Document::default();
                    self.desk.view = View { letters: self.desk.view.letters, ..View::default() };
                }
                Command::Undo => self.undo(),
                Command::Redo => self.redo(),
                Command::Copy => {
                    if let Some(kingdom) = self.desk.kingdom() {
                        ctx.copy_text(kingdom.to_string());
                        self.desk.view.tell(Message::new("app-copied"));
                    }
                }
                Command::Clear => {
                    let seat = self.desk.seat();
                    self.desk.document.set_kingdom(seat, &Kingdom::filled(1, 1, Cell::Empty));
                }
                Command::Turn => self.turn(),
                Command::NextUnsure => self.next_unsure(),
                Command::NextPlayer => {
                    let player = (self.desk.seat().player + 1) % self.desk.document.players().max(1);
                    self.desk.view.show(Seat { player, ..self.desk.seat() });
                }
                Command::Frame => self.desk.view.step = Step::Frame,
                Command::FindAgain => self.read_again(None),
                Command::Cancel => {
                    self.work.cancel();
                    self.waiting.clear();
                    self.desk.progress = None;
                }
                Command::Theme => {
                    let dark = ctx.theme() == Theme::Dark;
                    self.settings.set_dark(ctx, !dark);
                    if let Some(store) = &self.store {
                        store.keep_settings(&self.settings);
                    }
                }
                Command::Letters => self.desk.view.letters = !self.desk.view.letters,
                Command::Share => self.desk.view.dialog = Some(Dialog::Share),
                Command::CopySheet => {
                    ctx.copy_text(self.desk.derived.sheet.text());
                    self.desk.view.tell(Message::new("app-sheet-copied"));
                }
                Command::CopyPicture => {
                    platform::picture(ctx, self.desk.derived.sheet.clone(), self.arrivals.0.clone());
                }
                Command::Keep => self.keep(true),
                Command::History => self.show_history(),
                Command::ExportHistory => self.export_history(ctx),
                Command::ImportHistory => {
                    platform::pick(ctx, self.desk.words, false, self.arrivals.0.clone());
                }
                Command::Paper => self.desk.view.paper = !self.desk.view.paper,
            }
        }
    }

    fn enter_by_hand(&mut self) {
        while self.desk.document.players() < 2 {
            self.add_player();
        }
        self.desk.view.step = Step::Board;
        self.desk.view.tab = Tab::Kingdom;
        self.desk.view.cursor = Some(Place::new(0, 0));
    }

    /// A quarter clockwise, photo and drawing alike.
    fn turn(&mut self) {
        let seat = self.desk.seat();
        let Some(kingdom) = self.desk.kingdom().cloned().filter(|kingdom| kingdom.rows() == kingdom.cols())
        else {
            return;
        };
        self.desk.document.set_read(seat, kingdom.turned());
        if let Some(photo) = self.desk.document.note_mut(seat).and_then(|note| note.photo.as_mut()) {
            photo.turn();
        }
    }

    /// Goes to the next cell that is worth a look, on this board or the next.
    fn next_unsure(&mut self) {
        let (now, cursor) = (self.desk.seat(), self.desk.view.cursor);
        let players = self.desk.document.players();
        let seats = (0..=players).map(|step| Seat { player: (now.player + step) % players.max(1), ..now });
        for (step, seat) in seats.enumerate() {
            let unsure = self.desk.document.note(seat).map_or(Places::NONE, Note::unsure);
            let after = unsure.iter().find(|place| step > 0 || cursor.is_none_or(|cursor| *place > cursor));
            if let Some(place) = after {
                self.desk.view.show(seat);
                self.desk.view.step = Step::Board;
                self.desk.view.cursor = Some(place);
                self.desk.view.brush = Brush::Select;
                return;
            }
        }
    }

    fn undo(&mut self) {
        if let Some(document) = self.undoer.undo(&self.desk.document) {
            self.desk.document = document.clone();
            self.after_travel();
        }
    }

    fn redo(&mut self) {
        if let Some(document) = self.undoer.redo(&self.desk.document) {
            self.desk.document = document.clone();
            self.after_travel();
        }
    }

    /// A reading that is under way belongs to another time.
    fn after_travel(&mut self) {
        self.work.cancel();
        self.desk.photos.changed = false;
        self.desk.view.dialog = None;
    }
}
