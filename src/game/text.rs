//! Kingdoms as text that people type: each may have a line with the player's name and a colon above it, and a line with
//! what the player owns below it; blank lines or names stand between several.
//!
//! ```text
//! Ana:
//! w1 w c
//! f  f .
//! coins 11, knights 2, towers 3, queen
//!
//! Bo:
//! c l l1
//! ```

use thiserror::Error;

use super::file::FileFault;
use crate::model::{Cell, Holdings, Kingdom, NotationError, Terrain};
use crate::rules::Input;
use crate::words::{Arg, Message, Say, clean, meant};

/// A kingdom as text: whose it is, if that was written, and what they own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextKingdom {
    /// The name above it.
    pub name: Option<String>,
    /// The kingdom.
    pub kingdom: Kingdom,
    /// What the player owns, from the line below it.
    pub holdings: Holdings,
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
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n").replace('\r', "\n");
    let mut parts: Vec<Part<'_>> = vec![Part::default()];
    for line in text.lines().map(str::trim) {
        let last = parts.len() - 1;
        let part = &mut parts[last];
        if let Some(name) = line.strip_suffix(':').map(str::trim_end).filter(|name| !name.is_empty()) {
            parts.push(Part { name: Some(name), ..Part::default() });
        } else if line.is_empty() {
            if !part.rows.is_empty() {
                parts.push(Part::default());
            }
        } else if is_holdings(line) {
            part.holdings.push(line);
        } else {
            part.rows.push(line);
        }
    }
    // The empty part after a last blank line is dropped, but a text without any row is not a kingdom.
    let several = parts.iter().any(|part| !part.rows.is_empty());
    parts.retain(|part| !several || part.name.is_some() || !part.rows.is_empty());
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
}

impl Part<'_> {
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
        Ok(TextKingdom { name: self.name.map(str::to_owned), kingdom, holdings: holdings.written_down() })
    }
}

/// Whether a line lists what somebody owns: it begins with the name of such a thing, or with a slip of one.
fn is_holdings(line: &str) -> bool {
    let first = line.split([' ', ',', '\t']).next().unwrap_or_default();
    let names = Input::ALL.iter().map(|input| input.id());
    first.parse::<Cell>().is_err() && meant(first, names).is_some()
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
