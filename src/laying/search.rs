//! The search itself: depth first, fewest choices first, with the bounds of the neighbouring files.

use std::collections::HashSet;

use super::table::Table;
use super::{Effort, Matching, Obstacle, Reach};

/// More looks than all squares that can be written have.
const MOST_LOOKS: usize = 64;

/// What has been laid so far, and what can still be laid.
pub(super) struct Position {
    state: Vec<PlacementState>,
    covered: Vec<bool>,
    /// Open placements of each square.
    choices: Vec<u16>,
    /// Open placements of each kind.
    open_of_kind: Vec<u16>,
    /// Dominoes left of each kind.
    left: Vec<u8>,
    /// Squares of each look that are still to be covered.
    demand: Vec<u16>,
    /// What was done, to be taken back in reverse order.
    trail: Vec<Step>,
    laid: Vec<usize>,
    /// Stands for the covered squares and the dominoes left.
    fingerprint: u128,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PlacementState {
    Open,
    Laid,
    Dead,
}

enum Step {
    Killed(usize),
    Laid(usize),
}

impl Position {
    fn new(table: &Table) -> Self {
        let mut demand = vec![0; table.looks];
        for look in table.squares.iter().filter_map(|square| square.look) {
            demand[look] += 1;
        }
        Self {
            state: vec![PlacementState::Open; table.placements.len()],
            covered: vec![false; table.squares.len()],
            choices: table.at_square.iter().map(|placements| placements.len() as u16).collect(),
            open_of_kind: table.of_kind.iter().map(|placements| placements.len() as u16).collect(),
            left: table.copies.clone(),
            demand,
            trail: Vec::new(),
            laid: Vec::new(),
            fingerprint: 0,
        }
    }

    pub(super) fn is_open(&self, placement: usize) -> bool {
        self.state[placement] == PlacementState::Open
    }

    pub(super) fn is_dead(&self, placement: usize) -> bool {
        self.state[placement] == PlacementState::Dead
    }

    /// Whether a square still waits for its domino.
    pub(super) fn must_cover(&self, table: &Table, square: usize) -> bool {
        !self.covered[square] && table.squares[square].look.is_some()
    }

    /// Lays a domino: both squares are covered, and what crosses them or needs a domino that is gone dies.
    fn lay(&mut self, table: &Table, placement: usize) {
        self.kill(table, placement);
        self.state[placement] = PlacementState::Laid;
        self.laid.push(placement);
        self.trail.push(Step::Laid(placement));
        self.account(table, placement, true);
        let kind = table.placements[placement].kind;
        for square in table.placements[placement].squares {
            for &crossing in &table.at_square[square] {
                self.kill(table, crossing);
            }
        }
        if self.left[kind] == 0 {
            for &alike in &table.of_kind[kind] {
                self.kill(table, alike);
            }
        }
    }

    fn kill(&mut self, table: &Table, placement: usize) {
        if self.is_open(placement) {
            self.state[placement] = PlacementState::Dead;
            self.count_open(table, placement, u16::MAX);
            self.trail.push(Step::Killed(placement));
        }
    }

    /// Takes back all steps down to a length of the trail.
    fn take_back(&mut self, table: &Table, length: usize) {
        while self.trail.len() > length {
            match self.trail.pop() {
                Some(Step::Killed(placement)) => {
                    self.state[placement] = PlacementState::Open;
                    self.count_open(table, placement, 1);
                }
                Some(Step::Laid(placement)) => {
                    self.laid.pop();
                    self.account(table, placement, false);
                }
                None => {}
            }
        }
    }

    /// Adds to (or with the largest number takes one from) the counts of open placements.
    fn count_open(&mut self, table: &Table, placement: usize, step: u16) {
        let placement = &table.placements[placement];
        for square in placement.squares {
            self.choices[square] = self.choices[square].wrapping_add(step);
        }
        self.open_of_kind[placement.kind] = self.open_of_kind[placement.kind].wrapping_add(step);
    }

    /// Keeps the books of squares and dominoes when a placement is laid or taken back.
    fn account(&mut self, table: &Table, placement: usize, laid: bool) {
        let placement = &table.placements[placement];
        for square in placement.squares {
            self.covered[square] = laid;
            self.fingerprint ^= scramble(square as u64);
            if let Some(look) = table.squares[square].look {
                self.demand[look] = if laid { self.demand[look] - 1 } else { self.demand[look] + 1 };
            }
        }
        let left = &mut self.left[placement.kind];
        let mark = |left: u8| scramble(1 << 32 | (placement.kind as u64) << 8 | u64::from(left));
        self.fingerprint ^= mark(*left);
        *left = if laid { *left - 1 } else { *left + 1 };
        self.fingerprint ^= mark(*left);
    }
}

/// Spreads a small number over 128 bits, so that sets of them can be told apart by their exclusive or.
fn scramble(number: u64) -> u128 {
    let mix = |seed: u64| {
        let mut x = number.wrapping_add(seed).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        x = (x ^ x >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ x >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        x ^ x >> 31
    };
    u128::from(mix(0x5851_F42D_4C95_7F2D)) << 64 | u128::from(mix(0x1405_7B7E_F767_814F))
}

/// How a search ended.
pub(super) enum Outcome {
    Found,
    Failed { for_connection: bool },
    GivenUp,
}

/// What is left when everything that was forced is laid.
enum Waiting {
    /// All squares are covered.
    None,
    /// A square that nothing can cover.
    InVain,
    /// The square with the fewest choices.
    Square(usize),
}

/// What to try next.
enum Choice {
    /// The domino that covers this square.
    Square(usize),
    /// One of the places where a domino of this kind can lie, because it must lie somewhere.
    Kind(usize),
}

/// Some dominoes that are left do not suffice for the squares that are left.
struct TooFew;

pub(super) struct Search<'a> {
    table: &'a Table,
    reach: &'a Reach,
    position: Position,
    matching: Matching,
    /// Positions that were searched in vain, whatever the connection rule says.
    failed: HashSet<u128>,
    /// Whether the connection rule has cut off a branch since this was last cleared.
    connection_cut: bool,
    effort: u32,
}

impl<'a> Search<'a> {
    pub(super) fn new(table: &'a Table, reach: &'a Reach, effort: Effort) -> Self {
        Self {
            table,
            reach,
            position: Position::new(table),
            matching: Matching::new(table),
            failed: HashSet::new(),
            connection_cut: false,
            effort: effort.0,
        }
    }

