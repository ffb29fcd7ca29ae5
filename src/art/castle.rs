//! The castle, and the marks of cells that are empty or unknown. In: a player's colour. Out: drawings of a
//! whole cell.

use super::colour::{AMBER, INK, STONE};
use super::drawing::{Drawing, Path, Pose, TilePoint};
use super::outline::{arc, rectangle, rounded};
use super::{Colour, Detail, Dice};

const ROCK: Colour = Colour::hex("#5B5F66");
const WALL: Colour = Colour::hex("#D9D6CC");
const SHADE: Colour = Colour::hex("#B3B0A8");

/// A wall with three battlements: left, top, width, height; the battlements rise above the top.
pub(super) fn battlement(art: &mut Drawing, [x, y, w, h]: [f32; 4], colour: Colour, pen: (Colour, f32)) {
    let (tooth, rise) = (w / 5.0, w / 5.0);
    let mut outline: Vec<TilePoint> = vec![[x, y + h]];
    for i in 0..3 {
        let left = x + tooth * 2.0 * i as f32;
        outline.extend([[left, y - rise], [left + tooth, y - rise]]);
        if i < 2 {
            outline.extend([[left + tooth, y], [left + 2.0 * tooth, y]]);
        }
    }
    outline.push([x + w, y + h]);
    art.outlined(&outline, colour, pen);
}

/// A round-headed opening: left, top, width, height.
pub(super) fn archway(art: &mut Drawing, [x, y, width, height]: [f32; 4], colour: Colour) {
    let r = width / 2.0;
    let mut outline = arc([x + r, y + r], [r, r], std::f32::consts::PI, std::f32::consts::TAU, 8);
    outline.extend([[x + width, y + height], [x, y + height]]);
    art.fill(&outline, colour);
}

/// A pennant that flies to the right from a pole; the pole's foot is at the origin, one unit high.
fn pennant(colour: Colour) -> Drawing {
    let mut art = Drawing::new();
    let rim = (INK, 0.06);
    art.line(&[[0.0, 0.0], [0.0, -1.0]], (INK, 0.09));
    art.outlined(&[[0.0, -1.0], [0.85, -0.82], [0.62, -0.68], [0.85, -0.48], [0.0, -0.45]], colour, rim);
    art
}

/// A paved court, like the ground of a starting tile.
fn court(art: &mut Drawing) {
    art.fill(&rectangle([0.0, 0.0, 1.0, 1.0]), STONE.darker(0.08));
    let mut dice = Dice::new(5);
    for row in 0..5 {
        let mut x = if row % 2 == 0 { -0.1 } else { -0.2 };
        while x < 1.0 {
            let width = dice.between(0.22, 0.3);
            let slab = rounded([x + 0.01, row as f32 * 0.2 + 0.01, width - 0.02, 0.18], 0.03);
            art.fill(&slab, STONE.mix(WALL, dice.between(0.05, 0.3)));
            x += width;
        }
    }
}

/// The castle on its court, with a banner in the player's colour.
pub fn castle(colour: Colour, detail: Detail) -> Drawing {
    let mut art = Drawing::new();
    match detail {
        Detail::Full => court(&mut art),
        Detail::Simple => {
            art.fill(&rectangle([0.0, 0.0, 1.0, 1.0]), STONE);
        }
    }
    let rim = (ROCK.darker(0.35), if detail == Detail::Full { 0.022 } else { 0.045 });
    art.oval([0.5, 0.87], [0.42, 0.075], ROCK.alpha(0.55));
    art.lay(&pennant(colour), Pose::at(0.5, 0.34).scaled(0.29));
    battlement(&mut art, [0.34, 0.36, 0.32, 0.5], WALL, rim);
    art.fill(&rectangle([0.55, 0.38, 0.1, 0.46]), SHADE);
    for x in [0.12, 0.66] {
        art.outlined(&rectangle([x, 0.46, 0.22, 0.41]), WALL, rim);
        art.outlined(&[[x - 0.035, 0.48], [x + 0.11, 0.2], [x + 0.255, 0.48]], colour, rim);
        art.fill(&[[x + 0.11, 0.225], [x + 0.15, 0.47], [x + 0.235, 0.47]], colour.darker(0.22));
        art.fill(&rectangle([x + 0.145, 0.52, 0.065, 0.34]), SHADE);
    }
    archway(&mut art, [0.425, 0.64, 0.15, 0.225], INK);
    if detail == Detail::Full {
        for x in [0.19, 0.73] {
            archway(&mut art, [x, 0.6, 0.05, 0.1], INK);
        }
        // The banner that hangs over the gate.
        let cloth = [[0.44, 0.42], [0.56, 0.42], [0.56, 0.57], [0.5, 0.61], [0.44, 0.57]];
        art.outlined(&cloth, colour, (rim.0, 0.014));
        art.line(&[[0.5, 0.45], [0.5, 0.54]], (colour.lighter(0.65), 0.018));
        art.line(&[[0.47, 0.48], [0.53, 0.48]], (colour.lighter(0.65), 0.018));
    }
    art.clipped()
}

/// A dashed outline: no tile lies here.
pub fn no_tile(colour: Colour) -> Drawing {
    let mut art = Drawing::new();
    let corners = [[0.06, 0.06], [0.94, 0.06], [0.94, 0.94], [0.06, 0.94]];
    for side in 0..4 {
        let (a, b): (TilePoint, TilePoint) = (corners[side], corners[(side + 1) % 4]);
        let at = |t: f32| [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
        // A half dash at each end makes the corners whole.
        for (from, to) in [(0.0, 0.07), (0.21, 0.36), (0.425, 0.575), (0.64, 0.79), (0.93, 1.0)] {
            art.line(&[at(from), at(to)], (colour, 0.024));
        }
    }
    art
}

/// A question mark on a quiet plate: this cell is unknown.
pub fn unknown() -> Drawing {
    let mut art = Drawing::new();
    let plate = rounded([0.04, 0.04, 0.92, 0.92], 0.1);
    art.push(Path::Polygon(plate), Some(AMBER.alpha(0.16)), Some((AMBER.alpha(0.7), 0.024)));
    art.lay(&question(AMBER), Pose::square(0.2, 0.2, 0.6));
    art
}

/// A bare question mark that fills the unit cell.
pub(super) fn question(colour: Colour) -> Drawing {
    let mut art = Drawing::new();
    let mut hook = arc([0.5, 0.34], [0.2, 0.2], std::f32::consts::PI, 2.45 * std::f32::consts::PI, 14);
    hook.extend([[0.5, 0.6], [0.5, 0.67]]);
    art.line(&hook, (colour, 0.1));
    art.disc([0.5, 0.86], 0.065, colour);
    art
}
