//! What a descent has decided: which placements are laid, which are ruled out, and how to take that back.

use super::puzzle::Puzzle;
use super::trail::{Decision, Moment, Trail};

/// Placements that are open (a laid one stays open, as the only choice that is left) and those that are laid.
pub(super) struct Choices<'a> {
    puzzle: &'a Puzzle,
    open: Vec<bool>,
    laid: Vec<bool>,
    /// How many of each kind are laid.
    laid_of_kind: Vec<u8>,
    trail: Trail,
}

impl<'a> Choices<'a> {
    /// Everything is open.
    pub(super) fn new(puzzle: &'a Puzzle) -> Self {
        Self {
            puzzle,
            open: vec![true; puzzle.placements.len()],
            laid: vec![false; puzzle.placements.len()],
            laid_of_kind: vec![0; puzzle.kinds.len()],
            trail: Trail::default(),
        }
    }

    pub(super) fn is_open(&self, placement: usize) -> bool {
        self.open[placement]
    }

    pub(super) fn is_laid(&self, placement: usize) -> bool {
        self.laid[placement]
    }

    /// Whether it may be laid, and need not be.
    pub(super) fn is_undecided(&self, placement: usize) -> bool {
        self.open[placement] && !self.laid[placement]
    }

    pub(super) fn now(&self) -> Moment {
        self.trail.now()
    }

    pub(super) fn rule_out(&mut self, placement: usize) {
        if std::mem::replace(&mut self.open[placement], false) {
            self.trail.push(Decision::RuledOut(placement));
        }
    }

    /// Lays a piece: whatever crosses it or needs a piece that is gone is ruled out.
    pub(super) fn lay(&mut self, placement: usize) {
        let puzzle = self.puzzle;
        let of = &puzzle.placements[placement];
        self.laid[placement] = true;
        self.laid_of_kind[of.kind] += 1;
        self.trail.push(Decision::Laid(placement));
        for square in of.squares {
            let crossing = puzzle.at_square[square].iter().filter(|&&other| other != placement);
            crossing.for_each(|&other| self.rule_out(other));
        }
        if self.laid_of_kind[of.kind] == puzzle.kinds[of.kind].copies {
            for &alike in &puzzle.of_kind[of.kind] {
                if !self.laid[alike] {
                    self.rule_out(alike);
                }
            }
        }
    }

    /// Takes back all that was done since.
    pub(super) fn go_back(&mut self, moment: Moment) {
        while let Some(step) = self.trail.back_to(moment) {
            match step {
                Decision::RuledOut(placement) => self.open[placement] = true,
                Decision::Laid(placement) => {
                    self.laid[placement] = false;
                    self.laid_of_kind[self.puzzle.placements[placement].kind] -= 1;
                }
            }
        }
    }

    /// What was decided so far is never taken back.
    pub(super) fn settle(&mut self) {
        self.trail.forget();
    }
}
