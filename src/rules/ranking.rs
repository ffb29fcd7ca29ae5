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
    /// Whom they were compared with.
    pub against: Against,
    /// The figures that were compared, in the order of the rules; the last one decided, unless all are equal.
    pub compared: Vec<Comparison>,
}

/// Whom the players of a place were compared with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Against {
    /// With each other: nothing tells them apart.
    EachOther,
    /// With the next place below.
    Below,
    /// With the place above, because this is the last.
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
    /// What set this place apart; `None` where it is shared because nothing could.
    pub fn decided_by(&self) -> Option<Measure> {
        match self.against {
            Against::EachOther => None,
            Against::Nobody => Some(Measure::Points),
            Against::Below | Against::Above => self.compared.last().map(|comparison| comparison.measure),
        }
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
        let (against, other) = match (group.len(), groups.get(index + 1), index.checked_sub(1)) {
            (2.., _, _) => (Against::EachOther, group[0]),
            (_, Some(below), _) => (Against::Below, below[0]),
            (_, None, Some(above)) => (Against::Above, groups[above][0]),
            (_, None, None) => (Against::Nobody, group[0]),
        };
        let mut compared = Vec::new();
        for &measure in &chain {
            let (own, other) = (tallies[group[0]].figure(measure), tallies[other].figure(measure));
            compared.push(Comparison { measure, own, other });
            if own != other {
                break;
            }
        }
        ranking.push(Standing { place, players: group.to_vec(), against, compared });
        place += group.len();
    }
    ranking
}
