//! A phone held at a slant, and the whole photo that it takes.

use std::f64::consts::{FRAC_PI_2, TAU};
use std::ops::Range;

use crowncount::scan::{Homography, Quad};
use fastrand::Rng;

use super::{seen, sides};
use crate::random::Chance;

/// How a phone is held.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pinhole {
    /// How the kingdom is turned on the table, clockwise in radians.
    pub turn: f64,
    /// How far the lens leans from straight down, in radians.
    pub tilt: f64,
    /// How the phone is turned around the axis of its lens, clockwise in radians: with 0, what is far is at the top.
    pub roll: f64,
    /// The focal length, in long sides of the photo.
    pub focal: f64,
    /// The part of the photo that the kingdom takes, along the side where it takes more.
    pub fill: f64,
    /// Where it lies in what is free: from 0 at the left and the top to 1.
    pub place: (f64, f64),
}

/// After so many rounds the kingdom lies where it is wanted.
const ROUNDS: usize = 80;

impl Pinhole {
    /// Any phone that leans by this many radians.
    pub fn random(tilts: Range<f64>, random: &mut Rng) -> Self {
        // Most hold it upright or lying, some anyhow.
        let roll = if random.chance(0.7) {
            f64::from(random.u8(..4)) * FRAC_PI_2 + random.between(-0.15, 0.15)
        } else {
            random.between(0.0, TAU)
        };
        Self {
            turn: random.between(0.0, TAU),
            tilt: random.between(tilts.start, tilts.end),
            roll,
            focal: random.between(0.6, 1.1),
            fill: random.between(0.55, 0.97),
            place: (random.between(0.1, 0.9), random.between(0.1, 0.9)),
        }
    }

    /// Where the points of `size` x `size` cells, counted from their top left corner, lie in a photo.
    pub fn photo_from_lattice(&self, size: usize, (width, height): (u32, u32)) -> Homography {
        let (width, height) = (f64::from(width), f64::from(height));
        let focal = self.focal * width.max(height);
        let sides = sides([1.0, 1.0], self.turn, self.tilt, self.roll);
        let photo_from_view =
            Homography([[focal, 0.0, width / 2.0], [0.0, focal, height / 2.0], [0.0, 0.0, 1.0]]);
        // Where the middle of the kingdom is seen from the middle of the photo, and how far away it is, in its sides.
        let (mut at, mut far) = ([0.0, 0.0], 3.0);
        let look = |at: [f64; 2], far: f64| {
            photo_from_view.after(&seen(sides, [at[0] / focal * far, at[1] / focal * far, far]))
        };
        let mut view = look(at, far);
        for _ in 0..ROUNDS {
            let corners = Quad::rect(0.0, 0.0, 1.0, 1.0);
            if corners.0.iter().any(|&corner| view.homogeneous(corner)[2] < 0.1 * far) {
                far *= 1.3;
            } else {
                let [left, top, right, bottom] = corners.map(|p| view.apply(p)).bounds();
                let taken = ((right - left) / width).max((bottom - top) / height);
                // What is moved aside also looks larger or smaller, so the whole way at once is too far at times.
                at[0] += 0.5 * ((width - (right - left)) * self.place.0 - left);
                at[1] += 0.5 * ((height - (bottom - top)) * self.place.1 - top);
                far *= (taken / self.fill).powf(0.3);
            }
            view = look(at, far);
        }
        let side = size as f64;
        view.after(&Homography([[1.0 / side, 0.0, 0.0], [0.0, 1.0 / side, 0.0], [0.0, 0.0, 1.0]]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_kingdom_is_in_the_photo_however_steep_and_not_mirrored() {
        let random = &mut Rng::with_seed(1);
        for _ in 0..2000 {
            let pinhole = Pinhole::random(0.0..65f64.to_radians(), random);
            let corners = pinhole.photo_from_lattice(7, (1600, 1200)).quad(0.0, 0.0, 7.0, 7.0);
            let [left, top, right, bottom] = corners.bounds();
            assert!(left > 0.0 && top > 0.0 && right < 1600.0 && bottom < 1200.0, "{pinhole:?} {corners:?}");
            assert!(corners.is_convex());
            let taken = ((right - left) / 1600.0).max((bottom - top) / 1200.0);
            assert!((taken - pinhole.fill).abs() < 0.001, "{pinhole:?} takes {taken}");
        }
    }

    #[test]
    fn what_is_further_up_is_further_away() {
        let pinhole = Pinhole { turn: 0.0, tilt: 1.0, roll: 0.0, focal: 0.8, fill: 0.9, place: (0.5, 0.5) };
        let [a, b, c, d] = pinhole.photo_from_lattice(5, (800, 600)).quad(0.0, 0.0, 5.0, 5.0).0;
        assert!(d.distance(c) > 1.3 * a.distance(b));
        assert!((a.distance(d) - b.distance(c)).abs() < 1e-6);
    }
}
