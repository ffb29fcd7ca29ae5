//! Tables that nobody photographed: a kind of table and a seed in, a picture out.

use image::{Rgb, RgbImage};

use crowncount::random::Random;

/// What the kingdom lies on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Table {
    /// One colour.
    Plain,
    /// Boards with grain.
    Wood,
    /// Fine noise in one colour.
    Felt,
    /// Woven threads, often with stripes.
    Cloth,
    /// Coarse loops.
    Carpet,
    /// A mat with a printed grid.
    PrintedGrid,
    /// Squares in two colours.
    Checks,
    /// Blots in many colours.
    Print,
    /// Leaves and grass.
    Foliage,
    /// Veins in stone.
    Stone,
    /// Holes in a regular order.
    Dots,
}

/// All kinds.
pub const TABLES: [Table; 11] = [
    Table::Plain,
    Table::Wood,
    Table::Felt,
    Table::Cloth,
    Table::Carpet,
    Table::PrintedGrid,
    Table::Checks,
    Table::Print,
    Table::Foliage,
    Table::Stone,
    Table::Dots,
];

type Colour = [f64; 3];

/// A picture of a table.
pub fn table(kind: Table, width: u32, height: u32, random: &mut Random) -> RgbImage {
    let noise = Noise::new(random);
    let (sin, cos) = random.range(0.0, std::f64::consts::TAU).sin_cos();
    let scale = f64::from(width.max(height));
    let base = base_colour(kind, random);
    let other = if random.chance(0.4) { any_colour(random) } else { shaded(base, random.range(0.45, 1.5)) };
    let third = any_colour(random);
    let pitch = scale / random.range(10.0, 45.0);
    let fine = scale / random.range(120.0, 320.0);
    let strength = random.range(0.2, 1.0);
    let stripes = random.chance(0.5);
    let line = random.range(0.04, 0.12);
    RgbImage::from_fn(width, height, |px, py| {
        let (x0, y0) = (f64::from(px), f64::from(py));
        let (x, y) = (x0 * cos + y0 * sin, y0 * cos - x0 * sin);
        let colour = match kind {
            Table::Plain => shaded(base, 1.0 + 0.06 * strength * noise.at(x / scale * 4.0, y / scale * 4.0)),
            Table::Wood => {
                let board = (y / (pitch * 3.0)).floor();
                let wave = noise.at(x / (pitch * 6.0) + board * 7.3, board * 3.1) * 2.0;
                let grain =
                    (y / fine * 0.35 + wave * 3.0 + noise.at(x / (fine * 40.0), y / fine) * 2.0).sin();
                let seam = if stripes && (y / (pitch * 3.0)).fract().abs() < 0.03 { 0.6 } else { 1.0 };
                let tone = 1.0 + 0.08 * noise.at(board * 5.7, 0.5);
                shaded(base, seam * tone * (1.0 + 0.16 * strength * grain))
            }
            Table::Felt => shaded(base, 1.0 + 0.25 * strength * noise.at(x / fine * 1.5, y / fine * 1.5)),
            Table::Cloth => {
                let weave = (x / fine * 2.0).sin() * (y / fine * 2.0).sin();
                let stripe = stripes && (x / pitch).rem_euclid(3.0) < 1.0;
                shaded(if stripe { other } else { base }, 1.0 + 0.15 * strength * weave)
            }
            Table::Carpet => {
                let loops = noise.octaves(x / fine, y / fine, 3);
                shaded(base, 1.0 + 0.7 * strength * loops)
            }
            Table::PrintedGrid => {
                let on = |v: f64| (v / pitch).rem_euclid(1.0) < line;
                let bold = |v: f64| (v / (pitch * 5.0)).rem_euclid(1.0) < line / 2.5;
                let slanted = stripes && on((x + y) / 6.0);
                if on(x) || on(y) || bold(x) || bold(y) || slanted { other } else { base }
            }
            Table::Checks => {
                let odd = ((x / pitch).floor() + (y / pitch).floor()).rem_euclid(2.0) > 0.5;
                shaded(if odd { base } else { other }, 1.0 + 0.1 * strength * noise.at(x / fine, y / fine))
            }
            Table::Print => {
                let v = noise.octaves(x / pitch / 2.0, y / pitch / 2.0, 2);
                let w = noise.at(x / pitch + 31.0, y / pitch);
                if v > 0.25 {
                    other
                } else if w > 0.35 {
                    third
                } else {
                    base
                }
            }
            Table::Foliage => {
                let leaf = noise.octaves(x / fine / 4.0, y / fine / 1.5, 4);
                let hue = noise.at(x / pitch, y / pitch);
                let mixed = mix(base, other, (0.3 * hue).clamp(0.0, 1.0));
                shaded(mixed, (1.0 + 1.1 * leaf).max(0.1))
            }
            Table::Stone => {
                let vein = noise.octaves(x / pitch, y / pitch, 4);
                let speck = noise.at(x / fine * 2.0, y / fine * 2.0);
                let mixed = mix(base, other, (1.0 - (vein * 6.0).abs()).clamp(0.0, 1.0) * 0.6);
                shaded(mixed, 1.0 + 0.25 * strength * speck)
            }
            Table::Dots => {
                let (u, v) = ((x / pitch).rem_euclid(1.0) - 0.5, (y / pitch).rem_euclid(1.0) - 0.5);
                if u.hypot(v) < 0.32 { other } else { base }
            }
        };
        Rgb(colour.map(|v| (v * 255.0).clamp(0.0, 255.0) as u8))
    })
}

