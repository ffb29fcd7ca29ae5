//! A fully connected layer while it learns. In: a row a sample. Out: a row a sample, and the slopes on the way back.

use std::ops::Range;

use ndarray::{Array1, Array2, ArrayView2, ArrayViewMut2, linalg::general_mat_mul};

use super::onnx::Layer;

/// Where a fully connected layer's parameters lie.
#[derive(Clone, Debug)]
pub struct Dense {
    /// Numbers that come in.
    pub inputs: usize,
    /// Numbers that go out.
    pub outputs: usize,
    /// The matrix, one row an output.
    pub weights: Range<usize>,
    /// One number an output.
    pub bias: Range<usize>,
}

impl Dense {
    /// A layer whose parameters come after the first `end`, which moves on behind them.
    pub fn after(end: &mut usize, inputs: usize, outputs: usize) -> Self {
        let weights = *end..*end + inputs * outputs;
        let bias = weights.end..weights.end + outputs;
        *end = bias.end;
        Self { inputs, outputs, weights, bias }
    }

    /// The matrix among all parameters.
    pub fn matrix<'a>(&self, parameters: &'a [f32]) -> ArrayView2<'a, f32> {
        view(&parameters[self.weights.clone()], self.outputs)
    }

    /// The layer as it is written to a file.
    pub fn layer(&self, parameters: &[f32]) -> Layer {
        Layer {
            weights: self.matrix(parameters).to_owned(),
            bias: Array1::from(parameters[self.bias.clone()].to_vec()),
        }
    }

    /// What the layer gives.
    pub fn forward(&self, parameters: &[f32], input: &Array2<f32>) -> Array2<f32> {
        let bias = ndarray::aview1(&parameters[self.bias.clone()]);
        input.dot(&self.matrix(parameters).t()) + bias
    }

    /// From the slope of what it gave to that of what came in; the slopes of its parameters go into `gradient`.
    pub fn backward(
        &self,
        parameters: &[f32],
        input: &Array2<f32>,
        slope: &Array2<f32>,
        gradient: &mut [f32],
    ) -> Array2<f32> {
        let mut weights = view_mut(&mut gradient[self.weights.clone()], self.outputs);
        general_mat_mul(1.0, &slope.t(), input, 0.0, &mut weights);
        for (target, column) in gradient[self.bias.clone()].iter_mut().zip(slope.columns()) {
            *target = column.sum();
        }
        slope.dot(&self.matrix(parameters))
    }
}

/// A matrix of so many rows over a slice.
pub fn view(values: &[f32], rows: usize) -> ArrayView2<'_, f32> {
    ArrayView2::from_shape((rows, values.len() / rows), values).expect("the slice was cut for these rows")
}

/// A matrix of so many rows over a slice.
pub fn view_mut(values: &mut [f32], rows: usize) -> ArrayViewMut2<'_, f32> {
    let width = values.len() / rows;
    ArrayViewMut2::from_shape((rows, width), values).expect("the slice was cut for these rows")
}
