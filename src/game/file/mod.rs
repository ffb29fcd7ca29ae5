//! The game file: JSON with a version, kingdoms as rows of the notation. Unknown fields survive a round trip;
//! a wrong file gets an error that names the place in it.
//!
//! A file is read in two steps: its fields (`record`), then what they mean (`check`).

mod check;
mod error;
mod misspelt;
mod record;
mod schema;
mod unique;

pub use error::{FileError, FileFault};
pub use misspelt::Misspelt;
pub use schema::FieldType;
pub use unique::given_once;

use serde_json::Value;

use super::Match;
use record::MatchRecord;

/// The version that this program writes.
const VERSION: u64 = 1;
/// Longer than any game, in bytes; a photo given by mistake is not read to its end.
pub const LONGEST: u64 = 8 << 20;
/// Deeper than any game. A game in an archive lies deeper still, and must be readable there.
const DEEPEST: usize = 64;

/// Reads a game file.
///
/// ```
/// let file = r#"{ "crowncount": 1, "rules": { "game": "kingdomino" },
///                 "rounds": [ { "players": [ { "name": "Ana", "kingdom": ["w1 x c"] } ] } ] }"#;
/// let error = crowncount::game::file::read(file).unwrap_err();
/// assert!(error.to_string().starts_with("rounds[0].players[0].kingdom row 1 column 2: \"x\" is not a terrain"));
/// ```
pub fn read(text: &str) -> Result<Match, FileError> {
    let whole = |fault| FileError::at("", fault);
    let text = text.trim_start_matches('\u{feff}');
    if text.len() as u64 > LONGEST {
        return Err(whole(FileFault::TooLong));
    }
    if depth(text) > DEEPEST {
        return Err(whole(FileFault::TooDeep(DEEPEST)));
    }
    given_once(text)?;
    // A sound file is read in one go, which a history of a thousand games feels; a wrong one is taken apart.
    match serde_json::from_str::<MatchRecord>(text) {
        Ok(record) if record.crowncount == VERSION => return record.into_match(),
        _ => {}
    }
    let value: Value = serde_json::from_str(text)
        .map_err(|error| whole(FileFault::Syntax { line: error.line(), column: error.column() }))?;
    match value.get("crowncount").map(Value::as_u64) {
        None | Some(Some(0)) => return Err(whole(FileFault::NoGame)),
        Some(Some(version)) if version > VERSION => {
            return Err(FileError::at("crowncount", FileFault::Version(version)));
        }
        Some(_) => {}
    }
    let record: MatchRecord = serde_path_to_error::deserialize(&value).map_err(|error| {
        // The path of the whole file is a dot.
        let place = error.path().to_string();
        FileError::at(place.trim_start_matches('.'), schema::fault(&value, error.path()))
    })?;
    record.into_match()
}

/// Reads a game file that is to be kept. It may be written longer than it was, and grow by photos: one that could not
/// be read again then is refused now.
pub fn read_to_keep(text: &str) -> Result<Match, FileError> {
    let game = read(text)?;
    // A short file stays readable even if every byte of it gets a line of its own, as deep as can be.
    let longest_line = 2 * DEEPEST as u64 + 32;
    if text.len() as u64 * longest_line > LONGEST / 2 && write(&game).len() as u64 > LONGEST / 2 {
        return Err(FileError::at("", FileFault::TooLong));
    }
    Ok(game)
}

/// How deep lists and objects lie in each other.
fn depth(json: &str) -> usize {
    let (mut depth, mut deepest) = (0_usize, 0);
    let (mut quoted, mut escaped) = (false, false);
    for byte in json.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'[' | b'{' => {
                depth += 1;
                deepest = deepest.max(depth);
            }
            b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    deepest
}

/// Writes a game file.
pub fn write(game: &Match) -> String {
    let record = MatchRecord::from(game);
    let mut text = serde_json::to_string_pretty(&record).unwrap_or_default();
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn depth_counts_brackets_outside_of_strings() {
        for (text, expected) in
            [("1", 0), ("[]", 1), (r#"{"a": [1, {}]}"#, 3), (r#"["[[\"[["]"#, 1), ("]][", 1)]
        {
            assert_eq!(depth(text), expected, "{text}");
        }
    }
}
