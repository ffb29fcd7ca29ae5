//! The command line. In: arguments. Out: text or JSON on standard output, one line on standard error if
//! something is wrong, and the exit status: 0 done, 1 the answer is no, 2 the input could not be read.

mod args;
mod audit;
mod console;
mod explain;
mod help;
mod input;
mod language;
mod naming;
mod output;
mod paint;
mod photos;
mod rules;
mod scan;
mod scanned;
mod score;
mod sheet;
mod usage;
#[cfg(feature = "window")]
mod window;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use anstream::{AutoStream, ColorChoice};
use clap::ArgMatches;
use clap::error::ErrorKind;

use console::Console;

use crate::words::{Language, Message, Say, Words};

/// How a command ended, where nothing went wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CommandAnswer {
    /// Done.
    Yes,
    /// The input was read, but the answer is no.
    No,
}

/// Why a command could not be carried out.
#[derive(Debug)]
enum Complaint {
    /// A message to print.
    Message(Message),
    /// It was reported already.
    Said,
}

/// How a command ended.
type Answered = Result<CommandAnswer, Complaint>;

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
    let console = Console { words, quiet: matches.get_flag("quiet") };
    let answer = match matches.subcommand() {
        Some(("score", matches)) => score::run(matches, &console, &mut out),
        Some(("sheet", matches)) => sheet::run(matches, &console, &mut out),
        Some(("audit", matches)) => audit::run(matches, &console, &mut out),
        Some(("explain", matches)) => explain::run(matches, &console, &mut out),
        Some(("scan", matches)) => scan::run(matches, &console, &mut out),
        Some(("help", matches)) => help::run(matches, words, &mut out),
        Some(("completions", matches)) => Ok(help::completions(matches, words, &mut out)),
        Some(("man", matches)) => help::manual(matches, words, &mut out),
        #[cfg(feature = "window")]
        None => window::run(&matches, words),
        _ => Err(Message::new("cli-no-command").into()),
    };
    let printed = print(&matches, &out, words).and_then(|()| io::stdout().flush());
    match answer {
        Err(Complaint::Message(message)) => complain(&words.text(&message)),
        Err(Complaint::Said) => ExitCode::from(2),
        Ok(CommandAnswer::Yes) => after(printed, 0, words),
        Ok(CommandAnswer::No) => after(printed, 1, words),
    }
}

/// The exit status once the answer was printed, or could not be.
fn after(printed: io::Result<()>, status: u8, words: &Words) -> ExitCode {
    match printed {
        Ok(()) => ExitCode::from(status),
        // Whoever reads has gone away, as in `crowncount score game.json | head -1`.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => complain(&words.text(&Message::new("cli-no-output").with("detail", error.say()))),
    }
}

/// Says what is wrong, on one line. Where even that cannot be written, the exit status says it.
fn complain(text: &str) -> ExitCode {
    let _ = writeln!(io::stderr(), "crowncount: {}", text.replace('\n', " "));
    ExitCode::from(2)
}

/// Prints the answer, in colours where it is text for a person at a terminal, or where they are asked for.
fn print(matches: &ArgMatches, out: &[u8], words: &Words) -> io::Result<()> {
    let choice = match matches.get_one::<String>("color").map(String::as_str) {
        Some("always") => ColorChoice::Always,
        Some("never") => ColorChoice::Never,
        _ => ColorChoice::Auto,
    };
    let is_for_people = |(name, matches): (&str, &ArgMatches)| {
        let as_json = matches.try_get_one::<bool>("json").ok().flatten().copied().unwrap_or(false);
        matches!(name, "score" | "audit" | "explain" | "scan") && !as_json
    };
    match std::str::from_utf8(out) {
        Ok(text) if matches.subcommand().is_some_and(is_for_people) => {
            let total = words.text(&Message::new("sheet-total"));
            let painted = paint::painted(text, &total);
            AutoStream::new(io::stdout().lock(), choice).write_all(painted.as_bytes())
        }
        _ => io::stdout().lock().write_all(out),
    }
}

/// Shows help, or says on one line how the call was wrong.
fn not_understood(error: &clap::Error, words: &Words) -> ExitCode {
    // Help that was asked for, and help for a bare call, from somebody who wants to know what the program can do.
    if error.exit_code() == 0 || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let printed = error.print().and_then(|()| io::stdout().flush());
        return after(printed, error.exit_code() as u8, words);
    }
    complain(&words.text(&usage::say(error)))
}
