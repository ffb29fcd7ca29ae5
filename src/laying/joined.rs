//! The connection rule over sets of places: what can be joined to the castle.
//!
//! In: what each place of one grid can still be. Out: the places that hold a domino for certain and that no
//! choice among those joins to a castle through places that match. Sets of places are bits, row by row.

use super::puzzle::{PieceSort, Puzzle};

/// What the places of a grid can be, each set by its places.
pub(super) struct Prospects {
    cols: usize,
    all: u128,
    /// All places without the first, and without the last, of each row.
    not_first: u128,
    not_last: u128,
    castle: u128,
    bare: u128,
    /// Where a domino may lie that covers the next place on the right, or below, too.
    right: u128,
    down: u128,
    terrains: [u128; 16],
}

impl Prospects {
    /// What the places can be if only these placements may be used.
    pub(super) fn of(puzzle: &Puzzle, cols: usize, placements: impl Iterator<Item = usize>) -> Self {
        let all = u128::MAX >> (u128::BITS as usize - puzzle.squares.len());
        let first = (0..puzzle.squares.len()).step_by(cols).fold(0, |set, square| set | 1_u128 << square);
        let mut this = Self {
            cols,
            all,
            not_first: all & !first,
            not_last: all & !(first << (cols - 1)),
            castle: 0,
            bare: 0,
            right: 0,
            down: 0,
            terrains: [0; 16],
        };
        for placement in placements {
            this.add(puzzle, placement);
        }
        this
    }

    fn add(&mut self, puzzle: &Puzzle, placement: usize) {
        let placement = &puzzle.placements[placement];
        let [one, other] = placement.squares;
        for (square, look) in placement.squares.into_iter().zip(placement.looks) {
            if let Some(look) = look {
                self.terrains[puzzle.looks[look].terrain() as usize] |= 1 << square;
            }
        }
        match puzzle.kinds[placement.kind].sort {
            PieceSort::Domino { .. } if other == one + self.cols => self.down |= 1 << one,
            PieceSort::Domino { .. } => self.right |= 1 << one,
            PieceSort::Castle => self.castle |= 1 << one,
            PieceSort::Nothing => self.bare |= 1 << one,
        }
    }

    /// The neighbours of some places.
    fn around(&self, places: u128) -> u128 {
        (places & self.not_last) << 1
            | (places & self.not_first) >> 1
            | places << self.cols
            | places >> self.cols
    }

    /// The places with a domino that cannot be joined to a castle.
    pub(super) fn cut_off(&self) -> u128 {
        let mut joined = self.around(self.castle) & self.all;
        loop {
            let mut wider = joined
                | (joined & self.right) << 1
                | (joined >> 1) & self.right
                | (joined & self.down) << self.cols
                | (joined >> self.cols) & self.down;
            for same in self.terrains {
                wider |= self.around(joined & same) & same;
            }
            if wider == joined {
                return self.all & !joined & !self.castle & !self.bare;
            }
            joined = wider;
        }
    }
}
