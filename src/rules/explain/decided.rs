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
    /// Where points of several rounds decided: the round in which the one was furthest ahead, counted from 0, and by
    /// how much.
    pub round: Option<(usize, u32)>,
}

pub(super) fn between(ranking: &[Standing], scores: &[Score]) -> Vec<Decided> {
    let line = |above: usize, below: usize| {
        let (one, other) = (scores[above].lines.iter(), scores[below].lines.iter());
        furthest_ahead(one.zip(other).map(|(one, other)| (one.id, one.points, other.points)))
    };
    neighbours(ranking, |decided| Decided { line: line(decided.above, decided.below), ..decided })
}

/// The same for several rounds, whose lines are added up.
pub(super) fn over_rounds(ranking: &[Standing], rounds: &[Vec<Score>]) -> Vec<Decided> {
    let sum = |player: usize, line: usize| -> u32 {
        rounds.iter().filter_map(|round| round[player].lines.get(line)).map(|line| line.points).sum()
    };
    let line = |above: usize, below: usize| {
        let lines = rounds.first().map_or(&[][..], |round| &round[above].lines).iter().enumerate();
        furthest_ahead(lines.map(|(index, line)| (line.id, sum(above, index), sum(below, index))))
    };
    let round = |above: usize, below: usize| {
        let rounds = rounds.iter().enumerate();
        furthest_ahead(rounds.map(|(index, round)| (index, round[above].total(), round[below].total())))
    };
    neighbours(ranking, |decided| {
        let Decided { above, below, .. } = decided;
        Decided { line: line(above, below), round: round(above, below), ..decided }
    })
}

/// What separated each two neighbours; where points did, `with_origin` adds where these came from.
fn neighbours(ranking: &[Standing], with_origin: impl Fn(Decided) -> Decided) -> Vec<Decided> {
    let order: Vec<(usize, &Standing)> = ranking
        .iter()
        .flat_map(|standing| standing.players.iter().map(move |&player| (player, standing)))
        .collect();
    let compared = order.windows(2).map(|pair| compare(pair[0], pair[1]));
    compared
        .map(|decided| if decided.by == Some(Measure::Points) { with_origin(decided) } else { decided })
        .collect()
}

fn compare((above, one): (usize, &Standing), (below, other): (usize, &Standing)) -> Decided {
    let differs = one.figures.iter().zip(&other.figures).find(|(one, other)| one.1 != other.1);
    let (by, gap) = differs.map_or((None, 0), |(one, other)| (Some(one.0), one.1 - other.1));
    Decided { above, below, by, gap, line: None, round: None }
}

/// The first of the things in which one is furthest ahead of the other; each has the points of both.
fn furthest_ahead<T>(of: impl DoubleEndedIterator<Item = (T, u32, u32)>) -> Option<(T, u32)> {
    let ahead = of.map(|(what, own, others)| (what, own.saturating_sub(others)));
    ahead.rev().max_by_key(|(_, ahead)| *ahead).filter(|(_, ahead)| *ahead > 0)
}
