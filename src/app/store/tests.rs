//! The store on a real folder.

use std::fs;
use std::path::Path;

use super::*;
use crate::disk::Native;
use crate::game::Player;
use crate::rules::{Game, Rules};

const LONG: Duration = Duration::from_secs(20);

fn game() -> Match {
    let rules = Rules::of(Game::Kingdomino, None).expect("rules");
    Match::of(rules, vec![Player::new("Ana", "w1 w c".parse().expect("a kingdom"))])
}

fn game_with(photo: &str) -> Match {
    let mut game = game();
    game.rounds[0].players[0].extra.insert("scan".into(), serde_json::json!({ "photo": photo }));
    game
}

fn open(folder: &Path) -> (Store, Refound) {
    Store::open(Arc::new(Native), folder.to_owned())
}

fn id(number: u8) -> PhotoId {
    PhotoId::from_text(&format!("{number:016x}.jpg")).expect("an id")
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

#[test]
fn what_is_kept_is_there_again() {
    let folder = folder();
    let (store, _) = open(folder.path());
    store.keep_photo(id(1).as_str(), vec![1, 2, 3]);
    store.keep(&game_with(id(1).as_str()));
    assert_eq!(store.settle(LONG), Saving::Saved);
    assert!(folder.path().join("current.json").exists(), "saved means that it is on the disk");
    drop(store);
    let (store, found) = open(folder.path());
    assert_eq!(found.game.map(|game| game.names().len()), Some(1));
    assert!(found.news.is_empty());
    assert_eq!(pollster::block_on(store.shelf().fetch(&id(1))).expect("a photo"), [1, 2, 3]);
}

#[test]
fn no_photo_that_anything_names_goes_and_none_at_once() {
    let folder = folder();
    let (store, _) = open(folder.path());
    for number in 1..=5 {
        store.keep_photo(id(number).as_str(), vec![number]);
    }
    store.keep(&game_with(id(1).as_str()));
    drop(store);
    for (place, number) in [("games", 2), ("games/trash", 3), ("damaged", 4)] {
        let place = folder.path().join(place);
        fs::create_dir_all(&place).expect("a folder");
        // Even half a file names its photos.
        let text = write(&game_with(id(number).as_str()));
        fs::write(place.join("1.json"), &text[..text.len() - 9]).expect("written");
    }
    let long_ago =
        serde_json::json!({ id(1).as_str(): 1, id(2).as_str(): 1, id(3).as_str(): 1, id(4).as_str(): 1 });
    let since = |value: &serde_json::Value| {
        fs::write(folder.path().join("unnamed.json"), value.to_string()).expect("written");
    };
    since(&long_ago);
    let there = |number: u8| folder.path().join(PHOTOS).join(id(number).as_str()).exists();
    sweep(folder.path());
    assert_eq!([1, 2, 3, 4, 5].map(there), [true; 5]);
    since(&serde_json::json!({ id(5).as_str(): 1 }));
    sweep(folder.path());
    assert_eq!([1, 2, 3, 4, 5].map(there), [true, true, true, true, false]);
}

fn sweep(folder: &Path) {
    shelf::sweep(&Native, folder).expect("swept");
}

#[test]
fn parts_of_files_go_after_a_day() {
    let folder = folder();
    drop(open(folder.path()));
    let part = |name: &str, days: u64| {
        let path = folder.path().join(PHOTOS).join(name);
        fs::write(&path, "half").expect("written");
        let then = std::time::SystemTime::now() - Duration::from_hours(24 * days + 1);
        fs::File::options().write(true).open(&path).and_then(|file| file.set_modified(then)).expect("dated");
        path
    };
    let (old, new) = (part(".crowncount-1-1.part", 1), part(".crowncount-1-2.part", 0));
    let foreign = part("holiday.jpg", 99);
    sweep(folder.path());
    assert_eq!([old, new, foreign].map(|path| path.exists()), [false, true, true]);
}

#[test]
fn what_cannot_be_read_is_set_aside_each_by_its_own_name() {
    let folder = folder();
    for bytes in [&b"{\"crowncount\": 1"[..], b"\xff{", b""] {
        fs::write(folder.path().join("current.json"), bytes).expect("written");
        let (store, found) = open(folder.path());
        assert!(found.game.is_none());
        assert_eq!(found.news.len(), 1);
        store.keep(&game());
        assert_eq!(store.settle(LONG), Saving::Saved);
        drop(store);
        let kept: Vec<Vec<u8>> = fs::read_dir(folder.path().join(DAMAGED))
            .expect("a folder")
            .map(|entry| fs::read(entry.expect("an entry").path()).expect("read"))
            .collect();
        assert!(kept.contains(&bytes.to_vec()), "{bytes:?}");
    }
    assert_eq!(fs::read_dir(folder.path().join(DAMAGED)).expect("a folder").count(), 3);
}

#[test]
fn a_game_of_a_newer_program_is_left_alone_and_told() {
    let folder = folder();
    let newer = write(&game()).replacen("\"crowncount\": 1", "\"crowncount\": 99", 1);
    fs::write(folder.path().join("current.json"), &newer).expect("written");
    for has_game in [false, true] {
        let (store, found) = open(folder.path());
        assert_eq!((found.news.len(), found.game.is_some()), (1, has_game));
        store.keep(&game());
        drop(store);
        assert_eq!(fs::read_to_string(folder.path().join("current.json")).expect("read"), newer);
    }
}

#[test]
fn two_windows_have_a_game_each_and_know_of_each_other() {
    let folder = folder();
    let (first, _) = open(folder.path());
    first.keep(&game());
    first.settle(LONG);
    assert!(!first.has_company());
    let (second, found) = open(folder.path());
    assert!(second.has_company() && found.game.is_none());
    let mut other = game();
    other.rename("Ana", "Bo").expect("a name");
    second.keep(&other);
    assert_eq!(second.settle(LONG), Saving::Saved);
    first.keep(&game());
    first.settle(LONG);
    // It looks around after each writing.
    let end = std::time::Instant::now() + LONG;
    while !first.has_company() {
        assert!(std::time::Instant::now() < end, "the first window is not told");
        std::thread::sleep(Duration::from_millis(5));
    }
    drop((first, second));
    // The first window that comes next has its game, and finds the other's among the games of the past.
    let (store, found) = open(folder.path());
    assert!(!store.has_company());
    assert_eq!(found.game.map(|game| game.names().join(" ")), Some("Ana".to_owned()));
    assert_eq!(found.news.len(), 1);
    let past = crate::history::History::at(folder.path().join(GAMES)).list().expect("a list");
    assert_eq!(past.games[0].1.seats[0].name, "Bo");
    assert!(!folder.path().join("current-2.json").exists());
}

#[test]
fn a_folder_that_cannot_be_made_is_told_from_the_start_and_tried_again() {
    let folder = folder();
    let data = folder.path().join("data");
    fs::write(&data, "in the way").expect("written");
    let (store, _) = open(&data);
    assert!(matches!(store.settle(LONG), Saving::NotSaved(_)));
    store.keep(&game());
    assert!(matches!(store.settle(LONG), Saving::NotSaved(_)));
    fs::remove_file(&data).expect("removed");
    let end = std::time::Instant::now() + LONG;
    while store.saving() != Saving::Saved {
        assert!(std::time::Instant::now() < end, "it is not tried again");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(data.join("current.json").exists());
}

/// A folder of photos in which nothing can be written, as on a disk that has room for a game, but for no photo.
#[cfg(target_os = "linux")]
#[test]
fn a_photo_that_cannot_be_written_keeps_no_game_from_being_saved() {
    let folder = folder();
    std::os::unix::fs::symlink("/proc", folder.path().join(PHOTOS)).expect("a link");
    let (store, _) = open(folder.path());
    store.keep_photo(id(1).as_str(), vec![1, 2, 3]);
    store.keep(&game_with(id(1).as_str()));
    assert!(matches!(store.settle(LONG), Saving::NotSaved(_)));
    let kept = fs::read_to_string(folder.path().join("current.json")).expect("a game");
    assert_eq!(kept, write(&game_with(id(1).as_str())));
    // Once there is room, the photo follows.
    fs::remove_file(folder.path().join(PHOTOS)).expect("removed");
    let end = std::time::Instant::now() + LONG;
    while store.saving() != Saving::Saved {
        assert!(std::time::Instant::now() < end, "it is not tried again");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(pollster::block_on(store.shelf().fetch(&id(1))).expect("a photo"), [1, 2, 3]);
}
