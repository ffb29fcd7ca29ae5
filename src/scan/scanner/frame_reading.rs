//! One frame, read: what its cells and those around it may be, and how much of a kingdom that is.

use crate::model::{Cell, Place, Places};
use crate::scan::geometry::Point;
use crate::scan::grid::CandidateFrame;
use crate::scan::reader::CellReading;
use crate::scan::settings::TableSettings;
use crate::scan::trust::CellFigures;

/// The cells of a frame and of one more row and column on each side of it.
pub(super) struct FrameReading {
    pub(super) frame: CandidateFrame,
    /// Row by row, from the one above the frame; none where the photo ends.
    pub(super) cells: Vec<Option<CellReading>>,
    /// What else is seen of each cell inside the frame, row by row.
    pub(super) sights: Vec<CellSight>,
    /// Cells around the frame of which the photo shows a part, which is a tile's; the first one lies above and left of the frame.
    pub(super) parts: Places,
    /// How far each cell inside the frame lies away from it, in cells, row by row.
    pub(super) offsets: Vec<Point>,
}

/// What is seen of a cell beside what it may be.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct CellSight {
    /// How different it looks from the table around the frame; without end where none is seen.
    pub(super) from_table: f32,
    /// How likely something lies on it.
    pub(super) covered: f32,
}

impl CellSight {
    /// A cell of which nothing is seen.
    pub(super) const NONE: Self = Self { from_table: f32::INFINITY, covered: 0.0 };

    /// Whether something more likely lies on it than not.
    pub(super) fn is_covered(self) -> bool {
        self.covered > 0.5
    }

    /// What was seen of a cell that is reported.
    pub(super) fn of(figures: &CellFigures) -> Self {
        Self { from_table: figures.from_table as f32, covered: figures.covered as f32 }
    }
}

impl FrameReading {
    /// Cells a side, with those around the frame.
    pub(super) fn side(&self) -> usize {
        self.frame.size.cells() + 2
    }

    /// The readings of the cells inside the frame, row by row; none where the photo ends.
    pub(super) fn inner(&self) -> impl Iterator<Item = Option<&CellReading>> {
        let (side, last) = (self.side(), self.side() - 1);
        let is_inner = move |i: usize| (1..last).contains(&(i / side)) && (1..last).contains(&(i % side));
        self.cells.iter().enumerate().filter(move |&(i, _)| is_inner(i)).map(|(_, cell)| cell.as_ref())
    }

    /// The reading of a cell, the first one above and left of the frame; none where the photo ends.
    pub(super) fn at(&self, place: Place) -> Option<&CellReading> {
        self.cells[usize::from(place.row) * self.side() + usize::from(place.col)].as_ref()
    }

    /// The cells that are tiles with more than this probability, the first one above and left of the frame.
    pub(super) fn tiles_surer_than(&self, least: f32) -> Places {
        let side = self.side();
        let is_tile =
            |cell: &Option<CellReading>| cell.as_ref().is_some_and(|reading| 1.0 - reading.no_tile() > least);
        let places = self.cells.iter().enumerate().filter(|(_, cell)| is_tile(cell));
        places.map(|(i, _)| Place::new((i / side) as u8, (i % side) as u8)).collect()
    }

    /// The cells inside the frame that are read as tiles, with how likely they are. What is covered speaks neither way.
    fn tiles(&self) -> impl Iterator<Item = (Cell, f32)> {
        let seen = self.inner().flatten().filter(|reading| !reading.is_covered());
        seen.map(CellReading::best).filter(|(cell, _)| cell.is_tile())
    }

    /// How sure the network is of its tiles, on average.
    pub(super) fn confidence(&self) -> f32 {
        let (sum, count) = self.tiles().fold((0.0, 0.0_f32), |(sum, count), (_, p)| (sum + p, count + 1.0));
        sum / count.max(1.0)
    }

    /// How likely the likeliest castle is.
    pub(super) fn castle(&self) -> f32 {
        self.inner().flatten().map(CellReading::castle).fold(0.0, f32::max)
    }

    /// How much of a kingdom it shows: how many tiles, less for those that are not clear, and for cells that the photo
    /// does not show. A frame that cuts through tiles shows less than one that does not.
    pub(super) fn worth(&self) -> f32 {
        self.tiles().map(|(_, p)| 2.0 * p - 1.0).sum::<f32>() - self.hidden() as f32
    }

    /// How many cells of the frame the photo does not show.
    pub(super) fn hidden(&self) -> usize {
        self.inner().filter(Option::is_none).count()
    }

    /// Which part of the tiles inside the frame looks like the table around it.
    pub(super) fn tiles_like_table(&self, settings: &TableSettings) -> f32 {
        let is_tile =
            |reading: Option<&CellReading>| reading.is_some_and(|reading| reading.best().0.is_tile());
        let tiles = self.inner().zip(&self.sights).filter(|(reading, _)| is_tile(*reading));
        let (all, alike) = tiles.fold((0, 0), |(all, alike), (_, sight)| {
            (all + 1, alike + i32::from(sight.from_table < settings.doubtful()))
        });
        alike as f32 / all.max(1) as f32
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::model::FrameSize;
    use crate::scan::geometry::Quad;
    use crate::scan::reader::{LABEL_COUNT, label_of};

    /// A kingdom of 5 x 5 cells with nothing around it.
    pub(in super::super) const FULL: &str =
        ".......  / .wwfll. / .wwfll. / .ggcll. / .ggfss. / .mmfss. / .......";

    /// A reading of these cells, the first row and column above and left of the frame, each as sure as this. `.` is no
    /// tile, `?` what the photo does not show. A cell is ten pixels wide.
    pub(in super::super) fn reading(rows: &str, sure: f32) -> FrameReading {
        let rows: Vec<Vec<char>> = rows
            .split('/')
            .map(|row| row.chars().filter(|letter| !letter.is_whitespace()).collect())
            .collect();
        let size = FrameSize::of_cells(rows.len() - 2).unwrap();
        let n = size.cells();
        assert!(rows.iter().all(|row| row.len() == n + 2));
        let reading = |&letter: &char| {
            let place = label_of(letter.to_string().parse().unwrap())?;
            let mut probabilities = [(1.0 - sure) / (LABEL_COUNT - 1) as f32; LABEL_COUNT];
            probabilities[place] = sure;
            Some(CellReading { probabilities, covered: 0.0 })
        };
        let corners = Quad::rect(0.0, 0.0, 10.0 * n as f64, 10.0 * n as f64);
        FrameReading {
            frame: CandidateFrame {
                score: 2.5,
                support: 30.0,
                contrast: 0.6,
                ..CandidateFrame::given(corners, size)
            },
            cells: rows.iter().flatten().map(reading).collect(),
            sights: vec![CellSight::NONE; n * n],
            parts: Places::NONE,
            offsets: vec![Point::default(); n * n],
        }
    }

    #[test]
    fn less_is_shown_by_cells_that_are_unclear_or_not_seen() {
        let (clear, unclear) = (reading(FULL, 0.99), reading(FULL, 0.6));
        assert!((clear.worth() - 24.5).abs() < 0.01 && (unclear.worth() - 5.0).abs() < 0.01);
        assert!((clear.confidence() - 0.99).abs() < 1e-4 && (unclear.castle() - 0.6).abs() < 1e-4);
        let hidden = reading(&FULL.replace("wwfll. / .ggcll", "wwfl?. / .ggcll"), 0.99);
        assert!((clear.worth() - hidden.worth() - 1.98).abs() < 0.01);
    }
}
