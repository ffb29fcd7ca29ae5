//! The plane of the table. In: a lattice as a picture shows it, and the lens that took the photo. Out: how far its cells
//! are from being squares on the table. In the picture itself squares can look like anything: narrow, skew, or both.

use crate::scan::geometry::{Homography, Point};

/// The focal lengths that phones have, in long sides of a photo.
const FOCALS: [f64; 4] = [0.6, 0.73, 0.9, 1.1];

/// The lens of a photo: its axis goes through the middle.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lens {
    middle: Point,
    long_side: f64,
}

impl Lens {
    /// That of a picture of this size, whole.
    pub(super) fn of(width: u32, height: u32) -> Self {
        let (width, height) = (f64::from(width), f64::from(height));
        Self { middle: Point::new(width / 2.0, height / 2.0), long_side: width.max(height) }
    }

    /// The direction in space, right, down and away from the lens, in which a point lies, given before the division. The
    /// focal length is in long sides.
    pub(super) fn direction(&self, [x, y, w]: [f64; 3], focal: f64) -> [f64; 3] {
        let focal = focal * self.long_side;
        [(x - w * self.middle.x) / focal, (y - w * self.middle.y) / focal, w]
    }

    /// Where three directions in space, as the columns of a map, are seen.
    pub(super) fn sees(&self, columns: [[f64; 3]; 3], focal: f64) -> Homography {
        let focal = focal * self.long_side;
        let row = |i: usize| columns.map(|column| column[i]);
        let seen = |i: usize, middle: f64| {
            let (across, away) = (row(i), row(2));
            std::array::from_fn(|k| focal * across[k] + middle * away[k])
        };
        Homography([seen(0, self.middle.x), seen(1, self.middle.y), row(2)])
    }
}

/// From where a picture shows the table.
#[derive(Debug, Clone, Copy)]
pub(super) struct Viewpoint {
    pub(super) lens: Lens,
    /// From the picture that is searched to the photo that the lens took.
    pub(super) photo_from_look: Homography,
}

/// How far cells are from being squares.
#[derive(Debug, Clone, Copy)]
pub(super) struct Squareness {
    /// The cosine of their angles.
    pub(super) skew: f64,
    /// The logarithm of how many times as long as wide they are.
    pub(super) uneven: f64,
}

impl Squareness {
    /// Both in one number: 0 for squares.
    pub(super) fn off(self) -> f64 {
        self.skew.hypot(self.uneven)
    }
}

impl Viewpoint {
    /// How far the cells of a lattice are from being squares on the table, for the focal length by which they are most
    /// nearly so.
    pub(super) fn squareness(&self, look_from_lattice: &Homography) -> Squareness {
        let Homography([a, b, c]) = self.photo_from_look.after(look_from_lattice);
        let by = |focal: f64| {
            let [p, q] = [0, 1].map(|i| self.lens.direction([a[i], b[i], c[i]], focal));
            let (along, down) = (dot(p, p).sqrt().max(1e-12), dot(q, q).sqrt().max(1e-12));
            Squareness { skew: dot(p, q) / (along * down), uneven: (along / down).ln() }
        };
        let most_nearly =
            |best: Squareness, next: Squareness| if next.off() < best.off() { next } else { best };
        FOCALS[1..].iter().map(|&focal| by(focal)).fold(by(FOCALS[0]), most_nearly)
    }
}

/// The scalar product in space.
pub(super) fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// The vector product in space.
pub(super) fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/// The same direction, of length 1.
pub(super) fn unit(a: [f64; 3]) -> [f64; 3] {
    let length = dot(a, a).sqrt().max(1e-12);
    a.map(|v| v / length)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A lattice on a table that leans by an angle, seen by a lens of 0.8 long sides.
    fn leaning(angle: f64, turn: f64, long: f64) -> Squareness {
        let lens = Lens::of(640, 480);
        let (sin, cos) = angle.sin_cos();
        let (s, c) = turn.sin_cos();
        let side = |x: f64, y: f64| [x, y * cos, -y * sin];
        let columns = [side(c, s), side(-s, c).map(|v| v * long), [0.1, 0.2, 6.0]];
        let photo_from_lattice = lens.sees(columns, 0.8);
        Viewpoint { lens, photo_from_look: Homography::SAME }.squareness(&photo_from_lattice)
    }

    #[test]
    fn squares_are_squares_however_the_table_leans() {
        for angle in [0.0, 0.5, 1.0, 1.15] {
            for turn in [0.0, 0.4, 0.8] {
                assert!(
                    leaning(angle, turn, 1.0).off() < 0.08,
                    "{angle} {turn}: {:?}",
                    leaning(angle, turn, 1.0)
                );
            }
        }
        assert!(leaning(0.3, 0.4, 1.4).off() > 0.25);
    }
}
