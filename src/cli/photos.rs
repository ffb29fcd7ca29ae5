//! Scans photos: several at a time, with a progress bar in a terminal.

use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressStyle};

use super::console::Console;
use super::rules::boxes;
use super::{CommandAnswer, input};
use crate::cores::on_all_cores;
use crate::model::{DominoBox, Frame, Kingdom, Places};
use crate::scan::{Photo, PhotoLimits, Request, Scan, Scanner, Stage, StageClock, StageMillis};
use crate::words::{Message, Say};

/// A photo to be scanned.
#[derive(Clone)]
pub(super) struct Source {
    path: PathBuf,
    /// The bytes, where they were read already.
    bytes: Option<Vec<u8>>,
}

impl Source {
    /// A photo whose bytes were read.
    pub(super) fn of(path: &Path, bytes: Vec<u8>) -> Self {
        Self { path: path.to_owned(), bytes: Some(bytes) }
    }

    /// A photo by its name; standard input is read at once.
    pub(super) fn open(path: &Path) -> Result<Self, Message> {
        let bytes = if path == Path::new("-") { Some(input::bytes(path)?) } else { None };
        Ok(Self { path: path.to_owned(), bytes })
    }

    /// Its name.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }
}

/// Why one photo gave no kingdom: it could not be read, or the answer is no.
pub(super) struct Problem {
    pub(super) message: Message,
    pub(super) answer: Option<CommandAnswer>,
}

/// The outcome for one photo.
pub(super) type Scanned = Result<(Scan, StageMillis), Problem>;

/// Scans photos, as many at a time as there are cores.
pub(super) fn scan_all(
    sources: &[Source],
    request: &Request,
    console: &Console<'_>,
) -> Result<Vec<Scanned>, Message> {
    let scanner = Scanner::bundled()
        .map_err(|error| Message::new("disk-unreadable").with("detail", error.to_string()))?;
    let bar = if sources.len() > 1 && console.is_watched() {
        ProgressBar::new(sources.len() as u64).with_style(ProgressStyle::default_bar())
    } else {
        ProgressBar::hidden()
    };
    let scanned = on_all_cores(sources, |source| {
        let scanned = scan_one(source, &scanner, request);
        bar.inc(1);
        scanned
    });
    bar.finish_and_clear();
    Ok(scanned)
}

/// The kingdoms of photos that are part of a game, with the cells to check; the first that has none is the error.
pub(super) fn kingdoms(
    sources: &[Source],
    rules: Option<&str>,
    console: &Console<'_>,
) -> Result<Vec<(Kingdom, Places)>, Message> {
    if sources.is_empty() {
        return Ok(Vec::new());
    }
    let scanned = scan_all(sources, &request(rules)?, console)?;
    let kingdom = |(source, scanned): (&Source, Scanned)| match scanned {
        Ok((scan, _)) => Ok((scan.kingdom.clone(), scan.unsure())),
        Err(problem) => {
            let place = input::shown(source.path(), console);
            Err(Message::new("at").with("place", place).with("what", problem.message))
        }
    };
    sources.iter().zip(scanned).map(kingdom).collect()
}

/// What the rules say of the boxes and the size of the kingdoms in photos.
pub(super) fn request(rules: Option<&str>) -> Result<Request, Message> {
    let (boxes, frame) = match rules {
        None => (vec![DominoBox::Kingdomino], None),
        Some(name) => boxes(name).map(|(boxes, frame)| (boxes.to_vec(), frame))?,
    };
    let size = frame.and_then(Frame::size);
    Ok(Request { corners: None, size, boxes })
}

fn scan_one(source: &Source, scanner: &Scanner, request: &Request) -> Scanned {
    let clock = StageClock::start(Stage::Decode);
    let limits = PhotoLimits::default();
    let photo = match &source.bytes {
        Some(bytes) => Photo::decode(bytes, &limits, &clock),
        None => Photo::open(&source.path, &limits, &clock),
    };
    let photo = photo.map_err(|error| Problem { message: error.say(), answer: None })?;
    let scan = scanner
        .scan(photo.pixels(), request, &clock)
        .map_err(|error| Problem { message: error.say(), answer: Some(CommandAnswer::No) })?;
    Ok((scan, clock.millis()))
}
