//! What is wrong with a command line, as one of our messages; clap speaks only English.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::words::Message;

pub(super) fn say(error: &clap::Error) -> Message {
    let argument = || of(error, ContextKind::InvalidArg);
    let value = || of(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::UnknownArgument => Message::new("cli-unknown-argument").with("argument", argument()),
        ErrorKind::InvalidSubcommand => {
            let meant = of(error, ContextKind::SuggestedSubcommand);
            unknown_command(
                of(error, ContextKind::InvalidSubcommand),
                Some(meant).filter(|meant| !meant.is_empty()),
            )
        }
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
        ErrorKind::TooManyValues => {
            Message::new("cli-needless-value").with("argument", argument()).with("value", value())
        }
        _ => Message::new("cli-bad-call"),
    }
}

/// A word that is not a command; `commands` are those that may have been meant.
#[cfg(feature = "window")]
pub(super) fn no_command(word: &str, commands: &[&str]) -> Message {
    let closeness = |command: &&&str| (strsim::jaro_winkler(command, word) * 1000.0) as u32;
    let meant = commands.iter().max_by_key(closeness).filter(|command| closeness(command) > 750);
    unknown_command(word.to_owned(), meant.map(|&command| command.to_owned()))
}

pub(super) fn unknown_command(command: String, meant: Option<String>) -> Message {
    match meant {
        None => Message::new("cli-unknown-command").with("command", command),
        Some(meant) => Message::new("cli-unknown-command-but").with("command", command).with("meant", meant),
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
