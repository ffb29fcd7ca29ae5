//! The photo that a kingdom was read from: where the frame lies, what was read in it, and which cells a person has
//! set since. The kingdom itself is the player's; here is only what it is read from.

use serde::{Deserialize, Serialize};

use super::record::{notation, optional_notation};
use crate::app::store::PhotoId;
use crate::model::FrameSize;
use crate::model::{Cell, Kingdom, Place, Places, PlayerColour};
use crate::scan::{Homography, Point, Quad, Scan};

/// A photo with its frame and what was read.
#[derive(Debug, Clone, PartialEq)]
pub struct KingdomPhoto {
    /// Which photo.
    pub id: String,
    /// The corners of the frame in the photo, top left first, clockwise.
    pub corners: Quad,
    /// The size of the frame.
    pub size: FrameSize,
    /// Whether the corners should be checked.
    pub check_corners: bool,
    /// The colour of the castle, where it could be told.
    pub castle: Option<PlayerColour>,
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
    /// Whether it should be checked.
    pub unsure: bool,
    /// What else it may be.
    pub others: Vec<Guess>,
    /// How likely its own picture makes it bare table.
    #[serde(default)]
    pub table: f32,
    /// What its own picture shows, whatever lies around.
    #[serde(default, with = "optional_notation")]
    pub seen: Option<Cell>,
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

/// What reading a photo brought.
#[derive(Debug, Clone, PartialEq)]
pub struct PhotoReading {
    /// Where the frame is.
    pub corners: Quad,
    /// Its size.
    pub size: FrameSize,
    /// Whether the corners should be checked.
    pub check_corners: bool,
    /// The cells, row by row.
    pub cells: Vec<ReadCell>,
    /// The colour of the castle, where it can be told.
    pub castle: Option<PlayerColour>,
}

impl From<&Scan> for PhotoReading {
    fn from(scan: &Scan) -> Self {
        let guess = |&(cell, p): &(Cell, f32)| Guess { cell, p };
        let cells = scan.cells.iter().map(|read| ReadCell {
            cell: read.cell,
            confidence: read.confidence,
            unsure: read.unsure,
            others: read.others.iter().map(guess).collect(),
            table: read.figures.table as f32,
            seen: Some(read.seen),
        });
        Self {
            corners: scan.corners,
            size: FrameSize::of_cells(scan.kingdom.rows().into()).unwrap_or(FrameSize::Five),
            check_corners: scan.check_corners,
            cells: cells.collect(),
            castle: scan.castle,
        }
    }
}

impl ReadCell {
    /// A cell that nothing speaks against.
    pub fn sure(cell: Cell, confidence: f32) -> Self {
        Self { cell, confidence, unsure: false, others: Vec::new(), table: 0.0, seen: Some(cell) }
    }
}

impl PhotoReading {
    /// Whether it has every cell of its frame, and numbers that a file can hold.
    pub(super) fn is_sound(&self) -> bool {
        is_finite(&self.corners) && self.cells.len() == self.size.cells().pow(2) && are_numbers(&self.cells)
    }
}

/// Whether the corners lie anywhere.
pub(super) fn is_finite(corners: &Quad) -> bool {
    corners.0.iter().all(|corner| corner.x.is_finite() && corner.y.is_finite())
}

/// Whether all that was read is likely to some degree.
fn are_numbers(cells: &[ReadCell]) -> bool {
    let guesses = |cell: &ReadCell| cell.others.iter().all(|other| other.p.is_finite());
    cells.iter().all(|cell| cell.confidence.is_finite() && cell.table.is_finite() && guesses(cell))
}

impl KingdomPhoto {
    /// Whether nobody has looked at it yet: nothing was read in it, and nobody has to put its frame right.
    pub fn is_unread(&self) -> bool {
        self.read.is_empty() && !self.check_corners
    }

    /// A photo with its frame, not read yet.
    pub fn new(id: String, corners: Quad, size: FrameSize) -> Self {
        Self { id, corners, size, check_corners: false, castle: None, read: Vec::new(), fixed: Places::NONE }
    }

    /// What was read in a cell.
    pub fn reading(&self, place: Place) -> Option<&ReadCell> {
        self.read.get(usize::from(place.row) * self.size.cells() + usize::from(place.col))
    }

    fn places(&self) -> impl Iterator<Item = Place> + use<> {
        let side = self.size.cells() as u8;
        (0..side).flat_map(move |row| (0..side).map(move |col| Place::new(row, col)))
    }

    /// Whether a file can hold it: a photo of our own, read as a whole or not at all.
    pub(super) fn is_sound(&self) -> bool {
        let whole = self.read.is_empty() || self.read.len() == self.size.cells().pow(2);
        PhotoId::from_text(&self.id).is_some() && whole && is_finite(&self.corners) && are_numbers(&self.read)
    }

    /// Notes that a person has set a cell.
    pub(super) fn fix(&mut self, place: Place) {
        if usize::from(place.row.max(place.col)) < self.size.cells() {
            self.fixed.insert(place);
        }
    }

    /// The cells to check that nobody has checked yet.
    pub fn unsure(&self) -> Places {
        let mut unsure = Places::NONE;
        for (place, _) in self.places().zip(&self.read).filter(|(_, cell)| cell.unsure) {
            unsure.insert(place);
        }
        unsure.without(self.fixed)
    }

    /// Takes what was read. Returns what a person has set, on the places where it lies now.
    pub(super) fn take(&mut self, reading: PhotoReading, now: &Kingdom) -> Vec<(Place, Cell)> {
        let kept = self.carried(reading.corners, reading.size, now);
        self.size = reading.size;
        self.corners = reading.corners;
        self.check_corners = reading.check_corners;
        self.castle = reading.castle;
        self.read = reading.cells;
        self.fixed = kept.iter().map(|(place, _)| *place).collect();
        kept
    }

