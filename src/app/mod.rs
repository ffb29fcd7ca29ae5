//! The window. In: taps, keys, photos and files. Out: a game, its score sheet, and everything explained.
//!
//! One file a panel. The game is a [`Document`], which is undone, redone and saved as a whole; what is shown of it is
//! a [`View`]; panels are given both on a [`Desk`] and hold no rule. Work that takes longer than a frame is in
//! `work`, files are in `store` and `platform`.

mod board;
mod command;
mod derived;
mod desk;
mod dialogs;
mod document;
mod findings;
mod frame;
mod guesses;
mod header;
mod holdings;
mod keys;
mod kingdom;
mod layout;
mod mends;
mod note;
mod pad;
mod palette;
mod photos;
mod platform;
mod store;
mod table;
mod theme;
mod tiles;
mod view;
mod welcome;
mod widgets;
mod work;

pub use command::Command;
pub use document::{Document, Seat};
pub use view::{Brush, Lit, Sight, Step, Tab, View};

use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender};

use eframe::egui::util::undoer::{Settings, Undoer};
use eframe::egui::{self, Context, Event, Ui, ViewportCommand};

use self::derived::Derived;
use self::desk::{Can, Desk};
use self::photos::{Pasted, Photos, Source};
use self::platform::Arrival;
use self::store::Store;
use self::tiles::Tiles;
use self::work::{Done, Reading, Work};
use crate::game::{Match, read, write};
use crate::model::{Cell, Kingdom};
use crate::scan::{GridSize, Request, ScanError};
use crate::words::{Message, Say, Words};

/// What the window is opened with.
#[derive(Default)]
pub struct Options {
    /// Where the game is kept; nowhere if not said.
    pub folder: Option<PathBuf>,
    /// A game or a photo to open.
    pub file: Option<(String, Vec<u8>)>,
    /// The language.
    pub words: Option<&'static Words>,
}

/// The window.
pub struct App {
    desk: Desk,
    undoer: Undoer<Document>,
    work: Work,
    store: Option<Store>,
    saved: Document,
    arrivals: (Sender<Arrival>, Receiver<Arrival>),
    /// Photos that wait to be read, one after the other.
    waiting: Vec<(Seat, Source)>,
    /// What the window is called.
    title: String,
}

/// A photo of our own, to try the program with.
const SAMPLE: &[u8] = include_bytes!("../../fixtures/photos/sample.jpg");

/// Opens the window and stays until it is closed.
pub fn run(file: Option<(String, Vec<u8>)>, words: &'static Words) -> eframe::Result {
    let viewport = egui::ViewportBuilder::default()
        .with_title("Crowncount")
        .with_app_id("crowncount")
        .with_inner_size([1280.0, 820.0])
        .with_min_inner_size([360.0, 560.0]);
    let native = eframe::NativeOptions { viewport, ..Default::default() };
    let options = Options { folder: Store::usual_folder(), file, words: Some(words) };
    eframe::run_native(
        "crowncount",
        native,
        Box::new(|creation| Ok(Box::new(App::new(&creation.egui_ctx, options)))),
    )
}

impl App {
    /// A window, not shown yet.
    pub fn new(ctx: &Context, options: Options) -> Self {
        theme::install(ctx);
        let words = options.words.unwrap_or_else(Words::english);
        let (store, problem) = match options.folder.map(Store::in_folder).transpose() {
            Ok(store) => (store, None),
            Err(error) => (None, Some(Message::new("app-file-problem").with("detail", error.to_string()))),
        };
        let (kept, problem) = match store.as_ref().map(Store::load) {
            Some(Ok(game)) => (game, problem),
            Some(Err(damaged)) => (None, Some(damaged)),
            None => (None, problem),
        };
        let document = kept.map(Document::from).unwrap_or_default();
        let mut view = View::default();
        if let Some(problem) = problem {
            view.complain(problem);
        }
        let derived = Derived::of(&document, words);
        let mut work = Work::new(ctx);
        work.audit(0, document.clone());
        // Every state that is shown for a frame with nothing held down is a step back.
        let undoer = Undoer::with_settings(Settings {
            max_undos: 500,
            stable_time: 0.0,
            auto_save_interval: f32::MAX,
        });
        let mut app = Self {
            desk: Desk {
                saved_photo: None,
                document: document.clone(),
                view,
                derived,
                words,
                tiles: Tiles::default(),
                photos: Photos::default(),
                asked: Vec::new(),
                progress: None,
                can: Can::default(),
            },
            undoer,
            work,
            store,
            saved: document,
            arrivals: mpsc::channel(),
            waiting: Vec::new(),
            title: String::new(),
        };
        if let Some((name, bytes)) = options.file {
            app.arrive(name, bytes);
        }
        app
    }

