//! What lies on a cell. In: a canvas and another one that is cut out of a photo. Out: the canvas with something laid over it,
//! and which part of the cell is hidden by that.
//!
//! Shapes and colours are drawn as widely as they go, so that the network learns what a tile is rather than what things
//! are; those that are measured with (`compose::cover`) are others.

use super::{Canvas, SIDE, either};
use crowncount_lab::random::{Chance, Random};

/// Tones of skin, from 0 to 255.
const SKINS: [[f32; 3]; 5] = [
    [244.0, 204.0, 178.0],
    [224.0, 172.0, 135.0],
    [188.0, 134.0, 100.0],
    [128.0, 84.0, 60.0],
    [78.0, 52.0, 40.0],
];

/// Where a thing lies: how far a point of the cell is inside of it, in cells; outside it is negative.
enum Outline {
    /// Beyond a straight edge: a book, a box, the palm of a hand.
    Edge { sin: f32, cos: f32, at: f32 },
    /// Between two parallel edges and behind an end: a finger, a pen, a ruler.
    Bar { sin: f32, cos: f32, centre: [f32; 2], half: f32 },
    /// A rounded rectangle or an ellipse.
    Round { sin: f32, cos: f32, centre: [f32; 2], half: [f32; 2], power: f32 },
    /// A blob with a wavy outline.
    Blob { centre: [f32; 2], reach: f32, waves: [f32; 3] },
}

impl Outline {
    fn random(random: &mut Random) -> Self {
        let (sin, cos) = (random.part() * std::f32::consts::TAU).sin_cos();
        let centre = [0.5 + 0.75 * either(random), 0.5 + 0.75 * either(random)];
        match random.below(8) {
            0 | 1 => Self::Edge { sin, cos, at: 0.55 * either(random) },
            2 => Self::Bar { sin, cos, centre, half: 0.12 + 0.4 * random.part() },
            3..=5 => {
                let half = [0.2 + 0.9 * random.part(), 0.2 + 0.9 * random.part()];
                let half = if random.chance(0.5) { half } else { [half[0]; 2] };
                Self::Round { sin, cos, centre, half, power: if random.chance(0.5) { 2.0 } else { 9.0 } }
            }
            _ => Self::Blob {
                centre,
                reach: 0.25 + 0.7 * random.part(),
                waves: std::array::from_fn(|_| 0.25 * either(random)),
            },
        }
    }

    /// How far inside a point lies.
    fn depth(&self, [x, y]: [f32; 2]) -> f32 {
        let turned = |[cx, cy]: [f32; 2], sin: f32, cos: f32| {
            let (dx, dy) = (x - cx, y - cy);
            [dx * cos + dy * sin, dy * cos - dx * sin]
        };
        match *self {
            Self::Edge { sin, cos, at } => turned([0.5, 0.5], sin, cos)[0] - at,
            Self::Bar { sin, cos, centre, half } => {
                let [along, across] = turned(centre, sin, cos);
                let across = across.abs();
                if along < 0.0 { half - along.hypot(across) } else { half - across }
            }
            Self::Round { sin, cos, centre, half, power } => {
                let [along, across] = turned(centre, sin, cos);
                let reach = (along / half[0]).abs().powf(power) + (across / half[1]).abs().powf(power);
                (1.0 - reach.powf(1.0 / power)) * half[0].min(half[1])
            }
            Self::Blob { centre: [cx, cy], reach, waves } => {
                let (dx, dy) = (x - cx, y - cy);
                let angle = dy.atan2(dx);
                let wavy = |(wave, n): (&f32, f32)| wave * (angle * n + 7.0 * wave).sin();
                reach * (1.0 + waves.iter().zip([2.0, 3.0, 5.0]).map(wavy).sum::<f32>()) - dx.hypot(dy)
            }
        }
    }
}

/// What a thing is made of.
enum Stuff {
    /// One colour with some shade.
    Plain([f32; 3]),
    /// Two colours in stripes or squares, as on cards and printed paper.
    Print { colours: [[f32; 3]; 2], pitch: [f32; 2], sin: f32, cos: f32 },
    /// Spots in rows on one colour: a die, a card of numbers, a pattern of dots.
    Spots { ground: [f32; 3], ink: [f32; 3], pitch: f32, size: f32 },
    /// Patches of three colours that run into each other or not, as in drawings and on boxes.
    Patches { colours: [[f32; 3]; 3], waves: [[f32; 3]; 4], is_soft: bool },
    /// Darker towards its edge, as fingers are, and other round things.
    Skin([f32; 3]),
    /// A piece of a photo.
    Photo(Canvas),
}

