//! One frame, read: its cells and those around it.
//!
//! In: a photo and a frame. Out: what every cell may be; and where the tiles say that the frame should lie, which is
//! how the reader mends a frame that slipped by a cell or has the wrong size.

use image::RgbImage;

use super::table::{self, Look, Seen};
use super::{ScanError, Scanner};
use crate::model::{Place, Places};
use crate::scan::geometry::{Homography, Point, Quad};
use crate::scan::grid::{Frame, GridSize};
use crate::scan::progress::{Stage, Watch, step};
use crate::scan::reader::{Ground, Label, Reading};
use crate::scan::rectify::{Settling, cut_cells, inside};
use crate::scan::settings::FrameSettings;

/// The cells of a frame and of one more row and column on each side of it.
pub(super) struct Sight {
    pub(super) frame: Frame,
    /// Row by row, from the one above the frame; none where the photo ends.
    cells: Vec<Option<Reading>>,
    /// How different each cell inside the frame looks from the table around it, row by row.
    pub(super) from_table: Vec<f32>,
    /// How far each cell inside the frame lies away from it, in cells, row by row.
    offsets: Vec<Point>,
}

impl Sight {
    /// Reads a frame.
    pub(super) fn new(
        scanner: &Scanner,
        photo: &RgbImage,
        frame: Frame,
        watch: &dyn Watch,
    ) -> Result<Self, ScanError> {
        let n = frame.size.cells();
        let lattice =
            Homography::from_lattice(n as f64, n as f64, &frame.corners).ok_or(ScanError::NoFrame)?;
        let cell = |row: usize, column: usize| {
            let (x, y) = (column as f64 - 1.0, row as f64 - 1.0);
            lattice.quad(x, y, x + 1.0, y + 1.0)
        };
        let is_inner = |row: usize, column: usize| (1..=n).contains(&row) && (1..=n).contains(&column);
        let is_seen = |row: usize, column: usize| {
            let FrameSettings { seen_part, shown_part, .. } = scanner.frame;
            let least = if is_inner(row, column) { shown_part } else { seen_part };
            inside(photo, &cell(row, column)) >= least
        };
        let around = (0..n + 2).flat_map(|row| (0..n + 2).map(move |column| (row, column)));
        let seen = around.filter(|&(row, column)| !is_inner(row, column) && is_seen(row, column)).count();
        // Where the photo ends with the frame, as a picture of just the board does, there is nothing to see around it.
        let rim = usize::from(seen >= scanner.table.fewest);
        let (low, high) = (-(rim as f64), (n + rim) as f64);
        let side = n + 2 * rim;
        let corners = lattice.quad(low, low, high, high);
        let mut cuts = cut_cells(photo, &corners, (side, side), Settling::Loose, &scanner.cut, watch)?;
        for cut in &mut cuts {
            (cut.row, cut.column) = (cut.row + 1 - rim, cut.column + 1 - rim);
        }
        step(watch, Stage::Read, 0.0)?;
        let offsets = cuts.iter().filter(|cut| is_inner(cut.row, cut.column)).map(|cut| cut.offset).collect();
        cuts.retain(|cut| is_seen(cut.row, cut.column));
        let around: Vec<bool> = cuts.iter().map(|cut| !is_inner(cut.row, cut.column)).collect();
        let places: Vec<Place> =
            cuts.iter().map(|cell| Place::new(cell.row as u8, cell.column as u8)).collect();
        let pictures: Vec<RgbImage> = cuts.into_iter().map(|cell| cell.picture).collect();
        let looks: Vec<Look> = pictures.iter().map(Look::of).collect();
        let readings = read(scanner, pictures, &looks, &around);
        let cells = places.into_iter().zip(around).zip(looks).zip(readings);
        let mut cells: Vec<Seen> = cells
            .map(|(((place, is_around), look), reading)| {
                let from_table = f32::INFINITY;
                Seen { place, is_around, look, reading, from_table }
            })
            .collect();
        table::compare(&mut cells, &scanner.table);
        step(watch, Stage::Read, 1.0)?;
        let mut grid = vec![None; (n + 2) * (n + 2)];
        let mut from_table = vec![f32::INFINITY; n * n];
        for cell in cells {
            let (row, column) = (usize::from(cell.place.row), usize::from(cell.place.col));
            if !cell.is_around {
                from_table[(row - 1) * n + column - 1] = cell.from_table;
            }
            grid[row * (n + 2) + column] = Some(cell.reading);
        }
        Ok(Self { frame, cells: grid, from_table, offsets })
    }

    fn side(&self) -> usize {
        self.frame.size.cells() + 2
    }

