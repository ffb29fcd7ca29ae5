//! The two bonuses, and why they are given or not.

use crate::model::{Cell, Frame, Kingdom, Place, Places};

/// Whether the castle stands in the middle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MiddleKingdom {
    /// No square lies farther from the castle than half the frame.
    Centred {
        /// Whether the kingdom's own outline is centred on the castle too. A stricter reading of the rule asks
        /// for it; the two differ only where the kingdom is narrower than the frame.
        strictly: bool,
    },
    /// These squares lie too far from the castle.
    OffCentre(Places),
    /// There is not exactly one castle.
    Castles(u32),
}

impl MiddleKingdom {
    /// What it is worth.
    pub const POINTS: u32 = 10;

    /// Judges a kingdom.
    pub fn of(kingdom: &Kingdom, frame: Frame) -> Self {
        let castles = kingdom.castles();
        let (Some(castle), 1) = (castles.first(), castles.len()) else { return Self::Castles(castles.len()) };
        let too_far = |place: &Place| {
            place.row.abs_diff(castle.row) > frame.rows() / 2
                || place.col.abs_diff(castle.col) > frame.cols() / 2
        };
        let far: Places = kingdom.places_where(Cell::is_tile).iter().filter(too_far).collect();
        if !far.is_empty() {
            return Self::OffCentre(far);
        }
        let strictly = kingdom.extent().is_some_and(|extent| {
            let middle = |start: u8, length: u8, at: u8| 2 * (at - start) + 1 == length;
            middle(extent.top_left.row, extent.rows, castle.row)
                && middle(extent.top_left.col, extent.cols, castle.col)
        });
        Self::Centred { strictly }
    }

    /// The points it gives.
    pub fn points(self) -> u32 {
        if matches!(self, Self::Centred { .. }) { Self::POINTS } else { 0 }
    }
}

/// Whether the kingdom is complete.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Harmony {
    /// The frame is full.
    Complete,
    /// That many places of the frame have no tile.
    Missing(u32),
    /// The kingdom does not fit the frame.
    TooWide,
    /// There is not exactly one castle.
    Castles(u32),
}

impl Harmony {
    /// What it is worth.
    pub const POINTS: u32 = 5;

    /// Judges a kingdom.
    pub fn of(kingdom: &Kingdom, frame: Frame) -> Self {
        let too_wide =
            |extent: crate::model::Extent| extent.rows > frame.rows() || extent.cols > frame.cols();
        if kingdom.extent().is_some_and(too_wide) {
            return Self::TooWide;
        }
        let castles = kingdom.castles().len();
        if castles != 1 {
            return Self::Castles(castles);
        }
        match frame.area() - kingdom.places_where(Cell::is_tile).len() {
            0 => Self::Complete,
            missing => Self::Missing(missing),
        }
    }

    /// The points it gives.
    pub fn points(self) -> u32 {
        if self == Self::Complete { Self::POINTS } else { 0 }
    }
}
