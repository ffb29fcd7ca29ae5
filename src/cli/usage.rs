//! What is wrong with a command line, as one of our messages; clap speaks only English.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::args::SECONDS;
use crate::words::{Message, meant};

pub(super) fn say(error: &clap::Error) -> Message {
    let argument = || of(error, ContextKind::InvalidArg);
    let value = || of(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::UnknownArgument => Message::new("cli-unknown-argument").with("argument", argument()),
        ErrorKind::InvalidSubcommand => no_command(&of(error, ContextKind::InvalidSubcommand)),
        ErrorKind::MissingRequiredArgument => {
            Message::new("cli-missing-argument").with("argument", argument())
        }
        ErrorKind::ArgumentConflict => Message::new("cli-once").with("argument", argument()),
        ErrorKind::InvalidValue if value().is_empty() => {
            Message::new("cli-missing-value").with("argument", argument())
        }
        ErrorKind::InvalidValue => Message::new("cli-bad-value")
            .with("argument", argument())
            .with("value", value())
            .with("values", of(error, ContextKind::ValidValue)),
        // The only values that are checked by more than a list.
        ErrorKind::ValueValidation => Message::new("cli-bad-number")
            .with("argument", argument())
            .with("value", value())
            .with("least", *SECONDS.start() as usize)
            .with("most", *SECONDS.end() as usize),
        ErrorKind::TooManyValues => {
            Message::new("cli-needless-value").with("argument", argument()).with("value", value())
        }
        _ => Message::new("cli-bad-call"),
    }
}

/// The commands, of which one may have been meant by a word that is none.
const COMMANDS: [&str; 8] = ["score", "audit", "scan", "sheet", "explain", "help", "completions", "man"];

/// A word that is not a command.
pub(super) fn no_command(word: &str) -> Message {
    match meant(word, COMMANDS) {
        None => Message::new("cli-unknown-command").with("command", word),
        Some(meant) => Message::new("cli-unknown-command-but").with("command", word).with("meant", meant),
    }
}

/// What the parser noted about an error; nothing where it did not.
fn of(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    }
}
