//! All that a player has as one file: JSON with a version and the game files in a list, and beside it the game on the
//! table, the settings and the photos. Each of these may be missing.

use std::collections::BTreeMap;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
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
pub const LONGEST_ARCHIVE: u64 = 1 << 28;
/// As many bytes of photos go into an archive: a third more when they are text, and there is room for the games.
pub const MOST_PHOTOS: u64 = LONGEST_ARCHIVE * 5 / 8;

/// What travels together.
#[derive(Debug, Clone, Default)]
pub struct Archive {
    /// The games.
    pub games: Vec<Match>,
    /// What could not be read: which game of the list, counted from 0, and what is wrong with it.
    pub refused: Vec<(usize, FileError)>,
    /// The game that was on the table.
    pub table: Option<Match>,
    /// What was chosen once and for all, as the window writes it.
    pub settings: Option<Value>,
    /// Photos, by the names that games know them by.
    pub photos: BTreeMap<String, Vec<u8>>,
    /// How many photos could not be read.
    pub broken_photos: usize,
}

/// The fields of the file as they are written.
#[derive(Serialize)]
struct Written<'a> {
    #[serde(rename = "crowncount-history")]
    version: u64,
    games: Vec<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    settings: Option<&'a Value>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    photos: BTreeMap<&'a str, String>,
}

/// The same as they are read: nothing is looked into yet, so that a part that is wrong harms no other.
#[derive(Deserialize)]
struct Read<'a> {
    #[serde(rename = "crowncount-history")]
    version: u64,
    #[serde(borrow)]
    games: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    table: Option<&'a RawValue>,
    #[serde(default)]
    settings: Option<Value>,
    #[serde(borrow, default)]
    photos: BTreeMap<String, &'a RawValue>,
}

/// What a single game has and an archive has not.
#[derive(Deserialize)]
struct Single {
    #[serde(rename = "crowncount")]
    _version: IgnoredAny,
}

impl Archive {
    /// Reads an archive, or a single game file. A damaged game or photo does not affect the others.
    pub fn read(text: &str) -> Result<Self, HistoryError> {
        let whole = |fault| HistoryError::at("", fault);
        let text = text.trim_start_matches('\u{feff}');
        let mut archive = Self::default();
        let games: Vec<&str> = match serde_json::from_str::<Read<'_>>(text) {
            Ok(file) if file.version > VERSION => {
                return Err(whole(HistoryFault::Version(file.version)));
            }
            Ok(file) => {
                archive.table = file.table.and_then(|game| read_to_keep(game.get()).ok());
                archive.settings = file.settings;
                for (name, photo) in file.photos {
                    match decoded(photo) {
                        Some(bytes) => _ = archive.photos.insert(name, bytes),
                        None => archive.broken_photos += 1,
                    }
                }
                file.games.into_iter().map(RawValue::get).collect()
            }
            Err(error) if !error.is_data() => return Err(whole(HistoryFault::syntax(&error))),
            Err(_) if serde_json::from_str::<Single>(text).is_ok() => vec![text],
            Err(_) => return Err(whole(HistoryFault::NoArchive)),
        };
        for (index, game) in games.into_iter().enumerate() {
            match read_to_keep(game) {
                Ok(game) => archive.games.push(game),
                Err(error) => archive.refused.push((index, error)),
            }
        }
        Ok(archive)
    }

    /// Whether there is nothing in it that could be taken over.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty() && self.table.is_none() && self.settings.is_none() && self.photos.is_empty()
    }

    /// Writes an archive; what was refused is not in it.
    pub fn write(&self) -> String {
        let photos = self.photos.iter().map(|(name, bytes)| (name.as_str(), BASE64_STANDARD.encode(bytes)));
        let record = Written {
            version: VERSION,
            games: self.games.iter().map(to_value).collect(),
            table: self.table.as_ref().map(to_value),
            settings: self.settings.as_ref(),
            photos: photos.collect(),
        };
        let mut text = serde_json::to_string_pretty(&record).unwrap_or_default();
        text.push('\n');
        text
    }
}

/// The bytes of a photo that was written as text.
fn decoded(photo: &RawValue) -> Option<Vec<u8>> {
    BASE64_STANDARD.decode(photo.get().strip_prefix('"')?.strip_suffix('"')?).ok()
}

/// A game as data, to be put into a list.
fn to_value(game: &Match) -> Value {
    serde_json::from_str(&write(game)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(name: &str) -> Match {
        let text = format!(
            r#"{{"crowncount": 1, "rules": {{"game": "kingdomino"}}, "rounds": [{{"players": [{{"name": "{name}", "kingdom": ["c w1"]}}]}}]}}"#
        );
        read_to_keep(&text).expect("a game")
    }

    #[test]
    fn everything_comes_back() {
        let archive = Archive {
            games: vec![game("Ana"), game("Bo")],
            table: Some(game("Cem")),
            settings: Some(serde_json::json!({"letters": true})),
            photos: BTreeMap::from([("0123456789abcdef.jpg".to_owned(), (0..=255).collect())]),
            ..Archive::default()
        };
        let again = Archive::read(&archive.write()).expect("an archive");
        assert_eq!((again.games, again.table), (archive.games, archive.table));
        assert_eq!((again.settings, again.photos), (archive.settings, archive.photos));
    }

    #[test]
    fn what_is_damaged_harms_nothing_else() {
        let text = r#"{"crowncount-history": 1, "games": [], "table": {"crowncount": 1}, "settings": null,
            "photos": {"a.jpg": "/9j/", "b.jpg": "?", "c.jpg": 7}}"#;
        let archive = Archive::read(text).expect("an archive");
        assert_eq!(archive.photos, BTreeMap::from([("a.jpg".to_owned(), vec![0xff, 0xd8, 0xff])]));
        assert_eq!(archive.broken_photos, 2);
        assert!(archive.table.is_none() && archive.settings.is_none());
    }
}
