//! An evening on a disk that fails at each of its operations in turn, in every way that disks fail, and one that dies
//! there. Whatever happens, the game on the disk is one that was on the table, nothing that was kept is gone, and what
//! did not go well is told.
//!
//! The same evening is played on the disk of a computer and in the store of a browser. A few operations are tried by
//! default; `FAULTS=all` tries them all, and `FAULTS=92` that one in every way.

use std::path::Path;
use std::sync::Arc;

use crowncount::Match;
use crowncount::app::{Action, Options};
use crowncount::disk::Disk;
use crowncount::game::file::{LONGEST, read, write};
use crowncount::history::{Archive, History};
use crowncount::words::Message;

use egui_kittest::kittest::Queryable;

use crate::faulty::Fault;
use crate::faulty_database::{DatabaseFault, without_database};
use crate::support::{Window, fixture};
use crate::venues::{Browser, Computer, Venue};

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
        let of_disk = |problem: &Message| !problem.id().starts_with("scan-");
        self.told |= app.view().problems().any(of_disk) || app.is_unsaved();
    }

    /// Asks for an action and waits for what follows.
    fn act(&mut self, window: &mut Window, action: Action) {
        window.harness.state_mut().ask(action);
        window.run();
        self.note(window);
    }

    /// Presses what has this in its label and waits for what follows. What has failed before may have left it out.
    fn press(&mut self, window: &mut Window, part: &str) {
        let Some(button) = window.harness.query_all_by_label_contains(part).next() else { return };
        button.click();
        window.run();
        self.note(window);
    }

    /// Saves all that there is as one file, which can be read.
    fn export(&mut self, window: &mut Window) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("all.json");
        self.act(window, Action::ExportHistory);
        if let Some(typed) = window.harness.state_mut().view_mut().path.as_mut() {
            typed.text = path.display().to_string();
        }
        self.press(window, "Save there");
        if let Ok(text) = std::fs::read_to_string(&path) {
            assert!(Archive::read(&text).is_ok_and(|archive| archive.refused.is_empty()));
        } else {
            let view = window.harness.state().view();
            assert!(self.told, "not exported, and nobody was told: {:?} {:?}", view.dialog, view.path);
        }
    }

    /// Lets a file arrive and waits for what follows. A photo is on the table while it is being read, too.
    fn arrive(&mut self, window: &mut Window, name: &str, bytes: Vec<u8>) {
        window.harness.state_mut().arrive(name.to_owned(), bytes);
        loop {
            window.harness.step();
            self.tables.push(content(&window.harness.state().document().to_match()));
            if !window.harness.state().is_busy() {
                break;
            }
        }
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

/// Plays the evening: by hand, a photo, undone, a new game, a file, keeping, the past, deleting, taking back, opening, a
/// backup out and in, closing.
fn play(folder: &Path, disk: &Arc<dyn Disk>) -> Evening {
    let mut evening = Evening::default();
    let options = Options {
        folder: Some(folder.to_owned()),
        disk: Some(Arc::clone(disk)),
        own_dialogs: true,
        ..Options::default()
    };
    let window = &mut Window::with(eframe::egui::vec2(900.0, 700.0), options);
    evening.note(window);
    evening.act(window, Action::EnterByHand);
    for letters in ["c", "f", "w1"] {
        window.type_letters(letters);
        evening.note(window);
    }
    evening.keep(window);
    evening.arrive(window, "photo.png", picture());
    evening.act(window, Action::Undo);
    evening.act(window, Action::New);
    evening.arrive(window, "game.json", write(&fixture("four-players")).into_bytes());
    evening.keep(window);
    evening.act(window, Action::History);
    evening.press(window, "Delete Ana");
    evening.press(window, "Undo delete");
    // The one by hand, in the place of the one that is on the table.
    evening.press(window, "Open Player 1");
    evening.export(window);
    evening.told |= pollster::block_on(disk.commit()).is_err();
    let backup = Archive { games: vec![fixture("queendomino")], ..Archive::default() }.write();
    evening.arrive(window, "backup.json", backup.into_bytes());
    window.close();
    evening.note(window);
    evening
}

/// What is wrong with what lies in the folder afterwards; nothing if all is as it should be.
fn wrong(folder: &Path, disk: &Arc<dyn Disk>, evening: &Evening, alive: bool) -> Option<String> {
    let history = History::on(Arc::clone(disk), folder.join("games"));
    let (listed, trash) = (history.list().expect("a list"), history.trash().expect("a list"));
    if !listed.problems.is_empty() || !trash.problems.is_empty() {
        return Some(format!("damaged: {:?} {:?}", listed.problems, trash.problems));
    }
    let there: Vec<Vec<String>> = listed
        .games
        .iter()
        .chain(&trash.games)
        .map(|(_, entry)| entry.seats.iter().map(|seat| seat.name.clone()).collect())
        .collect();
    if let Some(gone) = evening.kept.iter().find(|kept| !there.contains(kept)) {
        return Some(format!("{gone:?} is gone, there are {there:?}"));
    }
    let bytes = match disk.read(&folder.join("current.json"), LONGEST) {
        Ok(bytes) => bytes,
        Err(error) => return alive.then(|| format!("no game on the table: {error}")),
    };
    let game = match read(&String::from_utf8_lossy(&bytes)) {
        Ok(game) => content(&game),
        Err(error) => return Some(format!("the game on the table: {error}")),
    };
    if !evening.tables.contains(&game) {
        return Some(format!("this was never on the table:\n{game}"));
    }
    let last = evening.tables.last().expect("a table");
    (alive && game != *last).then(|| format!("the last game is not saved:\n{game}\nbut was\n{last}"))
}

/// The players of all games in the folder.
fn state(folder: &Path, disk: &Arc<dyn Disk>) -> Vec<Vec<String>> {
    let games = History::on(Arc::clone(disk), folder.join("games")).list().expect("a list").games;
    let mut all: Vec<Vec<String>> =
        games.iter().map(|(_, entry)| entry.seats.iter().map(|seat| seat.name.clone()).collect()).collect();
    all.sort();
    let current = disk.read(&folder.join("current.json"), LONGEST);
    all.extend(current.ok().and_then(|bytes| Some(names(&read(std::str::from_utf8(&bytes).ok()?).ok()?))));
    all
}

#[test]
fn nothing_is_lost_whichever_operation_fails() {
    play_with_faults::<Computer>(Fault::Short, 61);
}

#[test]
fn nothing_is_lost_in_a_browser_whichever_operation_fails() {
    play_with_faults::<Browser>(DatabaseFault::Death, 29);
}

#[test]
fn a_browser_that_keeps_nothing_says_so_and_calls_nothing_kept() {
    let evening = play(Path::new("crowncount"), &without_database());
    assert!(evening.told && evening.kept.is_empty(), "{:?}", evening.kept);
    assert!(evening.tables.len() > 10, "the game goes on");
}

/// Plays the evening with each fault at each operation, or with a few of them: then one in so many has its turn.
fn play_with_faults<V: Venue>(any: V::Fault, one_in: usize) {
    let sound = V::failing(usize::MAX, any);
    let evening = play(sound.folder(), &sound.disk());
    let next_day = sound.next_day();
    assert_eq!(wrong(sound.folder(), &next_day, &evening, true), None, "nothing fails");
    assert!(!evening.told && evening.kept.len() == 2, "{:?}", evening.kept);
    let whole = state(sound.folder(), &next_day);
    let operations = sound.operations();
    let wanted = std::env::var("FAULTS").unwrap_or_default();
    let is_wanted = |number: usize, at: usize| match (wanted.as_str(), wanted.parse::<usize>()) {
        ("all", _) => true,
        (_, Ok(one)) => at == one,
        // Without a wish, some operations have their turn, each with one fault or another.
        (_, Err(_)) => number % one_in == 7,
    };
    let (mut tried, mut found) = (0, Vec::new());
    let all = (0..operations).flat_map(|at| V::faults().into_iter().map(move |fault| (at, fault)));
    for (number, (at, fault)) in all.enumerate() {
        if !is_wanted(number, at) {
            continue;
        }
        tried += 1;
        let venue = V::failing(at, fault);
        let evening = play(venue.folder(), &venue.disk());
        let next_day = venue.next_day();
        let missing = || {
            let now = state(venue.folder(), &next_day);
            (!evening.told && now != whole).then(|| format!("nobody was told: {now:?} instead of {whole:?}"))
        };
        let wrong = wrong(venue.folder(), &next_day, &evening, V::survives(fault)).or_else(missing);
        found.extend(wrong.map(|wrong| format!("operation {at}, {fault:?}, {}: {wrong}", venue.failed())));
    }
    assert!(found.is_empty(), "{} of {tried} evenings went wrong:\n{}", found.len(), found.join("\n"));
    println!("{operations} operations, {tried} evenings with a fault, nothing lost");
}
