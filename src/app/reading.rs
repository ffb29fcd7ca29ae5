//! What work off the window's thread has brought: what was kept, files, photos that were decoded and read, audits.

use eframe::egui::{Context, Popup};

use super::App;
use super::document::{Cause, Edit, Editor, KingdomPhoto, PhotoReading, Seat};
use super::frame;
use super::input::sort_out_file;
use super::library::{IfKept, Library, Opened, PastNews};
use super::photos::{PhotoOrigin, PhotoShown};
use super::platform::Panicked;
use super::reader::PhotoRead;
use super::view::{BoardStage, Brush, Dialog};
use super::whose::sharers;
use super::work::Done;
use crate::game::GameId;
use crate::model::FrameSize;
use crate::scan::{Laying, Quad, Scan, ScanError, TableScan};
use crate::words::{Message, Say};

impl App {
    /// Takes what work has brought, or reports that it failed.
    pub(super) fn take_work(&mut self, ctx: &Context, result: Result<Done, Panicked>) {
        let done = match result {
            Ok(done) => done,
            Err(panicked) => {
                self.opening = false;
                self.view.stage = BoardStage::Board;
                self.live_is_broken();
                return self.view.complain(panicked.say());
            }
        };
        match done {
            Done::Opened(opened) => self.take_opened(ctx, *opened),
            Done::Picked(files) => {
                // The menu that asked for them did not hear the tap where a page has its own input over it.
                Popup::close_all(ctx);
                for file in files {
                    let library = self.library.clone();
                    self.work.file(move || sort_out_file(&library, file));
                }
            }
            Done::AskPath(task) => self.ask_path(task),
            Done::Paths(text, found) => self.take_paths(&text, found),
            Done::Game(game) => {
                self.keep(false);
                self.open_game(*game);
            }
            Done::Kept(id, message) => {
                self.agreed = Some(id);
                if let Some(message) = message {
                    self.view.tell(message);
                }
            }
            Done::AskReplace => self.view.dialog = Some(Dialog::Replace),
            Done::Photo(origin) => self.take_photo(origin),
            Done::Past(news) => self.take_news(ctx, *news),
            Done::Backup(backup) => self.take_backup(backup),
            Done::Loaded(seat, mut loaded, reads) => {
                let id = loaded.id.clone();
                if let Some(store) = self.store.as_ref().filter(|_| reads) {
                    store.keep_photo(&id, std::mem::take(&mut loaded.bytes));
                }
                self.photos.take(ctx, *loaded);
                if reads {
                    self.has_arrived(seat);
                    self.begin_frame_of(seat, id);
                }
            }
            Done::Read(read) => self.take_read(*read),
            Done::Unreadable(seat, problem) => {
                self.turn_away(seat);
                // It was kept before it was opened, and would be asked for by its id again.
                self.asked_photo = self.document().photo(self.view.seat).map(|photo| photo.id.clone());
                self.view.complain(problem);
                self.view.stage = BoardStage::Board;
            }
            Done::Audited(found) => self.derived.take_audit(*found, self.words),
            Done::Answered(question, told) => self.answers.take(question, told),
            Done::Laid(laid) => self.answers.take_laid(*laid, self.editor.revision()),
            Done::Camera(opened) => self.take_camera(opened),
            Done::Glanced(session, glance) => self.take_glance(session, *glance),
            Done::NotGlanced(session) => self.not_glanced(session),
            Done::TakenLive(taken) => self.take_live(ctx, taken.map(|taken| *taken)),
            Done::Saved(name) => self.view.tell(Message::new("app-saved").with("name", name)),
            Done::Picture(picture) => {
                super::platform::copy_picture(ctx, picture);
                self.view.tell(Message::new("app-picture-copied"));
            }
            Done::Told(message) => self.view.tell(message),
            Done::Problem(problem) => self.view.complain(problem),
            Done::Nothing => {}
        }
    }

    /// Puts what was kept the last time on the table.
    fn take_opened(&mut self, ctx: &Context, opened: Opened) {
        self.opening = false;
        self.store = opened.store;
        self.settings = opened.settings;
        self.settings.light(ctx);
        self.view.letters = self.settings.letters;
        self.speak_as_chosen();
        if let Some(mut document) = opened.document {
            document.apply(Edit::Id(GameId::new(Some((self.now)()))));
            self.editor = Editor::new(document);
            self.saved = self.editor.revision();
            self.derive_anew();
        }
        self.read_what_was_left();
        for news in opened.news {
            self.view.complain(news);
        }
    }

    /// Takes news of the past games.
    fn take_news(&mut self, ctx: &Context, news: PastNews) {
        if let Some(past) = news.past {
            self.past = Some(past);
        }
        if news.show {
            self.view.dialog = Some(Dialog::History);
        }
        if let Some(message) = news.told {
            self.view.tell(message);
        }
        if let Some(problem) = news.problem {
            self.view.complain(problem);
        }
        if let Some(game) = news.game {
            self.keep(false);
            self.open_game(game);
        }
        if let Some(elsewhere) = news.elsewhere {
            let (table, settings) = *elsewhere;
            self.take_from_elsewhere(ctx, table, settings);
        }
    }

    /// Asks something of the past games, which takes a while.
    pub(super) fn ask_library(&mut self, ask: impl FnOnce(&Library) -> PastNews + Send + 'static) {
        let library = self.library.clone();
        self.work.file(move || Done::Past(Box::new(ask(&library))));
    }

