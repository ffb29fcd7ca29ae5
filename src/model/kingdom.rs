//! A kingdom: a grid of cells. In: cells, usually from the notation. Out: what lies where, as cells or as sets of
//! places.

use super::{ByTerrain, Cell, MAX_SIDE, Place, Places};

/// One player's kingdom, as a grid of cells.
///
/// It may be nonsense: no castle, squares that no box holds, wider than its frame. Scoring and the audit in
/// [`crate::rules`] say what it is worth and what is wrong with it.
///
/// ```
/// use crowncount::{Kingdom, Place, Terrain};
///
/// let kingdom: Kingdom = "w1 w c / f m3 ?".parse()?;
/// assert_eq!(kingdom.get(Place::new(1, 1)).crowns(), 3);
/// assert_eq!(kingdom.get(Place::new(0, 0)).terrain(), Some(Terrain::Wheat));
/// assert_eq!(kingdom.to_string(), "w1 w c\nf m3 ?");
/// # Ok::<(), crowncount::NotationError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Kingdom {
    rows: u8,
    cols: u8,
    cells: Vec<Cell>,
}

/// The smallest rectangle that holds all tiles of a kingdom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Extent {
    /// Its top left place.
    pub top_left: Place,
    /// How many rows it spans.
    pub rows: u8,
    /// How many columns it spans.
    pub cols: u8,
}

/// A kingdom as sets of places.
#[derive(Debug, Clone, Copy, Default)]
pub struct Layers {
    /// The squares of each terrain.
    pub squares: ByTerrain<Places>,
    /// The squares with no crown, with one, and so on.
    pub crowned: [Places; 5],
    /// The places that are not known yet.
    pub unknown: Places,
}

impl Layers {
    /// How many crowns these places have together.
    pub fn crowns(&self, places: Places) -> u32 {
        let crowned = (1..).zip(&self.crowned[1..]).map(|(crowns, crowned)| (crowns, places.and(*crowned)));
        // Most territories have few crowns, and counting bits is the slowest part of scoring.
        crowned.filter(|(_, places)| !places.is_empty()).map(|(crowns, places)| crowns * places.len()).sum()
    }
}

impl Kingdom {
    /// A grid filled with one cell.
    ///
    /// # Panics
    /// If a side is 0 or longer than [`MAX_SIDE`].
    pub fn filled(rows: u8, cols: u8, cell: Cell) -> Self {
        let sides = 1..=MAX_SIDE;
        assert!(sides.contains(&rows) && sides.contains(&cols), "a kingdom of {rows} by {cols} places");
        Self { rows, cols, cells: vec![cell; usize::from(rows) * usize::from(cols)] }
    }

    /// How many rows the grid has.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// How many columns the grid has.
    pub fn cols(&self) -> u8 {
        self.cols
    }

    /// What lies on a place; outside the grid there is no tile.
    pub fn get(&self, place: Place) -> Cell {
        self.index(place).map_or(Cell::Empty, |index| self.cells[index])
    }

    /// Puts a cell on a place.
    ///
    /// # Panics
    /// If the place is outside the grid.
    pub fn set(&mut self, place: Place, cell: Cell) {
        let index = self.index(place).expect("a place inside the grid");
        self.cells[index] = cell;
    }

    fn index(&self, place: Place) -> Option<usize> {
        let inside = place.row < self.rows && place.col < self.cols;
        inside.then(|| usize::from(place.row) * usize::from(self.cols) + usize::from(place.col))
    }

    /// All places of the grid with what lies on them, row by row.
    pub fn iter(&self) -> impl Iterator<Item = (Place, Cell)> {
        (0..)
            .zip(self.row_cells())
            .flat_map(|(row, cells)| (0..).zip(cells).map(move |(col, &cell)| (Place::new(row, col), cell)))
    }

    /// All places of the grid, row by row.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        let cols = self.cols;
        (0..self.rows).flat_map(move |row| (0..cols).map(move |col| Place::new(row, col)))
    }

    /// The cells of each row.
    pub fn row_cells(&self) -> impl Iterator<Item = &[Cell]> {
        self.cells.chunks(usize::from(self.cols))
    }

    /// The places whose cell passes a test.
    pub fn places_where(&self, mut is: impl FnMut(Cell) -> bool) -> Places {
        self.iter().fold(Places::NONE, |all, (place, cell)| if is(cell) { all.or(place.into()) } else { all })
    }

    /// The places of castles: one in a sound kingdom.
    pub fn castles(&self) -> Places {
        self.places_where(|cell| cell == Cell::Castle)
    }

    /// The places that are not known yet.
    pub fn unknown(&self) -> Places {
        self.places_where(|cell| cell == Cell::Unknown)
    }

    /// The kingdom as sets of places, made in one pass: what scoring works on.
    pub fn layers(&self) -> Layers {
        let mut layers = Layers::default();
        for (row, cells) in (0..).zip(self.row_cells()) {
            let mut here = Places::from(Place::new(row, 0));
            for &cell in cells {
                if let Some(terrain) = cell.terrain() {
                    layers.squares[terrain].extend(here);
                    layers.crowned[usize::from(cell.crowns())].extend(here);
                } else if cell == Cell::Unknown {
                    layers.unknown.extend(here);
                }
                here = here.stepped_right();
            }
        }
        layers
    }

    /// The smallest rectangle that holds all tiles, if there are any.
    pub fn extent(&self) -> Option<Extent> {
        let tiles = self.places_where(Cell::is_tile);
        let span = |side: fn(Place) -> u8| {
            let low = tiles.iter().map(side).min()?;
            let high = tiles.iter().map(side).max()?;
            Some((low, high - low + 1))
        };
        let ((row, rows), (col, cols)) = (span(|p| p.row)?, span(|p| p.col)?);
        Some(Extent { top_left: Place::new(row, col), rows, cols })
    }

    /// The kingdom turned by a quarter, clockwise.
    #[must_use]
    pub fn turned(&self) -> Self {
        let mut turned = Self::filled(self.cols, self.rows, Cell::Empty);
        for (place, cell) in self.iter() {
            turned.set(Place::new(place.col, self.rows - 1 - place.row), cell);
        }
        turned
    }

    /// The kingdom with left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let mut mirrored = self.clone();
        mirrored.cells.chunks_mut(usize::from(self.cols)).for_each(<[Cell]>::reverse);
        mirrored
    }

    /// The grid of these rows, which the notation has checked to be of one length within [`MAX_SIDE`].
    pub(super) fn from_checked(cols: u8, cells: Vec<Cell>) -> Self {
        Self { rows: (cells.len() / usize::from(cols)) as u8, cols, cells }
    }
}
