//! Things that lie on the tiles of a kingdom, or over it: what is under them cannot be seen. Networks are never trained
//! with these; what they learn from is drawn elsewhere, in other shapes.

mod look;

use std::f64::consts::{FRAC_PI_2, TAU};

use image::RgbImage;

use super::folder::Tables;
use super::paint;
use crate::random::{Chance, Random};
use crowncount::scan::{Homography, Point, Quad};
use look::Look;

/// What lies there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Cover {
    /// A playing card, face up or down.
    Card,
    /// A coin or a counter.
    Coin,
    /// A die.
    Die,
    /// A finger of a hand that reaches in from outside.
    Finger,
    /// A whole hand, its fingers spread.
    Hand,
    /// A wooden tower or a king, seen from the side as it leans away from the camera.
    Tower,
    /// A glass: its rim and its foot, and the table bent in between.
    Glass,
    /// A piece that was cut out of another photo.
    Cutting,
    /// The light of a lamp.
    Glare,
    /// The panes of a window that the tiles mirror.
    Window,
}

const COVERS: [Cover; 10] = [
    Cover::Card,
    Cover::Coin,
    Cover::Die,
    Cover::Finger,
    Cover::Hand,
    Cover::Tower,
    Cover::Glass,
    Cover::Cutting,
    Cover::Glare,
    Cover::Window,
];

/// Where on the lattice a thing lies: half its width and height, its turn, and its centre.
struct Spot {
    half: Point,
    turn: f64,
    centre: Point,
}

impl Spot {
    /// Its outline in the photo.
    fn outline(&self, photo_from_lattice: &Homography) -> Quad {
        let (sin, cos) = self.turn.sin_cos();
        Quad::rect(-self.half.x, -self.half.y, self.half.x, self.half.y).map(|p| {
            let turned = Point::new(p.x * cos - p.y * sin, p.x * sin + p.y * cos);
            photo_from_lattice.apply(self.centre + turned)
        })
    }
}

/// Lays one to three things over a kingdom of so many cells a side.
pub(super) fn cover(
    canvas: &mut RgbImage,
    photo_from_lattice: &Homography,
    size: usize,
    tables: &Tables,
    random: &mut Random,
) {
    let side = size as f64;
    let what = *random.one_of(&COVERS);
    for _ in 0..=random.below(3) {
        let aim = Point::new(random.between(0.3, side - 0.3), random.between(0.3, side - 0.3));
        lay(canvas, photo_from_lattice, what, aim, side, tables, random);
    }
}

/// Lays one to three things on the table beside a kingdom of so many cells a side, as they lie about at the end of a game.
pub(super) fn beside(
    canvas: &mut RgbImage,
    photo_from_lattice: &Homography,
    size: usize,
    tables: &Tables,
    random: &mut Random,
) {
    const LYING: [Cover; 5] = [Cover::Card, Cover::Coin, Cover::Die, Cover::Tower, Cover::Cutting];
    let side = size as f64;
    for _ in 0..=random.below(3) {
        let (far, along) = (random.between(1.4, 2.2), random.between(-1.0, side + 1.0));
        let aim = *random.one_of(&[
            Point::new(-far, along),
            Point::new(side + far, along),
            Point::new(along, -far),
            Point::new(along, side + far),
        ]);
        // Behind the horizon there is no table.
        if photo_from_lattice.homogeneous(aim)[2] > 0.3 {
            lay(canvas, photo_from_lattice, *random.one_of(&LYING), aim, side, tables, random);
        }
    }
}

fn lay(
    canvas: &mut RgbImage,
    photo_from_lattice: &Homography,
    what: Cover,
    aim: Point,
    side: f64,
    tables: &Tables,
    random: &mut Random,
) {
    let quad = spot(what, aim, side, random).outline(photo_from_lattice);
    if !matches!(what, Cover::Glare | Cover::Window | Cover::Glass) {
        let shift = Point::new(3.0, 4.0);
        paint::shadow(canvas, &quad.map(|p| p + shift), 0.35);
    }
    let look = Look::new(what, tables, random);
    paint::fill(canvas, &quad, |u, v| {
        let (colour, part) = look.at(u, v)?;
        Some((colour.map(|value| value * 255.0), part))
    });
}

/// How large a thing is that is aimed at this place, and where it lies.
fn spot(what: Cover, aim: Point, side: f64, random: &mut Random) -> Spot {
    let square = |half: f64| Point::new(half, half);
    let half = match what {
        Cover::Card => Point::new(0.63, 0.88) * random.between(0.6, 1.3),
        Cover::Coin => square(random.between(0.25, 0.55)),
        Cover::Die => square(random.between(0.25, 0.45)),
        Cover::Finger => Point::new(random.between(0.25, 0.5), side / 2.0),
        Cover::Hand => Point::new(random.between(1.0, 1.8), side / 2.0),
        Cover::Tower => Point::new(random.between(0.2, 0.35), random.between(0.45, 0.9)),
        Cover::Glass => square(random.between(0.5, 1.1)),
        Cover::Cutting => Point::new(random.between(0.4, 1.1), random.between(0.4, 1.1)),
        Cover::Glare => Point::new(random.between(0.4, 1.5), random.between(0.4, 1.5)),
        Cover::Window => Point::new(random.between(0.6, 1.5), random.between(0.6, 1.5)),
    };
    if !matches!(what, Cover::Finger | Cover::Hand) {
        return Spot { half, turn: random.between(0.0, TAU), centre: aim };
    }
    // Hands come from the nearest side and end where they point at.
    let outward = aim - square(side / 2.0);
    let turn = outward.y.atan2(outward.x) + random.between(-0.4, 0.4) - FRAC_PI_2;
    let (sin, cos) = turn.sin_cos();
    Spot { half, turn, centre: aim + Point::new(-half.y * sin, half.y * cos) }
}