    /// The game that is on the table.
    pub fn document(&self) -> &Document {
        &self.desk.document
    }

    /// What is shown of it.
    pub fn view(&self) -> &View {
        &self.desk.view
    }

    /// What is shown of it, to be changed.
    pub fn view_mut(&mut self) -> &mut View {
        &mut self.desk.view
    }

    /// Asks for a command, as its button does.
    pub fn ask(&mut self, command: Command) {
        self.desk.ask(command);
    }

    /// Asks which building stands on a town of the kingdom on the desk.
    pub fn choose_building(&mut self, place: crate::model::Place) {
        self.desk.view.dialog = Some(view::Dialog::Building(self.desk.seat(), place));
    }

    /// Puts a game on the table.
    pub fn open_game(&mut self, game: Match) {
        self.desk.document = Document::from(game);
        self.desk.view = View { letters: self.desk.view.letters, tab: Tab::Kingdom, ..View::default() };
    }

    /// Takes a file: a photo, or a game.
    pub fn arrive(&mut self, name: String, bytes: Vec<u8>) {
        let text = std::str::from_utf8(&bytes).ok().filter(|text| text.trim_start().starts_with('{'));
        match text.map(read) {
            Some(Ok(game)) => self.open_game(game),
            Some(Err(error)) => {
                self.desk.view.complain(Message::new("at").with("place", name).with("what", error.say()));
            }
            None => self.take_photo(Source::File(name, bytes)),
        }
    }

    /// Whether photos are being read or an audit is made.
    pub fn is_busy(&self) -> bool {
        self.work.is_busy() || !self.waiting.is_empty()
    }

