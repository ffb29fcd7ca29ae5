//! `crowncount score`: the score sheet as text, or JSON.

use clap::ArgMatches;

use super::console::Console;
use super::{Answered, CommandAnswer, input};
use crate::game::Outcome;
use crate::sheet::Sheet;

pub(super) fn run(matches: &ArgMatches, console: &Console<'_>, out: &mut Vec<u8>) -> Answered {
    let input = input::read_game(matches, console)?;
    input.tell(console);
    let game = input.game;
    let sheet = Sheet::of(&game, &Outcome::of(&game).with_reach(&game), console.words);
    let text = if matches.get_flag("json") { sheet.json() } else { sheet.text() };
    out.extend(text.bytes());
    Ok(CommandAnswer::Yes)
}
