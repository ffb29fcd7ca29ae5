//! What became of one picture; of one that shows several kingdoms, what became of each of them.

use crowncount::scan::trust::CellFigures;
use crowncount::scan::{CandidateFrame, Quad, Quiet, Request, Scan, ScanError, Scanner};
use crowncount::{Cell, FrameSize, Kingdom};

use super::clock::Stages;
use super::compare::{Judged, with_any_turn, with_given_frame};
use super::frames::{names, values};
use super::options::Kind;
use super::subject::{Sample, Truth};

/// A frame nearer than this to the truth, in cells, is found.
const CLOSE: f64 = 0.15;

/// A frame that is farther away, in cells, is another kingdom's.
const NEAR: f64 = 2.5;

/// What was measured on one picture.
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    /// Pictures of one group show the same kingdom.
    group: String,
    /// The fold whose network read it, if not the shipped one.
    pub(crate) fold: Option<usize>,
    /// Cells a side; 0 where there is no kingdom.
    pub(crate) true_size: usize,
    /// The kingdom as it lies in its frame.
    truth: Option<Kingdom>,
    /// With nothing given: what was found, or why nothing.
    pub(crate) found: Result<Scan, ScanError>,
    /// The mean distance of the corners, in cells.
    pub(crate) corner_error: Option<f64>,
    /// The cells with the true frame given.
    pub(crate) given: Vec<Judged>,
    /// The cells with nothing given.
    pub(crate) auto: Vec<Judged>,
    /// Milliseconds for decoding, finding, reading and solving, with nothing given.
    pub(crate) millis: [f64; 4],
    /// The frames of kingdoms that were found and are none of the true ones, told with the first row of a picture.
    pub(crate) further: Option<Vec<Quad>>,
}

impl Row {
    /// Scans a picture with nothing given, and with each of its frames given: one row a kingdom, and one where there is none.
    pub(crate) fn measure(
        (name, kind, group): (String, Kind, String),
        fold: Option<usize>,
        sample: &Sample,
        scanner: &Scanner,
    ) -> Vec<Self> {
        let pixels = sample.photo.pixels();
        let request = Request { boxes: vec![kind.dominoes()], ..Request::default() };
        let stages = Stages::start();
        let found = scanner.scan_table(pixels, &request, &stages);
        let [find, read, solve] = stages.millis();
        let millis = [sample.decode_millis, find, read, solve];
        let mut left: Vec<Scan> = found.as_ref().map(|table| table.kingdoms().to_vec()).unwrap_or_default();
        let error = found.as_ref().err().copied();
        let row = |truth: Option<&Truth>, found: Result<Scan, ScanError>, number: Option<usize>| {
            let given = truth.and_then(|truth| {
                let size = FrameSize::of_cells(truth.size);
                let corners = truth.frames.first().copied();
                let request = Request { corners, size, ..request.clone() };
                Some(with_given_frame(&scanner.scan(pixels, &request, &Quiet).ok()?, &truth.kingdom))
            });
            let scan = found.as_ref().ok();
            Self {
                name: number.map_or(name.clone(), |number| format!("{name} {number}")),
                kind,
                group: group.clone(),
                fold,
                true_size: truth.map_or(0, |truth| truth.size),
                truth: truth.map(|truth| truth.kingdom.clone()),
                corner_error: scan.zip(truth).and_then(|(scan, truth)| corner_error(&scan.corners, truth)),
                given: given.unwrap_or_default(),
                auto: scan
                    .zip(truth)
                    .map(|(scan, truth)| with_any_turn(scan, &truth.kingdom))
                    .unwrap_or_default(),
                millis: if number.is_none_or(|number| number == 1) { millis } else { [0.0; 4] },
                further: None,
                found,
            }
        };
        // With one kingdom or none the foremost is meant; of several each is compared with the nearest.
        let mut rows: Vec<Self> = match &sample.truths[..] {
            [] | [_] => {
                let foremost = found.map(crowncount::scan::TableScan::into_foremost);
                left.retain(|scan| foremost.as_ref().ok() != Some(scan));
                vec![row(sample.truths.first(), foremost, None)]
            }
            truths => {
                let mut each = Vec::new();
                for (number, truth) in (1..).zip(truths) {
                    let near = (0..left.len())
                        .filter_map(|i| Some((i, corner_error(&left[i].corners, truth)?)))
                        .filter(|(_, error)| *error < NEAR)
                        .min_by(|a, b| a.1.total_cmp(&b.1));
                    let nearest = near.map(|(i, _)| left.swap_remove(i));
                    let missing = error.unwrap_or(ScanError::NoKingdom);
                    each.push(row(Some(truth), nearest.ok_or(missing), Some(number)));
                }
                each
            }
        };
        if let Some(first) = rows.first_mut() {
            first.further = Some(left.iter().map(|scan| scan.corners).collect());
        }
        rows
    }

    /// Its picture: rows of one picture stand together.
    pub(crate) fn picture(&self) -> &str {
        &self.group
    }

    /// Cells a side of the frame that was found; 0 where there is none.
    fn size(&self) -> usize {
        self.found.as_ref().map_or(0, |scan| usize::from(scan.kingdom.rows()))
    }

    /// Whether the right frame was found, or none where there is none.
    pub(crate) fn grid_is_right(&self) -> bool {
        self.size() == self.true_size && self.corner_error.is_none_or(|error| error < CLOSE)
    }

    /// Whether the answer is right in all.
    pub(crate) fn is_perfect(&self) -> bool {
        self.size() == self.true_size && self.auto.iter().all(Judged::is_right)
    }

    /// Whether a person was told to look at the corners.
    pub(crate) fn is_doubted(&self) -> bool {
        self.found.as_ref().is_ok_and(|scan| scan.check_corners)
    }