    /// The photo goes to the kingdom on the desk, further ones to the next players.
    fn take_photo(&mut self, source: Source) {
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

    fn read_next(&mut self) {
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
    fn request(&self, seat: Seat, given: Option<(crate::scan::Quad, GridSize)>) -> Request {
        let boxes = self.desk.document.rules().book().boxes.to_vec();
        match given {
            Some((corners, size)) => Request { corners: Some(corners), size: Some(size), boxes },
            None => {
                let cells = usize::from(self.desk.document.rules().frame().rows());
                let size = GridSize::ALL.into_iter().find(|size| size.cells() == cells);
                Request { corners: None, size: size.filter(|_| !self.is_alone(seat)), boxes }
            }
        }
    }

    /// Whether no other kingdom has been entered.
    fn is_alone(&self, seat: Seat) -> bool {
        let mut others = self.desk.document.seats(seat.round).filter(|other| *other != seat);
        others.all(|other| {
            self.desk.document.player(other).is_none_or(|player| player.kingdom.extent().is_none())
        })
    }

    fn add_player(&mut self) -> usize {
        let number = self.desk.document.players() + 1;
        let name = self.desk.say(&Message::new("sheet-player").with("number", number));
        self.desk.document.add_player(name)
    }

    /// What came from outside since the last frame: files, the clipboard, keys.
    fn take_input(&mut self, ctx: &Context) {
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

    /// What was done off the window's thread since the last frame.
    fn take_work(&mut self, ctx: &Context) {
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
                Done::Read(reading) => self.take_reading(reading),
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
        let Some(size) = self.desk.photos.get(&id).map(photos::Shown::size) else { return };
        let cells =
            if self.desk.document.rules().frame().rows() == 7 { GridSize::Seven } else { GridSize::Five };
        if let Some(note) = self.desk.document.note_mut(seat) {
            note.photo = Some(note::PhotoNote::new(id, frame::inset(size), cells));
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
                if !scan.can_be_laid {
                    self.desk.view.complain(Message::new("app-cannot-be-laid"));
                }
            }
            Err(ScanError::Cancelled) => {}
            Err(problem) => self.desk.view.complain(problem.say()),
        }
    }

    /// Does what was asked for.
    fn carry_out(&mut self, ctx: &Context) {
        for command in std::mem::take(&mut self.desk.asked) {
            match command {
                Command::Photograph => platform::pick(ctx, self.desk.words, true, self.arrivals.0.clone()),
                Command::Open => platform::pick(ctx, self.desk.words, false, self.arrivals.0.clone()),
                Command::Save => {
                    let text = write(&self.desk.document.to_match());
                    platform::save(ctx, "game.json", text.into_bytes(), self.arrivals.0.clone());
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
                Command::Rules => self.desk.view.dialog = Some(view::Dialog::Rules),
                Command::New => {
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
                    let dark = ctx.theme() == egui::Theme::Dark;
                    ctx.set_theme(if dark { egui::Theme::Light } else { egui::Theme::Dark });
                }
                Command::Letters => self.desk.view.letters = !self.desk.view.letters,
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
        self.desk.view.cursor = Some(crate::model::Place::new(0, 0));
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
            let unsure = self.desk.document.note(seat).map_or(crate::model::Places::NONE, note::Note::unsure);
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

    /// Reads the photo on the desk again: with these corners, or looking for them anew.
    fn read_again(&mut self, given: Option<(crate::scan::Quad, GridSize)>) {
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

    /// Keeps what is shown inside what there is.
    fn keep_view_inside(&mut self) {
        let view = &mut self.desk.view;
        view.seat.round = view.seat.round.min(self.desk.document.rounds().saturating_sub(1));
        view.seat.player = view.seat.player.min(self.desk.document.players().saturating_sub(1));
        let kingdom = self.desk.document.player(view.seat).map(|player| &player.kingdom);
        let inside = |place: &crate::model::Place| {
            kingdom.is_some_and(|kingdom| place.row < kingdom.rows() && place.col < kingdom.cols())
        };
        view.cursor = view.cursor.filter(inside);
        let has_photo = self.desk.document.note(view.seat).is_some_and(|note| note.photo.is_some());
        if view.step == Step::Frame && !has_photo && self.work.progress().is_none() {
            view.step = Step::Board;
        }
    }

    /// After the panels: what follows from the changes, undo points, saving.
    fn follow_up(&mut self, ctx: &Context) {
        let held = ctx.input(|input| input.pointer.any_down());
        if self.desk.photos.changed && !held {
            self.desk.photos.changed = false;
            let photo = self.desk.document.note(self.desk.seat()).and_then(|note| note.photo.as_ref());
            if let Some(given) = photo.map(|photo| (photo.corners, photo.size)) {
                self.read_again(Some(given));
            }
        }
        self.keep_view_inside();
        self.show_kept_photo();
        if self.desk.derived.follow(&self.desk.document, self.desk.words) {
            self.work.audit(self.desk.derived.revision, self.desk.document.clone());
            ctx.request_repaint();
        }
        // A drag, and a corner with the reading that follows it, are one step each.
        if !held && self.work.progress().is_none() && !ctx.text_edit_focused() {
            self.undoer.feed_state(ctx.input(|input| input.time), &self.desk.document);
            if self.undoer.is_in_flux() {
                ctx.request_repaint();
            }
        }
        let (undo, redo) =
            (self.undoer.has_undo(&self.desk.document), self.undoer.has_redo(&self.desk.document));
        self.desk.can = Can { undo, redo };
        if !held && self.saved != self.desk.document {
            self.saved = self.desk.document.clone();
            if let Some(store) = &self.store {
                store.keep(&self.saved.to_match());
            }
        }
        self.retitle(ctx);
    }

    /// A game that is opened again shows its photos again.
    fn show_kept_photo(&mut self) {
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

    /// The window is called by its game, so that it is found among others.
    fn retitle(&mut self, ctx: &Context) {
        let totals = &self.desk.derived.outcome.totals;
        let players = totals
            .iter()
            .enumerate()
            .map(|(player, tally)| format!("{} {}", self.desk.name(player), tally.points));
        let title = players.chain(["Crowncount".to_owned()]).collect::<Vec<_>>().join(" · ");
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        self.desk.begin_frame(&ctx);
        self.take_work(&ctx);
        self.take_input(&ctx);
        self.carry_out(&ctx);
        layout::ui(&mut self.desk, ui);
        self.carry_out(&ctx);
        self.follow_up(&ctx);
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }
}
