//! What can go wrong with past games, and how it is said.

use std::error::Error;
use std::io;
use std::path::{Path, PathBuf};

use crate::game::file::{FileError, FileFault};
use crate::words::{Message, Say, display_by_words};

/// What went wrong, and with which file.
#[derive(Debug)]
pub struct HistoryError {
    /// The file; empty for one that has no name.
    pub file: String,
    /// What is wrong with it.
    pub fault: HistoryFault,
}

/// What can go wrong.
#[derive(Debug)]
#[non_exhaustive]
pub enum HistoryFault {
    /// The system could not read or write it.
    System(io::Error),
    /// It is not a game.
    File(Box<FileError>),
    /// It is damaged, and was moved here.
    SetAside(Box<FileError>, PathBuf),
    /// It is JSON, but neither a game nor an archive of games.
    NoArchive,
    /// It was written by a newer version.
    Version(u64),
    /// The player cannot have this name: somebody else has it, or it is not a name.
    Name(Box<FileFault>),
}

impl HistoryError {
    pub(super) fn at(file: &str, fault: HistoryFault) -> Self {
        Self { file: file.to_owned(), fault }
    }

    pub(super) fn system(path: &Path) -> impl Fn(io::Error) -> Self {
        let file = path.display().to_string();
        move |error| Self::at(&file, HistoryFault::System(error))
    }
}

impl HistoryError {
    /// Whether there is no such game.
    pub(super) fn is_missing(&self) -> bool {
        matches!(&self.fault, HistoryFault::System(error) if error.kind() == io::ErrorKind::NotFound)
    }
}

impl HistoryFault {
    /// JSON that is cut off or malformed.
    pub(super) fn syntax(error: &serde_json::Error) -> Self {
        let fault = FileFault::Syntax { line: error.line(), column: error.column() };
        Self::File(Box::new(FileError { place: String::new(), fault }))
    }
}

impl HistoryError {
    /// The fault is told with its file; so what lies beneath the fault comes next.
    fn cause(&self) -> Option<&(dyn Error + 'static)> {
        self.fault.cause()
    }
}

impl Say for HistoryError {
    fn say(&self) -> Message {
        if self.file.is_empty() {
            return self.fault.say();
        }
        Message::new("at").with("place", self.file.as_str()).with("what", self.fault.say())
    }
}

impl Say for HistoryFault {
    fn say(&self) -> Message {
        match self {
            Self::System(error) => error.say(),
            Self::File(error) => error.say(),
            Self::SetAside(error, now) => Message::new("history-set-aside")
                .with("what", error.say())
                .with("now", now.display().to_string()),
            Self::NoArchive => Message::new("history-no-archive"),
            Self::Version(version) => Message::new("history-version").with("version", version.to_string()),
            Self::Name(fault) => fault.say(),
        }
    }
}

impl HistoryFault {
    /// What lies beneath it.
    fn cause(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::System(error) => Some(error),
            Self::File(error) | Self::SetAside(error, _) => Some(error.as_ref()),
            Self::Name(fault) => Some(fault.as_ref()),
            Self::NoArchive | Self::Version(_) => None,
        }
    }
}

display_by_words!(HistoryError => Self::cause, HistoryFault => Self::cause);
