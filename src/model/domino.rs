//! The 48 dominoes of each box.

use super::{Square, Terrain};
use crate::words::{Message, Say};

/// A box of dominoes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DominoBox {
    /// The 48 of Kingdomino.
    Kingdomino,
    /// The 48 of Queendomino, with towns. Their numbers are not certain, so name them by their
    /// squares.
    Queendomino,
}

impl DominoBox {
    /// Both boxes.
    pub const ALL: [Self; 2] = [Self::Kingdomino, Self::Queendomino];

    /// The name in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Kingdomino => "kingdomino",
            Self::Queendomino => "queendomino",
        }
    }

    /// The box of that name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.id() == id)
    }

    /// Its dominoes, in the order of their numbers.
    pub fn dominoes(self) -> impl Iterator<Item = Domino> {
        let table = match self {
            Self::Kingdomino => &KINGDOMINO,
            Self::Queendomino => &QUEENDOMINO,
        };
        (1..).zip(table).map(move |(number, &(left, right))| Domino {
            from: self,
            number,
            squares: [left, right],
        })
    }
}

impl Say for DominoBox {
    fn say(&self) -> Message {
        Message::new(format!("game-{}", self.id()))
    }
}

/// One domino.
///
/// ```
/// use crowncount::{DominoBox, Terrain};
///
/// let last = DominoBox::Kingdomino.dominoes().last().expect("48 of them");
/// assert_eq!(last.number, 48);
/// assert_eq!(last.squares.map(|square| (square.terrain(), square.crowns())), [(Terrain::Wheat, 0), (Terrain::Mine, 3)]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Domino {
    /// The box it belongs to.
    pub from: DominoBox,
    /// The number on its back.
    pub number: u8,
    /// Its two squares.
    pub squares: [Square; 2],
}

impl Domino {
    /// What it looks like; several dominoes can look alike.
    pub fn kind(self) -> DominoKind {
        DominoKind::new(self.squares[0], self.squares[1])
    }
}

/// What a domino looks like: its two squares, in no order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DominoKind(Square, Square);

impl DominoKind {
    /// The kind with these two squares.
    pub fn new(one: Square, other: Square) -> Self {
        if one <= other { Self(one, other) } else { Self(other, one) }
    }

    /// Its two squares.
    pub const fn squares(self) -> [Square; 2] {
        [self.0, self.1]
    }
}

// The squares of the boxes, by the letters of the kingdom notation.
const W: Square = square(Terrain::Wheat, 0);
const W1: Square = square(Terrain::Wheat, 1);
const F: Square = square(Terrain::Forest, 0);
const F1: Square = square(Terrain::Forest, 1);
const L: Square = square(Terrain::Lake, 0);
const L1: Square = square(Terrain::Lake, 1);
const G: Square = square(Terrain::Grassland, 0);
const G1: Square = square(Terrain::Grassland, 1);
const G2: Square = square(Terrain::Grassland, 2);
const S: Square = square(Terrain::Swamp, 0);
const S1: Square = square(Terrain::Swamp, 1);
const S2: Square = square(Terrain::Swamp, 2);
const M: Square = square(Terrain::Mine, 0);
const M1: Square = square(Terrain::Mine, 1);
const M2: Square = square(Terrain::Mine, 2);
const M3: Square = square(Terrain::Mine, 3);
const T: Square = square(Terrain::Town, 0);

const fn square(terrain: Terrain, crowns: u8) -> Square {
    match Square::new(terrain, crowns) {
        Some(square) => square,
        None => panic!("no such square in a box"),
    }
}

/// Numbers 1 to 48, eight to a row.
#[rustfmt::skip]
const KINGDOMINO: [(Square, Square); 48] = [
    (W, W), (W, W), (F, F), (F, F), (F, F), (F, F), (L, L), (L, L),
    (L, L), (G, G), (G, G), (S, S), (W, F), (W, L), (W, G), (W, S),
    (F, L), (F, G), (W1, F), (W1, L), (W1, G), (W1, S), (W1, M), (F1, W),
    (F1, W), (F1, W), (F1, W), (F1, L), (F1, G), (L1, W), (L1, W), (L1, F),
    (L1, F), (L1, F), (L1, F), (W, G1), (L, G1), (W, S1), (G, S1), (M1, W),
    (W, G2), (L, G2), (W, S2), (G, S2), (M2, W), (S, M2), (S, M2), (W, M3),
];

/// Numbers 1 to 48, eight to a row.
#[rustfmt::skip]
const QUEENDOMINO: [(Square, Square); 48] = [
    (W, W), (W, W), (F, F), (F, F), (W1, S), (W1, M), (F1, W), (F1, W),
    (L, L), (L, L), (G, G), (G, G), (F1, W), (F1, L), (F1, G), (L1, W),
    (S, S), (W1, F), (W1, L), (W1, G), (L1, F), (L1, F), (L1, F), (G1, W),
    (S1, W), (G2, W), (G2, F), (S2, W), (T, S), (F1, T), (L1, T), (L1, T),
    (S2, F), (M2, W), (M2, W), (T, F), (G1, T), (S1, T), (M1, T), (M2, T),
    (T, L), (T, L), (T, G), (T, G), (M3, T), (T, T), (T, T), (T, T),
];

#[cfg(test)]
mod tests {
    use super::*;

    /// How many squares of a terrain carry 0, 1, 2 and 3 crowns.
    fn totals(from: DominoBox, terrain: Terrain) -> [usize; 4] {
        [0, 1, 2, 3].map(|crowns| {
            let squares = from.dominoes().flat_map(|domino| domino.squares);
            squares.filter(|s| s.terrain() == terrain && s.crowns() == crowns).count()
        })
    }

    /// The totals printed on the last page of the rules of each box.
    #[test]
    fn the_squares_add_up_to_the_printed_totals() {
        let printed = [
            (Terrain::Wheat, [21, 5, 0, 0], [14, 5, 0, 0]),
            (Terrain::Forest, [16, 6, 0, 0], [11, 6, 0, 0]),
            (Terrain::Lake, [12, 6, 0, 0], [8, 6, 0, 0]),
            (Terrain::Grassland, [10, 2, 2, 0], [8, 2, 2, 0]),
            (Terrain::Swamp, [6, 2, 2, 0], [4, 2, 2, 0]),
            (Terrain::Mine, [1, 1, 3, 1], [1, 1, 3, 1]),
            (Terrain::Town, [0, 0, 0, 0], [20, 0, 0, 0]),
        ];
        for (terrain, kingdomino, queendomino) in printed {
            assert_eq!(totals(DominoBox::Kingdomino, terrain), kingdomino, "{terrain:?}");
            assert_eq!(totals(DominoBox::Queendomino, terrain), queendomino, "{terrain:?}");
        }
        assert_eq!(printed.iter().flat_map(|row| row.1).sum::<usize>(), 96);
        assert_eq!(printed.iter().flat_map(|row| row.2).sum::<usize>(), 96);
    }

    #[test]
    fn no_square_of_a_box_has_more_crowns_than_its_terrain_says() {
        for domino in DominoBox::ALL.into_iter().flat_map(DominoBox::dominoes) {
            for square in domino.squares {
                assert!(square.crowns() <= square.terrain().most_crowns(), "{domino:?}");
            }
        }
    }

    #[test]
    fn a_kind_has_no_order() {
        assert_eq!(DominoKind::new(W, F1), DominoKind::new(F1, W));
    }
}
