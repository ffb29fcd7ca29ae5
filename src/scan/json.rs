//! A scan as JSON, for other programs.

use serde::Serialize;

use super::geometry::Point;
use super::{BoxSharing, FoundBy, Laying, Scan, ScannedCell, StageMillis, TableScan};
use crate::model::{Cell, PlayerColour};

/// A photo: the fields of its foremost kingdom, then all kingdoms.
#[derive(Serialize)]
struct PhotoJson<'a> {
    photo: &'a str,
    #[serde(flatten)]
    foremost: KingdomJson<'a>,
    millis: StageMillis,
    /// Clockwise from the top left.
    kingdoms: Vec<KingdomJson<'a>>,
    /// Whether one box can make all of them together; unknown where the search took too long.
    one_box: Option<bool>,
}

#[derive(Serialize)]
struct KingdomJson<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<&'a str>,
    rows: u8,
    cols: u8,
    corners: Vec<[f64; 2]>,
    found_by: &'static str,
    check_corners: bool,
    /// The sides on which the photo ends too early.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cut_off: Vec<&'static str>,
    /// Whether it can be built from the box; unknown where the search took too long.
    can_be_laid: Option<bool>,
    keeps_connection: bool,
    kingdom: Vec<String>,
    /// The colour of the castle; unknown where it cannot be told.
    castle: Option<&'static str>,
    cells: Vec<CellJson>,
}

#[derive(Serialize)]
struct CellJson {
    row: u8,
    col: u8,
    #[serde(flatten)]
    shows: Shows,
    confidence: f64,
    unsure: bool,
    /// Something lies on it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    covered: bool,
    others: Vec<OtherJson>,
}

#[derive(Serialize)]
struct OtherJson {
    #[serde(flatten)]
    shows: Shows,
    p: f64,
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

/// A probability to six digits: further ones differ from one processor to the next, and mean nothing.
fn rounded(probability: f32) -> f64 {
    (f64::from(probability) * 1e6).round() / 1e6
}

/// A place in a photo to the thousandth of a pixel, for the same reason.
fn place(point: Point) -> [f64; 2] {
    [point.x, point.y].map(|at| (at * 1e3).round() / 1e3)
}

impl<'a> KingdomJson<'a> {
    fn of(scan: &Scan, player: Option<&'a str>) -> Self {
        let other = |&(cell, p): &(Cell, f32)| OtherJson { shows: Shows::of(cell), p: rounded(p) };
        let cell = |cell: &ScannedCell| CellJson {
            row: cell.place.row,
            col: cell.place.col,
            shows: Shows::of(cell.cell),
            confidence: rounded(cell.confidence),
            unsure: cell.unsure,
            covered: cell.covered,
            others: cell.others.iter().map(other).collect(),
        };
        Self {
            player,
            rows: scan.kingdom.rows(),
            cols: scan.kingdom.cols(),
            corners: scan.corners.0.map(place).to_vec(),
            found_by: match scan.found_by {
                FoundBy::Auto => "auto",
                FoundBy::Given => "given",
            },
            check_corners: scan.check_corners,
            cut_off: scan.cut_off.iter().map(|side| side.id()).collect(),
            can_be_laid: (scan.laying != Laying::Undecided).then_some(scan.laying != Laying::Impossible),
            keeps_connection: scan.laying == Laying::Possible,
            kingdom: scan.kingdom.to_string().lines().map(str::to_owned).collect(),
            castle: scan.castle.map(PlayerColour::id),
            cells: scan.cells.iter().map(cell).collect(),
        }
    }
}

impl TableScan {
    /// The kingdoms with how sure each cell is, whose they are as far as that is known, and how long it took to read them,
    /// as one line of JSON for other programs. The fields of the foremost kingdom stand beside the list of all.
    pub fn json(&self, photo: &str, players: &[&str], millis: StageMillis) -> String {
        let player = |index: usize| players.get(index).copied();
        let all = self.kingdoms().iter().enumerate();
        let photo = PhotoJson {
            photo,
            foremost: KingdomJson::of(self.foremost(), player(self.foremost_index())),
            millis,
            kingdoms: all.map(|(index, scan)| KingdomJson::of(scan, player(index))).collect(),
            one_box: match self.sharing() {
                BoxSharing::Together => Some(true),
                BoxSharing::Apart => Some(false),
                BoxSharing::Undecided => None,
            },
        };
        let mut text = serde_json::to_string(&photo).unwrap_or_default();
        text.push('\n');
        text
    }
}
