//! The search itself: depth first, fewest choices first, with the bounds of the neighbouring files.

use std::collections::HashMap;

use super::matching::{Matching, Situation};
use super::position::Position;
use super::survey::{Survey, TooFew};
use super::table::{PieceSort, Table};
use super::{Connection, Effort, Obstacle};

/// How a search ended that found nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Failure {
    /// There is nothing. Whether the connection rule has cut off a branch.
    Exhausted { for_connection: bool },
    /// It was given up.
    GivenUp,
}

/// The cheapest laying that was found.
pub(super) struct Solution {
    pub(super) placements: Vec<usize>,
    pub(super) cost: u32,
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
enum Choice {
    /// What fills this square.
    Square(usize),
    /// One of the places where a piece of this kind can lie, because it must lie somewhere.
    Kind(usize),
}

pub(super) struct Search<'a> {
    table: &'a Table,
    connection: Connection,
    position: Position,
    matching: Matching,
    /// Positions that were searched in vain, whatever the connection rule says, with what they might have cost.
    failed: HashMap<u128, u32>,
    /// Whether the connection rule has cut off a branch since this was last cleared.
    connection_cut: bool,
    /// What a laying may cost to be better than the best so far.
    budget: u32,
    best: Option<Solution>,
    effort: u32,
}

impl<'a> Search<'a> {
    /// A search for a laying that costs at most the budget.
    pub(super) fn new(table: &'a Table, connection: Connection, budget: u32, effort: Effort) -> Self {
        Self {
            table,
            connection,
            position: Position::new(table),
            matching: Matching::new(table),
            failed: HashMap::new(),
            connection_cut: false,
            budget,
            best: None,
            effort: effort.0,
        }
    }

    /// Rules placements out before the search begins.
    pub(super) fn forbid(&mut self, mut is_forbidden: impl FnMut(usize) -> bool) {
        for placement in (0..self.table.placements.len()).filter(|&placement| is_forbidden(placement)) {
            self.position.kill(self.table, placement);
        }
    }

    /// What is wrong before anything is tried, if it can be pointed at.
    pub(super) fn at_first_sight(&mut self) -> Result<(), Obstacle> {
        let Self { table, position, .. } = self;
        // The squares of the first kingdom concerned.
        let at = |squares: &[usize]| {
            let kingdom = table.squares[squares[0]].kingdom;
            let squares = squares.iter().map(|&square| &table.squares[square]);
            (kingdom, squares.filter(|square| square.kingdom == kingdom).map(|square| square.place).collect())
        };
        let lone: Vec<usize> =
            (0..table.squares.len()).filter(|&square| position.choices[square] == 0).collect();
        if !lone.is_empty() {
            let (kingdom, places) = at(&lone);
            return Err(Obstacle::Lone(kingdom, places));
        }
        let survey = Survey::of(table, position);
        let now = Situation { table, position, survey: &survey };
        self.matching.mend(now).map_err(|squares| {
            let (kingdom, places) = at(&squares);
            Obstacle::Unpaired(kingdom, places)
        })?;
        match survey.cut_off(table, position) {
            Some((kingdom, places)) if self.connection == Connection::Required => {
                Err(Obstacle::Unreached(kingdom, places))
            }
            _ => Ok(()),
        }
    }

    /// Searches for the cheapest laying within the budget.
    pub(super) fn run(mut self) -> Result<Solution, Failure> {
        let end = self.branch();
        match (self.best, end) {
            (_, Failure::GivenUp) => Err(Failure::GivenUp),
            (Some(best), _) => Ok(best),
            (None, failure) => Err(failure),
        }
    }

    /// Searches on from here and leaves the position as it was. What is found is kept as the best, and only
    /// something cheaper is looked for from then on.
    fn branch(&mut self) -> Failure {
        let before = self.position.now();
        let cut_before = std::mem::replace(&mut self.connection_cut, false);
        let failure = self.step();
        self.position.go_back(self.table, before);
        self.connection_cut |= cut_before;
        failure
    }

    fn exhausted(&self) -> Failure {
        Failure::Exhausted { for_connection: self.connection_cut }
    }

