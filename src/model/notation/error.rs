//! What can be wrong with a kingdom's text: for programs and in plain English (`Display`), and for people ([`Say`]).

use std::fmt;

use thiserror::Error;

use crate::model::{Building, MAX_SIDE, Terrain};
use crate::words::{Message, Say, clean};

/// Text that is not a kingdom: what is wrong with it, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotationError {
    /// The row, counted from 1, unless the whole text is meant.
    pub row: Option<usize>,
    /// The column, counted from 1, unless a whole row is meant.
    pub column: Option<usize>,
    /// What is wrong there.
    pub fault: NotationFault,
}

/// What can be wrong with a kingdom's text.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum NotationFault {
    /// There is no cell at all.
    #[error("there is no kingdom here; write one row per line, such as \"w w1 c f .\"")]
    Nothing,
    /// A row has no cell.
    #[error("the row is empty; write \".\" where there is no tile")]
    EmptyRow,
    /// The letter stands for nothing.
    #[error(
        "\"{}\" is not a terrain; the letters are w f l g s m t (in Duel d i D I b q), c for the castle, \".\" for no tile, \"?\" for unknown",
        clean(.0)
    )]
    NoTerrain(String),
    /// Something follows the letter that is neither a digit nor a building.
    #[error(
        "\"{}\" is not a cell; the letter may be followed by a digit for crowns, or by \":\" and a building",
        clean(.0)
    )]
    NoCell(String),
    /// More crowns than a square of this terrain can carry.
    #[error("{}", too_many_crowns(*.0))]
    TooManyCrowns(Terrain, u8),
    /// A digit after a castle, a gap or an unknown cell.
    #[error("\"{}\": only terrain can have crowns", clean(.0))]
    NoCrownsHere(String),
    /// A building on something that is not a town.
    #[error("\"{}\": only a town can have a building, as in \"t:church\"", clean(.0))]
    NoTown(String),
    /// No building has this name; perhaps this one was meant.
    #[error("{}", no_building(.0, *.1))]
    NoBuilding(String, Option<Building>),
    /// A row has more or fewer cells than the first.
    #[error("{}", ragged(*.expected, *.found))]
    Ragged {
        /// How many the first row has.
        expected: usize,
        /// How many this row has.
        found: usize,
    },
    /// More rows or columns than any kingdom.
    #[error("a kingdom has at most {MAX_SIDE} rows and columns")]
    TooLarge,
    /// Duel's coats and landscapes in one kingdom.
    #[error("{} and {} are from different games", .0.id(), .1.id())]
    Mixed(Terrain, Terrain),
}

impl std::error::Error for NotationError {}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.row, self.column) {
            (None, _) => {}
            (Some(row), None) => write!(f, "row {row}: ")?,
            (Some(row), Some(column)) => write!(f, "row {row} column {column}: ")?,
        }
        self.fault.fmt(f)
    }
}

fn too_many_crowns(terrain: Terrain) -> String {
    let (most, name) = (terrain.most_crowns(), terrain.id());
    match (terrain, most) {
        (Terrain::Town, _) => {
            "a town has no crowns of its own; a Queen's Tower is written \"t:queens-tower\"".to_owned()
        }
        _ if terrain.is_coat() => format!("{name}: a square has at most {most} crosses"),
        (_, 1) => format!("a {name} square has at most 1 crown"),
        _ => format!("a {name} square has at most {most} crowns"),
    }
}

fn no_building(name: &str, meant: Option<Building>) -> String {
    let name = clean(name);
    match meant {
        None => format!("\"{name}\" is not a building; an example is \"t:church\""),
        Some(meant) => format!("\"{name}\" is not a building; did you mean \"{}\"?", meant.id()),
    }
}

fn ragged(expected: usize, found: usize) -> String {
    let found = if found == 1 { "one cell".to_owned() } else { format!("{found} cells") };
    format!("this row has {found}, but the first row has {expected}; write \".\" where there is no tile")
}

impl Say for NotationError {
    fn say(&self) -> Message {
        let fault = self.fault.say();
        match (self.row, self.column) {
            (None, _) => fault,
            (Some(row), None) => Message::new("at-row").with("row", row).with("what", fault),
            (Some(row), Some(column)) => {
                Message::new("at-cell").with("row", row).with("column", column).with("what", fault)
            }
        }
    }
}

impl Say for NotationFault {
    fn say(&self) -> Message {
        match self {
            Self::Nothing => Message::new("notation-nothing"),
            Self::EmptyRow => Message::new("notation-empty-row"),
            Self::NoTerrain(token) => Message::new("notation-no-terrain").with("token", token.as_str()),
            Self::NoCell(token) => Message::new("notation-no-cell").with("token", token.as_str()),
            Self::TooManyCrowns(Terrain::Town, _) => Message::new("notation-crowned-town"),
            Self::TooManyCrowns(terrain, _) => {
                let crosses = Message::new("notation-too-many-crosses");
                let message =
                    if terrain.is_coat() { crosses } else { Message::new("notation-too-many-crowns") };
                message.with("most", terrain.most_crowns()).with("terrain", terrain.say())
            }
            Self::NoCrownsHere(token) => {
                Message::new("notation-no-crowns-here").with("token", token.as_str())
            }
            Self::NoTown(token) => Message::new("notation-no-town").with("token", token.as_str()),
            Self::NoBuilding(name, None) => Message::new("notation-no-building").with("name", name.as_str()),
            Self::NoBuilding(name, Some(meant)) => {
                Message::new("notation-no-building-but").with("name", name.as_str()).with("meant", meant.id())
            }
            Self::Ragged { expected, found } => {
                Message::new("notation-ragged").with("expected", *expected).with("found", *found)
            }
            Self::TooLarge => Message::new("notation-too-large").with("most", MAX_SIDE),
            Self::Mixed(one, other) => {
                Message::new("notation-mixed").with("one", one.say()).with("other", other.say())
            }
        }
    }
}
