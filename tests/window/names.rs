//! Names: typed in place in seconds, suggested from past games, and never cut to the same few letters.

use crowncount::app::{Action, Edit, Options, Seat, Tab};
use eframe::egui::{Event, Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable;

use crate::support::{PHONE, WIDE, Window, fixture};

fn names(window: &Window) -> Vec<String> {
    let document = window.harness.state().document();
    let name = |player| document.player(Seat { round: 0, player }).expect("a player").name.clone();
    (0..document.players()).map(name).collect()
}

#[test]
fn four_players_get_their_names_by_keyboard() {
    for size in [WIDE, PHONE] {
        let mut window = Window::by_hand(size);
        let mut actions = 0;
        for _ in 0..2 {
            window.command(Key::Plus);
            actions += 1;
        }
        window.keys = 0;
        window.press(&[Key::F2]);
        for name in ["Ana", "Bo", "Cléo", "Dmitri"] {
            window.type_letters(name);
            window.press(&[Key::Enter]);
        }
        assert_eq!(names(&window), ["Ana", "Bo", "Cléo", "Dmitri"]);
        let typing = "AnaBoCléoDmitri".chars().count();
        actions += window.keys - typing;
        println!("four names by keyboard at {size:?}: {actions} actions besides typing");
        assert!(actions <= 12, "{actions}");
        // Each name is one step back.
        window.undo();
        assert_eq!(names(&window), ["Ana", "Bo", "Cléo", "Player 4"]);
        // After the last one, keys belong to the board again.
        let view = window.harness.state().view();
        assert_eq!(view.naming, None);
        window.harness.state_mut().view_mut().cursor = Some(crowncount::Place::new(0, 0));
        window.run();
        window.type_letters("w");
        assert_ne!(window.kingdom(view_player(&window)).extent(), None);
    }
}

fn view_player(window: &Window) -> usize {
    window.harness.state().view().seat.player
}

#[test]
fn a_new_player_is_named_at_once_and_tab_goes_on_and_back() {
    let mut window = Window::by_hand(WIDE);
    window.click("Add a player");
    window.type_letters("Zoé");
    assert_eq!(names(&window), ["Player 1", "Player 2", "Zoé"]);
    window.harness.key_press_modifiers(eframe::egui::Modifiers::SHIFT, Key::Tab);
    window.run();
    window.type_letters("Yan");
    window.press(&[Key::Escape]);
    assert_eq!(names(&window), ["Player 1", "Yan", "Zoé"]);
    assert_eq!(window.harness.state().view().naming, None);
    // A name without letters is a number.
    window.press(&[Key::F2]);
    window.press(&[Key::Backspace, Key::Enter]);
    assert!(window.has("Player 1: 0 points"));
}

#[test]
fn pressing_the_name_of_the_chosen_card_edits_it() {
    let mut window = Window::with_game(WIDE, "four-players");
    window.click("Rename Ana");
    assert!(window.has("Name of player 1"));
    window.type_letters("Anouk");
    // A tap elsewhere ends it.
    window.click("Bo: 40 points");
    assert!(!window.has("Name of player 1"));
    assert_eq!(names(&window)[0], "Anouk");
    assert!(!window.has("Rename Anouk") && window.has("Rename Bo"));
    window.undo();
    assert_eq!(names(&window)[0], "Ana");
}

#[test]
fn names_of_past_games_are_suggested() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window =
        Window::with(WIDE, Options { folder: Some(folder.path().to_owned()), ..Options::default() });
    for game in ["four-players", "two-players"] {
        window.open(fixture(game));
        window.harness.state_mut().ask(Action::Keep);
        window.run();
    }
    window.command(Key::N);
    window.click("Enter it by hand");
    window.press(&[Key::F2]);
    let suggested = window.harness.query_all_by_label_contains("Use ").count();
    assert!((2..=5).contains(&suggested), "{suggested}");
    // What is typed narrows them, the arrows choose one, and Enter takes it.
    window.type_letters("cl");
    assert_eq!(window.harness.query_all_by_label_contains("Use ").count(), 1);
    window.press(&[Key::ArrowDown, Key::Enter]);
    assert_eq!(names(&window)[0], "Cléo");
    // Nobody is at the table twice; a tap takes a name, too.
    assert!(!window.has("Use Cléo"));
    window.click("Use Dmitri");
    assert_eq!(names(&window), ["Cléo", "Dmitri"]);
    // Enter alone takes what was typed.
    window.press(&[Key::F2]);
    window.type_letters("An");
    assert!(window.has("Use Ana"));
    window.press(&[Key::Enter]);
    assert_eq!(names(&window)[0], "An");
}

