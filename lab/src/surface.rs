//! Tables that nobody photographed. In: a kind of table, how much of it is seen, and a random source. Out: a [`Surface`]
//! without end, whose colour is known at every point.

use fastrand::Rng;
use image::{Rgb, RgbImage};

use crate::noise::Noise;
use crate::random::Chance;

/// What the kingdom lies on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tabletop {
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

impl Tabletop {
    /// All kinds with their names.
    pub const ALL: [(&str, Self); 11] = [
        ("plain", Self::Plain),
        ("wood", Self::Wood),
        ("felt", Self::Felt),
        ("cloth", Self::Cloth),
        ("carpet", Self::Carpet),
        ("mat", Self::PrintedGrid),
        ("checks", Self::Checks),
        ("print", Self::Print),
        ("foliage", Self::Foliage),
        ("stone", Self::Stone),
        ("dots", Self::Dots),
    ];

    /// The kind of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(known, _)| *known == name).map(|&(_, kind)| kind)
    }

    /// Any kind.
    pub fn random(random: &mut Rng) -> Self {
        random.one_of(&Self::ALL).1
    }
}

/// A colour, its channels from 0 to 1.
pub(crate) type Tone = [f64; 3];

/// One table.
#[derive(Debug, Clone)]
pub struct Surface {
    kind: Tabletop,
    noise: Noise,
    turn: (f64, f64),
    /// How much of the table is seen, in the unit of its points.
    scale: f64,
    base: Tone,
    other: Tone,
    third: Tone,
    /// How far apart boards, stripes, lines and checks are, and threads and grains.
    pitch: f64,
    fine: f64,
    strength: f64,
    stripes: bool,
    line: f64,
}

impl Surface {
    /// A table of which `scale` units are seen.
    pub fn new(kind: Tabletop, scale: f64, random: &mut Rng) -> Self {
        let noise = Noise::new(random);
        let turn = random.between(0.0, std::f64::consts::TAU).sin_cos();
        let base = base_colour(kind, random);
        let is_apart = random.chance(0.4);
        Self {
            kind,
            noise,
            turn,
            scale,
            base,
            other: if is_apart { any_colour(random) } else { shaded(base, random.between(0.45, 1.5)) },
            third: any_colour(random),
            pitch: scale / random.between(10.0, 45.0),
            fine: scale / random.between(120.0, 320.0),
            strength: random.between(0.2, 1.0),
            stripes: random.chance(0.5),
            line: random.between(0.04, 0.12),
        }
    }

    /// A picture of the table, a pixel a unit.
    pub fn picture(&self, width: u32, height: u32) -> RgbImage {
        RgbImage::from_fn(width, height, |x, y| {
            Rgb(self.at(f64::from(x), f64::from(y)).map(|v| (v * 255.0).clamp(0.0, 255.0) as u8))
        })
    }

