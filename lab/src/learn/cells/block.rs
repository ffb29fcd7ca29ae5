//! One block of the network while it learns. In: the planes of a batch. Out: planes at half the side, and on the way
//! back the slopes of the block's parameters and of its input.

use std::ops::Range;

use anyhow::{Result, ensure};

use crate::learn::onnx::Layer;
use crate::learn::{view, view_mut};
use ndarray::{Array1, linalg::general_mat_mul};

use super::planes::{fold, moments, pool, sum, unfold};

/// Keeps the division by a channel's deviation away from zero.
const EPSILON: f32 = 1e-5;

/// Where a block's parameters lie and what it does.
#[derive(Clone, Debug)]
pub(super) struct Block {
    pub(super) inputs: usize,
    pub(super) outputs: usize,
    pub(super) side: usize,
    pub(super) pooled: bool,
    pub(super) weights: Range<usize>,
    pub(super) scale: Range<usize>,
    pub(super) shift: Range<usize>,
    /// Where the means, and after them the variances, lie among the statistics.
    pub(super) statistics: usize,
}

/// What a block keeps of its forward pass for the way back.
pub(super) struct Trace {
    input: Vec<f32>,
    /// The convolution's output, normalised: mean 0, variance 1.
    normal: Vec<f32>,
    deviations: Vec<f32>,
    /// For each output, its place in `normal`.
    winners: Vec<u32>,
    pub(super) output: Vec<f32>,
}

impl Block {
    pub(super) fn area(&self) -> usize {
        self.side * self.side
    }

    pub(super) fn forward(
        &self,
        parameters: &[f32],
        input: Vec<f32>,
        count: usize,
        statistics: &mut [f32],
    ) -> Trace {
        let area = self.area();
        let weights = view(&parameters[self.weights.clone()], self.outputs);
        let mut normal = vec![0.0; count * self.outputs * area];
        let mut columns = Vec::new();
        let cells = input.chunks_exact(self.inputs * area);
        for (cell, output) in cells.zip(normal.chunks_exact_mut(self.outputs * area)) {
            unfold(cell, self.side, &mut columns);
            let columns = view(&columns, self.inputs * 9);
            general_mat_mul(1.0, &weights, &columns, 0.0, &mut view_mut(output, self.outputs));
        }
        let (means, variances) = moments(&normal, self.outputs, area);
        let deviations: Vec<f32> = variances.iter().map(|variance| (variance + EPSILON).sqrt()).collect();
        for (place, plane) in normal.chunks_exact_mut(area).enumerate() {
            let (mean, factor) = (means[place % self.outputs], 1.0 / deviations[place % self.outputs]);
            for value in plane {
                *value = (*value - mean) * factor;
            }
        }
        statistics[self.statistics..][..self.outputs].copy_from_slice(&means);
        statistics[self.statistics + self.outputs..][..self.outputs].copy_from_slice(&variances);
        let (output, winners) = self.activated(parameters, &normal);
        Trace { input, normal, deviations, winners, output }
    }

    /// Scale, shift, `ReLU` and pool, and which place each output came from.
    fn activated(&self, parameters: &[f32], normal: &[f32]) -> (Vec<f32>, Vec<u32>) {
        let (scales, shifts) = (&parameters[self.scale.clone()], &parameters[self.shift.clone()]);
        let size = if self.pooled { normal.len() / 4 } else { normal.len() };
        let (mut output, mut winners) = (vec![0.0; size], vec![0; size]);
        let area = self.area();
        let kept = size * area / normal.len();
        let halves = output.chunks_exact_mut(kept).zip(winners.chunks_exact_mut(kept));
        for (place, (output, winners)) in halves.enumerate() {
            let plane = &normal[place * area..][..area];
            let (scale, shift) = (scales[place % self.outputs], shifts[place % self.outputs]);
            if self.pooled {
                pool(plane, self.side, scale, output, winners);
            } else {
                output.copy_from_slice(plane);
                for (at, winner) in winners.iter_mut().enumerate() {
                    *winner = at as u32;
                }
            }
            for value in output {
                *value = (*value * scale + shift).max(0.0);
            }
            for winner in winners {
                *winner += (place * area) as u32;
            }
        }
        (output, winners)
    }

