//! A scan beside the truth.

use crowncount::scan::Scan;
use crowncount::scan::trust::CellFigures;
use crowncount::{Cell, Extent, Kingdom, Place};

/// One cell of a scan.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Judged {
    pub(crate) place: Place,
    pub(crate) truth: Cell,
    /// What the scan says.
    pub(crate) cell: Cell,
    /// What it would say if it had to, of a cell that is covered and therefore unknown.
    pub(crate) guess: Cell,
    /// What the network alone says.
    pub(crate) seen: Cell,
    pub(crate) confidence: f32,
    pub(crate) unsure: bool,
    /// What it is trusted by.
    pub(crate) figures: CellFigures,
}

impl Judged {
    pub(crate) fn is_right(&self) -> bool {
        self.cell == self.truth
    }
}

/// Compares with the kingdom as it lies in the frame.
pub(crate) fn with_given_frame(scan: &Scan, truth: &Kingdom) -> Vec<Judged> {
    let of = |place: Place| {
        let inside = place.row < truth.rows() && place.col < truth.cols();
        if inside && scan.kingdom.rows() == truth.rows() { truth.get(place) } else { Cell::Unknown }
    };
    let judged = scan.cells.iter().map(|cell| Judged {
        place: cell.place,
        truth: of(cell.place),
        cell: cell.cell,
        guess: cell
            .others
            .first()
            .filter(|_| cell.cell == Cell::Unknown)
            .map_or(cell.cell, |(cell, _)| *cell),
        seen: cell.seen,
        confidence: cell.confidence,
        unsure: cell.unsure,
        figures: cell.figures,
    });
    judged.collect()
}

/// Compares with the turn and place of the kingdom that fit best: which corner is the top left cannot be seen in a
/// photo, nor which side of the frame an empty row or column is on.
pub(crate) fn with_any_turn(scan: &Scan, truth: &Kingdom) -> Vec<Judged> {
    let turns = std::iter::successors(Some(truth.clone()), |kingdom| Some(kingdom.turned())).take(4);
    let side = truth.rows().max(scan.kingdom.rows());
    let judged = turns.flat_map(|turn| shifts(&turn, side)).map(|kingdom| with_given_frame(scan, &kingdom));
    judged.min_by_key(|cells| cells.iter().filter(|cell| !cell.is_right()).count()).unwrap_or_default()
}

/// A kingdom at all places of a frame where it fits.
fn shifts(kingdom: &Kingdom, side: u8) -> Vec<Kingdom> {
    let Some(Extent { top_left, rows, cols }) = kingdom.extent() else { return vec![kingdom.clone()] };
    let (free_rows, free_cols) = (side - rows, side - cols);
    let places = (0..=free_rows).flat_map(|row| (0..=free_cols).map(move |col| (row, col)));
    let shifted = |(row, col): (u8, u8)| {
        let mut shifted = Kingdom::filled(side, side, Cell::Empty);
        for (place, cell) in kingdom.iter().filter(|(_, cell)| cell.is_tile()) {
            shifted.set(Place::new(place.row - top_left.row + row, place.col - top_left.col + col), cell);
        }
        shifted
    };
    places.map(shifted).collect()
}
