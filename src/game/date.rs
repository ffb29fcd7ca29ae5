//! When a game was played: a field of its file.

use jiff::civil::DateTime;
use serde_json::Value;

use super::Match;

/// The field of a game file with the day and hour, such as `2026-11-16T20:15:00`.
const DATE: &str = "date";

impl Match {
    /// When it was played, in local time; `None` if the file does not say, or in another format.
    pub fn date(&self) -> Option<DateTime> {
        self.extra.get(DATE)?.as_str()?.parse().ok()
    }

    /// Whether its file says when it was played in a format that cannot be read.
    pub fn has_wrong_date(&self) -> bool {
        self.extra.contains_key(DATE) && self.date().is_none()
    }

    /// Says when it was played.
    pub fn set_date(&mut self, date: DateTime) {
        self.extra.insert(DATE.to_owned(), Value::String(date.to_string()));
    }
}
