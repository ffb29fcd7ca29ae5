//! Prices on kinds of pieces, in place of counting them: a laying pays for every piece that it uses, and gets back
//! what all pieces of the box cost. Whatever the prices, a real laying pays no more than that for its pieces.

use super::puzzle::Puzzle;

/// The price of each kind.
pub(super) struct Prices {
    of_kind: Vec<i32>,
    /// How many pieces there are of each kind.
    copies: Vec<i32>,
}

impl Prices {
    /// Everything is free.
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        Self {
            of_kind: vec![0; puzzle.kinds.len()],
            copies: puzzle.kinds.iter().map(|piece| i32::from(piece.copies)).collect(),
        }
    }

    pub(super) fn of(&self, kind: usize) -> i32 {
        self.of_kind[kind]
    }

    /// The prices as they are, to be set again.
    pub(super) fn all(&self) -> &[i32] {
        &self.of_kind
    }

    pub(super) fn set(&mut self, of_kind: Vec<i32>) {
        self.of_kind = of_kind;
    }

    /// What all pieces of the box cost.
    pub(super) fn refund(&self) -> i32 {
        self.of_kind.iter().zip(&self.copies).map(|(price, copies)| price * copies).sum()
    }

    /// Whether a kind is used more often than there are pieces.
    pub(super) fn is_overused(&self, kind: usize, uses: i32) -> bool {
        uses > self.copies[kind]
    }

    /// Whether another piece of a kind is there.
    pub(super) fn is_left(&self, kind: usize, uses: i32) -> bool {
        uses < self.copies[kind]
    }

    /// Raises the prices of what is used too often and lowers those of what is not used up, by what would close
    /// the gap between bound and limit if nothing else changed; less each time that this did not help. Whether
    /// there was something to change.
    pub(super) fn change(&mut self, uses: &[i32], gap: i32, slower: u32) -> bool {
        let excess = |this: &Self, kind: usize| {
            let excess = uses[kind] - this.copies[kind];
            if excess > 0 || this.of_kind[kind] > 0 { excess } else { 0 }
        };
        let norm: i32 = (0..self.of_kind.len()).map(|kind| excess(self, kind).pow(2)).sum();
        if norm == 0 {
            return false;
        }
        let step = ((gap / norm) >> slower).max(1);
        for kind in 0..self.of_kind.len() {
            self.of_kind[kind] = (self.of_kind[kind] + step * excess(self, kind)).max(0);
        }
        true
    }
}
