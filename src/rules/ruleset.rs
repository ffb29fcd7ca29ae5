//! The rules of one game at the table: a rule book and what the players agreed on.

use thiserror::Error;

use super::{Bonus, Edition, Game, Input, LineId, Measure, RuleBook};
use crate::model::{Cell, Frame, Holdings, Kingdom, Place, Terrain};
use crate::words::{Message, Say};

/// The rules that one game is played by. Only combinations that a rule book allows can be made.
///
/// ```
/// use crowncount::{Bonus, Frame, Game, RuleBook, Rules};
///
/// let book = RuleBook::of(Game::Kingdomino, None).expect("a book");
/// let mighty_duel = Rules::new(book).with_frame(Frame::Seven)?.with_bonus(Bonus::Harmony)?;
/// assert_eq!(mighty_duel.frame().area(), 49);
///
/// let duel = RuleBook::of(Game::Duel, None).expect("a book");
/// assert!(Rules::new(duel).with_bonus(Bonus::Harmony).is_err());
/// # Ok::<(), crowncount::RulesError>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Rules {
    book: &'static RuleBook,
    frame: Frame,
    bonuses: Vec<Bonus>,
    dynasty: bool,
}

/// What a rule book does not allow.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RulesError {
    /// The game has no such edition.
    #[error("{} has no {} edition", .0.id(), .1.id())]
    NoEdition(Game, Edition),
    /// The game is not played in this frame.
    #[error("{} is not played on {}x{}", .0.id(), .1.rows(), .1.cols())]
    NoFrame(Game, Frame),
    /// The game does not have this bonus.
    #[error("{} has no bonus {}", .0.id(), .1.id())]
    NoBonus(Game, Bonus),
    /// The game has no Dynasty.
    #[error("{} has no Dynasty", .0.id())]
    NoDynasty(Game),
    /// A square that the game does not have.
    #[error(
        "row {} column {}: {} has no {}; choose other rules or correct the cell",
        .2.row + 1, .2.col + 1, .0.id(), .1.id()
    )]
    NoTerrain(Game, Terrain, Place),
    /// Something that the game does not have, though a player owns it.
    #[error("{} has no {}", .0.id(), .1.id())]
    NoInput(Game, Input),
}

impl Rules {
    /// The rules of a book as it is usually played, without bonuses.
    pub fn new(book: &'static RuleBook) -> Self {
        Self { book, frame: book.frames[0].0, bonuses: Vec::new(), dynasty: false }
    }

    /// The usual rules of a game; of Kingdomino, the classic edition unless another is named.
    pub fn of(game: Game, edition: Option<Edition>) -> Result<Self, RulesError> {
        match (RuleBook::of(game, edition), edition) {
            (Some(book), _) => Ok(Self::new(book)),
            (None, edition) => Err(RulesError::NoEdition(game, edition.unwrap_or(Edition::Classic))),
        }
    }

    /// The same in another frame.
    pub fn with_frame(mut self, frame: Frame) -> Result<Self, RulesError> {
        if !self.book.frames.iter().any(|&(allowed, _)| allowed == frame) {
            return Err(RulesError::NoFrame(self.book.game, frame));
        }
        self.frame = frame;
        Ok(self)
    }

    /// The same with a bonus turned on.
    pub fn with_bonus(mut self, bonus: Bonus) -> Result<Self, RulesError> {
        if !self.book.bonuses.contains(&bonus) {
            return Err(RulesError::NoBonus(self.book.game, bonus));
        }
        self.bonuses.push(bonus);
        self.bonuses.sort();
        self.bonuses.dedup();
        Ok(self)
    }

    /// The same, played as a Dynasty of three rounds.
    pub fn with_dynasty(mut self) -> Result<Self, RulesError> {
        if !self.book.dynasty {
            return Err(RulesError::NoDynasty(self.book.game));
        }
        self.dynasty = true;
        Ok(self)
    }

