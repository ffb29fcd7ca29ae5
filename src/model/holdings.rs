//! What a player owns beside the kingdom.

use super::Terrain;

/// What a player owns at the end of the game beside the kingdom. What nobody has counted, and what a game does not
/// use, is `None`; points are counted as if there were none of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Holdings {
    /// The value of all coins (Queendomino).
    pub coins: Option<u32>,
    /// Knights, placed or in reserve (Queendomino).
    pub knights: Option<u32>,
    /// Towers (Queendomino).
    pub towers: Option<u32>,
    /// Whether the Queen is with this player (Queendomino).
    pub queen: Option<bool>,
    /// The coat that the power '3 points per domain' was chosen for (Duel).
    pub power: Option<Terrain>,
}

impl Holdings {
    /// The coins that count.
    pub fn coins(&self) -> u32 {
        self.coins.unwrap_or(0)
    }

    /// The knights that count.
    pub fn knights(&self) -> u32 {
        self.knights.unwrap_or(0)
    }

    /// The towers that count.
    pub fn towers(&self) -> u32 {
        self.towers.unwrap_or(0)
    }

    /// Whether the Queen is known to be with this player.
    pub fn has_queen(&self) -> bool {
        self.queen == Some(true)
    }

    /// The same where a person has written down what there is: coins and a Queen that are left out are not there.
    /// Knights and towers that are left out stay uncounted, because everybody has a knight.
    #[must_use]
    pub fn written_down(self) -> Self {
        Self { coins: self.coins.or(Some(0)), queen: self.queen.or(Some(false)), ..self }
    }
}
