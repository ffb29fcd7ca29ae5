//! What the Queen was worth, and who should have her, judging by the towers.

use super::super::{Earned, Entrant, Input, Rules, Score};
use super::score;
use crate::model::Holdings;

/// What the Queen was worth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QueenWorth {
    /// The player who has her.
    pub host: usize,
    /// What she brought.
    pub points: u32,
    /// The players with the most towers: she is with one of them.
    pub most_towers: Vec<usize>,
    /// What she would have brought to each player.
    pub to_each: Vec<u32>,
}

pub(super) fn worth(rules: &Rules, entrants: &[Entrant<'_>], scores: &[Score]) -> Option<QueenWorth> {
    if !rules.book().inputs.contains(&Input::Queen) {
        return None;
    }
    let host = entrants.iter().position(|entrant| entrant.holdings.queen)?;
    let with = |entrant: &Entrant<'_>, queen: bool| {
        score(rules, &Entrant { holdings: Holdings { queen, ..entrant.holdings }, ..*entrant }).total()
    };
    let to_each: Vec<u32> =
        entrants.iter().map(|entrant| with(entrant, true) - with(entrant, false)).collect();
    let towers: Vec<u32> = entrants
        .iter()
        .map(|entrant| entrant.holdings.towers.max(Earned::of(Input::Towers, entrant).least))
        .collect();
    let most = towers.iter().copied().max().unwrap_or(0);
    let most_towers = (0..scores.len()).filter(|&player| most > 0 && towers[player] == most).collect();
    Some(QueenWorth { host, points: to_each[host], most_towers, to_each })
}
