//! Grounds that look like anything but a plain table: rugs, printed mats and newspapers. In: a random source. Out: a
//! ground without end, whose colour is known at every point, in cells of the kingdom that lies on it.

use crate::noise::Noise;
use crate::random::Chance;
use crate::surface::{Tone, mix, shaded};
use fastrand::Rng;

/// What the kingdom lies on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ground {
    /// Rows of stars and diamonds in a field with borders.
    Rug,
    /// A mat on which a landscape is printed, often with places for tiles.
    Playmat,
    /// Columns of text with headlines and pictures.
    News,
}

/// One ground.
pub(super) struct PrintedGround {
    kind: Ground,
    noise: Noise,
    turn: (f64, f64),
    middle: (f64, f64),
    /// How far apart motifs, places for tiles or columns are, in cells.
    pitch: f64,
    colours: [Tone; 4],
    has_grid: bool,
    fade: f64,
}

/// The colours of rugs: reds, blues, creams and browns.
const WOOL: [[u8; 3]; 10] = [
    [125, 28, 32],
    [150, 52, 40],
    [28, 38, 82],
    [44, 72, 110],
    [222, 206, 170],
    [190, 150, 90],
    [70, 48, 34],
    [60, 90, 70],
    [24, 22, 30],
    [176, 110, 70],
];

/// The colours of landscapes: fields, woods, water, meadows, sand and rock.
const LAND: [[u8; 3]; 8] = [
    [222, 182, 70],
    [58, 92, 44],
    [52, 112, 172],
    [132, 172, 70],
    [196, 172, 124],
    [112, 104, 98],
    [86, 140, 150],
    [104, 80, 54],
];

impl PrintedGround {
    /// A random one for a kingdom of so many cells a side.
    pub(super) fn new(size: usize, random: &mut Rng) -> Self {
        let kind = *random.one_of(&[Ground::Rug, Ground::Playmat, Ground::News]);
        let from = if kind == Ground::Playmat { &LAND[..] } else { &WOOL[..] };
        let mut palette: Vec<[u8; 3]> = from.to_vec();
        random.shuffle(&mut palette);
        let colours =
            [0, 1, 2, 3].map(|i| palette[i].map(|v| f64::from(v) / 255.0 * random.between(0.8, 1.15)));
        let side = size as f64;
        Self {
            kind,
            noise: Noise::new(random),
            turn: random.between(0.0, std::f64::consts::TAU).sin_cos(),
            middle: (side * random.between(0.0, 1.0), side * random.between(0.0, 1.0)),
            pitch: match kind {
                Ground::Rug => random.between(0.5, 2.0),
                Ground::Playmat => random.between(0.8, 2.2),
                Ground::News => random.between(1.5, 4.0),
            },
            colours,
            has_grid: random.chance(0.5),
            fade: random.between(0.0, 0.4),
        }
    }

    /// The colour at a point.
    pub(super) fn at(&self, x: f64, y: f64) -> Tone {
        let (sin, cos) = self.turn;
        let (x, y) = (x - self.middle.0, y - self.middle.1);
        let (x, y) = (x * cos + y * sin, y * cos - x * sin);
        let colour = match self.kind {
            Ground::Rug => self.rug(x, y),
            Ground::Playmat => self.playmat(x, y),
            Ground::News => self.news(x, y),
        };
        mix(colour, [0.6, 0.58, 0.54], self.fade)
    }

