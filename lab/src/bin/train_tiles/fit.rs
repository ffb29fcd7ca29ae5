//! Training. In: windows with what they show. Out: a network, and on the way how well it does on windows that were held
//! out.

use crowncount::scan::grid::features::FEATURES;
use crowncount_lab::learn::onnx::Network;
use crowncount_lab::learn::{Adam, fading};
use fastrand::Rng;
use ndarray::{Array1, Array2, Axis};

use crate::net::Net;
use crate::samples::Sample;

const EPOCHS: usize = 12;
const BATCH: usize = 64;
/// The greatest step, how fast parameters fade, and how much of the gradient's running size is kept.
const RATE: f32 = 3e-3;
const DECAY: f32 = 1e-4;
const MEMORY: f32 = 0.999;
/// One window of so many is only measured.
const HELD: usize = 20;
/// The units between the features and the answer.
const HIDDEN: [usize; 2] = [32, 16];

/// Trains a network and prints how well it does.
pub(crate) fn fit(samples: &[Sample], seed: u64) -> Network {
    let plain = Array2::from_shape_fn((samples.len(), FEATURES), |(row, i)| samples[row].features[i]);
    let (mean, deviation) = moments(&plain);
    let windows = (plain - &mean) / &deviation;
    let random = &mut Rng::with_seed(seed);
    let net = Net::new(&[FEATURES, HIDDEN[0], HIDDEN[1], 1]);
    let mut parameters = net.start(random);
    let mut adam = Adam::new(vec![DECAY; net.parameters], MEMORY);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    random.shuffle(&mut order);
    let (held, learned) = order.split_at(samples.len() / HELD);
    let mut learned = learned.to_vec();
    let steps = EPOCHS * learned.len().div_ceil(BATCH);
    let mut step = 0;
    for epoch in 1..=EPOCHS {
        random.shuffle(&mut learned);
        let mut loss = 0.0;
        for batch in learned.chunks(BATCH) {
            let truths: Vec<bool> = batch.iter().map(|&place| samples[place].is_tile).collect();
            let (sum, mut gradient) = net.pass(&parameters, windows.select(Axis(0), batch), &truths);
            for value in &mut gradient {
                *value /= batch.len() as f32;
            }
            step += 1;
            adam.step(&mut parameters, &gradient, RATE * fading(step as f32 / steps as f32, 0.0));
            loss += sum;
        }
        let said = net.logits(&parameters, windows.select(Axis(0), held));
        let right = held.iter().zip(said).filter(|&(&place, logit)| (logit > 0.0) == samples[place].is_tile);
        println!(
            "epoch {epoch:2}: loss {:.4}, {:.2} % of the windows held out are right",
            loss / learned.len() as f32,
            100.0 * right.count() as f32 / held.len() as f32
        );
    }
    net.network(&parameters, &mean, &deviation)
}

/// Mean and deviation of every feature.
fn moments(windows: &Array2<f32>) -> (Array1<f32>, Array1<f32>) {
    let zero = || Array1::zeros(FEATURES);
    let mean = windows.mean_axis(Axis(0)).unwrap_or_else(zero);
    let deviation = windows.std_axis(Axis(0), 0.0).mapv(|value| value.max(1e-3));
    (mean, deviation)
}
