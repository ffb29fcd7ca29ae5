//! Boards of plain squares for tests: where the edges are is known to the pixel.

use image::{Rgb, RgbImage};

use super::geometry::{Homography, Point, Quad};

/// What the squares can be: wheat, forest, lake, grassland, swamp, mine and castle in one colour each.
const COLOURS: [[u8; 3]; 7] = [
    [236, 188, 36],
    [52, 84, 30],
    [22, 102, 190],
    [124, 178, 44],
    [164, 134, 104],
    [50, 42, 38],
    [150, 128, 110],
];
const TABLE: [u8; 3] = [178, 176, 172];

/// The colour of a cell; neighbours differ.
pub(super) fn colour_of(row: usize, column: usize) -> [u8; 3] {
    COLOURS[(row * 2 + column + row / 3) % COLOURS.len()]
}

/// Paints `n` x `n` squares at these corners.
pub(super) fn board((width, height): (u32, u32), corners: &Quad, n: usize) -> RgbImage {
    let side = n as f64;
    let lattice_from_photo =
        Homography::from_lattice(side, side, corners).and_then(|h| h.inverse()).expect("a frame");
    RgbImage::from_fn(width, height, |x, y| {
        let mut sum = [0; 3];
        for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
            let p = lattice_from_photo.apply(Point::new(f64::from(x) + dx, f64::from(y) + dy));
            let inside = (0.0..side).contains(&p.x) && (0.0..side).contains(&p.y);
            let colour = if inside { colour_of(p.y as usize, p.x as usize) } else { TABLE };
            sum.iter_mut().zip(colour).for_each(|(total, part)| *total += u16::from(part));
        }
        Rgb(sum.map(|total| (total / 4) as u8))
    })
}

/// A square seen from the side, turned by an angle.
pub(super) fn tilted(centre: Point, half: f64, angle: f64) -> Quad {
    let (sin, cos) = angle.sin_cos();
    Quad::rect(-1.0, -1.0, 1.0, 1.0).map(|p| {
        let (x, y) = (p.x * cos - p.y * sin, p.x * sin + p.y * cos);
        let depth = 1.0 - 0.12 * y;
        centre + Point::new(x / depth, 0.9 * y / depth) * half
    })
}