    /// The readings of the cells inside the frame, row by row; none where the photo ends.
    pub(super) fn inner(&self) -> impl Iterator<Item = Option<&Reading>> {
        let (side, last) = (self.side(), self.side() - 1);
        let is_inner = move |i: usize| (1..last).contains(&(i / side)) && (1..last).contains(&(i % side));
        self.cells.iter().enumerate().filter(move |&(i, _)| is_inner(i)).map(|(_, cell)| cell.as_ref())
    }

    /// The cells inside the frame that are read as tiles, with how likely they are.
    fn tiles(&self) -> impl Iterator<Item = (Label, f32)> {
        self.inner().flatten().map(Reading::best).filter(|(label, _)| label.ground != Ground::Empty)
    }

    /// The corners of the frame that fits best to its tiles as they lie: the lines that stand out most are those of a few
    /// dominoes that happen to lie straight.
    pub(super) fn corners_as_laid(&self) -> Quad {
        let n = self.frame.size.cells();
        let is_tile =
            |reading: Option<&Reading>| reading.is_some_and(|reading| chance(reading, Ground::Empty) < 0.5);
        let tiles = self.inner().zip(&self.offsets).enumerate().filter(|(_, (reading, _))| is_tile(*reading));
        let cells: Vec<(Point, Point)> = tiles
            .map(|(i, (_, offset))| {
                let belongs = Point::new((i % n) as f64 + 0.5, (i / n) as f64 + 0.5);
                (belongs, belongs + *offset)
            })
            .collect();
        let side = n as f64;
        let photo_from_lattice = Homography::from_lattice(side, side, &self.frame.corners);
        let moved = photo_from_lattice.zip(Homography::nudge(&cells)).map(|(photo_from_lattice, as_laid)| {
            photo_from_lattice.after(&as_laid).quad(0.0, 0.0, side, side)
        });
        moved.filter(Quad::is_convex).unwrap_or(self.frame.corners)
    }

    /// How sure the network is of its tiles, on average.
    pub(super) fn confidence(&self) -> f32 {
        let (sum, count) = self.tiles().fold((0.0, 0.0_f32), |(sum, count), (_, p)| (sum + p, count + 1.0));
        sum / count.max(1.0)
    }

    /// How likely the likeliest castle is.
    pub(super) fn castle(&self) -> f32 {
        self.inner().flatten().map(|reading| chance(reading, Ground::Castle)).fold(0.0, f32::max)
    }

    /// How much of a kingdom it shows: how many tiles, less for those that are not clear, and for cells that the photo
    /// does not show. A frame that cuts through tiles shows less than one that does not.
    pub(super) fn worth(&self) -> f32 {
        let hidden = self.inner().filter(Option::is_none).count() as f32;
        self.tiles().map(|(_, p)| 2.0 * p - 1.0).sum::<f32>() - hidden
    }

    /// The cells that are tiles with at least this probability, the first one above and left of the frame.
    fn tiles_surer_than(&self, least: f32) -> Places {
        let side = self.side();
        let is_tile = |cell: &Option<Reading>| {
            cell.as_ref().is_some_and(|reading| 1.0 - chance(reading, Ground::Empty) > least)
        };
        let places = self.cells.iter().enumerate().filter(|(_, cell)| is_tile(cell));
        places.map(|(i, _)| Place::new((i / side) as u8, (i % side) as u8)).collect()
    }

    /// The tiles that hang together with the castle, or with most others where no castle is seen.
    fn kingdom(&self, settings: &FrameSettings) -> Places {
        let n = self.frame.size.cells() as u8;
        let is_inner = |place: &Place| (1..=n).contains(&place.row) && (1..=n).contains(&place.col);
        // Outside of the frame only what is certain counts: it has been judged to be table once.
        let (likely, certain) = (self.tiles_surer_than(0.5), self.tiles_surer_than(settings.certain_tile));
        let tiles: Places =
            likely.iter().filter(|place| is_inner(place) || certain.contains(*place)).collect();
        let castle = |place: Place| {
            let reading = &self.cells[usize::from(place.row) * self.side() + usize::from(place.col)];
            reading.as_ref().map_or(0.0, |reading| chance(reading, Ground::Castle))
        };
        let likeliest = tiles.iter().max_by(|a, b| castle(*a).total_cmp(&castle(*b)));
        let groups = tiles.iter().map(|place| tiles.reached_from(place.into()));
        match likeliest.filter(|place| castle(*place) > 0.5) {
            Some(castle) => tiles.reached_from(castle.into()),
            None => groups.max_by_key(|group| group.len()).unwrap_or(Places::NONE),
        }
    }

