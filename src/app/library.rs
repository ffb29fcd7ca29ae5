//! The games that were kept, seen from off the window's thread: the one that was on the table, and those of the past.
//! Everything here reads or writes files; the window asks for it as work, one thing after the other.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use jiff::civil::DateTime;

use super::document::Document;
use super::past::Past;
use super::settings::Settings;
use super::store::{GAMES, Store};
use crate::game::Match;
use crate::history::{Archive, GameId, History, HistoryError};
use crate::words::{Message, Say};

/// What was kept the last time.
pub(super) struct Opened {
    /// Where the game on the table is kept from now on; nowhere if the folder cannot be used.
    pub store: Option<Store>,
    /// The game that was on the table.
    pub document: Option<Document>,
    /// What was chosen once and for all.
    pub settings: Settings,
    /// What went wrong.
    pub problem: Option<Message>,
}

impl Opened {
    /// Opens a folder.
    pub(super) fn folder(folder: PathBuf) -> Self {
        let none = |problem| Self { store: None, document: None, settings: Settings::default(), problem };
        let store = match Store::in_folder(folder) {
            Ok(store) => store,
            Err(error) => {
                return none(Some(Message::new("app-file-problem").with("detail", error.to_string())));
            }
        };
        let settings = store.settings();
        let (game, problem) = match store.load() {
            Ok(game) => (game, None),
            Err(damaged) => (None, Some(damaged)),
        };
        Self { store: Some(store), document: game.map(Document::from), settings, problem }
    }
}

/// News of the past games.
#[derive(Default)]
pub(super) struct PastNews {
    /// The games as they are now, if they were listed.
    pub past: Option<Past>,
    /// Whether they are to be shown.
    pub show: bool,
    /// A game to put on the table.
    pub game: Option<Match>,
    /// What went well.
    pub told: Option<Message>,
    /// What went wrong.
    pub problem: Option<Message>,
}

/// The games of the past; nothing where there is no folder.
#[derive(Clone, Default)]
pub(super) struct Library(Option<Arc<Mutex<KeptGames>>>);

struct KeptGames {
    history: History,
    /// Games that were deleted since they were looked at; the last comes back first.
    deleted: Vec<GameId>,
}

impl Library {
    /// The games in the folder of the user.
    pub(super) fn in_folder(folder: &Path) -> Self {
        let kept = KeptGames { history: History::at(folder.join(GAMES)), deleted: Vec::new() };
        Self(Some(Arc::new(Mutex::new(kept))))
    }

    /// Whether games can be kept at all.
    pub(super) fn is_there(&self) -> bool {
        self.0.is_some()
    }

    /// Lists the games to show them. What was deleted before stays so.
    pub(super) fn look(&self) -> PastNews {
        let news = self.with(|kept| {
            kept.deleted.clear();
            Ok(())
        });
        PastNews { show: news.past.is_some(), ..news }
    }

    /// Takes a game out, to put it on the table.
    pub(super) fn open(&self, id: &GameId) -> PastNews {
        let game =
            self.0.as_ref().map(|kept| kept.lock().unwrap_or_else(PoisonError::into_inner).history.open(id));
        match game {
            Some(Ok(game)) => PastNews { game: Some(game), ..PastNews::default() },
            Some(Err(problem)) => self.with(|_| Err(problem)),
            None => PastNews::default(),
        }
    }

    /// Puts a game into the trash.
    pub(super) fn delete(&self, id: &GameId) -> PastNews {
        self.with(|kept| {
            let gone = kept.history.delete(id)?;
            kept.deleted.push(gone);
            Ok(())
        })
    }

    /// Takes the game that was deleted last out of the trash.
    pub(super) fn restore(&self) -> PastNews {
        self.with(|kept| match kept.deleted.pop() {
            Some(id) => kept.history.restore(&id).map(|_| ()),
            None => Ok(()),
        })
    }

    /// Gives a player another name in all games.
    pub(super) fn rename(&self, old: &str, new: &str) -> PastNews {
        self.with(|kept| kept.history.rename(old, new).map(|_| ()))
    }

    /// Keeps a game; one of the same date, which is the same game, is written anew.
    pub(super) fn keep(&self, game: &Match, now: DateTime) -> Result<(), Message> {
        let Some(kept) = &self.0 else { return Ok(()) };
        let kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        let date = game.date().unwrap_or(now);
        let kept = kept.history.list().and_then(|listing| {
            match listing.games.into_iter().find(|(_, entry)| entry.date == Some(date)) {
                Some((id, _)) => kept.history.replace(&id, game),
                None => kept.history.add(game, date).map(|_| ()),
            }
        });
        kept.map_err(|problem| problem.say())
    }

    /// Takes the games of a file.
    pub(super) fn import(&self, archive: &Archive) -> PastNews {
        let mut told = None;
        let news = self.with(|kept| {
            kept.deleted.clear();
            let imported = kept.history.import(archive)?;
            told = Some(
                Message::new("app-imported")
                    .with("added", imported.added)
                    .with("known", imported.known)
                    .with("refused", imported.refused.len()),
            );
            Ok(())
        });
        PastNews { told, ..news }
    }

    /// All games as one file.
    pub(super) fn export(&self) -> Result<Vec<u8>, Message> {
        let Some(kept) = &self.0 else { return Ok(Archive::default().write().into_bytes()) };
        let kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        let archive = kept.history.export().map_err(|error| error.say())?;
        Ok(archive.write().into_bytes())
    }

    /// Does something and lists the games after it.
    fn with(&self, act: impl FnOnce(&mut KeptGames) -> Result<(), HistoryError>) -> PastNews {
        let Some(kept) = &self.0 else {
            return PastNews { past: Some(Past::default()), ..PastNews::default() };
        };
        // What somebody left in a panic is still a folder and a list of names.
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        let problem = act(&mut kept).err();
        match kept.history.list() {
            Ok(listing) => {
                let problem = problem.as_ref().or(listing.problems.first()).map(Say::say);
                let past = Past::new(listing.games, !kept.deleted.is_empty());
                PastNews { past: Some(past), problem, ..PastNews::default() }
            }
            Err(unlisted) => {
                let problem = Some(problem.unwrap_or(unlisted).say());
                PastNews { problem, ..PastNews::default() }
            }
        }
    }
}
