//! All games of the past as one file: JSON with a version and the game files in a list.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{HistoryError, HistoryFault};
use crate::game::Match;
use crate::game::file::{FileError, read, write};

/// The version that this program writes.
const VERSION: u64 = 1;

/// Games that travel together.
#[derive(Debug, Clone, Default)]
pub struct Archive {
    /// The games.
    pub games: Vec<Match>,
    /// What could not be read: which game of the list, counted from 0, and what is wrong with it.
    pub refused: Vec<(usize, FileError)>,
}

#[derive(Serialize, Deserialize)]
struct Record {
    #[serde(rename = "crowncount-history")]
    version: u64,
    games: Vec<Value>,
}

impl Archive {
    /// Reads an archive, or a single game file. A game that is wrong harms no other.
    pub fn read(text: &str) -> Result<Self, HistoryError> {
        let whole = |fault| HistoryError::at("", fault);
        let value: Value = serde_json::from_str(text.trim_start_matches('\u{feff}'))
            .map_err(|error| whole(HistoryFault::syntax(&error)))?;
        let games = if value.get("crowncount").is_some() {
            vec![value]
        } else {
            let record: Record = serde_json::from_value(value).map_err(|_| whole(HistoryFault::NoArchive))?;
            if record.version > VERSION {
                return Err(whole(HistoryFault::Version(record.version)));
            }
            record.games
        };
        let mut archive = Self::default();
        for (index, game) in games.into_iter().enumerate() {
            match read(&game.to_string()) {
                Ok(game) => archive.games.push(game),
                Err(error) => archive.refused.push((index, error)),
            }
        }
        Ok(archive)
    }

    /// Writes an archive; what was refused is not in it.
    pub fn write(&self) -> String {
        let games = self.games.iter().map(to_value).collect();
        let record = Record { version: VERSION, games };
        let mut text = serde_json::to_string_pretty(&record).unwrap_or_default();
        text.push('\n');
        text
    }
}

/// A game as data, to be compared and put into a list.
pub(super) fn to_value(game: &Match) -> Value {
    serde_json::from_str(&write(game)).unwrap_or_default()
}
