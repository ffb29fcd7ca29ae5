//! Entering kingdoms by taps and by keys.

use eframe::egui::{Event, Key};
use egui_kittest::kittest::Queryable;

use crate::support::{PHONE, WIDE, Window};

#[test]
fn a_new_user_sees_three_ways_to_begin() {
    for size in [WIDE, PHONE] {
        let window = Window::of_size(size);
        for label in ["Photograph a kingdom", "Enter it by hand", "Try the sample"] {
            assert!(window.has(label), "{label}");
        }
    }
}

#[test]
fn taps_paint_and_cycle_crowns() {
    for size in [WIDE, PHONE] {
        let mut window = Window::by_hand(size);
        window.click("paint: castle");
        window.click("row 1 column 1: no tile");
        window.click("paint: swamp");
        window.click("row 1 column 2: no tile");
        window.click("row 1 column 2: swamp");
        window.click("row 1 column 2: swamp, 1 crown");
        assert_eq!(window.kingdom(0).to_string().lines().next(), Some("c s2 . . ."));
        // The third tap goes round.
        window.click("row 1 column 2: swamp, 2 crowns");
        assert!(window.has("row 1 column 2: swamp"));
        // The other button erases.
        window.harness.get_by_label("row 1 column 2: swamp").click_secondary();
        window.run();
        assert!(window.has("row 1 column 2: no tile"));
    }
}

#[test]
fn a_stroke_paints_a_row() {
    let mut window = Window::by_hand(WIDE);
    window.click("paint: lake");
    let from = window.harness.get_by_label("row 2 column 1: no tile").rect().center();
    let to = window.harness.get_by_label("row 2 column 5: no tile").rect().center();
    window.harness.drag_at(from);
    for step in 0..=20 {
        window.harness.hover_at(from + (to - from) * (step as f32 / 20.0));
        window.harness.step();
    }
    window.harness.drop_at(to);
    window.run();
    assert_eq!(window.kingdom(0).to_string().lines().nth(1), Some("l l l l l"));
    // A stroke is one step back.
    window.undo();
    assert_eq!(window.kingdom(0).to_string().lines().nth(1), Some(". . . . ."));
}

#[test]
fn the_keyboard_alone_is_enough() {
    let mut window = Window::by_hand(WIDE);
    window.press(&[Key::ArrowRight, Key::ArrowLeft]);
    for cell in "w1 w f . c l l1 g2 s m3".split(' ') {
        window.type_letters(cell);
        window.press(&[Key::Space]);
    }
    let text = window.kingdom(0).to_string();
    assert_eq!(text.lines().take(2).collect::<Vec<_>>(), ["w1 w f . c", "l l1 g2 s m3"]);
    window.press(&[Key::ArrowLeft, Key::ArrowUp, Key::Delete]);
    assert_eq!(window.kingdom(0).to_string().lines().nth(1), Some(". l1 g2 s m3"));
}

#[test]
fn kingdoms_are_copied_and_pasted_as_notation() {
    let mut window = Window::by_hand(WIDE);
    window.harness.event(Event::Paste("w1 w c f l\ng g s s m2".to_owned()));
    window.run();
    assert_eq!(window.kingdom(0).get(crowncount::Place::new(2, 4)).to_string(), "m2");
    window.harness.event(Event::Copy);
    window.run();
    assert!(window.has("Kingdom copied."));
    window.harness.event(Event::Paste("w1 x".to_owned()));
    window.run();
    assert!(window.has_part("is not a terrain"), "a wrong paste is explained");
    assert_eq!(window.kingdom(0).get(crowncount::Place::new(2, 4)).to_string(), "m2", "and changes nothing");
    // What `scan` writes can be pasted: cells that are to be checked stay so, wherever the rows come to lie.
    window.harness.event(Event::Paste("w1 w c f l\ng g s s m1\nunsure row 2 column 5".to_owned()));
    window.run();
    let game = window.harness.state().document().game();
    assert_eq!(game.rounds[0].players[0].unsure, crowncount::Place::new(2, 4).into());
    window.harness.event(Event::Paste("c w w\ncoins 4".to_owned()));
    window.run();
    let here = window.kingdom(0).get(crowncount::Place::new(2, 4)).to_string();
    assert_eq!(here, "m1", "coins are not pasted, so nothing is");
}

