//! The network that says where tiles are, while it learns. In: windows with what they show, and the parameters. Out: the
//! loss and its gradient, and at the end an ONNX network that takes plain features.

use crowncount_lab::learn::Dense;
use crowncount_lab::learn::onnx::{Graph, Network};
use fastrand::Rng;
use ndarray::{Array1, Array2};

/// Fully connected layers, with a `ReLU` behind all but the last, which gives one number.
pub(crate) struct Net {
    layers: Vec<Dense>,
    /// How many parameters there are.
    pub(crate) parameters: usize,
}

impl Net {
    /// The layers between these numbers of units.
    pub(crate) fn new(sizes: &[usize]) -> Self {
        let mut parameters = 0;
        let layers = sizes.windows(2).map(|pair| Dense::after(&mut parameters, pair[0], pair[1])).collect();
        Self { layers, parameters }
    }

    /// Random parameters to begin with, with the variance that keeps the scale of what passes a `ReLU`.
    pub(crate) fn start(&self, random: &mut Rng) -> Vec<f32> {
        let mut parameters = vec![0.0; self.parameters];
        for layer in &self.layers {
            let reach = (6.0 / layer.inputs as f32).sqrt();
            parameters[layer.weights.clone()].fill_with(|| (random.f32() * 2.0 - 1.0) * reach);
        }
        parameters
    }

    /// What goes into each layer, and at last the answers.
    fn trace(&self, parameters: &[f32], windows: Array2<f32>) -> Vec<Array2<f32>> {
        let mut trace = vec![windows];
        for (place, layer) in self.layers.iter().enumerate() {
            let mut output = layer.forward(parameters, &trace[place]);
            if place + 1 < self.layers.len() {
                output.mapv_inplace(|value| value.max(0.0));
            }
            trace.push(output);
        }
        trace
    }

    /// How much each window looks like a tile: positive is yes.
    pub(crate) fn logits(&self, parameters: &[f32], windows: Array2<f32>) -> Vec<f32> {
        self.trace(parameters, windows).pop().map(Array2::into_raw_vec_and_offset).unwrap_or_default().0
    }

    /// The sum of the negative log-likelihoods of windows, a row each, and its gradient.
    pub(crate) fn pass(
        &self,
        parameters: &[f32],
        windows: Array2<f32>,
        are_tiles: &[bool],
    ) -> (f32, Vec<f32>) {
        let trace = self.trace(parameters, windows);
        let mut gradient = vec![0.0; self.parameters];
        let mut loss = 0.0;
        let mut slope = trace[self.layers.len()].clone();
        for (logit, &is_tile) in slope.iter_mut().zip(are_tiles) {
            let against = if is_tile { -*logit } else { *logit };
            loss += against.max(0.0) + (-against.abs()).exp().ln_1p();
            *logit = 1.0 / (1.0 + (-*logit).exp()) - f32::from(u8::from(is_tile));
        }
        for (layer, input) in self.layers.iter().zip(&trace).rev() {
            slope = layer.backward(parameters, input, &slope, &mut gradient);
            // Where a unit was cut at 0, nothing passes; the slope of the features themselves is not asked for.
            slope.zip_mut_with(input, |slope, &value| *slope = if value > 0.0 { *slope } else { 0.0 });
        }
        (loss, gradient)
    }

    /// The network for reading: it takes plain features, though it has learned from standardised ones.
    pub(crate) fn network(&self, parameters: &[f32], mean: &Array1<f32>, deviation: &Array1<f32>) -> Network {
        let mut graph = Graph::new("windows", &[self.layers[0].inputs]);
        let last = self.layers.len() - 1;
        for (place, dense) in self.layers.iter().enumerate() {
            let mut layer = dense.layer(parameters);
            if place == 0 {
                layer.weights /= deviation;
                layer.bias -= &layer.weights.dot(mean);
            }
            if place < last {
                graph.dense(&format!("hidden-{}", place + 1), &layer);
                graph.positive(&format!("positive-{}", place + 1));
            } else {
                graph.dense("tiles", &layer);
            }
        }
        graph.finish(self.layers[last].outputs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crowncount::scan::grid::TileFinder;
    use crowncount::scan::grid::features::FEATURES;
    use crowncount_lab::learn::slope::wrong_places;

    fn windows(count: usize, random: &mut Rng) -> Array2<f32> {
        Array2::from_shape_simple_fn((count, FEATURES), || random.f32() * 2.0 - 1.0)
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let random = &mut Rng::with_seed(5);
        let net = Net::new(&[FEATURES, 8, 5, 1]);
        let parameters = net.start(random);
        let (windows, truths) = (windows(6, random), [true, false, true, true, false, false]);
        let (_, gradient) = net.pass(&parameters, windows.clone(), &truths);
        let loss = |parameters: &[f32]| net.pass(parameters, windows.clone(), &truths).0;
        assert_eq!(wrong_places(&parameters, &gradient, loss), [0; 0]);
    }

    #[test]
    fn the_network_in_the_file_says_of_plain_features_what_was_learned() {
        let random = &mut Rng::with_seed(6);
        let net = Net::new(&[FEATURES, 32, 16, 1]);
        let parameters = net.start(random);
        let plain = windows(9, random);
        let mean = Array1::from_shape_fn(FEATURES, |i| i as f32 / 50.0);
        let deviation = Array1::from_shape_fn(FEATURES, |i| 0.5 + i as f32 / 20.0);
        let learned = net.logits(&parameters, (&plain - &mean) / &deviation);
        let bytes = net.network(&parameters, &mean, &deviation).to_bytes().expect("a file");
        let rows: Vec<[f32; FEATURES]> =
            plain.rows().into_iter().map(|row| std::array::from_fn(|i| row[i])).collect();
        let said = TileFinder::from_onnx(&bytes).expect("a network").logits(&rows);
        assert!(learned.iter().zip(&said).all(|(a, b)| (a - b).abs() < 1e-4), "{learned:?} {said:?}");
    }
}
