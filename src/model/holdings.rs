//! What a player owns beside the kingdom.

use super::Terrain;

/// What a player owns at the end of the game beside the kingdom. What a game does not use
/// stays at zero, no or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Holdings {
    /// The value of all coins (Queendomino).
    pub coins: u32,
    /// Knights, placed or in reserve (Queendomino).
    pub knights: u32,
    /// Towers (Queendomino).
    pub towers: u32,
    /// Whether the Queen is with this player (Queendomino).
    pub queen: bool,
    /// The coat that the power '3 points per domain' was chosen for (Duel).
    pub power: Option<Terrain>,
}
