//! From photos to 'all checked': one way through all cells in doubt, by Enter and by taps.

use crowncount::app::{Document, Edit, Seat, Tab};
use crowncount::{Cell, Place};
use eframe::egui::{Key, Vec2};
use egui_kittest::kittest::Queryable;

use crate::support::{PHONE, WIDE, Window, fixture};

/// A phone of the smallest size.
const SMALL: Vec2 = Vec2::new(360.0, 640.0);

/// Four photos at once, as they are dropped on the window.
fn four_photos(size: Vec2) -> Window {
    let mut window = Window::of_size(size);
    for name in ["sample", "gaps", "sample", "gaps"] {
        let path = format!("{}/fixtures/photos/{name}.jpg", env!("CARGO_MANIFEST_DIR"));
        let bytes = std::fs::read(path).expect("a fixture");
        window.harness.state_mut().arrive(format!("{name}.jpg"), bytes);
    }
    window.run();
    window
}

fn document(window: &Window) -> &Document {
    window.harness.state().document()
}

/// The cells in doubt of all players.
fn in_doubt(window: &Window) -> Vec<(Seat, Place)> {
    let seats = document(window).seats(0);
    let of = |seat: Seat| {
        let places = document(window).seated(seat).expect("a seat").to_check();
        places.iter().map(move |place| (seat, place)).collect::<Vec<_>>()
    };
    seats.flat_map(of).collect()
}

#[test]
fn four_photos_are_checked_by_enter_alone() {
    let mut window = four_photos(WIDE);
    let cells = in_doubt(&window);
    assert_eq!(document(&window).players(), 4);
    assert!(cells.len() >= 4, "{cells:?}");
    assert!(!window.has_part("wins") && !window.has_part("share the victory"));
    let desk = window.harness.state().view().seat.player;
    // The frame of the last photo is right; from then on Enter is enough.
    window.click("Done");
    // It begins with the player on the desk, whose cells come first, and goes on with those of the others.
    let order: Vec<usize> = {
        let checking = window.harness.state().view().checking.as_ref().expect("cells to check");
        checking.cells.iter().map(|(seat, _)| seat.player).collect()
    };
    assert_eq!(order[0], desk);
    assert_eq!(order.iter().collect::<std::collections::BTreeSet<_>>().len(), 4);
    let mut presses = 0;
    while !window.has("All checked") {
        let checking = window.harness.state().view().checking.clone().expect("a cell to check");
        let count = format!(
            "Player {}: {} of {}",
            window.harness.state().view().seat.player + 1,
            checking.at + 1,
            cells.len()
        );
        assert!(window.has(&count), "{count}");
        assert!(window.has("The selected cell on the photo") && window.has("no tile"));
        assert!(!window.has_part("%"), "words, not figures");
        window.press(&[Key::Enter]);
        presses += 1;
        assert!(presses <= cells.len(), "it does not end");
    }
    assert_eq!(presses, cells.len());
    assert!(in_doubt(&window).is_empty());
    println!(
        "four photos to a final sheet: 1 drop or choice, 1 click on Done, {presses} keys (one for each cell in doubt)"
    );
    // All players are done, and it is said who won.
    assert_eq!(window.harness.query_all_by_label("done").count(), 4);
    assert!(window.has_part("wins") || window.has_part("share the victory"));
    window.press(&[Key::Enter]);
    assert!(!window.has("All checked"));
}

#[test]
fn four_photos_are_checked_by_taps_on_phones() {
    for size in [PHONE, SMALL] {
        let mut window = four_photos(size);
        let cells = in_doubt(&window);
        window.click("Done");
        let mut taps = 0;
        while !window.has("All checked") {
            let screen = window.harness.ctx.content_rect();
            let buttons: Vec<_> = window.harness.query_all_by_label_contains("Yes: ").collect();
            let rect = buttons.first().expect("an answer").rect();
            assert!(
                screen.contains_rect(rect) && rect.top() > screen.height() * 0.4,
                "not where the thumb is: {rect:?}"
            );
            assert!(rect.height() >= 44.0);
            buttons[0].click();
            window.run();
            taps += 1;
            assert!(taps <= cells.len());
        }
        assert!(in_doubt(&window).is_empty());
        window.click("See the sheet");
        assert_eq!(window.harness.state().view().tab, Tab::Sheet);
        assert!(window.has_part("wins") || window.has_part("share the victory"));
    }
}

