//! Where cells really lie: dominoes are laid loosely, up to a fifth of a cell from the grid.
//!
//! In: a photo and `photo_from_lattice`. Out: an offset for each cell, in cells. Each cell is pulled by its four
//! edges and held by springs, to its neighbours and to the grid.

use image::{RgbImage, imageops};

use super::geometry::{Homography, Point};
use super::grid::edges::Edges;
use super::rectify::cut;
use crate::scan::settings::FrameSettings;

/// Pixels a cell of the picture that is searched for edges.
const PIXELS: u32 = 32;
const SAMPLES: usize = 2;

/// The springs that hold a cell: to the grid, and to each of its neighbours.
const TO_GRID: f64 = FrameSettings::SHIPPED.to_grid;
const TO_NEIGHBOUR: f64 = FrameSettings::SHIPPED.to_neighbour;

/// After so many rounds the cells do not move any more.
const ROUNDS: usize = 20;

/// The offsets, row by row.
pub(super) fn offsets(
    photo: &RgbImage,
    photo_from_lattice: &Homography,
    side: usize,
    reach: f64,
) -> Vec<Point> {
    let edges = Edges::new(&flat(photo, photo_from_lattice, side));
    // The picture has one more cell on each side.
    let pixel = |cells: usize| ((cells + 1) * PIXELS as usize) as f32;
    let down: Vec<(f64, f64)> = (0..=side)
        .flat_map(|line| (0..side).map(move |along| (line, along)))
        .map(|(line, along)| {
            let start = [pixel(along), pixel(line)];
            edges.peak(start, [PIXELS as f32, 0.0], [0.0, PIXELS as f32], reach as f32)
        })
        .collect();
    let across: Vec<(f64, f64)> = (0..side)
        .flat_map(|along| (0..=side).map(move |line| (line, along)))
        .map(|(line, along)| {
            let start = [pixel(line), pixel(along)];
            edges.peak(start, [0.0, PIXELS as f32], [PIXELS as f32, 0.0], reach as f32)
        })
        .collect();
    let xs = relaxed(side, |row, column| {
        let left = row * (side + 1) + column;
        [across[left], across[left + 1]]
    });
    let ys = relaxed(side, |row, column| {
        let top = row * side + column;
        [down[top], down[top + side]]
    });
    xs.into_iter().zip(ys).map(|(x, y)| Point::new(x.clamp(-reach, reach), y.clamp(-reach, reach))).collect()
}

/// The frame and one more cell around it, seen from above.
fn flat(photo: &RgbImage, photo_from_lattice: &Homography, side: usize) -> RgbImage {
    let side = side as u32 + 2;
    let mut picture = RgbImage::new(side * PIXELS, side * PIXELS);
    for row in 0..side {
        for column in 0..side {
            let (x, y) = (f64::from(column) - 1.0, f64::from(row) - 1.0);
            let cell = cut(photo, &photo_from_lattice.quad(x, y, x + 1.0, y + 1.0), PIXELS, SAMPLES);
            imageops::replace(&mut picture, &cell, (column * PIXELS).into(), (row * PIXELS).into());
        }
    }
    picture
}

/// Lets all cells come to rest along one axis, each pulled by two edges with an offset and a weight.
fn relaxed(side: usize, pulls: impl Fn(usize, usize) -> [(f64, f64); 2]) -> Vec<f64> {
    let mut rest = vec![0.0; side * side];
    for _ in 0..ROUNDS {
        for row in 0..side {
            for column in 0..side {
                let (mut sum, mut weight) = (0.0, TO_GRID);
                for (offset, pull) in pulls(row, column) {
                    sum += pull * offset;
                    weight += pull;
                }
                let at = row * side + column;
                let neighbours = [
                    (column > 0).then(|| at - 1),
                    (column + 1 < side).then(|| at + 1),
                    (row > 0).then(|| at - side),
                    (row + 1 < side).then(|| at + side),
                ];
                for neighbour in neighbours.into_iter().flatten() {
                    sum += TO_NEIGHBOUR * rest[neighbour];
                    weight += TO_NEIGHBOUR;
                }
                rest[at] = sum / weight;
            }
        }
    }
    rest
}
