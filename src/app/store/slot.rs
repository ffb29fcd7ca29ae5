//! Which file is this window's. The first window on a folder has `current.json`; another one that is opened meanwhile
//! has `current-2.json`, and so on, each with a lock that the system ends with the window. What a window left behind
//! that is not there any more goes to the games of the past.
//!
//! Nothing that could not be read is written over: it is set aside first, or another file is taken.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{DAMAGED, GAMES, PHOTOS, Refound, at};
use crate::app::platform;
use crate::disk::{Disk, Lock};
use crate::game::Match;
use crate::game::file::{FileFault, LONGEST, read};
use crate::history::{History, Kept};
use crate::words::{Message, Say};

/// The most windows on one folder.
const MOST: u32 = 64;

/// The file of this window.
pub(super) struct Slot {
    number: u32,
    file: PathBuf,
    lock: Option<Lock>,
    /// Whether what lies under our name must be set aside before anything is written.
    in_the_way: bool,
}

/// What came of looking at a file.
enum Look {
    Game(Box<Match>),
    Nothing,
    /// A newer program can read it.
    Newer(Message),
    /// It is damaged, or we are not allowed to read it.
    Unreadable(Message),
}

impl Slot {
    /// Takes the first file that no other window has, and what is in it.
    pub(super) fn take(disk: &Arc<dyn Disk>, folder: &Path, found: &mut Refound) -> Self {
        // What fails here is tried again before anything is written, and told then.
        let _ = disk.make_folder(folder);
        let mut slot = Self { number: 1, file: file(folder, 1, ""), lock: None, in_the_way: false };
        for number in 1..=MOST {
            match disk.lock(&lock_file(folder, number)) {
                Ok(None) => {}
                Ok(lock) => {
                    slot = Self { number, file: file(folder, number, ""), lock, ..slot };
                    break;
                }
                Err(_) => break,
            }
        }
        slot.adopt_orphans(disk, folder, found);
        let mut seen = look(&**disk, &slot.file);
        if let Look::Newer(news) = seen {
            found.news.push(news);
            slot.file = file(folder, slot.number, ".format-1");
            seen = look(&**disk, &slot.file);
        }
        match seen {
            Look::Game(game) => found.game = Some(*game),
            Look::Nothing => {}
            Look::Newer(news) | Look::Unreadable(news) => {
                slot.in_the_way = true;
                match slot.set_aside(&**disk, folder) {
                    Ok(Some(now)) => found.news.push(set_aside(news, &now)),
                    _ => found.news.push(news),
                }
            }
        }
        slot
    }

    /// Whether another window was there before.
    pub(super) fn is_second(&self) -> bool {
        self.number > 1
    }

    /// The file.
    pub(super) fn file(&self) -> &Path {
        &self.file
    }

    /// Makes sure that the file can be written: its folder is there, nobody else has it, nothing is in its way.
    pub(super) fn prepare(&mut self, disk: &dyn Disk, folder: &Path) -> Result<(), Message> {
        let photos = folder.join(PHOTOS);
        disk.make_folder(&photos).map_err(|error| at(&photos, &error))?;
        if self.lock.is_none() {
            let path = lock_file(folder, self.number);
            let lock = disk.lock(&path).map_err(|error| at(&path, &error))?;
            self.lock = Some(lock.ok_or_else(|| Message::new("store-taken"))?);
        }
        self.set_aside(disk, folder).map_err(|error| at(&self.file, &error))?;
        Ok(())
    }

    /// Moves what is in the way to the damaged files, and says where it is now.
    fn set_aside(&mut self, disk: &dyn Disk, folder: &Path) -> io::Result<Option<PathBuf>> {
        if !self.in_the_way {
            return Ok(None);
        }
        // It may have gone meanwhile, or the folder itself was what could not be read.
        let is_there = disk.exists(&self.file)?;
        let now = is_there.then(|| move_aside(disk, &self.file, &folder.join(DAMAGED))).transpose()?;
        self.in_the_way = false;
        Ok(now)
    }

