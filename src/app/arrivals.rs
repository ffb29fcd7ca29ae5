//! What comes from outside: files that were chosen or dropped, the clipboard, keys. Each photo goes to a kingdom.

use eframe::egui::{Context, Event};

use super::command::Command;
use super::document::{Document, Seat};
use super::photos::{Pasted, Source};
use super::platform::Arrival;
use super::view::{Step, Tab};
use super::{App, keys};
use crate::game::file::read;
use crate::history::Archive;
use crate::model::Kingdom;
use crate::scan::{GridSize, Quad, Request};
use crate::words::{Message, Say};

impl App {
    /// What came from outside since the last frame: files, the clipboard, keys.
    pub(super) fn take_input(&mut self, ctx: &Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.clone());
        for file in dropped {
            let name = file.path().display().to_string();
            match file.bytes() {
                Ok(bytes) => self.arrive(name, bytes),
                Err(error) => {
                    let what = Message::new("app-file-problem").with("detail", error);
                    self.desk.view.complain(Message::new("at").with("place", name).with("what", what));
                }
            }
        }
        while let Ok(arrival) = self.arrivals.1.try_recv() {
            match arrival {
                Arrival::File(name, bytes) => self.arrive(name, bytes),
                Arrival::Saved(name) => self.desk.view.tell(Message::new("app-saved").with("name", name)),
                Arrival::Picture(picture) => {
                    ctx.copy_image(picture);
                    self.desk.view.tell(Message::new("app-picture-copied"));
                }
                Arrival::Problem(problem) => self.desk.view.complain(problem),
            }
        }
        if self.desk.view.dialog.is_none() && !ctx.text_edit_focused() {
            for event in ctx.input(|input| input.events.clone()) {
                match event {
                    Event::PasteImage(image) => self.take_photo(Source::Pixels(Pasted(image))),
                    Event::Paste(text) => self.paste(&text),
                    Event::Copy => self.desk.ask(Command::Copy),
                    _ => {}
                }
            }
        }
        let pressed = Command::pressed(ctx);
        self.desk.asked.extend(pressed);
        keys::take(&mut self.desk, ctx);
    }

    /// Takes a file: a photo, or a game.
    pub fn arrive(&mut self, name: String, bytes: Vec<u8>) {
        let text = std::str::from_utf8(&bytes).ok().filter(|text| text.trim_start().starts_with('{'));
        match text.map(read) {
            Some(Ok(game)) => self.open_game(game),
            Some(Err(error)) => {
                let archive = text.and_then(|text| Archive::read(text).ok());
                if let Some(archive) = archive.filter(|archive| !archive.games.is_empty()) {
                    return self.import(&archive);
                }
                self.desk.view.complain(Message::new("at").with("place", name).with("what", error.say()));
            }
            None => self.take_photo(Source::File(name, bytes)),
        }
    }

    /// A kingdom in the notation, or a whole game.
    fn paste(&mut self, text: &str) {
        if text.trim_start().starts_with('{') {
            self.arrive(self.desk.text("app-clipboard"), text.as_bytes().to_vec());
            return;
        }
        let kingdom = text.parse::<Kingdom>().map_err(|error| error.say());
        let checked = kingdom.and_then(|kingdom| {
            self.desk.document.rules().check(&kingdom).map_err(|error| error.say())?;
            Ok(kingdom)
        });
        match checked {
            Ok(kingdom) => {
                if self.desk.document.players() == 0 {
                    self.add_player();
                }
                self.desk.document.set_kingdom(self.desk.seat(), &kingdom);
            }
            Err(problem) => {
                let place = self.desk.text("app-clipboard");
                self.desk.view.complain(Message::new("at").with("place", place).with("what", problem));
            }
        }
    }

    /// The photo goes to the kingdom on the desk, further ones to the next players.
    pub(super) fn take_photo(&mut self, source: Source) {
        if self.desk.document.rules().book().boxes.is_empty() {
            self.desk.view.complain(Message::new("scan-duel"));
            return;
        }
        let round = self.desk.seat().round;
        let player = match self.waiting.last() {
            Some((seat, _)) => seat.player + 1,
            None if self.work.progress().is_some() => self.desk.seat().player + 1,
            None => self.desk.seat().player,
        };
        let player = player.min(Document::MOST_PLAYERS - 1);
        while self.desk.document.players() <= player {
            self.add_player();
        }
        self.waiting.push((Seat { round, player }, source));
        self.read_next();
    }

    pub(super) fn read_next(&mut self) {
        if self.work.progress().is_none() && !self.waiting.is_empty() {
            let (seat, source) = self.waiting.remove(0);
            self.desk.view.show(seat);
            self.desk.view.step = Step::Frame;
            self.desk.view.tab = Tab::Kingdom;
            let request = self.request(seat, None);
            self.work.open(seat, source, Some(request));
        }
    }

    /// What is asked of a photo. The size is left open while no other kingdom has decided it.
    pub(super) fn request(&self, seat: Seat, given: Option<(Quad, GridSize)>) -> Request {
        let boxes = self.desk.document.rules().book().boxes.to_vec();
        if let Some((corners, size)) = given {
            return Request { corners: Some(corners), size: Some(size), boxes };
        }
        let cells = usize::from(self.desk.document.rules().frame().rows());
        let size = GridSize::ALL.into_iter().find(|size| size.cells() == cells);
        Request { corners: None, size: size.filter(|_| !self.is_alone(seat)), boxes }
    }

    /// Whether no other kingdom has been entered.
    pub(super) fn is_alone(&self, seat: Seat) -> bool {
        let mut others = self.desk.document.seats(seat.round).filter(|other| *other != seat);
        others.all(|other| {
            self.desk.document.player(other).is_none_or(|player| player.kingdom.extent().is_none())
        })
    }

    pub(super) fn add_player(&mut self) -> usize {
        let number = self.desk.document.players() + 1;
        let name = self.desk.say(&Message::new("sheet-player").with("number", number));
        self.desk.document.add_player(&name)
    }
}
