//! From the likeliest kingdom to what a person is told: every cell with its confidence, its alternatives and whether a
//! look at it is worth it.

use super::believed::{Belief, BelievedKingdom};
use super::flags;
use crate::laying::Connection;
use crate::model::Cell;
use crate::scan::geometry::Quad;
use crate::scan::result::{FoundBy, Laying, Scan, ScannedCell};
use crate::scan::settings::ReadSettings;

/// Reports the kingdom that is believed. `check_corners` says whether the frame is in doubt.
pub(super) fn report(
    believed: &BelievedKingdom,
    (corners, found_by): (Quad, FoundBy),
    check_corners: bool,
    settings: &ReadSettings,
    few_tiles: usize,
) -> Scan {
    let all =
        believed.kingdom.iter().zip(&believed.sureness).zip(&believed.options).zip(&believed.like_table);
    let cells = all.map(|((((place, cell), sureness), options), like_table)| {
        // What the photo does not show is not known at all.
        let is_shown = cell != Cell::Unknown;
        let confidence = if is_shown { 1.0 / (1.0 + (-sureness.margin).exp()) } else { 0.0 };
        let alone = probability_alone(cell, options);
        let sure = if alone < settings.own_doubt { settings.sure_against_doubt } else { settings.sure };
        // Where the box would have something else, the photo may be wrong after all.
        let instead = match &believed.belief {
            Belief::Seen(Some(kingdom)) => Some(kingdom.get(place)).filter(|other| *other != cell),
            Belief::Seen(None) | Belief::Laid(_) | Belief::Undecided => None,
        };
        let is_undecided = matches!(believed.belief, Belief::Undecided);
        ScannedCell {
            place,
            cell,
            confidence,
            unsure: confidence < sure || instead.is_some() || is_undecided || *like_table && cell.is_tile(),
            alone,
            table: probability_alone(Cell::Empty, options),
            others: others(cell, confidence, instead.or(sureness.rival).filter(|_| is_shown), options),
            seen: believed.plain.get(place),
        }
    });
    let mut cells: Vec<ScannedCell> = cells.collect();
    if check_corners {
        flags::doubtful_frame(&mut cells, believed.kingdom.rows(), settings);
    }
    flags::spread(&mut cells, settings);
    flags::strays(&mut cells, believed.kingdom.rows(), few_tiles);
    Scan {
        corners,
        found_by,
        check_corners,
        kingdom: believed.kingdom.clone(),
        laying: match believed.belief {
            Belief::Laid(Connection::Required) => Laying::Possible,
            Belief::Laid(Connection::Ignored) => Laying::Unconnected,
            Belief::Seen(_) => Laying::Impossible,
            Belief::Undecided => Laying::Undecided,
        },
        cells,
        castle: None,
    }
}

/// How likely a cell is by its own options.
fn probability_alone(cell: Cell, options: &[(Cell, f32)]) -> f32 {
    options.iter().find(|(other, _)| *other == cell).map_or(0.0, |(_, log)| log.exp())
}

