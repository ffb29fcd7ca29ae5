//! How well kingdoms are read: with the grid given, and with nothing given.
//!
//! In: a labelled photo and a scanner. Out: a row with the cells that are wrong before and after the solver, how
//! many of them were flagged, and which stage is to blame.

use std::fmt::Write;

use crowncount::scan::{GridSize, Quiet, Request, Scan, Scanner};
use crowncount::{Cell, DominoBox, Kingdom, Place};
use image::RgbImage;

use super::clock::Clock;

/// What became of one photo.
pub(super) struct Reading {
    pub(super) name: String,
    pub(super) kind: String,
    /// With the grid given.
    given: Option<Compared>,
    /// With nothing given.
    auto: Option<Compared>,
    millis: f64,
}

/// A scan beside the truth.
#[derive(Debug, Clone, Copy)]
struct Compared {
    cells: usize,
    /// Cells that the network alone reads wrong.
    seen_wrong: usize,
    /// Cells of the kingdom that are wrong.
    wrong: usize,
    /// Those of them that were called unsure.
    wrong_flagged: usize,
    /// Right cells that were called unsure.
    right_flagged: usize,
}

/// Reads a photo whose kingdom and corners are known.
pub(super) fn measure(
    (name, kind): (&str, &str),
    picture: &RgbImage,
    truth: &Kingdom,
    request: &Request,
    scanner: &Scanner,
) -> Reading {
    let given = scanner.scan(picture, request, &Quiet).ok();
    let clock = Clock::start();
    let auto = scanner
        .scan(picture, &Request { boxes: vec![DominoBox::Kingdomino], ..Request::default() }, &Quiet)
        .ok();
    let millis = clock.millis();
    // Which corner of a kingdom is the top left cannot be seen, so any turn will do.
    let turns = std::iter::successors(Some(truth.clone()), |kingdom| Some(kingdom.turned())).take(4);
    Reading {
        name: name.to_owned(),
        kind: kind.to_owned(),
        given: given.map(|scan| compare(&scan, truth)),
        auto: auto.and_then(|scan| {
            turns
                .map(|turn| compare(&scan, &shifted(&turn, &scan.kingdom)))
                .min_by_key(|compared| compared.wrong)
        }),
        millis,
    }
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

/// The size of a labelled kingdom.
pub(super) fn size(cells: usize) -> GridSize {
    if cells == 7 { GridSize::Seven } else { GridSize::Five }
}

fn compare(scan: &Scan, truth: &Kingdom) -> Compared {
    let count = |is: &dyn Fn(&crowncount::scan::ScannedCell) -> bool| {
        scan.cells.iter().filter(|cell| is(cell)).count()
    };
    let same_size = scan.kingdom.rows() == truth.rows();
    let is_wrong = |cell: &crowncount::scan::ScannedCell| !same_size || truth.get(cell.place) != cell.cell;
    Compared {
        cells: scan.cells.len(),
        seen_wrong: count(&|cell| !same_size || truth.get(cell.place) != cell.seen),
        wrong: count(&is_wrong),
        wrong_flagged: count(&|cell| is_wrong(cell) && cell.unsure),
        right_flagged: count(&|cell| !is_wrong(cell) && cell.unsure),
    }
}

impl Reading {
    pub(super) const HEADER: &str = "photo,kind,given: cells,seen wrong,wrong,wrong flagged,right flagged,\
                                     nothing given: wrong,blame,millis";

    pub(super) fn csv(&self) -> String {
        let given = self.given.map_or("-,-,-,-,-".to_owned(), |c| {
            format!("{},{},{},{},{}", c.cells, c.seen_wrong, c.wrong, c.wrong_flagged, c.right_flagged)
        });
        let auto = self.auto.map_or("-".to_owned(), |compared| compared.wrong.to_string());
        format!("{},{},{given},{auto},{},{:.1}", self.name, self.kind, self.blame(), self.millis)
    }

    /// The part of the cells that is right, with the grid given.
    pub(super) fn right(&self) -> f64 {
        self.given.map_or(0.0, |given| 1.0 - given.wrong as f64 / given.cells as f64)
    }

    /// Which stage is to blame for a kingdom that is not perfect.
    fn blame(&self) -> &'static str {
        match (self.given, self.auto) {
            (_, Some(auto)) if auto.wrong == 0 => "",
            (Some(given), _) if given.wrong == 0 => "grid",
            (Some(given), _) if given.seen_wrong < given.wrong => "solver",
            _ => "reader",
        }
    }
}

/// The totals of each kind of photo.
pub(super) fn totals(readings: &[Reading]) -> String {
    let mut kinds: Vec<&str> = readings.iter().map(|reading| reading.kind.as_str()).collect();
    kinds.dedup();
    let mut table = String::from(
        "reading   photos  cells  seen wrong  wrong  wrong flagged  right flagged  perfect, given  perfect, nothing given\n",
    );
    for kind in kinds {
        let of_kind = || readings.iter().filter(|reading| reading.kind == kind);
        let sum =
            |get: fn(&Compared) -> usize| of_kind().filter_map(|r| r.given.as_ref()).map(get).sum::<usize>();
        let perfect = |which: fn(&Reading) -> Option<Compared>| {
            of_kind().filter_map(which).filter(|compared| compared.wrong == 0).count()
        };
        let _ = writeln!(
            table,
            "{kind:<10}{:>6}{:>7}{:>12}{:>7}{:>15}{:>15}{:>16}{:>24}",
            of_kind().count(),
            sum(|c| c.cells),
            sum(|c| c.seen_wrong),
            sum(|c| c.wrong),
            sum(|c| c.wrong_flagged),
            sum(|c| c.right_flagged),
            perfect(|r| r.given),
            perfect(|r| r.auto),
        );
    }
    table
}
