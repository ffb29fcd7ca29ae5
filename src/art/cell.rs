//! The drawing of any cell of a kingdom. In: a [`Cell`] of the model. Out: its [`Drawing`] in the unit cell.

use super::coats::{Coat, coat, crosses};
use super::drawing::{Drawing, Placement};
use super::{CREAM, Colour, Detail, Face, INK};
use crate::model::{Cell, Square};

/// The drawing of a cell. `seed` gives each tile its own strokes; `banner` is the player's colour.
pub fn cell(cell: Cell, seed: u64, detail: Detail, banner: Colour) -> Drawing {
    if let Cell::Square(square) = cell
        && let Some(shield) = Coat::from_letter(square.terrain().letter())
    {
        return drawn_by_pen(shield, square, seed);
    }
    let face = Face::parse(&cell.to_string()).unwrap_or(Face::Unknown);
    face.drawing(seed, detail, banner)
}

/// A coat on the paper of a Duel map.
fn drawn_by_pen(shield: Coat, square: Square, seed: u64) -> Drawing {
    let mut art = Drawing::new();
    art.block([0.0, 0.0, 1.0, 1.0], CREAM);
    art.lay(&coat(shield, INK, seed), Placement::at(0.0, 0.0));
    art.lay(&crosses(square.crowns().into(), INK), Placement::at(0.0, 0.0));
    art
}
