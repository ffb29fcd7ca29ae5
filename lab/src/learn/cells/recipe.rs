//! The network that reads cells, as a file. In: the layers that were trained. Out: an ONNX model for any number of cells.
//!
//! Each convolution is followed by a 2x2 max-pool, but for the last, and a `ReLU`; then come the mean and the maximum of
//! every channel, the hidden layer, the scores, and their division by the temperature.
//!
//! A branch of its own says whether something lies on the cell. It begins where two blocks have seen the cell, and is trained
//! after the rest, of which it changes nothing: the cells are read as well as without it.

use anyhow::Result;
use ndarray::{Array1, Axis};

use crate::learn::onnx::{Graph, Layer, Network};

/// The name of what the scores are divided by, so that the probabilities are as often right as they say.
pub const TEMPERATURE: &str = "temperature";

/// The last step of what is trained first.
const SCORES: &str = "scores";
/// The step that the branch begins with.
pub const TRUNK: &str = "positive-2";
/// The logarithm of how much more often things lie on cells while the branch is trained than in photos: on 38 of 100, and on
/// 8 of 100 where things lie about at all.
const MORE_OFTEN: f32 = 2.0;
/// What the names of the branch begin with.
const BRANCH: &str = "cover-";

/// Layers in the order in which a cell passes them.
pub(super) struct NetworkLayers {
    pub(super) convolutions: Vec<Layer>,
    pub(super) hidden: Layer,
    pub(super) scores: Layer,
}

impl NetworkLayers {
    /// Draws them all; their names begin like this.
    fn draw(&self, graph: &mut Graph, beginning: &str) {
        for (place, layer) in self.convolutions.iter().enumerate() {
            let number = place + 1;
            graph.convolution(&format!("{beginning}convolution-{number}"), layer);
            if number < self.convolutions.len() {
                graph.pool(&format!("{beginning}pool-{number}"));
            }
            graph.positive(&format!("{beginning}positive-{number}"));
        }
        graph.means_and_maxima(beginning);
        graph.dense(&format!("{beginning}hidden"), &self.hidden);
        graph.positive(&format!("{beginning}positive-hidden"));
        graph.dense(&format!("{beginning}labels"), &self.scores);
    }

    /// A network for cells of a side, with a temperature of 1.
    pub(super) fn network(&self, side: usize) -> Network {
        let mut graph = Graph::new("cells", &[self.convolutions[0].weights.ncols() / 9, side, side]);
        self.draw(&mut graph, "");
        graph.divide(SCORES, TEMPERATURE, 1.0);
        graph.finish(self.scores.weights.nrows())
    }

    /// The network of this many labels with these layers, which tell two things apart, as its branch: it gives one more
    /// number, the logarithm of the odds of the second of the two.
    pub(super) fn branch(mut self, network: Network, labels: usize) -> Result<Network> {
        let (weights, bias) = (&self.scores.weights, &self.scores.bias);
        self.scores = Layer {
            weights: (&weights.row(1) - &weights.row(0)).insert_axis(Axis(0)),
            bias: Array1::from_elem(1, bias[1] - bias[0] - MORE_OFTEN),
        };
        let mut graph = without_branch(network, labels).from_step(TRUNK)?;
        self.draw(&mut graph, BRANCH);
        graph.after(&format!("{BRANCH}last"), SCORES);
        Ok(graph.finish(labels + 1))
    }
}

/// The network of this many labels as it is without its branch.
pub fn without_branch(network: Network, labels: usize) -> Network {
    network.without(BRANCH, SCORES, labels)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use ndarray::{Array2, array};
    use rten_tensor::prelude::*;
    use rten_tensor::{NdTensor, NdTensorView};

    /// What a network says of one cell of a side.
    pub(in crate::learn::cells) fn scores(network: &Network, planes: &[f32], side: usize) -> Vec<f32> {
        let model = rten::Model::load(network.to_bytes().unwrap()).unwrap();
        let cell = NdTensorView::from_data([1, planes.len() / side / side, side, side], planes);
        let scores: NdTensor<f32, 2> = model.run_one(cell.into(), None).unwrap().try_into().unwrap();
        scores.to_vec()
    }

    /// One convolution that adds up the red neighbourhood, one hidden unit for its mean and one for its maximum.
    fn known() -> Network {
        let mut weights = Array2::zeros((1, 27));
        for value in weights.row_mut(0).iter_mut().take(9) {
            *value = 1.0;
        }
        let hidden = Layer { weights: array![[1.0, 0.0], [0.0, 1.0]], bias: array![0.0, 0.5] };
        let labels = Layer { weights: array![[1.0, 0.0], [0.0, 2.0]], bias: array![0.0, 1.0] };
        NetworkLayers { convolutions: vec![Layer { weights, bias: array![-1.0] }], hidden, scores: labels }
            .network(3)
    }

    #[test]
    fn a_known_network_gives_the_scores_worked_out_by_hand() {
        // Red is one everywhere: corners see 4, edges 6, the middle 9.
        let planes: Vec<f32> = (0..27).map(|place| if place < 9 { 1.0 } else { 7.0 }).collect();
        let mean = (4.0 * 3.0 + 4.0 * 5.0 + 8.0) / 9.0;
        let said = scores(&known(), &planes, 3);
        assert!((said[0] - mean).abs() < 1e-5);
        assert!((said[1] - (2.0 * 8.5 + 1.0)).abs() < 1e-5);
    }

    #[test]
    fn a_network_read_back_takes_another_temperature() {
        let planes = vec![1.0; 27];
        let back = Network::from_bytes(&known().to_bytes().unwrap()).unwrap();
        let said = scores(&known(), &planes, 3);
        let warmer = scores(&back.with_number(TEMPERATURE, 2.0).unwrap(), &planes, 3);
        assert!(said.iter().zip(&warmer).all(|(said, warmer)| (said - warmer * 2.0).abs() < 1e-5));
    }
}
