//! The paper check: typed by keys alone, beside the player's column, with the slips that explain a difference.

use crowncount::app::Seat;
use crowncount::{Holdings, Kingdom};
use eframe::egui::{Event, Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use proptest::prelude::*;
use proptest::sample::select;

use crate::support::{PHONE, WIDE, Window, fixture};

/// A window with the paper check open.
fn checking(size: Vec2, game: &str) -> Window {
    let mut window = Window::with_game(size, game);
    window.click("Menu");
    window.click("Paper check");
    window
}

fn is_focused(window: &Window, label: &str) -> bool {
    window.harness.get_by_label(label).accesskit_node().is_focused()
}

fn paper(window: &Window, player: usize) -> Vec<(String, u32)> {
    let seated = window.harness.state().document().seated(Seat { round: 0, player }).expect("a player");
    seated.paper().iter().map(|(line, points)| (line.clone(), *points)).collect()
}

#[test]
fn enter_tab_and_down_go_to_the_next_field() {
    for size in [WIDE, PHONE] {
        let mut window = checking(size, "four-players");
        let mut lines = vec!["wheat", "forest", "lake", "grassland", "swamp", "mine"];
        lines.extend(["Middle Kingdom", "Harmony", "total"]);
        let field = |line: &str| format!("counted on paper: {line}");
        assert!(is_focused(&window, &field("wheat")), "it begins in the first field");
        for (index, line) in lines.iter().enumerate().skip(1) {
            window.type_letters("7");
            window.press(&[[Key::Enter, Key::Tab, Key::ArrowDown][index % 3]]);
            assert!(is_focused(&window, &field(line)), "{line} at {size:?}");
        }
        assert_eq!(paper(&window, 0).len(), 8);
        window.press(&[Key::ArrowUp]);
        assert!(is_focused(&window, &field("Harmony")));
        window.harness.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
        window.run();
        assert!(is_focused(&window, &field("Middle Kingdom")));
        // What stands there is selected, so that typing replaces it.
        window.type_letters("12");
        assert!(paper(&window, 0).contains(&("middle-kingdom".to_owned(), 12)));
        // After the last field comes the next player.
        window.press(&[Key::Enter, Key::Enter, Key::Enter]);
        assert_eq!(window.harness.state().view().seat.player, 1);
        assert!(is_focused(&window, &field("wheat")));
        window.type_letters("5");
        assert_eq!(paper(&window, 1), [("wheat".to_owned(), 5)]);
    }
}

#[test]
fn each_field_is_one_step_back() {
    let mut window = checking(WIDE, "four-players");
    window.type_letters("1");
    window.type_letters("2");
    window.press(&[Key::Enter]);
    window.type_letters("3");
    window.undo();
    assert_eq!(paper(&window, 0), [("wheat".to_owned(), 12)]);
    window.undo();
    assert_eq!(paper(&window, 0), []);
    window.command(Key::Y);
    window.command(Key::Y);
    assert_eq!(paper(&window, 0).len(), 2);
}

#[test]
fn the_column_stands_beside_its_player_under_the_name() {
    for size in [WIDE, PHONE] {
        let mut window = checking(size, "four-players");
        let at = |window: &Window, label: &str| window.harness.get_by_label(label).rect();
        for (player, name) in ["Ana", "Bo", "Cléo", "Dmitri"].into_iter().enumerate() {
            if player > 0 {
                window.click(&format!("{name}, total: {}", [40, 40, 10, 24][player]));
                window.harness.state_mut().view_mut().seat.player = player;
                window.run();
            }
            let column = at(&window, &format!("{name}, counted on paper"));
            let own = at(&window, &format!("{name}, total: {}", [40, 40, 10, 24][player]));
            let field = at(&window, "counted on paper: wheat");
            assert!(own.right() <= field.left() + 8.0, "{name}: {own:?} {field:?}");
            assert!(field.left() - own.right() < 40.0, "{name}: {own:?} {field:?}");
            assert!(column.left() <= field.left() && field.right() <= column.right());
            assert!(column.bottom() <= field.top());
        }
        window.click("Close the paper check");
        assert!(!window.has_part("counted on paper"));
    }
}

#[test]
fn its_head_does_not_run_into_the_names_beside_it() {
    for size in [WIDE, PHONE] {
        let mut game = fixture("four-players");
        let given = ["Clara-Marie Oppenheim", "Maximiliane", "Wolfeschlegelstein", "Bo"];
        for (player, name) in game.rounds[0].players.iter_mut().zip(given) {
            name.clone_into(&mut player.name);
        }
        let mut window = Window::of_size(size);
        window.open(game);
        window.harness.state_mut().ask(crowncount::app::Action::Paper);
        for (player, name) in given.iter().enumerate() {
            window.harness.state_mut().view_mut().seat.player = player;
            window.run();
            let column = window.harness.get_by_label(&format!("{name}, counted on paper")).rect();
            // Every line of every head stands at the height of this one.
            let high = |(at, _): &(eframe::egui::Rect, String)| {
                at.top() > column.top() - 24.0
                    && at.bottom() <= column.bottom()
                    && at.right() > column.left() - 400.0
            };
            let heads: Vec<_> = window.painted().into_iter().filter(high).collect();
            assert!(heads.len() >= 5, "{heads:?}");
            for (index, (at, text)) in heads.iter().enumerate() {
                let over =
                    heads[..index].iter().find(|(other, _)| other.shrink(1.0).intersects(at.shrink(1.0)));
                assert!(over.is_none(), "{text} runs into {over:?} at {size}");
            }
        }
    }
}

#[test]
fn a_slip_is_named_under_the_pad() {
    let mut window = checking(WIDE, "queendomino");
    for (line, typed) in [("coins", "11"), ("per tower", "12")] {
        window.harness.get_by_label(&format!("counted on paper: {line}")).focus();
        window.run();
        window.type_letters(typed);
    }
    assert!(window.has("Likely slip: the 11 coins were not divided by 3."));
    // Only what makes the numbers agree is named.
    assert!(window.has_part("12 on paper."));
    assert_eq!(window.harness.query_all_by_label_contains("Likely slip").count(), 1);
    window.harness.get_by_label("counted on paper: coins").focus();
    window.run();
    window.command(Key::A);
    window.type_letters("3");
    assert!(!window.has_part("Likely slip"));
}

#[test]
fn the_check_makes_way_for_the_questions_and_comes_back() {
    let mut window = checking(PHONE, "four-players");
    window.harness.state_mut().ask(crowncount::app::Action::Questions);
    window.run();
    assert!(!window.has_part("counted on paper"));
    window.command(Key::K);
    assert!(window.has("counted on paper: wheat"));
    window.command(Key::K);
    assert!(!window.has("counted on paper: wheat"));
}

/// The keys that people have at hand, and what else they bring.
const KEYS: [(Key, Option<&str>); 40] = [
    (Key::W, Some("w")),
    (Key::F, Some("f")),
    (Key::L, Some("l")),
    (Key::G, Some("g")),
    (Key::S, Some("s")),
    (Key::M, Some("m")),
    (Key::T, Some("t")),
    (Key::C, Some("c")),
    (Key::B, Some("b")),
    (Key::N, Some("n")),
    (Key::U, Some("u")),
    (Key::Num0, Some("0")),
    (Key::Num1, Some("1")),
    (Key::Num2, Some("2")),
    (Key::Num3, Some("3")),
    (Key::Num4, Some("4")),
    (Key::Num5, Some("5")),
    (Key::Num6, Some("6")),
    (Key::Num7, Some("7")),
    (Key::Num8, Some("8")),
    (Key::Num9, Some("9")),
    (Key::Period, Some(".")),
    (Key::Minus, Some("-")),
    (Key::Questionmark, Some("?")),
    (Key::Space, Some(" ")),
    (Key::Enter, None),
    (Key::Tab, None),
    (Key::Escape, None),
    (Key::Backspace, None),
    (Key::Delete, None),
    (Key::Insert, None),
    (Key::ArrowUp, None),
    (Key::ArrowDown, None),
    (Key::ArrowLeft, None),
    (Key::ArrowRight, None),
    (Key::Home, None),
    (Key::End, None),
    (Key::PageUp, None),
    (Key::PageDown, None),
    (Key::F5, None),
];

/// What the keys of the board could change.
fn kingdoms(window: &Window) -> Vec<(Kingdom, Holdings, u32)> {
    let document = window.harness.state().document();
    let seated = document.seats(0).filter_map(|seat| document.seated(seat));
    seated
        .map(|seated| (seated.kingdom().clone(), seated.player().holdings, seated.to_check().len()))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn keys_typed_into_it_leave_the_kingdom_untouched(
        keys in proptest::collection::vec((select(&KEYS[..]), any::<bool>()), 1..40),
        pastes in any::<bool>(),
        focused in any::<bool>(),
    ) {
        let mut window = Window::with_game(WIDE, "four-players");
        // A cell is chosen, so that a key that reached the board would set it.
        window.click("paint: select only");
        window.click("row 1 column 1: swamp");
        window.click("Menu");
        window.click("Paper check");
        if !focused {
            // The check is open, but nothing in it has the focus.
            window.harness.state_mut().view_mut().cursor = Some(crowncount::Place::new(1, 1));
            window.harness.ctx.memory_mut(|memory| {
                if let Some(id) = memory.focused() {
                    memory.surrender_focus(id);
                }
            });
        }
        let before = kingdoms(&window);
        for ((key, text), shift) in keys {
            // Without a field, Tab and Space would press the buttons of the window, as they always do.
            if !focused && matches!(key, Key::Tab) {
                continue;
            }
            let modifiers = if shift && text.is_none() { Modifiers::SHIFT } else { Modifiers::NONE };
            window.harness.key_press_modifiers(modifiers, key);
            if let Some(text) = text {
                window.harness.event(Event::Text(text.to_owned()));
            }
            window.harness.step();
        }
        if pastes {
            window.harness.event(Event::Paste("m3 m3 m3".to_owned()));
        }
        window.run();
        prop_assert_eq!(kingdoms(&window), before);
        prop_assert!(window.has_part("counted on paper"), "it stays open");
    }
}

#[test]
fn the_same_keys_do_reach_the_board_without_the_check() {
    let mut window = Window::of_size(WIDE);
    window.open(fixture("four-players"));
    window.click("paint: select only");
    window.click("row 1 column 1: swamp");
    let before = kingdoms(&window);
    window.type_letters("m");
    assert_ne!(kingdoms(&window), before);
}
