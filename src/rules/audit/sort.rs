//! What an audit can find: each sort with its name in files, its gravity, and its message.

use super::super::Input;
use super::Gravity;
use crate::model::{Building, DominoBox, Effect, Frame, PlayerColour, Square, Terrain};
use crate::words::{Arg, Message, Say};

/// What an audit can find.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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
    /// A square with more crowns than any square of its terrain has.
    TooManyCrowns(Square),
    /// A square fits none of its neighbours.
    LoneSquare,
    /// Some squares cannot all be paired to form real dominoes.
    Unpaired,
    /// Some squares cannot be joined to the castle through matching squares.
    CutOff,
    /// The kingdom cannot be laid; the cells are those where one other square would make it possible.
    NoLaying,
    /// The kingdom can be laid, but only by breaking the connection rule; the cells as above.
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
    /// Fewer pieces than a player must have: the first knight, and what the buildings brought.
    TooFewPieces {
        /// Which pieces.
        input: Input,
        /// How many the player has.
        found: u32,
        /// How many there must be.
        least: u32,
    },
    /// More pieces than a player can have got from buildings.
    UnearnedPieces {
        /// Which pieces.
        input: Input,
        /// How many the player has.
        found: u32,
        /// How many there can be.
        most: u32,
    },
    /// Buildings brought these pieces, but nobody has counted them.
    NotCounted(Input),
    /// More buildings in a kingdom than the player had turns to build them.
    TooManyBuilt {
        /// How many there are.
        found: u32,
        /// How many turns there were.
        most: u32,
    },
    /// Two kingdoms with castles of one colour.
    SameColour(PlayerColour),
    /// More kingdoms than the boxes have castles.
    TooManyCastles {
        /// How many kingdoms there are.
        found: usize,
        /// How many castles there are.
        exist: usize,
    },
    /// Several players have the Queen.
    SeveralQueens,
    /// The Queen is with a player although another one has more towers.
    QueenWithFewerTowers {
        /// The towers of her player.
        towers: u32,
        /// The towers of the other.
        most: u32,
    },
    /// Players have towers, so one of them must have the Queen, but nobody has.
    NoQueen,
    /// Somebody has the Queen, but nobody has towers.
    QueenWithoutTowers,
    /// Somebody has the Queen, but no building that can have brought a tower.
    QueenUnearned,
    /// A building that counts knights or towers stands in a kingdom whose player has not counted them.
    NothingToCount(Building),
    /// Duel's castle is not in the middle of the map.
    CastleOffMiddle,
    /// More crosses beyond two per square than castles and the spell can add.
    TooManyCrosses {
        /// How many there are.
        found: u32,
        /// How many are possible.
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
    /// A domino was discarded although any domino could have been laid beside the castle.
    Discarded,
    /// A domino was left out although all that were left out have this terrain, and there is room beside it.
    LeftOut(Terrain),
    /// A turn of Duel was passed although any pair of dice could have been drawn beside the castle.
    Passed,
    /// The game is not over: there is room beside the castle for the next domino.
    Unfinished,
    /// A team that does not have two players.
    TeamOf(usize),
    /// Teams and single players at one table.
    TeamsMixed,
    /// More or fewer teams than can play.
    Teams(usize),
    /// Teams in a frame that is not theirs.
    TeamFrame(Frame),
    /// Somebody is named twice.
    MemberTwice(String),
    /// A team with more dominoes of one box than it was dealt.
    TeamBox {
        /// Which box.
        from: DominoBox,
        /// How many dominoes of it the kingdom needs at least.
        found: u32,
        /// How many the team was dealt.
        most: u32,
    },
    /// A kingdom that can be laid with all dominoes, but not with so many of each box, which is what a team gets.
    TeamShare(u32),
    /// Members of a team in a game without teams.
    NoTeams,
    /// The search for a laying was given up.
    NotDecided,
}

impl Sort {
    /// The name in files.
    pub const fn id(&self) -> &'static str {
        self.facts().0
    }

    /// How grave it is.
    pub const fn gravity(&self) -> Gravity {
        self.facts().1
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
            Self::NoQueen => ("no-queen", Contradiction),
            Self::TooManyCrowns(_) => ("too-many-crowns", Contradiction),
            Self::TooFewPieces { .. } => ("too-few-pieces", Contradiction),
            Self::UnearnedPieces { .. } => ("unearned-pieces", Contradiction),
            Self::TooManyBuilt { .. } => ("too-many-built", Contradiction),
            Self::SameColour(_) => ("same-colour", Contradiction),
            Self::TooManyCastles { .. } => ("too-many-castles", Contradiction),
            Self::Discarded => ("discarded", Contradiction),
            Self::TeamOf(_) => ("team-of", Contradiction),
            Self::TeamsMixed => ("teams-mixed", Contradiction),
            Self::Teams(_) => ("teams", Contradiction),
            Self::TeamFrame(_) => ("team-frame", Contradiction),
            Self::MemberTwice(_) => ("member-twice", Contradiction),
            Self::TeamBox { .. } => ("team-box", Contradiction),
            Self::QueenUnearned => ("queen-unearned", Contradiction),
            Self::TeamShare(_) => ("team-share", Contradiction),
            Self::NotCounted(_) => ("not-counted", Unusual),
            Self::LeftOut(_) => ("left-out", Unusual),
            Self::Passed => ("passed", Unusual),
            Self::Unfinished => ("unfinished", Unusual),
            Self::NoTeams => ("no-teams", Unusual),
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
            Self::TooManyCrowns(square) => message
                .with("terrain", square.terrain().say())
                .with("crowns", square.crowns())
                .with("most", square.terrain().most_crowns()),
            Self::TooFewPieces { input, found, least } => {
                message.with("piece", input.say()).with("found", *found).with("least", *least)
            }
            Self::UnearnedPieces { input, found, most } => {
                message.with("piece", input.say()).with("found", *found).with("most", *most)
            }
            Self::NotCounted(input) => message.with("piece", input.say()),
            Self::SameColour(colour) => message.with("colour", colour.say()),
            Self::TooManyCastles { found, exist } => message.with("found", *found).with("exist", *exist),
            Self::LeftOut(terrain) => message.with("terrain", terrain.say()),
            Self::TeamOf(count) | Self::Teams(count) => message.with("count", *count),
            Self::TeamFrame(frame) => message.with("rows", frame.rows()).with("columns", frame.cols()),
            Self::MemberTwice(name) => message.with("name", name.as_str()),
            Self::TeamBox { from, found, most } => {
                message.with("box", from.say()).with("found", *found).with("most", *most)
            }
            Self::TeamShare(most) => message.with("most", *most),
            Self::QueenWithFewerTowers { towers, most } => {
                message.with("towers", *towers).with("most", *most)
            }
            Self::NothingToCount(building) => {
                let counted =
                    if building.effect() == Effect::PerTower { Input::Towers } else { Input::Knights };
                message.with("building", building.say()).with("counted", counted.say())
            }
            Self::TooManyBuilt { found, most } | Self::TooManyCrosses { found, most } => {
                message.with("found", *found).with("most", *most)
            }
            Self::Players { found, least, most } => {
                let range = Message::new("range").with("least", *least).with("most", *most);
                let seats = if least == most { Arg::from(*least) } else { Arg::from(range) };
                message.with("found", *found).with("seats", seats)
            }
            _ => message,
        }
    }
}
