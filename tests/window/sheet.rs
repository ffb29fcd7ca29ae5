//! The score sheet: ties, the paper check, what is lit.

use egui_kittest::kittest::Queryable;

use crate::support::{PHONE, WIDE, Window};

#[test]
fn a_tie_is_explained() {
    let window = Window::with_game(WIDE, "four-players");
    assert!(window.has("Ana, total: 40"));
    assert!(window.has("Bo, total: 40"));
    assert!(window.has("Bo: 2nd place"));
    let why = "Ana and Bo have 40 points each; Ana wins with the larger territory, 5 squares to 4.";
    assert!(window.has(why));
}

#[test]
fn the_paper_check_finds_a_planted_error() {
    let mut window = Window::with_game(WIDE, "four-players");
    window.click("Menu");
    window.click("Paper check");
    for (line, typed) in [("wheat", "3"), ("mine", "9")] {
        let label = format!("counted on paper: {line}");
        window.harness.get_by_label(&label).focus();
        window.run();
        window.harness.get_by_label(&label).type_text(typed);
        window.run();
    }
    assert!(window.has("9 on paper. Ana, mine: 12 = 3 × 4"));
    assert!(!window.has_part("3 on paper"));
}

#[test]
fn pointing_at_a_number_lights_its_cells_and_the_other_way_round() {
    let mut window = Window::with_game(WIDE, "four-players");
    window.harness.get_by_label("Ana, mine: 12").hover();
    window.run();
    assert!(window.has("Ana, mine: 12 = 3 × 4"));
    let place = crowncount::Place::new(1, 1);
    window.harness.get_by_label("row 2 column 2: mine").hover();
    window.run();
    let lit = window.harness.state().view().lit;
    assert!(
        matches!(lit, Some(crowncount::app::Lit::Cell(seat, at)) if seat.player == 0 && at == place),
        "{lit:?}"
    );
}

#[test]
fn a_narrow_window_shows_one_part_at_a_time() {
    let mut window = Window::with_game(PHONE, "four-players");
    assert!(window.has("row 1 column 1: swamp"));
    assert!(!window.has("Ana, total: 40"));
    window.click("Sheet");
    assert!(window.has("Ana, total: 40"));
    assert!(!window.has("row 1 column 1: swamp"));
    window.click("Table");
    assert!(window.has("Dmitri: 24 points"));
    let wide = Window::with_game(WIDE, "four-players");
    for label in ["row 1 column 1: swamp", "Ana, total: 40", "Dmitri: 24 points"] {
        assert!(wide.has(label), "{label}");
    }
}

#[test]
fn an_idle_window_repaints_nothing() {
    let mut window = Window::with_game(WIDE, "four-players");
    for _ in 0..3 {
        window.harness.step();
        let output = &window.harness.output().viewport_output;
        assert!(output.values().all(|viewport| viewport.repaint_delay > std::time::Duration::from_secs(1)));
    }
}
