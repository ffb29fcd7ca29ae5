//! Games of the past, and the language, from the menu.

use crowncount::app::Options;
use egui_kittest::kittest::Queryable;

use crate::support::{WIDE, Window, fixture};

#[test]
fn games_are_kept_listed_deleted_brought_back_and_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window =
        Window::with(WIDE, Options { folder: Some(folder.path().to_owned()), ..Options::default() });
    window.open(fixture("four-players"));
    window.click("Keep");
    // Keeping it again writes it anew.
    window.click("Keep");
    assert!(window.has("Added to your past games."));
    window.click("Menu");
    window.click("Past games");
    let players = "Ana 40 · Bo 40 · Cléo 10 · Dmitri 24";
    assert!(window.has(&format!("Open {players}")));
    window.click(&format!("Delete {players}"));
    assert!(!window.has_part(players));
    assert!(window.has_part("No games yet"));
    window.click("Undo delete");
    assert!(window.has(&format!("Open {players}")));
    window.click("Kingdomino: players");
    assert!(window.has("best terrain") && window.has_part("Edit Dmitri"));
    window.click("Games");
    window.open(fixture("queendomino"));
    window.command(eframe::egui::Key::H);
    window.click(&format!("Open {players}"));
    assert!(window.has("Ana, total: 40"));
}

#[test]
fn a_player_gets_another_name_in_all_past_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window =
        Window::with(WIDE, Options { folder: Some(folder.path().to_owned()), ..Options::default() });
    window.open(fixture("four-players"));
    window.click("Keep");
    window.command(eframe::egui::Key::H);
    window.click("Kingdomino: players");
    // The player's card on the table has the same label.
    let buttons: Vec<_> = window.harness.get_all_by_label("Edit Cléo").collect();
    buttons.last().expect("a player").click();
    window.run();
    window.harness.get_by_role_and_label(eframe::egui::Role::TextInput, "Edit Cléo").focus();
    window.run();
    window.harness.get_by_role_and_label(eframe::egui::Role::TextInput, "Edit Cléo").type_text("patra");
    window.run();
    window.press(&[eframe::egui::Key::Enter]);
    window.click("Games");
    assert!(window.has_part("Cléopatra 10"));
}

#[test]
fn the_language_changes_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = || Options { folder: Some(folder.path().to_owned()), ..Options::default() };
    let mut window = Window::with(WIDE, options());
    window.open(fixture("four-players"));
    window.click("Menu");
    window.click("Deutsch");
    assert!(window.has_part("Ana gewinnt"));
    window.click("Menü");
    window.click("Русский");
    assert!(window.has_part("Ana побеждает"));
    // And is there again the next time.
    drop(window);
    assert!(Window::with(WIDE, options()).has_part("Ana побеждает"));
}
