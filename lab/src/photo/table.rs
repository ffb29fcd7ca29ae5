//! A photo of a whole table. In: the kingdoms of a game and a [`Shot`]. Out: a picture of all of them, two in a row, each
//! turned as its player sits, with the true corners of every one.

use crowncount::art::Colour;
use crowncount::scan::{Homography, Point, Quad};
use crowncount::{Kingdom, PlayerColour};
use fastrand::Rng;
use image::RgbImage;

use super::{Shot, TABLE, develop, expose, laying};
use crate::random::Chance;
use crate::surface::Surface;

/// A photo of several kingdoms, and the truth about them.
#[derive(Debug, Clone)]
pub struct DrawnTable {
    /// The picture.
    pub image: RgbImage,
    /// The outer corners of each grid, from the top left corner of the kingdom as it was given.
    pub corners: Vec<Quad>,
}

/// Takes a photo of kingdoms that lie so many cells apart; `None` where that is more than memory can hold.
pub fn photograph_table(kingdoms: &[Kingdom], gap: f64, shot: &Shot) -> Option<DrawnTable> {
    let random = &mut Rng::with_seed(shot.seed ^ 0x7AB1E);
    let side = kingdoms.iter().map(|kingdom| kingdom.rows().max(kingdom.cols())).max().map_or(0.0, f64::from);
    let (columns, rows) = (kingdoms.len().min(2), kingdoms.len().div_ceil(2));
    let pitch = side + gap;
    let length = |count: usize| count as f64 * pitch + gap;
    let photo_from_table = shot.pose(random).photo_from_rectangle(length(columns), length(rows), shot.size);
    let table_from_photo = photo_from_table.inverse()?;
    let whole = photo_from_table.quad(0.0, 0.0, length(columns), length(rows)).area();
    let pixels_per_cell = (whole / (length(columns) * length(rows))).sqrt();
    let mut layers = Vec::new();
    let mut corners = Vec::new();
    for (i, kingdom) in kingdoms.iter().enumerate() {
        // Everybody sits at another side, and nobody lays a kingdom quite straight.
        let quarters = [2, 2, 0, 0][i % 4];
        let turn = f64::from(quarters) * std::f64::consts::FRAC_PI_2 + random.between(-0.04, 0.04);
        let middle = Point::new((i % 2) as f64, (i / 2) as f64) * pitch
            + Point::new(gap + side / 2.0, gap + side / 2.0);
        let (sin, cos) = turn.sin_cos();
        let half = Point::new(f64::from(kingdom.cols()), f64::from(kingdom.rows())) * 0.5;
        let table_from_lattice = Homography([
            [cos, -sin, middle.x - half.x * cos + half.y * sin],
            [sin, cos, middle.y - half.x * sin - half.y * cos],
            [0.0, 0.0, 1.0],
        ]);
        let banner = Colour::from(PlayerColour::ALL[i % PlayerColour::ALL.len()]);
        let own = Shot { seed: shot.seed + i as u64, banner, ..shot.clone() };
        layers.push((table_from_lattice.inverse()?, laying::lay(kingdom, &own, pixels_per_cell as f32)?));
        corners.push(photo_from_table.after(&table_from_lattice).quad(
            0.0,
            0.0,
            kingdom.cols().into(),
            kingdom.rows().into(),
        ));
    }
    let table = Surface::new(shot.table, TABLE, random);
    let bare = expose(shot.size, |x, y| {
        let on_table = table_from_photo.apply(Point::new(x, y));
        let ground = table.at(on_table.x, on_table.y).map(|channel| channel as f32);
        layers.iter().fold(ground, |below, (lattice_from_table, tiles)| {
            let point = lattice_from_table.apply(on_table);
            tiles.over([point.x as f32, point.y as f32], below)
        })
    });
    Some(DrawnTable { image: develop::Light::random(shot).develop(&bare, shot), corners })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kingdom_lies_in_the_photo_and_apart_from_the_others() {
        let kingdom: Kingdom = "w w/w w".parse().expect("a kingdom");
        let kingdoms = vec![kingdom; 4];
        let shot = Shot { size: (400, 400), turn: 0.0, clutter: 0, ..Shot::calm(2) };
        let photo = photograph_table(&kingdoms, 0.6, &shot).expect("a photo");
        for (i, corners) in photo.corners.iter().enumerate() {
            let [left, top, right, bottom] = corners.bounds();
            assert!(left > 0.0 && top > 0.0 && right < 400.0 && bottom < 400.0, "{corners:?}");
            assert!(photo.corners[..i].iter().all(|other| !other.contains(corners.centre())));
        }
    }
}
