//! The pieces on the table, by what they look like: the dominoes of boxes, or the pairs that dice can show.

use std::collections::BTreeSet;

use crate::model::{Domino, DominoBox, DominoKind, Square};

/// The pieces that kingdoms are laid with, those that look alike together.
#[derive(Debug, Clone)]
pub struct Supply {
    /// Sorted by kind.
    stock: Vec<(DominoKind, Stock)>,
}

/// The pieces of one kind.
#[derive(Debug, Clone)]
pub(super) enum Stock {
    /// These dominoes of the boxes, each of them once.
    Dominoes(Vec<Domino>),
    /// Duel's dice, which can show a pair as often as anybody may need it.
    Dice,
}

impl Stock {
    /// More pairs than Duel's map has room for.
    const ENOUGH: u8 = 17;

    /// How many pieces there are.
    pub(super) fn copies(&self) -> u8 {
        match self {
            Self::Dominoes(dominoes) => dominoes.len() as u8,
            Self::Dice => Self::ENOUGH,
        }
    }

    /// The dominoes, which have numbers; what dice show has none.
    pub(super) fn dominoes(&self) -> &[Domino] {
        match self {
            Self::Dominoes(dominoes) => dominoes,
            Self::Dice => &[],
        }
    }
}

impl Supply {
    /// All dominoes of these boxes.
    pub fn of(boxes: &[DominoBox]) -> Self {
        let mut dominoes: Vec<Domino> = boxes.iter().flat_map(|from| from.dominoes()).collect();
        dominoes.sort_by_key(|domino| (domino.kind(), *domino));
        let alike = dominoes.chunk_by(|a, b| a.kind() == b.kind());
        Self { stock: alike.map(|alike| (alike[0].kind(), Stock::Dominoes(alike.to_vec()))).collect() }
    }

    /// Every pair of these squares: what Duel's dice can show. A laying of them names no dominoes.
    pub(crate) fn of_dice(squares: &BTreeSet<Square>) -> Self {
        let pairs = |&one: &Square| squares.range(one..).map(move |&other| DominoKind::new(one, other));
        let kinds: BTreeSet<DominoKind> = squares.iter().flat_map(pairs).collect();
        Self { stock: kinds.into_iter().map(|kind| (kind, Stock::Dice)).collect() }
    }

    /// The kinds of pieces, in their order.
    pub fn kinds(&self) -> impl Iterator<Item = DominoKind> {
        self.stock.iter().map(|&(kind, _)| kind)
    }

    /// The kinds with where they come from.
    pub(super) fn stock(&self) -> &[(DominoKind, Stock)] {
        &self.stock
    }

    /// How many squares like this the pieces have in all.
    pub fn squares(&self, square: Square) -> usize {
        let on_piece = |kind: DominoKind| kind.squares().into_iter().filter(|&shown| shown == square).count();
        self.stock.iter().map(|(kind, pieces)| on_piece(*kind) * usize::from(pieces.copies())).sum()
    }
}
