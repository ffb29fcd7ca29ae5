//! Where tiles lie that belong to no kingdom yet. In: a photo, about how large a cell is in it, and the tiles that are taken.
//! Out: the parts of the photo that show enough other tiles to be a kingdom.
//!
//! The map of tiles that frames are searched by is quick and takes grass or a cloth for tiles. Once a kingdom is known, and
//! so the size of its cells, the network that reads cells looks at the photo square by square, and is rarely wrong.

use image::RgbImage;

use super::taken::Taken;
use crate::scan::geometry::Quad;
use crate::scan::reader::{CELL_SIDE, CellReader, CellReading};
use crate::scan::rectify::cut;

/// Fewer tiles are no kingdom of their own.
const FEWEST: usize = 5;
/// A square that shows more of a tile which is taken is that tile.
const TAKEN: f64 = 0.3;
/// Samples for a pixel of a square, along each axis.
const SAMPLES: usize = 3;

/// The photo, square by square.
pub(super) struct Patches {
    /// The side of a square, in pixels.
    side: f64,
    columns: usize,
    /// The squares that look like tiles, row by row.
    tiles: Vec<bool>,
}

impl Patches {
    /// Looks at all squares that may show a tile.
    pub(super) fn new(
        photo: &RgbImage,
        side: f64,
        taken: &Taken,
        may_be_tile: impl Fn(&Quad) -> bool,
        reader: &CellReader,
    ) -> Self {
        let count = |length: u32| (f64::from(length) / side) as usize;
        let (columns, rows) = (count(photo.width()), count(photo.height()));
        let asked: Vec<usize> = (0..columns * rows)
            .filter(|&i| {
                let square = square(i, columns, side);
                may_be_tile(&square) && taken.share(&square) <= TAKEN
            })
            .collect();
        let pictures: Vec<RgbImage> =
            asked.iter().map(|&i| cut(photo, &square(i, columns, side), CELL_SIDE, SAMPLES)).collect();
        let mut tiles = vec![false; columns * rows];
        for (i, reading) in asked.into_iter().zip(reader.glance(&pictures)) {
            tiles[i] = CellReading::no_tile(&reading) < 0.5;
        }
        Self { side, columns, tiles }
    }

    /// The squares that look like tiles.
    pub(super) fn squares(&self) -> Vec<Quad> {
        let tiles = (0..self.tiles.len()).filter(|&i| self.tiles[i]);
        tiles.map(|i| square(i, self.columns, self.side)).collect()
    }

    /// Forgets squares whose tiles are taken now.
    pub(super) fn take(&mut self, taken: &Taken) {
        for (i, tile) in self.tiles.iter_mut().enumerate() {
            *tile = *tile && taken.share(&square(i, self.columns, self.side)) <= TAKEN;
        }
    }

    /// The parts of the photo, left, top, right and bottom, that show enough tiles which hang together, the largest last.
    pub(super) fn parts(&self) -> Vec<[f64; 4]> {
        let mut groups = self.groups();
        groups.retain(|(count, _)| *count >= FEWEST);
        groups.sort_by_key(|(count, _)| *count);
        // A tile may lie across the border of two squares, and one more cell shows the table around.
        let part = |(_, bounds): (usize, [usize; 4])| {
            let [left, top, right, bottom] = bounds.map(|at| at as f64 * self.side);
            let rim = 1.5 * self.side;
            [left - rim, top - rim, right + rim, bottom + rim]
        };
        groups.into_iter().map(part).collect()
    }

    /// The tiles that hang together: how many, and the columns and rows that they cover.
    fn groups(&self) -> Vec<(usize, [usize; 4])> {
        let mut rest = self.tiles.clone();
        let mut groups = Vec::new();
        for start in 0..rest.len() {
            let mut open = vec![start];
            let (mut count, mut bounds) = (0, [usize::MAX, usize::MAX, 0, 0]);
            while let Some(i) = open.pop() {
                if !std::mem::replace(&mut rest[i], false) {
                    continue;
                }
                let (x, y) = (i % self.columns, i / self.columns);
                let [left, top, right, bottom] = bounds;
                (count, bounds) = (count + 1, [left.min(x), top.min(y), right.max(x + 1), bottom.max(y + 1)]);
                let rows = y.saturating_sub(1)..(y + 2).min(rest.len() / self.columns);
                let columns = x.saturating_sub(1)..(x + 2).min(self.columns);
                open.extend(rows.flat_map(|y| columns.clone().map(move |x| y * self.columns + x)));
            }
            if count > 0 {
                groups.push((count, bounds));
            }
        }
        groups
    }

    /// Whether more tiles hang together than a few dominoes that somebody left beside a kingdom.
    pub(super) fn has_many(&self) -> bool {
        const MANY: usize = 9;
        self.groups().iter().any(|(count, _)| *count >= MANY)
    }

    /// Whether a part is larger than one kingdom.
    pub(super) fn is_large(&self, [left, top, right, bottom]: [f64; 4]) -> bool {
        (right - left).max(bottom - top) > 10.0 * self.side
    }
}

/// A square of the photo.
fn square(i: usize, columns: usize, side: f64) -> Quad {
    let (x, y) = ((i % columns) as f64 * side, (i / columns) as f64 * side);
    Quad::rect(x, y, x + side, y + side)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patches_that_hang_together_are_parts_if_they_are_large_enough() {
        // Two patches, of 6 and of 2 squares.
        let rows = ["##....", "##...#", "##...#", "......"];
        let tiles = rows.iter().flat_map(|row| row.chars().map(|c| c == '#')).collect();
        let patches = Patches { side: 10.0, columns: 6, tiles };
        assert_eq!(patches.parts(), [[-15.0, -15.0, 35.0, 45.0]]);
        assert!(!patches.is_large(patches.parts()[0]));
    }
}
