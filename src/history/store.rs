//! The folder of games: one file a game, each written as a whole. What is deleted goes to the folder `trash`,
//! what is damaged to the folder `damaged`; nothing is ever lost here.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::string::FromUtf8Error;

use directories::ProjectDirs;
use jiff::civil::DateTime;
use serde_json::Value;

use super::archive::to_value;
use super::{Archive, Entry, HistoryError, HistoryFault};
use crate::files::{write_new, write_whole};
use crate::game::Match;
use crate::game::file::{FileError, FileFault, read, write};

const TRASH: &str = "trash";
const DAMAGED: &str = "damaged";
const ENDING: &str = "json";
/// Longer than any game.
const LONGEST: u64 = 8 << 20;

/// The games of the past in a folder.
#[derive(Debug, Clone)]
pub struct History {
    folder: PathBuf,
}

/// Which game of a folder: the name of its file without the ending.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(String);

/// What a folder holds.
#[derive(Debug, Default)]
pub struct Listing {
    /// The games, the newest first; those without a date come last.
    pub games: Vec<(GameId, Entry)>,
    /// Files that could not be read. Damaged ones have been set aside and are told of only once.
    pub problems: Vec<HistoryError>,
}

/// What an import brought.
#[derive(Debug, Default)]
pub struct Imported {
    /// New games.
    pub added: usize,
    /// Games that were there already.
    pub known: usize,
    /// What could not be read: which game of the file, counted from 0, and what is wrong with it.
    pub refused: Vec<(usize, FileError)>,
}

