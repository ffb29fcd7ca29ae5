//! What each rule book says, as one table: adding a game is adding a row.

use std::ops::RangeInclusive;

use super::LineId;
use crate::model::{DominoBox, Frame, Terrain};
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

/// What a player owns beside the kingdom and has to be asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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

/// What one rule book says.
#[derive(Debug)]
pub struct RuleBook {
    /// The game.
    pub game: Game,
    /// The edition, where there are several.
    pub edition: Option<Edition>,
    /// The frames it is played in, the usual one first, with the number of kingdoms that play in each.
    pub frames: &'static [(Frame, RangeInclusive<usize>)],
    /// The dominoes on the table.
    pub boxes: &'static [DominoBox],
    /// What a square can be.
    pub terrains: &'static [Terrain],
    /// What players own beside the kingdom.
    pub inputs: &'static [Input],
    /// The bonuses that the players may turn on.
    pub bonuses: &'static [Bonus],
    /// Whether three rounds may be played as a Dynasty.
    pub dynasty: bool,
    /// How a tie is broken, first measure first; what is left is shared.
    pub tie_break: &'static [Measure],
    /// The lines of the score pad in its order, without the bonuses.
    pub lines: &'static [LineId],
}

const LANDSCAPES: &[Terrain] =
    &[Terrain::Wheat, Terrain::Forest, Terrain::Lake, Terrain::Grassland, Terrain::Swamp, Terrain::Mine];
const LANDSCAPES_AND_TOWN: &[Terrain] = &[
    Terrain::Wheat,
    Terrain::Forest,
    Terrain::Lake,
    Terrain::Grassland,
    Terrain::Swamp,
    Terrain::Mine,
    Terrain::Town,
];
const COATS: &[Terrain] = &[
    Terrain::Dot,
    Terrain::Stripe,
    Terrain::DoubleDot,
    Terrain::DoubleStripe,
    Terrain::Black,
    Terrain::Quarters,
];

const LANDSCAPE_LINES: &[LineId] = &[
    LineId::Terrain(Terrain::Wheat),
    LineId::Terrain(Terrain::Forest),
    LineId::Terrain(Terrain::Lake),
    LineId::Terrain(Terrain::Grassland),
    LineId::Terrain(Terrain::Swamp),
    LineId::Terrain(Terrain::Mine),
];
const QUEENDOMINO_LINES: &[LineId] = &[
    LineId::Coins,
    LineId::Terrain(Terrain::Wheat),
    LineId::Terrain(Terrain::Forest),
    LineId::Terrain(Terrain::Lake),
    LineId::Terrain(Terrain::Grassland),
    LineId::Terrain(Terrain::Swamp),
    LineId::Terrain(Terrain::Mine),
    LineId::Terrain(Terrain::Town),
    LineId::DomainBuildings,
    LineId::TowerBuildings,
    LineId::KnightBuildings,
    LineId::PointBuildings,
];
const DUEL_LINES: &[LineId] = &[
    LineId::Terrain(Terrain::Dot),
    LineId::Terrain(Terrain::Stripe),
    LineId::Terrain(Terrain::DoubleDot),
    LineId::Terrain(Terrain::DoubleStripe),
    LineId::Terrain(Terrain::Black),
    LineId::Terrain(Terrain::Quarters),
    LineId::Power,
];

const KINGDOMINO_CLASSIC: RuleBook = RuleBook {
    game: Game::Kingdomino,
    edition: Some(Edition::Classic),
    frames: &[(Frame::Five, 2..=4), (Frame::Seven, 2..=2)],
    boxes: &[DominoBox::Kingdomino],
    terrains: LANDSCAPES,
    inputs: &[],
    bonuses: &[Bonus::MiddleKingdom, Bonus::Harmony],
    dynasty: true,
    tie_break: &[Measure::LargestTerritory, Measure::Crowns],
    lines: LANDSCAPE_LINES,
};

const KINGDOMINO_REVISED: RuleBook = RuleBook {
    edition: Some(Edition::Revised),
    tie_break: &[Measure::LargestTerritory],
    ..KINGDOMINO_CLASSIC
};

const QUEENDOMINO: RuleBook = RuleBook {
    game: Game::Queendomino,
    edition: None,
    frames: &[(Frame::Five, 3..=4), (Frame::Seven, 2..=2)],
    boxes: &[DominoBox::Queendomino],
    terrains: LANDSCAPES_AND_TOWN,
    inputs: &[Input::Coins, Input::Knights, Input::Towers, Input::Queen],
    tie_break: &[Measure::LargestTerritory],
    lines: QUEENDOMINO_LINES,
    ..KINGDOMINO_CLASSIC
};

/// Played alone (3 or 4 on 7x7, 5 or 6 on 5x5) or in teams of two (3 or 4 teams on 7x7).
const ROYAL_WEDDING: RuleBook = RuleBook {
    game: Game::RoyalWedding,
    frames: &[(Frame::Seven, 3..=4), (Frame::Five, 5..=6)],
    boxes: &[DominoBox::Kingdomino, DominoBox::Queendomino],
    ..QUEENDOMINO
};

const DUEL: RuleBook = RuleBook {
    game: Game::Duel,
    edition: None,
    frames: &[(Frame::Duel, 2..=2)],
    boxes: &[],
    terrains: COATS,
    inputs: &[Input::Power],
    bonuses: &[],
    dynasty: false,
    tie_break: &[Measure::LargestTerritory],
    lines: DUEL_LINES,
};

/// All rule books.
static BOOKS: [RuleBook; 5] = [KINGDOMINO_CLASSIC, KINGDOMINO_REVISED, QUEENDOMINO, ROYAL_WEDDING, DUEL];

impl RuleBook {
    /// The book of a game; Kingdomino's classic edition unless another one is named.
    /// `None` if the game has no such edition.
    pub fn of(game: Game, edition: Option<Edition>) -> Option<&'static Self> {
        BOOKS.iter().find(|book| book.game == game && (edition.is_none() || book.edition == edition))
    }

    /// All of them.
    pub fn all() -> &'static [Self] {
        &BOOKS
    }

    /// The frame it is played in with sides of 5 or 7, if it is.
    pub fn frame_of_size(&self, size: u8) -> Option<Frame> {
        self.frames.iter().map(|&(frame, _)| frame).find(|frame| frame.size() == Some(size))
    }
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

            /// The one of that name.
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.id() == id)
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
