//! A backup of games: what is in it can be imported, twice without doubles, and exported and read again.
#![no_main]

use crowncount::history::{Archive, History};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(archive) = Archive::read(text) else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let history = History::at(folder.path().join("games"));
    let first = history.import(&archive).expect("games that can be read can be imported");
    assert_eq!(first.added + first.updated + first.known, archive.games.len());
    let second = history.import(&archive).expect("again");
    assert_eq!((second.added, second.updated), (0, 0), "{text}");
    let again = Archive::read(&history.export().expect("exported").write()).expect("read again");
    assert!(again.refused.is_empty());
    assert!(std::fs::read_dir(folder.path()).expect("a folder").count() <= 1, "something lies outside of the folder");
});
