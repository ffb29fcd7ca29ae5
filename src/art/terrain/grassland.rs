//! Grassland: tufts of grass, white flowers, now and then a sheep.

use super::Painting;
use crate::art::Colour;
use crate::art::colour::{CREAM, GOLD, INK};
use crate::art::drawing::Drawing;

const BLADE: Colour = Colour::hex("#5A9132");
const LIGHT: Colour = Colour::hex("#B4DA78");

/// A tuft of three to five blades, one unit high, rooted at the origin.
fn tuft(blades: usize, width: f32, colour: Colour) -> Drawing {
    let mut art = Drawing::new();
    let middle = (blades - 1) as f32 / 2.0;
    for blade in 0..blades {
        let side = blade as f32 - middle;
        let (root, tip) = (side * 0.14, side * 0.42);
        let height = 1.0 - 0.16 * side * side;
        art.fill(&[[root - width, 0.0], [tip, -height], [root + width, 0.0]], colour);
    }
    art
}

/// A daisy of radius one.
fn flower(detail: usize) -> Drawing {
    let mut art = Drawing::new();
    for petal in 0..detail {
        let (sin, cos) = (std::f32::consts::TAU * petal as f32 / detail as f32).sin_cos();
        art.disc([cos * 0.6, sin * 0.6], 0.46, CREAM);
    }
    art.disc([0.0, 0.0], 0.38, GOLD);
    art
}

/// A sheep that grazes to the left, about one unit long.
fn sheep() -> Drawing {
    let mut art = Drawing::new();
    art.oval([0.05, 0.4], [0.5, 0.1], BLADE.alpha(0.8));
    for x in [-0.18, 0.28] {
        art.line(&[[x, 0.15], [x, 0.38]], (INK, 0.09));
    }
    for (x, y, r) in [(-0.2, 0.0, 0.25), (0.1, -0.08, 0.29), (0.32, 0.04, 0.24), (0.05, 0.12, 0.25)] {
        art.disc([x, y], r, CREAM.darker(0.06));
    }
    art.disc([0.05, -0.1], 0.22, CREAM);
    art.oval([-0.46, 0.02], [0.13, 0.16], INK.lighter(0.1));
    art.oval([-0.32, -0.1], [0.1, 0.05], INK.lighter(0.1));
    art
}

pub(super) fn full(painting: &mut Painting) {
    painting.patches(LIGHT.alpha(0.55), 2);
    painting.patches(BLADE.alpha(0.16), 2);
    let mut places = painting.lattice(4, 4, 0.045);
    let sheep_at = (painting.variant % 3 == 1).then(|| places.remove(9));
    for (index, at) in places.into_iter().enumerate() {
        if index % 4 == 2 {
            let size = painting.dice.between(0.032, 0.042);
            painting.plant(&flower(5), at, size, 1.0);
        } else {
            let tuft = tuft(3 + painting.dice.below(3), 0.1, BLADE);
            let size = painting.dice.between(0.12, 0.165);
            painting.plant(&tuft, [at[0], at[1] + 0.05], size, 0.15);
        }
    }
    if let Some([x, y]) = sheep_at {
        painting.plant(&sheep(), [x.clamp(0.25, 0.75), y], 0.31, 0.05);
    }
}

pub(super) fn simple(painting: &mut Painting) {
    for (index, [x, y]) in painting.lattice(2, 3, 0.03).into_iter().enumerate() {
        if index % 3 == 1 {
            painting.art.disc([x, y], 0.075, CREAM);
        } else {
            painting.plant(&tuft(3, 0.16, BLADE.darker(0.25)), [x, y + 0.12], 0.28, 0.1);
        }
    }
}
