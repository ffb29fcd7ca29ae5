//! Things on a table that are no kingdom, many of them with a grid of their own.

use crate::noise::Noise;
use crate::random::Chance;
use crate::surface::{any_colour, mix, shaded};
use fastrand::Rng;

/// What lies on the table instead of a kingdom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Squares of two colours.
    Chess,
    /// Keys in shifted rows.
    Keyboard,
    /// Tiles with joints, all alike or each in its own colour.
    Floor,
    /// Plain patches of colour, as on a chart for cameras.
    Patches,
    /// Cards face up in rows, with a figure on each.
    Cards,
    /// Hexagons in the colours of landscapes.
    Hexagons,
    /// Spines of books on boards.
    Books,
    /// Lines of words.
    Text,
    /// A head before a wall.
    Face,
    /// Hills, water and sky.
    Landscape,
    /// Windows in a wall.
    Windows,
    /// Nothing but grain.
    Grain,
}

const KINDS: [Kind; 12] = [
    Kind::Chess,
    Kind::Keyboard,
    Kind::Floor,
    Kind::Patches,
    Kind::Cards,
    Kind::Hexagons,
    Kind::Books,
    Kind::Text,
    Kind::Face,
    Kind::Landscape,
    Kind::Windows,
    Kind::Grain,
];

/// One such thing, to be painted on a unit square.
pub(super) struct Thing {
    kind: Kind,
    noise: Noise,
    columns: f64,
    rows: f64,
    joint: f64,
    colours: Vec<[f64; 3]>,
}

impl Thing {
    /// A random thing.
    pub(super) fn new(random: &mut Rng) -> Self {
        let kind = KINDS[random.usize(..KINDS.len())];
        let count = |random: &mut Rng, least: usize, more: usize| (least + random.usize(..more)) as f64;
        let (columns, rows) = match kind {
            Kind::Chess => (8.0, 8.0),
            Kind::Keyboard => (count(random, 10, 6), count(random, 4, 3)),
            Kind::Text => (count(random, 30, 40), count(random, 15, 30)),
            Kind::Books => (count(random, 12, 20), count(random, 2, 3)),
            _ => (count(random, 3, 7), count(random, 3, 7)),
        };
        let earth =
            [[70, 110, 40], [220, 180, 60], [40, 100, 180], [150, 120, 90], [130, 180, 60], [90, 85, 90]];
        let all_natural = kind == Kind::Hexagons || random.chance(0.3);
        let colours = (0..random.usize(..6) + 2)
            .map(|i| {
                let natural =
                    earth[i % earth.len()].map(|v: u8| f64::from(v) / 255.0 * random.between(0.8, 1.2));
                if all_natural { natural } else { any_colour(random) }
            })
            .collect();
        Self { kind, noise: Noise::new(random), columns, rows, joint: random.between(0.01, 0.12), colours }
    }

