//! `crowncount audit`: could these kingdoms have been laid with the box?

use clap::ArgMatches;

use super::console::Console;
use super::{Answered, CommandAnswer, input};
use crate::game::Round;
use crate::rules::{Audit, Entrant, audit};
use crate::sheet::{audit_json, audit_text};

pub(super) fn run(matches: &ArgMatches, console: &Console<'_>, out: &mut Vec<u8>) -> Answered {
    let input = input::read_game(matches, console)?;
    // What can be wrong with the kingdoms is the answer itself.
    input.tell_notes(console);
    let game = input.game;
    let of_round = |round: &Round| {
        let entrants: Vec<Entrant<'_>> = round.players.iter().map(|player| player.entrant()).collect();
        audit(&game.rules, &entrants)
    };
    let audits: Vec<Audit> = game.rounds.iter().map(of_round).collect();
    let as_json = matches.get_flag("json");
    let text = if as_json {
        audit_json(&game, &audits, console.words)
    } else {
        audit_text(&game, &audits, console.words)
    };
    out.extend(text.bytes());
    Ok(if audits.iter().all(Audit::possible) { CommandAnswer::Yes } else { CommandAnswer::No })
}
