//! Reading cells. In: square pictures of single cells. Out: for each, how likely every label is, and how likely something
//! lies on it that hides what is there.
//!
//! The pictures are cut with a margin of [`MARGIN`] around the cell, in any of the four orientations.

mod label;

use std::fmt;
use std::sync::Arc;

use image::RgbImage;

use super::network::{Network, NetworkError};
use crate::model::Cell;

pub use label::{LABEL_COUNT, LABELS, label_of};

/// The side of a cell picture in pixels.
pub const CELL_SIDE: u32 = 48;

/// How far a cell picture reaches over each edge of its cell, in cells.
pub const MARGIN: f32 = 0.08;

/// The red, green and blue plane of a cell.
const PLANES: [usize; 3] = [3, CELL_SIDE as usize, CELL_SIDE as usize];

/// Cells that pass the network together: enough for it to share out among the cores, few enough to take little memory.
const BATCH: usize = 16;

/// How many numbers the network gives for a cell.
const OUTPUTS: usize = LABEL_COUNT + 1;

/// The scores of one cell, in the order of the labels, and after them the logarithm of the odds that something lies on it.
pub type Scores = [f32; OUTPUTS];

/// The quarter turns of a cell beside the one that is seen first.
const TURNS: usize = 3;

/// How likely every label is in one cell; the probabilities add up to one.
#[derive(Clone, Debug, PartialEq)]
pub struct CellReading {
    /// In the order of [`LABELS`].
    pub probabilities: [f32; LABEL_COUNT],
    /// How likely something lies on the cell, so that it cannot be told what is there.
    pub covered: f32,
}

impl CellReading {
    fn from_scores(scores: Scores) -> Self {
        let mut probabilities = [0.0; LABEL_COUNT];
        probabilities.copy_from_slice(&scores[..LABEL_COUNT]);
        softmax(&mut probabilities);
        Self { probabilities, covered: 1.0 / (1.0 + (-scores[LABEL_COUNT]).exp()) }
    }

    /// What the cell may be, each with its probability.
    pub fn options(&self) -> impl Iterator<Item = (Cell, f32)> {
        LABELS.into_iter().zip(self.probabilities)
    }

    /// What the cell most likely is, and its probability.
    pub fn best(&self) -> (Cell, f32) {
        let likelier = |best: (Cell, f32), next: (Cell, f32)| if next.1 > best.1 { next } else { best };
        self.options().fold((LABELS[0], self.probabilities[0]), likelier)
    }

    /// How likely the cell is the castle.
    pub fn castle(&self) -> f32 {
        self.probability(Cell::Castle)
    }

    /// How likely no tile lies there.
    pub fn no_tile(&self) -> f32 {
        self.probability(Cell::Empty)
    }

    /// Whether something more likely lies on the cell than not.
    pub fn is_covered(&self) -> bool {
        self.covered > 0.5
    }

    fn probability(&self, cell: Cell) -> f32 {
        label_of(cell).map_or(0.0, |place| self.probabilities[place])
    }
}

/// A network, ready to read.
#[derive(Clone)]
pub struct CellReader {
    network: Arc<Network<OUTPUTS>>,
}

impl fmt::Debug for CellReader {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("CellReader").finish_non_exhaustive()
    }
}

impl CellReader {
    /// The reader that the program ships with.
    pub fn bundled() -> Result<Self, NetworkError> {
        Self::from_onnx(include_bytes!("../../assets/reader.onnx"))
    }

    /// A reader from an ONNX file.
    pub fn from_onnx(bytes: &[u8]) -> Result<Self, NetworkError> {
        Ok(Self { network: Arc::new(Network::from_onnx(bytes, &PLANES)?) })
    }

    /// Reads cells. A picture of another size than [`CELL_SIDE`] is scaled to it first.
    ///
    /// A cell whose best label is less likely than `sure` at first sight is looked at in all four orientations, and the
    /// four scores are averaged.
    pub fn read(&self, cells: &[RgbImage], sure: f32) -> Vec<CellReading> {
        self.scores(cells, sure).into_iter().map(CellReading::from_scores).collect()
    }

    /// Reads cells at first sight: for those that only tell where a kingdom ends.
    pub fn glance(&self, cells: &[RgbImage]) -> Vec<CellReading> {
        let planes: Vec<Vec<f32>> = cells.iter().map(scaled_planes).collect();
        self.in_batches(&planes).into_iter().map(CellReading::from_scores).collect()
    }

