//! What a player owns beside the kingdom.

use super::Terrain;

/// What a player owns at the end of the game beside the kingdom. What a game does not use
/// stays at zero, no or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Holdings {
    /// The value of all coins (Queendomino).
    pub coins: u32,
    /// Knights, placed or in reserve (Queendomino); `None` where they were not counted.
    pub knights: Option<u32>,
    /// Towers (Queendomino); `None` where they were not counted.
    pub towers: Option<u32>,
    /// Whether the Queen is with this player (Queendomino).
    pub queen: bool,
    /// The coat that the power '3 points per domain' was chosen for (Duel).
    pub power: Option<Terrain>,
}

impl Holdings {
    /// The knights that count; none where they were not counted.
    pub fn knights(&self) -> u32 {
        self.knights.unwrap_or(0)
    }

    /// The towers that count; none where they were not counted.
    pub fn towers(&self) -> u32 {
        self.towers.unwrap_or(0)
    }
}
