//! What can be wrong with a game file, and how it is said.

use crate::model::NotationError;
use crate::rules::{Input, RulesError};
use crate::words::{Message, Say, display_by_words};

/// A file that is no game: what is wrong, and where in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileError {
    /// The place, such as `rounds[0].players[1].kingdom`; empty for the whole file.
    pub place: String,
    /// What is wrong there.
    pub fault: FileFault,
}

/// What can be wrong with a game file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileFault {
    /// It is no JSON from here on.
    Syntax {
        /// The line, counted from 1.
        line: usize,
        /// The column, counted from 1.
        column: usize,
    },
    /// It is JSON, but no game file.
    NoGame,
    /// It was written by a newer version.
    Version(u64),
    /// A field is missing or of a wrong type; in the words of the JSON reader.
    Schema(String),
    /// The kingdom cannot be read.
    Kingdom(NotationError),
    /// The rules do not allow it.
    Rules(RulesError),
    /// A word that stands for nothing here, and those that would.
    NoSuch(String, Vec<&'static str>),
    /// There is nobody.
    NoPlayers,
    /// There is no round.
    NoRounds,
    /// More rounds than the game has.
    TooManyRounds(usize),
    /// A player has no name.
    NoName,
    /// Two players have the same name.
    SameName(String),
    /// Somebody plays who did not play the first round, or is missing.
    OtherPlayers,
    /// More of something than the box holds by far.
    TooMuch(Input, u32, u32),
    /// A name with line breaks or the like.
    ControlCharacter,
}

impl FileError {
    /// An error at a place.
    pub(super) fn at(place: &str, fault: FileFault) -> Self {
        Self { place: place.to_owned(), fault }
    }
}

impl Say for FileError {
    fn say(&self) -> Message {
        let what = self.fault.say();
        match &self.fault {
            _ if self.place.is_empty() => what,
            // 'kingdom row 3 column 2: …' reads on.
            FileFault::Kingdom(NotationError { row: Some(_), .. })
            | FileFault::Rules(RulesError::NoTerrain(..)) => {
                Message::new("at-on").with("place", self.place.as_str()).with("what", what)
            }
            _ => Message::new("at").with("place", self.place.as_str()).with("what", what),
        }
    }
}

impl Say for FileFault {
    fn say(&self) -> Message {
        match self {
            Self::Syntax { line, column } => {
                Message::new("file-syntax").with("line", *line).with("column", *column)
            }
            Self::NoGame => Message::new("file-no-game"),
            Self::Version(version) => Message::new("file-version").with("version", version.to_string()),
            Self::Schema(detail) => Message::new("file-schema").with("detail", detail.as_str()),
            Self::Kingdom(error) => error.say(),
            Self::Rules(error) => error.say(),
            Self::NoSuch(word, words) => {
                Message::new("file-no-such").with("word", word.as_str()).with("words", words.join(", "))
            }
            Self::NoPlayers => Message::new("file-no-players"),
            Self::NoRounds => Message::new("file-no-rounds"),
            Self::TooManyRounds(most) => Message::new("file-too-many-rounds").with("most", *most),
            Self::NoName => Message::new("file-no-name"),
            Self::SameName(name) => Message::new("file-same-name").with("name", name.as_str()),
            Self::OtherPlayers => Message::new("file-other-players"),
            Self::TooMuch(input, found, exist) => {
                let message = Message::new("file-too-much").with("input", input.say());
                message.with("found", *found).with("exist", *exist)
            }
            Self::ControlCharacter => Message::new("file-control-character"),
        }
    }
}

display_by_words!(FileError, FileFault);
