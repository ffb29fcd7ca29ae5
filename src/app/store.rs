//! The game that is on the table, kept in the user's data folder: saved by itself as it changes, and opened again
//! where it was. Writing happens on a thread of its own; only the newest game is written.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::JoinHandle;

use super::settings::Settings;
use crate::files::write_whole;
use crate::game::Match;
use crate::game::file::{read, write};
use crate::words::{Message, Say};

const GAME: &str = "current.json";
/// Where the games of the past are.
pub(super) const GAMES: &str = "games";
const PHOTOS: &str = "photos";
const SETTINGS: &str = "settings.json";

/// Keeps the game that is on the table.
pub(super) struct Store {
    folder: PathBuf,
    sender: Option<Sender<Job>>,
    problems: Receiver<Message>,
    writer: Option<JoinHandle<()>>,
}

enum Job {
    Game(String),
    /// Its name and what it holds.
    Photo(String, Vec<u8>),
    NoGame,
    Settings(String),
}

impl Store {
    /// The folder where the user's games are, on this system.
    pub(super) fn usual_folder() -> Option<PathBuf> {
        directories::ProjectDirs::from("", "", "Crowncount").map(|dirs| dirs.data_dir().to_owned())
    }

    /// Keeps the game in this folder.
    pub(super) fn in_folder(folder: PathBuf) -> std::io::Result<Self> {
        std::fs::create_dir_all(folder.join(PHOTOS))?;
        let (sender, jobs) = mpsc::channel();
        let (complain, problems) = mpsc::channel();
        let target = folder.clone();
        let writer = std::thread::spawn(move || write_all(&target, &jobs, &complain));
        Ok(Self { folder, sender: Some(sender), problems, writer: Some(writer) })
    }

    /// The game that was on the table, if there was one. A file that cannot be read is set aside, not lost.
    pub(super) fn load(&self) -> Result<Option<Match>, Message> {
        let path = self.folder.join(GAME);
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(unreadable(&path, &error)),
        };
        match read(&text) {
            Ok(game) => Ok(Some(game)),
            Err(error) => {
                let aside = path.with_extension("damaged.json");
                let moved = std::fs::rename(&path, &aside);
                let place = if moved.is_ok() { aside } else { path };
                Err(Message::new("at").with("place", place.display().to_string()).with("what", error.say()))
            }
        }
    }

    /// What was chosen once and for all.
    pub(super) fn settings(&self) -> Settings {
        std::fs::read_to_string(self.folder.join(SETTINGS))
            .map_or_else(|_| Settings::default(), |text| Settings::read(&text))
    }

    /// Keeps what was chosen.
    pub(super) fn keep_settings(&self, settings: &Settings) {
        self.send(Job::Settings(settings.write()));
    }

    /// How a photo that was kept is read, off the window's thread.
    pub(super) fn photo(&self, id: &str) -> impl FnOnce() -> std::io::Result<Vec<u8>> + Send + use<> {
        let path = self.folder.join(PHOTOS).join(id);
        move || std::fs::read(path)
    }

    /// Keeps a photo.
    pub(super) fn keep_photo(&self, id: &str, bytes: Vec<u8>) {
        self.send(Job::Photo(id.to_owned(), bytes));
    }

    /// Keeps the game; without players there is none.
    pub(super) fn keep(&self, game: &Match) {
        self.send(if game.names().is_empty() { Job::NoGame } else { Job::Game(write(game)) });
    }

    fn send(&self, job: Job) {
        if let Some(sender) = &self.sender {
            // The writer ends only with the store.
            let _ = sender.send(job);
        }
    }

    /// What went wrong since the last time.
    pub(super) fn problem(&self) -> Option<Message> {
        self.problems.try_iter().last()
    }
}

impl Drop for Store {
    /// Waits until everything is written.
    fn drop(&mut self) {
        drop(self.sender.take());
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
    }
}

