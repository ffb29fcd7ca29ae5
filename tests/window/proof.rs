//! The proof is in sight: every number of a kingdom says where it comes from without being pointed at, buildings carry their
//! points, photos use the height that there is, and on a phone nothing is a long scroll away.

use eframe::egui::{Rect, Vec2};
use egui_kittest::kittest::Queryable;

use crate::support::{PHONE, WIDE, Window};

const FULL_HD: Vec2 = Vec2::new(1920.0, 1080.0);
const SMALL: Vec2 = Vec2::new(360.0, 640.0);

/// Where something with this label is, which may be there twice.
fn rect_of(window: &Window, label: &str) -> Option<Rect> {
    window.harness.query_all_by_label(label).next().map(|node| node.rect())
}

/// Where a number of the first player comes from, for all lines with points.
fn derivations(window: &Window) -> Vec<String> {
    use crowncount::Outcome;
    use crowncount::sheet::Sheet;
    use crowncount::words::Words;

    let game = window.harness.state().document().to_match();
    let sheet = Sheet::of(&game, &Outcome::of(&game), Words::english());
    let rows = sheet.rounds[0].rows.iter().filter(|row| row.cells[0].0 > 0);
    rows.filter_map(|row| Some(format!("{}: {}", row.label, row.derivation(0)?))).collect()
}

#[test]
fn every_line_is_derived_beside_the_kingdom_without_a_scroll() {
    for size in [WIDE, FULL_HD] {
        for game in
            ["four-players", "two-players", "queendomino", "mighty-duel", "royal-wedding", "dynasty", "duel"]
        {
            let window = Window::with_game(size, game);
            let screen = window.harness.ctx.content_rect();
            let all = derivations(&window);
            assert!(all.len() >= 3, "{game}: {all:?}");
            for line in all {
                let rect = rect_of(&window, &line).unwrap_or_else(|| panic!("{game} at {size}: '{line}'"));
                assert!(screen.contains_rect(rect), "{game} at {size}: '{line}' at {rect:?}");
            }
        }
    }
}

#[test]
fn buildings_carry_their_points_on_their_tile_as_territories_do() {
    for size in [WIDE, PHONE, SMALL] {
        let window = Window::with_game(size, "queendomino");
        // The sawmill with three forests, the church with four towns, the travelling castle with three towers.
        for (row, column, badge) in [(1, 5, "3 × 2 = 6"), (3, 1, "4 × 2 = 8"), (3, 5, "3 × 1 = 3")] {
            let cell = format!("row {row} column {column}: ");
            let cell = window.harness.query_all_by_label_contains(&cell).next().expect("a cell").rect();
            let on_it =
                window.painted().into_iter().any(|(at, text)| text == badge && cell.contains_rect(at));
            assert!(on_it, "{badge} at {size}");
        }
    }
}

#[test]
fn a_photo_and_its_board_use_the_height_of_the_window() {
    for size in [WIDE, FULL_HD] {
        for photo in ["sample", "four"] {
            let mut window = Window::of_size(size);
            let path = format!("{}/fixtures/photos/{photo}.jpg", env!("CARGO_MANIFEST_DIR"));
            let bytes = std::fs::read(path).expect("a fixture");
            window.harness.state_mut().arrive(format!("{photo}.jpg"), bytes);
            window.run();
            let shown =
                ["The photo with the frame around the kingdom", "The kingdom cut out along the frame"];
            let [picture, board] = shown.map(|label| rect_of(&window, label).expect("a picture"));
            let bottom = picture.union(board).bottom();
            assert!((size.y - 40.0..=size.y).contains(&bottom), "{photo} at {size}: {picture:?}, {board:?}");
            assert!(picture.height() > size.y * 0.5, "{photo} at {size}: {picture:?}");
        }
    }
}

#[test]
fn nobody_is_asked_to_point_who_cannot() {
    let game = |size: Vec2| {
        let mut window = Window::with_game(size, "four-players");
        window.harness.state_mut().view_mut().tab = crowncount::app::Tab::Sheet;
        window.run();
        window
    };
    assert!(game(WIDE).has_part("Point at"));
    for size in [SMALL, PHONE, Vec2::new(844.0, 390.0)] {
        let mut window = game(size);
        assert!(!window.has_part("Point at"), "{size}");
        window.click("Kingdom");
        assert!(!window.has_part("Point at"), "{size}");
    }
    // A wide screen that is touched.
    let mut window = game(WIDE);
    let (device_id, id) = (eframe::egui::TouchDeviceId(0), eframe::egui::TouchId(0));
    let at = eframe::egui::pos2(5.0, 500.0);
    for phase in [eframe::egui::TouchPhase::Start, eframe::egui::TouchPhase::End] {
        window.harness.event(eframe::egui::Event::Touch { device_id, id, phase, pos: at, force: None });
        window.run();
    }
    assert!(!window.has_part("Point at"));
}

#[test]
fn on_a_phone_the_palette_is_in_sight_and_nothing_is_a_long_scroll_away() {
    for size in [SMALL, PHONE] {
        for game in ["four-players", "queendomino", "royal-wedding"] {
            let window = Window::with_game(size, game);
            let screen = window.harness.ctx.content_rect();
            for brush in ["paint: wheat", "paint: mine", "paint: no tile", "paint: select only"] {
                let rect = rect_of(&window, brush).unwrap_or_else(|| panic!("{brush}"));
                assert!(
                    screen.contains_rect(rect) && rect.top() > screen.height() * 0.7,
                    "{brush} at {rect:?}"
                );
            }
            let last =
                if game == "four-players" { "These kingdoms can be built from the box." } else { "Queen" };
            let below = rect_of(&window, last).expect("it").bottom() - screen.bottom();
            assert!(below < screen.height() * 0.5, "{game}: {last} is {below} points below {size}");
        }
    }
}

#[test]
fn a_tooltip_comes_once_and_beside_its_button() {
    for (label, tip) in [
        ("Undo", "Undo the last step (Ctrl+Z)"),
        ("Photograph a kingdom", "Open a photo of a kingdom, or several at once (Ctrl+P)"),
        ("Copy", "Copy the kingdom as text"),
        ("Keep", "Add this game to your past games"),
        ("Menu", "Menu"),
    ] {
        let mut window = Window::with_game(WIDE, "four-players");
        let button = rect_of(&window, label).expect("a button");
        window.harness.hover_at(button.center());
        (0..60).for_each(|_| window.harness.step());
        let told: Vec<_> = window.painted().into_iter().filter(|(_, text)| text == tip).collect();
        assert_eq!(told.len(), 1, "{label}: {told:?}");
        assert!(!told[0].0.intersects(button), "{label}: {told:?} on {button:?}");
    }
}
