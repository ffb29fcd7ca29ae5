//! Lake: calm wave strokes over deeper and shallower water, now and then a boat or a fish.

use super::Painting;
use crate::art::Colour;
use crate::art::colour::{CREAM, WOOD};
use crate::art::drawing::{Drawing, TilePoint};
use crate::art::outline::{curve, ellipse_points};

const FOAM: Colour = Colour::hex("#CFE6F5");
const DEEP: Colour = Colour::hex("#2166A3");
const SHALLOW: Colour = Colour::hex("#509BD6");

/// A wave with this many crests; its left end is at `start`.
fn wave([x, y]: TilePoint, crests: usize, length: f32, height: f32) -> Vec<TilePoint> {
    let points: Vec<TilePoint> = (0..=crests * 2)
        .map(|i| [x + length * i as f32 / 2.0, if i % 2 == 0 { y } else { y - height }])
        .collect();
    curve(&points)
}

/// A sailing boat, one unit high, its water line through the origin.
fn boat(sail: Colour) -> Drawing {
    let mut art = Drawing::new();
    art.oval([0.0, 0.05], [0.55, 0.1], DEEP);
    art.outlined(&[[-0.5, -0.22], [0.5, -0.22], [0.3, 0.04], [-0.3, 0.04]], WOOD, (WOOD.darker(0.4), 0.04));
    art.line(&[[-0.02, -0.25], [-0.02, -0.98]], (WOOD.darker(0.4), 0.06));
    art.fill(&[[0.04, -0.95], [0.42, -0.34], [0.04, -0.34]], sail);
    art.fill(&[[-0.08, -0.85], [-0.08, -0.34], [-0.36, -0.34]], sail.darker(0.16));
    art
}

/// A fish leaping to the left, one unit long around the origin.
fn fish() -> Drawing {
    let mut art = Drawing::new();
    let silver = Colour::hex("#A9CDE6");
    art.fill(&[[0.25, 0.0], [0.55, -0.25], [0.45, 0.02], [0.55, 0.25]], silver);
    art.fill(&ellipse_points([-0.05, 0.0], [0.42, 0.22], 16), silver);
    art.disc([-0.27, -0.05], 0.045, DEEP);
    art
}

pub(super) fn full(painting: &mut Painting) {
    painting.patches(DEEP.alpha(0.45), 2);
    painting.patches(SHALLOW.alpha(0.5), 1);
    let guest = painting.variant % 4;
    for (row, y) in [0.2, 0.41, 0.62, 0.85].into_iter().enumerate() {
        let crests = 2 + painting.dice.below(2);
        let length = painting.dice.between(0.15, 0.19);
        let free = 0.88 - crests as f32 * length;
        let x = if row % 2 == 0 { 0.06 } else { free } + painting.dice.around(0.05).max(-0.03);
        let y = y + painting.dice.around(0.02);
        let line = wave([x, y], crests, length, 0.055);
        let under: Vec<TilePoint> = line.iter().map(|[x, y]| [x + 0.005, y + 0.03]).collect();
        painting.art.line(&under, (DEEP, 0.034));
        painting.art.line(&line, (FOAM, 0.03));
    }
    if guest == 1 {
        let at = [painting.dice.between(0.3, 0.62), painting.dice.between(0.6, 0.8)];
        painting.plant(&boat(CREAM), at, 0.36, 0.06);
    } else if guest == 3 {
        let at = [painting.dice.between(0.3, 0.7), painting.dice.between(0.5, 0.75)];
        painting.plant(&fish(), at, 0.2, 0.3);
    }
}

pub(super) fn simple(painting: &mut Painting) {
    for y in [0.27, 0.56, 0.85] {
        let x = 0.08 + painting.dice.unit() * 0.06;
        let y = y + painting.dice.around(0.02);
        painting.art.line(&wave([x, y], 3, 0.26, 0.11), (FOAM, 0.065));
    }
}
