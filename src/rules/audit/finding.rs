//! What an audit can find, how grave it is, and how it is said.

use super::super::Input;
use crate::model::{Building, Effect, Frame, Place, Places, Square};
use crate::words::{Arg, Message, Say};

/// One thing that an audit found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// What it is.
    pub sort: Sort,
    /// Whom and which cells it concerns; nobody, where it concerns the whole table.
    pub spots: Vec<Spot>,
}

/// Cells of one player; none, where the whole kingdom is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spot {
    /// The player, as an index of those audited.
    pub player: usize,
    /// The cells.
    pub places: Places,
}

/// How grave a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gravity {
    /// It cannot have been so.
    Contradiction,
    /// It can have been so, but is worth a look.
    Unusual,
}

/// What an audit can find.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sort {
    /// A kingdom has no castle.
    NoCastle,
    /// A kingdom has several castles.
    SeveralCastles(u32),
    /// A kingdom does not fit its frame.
    TooWide {
        /// How many rows it spans.
        rows: u8,
        /// How many columns it spans.
        cols: u8,
        /// What it should fit.
        frame: Frame,
    },
    /// More squares like this than the boxes have.
    TooManySquares {
        /// Which squares.
        square: Square,
        /// How many there are in the kingdoms.
        found: usize,
        /// How many the boxes have.
        exist: usize,
    },
    /// A square fits none of its neighbours.
    LoneSquare,
    /// Some squares cannot all be paired to real dominoes.
    Unpaired,
    /// Some squares cannot be joined to the castle through matching squares.
    CutOff,
    /// The kingdom cannot be laid; the cells are those where one other square would make it possible.
    NoLaying,
    /// The kingdom can be laid, but only against the connection rule; the cells as above.
    NoConnection,
    /// Each kingdom can be laid, but not all of them with the dominoes of one game; the cells as above.
    NoLayingTogether,
    /// More copies of a building than exist.
    TooManyBuildings {
        /// Which building.
        building: Building,
        /// How many there are in the kingdoms.
        found: usize,
        /// How many exist.
        exist: u8,
    },
    /// More pieces than the box has.
    TooManyPieces {
        /// Which pieces.
        input: Input,
        /// How many the players have.
        found: u32,
        /// How many the box has.
        exist: u32,
    },
    /// Several players have the Queen.
    SeveralQueens,
    /// The Queen stays with a player although another one has more towers.
    QueenWithFewerTowers {
        /// The towers of her player.
        towers: u32,
        /// The towers of the other.
        most: u32,
    },
    /// Players have towers, but nobody has the Queen.
    NoQueen,
    /// Somebody has the Queen, but nobody has towers.
    QueenWithoutTowers,
    /// Buildings that count knights or towers stand in a kingdom whose player has none.
    NothingToCount(Building),
    /// Duel's castle is not in the middle of the map.
    CastleOffMiddle,
    /// More crosses beyond two a square than castles and spell give.
    TooManyCrosses {
        /// How many there are.
        found: u32,
        /// How many can be.
        most: u32,
    },
    /// Several players have Duel's power, which only one can own.
    SeveralPowers,
    /// More single squares than the spell that splits the dice explains.
    SplitDice,
    /// Squares of Duel's map that are not joined to its castle: a spell allows one such domino.
    Detached,
    /// Such squares in more than one place.
    DetachedTwice,
    /// A map of Duel that cannot be drawn by the connection rule alone.
    OnlyBySpell,
    /// An odd number of squares on Duel's map.
    OddSquares,
    /// Places that nobody has filled in.
    Unknown(u32),
    /// The game is not played by that many in this frame.
    Players {
        /// How many there are.
        found: usize,
        /// The smallest number.
        least: usize,
        /// The largest number.
        most: usize,
    },
    /// The search for a laying was given up.
    NotDecided,
}