    /// Whether the best that was found cannot be beaten.
    fn is_done(&self) -> bool {
        self.best.as_ref().is_some_and(|best| best.cost == 0)
    }

    fn step(&mut self) -> Failure {
        let Some(effort) = self.effort.checked_sub(1) else { return Failure::GivenUp };
        self.effort = effort;

        let waiting = self.lay_what_is_forced();
        if matches!(waiting, Waiting::InVain) || self.position.spent > self.budget {
            return self.exhausted();
        }
        let survey = Survey::of(self.table, &self.position);
        if self.connection == Connection::Required && survey.cut_off(self.table, &self.position).is_some() {
            self.connection_cut = true;
            return self.exhausted();
        }
        let Waiting::Square(square) = waiting else { return self.found() };
        let Some(affordable) = self.budget.checked_sub(self.position.spent) else { return self.exhausted() };
        let key = self.position.fingerprint;
        let now = Situation { table: self.table, position: &self.position, survey: &survey };
        if survey.least_cost > affordable
            || self.failed.get(&key).is_some_and(|&in_vain| in_vain >= affordable)
            || self.matching.mend(now).is_err()
        {
            return self.exhausted();
        }
        let Ok(choice) = self.choose(square, &survey) else { return self.exhausted() };
        let placements = match choice {
            Choice::Square(square) => &self.table.at_square[square],
            Choice::Kind(kind) => &self.table.of_kind[kind],
        };
        let mut open: Vec<usize> = self.position.open(placements).collect();
        open.sort_by_key(|&placement| self.table.placements[placement].cost());
        for placement in open {
            let before = self.position.now();
            self.position.lay(self.table, placement);
            let failure = self.branch();
            self.position.go_back(self.table, before);
            if failure == Failure::GivenUp || self.is_done() {
                return failure;
            }
        }
        // What was found on the way has lowered the budget: all that this position could still give costs more.
        if let (false, Some(in_vain)) = (self.connection_cut, self.budget.checked_sub(self.position.spent)) {
            self.failed.insert(key, in_vain);
        }
        self.exhausted()
    }

    /// Keeps a laying. Only a cheaper one is of interest from now on.
    fn found(&mut self) -> Failure {
        let missing_castle = |(kind, piece): (usize, &super::table::Piece)| {
            piece.sort == PieceSort::Castle && self.position.left[kind] > 0
        };
        if !self.table.kinds.iter().enumerate().any(missing_castle) {
            let cost = self.position.spent;
            self.best = Some(Solution { placements: self.position.laid.clone(), cost });
            self.budget = cost.saturating_sub(1);
        }
        self.exhausted()
    }

    /// Fills every square that has one choice left.
    fn lay_what_is_forced(&mut self) -> Waiting {
        loop {
            let waiting = (0..self.table.squares.len()).filter(|&square| self.position.waits(square));
            let Some(square) = waiting.min_by_key(|&square| self.position.choices[square]) else {
                return Waiting::None;
            };
            let open = self.position.open(&self.table.at_square[square]).next();
            match (self.position.choices[square], open) {
                (0, _) | (_, None) => return Waiting::InVain,
                (1, Some(placement)) => self.position.lay(self.table, placement),
                _ => return Waiting::Square(square),
            }
        }
    }

    /// Whether to branch on the given square or on a piece that must be used and has fewer choices: the castle,
    /// or a domino of which every one is needed because there is no square of its look to spare.
    fn choose(&self, square: usize, survey: &Survey) -> Result<Choice, TooFew> {
        let Self { table, position, .. } = self;
        let spare = survey.spare(table, position)?;
        let (mut choice, mut fewest) = (Choice::Square(square), position.choices[square]);
        for (kind, piece) in table.kinds.iter().enumerate() {
            let open = position.open_of_kind[kind];
            let must_use = match piece.sort {
                PieceSort::Domino { looks, .. } => {
                    let on_both = u16::from(looks[0] == looks[1]);
                    looks.iter().any(|&look| spare[look] < 1 + on_both)
                }
                PieceSort::Castle => true,
                PieceSort::Nothing => false,
            };
            if position.left[kind] > 0 && open > 0 && open < fewest && must_use {
                (choice, fewest) = (Choice::Kind(kind), open);
            }
        }
        Ok(choice)
    }
}
