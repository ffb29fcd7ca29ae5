//! Photos of kingdoms that never lay on a table. In: a [`Board`] in the kingdom notation and a [`Shot`]. Out: a
//! [`Photo`] with its true corners; the same seed always gives the same pixels.

mod board;
mod camera;
mod cells;
mod clutter;
mod develop;
mod laying;
mod table;

pub use board::{Board, BoardError};
pub use camera::{Camera, Homography};
pub use cells::{CutCell, cut_cells};
pub use table::{TABLES, Table};

use image::RgbImage;

use crowncount::PlayerColour;
use crowncount::art::{Colour, Dice, Point};

/// How a photo is taken.
#[derive(Debug, Clone, PartialEq)]
pub struct Shot {
    /// Decides everything that is left to chance.
    pub seed: u64,
    /// Width and height in pixels.
    pub size: (u32, u32),
    /// What the kingdom lies on.
    pub table: Table,
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
        let mut dice = Dice::new(seed ^ 0x5107);
        Self {
            seed,
            size: (1600, 1200),
            table: TABLES[dice.below(TABLES.len())].1,
            tilt: 35.0 * dice.unit().powf(1.3),
            turn: dice.between(0.0, 360.0),
            drift: dice.between(0.01, 0.07),
            clutter: dice.below(6),
            noise: dice.between(0.005, 0.03),
            blur: dice.between(0.4, 1.1),
            mood: dice.unit(),
            banner: PlayerColour::ALL[dice.below(8)].into(),
        }
    }

    /// A calm photo from nearly above in good light: the sample that the app offers.
    pub fn calm(seed: u64) -> Self {
        let (tilt, turn, table) = (14.0, 6.0, Table::Wood);
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
pub struct Photo {
    /// The picture.
    pub image: RgbImage,
    /// The outer corners of the grid in pixels: those of the kingdom's first row and first column, first row and
    /// last column, last row and last column, last row and first column.
    pub corners: [Point; 4],
    /// Where a point of the board (in cells, from its top left corner) lies in the picture.
    pub photo_from_board: Homography,
}

/// Takes a photo of a board.
pub fn photograph(board: &Board, shot: &Shot) -> Photo {
    let camera = Camera::over(board, shot);
    let tiles = laying::lay(board, shot, camera.pixels_per_cell());
    let light = develop::Light::random(shot);
    let bare = camera.expose(shot.size, |point| {
        let table = shot.table.colour(shot.seed, point);
        tiles.as_ref().map_or(table, |layer| layer.over(point, table))
    });
    Photo {
        image: light.develop(&bare, shot),
        corners: camera.corners(board),
        photo_from_board: camera.photo_from_board,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_photo_depends_on_its_seed_alone() {
        let board: Board = "w1 w f/l c f1/l m2 .".parse().unwrap();
        let shot = |seed| Shot { size: (160, 120), ..Shot::random(seed) };
        let first = photograph(&board, &shot(5));
        assert_eq!(first.image, photograph(&board, &shot(5)).image);
        assert_ne!(first.image, photograph(&board, &shot(6)).image);
    }

    #[test]
    fn the_corners_of_a_photo_are_where_the_tiles_are() {
        let board: Board = "w w/w w".parse().unwrap();
        let shot = Shot { size: (400, 400), tilt: 20.0, drift: 0.0, noise: 0.0, mood: 0.0, ..Shot::calm(2) };
        let photo = photograph(&board, &shot);
        let at = |x: f32, y: f32| {
            let [u, v] = photo.photo_from_board.apply([x, y]);
            photo.image.get_pixel(u as u32, v as u32).0
        };
        let is_wheat = |[r, _, b]: [u8; 3]| r > 150 && b < 150;
        for (x, y) in [(0.06, 0.06), (1.94, 0.06), (1.94, 1.94), (0.06, 1.94)] {
            assert!(is_wheat(at(x, y)), "{x} {y}: {:?}", at(x, y));
        }
        let centre =
            photo.corners.iter().fold([0.0, 0.0], |sum, c| [sum[0] + c[0] / 4.0, sum[1] + c[1] / 4.0]);
        assert!(centre.iter().all(|v| (120.0..280.0).contains(v)));
    }
}
