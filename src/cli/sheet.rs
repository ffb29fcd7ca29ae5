//! `crowncount sheet`: the score sheet as a file.

use std::io;
use std::path::PathBuf;

use clap::ArgMatches;

use super::{Answer, Complaint, input};
use crate::files::write_whole;
use crate::game::Outcome;
use crate::sheet::{Format, Sheet};
use crate::words::{Message, Say, Words};

pub(super) fn run(matches: &ArgMatches, words: &Words) -> Result<Answer, Complaint> {
    let out: PathBuf = matches.get_one::<PathBuf>("out").cloned().unwrap_or_default();
    let at = |what: Message| Message::new("at").with("place", out.display().to_string()).with("what", what);
    let format = Format::of(&out).map_err(|error| at(error.say()))?;
    let input = input::read_game(matches, words)?;
    input.tell(words);
    let game = input.game;
    let sheet = Sheet::of(&game, &Outcome::of(&game).with_reach(&game), words);
    let bytes = sheet.render(format).map_err(|error| at(error.say()))?;
    write_whole(&out, &bytes).map_err(|error| at(unwritable(&error)))?;
    Ok(Answer::Yes)
}

fn unwritable(error: &io::Error) -> Message {
    match error.kind() {
        io::ErrorKind::NotFound => Message::new("cli-no-folder"),
        io::ErrorKind::IsADirectory => Message::new("cli-is-folder"),
        io::ErrorKind::PermissionDenied => Message::new("cli-not-allowed-to-write"),
        _ => Message::new("cli-unwritable").with("detail", error.to_string()),
    }
}
