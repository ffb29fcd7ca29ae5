//! The cheapest laying of one grid that need not count its dominoes: they have prices instead.
//!
//! In: placements with their costs, those that are still open, and prices. Out: what a laying costs at least, the
//! relaxed laying that costs so little, and for every placement what the cheapest laying with it costs at least.

use super::choices::Choices;
use super::prices::Prices;
use super::puzzle::{PieceSort, Placement, Puzzle};
use super::sweep::{Move, NEVER, Sweep, slots};

pub(super) struct Relaxation<'a> {
    puzzle: &'a Puzzle,
    sweep: Sweep,
    pub(super) prices: Prices,
    /// What each placement costs without prices.
    costs: Vec<i32>,
    /// The placements that make each move of a sweep, and the move of each placement.
    at_slot: Vec<Vec<usize>>,
    slot: Vec<usize>,
    /// The cheapest open placement of each move, and what it costs with its price.
    pick: Vec<usize>,
    slot_costs: Vec<i32>,
    /// What the cheapest filling with each move costs.
    least: Vec<i32>,
    /// The relaxed laying of the last sweep, and how many of each kind it uses.
    laying: Vec<usize>,
    uses: Vec<i32>,
}

impl<'a> Relaxation<'a> {
    pub(super) fn new(puzzle: &'a Puzzle, cols: usize) -> Self {
        let count = puzzle.squares.len();
        let slot: Vec<usize> =
            puzzle.placements.iter().map(|placement| slot(puzzle, cols, placement)).collect();
        let mut at_slot = vec![Vec::new(); slots(count)];
        for (placement, &slot) in slot.iter().enumerate() {
            at_slot[slot].push(placement);
        }
        Self {
            puzzle,
            sweep: Sweep::new(count, cols),
            prices: Prices::new(puzzle),
            costs: puzzle.placements.iter().map(|placement| placement.cost as i32).collect(),
            at_slot,
            slot,
            pick: vec![0; slots(count)],
            slot_costs: vec![NEVER; slots(count)],
            least: vec![NEVER; slots(count)],
            laying: Vec::new(),
            uses: vec![0; puzzle.kinds.len()],
        }
    }

    /// How many states a sweep goes through.
    pub(super) fn states(&self) -> usize {
        self.sweep.states()
    }

    /// What a placement costs without its price.
    pub(super) fn cost(&self, placement: usize) -> i32 {
        self.costs[placement]
    }

    fn priced(&self, placement: usize) -> i32 {
        self.costs[placement] + self.prices.of(self.puzzle.placements[placement].kind)
    }

    /// The placements that make the same move.
    pub(super) fn alike(&self, placement: usize) -> &[usize] {
        &self.at_slot[self.slot[placement]]
    }

    /// All placements that were not dropped, move by move.
    pub(super) fn placements(&self) -> impl Iterator<Item = usize> {
        self.at_slot.iter().flatten().copied()
    }

    /// Forgets all placements that are not open.
    pub(super) fn drop_closed(&mut self, choices: &Choices<'_>) {
        for placements in &mut self.at_slot {
            placements.retain(|&placement| choices.is_open(placement));
        }
    }

    /// The least that a laying costs at the current prices.
    pub(super) fn bound(&mut self, choices: &Choices<'_>) -> i32 {
        for (slot, placements) in self.at_slot.iter().enumerate() {
            (self.slot_costs[slot], self.pick[slot]) = (NEVER, 0);
            for &placement in placements {
                let cost = self.priced(placement);
                if cost < self.slot_costs[slot] && choices.is_open(placement) {
                    (self.slot_costs[slot], self.pick[slot]) = (cost, placement);
                }
            }
        }
        let cost = self.sweep.look_ahead(&self.slot_costs);
        if cost >= NEVER { NEVER } else { cost - self.prices.refund() }
    }

    /// Reads the relaxed laying off the sweep of the last bound.
    pub(super) fn relax(&mut self) {
        self.laying.clear();
        self.uses.fill(0);
        let Self { puzzle, sweep, slot_costs, pick, laying, uses, .. } = self;
        sweep.trace(slot_costs, |slot| {
            laying.push(pick[slot]);
            uses[puzzle.placements[pick[slot]].kind] += 1;
        });
    }

    /// The relaxed laying.
    pub(super) fn laying(&self) -> &[usize] {
        &self.laying
    }

    /// What the relaxed laying costs without prices.
    pub(super) fn laying_cost(&self) -> i32 {
        self.laying.iter().map(|&placement| self.costs[placement]).sum()
    }

    /// Whether the relaxed laying uses this placement's piece more often than the box has it.
    pub(super) fn is_overused(&self, placement: usize) -> bool {
        let kind = self.puzzle.placements[placement].kind;
        self.prices.is_overused(kind, self.uses[kind])
    }

    /// Changes the prices by how the relaxed laying uses the pieces. Whether there was something to change.
    pub(super) fn change_prices(&mut self, gap: i32, slower: u32) -> bool {
        self.prices.change(&self.uses, gap, slower)
    }

    /// Finds what the cheapest filling with each move costs; after a bound that is not [`NEVER`].
    pub(super) fn look_around(&mut self) {
        self.sweep.look_around(&self.slot_costs, &mut self.least);
    }

    /// What the cheapest laying with an open placement costs at least, as of the last look around.
    pub(super) fn least_with(&self, placement: usize) -> i32 {
        let slot = self.slot[placement];
        let extra = self.priced(placement) - self.prices.refund();
        self.least[slot].saturating_sub(self.slot_costs[slot]).saturating_add(extra)
    }

    /// Rules out every open placement whose cheapest laying reaches a limit.
    pub(super) fn rule_out_dear(&self, limit: i32, choices: &mut Choices<'_>) {
        let most = i64::from(limit) + i64::from(self.prices.refund());
        for (slot, placements) in self.at_slot.iter().enumerate() {
            let spare = most - i64::from(self.least[slot]) + i64::from(self.slot_costs[slot]);
            for &placement in placements {
                if choices.is_open(placement) && i64::from(self.priced(placement)) >= spare {
                    choices.rule_out(placement);
                }
            }
        }
    }
}

/// The move of a sweep that a placement makes.
fn slot(puzzle: &Puzzle, cols: usize, placement: &Placement) -> usize {
    let [one, other] = placement.squares;
    let action = match puzzle.kinds[placement.kind].sort {
        PieceSort::Nothing => Move::Bare,
        PieceSort::Castle => Move::Castle,
        PieceSort::Domino { .. } if other == one + cols => Move::Down,
        PieceSort::Domino { .. } => Move::Right,
    };
    action.slot(one)
}
