//! Cutting the cells out of the full-size photo.
//!
//! In: a photo and the corners of a frame. Out: a small upright picture of each cell, all at one scale. Each
//! pixel is the mean of the area that it stands for, so that large photos do not flicker.

use image::RgbImage;

use super::geometry::{Homography, Point, Quad};
use super::progress::{Stage, Watch, step};
use super::reader::{CELL_SIDE, MARGIN};
use super::result::ScanError;
use super::settle;

/// A cell that was cut out.
#[derive(Debug, PartialEq)]
pub(super) struct CellCut {
    /// Counted from the top.
    pub(super) row: usize,
    /// Counted from the left.
    pub(super) column: usize,
    /// How far the cell lies away from the grid, in cells.
    pub(super) offset: Point,
    /// The cell with its margin.
    pub(super) picture: RgbImage,
}

/// The most samples per pixel along each axis: photos are smooth over a few pixels.
const MOST_SAMPLES: usize = 3;

/// Cuts the `side` x `side` cells of a frame and as many as `rim` on each side of it, row by row, each where it lies:
/// dominoes are laid loosely, up to `reach` cells away from the grid.
pub(super) fn cut_cells(
    photo: &RgbImage,
    corners: &Quad,
    side: usize,
    rim: usize,
    reach: f64,
    watch: &dyn Watch,
) -> Result<Vec<CellCut>, ScanError> {
    step(watch, Stage::Cut, 0.0)?;
    let photo_from_frame = Homography::from_lattice(side as f64, side as f64, corners)
        .filter(|_| is_in_sight(photo, corners))
        .ok_or(ScanError::NoFrame)?;
    let photo_from_lattice = photo_from_frame.shifted(-(rim as f64), -(rim as f64));
    let side = side + 2 * rim;
    let offsets = settle::offsets(photo, &photo_from_lattice, side, reach);
    let mut cells = Vec::with_capacity(side * side);
    for (i, offset) in offsets.into_iter().enumerate() {
        let (row, column) = (i / side, i % side);
        step(watch, Stage::Cut, i as f32 / (side * side) as f32)?;
        let corner = Point::new(column as f64, row as f64) + offset;
        let m = f64::from(MARGIN);
        let quad =
            photo_from_lattice.quad(corner.x - m, corner.y - m, corner.x + 1.0 + m, corner.y + 1.0 + m);
        cells.push(CellCut { row, column, offset, picture: cut(photo, &quad, CELL_SIDE, MOST_SAMPLES) });
    }
    step(watch, Stage::Cut, 1.0)?;
    Ok(cells)
}

/// Whether a photo shows something, and a quad lies in it or not very far from it. What reaches over the horizon does not:
/// there a quad of the table is turned inside out.
fn is_in_sight(photo: &RgbImage, quad: &Quad) -> bool {
    const FARTHEST: f64 = 4.0;
    let far = FARTHEST * f64::from(photo.width().max(photo.height()));
    let is_near = quad.0.iter().all(|corner| corner.x.abs() <= far && corner.y.abs() <= far);
    !photo.is_empty() && is_near && quad.is_convex()
}

/// A square picture of what a small quad shows, with at most so many samples per pixel along each axis; black where it is
/// not in sight.
pub(super) fn cut(photo: &RgbImage, quad: &Quad, side: u32, most_samples: usize) -> RgbImage {
    let mut picture = RgbImage::new(side, side);
    if !is_in_sight(photo, quad) {
        return picture;
    }
    let [a, b, c, d] = quad.0;
    let pixels = |p: Point, q: Point, r: Point, s: Point| p.distance(q).max(r.distance(s)) / f64::from(side);
    let samples = |pixels: f64| (pixels.round() as usize).clamp(1, most_samples);
    let (across, down) = (samples(pixels(a, b, d, c)), samples(pixels(a, d, b, c)));
    let mut sums = vec![0u32; side as usize * 3];
    for (y, line) in picture.as_mut().chunks_exact_mut(side as usize * 3).enumerate() {
        sums.fill(0);
        for j in 0..down {
            // Within a cell the bend of the perspective is less than a pixel, so straight steps will do.
            let v = (y as f64 + (j as f64 + 0.5) / down as f64) / f64::from(side);
            let (left, right) = (a + (d - a) * v, b + (c - b) * v);
            let pace = (right - left) * (f64::from(side) * across as f64).recip();
            let start = left + pace * 0.5;
            if across * down == 1 {
                for (x, sum) in sums.as_chunks_mut::<3>().0.iter_mut().enumerate() {
                    let colour = between(photo, start + pace * x as f64);
                    (0..3).for_each(|k| sum[k] = (colour[k] + 0.5) as u32);
                }
            } else {
                add_nearest(photo, start, pace, across, &mut sums);
            }
        }
        let count = (across * down) as u32;
        for (value, sum) in line.iter_mut().zip(&sums) {
            *value = ((sum + count / 2) / count) as u8;
        }
    }
    picture
}

