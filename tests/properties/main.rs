//! What must always hold.
#![allow(clippy::unwrap_used, missing_docs)]

mod laying;
#[path = "../laying_check/mod.rs"]
mod laying_check;
#[path = "../noisy_beliefs/mod.rs"]
mod noisy_beliefs;
mod scoring;

use crowncount::{Building, Cell, Square, Terrain};
use proptest::prelude::*;

const LANDSCAPES: [Terrain; 6] =
    [Terrain::Wheat, Terrain::Forest, Terrain::Lake, Terrain::Grassland, Terrain::Swamp, Terrain::Mine];

/// Any cell of Queendomino; few terrains and few crowns make large territories.
fn cell() -> impl Strategy<Value = Cell> {
    prop_oneof![
        12 => (0..6_usize, prop_oneof![3 => Just(0_u8), 1 => 0..=3_u8])
            .prop_map(|(terrain, crowns)| Cell::Square(Square::new(LANDSCAPES[terrain], crowns).unwrap())),
        2 => Just(Cell::Square(Square::plain(Terrain::Town))),
        2 => (0..Building::COUNT).prop_map(|index| Cell::Built(Building::ALL[index])),
        1 => Just(Cell::Castle),
        1 => Just(Cell::Empty),
        1 => Just(Cell::Unknown),
    ]
}
