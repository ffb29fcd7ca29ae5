//! What comes from outside: files that were dropped or chosen, the clipboard, keys. Each photo goes to a kingdom.

use eframe::egui::{Context, DroppedFileHandle, Event, Key};

use super::App;
use super::action::Action;
use super::arrivals::PhotoArrival;
use super::command::Command;
use super::document::{Cause, Document, Edit, KingdomPhoto, Seat};
use super::library::Library;
use super::photos::{PhotoOrigin, photo_id};
use super::platform::PickedFile;
use super::view::{BoardStage, Show, Tab};
use super::work::Done;
use crate::game::file::read_to_keep;
use crate::game::text::{self, TextKingdom};
use crate::history::Archive;
use crate::model::{FrameSize, Holdings, Kingdom, NotationError, Places};
use crate::scan::{Quad, Request, SearchDepth};
use crate::words::{Message, Say};

impl App {
    /// Sends what came from outside since the last frame: files, the clipboard, keys.
    pub(super) fn take_input(&self, ctx: &Context) {
        for file in ctx.input(|input| input.raw.dropped_files.clone()) {
            self.mailbox.send(Command::Drop(file));
        }
        let events = ctx.input(|input| input.events.clone());
        let writes = ctx.text_edit_focused() || self.view.checks_paper();
        if self.view.dialog.is_none() && !writes {
            for event in events {
                match event {
                    Event::PasteImage(image) => self.mailbox.send(Command::PastePicture(image)),
                    Event::Paste(text) => self.mailbox.send(Command::PasteText(text)),
                    Event::Copy => self.mailbox.send(Command::Do(Action::Copy)),
                    _ => {}
                }
            }
        }
        // The keys of an action are its own; what is left of them belongs to the board.
        let pressed = Action::pressed(ctx, writes);
        // The sign that asks for the list of keys also comes as a letter.
        if !pressed.contains(&Action::Keys) {
            self.take_keys(ctx);
        }
        for action in pressed {
            self.mailbox.send(Command::Do(action));
        }
    }

    /// Sends the keys of the board, unless something else has the focus, a question is asked, or the paper check is
    /// open.
    fn take_keys(&self, ctx: &Context) {
        if self.view.dialog.is_some()
            || self.view.checks_paper()
            || ctx.memory(|memory| memory.focused().is_some())
        {
            return;
        }
        // The other keys of the frame are those of its corners.
        if self.view.stage == BoardStage::Frame {
            if ctx.input(|input| input.key_pressed(Key::Enter)) {
                self.mailbox.send(Command::FrameDone);
            }
            return;
        }
        for event in ctx.input(|input| input.events.clone()) {
            match event {
                Event::Key { key, pressed: true, modifiers, .. } if !modifiers.any() => {
                    self.mailbox.send(Command::Press(key));
                }
                Event::Text(text) => {
                    text.chars().for_each(|letter| self.mailbox.send(Command::Type(letter)));
                }
                _ => {}
            }
        }
    }

    /// Takes a file: a photo, or a game.
    pub fn arrive(&mut self, name: String, bytes: Vec<u8>) {
        let library = self.library.clone();
        self.work.file(move || sort_out(&library, name, bytes));
    }

    /// Takes a file that fell on the window.
    pub(super) fn drop_file(&mut self, file: DroppedFileHandle) {
        let library = self.library.clone();
        self.work.dropped(file, move |file| sort_out_file(&library, file));
    }

    /// A kingdom in the notation, or a whole game.
    pub(super) fn paste(&mut self, text: &str) {
        let clipboard = self.words.text(&Message::new("app-clipboard"));
        if text.trim_start().starts_with('{') {
            self.arrive(clipboard, text.as_bytes().to_vec());
            return;
        }
        let checked = pasted(text).and_then(|(kingdom, unsure)| {
            self.document().rules().check(&kingdom).map_err(|error| error.say())?;
            Ok((kingdom, unsure))
        });
        match checked {
            Ok((kingdom, unsure)) => {
                if self.document().players() == 0 {
                    self.add_player();
                }
                self.edit(Edit::Kingdom(self.view.seat, kingdom, unsure));
            }
            Err(problem) => {
                self.view.complain(Message::new("at").with("place", clipboard).with("what", problem));
            }
        }
    }

    /// The photo goes to the kingdom on the desk, further ones to the next players.
    pub(super) fn take_photo(&mut self, origin: PhotoOrigin) {
        if self.document().rules().book().boxes.is_empty() {
            self.view.complain(Message::new("app-drawn-by-hand"));
            return;
        }
        let Seat { round, player } = self.view.seat;
        let player = match self.waiting.back() {
            Some((seat, _)) => seat.player + 1,
            None if self.work.progress().is_some() => player + 1,
            None => player,
        };
        let player = player.min(Document::MOST_PLAYERS - 1);
        let seat = Seat { round, player };
        let brought_player = self.document().players() <= player;
        let before = self.document().photo(seat).cloned();
        self.arrivals.push(PhotoArrival { seat, brought_player, before });
        while self.document().players() <= player {
            self.add_player();
        }
        self.editor.because(Cause::Photo);
        if let (PhotoOrigin::File(name, bytes), Some(store)) = (&origin, &self.store) {
            // It is kept before it is read: whoever closes the window meanwhile finds it read at the next start.
            let id = photo_id(name, bytes);
            store.keep_photo(&id, bytes.clone());
            let size = self.document().rules().frame().size().unwrap_or(FrameSize::Five);
            let photo = KingdomPhoto::new(id, Quad::rect(0.0, 0.0, 1.0, 1.0), size);
            self.edit(Edit::Photo(seat, Box::new(photo)));
        }
        self.waiting.push_back((seat, origin));
        self.read_next();
    }

