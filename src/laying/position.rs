//! Where a search stands: what has been laid, what can still be laid, and how to take it back.

use super::puzzle::{PieceSort, Puzzle};
use super::trail::{Decision, Moment, Trail};
use crate::random::Random;

/// What has been laid so far, and what can still be laid.
pub(super) struct Position {
    state: Vec<PlacementState>,
    filled: Vec<bool>,
    /// Open placements of each square.
    pub(super) choices: Vec<u16>,
    /// Open placements of each kind.
    pub(super) open_of_kind: Vec<u16>,
    /// Pieces left of each kind.
    pub(super) left: Vec<u8>,
    /// Dominoes left of each allotment.
    pub(super) allotted: Vec<u8>,
    /// What was done, to be taken back in reverse order.
    trail: Trail,
    pub(super) laid: Vec<usize>,
    /// Stands for the filled squares, the pieces left and those that are still allotted.
    pub(super) fingerprint: u128,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PlacementState {
    Open,
    Laid,
    Dead,
}

impl Position {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        Self {
            state: vec![PlacementState::Open; puzzle.placements.len()],
            filled: vec![false; puzzle.squares.len()],
            choices: puzzle.at_square.iter().map(|placements| placements.len() as u16).collect(),
            open_of_kind: puzzle.of_kind.iter().map(|placements| placements.len() as u16).collect(),
            left: puzzle.kinds.iter().map(|piece| piece.copies).collect(),
            allotted: puzzle.allotments.iter().map(|allotment| allotment.most).collect(),
            trail: Trail::default(),
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

    /// Whether a square still waits to be filled.
    pub(super) fn waits(&self, square: usize) -> bool {
        !self.filled[square]
    }

    /// The open placements among some.
    pub(super) fn open<'a>(&'a self, placements: &'a [usize]) -> impl Iterator<Item = usize> + 'a {
        placements.iter().copied().filter(|&placement| self.is_open(placement))
    }

    /// The placement that has filled a square.
    pub(super) fn filled_by(&self, puzzle: &Puzzle, square: usize) -> Option<usize> {
        if !self.filled[square] {
            return None;
        }
        puzzle.at_square[square]
            .iter()
            .copied()
            .find(|&placement| self.state[placement] == PlacementState::Laid)
    }

    pub(super) fn now(&self) -> Moment {
        self.trail.now()
    }

    /// Lays a piece: its squares are filled, and what crosses them or needs a piece that is gone dies.
    pub(super) fn lay(&mut self, puzzle: &Puzzle, placement: usize) {
        self.kill(puzzle, placement);
        self.state[placement] = PlacementState::Laid;
        self.laid.push(placement);
        self.trail.push(Decision::Laid(placement));
        self.account(puzzle, placement, true);
        let kind = puzzle.placements[placement].kind;
        for square in puzzle.placements[placement].squares {
            for &crossing in &puzzle.at_square[square] {
                self.kill(puzzle, crossing);
            }
        }
        if self.left[kind] == 0 {
            for &alike in &puzzle.of_kind[kind] {
                self.kill(puzzle, alike);
            }
        }
        if let Some(used_up) = puzzle.placements[placement].allotment.filter(|&of| self.allotted[of] == 0) {
            for &other in &puzzle.allotments[used_up].placements {
                self.kill(puzzle, other);
            }
        }
    }

    /// Rules a placement out.
    pub(super) fn kill(&mut self, puzzle: &Puzzle, placement: usize) {
        if self.is_open(placement) {
            self.state[placement] = PlacementState::Dead;
            self.count_open(puzzle, placement, u16::MAX);
            self.trail.push(Decision::RuledOut(placement));
        }
    }

    /// Takes back all that was done since.
    pub(super) fn go_back(&mut self, puzzle: &Puzzle, moment: Moment) {
        while let Some(step) = self.trail.back_to(moment) {
            match step {
                Decision::RuledOut(placement) => {
                    self.state[placement] = PlacementState::Open;
                    self.count_open(puzzle, placement, 1);
                }
                Decision::Laid(placement) => {
                    self.laid.pop();
                    self.account(puzzle, placement, false);
                }
            }
        }
    }

    /// Adds to (or with the largest number takes one from) the counts of open placements.
    fn count_open(&mut self, puzzle: &Puzzle, placement: usize, step: u16) {
        let placement = &puzzle.placements[placement];
        self.open_of_kind[placement.kind] = self.open_of_kind[placement.kind].wrapping_add(step);
        self.choices[placement.squares[0]] = self.choices[placement.squares[0]].wrapping_add(step);
        if !placement.is_single() {
            self.choices[placement.squares[1]] = self.choices[placement.squares[1]].wrapping_add(step);
        }
    }

    /// Updates the counts of squares and pieces when a placement is laid or taken back.
    fn account(&mut self, puzzle: &Puzzle, placement: usize, laid: bool) {
        let placement = &puzzle.placements[placement];
        let ends = if placement.is_single() { &placement.squares[..1] } else { &placement.squares[..] };
        for &square in ends {
            self.filled[square] = laid;
            self.fingerprint ^= scramble(square as u64);
        }
        if puzzle.kinds[placement.kind].sort != PieceSort::Nothing {
            count(
                &mut self.left[placement.kind],
                laid,
                1 << 32 | (placement.kind as u64) << 8,
                &mut self.fingerprint,
            );
        }
        if let Some(allotment) = placement.allotment {
            count(
                &mut self.allotted[allotment],
                laid,
                2 << 32 | (allotment as u64) << 8,
                &mut self.fingerprint,
            );
        }
    }
}

/// Takes a piece from what is left, or gives it back, and changes the fingerprint by it.
fn count(left: &mut u8, laid: bool, mark: u64, fingerprint: &mut u128) {
    *fingerprint ^= scramble(mark | u64::from(*left));
    *left = if laid { *left - 1 } else { *left + 1 };
    *fingerprint ^= scramble(mark | u64::from(*left));
}

/// Spreads a small number over 128 bits, so that sets of them can be distinguished by their exclusive or.
fn scramble(number: u64) -> u128 {
    let mut random = Random::new(number);
    u128::from(random.bits()) << 64 | u128::from(random.bits())
}
