//! Files of strangers, disks that do not work, and windows that share a folder: nothing hangs, nothing is lost, and
//! it is said.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crowncount::app::{Options, Seat};
use crowncount::game::file::{read, write};
use crowncount::words::{Language, Message, Words};
use eframe::egui::Vec2;
use egui_kittest::kittest::Queryable;
use serde_json::{Value, json};

use crate::faulty::{Fault, Faulty};
use crate::support::{PHONE, WIDE, Window, fixture};

fn window_in(folder: &Path) -> Window {
    Window::with(WIDE, Options { folder: Some(folder.to_owned()), ..Options::default() })
}

#[test]
fn a_game_file_names_no_file_of_this_computer() {
    let folder = tempfile::tempdir().expect("a folder");
    let secret = folder.path().join("0123456789abcdef.jpg");
    std::fs::write(&secret, b"secret").expect("written");
    let begin = Instant::now();
    for photo in [
        "/dev/zero",
        "/dev/stdin",
        "../0123456789abcdef.jpg",
        secret.to_str().expect("text"),
        "",
        "photo.jpg",
    ] {
        let mut game: Value = serde_json::from_str(&write(&fixture("two-players"))).expect("JSON");
        let corners = [[0.0, 0.0], [9.0, 0.0], [9.0, 9.0], [0.0, 9.0]];
        game["rounds"][0]["players"][0]["scan"] =
            json!({ "photo": photo, "corners": corners, "size": 5, "read": [] });
        let mut window = window_in(folder.path());
        window.harness.state_mut().arrive("game.json".to_owned(), game.to_string().into_bytes());
        window.run();
        let document = window.harness.state().document();
        assert_eq!(document.players(), 2, "the game is there");
        assert!(document.photo(Seat { round: 0, player: 0 }).is_none(), "{photo}");
    }
    assert!(begin.elapsed() < Duration::from_mins(1), "nothing waits for a device");
}

#[test]
fn a_file_that_is_too_much_is_refused_with_a_message() {
    let game: Value = serde_json::from_str(&write(&fixture("two-players"))).expect("JSON");
    let player = game["rounds"][0]["players"][0].clone();
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut game = game.clone();
        change(&mut game);
        game.to_string().into_bytes()
    };
    let named = |number: usize| {
        let mut player = player.clone();
        player["name"] = json!(format!("Player {number}"));
        player
    };
    let cases = [
        changed(&|game| game["rounds"][0]["players"] = (0..1000).map(named).collect()),
        changed(&|game| game["rounds"] = vec![game["rounds"][0].clone(); 4].into()),
        changed(&|game| game["rounds"][0]["players"][0]["name"] = json!("n".repeat(1 << 20))),
        changed(&|game| game["deep"] = (0..125).fold(json!(1), |inner, _| json!([inner]))),
        // Short enough as it is, but every number of it gets a line of its own when it is kept.
        changed(&|game| game["wide"] = vec![json!(1); 1 << 21].into()),
        b"\xff\xfe\x00not a text".to_vec(),
        Vec::new(),
    ];
    for (number, bytes) in cases.into_iter().enumerate() {
        let mut window = Window::of_size(WIDE);
        window.harness.state_mut().arrive("game.json".to_owned(), bytes);
        window.run();
        assert_eq!(window.harness.state().view().problems().count(), 1, "case {number}");
        let kingdoms = window.harness.state().document().seats(0).map(|seat| window.kingdom(seat.player));
        assert!(kingdoms.into_iter().all(|kingdom| kingdom.extent().is_none()), "case {number}");
    }
}

#[test]
fn a_disk_that_does_not_work_is_told_and_closing_asks() {
    let folder = tempfile::tempdir().expect("a folder");
    let disk = Arc::new(Faulty::new(0, Fault::Death));
    let options = Options { folder: Some(folder.path().to_owned()), disk: Some(disk), ..Options::default() };
    let mut window = Window::with(WIDE, options);
    assert!(window.has("Not saved"), "from the start");
    window.click("Enter it by hand");
    window.type_letters("w1");
    window.close();
    assert!(window.has("Close anyway"));
    window.click("Keep open");
    assert!(!window.has("Close anyway") && window.has("Not saved"));
    assert_eq!(window.harness.state().document().players(), 2);
}

#[test]
fn the_word_about_it_leaves_the_menu_in_sight_in_every_language() {
    for language in Language::ALL {
        for size in [WIDE, PHONE, Vec2::new(360.0, 640.0)] {
            let folder = tempfile::tempdir().expect("a folder");
            let disk = Arc::new(Faulty::new(0, Fault::Death));
            let words = Words::of(language);
            let folder = Some(folder.path().to_owned());
            let mut window = Window::with(
                size,
                Options { folder, disk: Some(disk), words: Some(words), ..Options::default() },
            );
            window.open(fixture("dynasty"));
            let screen = window.harness.ctx.content_rect();
            for id in ["app-not-saved", "app-menu", "button-undo"] {
                let label = words.text(&Message::new(id));
                let rect = window.harness.get_by_label(&label).rect();
                assert!(screen.contains_rect(rect), "{label} at {rect:?} of {size}");
            }
        }
    }
}

#[test]
fn two_windows_on_one_folder_lose_nothing_of_each_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = window_in(folder.path());
    first.open(fixture("two-players"));
    let mut second = window_in(folder.path());
    assert!(second.has_part("Another window is open"));
    second.open(fixture("four-players"));
    first.type_letters("f");
    second.type_letters("f");
    let names = |window: &Window| -> Vec<String> {
        window.harness.state().document().to_match().names().into_iter().map(str::to_owned).collect()
    };
    let (of_first, of_second) = (names(&first), names(&second));
    drop((first, second));
    let on_disk = |name: &str| {
        let text = std::fs::read_to_string(folder.path().join(name)).expect("a file");
        read(&text).expect("a game").names().into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!((on_disk("current.json"), on_disk("current-2.json")), (of_first.clone(), of_second.clone()));
    // The next window has the game of the first, and that of the second is among the past games.
    let third = window_in(folder.path());
    assert_eq!(names(&third), of_first);
    let history = crowncount::history::History::at(folder.path().join("games"));
    let listed = history.list().expect("a list");
    let seats: Vec<String> = listed.games[0].1.seats.iter().map(|seat| seat.name.clone()).collect();
    assert_eq!(seats, of_second);
}
