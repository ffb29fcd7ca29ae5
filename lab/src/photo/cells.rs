//! Single cells for training. In: a photo of a board. Out: each cell cut out upright or turned, a little off its
//! place, with the name of what it shows (`wheat-1`, `empty-0`).

use image::{Rgb, RgbImage};

use super::{Board, Photo};
use crowncount::Cell;
use crowncount::art::{Dice, Point};

/// A cell cut from a photo.
#[derive(Debug, Clone)]
pub struct CutCell {
    /// Ground and crowns, the name of its folder.
    pub class: String,
    /// The picture, square.
    pub image: RgbImage,
}

/// Cuts every cell of a board, and as many pieces of bare table beside it as it has rows; each `side` pixels wide.
pub fn cut_cells(board: &Board, photo: &Photo, side: u32, seed: u64) -> Vec<CutCell> {
    let mut dice = Dice::new(seed ^ 0xCE11);
    let (rows, columns) = board.size();
    let inside = (0..rows * columns).map(|i| (i / columns, i % columns)).filter_map(|(r, c)| {
        let class = class(board.rows[r][c])?;
        Some((class, [c as f32, r as f32]))
    });
    let beside = (0..rows).map(|row| {
        let left = if row % 2 == 0 { -1.12 } else { columns as f32 + 0.12 };
        ("empty-0".to_owned(), [left, row as f32])
    });
    let places: Vec<(String, Point)> = inside.chain(beside).collect();
    let cut =
        |(class, corner): (String, Point)| CutCell { class, image: cut(photo, corner, side, &mut dice) };
    places.into_iter().map(cut).collect()
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
fn cut(photo: &Photo, corner: Point, side: u32, dice: &mut Dice) -> RgbImage {
    let (dx, dy) = (dice.around(0.06), dice.around(0.06));
    let scale = dice.between(0.94, 1.08);
    let turn = std::f32::consts::FRAC_PI_2 * dice.below(4) as f32 + dice.around(0.06);
    let (sin, cos) = turn.sin_cos();
    RgbImage::from_fn(side, side, |x, y| {
        let mut sum = [0.0_f32; 3];
        for (sx, sy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
            let u = ((x as f32 + sx) / side as f32 - 0.5) * scale;
            let v = ((y as f32 + sy) / side as f32 - 0.5) * scale;
            let point = [corner[0] + 0.5 + dx + u * cos - v * sin, corner[1] + 0.5 + dy + u * sin + v * cos];
            let seen = nearest(&photo.image, photo.photo_from_board.apply(point));
            sum.iter_mut().zip(seen).for_each(|(total, part)| *total += f32::from(part) / 4.0);
        }
        Rgb(sum.map(|value| value.round() as u8))
    })
}

fn nearest(image: &RgbImage, [x, y]: Point) -> [u8; 3] {
    let x = (x.max(0.0) as u32).min(image.width() - 1);
    let y = (y.max(0.0) as u32).min(image.height() - 1);
    image.get_pixel(x, y).0
}