    /// The rule book.
    pub fn book(&self) -> &'static RuleBook {
        self.book
    }

    /// The frame of each kingdom.
    pub fn frame(&self) -> Frame {
        self.frame
    }

    /// The game by the name that players give it: Kingdomino on 7x7 is the Mighty Duel.
    pub fn say_game(&self) -> Message {
        match (self.book.game, self.frame) {
            (Game::Kingdomino, Frame::Seven) => Message::new("game-mighty-duel"),
            (game, _) => game.say(),
        }
    }

    /// The bonuses that are on.
    pub fn bonuses(&self) -> &[Bonus] {
        &self.bonuses
    }

    /// How many rounds a whole game has.
    pub fn rounds(&self) -> usize {
        if self.dynasty { 3 } else { 1 }
    }

    /// Whether it is a Dynasty.
    pub fn is_dynasty(&self) -> bool {
        self.dynasty
    }

    /// What breaks a tie on points. A Dynasty has no rule for it.
    pub fn tie_break(&self) -> &'static [Measure] {
        if self.dynasty { &[] } else { self.book.tie_break }
    }

    /// The lines of the score sheet, in the order of the printed pad.
    pub fn lines(&self) -> impl Iterator<Item = LineId> {
        let bonuses = self.bonuses.iter().map(|bonus| match bonus {
            Bonus::MiddleKingdom => LineId::MiddleKingdom,
            Bonus::Harmony => LineId::Harmony,
        });
        self.book.lines.iter().copied().chain(bonuses)
    }

    /// Whether the game has everything that a player owns; the first thing that it lacks is the error.
    pub fn check_holdings(&self, holdings: &Holdings) -> Result<(), RulesError> {
        let foreign = |input: &&Input| input.is_owned(holdings) && !self.book.inputs.contains(input);
        match Input::ALL.iter().find(foreign) {
            None => Ok(()),
            Some(&input) => Err(RulesError::NoInput(self.book.game, input)),
        }
    }

    /// What counts in this game of what a player owns.
    pub fn counted(&self, holdings: &Holdings) -> Holdings {
        let has = |input| self.book.inputs.contains(&input);
        Holdings {
            coins: holdings.coins.filter(|_| has(Input::Coins)),
            knights: holdings.knights.filter(|_| has(Input::Knights)),
            towers: holdings.towers.filter(|_| has(Input::Towers)),
            queen: holdings.queen.filter(|_| has(Input::Queen)),
            power: holdings.power.filter(|_| has(Input::Power)),
        }
    }

    /// Whether the game has every square of the kingdom; the first one that it lacks is the error.
    pub fn check(&self, kingdom: &Kingdom) -> Result<(), RulesError> {
        let foreign = |(place, cell): (Place, Cell)| {
            let terrain = cell.terrain()?;
            (!self.book.terrains.contains(&terrain)).then_some((terrain, place))
        };
        match kingdom.iter().find_map(foreign) {
            None => Ok(()),
            Some((terrain, place)) => Err(RulesError::NoTerrain(self.book.game, terrain, place)),
        }
    }
}

impl Say for RulesError {
    fn say(&self) -> Message {
        match *self {
            Self::NoEdition(game, edition) => {
                Message::new("rules-no-edition").with("game", game.say()).with("edition", edition.say())
            }
            Self::NoFrame(game, frame) => Message::new("rules-no-frame")
                .with("game", game.say())
                .with("rows", frame.rows())
                .with("columns", frame.cols()),
            Self::NoBonus(game, bonus) => {
                Message::new("rules-no-bonus").with("game", game.say()).with("bonus", bonus.say())
            }
            Self::NoDynasty(game) => Message::new("rules-no-dynasty").with("game", game.say()),
            Self::NoInput(game, input) => {
                Message::new("rules-no-input").with("game", game.say()).with("input", input.say())
            }
            Self::NoTerrain(game, terrain, place) => {
                Message::new("at-cell").with("row", place.row + 1).with("column", place.col + 1).with(
                    "what",
                    Message::new("rules-no-terrain").with("game", game.say()).with("terrain", terrain.say()),
                )
            }
        }
    }
}
