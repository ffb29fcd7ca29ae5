//! Town: an empty building site in a paved square, marked out with pegs and a string.

use super::Painting;
use crate::art::Colour;
use crate::art::colour::{CREAM, WOOD};
use crate::art::drawing::{Drawing, TilePoint};
use crate::art::outline::{rectangle, rounded};

const EARTH: Colour = Colour::hex("#D9A06E");
const STRING: Colour = Colour::hex("#FBF0D8");

/// Flat paving stones all over the cell; also the ground under buildings.
pub(super) fn paving(painting: &mut Painting) {
    painting.art.fill(&rectangle([0.0, 0.0, 1.0, 1.0]), painting.base.darker(0.16));
    for row in 0..6 {
        let (y, height) = (row as f32 / 6.0, 1.0 / 6.0);
        let mut x = if row % 2 == 0 { -0.12 } else { -0.02 } + painting.dice.around(0.03);
        while x < 1.0 {
            let width = painting.dice.between(0.18, 0.26);
            let tone = painting.dice.around(0.08);
            let colour =
                if tone > 0.0 { painting.base.lighter(tone) } else { painting.base.darker(-tone * 0.8) };
            painting.art.fill(&rounded([x + 0.008, y + 0.008, width - 0.016, height - 0.016], 0.03), colour);
            x += width;
        }
    }
}

fn peg(art: &mut Drawing, [x, y]: TilePoint, size: f32) {
    art.line(&[[x, y - size * 0.6], [x, y + size * 0.6]], (WOOD.darker(0.45), size * 0.75));
    art.line(&[[x, y - size * 0.6], [x, y + size * 0.5]], (WOOD.lighter(0.25), size * 0.42));
}

pub(super) fn full(painting: &mut Painting) {
    paving(painting);
    let corners = [[0.22, 0.25], [0.78, 0.25], [0.79, 0.76], [0.21, 0.76]]
        .map(|[x, y]| [x + painting.dice.around(0.025), y + painting.dice.around(0.025)]);
    painting.art.fill(&rounded([0.1, 0.135, 0.8, 0.77], 0.13), EARTH.darker(0.28));
    painting.art.fill(&rounded([0.12, 0.145, 0.76, 0.73], 0.12), EARTH);
    let turned = painting.blob([0.5, 0.56], [0.24, 0.17]);
    painting.art.fill(&turned, EARTH.darker(0.1));
    for _ in 0..7 {
        let at = [painting.dice.between(0.3, 0.7), painting.dice.between(0.34, 0.72)];
        let r = painting.dice.between(0.01, 0.018);
        painting.art.disc(at, r, EARTH.darker(0.3));
    }
    let shade = corners.map(|[x, y]| [x + 0.012, y + 0.025]);
    painting.art.ring(&shade, (EARTH.darker(0.5).alpha(0.5), 0.02));
    painting.art.ring(&corners, (STRING, 0.02));
    for at in corners {
        peg(&mut painting.art, at, 0.075);
    }
    bricks(painting);
}

/// A small pile of bricks somewhere on the site.
fn bricks(painting: &mut Painting) {
    let (x, y) = (painting.dice.between(0.32, 0.5), painting.dice.between(0.5, 0.68));
    for (dx, dy) in [(0.0, 0.0), (0.105, 0.0), (0.052, -0.058)] {
        let brick = rounded([x + dx, y + dy, 0.1, 0.054], 0.01);
        painting.art.outlined(&brick, painting.base, (painting.base.darker(0.45), 0.012));
    }
}

pub(super) fn simple(painting: &mut Painting) {
    let corners = [[0.22, 0.3], [0.78, 0.3], [0.78, 0.82], [0.22, 0.82]]
        .map(|[x, y]| [x + painting.dice.around(0.02), y + painting.dice.around(0.02)]);
    painting.art.outlined(&corners, EARTH, (CREAM, 0.05));
    for at in corners {
        peg(&mut painting.art, at, 0.12);
    }
}
