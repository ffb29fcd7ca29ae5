//! Writing beside the window. Only the newest game is written; what cannot be written is tried again with growing
//! pauses, and once more at the end. Whether all is on the disk is a state that the window can ask for at any time.
//!
//! On a computer a thread writes; a page, which has none, writes between its frames.

#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(not(target_arch = "wasm32"))]
mod thread;

#[cfg(target_arch = "wasm32")]
pub(super) use page::Writer;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use thread::Writer;

use std::collections::VecDeque;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::shelf::PhotoId;
use super::{PHOTOS, SETTINGS, at};
use crate::disk::Disk;
use crate::words::Message;

/// The pause after the first failure, which doubles with each further one.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// How often it is looked whether another window has come.
const LOOK_AROUND: Duration = Duration::from_secs(10);

/// Something to write.
pub(super) enum Job {
    Game(String),
    NoGame,
    Photo(PhotoId, Arc<Vec<u8>>),
    Settings(String),
}

/// Whether what is on the table is on the disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::app) enum Saving {
    /// It is.
    Saved,
    /// It is being written.
    Writing,
    /// It could not be written; it is tried again.
    NotSaved(Message),
}

/// What the window and whoever writes both see.
struct SharedState {
    shown: Mutex<Shown>,
    changed: Condvar,
}

struct Shown {
    saving: Saving,
    /// Jobs that were sent and not tried yet.
    untried: usize,
    has_company: bool,
}

/// What is not on the disk yet.
#[derive(Default)]
struct Unwritten {
    game: Option<Job>,
    settings: Option<String>,
    photos: VecDeque<(PhotoId, Arc<Vec<u8>>)>,
}

impl SharedState {
    /// The folder itself is the first thing to be tried.
    fn new() -> Self {
        let shown = Shown { saving: Saving::Writing, untried: 1, has_company: false };
        Self { shown: Mutex::new(shown), changed: Condvar::new() }
    }

    /// Counts a job that is sent.
    fn expect_one(&self) {
        let mut shown = self.shown();
        shown.untried += 1;
        if shown.saving == Saving::Saved {
            shown.saving = Saving::Writing;
        }
    }

    /// A thread that ended badly leaves nothing half done here.
    fn shown(&self) -> MutexGuard<'_, Shown> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self, saving: Saving, tried: usize) {
        let mut shown = self.shown();
        shown.untried = shown.untried.saturating_sub(tried);
        // What was sent meanwhile is not on the disk.
        shown.saving = if saving == Saving::Saved && shown.untried > 0 { Saving::Writing } else { saving };
        drop(shown);
        self.changed.notify_all();
    }
}

/// How long to wait after so many failures.
fn pause(failures: u32) -> Duration {
    FIRST_PAUSE.saturating_mul(1 << (failures.max(1) - 1).min(16)).min(LONGEST_PAUSE)
}

impl Unwritten {
    fn take(&mut self, job: Job) {
        match job {
            Job::Photo(id, bytes) => self.photos.push_back((id, bytes)),
            Job::Settings(text) => self.settings = Some(text),
            job => self.game = Some(job),
        }
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn is_empty(&self) -> bool {
        self.game.is_none() && self.settings.is_none() && self.photos.is_empty()
    }

    /// Writes all of it; what is on the disk is forgotten. The photos come before the game that names them, but a photo that
    /// there is no room for keeps no game from being written.
    fn write(&mut self, disk: &dyn Disk, folder: &Path, game: &Path) -> Result<(), Message> {
        let photos = self.write_photos(disk, &folder.join(PHOTOS));
        let game = self.write_game(disk, game);
        let settings = self.write_settings(disk, &folder.join(SETTINGS));
        photos.and(game).and(settings)
    }

    fn write_photos(&mut self, disk: &dyn Disk, folder: &Path) -> Result<(), Message> {
        while let Some((id, bytes)) = self.photos.front() {
            let path = folder.join(id.as_str());
            match disk.write_new(&path, bytes) {
                // It is named by what it holds.
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                written => written.map_err(|error| at(&path, &error))?,
            }
            self.photos.pop_front();
        }
        Ok(())
    }

    fn write_game(&mut self, disk: &dyn Disk, path: &Path) -> Result<(), Message> {
        let written = match &self.game {
            Some(Job::Game(text)) => disk.write_whole(path, text.as_bytes()),
            Some(_) => match disk.remove(path) {
                Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
                _ => Ok(()),
            },
            None => Ok(()),
        };
        written.map_err(|error| at(path, &error))?;
        self.game = None;
        Ok(())
    }

    fn write_settings(&mut self, disk: &dyn Disk, path: &Path) -> Result<(), Message> {
        if let Some(text) = &self.settings {
            disk.write_whole(path, text.as_bytes()).map_err(|error| at(path, &error))?;
            self.settings = None;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_end_at_half_a_minute() {
        let pauses: Vec<u64> = (1..=9).map(|failures| pause(failures).as_millis() as u64).collect();
        assert_eq!(pauses, [250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
        assert_eq!(pause(u32::MAX), LONGEST_PAUSE);
    }
}
