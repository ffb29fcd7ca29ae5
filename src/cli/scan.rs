//! `crowncount scan`: kingdoms from photos, in the notation or as JSON.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use serde::Serialize;

use super::{Answer, Complaint, input};
use crate::cores::on_all_cores;
use crate::model::{Cell, DominoBox, Frame, Place};
use crate::scan::{
    FoundBy, GridSize, Laying, Photo, PhotoLimits, Point, Quad, Request, Scan, Scanner, Stage, StageClock,
    StageMillis,
};
use crate::words::{Arg, Message, Say, Words};

pub(super) fn run(matches: &ArgMatches, words: &Words, out: &mut Vec<u8>) -> Result<Answer, Complaint> {
    let request = request(matches)?;
    if request.boxes.is_empty() {
        let _ = writeln!(std::io::stderr(), "crowncount: {}", words.text(&Message::new("scan-duel")));
        return Ok(Answer::No);
    }
    let scanner = Scanner::bundled()
        .map_err(|error| Message::new("cli-unreadable").with("detail", error.to_string()))?;
    let photos: Vec<&PathBuf> = matches.get_many::<PathBuf>("photos").into_iter().flatten().collect();
    let as_json = matches.get_flag("json");
    let results = on_all_cores(&photos, |path| scan_one(path, &scanner, &request));
    let mut worst = Answer::Yes;
    let mut complaint = None;
    for (path, result) in photos.iter().zip(results) {
        match result {
            Ok((scan, millis)) if as_json => out.extend(json(path, &scan, millis).bytes()),
            Ok((scan, _)) => {
                if photos.len() > 1 {
                    out.extend(format!("{}\n", path.display()).bytes());
                }
                out.extend(format!("{}\n", scan.kingdom).bytes());
                doubts(path, &scan, words);
            }
            Err(problem) => {
                let message = Message::new("at")
                    .with("place", path.display().to_string())
                    .with("what", problem.message);
                // All photos are tried; the gravest problem gives the exit status.
                let _ = writeln!(std::io::stderr(), "crowncount: {}", words.text(&message));
                match problem.answer {
                    Some(answer) => worst = answer,
                    None => complaint = Some(Complaint::Said),
                }
            }
        }
    }
    complaint.map_or(Ok(worst), Err)
}

/// Why one photo gave no kingdom: it could not be read, or the answer is no.
struct Problem {
    message: Message,
    answer: Option<Answer>,
}

/// What became of one photo.
type Scanned = Result<(Scan, StageMillis), Problem>;

fn scan_one(path: &Path, scanner: &Scanner, request: &Request) -> Scanned {
    let clock = StageClock::start(Stage::Decode);
    let photo = Photo::open(path, &PhotoLimits::default(), &clock)
        .map_err(|error| Problem { message: error.say(), answer: None })?;
    let scan = scanner
        .scan(photo.pixels(), request, &clock)
        .map_err(|error| Problem { message: error.say(), answer: Some(Answer::No) })?;
    Ok((scan, clock.millis()))
}

fn request(matches: &ArgMatches) -> Result<Request, Message> {
    let corners = matches.get_one::<String>("corners").map(|text| corners(text)).transpose()?;
    let (boxes, frame) = match matches.get_one::<String>("rules") {
        None => (vec![DominoBox::Kingdomino], None),
        Some(name) => input::boxes(name).map(|(boxes, frame)| (boxes.to_vec(), frame))?,
    };
    let size = match (matches.get_one::<String>("size").map(String::as_str), frame) {
        (Some("5"), _) | (None, Some(Frame::Five)) => Some(GridSize::Five),
        (Some(_), _) | (None, Some(Frame::Seven)) => Some(GridSize::Seven),
        (None, None | Some(Frame::Duel)) => None,
    };
    Ok(Request { corners, size, boxes })
}

/// Four points, `x,y` each.
fn corners(text: &str) -> Result<Quad, Message> {
    let point = |token: &str| {
        let (x, y) = token.split_once(',')?;
        Some(Point::new(x.trim().parse().ok()?, y.trim().parse().ok()?))
    };
    let points: Option<Vec<Point>> = text.split_whitespace().map(point).collect();
    let quad = points.and_then(|points| <[Point; 4]>::try_from(points).ok()).map(Quad);
    quad.ok_or_else(|| Message::new("scan-corners").with("text", text))
}

