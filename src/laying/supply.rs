//! The dominoes on the table, by what they look like.

use std::collections::BTreeSet;

use crate::model::{Domino, DominoBox, DominoKind, Square};

/// The dominoes of one or both boxes, those that look alike together.
#[derive(Debug, Clone)]
pub struct Supply {
    /// Sorted by kind.
    stock: Vec<(DominoKind, Vec<Domino>)>,
}

impl Supply {
    /// All dominoes of these boxes.
    pub fn of(boxes: &[DominoBox]) -> Self {
        let mut dominoes: Vec<Domino> = boxes.iter().flat_map(|from| from.dominoes()).collect();
        dominoes.sort_by_key(|domino| (domino.kind(), *domino));
        let stock =
            dominoes.chunk_by(|a, b| a.kind() == b.kind()).map(|alike| (alike[0].kind(), alike.to_vec()));
        Self { stock: stock.collect() }
    }

    /// Every pair of these squares, as often as anybody may need it: what Duel's dice can show. The dominoes have
    /// no number.
    pub(crate) fn of_dice(squares: &BTreeSet<Square>) -> Self {
        const ENOUGH: usize = 17;
        let pairs = squares
            .iter()
            .flat_map(|&one| squares.range(one..).map(move |&other| DominoKind::new(one, other)));
        let domino =
            |kind: DominoKind| Domino { from: DominoBox::Kingdomino, number: 0, squares: kind.squares() };
        let mut stock: Vec<_> = pairs.map(|kind| (kind, vec![domino(kind); ENOUGH])).collect();
        stock.sort_by_key(|&(kind, _)| kind);
        Self { stock }
    }

    /// The kinds with their dominoes.
    pub fn kinds(&self) -> impl ExactSizeIterator<Item = (DominoKind, &[Domino])> {
        self.stock.iter().map(|(kind, dominoes)| (*kind, dominoes.as_slice()))
    }

    /// The number of a kind in the order of [`Supply::kinds`], if there is such a domino.
    pub fn position(&self, kind: DominoKind) -> Option<usize> {
        self.stock.binary_search_by_key(&kind, |&(kind, _)| kind).ok()
    }

    /// How many squares like this the dominoes have in all.
    pub fn squares(&self, square: Square) -> usize {
        let on_domino = |domino: &Domino| domino.squares.iter().filter(|&&s| s == square).count();
        self.stock.iter().flat_map(|(_, dominoes)| dominoes).map(on_domino).sum()
    }
}
