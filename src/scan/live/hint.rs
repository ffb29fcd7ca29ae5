//! What would help to see more, said only when it is true and one thing at a time.

use image::RgbImage;

use super::gathered_table::Sighting;
use crate::scan::geometry::{Homography, Point};
use crate::scan::result::ScanError;

/// Faster than so many cells a second, a picture is blurred.
const FAST: f64 = 2.5;
/// Cells of fewer pixels are hard to read.
const SMALL_CELL: f64 = 26.0;
/// A pixel this bright in all colours shows a lamp and no tile.
const WHITE: u8 = 244;
/// A cell with more of them than this has glare on it.
const MOST_WHITE: f64 = 0.1;
/// Along each side of a cell, so many places are looked at.
const SAMPLES: usize = 12;

/// What would help to see more.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum LiveHint {
    /// There is too little light.
    TooDark,
    /// The picture moves too fast.
    HoldStill,
    /// A lamp is mirrored at this place of the picture, where a cell cannot be read.
    Glare(Point),
    /// The cells are too small to be read.
    Closer,
}

impl LiveHint {
    /// What would help where a picture shows no kingdom.
    pub(super) fn without_kingdom(why: ScanError) -> Option<Self> {
        match why {
            ScanError::TooDark => Some(Self::TooDark),
            ScanError::TooBlurred => Some(Self::HoldStill),
            _ => None,
        }
    }

    /// What would help to read what is unsure in the kingdoms that this picture shows.
    pub(super) fn for_kingdoms<'a>(
        picture: &RgbImage,
        sightings: impl Iterator<Item = &'a Sighting>,
    ) -> Option<Self> {
        let is_open = |sighting: &&Sighting| {
            !sighting.is_taken && (sighting.reading.check_corners || !sighting.reading.unsure().is_empty())
        };
        let open: Vec<&Sighting> = sightings.filter(is_open).collect();
        if open.iter().any(|sighting| sighting.speed > FAST) {
            return Some(Self::HoldStill);
        }
        let glare = open.iter().find_map(|sighting| glare(picture, sighting)).map(Self::Glare);
        glare.or_else(|| open.iter().any(|sighting| is_small(sighting)).then_some(Self::Closer))
    }
}

fn is_small(sighting: &Sighting) -> bool {
    let side = f64::from(sighting.reading.kingdom.rows());
    sighting.reading.corners.area().abs().sqrt() / side < SMALL_CELL
}

/// Where a lamp is mirrored in an unsure cell.
fn glare(picture: &RgbImage, sighting: &Sighting) -> Option<Point> {
    let reading = &sighting.reading;
    let side = f64::from(reading.kingdom.rows());
    let picture_from_board = Homography::from_lattice(side, side, &reading.corners)?;
    let unsure = reading.cells.iter().filter(|cell| cell.unsure).map(|cell| cell.place);
    unsure.map(|place| Point::new(place.col.into(), place.row.into())).find_map(|corner| {
        let at = |x: f64, y: f64| picture_from_board.apply(corner + Point::new(x, y));
        let middle = |i: usize| (i as f64 + 0.5) / SAMPLES as f64;
        let places = (0..SAMPLES * SAMPLES).map(|i| at(middle(i % SAMPLES), middle(i / SAMPLES)));
        let white = places.filter(|place| is_white(picture, *place)).count();
        (white as f64 > MOST_WHITE * (SAMPLES * SAMPLES) as f64).then(|| at(0.5, 0.5))
    })
}

fn is_white(picture: &RgbImage, at: Point) -> bool {
    let inside = at.x >= 0.0 && at.y >= 0.0;
    let pixel = inside.then(|| picture.get_pixel_checked(at.x as u32, at.y as u32)).flatten();
    pixel.is_some_and(|pixel| pixel.0.iter().all(|&value| value >= WHITE))
}
