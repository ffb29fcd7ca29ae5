//! Any game is saved and opened as the same, kept and found again, and has a sheet.
#![no_main]

use crowncount::Match;
use crowncount::game::file::{read, write};
use crowncount::history::{History, Kept};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|game: Match| {
    let again = read(&write(&game)).expect("what was written can be read");
    assert_eq!(again, game);
    let folder = tempfile::tempdir().expect("a folder");
    let history = History::at(folder.path());
    let now = "2026-11-17T20:15".parse().expect("a date");
    let Kept::Added(id) = history.keep(&game, now).expect("kept") else { panic!("it is new") };
    let kept = history.open(&id).expect("opened");
    assert_eq!(kept.rounds, game.rounds);
    assert_eq!(history.keep(&kept, now).expect("known"), Kept::Known(id));
    inputs::use_game(&game);
});
