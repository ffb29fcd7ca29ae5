//! Work beside the window: what takes long or breaks harms nothing that is on the screen.

use std::path::Path;
use std::sync::Arc;

use crowncount::app::{Action, Document, Edit, Options, Seat};
use crowncount::history::History;
use crowncount::model::{Cell, Place};
use jiff::civil::{DateTime, date};

use crate::support::{WIDE, Window, fixture};

/// A file that breaks whoever reads it.
#[derive(Debug)]
struct Explosive;

impl eframe::egui::DroppedFile for Explosive {
    fn path(&self) -> &Path {
        "explosive.jpg".as_ref()
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        panic!("this file explodes");
    }
}

#[test]
fn work_that_panics_is_told_and_leaves_nothing_waiting() {
    let mut window = Window::with_game(WIDE, "four-players");
    let before = window.harness.state().document().clone();
    window.harness.input_mut().dropped_files.push(Arc::new(Explosive));
    window.run();
    assert!(window.has_part("this file explodes"));
    assert_eq!(*window.harness.state().document(), before);
    // What comes after it is opened as ever.
    let game = crowncount::game::file::write(&fixture("queendomino")).into_bytes();
    window.harness.state_mut().arrive("game.json".to_owned(), game);
    window.run();
    assert_eq!(
        window.harness.state().document().to_match().rounds,
        Document::from(fixture("queendomino")).to_match().rounds
    );
}

fn saturday() -> DateTime {
    date(2026, 11, 14).at(20, 15, 0, 0)
}

#[test]
fn a_game_that_is_kept_has_the_date_of_the_clock() {
    let folder = tempfile::tempdir().expect("a folder");
    let options =
        Options { folder: Some(folder.path().to_owned()), now: Some(saturday), ..Options::default() };
    let mut window = Window::with(WIDE, options);
    window.open(fixture("four-players"));
    window.harness.state_mut().ask(Action::Keep);
    window.run();
    let listing = History::at(folder.path().join("games")).list().expect("a list");
    assert_eq!(listing.games.iter().map(|(_, entry)| entry.date).collect::<Vec<_>>(), [Some(saturday())]);
}

#[test]
fn edits_of_the_document_are_steps_and_follow_to_the_sheet() {
    let mut window = Window::by_hand(WIDE);
    let before = window.harness.state().document().clone();
    let seat = Seat { round: 0, player: 0 };
    let mine: Cell = "m2".parse().expect("a cell");
    window.harness.state_mut().edit(Edit::Cell(seat, Place::new(2, 2), mine));
    window.run();
    assert!(window.has("Player 1, mine: 2"));
    window.undo();
    assert_eq!(*window.harness.state().document(), before);
    // An edit of somebody who is not there changes nothing and is no step.
    window.harness.state_mut().edit(Edit::Cell(Seat { round: 3, player: 9 }, Place::new(2, 2), mine));
    window.run();
    window.harness.state_mut().ask(Action::Redo);
    window.run();
    assert!(window.has("Player 1, mine: 2"));
}
