//! Games of the past in a folder.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use crowncount::game::GameId;
use crowncount::game::file::{FileFault, read, write};
use crowncount::history::{Archive, History, HistoryFault, Kept, statistics};
use crowncount::laying::{Care, play};
use crowncount::{Game, Match, Player, Rules};
use jiff::civil::{DateTime, date};
use peak_alloc::PeakAlloc;
use serde_json::Value;
use tempfile::{TempDir, tempdir};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

fn evening(day: i8) -> DateTime {
    date(2026, 11, day).at(20, 15, 0, 0)
}

fn four() -> Match {
    read(include_str!("../fixtures/games/four-players.json")).unwrap()
}

fn two() -> Match {
    let rules = Rules::of(Game::Kingdomino, None).unwrap();
    Match::of(rules, vec![player("Ana", "c w1 w w"), player("Eva", "c l1 l")])
}

fn player(name: &str, kingdom: &str) -> Player {
    Player::new(name, kingdom.parse().unwrap())
}

fn folder() -> (TempDir, History) {
    let folder = tempdir().unwrap();
    let history = History::at(folder.path().join("games"));
    (folder, history)
}

/// How many files lie in a folder, without its folders.
fn files(folder: &Path) -> usize {
    fs::read_dir(folder).map_or(0, |entries| entries.filter(|e| e.as_ref().unwrap().path().is_file()).count())
}

#[test]
fn games_are_listed_with_date_players_and_totals() {
    let (_guard, history) = folder();
    assert!(history.list().unwrap().games.is_empty());
    let old = history.add(&four(), evening(1)).unwrap();
    let new = history.add(&two(), evening(2)).unwrap();
    let games = history.list().unwrap().games;
    assert_eq!(games.iter().map(|(id, _)| id).collect::<Vec<_>>(), [&new, &old]);
    let (_, entry) = &games[1];
    assert_eq!(entry.date, Some(evening(1)));
    let seats: Vec<(&str, u32)> = entry.seats.iter().map(|seat| (seat.name.as_str(), seat.total)).collect();
    assert_eq!(seats, [("Ana", 40), ("Bo", 40), ("Cléo", 10), ("Dmitri", 24)]);
    assert_eq!(entry.winners().map(|seat| seat.name.as_str()).collect::<Vec<_>>(), ["Ana"]);
    assert_eq!(history.open(&old).unwrap().date(), Some(evening(1)));
    assert_eq!(statistics(games.iter().map(|(_, entry)| entry))[0].wins, 2);
}

#[test]
fn games_of_the_same_minute_do_not_overwrite_each_other() {
    let (_guard, history) = folder();
    let ids: Vec<_> = (0..3).map(|_| history.add(&two(), evening(1)).unwrap()).collect();
    assert!(ids[0] != ids[1] && ids[1] != ids[2]);
    assert_eq!(history.list().unwrap().games.len(), 3);
}

#[test]
fn a_date_that_the_game_has_and_fields_that_nobody_knows_are_kept() {
    let (_guard, history) = folder();
    let mut game = two();
    game.set_date(evening(3));
    game.extra.insert("mood".into(), Value::from("good"));
    let id = history.add(&game, evening(9)).unwrap();
    history.rename("Eva", "Ève").unwrap();
    let again = history.open(&id).unwrap();
    assert_eq!((again.date(), &again.extra["mood"]), (Some(evening(3)), &Value::from("good")));
    assert_eq!(again.names(), ["Ana", "Ève"]);
}

#[test]
fn a_player_is_renamed_in_all_games_or_in_none() {
    let (_guard, history) = folder();
    let one = history.add(&two(), evening(1)).unwrap();
    let other = history.add(&four(), evening(2)).unwrap();
    assert_eq!(history.rename("Ana", "Anna").unwrap(), 2);
    assert_eq!(history.open(&one).unwrap().names()[0], "Anna");
    // Bo plays in the other game already, so that neither is changed.
    let error = history.rename("Anna", "Bo").unwrap_err();
    assert!(matches!(&error.fault, HistoryFault::Name(fault) if **fault == FileFault::SameName("Bo".into())));
    assert!(error.to_string().contains(&other.to_string()), "{error}");
    assert_eq!(history.open(&one).unwrap().names()[0], "Anna");
    assert_eq!(history.rename("Eva", "Bo").unwrap(), 1);
    assert_eq!(history.open(&one).unwrap().names(), ["Anna", "Bo"]);
    assert_eq!(history.rename("Nobody", "Bo").unwrap(), 0);
    assert_eq!(history.rename("Bo", " ").unwrap_err().fault.to_string(), "every player needs a name");
}