    /// What a person has set, each on the place of another frame that shows the same spot of the photo.
    fn carried(&self, corners: Quad, size: FrameSize, now: &Kingdom) -> Vec<(Place, Cell)> {
        let lattice = |quad: &Quad, size: FrameSize| {
            Homography::from_lattice(size.cells() as f64, size.cells() as f64, quad)
        };
        let old = lattice(&self.corners, self.size);
        let new = lattice(&corners, size).and_then(|photo_from_new| photo_from_new.inverse());
        let (Some(photo_from_old), Some(new_from_photo)) = (old, new) else { return Vec::new() };
        let inside = |at: f64| (0.0..size.cells() as f64).contains(&at);
        let moved = |place: Place| {
            let middle = Point { x: f64::from(place.col) + 0.5, y: f64::from(place.row) + 0.5 };
            let at = new_from_photo.apply(photo_from_old.apply(middle));
            (inside(at.x) && inside(at.y)).then(|| Place::new(at.y as u8, at.x as u8))
        };
        let is_there = |place: &Place| place.row < now.rows() && place.col < now.cols();
        let fixed = self.fixed.iter().filter(is_there);
        fixed.filter_map(|place| Some((moved(place)?, now.get(place)))).collect()
    }

    /// The kingdom as it was read.
    pub(super) fn as_read(&self) -> Kingdom {
        let side = self.size.cells() as u8;
        let mut kingdom = Kingdom::filled(side, side, Cell::Unknown);
        for (place, read) in self.places().zip(&self.read) {
            kingdom.set(place, read.cell);
        }
        kingdom
    }

    /// The kingdom as it was read, with the cells that a person has set taken from `now`.
    pub(super) fn kingdom(&self, now: &Kingdom) -> Kingdom {
        let side = self.size.cells() as u8;
        let mut kingdom = Kingdom::filled(side, side, Cell::Unknown);
        for (place, read) in self.places().zip(&self.read) {
            kingdom.set(place, if self.fixed.contains(place) { now.get(place) } else { read.cell });
        }
        kingdom
    }

    /// The same photo looked at from the next side: everything turned by a quarter, clockwise.
    pub(super) fn turn(&mut self) {
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

    /// Divides the same frame into another number of cells. Returns what a person has set, on its new places.
    pub(super) fn resize(&mut self, size: FrameSize, now: &Kingdom) -> Vec<(Place, Cell)> {
        let kept = self.carried(self.corners, size, now);
        self.size = size;
        self.read.clear();
        self.fixed = kept.iter().map(|(place, _)| *place).collect();
        kept
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A photo of an empty kingdom with a castle in its first row that should be checked.
    pub(in super::super) fn photo() -> KingdomPhoto {
        let corner = |x, y| Point { x, y };
        let corners = Quad([corner(0.0, 0.0), corner(5.0, 0.0), corner(5.0, 5.0), corner(0.0, 5.0)]);
        let mut photo = KingdomPhoto::new("0123456789abcdef.jpg".into(), corners, FrameSize::Five);
        let cell = |index| if index == 3 { Cell::Castle } else { Cell::Empty };
        let read = |index| ReadCell { unsure: index == 3, ..ReadCell::sure(cell(index), 0.9) };
        photo.read = (0..25).map(read).collect();
        photo
    }

    #[test]
    fn four_turns_are_none() {
        let (mut turned, photo) = (photo(), photo());
        turned.turn();
        // The castle of the first row stands in the last column now.
        assert_eq!(turned.reading(Place::new(3, 4)).map(|read| read.cell), Some(Cell::Castle));
        assert_ne!(turned.corners, photo.corners);
        (0..3).for_each(|_| turned.turn());
        assert_eq!(turned, photo);
    }

    #[test]
    fn what_was_set_stays_on_its_spot_of_the_photo() {
        let mut photo = photo();
        photo.fixed.insert(Place::new(1, 3));
        let mut now = Kingdom::filled(5, 5, Cell::Empty);
        now.set(Place::new(1, 3), Cell::Castle);
        // A frame of 7x7 around the one of 5x5, with cells of the same size.
        let corner = |x, y| Point { x, y };
        let corners = Quad([corner(-1.0, -1.0), corner(6.0, -1.0), corner(6.0, 6.0), corner(-1.0, 6.0)]);
        let reading = PhotoReading {
            corners,
            size: FrameSize::Seven,
            check_corners: false,
            cells: vec![ReadCell::sure(Cell::Empty, 0.9); 49],
            castle: Some(PlayerColour::Green),
        };
        assert_eq!(photo.take(reading, &now), [(Place::new(2, 4), Cell::Castle)]);
        assert_eq!(photo.fixed.iter().collect::<Vec<_>>(), [Place::new(2, 4)]);
    }

    #[test]
    fn a_cell_that_was_looked_at_is_sure_and_stays() {
        let mut photo = photo();
        assert_eq!(photo.unsure().len(), 1);
        photo.fixed.insert(Place::new(0, 3));
        assert!(photo.unsure().is_empty());
        let mut now = photo.kingdom(&Kingdom::filled(5, 5, Cell::Unknown));
        assert_eq!(now.get(Place::new(0, 3)), Cell::Unknown);
        now.set(Place::new(0, 3), Cell::Castle);
        assert_eq!(photo.kingdom(&now).get(Place::new(0, 3)), Cell::Castle);
    }
}
