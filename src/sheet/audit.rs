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
    for (player, (name, kingdom)) in names.iter().zip(kingdoms).enumerate() {
        let laid: Vec<Laid> = audit.dominoes.iter().filter(|laid| laid.kingdom == player).copied().collect();
        let _ = write!(text, "\n{name}\n{}", grid(kingdom, &laid));
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