/// Colours that tables have, those of tiles among them.
fn base_colour(kind: Table, random: &mut Random) -> Colour {
    let near = |c: [u8; 3], random: &mut Random| {
        c.map(|v| (f64::from(v) / 255.0 * random.range(0.75, 1.25)).clamp(0.02, 1.0))
    };
    let named: &[[u8; 3]] = match kind {
        Table::Wood => &[
            [196, 154, 98],
            [222, 190, 130],
            [140, 96, 58],
            [92, 60, 36],
            [226, 206, 170],
            [205, 160, 70],
            [170, 120, 60],
        ],
        Table::Felt => {
            &[[40, 110, 60], [20, 80, 45], [30, 60, 130], [120, 25, 35], [60, 60, 65], [70, 130, 70]]
        }
        Table::Foliage => &[[70, 110, 40], [50, 90, 30], [110, 130, 60], [90, 80, 50], [120, 150, 70]],
        Table::Stone | Table::Carpet => {
            &[[180, 178, 172], [120, 118, 115], [70, 70, 74], [200, 185, 160], [150, 110, 90], [90, 100, 120]]
        }
        Table::PrintedGrid => &[[30, 60, 120], [30, 100, 70], [40, 40, 44], [240, 240, 235], [150, 60, 90]],
        Table::Plain | Table::Cloth | Table::Checks | Table::Print | Table::Dots => &[
            [235, 232, 225],
            [40, 40, 44],
            [150, 30, 40],
            [35, 70, 140],
            [60, 120, 70],
            [200, 170, 110],
            [120, 120, 125],
        ],
    };
    if random.chance(0.25) {
        return any_colour(random);
    }
    let i = random.below(named.len());
    near(named[i], random)
}

pub(super) fn any_colour(random: &mut Random) -> Colour {
    let grey = random.range(0.05, 0.95);
    let chroma = random.range(0.0, 0.8);
    [0; 3].map(|_| (grey + chroma * random.range(-0.5, 0.5)).clamp(0.02, 1.0))
}

pub(super) fn shaded(colour: Colour, factor: f64) -> Colour {
    colour.map(|v| v * factor)
}

pub(super) fn mix(a: Colour, b: Colour, part: f64) -> Colour {
    [0, 1, 2].map(|i| a[i] * (1.0 - part) + b[i] * part)
}

/// Smooth noise between -1 and 1.
pub(super) struct Noise(Vec<f64>);

impl Noise {
    const SIDE: usize = 64;

    pub(super) fn new(random: &mut Random) -> Self {
        Self((0..Self::SIDE * Self::SIDE).map(|_| random.range(-1.0, 1.0)).collect())
    }

    pub(super) fn at(&self, x: f64, y: f64) -> f64 {
        let (left, top) = (x.floor(), y.floor());
        let ease = |t: f64| t * t * (3.0 - 2.0 * t);
        let (u, v) = (ease(x - left), ease(y - top));
        let corner = |dx: f64, dy: f64| {
            let wrap = |value: f64| value.rem_euclid(Self::SIDE as f64) as usize % Self::SIDE;
            self.0[wrap(top + dy) * Self::SIDE + wrap(left + dx)]
        };
        let upper = corner(0.0, 0.0) * (1.0 - u) + corner(1.0, 0.0) * u;
        let lower = corner(0.0, 1.0) * (1.0 - u) + corner(1.0, 1.0) * u;
        upper * (1.0 - v) + lower * v
    }

    pub(super) fn octaves(&self, x: f64, y: f64, count: usize) -> f64 {
        let mut sum = 0.0;
        let mut size = 1.0;
        for i in 0..count {
            sum += size * self.at(x / size + 17.0 * i as f64, y / size);
            size *= 0.55;
        }
        sum / 1.6
    }
}
