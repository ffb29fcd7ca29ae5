//! The games that were kept, seen from off the window's thread: the one that was on the table, and past ones.
//! Everything here reads or writes files; the window asks for it as work, one thing after the other.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use jiff::civil::DateTime;

use super::backup::{Backup, photo_ids};
use super::document::Document;
use super::past::Past;
use super::settings::Settings;
use super::store::{GAMES, PhotoId, Shelf, Store};
use super::work::Done;
use crate::disk::{Disk, Later};
use crate::game::{GameId, Match};
use crate::history::{Archive, History, HistoryError, Kept, MOST_PHOTOS};
use crate::words::{Message, Say};

/// What was kept the last time.
pub(super) struct Opened {
    /// Where the game on the table is kept from now on; nowhere if the folder cannot be used.
    pub store: Option<Store>,
    /// The game that was on the table.
    pub document: Option<Document>,
    /// What was chosen once and for all.
    pub settings: Settings,
    /// What the player should know.
    pub news: Vec<Message>,
}

impl Opened {
    /// Opens a folder.
    pub(super) fn folder(disk: Arc<dyn Disk>, folder: PathBuf) -> Self {
        let (store, mut found) = Store::open(disk, folder);
        let (settings, unread) = store.settings();
        found.news.extend(unread);
        Self { store: Some(store), document: found.game.map(Document::from), settings, news: found.news }
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
    /// The game that was on the table elsewhere, and what was chosen there.
    pub elsewhere: Option<Box<(Option<Match>, Settings)>>,
    /// What went well.
    pub told: Option<Message>,
    /// What went wrong.
    pub problem: Option<Message>,
}

/// What to do if another version of a game is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum IfKept {
    /// Nothing, before somebody says what.
    Ask,
    /// It goes to the trash.
    Replace,
    /// Both are kept.
    Beside,
}

/// Whether two games are the same on the table.
fn is_same(kept: &Match, game: &Match) -> bool {
    Document::from(kept.clone()).to_match().has_same_content(game)
}

/// The past games; empty where there is no folder.
#[derive(Clone, Default)]
pub(super) struct Library(Option<Arc<Mutex<KeptGames>>>);

struct KeptGames {
    history: History,
    shelf: Shelf,
    /// Games that were deleted since they were shown; the last comes back first.
    deleted: Vec<GameId>,
}

impl Library {
    /// The games in the folder of the user.
    pub(super) fn in_folder(disk: &Arc<dyn Disk>, folder: &Path) -> Self {
        let history = History::on(Arc::clone(disk), folder.join(GAMES));
        let shelf = Shelf::in_folder(Arc::clone(disk), folder);
        let kept = KeptGames { history, shelf, deleted: Vec::new() };
        Self(Some(Arc::new(Mutex::new(kept))))
    }

    /// Whether games can be kept at all.
    pub(super) fn is_there(&self) -> bool {
        self.0.is_some()
    }

    /// Lists the games to show them.
    pub(super) fn look(&self) -> PastNews {
        let news = self.with(|_| Ok(()));
        PastNews { show: news.past.is_some(), ..news }
    }

