//! The likeliest kingdoms that one supply of dominoes can make together.
//!
//! In: beliefs about the cells of several grids, and the dominoes. Out: for each grid its kingdom, laid with dominoes that
//! no other uses; or that the supply cannot make what is seen.
//!
//! Each kingdom is laid alone at first. Where they use more dominoes of a kind than there are, one of those who use it
//! has to do with fewer: every such choice is a branch, and the branch whose kingdoms cost least together is looked at
//! first (branch and bound), so that the first one without a conflict is the likeliest. In the end the cells of each
//! kingdom are judged with the dominoes that the others leave.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

use super::beliefs::{Beliefs, SCALE};
use super::likeliest::{Cheapest, Likeliest, Sureness, cheapest_believed, likeliest_believed};
use super::{Connection, Effort, Laid, Supply};
use crate::model::{Cell, Domino, DominoKind, Square};

/// The answer of [`likeliest_together`].
#[derive(Debug, Clone, PartialEq)]
pub enum Together {
    /// The likeliest kingdoms that the supply can make, each laid, with the rule it keeps.
    Laid(Vec<(Likeliest, Connection)>),
    /// The supply cannot make them together, or only against what was seen: these dominoes, of kingdoms that are each laid
    /// alone, are claimed more often than they are there.
    Contradiction(Vec<Laid>),
    /// The search was stopped.
    Undecided,
}

/// What a joint search may cost.
#[derive(Debug, Clone, Copy)]
pub struct TogetherLimits {
    /// How much less likely kingdoms may be that break the connection rule before they are believed, in nats.
    pub worth: f32,
    /// How much less likely all kingdoms together may be than each alone, in nats.
    pub most_cost: f32,
    /// The effort for one kingdom.
    pub effort: Effort,
    /// How often a kingdom may be laid on the way.
    pub layings: usize,
}

/// How many dominoes of each kind each kingdom may use at most, where that is fewer than there are.
type Caps = Vec<KingdomCaps>;

/// The same for one kingdom.
type KingdomCaps = BTreeMap<DominoKind, u8>;

/// Finds the likeliest kingdoms that the dominoes can form together, each of them as
/// [`likeliest_believed`](super::likeliest_believed) does.
pub fn likeliest_together(all: &[Beliefs], supply: &Supply, limits: &TogetherLimits) -> Together {
    let mut search = JointSearch { all, supply, limits, laid: BTreeMap::new(), layings: 0 };
    match search.run() {
        Ok(found) => match &found[..] {
            [] => Together::Contradiction(search.claimed()),
            [best, rivals @ ..] => search.judged(best, rivals),
        },
        Err(Stopped) => Together::Undecided,
    }
}

/// The search took too long.
struct Stopped;

struct JointSearch<'a> {
    all: &'a [Beliefs],
    supply: &'a Supply,
    limits: &'a TogetherLimits,
    /// What was found for a kingdom with some caps; nothing where it cannot be laid.
    laid: BTreeMap<(usize, KingdomCaps), Option<Cheapest>>,
    layings: usize,
}

/// Kingdoms that are laid within some caps, without regard to each other.
struct Joint {
    caps: Caps,
    laid: Vec<Cheapest>,
}

impl Joint {
    fn cost(&self) -> i64 {
        self.laid.iter().map(|laid| i64::from(laid.cost)).sum()
    }

    /// How many dominoes of each kind a kingdom uses.
    fn uses(&self, kingdom: usize) -> BTreeMap<DominoKind, u8> {
        let mut uses = BTreeMap::new();
        for laid in &self.laid[kingdom].dominoes {
            *uses.entry(laid.domino.kind()).or_insert(0) += 1;
        }
        uses
    }
}

