//! Wheat: rows of ripe ears, the front row over the one behind.

use super::Painting;
use crate::art::Colour;
use crate::art::drawing::{Drawing, TilePoint};
use crate::art::outline::curve;

const STALK: Colour = Colour::hex("#A87418");
const LIT: Colour = Colour::hex("#FCE9A6");
const SHADE: Colour = Colour::hex("#C58A1B");
const FURROW: Colour = Colour::hex("#CF9C28");

/// One lens-shaped grain that grows from `root` to `tip`.
fn grain(art: &mut Drawing, root: TilePoint, tip: TilePoint, colour: Colour) {
    let (dx, dy) = (tip[0] - root[0], tip[1] - root[1]);
    let at = |along: f32, aside: f32| [root[0] + dx * along - dy * aside, root[1] + dy * along + dx * aside];
    let lens = [at(0.0, 0.0), at(0.3, 0.26), at(0.7, 0.24), at(1.0, 0.0), at(0.7, -0.24), at(0.3, -0.26)];
    art.fill(&lens, colour);
}

/// An ear on its stalk: root at the origin, one unit high.
fn ear() -> Drawing {
    let mut art = Drawing::new();
    art.line(&[[0.0, 0.0], [0.0, -0.5]], (STALK, 0.07));
    for step in 0..3 {
        let y = -0.3 - 0.19 * step as f32;
        grain(&mut art, [0.0, y], [-0.2, y - 0.24], LIT);
        grain(&mut art, [0.0, y], [0.2, y - 0.24], SHADE);
    }
    grain(&mut art, [0.0, -0.72], [0.0, -1.06], LIT);
    art
}

pub(super) fn full(painting: &mut Painting) {
    let light = painting.base.lighter(0.22);
    painting.patches(light.alpha(0.55), 2);
    let ear = ear();
    let tilt = painting.dice.around(0.035);
    for row in 0..4 {
        let y = 0.27 + 0.25 * row as f32;
        let sway = painting.dice.around(0.02);
        let furrow = curve(&[[-0.1, y - tilt], [0.3, y + sway], [0.7, y - sway], [1.1, y + tilt]]);
        painting.art.line(&furrow, (FURROW, 0.085));
        let shift = if row % 2 == 0 { 0.0 } else { 0.1 };
        for column in 0..5 {
            let x = 0.02 + shift + 0.2 * column as f32 + painting.dice.around(0.025);
            let size = painting.dice.between(0.24, 0.285);
            let at = [x, y + 0.02 + painting.dice.around(0.012)];
            painting.plant(&ear, at, size, 0.22);
        }
    }
}

pub(super) fn simple(painting: &mut Painting) {
    for row in 0..3 {
        let y = 0.33 + 0.32 * row as f32;
        let shift = if row % 2 == 0 { 0.17 } else { 0.34 };
        for column in 0..3 {
            let x = shift + 0.33 * column as f32 + painting.dice.around(0.03);
            let at = [x, y + painting.dice.around(0.02)];
            let mut chevron = Drawing::new();
            chevron.line(&[[0.0, 0.0], [0.0, -0.6]], (STALK, 0.22));
            chevron.line(&[[-0.4, -0.95], [0.0, -0.6], [0.4, -0.95]], (LIT, 0.22));
            chevron.line(&[[-0.4, -0.55], [0.0, -0.2], [0.4, -0.55]], (STALK, 0.22));
            painting.plant(&chevron, at, 0.26, 0.15);
        }
    }
}
