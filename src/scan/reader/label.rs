//! What a cell can show. In: the terrains and their crowns. Out: the cells that the network tells apart, in the order of
//! its outputs.

use crate::model::{Cell, Square, Terrain};

/// How many cells are told apart.
pub const LABEL_COUNT: usize = 19;

/// What the network tells apart, in the order of its outputs and of [`super::CellReading::probabilities`]: every square that
/// a box of Kingdomino or Queendomino may hold, the castle, and no tile.
pub const LABELS: [Cell; LABEL_COUNT] = labels();

/// The place of a cell in [`LABELS`], or `None` for one that no box has.
pub fn label_of(cell: Cell) -> Option<usize> {
    LABELS.iter().position(|&label| label == cell)
}

const fn labels() -> [Cell; LABEL_COUNT] {
    let mut labels = [Cell::Empty; LABEL_COUNT];
    let (mut place, mut terrain) = (0, 0);
    while !Terrain::ALL[terrain].is_coat() {
        let mut crowns = 0;
        while crowns <= Terrain::ALL[terrain].most_crowns() {
            if let Some(square) = Square::new(Terrain::ALL[terrain], crowns) {
                labels[place] = Cell::Square(square);
                place += 1;
            }
            crowns += 1;
        }
        terrain += 1;
    }
    labels[place] = Cell::Castle;
    labels
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_labels_are_those_that_the_network_was_trained_with() {
        let labels = LABELS.map(|cell| cell.to_string()).join(" ");
        assert_eq!(labels, "w w1 f f1 l l1 g g1 g2 s s1 s2 m m1 m2 m3 t c .");
    }

    #[test]
    fn every_label_knows_its_place() {
        for (place, label) in LABELS.iter().enumerate() {
            assert_eq!(label_of(*label), Some(place));
        }
        assert_eq!(label_of(Cell::Unknown), None);
    }
}