    /// Photos that were not read when the window was closed are read now.
    pub(super) fn read_what_was_left(&mut self) {
        let Some(store) = &self.store else { return };
        let seats = (0..self.document().rounds()).flat_map(|round| self.document().seats(round));
        let photos = seats
            .filter_map(|seat| Some((seat, self.document().photo(seat).filter(|photo| photo.is_unread())?)));
        let waiting: Vec<(Seat, PhotoOrigin)> =
            photos.map(|(seat, photo)| (seat, PhotoOrigin::Kept(store.photo(&photo.id)))).collect();
        self.waiting.extend(waiting);
    }

    /// Reads all photos again, those without a kingdom too, because the rules say something else about them now. What was
    /// confirmed stays.
    pub(super) fn read_all_again(&mut self) {
        let seats: Vec<Seat> =
            (0..self.document().rounds()).flat_map(|round| self.document().seats(round)).collect();
        for seat in seats {
            let Some(id) =
                self.document().photo(seat).filter(|photo| !photo.is_unread()).map(|photo| photo.id.clone())
            else {
                continue;
            };
            let origin = match (self.photos.get(&id), &self.store) {
                (Some(shown), _) => PhotoOrigin::Open(id, shown.pixels.clone()),
                (None, Some(store)) => PhotoOrigin::Kept(store.photo(&id)),
                (None, None) => continue,
            };
            self.waiting.push_back((seat, origin));
        }
    }

    /// Reads the next photo that waits, if none is being read.
    pub(super) fn read_next(&mut self) {
        if self.work.progress().is_none()
            && let Some((seat, origin)) = self.waiting.pop_front()
        {
            let given = self.given(seat);
            let mut request = self.request(seat, given);
            // Read again for another size, it is that size which was chosen.
            if self.document().photo(seat).is_some_and(|photo| !photo.read.is_empty()) {
                request.size = self.document().rules().frame().size();
            }
            if given.is_none() {
                self.view.show(Show::Seat(seat));
                self.view.stage = BoardStage::Frame;
                self.view.tab = Tab::Kingdom;
            }
            match origin {
                PhotoOrigin::Open(id, pixels) => self.work.read(seat, id, pixels, request),
                origin => self.work.open(seat, origin, Some(request)),
            }
        }
    }

    /// The frame of a photo that was read before; nothing if the game has another size now.
    fn given(&self, seat: Seat) -> Option<(Quad, FrameSize)> {
        let photo = self.document().photo(seat).filter(|photo| !photo.read.is_empty())?;
        let fits = self.document().rules().frame().size() == Some(photo.size);
        fits.then_some((photo.corners, photo.size))
    }

    /// What is asked of a photo. The size is left open while no other kingdom has decided it.
    pub(super) fn request(&self, seat: Seat, given: Option<(Quad, FrameSize)>) -> Request {
        let rules = self.document().rules();
        let boxes = rules.book().boxes.to_vec();
        let certain = self.document().certain_beside(seat);
        if let Some((corners, size)) = given {
            return Request {
                corners: Some(corners),
                size: Some(size),
                boxes,
                certain,
                ..Request::default()
            };
        }
        Request {
            corners: None,
            size: rules.frame().size().filter(|_| !self.document().is_alone(seat)),
            boxes,
            certain,
            depth: SearchDepth::Whole,
        }
    }
}

/// What a file that was chosen or dropped holds, if it can be read.
pub(super) fn sort_out_file(library: &Library, file: PickedFile) -> Done {
    match file.bytes {
        Ok(bytes) => sort_out(library, file.name, bytes),
        Err(error) => Done::Problem(Message::new("at").with("place", file.name).with("what", error.say())),
    }
}

/// What a file holds: a game, past games, or otherwise a photo.
fn sort_out(library: &Library, name: String, bytes: Vec<u8>) -> Done {
    let text = std::str::from_utf8(&bytes).ok().filter(|text| text.trim_start().starts_with('{'));
    let Some(text) = text else { return Done::Photo(PhotoOrigin::File(name, bytes)) };
    match read_to_keep(text) {
        Ok(game) => Done::Game(Box::new(game)),
        Err(error) => match Archive::read(text) {
            Ok(archive) if !archive.is_empty() => Done::Past(Box::new(library.import(&archive))),
            _ => Done::Problem(Message::new("at").with("place", name).with("what", error.say())),
        },
    }
}

/// One kingdom as text, with the cells that a photo left unsure. What its player owns is entered beside the board, so a text
/// that has it too, or several kingdoms, is read as rows only and gets the error of the line that is none.
fn pasted(text: &str) -> Result<(Kingdom, Places), Message> {
    let mut kingdoms = text::read(text).map_err(|error| error.say())?;
    match kingdoms.pop() {
        Some(TextKingdom { name: None, kingdom, holdings, unsure })
            if kingdoms.is_empty() && holdings == Holdings::default().written_down() =>
        {
            Ok((kingdom, unsure))
        }
        _ => text.parse().map(|kingdom| (kingdom, Places::NONE)).map_err(|error: NotationError| error.say()),
    }
}