#[test]
fn everything_updates_with_each_tap() {
    let mut window = Window::by_hand(WIDE);
    window.click("paint: mine");
    window.click("row 3 column 3: no tile");
    window.click("row 3 column 3: mine");
    assert!(window.has("Player 1, mine: 1"));
    window.click("row 3 column 3: mine, 1 crown");
    assert!(window.has("Player 1, mine: 2"));
    assert!(window.has("Player 1, total: 2"));
}

#[test]
fn findings_select_their_cells_and_offer_a_mend() {
    let mut window = Window::with_game(WIDE, "four-players");
    assert!(window.has("These kingdoms can be built from the box."));
    // The box has one mine with three crowns, and Dmitri has it.
    window.click("paint: select only");
    window.click("row 2 column 1: mine, 2 crowns");
    window.type_letters("3");
    window.harness.state_mut().view_mut().cursor = None;
    let part = "there are 2 mine squares with 3 crowns";
    window.harness.query_all_by_label_contains(part).next().expect("a finding").click();
    window.run();
    assert_eq!(window.harness.state().view().cursor, Some(crowncount::Place::new(1, 0)));
    window.click("Ana, row 2 column 1: mine, 2 crowns");
    assert!(window.has("row 2 column 1: mine, 2 crowns"));
    assert!(window.has("These kingdoms can be built from the box."));
}

/// A kingdom of 25 tiles with eight crowns.
const KINGDOM: &str = "s w1 s s l / m2 m m2 s g1 / g l1 c g g / w1 w f1 w g / l1 f f w g";

#[test]
fn a_kingdom_is_typed_with_one_key_for_each_tile_and_crown() {
    let mut window = Window::by_hand(WIDE);
    window.clicks = 0;
    for cell in KINGDOM.replace('/', " ").split_whitespace() {
        window.type_letters(cell);
    }
    assert_eq!(window.kingdom(0), KINGDOM.parse().expect("a kingdom"));
    println!("a 5x5 kingdom by keys: {} keys", window.keys);
    assert_eq!((window.keys, window.clicks), (33, 0));
    // A slip is erased and typed again.
    window.press(&[Key::Backspace]);
    window.type_letters("g1");
    assert_eq!(window.kingdom(0).get(crowncount::Place::new(4, 4)).to_string(), "g1");
}

#[test]
fn a_kingdom_is_tapped_with_few_clicks() {
    let mut window = Window::by_hand(WIDE);
    window.clicks = 0;
    let wanted: crowncount::Kingdom = KINGDOM.parse().expect("a kingdom");
    let mut cells: Vec<_> = wanted.iter().collect();
    cells.sort_by_key(|(_, cell)| cell.terrain().map(crowncount::Terrain::id));
    let mut brush = "paint: wheat".to_owned();
    for (place, cell) in cells {
        let at = |what: &str| format!("row {} column {}: {what}", place.row + 1, place.col + 1);
        let name = cell.terrain().map_or("castle", |terrain| terrain.id());
        let wants = format!("paint: {name}");
        if brush != wants {
            window.click(&wants);
            brush = wants;
        }
        window.click(&at("no tile"));
        for crowns in 0..cell.crowns() {
            let now = if crowns == 0 { name.to_owned() } else { format!("{name}, 1 crown") };
            window.click(&at(&now));
        }
    }
    assert_eq!(window.kingdom(0), wanted);
    println!("a 5x5 kingdom by mouse: {} clicks", window.clicks);
    assert!(window.clicks <= 45, "{}", window.clicks);
}
