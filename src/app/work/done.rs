//! What work brings, and the report in which it comes.

use eframe::egui::ColorImage;

use super::Lane;
use crate::app::backup::Backup;
use crate::app::derived::Audited;
use crate::app::document::Seat;
use crate::app::library::{Opened, PastNews};
use crate::app::paths::PathTask;
use crate::app::photos::{Loaded, PhotoOrigin};
use crate::app::platform::{Panicked, PickedFile};
use crate::app::questions::{BestLaid, Question, Told};
use crate::app::reader::PhotoRead;
use crate::app::viewfinder::{NoCamera, TakenLive};
use crate::game::{GameId, Match};
use crate::scan::live::Glance;
use crate::words::Message;

/// What work has brought.
pub(in crate::app) enum Done {
    /// What was kept the last time.
    Opened(Box<Opened>),
    /// Files were chosen.
    Picked(Vec<PickedFile>),
    /// The system has no file dialog: the path is to be typed.
    AskPath(PathTask),
    /// What a path that is being typed may go on with.
    Paths(String, Vec<String>),
    /// A file holds a game.
    Game(Box<Match>),
    /// A file holds a photo, to be read for a kingdom.
    Photo(PhotoOrigin),
    /// News of the past games.
    Past(Box<PastNews>),
    /// A photo was decoded and can be shown; whether it is read as well.
    Loaded(Seat, Box<Loaded>, bool),
    /// A photo was read, or there is a reason why not.
    Read(Box<PhotoRead>),
    /// The photo for this kingdom could not be opened.
    Unreadable(Seat, Message),
    /// A game was audited.
    Audited(Box<Audited>),
    /// The questions about every round of a game were answered.
    Answered(Question, Vec<Vec<Told>>),
    /// The best laying of a kingdom was searched for.
    Laid(Box<BestLaid>),
    /// Everything as one file, to be saved.
    Backup(Backup),
    /// The camera was turned on, or there is none.
    Camera(Result<(), NoCamera>),
    /// What a picture of the camera has brought, in this opening of the viewfinder.
    #[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "only a page has a camera"))]
    Glanced(u64, Box<Glance>),
    /// Such a picture could not be looked at.
    #[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "only a page has a camera"))]
    NotGlanced(u64),
    /// What was in sight was taken, if there was anything.
    #[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "only a page has a camera"))]
    TakenLive(Option<Box<TakenLive>>),
    /// A file was saved under this name.
    Saved(String),
    /// The sheet as a picture, for the clipboard.
    #[cfg_attr(target_arch = "wasm32", expect(dead_code, reason = "a page copies it where it is drawn"))]
    Picture(ColorImage),
    /// A game was kept by this id, and what to tell of it.
    Kept(GameId, Option<Message>),
    /// Another version of the game is kept: somebody must say what to do.
    AskReplace,
    /// Something went well that the player should know.
    Told(Message),
    /// Something went wrong.
    Problem(Message),
    /// Nothing that anybody waits for.
    Nothing,
}

/// A report of work to the window.
pub(in crate::app) struct Report {
    pub(super) lane: Lane,
    /// Whether the work is done with it.
    pub(super) last: bool,
    pub(super) result: Result<Done, Panicked>,
}
