//! The game that is on the table, kept in the user's data folder: saved by itself as it changes, and opened again
//! where it was. In: games, photos and settings. Out: what was kept, and whether what is on the table is saved.
//!
//! Which file belongs to this window is in `slot`, writing on a thread of its own in `writer`, photos in `shelf`.

mod shelf;
mod slot;
mod writer;

pub(super) use shelf::{KeptPhoto, PhotoId, Shelf};
pub(super) use writer::Saving;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use self::slot::Slot;
use self::writer::{Job, Writer};
use super::settings::Settings;
use crate::disk::Disk;
use crate::game::Match;
use crate::game::file::write;
use crate::words::{Message, Say};

/// Where past games are kept.
pub(super) const GAMES: &str = "games";
const PHOTOS: &str = "photos";
const SETTINGS: &str = "settings.json";
const DAMAGED: &str = "damaged";
/// Longer than any settings.
const LONGEST_SETTINGS: u64 = 1 << 16;

/// Keeps the game that is on the table.
pub(super) struct Store {
    disk: Arc<dyn Disk>,
    folder: PathBuf,
    writer: Writer,
    is_second: bool,
}

/// What was found when the folder was opened.
#[derive(Default)]
pub(super) struct Refound {
    /// The game that was on the table.
    pub game: Option<Match>,
    /// What the player should know.
    pub news: Vec<Message>,
}

impl Store {
    /// Keeps the game in this folder, and says what was in it. A folder that cannot be made or written is not given
    /// up: [`Store::saving`] tells of it until it can.
    pub(super) fn open(disk: Arc<dyn Disk>, folder: PathBuf) -> (Self, Refound) {
        let mut found = Refound::default();
        let slot = Slot::take(&disk, &folder, &mut found);
        let is_second = slot.is_second();
        let writer = Writer::start(Arc::clone(&disk), folder.clone(), slot);
        (Self { disk, folder, writer, is_second }, found)
    }

    /// Whether another window has the folder as well.
    pub(super) fn has_company(&self) -> bool {
        self.is_second || self.writer.has_company()
    }

    /// What was chosen once and for all, and why it cannot be known.
    pub(super) fn settings(&self) -> (Settings, Option<Message>) {
        match settings_in(&*self.disk, &self.folder) {
            Ok(settings) => (settings, None),
            Err(error) => (Settings::default(), Some(at(&self.folder.join(SETTINGS), &error))),
        }
    }

    /// Keeps what was chosen.
    pub(super) fn keep_settings(&self, settings: &Settings) {
        self.writer.send(Job::Settings(settings.write()));
    }

    /// The photos that were kept.
    pub(super) fn shelf(&self) -> Shelf {
        Shelf::in_folder(Arc::clone(&self.disk), &self.folder)
    }

    /// A photo that was kept, to be read off the window's thread.
    pub(super) fn photo(&self, id: &str) -> KeptPhoto {
        KeptPhoto::new(self.shelf(), id)
    }

    /// Keeps a photo.
    pub(super) fn keep_photo(&self, id: &str, bytes: Vec<u8>) {
        if let Some(id) = PhotoId::from_text(id) {
            self.writer.send(Job::Photo(id, Arc::new(bytes)));
        }
    }

    /// Keeps the game; without players there is none.
    pub(super) fn keep(&self, game: &Match) {
        self.writer.send(if game.names().is_empty() { Job::NoGame } else { Job::Game(write(game)) });
    }

    /// Whether all that was given to the store is on the disk.
    pub(super) fn saving(&self) -> Saving {
        self.writer.saving()
    }

    /// Waits until everything was tried to be written, and says how it went.
    pub(super) fn settle(&self, longest: Duration) -> Saving {
        self.writer.settle(longest)
    }
}

/// What was chosen once and for all, as it is kept in a folder.
pub(super) fn settings_in(disk: &dyn Disk, folder: &Path) -> io::Result<Settings> {
    match disk.read(&folder.join(SETTINGS), LONGEST_SETTINGS) {
        Ok(bytes) => Ok(Settings::read(&String::from_utf8_lossy(&bytes))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Settings::default()),
        Err(error) => Err(error),
    }
}

/// What went wrong with a file.
fn at(path: &Path, error: &io::Error) -> Message {
    Message::new("at").with("place", path.display().to_string()).with("what", error.say())
}

#[cfg(test)]
mod tests;