/// Says on standard error what a look is worth at, so that the kingdom can be piped on.
fn doubts(path: &Path, scan: &Scan, words: &Words) {
    let at = |id: &'static str| Message::new(id).with("place", path.display().to_string());
    let mut notes = Vec::new();
    if scan.check_corners {
        notes.push(at("scan-check-corners"));
    }
    notes.extend(match scan.laying {
        Laying::Possible => None,
        Laying::Unconnected => Some(at("scan-unconnected")),
        Laying::Impossible => Some(at("scan-cannot-be-laid")),
        Laying::Undecided => Some(at("scan-undecided")),
    });
    let cell = |(place, cell): (Place, Cell)| {
        let place = Message::new("cell").with("row", place.row + 1).with("column", place.col + 1);
        Message::new("scan-unsure-cell").with("cell", cell.to_string()).with("place", place)
    };
    let unsure: Vec<Message> = scan
        .cells
        .iter()
        .filter(|cell| cell.unsure)
        .map(|scanned| cell((scanned.place, scanned.cell)))
        .collect();
    // Where the corners are in doubt every cell is, and a list of them would tell nothing.
    if !unsure.is_empty() && !scan.check_corners {
        notes.push(at("scan-unsure").with("cells", Arg::from_iter(unsure)));
    }
    for note in notes {
        let _ = writeln!(std::io::stderr(), "{}", words.text(&note));
    }
}

#[derive(Serialize)]
struct ScanJson {
    photo: String,
    rows: u8,
    cols: u8,
    corners: Vec<[f64; 2]>,
    found_by: &'static str,
    check_corners: bool,
    /// Whether the box can make it; unknown where the search took too long.
    can_be_laid: Option<bool>,
    keeps_connection: bool,
    kingdom: Vec<String>,
    cells: Vec<CellJson>,
    millis: StageMillis,
}

#[derive(Serialize)]
struct CellJson {
    row: u8,
    col: u8,
    #[serde(flatten)]
    shows: Shows,
    confidence: f32,
    unsure: bool,
    others: Vec<OtherJson>,
}

#[derive(Serialize)]
struct OtherJson {
    #[serde(flatten)]
    shows: Shows,
    p: f32,
}

#[derive(Serialize)]
struct Shows {
    terrain: &'static str,
    crowns: u8,
}

impl Shows {
    fn of(cell: Cell) -> Self {
        let terrain = match cell {
            Cell::Unknown => "unknown",
            Cell::Empty => "none",
            Cell::Castle => "castle",
            Cell::Square(square) => square.terrain().id(),
            Cell::Built(_) => "town",
        };
        Self { terrain, crowns: cell.crowns() }
    }
}

/// One line of JSON.
fn json(path: &Path, scan: &Scan, millis: StageMillis) -> String {
    let other = |&(cell, p): &(Cell, f32)| OtherJson { shows: Shows::of(cell), p };
    let scan = ScanJson {
        photo: path.display().to_string(),
        rows: scan.kingdom.rows(),
        cols: scan.kingdom.cols(),
        corners: scan.corners.0.iter().map(|point| [point.x, point.y]).collect(),
        found_by: match scan.found_by {
            FoundBy::Auto => "auto",
            FoundBy::Given => "given",
        },
        check_corners: scan.check_corners,
        can_be_laid: (scan.laying != Laying::Undecided).then_some(scan.laying != Laying::Impossible),
        keeps_connection: scan.laying == Laying::Possible,
        kingdom: scan.kingdom.to_string().lines().map(str::to_owned).collect(),
        cells: scan
            .cells
            .iter()
            .map(|cell| CellJson {
                row: cell.place.row,
                col: cell.place.col,
                shows: Shows::of(cell.cell),
                confidence: cell.confidence,
                unsure: cell.unsure,
                others: cell.others.iter().map(other).collect(),
            })
            .collect(),
        millis,
    };
    let mut text = serde_json::to_string(&scan).unwrap_or_default();
    text.push('\n');
    text
}
