//! Reading a frame. In: a photo and a frame. Out: what every cell in it and around it may be: the cells that the photo
//! shows are cut out, read by the network, and compared with the table around.

use image::RgbImage;

use super::frame_reading::{CellSight, FrameReading};
use super::table::{self, Appearance, PlacedCell};
use super::taken::Taken;
use crate::model::{Cell, Place, Places};
use crate::scan::geometry::Homography;
use crate::scan::grid::CandidateFrame;
use crate::scan::progress::{Stage, Watch, step};
use crate::scan::reader::{CellReader, CellReading, LABEL_COUNT, label_of};
use crate::scan::rectify::{CellCut, cut_cells, inside};
use crate::scan::result::ScanError;
use crate::scan::settings::{FrameSettings, ReadSettings, TableSettings};

/// The settings of the stages that reading a frame goes through.
pub(super) struct Stages<'a> {
    pub(super) frame: &'a FrameSettings,
    pub(super) table: &'a TableSettings,
    pub(super) read: &'a ReadSettings,
}

/// A cell is another kingdom's from this part of it on that shows the other's tiles.
const MINE: f64 = 0.35;

/// Reads the cells of a frame and of one more row and column on each side of it. Tiles that belong to another kingdom are
/// no tiles of this one: around the frame they are not read at all.
pub(super) fn read_frame(
    photo: &RgbImage,
    frame: CandidateFrame,
    taken: &Taken,
    reader: &CellReader,
    settings: &Stages<'_>,
    watch: &dyn Watch,
) -> Result<FrameReading, ScanError> {
    let n = frame.size.cells();
    let lattice = Homography::from_lattice(n as f64, n as f64, &frame.corners).ok_or(ScanError::NoFrame)?;
    let is_inner = |row: usize, column: usize| (1..=n).contains(&row) && (1..=n).contains(&column);
    let cell = |row: usize, column: usize| {
        let (x, y) = (column as f64 - 1.0, row as f64 - 1.0);
        lattice.quad(x, y, x + 1.0, y + 1.0)
    };
    let is_taken = |row: usize, column: usize| taken.share(&cell(row, column)) > MINE;
    let FrameSettings { seen_part, shown_part, .. } = *settings.frame;
    let is_ours = |row: usize, column: usize| is_inner(row, column) || !is_taken(row, column);
    let is_shown = |row: usize, column: usize| {
        let least = if is_inner(row, column) { shown_part } else { seen_part };
        is_ours(row, column) && inside(photo, &cell(row, column)) >= least
    };
    let around = (0..n + 2).flat_map(|row| (0..n + 2).map(move |column| (row, column)));
    let shown_around =
        around.filter(|&(row, column)| !is_inner(row, column) && is_shown(row, column)).count();
    // Where the photo ends with the frame, as a picture of just the board does, there is nothing to see around it.
    let rim = usize::from(shown_around >= settings.table.fewest);
    let mut cuts = cut_cells(photo, &frame.corners, n, rim, settings.frame.reach, watch)?;
    for cut in &mut cuts {
        (cut.row, cut.column) = (cut.row + 1 - rim, cut.column + 1 - rim);
    }
    step(watch, Stage::Read, 0.0)?;
    let offsets = cuts.iter().filter(|cut| is_inner(cut.row, cut.column)).map(|cut| cut.offset).collect();
    let (whole, parts): (Vec<CellCut>, Vec<CellCut>) =
        cuts.into_iter().partition(|cut| is_shown(cut.row, cut.column));
    let is_part = |cut: &CellCut| {
        let is_around = !is_inner(cut.row, cut.column) && is_ours(cut.row, cut.column);
        is_around && inside(photo, &cell(cut.row, cut.column)) > 1.0 - seen_part
    };
    let parts = tiles_among(reader, parts.into_iter().filter(is_part), settings.frame.certain);
    let mut cells = read_cells(reader, whole, is_inner, settings);
    table::compare(&mut cells, settings.table);
    for cell in &mut cells {
        let (row, column) = (usize::from(cell.place.row), usize::from(cell.place.col));
        if !cell.is_around && is_taken(row, column) {
            (cell.reading, cell.from_table) = (no_tile(), 0.0);
        }
    }
    step(watch, Stage::Read, 1.0)?;
    let mut readings = vec![None; (n + 2) * (n + 2)];
    let mut sights = vec![CellSight::NONE; n * n];
    for cell in cells {
        let (row, column) = (usize::from(cell.place.row), usize::from(cell.place.col));
        if !cell.is_around {
            sights[(row - 1) * n + column - 1] =
                CellSight { from_table: cell.from_table, covered: cell.reading.covered };
        }
        readings[row * (n + 2) + column] = Some(cell.reading);
    }
    Ok(FrameReading { frame, cells: readings, sights, parts, offsets })
}

/// Those of these cells that surely show a tile, though the photo has only a part of them; beyond its end the last pixels go on.
fn tiles_among(reader: &CellReader, cuts: impl Iterator<Item = CellCut>, certain: f32) -> Places {
    let (places, pictures): (Vec<Place>, Vec<RgbImage>) =
        cuts.map(|cut| (Place::new(cut.row as u8, cut.column as u8), cut.picture)).unzip();
    let readings = reader.glance(&pictures);
    let is_tile = |reading: &CellReading| 1.0 - reading.no_tile() > certain && !reading.is_covered();
    places.iter().zip(&readings).filter(|(_, reading)| is_tile(reading)).map(|(place, _)| *place).collect()
}

/// What is certain to be no tile of this kingdom.
fn no_tile() -> CellReading {
    let mut probabilities = [1e-6; LABEL_COUNT];
    if let Some(place) = label_of(Cell::Empty) {
        probabilities[place] = 1.0;
    }
    CellReading { probabilities, covered: 0.0 }
}

/// Reads cells. Around a frame there is mostly the same bare table again and again, which is read only once.
fn read_cells(
    reader: &CellReader,
    cuts: Vec<CellCut>,
    is_inner: impl Fn(usize, usize) -> bool,
    settings: &Stages<'_>,
) -> Vec<PlacedCell> {
    let (mut inner, mut outer) = (Vec::new(), Vec::new());
    let mut outer_appearances: Vec<Appearance> = Vec::new();
    // Each cell with its place among those of its kind that are read.
    let mut cells = Vec::with_capacity(cuts.len());
    for cut in cuts {
        let place = Place::new(cut.row as u8, cut.column as u8);
        let appearance = Appearance::of(&cut.picture);
        if is_inner(cut.row, cut.column) {
            cells.push((place, appearance, false, inner.len()));
            inner.push(cut.picture);
            continue;
        }
        let is_same = |other: &Appearance| other.distance(&appearance) < settings.table.same();
        let known = outer_appearances.iter().position(is_same);
        cells.push((place, appearance, true, known.unwrap_or(outer.len())));
        if known.is_none() {
            outer_appearances.push(appearance);
            outer.push(cut.picture);
        }
    }
    let (inner, outer) = (reader.read(&inner, settings.frame.certain), reader.glance(&outer));
    let cell = |(place, appearance, is_around, at): (Place, Appearance, bool, usize)| {
        let reading: &CellReading = if is_around { &outer[at] } else { &inner[at] };
        PlacedCell { place, is_around, appearance, reading: reading.clone(), from_table: f32::INFINITY }
    };
    cells.into_iter().map(cell).collect()
}