    /// One score per label for each cell, in the order of [`LABELS`]: the logarithm of its probability, except for a
    /// number that all labels of a cell share.
    pub fn scores(&self, cells: &[RgbImage], sure: f32) -> Vec<Scores> {
        let planes: Vec<Vec<f32>> = cells.iter().map(scaled_planes).collect();
        let mut scores = self.in_batches(&planes);
        let doubtful: Vec<usize> =
            (0..cells.len()).filter(|&cell| CellReading::from_scores(scores[cell]).best().1 < sure).collect();
        let turns = |&cell: &usize| {
            let next = |planes: &Vec<f32>| Some(turned(planes, CELL_SIDE as usize));
            std::iter::successors(Some(planes[cell].clone()), next).skip(1).take(TURNS)
        };
        let turns: Vec<Vec<f32>> = doubtful.iter().flat_map(turns).collect();
        let turned_scores = self.in_batches(&turns);
        for (cell, turned_scores) in doubtful.into_iter().zip(turned_scores.chunks_exact(TURNS)) {
            scores[cell] = std::array::from_fn(|label| {
                let sum: f32 = turned_scores.iter().map(|scores| scores[label]).sum();
                (scores[cell][label] + sum) / (TURNS + 1) as f32
            });
        }
        scores
    }

    /// The scores of cells at first sight, each given as its planes.
    fn in_batches(&self, cells: &[Vec<f32>]) -> Vec<Scores> {
        cells.chunks(BATCH).flat_map(|batch| self.network.run(&batch.concat())).collect()
    }
}

/// The planes of a picture of any size.
fn scaled_planes(cell: &RgbImage) -> Vec<f32> {
    if cell.dimensions() == (CELL_SIDE, CELL_SIDE) {
        planes(cell)
    } else {
        planes(&image::imageops::thumbnail(cell, CELL_SIDE, CELL_SIDE))
    }
}

/// Planes turned by a quarter.
fn turned(planes: &[f32], side: usize) -> Vec<f32> {
    let area = side * side;
    let source = |place: usize| {
        let (row, column) = (place % area / side, place % side);
        place / area * area + (side - 1 - column) * side + row
    };
    (0..planes.len()).map(|place| planes[source(place)]).collect()
}

/// A picture as the network takes it: its red, green and blue planes, from -1 to 1.
pub fn planes(cell: &RgbImage) -> Vec<f32> {
    let area = cell.as_raw().len() / 3;
    let mut planes = vec![0.0; area * 3];
    for (place, pixel) in cell.as_raw().chunks_exact(3).enumerate() {
        for (channel, &value) in pixel.iter().enumerate() {
            planes[channel * area + place] = f32::from(value) / 127.5 - 1.0;
        }
    }
    planes
}

/// Turns scores into probabilities.
pub fn softmax(scores: &mut [f32]) {
    let greatest = scores.iter().copied().fold(f32::MIN, f32::max);
    for score in scores.iter_mut() {
        *score = (*score - greatest).exp();
    }
    let sum: f32 = scores.iter().sum();
    for score in scores.iter_mut() {
        *score /= sum;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::Rgb;

    #[test]
    fn the_bundled_reader_gives_probabilities() {
        let reader = CellReader::bundled().unwrap();
        let small = RgbImage::from_pixel(CELL_SIDE, CELL_SIDE, Rgb([128, 128, 130]));
        let large = RgbImage::from_pixel(100, 100, Rgb([128, 128, 130]));
        let readings = reader.read(&[small, large], 0.9);
        assert_eq!(readings[0], readings[1]);
        let sum: f32 = readings[0].probabilities.iter().sum();
        assert!((sum - 1.0).abs() < 1e-5, "{sum}");
    }

    #[test]
    fn a_batch_gets_the_scores_of_its_cells_one_by_one() {
        let reader = CellReader::bundled().unwrap();
        let numbers =
            |cell: usize| (0..PLANES.iter().product()).map(move |place: usize| (place * (cell + 3)) % 17);
        let cells: Vec<Vec<f32>> =
            (0..BATCH + 3).map(|cell| numbers(cell).map(|n| n as f32 / 8.0 - 1.0).collect()).collect();
        for (cell, together) in cells.iter().zip(reader.in_batches(&cells)) {
            let alone = reader.in_batches(std::slice::from_ref(cell))[0];
            let gap = |(a, b): (&f32, &f32)| (a - b).abs();
            assert!(alone.iter().zip(&together).map(gap).all(|gap| gap < 1e-3), "{alone:?} {together:?}");
        }
    }

    #[test]
    fn bare_grey_is_no_tile() {
        let reader = CellReader::bundled().unwrap();
        let grey = RgbImage::from_pixel(CELL_SIDE, CELL_SIDE, Rgb([128, 128, 130]));
        assert_eq!(reader.read(&[grey], 0.9)[0].best().0, Cell::Empty);
    }

    #[test]
    fn planes_are_the_three_colours_apart() {
        let cell = RgbImage::from_fn(2, 1, |x, _| Rgb([if x == 0 { 0 } else { 255 }, 255, 0]));
        assert_eq!(planes(&cell), [-1.0, 1.0, 1.0, 1.0, -1.0, -1.0]);
    }

    #[test]
    fn four_quarter_turns_are_none() {
        let planes: Vec<f32> = (0_u8..27).map(f32::from).collect();
        let once = turned(&planes, 3);
        assert_eq!(once[..3], [6.0, 3.0, 0.0]);
        assert_eq!(turned(&turned(&turned(&once, 3), 3), 3), planes);
    }
}
