//! The coats of arms of Kingdomino Duel, drawn as with a pen, and their crosses. In: the charge of a coat. Out: a
//! shield in the unit cell, in ink on no ground.

use crate::art::drawing::{Drawing, Path, Pose, TilePoint};
use crate::art::outline::curve;
use crate::art::{Dice, INK};

/// The left side of the shield, from its corner down to its tip; the right side mirrors it.
const SIDE: [TilePoint; 5] = [[0.19, 0.14], [0.185, 0.34], [0.22, 0.56], [0.32, 0.74], [0.5, 0.9]];

/// A shield with its charge; the dice make every hand tremble differently.
pub(super) fn shield(charge: fn(&mut ShieldDrawing), dice: Dice) -> Drawing {
    let mut hand = ShieldDrawing { art: Drawing::new(), dice };
    charge(&mut hand);
    hand.outline();
    // Room for the crosses in the top right.
    hand.art.placed(Pose::square(0.03, 0.13, 0.87))
}

pub(super) fn dot(hand: &mut ShieldDrawing) {
    hand.dot([0.5, 0.46], 0.15);
}

pub(super) fn stripe(hand: &mut ShieldDrawing) {
    hand.patch(&[[0.42, 0.155], [0.58, 0.155], [0.58, 0.84], [0.5, 0.9], [0.42, 0.84]]);
}

pub(super) fn double_dot(hand: &mut ShieldDrawing) {
    hand.dot([0.35, 0.42], 0.105);
    hand.dot([0.65, 0.42], 0.105);
}

pub(super) fn double_stripe(hand: &mut ShieldDrawing) {
    hand.patch(&[[0.29, 0.15], [0.41, 0.155], [0.41, 0.83], [0.29, 0.7]]);
    hand.patch(&[[0.59, 0.155], [0.71, 0.15], [0.71, 0.7], [0.59, 0.83]]);
}

pub(super) fn black(hand: &mut ShieldDrawing) {
    hand.patch(&rim(SIDE));
}

pub(super) fn quarters(hand: &mut ShieldDrawing) {
    hand.patch(&[[0.19, 0.145], [0.5, 0.16], [0.5, 0.49], [0.205, 0.49], [0.185, 0.34]]);
    hand.patch(&[[0.5, 0.49], [0.795, 0.49], [0.78, 0.56], [0.68, 0.74], [0.5, 0.9]]);
}

/// The closed outline of a shield with this left side: sharp corners, a sagging top, smooth flanks.
fn rim(side: [TilePoint; 5]) -> Vec<TilePoint> {
    let mirror = |[x, y]: TilePoint| [1.0 - x, y];
    let left = curve(&side);
    let mut outline: Vec<TilePoint> = left.iter().rev().copied().collect();
    outline.push([0.5, side[0][1] + 0.02]);
    outline.extend(left.iter().take(left.len() - 1).map(|p| mirror(*p)));
    outline
}

/// Up to four crosses in a row, from the cell's top right.
pub(in crate::art) fn crosses(count: u8) -> Drawing {
    let mut art = Drawing::new();
    let step = if count > 3 { 0.23 } else { 0.26 };
    for place in 0..count {
        let (x, y, r) = (0.86 - step * f32::from(place), 0.14, 0.075);
        for side in [-1.0, 1.0] {
            art.line(&[[x - r, y - r * side], [x + r, y + r * side]], (INK, 0.055));
        }
    }
    art
}

/// A hand that never draws the same line twice.
pub(super) struct ShieldDrawing {
    art: Drawing,
    dice: Dice,
}

impl ShieldDrawing {
    fn tremble(&mut self, points: &[TilePoint], reach: f32) -> Vec<TilePoint> {
        points.iter().map(|[x, y]| [x + self.dice.around(reach), y + self.dice.around(reach)]).collect()
    }

    fn outline(&mut self) {
        let side = SIDE.map(|[x, y]| [x + self.dice.around(0.008), y + self.dice.around(0.008)]);
        self.art.ring(&rim(side), (INK, 0.035));
    }

    fn dot(&mut self, centre: TilePoint, radius: f32) {
        self.art.push(Path::Circle(centre, radius), Some(INK), None);
        // A second, slightly shifted round of the pen.
        let [x, y] = centre;
        let again = [x + self.dice.around(0.012), y + self.dice.around(0.012)];
        self.art.circle(again, radius, (INK, 0.018));
    }

    fn patch(&mut self, points: &[TilePoint]) {
        let shaky = self.tremble(points, 0.004);
        self.art.push(Path::Polygon(shaky), Some(INK), Some((INK, 0.012)));
    }
}
