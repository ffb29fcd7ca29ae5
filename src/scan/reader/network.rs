//! The network's forward pass. In: the planes of one cell and the layers. Out: one score (logit) a label.
//!
//! The network is a stack of 3x3 convolutions with `ReLU`, each but the last followed by a 2x2 max-pool; then
//! the mean and the maximum of every channel, a hidden layer and the scores. A convolution is a copy of
//! the input into columns ([`unfold`]) and one matrix product.

use ndarray::{Array1, Array2, ArrayView2, ArrayViewMut2, linalg::general_mat_mul};

/// A matrix and an offset: a fully connected layer, or a 3x3 convolution whose columns are
/// `(input channel, kernel row, kernel column)`.
#[derive(Clone, Debug, PartialEq)]
pub struct Layer {
    /// One row an output.
    pub weights: Array2<f32>,
    /// One number an output.
    pub bias: Array1<f32>,
}

impl Layer {
    /// How wide the matrix is: the numbers that come in, or nine times the channels.
    pub fn inputs(&self) -> usize {
        self.weights.ncols()
    }

    /// How many numbers or channels go out.
    pub fn outputs(&self) -> usize {
        self.weights.nrows()
    }

    fn apply(&self, input: &Array1<f32>) -> Array1<f32> {
        self.weights.dot(input) + &self.bias
    }
}

/// The layers of a cell reader, normalisation folded in.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// The convolutions, first to last.
    pub convolutions: Vec<Layer>,
    /// From pooled channels to hidden units.
    pub hidden: Layer,
    /// From hidden units to scores.
    pub scores: Layer,
}

impl Network {
    /// The channels of a cell picture: red, green, blue.
    pub const PLANES: usize = 3;

    /// Whether every layer fits the one before it.
    pub fn is_consistent(&self) -> bool {
        let mut channels = Self::PLANES;
        for layer in &self.convolutions {
            if layer.inputs() != channels * 9 {
                return false;
            }
            channels = layer.outputs();
        }
        self.hidden.inputs() == channels * 2 && self.scores.inputs() == self.hidden.outputs()
    }

    /// The scores of one cell, given as `PLANES` planes of `side * side` numbers.
    pub fn scores(&self, planes: &[f32], side: usize, scratch: &mut Scratch) -> Array1<f32> {
        let Scratch { input, columns, output } = scratch;
        let mut side = side;
        input.clear();
        input.extend_from_slice(planes);
        for (place, layer) in self.convolutions.iter().enumerate() {
            unfold(input, side, columns);
            resize(output, layer.outputs() * side * side);
            product(&layer.weights.view(), columns, output);
            if place + 1 < self.convolutions.len() {
                halve(output, side, input);
                side /= 2;
            } else {
                std::mem::swap(input, output);
            }
            for (plane, &bias) in input.chunks_exact_mut(side * side).zip(&layer.bias) {
                for value in plane {
                    *value = (*value + bias).max(0.0);
                }
            }
        }
        let pooled = mean_and_max(input, side * side);
        self.scores.apply(&self.hidden.apply(&pooled).mapv_into(|value| value.max(0.0)))
    }
}

/// Buffers that are used again from cell to cell: asking the system for them each time takes longer than filling
/// them.
#[derive(Debug, Default)]
pub struct Scratch {
    input: Vec<f32>,
    columns: Vec<f32>,
    output: Vec<f32>,
}

/// Sets the length of a buffer whose numbers will all be written.
fn resize(buffer: &mut Vec<f32>, length: usize) {
    buffer.truncate(length);
    buffer.resize(length, 0.0);
}

/// `output = weights * matrix`, both row by row.
fn product(weights: &ArrayView2<'_, f32>, matrix: &[f32], output: &mut [f32]) {
    let width = matrix.len() / weights.ncols();
    let (Ok(matrix), Ok(mut output)) = (
        ArrayView2::from_shape((weights.ncols(), width), matrix),
        ArrayViewMut2::from_shape((weights.nrows(), width), output),
    ) else {
        unreachable!("the caller sizes both buffers by the same shapes");
    };
    general_mat_mul(1.0, weights, &matrix, 0.0, &mut output);
}