fn write_all(folder: &Path, jobs: &Receiver<Job>, complain: &Sender<Message>) {
    // At the start nothing can be undone any more, so that what no file names is not needed.
    tell(complain, &folder.join(PHOTOS), sweep(folder));
    while let Ok(first) = jobs.recv() {
        // While one game was written, others may have come: only the last counts.
        let mut game = None;
        for job in std::iter::once(first).chain(jobs.try_iter().collect::<Vec<_>>()) {
            match job {
                Job::Photo(id, bytes) => {
                    let path = folder.join(PHOTOS).join(id);
                    let written = if path.exists() { Ok(()) } else { write_whole(&path, &bytes) };
                    tell(complain, &path, written);
                }
                Job::Settings(text) => {
                    let path = folder.join(SETTINGS);
                    tell(complain, &path, write_whole(&path, text.as_bytes()));
                }
                job => game = Some(job),
            }
        }
        let path = folder.join(GAME);
        match game {
            Some(Job::Game(text)) => tell(complain, &path, write_whole(&path, text.as_bytes())),
            Some(Job::NoGame) if path.exists() => tell(complain, &path, std::fs::remove_file(&path)),
            _ => {}
        }
    }
}

/// Removes the photos that neither the game on the table nor any game of the past names.
fn sweep(folder: &Path) -> std::io::Result<()> {
    let files = |folder: &Path| -> std::io::Result<Vec<PathBuf>> {
        let paths = std::fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
        paths.filter(|path| path.as_ref().map_or(true, |path| path.is_file())).collect()
    };
    let mut unnamed = files(&folder.join(PHOTOS))?;
    let games = folder.join(GAMES);
    let kept = if games.is_dir() { files(&games)? } else { Vec::new() };
    for file in files(folder)?.into_iter().chain(kept) {
        if unnamed.is_empty() {
            break;
        }
        let text = String::from_utf8_lossy(&std::fs::read(file)?).into_owned();
        let is_named = |photo: &PathBuf| {
            photo.file_name().is_some_and(|name| text.contains(name.to_string_lossy().as_ref()))
        };
        unnamed.retain(|photo| !is_named(photo));
    }
    unnamed.iter().try_for_each(std::fs::remove_file)
}

fn tell(complain: &Sender<Message>, path: &Path, result: std::io::Result<()>) {
    if let Err(error) = result {
        // Nobody listens any more when the window is closed.
        let _ = complain.send(unreadable(path, &error));
    }
}

fn unreadable(path: &Path, error: &std::io::Error) -> Message {
    let what = Message::new("app-file-problem").with("detail", error.to_string());
    Message::new("at").with("place", path.display().to_string()).with("what", what)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Player;
    use crate::rules::{Game, Rules};

    fn game() -> Match {
        let rules = Rules::of(Game::Kingdomino, None).expect("rules");
        Match::of(rules, vec![Player::new("Ana", "w1 w c".parse().expect("a kingdom"))])
    }

    #[test]
    fn what_is_kept_is_there_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::in_folder(folder.path().to_owned()).expect("a store");
        store.keep_photo("a.jpg", vec![1, 2, 3]);
        store.keep(&game_with("a.jpg"));
        drop(store);
        let store = Store::in_folder(folder.path().to_owned()).expect("a store");
        assert_eq!(store.load().expect("readable").map(|game| game.names().len()), Some(1));
        assert_eq!(store.photo("a.jpg")().expect("a photo"), [1, 2, 3]);
    }

    fn game_with(photo: &str) -> Match {
        let mut game = game();
        game.rounds[0].players[0].extra.insert("scan".into(), serde_json::json!({ "photo": photo }));
        game
    }

    #[test]
    fn photos_that_no_game_names_go_at_the_next_start() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::in_folder(folder.path().to_owned()).expect("a store");
        for photo in ["now.jpg", "past.jpg", "nobody.jpg"] {
            store.keep_photo(photo, vec![1]);
        }
        store.keep(&game_with("now.jpg"));
        drop(store);
        std::fs::create_dir(folder.path().join(GAMES)).expect("a folder");
        std::fs::write(folder.path().join(GAMES).join("1.json"), write(&game_with("past.jpg")))
            .expect("written");
        drop(Store::in_folder(folder.path().to_owned()).expect("a store"));
        let is_kept = |photo: &str| folder.path().join(PHOTOS).join(photo).exists();
        assert_eq!(["now.jpg", "past.jpg", "nobody.jpg"].map(is_kept), [true, true, false]);
    }

    #[test]
    fn a_damaged_game_is_set_aside() {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join(GAME), "{\"crowncount\": 1").expect("written");
        let store = Store::in_folder(folder.path().to_owned()).expect("a store");
        assert!(store.load().is_err());
        assert!(store.load().expect("nothing there").is_none());
        assert!(folder.path().join("current.damaged.json").exists());
    }
}
