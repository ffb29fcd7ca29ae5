//! Forest: round tree crowns in two greens, lit from the upper left, close together.

use super::Painting;
use crate::art::Colour;
use crate::art::drawing::Drawing;

const GREENS: [Colour; 2] = [Colour::hex("#2F7D4A"), Colour::hex("#4B8B3B")];
const SHADOW: Colour = Colour::hex("#103A22");
const TRUNK: Colour = Colour::hex("#5B3F28");

/// A tree: its crown has radius one around the origin.
fn tree(green: Colour) -> Drawing {
    let mut art = Drawing::new();
    art.oval([0.15, 0.95], [0.85, 0.3], SHADOW.alpha(0.75));
    art.line(&[[0.0, 0.6], [0.0, 1.08]], (TRUNK, 0.26));
    let dark = green.darker(0.32);
    for (x, y, r) in [(-0.5, 0.3, 0.55), (0.5, 0.3, 0.55), (0.0, -0.25, 0.78), (0.0, 0.4, 0.5)] {
        art.disc([x, y], r, dark);
    }
    for (x, y, r) in [(-0.5, 0.16, 0.44), (0.36, 0.14, 0.42), (-0.06, -0.36, 0.62)] {
        art.disc([x, y], r, green);
    }
    art.disc([-0.22, -0.52], 0.3, green.lighter(0.2));
    art.disc([-0.58, 0.06], 0.18, green.lighter(0.2));
    art
}

pub(super) fn full(painting: &mut Painting) {
    painting.patches(SHADOW.alpha(0.35), 2);
    for [x, y] in painting.lattice(3, 4, 0.035) {
        let green = GREENS[painting.dice.below(2)];
        let size = painting.dice.between(0.135, 0.17);
        painting.plant(&tree(green), [x, y - 0.03], size, 0.12);
    }
}

pub(super) fn simple(painting: &mut Painting) {
    for [x, y] in painting.lattice(2, 3, 0.03) {
        let green = GREENS[painting.dice.below(2)].lighter(0.06);
        let mut tree = Drawing::new();
        tree.disc([0.1, 0.2], 1.0, SHADOW);
        tree.disc([0.0, 0.0], 0.95, green);
        tree.disc([-0.3, -0.35], 0.38, green.lighter(0.3));
        painting.plant(&tree, [x, y], 0.2, 0.2);
    }
}
