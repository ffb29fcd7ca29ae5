//! An unfinished laying, as sets of places in bits.

use super::board::{Board, DominoHand};

/// How many terrains a domino can show.
pub(super) const TERRAINS: usize = 7;
/// The most kinds of dominoes that a hand can have: one for each domino of the larger frame.
pub(super) const KINDS: usize = 24;

/// The squares that are laid, and the dominoes that are not.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct PartialLaying {
    /// The places that are taken, the castle's among them.
    pub(super) taken: u64,
    /// The squares of each terrain.
    pub(super) terrain: [u64; TERRAINS],
    /// The squares with at least one, two and three crowns.
    pub(super) crowned: [u64; 3],
    /// How many dominoes of each kind are left.
    pub(super) left: [u8; KINDS],
}

impl PartialLaying {
    /// Nothing is laid yet, not even the castle.
    pub(super) fn new(hand: &DominoHand) -> Self {
        let mut left = [0; KINDS];
        for (left, kind) in left.iter_mut().zip(&hand.kinds) {
            *left = kind.count;
        }
        Self { taken: 0, terrain: [0; TERRAINS], crowned: [0; 3], left }
    }

    /// The same with the castle of a board.
    pub(super) fn on(&self, board: &Board) -> Self {
        Self { taken: board.castle, ..self.clone() }
    }

    /// How many dominoes are left.
    pub(super) fn to_lay(&self) -> u32 {
        self.left.iter().map(|&left| u32::from(left)).sum()
    }

    /// How many crowns some squares have together.
    pub(super) fn crowns(&self, squares: u64) -> u32 {
        self.crowned.iter().map(|crowned| (crowned & squares).count_ones()).sum()
    }

    /// The same with a domino of a kind laid on two places.
    pub(super) fn with(&self, hand: &DominoHand, kind: usize, places: [u32; 2]) -> Self {
        let mut next = self.clone();
        next.left[kind] -= 1;
        for (place, half) in places.into_iter().zip(hand.kinds[kind].halves) {
            let bit = 1 << place;
            next.taken |= bit;
            next.terrain[half.terrain] |= bit;
            for crowned in next.crowned.iter_mut().take(usize::from(half.crowns)) {
                *crowned |= bit;
            }
        }
        next
    }
}
