//! What else lies on the table. In: a kingdom and a shot. Out: spare dominoes and pieces beside the kingdom.

use crowncount::art::{Colour, Drawing, INK, Pose, TilePoint, coin, king, knight, tower};
use crowncount::{Cell, Kingdom, PlayerColour, Square, Terrain};
use fastrand::Rng;

use super::Shot;
use super::laying::{Lying, MARGIN};
use crate::random::Chance;

/// The nearest that a loose thing comes to the kingdom, in cells.
const APART: f32 = 1.35;

/// Every third loose thing is a domino that nobody took.
pub(super) fn spare_dominoes(kingdom: &Kingdom, shot: &Shot) -> Vec<Lying> {
    let random = &mut Rng::with_seed(shot.seed ^ 0xC107);
    (0..shot.clutter / 3)
        .map(|_| {
            let mut any = || Square::new(Terrain::ALL[random.usize(..6)], random.u8(..2));
            let faces = (0..2).filter_map(|_| any().map(Cell::Square)).collect();
            let middle = beside(kingdom, random);
            Lying { middle, faces, turn: random.between(0.0, std::f32::consts::TAU), looks: random.u64(..) }
        })
        .collect()
}

/// The other loose things are pieces, lying flat; drawn in cells from the kingdom's top left corner.
pub(super) fn pieces(kingdom: &Kingdom, shot: &Shot) -> Drawing {
    let random = &mut Rng::with_seed(shot.seed ^ 0xC108);
    let mut art = Drawing::new();
    for _ in 0..shot.clutter - shot.clutter / 3 {
        let piece = match random.u8(..4) {
            0 => coin(),
            1 => knight(),
            2 => tower(),
            _ => king(Colour::from(*random.one_of(&PlayerColour::ALL))),
        };
        let [x, y] = beside(kingdom, random);
        let (side, turn) = (random.between(0.5, 0.7), random.between(0.0, std::f32::consts::TAU));
        for ring in 0..4 {
            let reach = side * (0.3 + 0.05 * ring as f32);
            art.disc([x + 0.05, y + 0.05], reach, INK.alpha(0.07));
        }
        let middle = piece.placed(Pose::at(-0.5, -0.5));
        art.lay(&middle, Pose { at: [x, y], scale: side, turn });
    }
    art
}

/// A place on the bare table around the kingdom.
fn beside(kingdom: &Kingdom, random: &mut Rng) -> TilePoint {
    let (width, height) = (f32::from(kingdom.cols()), f32::from(kingdom.rows()));
    let away = random.between(APART, MARGIN - 1.0);
    let (x, y) = (random.between(-1.0, width + 1.0), random.between(-1.0, height + 1.0));
    match random.u8(..4) {
        0 => [x, -away],
        1 => [x, height + away],
        2 => [-away, y],
        _ => [width + away, y],
    }
}
