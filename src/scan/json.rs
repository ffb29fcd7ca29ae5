//! A scan as JSON, for other programs.

use serde::Serialize;

use super::{FoundBy, Laying, Scan, StageMillis};
use crate::model::{Cell, PlayerColour};

#[derive(Serialize)]
struct ScanJson<'a> {
    photo: &'a str,
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
    millis: StageMillis,
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

impl Scan {
    /// The kingdom with how sure each cell is, whose it is if that is known, and how long it took to read, as one line of
    /// JSON for other programs.
    pub fn json(&self, photo: &str, player: Option<&str>, millis: StageMillis) -> String {
        let other = |&(cell, p): &(Cell, f32)| OtherJson { shows: Shows::of(cell), p: rounded(p) };
        let scan = ScanJson {
            photo,
            player,
            rows: self.kingdom.rows(),
            cols: self.kingdom.cols(),
            corners: self.corners.0.iter().map(|point| [point.x, point.y]).collect(),
            found_by: match self.found_by {
                FoundBy::Auto => "auto",
                FoundBy::Given => "given",
            },
            check_corners: self.check_corners,
            cut_off: self.cut_off.iter().map(|side| side.id()).collect(),
            can_be_laid: (self.laying != Laying::Undecided).then_some(self.laying != Laying::Impossible),
            keeps_connection: self.laying == Laying::Possible,
            kingdom: self.kingdom.to_string().lines().map(str::to_owned).collect(),
            castle: self.castle.map(PlayerColour::id),
            cells: self
                .cells
                .iter()
                .map(|cell| CellJson {
                    row: cell.place.row,
                    col: cell.place.col,
                    shows: Shows::of(cell.cell),
                    confidence: rounded(cell.confidence),
                    unsure: cell.unsure,
                    covered: cell.covered,
                    others: cell.others.iter().map(other).collect(),
                })
                .collect(),
            millis,
        };
        let mut text = serde_json::to_string(&scan).unwrap_or_default();
        text.push('\n');
        text
    }
}
