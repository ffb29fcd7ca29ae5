//! The network while it learns. In: a batch of cells with their labels and the parameters. Out: the loss and
//! its gradient, and at the end a [`Network`] with the normalisation folded into the convolutions.
//!
//! All parameters lie in one vector, cut up by a [`Plan`]; so an optimiser, an average or a check sees nothing
//! but numbers. A block is a 3x3 convolution, batch normalisation, `ReLU` and, but for the last, a 2x2 max-pool.

use std::ops::Range;

use crowncount::scan::reader::{Layer, Network, softmax, unfold};
use ndarray::{Array1, Array2, ArrayView2, ArrayViewMut2, linalg::general_mat_mul};

/// Keeps the division by a channel's deviation away from zero.
const EPSILON: f32 = 1e-5;

/// Where a block's parameters lie and what it does.
#[derive(Clone, Debug)]
struct Block {
    inputs: usize,
    outputs: usize,
    side: usize,
    pooled: bool,
    weights: Range<usize>,
    scale: Range<usize>,
    shift: Range<usize>,
    /// Where the means, and after them the variances, lie among the statistics.
    statistics: usize,
}

/// Where a fully connected layer's parameters lie.
#[derive(Clone, Debug)]
struct Dense {
    inputs: usize,
    outputs: usize,
    weights: Range<usize>,
    bias: Range<usize>,
}

/// The layout of all parameters.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    blocks: Vec<Block>,
    hidden: Dense,
    scores: Dense,
    parameters: usize,
    statistics: usize,
}

/// What one pass over a batch gives.
pub(crate) struct Pass {
    /// The sum of the negative log-likelihoods.
    pub(crate) loss: f32,
    /// The gradient of that sum.
    pub(crate) gradient: Vec<f32>,
    /// Means and variances of the channels in this batch.
    pub(crate) statistics: Vec<f32>,
}

/// What a block keeps of its forward pass for the way back.
struct Trace {
    input: Vec<f32>,
    /// The convolution's output, normalised: mean 0, variance 1.
    normal: Vec<f32>,
    deviations: Vec<f32>,
    /// For each output, its place in `normal`.
    winners: Vec<u32>,
    output: Vec<f32>,
}

impl Plan {
    /// The layout for cells of a side, the channels of each block (the first are the input's), the hidden units
    /// and the labels.
    pub(crate) fn new(side: usize, channels: &[usize], hidden: usize, labels: usize) -> Self {
        let mut end = 0;
        let mut take = |count: usize| {
            end += count;
            end - count..end
        };
        let mut statistics = 0;
        let last = channels.len() - 2;
        let blocks = channels
            .windows(2)
            .enumerate()
            .map(|(place, pair)| {
                statistics += 2 * pair[1];
                Block {
                    inputs: pair[0],
                    outputs: pair[1],
                    side: side >> place,
                    pooled: place < last,
                    weights: take(pair[1] * pair[0] * 9),
                    scale: take(pair[1]),
                    shift: take(pair[1]),
                    statistics: statistics - 2 * pair[1],
                }
            })
            .collect();
        let mut dense =
            |inputs, outputs| Dense { inputs, outputs, weights: take(inputs * outputs), bias: take(outputs) };
        let hidden = dense(channels[last + 1] * 2, hidden);
        let scores = dense(hidden.outputs, labels);
        Self { blocks, hidden, scores, parameters: end, statistics }
    }

    /// Random parameters to begin with.
    pub(crate) fn start(&self, random: &mut fastrand::Rng) -> Vec<f32> {
        let mut parameters = vec![0.0; self.parameters];
        for (range, inputs) in self.matrices() {
            // Uniform, with the variance that keeps the scale of what passes a `ReLU`.
            let reach = (6.0 / inputs as f32).sqrt();
            for value in &mut parameters[range] {
                *value = (random.f32() * 2.0 - 1.0) * reach;
            }
        }
        for block in &self.blocks {
            parameters[block.scale.clone()].fill(1.0);
        }
        parameters
    }

    /// Statistics to begin with: mean 0, variance 1.
    pub(crate) fn start_statistics(&self) -> Vec<f32> {
        let mut statistics = vec![0.0; self.statistics];
        for block in &self.blocks {
            statistics[block.statistics + block.outputs..][..block.outputs].fill(1.0);
        }
        statistics
    }

    /// The parameters that are matrices, which alone are decayed, with their inputs.
    pub(crate) fn matrices(&self) -> impl Iterator<Item = (Range<usize>, usize)> {
        let blocks = self.blocks.iter().map(|block| (block.weights.clone(), block.inputs * 9));
        let dense = [&self.hidden, &self.scores].map(|layer| (layer.weights.clone(), layer.inputs));
        blocks.chain(dense)
    }

