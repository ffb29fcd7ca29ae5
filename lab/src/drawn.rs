//! Tiles that are drawn, not photographed, so that other drawings of the same terrains are known as tiles too.

use image::{Rgb, RgbImage};

use crate::random::Chance;
use fastrand::Rng;

/// The strokes that a terrain is drawn with.
#[derive(Clone, Copy)]
enum Shape {
    /// Round: trees, flowers, stones.
    Dot,
    /// Longer than wide: straw, branches, waves.
    Stroke,
}

/// How a terrain is drawn: the ground, what is on it, how much of it and how large in parts of the tile.
struct Style {
    ground: [f64; 3],
    inks: &'static [[f64; 3]],
    shape: Shape,
    count: usize,
    size: f64,
}

/// Wheat, forest, lake, grassland, swamp, mine, and the floor of a castle last.
const STYLES: [Style; 7] = [
    Style {
        ground: [236.0, 188.0, 36.0],
        inks: &[[214.0, 160.0, 24.0], [250.0, 214.0, 80.0], [120.0, 80.0, 20.0]],
        shape: Shape::Stroke,
        count: 30,
        size: 0.05,
    },
    Style {
        ground: [52.0, 84.0, 30.0],
        inks: &[[30.0, 58.0, 20.0], [76.0, 112.0, 44.0], [40.0, 72.0, 26.0]],
        shape: Shape::Dot,
        count: 26,
        size: 0.11,
    },
    Style {
        ground: [22.0, 102.0, 190.0],
        inks: &[[40.0, 124.0, 208.0], [16.0, 84.0, 168.0], [190.0, 220.0, 240.0]],
        shape: Shape::Stroke,
        count: 18,
        size: 0.06,
    },
    Style {
        ground: [124.0, 178.0, 44.0],
        inks: &[[240.0, 240.0, 226.0], [98.0, 152.0, 34.0], [148.0, 200.0, 66.0]],
        shape: Shape::Dot,
        count: 24,
        size: 0.035,
    },
    Style {
        ground: [164.0, 134.0, 104.0],
        inks: &[[110.0, 84.0, 62.0], [188.0, 160.0, 130.0], [84.0, 66.0, 48.0]],
        shape: Shape::Stroke,
        count: 22,
        size: 0.08,
    },
    Style {
        ground: [50.0, 42.0, 38.0],
        inks: &[[200.0, 160.0, 90.0], [86.0, 74.0, 64.0], [30.0, 26.0, 24.0]],
        shape: Shape::Dot,
        count: 20,
        size: 0.08,
    },
    Style {
        ground: [150.0, 128.0, 110.0],
        inks: &[[190.0, 170.0, 150.0], [120.0, 100.0, 86.0], [206.0, 190.0, 120.0]],
        shape: Shape::Dot,
        count: 40,
        size: 0.07,
    },
];

/// How many kinds of tile there are; the last is the castle.
pub(crate) const KINDS: usize = STYLES.len();

/// Draws a cell.
pub(crate) fn tile(kind: usize, side: u32, random: &mut Rng) -> RgbImage {
    let style = &STYLES[kind % KINDS];
    let tone = random.between(0.88, 1.12);
    let length = f64::from(side);
    let mut picture = RgbImage::from_fn(side, side, |x, y| {
        let at_rim = x.min(y).min(side - 1 - x).min(side - 1 - y) < side / 50 + 1;
        let dim = if at_rim { 0.6 } else { 1.0 };
        Rgb(style.ground.map(|c| (c * tone * dim).min(255.0) as u8))
    });
    for _ in 0..style.count {
        let ink = style.inks[random.usize(..style.inks.len())];
        let (cx, cy) = (random.between(0.05, 0.95) * length, random.between(0.05, 0.95) * length);
        let size = style.size * random.between(0.6, 1.4) * length;
        let (long, thin) = match style.shape {
            Shape::Dot => (size, size * random.between(0.7, 1.0)),
            Shape::Stroke => (size * 2.0, size * 0.3),
        };
        let (sin, cos) = random.between(0.0, std::f64::consts::PI).sin_cos();
        let around = |c: f64| (c - long).max(0.0) as u32..((c + long) as u32 + 1).min(side);
        for y in around(cy) {
            for x in around(cx) {
                let (dx, dy) = (f64::from(x) - cx, f64::from(y) - cy);
                let (u, v) = ((dx * cos + dy * sin) / long, (dy * cos - dx * sin) / thin);
                if u * u + v * v < 1.0 {
                    // Lit from above.
                    let lit = tone * (1.0 - 0.15 * v);
                    picture.put_pixel(x, y, Rgb(ink.map(|c| (c * lit).clamp(0.0, 255.0) as u8)));
                }
            }
        }
    }
    picture
}
