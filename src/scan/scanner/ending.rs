//! Where the photo ends too early. In: a frame that was read. Out: the frame with the rows and columns that the photo may
//! have cut off, and how far it goes on beyond the photo.
//!
//! A kingdom of which the photo shows four columns up to its edge is not one with an empty column on the other side: the
//! fifth lies outside. So the frame is moved there, and what is outside is not known.

use super::frame_reading::FrameReading;
use crate::model::{FrameSize, Place, Places};
use crate::scan::geometry::{Homography, Quad};
use crate::scan::grid::CandidateFrame;
use crate::scan::settings::FrameSettings;

/// The tiles of a kingdom along one axis of a frame and what is seen at both of their ends.
struct TileSpan {
    /// Free lines of the frame before the first tile and after the last.
    free: (i32, i32),
    /// Whether they go on there, as parts of more tiles are seen.
    goes_on: (bool, bool),
}

impl TileSpan {
    /// By how many lines the frame is moved so that it holds what the photo cut off.
    fn shift(&self) -> i32 {
        match self.goes_on {
            (false, true) => self.free.0,
            (true, false) => -self.free.1,
            _ => 0,
        }
    }

    /// How many lines the kingdom goes on beyond a small frame that is full of tiles.
    fn beyond(&self) -> (f64, f64) {
        let is_full = self.free == (0, 0);
        let more = |goes_on: bool| f64::from(u8::from(is_full && goes_on));
        (more(self.goes_on.0), more(self.goes_on.1))
    }
}

impl FrameReading {
    /// The frame that also holds what the photo cut off, if that is another one.
    pub(super) fn frame_to_ending(&self, settings: &FrameSettings) -> Option<CandidateFrame> {
        let (rows, columns) = self.spans(settings)?;
        let (down, right) = (rows.shift(), columns.shift());
        if (down, right) == (0, 0) {
            return None;
        }
        let n = self.frame.size.cells() as f64;
        let lattice = Homography::from_lattice(n, n, &self.frame.corners)?;
        let (x, y) = (f64::from(right), f64::from(down));
        let corners = lattice.quad(x, y, x + n, y + n);
        corners.is_convex().then_some(CandidateFrame { corners, ..self.frame })
    }

    /// The corners of all that the kingdom may cover: more than the frame where the photo ends among its tiles.
    pub(super) fn reach(&self, settings: &FrameSettings) -> Quad {
        let n = self.frame.size.cells() as f64;
        let lattice = Homography::from_lattice(n, n, &self.frame.corners);
        let spans = self.spans(settings).filter(|_| self.frame.size == FrameSize::Five);
        let reach = lattice.zip(spans).map(|(lattice, (rows, columns))| {
            let ((top, bottom), (left, right)) = (rows.beyond(), columns.beyond());
            lattice.quad(-left, -top, n + right, n + bottom)
        });
        reach.filter(Quad::is_convex).unwrap_or(self.frame.corners)
    }

    /// How the tiles lie along the rows and the columns of the frame; none where there are no tiles.
    fn spans(&self, settings: &FrameSettings) -> Option<(TileSpan, TileSpan)> {
        let tiles = self.kingdom(settings);
        let row = self.span(&tiles, |place| place.row, |row, place| Place::new(row, place.col))?;
        let column = self.span(&tiles, |place| place.col, |column, place| Place::new(place.row, column))?;
        Some((row, column))
    }

    fn span(
        &self,
        tiles: &Places,
        line: impl Fn(Place) -> u8,
        at_line: impl Fn(u8, Place) -> Place,
    ) -> Option<TileSpan> {
        let (last, n) = (self.side() as u8 - 1, self.frame.size.cells() as i32);
        let (low, high) = (tiles.iter().map(&line).min()?, tiles.iter().map(&line).max()?);
        // Most tiles of the first or last line decide.
        let most = |at: u8, next: Option<u8>, is_open: &dyn Fn(Place) -> bool| {
            let ends = tiles.iter().filter(|place| line(*place) == at);
            let is_open = |place: Place| next.is_some_and(|next| is_open(at_line(next, place)));
            let (open, all) =
                ends.fold((0, 0), |(open, all), place| (open + i32::from(is_open(place)), all + 1));
            2 * open >= all
        };
        let both = |is_open: &dyn Fn(Place) -> bool| {
            let after = Some(high + 1).filter(|next| *next <= last);
            (most(low, low.checked_sub(1), is_open), most(high, after, is_open))
        };
        Some(TileSpan {
            free: (i32::from(low) - 1, n - i32::from(high)),
            goes_on: both(&|place| self.parts.contains(place)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::frame_reading::tests::reading;
    use super::*;

    /// Four columns of tiles, the last one at the right edge of the photo.
    const CUT: &str = ". . . . . . ? / . . w f l l ? / . . w f l l ? / . . g c l l ? / . . g f s s ? / . . m f s s ? / . . . . . . ?";

    /// Where the frame is moved if the photo shows parts of tiles in these rows of its last column.
    fn moved(rows: std::ops::Range<u8>) -> Option<[f64; 4]> {
        let mut reading = reading(CUT, 0.97);
        reading.parts = rows.map(|row| Place::new(row, 6)).collect();
        let frame = reading.frame_to_ending(&FrameSettings::default())?;
        Some(frame.corners.bounds().map(f64::round))
    }

    #[test]
    fn a_column_that_the_photo_cut_off_lies_outside() {
        assert_eq!(moved(1..6), Some([10.0, 0.0, 60.0, 50.0]));
    }

    #[test]
    fn a_tile_that_lies_there_alone_is_another_one() {
        assert_eq!(moved(1..2), None);
        assert_eq!(moved(0..0), None);
    }

    #[test]
    fn a_kingdom_that_fills_its_frame_and_goes_on_is_larger_than_that() {
        let full = "? ? ? ? ? ? ? / . w w f l l ? / . w w f l l ? / . g g c l l ? / . g g f s s ? / . m m f s s ? / . . . . . . .";
        let mut reading = reading(full, 0.97);
        let settings = FrameSettings::default();
        assert_eq!(reading.reach(&settings).bounds().map(|side| side.round() as i32), [0, 0, 50, 50]);
        reading.parts = (1..6).map(|row| Place::new(row, 6)).collect();
        assert_eq!(reading.reach(&settings).bounds().map(|side| side.round() as i32), [0, 0, 60, 50]);
    }
}