    /// The colour at a point.
    pub(crate) fn at(&self, x: f64, y: f64) -> Tone {
        let Self { kind, ref noise, turn: (sin, cos), scale, base, other, third, .. } = *self;
        let Self { pitch, fine, strength, stripes, line, .. } = *self;
        let (x, y) = (x * cos + y * sin, y * cos - x * sin);
        match kind {
            Tabletop::Plain => {
                shaded(base, 1.0 + 0.06 * strength * noise.at(x / scale * 4.0, y / scale * 4.0))
            }
            Tabletop::Wood => {
                let board = (y / (pitch * 3.0)).floor();
                let wave = noise.at(x / (pitch * 6.0) + board * 7.3, board * 3.1) * 2.0;
                let grain =
                    (y / fine * 0.35 + wave * 3.0 + noise.at(x / (fine * 40.0), y / fine) * 2.0).sin();
                let seam = if stripes && (y / (pitch * 3.0)).fract().abs() < 0.03 { 0.6 } else { 1.0 };
                let tone = 1.0 + 0.08 * noise.at(board * 5.7, 0.5);
                shaded(base, seam * tone * (1.0 + 0.16 * strength * grain))
            }
            Tabletop::Felt => shaded(base, 1.0 + 0.25 * strength * noise.at(x / fine * 1.5, y / fine * 1.5)),
            Tabletop::Cloth => {
                let weave = (x / fine * 2.0).sin() * (y / fine * 2.0).sin();
                let stripe = stripes && (x / pitch).rem_euclid(3.0) < 1.0;
                shaded(if stripe { other } else { base }, 1.0 + 0.15 * strength * weave)
            }
            Tabletop::Carpet => {
                let loops = noise.octaves(x / fine, y / fine, 3);
                shaded(base, 1.0 + 0.7 * strength * loops)
            }
            Tabletop::PrintedGrid => {
                let on = |v: f64| (v / pitch).rem_euclid(1.0) < line;
                let bold = |v: f64| (v / (pitch * 5.0)).rem_euclid(1.0) < line / 2.5;
                let slanted = stripes && on((x + y) / 6.0);
                if on(x) || on(y) || bold(x) || bold(y) || slanted { other } else { base }
            }
            Tabletop::Checks => {
                let odd = ((x / pitch).floor() + (y / pitch).floor()).rem_euclid(2.0) > 0.5;
                shaded(if odd { base } else { other }, 1.0 + 0.1 * strength * noise.at(x / fine, y / fine))
            }
            Tabletop::Print => {
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
            Tabletop::Foliage => {
                let leaf = noise.octaves(x / fine / 4.0, y / fine / 1.5, 4);
                let hue = noise.at(x / pitch, y / pitch);
                let mixed = mix(base, other, (0.3 * hue).clamp(0.0, 1.0));
                shaded(mixed, (1.0 + 1.1 * leaf).max(0.1))
            }
            Tabletop::Stone => {
                let vein = noise.octaves(x / pitch, y / pitch, 4);
                let speck = noise.at(x / fine * 2.0, y / fine * 2.0);
                let mixed = mix(base, other, (1.0 - (vein * 6.0).abs()).clamp(0.0, 1.0) * 0.6);
                shaded(mixed, 1.0 + 0.25 * strength * speck)
            }
            Tabletop::Dots => {
                let (u, v) = ((x / pitch).rem_euclid(1.0) - 0.5, (y / pitch).rem_euclid(1.0) - 0.5);
                if u.hypot(v) < 0.32 { other } else { base }
            }
        }
    }
}

/// Tones that tables have, those of tiles among them.
fn base_colour(kind: Tabletop, random: &mut Rng) -> Tone {
    let near = |c: [u8; 3], random: &mut Rng| {
        c.map(|v| (f64::from(v) / 255.0 * random.between(0.75, 1.25)).clamp(0.02, 1.0))
    };
    let named: &[[u8; 3]] = match kind {
        Tabletop::Wood => &[
            [196, 154, 98],
            [222, 190, 130],
            [140, 96, 58],
            [92, 60, 36],
            [226, 206, 170],
            [205, 160, 70],
            [170, 120, 60],
        ],
        Tabletop::Felt => {
            &[[40, 110, 60], [20, 80, 45], [30, 60, 130], [120, 25, 35], [60, 60, 65], [70, 130, 70]]
        }
        Tabletop::Foliage => &[[70, 110, 40], [50, 90, 30], [110, 130, 60], [90, 80, 50], [120, 150, 70]],
        Tabletop::Stone | Tabletop::Carpet => {
            &[[180, 178, 172], [120, 118, 115], [70, 70, 74], [200, 185, 160], [150, 110, 90], [90, 100, 120]]
        }
        Tabletop::PrintedGrid => {
            &[[30, 60, 120], [30, 100, 70], [40, 40, 44], [240, 240, 235], [150, 60, 90]]
        }
        Tabletop::Plain | Tabletop::Cloth | Tabletop::Checks | Tabletop::Print | Tabletop::Dots => &[
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
    let colour = *random.one_of(named);
    near(colour, random)
}

pub(crate) fn any_colour(random: &mut Rng) -> Tone {
    let (grey, chroma): (f64, f64) = (random.between(0.05, 0.95), random.between(0.0, 0.8));
    [0; 3].map(|_| (grey + chroma * random.between(-0.5, 0.5)).clamp(0.02, 1.0))
}

pub(crate) fn shaded(colour: Tone, factor: f64) -> Tone {
    colour.map(|v| v * factor)
}

pub(crate) fn mix(a: Tone, b: Tone, part: f64) -> Tone {
    [0, 1, 2].map(|i| a[i] * (1.0 - part) + b[i] * part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_of_one_seed_are_alike_and_others_differ() {
        for (_, kind) in Tabletop::ALL {
            let picture = |seed| Surface::new(kind, 200.0, &mut Rng::with_seed(seed)).picture(60, 40);
            assert_eq!(picture(1), picture(1));
            assert_ne!(picture(1), picture(2), "{kind:?}");
        }
    }
}
