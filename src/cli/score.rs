//! `crowncount score`: the score sheet as text, or JSON.

use clap::ArgMatches;

use super::{Answer, Complaint, input};
use crate::game::Outcome;
use crate::sheet::{Sheet, score_json};
use crate::words::Words;

pub(super) fn run(matches: &ArgMatches, words: &Words, out: &mut Vec<u8>) -> Result<Answer, Complaint> {
    let game = input::game(matches, words)?;
    let outcome = Outcome::of(&game);
    let text = if matches.get_flag("json") {
        score_json(&game, &outcome, words)
    } else {
        Sheet::of(&game, &outcome, words).text()
    };
    out.extend(text.bytes());
    Ok(Answer::Yes)
}
