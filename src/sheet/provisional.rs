//! What is said while something is missing: who leads, and what could still change it.

use super::verdict::list;
use crate::game::{Open, Outcome};
use crate::words::{Arg, Message, Say, Words};

/// Who leads and who can still reach what, as one sentence; nothing where nothing is missing.
pub(super) fn standing(outcome: &Outcome, names: &[String]) -> Option<Message> {
    if outcome.is_final() {
        return None;
    }
    let together = |all: Message, next: Message| Message::new("why-list").with("all", all).with("next", next);
    let all = leader(outcome, names).into_iter().chain(reaches(outcome, names)).reduce(together);
    all.map(|what| Message::new("verdict-provisional").with("what", what))
}

/// What is missing, each with its sentence.
pub(super) fn open(outcome: &Outcome, names: &[String], words: &Words) -> Vec<(Open, String)> {
    outcome.open.iter().map(|open| (open.clone(), words.text(&say(open, names)))).collect()
}

/// Who leads with what was entered so far; nobody leads alone, or before anybody has a point.
fn leader(outcome: &Outcome, names: &[String]) -> Option<Message> {
    let first = outcome.ranking.first().filter(|_| outcome.ranking.len() > 1)?;
    let points = outcome.totals[first.players[0]].points;
    let id = if first.is_shared() { "verdict-lead" } else { "verdict-leads" };
    (points > 0).then(|| Message::new(id).with("players", list(&first.players, names)).with("points", points))
}

/// What each player with unknown cells can still reach, where that is certain and more than they have.
fn reaches(outcome: &Outcome, names: &[String]) -> impl Iterator<Item = Message> {
    outcome.open.iter().filter_map(|open| match *open {
        Open::Cells { player, reach: Some(reach), .. } if reach.most > outcome.totals[player].points => Some(
            Message::new("verdict-can-reach").with("player", names[player].as_str()).with("most", reach.most),
        ),
        _ => None,
    })
}

fn say(open: &Open, names: &[String]) -> Message {
    match *open {
        Open::Holdings { player, ref inputs, .. } => Message::new("sheet-uncounted")
            .with("player", names[player].as_str())
            .with("what", Arg::from_iter(inputs.iter().map(Say::say))),
        Open::Queen { .. } => Message::new("sheet-queen-unknown"),
        Open::Reading { player, .. } => {
            Message::new("app-being-read-of").with("player", names[player].as_str())
        }
        Open::Kingdom { player, .. } => {
            Message::new("sheet-empty-kingdom").with("player", names[player].as_str())
        }
        Open::Cells { player, places, .. } => {
            Message::new("sheet-unknown").with("player", names[player].as_str()).with("count", places.len())
        }
        Open::Unsure { player, places, .. } => {
            Message::new("sheet-unsure").with("player", names[player].as_str()).with("count", places.len())
        }
        Open::Rounds { played, rounds } => {
            Message::new("sheet-rounds-open").with("played", played).with("rounds", rounds)
        }
    }
}
