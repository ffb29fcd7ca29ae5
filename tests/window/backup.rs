//! All that a player has, saved as one file and taken to another device.

use std::path::Path;

use crowncount::app::{Action, Options};
use eframe::egui::{Key, Role};
use egui_kittest::kittest::Queryable;

use crate::support::{WIDE, Window, fixture};

fn window(folder: &Path) -> Window {
    let options = Options { folder: Some(folder.to_owned()), own_dialogs: true, ..Options::default() };
    Window::with(WIDE, options)
}

/// Saves everything, and returns the file.
fn saved(window: &mut Window, path: &Path) -> Vec<u8> {
    window.harness.state_mut().ask(Action::ExportHistory);
    window.run();
    window.harness.get_by_role(Role::TextInput).focus();
    window.run();
    window.command(Key::A);
    window.harness.get_by_role(Role::TextInput).type_text(&path.display().to_string());
    window.run();
    window.press(&[Key::Enter]);
    std::fs::read(path).expect("the file")
}

/// The photos of a folder, by name.
fn photos(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries =
        std::fs::read_dir(folder.join("photos")).expect("a folder").map(|entry| entry.expect("a file"));
    let mut photos: Vec<_> = entries
        .filter(|entry| entry.path().extension().is_some_and(|ending| ending == "jpg"))
        .map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            (name, std::fs::read(entry.path()).expect("a photo"))
        })
        .collect();
    photos.sort();
    photos
}

#[test]
fn everything_goes_to_another_device_in_one_file() {
    let (here, there) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let mut old = window(here.path());
    old.open(fixture("four-players"));
    old.click("Keep");
    old.harness.state_mut().ask(Action::Letters);
    old.run();
    old.harness.state_mut().ask(Action::New);
    old.run();
    old.click("Try the sample");
    let kingdom = old.kingdom(0);
    let file = saved(&mut old, &here.path().join("all.json"));
    let taken = photos(here.path());
    assert_eq!(taken.len(), 1);

    let mut new = window(there.path());
    new.harness.state_mut().arrive("all.json".to_owned(), file);
    new.run();
    assert_eq!(new.kingdom(0), kingdom, "the game on the table");
    assert_eq!(new.harness.state().view().letters, old.harness.state().view().letters, "the settings");
    assert_eq!(photos(there.path()), taken, "the photos");
    new.command(Key::H);
    assert!(new.has("Open Ana 40 · Bo 40 · Cléo 10 · Dmitri 24"), "the past games");
}

#[test]
fn what_is_on_the_table_stays_when_a_file_brings_another_game() {
    let (here, there) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let mut old = window(here.path());
    old.open(fixture("four-players"));
    let file = saved(&mut old, &here.path().join("all.json"));

    let mut new = window(there.path());
    new.open(fixture("queendomino"));
    let before = new.kingdom(0);
    new.harness.state_mut().arrive("all.json".to_owned(), file);
    new.run();
    assert_eq!(new.kingdom(0), before);
    new.command(Key::H);
    assert!(new.has("Open Ana 40 · Bo 40 · Cléo 10 · Dmitri 24"), "the other one is among the past games");
}
