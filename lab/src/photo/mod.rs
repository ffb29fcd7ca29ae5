//! Photos of kingdoms that never lay on a table. In: a [`Kingdom`] and a [`Shot`]. Out: a [`DrawnPhoto`] with its true
//! corners; the same seed always gives the same pixels.

mod cells;
mod clip;
mod clutter;
mod develop;
mod laying;
mod table;
mod tiling;

pub use cells::{CutCell, cut_cells};
pub use clip::{Clip, Trouble};
pub use table::{DrawnTable, photograph_table};
pub use tiling::random_kingdom;

use crowncount::art::Colour;
use crowncount::scan::{Homography, Point, Quad};
use crowncount::{Kingdom, PlayerColour};
use fastrand::Rng;
use image::{Rgb, Rgb32FImage, RgbImage};

use crate::camera::Pose;
use crate::random::Chance;
use crate::surface::{Surface, Tabletop};

/// How a photo is taken.
#[derive(Debug, Clone, PartialEq)]
pub struct Shot {
    /// Decides everything that is left to chance.
    pub seed: u64,
    /// Width and height in pixels.
    pub size: (u32, u32),
    /// What the kingdom lies on.
    pub table: Tabletop,
    /// How far the camera leans from straight above, in degrees, up to about 35.
    pub tilt: f32,
    /// How the kingdom is turned, in degrees clockwise.
    pub turn: f32,
    /// How loosely the dominoes lie, in cells: the most that one drifts.
    pub drift: f32,
    /// How many loose things (coins, kings, spare dominoes) lie beside the kingdom.
    pub clutter: usize,
    /// Sensor noise, as a share of white.
    pub noise: f32,
    /// Blur, in pixels.
    pub blur: f32,
    /// How far light and white balance stray from a clean scan, 0 to 1.
    pub mood: f32,
    /// The banner of the castle.
    pub banner: Colour,
}

impl Shot {
    /// A shot like those that players take: any table, any turn, tilted up to 35 degrees.
    pub fn random(seed: u64) -> Self {
        let random = &mut Rng::with_seed(seed);
        Self {
            seed,
            size: (1600, 1200),
            table: Tabletop::random(random),
            tilt: 35.0 * random.f32().powf(1.3),
            turn: random.between(0.0, 360.0),
            drift: random.between(0.01, 0.07),
            clutter: random.usize(..6),
            noise: random.between(0.005, 0.03),
            blur: random.between(0.4, 1.1),
            mood: random.f32(),
            banner: Colour::from(*random.one_of(&PlayerColour::ALL)),
        }
    }

    /// A calm photo from nearly above in good light: the sample that the app offers.
    pub fn calm(seed: u64) -> Self {
        let (tilt, turn, table) = (14.0, 6.0, Tabletop::Wood);
        Self {
            tilt,
            turn,
            table,
            drift: 0.025,
            clutter: 2,
            noise: 0.01,
            blur: 0.6,
            mood: 0.35,
            ..Self::random(seed)
        }
    }
}

/// A photo and the truth about it.
#[derive(Debug, Clone)]
pub struct DrawnPhoto {
    /// The picture.
    pub image: RgbImage,
    /// The outer corners of the grid in pixels: those of the kingdom's first row and first column, first row and
    /// last column, last row and last column, last row and first column.
    pub corners: Quad,
    /// Where a point of the kingdom (in cells, from its top left corner) lies in the picture.
    pub photo_from_lattice: Homography,
}

/// How far away a phone is held, in sides of the kingdom.
const DISTANCE: f64 = 1.3;
/// So many cells of the table are about as wide as the photo.
const TABLE: f64 = 9.0;

impl Shot {
    /// How the camera is held: turned by the hand a little more than the kingdom is.
    fn pose(&self, random: &mut Rng) -> Pose {
        Pose {
            turn: f64::from(self.turn).to_radians() + random.between(-0.07, 0.07),
            tilt: f64::from(self.tilt.clamp(0.0, 60.0)).to_radians(),
            distance: DISTANCE,
            fill: random.between(0.84, 0.96),
            place: (random.between(0.1, 0.9), random.between(0.1, 0.9)),
        }
    }
}

/// Takes a photo of a kingdom as high as it is wide; `None` where that is more than memory can hold.
pub fn photograph(kingdom: &Kingdom, shot: &Shot) -> Option<DrawnPhoto> {
    let random = &mut Rng::with_seed(shot.seed ^ 0xCA3E);
    let side = usize::from(kingdom.rows().max(kingdom.cols()));
    let photo_from_lattice = shot.pose(random).photo_from_lattice(side, shot.size);
    let lattice_from_photo = photo_from_lattice.inverse()?;
    let corners = photo_from_lattice.quad(0.0, 0.0, kingdom.cols().into(), kingdom.rows().into());
    let pixels_per_cell =
        photo_from_lattice.quad(0.0, 0.0, side as f64, side as f64).area().sqrt() / side as f64;
    let tiles = laying::lay(kingdom, shot, pixels_per_cell as f32)?;
    let table = Surface::new(shot.table, TABLE, random);
    let bare = expose(shot.size, |x, y| {
        let point = lattice_from_photo.apply(Point::new(x, y));
        tiles.over([point.x as f32, point.y as f32], table.at(point.x, point.y).map(|channel| channel as f32))
    });
    let image = develop::Light::random(shot).develop(&bare, shot);
    Some(DrawnPhoto { image, corners, photo_from_lattice })
}

/// What a sensor of this size sees; four samples a pixel.
fn expose((width, height): (u32, u32), colour: impl Fn(f64, f64) -> [f32; 3]) -> Rgb32FImage {
    Rgb32FImage::from_fn(width, height, |x, y| {
        let mut sum = [0.0; 3];
        for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
            let seen = colour(f64::from(x) + dx, f64::from(y) + dy);
            sum.iter_mut().zip(seen).for_each(|(total, part)| *total += part / 4.0);
        }
        Rgb(sum)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_photo_depends_on_its_seed_alone() {
        let kingdom: Kingdom = "w1 w f/l c f1/l m2 .".parse().expect("a kingdom");
        let image = |seed| {
            photograph(&kingdom, &Shot { size: (160, 120), ..Shot::random(seed) }).expect("a photo").image
        };
        assert_eq!(image(5), image(5));
        assert_ne!(image(5), image(6));
    }

    #[test]
    fn the_corners_of_a_photo_are_where_the_tiles_are() {
        let kingdom: Kingdom = "w w/w w".parse().expect("a kingdom");
        let shot = Shot { size: (400, 400), tilt: 20.0, drift: 0.0, noise: 0.0, mood: 0.0, ..Shot::calm(2) };
        let photo = photograph(&kingdom, &shot).expect("a photo");
        let at = |x: f64, y: f64| {
            let seen = photo.photo_from_lattice.apply(Point::new(x, y));
            photo.image.get_pixel(seen.x as u32, seen.y as u32).0
        };
        let is_wheat = |[r, _, b]: [u8; 3]| r > 150 && b < 150;
        for (x, y) in [(0.06, 0.06), (1.94, 0.06), (1.94, 1.94), (0.06, 1.94)] {
            assert!(is_wheat(at(x, y)), "{x} {y}: {:?}", at(x, y));
        }
        let centre = photo.corners.centre();
        assert!((120.0..280.0).contains(&centre.x) && (120.0..280.0).contains(&centre.y));
    }
}
