//! Numbers are entered like numbers: typed, held and wheeled. And every key is one press away.

use crowncount::app::Seat;
use crowncount::{Holdings, Place};
use eframe::egui::{Event, Key, Modifiers, MouseWheelUnit, TouchPhase, Vec2};
use egui_kittest::kittest::Queryable;

use crate::support::{PHONE, WIDE, Window, fixture};

const FIRST: Seat = Seat { round: 0, player: 0 };

fn queendomino(size: Vec2) -> Window {
    // From nothing, so that what is entered shows.
    let mut game = fixture("queendomino");
    game.rounds[0].players[0].holdings = Holdings::default();
    let mut window = Window::of_size(size);
    window.open(game);
    window
}

fn enter(window: &mut Window, what: &str, number: &str) {
    window.click(&format!("how many: {what}"));
    window.type_letters(number);
}

fn holdings(window: &Window) -> Holdings {
    window.harness.state().document().player(FIRST).expect("a player").holdings
}

fn counts(window: &Window) -> (u32, u32, u32) {
    let held = holdings(window);
    (held.coins(), held.knights(), held.towers())
}

#[test]
fn numbers_are_typed_and_enter_goes_to_the_next() {
    for size in [WIDE, PHONE] {
        let mut window = queendomino(size);
        window.harness.state_mut().view_mut().cursor = Some(Place::new(1, 1));
        let before = window.kingdom(0);
        enter(&mut window, "coins", "11");
        window.press(&[Key::Enter]);
        window.type_letters("4");
        window.press(&[Key::Tab]);
        window.type_letters("3");
        assert_eq!(counts(&window), (11, 4, 3));
        assert_eq!(window.kingdom(0), before, "digits go to what has the focus");
        // Arrows change it by one, letters do not, and an empty field is nothing.
        window.press(&[Key::ArrowUp, Key::ArrowUp, Key::ArrowDown]);
        window.type_letters("x");
        assert_eq!(counts(&window), (11, 4, 4));
        window.press(&[Key::Backspace]);
        assert_eq!(counts(&window), (11, 4, 0));
        window.type_letters("5");
        assert_eq!(counts(&window), (11, 4, 5));
        // Each number is one step back.
        window.undo();
        assert_eq!(counts(&window), (11, 4, 0));
        window.undo();
        assert_eq!(counts(&window), (11, 0, 0));
        window.command(Key::Y);
        assert_eq!(counts(&window), (11, 4, 0));
    }
}

#[test]
fn a_button_that_is_held_repeats_and_is_one_step() {
    let mut window = queendomino(WIDE);
    let at = window.harness.get_by_label("more: coins").rect().center();
    window.harness.hover_at(at);
    window.harness.step();
    window.harness.drag_at(at);
    (0..90).for_each(|_| window.harness.step());
    let held = holdings(&window).coins();
    assert!((8..30).contains(&held), "{held} in one and a half seconds");
    window.harness.drop_at(at);
    window.run();
    assert_eq!(holdings(&window).coins(), held, "letting go counts for nothing more");
    window.undo();
    assert_eq!(holdings(&window).coins(), 0);
    window.click("more: coins");
    assert_eq!(holdings(&window).coins(), 1);
    window.click("less: coins");
    window.click("less: coins");
    assert_eq!(holdings(&window).coins(), 0);
}

fn turn(window: &mut Window, unit: MouseWheelUnit, lines: f32) {
    let event = Event::MouseWheel {
        unit,
        delta: Vec2::new(0.0, lines),
        phase: TouchPhase::Move,
        source: eframe::egui::MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    };
    window.harness.event(event);
    window.harness.step();
}

#[test]
fn the_wheel_turns_the_number_under_the_pointer() {
    let mut window = queendomino(WIDE);
    let at = window.harness.get_by_label("how many: knights").rect().center();
    window.harness.hover_at(at);
    window.harness.step();
    for turned in 1..=3 {
        turn(&mut window, MouseWheelUnit::Line, 1.0);
        assert_eq!(
            window.harness.get_by_label("how many: knights").rect().center(),
            at,
            "it stays where it is"
        );
        assert_eq!(counts(&window), (0, turned, 0));
    }
    turn(&mut window, MouseWheelUnit::Line, -1.0);
    // A smooth wheel counts once it has gone far enough.
    for _ in 0..5 {
        turn(&mut window, MouseWheelUnit::Point, 10.0);
    }
    assert_eq!(counts(&window), (0, 3, 0));
    (0..60).for_each(|_| window.harness.step());
    window.undo();
    assert_eq!(counts(&window), (0, 0, 0), "one turn is one step");
}

#[test]
fn a_number_that_is_scrolled_under_the_pointer_stays() {
    let mut window = queendomino(PHONE);
    let find = |window: &Window| window.harness.get_by_label("how many: coins").rect();
    window.harness.get_by_label("how many: towers").scroll_to_me();
    window.run();
    let at = find(&window).center();
    // The pointer rests where the number comes by.
    window.harness.hover_at(at - Vec2::new(0.0, 160.0));
    window.harness.step();
    let before = find(&window);
    for _ in 0..8 {
        turn(&mut window, MouseWheelUnit::Line, 1.0);
    }
    window.run();
    assert_ne!(find(&window), before, "the page has moved");
    assert_eq!(counts(&window), (0, 0, 0));
}

#[test]
fn the_list_of_keys_is_one_press_away() {
    for (key, text) in [(Key::Questionmark, Some("?")), (Key::F1, None)] {
        let mut window = Window::with_game(WIDE, "queendomino");
        window.harness.state_mut().view_mut().cursor = Some(Place::new(1, 1));
        let before = window.kingdom(0);
        window.harness.key_press(key);
        if let Some(text) = text {
            window.harness.event(Event::Text(text.to_owned()));
        }
        window.run();
        for part in ["In the kingdom", "choose the building of a town", "Ctrl+Shift+Z, Ctrl+Y", "g f l m"] {
            assert!(window.has_part(part) || part == "g f l m", "{part}");
        }
        assert_eq!(window.kingdom(0), before, "the sign is no cell");
        window.press(&[Key::Escape]);
        assert!(!window.has_part("choose the building of a town"));
    }
}

#[test]
fn the_menu_shows_the_keys() {
    let mut window = Window::with_game(WIDE, "four-players");
    window.click("Menu");
    let painted: Vec<String> = window.painted().into_iter().map(|(_, text)| text).collect();
    for keys in ["Ctrl+S", "Ctrl+O", "Ctrl+K", "F2", "?"] {
        assert!(painted.iter().any(|text| text == keys), "{keys}: {painted:?}");
    }
}
