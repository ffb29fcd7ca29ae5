//! What has a button of its own, as one table: icon, words and shortcut. The words are the messages `button-…` and
//! `tip-…` of the Fluent files.

use eframe::egui::{Context, Key, KeyboardShortcut, Modifiers};

use crate::art::Icon;
use crate::words::Message;

/// Something that a button or its keys ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the table says it
pub enum Action {
    Photograph,
    Live,
    EnterByHand,
    Sample,
    AddPlayer,
    NextRound,
    Rules,
    New,
    Open,
    Save,
    Undo,
    Redo,
    Copy,
    Clear,
    Turn,
    Check,
    NextPlayer,
    Names,
    Frame,
    FindAgain,
    Cancel,
    Theme,
    Letters,
    Paper,
    Keys,
    Questions,
    Share,
    CopySheet,
    CopyPicture,
    Keep,
    History,
    ExportHistory,
    ImportHistory,
}

struct ActionFacts {
    id: &'static str,
    icon: Icon,
    /// Its keys; the first are those that its button tells.
    shortcuts: Shortcuts,
}

type Shortcuts = [Option<KeyboardShortcut>; 2];

const NO_KEYS: Shortcuts = [None; 2];

const fn with(modifiers: Modifiers, key: Key) -> Shortcuts {
    [Some(KeyboardShortcut::new(modifiers, key)), None]
}

const fn fact(id: &'static str, icon: Icon, shortcuts: Shortcuts) -> ActionFacts {
    ActionFacts { id, icon, shortcuts }
}

const REDO: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

impl Action {
    /// All actions.
    pub const ALL: [Self; 33] = [
        Self::Photograph,
        Self::Live,
        Self::EnterByHand,
        Self::Sample,
        Self::AddPlayer,
        Self::NextRound,
        Self::Rules,
        Self::New,
        Self::Open,
        Self::Save,
        // Before undo, whose shortcut is a part of this one.
        Self::Redo,
        Self::Undo,
        Self::Copy,
        Self::Clear,
        Self::Turn,
        Self::Check,
        Self::NextPlayer,
        Self::Names,
        Self::Frame,
        Self::FindAgain,
        Self::Cancel,
        Self::Theme,
        Self::Letters,
        Self::Paper,
        Self::Keys,
        Self::Questions,
        Self::Share,
        Self::CopySheet,
        Self::CopyPicture,
        Self::Keep,
        Self::History,
        Self::ExportHistory,
        Self::ImportHistory,
    ];

    const fn facts(self) -> ActionFacts {
        const COMMAND: Modifiers = Modifiers::COMMAND;
        match self {
            Self::Photograph => fact("photograph", Icon::Camera, with(COMMAND, Key::P)),
            Self::Live => fact("live", Icon::Live, NO_KEYS),
            Self::EnterByHand => fact("enter-by-hand", Icon::Brush, NO_KEYS),
            Self::Sample => fact("sample", Icon::Sample, NO_KEYS),
            Self::AddPlayer => fact("add-player", Icon::Plus, with(COMMAND, Key::Plus)),
            Self::NextRound => fact("next-round", Icon::Next, NO_KEYS),
            Self::Rules => fact("rules", Icon::Settings, NO_KEYS),
            Self::New => fact("new", Icon::Page, with(COMMAND, Key::N)),
            Self::Open => fact("open", Icon::Open, with(COMMAND, Key::O)),
            Self::Save => fact("save", Icon::Save, with(COMMAND, Key::S)),
            Self::Undo => fact("undo", Icon::Undo, with(COMMAND, Key::Z)),
            Self::Redo => {
                let [shifted, _] = with(REDO, Key::Z);
                let [plain, _] = with(COMMAND, Key::Y);
                fact("redo", Icon::Redo, [shifted, plain])
            }
            Self::Copy => fact("copy", Icon::Copy, NO_KEYS),
            Self::Clear => fact("clear", Icon::Trash, NO_KEYS),
            Self::Turn => fact("turn", Icon::Rotate, NO_KEYS),
            Self::Check => fact("check", Icon::Check, with(Modifiers::NONE, Key::N)),
            Self::NextPlayer => fact("next-player", Icon::Players, with(Modifiers::NONE, Key::PageDown)),
            Self::Names => fact("names", Icon::Pencil, with(Modifiers::NONE, Key::F2)),
            Self::Frame => fact("frame", Icon::Corners, NO_KEYS),
            Self::FindAgain => fact("find-again", Icon::Viewfinder, NO_KEYS),
            Self::Cancel => fact("cancel", Icon::Cross, NO_KEYS),
            Self::Theme => fact("theme", Icon::Moon, NO_KEYS),
            Self::Letters => fact("letters", Icon::Letters, NO_KEYS),
            Self::Paper => fact("paper", Icon::Paper, with(COMMAND, Key::K)),
            Self::Keys => {
                let [sign, _] = with(Modifiers::NONE, Key::Questionmark);
                let [help, _] = with(Modifiers::NONE, Key::F1);
                fact("keys", Icon::Keyboard, [sign, help])
            }
            Self::Questions => fact("questions", Icon::Question, NO_KEYS),
            Self::Share => fact("share", Icon::Share, with(COMMAND, Key::E)),
            Self::CopySheet => fact("copy-sheet", Icon::Paste, NO_KEYS),
            Self::CopyPicture => fact("copy-picture", Icon::Picture, NO_KEYS),
            Self::Keep => fact("keep", Icon::Bookmark, NO_KEYS),
            Self::History => fact("history", Icon::History, with(COMMAND, Key::H)),
            Self::ExportHistory => fact("export-history", Icon::Export, NO_KEYS),
            Self::ImportHistory => fact("import-history", Icon::Import, NO_KEYS),
        }
    }

    /// Its picture.
    pub const fn icon(self) -> Icon {
        self.facts().icon
    }

    /// Whether this device can do it at all.
    pub fn is_there(self) -> bool {
        self != Self::Live || super::platform::has_camera()
    }

    /// The words on its button.
    pub fn text(self) -> Message {
        Message::new(format!("button-{}", self.facts().id))
    }

    /// What it does, for whoever points at it.
    pub fn tooltip(self) -> Message {
        Message::new(format!("tip-{}", self.facts().id))
    }

    /// Its keys; the first are those that its button tells.
    pub fn shortcuts(self) -> impl Iterator<Item = KeyboardShortcut> {
        self.facts().shortcuts.into_iter().flatten()
    }

    /// The actions whose keys were pressed; plain letters count only while nothing is being written.
    pub fn pressed(ctx: &Context, writes: bool) -> Vec<Self> {
        let is_letter = |key: Key| !matches!(key, Key::F1 | Key::F2);
        let free = |shortcut: &KeyboardShortcut| {
            !writes || !shortcut.modifiers.is_none() || !is_letter(shortcut.logical_key)
        };
        let pressed = |action: &Self| {
            let mut shortcuts = action.shortcuts().filter(free);
            shortcuts.any(|shortcut| ctx.input_mut(|input| input.consume_shortcut(&shortcut)))
        };
        Self::ALL.into_iter().filter(pressed).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_a_picture_of_its_own() {
        for (index, action) in Action::ALL.into_iter().enumerate() {
            let same = Action::ALL[..index].iter().find(|other| other.icon() == action.icon());
            assert_eq!(same, None, "{action:?} has the picture of another action");
        }
    }
}