impl Sort {
    /// The name in files.
    pub const fn id(&self) -> &'static str {
        self.facts().0
    }

    /// The table of names and gravities.
    const fn facts(&self) -> (&'static str, Gravity) {
        use Gravity::{Contradiction, Unusual};
        match self {
            Self::NoCastle => ("no-castle", Contradiction),
            Self::SeveralCastles(_) => ("several-castles", Contradiction),
            Self::TooWide { .. } => ("too-wide", Contradiction),
            Self::TooManySquares { .. } => ("too-many-squares", Contradiction),
            Self::LoneSquare => ("lone-square", Contradiction),
            Self::Unpaired => ("unpaired", Contradiction),
            Self::CutOff => ("cut-off", Contradiction),
            Self::NoLaying => ("no-laying", Contradiction),
            Self::NoConnection => ("no-connection", Contradiction),
            Self::NoLayingTogether => ("no-laying-together", Contradiction),
            Self::TooManyBuildings { .. } => ("too-many-buildings", Contradiction),
            Self::TooManyPieces { .. } => ("too-many-pieces", Contradiction),
            Self::SeveralQueens => ("several-queens", Contradiction),
            Self::QueenWithFewerTowers { .. } => ("queen-with-fewer-towers", Contradiction),
            Self::CastleOffMiddle => ("castle-off-middle", Contradiction),
            Self::TooManyCrosses { .. } => ("too-many-crosses", Contradiction),
            Self::SeveralPowers => ("several-powers", Contradiction),
            Self::SplitDice => ("split-dice", Contradiction),
            Self::DetachedTwice => ("detached-twice", Contradiction),
            Self::NoQueen => ("no-queen", Unusual),
            Self::QueenWithoutTowers => ("queen-without-towers", Unusual),
            Self::NothingToCount(_) => ("nothing-to-count", Unusual),
            Self::Detached => ("detached", Unusual),
            Self::OnlyBySpell => ("only-by-spell", Unusual),
            Self::OddSquares => ("odd-squares", Unusual),
            Self::Unknown(_) => ("unknown", Unusual),
            Self::Players { .. } => ("players", Unusual),
            Self::NotDecided => ("not-decided", Unusual),
        }
    }
}

impl Say for Sort {
    fn say(&self) -> Message {
        let message = Message::new(format!("finding-{}", self.id()));
        match self {
            Self::SeveralCastles(count) | Self::Unknown(count) => message.with("count", *count),
            Self::TooWide { rows, cols, frame } => message
                .with("rows", *rows)
                .with("columns", *cols)
                .with("frame-rows", frame.rows())
                .with("frame-columns", frame.cols()),
            Self::TooManySquares { square, found, exist } => message
                .with("terrain", square.terrain().say())
                .with("crowns", square.crowns())
                .with("found", *found)
                .with("exist", *exist),
            Self::TooManyBuildings { building, found, exist } => {
                message.with("building", building.say()).with("found", *found).with("exist", *exist)
            }
            Self::TooManyPieces { input, found, exist } => {
                message.with("piece", input.say()).with("found", *found).with("exist", *exist)
            }
            Self::QueenWithFewerTowers { towers, most } => {
                message.with("towers", *towers).with("most", *most)
            }
            Self::NothingToCount(building) => {
                let counted =
                    if building.effect() == Effect::PerTower { Input::Towers } else { Input::Knights };
                message.with("building", building.say()).with("counted", counted.say())
            }
            Self::TooManyCrosses { found, most } => message.with("found", *found).with("most", *most),
            Self::Players { found, least, most } => {
                let range = Message::new("range").with("least", *least).with("most", *most);
                let seats = if least == most { Arg::from(*least) } else { Arg::from(range) };
                message.with("found", *found).with("seats", seats)
            }
            _ => message,
        }
    }
}

impl Finding {
    /// A finding about one player's cells.
    pub(super) fn at(sort: Sort, player: usize, places: Places) -> Self {
        Self { sort, spots: vec![Spot { player, places }] }
    }

    /// A finding about the whole table.
    pub(super) fn at_table(sort: Sort) -> Self {
        Self { sort, spots: Vec::new() }
    }

    /// A finding about cells of several players, leaving out those that have none of them.
    pub(super) fn among(sort: Sort, places: impl IntoIterator<Item = Places>) -> Self {
        let spots = places.into_iter().enumerate().map(|(player, places)| Spot { player, places });
        Self { sort, spots: spots.filter(|spot| !spot.places.is_empty()).collect() }
    }

    /// How grave it is.
    pub fn gravity(&self) -> Gravity {
        self.sort.facts().1
    }

    /// The whole finding for a person: whose kingdom, what, which cells.
    pub fn say(&self, names: &[&str]) -> Message {
        let what = self.sort.say();
        let mut where_ = Vec::new();
        for spot in &self.spots {
            let name = names.get(spot.player).copied().unwrap_or_default();
            where_.push(if spot.places.is_empty() {
                Arg::from(name)
            } else {
                Arg::from(
                    Message::new("player-cells").with("player", name).with("cells", say_places(spot.places)),
                )
            });
        }
        if where_.is_empty() {
            return what;
        }
        Message::new("finding-where").with("where", Arg::List(where_)).with("what", what)
    }
}

/// The cells one by one, as far as anybody would read.
fn say_places(places: Places) -> Arg {
    let cells: Vec<Message> = places.iter().map(say_place).collect();
    match cells.len().checked_sub(MOST_CELLS) {
        None | Some(0) => cells.into_iter().collect(),
        Some(more) => {
            let rest = Message::new("and-more").with("count", more);
            cells.into_iter().take(MOST_CELLS).chain([rest]).collect()
        }
    }
}

/// How many cells are told one by one.
const MOST_CELLS: usize = 9;

fn say_place(place: Place) -> Message {
    Message::new("cell").with("row", place.row + 1).with("column", place.col + 1)
}
