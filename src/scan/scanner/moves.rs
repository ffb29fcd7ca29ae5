//! Where the tiles say that the frame lies. In: a frame that was read. Out: the frame that holds its tiles, which mends
//! one that slipped by a cell or has the wrong size; the corners as the tiles were laid; and whether tiles go on beyond.

use super::frame_reading::FrameReading;
use crate::model::{FrameSize, Place, Places};
use crate::scan::geometry::{Homography, Point, Quad};
use crate::scan::grid::CandidateFrame;
use crate::scan::reader::CellReading;
use crate::scan::settings::FrameSettings;

impl FrameReading {
    /// The corners of the frame that fits best to its tiles as they lie: the lines that stand out most are those of a few
    /// dominoes that happen to lie straight.
    pub(super) fn corners_as_laid(&self) -> Quad {
        let n = self.frame.size.cells();
        let is_tile = |reading: Option<&CellReading>| reading.is_some_and(|reading| reading.no_tile() < 0.5);
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

    /// The tiles that hang together with the castle, or with most others where no castle is seen.
    pub(super) fn kingdom(&self, settings: &FrameSettings) -> Places {
        let n = self.frame.size.cells() as u8;
        let is_inner = |place: &Place| (1..=n).contains(&place.row) && (1..=n).contains(&place.col);
        // Outside of the frame only what is certain counts: it has been judged to be table once.
        let (likely, certain) = (self.tiles_surer_than(0.5), self.tiles_surer_than(settings.certain));
        let tiles: Places =
            likely.iter().filter(|place| is_inner(place) || certain.contains(*place)).collect();
        let castle = |place: Place| self.at(place).map_or(0.0, CellReading::castle);
        let likeliest = tiles.iter().max_by(|a, b| castle(*a).total_cmp(&castle(*b)));
        let groups = tiles.iter().map(|place| tiles.reached_from(place.into()));
        match likeliest.filter(|place| castle(*place) > 0.5) {
            Some(castle) => tiles.reached_from(castle.into()),
            None => groups.max_by_key(|group| group.len()).unwrap_or(Places::NONE),
        }
    }

    /// The frame that the tiles ask for, if it is another one. A given size is kept.
    pub(super) fn frame_around_tiles(
        &self,
        size: Option<FrameSize>,
        settings: &FrameSettings,
    ) -> Option<CandidateFrame> {
        let kingdom = self.kingdom(settings);
        let n = self.frame.size.cells() as i32;
        let range = |get: fn(Place) -> u8| {
            let all = || kingdom.iter().map(|place| i32::from(get(place)));
            Some((all().min()?, all().max()?))
        };
        let (rows, cols) = (range(|place| place.row)?, range(|place| place.col)?);
        let longest = (rows.1 - rows.0).max(cols.1 - cols.0) + 1;
        let wanted = size.unwrap_or(if longest <= 5 { FrameSize::Five } else { FrameSize::Seven });
        let side = wanted.cells() as i32;
        // A few tiles do not tell the size; and what does not fit into any frame are two kingdoms.
        let is_whole = kingdom.len() as usize >= 2 * settings.few_tiles || wanted >= self.frame.size;
        if longest > side || !is_whole {
            return None;
        }
        let (top, left) = (start(rows, side, n), start(cols, side, n));
        if (top, left, side) == (1, 1, n) {
            return None;
        }
        let lattice = Homography::from_lattice(f64::from(n), f64::from(n), &self.frame.corners)?;
        let [left, top, right, bottom] = [left, top, left + side, top + side].map(|at| f64::from(at - 1));
        let corners = Some(lattice.quad(left, top, right, bottom)).filter(Quad::is_convex)?;
        Some(CandidateFrame { corners, size: wanted, ..self.frame })
    }

    /// How many tiles of the kingdom lie beyond the frame.
    pub(super) fn tiles_beyond(&self, settings: &FrameSettings) -> usize {
        let last = self.side() as u8 - 1;
        let is_around = |at: u8| at == 0 || at == last;
        let beyond =
            self.kingdom(settings).iter().filter(|place| is_around(place.row) || is_around(place.col));
        beyond.count()
    }
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

#[cfg(test)]
mod tests {
    use super::super::frame_reading::tests::{FULL, reading};
    use super::*;

    fn better(rows: &str) -> Option<(FrameSize, [f64; 4])> {
        let frame = reading(rows, 0.97).frame_around_tiles(None, &FrameSettings::default())?;
        Some((frame.size, frame.corners.bounds().map(f64::round)))
    }

    #[test]
    fn a_frame_that_holds_its_tiles_stays() {
        assert_eq!(better(FULL), None);
    }

    #[test]
    fn a_frame_that_slipped_by_a_cell_follows_its_tiles() {
        let slipped = ". . . . . . . / w w f l l . . / w w f l l . . / g g c l l . . / g g f s s . . / m m f s s . . / . . . . . . .";
        assert_eq!(better(slipped), Some((FrameSize::Five, [-10.0, 0.0, 40.0, 50.0])));
    }

    #[test]
    fn tiles_on_both_sides_make_a_larger_frame() {
        let wide = ". . . . . . . / w w f l l f f / w w f l l f f / g g c l l s s / g g f s s s s / m m f s s w w / . . . . . . .";
        let (size, [left, top, right, bottom]) = better(wide).unwrap();
        assert_eq!((size, left, right), (FrameSize::Seven, -10.0, 60.0));
        assert!(top <= 0.0 && bottom >= 50.0, "{top} {bottom}");
    }

    #[test]
    fn a_small_kingdom_in_a_large_frame_gets_a_small_one() {
        let small = ". . . . . . . . . / . . . . . . . . . / . w w f l l . . . / . w w f l l . . . / . g g c l l . . . /
             . g g f s s . . . / . m m f s s . . . / . . . . . . . . . / . . . . . . . . .";
        assert_eq!(better(small), Some((FrameSize::Five, [0.0, 10.0, 50.0, 60.0])));
        let given =
            reading(small, 0.97).frame_around_tiles(Some(FrameSize::Seven), &FrameSettings::default());
        assert!(given.is_none_or(|frame| frame.size == FrameSize::Seven));
    }

    #[test]
    fn a_neighbours_tiles_do_not_move_the_frame() {
        let beside = ". . . . . . . / . w w f l . s / . w w f l . s / . g g c l . s / . g g f s . m / . m m f s . m / . . . . . . .";
        assert_eq!(better(beside), None);
    }

    #[test]
    fn tiles_that_go_on_beyond_the_frame_are_counted() {
        let beyond = |rows: &str| reading(rows, 0.97).tiles_beyond(&FrameSettings::default());
        assert_eq!(beyond(FULL), 0);
        assert_eq!(beyond(&FULL.replace(".wwfll. / .ggcll. / .ggfss.", ".wwflll / .ggclll / .ggfsss")), 3);
    }

    #[test]
    fn the_frame_goes_where_the_tiles_lie() {
        let mut pushed = reading(FULL, 0.97);
        pushed.offsets.fill(Point::new(0.1, -0.2));
        assert!(pushed.corners_as_laid().distance(&Quad::rect(1.0, -2.0, 51.0, 48.0)) < 1e-9);
        // One loose domino among 25 cells does not move the others' frame much.
        let mut loose = reading(FULL, 0.97);
        loose.offsets[0] = Point::new(0.2, 0.2);
        assert!(loose.corners_as_laid().distance(&loose.frame.corners) < 1.0);
    }
}
