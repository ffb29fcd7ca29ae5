//! What one cell shows, in the kingdom notation. In: a word such as `w1`, `c`, `t:church`, `.`. Out: a [`Face`]
//! and its drawing.

use super::drawing::{Drawing, Placement};
use super::{Building, Colour, Detail, Ground, building, castle, crown_row, no_tile, terrain, unknown};

/// A dashed hairline that shows on parchment and at night.
const HAIRLINE: Colour = Colour::hex("#8E8678");

/// What a cell shows.
#[derive(Debug, Clone, Copy)]
pub enum Face {
    /// A square of a domino with its crowns.
    Tile(Ground, u8),
    /// A town with a building on it.
    Built(&'static Building),
    /// The castle.
    Castle,
    /// No tile.
    Empty,
    /// Not known yet.
    Unknown,
}

impl Face {
    /// Reads a word of the notation.
    pub fn parse(word: &str) -> Option<Self> {
        if let Some(id) = word.strip_prefix("t:") {
            return building(id).map(Self::Built);
        }
        let mut letters = word.chars();
        let letter = letters.next()?;
        let crowns = match letters.as_str() {
            "" => 0,
            digits => digits.parse().ok().filter(|n| *n <= 3)?,
        };
        match (letter, crowns) {
            ('c' | 'C', 0) => Some(Self::Castle),
            ('.', 0) => Some(Self::Empty),
            ('?', 0) => Some(Self::Unknown),
            _ => Ground::from_letter(letter).map(|ground| Self::Tile(ground, crowns)),
        }
    }

    /// Writes the word of the notation.
    pub fn word(self) -> String {
        match self {
            Self::Tile(ground, 0) => ground.letter().to_string(),
            Self::Tile(ground, crowns) => format!("{}{crowns}", ground.letter()),
            Self::Built(building) => format!("t:{}", building.id),
            Self::Castle => "c".into(),
            Self::Empty => ".".into(),
            Self::Unknown => "?".into(),
        }
    }

    /// The drawing of the whole cell; `banner` is the player's colour.
    pub fn drawing(self, seed: u64, detail: Detail, banner: Colour) -> Drawing {
        match self {
            Self::Tile(ground, crowns) => {
                let mut art = terrain(ground, seed, detail);
                art.lay(&crown_row(crowns.into(), detail), Placement::at(0.0, 0.0));
                art
            }
            Self::Built(building) => {
                let mut art = building.drawing(seed, detail);
                if detail == Detail::Full {
                    art.lay(&building.sign(), Placement::at(0.0, 0.0));
                }
                art
            }
            Self::Castle => castle(banner, detail),
            Self::Empty => no_tile(HAIRLINE),
            Self::Unknown => unknown(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_and_written_alike() {
        for word in ["w", "m3", "t", "c", ".", "?", "t:queens-tower"] {
            assert_eq!(Face::parse(word).unwrap().word(), word);
        }
        for word in ["", "x", "w4", "c1", "t:pub", "w1x"] {
            assert!(Face::parse(word).is_none(), "{word}");
        }
    }
}