impl Stuff {
    fn random(photo: Canvas, random: &mut Random) -> Self {
        let colour = |random: &mut Random| -> [f32; 3] {
            let grey = 255.0 * random.part();
            let vivid = 160.0 * random.part();
            std::array::from_fn(|_| (grey + vivid * either(random)).clamp(0.0, 255.0))
        };
        match random.below(12) {
            0 | 1 => Self::Plain(colour(random)),
            2 => {
                let (ground, ink) = (colour(random), colour(random));
                Self::Spots {
                    ground,
                    ink,
                    pitch: 0.15 + 0.3 * random.part(),
                    size: 0.15 + 0.3 * random.part(),
                }
            }
            3..=5 => {
                let wave =
                    |random: &mut Random| [14.0 * either(random), 14.0 * either(random), 7.0 * random.part()];
                Self::Patches {
                    colours: std::array::from_fn(|_| colour(random)),
                    waves: std::array::from_fn(|_| wave(random)),
                    is_soft: random.chance(0.5),
                }
            }
            6 => Self::Skin(colour(random)),
            7 | 8 => {
                let (sin, cos) = (random.part() * std::f32::consts::TAU).sin_cos();
                let pitch = [0.06 + 0.4 * random.part(), 0.06 + 0.4 * random.part()];
                // Often paper, which is white.
                let paper = if random.chance(0.5) { [235.0, 232.0, 224.0] } else { colour(random) };
                Self::Print { colours: [paper, colour(random)], pitch, sin, cos }
            }
            9 | 10 => Self::Skin(SKINS[random.below(SKINS.len())]),
            _ => Self::Photo(photo),
        }
    }

    fn at(&self, place: usize, [x, y]: [f32; 2], depth: f32) -> [f32; 3] {
        match self {
            Self::Plain(colour) => colour.map(|value| value * (1.0 + 0.15 * (y - 0.5))),
            Self::Print { colours, pitch, sin, cos } => {
                let odd = |along: f32, pitch: f32| (along / pitch).rem_euclid(2.0) < 1.0;
                let is_second = odd(x * cos + y * sin, pitch[0]) && odd(y * cos - x * sin, pitch[1]);
                colours[usize::from(is_second && depth > 0.05)]
            }
            Self::Spots { ground, ink, pitch, size } => {
                let apart = |at: f32| (at / pitch).rem_euclid(1.0) - 0.5;
                if apart(x).hypot(apart(y)) < *size { *ink } else { *ground }
            }
            Self::Patches { colours, waves, is_soft } => {
                let height = |waves: &[[f32; 3]]| -> f32 {
                    waves.iter().map(|[along, down, start]| (x * along + y * down + start).sin()).sum()
                };
                let (first, second) = (height(&waves[..2]), height(&waves[2..]));
                let part = |height: f32| (if *is_soft { height } else { height * 30.0 }).clamp(0.0, 1.0);
                let mixed = |a: [f32; 3], b: [f32; 3], part: f32| -> [f32; 3] {
                    std::array::from_fn(|channel| a[channel] + (b[channel] - a[channel]) * part)
                };
                mixed(mixed(colours[0], colours[1], part(first)), colours[2], part(second - 0.3))
            }
            Self::Skin(colour) => {
                let light = 0.7 + 0.4 * (depth / 0.25).clamp(0.0, 1.0);
                colour.map(|value| value * light)
            }
            Self::Photo(photo) => photo[place],
        }
    }
}

/// Lays a thing over the cell; the part of it that is hidden comes back.
pub(super) fn thing(canvas: &mut Canvas, photo: Canvas, random: &mut Random) -> f32 {
    let outline = Outline::random(random);
    let stuff = Stuff::random(photo, random);
    // One colour without an edge may as well be the table.
    let is_whole = [[0.0, 0.0], [1.0, 0.0], [0.0, 1.0], [1.0, 1.0]].iter().all(|at| outline.depth(*at) > 0.0);
    if is_whole && matches!(stuff, Stuff::Plain(_)) {
        return 0.0;
    }
    let shadow = (0.02 + 0.05 * random.part(), 0.6 * random.part());
    laid(canvas, |place, point, pixel| {
        let depth = outline.depth(point);
        if depth > 0.0 {
            return (stuff.at(place, point, depth), true);
        }
        let shade = 1.0 - shadow.1 * (1.0 + depth / shadow.0).max(0.0);
        (pixel.map(|value| value * shade), false)
    })
}

/// A light that is mirrored so brightly that nothing else is seen; the part of the cell that is lost in it comes back.
pub(super) fn dazzle(canvas: &mut Canvas, random: &mut Random) -> f32 {
    let outline = Outline::random(random);
    let (soft, strength) = (0.05 + 0.5 * random.part(), 0.6 + 0.5 * random.part());
    let tint: [f32; 3] = std::array::from_fn(|_| 245.0 + 10.0 * random.part());
    laid(canvas, |_, point, pixel| {
        let part = (strength * (outline.depth(point) / soft).clamp(0.0, 1.0)).min(1.0);
        let mixed = std::array::from_fn(|c| pixel[c] * (1.0 - part) + tint[c] * part);
        (mixed, part > 0.65)
    })
}

/// Paints every pixel anew, and gives the part of the cell without its rim of which the painter says that it is hidden.
fn laid(canvas: &mut Canvas, paint: impl Fn(usize, [f32; 2], [f32; 3]) -> ([f32; 3], bool)) -> f32 {
    let rim = SIDE / 12;
    let is_inner = |at: usize| (rim..SIDE - rim).contains(&at);
    let (mut hidden, mut all) = (0.0, 0.0);
    for (place, pixel) in canvas.iter_mut().enumerate() {
        let (column, row) = (place % SIDE, place / SIDE);
        let point = [(column as f32 + 0.5) / SIDE as f32, (row as f32 + 0.5) / SIDE as f32];
        let (painted, is_hidden) = paint(place, point, *pixel);
        *pixel = painted;
        if is_inner(column) && is_inner(row) {
            all += 1.0;
            hidden += f32::from(u8::from(is_hidden));
        }
    }
    hidden / all
}
