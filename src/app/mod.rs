//! The window. In: taps, keys, photos and files. Out: a game, its score sheet, and everything explained.
//!
//! One file per panel. The game is a [`Document`], changed only by [`Edit`]s; what is shown of it is a [`View`].
//! Panels are given both on a `Desk`, paint, and send what is asked for as a `Command` to the one mailbox; `carry_out`,
//! `entering`, `input` and `reading` do it, and `follow_up` does what follows from it. Work that takes longer than a
//! frame is in `work`, and what belongs to the system is in `platform`.

mod action;
mod arrivals;
mod backup;
mod board;
mod carry_out;
mod checking;
mod checking_card;
mod command;
mod counter;
mod derived;
mod desk;
mod dialogs;
mod document;
mod entering;
mod findings;
mod follow_up;
mod frame;
mod guesses;
mod header;
mod holdings;
mod input;
mod key_names;
mod keys_in_turn;
mod kingdom;
mod layout;
mod library;
mod mends;
mod naming;
mod newest;
mod notice;
mod pad;
mod palette;
mod past;
mod paths;
mod photos;
mod pinch;
mod platform;
mod proof;
mod proposal;
mod questions;
mod reader;
mod reading;
mod saving;
mod seat_state;
mod settings;
mod share;
mod store;
mod switcher;
mod table;
mod task;
mod text;
mod theme;
mod tiles;
mod trash;
mod view;
mod viewfinder;
mod welcome;
mod whose;
mod widgets;
mod work;

pub use action::Action;
pub use document::{Document, Edit, Guess, KingdomPhoto, PhotoReading, ReadCell, Seat, Seated};
#[cfg(target_arch = "wasm32")]
pub use platform::{Shell, start, work};
pub use proposal::Proposal;
pub use view::{
    BoardStage, Brush, Checking, Dialog, Lit, Naming, Notice, OnceRead, Overlay, PastPart, QuestionPart,
    Renaming, Show, Tab, TypedPath, View,
};

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Arc;

use eframe::egui::{self, Context, Ui};
use jiff::civil::DateTime;

use self::arrivals::PhotoArrival;
use self::command::{Command, Mailbox};
use self::derived::Derived;
use self::desk::{Desk, Status};
use self::document::{Editor, Travel};
use self::keys_in_turn::KeysInTurn;
use self::library::{Library, Opened};
use self::notice::ShownNotice;
use self::past::Past;
use self::photos::{PhotoOrigin, Photos};
use self::questions::Answers;
use self::saving::Closing;
use self::settings::Settings;
use self::store::{Saving, Store};
use self::tiles::TileTextures;
use self::viewfinder::Viewfinder;
use self::work::{Done, Work};
#[cfg(not(target_arch = "wasm32"))]
use crate::art::{Detail, emblem, raster};
use crate::disk::Disk;
use crate::game::{GameId, Match};
use crate::words::{Language, Words};

/// What the window is opened with.
#[derive(Default)]
pub struct Options {
    /// Where the game is kept; nowhere if not said.
    pub folder: Option<PathBuf>,
    /// A game or photos to open: the name and the bytes of each.
    pub files: Vec<(String, Vec<u8>)>,
    /// The language.
    pub words: Option<&'static Words>,
    /// Where files are; where the system keeps them if not said.
    pub disk: Option<Arc<dyn Disk>>,
    /// The clock; the one of the system if not said.
    pub now: Option<fn() -> DateTime>,
    /// Whether the window asks for paths itself, as it does where the system has no file dialog.
    pub own_dialogs: bool,
}

/// The window.
pub struct App {
    mailbox: Mailbox,
    /// The game on the table, with its way back.
    editor: Editor,
    view: View,
    derived: Derived,
    /// Answers to the questions asked at the table.
    answers: Answers,
    words: &'static Words,
    tiles: TileTextures,
    photos: Photos,
    work: Work,
    /// Keeps the game on the table.
    store: Option<Store>,
    /// The kept game that this window may replace without asking: it kept it, or was allowed to.
    agreed: Option<GameId>,
    /// Whether it was told that another window is open.
    told_company: bool,
    /// How far the closing of the window is.
    closing: Closing,
    /// Which state of the game was last given to the store.
    saved: u64,
    /// Whether what was kept the last time is still being read.
    opening: bool,
    library: Library,
    /// Past games, once they were shown.
    past: Option<Past>,
    settings: Settings,
    /// The viewfinder while it is open, and how often it was opened.
    viewfinder: Option<Viewfinder>,
    sessions: u64,
    /// Photos that have come and are not open yet.
    arrivals: Vec<PhotoArrival>,
    /// Photos that wait to be read, one after the other.
    waiting: VecDeque<(Seat, PhotoOrigin)>,
    /// Whether a frame has moved since its photo was read.
    reread: bool,
    /// The photo that was last asked of the store, so that one that is gone is not asked for again and again.
    asked_photo: Option<String>,
    /// What is written to the path that is being typed.
    to_save: Option<Vec<u8>>,
    /// The folder of the file that was last opened by typing its path.
    opened_in: Option<String>,
    /// What was said last, and since when it is shown.
    shown_notice: Option<ShownNotice>,
    /// What was typed and waits for its turn.
    keys: KeysInTurn,
    /// What had the focus at the end of the last frame.
    focused: Option<egui::Id>,
    /// What is pointed at in this frame.
    pointed: Option<Lit>,
    /// Which state of the game, in which language, the title of the window tells.
    titled: Option<(u64, Language)>,
    now: fn() -> DateTime,
}

