//! A scan beside the truth.

use crowncount::scan::Scan;
use crowncount::{Cell, Kingdom, Place};

/// One cell of a scan.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Judged {
    pub(crate) place: Place,
    pub(crate) truth: Cell,
    /// What the scan says.
    pub(crate) cell: Cell,
    /// What the network alone says.
    pub(crate) seen: Cell,
    pub(crate) confidence: f32,
    pub(crate) unsure: bool,
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
        seen: cell.seen,
        confidence: cell.confidence,
        unsure: cell.unsure,
    });
    judged.collect()
}

/// Compares with the turn of the kingdom that fits best: which corner is the top left cannot be seen in a photo.
pub(crate) fn with_any_turn(scan: &Scan, truth: &Kingdom) -> Vec<Judged> {
    let turns = std::iter::successors(Some(truth.clone()), |kingdom| Some(kingdom.turned())).take(4);
    let judged = turns.map(|turn| with_given_frame(scan, &shifted(&turn, &scan.kingdom)));
    judged.min_by_key(|cells| cells.iter().filter(|cell| !cell.is_right()).count()).unwrap_or_default()
}

/// A kingdom with an empty row or column, moved to where the other one lies in its frame: which side of the frame
/// stays empty cannot be seen.
fn shifted(kingdom: &Kingdom, like: &Kingdom) -> Kingdom {
    let (Some(from), Some(to)) = (kingdom.extent(), like.extent()) else { return kingdom.clone() };
    let mut shifted = Kingdom::filled(kingdom.rows(), kingdom.cols(), Cell::Empty);
    for (place, cell) in kingdom.iter().filter(|(_, cell)| cell.is_tile()) {
        let row = place.row + to.top_left.row - from.top_left.row;
        let col = place.col + to.top_left.col - from.top_left.col;
        if row < shifted.rows() && col < shifted.cols() {
            shifted.set(Place::new(row, col), cell);
        }
    }
    shifted
}