impl JointSearch<'_> {
    /// The likeliest kingdoms first, then what else a conflict could have come to; none where they contradict what was seen
    /// too much.
    fn run(&mut self) -> Result<Vec<Joint>, Stopped> {
        let free: Caps = vec![BTreeMap::new(); self.all.len()];
        let Some(first) = self.lay(free)? else { return Ok(Vec::new()) };
        let mut most = first.cost() + (self.limits.most_cost * SCALE) as i64;
        if least_by_counting(self.all, self.supply) > most {
            return Ok(Vec::new());
        }
        let mut found: Vec<Joint> = Vec::new();
        let mut seen: BTreeSet<Caps> = BTreeSet::new();
        // The cheapest first; of those that cost the same, the one that was made first.
        let mut open = BinaryHeap::from([Reverse((first.cost(), 0))]);
        let mut made = vec![Some(first)];
        while let Some(Reverse((cost, index))) = open.pop().filter(|Reverse((cost, _))| *cost <= most) {
            let Some(joint) = made[index].take() else { continue };
            let Some(kind) = self.overused(&joint) else {
                most = most.min(found.first().map_or(cost, Joint::cost) + (Sureness::MOST * SCALE) as i64);
                found.push(joint);
                continue;
            };
            for kingdom in 0..self.all.len() {
                let used = joint.uses(kingdom).get(&kind).copied().unwrap_or(0);
                let mut caps = joint.caps.clone();
                caps[kingdom].insert(kind, used.saturating_sub(1));
                if used == 0 || !seen.insert(caps.clone()) {
                    continue;
                }
                match self.lay(caps) {
                    Ok(Some(next)) => {
                        open.push(Reverse((next.cost(), made.len())));
                        made.push(Some(next));
                    }
                    Ok(None) => {}
                    // The likeliest is known; only what comes after it is not.
                    Err(Stopped) if !found.is_empty() => return Ok(found),
                    Err(Stopped) => return Err(Stopped),
                }
            }
        }
        Ok(found)
    }

    /// Lays every kingdom within its caps; none where one of them cannot be laid.
    fn lay(&mut self, caps: Caps) -> Result<Option<Joint>, Stopped> {
        let mut laid = Vec::new();
        for (kingdom, own) in caps.iter().enumerate() {
            let key = (kingdom, own.clone());
            if !self.laid.contains_key(&key) {
                self.layings += 1;
                if self.layings > self.limits.layings.max(self.all.len()) {
                    return Err(Stopped);
                }
                let supply = self.supply.capped(own);
                let found =
                    cheapest_believed(&self.all[kingdom], &supply, self.limits.worth, self.limits.effort);
                self.laid.insert(key.clone(), found.map_err(|_| Stopped)?);
            }
            match &self.laid[&key] {
                Some(found) => laid.push(found.clone()),
                None => return Ok(None),
            }
        }
        Ok(Some(Joint { caps, laid }))
    }

    /// A kind of which the kingdoms use more than there are, the one with the greatest excess.
    fn overused(&self, joint: &Joint) -> Option<DominoKind> {
        let kinds = joint.laid.iter().flat_map(|own| &own.dominoes).map(|laid| laid.domino.kind());
        let excess =
            kinds.map(|kind| (self.excess(joint, kind), Reverse(kind))).filter(|(excess, _)| *excess > 0);
        excess.max().map(|(_, Reverse(kind))| kind)
    }

    /// The dominoes that are claimed too often where each kingdom is laid alone.
    fn claimed(&mut self) -> Vec<Laid> {
        let Ok(Some(alone)) = self.lay(vec![BTreeMap::new(); self.all.len()]) else { return Vec::new() };
        let claimed = |(kingdom, own): (usize, &Cheapest)| -> Vec<Laid> {
            let twice = own.dominoes.iter().filter(|laid| self.excess(&alone, laid.domino.kind()) > 0);
            twice.map(|laid| Laid { kingdom, ..*laid }).collect()
        };
        alone.laid.iter().enumerate().flat_map(claimed).collect()
    }

    /// By how many dominoes of a kind the kingdoms use more than there are.
    fn excess(&self, joint: &Joint, kind: DominoKind) -> u8 {
        let uses = (0..self.all.len()).filter_map(|kingdom| joint.uses(kingdom).get(&kind).copied());
        uses.sum::<u8>().saturating_sub(self.supply.copies(kind))
    }

    /// Judges the cells of each kingdom with the dominoes that the others leave, and by what else a conflict could have come
    /// to.
    fn judged(&self, joint: &Joint, rivals: &[Joint]) -> Together {
        let mut hands: Vec<Vec<Domino>> = Vec::new();
        for own in &joint.laid {
            let rest = self.supply.without(&hands.concat());
            hands.push(rest.named(own.dominoes.iter().map(|laid| laid.domino.kind())));
        }
        let mut answers = Vec::new();
        for (kingdom, beliefs) in self.all.iter().enumerate() {
            let others: Vec<Domino> = hands
                .iter()
                .enumerate()
                .filter(|(i, _)| *i != kingdom)
                .flat_map(|(_, hand)| hand.clone())
                .collect();
            let left = self.supply.without(&others);
            let (mut answer, connection) =
                likeliest_believed(beliefs, &left, self.limits.worth, self.limits.effort);
            let Likeliest::Laid { kingdom: cells, dominoes, sureness, .. } = &mut answer else {
                return Together::Undecided;
            };
            for rival in rivals {
                let margin = (rival.cost() - joint.cost()) as f32 / SCALE;
                let others = rival.laid[kingdom].kingdom.iter().map(|(_, cell)| cell);
                let changed = cells.iter().map(|(_, cell)| cell).zip(others).zip(sureness.iter_mut());
                for ((_, other), sure) in changed.filter(|((cell, other), _)| cell != other) {
                    if margin < sure.margin {
                        *sure = Sureness { margin, rival: Some(other) };
                    }
                }
            }
            // Another laying may be as likely: who comes next gets what this one leaves.
            hands[kingdom] = dominoes.iter().map(|laid| laid.domino).collect();
            answers.push((answer, connection));
        }
        Together::Laid(answers)
    }
}

/// The least that kingdoms cost which the supply can make, by the number of their squares alone: of every look that is
/// seen more often than the dominoes show it, so many cells must be something else.
fn least_by_counting(all: &[Beliefs], supply: &Supply) -> i64 {
    let mut changes: BTreeMap<Square, Vec<u32>> = BTreeMap::new();
    for beliefs in all {
        for (_, options) in beliefs.options() {
            let Some((Cell::Square(seen), _)) = options.iter().find(|(_, cost)| *cost == 0) else { continue };
            let others = options.iter().filter(|(cell, _)| *cell != Cell::Square(*seen));
            changes.entry(*seen).or_default().push(others.map(|(_, cost)| *cost).min().unwrap_or(u32::MAX));
        }
    }
    let least = |(square, mut costs): (Square, Vec<u32>)| -> i64 {
        let excess = costs.len().saturating_sub(supply.squares(square));
        costs.sort_unstable();
        costs.iter().take(excess).map(|cost| i64::from(*cost)).sum()
    };
    changes.into_iter().map(least).sum()
}
