//! A look over the squares of a position: what each can still be, and the bounds that follow.

use super::position::Position;
use super::puzzle::{PieceSort, Puzzle};
use crate::model::Places;

/// What one square can still be.
#[derive(Debug, Clone, Copy, Default)]
struct Prospect {
    /// Its possible looks, as bits.
    looks: u64,
    /// Their terrains, as bits.
    terrains: u16,
    /// Whether it may stay without a half domino.
    may_be_bare: bool,
}

/// What all squares can still be.
pub(super) struct Outlook {
    prospects: Vec<Prospect>,
}

/// There are too few pieces left for the squares that are left.
pub(super) struct TooFew;

impl Outlook {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        Self { prospects: vec![Prospect::default(); puzzle.squares.len()] }
    }

    /// Looks over a position.
    pub(super) fn update(&mut self, puzzle: &Puzzle, position: &Position) {
        for (square, prospect) in self.prospects.iter_mut().enumerate() {
            *prospect = Prospect::default();
            let mut see = |placement: usize| match puzzle.placements[placement].look(square) {
                Some(look) => {
                    prospect.looks |= 1 << look;
                    prospect.terrains |= 1 << puzzle.looks[look].terrain() as u16;
                }
                None => prospect.may_be_bare = true,
            };
            match position.filled_by(puzzle, square) {
                Some(placement) => see(placement),
                None => position.open(&puzzle.at_square[square]).for_each(see),
            }
            if puzzle.squares[square].unknown {
                prospect.terrains = u16::MAX;
            }
        }
    }

    /// Whether a square must be filled with half a domino.
    pub(super) fn needs_domino(&self, position: &Position, square: usize) -> bool {
        position.waits(square) && !self.prospects[square].may_be_bare
    }

    /// Of each look, the pieces that are left and still fit somewhere must show enough squares. Gives how many
    /// they show beyond that.
    pub(super) fn spare(&self, puzzle: &Puzzle, position: &Position) -> Result<Vec<u16>, TooFew> {
        let mut spare = vec![0_u16; puzzle.looks.len()];
        for (kind, piece) in puzzle.kinds.iter().enumerate() {
            let usable = u16::from(position.left[kind]).min(position.open_of_kind[kind]);
            match piece.sort {
                PieceSort::Domino { looks, .. } => looks.iter().for_each(|&look| spare[look] += usable),
                PieceSort::Castle | PieceSort::Nothing => {}
            }
        }
        for (square, prospect) in self.prospects.iter().enumerate() {
            if position.waits(square) && !prospect.may_be_bare && prospect.looks.is_power_of_two() {
                let look = prospect.looks.trailing_zeros() as usize;
                spare[look] = spare[look].checked_sub(1).ok_or(TooFew)?;
            }
        }
        Ok(spare)
    }

    /// Of each allotment, as many dominoes must be left as the squares need that nothing else can fill.
    pub(super) fn keeps_allotments(&self, puzzle: &Puzzle, position: &Position) -> bool {
        let mut needed = vec![0_u16; puzzle.allotments.len()];
        if needed.is_empty() {
            return true;
        }
        for square in (0..puzzle.squares.len()).filter(|&square| self.needs_domino(position, square)) {
            let mut from =
                position.open(&puzzle.at_square[square]).map(|open| puzzle.placements[open].allotment);
            if let Some(Some(first)) = from.next()
                && from.all(|other| other == Some(first))
            {
                needed[first] += 1;
            }
        }
        // A domino fills two squares.
        needed.iter().zip(&position.allotted).all(|(&needed, &left)| needed <= 2 * u16::from(left))
    }

    /// A kingdom with squares that nothing laid or still possible can join to its castle through squares that
    /// match: the connection rule.
    pub(super) fn cut_off(&self, puzzle: &Puzzle, position: &Position) -> Option<(usize, Places)> {
        let mut joined = vec![false; puzzle.squares.len()];
        let mut front: Vec<usize> = Vec::new();
        let join = |square: usize, joined: &mut Vec<bool>, front: &mut Vec<usize>| {
            if !std::mem::replace(&mut joined[square], true) {
                front.push(square);
            }
        };
        for square in 0..puzzle.squares.len() {
            if puzzle.squares[square].anchored || puzzle.squares[square].unknown {
                join(square, &mut joined, &mut front);
            }
        }
        while let Some(square) = front.pop() {
            for &next in &puzzle.neighbours[square] {
                if self.prospects[square].terrains & self.prospects[next].terrains != 0 {
                    join(next, &mut joined, &mut front);
                }
            }
            for &placement in &puzzle.at_square[square] {
                if !position.is_dead(placement) {
                    join(puzzle.placements[placement].other(square), &mut joined, &mut front);
                }
            }
        }
        let is_apart = |square: &usize| !joined[*square] && !self.prospects[*square].may_be_bare;
        let apart = (0..puzzle.squares.len()).find(is_apart)?;
        let kingdom = puzzle.squares[apart].kingdom;
        let same =
            (0..puzzle.squares.len()).filter(is_apart).filter(|&s| puzzle.squares[s].kingdom == kingdom);
        Some((kingdom, same.map(|square| puzzle.squares[square].place).collect()))
    }
}