/// The best guesses beside a cell: that of the best other kingdom first, then what the network saw. Together they are no
/// likelier than the cell is unlikely.
fn others(cell: Cell, confidence: f32, rival: Option<Cell>, options: &[(Cell, f32)]) -> Vec<(Cell, f32)> {
    const MOST: usize = 3;
    let mut seen: Vec<(Cell, f32)> =
        options.iter().filter(|&&(other, _)| other != cell && Some(other) != rival).copied().collect();
    seen.sort_by(|a, b| b.1.total_cmp(&a.1));
    let rest = 1.0 - confidence;
    let rivals = rival.into_iter().map(|rival| (rival, rest));
    let mut others: Vec<(Cell, f32)> =
        rivals.chain(seen.into_iter().map(|(other, log)| (other, log.exp().min(rest)))).take(MOST).collect();
    let sum: f32 = others.iter().map(|(_, p)| p).sum();
    let share = if sum > rest { rest / sum } else { 1.0 };
    for (_, p) in &mut others {
        *p *= share;
    }
    others
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laying::Supply;
    use crate::model::{DominoBox, Kingdom, Place, Square, Terrain};
    use crate::scan::reader::LABELS;

    const SETTINGS: fn() -> ReadSettings = ReadSettings::default;

    /// What is reported of these cells, each as likely as this, but for some whose readings are given.
    fn reported(rows: &str, sure: f32, at: &[(Place, &[(Cell, f32)])]) -> Scan {
        let kingdom: Kingdom = rows.replace('/', "\n").parse().unwrap();
        let supply = Supply::of(&[DominoBox::Kingdomino]);
        let options = |(place, cell): (Place, Cell)| {
            if cell == Cell::Unknown {
                return Vec::new();
            }
            let own = at.iter().find(|(other, _)| *other == place).map(|(_, own)| *own);
            let option = |other: Cell| {
                let told = own.and_then(|own| own.iter().find(|(told, _)| *told == other));
                let usual = if other == cell && own.is_none() { sure } else { 1e-5 };
                (other, told.map_or(usual, |(_, p)| *p).ln())
            };
            LABELS.map(option).to_vec()
        };
        let options = kingdom.iter().map(options).collect();
        let believed = BelievedKingdom::of_options(5, options, vec![false; 25], &supply, &SETTINGS());
        report(&believed, (Quad::rect(0.0, 0.0, 5.0, 5.0), FoundBy::Auto), false, &SETTINGS(), 4)
    }

    /// A kingdom that can be laid.
    const ROWS: &str = "s  w1 s  s  l/m2 m  m2 s  g1/g  l1 c  g  g/w1 w  f1 w  g/l1 f  f  w  g";

    fn square(terrain: Terrain, crowns: u8) -> Cell {
        Cell::Square(Square::new(terrain, crowns).unwrap())
    }

    #[test]
    fn what_the_box_can_make_is_believed() {
        let scan = reported(ROWS, 0.999, &[]);
        assert_eq!(scan.laying, Laying::Possible);
        assert!(scan.cells.iter().all(|cell| !cell.unsure && cell.cell == cell.seen));
    }

    #[test]
    fn the_box_mends_a_crown_that_was_lost_in_glare() {
        // The box's only mine with one crown lies beside wheat.
        let place = Place::new(1, 0);
        let mines: Vec<(Cell, f32)> =
            [(1, 0.9), (2, 0.1)].map(|(crowns, p)| (square(Terrain::Mine, crowns), p)).to_vec();
        let scan = reported(ROWS, 0.999, &[(place, &mines)]);
        assert_eq!(scan.laying, Laying::Possible);
        assert_eq!(scan.cells[5].seen, square(Terrain::Mine, 1));
        assert_eq!(scan.kingdom.get(place), square(Terrain::Mine, 2));
    }

    #[test]
    fn a_castle_under_its_piece_of_cardboard_is_found() {
        let place = Place::new(2, 2);
        let scan = reported(ROWS, 0.999, &[(place, &[(square(Terrain::Swamp, 0), 0.9)])]);
        assert_eq!(scan.kingdom.get(place), Cell::Castle);
        assert_eq!(scan.cells[12].seen, square(Terrain::Swamp, 0));
    }

    #[test]
    fn where_the_photo_contradicts_every_kingdom_it_is_believed_and_the_places_are_reported() {
        // The box has one mine with three crowns.
        let scan = reported(&ROWS.replace("m2", "m3"), 0.999, &[]);
        assert_eq!(scan.laying, Laying::Impossible);
        assert!(scan.cells.iter().all(|cell| cell.cell == cell.seen));
        let unsure: Vec<Place> =
            scan.cells.iter().filter(|cell| cell.unsure).map(|cell| cell.place).collect();
        assert!(!unsure.is_empty() && unsure.len() < 8, "{unsure:?}");
        assert!([Place::new(1, 0), Place::new(1, 2)].iter().any(|mine| unsure.contains(mine)), "{unsure:?}");
    }

    #[test]
    fn a_town_is_told_though_the_box_has_none() {
        let town = square(Terrain::Town, 0);
        let [first, second] = [Place::new(3, 3), Place::new(4, 3)];
        let towns: &[(Cell, f32)] = &[(town, 0.99)];
        let scan = reported(ROWS, 0.999, &[(first, towns), (second, towns)]);
        assert_eq!(scan.laying, Laying::Impossible);
        assert_eq!([first, second].map(|place| scan.kingdom.get(place)), [town, town]);
        assert!(scan.cells.iter().filter(|cell| cell.cell == town).all(|cell| cell.unsure));
    }

    #[test]
    fn what_the_photo_does_not_show_is_unknown() {
        let rows = ROWS.replace(" l/", " ?/").replace(" g1/", " ?/");
        let scan = reported(&rows, 0.999, &[]);
        assert_eq!(scan.laying, Laying::Possible);
        for (cell, is_hidden) in scan.cells.iter().zip((0..25).map(|i| i == 4 || i == 9)) {
            assert_eq!(cell.cell == Cell::Unknown, is_hidden, "{:?}", cell.place);
            assert_eq!(cell.unsure, is_hidden, "{:?}", cell.place);
        }
    }

    #[test]
    fn alternatives_leave_no_more_than_the_cell_does() {
        let scan = reported(
            ROWS,
            0.9,
            &[(Place::new(4, 4), &[(square(Terrain::Grassland, 0), 0.5), (Cell::Empty, 0.4)])],
        );
        for cell in &scan.cells {
            let others: f32 = cell.others.iter().map(|(_, p)| p).sum();
            assert!(cell.confidence + others <= 1.0 + 1e-5, "{cell:?}");
        }
    }

    #[test]
    fn doubt_about_one_patch_of_table_spreads_to_others() {
        let meadow = square(Terrain::Grassland, 0);
        let [doubtful, likely] = [0.35, 0.02].map(|table| [(meadow, 0.9 - table), (Cell::Empty, table)]);
        let (corner, beside) = (Place::new(4, 4), Place::new(3, 4));
        let alone = reported(ROWS, 0.999, &[(beside, &likely)]);
        assert!(!alone.cells[19].unsure);
        let both = reported(ROWS, 0.999, &[(beside, &likely), (corner, &doubtful)]);
        assert!(both.cells[24].unsure && both.cells[19].unsure);
        assert_eq!(both.cells.iter().filter(|cell| cell.unsure).count(), 2);
    }
}
