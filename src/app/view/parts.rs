//! What can be on the screen: the parts of the window, what is open over them, and what is typed into them.

use crate::app::document::Seat;
use crate::model::{Cell, Place, Places};
use crate::rules::{Game, LineId};

/// What a tap does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Brush {
    /// Selects the cell.
    Select,
    /// Lays a tile, or takes it away.
    Paint(Cell),
}

/// The parts of a narrow window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it
pub enum Tab {
    Table,
    Kingdom,
    Sheet,
}

/// What is done with the kingdom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardStage {
    /// The frame is put right on the photo.
    Frame,
    /// Cells are entered and corrected.
    Board,
}

/// What follows when all photos are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnceRead {
    /// The frame on the desk stays there.
    Stay,
    /// It was said to be right before its photo was read: what comes after it is shown.
    GoOn,
}

/// How photo and drawing are shown together.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Overlay {
    /// The photo beside the drawing.
    Beside,
    /// One over the other; the number is how much of the drawing shows.
    Over(f32),
}

/// Cells or lines of the sheet that are lit together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lit {
    /// A line of the sheet.
    Line(Seat, LineId),
    /// A cell.
    Cell(Seat, Place),
    /// Cells of a finding.
    Places(Seat, Places),
}

/// A question that is asked over everything else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialog {
    /// Which game is played.
    Rules,
    /// Which building stands on this town.
    Building(Seat, Place),
    /// Name, colour and members of a player.
    Player(usize),
    /// What the sheet is to become.
    Share,
    /// Which past game.
    History,
    /// What each key does.
    Keys,
    /// Where a file is, on a system without a file dialog.
    Path,
    /// Whether the kept game may be replaced by the one on the table.
    Replace,
    /// Whether the window may be closed though the game is not saved.
    Unsaved,
}

/// The path of a file that is being typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedPath {
    /// What has been typed of it.
    pub text: String,
    /// Whether a file is saved there, not opened.
    pub saves: bool,
    /// Paths that begin like it.
    pub found: Vec<String>,
}

/// The parts of the past games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PastPart {
    /// The list of games.
    Games,
    /// The figures of the players of one game.
    Players(Game),
    /// What was deleted or replaced.
    Trash,
    /// The same, and whether it is to be deleted for good.
    EmptyTrash,
}

/// The parts of the questions asked at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum QuestionPart {
    /// What decided it and the like.
    Answers,
    /// What if something had been different.
    WhatIf,
    /// The best laying.
    Best,
}

/// A name that is being typed at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Naming {
    /// Whose.
    pub player: usize,
    /// Which of the suggested names is chosen, if one is.
    pub suggestion: Option<usize>,
}

/// A player of past games who gets another name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Renaming {
    /// The old name.
    pub old: String,
    /// What has been typed of the new one.
    pub new: String,
}