#[test]
fn an_answer_corrects_the_cell_and_undo_takes_it_back() {
    let mut window = four_photos(WIDE);
    window.click("Done");
    let (seat, place) = window
        .harness
        .state()
        .view()
        .checking
        .as_ref()
        .and_then(crowncount::app::Checking::now)
        .expect("a cell");
    let read = window.kingdom(seat.player).get(place);
    window.click("no tile");
    assert_eq!(window.kingdom(seat.player).get(place), Cell::Empty);
    let now = |window: &Window| window.harness.state().view().checking.as_ref().map(|checking| checking.at);
    assert_eq!(now(&window), Some(1));
    window.undo();
    assert_eq!(window.kingdom(seat.player).get(place), read);
    assert_eq!(now(&window), Some(0), "the cell is asked for again");
    // Anything that the game has can be chosen.
    window.click("Something else");
    window.click("mine, 3 crowns");
    assert_eq!(window.kingdom(seat.player).get(place).to_string(), "m3");
    // What is left for later is not confirmed.
    window.press(&[Key::ArrowRight]);
    let left = in_doubt(&window);
    assert!(!left.contains(&(seat, place)));
    window.press(&[Key::Escape]);
    assert_eq!(now(&window), None);
    assert_eq!(in_doubt(&window), left);
}

#[test]
fn what_was_confirmed_stays_confirmed_when_the_photo_is_read_again() {
    let mut window = four_photos(WIDE);
    window.click("Done");
    while !window.has("All checked") {
        window.press(&[Key::Enter]);
    }
    window.press(&[Key::Enter]);
    window.click("Corners");
    window.click("Find again");
    assert!(in_doubt(&window).is_empty());
}

#[test]
fn cells_in_doubt_leave_the_game_open_and_lead_to_the_check() {
    let mut game = fixture("four-players");
    let mut window = Window::of_size(WIDE);
    game.rounds[0].players[1].kingdom.set(Place::new(0, 0), Cell::Unknown);
    window.open(game);
    assert!(!window.has_part("wins"));
    assert!(window.has("1 cell to check"));
    window.click_part("so this total is not final");
    // Without a photo there are no guesses: everything is offered.
    assert!(window.has("Bo: 1 of 1"));
    window.click("forest, 1 crown");
    assert!(window.has("All checked"));
    assert!(window.has_part("wins"));
}

#[test]
fn a_kingdom_whose_photo_is_read_says_so_and_nothing_is_called() {
    let mut window = Window::with_game(WIDE, "two-players");
    assert!(window.has_part("wins"));
    let path = format!("{}/fixtures/photos/sample.jpg", env!("CARGO_MANIFEST_DIR"));
    window.harness.state_mut().arrive("sample.jpg".to_owned(), std::fs::read(path).expect("a fixture"));
    let mut seen = false;
    for _ in 0..2000 {
        window.harness.step();
        if window.has("being read …") {
            seen = true;
            assert!(!window.has_part("wins"), "nothing is called while a photo is read");
        }
        if seen && !window.harness.state().is_busy() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    window.run();
    assert!(seen);
}

#[test]
fn the_cells_in_doubt_are_marked_on_the_photo_too() {
    let mut window = four_photos(WIDE);
    let cells = in_doubt(&window);
    let last = cells.last().expect("a cell in doubt");
    // The photo with its frame, before anything was pressed.
    let label = format!("row {} column {}: ", last.1.row + 1, last.1.col + 1);
    let marks = window.harness.query_all_by_label_contains("to be checked").count();
    assert!(marks > 0 && window.has_part(&label));
    window.click("Done");
    window.press(&[Key::Escape]);
    // The drawing and the photo beside it.
    let seat = window.harness.state().view().seat;
    let own = cells.iter().filter(|(of, _)| *of == seat).count();
    assert!(own > 0);
    assert_eq!(window.harness.query_all_by_label_contains("to be checked").count(), 2 * own);
}

#[test]
fn a_tie_lights_what_decided_it_on_both_boards() {
    let mut window = Window::with_game(WIDE, "four-players");
    assert!(window.has("Ana: 5 squares") && window.has("Bo: 4 squares"));
    window.harness.get_by_label("Bo: 4 squares").hover();
    window.run();
    let lit = window.harness.state().view().lit;
    let is_bo = |seat: Seat| seat.player == 1;
    assert!(
        matches!(lit, Some(crowncount::app::Lit::Places(seat, places)) if is_bo(seat) && places.len() == 4),
        "{lit:?}"
    );
    // Where points decide, there is nothing to light.
    let window = Window::with_game(WIDE, "two-players");
    assert!(!window.has_part(" squares"));
}

#[test]
fn a_dynasty_counts_the_rounds_that_were_played() {
    let mut game = fixture("dynasty");
    game.rounds.pop();
    let mut window = Window::of_size(WIDE);
    window.open(game);
    // On the table and beside what is missing.
    let buttons: Vec<_> = window.harness.query_all_by_label("Next round").collect();
    assert_eq!(buttons.len(), 2);
    buttons[1].click();
    window.run();
    // The round is there, and nobody has laid anything in it.
    assert_eq!(document(&window).rounds(), 3);
    assert!(window.has("2 of 3 rounds played, so this is not final"));
    assert!(!window.has_part("nothing has been entered yet"));
    window.harness.state_mut().edit(Edit::Cell(
        Seat { round: 2, player: 0 },
        Place::new(0, 0),
        "w1".parse().expect("a cell"),
    ));
    window.run();
    assert!(!window.has_part("rounds played") && window.has_part("nothing has been entered yet"));
}