    /// Loss and gradient of a batch: `inputs` are the planes of one cell after the other.
    pub(crate) fn pass(&self, parameters: &[f32], inputs: Vec<f32>, labels: &[usize]) -> Pass {
        let count = labels.len();
        let mut statistics = vec![0.0; self.statistics];
        let mut traces: Vec<Trace> = Vec::with_capacity(self.blocks.len());
        let mut input = inputs;
        for block in &self.blocks {
            let trace = block.forward(parameters, input, count, &mut statistics);
            let output = trace.output.clone();
            traces.push(trace);
            input = output;
        }
        let last = &self.blocks[self.blocks.len() - 1];
        let area = last.side * last.side;
        let (pooled, maxima) = pool_all(&input, count, area);
        let mut hidden = self.hidden.forward(parameters, &pooled);
        hidden.mapv_inplace(|value| value.max(0.0));
        let mut scores = self.scores.forward(parameters, &hidden);

        let mut loss = 0.0;
        for (mut row, &label) in scores.rows_mut().into_iter().zip(labels) {
            if let Some(row) = row.as_slice_mut() {
                softmax(row);
                loss -= row[label].max(1e-12).ln();
                row[label] -= 1.0;
            }
        }

        let mut gradient = vec![0.0; self.parameters];
        let mut to_hidden = self.scores.backward(parameters, &hidden, &scores, &mut gradient);
        to_hidden.zip_mut_with(&hidden, |slope, &value| *slope = if value > 0.0 { *slope } else { 0.0 });
        let to_pooled = self.hidden.backward(parameters, &pooled, &to_hidden, &mut gradient);
        let mut slope = unpool_all(&to_pooled, &maxima, area);
        for (place, (block, trace)) in self.blocks.iter().zip(&traces).enumerate().rev() {
            slope = block.backward(parameters, trace, &slope, count, &mut gradient, place > 0);
        }
        Pass { loss, gradient, statistics }
    }

    /// The network for reading, its normalisation folded into the convolutions.
    pub(crate) fn network(&self, parameters: &[f32], statistics: &[f32]) -> Network {
        let layer = |layer: &Dense| Layer {
            weights: layer.matrix(parameters).to_owned(),
            bias: Array1::from(parameters[layer.bias.clone()].to_vec()),
        };
        Network {
            convolutions: self.blocks.iter().map(|block| block.folded(parameters, statistics)).collect(),
            hidden: layer(&self.hidden),
            scores: layer(&self.scores),
        }
    }
}

impl Block {
    fn area(&self) -> usize {
        self.side * self.side
    }

