//! The pieces on the table, by what they look like: the dominoes of boxes, or the pairs that dice can show.

use std::collections::{BTreeMap, BTreeSet};

use crate::model::{Domino, DominoBox, DominoKind, Square};

/// The pieces that kingdoms are laid with, those that look alike together.
#[derive(Debug, Clone)]
pub struct Supply {
    /// Sorted by kind.
    stock: Vec<(DominoKind, Stock)>,
    /// The most dominoes of each box that a kingdom gets, where that is limited.
    share: Option<u8>,
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
        let stock = alike.map(|alike| (alike[0].kind(), Stock::Dominoes(alike.to_vec()))).collect();
        Self { stock, share: None }
    }

    /// The same for kingdoms that each get at most so many dominoes of every box; dominoes that look alike but are of
    /// different boxes are kept apart then. Only [`lay`](super::lay) heeds it.
    #[must_use]
    pub fn with_share(self, most: u8) -> Self {
        let by_box = |(kind, stock): &(DominoKind, Stock)| -> Vec<(DominoKind, Stock)> {
            let of_box = stock.dominoes().chunk_by(|a, b| a.from == b.from);
            of_box.map(|dominoes| (*kind, Stock::Dominoes(dominoes.to_vec()))).collect()
        };
        Self { stock: self.stock.iter().flat_map(by_box).collect(), share: Some(most) }
    }

    /// Whether each kingdom gets only a share of every box.
    pub fn is_shared_out(&self) -> bool {
        self.share.is_some()
    }

    /// The most dominoes of each box that a kingdom gets, where that is limited.
    pub(super) fn share(&self) -> Option<u8> {
        self.share
    }

    /// The same without some dominoes.
    #[must_use]
    pub fn without(&self, gone: &[Domino]) -> Self {
        self.kept(|_, domino, _| !gone.contains(domino))
    }

    /// The same with at most so many dominoes of some kinds.
    #[must_use]
    pub(super) fn capped(&self, most: &BTreeMap<DominoKind, u8>) -> Self {
        self.kept(|kind, _, index| most.get(&kind).is_none_or(|most| index < usize::from(*most)))
    }

    /// The same with those dominoes that a rule keeps, which is asked by kind, domino and its place among those alike.
    fn kept(&self, keeps: impl Fn(DominoKind, &Domino, usize) -> bool) -> Self {
        let left = |(kind, stock): &(DominoKind, Stock)| {
            let alike = match stock {
                Stock::Dice => Stock::Dice,
                Stock::Dominoes(dominoes) => {
                    let kept = dominoes.iter().enumerate().filter(|(i, domino)| keeps(*kind, domino, *i));
                    Stock::Dominoes(kept.map(|(_, domino)| *domino).collect())
                }
            };
            (alike.copies() > 0).then_some((*kind, alike))
        };
        Self { stock: self.stock.iter().filter_map(left).collect(), share: self.share }
    }

    /// How many pieces of a kind there are.
    pub fn copies(&self, kind: DominoKind) -> u8 {
        let alike = self.stock.iter().filter(|(other, _)| *other == kind);
        alike.map(|(_, stock)| stock.copies()).sum()
    }

    /// Dominoes of these kinds, each another one; those that are not there are left out.
    pub(super) fn named(&self, kinds: impl Iterator<Item = DominoKind>) -> Vec<Domino> {
        let mut hand: Vec<Domino> = Vec::new();
        for kind in kinds {
            let mut alike =
                self.stock.iter().filter(|(other, _)| *other == kind).flat_map(|(_, stock)| stock.dominoes());
            hand.extend(alike.find(|domino| !hand.contains(domino)).copied());
        }
        hand
    }

    /// Every pair of these squares: what Duel's dice can show. A laying of them names no dominoes.
    pub(crate) fn of_dice(squares: &BTreeSet<Square>) -> Self {
        let pairs = |&one: &Square| squares.range(one..).map(move |&other| DominoKind::new(one, other));
        let kinds: BTreeSet<DominoKind> = squares.iter().flat_map(pairs).collect();
        Self { stock: kinds.into_iter().map(|kind| (kind, Stock::Dice)).collect(), share: None }
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
