//! A fully connected layer while it learns. In: a row a cell. Out: a row a cell, and the slopes on the way back.

use std::ops::Range;

use ndarray::{Array2, ArrayView2, linalg::general_mat_mul};

use super::planes::{view, view_mut};

/// Where a fully connected layer's parameters lie.
#[derive(Clone, Debug)]
pub(super) struct Dense {
    pub(super) inputs: usize,
    pub(super) outputs: usize,
    pub(super) weights: Range<usize>,
    pub(super) bias: Range<usize>,
}

impl Dense {
    pub(super) fn matrix<'a>(&self, parameters: &'a [f32]) -> ArrayView2<'a, f32> {
        view(&parameters[self.weights.clone()], self.outputs)
    }

    pub(super) fn forward(&self, parameters: &[f32], input: &Array2<f32>) -> Array2<f32> {
        let bias = ndarray::aview1(&parameters[self.bias.clone()]);
        input.dot(&self.matrix(parameters).t()) + bias
    }

    pub(super) fn backward(
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
