//! `crowncount audit`: could these kingdoms have been laid with the box?

use clap::ArgMatches;

use super::console::Console;
use super::{Answered, CommandAnswer, input};
use crate::game::Player;
use crate::rules::{Audit, Entrant, audit_rounds};
use crate::sheet::{audit_json, audit_text};

pub(super) fn run(matches: &ArgMatches, console: &Console<'_>, out: &mut Vec<u8>) -> Answered {
    let input = input::read_game(matches, console)?;
    // What can be wrong with the kingdoms is the answer itself.
    input.tell_notes(console);
    let game = input.game;
    let tables: Vec<Vec<Entrant<'_>>> =
        game.rounds.iter().map(|round| round.players.iter().map(Player::entrant).collect()).collect();
    let audits = audit_rounds(&game.rules, &tables);
    let as_json = matches.get_flag("json");
    let text = if as_json {
        audit_json(&game, &audits, console.words)
    } else {
        audit_text(&game, &audits, console.words)
    };
    out.extend(text.bytes());
    Ok(if audits.iter().all(Audit::possible) { CommandAnswer::Yes } else { CommandAnswer::No })
}
