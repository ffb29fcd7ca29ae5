//! The folder of games: one file per game, each written as a whole. What is deleted and what is replaced goes to the
//! folder `trash`, what is damaged to the folder `damaged`; nothing is ever lost here.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::string::FromUtf8Error;
use std::sync::Arc;

use jiff::civil::DateTime;

use super::{Archive, Entry, HistoryError, HistoryFault};
use crate::disk::Disk;
#[cfg(not(target_arch = "wasm32"))]
use crate::disk::Native;
use crate::game::file::{FileError, FileFault, LONGEST, read, write};
use crate::game::{GameId, Match};

const TRASH: &str = "trash";
const DAMAGED: &str = "damaged";
const ENDING: &str = "json";

/// The past games in a folder.
#[derive(Clone)]
pub struct History {
    disk: Arc<dyn Disk>,
    folder: PathBuf,
}

/// What a folder holds.
#[derive(Debug, Default)]
pub struct Listing {
    /// The games, the newest first; those without a date come last.
    pub games: Vec<(GameId, Entry)>,
    /// Files that could not be read. Damaged ones have been set aside and are reported only once.
    pub problems: Vec<HistoryError>,
}

/// What became of a game that was to be kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kept {
    /// It is there now, by this id.
    Added(GameId),
    /// It was there, as it is.
    Known(GameId),
    /// What is there by its id cannot be read; it is beside it now, by this id.
    Beside(GameId),
    /// Another version of it is there. Nothing was done: [`History::replace`] it or [`History::add`] another.
    Differs(GameId),
}

/// What an import brought.
#[derive(Debug, Default)]
pub struct Imported {
    /// New games.
    pub added: usize,
    /// Games that were there in an older version, which is in the trash now.
    pub updated: usize,
    /// Games that were there already, as they are or newer.
    pub known: usize,
    /// What could not be read: which game of the file, counted from 0, and what is wrong with it.
    pub refused: Vec<(usize, FileError)>,
}

