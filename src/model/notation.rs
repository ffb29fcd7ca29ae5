//! The kingdom notation: one row per line (or `/` between rows), cells separated by blanks, a letter for the
//! terrain and a digit for its crowns. In: text. Out: a [`Kingdom`] or a [`Cell`], or what is wrong and where;
//! and the other way round. Writing a kingdom and reading it back gives the same kingdom.

use std::fmt;
use std::str::FromStr;

use super::{Building, Cell, Kingdom, MAX_SIDE, Square, Terrain};
use crate::words::{Message, Say, display_by_words};

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
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotationFault {
    /// There is no cell at all.
    Nothing,
    /// A row has no cell.
    EmptyRow,
    /// The letter stands for nothing.
    NoTerrain(String),
    /// Something follows the letter that is neither a digit nor a building.
    NoCell(String),
    /// More crowns than a square of this terrain can carry.
    TooManyCrowns(Terrain, u8),
    /// A digit after a castle, a gap or an unknown cell.
    NoCrownsHere(String),
    /// A building on something that is not a town.
    NoTown(String),
    /// No building has this name; perhaps this one was meant.
    NoBuilding(String, Option<Building>),
    /// A row has more or fewer cells than the first.
    Ragged {
        /// How many the first row has.
        expected: usize,
        /// How many this row has.
        found: usize,
    },
    /// More rows or columns than any kingdom.
    TooLarge,
    /// Duel's coats and landscapes in one kingdom.
    Mixed(Terrain, Terrain),
}

impl FromStr for Kingdom {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let text = text.trim_start_matches('\u{feff}').trim();
        let rows: Vec<&str> = text.split(['\n', '/']).collect();
        Self::from_rows(if text.is_empty() { &[] } else { &rows })
    }
}

impl Kingdom {
    /// Reads the rows of a kingdom.
    pub fn from_rows(rows: &[impl AsRef<str>]) -> Result<Self, NotationError> {
        let whole = |fault| NotationError { row: None, column: None, fault };
        let cols = rows.first().map_or(0, |row| row.as_ref().split_whitespace().count());
        if rows.is_empty() {
            return Err(whole(NotationFault::Nothing));
        }
        if rows.len().max(cols) > usize::from(MAX_SIDE) {
            return Err(whole(NotationFault::TooLarge));
        }
        let mut cells = Vec::new();
        for (row, line) in (1..).zip(rows) {
            let found = line.as_ref().split_whitespace().count();
            let in_row = |fault| NotationError { row: Some(row), column: None, fault };
            match found {
                0 => return Err(in_row(NotationFault::EmptyRow)),
                _ if found != cols => return Err(in_row(NotationFault::Ragged { expected: cols, found })),
                _ => {}
            }
            for (column, token) in (1..).zip(line.as_ref().split_whitespace()) {
                let at = |fault| NotationError { row: Some(row), column: Some(column), fault };
                let cell = token.parse().map_err(at)?;
                if let Some(fault) = mixed(&cells, cell) {
                    return Err(at(fault));
                }
                cells.push(cell);
            }
        }
        Ok(Self::from_checked(cols as u8, cells))
    }
}

impl FromStr for Cell {
    type Err = NotationFault;

    /// Reads one cell: `w`, `m3`, `t:church`, `c`, `.`, `?`.
    fn from_str(token: &str) -> Result<Self, NotationFault> {
        let mut chars = token.chars();
        let letter = chars.next().ok_or(NotationFault::Nothing)?;
        let rest = chars.as_str();
        let quoted = || token.to_owned();
        let bare = match letter {
            '.' => Some(Cell::Empty),
            '?' => Some(Cell::Unknown),
            'c' | 'C' => Some(Cell::Castle),
            _ => None,
        };
        if let Some(cell) = bare {
            return match rest.chars().next() {
                None => Ok(cell),
                Some(':') => Err(NotationFault::NoTown(quoted())),
                Some(digit) if digit.is_ascii_digit() => Err(NotationFault::NoCrownsHere(quoted())),
                Some(_) => Err(NotationFault::NoCell(quoted())),
            };
        }
        let terrain = Terrain::from_letter(letter).ok_or_else(|| NotationFault::NoTerrain(quoted()))?;
        if let Some(name) = rest.strip_prefix(':') {
            if terrain != Terrain::Town {
                return Err(NotationFault::NoTown(quoted()));
            }
            let building = Building::from_id(name);
            return building
                .map(Cell::Built)
                .ok_or_else(|| NotationFault::NoBuilding(name.to_owned(), meant(name)));
        }
        let crowns = match rest {
            "" => 0,
            digits if digits.bytes().all(|b| b.is_ascii_digit()) => digits.parse().unwrap_or(u8::MAX),
            _ => return Err(NotationFault::NoCell(quoted())),
        };
        Square::new(terrain, crowns).map(Cell::Square).ok_or(NotationFault::TooManyCrowns(terrain, crowns))
    }
}

/// The building that a misspelt name is likely to mean, if any comes close.
fn meant(name: &str) -> Option<Building> {
    let name = name.to_ascii_lowercase().replace(['_', ' '], "-");
    let closeness = |building: &Building| (strsim::jaro_winkler(building.id(), &name) * 1000.0) as u32;
    Building::ALL.into_iter().max_by_key(closeness).filter(|building| closeness(building) > 850)
}

/// Whether this cell does not belong to the same game as one before it.
fn mixed(before: &[Cell], cell: Cell) -> Option<NotationFault> {
    let terrain = cell.terrain()?;
    let other = before.iter().find_map(|cell| cell.terrain())?;
    (other.is_coat() != terrain.is_coat()).then_some(NotationFault::Mixed(terrain, other))
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.crowns() {
            0 => write!(f, "{}", self.terrain().letter()),
            crowns => write!(f, "{}{crowns}", self.terrain().letter()),
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("?"),
            Self::Empty => f.write_str("."),
            Self::Castle => f.write_str("c"),
            Self::Square(square) => square.fmt(f),
            Self::Built(building) => write!(f, "t:{}", building.id()),
        }
    }
}

impl fmt::Display for Kingdom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, row) in self.row_cells().enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            f.write_str(&row.iter().map(Cell::to_string).collect::<Vec<_>>().join(" "))?;
        }
        Ok(())
    }
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

display_by_words!(NotationError, NotationFault);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slashes_and_lines_are_the_same() {
        let one: Kingdom = "w w1 / . t:church".parse().unwrap();
        let other: Kingdom = "\n W  w1\r\n.\tt:church\n".parse().unwrap();
        assert_eq!(one, other);
    }

    #[test]
    fn a_misspelt_building_gets_a_proposal() {
        let error = "c t:chruch".parse::<Kingdom>().unwrap_err();
        assert_eq!(error.fault, NotationFault::NoBuilding("chruch".to_owned(), Some(Building::Church)));
    }
}