/// Lays the 3x3 neighbourhood of every pixel into a column: a row of `columns` is one input channel moved by
/// one kernel place, with zeros where it leaves the picture.
pub fn unfold(input: &[f32], side: usize, columns: &mut Vec<f32>) {
    let area = side * side;
    resize(columns, input.len() * 9);
    for (place, plane) in columns.chunks_exact_mut(area).enumerate() {
        let source = &input[place / 9 * area..][..area];
        let (dy, dx) = (place % 9 / 3, place % 3);
        for (y, row) in plane.chunks_exact_mut(side).enumerate() {
            let from = (y + dy).wrapping_sub(1);
            if from >= side {
                row.fill(0.0);
                continue;
            }
            let source = &source[from * side..][..side];
            match dx {
                0 => {
                    row[0] = 0.0;
                    row[1..].copy_from_slice(&source[..side - 1]);
                }
                1 => row.copy_from_slice(source),
                _ => {
                    row[..side - 1].copy_from_slice(&source[1..]);
                    row[side - 1] = 0.0;
                }
            }
        }
    }
}

/// Every plane at half its side: the greatest of each 2x2.
fn halve(planes: &[f32], side: usize, halves: &mut Vec<f32>) {
    resize(halves, planes.len() / 4);
    for (rows, half) in planes.chunks_exact(side * 2).zip(halves.chunks_exact_mut(side / 2)) {
        let (upper, lower) = rows.split_at(side);
        let quads = upper.chunks_exact(2).zip(lower.chunks_exact(2));
        for ((a, b), greatest) in quads.zip(half) {
            *greatest = a[0].max(a[1]).max(b[0].max(b[1]));
        }
    }
}

/// The means of all planes, then their maxima.
fn mean_and_max(planes: &[f32], area: usize) -> Array1<f32> {
    let means = planes.chunks_exact(area).map(|plane| plane.iter().sum::<f32>() / area as f32);
    let maxima = planes.chunks_exact(area).map(|plane| plane.iter().copied().fold(f32::MIN, f32::max));
    means.chain(maxima).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ndarray::{Array2, array};

    #[test]
    fn a_known_network_gives_the_scores_worked_out_by_hand() {
        // One convolution that adds up the red neighbourhood, one hidden unit for its mean and one for its maximum.
        let mut weights = Array2::zeros((1, 27));
        for value in weights.row_mut(0).iter_mut().take(9) {
            *value = 1.0;
        }
        let network = Network {
            convolutions: vec![Layer { weights, bias: array![-1.0] }],
            hidden: Layer { weights: array![[1.0, 0.0], [0.0, 1.0]], bias: array![0.0, 0.5] },
            scores: Layer { weights: array![[1.0, 0.0], [0.0, 2.0]], bias: array![0.0, 1.0] },
        };
        assert!(network.is_consistent());
        // Red is one everywhere: corners see 4, edges 6, the middle 9.
        let planes: Vec<f32> = (0..27).map(|place| if place < 9 { 1.0 } else { 7.0 }).collect();
        let mean = (4.0 * 3.0 + 4.0 * 5.0 + 8.0) / 9.0;
        let scores = network.scores(&planes, 3, &mut Scratch::default());
        assert!((scores[0] - mean).abs() < 1e-5);
        assert!((scores[1] - (2.0 * 8.5 + 1.0)).abs() < 1e-5);
    }

    #[test]
    fn unfolding_moves_a_plane_by_every_kernel_place() {
        let mut columns = Vec::new();
        unfold(&[1.0, 2.0, 3.0, 4.0], 2, &mut columns);
        assert_eq!(columns[4 * 4..5 * 4], [1.0, 2.0, 3.0, 4.0]);
        assert_eq!(columns[..4], [0.0, 0.0, 0.0, 1.0]);
        assert_eq!(columns[5 * 4..6 * 4], [2.0, 0.0, 4.0, 0.0]);
        assert_eq!(columns[8 * 4..], [4.0, 0.0, 0.0, 0.0]);
    }

    #[test]
    fn halving_keeps_the_greatest_of_four() {
        let plane: Vec<f32> = (0_u8..16).map(f32::from).collect();
        let mut halves = Vec::new();
        halve(&plane, 4, &mut halves);
        assert_eq!(halves, [5.0, 7.0, 13.0, 15.0]);
    }
}