/// Adds the pixels along a straight line, `across` of them for each sum, in whole numbers for speed.
fn add_nearest(photo: &RgbImage, start: Point, pace: Point, across: usize, sums: &mut [u32]) {
    const ONE: f64 = (1u64 << 20) as f64;
    let (mut x, mut y) = ((start.x * ONE) as i64, (start.y * ONE) as i64);
    let (dx, dy) = ((pace.x * ONE) as i64, (pace.y * ONE) as i64);
    let (right, bottom) = (i64::from(photo.width()) - 1, i64::from(photo.height()) - 1);
    let line = photo.width() as usize * 3;
    let source = photo.as_raw();
    for sum in sums.as_chunks_mut::<3>().0 {
        for _ in 0..across {
            // Beyond the border the nearest pixel counts.
            let (column, row) = ((x >> 20).clamp(0, right) as usize, (y >> 20).clamp(0, bottom) as usize);
            let at = row * line + column * 3;
            let pixel = &source[at..at + 3];
            sum[0] += u32::from(pixel[0]);
            sum[1] += u32::from(pixel[1]);
            sum[2] += u32::from(pixel[2]);
            x += dx;
            y += dy;
        }
    }
}

/// The pixel at a point; beyond the border the nearest one.
#[inline]
fn nearest(photo: &RgbImage, p: Point) -> [f32; 3] {
    let x = (p.x.max(0.0) as usize).min(photo.width() as usize - 1);
    let y = (p.y.max(0.0) as usize).min(photo.height() as usize - 1);
    let at = (y * photo.width() as usize + x) * 3;
    let bytes = &photo.as_raw()[at..at + 3];
    [f32::from(bytes[0]), f32::from(bytes[1]), f32::from(bytes[2])]
}

/// Between four pixels.
fn between(photo: &RgbImage, p: Point) -> [f32; 3] {
    let (x, y) = (p.x - 0.5, p.y - 0.5);
    let (u, v) = ((x - x.floor()) as f32, (y - y.floor()) as f32);
    let at = |dx: f64, dy: f64| nearest(photo, Point::new(x.floor() + dx, y.floor() + dy));
    let (a, b, c, d) = (at(0.0, 0.0), at(1.0, 0.0), at(0.0, 1.0), at(1.0, 1.0));
    let mix = |i: usize| (a[i] * (1.0 - u) + b[i] * u) * (1.0 - v) + (c[i] * (1.0 - u) + d[i] * u) * v;
    [mix(0), mix(1), mix(2)]
}

/// Which part of a quad lies in the photo.
pub(super) fn inside(photo: &RgbImage, quad: &Quad) -> f64 {
    const STEPS: u32 = 8;
    if !is_in_sight(photo, quad) {
        return 0.0;
    }
    let [a, b, c, d] = quad.0;
    let (width, height) = (f64::from(photo.width()), f64::from(photo.height()));
    let part = |i: u32| (f64::from(i) + 0.5) / f64::from(STEPS);
    let hits = (0..STEPS * STEPS)
        .filter(|i| {
            let (u, v) = (part(i % STEPS), part(i / STEPS));
            let p = (a + (b - a) * u) * (1.0 - v) + (d + (c - d) * u) * v;
            (0.0..width).contains(&p.x) && (0.0..height).contains(&p.y)
        })
        .count();
    hits as f64 / f64::from(STEPS * STEPS)
}

#[cfg(test)]
mod tests {
    use super::{cut, cut_cells, inside};
    use crate::scan::checks::{board, colour_of, tilted};
    use crate::scan::geometry::{Homography, Point, Quad};
    use crate::scan::progress::Quiet;
    use crate::scan::result::ScanError;
    use crate::scan::settings::FrameSettings;
    use image::RgbImage;

    fn middle(picture: &RgbImage) -> [f64; 3] {
        let (w, h) = picture.dimensions();
        let mut sum = [0.0; 3];
        for y in h / 4..3 * h / 4 {
            for x in w / 4..3 * w / 4 {
                let pixel = picture.get_pixel(x, y);
                (0..3).for_each(|i| sum[i] += f64::from(pixel[i]));
            }
        }
        sum.map(|s| s / f64::from((3 * h / 4 - h / 4) * (3 * w / 4 - w / 4)))
    }

