//! What is asked of the scanner and what it answers.

use super::geometry::Quad;
use super::photo_side::PhotoSide;
use super::progress::Cancelled;
use super::trust::CellFigures;
use crate::model::{Cell, DominoBox, FrameSize, Kingdom, Place, Places, PlayerColour};
use crate::words::{Message, Say, display_by_words};

/// What is known of a photo beforehand.
#[derive(Debug, Clone, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Request {
    /// The corners of the frame, top left first, clockwise.
    pub corners: Option<Quad>,
    /// The size of the frame.
    pub size: Option<FrameSize>,
    /// The boxes that the dominoes are from.
    pub boxes: Vec<DominoBox>,
}

/// A kingdom that was read.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Scan {
    /// The corners of the frame in the photo, top left first, clockwise.
    pub corners: Quad,
    /// Where they came from.
    pub found_by: FoundBy,
    /// Whether a person should check the corners.
    pub check_corners: bool,
    /// The sides on which the photo ends before the kingdom does.
    pub cut_off: Vec<PhotoSide>,
    /// The kingdom.
    pub kingdom: Kingdom,
    /// Whether it can be built from the box.
    pub laying: Laying,
    /// Every cell, row by row.
    pub cells: Vec<ScannedCell>,
    /// The colour of the castle, where it can be told.
    pub castle: Option<PlayerColour>,
}

impl Scan {
    /// The cells that a person should check.
    pub fn unsure(&self) -> Places {
        self.cells.iter().filter(|cell| cell.unsure).map(|cell| cell.place).collect()
    }
}

/// Where the corners came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum FoundBy {
    /// The grid finder.
    Auto,
    /// The caller.
    Given,
}

/// Whether a kingdom that was read can be built from the box.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Laying {
    /// It can, by the rules.
    Possible,
    /// It can, but the dominoes do not all keep to the connection rule.
    Unconnected,
    /// It cannot; the cells were read one by one.
    Impossible,
    /// The search took too long; the cells were read one by one.
    Undecided,
}

/// How sure one cell is.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ScannedCell {
    /// Where it is.
    pub place: Place,
    /// What it is.
    pub cell: Cell,
    /// How likely that is.
    pub confidence: f32,
    /// Whether it should be checked.
    pub unsure: bool,
    /// What else it may be, the likeliest first.
    pub others: Vec<(Cell, f32)>,
    /// What the network alone would have said.
    pub seen: Cell,
    /// Whether something lies on it: then it is unknown, or known by the box alone.
    pub covered: bool,
    /// What it is trusted by.
    pub figures: CellFigures,
}

/// Why there is no kingdom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum ScanError {
    /// Nothing in the photo looks like a kingdom.
    NoKingdom,
    /// Nothing does, and it is very dark.
    TooDark,
    /// Nothing does, and nothing in it is sharp.
    TooBlurred,
    /// The corners make no frame.
    NoFrame,
    /// The watcher asked to stop.
    Cancelled,
}

impl From<Cancelled> for ScanError {
    fn from(_: Cancelled) -> Self {
        Self::Cancelled
    }
}

impl Say for ScanError {
    fn say(&self) -> Message {
        match self {
            Self::NoKingdom => Message::new("scan-no-kingdom"),
            Self::TooDark => Message::new("scan-too-dark"),
            Self::TooBlurred => Message::new("scan-too-blurred"),
            Self::NoFrame => Message::new("scan-no-frame"),
            Self::Cancelled => Cancelled.say(),
        }
    }
}

display_by_words!(ScanError);