    /// The frame that the tiles ask for, if it is another one. A given size is kept.
    pub(super) fn better_frame(&self, size: Option<GridSize>, settings: &FrameSettings) -> Option<Frame> {
        let kingdom = self.kingdom(settings);
        let n = self.frame.size.cells() as i32;
        let range = |get: fn(Place) -> u8| {
            let all = || kingdom.iter().map(|place| i32::from(get(place)));
            Some((all().min()?, all().max()?))
        };
        let (rows, cols) = (range(|place| place.row)?, range(|place| place.col)?);
        let longest = (rows.1 - rows.0).max(cols.1 - cols.0) + 1;
        let wanted = size.unwrap_or(if longest <= 5 { GridSize::Five } else { GridSize::Seven });
        let side = wanted.cells() as i32;
        // A few tiles do not tell the size; and what does not fit into any frame are two kingdoms.
        let is_whole = kingdom.len() as usize >= settings.tiles_for_size || wanted >= self.frame.size;
        if longest > side || !is_whole {
            return None;
        }
        let (top, left) = (start(rows, side, n), start(cols, side, n));
        if (top, left, side) == (1, 1, n) {
            return None;
        }
        let lattice = Homography::from_lattice(f64::from(n), f64::from(n), &self.frame.corners)?;
        let [left, top, right, bottom] = [left, top, left + side, top + side].map(|at| f64::from(at - 1));
        Some(Frame { corners: lattice.quad(left, top, right, bottom), size: wanted, ..self.frame })
    }

    /// Whether the photo does not show all of the frame, or the tiles go on beyond it. One domino alone just lies beside
    /// it.
    pub(super) fn is_cut_off(&self, settings: &FrameSettings) -> bool {
        if self.inner().any(|reading| reading.is_none()) {
            return true;
        }
        let last = self.side() as u8 - 1;
        let is_around = |at: u8| at == 0 || at == last;
        let beyond =
            self.kingdom(settings).iter().filter(|place| is_around(place.row) || is_around(place.col));
        beyond.count() > 2
    }
}

/// Reads cells. Around a frame there is mostly the same bare table again and again, which is read only once.
fn read(scanner: &Scanner, pictures: Vec<RgbImage>, looks: &[Look], around: &[bool]) -> Vec<Reading> {
    let mut inner = Vec::new();
    let mut outer = Vec::new();
    // For each cell its place among those of its kind that are read.
    let mut places: Vec<usize> = Vec::with_capacity(pictures.len());
    let mut outer_looks: Vec<&Look> = Vec::new();
    for (i, picture) in pictures.into_iter().enumerate() {
        if !around[i] {
            places.push(inner.len());
            inner.push(picture);
            continue;
        }
        let known = outer_looks.iter().position(|look| look.distance(&looks[i]) < scanner.table.same);
        places.push(known.unwrap_or(outer.len()));
        if known.is_none() {
            outer_looks.push(&looks[i]);
            outer.push(picture);
        }
    }
    let (inner, outer) =
        (scanner.reader.read(&inner, scanner.read.sure_at_sight), scanner.reader.glance(&outer));
    let reading =
        |(&place, &is_around): (&usize, &bool)| if is_around { &outer[place] } else { &inner[place] };
    places.iter().zip(around).map(reading).cloned().collect()
}

/// Where a frame of `side` cells starts so that it holds the tiles from `low` to `high`, as near as can be to the
/// present one, which starts at 1 and has `n` cells.
fn start((low, high): (i32, i32), side: i32, n: i32) -> i32 {
    let (least, most) = (high - side + 1, low);
    let goes_on = (low == 0, high == n + 1);
    let wish = match goes_on {
        // What goes on beyond the last cell that was read may well go on further.
        (false, true) if side > n => most,
        (true, false) if side > n => least,
        _ => 1 + (n - side) / 2,
    };
    wish.clamp(least, most)
}

