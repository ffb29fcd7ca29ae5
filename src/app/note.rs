//! What is kept beside a kingdom: the photo it was read from, what was read, what a person has set since, and what
//! was counted on paper. In a game file it stands in the fields `scan` and `paper` of the player.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::game::Extra;
use crate::model::{Cell, Kingdom, Place, Places};
use crate::scan::{GridSize, Point, Quad, Scan};

/// The note beside one kingdom.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Note {
    /// The photo, if it was read from one.
    pub photo: Option<PhotoNote>,
    /// What was counted on paper, by the id of the line; `total` for the sum.
    pub paper: BTreeMap<String, u32>,
}

/// A kingdom's photo and what became of it.
#[derive(Debug, Clone, PartialEq)]
pub struct PhotoNote {
    /// Which photo.
    pub id: String,
    /// The corners of the frame in the photo, top left first, clockwise.
    pub corners: Quad,
    /// The size of the frame.
    pub size: GridSize,
    /// Whether the corners are worth a look.
    pub check_corners: bool,
    /// What was read, row by row; nothing before the first reading.
    pub read: Vec<ReadCell>,
    /// The cells that a person has set.
    pub fixed: Places,
}

/// What was read in one cell.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ReadCell {
    /// What it is.
    #[serde(with = "notation")]
    pub cell: Cell,
    /// How likely that is.
    pub confidence: f32,
    /// Whether a look is worth it.
    pub unsure: bool,
    /// What else it may be.
    pub others: Vec<Guess>,
}

/// What a cell may be.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Guess {
    /// What.
    #[serde(with = "notation")]
    pub cell: Cell,
    /// How likely.
    pub p: f32,
}

impl Note {
    /// Marks a cell as set by a person.
    pub(super) fn fix(&mut self, place: Place) {
        if let Some(photo) = &mut self.photo {
            photo.fixed.insert(place);
        }
    }

    /// The cells that are worth a look.
    pub fn unsure(&self) -> Places {
        self.photo.as_ref().map_or(Places::NONE, PhotoNote::unsure)
    }
}

impl PhotoNote {
    /// A photo with its frame, not read yet.
    pub fn new(id: String, corners: Quad, size: GridSize) -> Self {
        Self { id, corners, size, check_corners: false, read: Vec::new(), fixed: Places::NONE }
    }

    /// What was read in a cell.
    pub fn reading(&self, place: Place) -> Option<&ReadCell> {
        self.read.get(usize::from(place.row) * self.size.cells() + usize::from(place.col))
    }

    fn places(&self) -> impl Iterator<Item = Place> + use<> {
        let side = self.size.cells() as u8;
        (0..side).flat_map(move |row| (0..side).map(move |col| Place::new(row, col)))
    }

    /// The cells that are worth a look and that nobody has looked at.
    pub fn unsure(&self) -> Places {
        let mut unsure = Places::NONE;
        for (place, _) in self.places().zip(&self.read).filter(|(_, cell)| cell.unsure) {
            unsure.insert(place);
        }
        unsure.without(self.fixed)
    }

    /// Takes what a scan has read.
    pub fn take(&mut self, scan: &Scan) {
        let guess = |&(cell, p): &(Cell, f32)| Guess { cell, p };
        self.read = scan
            .cells
            .iter()
            .map(|read| ReadCell {
                cell: read.cell,
                confidence: read.confidence,
                unsure: read.unsure,
                others: read.others.iter().map(guess).collect(),
            })
            .collect();
        self.check_corners = scan.check_corners;
    }

    /// The kingdom as it was read, with the cells that a person has set taken from `now`.
    pub fn kingdom(&self, now: &Kingdom) -> Kingdom {
        let side = self.size.cells() as u8;
        let mut kingdom = Kingdom::filled(side, side, Cell::Unknown);
        for (place, read) in self.places().zip(&self.read) {
            kingdom.set(place, if self.fixed.contains(place) { now.get(place) } else { read.cell });
        }
        kingdom
    }

    /// The same photo looked at from the next side: everything turned by a quarter, clockwise.
    pub fn turn(&mut self) {
        let side = self.size.cells();
        let last = side as u8 - 1;
        // Clockwise: the bottom left comes to the top left.
        let Quad([a, b, c, d]) = self.corners;
        self.corners = Quad([d, a, b, c]);
        let from = |place: Place| Place::new(last - place.col, place.row);
        if !self.read.is_empty() {
            let old = std::mem::take(&mut self.read);
            let index = |place: Place| usize::from(place.row) * side + usize::from(place.col);
            self.read = self.places().map(|place| old[index(from(place))].clone()).collect();
        }
        let old = self.fixed;
        self.fixed = Places::NONE;
        for place in self.places().filter(|&place| old.contains(from(place))) {
            self.fixed.insert(place);
        }
    }

    /// Divides the same frame into another number of cells. What was set by hand belonged to other cells.
    pub fn resize(&mut self, size: GridSize) {
        if size != self.size {
            self.size = size;
            self.read.clear();
            self.fixed = Places::NONE;
        }
    }
}

