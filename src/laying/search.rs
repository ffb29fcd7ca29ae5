//! The search itself: depth first, fewest choices first, with the bounds of the neighbouring files.

use std::cmp::Reverse;
use std::collections::HashSet;

use super::matching::{Matching, Situation};
use super::outlook::{Outlook, TooFew};
use super::position::Position;
use super::puzzle::{PieceSort, Puzzle};
use super::{Connection, Effort, Obstacle, SearchBudget};

/// How a search that found nothing ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Failure {
    /// There is nothing. Whether the connection rule has cut off a branch.
    Exhausted { for_connection: bool },
    /// It was stopped.
    GivenUp,
}

/// What is left when everything that was forced is laid.
enum Waiting {
    /// All squares are filled.
    None,
    /// A square that nothing can fill.
    InVain,
    /// The square with the fewest choices.
    Square(usize),
}

/// What to try next.
enum Branch {
    /// What fills this square.
    Square(usize),
    /// One of the places where a piece of this kind can lie, because it must lie somewhere.
    Kind(usize),
}

pub(super) struct LayingSearch<'a> {
    puzzle: &'a Puzzle,
    connection: Connection,
    position: Position,
    matching: Matching,
    outlook: Outlook,
    /// Positions that were searched in vain, whatever the connection rule says.
    failed: HashSet<u128>,
    /// Whether the connection rule has cut off a branch since this was last cleared.
    connection_cut: bool,
    effort: u32,
    budget: &'a mut SearchBudget,
}

impl<'a> LayingSearch<'a> {
    pub(super) fn new(
        puzzle: &'a Puzzle,
        connection: Connection,
        effort: Effort,
        budget: &'a mut SearchBudget,
    ) -> Self {
        Self {
            puzzle,
            connection,
            position: Position::new(puzzle),
            matching: Matching::new(puzzle.squares.len()),
            outlook: Outlook::new(puzzle),
            failed: HashSet::new(),
            connection_cut: false,
            effort: effort.0,
            budget,
        }
    }

    /// What is wrong before anything is tried, if it can be pointed at.
    pub(super) fn at_first_sight(&mut self) -> Result<(), Obstacle> {
        let Self { puzzle, position, .. } = self;
        // The squares of the first kingdom concerned.
        let at = |squares: &[usize]| {
            let kingdom = puzzle.squares[squares[0]].kingdom;
            let squares = squares.iter().map(|&square| &puzzle.squares[square]);
            (kingdom, squares.filter(|square| square.kingdom == kingdom).map(|square| square.place).collect())
        };
        let lone: Vec<usize> =
            (0..puzzle.squares.len()).filter(|&square| position.choices[square] == 0).collect();
        if !lone.is_empty() {
            let (kingdom, places) = at(&lone);
            return Err(Obstacle::Lone(kingdom, places));
        }
        self.outlook.update(puzzle, position);
        let now = Situation { puzzle, position, outlook: &self.outlook };
        self.matching.mend(&now).map_err(|squares| {
            let (kingdom, places) = at(&squares);
            Obstacle::Unpaired(kingdom, places)
        })?;
        match self.outlook.cut_off(puzzle, position) {
            Some((kingdom, places)) if self.connection == Connection::Required => {
                Err(Obstacle::Unreached(kingdom, places))
            }
            _ => Ok(()),
        }
    }

    /// The placements of a laying.
    pub(super) fn run(mut self) -> Result<Vec<usize>, Failure> {
        self.branch().map(|()| self.position.laid)
    }

    /// Searches on from here. Where it fails, the position is left as it was.
    fn branch(&mut self) -> Result<(), Failure> {
        let before = self.position.now();
        let cut_before = std::mem::replace(&mut self.connection_cut, false);
        let end = self.step();
        if end.is_err() {
            self.position.go_back(self.puzzle, before);
        }
        self.connection_cut |= cut_before;
        end
    }

