//! The command line. In: arguments. Out: text or JSON on standard output, one line on standard error if
//! something is wrong, and the exit status: 0 done, 1 the answer is no, 2 the input could not be read.

mod args;
mod audit;
mod help;
mod input;
mod language;
mod scan;
mod score;
mod sheet;
mod usage;
#[cfg(feature = "window")]
mod window;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;

use crate::words::{Language, Message, Words};

/// How a command ended, where nothing went wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Answer {
    /// Done.
    Yes,
    /// The input was read, but the answer is no.
    No,
}

/// Why a command could not be carried out.
#[derive(Debug)]
enum Complaint {
    /// This is to be said.
    Message(Message),
    /// It was said already.
    Said,
}

impl From<Message> for Complaint {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

/// Runs the program with these arguments, the first of which is its own name.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let words = match language::of(&arguments) {
        Ok(language) => Words::of(language),
        Err(message) => return complain(&Words::of(Language::of_system()).text(&message)),
    };
    let matches = match args::command(words).try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error) => return not_understood(&error, words),
    };
    let mut out = Vec::new();
    let answer = match matches.subcommand() {
        Some(("score", matches)) => score::run(matches, words, &mut out),
        Some(("sheet", matches)) => sheet::run(matches, words),
        Some(("audit", matches)) => audit::run(matches, words, &mut out),
        Some(("scan", matches)) => scan::run(matches, words, &mut out),
        #[cfg(feature = "window")]
        None => window::run(&matches, words),
        _ => Err(Message::new("cli-no-command").into()),
    };
    let printed = io::stdout().lock().write_all(&out);
    match (answer, printed) {
        (Err(Complaint::Message(message)), _) => complain(&words.text(&message)),
        (Err(Complaint::Said), _) => ExitCode::from(2),
        // Whoever reads has gone away, as in `crowncount score game.json | head -1`.
        (Ok(_), Err(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        (Ok(_), Err(error)) => {
            complain(&words.text(&Message::new("cli-no-output").with("detail", error.to_string())))
        }
        (Ok(Answer::Yes), Ok(())) => ExitCode::SUCCESS,
        (Ok(Answer::No), Ok(())) => ExitCode::from(1),
    }
}

/// Says what is wrong, on one line. Where even that cannot be written, the exit status says it.
fn complain(text: &str) -> ExitCode {
    let _ = writeln!(io::stderr(), "crowncount: {}", text.replace('\n', " "));
    ExitCode::from(2)
}

/// Says something beside the answer, on standard error.
fn note(message: &Message, words: &Words) {
    let _ = writeln!(io::stderr(), "crowncount: {}", words.text(message).replace('\n', " "));
}

/// Shows help, or says on one line how the call was wrong.
fn not_understood(error: &clap::Error, words: &Words) -> ExitCode {
    // Help that was asked for, and help for a bare call, which is a person who wants to know what there is.
    if error.exit_code() == 0 || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let _ = error.print();
        return ExitCode::from(error.exit_code() as u8);
    }
    complain(&words.text(&usage::say(error)))
}
