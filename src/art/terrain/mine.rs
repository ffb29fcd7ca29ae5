//! Mine: faceted dark rock with specks of gold.

use super::Painting;
use crate::art::Colour;
use crate::art::drawing::{Drawing, TilePoint};

const LIT: Colour = Colour::hex("#7A7486");
const MID: Colour = Colour::hex("#56505F");
const DARK: Colour = Colour::hex("#292530");
const SPECK: Colour = Colour::hex("#F0C24A");

/// A crag of four facets, one unit high and about 1.3 wide, standing on the origin.
fn crag(peak: f32, waist: f32) -> Drawing {
    let mut art = Drawing::new();
    let (top, left, right): (TilePoint, TilePoint, TilePoint) = ([peak, -1.0], [-0.66, 0.0], [0.68, 0.0]);
    let (shoulder, knee): (TilePoint, TilePoint) = ([-0.4, -0.56], [0.46, -0.5]);
    let (heart, foot): (TilePoint, TilePoint) = ([peak * 0.4 + 0.04, -waist], [0.1, 0.0]);
    art.fill(&[left, shoulder, heart, foot], MID);
    art.fill(&[shoulder, top, heart], LIT);
    art.fill(&[top, knee, heart], MID.darker(0.25));
    art.fill(&[heart, knee, right, foot], DARK);
    art.line(&[shoulder, top, heart], (LIT.lighter(0.25), 0.025));
    art
}

/// A nugget with a glint.
fn nugget() -> Drawing {
    let mut art = Drawing::new();
    art.fill(&[[-1.0, 0.1], [-0.3, -0.9], [0.7, -0.6], [1.0, 0.3], [0.1, 0.9]], SPECK.darker(0.25));
    art.fill(&[[-1.0, 0.1], [-0.3, -0.9], [0.7, -0.6], [0.1, 0.0]], SPECK);
    art.fill(&[[-0.5, -0.2], [-0.2, -0.7], [0.2, -0.5]], SPECK.lighter(0.6));
    art
}

pub(super) fn full(painting: &mut Painting) {
    painting.patches(MID.alpha(0.35), 2);
    let middle = painting.dice.around(0.08);
    let crags = [
        (0.22, 0.5, 0.34),
        (0.8, 0.55, 0.36),
        (0.5 + middle, 0.78, 0.46),
        (0.12, 0.98, 0.34),
        (0.88, 1.0, 0.32),
    ];
    for (x, y, size) in crags {
        let figure = crag(painting.dice.around(0.22), painting.dice.between(0.34, 0.5));
        let at = [x + painting.dice.around(0.03), y + painting.dice.around(0.02)];
        let size = size * painting.dice.between(0.92, 1.08);
        painting.plant(&figure, at, size, 0.05);
    }
    for [x, y] in painting.lattice(3, 3, 0.07) {
        let size = painting.dice.between(0.02, 0.036);
        painting.plant(&nugget(), [x, y + 0.08], size, 1.5);
    }
}

pub(super) fn simple(painting: &mut Painting) {
    for (x, y, size) in [(0.3, 0.62, 0.5), (0.66, 0.95, 0.66)] {
        let figure = crag(painting.dice.around(0.15), 0.42);
        let at = [x + painting.dice.around(0.04), y];
        painting.plant(&figure, at, size, 0.04);
    }
    for (x, y) in [(0.16, 0.8), (0.5, 0.76), (0.82, 0.5), (0.8, 0.84)] {
        let at = [x + painting.dice.around(0.03), y + painting.dice.around(0.03)];
        painting.plant(&nugget(), at, 0.065, 0.6);
    }
}
