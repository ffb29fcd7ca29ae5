//! The window. In: taps, keys, photos and files. Out: a game, its score sheet, and everything explained.
//!
//! One file a panel. The game is a [`Document`], which is undone, redone and saved as a whole; what is shown of it is
//! a [`View`]; panels are given both on a [`Desk`] and hold no rule. Work that takes longer than a frame is in
//! `work`, files are in `store` and `platform`.

mod arrivals;
mod board;
mod carry_out;
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
mod past;
mod photos;
mod platform;
mod reading;
mod settings;
mod share;
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

use eframe::egui::util::undoer::{self, Undoer};
use eframe::egui::{self, Context, Ui, ViewportCommand};

use self::derived::Derived;
use self::desk::{Can, Desk};
use self::photos::{Photos, Source};
use self::platform::Arrival;
use self::settings::Settings;
use self::store::Store;
use self::tiles::Tiles;
use self::work::Work;
use crate::game::Match;
use crate::history::History;
use crate::words::{Message, Words};

/// What the window is opened with.
#[derive(Default)]
pub struct Options {
    /// Where the game is kept; nowhere if not said.
    pub folder: Option<PathBuf>,
    /// A game or photos to open: the name and the bytes of each.
    pub files: Vec<(String, Vec<u8>)>,
    /// The language.
    pub words: Option<&'static Words>,
}

/// The window.
pub struct App {
    desk: Desk,
    undoer: Undoer<Document>,
    work: Work,
    store: Option<Store>,
    /// Games of the past, kept beside the one on the table.
    history: Option<History>,
    saved: Document,
    settings: Settings,
    arrivals: (Sender<Arrival>, Receiver<Arrival>),
    /// Photos that wait to be read, one after the other.
    waiting: Vec<(Seat, Source)>,
    /// What the window is called.
    title: String,
}

/// Opens the window and stays until it is closed.
pub fn run(files: Vec<(String, Vec<u8>)>, words: &'static Words) -> eframe::Result {
    let viewport = egui::ViewportBuilder::default()
        .with_title("Crowncount")
        .with_app_id("crowncount")
        .with_inner_size([1280.0, 820.0])
        .with_min_inner_size([360.0, 560.0]);
    let native = eframe::NativeOptions { viewport, ..Default::default() };
    let options = Options { folder: Store::usual_folder(), files, words: Some(words) };
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
        let history = options.folder.as_ref().map(|folder| History::at(folder.join(store::GAMES)));
        let (store, problem) = match options.folder.map(Store::in_folder).transpose() {
            Ok(store) => (store, None),
            Err(error) => (None, Some(Message::new("app-file-problem").with("detail", error.to_string()))),
        };
        let (kept, problem) = match store.as_ref().map(Store::load) {
            Some(Ok(game)) => (game, problem),
            Some(Err(damaged)) => (None, Some(damaged)),
            None => (None, problem),
        };
        let settings = store.as_ref().map(Store::settings).unwrap_or_default();
        settings.light(ctx);
        let words = settings.language().map(Words::of).or(options.words).unwrap_or_else(Words::english);
        let document = kept.map(Document::from).unwrap_or_default();
        let mut view = View { letters: settings.letters, ..View::default() };
        if let Some(problem) = problem {
            view.complain(problem);
        }
        let derived = Derived::of(&document, words);
        let mut work = Work::new(ctx);
        work.audit(0, document.clone());
        // Every state that is shown for a frame with nothing held down is a step back.
        let mut undoer = Undoer::with_settings(undoer::Settings {
            max_undos: 500,
            stable_time: 0.0,
            auto_save_interval: f32::MAX,
        });
        // What a file that the window is opened with replaces is a step back.
        undoer.add_undo(&document);
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
                language_chosen: false,
                past: None,
                export: None,
                can: Can::default(),
            },
            undoer,
            work,
            store,
            history,
            saved: document,
            settings,
            arrivals: mpsc::channel(),
            waiting: Vec::new(),
            title: String::new(),
        };
        for (name, bytes) in options.files {
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
        // A finished game is looked at first: a tap selects.
        let letters = self.desk.view.letters;
        self.desk.view = View { letters, tab: Tab::Kingdom, brush: Brush::Select, ..View::default() };
    }

    /// Whether photos are being read or an audit is made.
    pub fn is_busy(&self) -> bool {
        self.work.is_busy() || !self.waiting.is_empty()
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
        self.keep_settings();
        self.retitle(ctx);
    }

    /// Keeps what was chosen in the menu.
    fn keep_settings(&mut self) {
        let before = self.settings.clone();
        if self.desk.language_chosen {
            self.settings.speak(self.desk.words.language());
        }
        self.settings.letters = self.desk.view.letters;
        if let Some(store) = self.store.as_ref().filter(|_| before != self.settings) {
            store.keep_settings(&self.settings);
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