#[test]
fn what_is_deleted_can_be_taken_back() {
    let (_guard, history) = folder();
    let first = history.add(&four(), evening(1)).unwrap();
    let deleted = history.delete(&first).unwrap();
    assert!(history.list().unwrap().games.is_empty());
    let second = history.add(&two(), evening(1)).unwrap();
    assert_ne!(first, second);
    let also = history.delete(&second).unwrap();
    let trash = history.trash().unwrap().games;
    assert_eq!(trash.iter().map(|(_, entry)| entry.seats.len()).sum::<usize>(), 6);
    let back = history.restore(&deleted).unwrap();
    assert_eq!(history.open(&back).unwrap().names().len(), 4);
    let back = history.restore(&also).unwrap();
    assert_eq!(history.open(&back).unwrap().names().len(), 2);
    assert!(history.trash().unwrap().games.is_empty() && history.list().unwrap().games.len() == 2);
    history.delete(&back).unwrap();
    history.empty_trash().unwrap();
    assert!(history.trash().unwrap().games.is_empty() && history.restore(&back).is_err());
}

#[test]
fn damaged_files_are_named_and_set_aside_and_harm_no_other() {
    let (_guard, history) = folder();
    history.add(&two(), evening(1)).unwrap();
    let id = history.add(&four(), evening(2)).unwrap();
    let whole = fs::read_to_string(history.folder().join(format!("{id}.json"))).unwrap();
    let damaged: [(&str, &[u8]); 5] = [
        ("truncated.json", &whole.as_bytes()[..whole.len() / 2]),
        ("empty.json", b""),
        ("foreign.json", br#"{"name": "crowncount", "version": "1.0"}"#),
        ("no-text.json", &[b'{', 0xff, 0xfe, b'}']),
        ("picture.json", b"\x89PNG\r\n\x1a\n"),
    ];
    for (name, bytes) in damaged {
        fs::write(history.folder().join(name), bytes).unwrap();
    }
    let newer = whole.replacen("\"crowncount\": 1", "\"crowncount\": 99", 1);
    fs::write(history.folder().join("newer.json"), &newer).unwrap();
    // What is no game at all is not looked at.
    fs::write(history.folder().join("notes.txt"), "milk").unwrap();

    let listing = history.list().unwrap();
    assert_eq!(listing.games.len(), 2);
    assert_eq!(listing.problems.len(), 6);
    for (name, bytes) in damaged {
        let problem = listing.problems.iter().find(|problem| problem.file.ends_with(name)).unwrap();
        let HistoryFault::SetAside(_, now) = &problem.fault else { panic!("{problem}") };
        assert_eq!(fs::read(now).unwrap(), bytes, "{problem}");
    }
    // A newer program can still read its own game.
    assert_eq!(fs::read_to_string(history.folder().join("newer.json")).unwrap(), newer);
    let again = history.list().unwrap();
    assert_eq!((again.games.len(), again.problems.len()), (2, 1));
    assert!(again.problems[0].to_string().contains("newer Crowncount"), "{}", again.problems[0]);
    assert_eq!(files(history.folder()), 4);
}

#[test]
fn games_are_kept_by_their_id_and_never_by_their_date() {
    let (_guard, history) = folder();
    let Kept::Added(id) = history.keep(&two(), evening(1)).unwrap() else { panic!("it is new") };
    // Another game of the same minute is another game.
    let Kept::Added(other) = history.keep(&four(), evening(1)).unwrap() else { panic!("it is new") };
    assert_ne!(id, other);
    let mut game = history.open(&id).unwrap();
    assert_eq!(history.keep(&game, evening(2)).unwrap(), Kept::Known(id.clone()));
    game.set_date(evening(9));
    assert_eq!(history.keep(&game, evening(2)).unwrap(), Kept::Differs(id.clone()));
    assert_eq!(history.open(&id).unwrap().date(), Some(evening(1)), "nothing is replaced by itself");
}

#[test]
fn what_is_replaced_is_in_the_trash() {
    let (_guard, history) = folder();
    let id = history.add(&two(), evening(1)).unwrap();
    for (name, version) in [("Bo", 1), ("Cleo", 2)] {
        let mut game = history.open(&id).unwrap();
        for old in ["Eva", "Bo"] {
            game.rename(old, name).unwrap();
        }
        history.replace(&id, &game).unwrap();
        let now = history.open(&id).unwrap();
        assert_eq!((now.names()[1], now.version()), (name, version));
    }
    let trash = history.trash().unwrap().games;
    let mut names: Vec<&str> = trash.iter().map(|(_, entry)| entry.seats[1].name.as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["Bo", "Eva"]);
    // An old version comes back beside the new one.
    for (old, _) in &trash {
        history.restore(old).unwrap();
    }
    assert_eq!(history.list().unwrap().games.len(), 3);
    assert_eq!(history.open(&id).unwrap().names()[1], "Cleo");
}

#[test]
fn an_import_goes_by_id_and_version_and_loses_nothing() {
    let (_guard, here) = folder();
    let (_other_guard, there) = folder();
    let id = here.add(&two(), evening(1)).unwrap();
    let carry =
        |from: &History, to: &History| to.import(&Archive::read(&from.export().unwrap().write()).unwrap());
    assert_eq!(carry(&here, &there).unwrap().added, 1);
    there.rename("Eva", "Ève").unwrap();
    // Back comes a newer version of the same game; the old one is in the trash.
    let imported = carry(&there, &here).unwrap();
    assert_eq!((imported.added, imported.updated, imported.known), (0, 1, 0));
    assert_eq!(here.open(&id).unwrap().names()[1], "Ève");
    assert_eq!(here.trash().unwrap().games[0].1.seats[1].name, "Eva");
    // An old version does not come over a newer one.
    here.rename("Ève", "Eve").unwrap();
    let imported = carry(&there, &here).unwrap();
    assert_eq!((imported.added, imported.updated, imported.known), (0, 0, 1));
    // Two that were changed alike often and differ are both kept.
    let (one, other) = (here.open(&id).unwrap().version(), there.open(&id).unwrap().version());
    let names = [("Ana", "Anna"), ("Anna", "Ana")].into_iter().cycle();
    for (_, (old, new)) in (other..one).zip(names) {
        assert_eq!(there.rename(old, new).unwrap(), 1);
    }
    assert_eq!(carry(&there, &here).unwrap().added, 1);
    assert_eq!(here.list().unwrap().games.len(), 2);
}

#[test]
fn an_id_of_a_stranger_leads_out_of_no_folder() {
    let (guard, history) = folder();
    for id in ["../out", "/tmp/out", "..", ".hidden", "a/b", ""] {
        let mut game = two();
        game.extra.insert("id".into(), Value::from(id));
        assert_eq!(game.id(), None, "{id}");
        let single = Archive::read(&write(&game)).unwrap();
        let import = || history.import(&single).unwrap();
        let (first, again) = (import(), import());
        assert_eq!((first.added + first.known, again.added, again.known), (1, 0, 1), "{id}");
        history.keep(&game, evening(1)).unwrap();
    }
    assert_eq!(files(guard.path()), 0);
    assert!(GameId::from_text("2026-11-01-2015-0badcafe").is_some());
}

#[test]
fn a_deep_field_harms_no_other_game_of_an_archive() {
    let (_guard, history) = folder();
    history.add(&two(), evening(1)).unwrap();
    history.add(&four(), evening(2)).unwrap();
    let deep = format!("\"deep\": {}{}, \"crowncount\": 1", "[".repeat(125), "]".repeat(125));
    let text = history.export().unwrap().write().replacen("\"crowncount\": 1", &deep, 1);
    let archive = Archive::read(&text).unwrap();
    assert_eq!((archive.games.len(), archive.refused.len()), (1, 1));
    assert!(matches!(archive.refused[0].1.fault, FileFault::TooDeep(_)));
}

#[test]
fn all_games_travel_as_one_file() {
    let (_guard, history) = folder();
    history.add(&two(), evening(1)).unwrap();
    history.add(&four(), evening(2)).unwrap();
    let text = history.export().unwrap().write();
    let (_other_guard, other) = folder();
    let imported = other.import(&Archive::read(&text).unwrap()).unwrap();
    assert_eq!((imported.added, imported.known), (2, 0));
    let imported = other.import(&Archive::read(&text).unwrap()).unwrap();
    assert_eq!((imported.added, imported.known), (0, 2));
    assert_eq!(other.export().unwrap().write(), text);

    // One game is spoilt; the other still comes.
    let spoilt = text.replacen("\"kingdomino\"", "\"chess\"", 1);
    let (_third_guard, third) = folder();
    let imported = third.import(&Archive::read(&spoilt).unwrap()).unwrap();
    assert_eq!((imported.added, imported.refused.len()), (1, 1));
    assert_eq!(imported.refused[0].1.place, "rules.game");
    // A single game file is an archive of one.
    let single = Archive::read(include_str!("../fixtures/games/queendomino.json")).unwrap();
    assert_eq!(third.import(&single).unwrap().added, 1);

    for (text, wrong) in [
        ("{", "line 1 column 1"),
        ("[]", "no Crowncount games"),
        (r#"{"crowncount-history": 2, "games": []}"#, "newer Crowncount"),
    ] {
        let error = Archive::read(text).unwrap_err().to_string();
        assert!(error.contains(wrong), "{error}");
    }
}

/// How long it takes is measured by `benches/history.rs`.
#[test]
fn a_thousand_games_are_listed_in_little_memory() {
    let (_guard, history) = folder();
    let rules = Rules::of(Game::Kingdomino, None).unwrap();
    for number in 0..1000_u32 {
        let kingdoms = play(rules.book().boxes, rules.frame(), 4, Care::None, u64::from(number % 20));
        let players = kingdoms.into_iter().zip(["Ana", "Bo", "Cléo", "Dmitri"]);
        let players = players.map(|(kingdom, name)| Player::new(name, kingdom)).collect();
        let day = date(2020, 1, 1).at(20, 0, 0, 0).checked_add(jiff::Span::new().days(number)).unwrap();
        history.add(&Match::of(rules.clone(), players), day).unwrap();
    }
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    let listing = history.list().unwrap();
    let memory = MEMORY.peak_usage() - before;
    assert_eq!(listing.games.len(), 1000);
    assert!(listing.games.is_sorted_by_key(|(_, game)| std::cmp::Reverse(game.date)));
    assert!(memory < 10 << 20, "{memory} bytes");
}
