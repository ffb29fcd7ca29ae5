//! The cheapest laying of one grid, by branch and bound.
//!
//! In: the placements that a grid allows with their costs, and a limit. Out: the cheapest laying below the limit
//! that uses no piece too often and keeps to the connection rule, and every other laying met on the way.
//!
//! The bound: forget that there are few dominoes of a kind, and let each cost a price instead that is given
//! back for every domino in the box. Then the cheapest laying is found by one sweep, and whatever the prices,
//! it costs no more than the cheapest real one (a Lagrangian relaxation). Prices rise for dominoes that it uses
//! too often and fall for those that it could use more of. The same sweep tells for every placement what the
//! cheapest laying with it costs at least: placements that cannot be part of one below the limit are ruled
//! out. Where prices do not help any more, a placement that is disputed is laid, and then ruled out.

use super::Connection;
use super::joined::Prospects;
use super::sweep::{Move, NEVER, Sweep, slots};
use super::table::{PieceSort, Table};

/// A laying that was found.
#[derive(Clone)]
pub(super) struct Solution {
    pub(super) placements: Vec<usize>,
    pub(super) cost: i32,
}

/// The search was given up.
#[derive(Debug)]
pub(super) struct GivenUp;

/// States of a sweep that take about a microsecond.
const STATES_A_STEP: usize = 1500;
/// How often prices are changed at a position that is not the first.
const ROUNDS: u32 = 4;

pub(super) struct Descent<'a> {
    table: &'a Table,
    cols: usize,
    connection: Connection,
    sweep: Sweep,
    /// What each placement costs without prices.
    costs: Vec<i32>,
    /// The placements that make each move of a sweep, and the move of each placement.
    at_slot: Vec<Vec<usize>>,
    slot: Vec<usize>,
    open: Vec<bool>,
    laid: Vec<bool>,
    /// How many of each kind are laid.
    laid_of_kind: Vec<i32>,
    trail: Vec<Step>,
    /// The price of each kind, and how many there are.
    prices: Vec<i32>,
    copies: Vec<i32>,
    /// The cheapest open placement of each slot, and what it costs with its price.
    pick: Vec<usize>,
    slot_costs: Vec<i32>,
    /// What the cheapest filling with each slot costs.
    least: Vec<i32>,
    /// The relaxed laying of the last sweep, and how many of each kind it uses.
    relaxed: Vec<usize>,
    uses: Vec<i32>,
    moves: Vec<usize>,
    /// Only layings that cost less are of interest.
    limit: i32,
    /// Everything that was found below the limit of its time.
    found: Vec<Solution>,
    /// Steps that are left.
    effort: u32,
}

enum Step {
    Killed(usize),
    Laid(usize),
}

/// What a position gives after its prices are settled.
enum Bound {
    /// Nothing below the limit, or nothing else.
    Closed,
    /// More has to be known of this placement. Whether it is best ruled out first.
    Disputed(usize, bool),
}

impl<'a> Descent<'a> {
    pub(super) fn new(table: &'a Table, cols: usize, connection: Connection) -> Self {
        let count = table.squares.len();
        // One column is searched as one row, which has its places in the same order.
        let cols = if cols == 1 { count.max(2) } else { cols };
        let slot_of = |placement: &super::table::Placement| {
            let [one, other] = placement.squares;
            let action = match table.kinds[placement.kind].sort {
                PieceSort::Nothing => Move::Bare,
                PieceSort::Castle => Move::Castle,
                PieceSort::Domino { .. } if other == one + cols => Move::Down,
                PieceSort::Domino { .. } => Move::Right,
            };
            action.slot(one)
        };
        let slot: Vec<usize> = table.placements.iter().map(slot_of).collect();
        let mut at_slot = vec![Vec::new(); slots(count)];
        for (placement, &slot) in slot.iter().enumerate() {
            at_slot[slot].push(placement);
        }
        Self {
            connection,
            table,
            cols,
            sweep: Sweep::new(count, cols),
            costs: table.placements.iter().map(|placement| placement.cost as i32).collect(),
            at_slot,
            slot,
            open: vec![true; table.placements.len()],
            laid: vec![false; table.placements.len()],
            laid_of_kind: vec![0; table.kinds.len()],
            trail: Vec::new(),
            prices: vec![0; table.kinds.len()],
            copies: table.kinds.iter().map(|piece| i32::from(piece.copies)).collect(),
            pick: vec![0; slots(count)],
            slot_costs: vec![NEVER; slots(count)],
            least: vec![NEVER; slots(count)],
            relaxed: Vec::new(),
            uses: vec![0; table.kinds.len()],
            moves: Vec::new(),
            limit: NEVER,
            found: Vec::new(),
            effort: 0,
        }
    }