impl History {
    /// The history in a folder, which is made when the first game is added.
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self { folder: folder.into() }
    }

    /// The history of whoever runs the program; nothing on systems without a place for it.
    pub fn of_user() -> Option<Self> {
        let folders = ProjectDirs::from("", "", "Crowncount")?;
        Some(Self::at(folders.data_dir().join("games")))
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// All games. A damaged file is set aside, so that it is named once and harms no other.
    pub fn list(&self) -> Result<Listing, HistoryError> {
        let mut listing = Listing::default();
        for id in ids(&self.folder)? {
            match self.open(&id) {
                Ok(game) => listing.games.push((id, Entry::of(&game))),
                Err(problem) => listing.problems.push(self.set_aside(&id, problem)?),
            }
        }
        // Files come in the order of their names, so that games of the same minute keep theirs.
        listing.games.sort_by_key(|(_, entry)| std::cmp::Reverse(entry.date));
        Ok(listing)
    }

    /// One game.
    pub fn open(&self, id: &GameId) -> Result<Match, HistoryError> {
        open(&self.path(id))
    }

    /// Keeps a finished game. `now` is its date if it has none.
    pub fn add(&self, game: &Match, now: DateTime) -> Result<GameId, HistoryError> {
        let mut game = game.clone();
        let date = game.date().unwrap_or(now);
        game.set_date(date);
        self.add_dated(&game, Some(date))
    }

    /// Writes a game that changed over the old one.
    pub fn replace(&self, id: &GameId, game: &Match) -> Result<(), HistoryError> {
        let path = self.path(id);
        write_whole(&path, write(game).as_bytes()).map_err(HistoryError::system(&path))
    }

    /// Gives a player of one game another name.
    pub fn rename_in(&self, id: &GameId, old: &str, new: &str) -> Result<(), HistoryError> {
        let game = self.renamed(id, old, new)?;
        let game = game.ok_or_else(|| self.fault(id, HistoryFault::NoPlayer(old.to_owned())))?;
        self.replace(id, &game)
    }

    /// Gives a player another name in all games, and says in how many. If one of the games cannot have the new
    /// name, none is changed.
    pub fn rename(&self, old: &str, new: &str) -> Result<usize, HistoryError> {
        let mut renamed = Vec::new();
        for (id, _) in self.list()?.games {
            renamed.extend(self.renamed(&id, old, new)?.map(|game| (id, game)));
        }
        for (id, game) in &renamed {
            self.replace(id, game)?;
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
    fn set_aside(&self, id: &GameId, problem: HistoryError) -> Result<HistoryError, HistoryError> {
        let HistoryFault::File(error) = problem.fault else { return Ok(problem) };
        if matches!(error.fault, FileFault::Version(_)) {
            return Ok(HistoryError { fault: HistoryFault::File(error), ..problem });
        }
        let folder = self.folder.join(DAMAGED);
        let now = file_of(&folder, &move_file(&self.path(id), &folder, id)?);
        Ok(HistoryError { fault: HistoryFault::SetAside(error, now), ..problem })
    }

    /// Puts a game into the trash, and says by which name [`History::restore`] takes it back.
    pub fn delete(&self, id: &GameId) -> Result<GameId, HistoryError> {
        move_file(&self.path(id), &self.folder.join(TRASH), id)
    }

    /// Takes a game out of the trash.
    pub fn restore(&self, id: &GameId) -> Result<GameId, HistoryError> {
        let deleted = file_of(&self.folder.join(TRASH), id);
        let game = open(&deleted)?;
        let restored = self.add_as(&game, id)?;
        fs::remove_file(&deleted).map_err(HistoryError::system(&deleted))?;
        Ok(restored)
    }

    /// The games in the trash.
    pub fn trash(&self) -> Result<Vec<GameId>, HistoryError> {
        ids(&self.folder.join(TRASH))
    }

    /// Deletes what is in the trash for good.
    pub fn empty_trash(&self) -> Result<(), HistoryError> {
        for id in self.trash()? {
            let path = file_of(&self.folder.join(TRASH), &id);
            fs::remove_file(&path).map_err(HistoryError::system(&path))?;
        }
        Ok(())
    }

    /// All games that can be read, to be written as one file.
    pub fn export(&self) -> Result<Archive, HistoryError> {
        let games: Result<Vec<Match>, HistoryError> =
            self.list()?.games.iter().map(|(id, _)| self.open(id)).collect();
        Ok(Archive { games: games?, refused: Vec::new() })
    }

    /// Adds the games of an archive that are not there yet.
    pub fn import(&self, archive: &Archive) -> Result<Imported, HistoryError> {
        let mut known: Vec<Value> = self.export()?.games.iter().map(to_value).collect();
        let mut imported = Imported { refused: archive.refused.clone(), ..Imported::default() };
        for game in &archive.games {
            let value = to_value(game);
            if known.contains(&value) {
                imported.known += 1;
                continue;
            }
            self.add_dated(game, game.date())?;
            known.push(value);
            imported.added += 1;
        }
        Ok(imported)
    }

    fn add_dated(&self, game: &Match, date: Option<DateTime>) -> Result<GameId, HistoryError> {
        let name = date.map_or("undated".to_owned(), |date| date.strftime("%Y-%m-%d-%H%M").to_string());
        self.add_as(game, &GameId(name))
    }

    /// Writes a new file of this name, or with a number behind it.
    fn add_as(&self, game: &Match, id: &GameId) -> Result<GameId, HistoryError> {
        fs::create_dir_all(&self.folder).map_err(HistoryError::system(&self.folder))?;
        let text = write(game);
        for id in id.and_numbered() {
            let path = self.path(&id);
            match write_new(&path, text.as_bytes()) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                written => return written.map(|()| id).map_err(HistoryError::system(&path)),
            }
        }
        Err(self.fault(id, HistoryFault::System(io::ErrorKind::AlreadyExists.into())))
    }

    fn path(&self, id: &GameId) -> PathBuf {
        file_of(&self.folder, id)
    }

    fn fault(&self, id: &GameId, fault: HistoryFault) -> HistoryError {
        HistoryError::at(&self.path(id).display().to_string(), fault)
    }
}

fn file_of(folder: &Path, GameId(name): &GameId) -> PathBuf {
    folder.join(format!("{name}.{ENDING}"))
}

fn open(path: &Path) -> Result<Match, HistoryError> {
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(HistoryError::system(path))?;
    file.take(LONGEST).read_to_end(&mut bytes).map_err(HistoryError::system(path))?;
    let wrong = |error| HistoryError::at(&path.display().to_string(), HistoryFault::File(Box::new(error)));
    let text = String::from_utf8(bytes).map_err(|error| wrong(no_text(&error)))?;
    read(&text).map_err(wrong)
}

/// Bytes that are no UTF-8 are no JSON, from the first of them on.
fn no_text(error: &FromUtf8Error) -> FileError {
    let sound = &error.as_bytes()[..error.utf8_error().valid_up_to()];
    let lines: Vec<&[u8]> = sound.split(|byte| *byte == b'\n').collect();
    let (line, column) = (lines.len(), lines.last().map_or(0, |line| line.len()) + 1);
    FileError { place: String::new(), fault: FileFault::Syntax { line, column } }
}

/// The games of a folder by the names of their files; none if there is no folder yet.
fn ids(folder: &Path) -> Result<Vec<GameId>, HistoryError> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(HistoryError::system(folder))?,
    };
    let mut ids = Vec::new();
    for entry in entries {
        let path = entry.map_err(HistoryError::system(folder))?.path();
        let name = path.file_stem().and_then(|name| name.to_str()).filter(|name| !name.starts_with('.'));
        if let Some(name) = name.filter(|_| path.extension().is_some_and(|ending| ending == ENDING)) {
            ids.push(GameId(name.to_owned()));
        }
    }
    ids.sort();
    Ok(ids)
}

/// Moves a file to a folder, under its own name or with a number behind it, and says which it was.
fn move_file(path: &Path, folder: &Path, id: &GameId) -> Result<GameId, HistoryError> {
    fs::create_dir_all(folder).map_err(HistoryError::system(folder))?;
    let free = id.and_numbered().find(|id| !file_of(folder, id).exists()).unwrap_or_else(|| id.clone());
    fs::rename(path, file_of(folder, &free)).map_err(HistoryError::system(path))?;
    Ok(free)
}

impl GameId {
    /// This name, and the same with a number behind it: 2, 3 and so on.
    fn and_numbered(&self) -> impl Iterator<Item = Self> {
        let numbered = (2..).map(|number: u32| Self(format!("{}-{number}", self.0)));
        std::iter::once(self.clone()).chain(numbered)
    }
}

impl std::fmt::Display for GameId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}
