//! The cheapest laying of one grid, by branch and bound.
//!
//! In: the placements that a grid allows with their costs, and a limit. Out: the cheapest laying below the limit
//! that uses no piece too often and keeps the connection rule, and every other laying met on the way.
//!
//! The bound: forget that there are few dominoes of a kind, and let each cost a price instead that is given
//! back for every domino in the box. Then the cheapest laying is found by one sweep, and whatever the prices,
//! it costs no more than the cheapest real one (a Lagrangian relaxation). Prices rise for dominoes that it uses
//! too often and fall for those that it could use more of (`prices`, `relaxation`). The same sweep says for every
//! placement the least that a laying with it costs: placements that cannot be part of one below the limit are
//! ruled out. Where prices no longer help, a disputed placement is laid, and then ruled out.

use super::Connection;
use super::choices::Choices;
use super::joined::Prospects;
use super::puzzle::{PieceSort, Puzzle};
use super::relaxation::Relaxation;
use super::sweep::NEVER;
use super::trail::Moment;

/// A laying that was found.
#[derive(Clone)]
pub(super) struct Solution {
    pub(super) placements: Vec<usize>,
    pub(super) cost: i32,
}

/// The search was stopped.
#[derive(Debug)]
pub(super) struct GivenUp;

/// States of a sweep that take about a microsecond.
const STATES_A_STEP: usize = 1500;
/// How often prices are changed at a position that is not the first.
const ROUNDS: u32 = 4;

pub(super) struct Descent<'a> {
    puzzle: &'a Puzzle,
    cols: usize,
    connection: Connection,
    choices: Choices<'a>,
    relaxation: Relaxation<'a>,
    /// Only layings that cost less are of interest.
    limit: i32,
    /// Everything that was found below the limit of its time.
    found: Vec<Solution>,
    /// Steps that are left.
    effort: u32,
}

/// What a position gives after its prices are settled.
enum Bound {
    /// Nothing below the limit, or nothing else.
    Closed,
    /// More has to be known about this placement.
    Disputed(Dispute),
}

/// What is known about a relaxed laying.
enum Examined {
    /// It is a real one.
    Real,
    /// More has to be known about one of its placements.
    Disputed(Dispute),
    /// All of it is laid for certain, and it breaks the connection rule.
    Dead,
}

/// A placement that is to be tried both ways.
#[derive(Clone, Copy)]
enum Dispute {
    /// Laid, then ruled out.
    LayFirst(usize),
    /// Ruled out, then laid.
    RuleOutFirst(usize),
}

impl Dispute {
    fn placement(self) -> usize {
        let (Self::LayFirst(placement) | Self::RuleOutFirst(placement)) = self;
        placement
    }
}

impl<'a> Descent<'a> {
    pub(super) fn new(puzzle: &'a Puzzle, cols: usize, connection: Connection) -> Self {
        // One column is searched as one row, which has its places in the same order.
        let cols = if cols == 1 { puzzle.squares.len().max(2) } else { cols };
        Self {
            puzzle,
            cols,
            connection,
            choices: Choices::new(puzzle),
            relaxation: Relaxation::new(puzzle, cols),
            limit: NEVER,
            found: Vec::new(),
            effort: 0,
        }
    }

    /// The least that a laying costs at the current prices.
    pub(super) fn bound(&mut self) -> i32 {
        self.relaxation.bound(&self.choices)
    }

    /// Finds the cheapest laying below a limit that uses no forbidden placement, within an effort. All layings
    /// that were found on the way are handed over, the cheapest last.
    pub(super) fn run(
        &mut self,
        limit: i32,
        rounds: u32,
        effort: u32,
        forbidden: impl Iterator<Item = usize>,
    ) -> Result<Vec<Solution>, (GivenUp, Vec<Solution>)> {
        (self.limit, self.effort) = (limit, effort);
        forbidden.for_each(|placement| self.choices.rule_out(placement));
        let end = self.branch(rounds);
        self.choices.go_back(Moment::START);
        let found = std::mem::take(&mut self.found);
        match end {
            Ok(()) => Ok(found),
            Err(given_up) => Err((given_up, found)),
        }
    }

