//! Kingdoms as text that people type: each may have a line with the player's name and a colon above it, and lines with
//! what the player owns and which cells a photo left unsure below it; blank lines or names stand between several.
//!
//! ```text
//! Ana:
//! w1 w c
//! f  f .
//! coins 11, knights 2, towers 3, queen
//! unsure row 1 column 2, row 2 column 1
//!
//! Bo:
//! c l l1
//! ```

use thiserror::Error;

use super::file::FileFault;
use crate::model::{Cell, Holdings, Kingdom, NotationError, Place, Places, Terrain, lines};
use crate::rules::Input;
use crate::words::{Arg, Message, Say, clean, meant};

/// The word that begins a line of unsure cells.
const UNSURE: &str = "unsure";

/// A kingdom as text: whose it is, if that was written, and what they own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextKingdom {
    /// The name above it.
    pub name: Option<String>,
    /// The kingdom.
    pub kingdom: Kingdom,
    /// What the player owns, from the line below it.
    pub holdings: Holdings,
    /// The cells that were read from a photo without certainty, from a line below it.
    pub unsure: Places,
}

/// What can be wrong with kingdoms as text.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TextError {
    /// A kingdom cannot be read.
    #[error("{0}")]
    Kingdom(#[source] NotationError),
    /// Something that nobody can own.
    #[error("\"{0}\" is not something a player owns; write \"coins 11, knights 2, towers 3, queen\"")]
    Holding(String),
    /// Something that is not a cell of the kingdom among those that are unsure.
    #[error("\"{0}\" is not a cell of this kingdom; write \"unsure row 1 column 2, row 3 column 4\"")]
    Unsure(String),
    /// Something that is given twice.
    #[error("{0}: this field is given twice; keep one of them")]
    Twice(String),
    /// Far more of something than the box holds.
    #[error("{0}")]
    TooMuch(#[source] FileFault),
    /// What is wrong with one of several kingdoms.
    #[error("{}: {error}", whose(*.index, .name.as_deref()))]
    Of {
        /// Which one, counted from 0.
        index: usize,
        /// The name above it.
        name: Option<String>,
        /// What is wrong with it.
        #[source]
        error: Box<Self>,
    },
}

/// Reads one or several kingdoms.
///
/// ```
/// let table = crowncount::game::text::read("Ana:\nc w1 w\ncoins 4, queen\n\nBo:\nc f f")?;
/// assert_eq!(table.len(), 2);
/// assert_eq!((table[0].name.as_deref(), table[0].holdings.coins), (Some("Ana"), Some(4)));
/// # Ok::<(), crowncount::game::text::TextError>(())
/// ```
pub fn read(text: &str) -> Result<Vec<TextKingdom>, TextError> {
    let text = text.trim_start_matches('\u{feff}');
    let mut parts: Vec<Part<'_>> = vec![Part::default()];
    for line in lines(text).map(str::trim) {
        let last = parts.len() - 1;
        let part = &mut parts[last];
        if let Some(name) = line.strip_suffix(':').map(str::trim_end).filter(|name| !name.is_empty()) {
            parts.push(Part { name: Some(name), ..Part::default() });
        } else if line.is_empty() {
            if !part.rows.is_empty() {
                parts.push(Part::default());
            }
        } else if begins_with(line, [UNSURE]) {
            part.unsure.push(line);
        } else if begins_with(line, Input::ALL.iter().map(|input| input.id())) {
            part.holdings.push(line);
        } else {
            part.rows.push(line);
        }
    }
    // Lines about a kingdom may stand apart from it, below a blank line.
    for index in (1..parts.len()).rev() {
        if parts[index].is_only_lines_about() {
            let about = parts.remove(index);
            parts[index - 1].holdings.extend(about.holdings);
            parts[index - 1].unsure.extend(about.unsure);
        }
    }
    // The empty part after a last blank line is dropped, but a text without any row is not a kingdom.
    let several = parts.iter().any(|part| !part.rows.is_empty());
    parts.retain(|part| !several || !part.is_empty());
    let are_several = parts.len() > 1;
    let one = |(index, part): (usize, Part<'_>)| {
        let name = part.name.map(str::to_owned);
        let of_this = |error| TextError::Of { index, name, error: Box::new(error) };
        part.read().map_err(|error| if are_several { of_this(error) } else { error })
    };
    parts.into_iter().enumerate().map(one).collect()
}

/// The lines of one kingdom.
#[derive(Default)]
struct Part<'a> {
    name: Option<&'a str>,
    rows: Vec<&'a str>,
    holdings: Vec<&'a str>,
    unsure: Vec<&'a str>,
}

