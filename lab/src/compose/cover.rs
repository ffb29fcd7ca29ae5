//! Things that lie on the tiles of a kingdom, or over it: what is under them cannot be seen.

use fastrand::Rng;
use image::RgbImage;

use super::paint;
use crate::noise::Noise;
use crate::random::Chance;
use crate::surface::{any_colour, shaded};
use crowncount::scan::{Homography, Point, Quad};

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
    /// The light of a lamp or a window.
    Glare,
}

const COVERS: [Cover; 5] = [Cover::Card, Cover::Coin, Cover::Die, Cover::Finger, Cover::Glare];

/// Lays one to three things over a kingdom of so many cells a side.
pub(super) fn cover(canvas: &mut RgbImage, photo_from_lattice: &Homography, size: usize, random: &mut Rng) {
    let side = size as f64;
    let what = *random.one_of(&COVERS);
    for _ in 0..=random.usize(..3) {
        let centre = Point::new(random.between(0.3, side - 0.3), random.between(0.3, side - 0.3));
        let (half, turn) = match what {
            Cover::Card => (Point::new(0.63, 0.88) * random.between(0.6, 1.3), random.between(0.0, 3.2)),
            Cover::Coin => (Point::new(1.0, 1.0) * random.between(0.25, 0.55), 0.0),
            Cover::Die => (Point::new(1.0, 1.0) * random.between(0.25, 0.45), random.between(0.0, 1.6)),
            // A finger comes from the nearest side.
            Cover::Finger => {
                let outward = centre - Point::new(side / 2.0, side / 2.0);
                let turn =
                    outward.y.atan2(outward.x) + random.between(-0.4, 0.4) - std::f64::consts::FRAC_PI_2;
                (Point::new(random.between(0.25, 0.5), side / 2.0), turn)
            }
            Cover::Glare => {
                (Point::new(random.between(0.4, 1.5), random.between(0.4, 1.5)), random.between(0.0, 3.2))
            }
        };
        // A finger ends where it points at, everything else lies around that place.
        let middle = if what == Cover::Finger { Point::new(0.0, half.y) } else { Point::default() };
        let (sin, cos) = f64::sin_cos(turn);
        let quad = Quad::rect(-half.x, -half.y, half.x, half.y).map(|p| {
            let p = p + middle;
            photo_from_lattice.apply(centre + Point::new(p.x * cos - p.y * sin, p.x * sin + p.y * cos))
        });
        lay(canvas, what, &quad, random);
    }
}

fn lay(canvas: &mut RgbImage, what: Cover, quad: &Quad, random: &mut Rng) {
    let noise = Noise::new(random);
    let (first, second) = (any_colour(random), any_colour(random));
    let skin =
        random.one_of(&[[0.95, 0.78, 0.66], [0.82, 0.6, 0.46], [0.55, 0.37, 0.26], [0.35, 0.23, 0.17]]);
    let strength = random.between(0.75, 1.0);
    if !matches!(what, Cover::Glare) {
        let shift = Point::new(3.0, 4.0);
        paint::shadow(canvas, &quad.map(|p| p + shift), 0.35);
    }
    paint::fill(canvas, quad, |u, v| {
        let radius = 2.0 * (u - 0.5).hypot(v - 0.5);
        let inside = u.min(1.0 - u).min(v).min(1.0 - v);
        let grain = 1.0 + 0.06 * noise.at(u * 40.0, v * 40.0);
        let (colour, cover) = match what {
            Cover::Card if inside < 0.06 => ([0.94; 3], 1.0),
            Cover::Card if noise.at(u * 4.0, v * 5.0) > 0.15 => (second, 1.0),
            Cover::Coin if radius > 1.0 => return None,
            Cover::Coin if radius > 0.85 => (shaded(first, 0.7), 1.0),
            Cover::Coin if noise.at(u * 5.0, v * 5.0) > 0.2 => (shaded(first, 0.8), 1.0),
            Cover::Card | Cover::Coin => (first, 1.0),
            Cover::Die => {
                let pip = [(0.25, 0.25), (0.75, 0.75), (0.25, 0.75), (0.75, 0.25), (0.5, 0.5)];
                let is_pip = pip.iter().any(|(x, y)| (u - x).hypot(v - y) < 0.09);
                (if is_pip { second } else { first }, 1.0)
            }
            // The tip is round, the sides are darker.
            Cover::Finger => {
                let (across, from_tip) = (2.0 * (u - 0.5).abs(), v * 8.0);
                if from_tip < 1.0 && across.hypot(1.0 - from_tip) > 1.0 {
                    return None;
                }
                let is_nail = across < 0.55 && (0.25..1.1).contains(&from_tip);
                (shaded(*skin, 1.08 - 0.35 * across * across + if is_nail { 0.1 } else { 0.0 }), 1.0)
            }
            Cover::Glare => ([1.0; 3], strength * (1.6 * (1.0 - radius)).clamp(0.0, 1.0)),
        };
        Some((shaded(colour, grain).map(|value| value * 255.0), cover))
    });
}
