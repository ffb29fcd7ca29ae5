//! The names of keys as they stand on keyboards of each language. In: a key or a shortcut. Out: 'Strg+Umschalt+Z'.

use eframe::egui::os::OperatingSystem;
use eframe::egui::{Key, KeyboardShortcut, Ui};

use super::desk::Desk;

/// The keys that have a name of their own in each language.
const NAMED: [(Key, &str); 11] = [
    (Key::Enter, "keys-enter"),
    (Key::Space, "keys-space"),
    (Key::Delete, "keys-delete"),
    (Key::Backspace, "keys-backspace"),
    (Key::Escape, "keys-escape"),
    (Key::Tab, "keys-tab"),
    (Key::ArrowLeft, "keys-left"),
    (Key::ArrowRight, "keys-right"),
    (Key::ArrowUp, "keys-up"),
    (Key::ArrowDown, "keys-down"),
    (Key::PageDown, "keys-page-down"),
];

/// The name of a key. A sign is shown as it is, since people look for it on the keyboard.
pub(super) fn key_name(desk: &Desk<'_>, key: Key) -> String {
    match NAMED.iter().find(|(named, _)| *named == key) {
        Some((_, id)) => desk.text(id),
        None => key.symbol_or_name().to_owned(),
    }
}

/// The keys of a shortcut.
pub(super) fn shortcut_name(desk: &Desk<'_>, ui: &Ui, shortcut: KeyboardShortcut) -> String {
    // Apple's keyboards have signs, which are the same everywhere.
    if matches!(ui.ctx().os(), OperatingSystem::Mac | OperatingSystem::IOS) {
        return ui.ctx().format_shortcut(&shortcut);
    }
    let held = shortcut.modifiers;
    let modifiers =
        [(held.ctrl || held.command, "keys-ctrl"), (held.alt, "keys-alt"), (held.shift, "keys-shift")];
    let modifiers = modifiers.into_iter().filter(|(is_held, _)| *is_held).map(|(_, id)| desk.text(id));
    modifiers.chain([key_name(desk, shortcut.logical_key)]).collect::<Vec<_>>().join("+")
}