/// Opens the window and stays until it is closed.
#[cfg(not(target_arch = "wasm32"))]
pub fn run(files: Vec<(String, Vec<u8>)>, words: &'static Words) -> eframe::Result {
    let viewport = egui::ViewportBuilder::default()
        .with_title("Crowncount")
        .with_app_id("crowncount")
        .with_icon(window_icon())
        .with_inner_size([1280.0, 820.0])
        .with_min_inner_size([360.0, 560.0]);
    let native = eframe::NativeOptions { viewport, ..Default::default() };
    let folder = platform::usual_folder();
    let options = Options { folder, files, words: Some(words), ..Options::default() };
    eframe::run_native(
        "crowncount",
        native,
        Box::new(|creation| Ok(Box::new(App::new(&creation.egui_ctx, options)))),
    )
}

/// The sign of the program, for systems that show one with every window.
#[cfg(not(target_arch = "wasm32"))]
fn window_icon() -> egui::IconData {
    let picture = raster::transparent(&emblem(Detail::Full), 128);
    let (width, height) = picture.dimensions();
    egui::IconData { rgba: picture.into_raw(), width, height }
}

impl App {
    /// A window, not shown yet.
    pub fn new(ctx: &Context, options: Options) -> Self {
        theme::install(ctx);
        let mailbox = Mailbox::default();
        let words = options.words.unwrap_or_else(Words::english);
        let disk = options.disk.unwrap_or_else(platform::disk);
        let work = Work::new(mailbox.post(ctx), options.own_dialogs, Arc::clone(&disk));
        let editor = Editor::new(Document::default());
        let mut app = Self {
            derived: Derived::of(editor.document(), editor.revision(), words),
            mailbox,
            editor,
            view: View::default(),
            answers: Answers::default(),
            words,
            tiles: TileTextures::default(),
            photos: Photos::default(),
            work,
            store: None,
            agreed: None,
            told_company: false,
            closing: Closing::default(),
            saved: 0,
            opening: options.folder.is_some(),
            library: options
                .folder
                .as_deref()
                .map(|folder| Library::in_folder(&disk, folder))
                .unwrap_or_default(),
            past: None,
            settings: Settings::default(),
            viewfinder: None,
            sessions: 0,
            arrivals: Vec::new(),
            waiting: VecDeque::new(),
            reread: false,
            asked_photo: None,
            to_save: None,
            opened_in: None,
            shown_notice: None,
            keys: KeysInTurn::default(),
            focused: None,
            pointed: None,
            titled: None,
            now: options.now.unwrap_or(platform::now),
        };
        app.work.hear_files();
        if let Some(folder) = options.folder {
            app.work.file(move || Done::Opened(Box::new(Opened::folder(disk, folder))));
        }
        for (name, bytes) in options.files {
            app.arrive(name, bytes);
        }
        app
    }

    /// The game that is on the table.
    pub fn document(&self) -> &Document {
        self.editor.document()
    }

    /// What is shown of it.
    pub fn view(&self) -> &View {
        &self.view
    }

    /// What is shown of it, to be changed.
    pub fn view_mut(&mut self) -> &mut View {
        &mut self.view
    }

    /// Asks for an action, as its button does.
    pub fn ask(&mut self, action: Action) {
        self.mailbox.send(Command::Do(action));
    }

    /// Puts a game on the table.
    pub fn open_game(&mut self, game: Match) {
        self.edit(Edit::Open(Box::new(game)));
        self.view = View { tab: Tab::Kingdom, ..self.view.fresh_but_for_problems() };
    }

    /// Whether photos are being read, files are being opened or an audit is made.
    pub fn is_busy(&self) -> bool {
        let writing = self.store.as_ref().is_some_and(|store| store.saving() == Saving::Writing);
        self.work.is_busy() || !self.waiting.is_empty() || writing
    }

    /// What the panels are given.
    fn desk(&self, now: f64) -> Desk<'_> {
        Desk {
            document: self.document(),
            derived: &self.derived,
            view: &self.view,
            words: self.words,
            tiles: &self.tiles,
            answers: &self.answers,
            photos: &self.photos,
            viewfinder: self.viewfinder.as_ref(),
            status: Status {
                progress: self.work.progress(),
                reading: self.reading(),
                notice_opacity: self.notice_opacity(now),
                search: self.work.search(),
                past: self.past.as_ref(),
                saving: self.saving(),
                can_undo: self.editor.can(Travel::Undo),
                can_redo: self.editor.can(Travel::Redo),
            },
            mailbox: &self.mailbox,
        }
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        self.keys.take(&ctx);
        if ctx.input(|input| input.viewport().close_requested()) {
            self.close(&ctx);
        }
        if platform::went_back(self.view.dialog.is_some() || self.viewfinder.is_some()) {
            self.view.dialog = None;
            self.close_viewfinder();
        }
        if !self.opening {
            self.take_input(&ctx);
        }
        self.carry_out(&ctx);
        // Until it is known what was kept, neither the language nor the light is.
        if self.opening {
            return;
        }
        self.speak_as_chosen();
        layout::ui(&self.desk(ctx.input(|input| input.time)), ui);
        self.carry_out(&ctx);
        self.follow_up(&ctx);
        platform::end_frame(&ctx, self.words.language());
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        // What the camera sees lies behind the window.
        if self.viewfinder.is_some() { [0.0; 4] } else { visuals.panel_fill.to_normalized_gamma_f32() }
    }
}
