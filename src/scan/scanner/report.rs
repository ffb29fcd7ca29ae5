//! From the likeliest kingdom to what a person is told: every cell with its confidence, its alternatives and whether it
//! should be checked.

use super::believed::{Belief, BelievedKingdom};
use super::read_frame::Stages;
use super::strays::strays;
use crate::laying::Connection;
use crate::model::{Cell, Place, PlayerColour};
use crate::scan::geometry::Quad;
use crate::scan::odds::probability;
use crate::scan::photo_side::PhotoSide;
use crate::scan::result::{FoundBy, Laying, Scan, ScannedCell};
use crate::scan::trust::{CellFigures, TrustModel};

/// The frame that is reported.
pub(super) struct ReportedFrame {
    pub(super) corners: Quad,
    pub(super) found_by: FoundBy,
    /// How much it is in doubt, from 0 to 1; with any doubt a person should check the corners.
    pub(super) doubt: f64,
    /// The sides on which the photo ends too early.
    pub(super) cut_off: Vec<PhotoSide>,
    /// The colour of its castle, where it can be told.
    pub(super) castle: Option<PlayerColour>,
}

/// Reports the kingdom that is believed.
pub(super) fn report(
    believed: &BelievedKingdom,
    frame: &ReportedFrame,
    trust: &TrustModel,
    settings: &Stages<'_>,
) -> Scan {
    let strays = strays(&believed.kingdom, settings.frame.few_tiles);
    let cells = believed.kingdom.iter().enumerate().map(|(i, (place, cell))| {
        let figures = figures(believed, i, (place, cell), strays.contains(place), frame.doubt);
        // What the photo does not show is not known at all.
        let is_shown = cell != Cell::Unknown;
        let confidence = if is_shown { probability(trust.log_odds(&figures)) as f32 } else { 0.0 };
        let rival = instead(believed, place, cell).or(believed.sureness[i].rival).filter(|_| is_shown);
        let rival = rival.map(|rival| (rival, 1.0 - confidence));
        let is_covered = is_shown && believed.sights[i].is_covered();
        // What something lies on is known by the box, or not at all.
        let (cell, confidence, rival) = if is_covered && confidence < 0.5 {
            (Cell::Unknown, 0.0, Some((cell, confidence)))
        } else {
            (cell, confidence, rival)
        };
        ScannedCell {
            place,
            cell,
            confidence,
            unsure: is_covered || confidence < settings.read.sure,
            others: others(cell, confidence, rival, &believed.options[i]),
            seen: believed.plain.get(place),
            covered: is_covered,
            figures,
            options: believed.options[i].clone(),
        }
    });
    let cells: Vec<ScannedCell> = cells.collect();
    let mut kingdom = believed.kingdom.clone();
    for cell in &cells {
        kingdom.set(cell.place, cell.cell);
    }
    Scan {
        corners: frame.corners,
        found_by: frame.found_by,
        check_corners: frame.doubt > 0.0 || frame.found_by == FoundBy::Auto && !frame.cut_off.is_empty(),
        cut_off: frame.cut_off.clone(),
        kingdom,
        laying: match believed.belief {
            Belief::Laid(Connection::Required) => Laying::Possible,
            Belief::Laid(Connection::Ignored) => Laying::Unconnected,
            Belief::Seen(_) => Laying::Impossible,
            Belief::Undecided => Laying::Undecided,
        },
        cells,
        castle: frame.castle,
    }
}

/// What a cell is trusted by.
fn figures(
    believed: &BelievedKingdom,
    i: usize,
    (place, cell): (Place, Cell),
    is_stray: bool,
    frame_doubt: f64,
) -> CellFigures {
    // Numbers without end do not go through every format.
    const MOST: f32 = 100.0;
    let flag = |is: bool| f64::from(u8::from(is));
    let is_end = |at: u8| at == 0 || at + 1 == believed.kingdom.rows();
    let table = |i: usize| probability_alone(Cell::Empty, &believed.options[i]);
    let other_tiles =
        believed.kingdom.iter().enumerate().filter(|(j, (_, other))| *j != i && other.is_tile());
    let sight = believed.sights[i];
    CellFigures {
        margin: believed.sureness[i].margin.into(),
        alone: probability_alone(cell, &believed.options[i]).into(),
        table: table(i).into(),
        from_table: sight.from_table.min(MOST).into(),
        covered: sight.covered.into(),
        table_elsewhere: other_tiles.map(|(j, _)| table(j)).fold(0.0, f32::max).into(),
        tile: flag(cell.is_tile()),
        border: flag(is_end(place.row) || is_end(place.col)),
        stray: flag(is_stray),
        frame_doubt,
        cost: believed.cost().min(MOST).into(),
        against_box: flag(!matches!(believed.belief, Belief::Laid(_))),
        instead: flag(instead(believed, place, cell).is_some()),
    }
}

