//! What the Queen was worth, and who should have her, judging by the towers.

use super::super::audit::standing_towers;
use super::super::{Entrant, Input, Rules};
use super::score;
use crate::model::Holdings;

/// What the Queen was worth, or would have been.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QueenWorth {
    /// The player who has her.
    pub host: Option<usize>,
    /// Whether everybody has said whether they have her. If nobody has then, although towers stand, it is a mistake.
    pub is_known: bool,
    /// The players with the most towers: she is with one of them.
    pub most_towers: Vec<usize>,
    /// What she brought, or would have brought, to each player.
    pub to_each: Vec<u32>,
}

/// `None` in a game without her, and while she is with nobody because there are no towers.
pub(super) fn worth(rules: &Rules, entrants: &[Entrant<'_>]) -> Option<QueenWorth> {
    if !rules.book().inputs.contains(&Input::Queen) {
        return None;
    }
    let with = |entrant: &Entrant<'_>, queen: bool| {
        let holdings = Holdings { queen: Some(queen), ..entrant.holdings };
        score(rules, &Entrant { holdings, ..*entrant }).total()
    };
    let to_each = entrants.iter().map(|entrant| with(entrant, true) - with(entrant, false)).collect();
    let towers: Vec<u32> = entrants.iter().map(standing_towers).collect();
    let most = towers.iter().copied().max().unwrap_or(0);
    let most_towers: Vec<usize> =
        (0..entrants.len()).filter(|&player| most > 0 && towers[player] == most).collect();
    let host = entrants.iter().position(|entrant| entrant.holdings.has_queen());
    // A single kingdom is not a game: she may be with somebody else.
    let is_missed = !most_towers.is_empty() && entrants.len() > 1;
    let is_known = entrants.iter().all(|entrant| Input::Queen.is_counted(&entrant.holdings));
    (host.is_some() || is_missed).then_some(QueenWorth { host, is_known, most_towers, to_each })
}