    /// Whether a window other than this one has the folder.
    pub(super) fn has_company(&self, disk: &dyn Disk, folder: &Path) -> bool {
        let is_taken = |number: u32| {
            let path = lock_file(folder, number);
            disk.exists(&path).unwrap_or(false) && matches!(disk.lock(&path), Ok(None))
        };
        (1..=self.number + 1).filter(|number| *number != self.number).any(is_taken)
    }

    /// Puts games of windows that are not there any more among the games of the past.
    fn adopt_orphans(&self, disk: &Arc<dyn Disk>, folder: &Path, found: &mut Refound) {
        let Ok(files) = disk.list(folder) else { return };
        let numbers = files.iter().filter_map(|file| {
            let number: u32 = file.name.strip_prefix("current-")?.strip_suffix(".json")?.parse().ok()?;
            (number != self.number && number <= MOST).then_some(number)
        });
        for number in numbers {
            let path = file(folder, number, "");
            // A window that lives has its lock.
            let Ok(Some(_lock)) = disk.lock(&lock_file(folder, number)) else { continue };
            match look(&**disk, &path) {
                Look::Game(game) => {
                    let history = History::on(Arc::clone(disk), folder.join(GAMES));
                    let kept = keep_beside(&history, &game);
                    let news = match kept.and_then(|()| disk.remove(&path).map_err(|error| at(&path, &error)))
                    {
                        Ok(()) => Message::new("store-adopted").with("players", game.names().join(", ")),
                        Err(problem) => problem,
                    };
                    found.news.push(news);
                }
                Look::Unreadable(news) => {
                    let moved = move_aside(&**disk, &path, &folder.join(DAMAGED));
                    found
                        .news
                        .push(moved.map_or_else(|error| at(&path, &error), |now| set_aside(news, &now)));
                }
                Look::Nothing | Look::Newer(_) => {}
            }
        }
    }
}

/// Keeps a game; beside one of its id that differs, not over it.
fn keep_beside(history: &History, game: &Match) -> Result<(), Message> {
    let now = platform::now();
    let kept = match history.keep(game, now) {
        Ok(Kept::Differs(_)) => history.add(game, now).map(|_| ()),
        kept => kept.map(|_| ()),
    };
    kept.map_err(|error| error.say())
}

fn look(disk: &dyn Disk, path: &Path) -> Look {
    let place =
        |what: Message| Message::new("at").with("place", path.display().to_string()).with("what", what);
    let bytes = match disk.read(path, LONGEST) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Look::Nothing,
        Err(error) => return Look::Unreadable(at(path, &error)),
    };
    let Ok(text) = String::from_utf8(bytes) else {
        return Look::Unreadable(place(Message::new("disk-no-text")));
    };
    match read(&text) {
        Ok(game) => Look::Game(Box::new(game)),
        Err(error) if matches!(error.fault, FileFault::Version(_)) => Look::Newer(place(error.say())),
        Err(error) => Look::Unreadable(place(error.say())),
    }
}

fn set_aside(what: Message, now: &Path) -> Message {
    Message::new("history-set-aside").with("what", what).with("now", now.display().to_string())
}

/// Moves a file to a folder, under a name that no other has.
fn move_aside(disk: &dyn Disk, path: &Path, folder: &Path) -> io::Result<PathBuf> {
    disk.make_folder(folder)?;
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let mut number = 1_u32;
    loop {
        let to =
            folder.join(if number == 1 { format!("{stem}.json") } else { format!("{stem}-{number}.json") });
        match disk.move_new(path, &to) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            moved => return moved.map(|()| to),
        }
    }
}

fn file(folder: &Path, number: u32, kind: &str) -> PathBuf {
    folder.join(if number == 1 {
        format!("current{kind}.json")
    } else {
        format!("current-{number}{kind}.json")
    })
}

fn lock_file(folder: &Path, number: u32) -> PathBuf {
    folder.join(if number == 1 { "lock".to_owned() } else { format!("lock-{number}") })
}