impl History {
    /// The history in a folder of this computer, which is made when the first game is added.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self::on(Arc::new(Native), folder)
    }

    /// The history in a folder of some disk.
    pub fn on(disk: Arc<dyn Disk>, folder: impl Into<PathBuf>) -> Self {
        Self { disk, folder: folder.into() }
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// All games. A damaged file is set aside, so that it is reported once and does not affect the others.
    pub fn list(&self) -> Result<Listing, HistoryError> {
        self.list_in(&self.folder)
    }

    /// The games in the trash: deleted ones, and old versions of those that were replaced.
    pub fn trash(&self) -> Result<Listing, HistoryError> {
        self.list_in(&self.folder.join(TRASH))
    }

    fn list_in(&self, folder: &Path) -> Result<Listing, HistoryError> {
        let mut listing = Listing::default();
        for id in self.ids(folder)? {
            match self.open_in(folder, &id) {
                Ok(game) => listing.games.push((id, Entry::of(&game))),
                Err(problem) => listing.problems.push(self.set_aside(folder, &id, problem)?),
            }
        }
        // Files come in the order of their names, so that games of the same minute keep theirs.
        listing.games.sort_by_key(|(_, entry)| std::cmp::Reverse(entry.date));
        Ok(listing)
    }

    /// One game.
    pub fn open(&self, id: &GameId) -> Result<Match, HistoryError> {
        self.open_in(&self.folder, id)
    }

    /// One game, whose id is the name of its file whatever the file says.
    fn open_in(&self, folder: &Path, id: &GameId) -> Result<Match, HistoryError> {
        let path = file_of(folder, id);
        let bytes = self.disk.read(&path, LONGEST).map_err(HistoryError::system(&path))?;
        let wrong =
            |error| HistoryError::at(&path.display().to_string(), HistoryFault::File(Box::new(error)));
        let text = String::from_utf8(bytes).map_err(|error| wrong(no_text(&error)))?;
        let mut game = read(&text).map_err(wrong)?;
        game.set_id(id);
        Ok(game)
    }

    /// Keeps a game that is not there yet, by its id. One that is there in another version is left alone.
    pub fn keep(&self, game: &Match, now: DateTime) -> Result<Kept, HistoryError> {
        let Some(id) = game.id() else { return self.add(game, now).map(Kept::Added) };
        match self.open(&id) {
            Ok(kept) if kept == *game => Ok(Kept::Known(id)),
            Ok(_) => Ok(Kept::Differs(id)),
            Err(error) if error.is_missing() => self.add_as(game, &id, now).map(Kept::Added),
            // What cannot be read is not replaced.
            Err(_) => self.add(game, now).map(Kept::Beside),
        }
    }

    /// Keeps a game as one that was never there. `now` is its date if it has none.
    pub fn add(&self, game: &Match, now: DateTime) -> Result<GameId, HistoryError> {
        self.add_as(game, &GameId::new(game.date().or(Some(now))), now)
    }

    /// Writes a game that changed over the one of this id. The old version goes to the trash first.
    pub fn replace(&self, id: &GameId, game: &Match) -> Result<(), HistoryError> {
        let path = self.path(id);
        let old = self.disk.read(&path, LONGEST).map_err(HistoryError::system(&path))?;
        self.write_numbered(&self.folder.join(TRASH), id, |_| old.clone())?;
        self.write_over(id, game)
    }

    /// Writes a game over the one of this id as its next version.
    fn write_over(&self, id: &GameId, game: &Match) -> Result<(), HistoryError> {
        let mut game = game.clone();
        game.set_id(id);
        game.set_version(self.open(id).map_or(0, |old| old.version()).max(game.version()) + 1);
        let path = self.path(id);
        self.disk.write_whole(&path, write(&game).as_bytes()).map_err(HistoryError::system(&path))
    }

    /// Gives a player another name in all games, and says in how many. If one of the games cannot have the new
    /// name, none is changed.
    pub fn rename(&self, old: &str, new: &str) -> Result<usize, HistoryError> {
        let mut renamed = Vec::new();
        for (id, _) in self.list()?.games {
            renamed.extend(self.renamed(&id, old, new)?.map(|game| (id, game)));
        }
        for (id, game) in &renamed {
            self.write_over(id, game)?;
        }
        Ok(renamed.len())
    }

    /// A game with a player renamed; nothing if nobody has the old name.
    fn renamed(&self, id: &GameId, old: &str, new: &str) -> Result<Option<Match>, HistoryError> {
        let mut game = self.open(id)?;
        if !game.names().contains(&old) {
            return Ok(None);
        }
        game.rename(old, new).map_err(|fault| self.fault(id, HistoryFault::Name(Box::new(fault))))?;
        Ok(Some(game))
    }

    /// Moves a damaged file out of the way and says where to. A file that a newer version wrote stays.
    fn set_aside(
        &self,
        folder: &Path,
        id: &GameId,
        problem: HistoryError,
    ) -> Result<HistoryError, HistoryError> {
        let HistoryFault::File(error) = problem.fault else { return Ok(problem) };
        if matches!(error.fault, FileFault::Version(_)) {
            return Ok(HistoryError { fault: HistoryFault::File(error), ..problem });
        }
        let damaged = self.folder.join(DAMAGED);
        let now = file_of(&damaged, &self.move_file(&file_of(folder, id), &damaged, id)?);
        Ok(HistoryError { fault: HistoryFault::SetAside(error, now), ..problem })
    }

    /// Puts a game into the trash, and says by which name [`History::restore`] takes it back.
    pub fn delete(&self, id: &GameId) -> Result<GameId, HistoryError> {
        self.move_file(&self.path(id), &self.folder.join(TRASH), id)
    }

    /// Takes a game out of the trash. An old version comes back beside the one that replaced it.
    pub fn restore(&self, id: &GameId) -> Result<GameId, HistoryError> {
        let trash = self.folder.join(TRASH);
        let game = self.open_in(&trash, id)?;
        let restored = self.write_numbered(&self.folder, id, |id| text_of(&game, id))?;
        let deleted = file_of(&trash, id);
        self.disk.remove(&deleted).map_err(HistoryError::system(&deleted))?;
        Ok(restored)
    }

    /// Deletes what is in the trash for good.
    pub fn empty_trash(&self) -> Result<(), HistoryError> {
        let trash = self.folder.join(TRASH);
        for id in self.ids(&trash)? {
            let path = file_of(&trash, &id);
            self.disk.remove(&path).map_err(HistoryError::system(&path))?;
        }
        Ok(())
    }

    /// All games that can be read, to be written as one file.
    pub fn export(&self) -> Result<Archive, HistoryError> {
        let games: Result<Vec<Match>, HistoryError> =
            self.list()?.games.iter().map(|(id, _)| self.open(id)).collect();
        Ok(Archive { games: games?, ..Archive::default() })
    }

    /// Takes over the games of an archive: those that are not there, and newer versions of those that are. Where two
    /// have the same version and differ, both are kept.
    pub fn import(&self, archive: &Archive) -> Result<Imported, HistoryError> {
        let mut known = self.export()?.games;
        let mut imported = Imported { refused: archive.refused.clone(), ..Imported::default() };
        for game in &archive.games {
            if known.iter().any(|known| known.has_same_content(game)) {
                imported.known += 1;
                continue;
            }
            let namesake = game.id().and_then(|id| known.iter().find(|known| known.id() == Some(id.clone())));
            match namesake.map(|known| (known.version().cmp(&game.version()), known.id())) {
                Some((std::cmp::Ordering::Greater, _)) => imported.known += 1,
                Some((std::cmp::Ordering::Less, Some(id))) => {
                    self.replace(&id, game)?;
                    imported.updated += 1;
                }
                _ => {
                    let id = game.id().unwrap_or_else(|| GameId::new(game.date()));
                    self.write_numbered(&self.folder, &id, |id| text_of(game, id))?;
                    imported.added += 1;
                }
            }
            known.push(game.clone());
        }
        Ok(imported)
    }

    fn add_as(&self, game: &Match, id: &GameId, now: DateTime) -> Result<GameId, HistoryError> {
        let mut game = game.clone();
        game.set_date(game.date().unwrap_or(now));
        self.write_numbered(&self.folder, id, |id| text_of(&game, id))
    }

    /// Writes a new file of this name, followed by a number if it is taken.
    fn write_numbered(
        &self,
        folder: &Path,
        id: &GameId,
        text: impl Fn(&GameId) -> Vec<u8>,
    ) -> Result<GameId, HistoryError> {
        self.make(folder)?;
        for id in id.and_numbered() {
            let path = file_of(folder, &id);
            match self.disk.write_new(&path, &text(&id)) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                written => return written.map(|()| id).map_err(HistoryError::system(&path)),
            }
        }
        Err(self.fault(id, HistoryFault::System(io::ErrorKind::AlreadyExists.into())))
    }

    /// Moves a file to a folder, under its own name, followed by a number if it is taken, and says which name it got.
    fn move_file(&self, path: &Path, folder: &Path, id: &GameId) -> Result<GameId, HistoryError> {
        self.make(folder)?;
        for free in id.and_numbered() {
            match self.disk.move_new(path, &file_of(folder, &free)) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                moved => return moved.map(|()| free).map_err(HistoryError::system(path)),
            }
        }
        Err(self.fault(id, HistoryFault::System(io::ErrorKind::AlreadyExists.into())))
    }

    fn make(&self, folder: &Path) -> Result<(), HistoryError> {
        self.disk.make_folder(folder).map_err(HistoryError::system(folder))
    }

    /// The games of a folder by the names of their files; none if there is no folder yet.
    fn ids(&self, folder: &Path) -> Result<Vec<GameId>, HistoryError> {
        let found = match self.disk.list(folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            found => found.map_err(HistoryError::system(folder))?,
        };
        let stem = |name: &str| name.strip_suffix(ENDING)?.strip_suffix('.').and_then(GameId::of_file);
        let mut ids: Vec<GameId> = found.iter().filter_map(|found| stem(&found.name)).collect();
        ids.sort();
        Ok(ids)
    }

    fn path(&self, id: &GameId) -> PathBuf {
        file_of(&self.folder, id)
    }

    fn fault(&self, id: &GameId, fault: HistoryFault) -> HistoryError {
        HistoryError::at(&self.path(id).display().to_string(), fault)
    }
}

impl fmt::Debug for History {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("History").field(&self.folder).finish()
    }
}

fn file_of(folder: &Path, id: &GameId) -> PathBuf {
    folder.join(format!("{id}.{ENDING}"))
}

/// The file of a game by the name of this id.
fn text_of(game: &Match, id: &GameId) -> Vec<u8> {
    let mut game = game.clone();
    game.set_id(id);
    write(&game).into_bytes()
}

/// Bytes that are not UTF-8 are not JSON either, from the first such byte on.
fn no_text(error: &FromUtf8Error) -> FileError {
    let sound = &error.as_bytes()[..error.utf8_error().valid_up_to()];
    let lines: Vec<&[u8]> = sound.split(|byte| *byte == b'\n').collect();
    let (line, column) = (lines.len(), lines.last().map_or(0, |line| line.len()) + 1);
    FileError { place: String::new(), fault: FileFault::Syntax { line, column } }
}