    /// The placements of the laying that was found.
    pub(super) fn laid(&self) -> &[usize] {
        &self.position.laid
    }

    /// What is wrong before anything is tried, if it can be pointed at.
    pub(super) fn at_first_sight(&mut self) -> Result<(), Obstacle> {
        let Self { table, position, .. } = self;
        let places = |squares: &[usize]| squares.iter().map(|&square| table.squares[square].place).collect();
        let unpaired =
            |squares: &[usize]| Obstacle::Unpaired(table.squares[squares[0]].kingdom, places(squares));
        let lonely = |&square: &usize| position.must_cover(table, square) && position.choices[square] == 0;
        if let Some(square) = (0..table.squares.len()).find(lonely) {
            return Err(unpaired(&[square]));
        }
        self.matching.mend(table, position).map_err(|squares| unpaired(&squares))?;
        match self.reach.cut_off(position) {
            None => Ok(()),
            Some((kingdom, places)) => Err(Obstacle::Unreached(kingdom, places)),
        }
    }

    /// Searches from here. When a laying is found it is left in the position; otherwise the position is as it
    /// was.
    pub(super) fn run(&mut self) -> Outcome {
        let start = self.position.trail.len();
        let cut_before = std::mem::replace(&mut self.connection_cut, false);
        let outcome = self.step();
        if !matches!(outcome, Outcome::Found) {
            self.position.take_back(self.table, start);
        }
        self.connection_cut |= cut_before;
        outcome
    }

    fn failed(&self) -> Outcome {
        Outcome::Failed { for_connection: self.connection_cut }
    }

    fn step(&mut self) -> Outcome {
        let Some(effort) = self.effort.checked_sub(1) else { return Outcome::GivenUp };
        self.effort = effort;

        let waiting = self.lay_what_is_forced();
        if matches!(waiting, Waiting::InVain) {
            return self.failed();
        }
        if self.reach.cut_off(&self.position).is_some() {
            self.connection_cut = true;
            return self.failed();
        }
        let Waiting::Square(square) = waiting else { return Outcome::Found };
        let key = self.position.fingerprint;
        if self.failed.contains(&key) || self.matching.mend(self.table, &self.position).is_err() {
            return self.failed();
        }
        let Ok(choice) = self.choose(square) else { return self.failed() };
        let placements = match choice {
            Choice::Square(square) => &self.table.at_square[square],
            Choice::Kind(kind) => &self.table.of_kind[kind],
        };
        for &placement in placements {
            if !self.position.is_open(placement) {
                continue;
            }
            let before = self.position.trail.len();
            self.position.lay(self.table, placement);
            match self.run() {
                Outcome::Failed { .. } => self.position.take_back(self.table, before),
                end => return end,
            }
        }
        if !self.connection_cut {
            self.failed.insert(key);
        }
        self.failed()
    }

    /// Covers every square that has one choice left.
    fn lay_what_is_forced(&mut self) -> Waiting {
        loop {
            let waiting = (0..self.table.squares.len()).filter(|&s| self.position.must_cover(self.table, s));
            let Some(square) = waiting.min_by_key(|&square| self.position.choices[square]) else {
                return Waiting::None;
            };
            let open = self.table.at_square[square].iter().find(|&&p| self.position.is_open(p));
            match (self.position.choices[square], open) {
                (0, _) | (_, None) => return Waiting::InVain,
                (1, Some(&placement)) => self.position.lay(self.table, placement),
                _ => return Waiting::Square(square),
            }
        }
    }

    /// Whether to branch on the given square or on a domino that must be used and has fewer choices.
    ///
    /// The bound: of each look, the dominoes that are left and still fit somewhere must show enough squares.
    /// Where they show just enough, each of them must be used.
    fn choose(&self, square: usize) -> Result<Choice, TooFew> {
        let Self { table, position, .. } = self;
        let usable = |kind: usize| u16::from(position.left[kind]).min(position.open_of_kind[kind]);
        let mut supply = [0_u16; MOST_LOOKS];
        for (kind, looks) in table.looks_of_kind.iter().enumerate() {
            for &look in looks {
                supply[look] += usable(kind);
            }
        }
        for (supply, demand) in supply.iter_mut().zip(&position.demand) {
            *supply = supply.checked_sub(*demand).ok_or(TooFew)?;
        }
        let spare = supply;
        let (mut choice, mut fewest) = (Choice::Square(square), position.choices[square]);
        for (kind, looks) in table.looks_of_kind.iter().enumerate() {
            let open = position.open_of_kind[kind];
            let on_both = u16::from(looks[0] == looks[1]);
            let must_use = looks.iter().any(|&look| spare[look] < 1 + on_both);
            if usable(kind) > 0 && open < fewest && must_use {
                (choice, fewest) = (Choice::Kind(kind), open);
            }
        }
        Ok(choice)
    }
}
