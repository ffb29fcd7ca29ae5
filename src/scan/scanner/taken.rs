//! Tiles that are known to belong to a kingdom. In: the frames that were settled. Out: where their tiles lie, and whether a
//! cell of another frame shows one of them: every tile belongs to one kingdom only.

use super::judged::JudgedFrame;
use crate::model::Place;
use crate::scan::geometry::{Homography, Point, Quad};

/// The tiles of some kingdoms, as they lie in the photo.
#[derive(Debug, Clone, Default)]
pub(super) struct Taken(Vec<Quad>);

impl Taken {
    /// No tile belongs to anybody yet.
    pub(super) const NONE: Self = Self(Vec::new());

    /// The tiles of these kingdoms.
    pub(super) fn of<'a>(frames: impl IntoIterator<Item = &'a JudgedFrame>) -> Self {
        Self(frames.into_iter().flat_map(tiles).collect())
    }

    /// The tiles of all kingdoms but these.
    pub(super) fn of_others(frames: &[JudgedFrame], but: &[usize]) -> Self {
        Self::of(frames.iter().enumerate().filter(|(i, _)| !but.contains(i)).map(|(_, frame)| frame))
    }

    /// These and others.
    pub(super) fn with(&self, other: &Self) -> Self {
        Self(self.0.iter().chain(&other.0).copied().collect())
    }

    /// Where they lie.
    pub(super) fn tiles(&self) -> &[Quad] {
        &self.0
    }

    /// Which part of a cell shows them.
    pub(super) fn share(&self, cell: &Quad) -> f64 {
        const POINTS: usize = 5;
        let [left, top, right, bottom] = cell.bounds();
        let is_near = |tile: &&Quad| {
            let [l, t, r, b] = tile.bounds();
            l < right && r > left && t < bottom && b > top
        };
        let near: Vec<&Quad> = self.0.iter().filter(is_near).collect();
        if near.is_empty() {
            return 0.0;
        }
        let Some(photo_from_cell) = Homography::from_lattice(POINTS as f64, POINTS as f64, cell) else {
            return 0.0;
        };
        let points = (0..POINTS * POINTS)
            .map(|i| photo_from_cell.apply(Point::new((i % POINTS) as f64 + 0.5, (i / POINTS) as f64 + 0.5)));
        let taken = points.filter(|p| near.iter().any(|tile| tile.contains(*p))).count();
        taken as f64 / (POINTS * POINTS) as f64
    }
}

/// Where the tiles of a kingdom lie, each with its own offset from the grid.
fn tiles(frame: &JudgedFrame) -> Vec<Quad> {
    let side = frame.reading.frame.size.cells();
    let lattice = Homography::from_lattice(side as f64, side as f64, &frame.reading.frame.corners);
    let Some(photo_from_lattice) = lattice else { return Vec::new() };
    let cells = frame.believed.kingdom.iter().zip(&frame.reading.offsets);
    let tile = |((place, _), offset): ((Place, _), &Point)| {
        let Point { x, y } = Point::new(f64::from(place.col), f64::from(place.row)) + *offset;
        photo_from_lattice.quad(x, y, x + 1.0, y + 1.0).upright()
    };
    cells.filter(|((_, cell), _)| cell.is_tile()).map(tile).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_shows_the_part_of_a_tile_that_lies_on_it() {
        let taken = Taken(vec![Quad::rect(0.0, 0.0, 10.0, 10.0)]);
        let shares = [0.0, 4.0, 8.0, 30.0].map(|x| taken.share(&Quad::rect(x, 0.0, x + 10.0, 10.0)));
        assert_eq!(shares.map(|share| (share * 10.0).round() as u32), [10, 6, 2, 0]);
    }
}
