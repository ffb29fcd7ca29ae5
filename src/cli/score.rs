//! `crowncount score`: the score sheet as text, or JSON.

use clap::ArgMatches;

use super::{Answer, Complaint, input};
use crate::game::Outcome;
use crate::sheet::Sheet;
use crate::words::Words;

pub(super) fn run(matches: &ArgMatches, words: &Words, out: &mut Vec<u8>) -> Result<Answer, Complaint> {
    let input = input::read_game(matches, words)?;
    input.tell(words);
    let game = input.game;
    let sheet = Sheet::of(&game, &Outcome::of(&game).with_reach(&game), words);
    let text = if matches.get_flag("json") { sheet.json() } else { sheet.text() };
    out.extend(text.bytes());
    Ok(Answer::Yes)
}
