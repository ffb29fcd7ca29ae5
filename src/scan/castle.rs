//! The colour of a castle: that of the crown which is painted on its tile.
//!
//! In: a photo, and where the cell of the castle lies in it. Out: the colour of the player, or nothing where it cannot
//! be told, as under the castle of cardboard. A lamp colours the crown and the stone around it alike, so the crown is
//! compared with the stone: in three parts, as its joints are bright and its stones dark. The weights of these figures
//! are fitted by `fit_castles` of the laboratory on castles whose colour is known. The crown looks the same from all four
//! sides, and the walls of a castle of cardboard do not: where the sides differ, nothing is told.
//!
//! Only the four castles of Kingdomino are known: of those of Queendomino there are too few photos to measure anything.

use std::collections::BTreeMap;

use image::RgbImage;

use super::geometry::Quad;
use super::network::NetworkError;
use super::rectify::cut;
use crate::model::{DominoBox, PlayerColour};

/// How many figures a castle has; the first is always 1.
pub const CASTLE_FIGURES: usize = 10;

/// The colour of a crown, in figures.
pub type CastleFigures = [f64; CASTLE_FIGURES];

/// What a castle looks like.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CastleLook {
    /// How red, how blue and how bright the dark, the middle and the bright part of its crown are beside the stone.
    pub figures: CastleFigures,
    /// How much the four sides of the crown differ.
    pub uneven: f64,
}

/// What may be seen of a castle: one of the colours of Kingdomino, or none because something stands on it.
pub const CASTLE_SIGHTS: [Option<PlayerColour>; 5] = [
    Some(PlayerColour::Pink),
    Some(PlayerColour::Yellow),
    Some(PlayerColour::Green),
    Some(PlayerColour::Blue),
    None,
];

/// How likely a colour must be to be told.
const LEAST: f64 = 0.95;
/// How much the crown must differ in colour from the stone: less is bare stone.
const FAINT: f64 = 0.12;
/// How much the sides of a crown may differ. `lab/results/castles.txt` has how much they do.
const EVEN: f64 = 0.65;
/// Pixels along the side of the cell.
const SIDE: u32 = 40;
/// How far from the middle the crown reaches for certain, and where there is stone only, in sides of the cell.
const CROWN: f64 = 0.2;
const STONE: std::ops::Range<f64> = 0.34..0.43;
/// Added to all light, so that a channel without any does not count for everything.
const DIM: f64 = 0.01;

/// Tells the colour of a castle.
#[derive(Debug, Clone, PartialEq)]
pub struct CastleReader {
    weights: [CastleFigures; CASTLE_SIGHTS.len()],
}

/// The name of what is seen, in the file of weights.
fn name(sight: Option<PlayerColour>) -> &'static str {
    sight.map_or("covered", PlayerColour::id)
}

impl CastleReader {
    /// The weights that the program ships with. The error is that of a damaged build.
    pub fn bundled() -> Result<Self, NetworkError> {
        Self::from_json(include_bytes!("../../assets/castles.json"))
    }

    /// Weights from the bytes of a JSON object: what may be seen, with its weights.
    pub fn from_json(bytes: &[u8]) -> Result<Self, NetworkError> {
        let named: BTreeMap<String, CastleFigures> =
            serde_json::from_slice(bytes).map_err(|error| NetworkError::Unreadable(error.to_string()))?;
        let mut weights = [[0.0; CASTLE_FIGURES]; CASTLE_SIGHTS.len()];
        for (own, sight) in weights.iter_mut().zip(CASTLE_SIGHTS) {
            let known = named.get(name(sight)).filter(|own| own.iter().all(|weight| weight.is_finite()));
            *own = *known.ok_or_else(|| NetworkError::Misfit(format!("no weights for '{}'", name(sight))))?;
        }
        Ok(Self { weights })
    }

    /// The weights as a JSON object.
    pub fn to_json(weights: &[CastleFigures; CASTLE_SIGHTS.len()]) -> serde_json::Result<String> {
        let named: BTreeMap<&str, &CastleFigures> =
            CASTLE_SIGHTS.iter().map(|sight| name(*sight)).zip(weights).collect();
        serde_json::to_string_pretty(&named)
    }

    /// The colour of the castle in a cell of a photo, if it is one of these boxes and can be told.
    pub fn read(&self, photo: &RgbImage, cell: &Quad, boxes: &[DominoBox]) -> Option<PlayerColour> {
        let is_known = boxes.iter().all(|domino_box| *domino_box == DominoBox::Kingdomino);
        self.tell(&castle_look(photo, cell)).filter(|_| is_known)
    }

    /// The colour of a castle that looks like this, if it can be told.
    pub fn tell(&self, CastleLook { figures, uneven }: &CastleLook) -> Option<PlayerColour> {
        let parts = figures[1..].as_chunks::<3>().0;
        if *uneven > EVEN || parts.iter().all(|[red, blue, _]| red.hypot(*blue) < FAINT) {
            return None;
        }
        let chances = chances(&self.weights, figures);
        let best = chances.iter().zip(CASTLE_SIGHTS).max_by(|(a, _), (b, _)| a.total_cmp(b));
        best.filter(|(chance, _)| **chance >= LEAST).and_then(|(_, sight)| sight)
    }
}

/// How likely each sight is.
pub fn chances(
    weights: &[CastleFigures; CASTLE_SIGHTS.len()],
    figures: &CastleFigures,
) -> [f64; CASTLE_SIGHTS.len()] {
    let sums =
        weights.map(|own| own.iter().zip(figures).map(|(weight, figure)| weight * figure).sum::<f64>());
    let most = sums.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let shares = sums.map(|sum| (sum - most).exp());
    let all: f64 = shares.iter().sum();
    shares.map(|share| share / all)
}

