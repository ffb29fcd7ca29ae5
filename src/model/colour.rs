//! The colours of the players: four in the box of Kingdomino, four in that of Queendomino.

use crate::words::{Message, Say};

/// The colour of a player's king and castle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)] // the names say it
pub enum PlayerColour {
    Pink,
    Yellow,
    Green,
    Blue,
    Orange,
    Violet,
    White,
    Red,
}

impl PlayerColour {
    /// All of them: first those of Kingdomino, then those of Queendomino.
    pub const ALL: [Self; 8] = [
        Self::Pink,
        Self::Yellow,
        Self::Green,
        Self::Blue,
        Self::Orange,
        Self::Violet,
        Self::White,
        Self::Red,
    ];

    /// The name in game files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Pink => "pink",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Orange => "orange",
            Self::Violet => "violet",
            Self::White => "white",
            Self::Red => "red",
        }
    }

    /// The colour of that name, in either case.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.id().eq_ignore_ascii_case(id))
    }
}

impl Say for PlayerColour {
    fn say(&self) -> Message {
        Message::new(format!("colour-{}", self.id()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_is_found_by_its_name() {
        for colour in PlayerColour::ALL {
            assert_eq!(PlayerColour::from_id(colour.id()), Some(colour));
        }
        assert_eq!(PlayerColour::from_id("grey"), None);
    }
}
