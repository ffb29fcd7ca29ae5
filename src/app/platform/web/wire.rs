//! What a page and its workers send each other: errands there, replies back. Both are JSON; a file or pixels go beside
//! it.

use serde::{Deserialize, Serialize};

use crate::app::derived::Mend;
use crate::app::document::Seat;
use crate::app::questions::Told;
use crate::game::Open;
use crate::model::{Domino, FrameSize};
use crate::rules::{Audit, Best};
use crate::scan::live::Glance;
use crate::scan::{Request, Scan, ScanError, Stage, TableScan};
use crate::words::Message;

/// What a worker is to do. A game goes as its file.
#[derive(Serialize, Deserialize)]
pub(super) enum Errand {
    /// Decodes the photo in the file, and reads it if asked to.
    Open { name: String, request: Option<Request> },
    /// Reads the photo in the file, which was open before by this id.
    Read { photo: String, request: Request },
    /// Looks at a picture of the camera, which comes with this, in this opening of the viewfinder and at this time.
    Look { session: u64, request: Request, at: f64 },
    /// Takes what the camera saw.
    Take { session: u64, request: Request },
    /// Audits a game.
    Audit { game: String },
    /// Answers the questions about a game, whose players have these names.
    Answer { game: String, names: Vec<String>, language: String },
    /// Searches for the best laying of a kingdom.
    Lay { game: String, seat: Seat },
}

/// What a worker has to say. All but the first two end its errand.
#[derive(Serialize, Deserialize)]
pub(super) enum Reply {
    /// A stage of the reading has begun.
    Stage(Stage),
    /// The photo was decoded: its id, its size, and the size of the smaller copy, whose pixels come with this.
    Loaded { id: String, size: [u32; 2], small: [u32; 2] },
    /// The photo was read, and may look more like another size than the one that was asked for.
    Read { result: Result<TableScan, ScanError>, other_size: Option<FrameSize> },
    /// The photo cannot be opened.
    Unreadable(Message),
    /// A picture of the camera was looked at.
    Glanced(Glance),
    /// What the camera saw: the id of the picture, its size, that of its smaller copy, how long its file is, and the
    /// kingdoms in it. The file and the pixels of the copy come with this.
    Taken { id: String, size: [u32; 2], small: [u32; 2], file: usize, scans: Vec<Scan> },
    /// The game was audited.
    Audited { audits: Vec<Audit>, mends: Vec<Mend>, both_boxes: bool, open: Vec<Open> },
    /// The questions were answered.
    Told(Vec<Vec<Told>>),
    /// A best laying was searched for: what the kingdom scored, what it is laid with, and what was found.
    Laid { real: u32, dominoes: Vec<Domino>, best: Option<Best> },
    /// There is nothing more to say.
    Nothing,
    /// There is a mistake in the program.
    Broken(String),
}