/// Where the photo is believed against the box: what the box would have here, if that is something else.
fn instead(believed: &BelievedKingdom, place: Place, cell: Cell) -> Option<Cell> {
    match &believed.belief {
        Belief::Seen(Some(kingdom)) => Some(kingdom.get(place)).filter(|other| *other != cell),
        Belief::Seen(None) | Belief::Laid(_) | Belief::Undecided => None,
    }
}

/// How likely a cell is by its own options.
fn probability_alone(cell: Cell, options: &[(Cell, f32)]) -> f32 {
    options.iter().find(|(other, _)| *other == cell).map_or(0.0, |(_, log)| log.exp())
}

/// The best guesses beside a cell: that of the best other kingdom first, then what the network saw. Together they are no
/// likelier than the cell is unlikely.
fn others(
    cell: Cell,
    confidence: f32,
    rival: Option<(Cell, f32)>,
    options: &[(Cell, f32)],
) -> Vec<(Cell, f32)> {
    const MOST: usize = 3;
    let is_rival = |other: Cell| rival.is_some_and(|(rival, _)| rival == other);
    let mut seen: Vec<(Cell, f32)> =
        options.iter().filter(|&&(other, _)| other != cell && !is_rival(other)).copied().collect();
    seen.sort_by(|a, b| b.1.total_cmp(&a.1));
    let rest = 1.0 - confidence;
    let seen = seen.into_iter().map(|(other, log)| (other, log.exp().min(rest)));
    let mut others: Vec<(Cell, f32)> = rival.into_iter().chain(seen).take(MOST).collect();
    let sum: f32 = others.iter().map(|(_, p)| p).sum();
    let share = if sum > rest { rest / sum } else { 1.0 };
    for (_, p) in &mut others {
        *p *= share;
    }
    others
}

#[cfg(test)]
mod tests {
    use super::super::frame_reading::CellSight;
    use super::*;
    use crate::laying::Supply;
    use crate::model::{DominoBox, Kingdom, Place, Square, Terrain};
    use crate::scan::reader::LABELS;

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
        let sight = CellSight { from_table: 2.5, covered: 0.0 };
        let (frame_settings, table, read) = Default::default();
        let settings = Stages { frame: &frame_settings, table: &table, read: &read };
        let believed = BelievedKingdom::of_options(5, options, vec![sight; 25], &supply, &read);
        let frame = ReportedFrame {
            corners: Quad::rect(0.0, 0.0, 5.0, 5.0),
            found_by: FoundBy::Auto,
            doubt: 0.0,
            cut_off: Vec::new(),
            castle: None,
        };
        report(&believed, &frame, &TrustModel::bundled().unwrap(), &settings)
    }

    /// What is reported of a kingdom where something surely lies on these cells.
    fn reported_with_covers(covered: &[usize]) -> Scan {
        let kingdom: Kingdom = ROWS.replace('/', "\n").parse().unwrap();
        let shown = |cell: Cell| {
            LABELS.map(|label| (label, if label == cell { 0.999_f32 } else { 1e-5 }.ln())).to_vec()
        };
        // Below what lies there everything is as likely.
        let hidden = || LABELS.map(|label| (label, (1.0 / LABELS.len() as f32).ln())).to_vec();
        let of = |(i, (_, cell)): (usize, (Place, Cell))| {
            if covered.contains(&i) { hidden() } else { shown(cell) }
        };
        let options = kingdom.iter().enumerate().map(of).collect();
        let sight =
            |i: usize| CellSight { from_table: 2.5, covered: if covered.contains(&i) { 0.999 } else { 0.0 } };
        let (frame_settings, table, read) = Default::default();
        let settings = Stages { frame: &frame_settings, table: &table, read: &read };
        let supply = Supply::of(&[DominoBox::Kingdomino]);
        let sights = (0..25).map(sight).collect();
        let believed = BelievedKingdom::of_options(5, options, sights, &supply, &read);
        let corners = Quad::rect(0.0, 0.0, 5.0, 5.0);
        let frame =
            ReportedFrame { corners, found_by: FoundBy::Auto, doubt: 0.0, cut_off: Vec::new(), castle: None };
        report(&believed, &frame, &TrustModel::bundled().unwrap(), &settings)
    }

    #[test]
    fn what_something_lies_on_is_unknown_or_filled_in_by_the_box_and_always_asked_about() {
        for covered in [&[0][..], &[12], &[3, 4], &[6, 7, 11]] {
            let scan = reported_with_covers(covered);
            for (i, cell) in scan.cells.iter().enumerate() {
                assert_eq!(cell.covered, covered.contains(&i), "{:?}", cell.place);
                assert!(!cell.covered || cell.unsure, "{:?}", cell.place);
                assert_eq!(scan.kingdom.get(cell.place), cell.cell);
                assert!(cell.cell != Cell::Unknown || cell.covered && !cell.others.is_empty());
            }
        }
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
}
