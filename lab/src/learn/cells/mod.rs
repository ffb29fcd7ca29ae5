//! The network that reads cells while it learns. In: a batch of cells with their labels and the parameters. Out: the loss and
//! its gradient, and at the end a [`Network`] with the normalisation folded into the convolutions.
//!
//! All parameters lie in one vector, cut up by a [`Plan`]; so an optimiser, an average or a check sees nothing
//! but numbers. A block is a 3x3 convolution, batch normalisation, `ReLU` and, but for the last, a 2x2 max-pool.

mod block;
mod planes;
mod recipe;

use std::ops::Range;

use anyhow::Result;

use crate::learn::Dense;
use crate::learn::onnx::Network;
use crowncount::scan::reader::softmax;

use crate::random::{Chance, Random};
use block::{Block, Trace};
use planes::{pool_all, unpool_all};

use recipe::NetworkLayers;
pub use recipe::{TEMPERATURE, TRUNK, without_branch};

/// The layout of all parameters.
#[derive(Clone, Debug)]
pub struct Plan {
    blocks: Vec<Block>,
    hidden: Dense,
    scores: Dense,
    parameters: usize,
    statistics: usize,
}

/// What one pass over a batch gives.
#[derive(Debug)]
pub struct Pass {
    /// The sum of the negative log-likelihoods.
    pub loss: f32,
    /// The gradient of that sum.
    pub gradient: Vec<f32>,
    /// Means and variances of the channels in this batch.
    pub statistics: Vec<f32>,
}

impl Plan {
    /// The layout for cells of a side, the channels of each block (the first are the input's), the hidden units
    /// and the labels.
    pub fn new(side: usize, channels: &[usize], hidden: usize, labels: usize) -> Self {
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
        let hidden = Dense::after(&mut end, channels[last + 1] * 2, hidden);
        let scores = Dense::after(&mut end, hidden.outputs, labels);
        Self { blocks, hidden, scores, parameters: end, statistics }
    }

    /// Random parameters to begin with.
    pub fn start(&self, random: &mut Random) -> Vec<f32> {
        let mut parameters = vec![0.0; self.parameters];
        for (range, inputs) in self.matrices() {
            // Uniform, with the variance that keeps the scale of what passes a `ReLU`.
            let reach = (6.0 / inputs as f32).sqrt();
            for value in &mut parameters[range] {
                *value = (random.part() * 2.0 - 1.0) * reach;
            }
        }
        for block in &self.blocks {
            parameters[block.scale.clone()].fill(1.0);
        }
        parameters
    }

    /// Statistics to begin with: mean 0, variance 1.
    pub fn start_statistics(&self) -> Vec<f32> {
        let mut statistics = vec![0.0; self.statistics];
        for block in &self.blocks {
            statistics[block.statistics + block.outputs..][..block.outputs].fill(1.0);
        }
        statistics
    }

    /// The parameters that are matrices, which alone are decayed, with their inputs.
    pub fn matrices(&self) -> impl Iterator<Item = (Range<usize>, usize)> {
        let blocks = self.blocks.iter().map(|block| (block.weights.clone(), block.inputs * 9));
        let dense = [&self.hidden, &self.scores].map(|layer| (layer.weights.clone(), layer.inputs));
        blocks.chain(dense)
    }

    /// Loss and gradient of a batch: `inputs` are the planes of one cell after the other.
    pub fn pass(&self, parameters: &[f32], inputs: Vec<f32>, labels: &[usize]) -> Pass {
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
    pub fn network(&self, parameters: &[f32], statistics: &[f32]) -> Network {
        self.layers(parameters, statistics).network(self.blocks[0].side)
    }

    /// The network with this plan as its branch, which says whether something lies on a cell.
    pub fn branch(
        &self,
        parameters: &[f32],
        statistics: &[f32],
        network: Network,
        labels: usize,
    ) -> Result<Network> {
        self.layers(parameters, statistics).branch(network, labels)
    }

    fn layers(&self, parameters: &[f32], statistics: &[f32]) -> NetworkLayers {
        NetworkLayers {
            convolutions: self.blocks.iter().map(|block| block.folded(parameters, statistics)).collect(),
            hidden: self.hidden.layer(parameters),
            scores: self.scores.layer(parameters),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learn::slope::wrong_places;
    use recipe::tests::scores;

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let plan = Plan::new(8, &[3, 4, 5], 6, 3);
        let mut random = Random::new(7);
        let parameters = plan.start(&mut random);
        let inputs: Vec<f32> = (0..4 * 3 * 64).map(|_| random.part() * 2.0 - 1.0).collect();
        let labels = [0, 1, 2, 1];
        let gradient = plan.pass(&parameters, inputs.clone(), &labels).gradient;
        let loss = |parameters: &[f32]| plan.pass(parameters, inputs.clone(), &labels).loss;
        assert_eq!(wrong_places(&parameters, &gradient, loss), [0; 0]);
    }

    #[test]
    fn a_branch_changes_nothing_of_what_the_rest_says_and_can_be_taken_off() {
        let mut random = Random::new(9);
        let plan = Plan::new(16, &[3, 4, 5], 6, 3);
        let (parameters, statistics) = (plan.start(&mut random), plan.start_statistics());
        let twig = Plan::new(8, &[5, 4, 4], 3, 2);
        let grown = || {
            let start = twig.start(&mut Random::new(4));
            let network = plan.network(&parameters, &statistics);
            twig.branch(&start, &twig.start_statistics(), network, 3).unwrap()
        };
        let cell: Vec<f32> = (0..3 * 256).map(|_| random.part() * 2.0 - 1.0).collect();
        let before = scores(&plan.network(&parameters, &statistics), &cell, 16);
        let after = scores(&grown(), &cell, 16);
        assert_eq!((&before[..], after.len()), (&after[..3], 4));
        let again =
            twig.branch(&twig.start(&mut Random::new(5)), &twig.start_statistics(), grown(), 3).unwrap();
        let other = scores(&again, &cell, 16);
        assert_eq!(before, other[..3]);
        assert!((other[3] - after[3]).abs() > 1e-6);
        assert_eq!(scores(&without_branch(grown(), 3), &cell, 16), before);
    }

    #[test]
    fn the_folded_network_gives_the_same_scores() {
        let plan = Plan::new(8, &[3, 4, 5], 6, 3);
        let mut random = Random::new(3);
        let parameters = plan.start(&mut random);
        let cell: Vec<f32> = (0..3 * 64).map(|_| random.part() * 2.0 - 1.0).collect();
        // A batch of one cell twice: its own statistics are those of the batch.
        let pass = plan.pass(&parameters, [cell.clone(), cell.clone()].concat(), &[1, 1]);
        let mut said = scores(&plan.network(&parameters, &pass.statistics), &cell, 8);
        softmax(&mut said);
        assert!((pass.loss + 2.0 * said[1].ln()).abs() < 1e-3);
    }
}