    /// What a laying costs at least, as the prices are.
    pub(super) fn bound(&mut self) -> i32 {
        self.update_costs();
        let cost = self.sweep.look_ahead(&self.slot_costs);
        if cost >= NEVER { NEVER } else { cost - self.refund() }
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
        forbidden.for_each(|placement| self.kill(placement));
        let end = self.branch(rounds);
        self.go_back(0);
        let found = std::mem::take(&mut self.found);
        match end {
            Ok(()) => Ok(found),
            Err(given_up) => Err((given_up, found)),
        }
    }

    /// Rules out for good what no laying below a limit uses. Gives for every placement that is left what the
    /// cheapest laying with it costs at least.
    pub(super) fn narrow(&mut self, limit: i32) {
        self.limit = limit;
        self.rule_out_dear();
        self.trail.clear();
        for placements in &mut self.at_slot {
            placements.retain(|&placement| self.open[placement]);
        }
    }

    /// What the cheapest laying with a placement costs at least, as of the last narrowing.
    pub(super) fn least_with(&self, placement: usize) -> i32 {
        if !self.open[placement] {
            return NEVER;
        }
        let slot = self.slot[placement];
        let extra = self.costs[placement] + self.prices[self.table.placements[placement].kind];
        self.least[slot].saturating_sub(self.slot_costs[slot]).saturating_add(extra - self.refund())
    }