/// A [`PhotoNote`] as it is written.
#[derive(Serialize, Deserialize)]
struct Record {
    photo: String,
    corners: [[f64; 2]; 4],
    size: u8,
    #[serde(default)]
    check_corners: bool,
    #[serde(default)]
    read: Vec<ReadCell>,
    /// Row and column of each.
    #[serde(default)]
    fixed: Vec<[u8; 2]>,
}

const SCAN: &str = "scan";
const PAPER: &str = "paper";

impl Note {
    /// Takes the note out of the further fields of a player. One that does not fit the kingdom, as in a file that
    /// was edited by hand, stays where it was, and the kingdom counts.
    pub(super) fn take(extra: &mut Extra, kingdom: &Kingdom) -> Self {
        let photo =
            extra.get(SCAN).and_then(|value| Record::deserialize(value).ok()).and_then(Record::into_note);
        let fits = |note: &PhotoNote| {
            let side = note.size.cells() as u8;
            (kingdom.rows(), kingdom.cols()) == (side, side)
        };
        let photo = photo.filter(fits);
        let paper = extra.get(PAPER).and_then(|value| BTreeMap::deserialize(value).ok());
        if photo.is_some() {
            extra.remove(SCAN);
        }
        if paper.is_some() {
            extra.remove(PAPER);
        }
        Self { photo, paper: paper.unwrap_or_default() }
    }

    /// Puts the note into the further fields of a player.
    pub(super) fn put(&self, extra: &mut Extra) {
        if let Some(photo) = &self.photo
            && let Ok(value) = serde_json::to_value(Record::from(photo))
        {
            extra.insert(SCAN.to_owned(), value);
        }
        if !self.paper.is_empty()
            && let Ok(value) = serde_json::to_value(&self.paper)
        {
            extra.insert(PAPER.to_owned(), value);
        }
    }
}

impl From<&PhotoNote> for Record {
    fn from(note: &PhotoNote) -> Self {
        Self {
            photo: note.id.clone(),
            corners: note.corners.0.map(|point| [point.x, point.y]),
            size: note.size.cells() as u8,
            check_corners: note.check_corners,
            read: note.read.clone(),
            fixed: note.fixed.iter().map(|place| [place.row, place.col]).collect(),
        }
    }
}

impl Record {
    fn into_note(self) -> Option<PhotoNote> {
        let size = GridSize::ALL.into_iter().find(|size| size.cells() == usize::from(self.size))?;
        let corners = Quad(self.corners.map(|[x, y]| Point { x, y }));
        let whole = self.read.is_empty() || self.read.len() == size.cells() * size.cells();
        let mut note = PhotoNote::new(self.photo, corners, size);
        note.check_corners = self.check_corners;
        note.read = if whole { self.read } else { Vec::new() };
        for [row, col] in self.fixed {
            if usize::from(row) < size.cells() && usize::from(col) < size.cells() {
                note.fixed.insert(Place::new(row, col));
            }
        }
        Some(note)
    }
}

/// Cells in the kingdom notation.
mod notation {
    use serde::{Deserialize, Deserializer, Serializer, de};

    use crate::model::Cell;

    #[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
    pub(super) fn serialize<S: Serializer>(cell: &Cell, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(cell)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(input: D) -> Result<Cell, D::Error> {
        let token = String::deserialize(input)?;
        token.parse().map_err(|_| de::Error::custom(token))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note() -> PhotoNote {
        let corner = |x, y| Point { x, y };
        let corners = Quad([corner(0.0, 0.0), corner(5.0, 0.0), corner(5.0, 5.0), corner(0.0, 5.0)]);
        let mut note = PhotoNote::new("a".into(), corners, GridSize::Five);
        let cell = |index| if index == 3 { Cell::Castle } else { Cell::Empty };
        let read =
            |index| ReadCell { cell: cell(index), confidence: 0.9, unsure: index == 3, others: Vec::new() };
        note.read = (0..25).map(read).collect();
        note
    }

    #[test]
    fn four_turns_are_none() {
        let (mut turned, note) = (note(), note());
        turned.turn();
        // The castle of the first row stands in the last column now.
        assert_eq!(turned.reading(Place::new(3, 4)).map(|read| read.cell), Some(Cell::Castle));
        assert_ne!(turned.corners, note.corners);
        (0..3).for_each(|_| turned.turn());
        assert_eq!(turned, note);
    }

    #[test]
    fn a_cell_that_was_looked_at_is_sure_and_stays() {
        let mut note = note();
        assert_eq!(note.unsure().len(), 1);
        note.fixed.insert(Place::new(0, 3));
        assert!(note.unsure().is_empty());
        let mut now = note.kingdom(&Kingdom::filled(5, 5, Cell::Unknown));
        assert_eq!(now.get(Place::new(0, 3)), Cell::Unknown);
        now.set(Place::new(0, 3), Cell::Castle);
        assert_eq!(note.kingdom(&now).get(Place::new(0, 3)), Cell::Castle);
    }

    #[test]
    fn notes_are_written_and_read_back() {
        let whole = Note { photo: Some(note()), paper: BTreeMap::from([("wheat".to_owned(), 7)]) };
        let mut extra = Extra::new();
        whole.put(&mut extra);
        assert_eq!(Note::take(&mut extra, &Kingdom::filled(5, 5, Cell::Empty)), whole);
        assert!(extra.is_empty());
    }
}
