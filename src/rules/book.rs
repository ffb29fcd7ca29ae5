//! What each rule book says, as one table: adding a game is adding a row.

use std::ops::RangeInclusive;

use super::{Bonus, Edition, Game, Input, LineId, Measure};
use crate::model::{DominoBox, Frame, Terrain};

/// What one rule book says.
#[derive(Debug, PartialEq)]
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
    /// What players own besides the kingdom.
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

/// Played alone (3 or 4 on 7x7, 5 or 6 on 5x5) or in teams of two on 7x7.
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

    /// The frame that so many kingdoms play in, where the players have not said.
    pub fn usual_frame(&self, kingdoms: usize) -> Frame {
        let fitting = self.frames.iter().find(|(_, seats)| seats.contains(&kingdoms));
        fitting.unwrap_or(&self.frames[0]).0
    }

    /// Whether the size is printed, so that there is nothing to choose.
    pub fn has_one_frame(&self) -> bool {
        self.frames.len() == 1
    }
}