    /// Rules out for good what no laying below a limit uses.
    pub(super) fn narrow(&mut self, limit: i32) {
        self.limit = limit;
        self.rule_out_dear();
        self.choices.settle();
        self.relaxation.drop_closed(&self.choices);
    }

    /// What the cheapest laying with a placement costs at least, as of the last narrowing.
    pub(super) fn least_with(&self, placement: usize) -> i32 {
        if self.choices.is_open(placement) { self.relaxation.least_with(placement) } else { NEVER }
    }

    /// The layings below a limit that differ from a given one in a single domino.
    pub(super) fn exchanges(&self, from: &Solution, limit: i32) -> Vec<Solution> {
        let Self { puzzle, choices, relaxation, .. } = self;
        let kind = |placement: usize| puzzle.placements[placement].kind;
        let mut uses = vec![0; puzzle.kinds.len()];
        from.placements.iter().for_each(|&placement| uses[kind(placement)] += 1);
        let mut found = Vec::new();
        for (index, &old) in from.placements.iter().enumerate() {
            for &new in relaxation.alike(old) {
                let cost = from.cost - relaxation.cost(old) + relaxation.cost(new);
                let is_left = relaxation.prices.is_left(kind(new), uses[kind(new)]) || kind(new) == kind(old);
                if new == old || !choices.is_open(new) || cost >= limit || !is_left {
                    continue;
                }
                let mut placements = from.placements.clone();
                placements[index] = new;
                if self.cut_off(placements.iter().copied()) == 0 {
                    found.push(Solution { placements, cost });
                }
            }
        }
        found
    }

    /// Whether a laying keeps the connection rule, as far as it is required.
    pub(super) fn is_joined(&self, laying: &Solution) -> bool {
        self.cut_off(laying.placements.iter().copied()) == 0
    }

    /// Searches all that is open, and leaves the position narrower than it was.
    fn branch(&mut self, mut rounds: u32) -> Result<(), GivenUp> {
        loop {
            let Bound::Disputed(dispute) = self.settle(rounds)? else { return Ok(()) };
            rounds = ROUNDS;
            let before = self.choices.now();
            match dispute {
                Dispute::LayFirst(placement) => self.choices.lay(placement),
                Dispute::RuleOutFirst(placement) => self.choices.rule_out(placement),
            }
            self.branch(rounds)?;
            self.choices.go_back(before);
            match dispute {
                Dispute::LayFirst(placement) => self.choices.rule_out(placement),
                Dispute::RuleOutFirst(placement) => self.choices.lay(placement),
            }
        }
    }

    /// Changes the prices until the position is closed or a dispute remains.
    fn settle(&mut self, rounds: u32) -> Result<Bound, GivenUp> {
        let mut best: Option<(i32, Vec<i32>)> = None;
        let mut dispute = None;
        let mut slower = 0;
        for _ in 0..rounds {
            self.spend(1)?;
            let bound = self.bound();
            if bound >= self.limit {
                return Ok(Bound::Closed);
            }
            self.relaxation.relax();
            if best.as_ref().is_none_or(|(highest, _)| bound > *highest) {
                best = Some((bound, self.relaxation.prices.all().to_vec()));
            } else {
                slower += 1;
            }
            match self.examine() {
                Examined::Disputed(found) => dispute = Some(found),
                Examined::Dead => return Ok(Bound::Closed),
                Examined::Real => {
                    self.keep();
                    if bound >= self.limit {
                        return Ok(Bound::Closed);
                    }
                }
            }
            if !self.relaxation.change_prices(self.limit - bound, slower) {
                break;
            }
        }
        if let Some((_, prices)) = best {
            self.relaxation.prices.set(prices);
        }
        self.spend(3)?;
        if !self.rule_out_dear() {
            return Ok(Bound::Closed);
        }
        // A dispute may have been settled by ruling one side out; any other open placement will do then.
        if let Some(dispute) = dispute.filter(|dispute| self.choices.is_undecided(dispute.placement())) {
            return Ok(Bound::Disputed(dispute));
        }
        let undecided = self.relaxation.placements().filter(|&p| self.choices.is_undecided(p));
        let Some(cheapest) = undecided.min_by_key(|&placement| self.least_with(placement)) else {
            self.close();
            return Ok(Bound::Closed);
        };
        Ok(Bound::Disputed(Dispute::LayFirst(cheapest)))
    }

