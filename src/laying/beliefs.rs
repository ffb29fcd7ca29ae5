//! What a photo shows: how likely each cell is to be what, and what that costs in the search.

use super::puzzle::CellOptions;
use crate::model::{Cell, Kingdom, Place};

/// Thousandths of a nat: costs are whole numbers, so that sums of them can be compared exactly.
pub(super) const SCALE: f32 = 1000.0;
/// No cell is believed to be impossible.
const DEAREST: f32 = 25.0;

/// How likely each place of a grid is to hold what.
#[derive(Debug, Clone)]
pub struct Beliefs {
    pub(super) rows: u8,
    pub(super) cols: u8,
    /// For each place, row by row, what it may be with the logarithm of its likelihood.
    cells: Vec<Vec<(Cell, f32)>>,
}

impl Beliefs {
    /// Beliefs about a grid, row by row. `None` unless there is something for every place.
    pub fn new(rows: u8, cols: u8, cells: Vec<Vec<(Cell, f32)>>) -> Option<Self> {
        let complete = cells.len() == usize::from(rows) * usize::from(cols);
        let sensible =
            |options: &Vec<(Cell, f32)>| !options.is_empty() && options.iter().all(|(_, l)| !l.is_nan());
        (complete && cells.iter().all(sensible)).then_some(Self { rows, cols, cells })
    }

    /// The likeliest cells taken one by one, whatever the dominoes say.
    pub fn plain(&self) -> Kingdom {
        let mut kingdom = Kingdom::filled(self.rows, self.cols, Cell::Unknown);
        for (place, options) in kingdom.places().zip(&self.cells) {
            if let Some((cell, _)) = options.iter().max_by(|a, b| a.1.total_cmp(&b.1)) {
                kingdom.set(place, *cell);
            }
        }
        kingdom
    }

    /// How likely a kingdom is, as the logarithm of its likelihood.
    pub fn likelihood(&self, kingdom: &Kingdom) -> f32 {
        let of = |((_, cell), options): ((Place, Cell), &Vec<(Cell, f32)>)| {
            options
                .iter()
                .find(|(option, _)| *option == cell)
                .map_or(f32::NEG_INFINITY, |(_, likelihood)| *likelihood)
        };
        kingdom.iter().zip(&self.cells).map(of).sum()
    }

    /// The options of every place with what they cost beyond the likeliest.
    pub(super) fn options(&self) -> Vec<(Place, CellOptions)> {
        let places = Kingdom::filled(self.rows, self.cols, Cell::Empty).places();
        places.zip(&self.cells).map(|(place, options)| (place, costs(options))).collect()
    }
}

fn costs(options: &[(Cell, f32)]) -> CellOptions {
    let best = options.iter().map(|(_, likelihood)| *likelihood).fold(f32::NEG_INFINITY, f32::max);
    let cost = |likelihood: f32| ((best - likelihood).min(DEAREST) * SCALE).round() as u32;
    options.iter().map(|&(cell, likelihood)| (cell, cost(likelihood))).collect()
}
