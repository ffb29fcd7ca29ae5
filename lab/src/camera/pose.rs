//! A camera held in any way, and any part of its photo.

use crowncount::scan::{Homography, Point, Quad};
use fastrand::Rng;

use super::{seen, sides};
use crate::random::Chance;

/// How a camera is held.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    /// How the kingdom is turned, clockwise in radians.
    pub turn: f64,
    /// How far the camera leans from straight above, in radians.
    pub tilt: f64,
    /// How far it is away, in sides of the kingdom.
    pub distance: f64,
    /// The part of the photo that the kingdom takes, along the side where it takes more.
    pub fill: f64,
    /// Where it lies in what is free: from 0 at the left and the top to 1.
    pub place: (f64, f64),
}

impl Pose {
    /// Any pose that leans by at most `tilt` radians.
    pub fn random(tilt: f64, random: &mut Rng) -> Self {
        let turn = if random.chance(0.5) {
            random.between(0.0, std::f64::consts::TAU)
        } else {
            f64::from(random.u8(..4)) * std::f64::consts::FRAC_PI_2 + random.between(-0.2, 0.2)
        };
        let (tilt, distance) = (random.between(0.0, tilt), random.between(1.6, 3.5));
        let fill = if random.chance(0.2) { random.between(0.4, 0.6) } else { random.between(0.6, 0.97) };
        Self { turn, tilt, distance, fill, place: (random.between(0.1, 0.9), random.between(0.1, 0.9)) }
    }

    /// Where the points of `size` x `size` cells, counted from their top left corner, lie in a photo.
    pub fn photo_from_lattice(&self, size: usize, photo: (u32, u32)) -> Homography {
        self.photo_from_rectangle(size as f64, size as f64, photo)
    }

    /// Where the points of a rectangle of so many cells, counted from its top left corner, lie in a photo.
    pub fn photo_from_rectangle(&self, across: f64, down: f64, (width, height): (u32, u32)) -> Homography {
        let longer = across.max(down);
        let sides = sides([across / longer, down / longer], self.turn, self.tilt, 0.0);
        let view = seen(sides, [0.0, 0.0, self.distance]);
        let seen = Quad::rect(0.0, 0.0, 1.0, 1.0).map(|p| view.apply(p));
        let [left, top, right, bottom] = seen.bounds();
        let (width, height) = (f64::from(width), f64::from(height));
        let scale = self.fill * (width / (right - left)).min(height / (bottom - top));
        let free = |length: f64, used: f64, place: f64| (length - used * scale) * place;
        let shift =
            Point::new(free(width, right - left, self.place.0), free(height, bottom - top, self.place.1));
        let placed = seen.map(|p| Point::new(p.x - left, p.y - top) * scale + shift);
        // A camera that is farther away than half a side and leans less than a right angle flattens nothing.
        Homography::from_lattice(across, down, &placed).unwrap_or(Homography::SAME)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_board_is_in_the_picture_and_not_mirrored() {
        let random = &mut Rng::with_seed(1);
        for _ in 0..50 {
            let corners =
                Pose::random(0.6, random).photo_from_lattice(5, (1600, 1200)).quad(0.0, 0.0, 5.0, 5.0);
            let [left, top, right, bottom] = corners.bounds();
            assert!(left > 0.0 && top > 0.0 && right < 1600.0 && bottom < 1200.0, "{corners:?}");
            assert!(corners.area() > 0.0);
        }
    }

    #[test]
    fn what_is_nearer_looks_larger() {
        let pose = Pose { turn: 0.0, tilt: 0.5, distance: 2.0, fill: 0.9, place: (0.5, 0.5) };
        let [a, b, c, d] = pose.photo_from_lattice(7, (800, 600)).quad(0.0, 0.0, 7.0, 7.0).0;
        assert!(d.distance(c) > 1.1 * a.distance(b));
        assert!((a.distance(d) - b.distance(c)).abs() < 1e-6);
    }
}
