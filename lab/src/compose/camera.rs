//! Where the camera stands: a random `photo_from_lattice`.

use crowncount::random::Random;
use crowncount::scan::{Homography, Point, Quad};

/// A camera over a kingdom of `size` cells, tilted by at most `tilt` radians, that sees all of its frame.
pub(super) fn photo_from_lattice(
    size: usize,
    width: u32,
    height: u32,
    tilt: f64,
    random: &mut Random,
) -> Homography {
    let turn = if random.chance(0.5) {
        random.range(0.0, std::f64::consts::TAU)
    } else {
        random.below(4) as f64 * std::f64::consts::FRAC_PI_2 + random.range(-0.2, 0.2)
    };
    let tilt = random.range(0.0, tilt);
    let distance = random.range(1.6, 3.5);
    let (half, side) = (0.5, size as f64);
    let view = |p: Point| {
        let (x, y) = (p.x - half, p.y - half);
        let (sin, cos) = turn.sin_cos();
        let (x, y) = (x * cos - y * sin, x * sin + y * cos);
        let depth = distance - y * tilt.sin();
        Point::new(x / depth, y * tilt.cos() / depth)
    };
    let seen = Quad::rect(0.0, 0.0, 1.0, 1.0).map(view);
    let [left, top, right, bottom] = seen.bounds();
    let (width, height) = (f64::from(width), f64::from(height));
    let fill = if random.chance(0.2) { random.range(0.4, 0.6) } else { random.range(0.6, 0.97) };
    let scale = fill * (width / (right - left)).min(height / (bottom - top));
    let free = |length: f64, used: f64, random: &mut Random| {
        let room = length - used * scale;
        room * random.range(0.1, 0.9)
    };
    let shift = Point::new(free(width, right - left, random), free(height, bottom - top, random));
    let placed = seen.map(|p| Point::new(p.x - left, p.y - top) * scale + shift);
    Homography::from_lattice(side, side, &placed).unwrap_or(Homography::SAME)
}
