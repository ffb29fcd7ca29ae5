//! What each key does: those of actions, and those of the board, of the cells to check, and of names and numbers.

use eframe::egui::{Key, Ui, Vec2, vec2};

use super::{heading, part};
use crate::app::action::Action;
use crate::app::board::say_cell;
use crate::app::desk::Desk;
use crate::app::key_names::{key_name, shortcut_name};
use crate::app::text::wrapped;
use crate::app::theme::{Palette, STEP, strong_font};
use crate::model::{Cell, Square, Terrain};
use crate::words::Message;

/// From this width on, two parts stand side by side.
const TWO: f32 = 480.0;

/// Keys, and what they do.
type KeyRow = (String, String);

/// All keys.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    heading(ui, &desk.text("button-keys"));
    let anywhere = [("app-keys-anywhere", anywhere(desk, ui))];
    let places = [
        ("app-keys-board", on_board(desk)),
        ("app-keys-checking", checking(desk)),
        ("app-keys-fields", in_fields(desk)),
    ];
    let room = ui.available_width();
    if room < TWO {
        parts(desk, ui, &places, room);
        parts(desk, ui, &anywhere, room);
        return;
    }
    let width = (room - 6.0 * STEP) * 0.5;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0 * STEP;
        ui.vertical(|ui| parts(desk, ui, &places, width));
        ui.vertical(|ui| parts(desk, ui, &anywhere, width));
    });
}

fn parts(desk: &Desk<'_>, ui: &mut Ui, parts: &[(&'static str, Vec<KeyRow>)], width: f32) {
    ui.set_width(width);
    for (title, rows) in parts {
        part(desk, ui, title);
        for (keys, what) in rows {
            row(ui, keys, what, width);
        }
    }
}

/// Keys on the left, what they do on the right.
fn row(ui: &mut Ui, keys: &str, what: &str, width: f32) {
    let palette = Palette::of(ui);
    let left = width * 0.4;
    let what = wrapped(ui, what, &eframe::egui::TextStyle::Small, palette.ink, width - left - STEP);
    let keys = ui.painter().layout(keys.to_owned(), strong_font(13.0), palette.ink, left - 2.0 * STEP);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        let height = keys.size().y.max(what.size().y);
        ui.allocate_ui(vec2(left, height), |ui| {
            ui.set_min_width(left);
            ui.label(keys);
        });
        ui.label(what);
    });
}

/// What has a button too.
fn anywhere(desk: &Desk<'_>, ui: &Ui) -> Vec<KeyRow> {
    let keys = |action: Action| {
        let all: Vec<String> = action.shortcuts().map(|shortcut| shortcut_name(desk, ui, shortcut)).collect();
        (!all.is_empty()).then(|| (all.join(", "), desk.say(&action.text())))
    };
    Action::ALL.into_iter().filter_map(keys).collect()
}

fn on_board(desk: &Desk<'_>) -> Vec<KeyRow> {
    let terrains = desk.document.rules().book().terrains;
    let tiles = terrains.iter().map(|&terrain| Cell::Square(Square::plain(terrain)));
    let tiles: Vec<Cell> = tiles.chain([Cell::Castle]).collect();
    let letters: Vec<String> = tiles.iter().map(Cell::to_string).collect();
    // In the same order, because most languages call them otherwise.
    let names_of: Vec<String> = tiles.iter().map(|&cell| desk.say(&say_cell(cell))).collect();
    let lays = format!("{}: {}", desk.text("key-tile"), names_of.join(", "));
    let most = terrains.iter().map(|terrain| terrain.most_crowns()).max().unwrap_or(0);
    let crowns = if terrains.iter().any(|terrain| terrain.is_coat()) { "key-crosses" } else { "key-crowns" };
    let mut all = vec![
        (format!("0 – {most}"), crowns),
        (names(desk, &[Key::Space, Key::Enter]), "key-next-cell"),
        (names(desk, &[Key::Delete, Key::Backspace]), "key-erase"),
        ("u".to_owned(), "key-unknown"),
    ];
    if terrains.contains(&Terrain::Town) {
        all.push(("b".to_owned(), "key-building"));
    }
    all.push((names(desk, &[Key::Escape]), "key-leave"));
    let first = [(desk.text("keys-arrows"), desk.text("key-move")), (letters.join(" "), lays)];
    first.into_iter().chain(told(desk, all)).collect()
}

fn checking(desk: &Desk<'_>) -> Vec<KeyRow> {
    let all = vec![
        (names(desk, &[Key::Enter, Key::Space]), "key-right"),
        (names(desk, &[Key::ArrowRight, Key::ArrowDown]), "key-later"),
        (names(desk, &[Key::ArrowLeft, Key::ArrowUp]), "key-back"),
        (names(desk, &[Key::Delete]), "key-erase"),
        (names(desk, &[Key::Escape]), "key-stop"),
    ];
    told(desk, all)
}

fn in_fields(desk: &Desk<'_>) -> Vec<KeyRow> {
    let all = vec![
        (names(desk, &[Key::Enter, Key::Tab]), "key-next-field"),
        (names(desk, &[Key::ArrowUp, Key::ArrowDown]), "key-more-less"),
        (names(desk, &[Key::ArrowDown]), "key-suggestion"),
    ];
    told(desk, all)
}

fn told(desk: &Desk<'_>, all: Vec<(String, &'static str)>) -> Vec<KeyRow> {
    all.into_iter().map(|(keys, id)| (keys, desk.say(&Message::new(id)))).collect()
}

/// 'Space, Enter'.
fn names(desk: &Desk<'_>, keys: &[Key]) -> String {
    keys.iter().map(|key| key_name(desk, *key)).collect::<Vec<_>>().join(", ")
}
