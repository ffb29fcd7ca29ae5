//! 'No tile' judged against the table that is seen around the frame.
//!
//! In: the cells of a frame and those around it, each with its reading and its picture. Out: readings in which cells
//! that look like the table around are less likely to be tiles, and cells that do not are more likely to be. A blue
//! cloth can look like a lake to the network, but it looks like the same cloth beside the kingdom, too.

use image::RgbImage;

use crate::model::{Cell, Place};
use crate::scan::reader::{CellReading, label_of};
use crate::scan::settings::TableSettings;

/// What a cell looks like: mean colour, spread of the colours, and how rough it is along both axes, each on a scale where
/// equal steps look equally different.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Appearance([f32; 8]);

impl Appearance {
    pub(super) fn of(picture: &RgbImage) -> Self {
        // The rim shows the neighbours.
        let (from, to) = (picture.width() * 3 / 20, picture.width() * 17 / 20);
        let light = |[r, g, b]: [f32; 3]| 0.3 * r + 0.59 * g + 0.11 * b;
        let at = |x: u32, y: u32| picture.get_pixel(x, y).0.map(f32::from);
        let (mut sums, mut squares, mut steps) = ([0.0_f32; 3], [0.0_f32; 3], [0.0_f32; 2]);
        for y in from..to {
            for x in from..to {
                let here = at(x, y);
                for channel in 0..3 {
                    sums[channel] += here[channel];
                    squares[channel] += here[channel] * here[channel];
                }
                steps[0] += (light(at(x + 1, y)) - light(here)).abs();
                steps[1] += (light(at(x, y + 1)) - light(here)).abs();
            }
        }
        let count = ((to - from) * (to - from)) as f32;
        let mean = sums.map(|sum| sum / count);
        let spread = |c: usize| ((squares[c] / count - mean[c] * mean[c]).max(0.0).sqrt() + 3.0).ln();
        let rough = |axis: usize| (steps[axis] / count + 1.0).ln();
        let [r, g, b] = mean.map(|value| value / 64.0);
        Self([r, g, b, spread(0), spread(1), spread(2), rough(0), rough(1)])
    }

    pub(super) fn distance(&self, other: &Self) -> f32 {
        self.0.iter().zip(other.0).map(|(a, b)| (a - b).abs()).sum()
    }
}

/// A cell with its place, what it looks like and what the network says of it.
pub(super) struct PlacedCell {
    pub(super) place: Place,
    /// Whether it lies around the frame.
    pub(super) is_around: bool,
    pub(super) appearance: Appearance,
    pub(super) reading: CellReading,
    /// How different it looks from the table around; without end where none is seen.
    pub(super) from_table: f32,
}

/// Judges all cells against the table around them.
pub(super) fn compare(cells: &mut [PlacedCell], settings: &TableSettings) {
    let appearances: Vec<Appearance> = cells.iter().map(|cell| cell.appearance).collect();
    let around: Vec<usize> = (0..cells.len()).filter(|&i| cells[i].is_around).collect();
    // A neighbour's kingdom lies there, too: table is what is read as such, or repeats itself further on.
    let repeats = |&i: &usize| {
        let is_apart = |j: usize| !cells[i].place.neighbours().any(|next| next == cells[j].place) && j != i;
        around.iter().any(|&j| is_apart(j) && appearances[i].distance(&appearances[j]) < settings.alike())
    };
    let table: Vec<usize> =
        around.iter().copied().filter(|i| cells[*i].reading.no_tile() > 0.5 || repeats(i)).collect();
    if table.len() < settings.fewest {
        return;
    }
    for (i, cell) in cells.iter_mut().enumerate() {
        let others = table.iter().filter(|&&j| j != i);
        let nearest = others.map(|&j| appearances[i].distance(&appearances[j])).fold(f32::INFINITY, f32::min);
        cell.from_table = nearest;
        let shift = settings.weight * (settings.level / (nearest + 0.1)).ln();
        weigh(&mut cell.reading, shift.clamp(-settings.most_against, settings.most_for));
    }
}

/// Makes 'no tile' likelier by so many nats.
fn weigh(reading: &mut CellReading, nats: f32) {
    if let Some(place) = label_of(Cell::Empty) {
        // What is all but ruled out can still be argued for.
        reading.probabilities[place] = reading.probabilities[place].max(1e-6) * nats.exp();
    }
    let sum: f32 = reading.probabilities.iter().sum();
    reading.probabilities.iter_mut().for_each(|probability| *probability /= sum);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Square, Terrain};
    use crate::scan::reader::LABEL_COUNT;
    use image::Rgb;

    /// A frame of 3 x 3 cells on a blue table that the network takes for lakes, with one cell of another colour.
    fn cells(tile: Place) -> Vec<PlacedCell> {
        let lake = label_of(Cell::Square(Square::plain(Terrain::Lake))).unwrap();
        let all = (0..5).flat_map(|row| (0..5).map(move |col| Place::new(row, col)));
        let cell = |place: Place| {
            let colour = if place == tile { [20, 120, 60] } else { [20, 90 + place.row, 180 - place.col] };
            let mut probabilities = [0.001; LABEL_COUNT];
            probabilities[lake] = 0.9;
            PlacedCell {
                place,
                is_around: [place.row, place.col].iter().any(|at| [0, 4].contains(at)),
                appearance: Appearance::of(&RgbImage::from_pixel(48, 48, Rgb(colour))),
                reading: CellReading { probabilities, covered: 0.0 },
                from_table: f32::INFINITY,
            }
        };
        all.map(cell).collect()
    }

    #[test]
    fn what_looks_like_the_table_around_is_no_tile() {
        let tile = Place::new(2, 3);
        let mut cells = cells(tile);
        compare(&mut cells, &TableSettings::default());
        for cell in &cells {
            assert_eq!(cell.reading.no_tile() > 0.5, cell.place != tile, "{:?}", cell.place);
            assert_eq!(cell.from_table < 0.5, cell.place != tile, "{:?}", cell.place);
            assert!((cell.reading.probabilities.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        }
    }

    #[test]
    fn where_nothing_is_seen_around_nothing_changes() {
        let mut cells: Vec<PlacedCell> =
            cells(Place::new(2, 2)).into_iter().filter(|cell| !cell.is_around).collect();
        let before: Vec<CellReading> = cells.iter().map(|cell| cell.reading.clone()).collect();
        compare(&mut cells, &TableSettings::default());
        assert!(cells.iter().map(|cell| &cell.reading).eq(&before));
    }
}
