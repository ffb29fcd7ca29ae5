//! An audit as text: what was found, and one laying as grids.

use std::fmt::Write;

use crate::game::Match;
use crate::laying::Laid;
use crate::model::{DominoBox, Kingdom, Place};
use crate::rules::{Audit, Possibility};
use crate::words::{Message, Words};

/// The audits of all rounds of a game.
pub fn audit_text(game: &Match, audits: &[Audit], words: &Words) -> String {
    let names = game.names();
    let mut text = String::new();
    for (index, (audit, round)) in audits.iter().zip(&game.rounds).enumerate() {
        if game.rules.is_dynasty() {
            let gap = if index == 0 { "" } else { "\n" };
            let _ =
                writeln!(text, "{gap}{}", words.text(&Message::new("sheet-round").with("round", index + 1)));
        }
        let kingdoms: Vec<&Kingdom> = round.players.iter().map(|player| &player.kingdom).collect();
        text.push_str(&report(audit, &names, &kingdoms, words));
    }
    text
}

fn report(audit: &Audit, names: &[&str], kingdoms: &[&Kingdom], words: &Words) -> String {
    let verdict = match audit.possibility() {
        Possibility::Possible if !audit.findings.is_empty() => "audit-possible-but",
        Possibility::Possible => "audit-possible",
        Possibility::Impossible => "audit-impossible",
        Possibility::Undecided => "audit-undecided",
    };
    let mut text = format!("{}\n", words.text(&Message::new(verdict)));
    for finding in &audit.findings {
        let _ = writeln!(text, "- {}", words.text(&finding.say(names)));
    }
    let has = |from| audit.dominoes.iter().any(|laid| laid.domino.from == from);
    let legend = match (has(DominoBox::Kingdomino), has(DominoBox::Queendomino)) {
        (false, false) => return text,
        (true, false) => "audit-laying-kingdomino",
        (false, true) => "audit-laying-queendomino",
        (true, true) => "audit-laying-royal-wedding",
    };
    let _ = writeln!(text, "\n{}", words.text(&Message::new(legend)));
    let tags = tags(&audit.dominoes);
    for (player, (name, kingdom)) in names.iter().zip(kingdoms).enumerate() {
        let laid: Vec<(&str, [Place; 2])> = audit
            .dominoes
            .iter()
            .zip(&tags)
            .filter(|(laid, _)| laid.kingdom == player)
            .map(|(laid, tag)| (tag.as_str(), laid.places))
            .collect();
        let _ = write!(text, "\n{name}\n{}", grid(kingdom, &laid));
    }
    text
}

/// A tag for each domino: the number of one of Kingdomino, or letters for one of Queendomino, whose numbers are not
/// certain. The letters go on from player to player: a to z, then aa to az and so on.
fn tags(dominoes: &[Laid]) -> Vec<String> {
    let mut letters = (0..).map(|index: u8| {
        let letter = char::from(b'a' + index % 26);
        match index / 26 {
            0 => letter.to_string(),
            more => format!("{}{letter}", char::from(b'a' + more - 1)),
        }
    });
    // In the order of the players, whatever the order of the search.
    let mut order: Vec<usize> = (0..dominoes.len()).collect();
    order.sort_by_key(|&index| dominoes[index].kingdom);
    let mut tags = vec![String::new(); dominoes.len()];
    for index in order {
        tags[index] = match dominoes[index].domino.from {
            DominoBox::Kingdomino => dominoes[index].domino.number.to_string(),
            DominoBox::Queendomino => letters.next().unwrap_or_default(),
        };
    }
    tags
}

/// The kingdom with a tag after each square; the two squares of a domino have the same.
fn grid(kingdom: &Kingdom, laid: &[(&str, [Place; 2])]) -> String {
    let cell = |place: Place| {
        let tag = laid.iter().find(|(_, places)| places.contains(&place));
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