    /// From the slope of the output to that of the input (left out for the first block) and the parameters.
    pub(super) fn backward(
        &self,
        parameters: &[f32],
        trace: &Trace,
        slope: &[f32],
        count: usize,
        gradient: &mut [f32],
        wanted: bool,
    ) -> Vec<f32> {
        let area = self.area();
        let mut back = vec![0.0; trace.normal.len()];
        for ((&slope, &value), &winner) in slope.iter().zip(&trace.output).zip(&trace.winners) {
            if value > 0.0 {
                back[winner as usize] = slope;
            }
        }
        self.normal_backward(parameters, trace, &mut back, gradient);

        let weights = view(&parameters[self.weights.clone()], self.outputs);
        let mut weights_back = view_mut(&mut gradient[self.weights.clone()], self.outputs);
        let mut input_back = vec![0.0; if wanted { trace.input.len() } else { 0 }];
        let (mut columns, mut columns_back) = (Vec::new(), vec![0.0; self.inputs * 9 * area]);
        for cell in 0..count {
            let slope = view(&back[cell * self.outputs * area..][..self.outputs * area], self.outputs);
            unfold(&trace.input[cell * self.inputs * area..][..self.inputs * area], self.side, &mut columns);
            general_mat_mul(1.0, &slope, &view(&columns, self.inputs * 9).t(), 1.0, &mut weights_back);
            if wanted {
                let mut target = view_mut(&mut columns_back, self.inputs * 9);
                general_mat_mul(1.0, &weights.t(), &slope, 0.0, &mut target);
                let input_back = &mut input_back[cell * self.inputs * area..][..self.inputs * area];
                fold(&columns_back, self.side, input_back);
            }
        }
        input_back
    }

    /// From the slope after scale and shift to the slope before the normalisation, in place.
    fn normal_backward(&self, parameters: &[f32], trace: &Trace, back: &mut [f32], gradient: &mut [f32]) {
        let area = self.area();
        let (mut sums, mut products) = (vec![0.0; self.outputs], vec![0.0; self.outputs]);
        for (place, (slopes, values)) in
            back.chunks_exact(area).zip(trace.normal.chunks_exact(area)).enumerate()
        {
            sums[place % self.outputs] += sum(slopes, slopes, |slope, _| slope);
            products[place % self.outputs] += sum(slopes, values, |slope, value| slope * value);
        }
        gradient[self.scale.clone()].copy_from_slice(&products);
        gradient[self.shift.clone()].copy_from_slice(&sums);
        let each = 1.0 / (back.len() / self.outputs) as f32;
        for (place, (slopes, values)) in
            back.chunks_exact_mut(area).zip(trace.normal.chunks_exact(area)).enumerate()
        {
            let channel = place % self.outputs;
            let factor = parameters[self.scale.start + channel] / trace.deviations[channel];
            let (mean, product) = (sums[channel] * each, products[channel] * each);
            for (slope, value) in slopes.iter_mut().zip(values) {
                *slope = factor * (*slope - mean - value * product);
            }
        }
    }

    /// Takes the normalisation out of a folded layer, whose weights are set already: with these statistics the block gives
    /// what the layer would.
    pub(super) fn unfold_normalisation(
        &self,
        layer: &Layer,
        parameters: &mut [f32],
        statistics: &[f32],
    ) -> Result<()> {
        ensure!(layer.bias.len() == self.outputs, "this network has other layers");
        for (channel, bias) in layer.bias.iter().enumerate() {
            let mean = statistics[self.statistics + channel];
            let variance = statistics[self.statistics + self.outputs + channel];
            parameters[self.scale.start + channel] = (variance + EPSILON).sqrt();
            parameters[self.shift.start + channel] = bias + mean;
        }
        Ok(())
    }

    pub(super) fn folded(&self, parameters: &[f32], statistics: &[f32]) -> Layer {
        let mut weights = view(&parameters[self.weights.clone()], self.outputs).to_owned();
        let mut bias = Array1::zeros(self.outputs);
        for (channel, mut row) in weights.rows_mut().into_iter().enumerate() {
            let mean = statistics[self.statistics + channel];
            let variance = statistics[self.statistics + self.outputs + channel];
            let factor = parameters[self.scale.start + channel] / (variance + EPSILON).sqrt();
            row.mapv_inplace(|value| value * factor);
            bias[channel] = parameters[self.shift.start + channel] - mean * factor;
        }
        Layer { weights, bias }
    }
}
