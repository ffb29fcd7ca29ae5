//! Games that are kept: nothing is replaced unasked, nothing goes from the table unkept, and the trash is never out of
//! reach.

use std::path::Path;

use crowncount::app::Options;
use crowncount::game::file::write;
use crowncount::history::History;
use eframe::egui::Key;

use crate::support::{WIDE, Window, fixture};

const PLAYERS: &str = "Ana 40 · Bo 40 · Cléo 10 · Dmitri 24";

fn window_in(folder: &Path) -> Window {
    Window::with(WIDE, Options { folder: Some(folder.to_owned()), ..Options::default() })
}

/// The totals of the games that are kept, and of those in the trash.
fn totals(folder: &Path) -> (Vec<Vec<u32>>, Vec<Vec<u32>>) {
    let history = History::at(folder.join("games"));
    let of = |listing: crowncount::history::Listing| {
        let totals =
            listing.games.iter().map(|(_, entry)| entry.seats.iter().map(|seat| seat.total).collect());
        totals.collect::<Vec<Vec<u32>>>()
    };
    (of(history.list().expect("a list")), of(history.trash().expect("a list")))
}

#[test]
fn a_past_game_that_was_changed_is_replaced_only_after_a_question() {
    for answer in ["Replace", "Keep both"] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = window_in(folder.path());
        window.open(fixture("four-players"));
        window.click("Keep");
        window.open(fixture("queendomino"));
        window.command(Key::H);
        window.click(&format!("Open {PLAYERS}"));
        let crown = window.kingdom(0).iter().find(|(_, cell)| cell.crowns() > 0).expect("a crown").0;
        window.harness.state_mut().view_mut().cursor = Some(crown);
        window.type_letters("l");
        assert!(!window.has("Ana: 40 points"), "the game has changed");
        let before = totals(folder.path());
        window.click("Keep");
        assert_eq!(totals(folder.path()), before, "nobody has answered yet");
        window.click(answer);
        let (kept, trash) = totals(folder.path());
        let old = vec![40, 40, 10, 24];
        let changed =
            |games: &[Vec<u32>]| games.iter().filter(|game| game.len() == 4 && **game != old).count();
        assert_eq!(changed(&kept), 1, "{kept:?}");
        assert_eq!(kept.contains(&old), answer == "Keep both", "{kept:?}");
        assert_eq!(trash.contains(&old), answer == "Replace", "{trash:?}");
    }
}

#[test]
fn the_game_on_the_table_is_kept_before_a_file_takes_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window_in(folder.path());
    window.open(fixture("four-players"));
    let file = write(&fixture("queendomino")).into_bytes();
    window.harness.state_mut().arrive("game.json".to_owned(), file);
    window.run();
    assert_eq!(window.harness.state().document().to_match().names(), ["Blanc"]);
    assert_eq!(totals(folder.path()).0, [[40, 40, 10, 24]]);
}

#[test]
fn a_game_comes_back_from_the_trash_whenever_somebody_looks_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window_in(folder.path());
    let look = |window: &mut Window| window.command(Key::H);
    window.open(fixture("four-players"));
    window.click("Keep");
    look(&mut window);
    window.click(&format!("Delete {PLAYERS}"));
    window.press(&[Key::Escape]);
    assert!(!window.has("Undo delete"), "the dialog is closed");
    look(&mut window);
    window.click("Undo delete");
    window.click(&format!("Delete {PLAYERS}"));
    drop(window);

    let mut window = window_in(folder.path());
    look(&mut window);
    window.click("Trash");
    window.click(&format!("Restore {PLAYERS}"));
    assert_eq!(totals(folder.path()).0.len(), 1);
    window.click("Games");
    window.click(&format!("Delete {PLAYERS}"));
    window.click("Trash");
    window.click("Empty trash");
    assert_eq!(totals(folder.path()).1.len(), 1, "one press is not enough");
    window.click("Delete for good");
    assert!(window.has("The trash is empty."));
    assert_eq!(totals(folder.path()), (Vec::new(), Vec::new()));
}