    fn forward(&self, parameters: &[f32], input: Vec<f32>, count: usize, statistics: &mut [f32]) -> Trace {
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
    fn backward(
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

    fn folded(&self, parameters: &[f32], statistics: &[f32]) -> Layer {
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

impl Dense {
    fn matrix<'a>(&self, parameters: &'a [f32]) -> ArrayView2<'a, f32> {
        view(&parameters[self.weights.clone()], self.outputs)
    }

    fn forward(&self, parameters: &[f32], input: &Array2<f32>) -> Array2<f32> {
        let bias = ndarray::aview1(&parameters[self.bias.clone()]);
        input.dot(&self.matrix(parameters).t()) + bias
    }

    fn backward(
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
fn view(values: &[f32], rows: usize) -> ArrayView2<'_, f32> {
    ArrayView2::from_shape((rows, values.len() / rows), values).expect("the slice was cut by the plan")
}

/// A matrix of so many rows over a slice.
fn view_mut(values: &mut [f32], rows: usize) -> ArrayViewMut2<'_, f32> {
    let width = values.len() / rows;
    ArrayViewMut2::from_shape((rows, width), values).expect("the slice was cut by the plan")
}

/// The sum of a number for each pair, in eight lanes: quicker than one after the other, and more exact.
fn sum(a: &[f32], b: &[f32], each: impl Fn(f32, f32) -> f32) -> f32 {
    let mut lanes = [0.0; 8];
    let (a_lanes, b_lanes) = (a.chunks_exact(8), b.chunks_exact(8));
    let rest = a_lanes.remainder().iter().zip(b_lanes.remainder());
    let mut total: f32 = rest.map(|(&a, &b)| each(a, b)).sum();
    for (a, b) in a_lanes.zip(b_lanes) {
        for lane in 0..8 {
            lanes[lane] += each(a[lane], b[lane]);
        }
    }
    total += lanes.iter().sum::<f32>();
    total
}

/// Mean and variance of every channel over the batch.
fn moments(planes: &[f32], channels: usize, area: usize) -> (Vec<f32>, Vec<f32>) {
    let each = 1.0 / (planes.len() / channels) as f32;
    let mut means = vec![0.0; channels];
    for (place, plane) in planes.chunks_exact(area).enumerate() {
        means[place % channels] += sum(plane, plane, |value, _| value) * each;
    }
    let mut variances = vec![0.0; channels];
    for (place, plane) in planes.chunks_exact(area).enumerate() {
        let mean = means[place % channels];
        variances[place % channels] += sum(plane, plane, |a, b| (a - mean) * (b - mean)) * each;
    }
    (means, variances)
}

/// The 2x2 max-pool of one plane and where each value came from; a negative scale, which comes after, makes the
/// smallest the greatest.
fn pool(plane: &[f32], side: usize, scale: f32, output: &mut [f32], winners: &mut [u32]) {
    let sign = scale.signum();
    let better = |a: (f32, u32), b: (f32, u32)| if b.0 * sign > a.0 * sign { b } else { a };
    let rows = plane.chunks_exact(side * 2).zip(output.chunks_exact_mut(side / 2));
    for (row, ((pair, output), winners)) in rows.zip(winners.chunks_exact_mut(side / 2)).enumerate() {
        let (upper, lower) = pair.split_at(side);
        let quads = upper.chunks_exact(2).zip(lower.chunks_exact(2));
        for (column, (((a, b), output), winner)) in quads.zip(output).zip(winners).enumerate() {
            let at = (row * 2 * side + column * 2) as u32;
            let below = at + side as u32;
            (*output, *winner) =
                better(better((a[0], at), (a[1], at + 1)), better((b[0], below), (b[1], below + 1)));
        }
    }
}

/// The way back of [`unfold`]: adds every column to the pixels that it was copied from.
fn fold(columns: &[f32], side: usize, input: &mut [f32]) {
    let area = side * side;
    for (place, row) in columns.chunks_exact(area).enumerate() {
        let plane = &mut input[place / 9 * area..][..area];
        let (dy, dx) = (place % 9 / 3, place % 3);
        let (from, to) = (1_usize.saturating_sub(dx), dx.saturating_sub(1));
        let width = side - dx.abs_diff(1);
        for y in 1_usize.saturating_sub(dy)..side.min(side + 1 - dy) {
            let target = &mut plane[(y + dy - 1) * side + to..][..width];
            for (target, value) in target.iter_mut().zip(&row[y * side + from..][..width]) {
                *target += value;
            }
        }
    }
}

/// Means, then maxima of all planes, a row a cell; and where the maxima were.
fn pool_all(planes: &[f32], count: usize, area: usize) -> (Array2<f32>, Vec<usize>) {
    let channels = planes.len() / count / area;
    let mut pooled = Array2::zeros((count, channels * 2));
    let mut maxima = Vec::with_capacity(count * channels);
    for (place, plane) in planes.chunks_exact(area).enumerate() {
        let (cell, channel) = (place / channels, place % channels);
        let mut at = 0;
        for (place, &value) in plane.iter().enumerate() {
            if value > plane[at] {
                at = place;
            }
        }
        pooled[[cell, channel]] = plane.iter().sum::<f32>() / area as f32;
        pooled[[cell, channels + channel]] = plane[at];
        maxima.push(at);
    }
    (pooled, maxima)
}

/// The way back of [`pool_all`].
fn unpool_all(slope: &Array2<f32>, maxima: &[usize], area: usize) -> Vec<f32> {
    let channels = slope.ncols() / 2;
    let mut planes = vec![0.0; maxima.len() * area];
    for (place, (plane, &at)) in planes.chunks_exact_mut(area).zip(maxima).enumerate() {
        let (cell, channel) = (place / channels, place % channels);
        plane.fill(slope[[cell, channel]] / area as f32);
        plane[at] += slope[[cell, channels + channel]];
    }
    planes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crowncount::scan::reader::Scratch;

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let plan = Plan::new(8, &[3, 4, 5], 6, 3);
        let mut random = fastrand::Rng::with_seed(7);
        let parameters = plan.start(&mut random);
        let inputs: Vec<f32> = (0..4 * 3 * 64).map(|_| random.f32() * 2.0 - 1.0).collect();
        let labels = [0, 1, 2, 1];
        let loss = |parameters: &[f32]| plan.pass(parameters, inputs.clone(), &labels).loss;
        let gradient = plan.pass(&parameters, inputs.clone(), &labels).gradient;
        // A step may cross the kink of a `ReLU` or of a pool: nearly all, not all, numbers must agree.
        let step = 1e-3;
        let wrong = (0..parameters.len()).filter(|&place| {
            let mut moved = parameters.clone();
            moved[place] += step;
            let above = loss(&moved);
            moved[place] -= 2.0 * step;
            let slope = (above - loss(&moved)) / (2.0 * step);
            (slope - gradient[place]).abs() > 0.02 + 0.05 * slope.abs()
        });
        let wrong: Vec<usize> = wrong.collect();
        assert!(wrong.len() * 50 < parameters.len(), "{} of {}: {wrong:?}", wrong.len(), parameters.len());
    }

    #[test]
    fn the_folded_network_gives_the_same_scores() {
        let plan = Plan::new(8, &[3, 4, 5], 6, 3);
        let mut random = fastrand::Rng::with_seed(3);
        let parameters = plan.start(&mut random);
        let cell: Vec<f32> = (0..3 * 64).map(|_| random.f32() * 2.0 - 1.0).collect();
        // A batch of one cell twice: its own statistics are those of the batch.
        let pass = plan.pass(&parameters, [cell.clone(), cell.clone()].concat(), &[1, 1]);
        let mut scores =
            plan.network(&parameters, &pass.statistics).scores(&cell, 8, &mut Scratch::default()).to_vec();
        softmax(&mut scores);
        assert!((pass.loss + 2.0 * scores[1].ln()).abs() < 1e-3);
    }
}
