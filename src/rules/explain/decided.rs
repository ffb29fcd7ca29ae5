//! What decided it: the line that made the gap between each two neighbours in the ranking.

use super::super::{LineId, Measure, Score, Standing};

/// What separated two neighbours in the ranking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decided {
    /// The player who is ahead, as an index.
    pub above: usize,
    /// The next one.
    pub below: usize,
    /// The measure that separated them; `None` where none did.
    pub by: Option<Measure>,
    /// By how much.
    pub gap: u32,
    /// Where points decided: the line in which the one was furthest ahead, and by how much.
    pub line: Option<(LineId, u32)>,
}

pub(super) fn between(ranking: &[Standing], scores: &[Score]) -> Vec<Decided> {
    let order: Vec<(usize, &Standing)> = ranking
        .iter()
        .flat_map(|standing| standing.players.iter().map(move |&player| (player, standing)))
        .collect();
    order.windows(2).map(|pair| compare(pair[0], pair[1], scores)).collect()
}

fn compare(
    (above, one): (usize, &Standing),
    (below, other): (usize, &Standing),
    scores: &[Score],
) -> Decided {
    let differs = one.figures.iter().zip(&other.figures).find(|(one, other)| one.1 != other.1);
    let Some((&(measure, own), &(_, others))) = differs else {
        return Decided { above, below, by: None, gap: 0, line: None };
    };
    let line = (measure == Measure::Points).then(|| furthest_ahead(&scores[above], &scores[below])).flatten();
    Decided { above, below, by: Some(measure), gap: own - others, line }
}

/// The first of the lines in which one score is furthest ahead of another.
fn furthest_ahead(one: &Score, other: &Score) -> Option<(LineId, u32)> {
    let ahead = one
        .lines
        .iter()
        .zip(&other.lines)
        .map(|(one, other)| (one.id, one.points.saturating_sub(other.points)));
    ahead.rev().max_by_key(|(_, ahead)| *ahead).filter(|(_, ahead)| *ahead > 0)
}
