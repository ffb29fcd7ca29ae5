//! Scans photos: several at a time, with a progress bar in a terminal; those of one game share its box.

use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressStyle};

use super::console::Console;
use super::rules::boxes;
use super::{CommandAnswer, input};
use crate::cores::on_all_cores;
use crate::game::ColourName;
use crate::model::{DominoBox, Frame, PlayerColour};
use crate::scan::{
    BoxSharing, Photo, PhotoLimits, Request, Scan, Scanner, Stage, StageClock, StageMillis, TableScan,
};
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
pub(super) type Scanned = Result<(TableScan, StageMillis), Problem>;

/// What photos that are scanned in one run have to do with each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Occasion {
    /// Nothing: each is read on its own.
    Photos,
    /// They are of one game: what one kingdom holds cannot be in another.
    Game,
}

/// Scans photos, as many at a time as there are cores.
pub(super) fn scan_all(
    sources: &[Source],
    request: &Request,
    occasion: Occasion,
    console: &Console<'_>,
) -> Result<Vec<Scanned>, Message> {
    let scanner = Scanner::bundled()
        .map_err(|error| Message::new("disk-unreadable").with("detail", error.to_string()))?;
    let bar = if sources.len() > 1 && console.is_watched() {
        ProgressBar::new(sources.len() as u64).with_style(ProgressStyle::default_bar())
    } else {
        ProgressBar::hidden()
    };
    let mut scanned = on_all_cores(sources, |source| {
        let scanned = scan_one(source, &scanner, request);
        bar.inc(1);
        scanned
    });
    bar.finish_and_clear();
    if occasion == Occasion::Game && sources.len() > 1 {
        share_box(&scanner, &mut scanned, request, console);
    }
    Ok(scanned)
}

/// Lays the kingdoms of all photos with one box.
fn share_box(scanner: &Scanner, scanned: &mut [Scanned], request: &Request, console: &Console<'_>) {
    let tables = || scanned.iter().flatten().flat_map(|(table, _)| table.kingdoms());
    let mut scans: Vec<Scan> = tables().cloned().collect();
    match scanner.share_box(&mut scans, &[], &request.boxes) {
        BoxSharing::Together => {}
        BoxSharing::Apart => console.note(&Message::new("scan-game-apart")),
        BoxSharing::Undecided => console.note(&Message::new("scan-game-undecided")),
    }
    let kingdoms = scanned.iter_mut().flatten().flat_map(|(table, _)| table.kingdoms_mut());
    kingdoms.zip(scans).for_each(|(kingdom, scan)| *kingdom = scan);
}

/// The kingdoms of photos that are part of a game, those of one photo together; the first photo that has none is the error.
pub(super) fn kingdoms(
    sources: &[Source],
    rules: Option<&str>,
    console: &Console<'_>,
) -> Result<Vec<Vec<Scan>>, Message> {
    if sources.is_empty() {
        return Ok(Vec::new());
    }
    let scanned = scan_all(sources, &request(rules)?, Occasion::Game, console)?;
    let kingdoms = |(source, scanned): (&Source, Scanned)| match scanned {
        Ok((table, _)) => Ok(table.into_kingdoms()),
        Err(problem) => {
            let place = input::shown(source.path(), console);
            Err(Message::new("at").with("place", place).with("what", problem.message))
        }
    };
    sources.iter().zip(scanned).map(kingdoms).collect()
}

/// The colours of castles in photos, each for the first who has it: the box has one of each, so another was misread.
pub(super) fn castles(read: impl IntoIterator<Item = Option<PlayerColour>>) -> Vec<Option<ColourName>> {
    let mut taken = Vec::new();
    let first = |castle: Option<PlayerColour>| {
        let castle = castle.filter(|castle| !taken.contains(castle))?;
        taken.push(castle);
        Some(ColourName::from(castle))
    };
    read.into_iter().map(first).collect()
}

/// What the rules say of the boxes and the size of the kingdoms in photos.
pub(super) fn request(rules: Option<&str>) -> Result<Request, Message> {
    let (boxes, frame) = match rules {
        None => (vec![DominoBox::Kingdomino], None),
        Some(name) => boxes(name).map(|(boxes, frame)| (boxes.to_vec(), frame))?,
    };
    let size = frame.and_then(Frame::size);
    Ok(Request { size, boxes, ..Request::default() })
}

fn scan_one(source: &Source, scanner: &Scanner, request: &Request) -> Scanned {
    let clock = StageClock::start(Stage::Decode);
    let limits = PhotoLimits::default();
    let photo = match &source.bytes {
        Some(bytes) => Photo::decode(bytes, &limits, &clock),
        None => Photo::open(&source.path, &limits, &clock),
    };
    let photo = photo.map_err(|error| Problem { message: error.say(), answer: None })?;
    let table = scanner
        .scan_table(photo.pixels(), request, &clock)
        .map_err(|error| Problem { message: error.say(), answer: Some(CommandAnswer::No) })?;
    Ok((table, clock.millis()))
}
