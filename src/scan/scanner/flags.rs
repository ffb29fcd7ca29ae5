//! Doubt that goes from cell to cell. In: the cells of a scan, each judged on its own. Out: the same, with those unsure,
//! too, that others make doubtful.

use crate::model::Place;
use crate::scan::result::ScannedCell;
use crate::scan::settings::ReadSettings;

/// Where one cell may be bare table that looks like a tile, others may be, too.
pub(super) fn spread(cells: &mut [ScannedCell], settings: &ReadSettings) {
    let is_tile = |cell: &ScannedCell| cell.cell.is_tile();
    if cells.iter().any(|cell| cell.unsure && is_tile(cell) && cell.table > settings.likely_table) {
        for cell in cells.iter_mut().filter(|cell| is_tile(cell)) {
            cell.unsure |= cell.table > settings.table_doubt;
        }
    }
}

/// In a frame that is in doubt, the tiles along its border may lie beside the kingdom; and what its own picture leaves less
/// than certain may be cut across.
pub(super) fn doubtful_frame(cells: &mut [ScannedCell], side: u8, settings: &ReadSettings) {
    let is_border = |at: u8| at == 0 || at + 1 == side;
    for cell in cells {
        let is_at_border = is_border(cell.place.row) || is_border(cell.place.col);
        cell.unsure |= cell.alone < settings.certain || is_at_border && cell.cell.is_tile();
    }
}

/// A domino or two beside a kingdom of 5x5 may make it look like one of 7x7.
pub(super) fn strays(cells: &mut [ScannedCell], side: u8, few_tiles: usize) {
    const SMALL: u8 = 5;
    let starts = || 0..=side.saturating_sub(SMALL);
    let windows: Vec<(u8, u8)> = starts().flat_map(|top| starts().map(move |left| (top, left))).collect();
    for (top, left) in windows {
        let is_inside = |place: Place| {
            (top..top + SMALL).contains(&place.row) && (left..left + SMALL).contains(&place.col)
        };
        let is_outside = |cell: &ScannedCell| cell.cell.is_tile() && !is_inside(cell.place);
        if cells.iter().filter(|cell| is_outside(cell)).count() <= few_tiles {
            cells.iter_mut().filter(|cell| is_outside(cell)).for_each(|cell| cell.unsure = true);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Cell, Square, Terrain};

    fn scanned(place: Place, cell: Cell) -> ScannedCell {
        ScannedCell {
            place,
            cell,
            confidence: 1.0,
            unsure: false,
            others: Vec::new(),
            alone: 1.0,
            table: 0.0,
            seen: cell,
        }
    }

    fn lake() -> Cell {
        Cell::Square(Square::new(Terrain::Lake, 0).unwrap())
    }

    #[test]
    fn doubt_about_one_patch_of_table_spreads_to_tiles_that_may_be_table_too() {
        let settings = ReadSettings::default();
        let [clear, likely, doubtful] = [0.0, settings.table_doubt * 2.0, settings.likely_table * 2.0];
        let unsure = |first_is_unsure: bool| -> Vec<bool> {
            let cells = [lake(), lake(), lake(), Cell::Empty];
            let mut cells: Vec<ScannedCell> =
                (0..).zip(cells).map(|(col, cell)| scanned(Place::new(0, col), cell)).collect();
            cells[0].unsure = first_is_unsure;
            for (cell, table) in cells.iter_mut().zip([doubtful, likely, clear, doubtful]) {
                cell.table = table;
            }
            spread(&mut cells, &settings);
            cells.iter().map(|cell| cell.unsure).collect()
        };
        assert_eq!(unsure(true), [true, true, false, false]);
        assert_eq!(unsure(false), [false; 4]);
    }

    #[test]
    fn in_a_doubtful_frame_tiles_at_the_border_and_unclear_cells_are_unsure() {
        let cell = |row: u8, col: u8| {
            let is_empty = (row, col) == (0, 4);
            scanned(Place::new(row, col), if is_empty { Cell::Empty } else { lake() })
        };
        let mut cells: Vec<ScannedCell> = (0..25).map(|i| cell(i / 5, i % 5)).collect();
        cells[12].alone = 0.9;
        doubtful_frame(&mut cells, 5, &ReadSettings::default());
        let sure: Vec<usize> = (0..25).filter(|&i| !cells[i].unsure).collect();
        assert_eq!(sure, [4, 6, 7, 8, 11, 13, 16, 17, 18]);
    }

    #[test]
    fn a_domino_beside_a_small_kingdom_may_not_belong_to_it() {
        let unsure = |is_tile: fn(Place) -> bool| -> Vec<Place> {
            let places = (0..49).map(|i| Place::new(i / 7, i % 7));
            let cell = |place| scanned(place, if is_tile(place) { lake() } else { Cell::Empty });
            let mut cells: Vec<ScannedCell> = places.map(cell).collect();
            strays(&mut cells, 7, 4);
            cells.iter().filter(|cell| cell.unsure).map(|cell| cell.place).collect()
        };
        assert_eq!(
            unsure(|place| place.row < 5 && place.col > 1 || place.row == 2),
            [Place::new(2, 0), Place::new(2, 1)]
        );
        assert!(unsure(|_| true).is_empty());
        assert!(unsure(|place| place.row < 5 && place.col > 1).is_empty());
    }
}
