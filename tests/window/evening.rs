//! An evening on a disk that fails at each of its operations in turn, in every way that disks fail, and one that dies
//! there. Whatever happens, the game on the disk is one that was on the table, nothing that was kept is gone, and what
//! did not go well is told.
//!
//! A few operations are tried by default; `FAULTS=all` tries them all, and `FAULTS=92` that one in every way.

use std::path::Path;
use std::sync::Arc;

use crowncount::Match;
use crowncount::app::{Action, Notice, Options};
use crowncount::disk::{Disk, Native};
use crowncount::game::file::{read, write};
use crowncount::history::{Archive, History};

use crate::faulty::{FAULTS, Fault, Faulty};
use crate::support::{Window, fixture};

/// What an evening left behind.
#[derive(Default)]
struct Evening {
    /// Every game that was on the table, as a file.
    tables: Vec<String>,
    /// The players of games that were said to be kept.
    kept: Vec<Vec<String>>,
    /// Whether anything that went wrong was told.
    told: bool,
}

impl Evening {
    /// Notes what is on the table and what is said.
    fn note(&mut self, window: &Window) {
        let app = window.harness.state();
        self.tables.push(content(&app.document().to_match()));
        // That a black picture shows no kingdom is no fault of the disk.
        let of_disk = |notice: &Notice| notice.is_problem && !notice.message.id().starts_with("scan-");
        self.told |= app.view().notice.as_ref().is_some_and(of_disk) || app.is_unsaved();
    }

    /// Asks for an action and waits for what follows.
    fn act(&mut self, window: &mut Window, action: Action) {
        window.harness.state_mut().ask(action);
        window.run();
        self.note(window);
    }

    /// Keeps the game, and notes it if it was said to be kept.
    fn keep(&mut self, window: &mut Window) {
        window.harness.state_mut().view_mut().notice = None;
        self.act(window, Action::Keep);
        let app = window.harness.state();
        if app.view().notice.as_ref().is_some_and(|notice| !notice.is_problem) {
            self.kept.push(names(&app.document().to_match()));
        }
    }
}

/// A game as a file, without the id that each evening gives anew.
fn content(game: &Match) -> String {
    let mut game = game.clone();
    for field in ["id", "version", "date"] {
        game.extra.remove(field);
    }
    write(&game)
}

fn names(game: &Match) -> Vec<String> {
    game.names().into_iter().map(str::to_owned).collect()
}

/// A picture that can be opened and shows no kingdom, so that reading it takes no time.
fn picture() -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    image::RgbImage::new(70, 70).write_to(&mut bytes, image::ImageFormat::Png).expect("a picture");
    bytes.into_inner()
}

/// Plays the evening: by hand, a photo, keeping, a new game, the past, a backup.
fn play(folder: &Path, disk: Arc<dyn Disk>) -> Evening {
    let mut evening = Evening::default();
    let options =
        Options { folder: Some(folder.to_owned()), disk: Some(Arc::clone(&disk)), ..Options::default() };
    let window = &mut Window::with(eframe::egui::vec2(900.0, 700.0), options);
    evening.note(window);
    evening.act(window, Action::EnterByHand);
    for letters in ["c", "f", "w1"] {
        window.type_letters(letters);
        evening.note(window);
    }
    evening.keep(window);
    window.harness.state_mut().arrive("photo.png".to_owned(), picture());
    window.run();
    evening.note(window);
    evening.act(window, Action::Undo);
    evening.act(window, Action::New);
    window.harness.state_mut().arrive("game.json".to_owned(), write(&fixture("four-players")).into_bytes());
    window.run();
    evening.note(window);
    evening.keep(window);
    evening.act(window, Action::History);
    let history = History::on(disk, folder.join("games"));
    if let Ok(listing) = history.list()
        && let Some((id, _)) = listing.games.first()
    {
        // What the list's buttons do.
        evening.told |= history.delete(id).and_then(|gone| history.restore(&gone)).is_err();
    }
    evening.told |= history.export().is_err();
    let backup = Archive { games: vec![fixture("queendomino")], refused: Vec::new() }.write();
    window.harness.state_mut().arrive("backup.json".to_owned(), backup.into_bytes());
    window.run();
    evening.note(window);
    evening
}