    /// Lists the games for the names in them. What is wrong with a game is told to whoever looks at them.
    pub(super) fn list(&self) -> PastNews {
        PastNews { problem: None, ..self.with(|_| Ok(())) }
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

    /// Takes a game out of the trash.
    pub(super) fn restore_one(&self, id: &GameId) -> PastNews {
        self.with(|kept| {
            kept.deleted.retain(|deleted| deleted != id);
            kept.history.restore(id).map(|_| ())
        })
    }

    /// Deletes what is in the trash for good.
    pub(super) fn empty_trash(&self) -> PastNews {
        self.with(|kept| {
            kept.deleted.clear();
            kept.history.empty_trash()
        })
    }

    /// Gives a player another name in all games.
    pub(super) fn rename(&self, old: &str, new: &str) -> PastNews {
        self.with(|kept| kept.history.rename(old, new).map(|_| ()))
    }

    /// Keeps a game, by its id. If another version of it is kept, it does what it is told to.
    pub(super) fn keep(&self, game: &Match, now: DateTime, if_kept: IfKept, tell: bool) -> Done {
        let Some(games) = &self.0 else { return Done::Nothing };
        let history = &games.lock().unwrap_or_else(PoisonError::into_inner).history;
        let told = |id: &'static str| tell.then(|| Message::new(id));
        let done = history.keep(game, now).and_then(|kept| match kept {
            Kept::Added(id) | Kept::Known(id) => Ok(Done::Kept(id, told("app-kept"))),
            Kept::Beside(_) => Ok(Done::Problem(Message::new("app-kept-beside"))),
            // On the table a kingdom fills its frame, which is no change.
            Kept::Differs(id) if is_same(&history.open(&id)?, game) => Ok(Done::Kept(id, told("app-kept"))),
            Kept::Differs(id) => match if_kept {
                IfKept::Ask => Ok(Done::AskReplace),
                IfKept::Replace => {
                    history.replace(&id, game)?;
                    Ok(Done::Kept(id, told("app-kept")))
                }
                IfKept::Beside => {
                    history.add(game, now)?;
                    Ok(Done::Told(Message::new("app-kept-both")))
                }
            },
        });
        done.unwrap_or_else(|problem| Done::Problem(problem.say()))
    }

    /// Takes what a file holds: its photos, its games, and what was on the table and chosen elsewhere.
    pub(super) fn import(&self, archive: &Archive) -> PastNews {
        let (mut told, mut unkept) = (None, archive.broken_photos);
        let news = self.with(|kept| {
            // The photos come before the games that name them.
            for (name, bytes) in &archive.photos {
                let kept = PhotoId::from_text(name).map(|id| kept.shelf.keep(&id, bytes));
                unkept += usize::from(!matches!(kept, Some(Ok(()))));
            }
            let imported = kept.history.import(archive)?;
            told = Some(
                Message::new(if imported.updated > 0 { "app-imported-and-updated" } else { "app-imported" })
                    .with("added", imported.added)
                    .with("updated", imported.updated)
                    .with("known", imported.known)
                    .with("refused", imported.refused.len()),
            );
            Ok(())
        });
        let lost = (unkept > 0).then(|| Message::new("app-photos-unkept").with("count", unkept));
        let settings = archive.settings.as_ref().map(|settings| Settings::read(&settings.to_string()));
        let elsewhere = (archive.table.is_some() || settings.is_some())
            .then(|| Box::new((archive.table.clone(), settings.unwrap_or_default())));
        PastNews { told, elsewhere, problem: news.problem.clone().or(lost), ..news }
    }

    /// All games as one file, with the one on the table, what was chosen, and as many photos as fit, those of the newest
    /// games first.
    pub(super) fn export(&self, table: Option<Match>, settings: &Settings) -> Later<Result<Backup, Message>> {
        let settings = serde_json::from_str(&settings.write()).ok();
        let (exported, shelf) = match &self.0 {
            Some(kept) => {
                let kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
                (kept.history.export().map_err(|error| error.say()), Some(kept.shelf.clone()))
            }
            None => (Ok(Archive::default()), None),
        };
        Box::pin(async move {
            let mut archive = Archive { table, settings, ..exported? };
            let (mut room, mut left_out) = (MOST_PHOTOS, 0);
            for id in archive.table.iter().chain(&archive.games).flat_map(photo_ids).collect::<Vec<_>>() {
                let Some(shelf) = shelf.as_ref().filter(|_| !archive.photos.contains_key(id.as_str())) else {
                    continue;
                };
                match shelf.fetch(&id).await {
                    Ok(bytes) if bytes.len() as u64 <= room => {
                        room -= bytes.len() as u64;
                        archive.photos.insert(id.to_string(), bytes);
                    }
                    // A photo that is gone has been missing before.
                    Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
                    Ok(_) | Err(_) => left_out += 1,
                }
            }
            Ok(Backup { bytes: archive.write().into_bytes(), left_out })
        })
    }

    /// Does something and lists the games after it.
    fn with(&self, act: impl FnOnce(&mut KeptGames) -> Result<(), HistoryError>) -> PastNews {
        let Some(kept) = &self.0 else {
            return PastNews { past: Some(Past::default()), ..PastNews::default() };
        };
        // After a panic, what was left behind is still a folder and a list of names.
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        let problem = act(&mut kept).err();
        match kept.history.list() {
            Ok(listing) => {
                let (trash, unlisted) = match kept.history.trash() {
                    Ok(trash) => (trash.games, trash.problems.first().map(Say::say)),
                    Err(error) => (Vec::new(), Some(error.say())),
                };
                let problem = problem.as_ref().or(listing.problems.first()).map(Say::say).or(unlisted);
                let past = Past::new(listing.games, trash, !kept.deleted.is_empty());
                PastNews { past: Some(past), problem, ..PastNews::default() }
            }
            Err(unlisted) => {
                let problem = Some(problem.unwrap_or(unlisted).say());
                PastNews { problem, ..PastNews::default() }
            }
        }
    }
}
