//! Single cells for training. In: a photo of a kingdom. Out: each cell cut out upright or turned, a little off its
//! place, with the name of what it shows (`wheat-1`, `empty-0`).

use crowncount::scan::Point;
use crowncount::{Cell, Kingdom};
use fastrand::Rng;
use image::{Rgb, RgbImage};

use super::DrawnPhoto;
use crate::random::Chance;

/// A cell cut from a photo.
#[derive(Debug, Clone)]
pub struct CutCell {
    /// Ground and crowns, the name of its folder.
    pub class: String,
    /// The picture, square.
    pub image: RgbImage,
}

/// Cuts every cell of a kingdom, and as many pieces of bare table beside it as it has rows; each `side` pixels wide.
pub fn cut_cells(kingdom: &Kingdom, photo: &DrawnPhoto, side: u32, random: &mut Rng) -> Vec<CutCell> {
    let inside = kingdom
        .iter()
        .filter_map(|(place, cell)| Some((class(cell)?, Point::new(place.col.into(), place.row.into()))));
    let beside = (0..kingdom.rows()).map(|row| {
        let left = if row % 2 == 0 { -1.12 } else { f64::from(kingdom.cols()) + 0.12 };
        ("empty-0".to_owned(), Point::new(left, row.into()))
    });
    let cut = |(class, corner): (String, Point)| CutCell { class, image: cut(photo, corner, side, random) };
    inside.chain(beside).map(cut).collect()
}

/// The folder of a cell; `None` if it is not known.
fn class(cell: Cell) -> Option<String> {
    match cell {
        Cell::Square(_) | Cell::Built(_) => {
            cell.terrain().map(|terrain| format!("{}-{}", terrain.id(), cell.crowns()))
        }
        Cell::Castle => Some("castle-0".into()),
        Cell::Empty => Some("empty-0".into()),
        Cell::Unknown => None,
    }
}

/// One cell with its top left at `corner`, moved, scaled and turned a little, then by quarters.
fn cut(photo: &DrawnPhoto, corner: Point, side: u32, random: &mut Rng) -> RgbImage {
    let middle = corner + Point::new(0.5 + random.between(-0.06, 0.06), 0.5 + random.between(-0.06, 0.06));
    let scale = random.between(0.94, 1.08);
    let turn = std::f64::consts::FRAC_PI_2 * f64::from(random.u8(..4)) + random.between(-0.06, 0.06);
    let (sin, cos) = turn.sin_cos();
    RgbImage::from_fn(side, side, |x, y| {
        let mut sum = [0.0_f32; 3];
        for (sx, sy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
            let u = ((f64::from(x) + sx) / f64::from(side) - 0.5) * scale;
            let v = ((f64::from(y) + sy) / f64::from(side) - 0.5) * scale;
            let point = middle + Point::new(u * cos - v * sin, u * sin + v * cos);
            let seen = nearest(&photo.image, photo.photo_from_lattice.apply(point));
            sum.iter_mut().zip(seen).for_each(|(total, part)| *total += f32::from(part) / 4.0);
        }
        Rgb(sum.map(|value| value.round() as u8))
    })
}

fn nearest(image: &RgbImage, at: Point) -> [u8; 3] {
    let x = (at.x.max(0.0) as u32).min(image.width() - 1);
    let y = (at.y.max(0.0) as u32).min(image.height() - 1);
    image.get_pixel(x, y).0
}