    fn rug(&self, x: f64, y: f64) -> Tone {
        let [field, motif, line, other] = self.colours;
        let pile = 1.0 + 0.18 * self.noise.at(x * 22.0, y * 22.0) + 0.1 * self.noise.at(x * 3.0, y * 0.7);
        // Borders run around the field, each with its own row of motifs.
        let out = (x.abs() / 5.0).max(y.abs() / 8.0);
        let ring = ((out - 1.0) / 0.11).floor();
        let is_border = out > 1.0 && ring < 4.0;
        let pitch = if is_border { 0.55 } else { self.pitch };
        let shift = if is_border { 0.0 } else { 0.5 * (y / pitch).floor().rem_euclid(2.0) };
        let (u, v) = ((x / pitch + shift).rem_euclid(1.0) - 0.5, (y / pitch).rem_euclid(1.0) - 0.5);
        let (diamond, square) = (u.abs() + v.abs(), u.abs().max(v.abs()));
        let star = diamond.min(1.35 * square);
        let colour = if is_border {
            let edge = ((out - 1.0) / 0.11).rem_euclid(1.0);
            match (edge < 0.12, diamond < 0.36, ring.rem_euclid(2.0) > 0.5) {
                (true, ..) => line,
                (_, true, true) => field,
                (_, true, false) | (_, false, true) => other,
                (_, false, false) => motif,
            }
        } else {
            match star {
                s if s < 0.1 => line,
                s if s < 0.22 => other,
                s if s < 0.27 => line,
                s if s < 0.4 => motif,
                _ if u.abs() < 0.03 || (diamond > 0.86 && diamond < 0.93) => line,
                _ => field,
            }
        };
        shaded(colour, pile)
    }

    fn playmat(&self, x: f64, y: f64) -> Tone {
        // Land of four kinds, each with a texture of its own.
        let (wide, high) = (x / (2.5 * self.pitch), y / (2.5 * self.pitch));
        let kind = 2.0 + 2.6 * self.noise.octaves(wide + 5.0, high + 9.0, 3);
        let kind = kind.clamp(0.0, 3.9) as usize;
        let ground = self.colours[kind];
        let texture = match kind {
            0 => 0.16 * (x * 14.0 + 2.0 * self.noise.at(x, y)).sin(),
            1 => 0.5 * self.noise.octaves(x * 5.0, y * 5.0, 2),
            2 => 0.12 * (y * 9.0 + 3.0 * self.noise.at(x * 1.5, y * 1.5)).sin(),
            _ => 0.25 * self.noise.at(x * 9.0, y * 9.0),
        };
        let (u, v) = ((x / self.pitch).rem_euclid(1.0), (y / self.pitch).rem_euclid(1.0));
        let inside = u.min(1.0 - u).min(v).min(1.0 - v);
        if self.has_grid && inside < 0.025 { [0.93, 0.9, 0.8] } else { shaded(ground, 1.0 + texture) }
    }

    fn news(&self, x: f64, y: f64) -> Tone {
        let paper = shaded([0.86, 0.84, 0.78], 1.0 + 0.03 * self.noise.at(x * 4.0, y * 4.0));
        let (column, along) = ((x / self.pitch).floor(), (x / self.pitch).rem_euclid(1.0));
        if !(0.05..0.95).contains(&along) {
            return paper;
        }
        // Every block of a column is text, a headline or a picture.
        let block = (y / (1.4 * self.pitch) + 0.37 * column).floor();
        let within = (y / (1.4 * self.pitch) + 0.37 * column).rem_euclid(1.0);
        let chosen = self.noise.at(column * 7.3 + 0.5, block * 5.1 + 0.5);
        let ink = shaded([0.13; 3], 1.0);
        match chosen {
            c if c > 0.45 && within < 0.7 => {
                let dark = 0.45 + 0.45 * self.noise.octaves(x * 1.7 + 13.0, y * 1.7, 3);
                let print = if self.has_grid { mix([0.2; 3], self.colours[0], 0.6) } else { [0.15; 3] };
                mix(print, paper, dark.clamp(0.0, 1.0))
            }
            _ if within < 0.16 => {
                let letter = self.noise.at(x * 7.0, block * 3.0) > -0.25;
                if letter && (0.02..0.13).contains(&within) { ink } else { paper }
            }
            _ => {
                let line = (y * 9.0).rem_euclid(1.0);
                let word = self.noise.at(x * 9.0 + (y * 9.0).floor() * 11.0, (y * 9.0).floor() * 3.0) > -0.4;
                let letter = self.noise.at(x * 34.0, (y * 9.0).floor() * 5.0 + line * 2.0) > -0.15;
                if word && letter && (0.25..0.75).contains(&line) { ink } else { paper }
            }
        }
    }
}