impl Part<'_> {
    fn is_empty(&self) -> bool {
        self.name.is_none() && self.rows.is_empty() && self.holdings.is_empty() && self.unsure.is_empty()
    }

    /// Whether it says something about a kingdom, but has none of its own.
    fn is_only_lines_about(&self) -> bool {
        self.name.is_none() && self.rows.is_empty() && !self.is_empty()
    }

    fn read(self) -> Result<TextKingdom, TextError> {
        let kingdom: Kingdom = self.rows.join("\n").parse().map_err(TextError::Kingdom)?;
        let mut holdings = Holdings::default();
        let mut seen = Vec::new();
        let items = self.holdings.iter().flat_map(|line| line.split(',')).map(str::trim);
        for item in items.filter(|item| !item.is_empty()) {
            let input = own(&mut holdings, item)?;
            if seen.contains(&input) {
                return Err(TextError::Twice(item.to_owned()));
            }
            seen.push(input);
        }
        if let Some(input) = Input::too_much(&holdings) {
            return Err(TextError::TooMuch(FileFault::TooMuch(input, input.owned(&holdings))));
        }
        let mut unsure = Places::NONE;
        for line in self.unsure {
            let cells = line.strip_prefix(UNSURE).ok_or_else(|| TextError::Unsure(line.to_owned()))?;
            for cell in cells.split(',').map(str::trim) {
                unsure.insert(place(cell, &kingdom).ok_or_else(|| TextError::Unsure(cell.to_owned()))?);
            }
        }
        let holdings = holdings.written_down();
        Ok(TextKingdom { name: self.name.map(str::to_owned), kingdom, holdings, unsure })
    }
}

/// The line that says which cells are unsure, in the words that messages name cells by; `None` where there are none.
pub fn unsure_line(unsure: Places) -> Option<String> {
    let cells: Vec<String> =
        unsure.iter().map(|place| format!("row {} column {}", place.row + 1, place.col + 1)).collect();
    (!cells.is_empty()).then(|| format!("{UNSURE} {}", cells.join(", ")))
}

/// The place that `row 2 column 1` names, if the kingdom has it.
fn place(cell: &str, kingdom: &Kingdom) -> Option<Place> {
    let words: Vec<&str> = cell.split_whitespace().collect();
    let ["row", row, "column", column] = words[..] else { return None };
    let before = |number: &str, side: u8| number.parse::<u8>().ok()?.checked_sub(1).filter(|&at| at < side);
    Some(Place::new(before(row, kingdom.rows())?, before(column, kingdom.cols())?))
}

/// Whether a line begins with one of these words, or with a slip of one, and is no row of cells.
fn begins_with<'a>(line: &str, words: impl IntoIterator<Item = &'a str>) -> bool {
    let first = line.split([' ', ',', '\t']).next().unwrap_or_default();
    first.parse::<Cell>().is_err() && meant(first, words).is_some()
}

/// Adds what an item says, and tells what it is about.
fn own(holdings: &mut Holdings, item: &str) -> Result<Input, TextError> {
    let wrong = || TextError::Holding(item.to_owned());
    let (name, value) =
        item.split_once(char::is_whitespace).map_or((item, ""), |(name, value)| (name, value.trim()));
    let number = || value.parse::<u32>().map_err(|_| wrong());
    let input = Input::from_id(name).ok_or_else(wrong)?;
    match input {
        Input::Coins => holdings.coins = Some(number()?),
        Input::Knights => holdings.knights = Some(number()?),
        Input::Towers => holdings.towers = Some(number()?),
        Input::Queen if value.is_empty() => holdings.queen = Some(true),
        Input::Queen => return Err(wrong()),
        Input::Power => {
            holdings.power = Some(Terrain::from_id(value).filter(|coat| coat.is_coat()).ok_or_else(wrong)?);
        }
    }
    Ok(input)
}

/// Whose kingdom it is, in plain English.
fn whose(index: usize, name: Option<&str>) -> String {
    name.map_or_else(|| format!("Player {}", index + 1), |name| clean(name).into_owned())
}

impl Say for TextError {
    fn say(&self) -> Message {
        match self {
            Self::Kingdom(error) => error.say(),
            Self::Holding(item) => Message::new("text-holding").with("item", item.as_str()),
            Self::Unsure(item) => Message::new("text-unsure").with("item", item.as_str()),
            Self::TooMuch(fault) => fault.say(),
            Self::Of { index, name, error } => {
                let place = match name {
                    Some(name) => Arg::from(name.as_str()),
                    None => Arg::from(Message::new("sheet-player").with("number", index + 1)),
                };
                Message::new("at").with("place", place).with("what", error.say())
            }
            Self::Twice(item) => {
                Message::new("at").with("place", item.as_str()).with("what", Message::new("file-twice"))
            }
        }
    }
}
