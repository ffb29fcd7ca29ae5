//! All past games as one file: JSON with a version and the game files in a list.

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use super::{HistoryError, HistoryFault};
use crate::game::Match;
use crate::game::file::{FileError, read_to_keep, write};

/// The version that this program writes.
const VERSION: u64 = 1;
/// Longer than any archive, in bytes.
pub const LONGEST_ARCHIVE: u64 = 1 << 27;

/// Games that travel together.
#[derive(Debug, Clone, Default)]
pub struct Archive {
    /// The games.
    pub games: Vec<Match>,
    /// What could not be read: which game of the list, counted from 0, and what is wrong with it.
    pub refused: Vec<(usize, FileError)>,
}

/// The fields of the file as they are written.
#[derive(Serialize)]
struct Written {
    #[serde(rename = "crowncount-history")]
    version: u64,
    games: Vec<Value>,
}

/// The same as they are read: the games are not looked into, so that one that is wrong harms no other.
#[derive(Deserialize)]
struct Read<'a> {
    #[serde(rename = "crowncount-history")]
    version: u64,
    #[serde(borrow)]
    games: Vec<&'a RawValue>,
}

/// What a single game has and an archive has not.
#[derive(Deserialize)]
struct Single {
    #[serde(rename = "crowncount")]
    _version: IgnoredAny,
}

impl Archive {
    /// Reads an archive, or a single game file. A damaged game does not affect the others.
    pub fn read(text: &str) -> Result<Self, HistoryError> {
        let whole = |fault| HistoryError::at("", fault);
        let text = text.trim_start_matches('\u{feff}');
        let games: Vec<&str> = match serde_json::from_str::<Read<'_>>(text) {
            Ok(archive) if archive.version > VERSION => {
                return Err(whole(HistoryFault::Version(archive.version)));
            }
            Ok(archive) => archive.games.into_iter().map(RawValue::get).collect(),
            Err(error) if !error.is_data() => return Err(whole(HistoryFault::syntax(&error))),
            Err(_) if serde_json::from_str::<Single>(text).is_ok() => vec![text],
            Err(_) => return Err(whole(HistoryFault::NoArchive)),
        };
        let mut archive = Self::default();
        for (index, game) in games.into_iter().enumerate() {
            match read_to_keep(game) {
                Ok(game) => archive.games.push(game),
                Err(error) => archive.refused.push((index, error)),
            }
        }
        Ok(archive)
    }

    /// Writes an archive; what was refused is not in it.
    pub fn write(&self) -> String {
        let games = self.games.iter().map(to_value).collect();
        let record = Written { version: VERSION, games };
        let mut text = serde_json::to_string_pretty(&record).unwrap_or_default();
        text.push('\n');
        text
    }
}

/// A game as data, to be put into a list.
fn to_value(game: &Match) -> Value {
    serde_json::from_str(&write(game)).unwrap_or_default()
}
