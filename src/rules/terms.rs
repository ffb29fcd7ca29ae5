//! The terms of the rule books: games, editions, bonuses, what players own, what they are compared by.

use crate::model::Holdings;
use crate::words::{Message, Say};

/// The games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the names say it
pub enum Game {
    Kingdomino,
    Queendomino,
    RoyalWedding,
    Duel,
}

/// The editions of Kingdomino's rules; they differ in how a tie is broken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The first edition, in most boxes.
    Classic,
    /// The newer edition.
    Revised,
}

/// Bonuses that the players may agree on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bonus {
    /// 10 points for a castle in the middle.
    MiddleKingdom,
    /// 5 points for a complete kingdom.
    Harmony,
}

/// What a player owns besides the kingdom, which has to be asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[allow(missing_docs)] // the names say it
pub enum Input {
    Coins,
    Knights,
    Towers,
    Queen,
    Power,
}

/// What two players are compared by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Measure {
    /// The total.
    Points,
    /// The squares of the largest territory, crowned or not.
    LargestTerritory,
    /// All crowns of the kingdom.
    Crowns,
}

/// Gives the ids of a small enum, both ways.
macro_rules! ids {
    ($($type:ident { $($variant:ident = $id:literal),+ $(,)? })+) => {$(
        impl $type {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// The name in files and on the command line.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$variant => $id,)+
                }
            }

            /// The one of that name, in either case.
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.id().eq_ignore_ascii_case(id))
            }
        }
    )+};
}

ids! {
    Game { Kingdomino = "kingdomino", Queendomino = "queendomino", RoyalWedding = "royal-wedding", Duel = "duel" }
    Edition { Classic = "classic", Revised = "revised" }
    Bonus { MiddleKingdom = "middle-kingdom", Harmony = "harmony" }
    Input { Coins = "coins", Knights = "knights", Towers = "towers", Queen = "queen", Power = "power" }
    Measure { Points = "points", LargestTerritory = "largest-territory", Crowns = "crowns" }
}

impl Input {
    /// How many the box holds, coins by their value: 12 of 1, 18 of 3 and 12 of 9. There is one Queen, and one
    /// power.
    pub const fn in_box(self) -> u32 {
        match self {
            Self::Coins => 12 + 18 * 3 + 12 * 9,
            Self::Knights => 22,
            Self::Towers => 15,
            Self::Queen | Self::Power => 1,
        }
    }

    /// More than anybody writes down by a slip: the audit explains a few too many, a file with more is refused.
    pub const fn most(self) -> u32 {
        10 * self.in_box()
    }

    /// The first thing of which a player has more than [`Self::most`].
    pub fn too_much(holdings: &Holdings) -> Option<Self> {
        Self::ALL.iter().copied().find(|input| input.owned(holdings) > input.most())
    }

    /// How many a player has.
    pub fn owned(self, holdings: &Holdings) -> u32 {
        match self {
            Self::Coins => holdings.coins(),
            Self::Knights => holdings.knights(),
            Self::Towers => holdings.towers(),
            Self::Queen => u32::from(holdings.has_queen()),
            Self::Power => u32::from(holdings.power.is_some()),
        }
    }

    /// Whether somebody has counted how many a player has. A power is nobody's until somebody has it.
    pub fn is_counted(self, holdings: &Holdings) -> bool {
        match self {
            Self::Coins => holdings.coins.is_some(),
            Self::Knights => holdings.knights.is_some(),
            Self::Towers => holdings.towers.is_some(),
            Self::Queen => holdings.queen.is_some(),
            Self::Power => true,
        }
    }

    /// Whether a player has any of it.
    pub fn is_owned(self, holdings: &Holdings) -> bool {
        self.owned(holdings) > 0
    }
}

impl Say for Game {
    fn say(&self) -> Message {
        Message::new(format!("game-{}", self.id()))
    }
}

impl Say for Edition {
    fn say(&self) -> Message {
        Message::new(format!("edition-{}", self.id()))
    }
}

impl Say for Bonus {
    fn say(&self) -> Message {
        Message::new(format!("line-{}", self.id()))
    }
}

impl Say for Input {
    fn say(&self) -> Message {
        Message::new(format!("input-{}", self.id()))
    }
}