/// What the castle in a cell looks like.
pub fn castle_look(photo: &RgbImage, cell: &Quad) -> CastleLook {
    let picture = cut(photo, cell, SIDE, 3);
    let (mut sides, mut stone): ([Vec<Light>; 4], Vec<Light>) = Default::default();
    for (x, y, pixel) in picture.enumerate_pixels() {
        let from_middle = |at: u32| (f64::from(at) + 0.5) / f64::from(SIDE) - 0.5;
        let (across, down) = (from_middle(x), from_middle(y));
        let far = across.abs().max(down.abs());
        let side = usize::from(across > down) + 2 * usize::from(across > -down);
        let light = pixel.0.map(|value| (f64::from(value) / 255.0).powf(2.2));
        if far < CROWN {
            sides[side].push(light);
        } else if STONE.contains(&far) {
            stone.push(light);
        }
    }
    let stone = mean(&stone);
    let mut crown = sides.concat();
    crown.sort_by(|a, b| a.iter().sum::<f64>().total_cmp(&b.iter().sum::<f64>()));
    let mut figures = [1.0; CASTLE_FIGURES];
    let parts = crown.chunks(crown.len().div_ceil(3));
    for (figures, part) in figures[1..].as_chunks_mut::<3>().0.iter_mut().zip(parts) {
        *figures = tint(&mean(part), &stone);
    }
    let tints = sides.map(|side| tint(&mean(&side), &stone));
    let [_, blue, bright] = std::array::from_fn(|figure| spread(tints.map(|tint| tint[figure])));
    CastleLook { figures, uneven: blue.hypot(bright) }
}

/// Light of three colours.
type Light = [f64; 3];

/// How red, how blue and how bright some light is beside that of the stone.
fn tint(light: &Light, stone: &Light) -> [f64; 3] {
    let [red, green, blue] = std::array::from_fn(|i| ((light[i] + DIM) / (stone[i] + DIM)).ln());
    [red - green, blue - f64::midpoint(red, green), (red + green + blue) / 3.0]
}

/// How far apart the most and the least lie.
fn spread(values: [f64; 4]) -> f64 {
    let most = values.into_iter().fold(f64::NEG_INFINITY, f64::max);
    most - values.into_iter().fold(f64::INFINITY, f64::min)
}

fn mean(light: &[Light]) -> Light {
    let sum = light.iter().fold([0.0; 3], |sum, own| std::array::from_fn(|i| sum[i] + own[i]));
    sum.map(|sum| sum / light.len().max(1) as f64)
}

#[cfg(test)]
mod tests {
    use image::Rgb;

    use super::*;

    /// A castle: a crown of two colours on stone, under a lamp.
    fn castle(joints: [u8; 3], stones: [u8; 3], lamp: [f64; 3]) -> RgbImage {
        RgbImage::from_fn(60, 60, |x, y| {
            let on_crown = (14..46).contains(&x) && (14..46).contains(&y);
            let colour = match (on_crown, (x + y) % 6 < 2) {
                (true, true) => joints,
                (true, false) => stones,
                (false, _) => [150, 138, 122],
            };
            Rgb(std::array::from_fn(|i| (f64::from(colour[i]) * lamp[i]) as u8))
        })
    }

    fn told(picture: &RgbImage) -> Option<PlayerColour> {
        let cell = Quad::rect(0.0, 0.0, 60.0, 60.0);
        CastleReader::bundled().unwrap().read(picture, &cell, &[DominoBox::Kingdomino])
    }

    #[test]
    fn the_lamp_does_not_change_the_colour() {
        for lamp in [[1.0, 1.0, 1.0], [1.0, 0.85, 0.6], [0.8, 0.9, 1.0], [0.5, 0.5, 0.5]] {
            let yellow = castle([226, 212, 110], [196, 184, 80], lamp);
            let blue = castle([190, 208, 214], [70, 120, 165], lamp);
            assert_eq!(told(&yellow), Some(PlayerColour::Yellow), "{lamp:?}");
            assert_eq!(told(&blue), Some(PlayerColour::Blue), "{lamp:?}");
        }
    }

    #[test]
    fn bare_stone_and_castles_of_another_box_have_no_colour_that_can_be_told() {
        assert_eq!(told(&castle([150, 138, 122], [150, 138, 122], [1.0; 3])), None);
        let yellow = castle([226, 212, 110], [196, 184, 80], [1.0; 3]);
        let cell = Quad::rect(0.0, 0.0, 60.0, 60.0);
        let reader = CastleReader::bundled().unwrap();
        assert_eq!(reader.read(&yellow, &cell, &[DominoBox::Queendomino]), None);
    }

    #[test]
    fn under_something_that_stands_there_no_colour_is_told() {
        let mut yellow = castle([226, 212, 110], [196, 184, 80], [1.0; 3]);
        assert_eq!(told(&yellow), Some(PlayerColour::Yellow));
        // A wall across one side of the crown.
        for (x, y) in (14..46).flat_map(|x| (34..46).map(move |y| (x, y))) {
            yellow.put_pixel(x, y, Rgb([70, 90, 130]));
        }
        assert_eq!(told(&yellow), None);
    }

    #[test]
    fn weights_are_written_and_read_back() {
        let weights: [CastleFigures; CASTLE_SIGHTS.len()] =
            std::array::from_fn(|row| std::array::from_fn(|at| (row * 10 + at) as f64));
        let json = CastleReader::to_json(&weights).unwrap();
        assert_eq!(CastleReader::from_json(json.as_bytes()), Ok(CastleReader { weights }));
        assert!(CastleReader::from_json(b"{}").is_err() && CastleReader::from_json(b"[").is_err());
    }
}