    /// Keeps the game on the table; one that was kept before is overwritten. A table without points is not a game.
    pub(super) fn keep(&mut self, tell: bool) {
        if !self.library.is_there() || !self.derived.is_scored() {
            return;
        }
        let is_agreed = self.agreed.is_some() && self.agreed == self.document().id();
        self.keep_by(
            if is_agreed {
                IfKept::Replace
            } else if tell {
                IfKept::Ask
            } else {
                IfKept::Beside
            },
            tell,
        );
    }

    /// Keeps the game on the table; this is done if another version of it is kept.
    pub(super) fn keep_by(&mut self, if_kept: IfKept, tell: bool) {
        self.view.dialog = self.view.dialog.filter(|dialog| *dialog != Dialog::Replace);
        let now = (self.now)();
        self.edit(Edit::Date(now));
        let (library, game) = (self.library.clone(), self.document().to_match());
        self.work.file(move || library.keep(&game, now, if_kept, tell));
    }

    /// A new photo on the desk: it begins with a frame that can be grabbed.
    fn begin_frame_of(&mut self, seat: Seat, id: String) {
        let Some(size) = self.photos.get(&id).map(PhotoShown::size) else { return };
        // One that is read again has its frame.
        if self.document().photo(seat).is_some_and(|photo| photo.id == id && !photo.is_unread()) {
            return;
        }
        let cells = self.document().rules().frame().size().unwrap_or(FrameSize::Five);
        self.edit(Edit::Photo(seat, Box::new(KingdomPhoto::new(id, frame::inset(size), cells))));
    }

    fn take_read(&mut self, read: PhotoRead) {
        let PhotoRead { seat, photo: id, request, other_size, result } = read;
        let Some(photo) = self.document().photo(seat).filter(|photo| photo.id == id) else { return };
        // The frame has moved on meanwhile: the reading of the new one is on its way.
        if request.corners.is_some_and(|corners| corners != photo.corners) {
            return;
        }
        self.editor.because(Cause::Photo);
        let other_frame = other_size.and_then(|size| self.propose_size(size));
        match result {
            Ok(table) => self.take_kingdoms(seat, &table),
            Err(ScanError::Cancelled) => {}
            Err(problem) => {
                self.edit(Edit::FrameInDoubt(seat));
                // Where it is a kingdom of another size, that is asked instead.
                if other_frame.is_none() {
                    self.view.complain(problem.say());
                }
            }
        }
    }

    /// A photo of one kingdom is that of its player. One of the whole table is given out when it is read for the first
    /// time; after that, each player keeps the kingdom whose frame lies nearest.
    fn take_kingdoms(&mut self, seat: Seat, table: &TableScan) {
        let Some(photo) = self.document().photo(seat) else { return };
        let (id, middle) = (photo.id.clone(), photo.corners.centre());
        if photo.read.is_empty() && sharers(self.document(), seat).len() == 1 {
            return self.give_out(seat, &id, table);
        }
        let distance = |scan: &&Scan| (scan.corners.centre() - middle).length();
        if let Some(nearest) = table.kingdoms().iter().min_by(|a, b| distance(a).total_cmp(&distance(b))) {
            self.take_scan(seat, nearest);
        }
    }

    pub(super) fn take_scan(&mut self, seat: Seat, scan: &Scan) {
        let alone = self.document().is_alone(seat);
        self.edit(Edit::Read(seat, Box::new(PhotoReading::from(scan))));
        let unsure = self.document().seated(seat).and_then(|seated| seated.unsure().first());
        self.view.brush = Brush::Select;
        self.view.cursor = unsure.or(self.view.cursor);
        let rules = self.document().rules();
        let mut frames = rules.book().frames.iter().map(|(frame, _)| *frame);
        let found = frames.find(|frame| frame.size() == FrameSize::of_cells(scan.kingdom.rows().into()));
        if let Some(frame) = found.filter(|_| alone)
            && let Ok(rules) = rules.clone().with_frame(frame)
        {
            self.editor.apply(Edit::Rules(rules));
        }
        self.propose(seat, scan);
        match scan.laying {
            Laying::Possible | Laying::Unconnected => {}
            Laying::Impossible => self.view.complain(Message::new("app-cannot-be-laid")),
            Laying::Undecided => self.view.complain(Message::new("app-undecided")),
        }
    }

    /// Reads the photo on the desk again: with these corners, or searching for them again. Says whether there is one.
    pub(super) fn read_again(&mut self, given: Option<(Quad, FrameSize)>) -> bool {
        let seat = self.view.seat;
        let Some(id) = self.document().photo(seat).map(|photo| photo.id.clone()) else { return false };
        let Some(pixels) = self.photos.get(&id).map(|shown| shown.pixels.clone()) else { return false };
        let request = self.request(seat, given);
        self.work.read(seat, id, pixels, request);
        true
    }

    /// A game that is opened again shows its photos again.
    pub(super) fn show_kept_photo(&mut self) {
        let seat = self.view.seat;
        let Some(id) = self.document().photo(seat).map(|photo| photo.id.clone()) else { return };
        let missing = self.photos.get(&id).is_none() && self.work.progress().is_none();
        if !missing || self.asked_photo.as_ref() == Some(&id) {
            return;
        }
        self.asked_photo = Some(id.clone());
        if let Some(store) = &self.store {
            self.work.open(seat, PhotoOrigin::Kept(store.photo(&id)), None);
        }
    }
}