#[test]
fn heads_of_columns_are_told_apart_at_every_width() {
    let long = ["Christina Alexandra", "Christina Alexandrina", "Christopher", "Christophe"];
    for size in [Vec2::new(360.0, 640.0), PHONE, WIDE] {
        for given in [["Player 1", "Player 2", "Player 3", "Player 4"], long] {
            let mut game = fixture("four-players");
            for (player, name) in game.rounds[0].players.iter_mut().zip(given) {
                name.clone_into(&mut player.name);
            }
            let mut window = Window::of_size(size);
            window.open(game);
            window.harness.state_mut().view_mut().tab = Tab::Sheet;
            window.run();
            let heads: Vec<String> = given
                .iter()
                .map(|name| {
                    let place = window.harness.get_all_by_label(name).last().expect("a head").rect();
                    let inside =
                        |(at, _): &(eframe::egui::Rect, String)| place.expand(2.0).contains_rect(*at);
                    let lines: Vec<(eframe::egui::Rect, String)> =
                        window.painted().into_iter().filter(inside).collect();
                    lines.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join("/")
                })
                .collect();
            let different: std::collections::BTreeSet<&String> = heads.iter().collect();
            assert_eq!(different.len(), 4, "{heads:?} at {size:?}");
            assert!(heads.iter().all(|head| !head.is_empty() && !head.contains('…')), "{heads:?}");
        }
    }
}

#[test]
fn the_members_of_a_team_stand_on_its_card() {
    for size in [WIDE, PHONE] {
        let mut window = Window::with_game(size, "royal-wedding");
        window.harness.state_mut().view_mut().tab = Tab::Table;
        window.run();
        let document = window.harness.state().document();
        let members = document.player(Seat { round: 0, player: 0 }).expect("a team").members.join(", ");
        assert!(!members.is_empty());
        assert!(window.painted().iter().any(|(_, text)| *text == members), "{members}");
    }
}

/// Keys that all come in one frame, as they do where a frame takes long.
fn at_once(window: &mut Window, keys: &[(Key, Modifiers, &str)]) {
    for &(key, modifiers, text) in keys {
        let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
        let text = (!text.is_empty()).then(|| Event::Text(text.to_owned()));
        let events = [Some(event(true)), text, Some(event(false))].into_iter().flatten();
        window.harness.input_mut().events.extend(events);
    }
    window.run();
}

#[test]
fn what_is_typed_after_enter_belongs_to_the_next_field_however_slow_the_window_is() {
    let mut window = Window::by_hand(WIDE);
    let typed = |key, text| (key, Modifiers::NONE, text);
    let enter = typed(Key::Enter, "");
    at_once(
        &mut window,
        &[typed(Key::F2, ""), typed(Key::A, "A"), typed(Key::N, "n"), enter, typed(Key::B, "B"), enter],
    );
    assert_eq!(names(&window), ["An", "B"]);
    // The numbers of the paper check, with the key that opens it.
    window.harness.state_mut().view_mut().cursor = Some(crowncount::Place::new(0, 0));
    window.type_letters("w");
    let before = window.kingdom(0);
    let mut keys = vec![(Key::K, Modifiers::COMMAND, "")];
    for (key, text) in [(Key::Num3, "3"), (Key::Num0, "0"), (Key::Num2, "2")] {
        keys.extend([typed(key, text), enter]);
    }
    at_once(&mut window, &keys);
    let seated = window.harness.state().document().seated(Seat { round: 0, player: 0 }).expect("a player");
    let paper: Vec<(&str, u32)> =
        seated.paper().iter().map(|(line, points)| (line.as_str(), *points)).collect();
    assert_eq!(paper, [("forest", 0), ("lake", 2), ("wheat", 3)]);
    assert_eq!(window.kingdom(0), before, "no number reached the board");
}

#[test]
fn a_long_name_leaves_the_buttons_beside_it_on_one_line() {
    let mut window = Window::of_size(WIDE);
    let path = format!("{}/fixtures/photos/sample.jpg", env!("CARGO_MANIFEST_DIR"));
    window.harness.state_mut().arrive("sample.jpg".to_owned(), std::fs::read(path).expect("a fixture"));
    window.run();
    window.click("Done");
    window.press(&[Key::Escape]);
    for player in ["Bo", "Cléo", "Dmitri"] {
        window.harness.state_mut().edit(Edit::AddPlayer(player.to_owned()));
    }
    window.harness.state_mut().edit(Edit::Rename(0, "Wolfeschlegelsteinhausen".to_owned()));
    // The paper check takes some of the width, too.
    window.harness.state_mut().ask(Action::Paper);
    window.run();
    let middle = |label: &str| window.harness.get_by_label(label).rect().center().y;
    for label in ["Corners", "Turn", "Copy", "Clear"] {
        assert!((middle(label) - middle("Photograph a kingdom")).abs() < 2.0, "{label}");
    }
}

#[test]
fn somebody_without_a_name_is_told_by_a_number_everywhere() {
    let mut window = Window::with_game(WIDE, "two-players");
    window.harness.state_mut().edit(Edit::Rename(0, String::new()));
    window.run();
    assert!(window.has_part("Player 1 wins") && window.has("Player 1: 1st place"), "the verdict");
    window.harness.state_mut().edit(Edit::AddPlayer(String::new()));
    window.run();
    assert!(window.has("Player 3: nothing has been entered yet"));
    window.harness.state_mut().ask(Action::Questions);
    window.run();
    assert!(window.has_part("Player 1"));
}