    #[test]
    fn cells_are_cut_upright_at_one_scale_from_photos_of_any_size() {
        for scale in [0.4, 1.0, 3.0] {
            let corners = tilted(Point::new(300.0, 250.0), 190.0, 0.3).scaled(scale);
            let size = ((600.0 * scale) as u32, (500.0 * scale) as u32);
            let picture = board(size, &corners, 5);
            let cells = cut_cells(&picture, &corners, 5, 0, FrameSettings::default().reach, &Quiet).unwrap();
            assert_eq!(cells.len(), 25);
            for cell in cells {
                assert_eq!(cell.picture.dimensions(), (48, 48));
                let expected = colour_of(cell.row, cell.column).map(f64::from);
                let seen = middle(&cell.picture);
                assert!((0..3).all(|i| (seen[i] - expected[i]).abs() < 2.0), "{seen:?} {expected:?}");
            }
        }
    }

    #[test]
    fn loose_cells_are_followed() {
        // Drawn a little away from the frame that is given, as if all had been pushed.
        let frame = Quad::rect(100.0, 100.0, 600.0, 600.0);
        let pushed = Quad::rect(112.0, 92.0, 612.0, 592.0);
        let picture = board((700, 700), &pushed, 5);
        let cells = cut_cells(&picture, &frame, 5, 0, FrameSettings::default().reach, &Quiet).unwrap();
        for cell in cells {
            assert!(cell.offset.distance(Point::new(0.12, -0.08)) < 0.05, "{:?}", cell.offset);
        }
    }

    #[test]
    fn the_part_of_a_cell_that_the_photo_shows_is_known() {
        let photo = RgbImage::new(300, 500);
        for (left, part) in [(200.0, 1.0), (250.0, 0.5), (300.0, 0.0)] {
            let cell = Quad::rect(left, 0.0, left + 100.0, 100.0);
            assert!((inside(&photo, &cell) - part).abs() < 1e-9, "{left}");
        }
    }

    #[test]
    fn cells_around_a_frame_that_reach_over_the_horizon_are_not_shown() {
        // It leans so far back that the horizon runs just beyond its third corner.
        let corners = Quad(
            [(100.0, -100.0), (700.0, 100.0), (700.0, 700.0), (0.0, 0.0)].map(|(x, y)| Point::new(x, y)),
        );
        let picture = board((800, 800), &corners, 5);
        for rim in 0..3 {
            let cells =
                cut_cells(&picture, &corners, 5, rim, FrameSettings::default().reach, &Quiet).unwrap();
            assert_eq!(cells.len(), (5 + 2 * rim).pow(2));
            let inner = cells.iter().find(|cell| (cell.row, cell.column) == (2 + rim, 2 + rim)).unwrap();
            let (seen, drawn) = (middle(&inner.picture), colour_of(2, 2).map(f64::from));
            assert!((0..3).all(|i| (seen[i] - drawn[i]).abs() < 2.0), "{seen:?} {drawn:?}");
        }
        let photo_from_lattice = Homography::from_lattice(5.0, 5.0, &corners).unwrap();
        let turned = photo_from_lattice.quad(6.0, 6.0, 7.0, 7.0);
        assert!(!turned.is_convex(), "{turned:?}");
        assert!(inside(&picture, &turned) <= 0.0);
        assert_eq!(cut(&picture, &turned, 8, 3), RgbImage::new(8, 8));
    }

    #[test]
    fn corners_that_cross_or_are_far_away_are_no_frame() {
        let [a, b, c, d] = Quad::rect(0.0, 0.0, 100.0, 100.0).0;
        let picture = RgbImage::new(100, 100);
        let far = Quad::rect(0.0, 0.0, 1e13, 1e13);
        let nowhere = Quad([a, b, c, Point::new(f64::NAN, 0.0)]);
        for corners in [Quad([a, c, b, d]), Quad([a, a, a, a]), Quad([a, b, b, d]), far, nowhere] {
            let result = cut_cells(&picture, &corners, 5, 0, FrameSettings::default().reach, &Quiet);
            assert_eq!(result, Err(ScanError::NoFrame));
        }
        assert!(Homography::from_lattice(0.0, 0.0, &Quad([a, b, c, d])).is_none());
    }
}