/// What lies in the folder afterwards.
fn check(folder: &Path, evening: &Evening, alive: bool, case: &str) {
    let history = History::at(folder.join("games"));
    let (listed, trash) = (history.list().expect("a list"), history.trash().expect("a list"));
    assert!(listed.problems.is_empty() && trash.problems.is_empty(), "{case}: {:?}", listed.problems);
    let there: Vec<Vec<String>> = listed
        .games
        .iter()
        .chain(&trash.games)
        .map(|(_, entry)| entry.seats.iter().map(|seat| seat.name.clone()).collect())
        .collect();
    for kept in &evening.kept {
        assert!(there.contains(kept), "{case}: {kept:?} is gone, there are {there:?}");
    }
    match std::fs::read_to_string(folder.join("current.json")) {
        Ok(text) => {
            let game = content(&read(&text).unwrap_or_else(|error| panic!("{case}: {error}")));
            assert!(evening.tables.contains(&game), "{case}: this was never on the table:\n{game}");
            let last = evening.tables.last().expect("a table");
            assert!(!alive || game == *last, "{case}: the last game is not saved:\n{game}\nbut was\n{last}");
        }
        Err(error) => assert!(!alive, "{case}: {error}"),
    }
}

#[test]
fn nothing_is_lost_whichever_operation_fails() {
    let folder = tempfile::tempdir().expect("a folder");
    let sound = Arc::new(Faulty::new(usize::MAX, Fault::Short));
    let evening = play(folder.path(), Arc::clone(&sound) as Arc<dyn Disk>);
    check(folder.path(), &evening, true, "a sound disk");
    assert!(!evening.told && evening.kept.len() == 2, "{:?}", evening.kept);
    let whole = state(folder.path());
    let operations = sound.operations();
    let wanted = std::env::var("FAULTS").unwrap_or_default();
    let is_wanted = |number: usize, at: usize| match (wanted.as_str(), wanted.parse::<usize>()) {
        ("all", _) => true,
        (_, Ok(one)) => at == one,
        // Without a wish for all, every operation has its turn with one fault or another on some day.
        (_, Err(_)) => number % 61 == 7,
    };
    let mut tried = 0;
    for (number, fault) in (0..operations).flat_map(|at| FAULTS.map(|fault| (at, fault))).enumerate() {
        let (at, fault) = fault;
        if !is_wanted(number, at) {
            continue;
        }
        tried += 1;
        let case = format!("operation {at} of {operations}, {fault:?}");
        let folder = tempfile::tempdir().expect("a folder");
        let evening = play(folder.path(), Arc::new(Faulty::new(at, fault)));
        check(folder.path(), &evening, fault != Fault::Death, &case);
        let left = state(folder.path());
        assert!(
            evening.told || whole.iter().all(|game| count(&left, game) >= count(&whole, game)),
            "{case}: something is missing and nobody was told: {left:?} of {whole:?}"
        );
    }
    println!("{operations} operations, {tried} evenings with a fault, nothing lost");
}

fn count(games: &[Vec<String>], game: &Vec<String>) -> usize {
    games.iter().filter(|other| *other == game).count()
}

/// The players of all games in the folder.
fn state(folder: &Path) -> Vec<Vec<String>> {
    let games = History::at(folder.join("games")).list().expect("a list").games;
    let mut all: Vec<Vec<String>> =
        games.iter().map(|(_, entry)| entry.seats.iter().map(|seat| seat.name.clone()).collect()).collect();
    all.sort();
    let current = Native.read(&folder.join("current.json"), 1 << 20);
    all.extend(current.ok().and_then(|bytes| Some(names(&read(std::str::from_utf8(&bytes).ok()?).ok()?))));
    all
}