    /// The colour at a point of the unit square, from 0 to 1; none where the table is seen.
    pub(super) fn at(&self, u: f64, v: f64) -> Option<[f64; 3]> {
        let shift = if self.kind == Kind::Keyboard { 0.3 * (v * self.rows).floor() } else { 0.0 };
        let (x, y) = (u * self.columns + shift, v * self.rows);
        let (column, row) = (x.floor(), y.floor());
        let (a, b) = (x - column, y - row);
        let first = self.colours[0];
        let other = self.colours[1];
        let inside = a.min(1.0 - a).min(b).min(1.0 - b);
        let grain = 1.0 + 0.08 * self.noise.at(u * 60.0, v * 60.0);
        let by_chance = |salt: f64| 0.5 + 0.5 * self.noise.at(column * 7.3 + salt, row * 5.9 + salt);
        let own = self.colours[(by_chance(0.3) * 97.0) as usize % self.colours.len()];
        let colour = match self.kind {
            Kind::Chess => {
                let odd = (column + row).rem_euclid(2.0) > 0.5;
                let piece = by_chance(0.7) > 0.62 && (a - 0.5).hypot(b - 0.5) < 0.3;
                match (piece, odd) {
                    (true, _) => shaded(if row < 4.0 { [0.12; 3] } else { [0.93; 3] }, 0.8 + 0.5 * b),
                    (false, true) => first,
                    (false, false) => other,
                }
            }
            Kind::Keyboard if inside < self.joint => shaded(first, 0.5),
            Kind::Keyboard if (a - 0.35).abs() < 0.1 && (b - 0.35).abs() < 0.14 => other,
            Kind::Keyboard => first,
            Kind::Floor if inside < self.joint / 2.0 => other,
            Kind::Floor => shaded(own, 0.9 + 0.25 * self.noise.at(x * 3.0, y * 3.0)),
            Kind::Patches if inside < self.joint => [0.1; 3],
            Kind::Patches => own,
            Kind::Cards if inside < self.joint => return None,
            Kind::Cards if (a - 0.5).hypot(b - 0.5) < 0.28 + 0.1 * self.noise.at(x * 2.0, y * 2.0) => own,
            Kind::Cards => [0.93; 3],
            Kind::Hexagons => {
                let (q, r) = (x, y * 1.15 + 0.5 * column.rem_euclid(2.0));
                let edge = (q.fract() - 0.5).abs().max((r.fract() - 0.5).abs());
                let pick = 0.5 + 0.5 * self.noise.at(q.floor() * 3.7, r.floor() * 9.1);
                let ground = self.colours[(pick * 97.0) as usize % self.colours.len()];
                if edge > 0.46 {
                    [0.85, 0.8, 0.65]
                } else {
                    shaded(ground, 1.0 + 0.4 * self.noise.at(x * 9.0, y * 9.0))
                }
            }
            Kind::Books if b > 0.93 => [0.35, 0.22, 0.12],
            Kind::Books if b < 0.25 * by_chance(0.9) => [0.06; 3],
            Kind::Books if (b - 0.4).abs() < 0.05 => shaded(own, 1.6),
            Kind::Books => shaded(own, 0.6 + 0.8 * a * (1.0 - a) * 2.0),
            Kind::Text => {
                let word = self.noise.at(x * 0.35 + row * 11.0, row * 3.0) > -0.55;
                let ink = (b - 0.5).abs() < 0.25 && self.noise.at(x * 2.5, y * 6.0) > -0.1;
                if word && ink { [0.1; 3] } else { [0.92, 0.91, 0.88] }
            }
            Kind::Face => {
                let head = ((u - 0.5) / 0.27).hypot((v - 0.5) / 0.36);
                let eye = |at: f64| (u - at).hypot(v - 0.44) < 0.035;
                match head {
                    _ if eye(0.4) || eye(0.6) || (u - 0.5).hypot((v - 0.66) * 3.0) < 0.1 => [0.2, 0.1, 0.1],
                    h if h < 1.0 && v > 0.27 => shaded([0.85, 0.65, 0.52], 1.1 - 0.3 * h * u),
                    h if h < 1.15 && v < 0.6 => [0.2, 0.13, 0.08],
                    _ if v > 0.85 => other,
                    _ => first,
                }
            }
            Kind::Landscape => {
                let hills = 0.45 + 0.12 * self.noise.at(u * 4.0, 0.5);
                let shore = 0.75 + 0.06 * self.noise.at(u * 6.0, 9.5);
                let rough = 1.0 + 0.5 * self.noise.octaves(u * 25.0, v * 25.0, 3);
                match v {
                    v if v < hills => {
                        mix([0.45, 0.65, 0.9], [0.95; 3], self.noise.at(u * 5.0, v * 9.0).max(0.0))
                    }
                    v if v < shore => shaded([0.25, 0.42, 0.16], rough),
                    _ => shaded([0.15, 0.35, 0.6], rough),
                }
            }
            Kind::Windows if inside < 0.18 => first,
            Kind::Windows if (a - 0.5).abs() < 0.03 || (b - 0.5).abs() < 0.03 => [0.9; 3],
            Kind::Windows => {
                shaded([0.3, 0.4, 0.5], 0.5 + by_chance(0.2) + 0.3 * self.noise.at(x * 4.0, y * 4.0))
            }
            Kind::Grain => shaded(first, 1.0 + 0.9 * self.noise.at(u * 300.0, v * 300.0)),
        };
        Some(shaded(colour, grain))
    }
}