/// How likely a ground is.
fn chance(reading: &Reading, ground: Ground) -> f32 {
    reading.grounds()[ground as usize]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::reader::{LABEL_COUNT, LABELS};

    /// A sight of these cells, the first row and column above and left of the frame, each as sure as this. `.` is no tile,
    /// `?` what the photo does not show. A cell is ten pixels wide.
    fn sight(rows: &str, sure: f32) -> Sight {
        let rows: Vec<Vec<char>> = rows
            .split('/')
            .map(|row| row.chars().filter(|letter| !letter.is_whitespace()).collect())
            .collect();
        let size = if rows.len() == 9 { GridSize::Seven } else { GridSize::Five };
        let n = size.cells();
        assert!(rows.len() == n + 2 && rows.iter().all(|row| row.len() == n + 2));
        let reading = |&letter: &char| {
            let of_ground = |label: &Label| {
                let letter_of_it = if label.ground == Ground::Empty { '.' } else { label.ground.letter() };
                letter_of_it == letter && label.crowns == 0
            };
            let place = LABELS.iter().position(of_ground)?;
            let mut labels = [(1.0 - sure) / (LABEL_COUNT - 1) as f32; LABEL_COUNT];
            labels[place] = sure;
            Some(Reading { labels })
        };
        let corners = Quad::rect(0.0, 0.0, 10.0 * n as f64, 10.0 * n as f64);
        Sight {
            frame: Frame { corners, size, score: 2.5, evidence: 30.0, contrast: 0.6 },
            cells: rows.iter().flatten().map(reading).collect(),
            from_table: vec![f32::INFINITY; n * n],
            offsets: vec![Point::default(); n * n],
        }
    }

    const FULL: &str = ".......  / .wwfll. / .wwfll. / .ggcll. / .ggfss. / .mmfss. / .......";

    fn better(rows: &str) -> Option<(GridSize, [f64; 4])> {
        let frame = sight(rows, 0.97).better_frame(None, &FrameSettings::default())?;
        Some((frame.size, frame.corners.bounds().map(f64::round)))
    }

    #[test]
    fn a_frame_that_holds_its_tiles_stays() {
        assert_eq!(better(FULL), None);
        let settings = FrameSettings::default();
        assert!(!sight(FULL, 0.97).is_cut_off(&settings));
    }

    #[test]
    fn a_frame_that_slipped_by_a_cell_follows_its_tiles() {
        let slipped = ". . . . . . . / w w f l l . . / w w f l l . . / g g c l l . . / g g f s s . . / m m f s s . . / . . . . . . .";
        assert_eq!(better(slipped), Some((GridSize::Five, [-10.0, 0.0, 40.0, 50.0])));
    }

    #[test]
    fn tiles_on_both_sides_make_a_larger_frame() {
        let wide = ". . . . . . . / w w f l l f f / w w f l l f f / g g c l l s s / g g f s s s s / m m f s s w w / . . . . . . .";
        let (size, [left, top, right, bottom]) = better(wide).unwrap();
        assert_eq!((size, left, right), (GridSize::Seven, -10.0, 60.0));
        assert!(top <= 0.0 && bottom >= 50.0, "{top} {bottom}");
    }

    #[test]
    fn a_small_kingdom_in_a_large_frame_gets_a_small_one() {
        let small = ". . . . . . . . . / . . . . . . . . . / . w w f l l . . . / . w w f l l . . . / . g g c l l . . . /
             . g g f s s . . . / . m m f s s . . . / . . . . . . . . . / . . . . . . . . .";
        assert_eq!(better(small), Some((GridSize::Five, [0.0, 10.0, 50.0, 60.0])));
        let given = sight(small, 0.97).better_frame(Some(GridSize::Seven), &FrameSettings::default());
        assert!(given.is_none_or(|frame| frame.size == GridSize::Seven));
    }

    #[test]
    fn a_neighbours_tiles_do_not_move_the_frame() {
        let beside = ". . . . . . . / . w w f l . s / . w w f l . s / . g g c l . s / . g g f s . m / . m m f s . m / . . . . . . .";
        assert_eq!(better(beside), None);
    }

    #[test]
    fn what_the_photo_does_not_show_or_what_goes_on_beyond_the_frame_is_cut_off() {
        let cut_off = |rows: &str| sight(rows, 0.97).is_cut_off(&FrameSettings::default());
        assert!(cut_off(&FULL.replace("ll. / .ggcll", "l?. / .ggcll")));
        // One domino lies beside it, three cells belong to it.
        assert!(!cut_off(&FULL.replace(".wwfll. / .ggcll. ", ".wwflll / .ggclll ")));
        assert!(cut_off(&FULL.replace(".wwfll. / .ggcll. / .ggfss.", ".wwflll / .ggclll / .ggfsss")));
    }

    #[test]
    fn the_frame_goes_where_the_tiles_lie() {
        let mut pushed = sight(FULL, 0.97);
        pushed.offsets.fill(Point::new(0.1, -0.2));
        assert!(pushed.corners_as_laid().distance(&Quad::rect(1.0, -2.0, 51.0, 48.0)) < 1e-9);
        // One loose domino among 25 cells does not move the others' frame much.
        let mut loose = sight(FULL, 0.97);
        loose.offsets[0] = Point::new(0.2, 0.2);
        assert!(loose.corners_as_laid().distance(&loose.frame.corners) < 1.0);
    }

    #[test]
    fn less_is_shown_by_cells_that_are_unclear_or_not_seen() {
        let (clear, unclear) = (sight(FULL, 0.99), sight(FULL, 0.6));
        assert!((clear.worth() - 24.5).abs() < 0.01 && (unclear.worth() - 5.0).abs() < 0.01);
        assert!((clear.confidence() - 0.99).abs() < 1e-4 && (unclear.castle() - 0.6).abs() < 1e-4);
        let hidden = sight(&FULL.replace("wwfll. / .ggcll", "wwfl?. / .ggcll"), 0.99);
        assert!((clear.worth() - hidden.worth() - 1.98).abs() < 0.01);
    }
}