    /// What is wrong with the relaxed laying.
    fn examine(&self) -> Examined {
        if let Some(placement) = self.used_too_often() {
            return Examined::Disputed(Dispute::LayFirst(placement));
        }
        let relaxed = self.relaxation.laying();
        let cut_off = self.cut_off(relaxed.iter().copied());
        if cut_off == 0 {
            Examined::Real
        } else if let Some(castle) = self.undecided_castle() {
            Examined::Disputed(Dispute::LayFirst(castle))
        } else if let Some(placement) = self.to_be_joined(cut_off) {
            Examined::Disputed(Dispute::RuleOutFirst(placement))
        } else {
            Examined::Dead
        }
    }

    /// The squares that break the connection rule if only these placements may be used.
    fn cut_off(&self, placements: impl Iterator<Item = usize>) -> u128 {
        match self.connection {
            Connection::Required => Prospects::of(self.puzzle, self.cols, placements).cut_off(),
            Connection::Ignored => 0,
        }
    }

    /// Keeps the one laying that is left, if it is a real one. The sweep for it has been made.
    fn close(&mut self) {
        self.relaxation.relax();
        let laying = self.relaxation.laying();
        let is_in_box = laying.iter().all(|&placement| !self.relaxation.is_overused(placement));
        if is_in_box && self.cut_off(laying.iter().copied()) == 0 {
            self.keep();
        }
    }

    fn spend(&mut self, sweeps: u32) -> Result<(), GivenUp> {
        let steps = sweeps * (1 + (self.relaxation.states() / STATES_A_STEP) as u32);
        self.effort = self.effort.checked_sub(steps).ok_or(GivenUp)?;
        Ok(())
    }

    /// The placements of the relaxed laying that are not laid for certain.
    fn undecided(&self) -> impl Iterator<Item = usize> {
        self.relaxation.laying().iter().copied().filter(|&placement| !self.choices.is_laid(placement))
    }

    /// A placement of a piece that the relaxed laying uses too often.
    fn used_too_often(&self) -> Option<usize> {
        let overused = self.undecided().filter(|&placement| self.relaxation.is_overused(placement));
        overused.min_by_key(|&placement| self.relaxation.cost(placement))
    }

    /// The castle of the relaxed laying, if it could still lie elsewhere.
    fn undecided_castle(&self) -> Option<usize> {
        let sort = |placement: usize| self.puzzle.kinds[self.puzzle.placements[placement].kind].sort;
        self.undecided().find(|&placement| sort(placement) == PieceSort::Castle)
    }

    /// A placement of the relaxed laying to be changed so that some places can be joined to the castle.
    fn to_be_joined(&self, cut_off: u128) -> Option<usize> {
        let is_apart = |placement: usize| {
            self.puzzle.placements[placement].squares.iter().any(|&square| (cut_off >> square) & 1 == 1)
        };
        self.undecided().max_by_key(|&placement| (is_apart(placement), self.relaxation.cost(placement)))
    }

    /// Keeps the relaxed laying, which is a real one.
    fn keep(&mut self) {
        let cost = self.relaxation.laying_cost();
        if cost < self.limit {
            self.limit = cost;
            self.found.push(Solution { placements: self.relaxation.laying().to_vec(), cost });
        }
    }

    /// Rules out every placement that no laying below the limit uses, and says whether such a laying is still possible.
    fn rule_out_dear(&mut self) -> bool {
        if self.bound() >= self.limit {
            return false;
        }
        self.relaxation.look_around();
        self.relaxation.rule_out_dear(self.limit, &mut self.choices);
        let open = self.relaxation.placements().filter(|&placement| self.choices.is_open(placement));
        self.cut_off(open) == 0
    }
}
