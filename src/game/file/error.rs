//! What can be wrong with a game file: for programs and in plain English (`Display`), and for people ([`Say`]).

use std::{error, fmt};

use thiserror::Error;

use super::{FieldType, VERSION};
use crate::model::NotationError;
use crate::rules::{Input, RulesError};
use crate::words::{Message, Say, clean};

/// A file that is not a game: what is wrong, and where in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileError {
    /// The place, such as `rounds[0].players[1].kingdom`; empty for the whole file.
    pub place: String,
    /// What is wrong there.
    pub fault: FileFault,
}

/// What can be wrong with a game file.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum FileFault {
    /// It is not JSON from here on.
    #[error("line {line} column {column}: not valid JSON (truncated or mistyped?)")]
    Syntax {
        /// The line, counted from 1.
        line: usize,
        /// The column, counted from 1.
        column: usize,
    },
    /// A field is given twice; which of the two is meant, nobody can know.
    #[error("this field is given twice; keep one of them")]
    Twice,
    /// It is JSON, but not a game file.
    #[error("valid JSON, but not a Crowncount game: the field \"crowncount\" is missing")]
    NoGame,
    /// It was written by a newer version.
    #[error("this game was written by a newer Crowncount (format {0}); this version reads format {VERSION}")]
    Version(u64),
    /// A field that every game file needs is missing.
    #[error("the field \"{0}\" is missing")]
    Missing(&'static str),
    /// A field holds a value of the wrong type.
    #[error("this must be {}", .0.plain())]
    WrongType(FieldType),
    /// The kingdom cannot be read.
    #[error("{0}")]
    Kingdom(#[source] NotationError),
    /// The rules do not allow it.
    #[error("{0}")]
    Rules(#[source] RulesError),
    /// A word that is not allowed here, and those that are.
    #[error("\"{}\" is not allowed here; choose one of {}", clean(.0), .1.join(", "))]
    NoSuch(String, Vec<&'static str>),
    /// A cell outside of the kingdom.
    #[error("the kingdom does not have this cell")]
    NoCell,
    /// There are no players.
    #[error("there are no players")]
    NoPlayers,
    /// There is no round.
    #[error("there are no rounds")]
    NoRounds,
    /// More rounds than the game has.
    #[error("{}", too_many_rounds(*.0))]
    TooManyRounds(usize),
    /// A player has no name.
    #[error("every player needs a name")]
    NoName,
    /// Two players have the same name.
    #[error("two players are called \"{}\"; give each of them a different name", clean(.0))]
    SameName(String),
    /// Somebody plays who did not play the first round, or is missing.
    #[error("every round must have the same players as the first")]
    OtherPlayers,
    /// Far more of something than the box holds.
    #[error("{1} {input} is impossible; the box has {exist}", input = .0.id(), exist = .0.in_box())]
    TooMuch(Input, u32),
    /// A name with line breaks or the like.
    #[error("a name must not contain line breaks or other control characters")]
    ControlCharacter,
    /// More players than any table takes.
    #[error("there can be at most {0} players")]
    TooManyPlayers(usize),
    /// A name of more letters than this.
    #[error("a name can have at most {0} characters")]
    LongName(usize),
    /// It has more bytes than any game.
    #[error("too long for a game or a kingdom")]
    TooLong,
    /// Fields lie in each other deeper than this.
    #[error("the fields are nested more than {0} levels deep")]
    TooDeep(usize),
}

impl FileError {
    /// An error at a place.
    pub(super) fn at(place: &str, fault: FileFault) -> Self {
        Self { place: place.to_owned(), fault }
    }
}

impl FileFault {
    /// Whether its message begins with a place of its own, as in 'kingdom row 3 column 2: …'.
    fn names_a_cell(&self) -> bool {
        matches!(
            self,
            Self::Kingdom(NotationError { row: Some(_), .. }) | Self::Rules(RulesError::NoTerrain(..))
        )
    }
}

/// The message already contains the fault and its place, so the source is what lies beneath the fault.
impl error::Error for FileError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        self.fault.source()
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { place, fault } = self;
        // A place is made of names of fields, which may be anything.
        match clean(place).as_ref() {
            "" => fault.fmt(f),
            place if fault.names_a_cell() => write!(f, "{place} {fault}"),
            place => write!(f, "{place}: {fault}"),
        }
    }
}

fn too_many_rounds(most: usize) -> String {
    match most {
        1 => "this game has one round; set \"dynasty\" for three".to_owned(),
        _ => format!("a Dynasty has {most} rounds"),
    }
}

impl Say for FileError {
    fn say(&self) -> Message {
        let id = match self.place.as_str() {
            "" => return self.fault.say(),
            _ if self.fault.names_a_cell() => "at-on",
            _ => "at",
        };
        Message::new(id).with("place", self.place.as_str()).with("what", self.fault.say())
    }
}

impl Say for FileFault {
    fn say(&self) -> Message {
        match self {
            Self::Syntax { line, column } => {
                Message::new("file-syntax").with("line", *line).with("column", *column)
            }
            Self::Twice => Message::new("file-twice"),
            Self::NoGame => Message::new("file-no-game"),
            Self::Version(version) => Message::new("file-version").with("version", version.to_string()),
            Self::Missing(field) => Message::new("file-missing").with("field", *field),
            Self::WrongType(kind) => Message::new("file-wrong-type").with("type", kind.id()),
            Self::Kingdom(error) => error.say(),
            Self::Rules(error) => error.say(),
            Self::NoSuch(word, words) => {
                Message::new("file-no-such").with("word", word.as_str()).with("words", words.join(", "))
            }
            Self::NoCell => Message::new("file-no-cell"),
            Self::NoPlayers => Message::new("file-no-players"),
            Self::NoRounds => Message::new("file-no-rounds"),
            Self::TooManyRounds(most) => Message::new("file-too-many-rounds").with("most", *most),
            Self::NoName => Message::new("file-no-name"),
            Self::SameName(name) => Message::new("file-same-name").with("name", name.as_str()),
            Self::OtherPlayers => Message::new("file-other-players"),
            Self::TooMuch(input, found) => {
                let message = Message::new("file-too-much").with("input", input.say());
                message.with("found", *found).with("exist", input.in_box())
            }
            Self::ControlCharacter => Message::new("file-control-character"),
            Self::TooManyPlayers(most) => Message::new("file-too-many-players").with("most", *most),
            Self::LongName(most) => Message::new("file-long-name").with("most", *most),
            Self::TooLong => Message::new("disk-too-long"),
            Self::TooDeep(most) => Message::new("file-too-deep").with("most", *most),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::game::file::read;

    #[test]
    fn the_place_of_an_error_is_one_line_whatever_a_field_is_called() {
        let error =
            read(r#"{"crowncount": 1, "~\r\u001b[2J": 1, "~\r\u001b[2J": 2}"#).expect_err("given twice");
        assert_eq!(error.to_string(), "~\\r\\u{1b}[2J: this field is given twice; keep one of them");
    }
}
