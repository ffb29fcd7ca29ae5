//! What is asked of the scanner and what it answers.

use super::geometry::Quad;
use super::photo_side::PhotoSide;
use super::progress::Cancelled;
use super::trust::CellFigures;
use crate::model::{Cell, DominoBox, FrameSize, Kingdom, Place, Places, PlayerColour};
use crate::words::{Message, Say, display_by_words};

/// How closely a photo is searched.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum SearchDepth {
    /// Until everything was tried: there is only this photo.
    #[default]
    Whole,
    /// What is seen at first sight: a camera has the next picture in a moment, and that one may be clear.
    Glance,
}

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
    /// Kingdoms of the same game that are certain: their dominoes cannot be in this one.
    pub certain: Vec<Kingdom>,
    /// How closely it is searched.
    pub depth: SearchDepth,
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

/// All kingdoms of a photo; there is at least one.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TableScan {
    kingdoms: Vec<Scan>,
    foremost: usize,
    sharing: BoxSharing,
}

/// How several kingdoms share the dominoes of their box.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum BoxSharing {
    /// The box can make all of them together.
    Together,
    /// It cannot: each was laid alone, as if it had a box of its own.
    Apart,
    /// The search took too long: each was laid alone.
    Undecided,
}

impl From<Scan> for TableScan {
    fn from(scan: Scan) -> Self {
        Self { kingdoms: vec![scan], foremost: 0, sharing: BoxSharing::Together }
    }
}

impl TableScan {
    /// These kingdoms in the order in which they lie; nothing where there are none.
    pub(super) fn of(kingdoms: Vec<Scan>, sharing: BoxSharing) -> Option<Self> {
        let area = |scan: &Scan| (scan.check_corners, -scan.corners.area().abs());
        let by_area = |(_, a): &(usize, &Scan), (_, b): &(usize, &Scan)| {
            let ((a_doubt, a), (b_doubt, b)) = (area(a), area(b));
            a_doubt.cmp(&b_doubt).then(a.total_cmp(&b))
        };
        let foremost = kingdoms.iter().enumerate().min_by(by_area)?.0;
        Some(Self { kingdoms, foremost, sharing })
    }

    /// The kingdoms, clockwise from the top left of the photo; in one row from left to right, in one column down.
    pub fn kingdoms(&self) -> &[Scan] {
        &self.kingdoms
    }

    /// The foremost kingdom: the one whose frame is largest in the photo, of those whose corners need no check.
    pub fn foremost(&self) -> &Scan {
        &self.kingdoms[self.foremost]
    }

    /// Which of the kingdoms is the foremost one.
    pub(super) fn foremost_index(&self) -> usize {
        self.foremost
    }

    /// The kingdoms, to be replaced by what is known of them in a whole game.
    pub fn kingdoms_mut(&mut self) -> &mut [Scan] {
        &mut self.kingdoms
    }

    /// How they share the dominoes of the box.
    pub fn sharing(&self) -> BoxSharing {
        self.sharing
    }

    /// The foremost kingdom alone.
    pub fn into_foremost(mut self) -> Scan {
        self.kingdoms.swap_remove(self.foremost)
    }

    /// All kingdoms, in their order.
    pub fn into_kingdoms(self) -> Vec<Scan> {
        self.kingdoms
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
    /// Whether something lies on it: it is known by the box alone, and always to be checked.
    pub covered: bool,
    /// What it is trusted by.
    pub figures: CellFigures,
    /// What it may be by its own picture, with the logarithm of its probability; nothing where the photo does not show it.
    pub options: Vec<(Cell, f32)>,
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
