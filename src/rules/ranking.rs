//! Who is placed where, and what decided it.

use std::cmp::Reverse;

use super::{Measure, Rules, Score};

/// The figures that players are compared by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// The total.
    pub points: u32,
    /// The squares of the largest territory.
    pub largest_territory: u32,
    /// All crowns.
    pub crowns: u32,
}

/// One place of the ranking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// 1 for the winners. Two firsts are followed by a third.
    pub place: usize,
    /// The players who share it, as indices of what was ranked.
    pub players: Vec<usize>,
    /// Their figures, in the order of the rules; those who share a place have the same.
    pub figures: Vec<(Measure, u32)>,
    /// Which neighbour in the ranking they were compared with.
    pub against: Against,
    /// The figures that were compared with that neighbour, in the order of the rules; the last one decided.
    pub compared: Vec<Comparison>,
}

/// Which neighbour in the ranking a place was compared with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Against {
    /// The next place below.
    Below,
    /// The place above, because this is the last.
    Above,
    /// Nobody else played.
    Nobody,
}

/// One figure of two that were compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Comparison {
    /// What was compared.
    pub measure: Measure,
    /// The figure of this place.
    pub own: u32,
    /// The figure of the other.
    pub other: u32,
}

impl Tally {
    /// The figures of one kingdom.
    pub fn of(score: &Score) -> Self {
        Self { points: score.total(), largest_territory: score.largest_territory(), crowns: score.crowns() }
    }

    fn figure(&self, measure: Measure) -> u32 {
        match measure {
            Measure::Points => self.points,
            Measure::LargestTerritory => self.largest_territory,
            Measure::Crowns => self.crowns,
        }
    }
}

impl Standing {
    /// Whether its players are equal in everything that counts.
    pub fn is_shared(&self) -> bool {
        self.players.len() > 1
    }

    /// What separated this place from its neighbour; `None` where it is shared.
    pub fn decided_by(&self) -> Option<Measure> {
        let deciding = self.compared.last().map_or(Measure::Points, |comparison| comparison.measure);
        (!self.is_shared()).then_some(deciding)
    }
}

/// Ranks the players by their figures: points first, then the tie-break of the rules, and what is still equal
/// is shared.
///
/// ```
/// use crowncount::{Game, Measure, Rules, Tally, rank};
///
/// let ana = Tally { points: 52, largest_territory: 9, crowns: 8 };
/// let bo = Tally { largest_territory: 7, ..ana };
/// let ranking = rank(&Rules::of(Game::Kingdomino, None)?, &[bo, ana]);
/// assert_eq!(ranking[0].players, [1]);
/// assert_eq!(ranking[0].decided_by(), Some(Measure::LargestTerritory));
/// # Ok::<(), crowncount::RulesError>(())
/// ```
pub fn rank(rules: &Rules, tallies: &[Tally]) -> Vec<Standing> {
    let chain: Vec<Measure> =
        [Measure::Points].into_iter().chain(rules.tie_break().iter().copied()).collect();
    let figures = |player: usize| chain.iter().map(|&m| tallies[player].figure(m)).collect::<Vec<_>>();

    let mut order: Vec<usize> = (0..tallies.len()).collect();
    order.sort_by_key(|&player| Reverse(figures(player)));
    let groups: Vec<&[usize]> = order.chunk_by(|&a, &b| figures(a) == figures(b)).collect();

    let mut place = 1;
    let mut ranking = Vec::with_capacity(groups.len());
    for (index, group) in groups.iter().enumerate() {
        let own = figures(group[0]);
        let (against, other) = match (groups.get(index + 1), index.checked_sub(1)) {
            (Some(below), _) => (Against::Below, figures(below[0])),
            (None, Some(above)) => (Against::Above, figures(groups[above][0])),
            (None, None) => (Against::Nobody, Vec::new()),
        };
        let mut compared = Vec::new();
        for ((&measure, &own), other) in chain.iter().zip(&own).zip(other) {
            compared.push(Comparison { measure, own, other });
            if own != other {
                break;
            }
        }
        let figures = chain.iter().copied().zip(own).collect();
        ranking.push(Standing { place, players: group.to_vec(), figures, against, compared });
        place += group.len();
    }
    ranking
}
