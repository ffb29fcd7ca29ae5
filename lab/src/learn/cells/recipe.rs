//! The network that reads cells, as a file. In: the layers that were trained. Out: an ONNX model for any number of cells.
//!
//! Each convolution is followed by a 2x2 max-pool, but for the last, and a `ReLU`; then come the mean and the maximum of
//! every channel, the hidden layer, the scores, and their division by the temperature.

use crate::learn::onnx::{Graph, Layer, Network};

/// The name of what the scores are divided by, so that the probabilities are as often right as they say.
pub const TEMPERATURE: &str = "temperature";

/// The names of the layers that are trained.
pub(super) const HIDDEN: &str = "hidden";
pub(super) const SCORES: &str = "labels";
pub(super) fn convolution(place: usize) -> String {
    format!("convolution-{}", place + 1)
}

/// A network for cells of a side, with a temperature of 1.
pub(super) fn network(side: usize, convolutions: &[Layer], hidden: &Layer, scores: &Layer) -> Network {
    let mut graph = Graph::new("cells", &[convolutions[0].weights.ncols() / 9, side, side]);
    for (place, layer) in convolutions.iter().enumerate() {
        let number = place + 1;
        graph.convolution(&convolution(place), layer);
        if number < convolutions.len() {
            graph.pool(&format!("pool-{number}"));
        }
        graph.positive(&format!("positive-{number}"));
    }
    graph.means_and_maxima();
    graph.dense(HIDDEN, hidden);
    graph.positive("positive-hidden");
    graph.dense(SCORES, scores);
    graph.divide("scores", TEMPERATURE, 1.0);
    graph.finish(scores.weights.nrows())
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
        network(3, &[Layer { weights, bias: array![-1.0] }], &hidden, &labels)
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