    /// Which stage is to blame for an answer that is not perfect.
    fn blame(&self) -> &'static str {
        let seen_wrong = |cells: &[Judged]| cells.iter().filter(|cell| cell.seen != cell.truth).count();
        if self.is_perfect() {
            ""
        } else if !self.grid_is_right() {
            "grid"
        } else if seen_wrong(&self.auto) < wrong(&self.auto) {
            "solver"
        } else {
            "reader"
        }
    }

    /// The names of the columns.
    pub(crate) const HEADER: &str = "photo,fold,grid found,true size,size,corner error,check corners,cells,\
        given: seen wrong,given: wrong,given: wrong flagged,given: right flagged,\
        seen wrong,wrong,wrong flagged,right flagged,blame,further kingdoms,decode ms,find ms,read ms,solve ms,\
        given: read,given: true,read,true";

    /// What was read and what is true, each as a kingdom on one line: with the frame given, and with nothing given, there in
    /// the turn that fits best. Dashes where there is nothing to say.
    fn kingdoms(&self) -> [String; 4] {
        let truth = self.truth.as_ref().map_or("-".to_owned(), one_line);
        let read = self.found.as_ref().map_or("-".to_owned(), |scan| one_line(&scan.kingdom));
        let turned =
            if self.auto.is_empty() { truth.clone() } else { notation(&self.auto, |cell| cell.truth) };
        [notation(&self.given, |cell| cell.cell), truth, read, turned]
    }

    /// The row as CSV.
    pub(crate) fn csv(&self) -> String {
        let yes = |is: bool| if is { "yes" } else { "no" };
        let [decode, find, read, solve] = self.millis;
        format!(
            "{},{},{},{},{},{},{},{},{},{},{},{},{decode:.1},{find:.1},{read:.1},{solve:.1},{}",
            self.name,
            self.fold.map(|fold| fold.to_string()).unwrap_or_default(),
            yes(self.grid_is_right()),
            self.true_size,
            self.size(),
            self.corner_error.map(|error| format!("{error:.3}")).unwrap_or_default(),
            yes(self.is_doubted()),
            self.true_size * self.true_size,
            counts(&self.given),
            counts(&self.auto),
            self.blame(),
            self.further.as_ref().map(|further| further.len().to_string()).unwrap_or_default(),
            self.kingdoms().join(","),
        )
    }

    /// The names of the columns of cells.
    pub(crate) fn cells_header() -> String {
        let figures = names::<CellFigures>();
        format!("kind,group,cell,{figures},photo,given,row,col,true,read,seen,confidence,unsure")
    }

    /// The cells, with the frame given and with nothing given, as CSV. Those of a wrong frame that nobody was asked to check
    /// say nothing of how cells are judged: often they are another kingdom's, and read without a fault.
    pub(crate) fn cells_csv(&self) -> String {
        let is_judged = self.grid_is_right() || self.is_doubted();
        let nothing_given: &[Judged] = if is_judged { &self.auto } else { &[] };
        let rows = [("given", &self.given[..]), ("nothing", nothing_given)];
        let rows = rows.into_iter().flat_map(|(what, cells)| cells.iter().map(move |cell| (what, cell)));
        let line = |(what, cell): (&str, &Judged)| {
            let Judged { place, truth, guess: read, seen, confidence, unsure, figures, .. } = cell;
            let right = if read == truth { "right" } else { "wrong" };
            format!(
                "{},{},{right},{},{},{what},{},{},{truth},{read},{seen},{confidence:.6},{unsure}\n",
                self.kind,
                self.group,
                values(figures),
                self.name,
                place.row,
                place.col
            )
        };
        rows.map(line).collect()
    }
}

/// The nearest true frame's distance, in cells.
fn corner_error(corners: &Quad, truth: &Truth) -> Option<f64> {
    let distance = |frame: &Quad| frame.distance_in_cells(corners, truth.size);
    truth.frames.iter().map(distance).min_by(f64::total_cmp)
}

/// A kingdom on one line.
fn one_line(kingdom: &Kingdom) -> String {
    kingdom.to_string().trim().replace('\n', " / ")
}

/// One side of the cells of a scan as a kingdom on one line; a dash where nothing was read.
fn notation(cells: &[Judged], of: impl Fn(&Judged) -> Cell) -> String {
    let Some(last) = cells.last() else { return "-".to_owned() };
    let mut kingdom = Kingdom::filled(last.place.row + 1, last.place.col + 1, Cell::Empty);
    for cell in cells {
        kingdom.set(cell.place, of(cell));
    }
    one_line(&kingdom)
}

/// Whether a frame is that of the kingdom.
pub(crate) fn is_right_frame(frame: &CandidateFrame, truth: &Truth) -> bool {
    frame.size.cells() == truth.size && corner_error(&frame.corners, truth).is_some_and(|error| error < CLOSE)
}

/// How many cells are wrong.
pub(crate) fn wrong(cells: &[Judged]) -> usize {
    cells.iter().filter(|cell| !cell.is_right()).count()
}

/// Seen wrong, wrong, wrong and flagged, right and flagged; dashes where nothing was read.
fn counts(cells: &[Judged]) -> String {
    if cells.is_empty() {
        return "-,-,-,-".to_owned();
    }
    let count = |is: fn(&Judged) -> bool| cells.iter().filter(|cell| is(cell)).count();
    format!(
        "{},{},{},{}",
        count(|cell| cell.seen != cell.truth),
        count(|cell| !cell.is_right()),
        count(|cell| !cell.is_right() && cell.unsure),
        count(|cell| cell.is_right() && cell.unsure)
    )
}
