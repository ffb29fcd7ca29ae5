//! Which game it is, whatever its file is called and however it changes: an id that it keeps for life and a version
//! that grows with every change of the kept game. Both are fields of the game file.

use std::fmt;
#[cfg(all(feature = "jiff", not(all(target_arch = "wasm32", feature = "window"))))]
use std::hash::{BuildHasher, RandomState};

#[cfg(feature = "jiff")]
use jiff::civil::DateTime;
use serde_json::Value;

use super::{Extra, Match};

/// The fields of a game file.
const ID: &str = "id";
const VERSION: &str = "version";
/// Longer than any id of ours with a number after it.
const LONGEST: usize = 64;

/// Which game: the day and hour it was first kept, and a random number, so that two tables never have the same.
/// It names a file, and so has nothing in it that could lead out of a folder.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(String);

impl GameId {
    /// A new id for a game that was played then, or nobody knows when.
    #[cfg(feature = "jiff")]
    pub fn new(date: Option<DateTime>) -> Self {
        let random = chance(date);
        let day = date.map_or("undated".to_owned(), |date| date.strftime("%Y-%m-%d-%H%M").to_string());
        Self(format!("{day}-{random:08x}"))
    }

    /// The id that stands in a file of somebody: letters, digits and hyphens.
    pub fn from_text(text: &str) -> Option<Self> {
        let allowed = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        let sound = !text.is_empty() && text.len() <= LONGEST && text.chars().all(allowed);
        sound.then(|| Self(text.to_owned()))
    }

    /// The id among the further fields of a game.
    pub(crate) fn of(extra: &Extra) -> Option<Self> {
        extra.get(ID)?.as_str().and_then(Self::from_text)
    }

    /// The id of a file that lies in a folder of ours, without its ending.
    #[cfg(feature = "history")]
    pub(crate) fn of_file(stem: &str) -> Option<Self> {
        (!stem.is_empty() && !stem.starts_with('.')).then(|| Self(stem.to_owned()))
    }

    /// This id, and the same followed by a number: 2, 3 and so on.
    #[cfg(feature = "history")]
    pub(crate) fn and_numbered(&self) -> impl Iterator<Item = Self> {
        let numbered = (2..).map(|number: u32| Self(format!("{}-{number}", self.0)));
        std::iter::once(self.clone()).chain(numbered)
    }
}

/// A number that no other table draws.
#[cfg(all(feature = "jiff", not(all(target_arch = "wasm32", feature = "window"))))]
fn chance(date: Option<DateTime>) -> u32 {
    // The hasher of the standard library is keyed anew for each use.
    RandomState::new().hash_one(date) as u32
}

/// The same in a page, where the standard library has nothing to draw from.
#[cfg(all(feature = "jiff", target_arch = "wasm32", feature = "window"))]
fn chance(_: Option<DateTime>) -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Match {
    /// Which game it is; nothing before it was kept.
    pub fn id(&self) -> Option<GameId> {
        GameId::of(&self.extra)
    }

    /// Says which game it is.
    #[cfg(feature = "history")]
    pub(crate) fn set_id(&mut self, id: &GameId) {
        self.extra.insert(ID.to_owned(), Value::String(id.0.clone()));
    }

    /// How often the kept game was changed.
    pub fn version(&self) -> u64 {
        self.extra.get(VERSION).and_then(Value::as_u64).unwrap_or(0)
    }

    /// Says how often the kept game was changed.
    #[cfg(feature = "history")]
    pub(crate) fn set_version(&mut self, version: u64) {
        self.extra.insert(VERSION.to_owned(), Value::from(version));
    }

    /// Whether another is the same game but for its id and version.
    #[cfg(feature = "history")]
    pub(crate) fn has_same_content(&self, other: &Self) -> bool {
        let content = |game: &Self| {
            let mut extra = game.extra.clone();
            extra.remove(ID);
            extra.remove(VERSION);
            extra
        };
        self.rules == other.rules
            && self.rounds == other.rounds
            && self.extra_rules == other.extra_rules
            && content(self) == content(other)
    }
}

#[cfg(all(test, feature = "jiff"))]
mod tests {
    use super::*;

    #[test]
    fn ids_are_different_and_lead_nowhere() {
        let now = Some(jiff::civil::date(2026, 11, 17).at(20, 15, 0, 0));
        let (one, other) = (GameId::new(now), GameId::new(now));
        assert_ne!(one, other);
        assert_eq!(GameId::from_text(&one.to_string()), Some(one));
        for text in ["", ".", "..", "../a", "a/b", "a\\b", "a.json", "a b", "é", &"a".repeat(65)] {
            assert_eq!(GameId::from_text(text), None, "{text}");
        }
    }
}
