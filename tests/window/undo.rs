//! Every kind of step can be taken back, and done again.

use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable;

use crate::support::{WIDE, Window};

/// Does something, takes it back and does it again, and compares.
fn back_and_forth(window: &mut Window, what: &str, step: impl FnOnce(&mut Window)) {
    let before = window.harness.state().document().clone();
    step(window);
    let after = window.harness.state().document().clone();
    assert_ne!(before, after, "{what} did nothing");
    window.undo();
    assert_eq!(*window.harness.state().document(), before, "{what} was not undone");
    window.harness.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    window.run();
    assert_eq!(*window.harness.state().document(), after, "{what} was not redone");
}

#[test]
fn each_kind_of_step() {
    let mut window = Window::by_hand(WIDE);
    back_and_forth(&mut window, "a tap", |window| {
        window.click("paint: wheat");
        window.click("row 1 column 1: no tile");
    });
    back_and_forth(&mut window, "a key", |window| window.type_letters("f"));
    back_and_forth(&mut window, "a paste", |window| {
        window.harness.event(Event::Paste("c w1 w".to_owned()));
        window.run();
    });
    back_and_forth(&mut window, "a turn", |window| window.click("Turn"));
    back_and_forth(&mut window, "a new player", |window| window.click("Add a player"));
    back_and_forth(&mut window, "a name", |window| {
        window.click("Edit Player 1");
        window.harness.get_by_label("Name").focus();
        window.run();
        window.harness.get_by_label("Name").type_text(" the First");
        window.run();
        window.click("Done");
    });
    back_and_forth(&mut window, "a colour", |window| {
        window.click("Edit Player 2");
        window.click("violet");
        window.click("Done");
    });
    back_and_forth(&mut window, "other rules", |window| {
        window.click("Kingdomino · classic edition · 5x5");
        window.click("Queendomino");
        window.click("Done");
    });
    back_and_forth(&mut window, "coins", |window| window.click("more: coins"));
    back_and_forth(&mut window, "the Queen", |window| window.click("Queen"));
    back_and_forth(&mut window, "a removed player", |window| {
        window.click("Edit Player 2");
        window.click("Remove");
    });
    window.click("Player 1 the First: 2 points");
    back_and_forth(&mut window, "clearing", |window| window.click("Clear"));
}
