//! The kingdom notation: one row per line (or `/` between rows), cells separated by blanks, a letter for the
//! terrain and a digit for its crowns. In: text. Out: a [`Kingdom`] or a [`Cell`], or what is wrong and where;
//! and the other way round. Writing a kingdom and reading it back gives the same kingdom.

mod error;

pub use error::{NotationError, NotationFault};

use std::fmt;
use std::str::FromStr;

use super::{Building, Cell, Kingdom, MAX_SIDE, Square, Terrain};
use crate::words::meant;

impl FromStr for Kingdom {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let text = text.trim_start_matches('\u{feff}').trim();
        let rows: Vec<&str> = lines(text).flat_map(|line| line.split('/')).collect();
        Self::from_rows(if text.is_empty() { &[] } else { &rows })
    }
}

/// The lines of a text, whichever of the ends that lines can have: LF, CR LF, CR in old files, and those that only some
/// editors know.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = &str> {
    let ends = ['\r', '\u{b}', '\u{c}', '\u{85}', '\u{2028}', '\u{2029}'];
    text.split('\n').flat_map(move |line| line.strip_suffix('\r').unwrap_or(line).split(ends))
}

impl Kingdom {
    /// Reads the rows of a kingdom; where a line ends within one, the next row begins.
    pub fn from_rows(rows: &[impl AsRef<str>]) -> Result<Self, NotationError> {
        let rows: Vec<&str> = rows.iter().flat_map(|row| lines(row.as_ref().trim())).collect();
        let whole = |fault| NotationError { row: None, column: None, fault };
        let cols = rows.first().map_or(0, |row| row.split_whitespace().count());
        if rows.is_empty() {
            return Err(whole(NotationFault::Nothing));
        }
        if rows.len().max(cols) > usize::from(MAX_SIDE) {
            return Err(whole(NotationFault::TooLarge));
        }
        let mut cells = Vec::new();
        for (row, line) in (1..).zip(rows) {
            let found = line.split_whitespace().count();
            let in_row = |fault| NotationError { row: Some(row), column: None, fault };
            match found {
                0 => return Err(in_row(NotationFault::EmptyRow)),
                _ if found != cols => return Err(in_row(NotationFault::Ragged { expected: cols, found })),
                _ => {}
            }
            for (column, token) in (1..).zip(line.split_whitespace()) {
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
                .ok_or_else(|| NotationFault::NoBuilding(name.to_owned(), meant_building(name)));
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
fn meant_building(name: &str) -> Option<Building> {
    let id = meant(&name.replace(['_', ' '], "-"), Building::ALL.map(Building::id))?;
    Building::ALL.into_iter().find(|building| building.id() == id)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slashes_and_lines_are_the_same() {
        let one: Kingdom = "w w1 / . t:church".parse().unwrap();
        let other: Kingdom = "\n W  w1\r\n.\tt:church\n".parse().unwrap();
        assert_eq!(one, other);
        for end in ["\n", "\r", "\r\n", "\u{2028}", "\u{85}", "\u{c}"] {
            let lines = format!("W w1{end}. t:church{end}");
            assert_eq!(lines.parse::<Kingdom>().unwrap(), one);
            assert_eq!(Kingdom::from_rows(&[lines]).unwrap(), one);
        }
        assert!(Kingdom::from_rows(&["w w", ""]).is_err() && "w w\n\nw w".parse::<Kingdom>().is_err());
    }

    #[test]
    fn a_misspelt_building_gets_a_proposal() {
        let error = "c t:chruch".parse::<Kingdom>().unwrap_err();
        assert_eq!(error.fault, NotationFault::NoBuilding("chruch".to_owned(), Some(Building::Church)));
    }
}
