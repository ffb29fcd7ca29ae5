//! `crowncount sheet`: the score sheet as a file, or on standard output.

use clap::ArgMatches;

use super::console::Console;
use super::output::Target;
use super::{Answered, CommandAnswer, input};
use crate::game::Outcome;
use crate::sheet::{Format, Sheet};
use crate::words::{Message, Say};

pub(super) fn run(matches: &ArgMatches, console: &Console<'_>, out: &mut Vec<u8>) -> Answered {
    let target = Target::of(matches)?;
    let format = format(matches, target.as_ref())?;
    let input = input::read_game(matches, console)?;
    input.tell(console);
    let game = input.game;
    let sheet = Sheet::of(&game, &Outcome::of(&game).with_reach(&game), console.words);
    let bytes = sheet.render(format).map_err(|error| error.say())?;
    match target {
        Some(target) => target.write(&bytes, console)?,
        None => out.extend(bytes),
    }
    Ok(CommandAnswer::Yes)
}

/// The format that was asked for by its name, else by the ending of the file; text on standard output.
fn format(matches: &ArgMatches, target: Option<&Target>) -> Result<Format, Message> {
    let named = matches.get_one::<String>("format");
    let named = named.and_then(|name| Format::ALL.into_iter().find(|format| format.ending() == name));
    match (named, target) {
        (Some(format), _) => Ok(format),
        (None, None) => Ok(Format::Text),
        (None, Some(target)) if target.path().extension().is_none() => {
            let endings = Format::ALL.map(Format::ending).join(", ");
            Err(target.at(Message::new("cli-no-ending").with("endings", endings)))
        }
        (None, Some(target)) => Format::of(target.path()).map_err(|error| target.at(error.say())),
    }
}
