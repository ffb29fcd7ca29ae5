//! What kingdoms lie on. In: a kind, a seed and a point in cells. Out: its colour there, 0 to 1 a channel; the
//! surface has no end.

use crowncount::art::{Colour, Dice, Point};

/// A surface.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Table {
    /// Planks with grain.
    Wood,
    /// Checked cloth.
    Cloth,
    /// Plain felt.
    Felt,
    /// Knotted carpet.
    Carpet,
    /// A cutting mat with a printed grid.
    Mat,
}

/// All surfaces with their names.
pub const TABLES: [(&str, Table); 5] = [
    ("wood", Table::Wood),
    ("cloth", Table::Cloth),
    ("felt", Table::Felt),
    ("carpet", Table::Carpet),
    ("mat", Table::Mat),
];

/// Four pairs of colours for each surface: ground and pattern.
const DYES: [[(&str, &str); 4]; 5] = [
    [("#A87748", "#6B4325"), ("#C9A377", "#946B42"), ("#704A2F", "#402818"), ("#B99B7C", "#866A50")],
    [("#F1EADB", "#B24A44"), ("#EEEEE9", "#4B6F9C"), ("#E9DFC6", "#748A5A"), ("#D8D2C8", "#857F78")],
    [("#2F6B4A", "#255A3D"), ("#354F7B", "#2A4069"), ("#782F38", "#65252E"), ("#484A4F", "#3B3D42")],
    [("#8C3B34", "#2E3450"), ("#A89A86", "#7C6E5E"), ("#475A6B", "#B9AC93"), ("#6E6457", "#958A7A")],
    [("#235C50", "#A9CDBF"), ("#2C3E63", "#B4C2DC"), ("#424448", "#B5B5B0"), ("#E5E4DE", "#848C92")],
];

impl Table {
    /// The surface of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        TABLES.iter().find(|(known, _)| *known == name).map(|(_, table)| *table)
    }

    /// The colour at a point, in cells.
    pub(super) fn colour(self, seed: u64, point: Point) -> [f32; 3] {
        let mut dice = Dice::new(seed ^ 0x7AB1E);
        let (ground, pattern) = DYES[self as usize][dice.below(4)];
        let (sin, cos) = dice.between(0.0, 6.3).sin_cos();
        let [x, y] = [point[0] * cos - point[1] * sin + 50.0, point[0] * sin + point[1] * cos + 50.0];
        let (share, light) = match self {
            Self::Wood => wood(seed, [x, y]),
            Self::Cloth => cloth(seed, [x, y]),
            Self::Felt => (noise(seed, [x * 0.7, y * 0.7]), 0.97 + 0.1 * rough(seed, [x * 22.0, y * 22.0])),
            Self::Carpet => carpet(seed, [x, y]),
            Self::Mat => (mat([x, y]), 0.98 + 0.04 * rough(seed, [x * 9.0, y * 9.0])),
        };
        let mixed = Colour::hex(ground).mix(Colour::hex(pattern), share);
        [mixed.r, mixed.g, mixed.b].map(|channel| f32::from(channel) / 255.0 * light)
    }
}

/// How much of the pattern's colour shows, and how bright it is there.
type Weave = (f32, f32);

fn wood(seed: u64, [x, y]: Point) -> Weave {
    let plank = (y / 2.3).floor();
    let edge = (y / 2.3 - plank).min(1.0 - (y / 2.3 - plank)) * 2.3;
    let tone = noise(seed ^ 9, [plank * 7.7, 3.0]);
    let bend = y + 0.5 * noise(seed, [x * 0.18 + plank * 31.0, y * 0.4]);
    let rings = (bend * 7.0 + 3.0 * noise(seed, [x * 0.12, bend * 1.1 + plank * 17.0])).sin();
    let grain = rough(seed, [x * 1.3 + plank * 53.0, y * 26.0]);
    let share = 0.28 + 0.16 * rings + 0.5 * grain + 0.35 * (tone - 0.5);
    (share, if edge < 0.035 { 0.55 } else { 0.96 + 0.12 * tone })
}

fn cloth(seed: u64, [x, y]: Point) -> Weave {
    let band = |v: f32| if (v / 1.7).fract() < 0.5 { 0.42 } else { 0.0 };
    let weave = 0.5 + 0.5 * ((x * 55.0).sin() * (y * 55.0).sin());
    let fold = noise(seed, [x * 0.35, y * 0.35]);
    (band(x) + band(y), 0.86 + 0.07 * weave + 0.14 * fold)
}

fn carpet(seed: u64, [x, y]: Point) -> Weave {
    let (u, v) = ((x / 3.4).fract() - 0.5, (y / 3.4).fract() - 0.5);
    let diamond = (u.abs() + v.abs()) * 9.0;
    let motif = if (diamond.floor() as i32) % 2 == 0 { 0.75 } else { 0.08 };
    let tuft = noise(seed, [x * 16.0, y * 16.0]);
    let share = motif * 0.75 + 0.3 * (rough(seed, [x * 6.0, y * 6.0]) - 0.3);
    (share, 0.68 + 0.5 * tuft)
}

fn mat([x, y]: Point) -> f32 {
    let near = |v: f32, step: f32| ((v / step).fract() - 0.5).abs() * step;
    let line = |step: f32, width: f32| near(x, step).min(near(y, step)) < width;
    if line(1.3, 0.014) {
        0.8
    } else if line(0.26, 0.006) {
        0.4
    } else {
        0.0
    }
}

/// Smooth noise, 0 to 1, with features one unit apart.
pub(super) fn noise(seed: u64, [x, y]: Point) -> f32 {
    let (left, top) = (x.floor(), y.floor());
    let ease = |t: f32| t * t * (3.0 - 2.0 * t);
    let (u, v) = (ease(x - left), ease(y - top));
    let at = |dx: i64, dy: i64| {
        let column = ((left as i64 + dx) as u64).wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
        let row = ((top as i64 + dy) as u64).wrapping_mul(0x1656_67B1_9E37_79F9);
        Dice::new(seed.wrapping_add(column).wrapping_add(row.rotate_left(23))).unit()
    };
    let upper = at(0, 0) + (at(1, 0) - at(0, 0)) * u;
    let lower = at(0, 1) + (at(1, 1) - at(0, 1)) * u;
    upper + (lower - upper) * v
}

/// Three octaves of noise, 0 to 1.
fn rough(seed: u64, [x, y]: Point) -> f32 {
    let octave = |k: f32| noise(seed.wrapping_add(k as u64), [x * k, y * k]) / k;
    (octave(1.0) + octave(2.0) + octave(4.0)) / 1.75
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_stays_within_its_range_and_is_smooth() {
        for i in 0..500 {
            let point = [i as f32 * 0.37 - 60.0, i as f32 * 0.11];
            let here = noise(3, point);
            assert!((0.0..=1.0).contains(&here));
            assert!((here - noise(3, [point[0] + 1e-3, point[1]])).abs() < 0.01);
        }
    }

    #[test]
    fn the_table_of_surfaces_is_in_the_order_of_the_enum() {
        assert!(TABLES.iter().enumerate().all(|(index, (_, table))| *table as usize == index));
    }
}
