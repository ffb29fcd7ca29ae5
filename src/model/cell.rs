//! What can lie on one place of a kingdom: a [`Square`] of a domino, a building, the castle, or nothing.

use super::{Building, Terrain};

/// A square of a domino (or of Duel's map): a terrain with its crowns (or crosses).
///
/// It may be a square that no box holds, such as wheat with three crowns: a person can type it and a photo can
/// look like it; the audit then says what is wrong. More crowns than any square can carry are refused here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    terrain: Terrain,
    crowns: u8,
}

impl Square {
    /// The most crowns that may be written on any landscape square.
    pub const MOST_CROWNS: u8 = 3;

    /// The square, or `None` above the limit: 3 crowns on a landscape, 4 crosses in Duel, none on a town.
    pub const fn new(terrain: Terrain, crowns: u8) -> Option<Self> {
        if crowns > Self::limit(terrain) { None } else { Some(Self { terrain, crowns }) }
    }

    /// The most crowns that may be written on a square of this terrain.
    pub const fn limit(terrain: Terrain) -> u8 {
        match terrain {
            Terrain::Town => 0,
            coat if coat.is_coat() => coat.most_crowns(),
            _ => Self::MOST_CROWNS,
        }
    }

    /// A square without crowns.
    pub const fn plain(terrain: Terrain) -> Self {
        Self { terrain, crowns: 0 }
    }

    /// What it shows.
    pub const fn terrain(self) -> Terrain {
        self.terrain
    }

    /// How many crowns (or crosses) it carries.
    pub const fn crowns(self) -> u8 {
        self.crowns
    }
}

/// What lies on one place of a kingdom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Cell {
    /// Not known yet.
    Unknown,
    /// No tile.
    #[default]
    Empty,
    /// The castle on its starting tile.
    Castle,
    /// Half a domino; a town without a building is one too.
    Square(Square),
    /// A town with this building.
    Built(Building),
}

impl Cell {
    /// The half domino that lies here, under its building if it has one.
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::Square(square) => Some(square),
            Self::Built(_) => Some(Square::plain(Terrain::Town)),
            Self::Unknown | Self::Empty | Self::Castle => None,
        }
    }

    /// Its terrain, if it is part of a territory.
    pub const fn terrain(self) -> Option<Terrain> {
        match self.square() {
            Some(square) => Some(square.terrain),
            None => None,
        }
    }

    /// The crowns to be counted here: those of the square and of the building on it.
    pub const fn crowns(self) -> u8 {
        match self {
            Self::Square(square) => square.crowns,
            Self::Built(building) => building.crowns(),
            Self::Unknown | Self::Empty | Self::Castle => 0,
        }
    }

    /// Whether something lies here that takes room in the frame.
    pub const fn is_tile(self) -> bool {
        matches!(self, Self::Castle | Self::Square(_) | Self::Built(_))
    }
}
