//! How good a lattice is, and which square of it is the frame.
//!
//! In: a survey. Out: the score of its best window, for comparing lattices; and the support for each window,
//! for deciding size and position. The score is a mean, so that lattices of any size compare; the support is
//! a sum, because a mean would prefer the inner 5 x 5 of a 7 x 7.

use super::survey::{LatticeSurvey, SurveyedEdge};
use crate::model::FrameSize;
use crate::scan::settings::LATTICES;

/// A square of cells of a survey.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Window {
    pub(super) size: FrameSize,
    /// Lattice coordinates of its first cell.
    pub(super) left: i32,
    pub(super) top: i32,
    /// For comparing lattices.
    pub(super) score: f64,
    /// For comparing windows.
    pub(super) support: f64,
    /// How much stronger edges are on the lines than between them.
    pub(super) contrast: f64,
}

/// All windows of a survey. `mass` is the sum of the tile map and `cell_mass` the area of a cell in it.
pub(super) fn windows(
    survey: &LatticeSurvey,
    cell_mass: impl Fn(i32, i32, i32) -> f64,
    mass: f64,
) -> Vec<Window> {
    let mut windows = Vec::new();
    for size in FrameSize::ALL {
        let n = size.cells();
        for row in 0..=survey.side - n {
            for column in 0..=survey.side - n {
                let (left, top) = (survey.left + column as i32, survey.top + row as i32);
                let sums = EdgeSums::new(survey, column, row, n);
                // A window without tiles needs no closer look.
                if sums.tiles < 2.0 {
                    continue;
                }
                let coverage = sums.cells_lenient * cell_mass(left, top, n as i32) / mass.max(1e-6);
                windows.push(Window {
                    size,
                    left,
                    top,
                    score: sums.score(n, coverage),
                    support: sums.cells_strict + LATTICES.edge_weight * sums.edges_over_level,
                    contrast: sums.contrast(n),
                });
            }
        }
    }
    windows
}

#[derive(Default)]
struct EdgeSums {
    cells_lenient: f64,
    cells_strict: f64,
    tiles: f64,
    weight: f64,
    on: f64,
    off: f64,
    edges_over_level: f64,
    border: f64,
}

impl EdgeSums {
    fn new(survey: &LatticeSurvey, column: usize, row: usize, n: usize) -> Self {
        let mut sums = Self::default();
        for y in row..row + n {
            for x in column..column + n {
                let cell = survey.cell(x, y);
                let (tile, out) = (f64::from(cell.tile), f64::from(cell.out));
                let scaled = |negative: f64| if tile < 0.0 { tile * negative } else { tile };
                sums.cells_lenient += scaled(0.15) * (1.0 - out) - out;
                sums.cells_strict += scaled(0.5) * (1.0 - out) - 2.0 * out;
                sums.tiles += tile.max(0.0) * (1.0 - out);
            }
        }
        for line in 0..=n {
            for along in 0..n {
                for edge in
                    [survey.above(column + along, row + line), survey.left_of(column + line, row + along)]
                {
                    sums.add(edge, line == 0 || line == n);
                }
            }
        }
        sums
    }

    fn add(&mut self, edge: SurveyedEdge, is_border: bool) {
        let (weight, on) = (f64::from(edge.weight), f64::from(edge.on));
        self.weight += weight;
        self.on += weight * on;
        self.off += weight * f64::from(edge.off);
        self.edges_over_level += weight * (on - LATTICES.edge_level);
        if is_border {
            self.border += on;
        }
    }

    fn contrast(&self, n: usize) -> f64 {
        (self.on - self.off) / self.weight.max((n * (n + 1)) as f64)
    }

    fn score(&self, n: usize, coverage: f64) -> f64 {
        let cells = (n * n) as f64;
        let border = self.border / (4 * n) as f64;
        let mean = self.cells_lenient / cells;
        coverage.min(1.2) + 2.0 * self.contrast(n) + 0.5 * border + 0.7 * mean.min(0.6)
            - 3.0 * (0.15 - mean).max(0.0)
    }
}