    fn exhausted(&self) -> Result<(), Failure> {
        Err(Failure::Exhausted { for_connection: self.connection_cut })
    }

    fn step(&mut self) -> Result<(), Failure> {
        self.effort = self.effort.checked_sub(1).ok_or(Failure::GivenUp)?;
        if !self.budget.take(self.puzzle.looks_of_a_step()) {
            return Err(Failure::GivenUp);
        }
        let waiting = self.lay_what_is_forced();
        if matches!(waiting, Waiting::InVain) {
            return self.exhausted();
        }
        self.outlook.update(self.puzzle, &self.position);
        if self.connection == Connection::Required
            && self.outlook.cut_off(self.puzzle, &self.position).is_some()
        {
            self.connection_cut = true;
            return self.exhausted();
        }
        let Waiting::Square(square) = waiting else { return Ok(()) };
        let key = self.position.fingerprint;
        let now = Situation { puzzle: self.puzzle, position: &self.position, outlook: &self.outlook };
        if self.failed.contains(&key)
            || !self.outlook.keeps_allotments(self.puzzle, &self.position)
            || self.matching.mend(&now).is_err()
        {
            return self.exhausted();
        }
        let Ok(choice) = self.choose(square) else { return self.exhausted() };
        let placements = match choice {
            Branch::Square(square) => &self.puzzle.at_square[square],
            Branch::Kind(kind) => &self.puzzle.of_kind[kind],
        };
        for placement in self.in_order(placements) {
            if !self.position.is_open(placement) {
                continue;
            }
            let before = self.position.now();
            self.position.lay(self.puzzle, placement);
            match self.branch() {
                Err(Failure::Exhausted { .. }) => self.position.go_back(self.puzzle, before),
                end => return end,
            }
        }
        if !self.connection_cut {
            self.failed.insert(key);
        }
        self.exhausted()
    }

    /// What is taken from an allotment of which more is left comes first, so that they are used up evenly.
    fn in_order(&self, placements: &[usize]) -> Vec<usize> {
        let left = |placement: &usize| {
            self.puzzle.placements[*placement].allotment.map(|of| self.position.allotted[of])
        };
        let mut placements = placements.to_vec();
        placements.sort_by_key(|placement| Reverse(left(placement)));
        placements
    }

    /// Fills every square that has one choice left.
    fn lay_what_is_forced(&mut self) -> Waiting {
        loop {
            let waiting = (0..self.puzzle.squares.len()).filter(|&square| self.position.waits(square));
            let Some(square) = waiting.min_by_key(|&square| self.position.choices[square]) else {
                return Waiting::None;
            };
            let open = self.position.open(&self.puzzle.at_square[square]).next();
            match (self.position.choices[square], open) {
                (0, _) | (_, None) => return Waiting::InVain,
                (1, Some(placement)) => self.position.lay(self.puzzle, placement),
                _ => return Waiting::Square(square),
            }
        }
    }

    /// Whether to branch on the given square or on a piece that must be used and has fewer choices:
    /// a domino of which every one is needed because there is no square of its look to spare.
    fn choose(&self, square: usize) -> Result<Branch, TooFew> {
        let Self { puzzle, position, outlook, .. } = self;
        let spare = outlook.spare(puzzle, position)?;
        let (mut choice, mut fewest) = (Branch::Square(square), position.choices[square]);
        for (kind, piece) in puzzle.kinds.iter().enumerate() {
            let open = position.open_of_kind[kind];
            let must_use = match piece.sort {
                PieceSort::Domino { looks, .. } => {
                    let on_both = u16::from(looks[0] == looks[1]);
                    looks.iter().any(|&look| spare[look] < 1 + on_both)
                }
                PieceSort::Castle | PieceSort::Nothing => false,
            };
            if position.left[kind] > 0 && open > 0 && open < fewest && must_use {
                (choice, fewest) = (Branch::Kind(kind), open);
            }
        }
        Ok(choice)
    }
}
