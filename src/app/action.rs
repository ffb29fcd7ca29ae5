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
    Frame,
    FindAgain,
    Cancel,
    Theme,
    Letters,
    Paper,
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
    shortcut: Option<KeyboardShortcut>,
}

#[allow(clippy::unnecessary_wraps)] // as the table holds it
const fn with(modifiers: Modifiers, key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(modifiers, key))
}

const fn fact(id: &'static str, icon: Icon, shortcut: Option<KeyboardShortcut>) -> ActionFacts {
    ActionFacts { id, icon, shortcut }
}

const REDO: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

impl Action {
    /// All actions.
    pub const ALL: [Self; 30] = [
        Self::Photograph,
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
        Self::Frame,
        Self::FindAgain,
        Self::Cancel,
        Self::Theme,
        Self::Letters,
        Self::Paper,
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
            Self::EnterByHand => fact("enter-by-hand", Icon::Brush, None),
            Self::Sample => fact("sample", Icon::Sample, None),
            Self::AddPlayer => fact("add-player", Icon::Plus, with(COMMAND, Key::Plus)),
            Self::NextRound => fact("next-round", Icon::Next, None),
            Self::Rules => fact("rules", Icon::Settings, None),
            Self::New => fact("new", Icon::Page, with(COMMAND, Key::N)),
            Self::Open => fact("open", Icon::Open, with(COMMAND, Key::O)),
            Self::Save => fact("save", Icon::Save, with(COMMAND, Key::S)),
            Self::Undo => fact("undo", Icon::Undo, with(COMMAND, Key::Z)),
            Self::Redo => fact("redo", Icon::Redo, with(REDO, Key::Z)),
            Self::Copy => fact("copy", Icon::Copy, None),
            Self::Clear => fact("clear", Icon::Trash, None),
            Self::Turn => fact("turn", Icon::Rotate, None),
            Self::Check => fact("check", Icon::Check, with(Modifiers::NONE, Key::N)),
            Self::NextPlayer => fact("next-player", Icon::Players, with(Modifiers::NONE, Key::PageDown)),
            Self::Frame => fact("frame", Icon::Corners, None),
            Self::FindAgain => fact("find-again", Icon::Viewfinder, None),
            Self::Cancel => fact("cancel", Icon::Cross, None),
            Self::Theme => fact("theme", Icon::Moon, None),
            Self::Letters => fact("letters", Icon::Letters, None),
            Self::Paper => fact("paper", Icon::Paper, None),
            Self::Questions => fact("questions", Icon::Question, None),
            Self::Share => fact("share", Icon::Share, with(COMMAND, Key::E)),
            Self::CopySheet => fact("copy-sheet", Icon::Paste, None),
            Self::CopyPicture => fact("copy-picture", Icon::Picture, None),
            Self::Keep => fact("keep", Icon::Bookmark, None),
            Self::History => fact("history", Icon::History, with(COMMAND, Key::H)),
            Self::ExportHistory => fact("export-history", Icon::Export, None),
            Self::ImportHistory => fact("import-history", Icon::Open, None),
        }
    }

    /// Its picture.
    pub const fn icon(self) -> Icon {
        self.facts().icon
    }

    /// The words on its button.
    pub fn text(self) -> Message {
        Message::new(format!("button-{}", self.facts().id))
    }

    /// What it does, for whoever points at it.
    pub fn tooltip(self) -> Message {
        Message::new(format!("tip-{}", self.facts().id))
    }

    /// Its keys.
    pub const fn shortcut(self) -> Option<KeyboardShortcut> {
        self.facts().shortcut
    }

    /// The actions whose keys were pressed; plain letters count only while no text field has the focus.
    pub fn pressed(ctx: &Context) -> Vec<Self> {
        let writing = ctx.text_edit_focused();
        let free = |shortcut: &KeyboardShortcut| !writing || !shortcut.modifiers.is_none();
        let pressed = |action: &Self| {
            let shortcut = action.shortcut().filter(free);
            shortcut.is_some_and(|shortcut| ctx.input_mut(|input| input.consume_shortcut(&shortcut)))
        };
        Self::ALL.into_iter().filter(pressed).collect()
    }
}