    /// The layings below a limit that differ from a given one in a single domino.
    pub(super) fn exchanges(&self, from: &Solution, limit: i32) -> Vec<Solution> {
        let kind = |placement: usize| self.table.placements[placement].kind;
        let mut uses = vec![0; self.copies.len()];
        from.placements.iter().for_each(|&placement| uses[kind(placement)] += 1);
        let mut found = Vec::new();
        for (index, &old) in from.placements.iter().enumerate() {
            for &new in &self.at_slot[self.slot[old]] {
                let cost = from.cost - self.costs[old] + self.costs[new];
                let is_left = uses[kind(new)] < self.copies[kind(new)] || kind(new) == kind(old);
                if new == old || !self.open[new] || cost >= limit || !is_left {
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
            let Bound::Disputed(placement, rule_out_first) = self.settle(rounds)? else { return Ok(()) };
            rounds = ROUNDS;
            let before = self.trail.len();
            if rule_out_first {
                self.kill(placement);
            } else {
                self.lay(placement);
            }
            self.branch(rounds)?;
            self.go_back(before);
            if rule_out_first {
                self.lay(placement);
            } else {
                self.kill(placement);
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
            self.relax();
            if best.as_ref().is_none_or(|(highest, _)| bound > *highest) {
                best = Some((bound, self.prices.clone()));
            } else {
                slower += 1;
            }
            if let Some(placement) = self.used_too_often() {
                dispute = Some(Bound::Disputed(placement, false));
            } else {
                let cut_off = self.cut_off(self.relaxed.iter().copied());
                if cut_off == 0 {
                    self.keep();
                    if bound >= self.limit {
                        return Ok(Bound::Closed);
                    }
                } else if let Some(castle) = self.undecided_castle() {
                    dispute = Some(Bound::Disputed(castle, false));
                } else if let Some(placement) = self.to_be_joined(cut_off) {
                    dispute = Some(Bound::Disputed(placement, true));
                } else if self.relaxed.iter().all(|&placement| self.laid[placement]) {
                    return Ok(Bound::Closed);
                }
            }
            if !self.change_prices(bound, slower) {
                break;
            }
        }
        if let Some((_, prices)) = best {
            self.prices = prices;
        }
        self.spend(3)?;
        if !self.rule_out_dear() {
            return Ok(Bound::Closed);
        }
        // A dispute may have been settled by ruling one side out; any other open placement will do then.
        let is_open = |placement: usize| self.open[placement] && !self.laid[placement];
        match dispute {
            Some(Bound::Disputed(placement, first)) if is_open(placement) => {
                Ok(Bound::Disputed(placement, first))
            }
            _ => {
                let any = self.at_slot.iter().flatten().copied().filter(|&placement| is_open(placement));
                let Some(cheapest) = any.min_by_key(|&placement| self.least_with(placement)) else {
                    self.close();
                    return Ok(Bound::Closed);
                };
                Ok(Bound::Disputed(cheapest, false))
            }
        }
    }

    /// The squares that break the connection rule if only these placements may be used.
    fn cut_off(&self, placements: impl Iterator<Item = usize>) -> u128 {
        match self.connection {
            Connection::Required => Prospects::of(self.table, self.cols, placements).cut_off(),
            Connection::Ignored => 0,
        }
    }

    /// Keeps the one laying that is left, if it is a real one. The sweep for it has been made.
    fn close(&mut self) {
        self.relax();
        let is_joined = || self.cut_off(self.relaxed.iter().copied()) == 0;
        if self.uses.iter().zip(&self.copies).all(|(uses, copies)| uses <= copies) && is_joined() {
            self.keep();
        }
    }

    fn spend(&mut self, sweeps: u32) -> Result<(), GivenUp> {
        let steps = sweeps * (1 + (self.sweep.states() / STATES_A_STEP) as u32);
        self.effort = self.effort.checked_sub(steps).ok_or(GivenUp)?;
        Ok(())
    }

    /// What the prices of all dominoes in the box come to.
    fn refund(&self) -> i32 {
        self.prices.iter().zip(&self.copies).map(|(price, copies)| price * copies).sum()
    }

    /// Finds the cheapest placement for every move.
    fn update_costs(&mut self) {
        for (slot, placements) in self.at_slot.iter().enumerate() {
            (self.slot_costs[slot], self.pick[slot]) = (NEVER, 0);
            for &placement in placements {
                let cost = self.costs[placement] + self.prices[self.table.placements[placement].kind];
                if cost < self.slot_costs[slot] && self.open[placement] {
                    (self.slot_costs[slot], self.pick[slot]) = (cost, placement);
                }
            }
        }
    }

    /// Reads the relaxed laying off the last sweep.
    fn relax(&mut self) {
        self.sweep.trace(&self.slot_costs, &mut self.moves);
        self.relaxed.clear();
        self.uses.fill(0);
        for &slot in &self.moves {
            let placement = self.pick[slot];
            self.relaxed.push(placement);
            self.uses[self.table.placements[placement].kind] += 1;
        }
    }

    /// A placement of a piece that the relaxed laying uses too often.
    fn used_too_often(&self) -> Option<usize> {
        let kind = |placement: usize| self.table.placements[placement].kind;
        let disputed = |&&placement: &&usize| {
            let kind = kind(placement);
            self.uses[kind] > self.copies[kind] && !self.laid[placement]
        };
        self.relaxed.iter().filter(disputed).min_by_key(|&&placement| self.costs[placement]).copied()
    }

    /// The castle of the relaxed laying, if it could still lie elsewhere.
    fn undecided_castle(&self) -> Option<usize> {
        let is_castle = |placement: usize| {
            self.table.kinds[self.table.placements[placement].kind].sort == PieceSort::Castle
        };
        self.relaxed.iter().copied().find(|&placement| is_castle(placement) && !self.laid[placement])
    }

    /// A placement of the relaxed laying to be changed so that some places can be joined to the castle.
    fn to_be_joined(&self, cut_off: u128) -> Option<usize> {
        let undecided = self.relaxed.iter().copied().filter(|&placement| !self.laid[placement]);
        let is_apart = |placement: usize| {
            self.table.placements[placement].squares.iter().any(|&square| (cut_off >> square) & 1 == 1)
        };
        undecided.max_by_key(|&placement| (is_apart(placement), self.costs[placement]))
    }

    /// Keeps the relaxed laying, which is a real one.
    fn keep(&mut self) {
        let cost = self.relaxed.iter().map(|&placement| self.costs[placement]).sum();
        if cost < self.limit {
            self.limit = cost;
            self.found.push(Solution { placements: self.relaxed.clone(), cost });
        }
    }

    /// Raises the prices of what is used too often and lowers those of what is not used up, by what would lift
    /// the bound to the limit if nothing else changed. Whether there was something to change.
    fn change_prices(&mut self, bound: i32, slower: u32) -> bool {
        let excess = |this: &Self, kind: usize| {
            let excess = this.uses[kind] - this.copies[kind];
            if excess > 0 || this.prices[kind] > 0 { excess } else { 0 }
        };
        let norm: i32 = (0..self.prices.len()).map(|kind| excess(self, kind).pow(2)).sum();
        if norm == 0 {
            return false;
        }
        let step = (((self.limit - bound) / norm) >> slower).max(1);
        for kind in 0..self.prices.len() {
            self.prices[kind] = (self.prices[kind] + step * excess(self, kind)).max(0);
        }
        true
    }

    /// Rules out every placement that no laying below the limit uses. Whether one is still thinkable.
    fn rule_out_dear(&mut self) -> bool {
        if self.bound() >= self.limit {
            return false;
        }
        self.sweep.look_around(&self.slot_costs, &mut self.least);
        let refund = self.refund();
        for slot in 0..self.at_slot.len() {
            let spare = i64::from(self.limit) + i64::from(refund) - i64::from(self.least[slot])
                + i64::from(self.slot_costs[slot]);
            for index in 0..self.at_slot[slot].len() {
                let placement = self.at_slot[slot][index];
                let cost = self.costs[placement] + self.prices[self.table.placements[placement].kind];
                if self.open[placement] && i64::from(cost) >= spare {
                    self.kill(placement);
                }
            }
        }
        let open = self.at_slot.iter().flatten().copied().filter(|&placement| self.open[placement]);
        self.cut_off(open) == 0
    }

    fn kill(&mut self, placement: usize) {
        if std::mem::replace(&mut self.open[placement], false) {
            self.trail.push(Step::Killed(placement));
        }
    }

    /// Lays a piece: whatever crosses it or needs a piece that is gone is ruled out.
    fn lay(&mut self, placement: usize) {
        let table = self.table;
        let of = &table.placements[placement];
        self.laid[placement] = true;
        self.laid_of_kind[of.kind] += 1;
        self.trail.push(Step::Laid(placement));
        for square in of.squares {
            table.at_square[square]
                .iter()
                .filter(|&&other| other != placement)
                .for_each(|&other| self.kill(other));
        }
        if self.laid_of_kind[of.kind] == self.copies[of.kind] {
            for &alike in &table.of_kind[of.kind] {
                if !self.laid[alike] {
                    self.kill(alike);
                }
            }
        }
    }

    /// Takes back all that was done since the trail was of this length.
    fn go_back(&mut self, length: usize) {
        while self.trail.len() > length {
            match self.trail.pop() {
                Some(Step::Killed(placement)) => self.open[placement] = true,
                Some(Step::Laid(placement)) => {
                    self.laid[placement] = false;
                    self.laid_of_kind[self.table.placements[placement].kind] -= 1;
                }
                None => {}
            }
        }
    }
}
