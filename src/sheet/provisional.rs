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

/// Who leads with what was entered so far; nobody leads without others, or before anybody has a point.
fn leader(outcome: &Outcome, names: &[String]) -> Option<Message> {
    let first = outcome.ranking.first().filter(|_| names.len() > 1)?;
    let points = outcome.totals[first.players[0]].points;
    let id = if first.is_shared() { "verdict-lead" } else { "verdict-leads" };
    (points > 0).then(|| Message::new(id).with("players", list(&first.players, names)).with("points", points))
}

/// What a total can still come to; `None` at an end that is not certain.
#[derive(Clone, Copy)]
struct Range {
    least: Option<u32>,
    most: Option<u32>,
}

impl Range {
    fn of(outcome: &Outcome, player: usize) -> Self {
        let now = outcome.totals[player].points;
        let mut range = Self { least: Some(now), most: Some(now) };
        for open in &outcome.open {
            match *open {
                Open::Cells { player: of, reach: Some(reach), .. } if of == player => {
                    range = Self { least: Some(reach.least), most: Some(reach.most) };
                }
                Open::Kingdom { player: of, .. }
                | Open::Cells { player: of, .. }
                | Open::Unsure { player: of, .. }
                | Open::Holdings { player: of, .. }
                | Open::Reading { player: of, .. }
                    if of != player => {}
                _ => return Self { least: None, most: None },
            }
        }
        range
    }

    /// Whether this can end at or above another one. Where both end alike, other figures decide.
    fn can_catch(self, above: Self) -> bool {
        match (self.most, above.least) {
            (Some(most), Some(least)) => most >= least,
            _ => true,
        }
    }
}

/// What can still change the order: who can catch somebody ahead of them, and who can fall back to somebody behind.
/// Where nothing can, that is said.
fn reaches(outcome: &Outcome, names: &[String]) -> Vec<Message> {
    let ranges: Vec<Range> = (0..names.len()).map(|player| Range::of(outcome, player)).collect();
    let place = |player: usize| {
        outcome.ranking.iter().find(|standing| standing.players.contains(&player)).map_or(0, |one| one.place)
    };
    let is_ahead = |one: usize, other: usize| one != other && place(one) <= place(other);
    let pairs: Vec<(usize, usize)> = (0..names.len())
        .flat_map(|one| (0..names.len()).map(move |other| (one, other)))
        .filter(|&(one, other)| is_ahead(one, other) && ranges[other].can_catch(ranges[one]))
        .collect();
    if pairs.is_empty() && names.len() > 1 {
        return vec![Message::new("verdict-order-stands")];
    }
    let mut said = Vec::new();
    for (player, name) in names.iter().enumerate() {
        let now = outcome.totals[player].points;
        let message = |id: &'static str| Message::new(id).with("player", name.as_str());
        if let Some(most) = ranges[player].most.filter(|&most| most > now)
            && (names.len() == 1 || pairs.iter().any(|&(_, behind)| behind == player))
        {
            said.push(message("verdict-can-reach").with("most", most));
        }
        if let Some(least) = ranges[player].least.filter(|&least| least < now)
            && pairs.iter().any(|&(ahead, _)| ahead == player)
        {
            said.push(message("verdict-can-drop").with("least", least));
        }
    }
    said
}

fn say(open: &Open, names: &[String]) -> Message {
    match *open {
        Open::Holdings { player, ref inputs, .. } => Message::new("sheet-uncounted")
            .with("player", names[player].as_str())
            .with("what", inputs.iter().map(Say::say).collect::<Arg>()),
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
