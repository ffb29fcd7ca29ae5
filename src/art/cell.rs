//! The drawing of any cell of a kingdom. In: a [`Cell`] of the model. Out: its [`Drawing`] in the unit cell.

use super::drawing::{Drawing, Pose};
use super::terrain::crosses;
use super::{CREAM, Colour, Detail, building, building_sign, castle, crown_row, no_tile, terrain, unknown};
use crate::model::{Cell, Square};

/// A dashed hairline that shows on parchment and at night.
const HAIRLINE: Colour = Colour::hex("#8E8678");

/// The drawing of a cell. `seed` gives each tile its own strokes; `banner` is the player's colour.
pub fn cell(cell: Cell, seed: u64, detail: Detail, banner: Colour) -> Drawing {
    match cell {
        Cell::Square(square) => whole_square(square, seed, detail),
        Cell::Built(kind) => {
            let mut art = building(kind, seed, detail);
            if detail == Detail::Full {
                art.lay(&building_sign(kind), Pose::at(0.0, 0.0));
            }
            art
        }
        Cell::Castle => castle(banner, detail),
        Cell::Empty => no_tile(HAIRLINE),
        Cell::Unknown => unknown(),
    }
}

/// A terrain with its crowns; a coat lies on the paper of a Duel map.
fn whole_square(square: Square, seed: u64, detail: Detail) -> Drawing {
    let mut art = Drawing::new();
    if square.terrain().is_coat() {
        art.block([0.0, 0.0, 1.0, 1.0], CREAM);
    }
    art.lay(&terrain(square.terrain(), seed, detail), Pose::at(0.0, 0.0));
    art.lay(&crowns(square, detail), Pose::at(0.0, 0.0));
    art
}

/// The crowns of a square, in Duel its crosses, on no ground.
pub fn crowns(square: Square, detail: Detail) -> Drawing {
    if square.terrain().is_coat() { crosses(square.crowns()) } else { crown_row(square.crowns(), detail) }
}
