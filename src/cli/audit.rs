//! `crowncount audit`: can these kingdoms be laid with the box?

use std::fmt::Write;

use clap::ArgMatches;

use super::{Answer, input};
use crate::game::{Match, Round};
use crate::laying::Laid;
use crate::model::{DominoBox, Kingdom, Place};
use crate::rules::{Audit, Entrant, audit};
use crate::sheet::audit_json;
use crate::words::{Message, Words};

pub(super) fn run(matches: &ArgMatches, words: &Words, out: &mut Vec<u8>) -> Result<Answer, Message> {
    let game = input::game(matches, words)?;
    let audits: Vec<Audit> = game.rounds.iter().map(|round| audit_round(&game, round)).collect();
    let text = if matches.get_flag("json") {
        audit_json(&game, &audits, words)
    } else {
        audits.iter().zip(&game.rounds).map(|(audit, round)| report(audit, round, words)).collect()
    };
    out.extend(text.bytes());
    Ok(if audits.iter().all(Audit::possible) { Answer::Yes } else { Answer::No })
}

fn audit_round(game: &Match, round: &Round) -> Audit {
    let entrants: Vec<Entrant<'_>> = round.players.iter().map(|player| player.entrant()).collect();
    audit(&game.rules, &entrants)
}

/// What was found, and one laying as grids.
fn report(audit: &Audit, round: &Round, words: &Words) -> String {
    let names: Vec<&str> = round.players.iter().map(|player| player.name.as_str()).collect();
    let verdict = if audit.possible() { "audit-possible" } else { "audit-impossible" };
    let mut text = format!("{}\n", words.text(&Message::new(verdict)));
    for finding in &audit.findings {
        let _ = writeln!(text, "- {}", words.text(&finding.say(&names)));
    }
    if audit.dominoes.is_empty() {
        return text;
    }
    let _ = writeln!(text, "\n{}", words.text(&Message::new("audit-laying")));
    for (player, name) in names.iter().enumerate() {
        let laid: Vec<Laid> = audit.dominoes.iter().filter(|laid| laid.kingdom == player).copied().collect();
        let _ = write!(text, "\n{name}\n{}", grid(&round.players[player].kingdom, &laid));
    }
    text
}

/// The kingdom with a tag behind each square: the number of a Kingdomino domino, or a letter for one of
/// Queendomino, whose numbers are not certain. The two squares of a domino have the same tag.
fn grid(kingdom: &Kingdom, laid: &[Laid]) -> String {
    let mut letters = ('a'..='z').chain('A'..='Z');
    let tag = |laid: &Laid| match laid.domino.from {
        DominoBox::Kingdomino => laid.domino.number.to_string(),
        DominoBox::Queendomino => letters.next().map_or_else(String::new, String::from),
    };
    let tags: Vec<(String, [Place; 2])> =
        laid.iter().map(tag).zip(laid.iter().map(|laid| laid.places)).collect();
    let cell = |place: Place| {
        let tag = tags.iter().find(|(_, places)| places.contains(&place));
        let cell = kingdom.get(place);
        tag.map_or_else(|| cell.to_string(), |(tag, _)| format!("{cell}·{tag}"))
    };
    let width = kingdom.places().map(|place| cell(place).chars().count()).max().unwrap_or(0);
    let row = |row: u8| {
        let cells = (0..kingdom.cols()).map(|col| format!("{:width$}", cell(Place::new(row, col))));
        format!("  {}\n", cells.collect::<Vec<_>>().join("  ").trim_end())
    };
    (0..kingdom.rows()).map(row).collect()
}
