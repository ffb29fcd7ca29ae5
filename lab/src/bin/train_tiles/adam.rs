//! Learning: plain Adam on the cross entropy of a network with two hidden layers.

use crowncount::random::Random;
use crowncount::scan::grid::Tileness;
use crowncount::scan::grid::features::FEATURES;
use crowncount::scan::grid::tileness::{HIDDEN, WEIGHTS};

use crate::samples::Sample;

const EPOCHS: usize = 12;
const BATCH: usize = 64;
const RATE: f32 = 3e-3;
const DECAY: f32 = 1e-4;
/// The part of the samples that is only measured.
const HELD: usize = 20;

const SIZES: [usize; 4] = [FEATURES, HIDDEN[0], HIDDEN[1], 1];

/// Trains a network and prints how well it does.
pub(crate) fn train(samples: &[Sample], seed: u64) -> Tileness {
    let (mean, deviation) = moments(samples);
    let standard = |sample: &Sample| -> Vec<f32> {
        (0..FEATURES).map(|i| (sample.features[i] - mean[i]) / deviation[i]).collect()
    };
    let inputs: Vec<(Vec<f32>, f32)> =
        samples.iter().map(|s| (standard(s), if s.is_tile { 1.0 } else { 0.0 })).collect();
    let random = &mut Random::new(seed ^ 0xADA);
    let mut weights = start(random);
    let (mut first, mut second) = (vec![0.0f32; WEIGHTS], vec![0.0f32; WEIGHTS]);
    let mut order: Vec<usize> = (0..inputs.len()).collect();
    random.shuffle(&mut order);
    let (held, learned) = order.split_at(inputs.len() / HELD);
    let mut learned = learned.to_vec();
    let steps = EPOCHS * learned.len().div_ceil(BATCH);
    let mut step = 0;
    for epoch in 0..EPOCHS {
        random.shuffle(&mut learned);
        let mut loss = 0.0;
        for batch in learned.chunks(BATCH) {
            let mut gradient = vec![0.0f32; WEIGHTS];
            for &i in batch {
                loss += backward(&weights, &inputs[i].0, inputs[i].1, &mut gradient);
            }
            step += 1;
            let rate = RATE * 0.5 * (1.0 + (std::f32::consts::PI * step as f32 / steps as f32).cos());
            let (fade_first, fade_second) = (1.0 - 0.9f32.powi(step), 1.0 - 0.999f32.powi(step));
            for i in 0..WEIGHTS {
                let g = gradient[i] / batch.len() as f32;
                first[i] = 0.9 * first[i] + 0.1 * g;
                second[i] = 0.999 * second[i] + 0.001 * g * g;
                let change = first[i] / fade_first / ((second[i] / fade_second).sqrt() + 1e-8);
                weights[i] -= rate * (change + DECAY * weights[i]);
            }
        }
        let right =
            held.iter().filter(|&&i| (forward(&weights, &inputs[i].0)[2][0] > 0.0) == (inputs[i].1 > 0.5));
        println!(
            "epoch {epoch:2}  loss {:.4}  held-out accuracy {:.2} %",
            loss / learned.len() as f32,
            100.0 * right.count() as f32 / held.len() as f32
        );
    }
    fold_in(&mut weights, &mean, &deviation);
    Tileness::from_weights(weights).expect("as many weights as it started with")
}

fn moments(samples: &[Sample]) -> (Vec<f32>, Vec<f32>) {
    let count = samples.len() as f32;
    let mean: Vec<f32> =
        (0..FEATURES).map(|i| samples.iter().map(|s| s.features[i]).sum::<f32>() / count).collect();
    let deviation = (0..FEATURES)
        .map(|i| {
            let square = samples.iter().map(|s| (s.features[i] - mean[i]).powi(2)).sum::<f32>() / count;
            square.sqrt().max(1e-3)
        })
        .collect();
    (mean, deviation)
}

fn start(random: &mut Random) -> Vec<f32> {
    let mut weights = Vec::with_capacity(WEIGHTS);
    for pair in SIZES.windows(2) {
        let scale = (2.0 / pair[0] as f64).sqrt();
        for _ in 0..pair[1] {
            weights.extend((0..pair[0]).map(|_| (random.normal() * scale) as f32));
            weights.push(0.0);
        }
    }
    weights
}

/// The values of both hidden layers after the cut at 0, and the answer.
fn forward(weights: &[f32], input: &[f32]) -> [Vec<f32>; 3] {
    let mut rest = weights;
    let mut layer = |input: &[f32], outputs: usize, is_last: bool| {
        let (mine, next) = rest.split_at((input.len() + 1) * outputs);
        rest = next;
        mine.chunks_exact(input.len() + 1)
            .map(|unit| {
                let sum = unit.iter().zip(input).map(|(w, x)| w * x).sum::<f32>() + unit[input.len()];
                if is_last { sum } else { sum.max(0.0) }
            })
            .collect::<Vec<f32>>()
    };
    let one = layer(input, SIZES[1], false);
    let two = layer(&one, SIZES[2], false);
    let answer = layer(&two, SIZES[3], true);
    [one, two, answer]
}

/// Adds the gradient of one sample, returns its loss.
fn backward(weights: &[f32], input: &[f32], truth: f32, gradient: &mut [f32]) -> f32 {
    let [one, two, answer] = forward(weights, input);
    let guess = 1.0 / (1.0 + (-answer[0]).exp());
    let mut errors = vec![guess - truth];
    let layers: [&[f32]; 3] = [input, &one, &two];
    let mut end = WEIGHTS;
    for (inputs, outputs) in layers.iter().zip(&SIZES[1..]).rev() {
        let width = inputs.len() + 1;
        let start = end - width * outputs;
        let mut below = vec![0.0f32; inputs.len()];
        for (unit, &error) in errors.iter().enumerate() {
            let at = start + unit * width;
            for (i, &x) in inputs.iter().enumerate() {
                gradient[at + i] += error * x;
                below[i] += error * weights[at + i];
            }
            gradient[at + inputs.len()] += error;
        }
        // Where a unit was cut at 0, nothing passes.
        errors = below.iter().zip(*inputs).map(|(e, &x)| if x > 0.0 { *e } else { 0.0 }).collect();
        end = start;
    }
    let of_truth = if truth > 0.5 { guess } else { 1.0 - guess };
    -of_truth.max(1e-7).ln()
}

/// Makes the first layer take plain features instead of standardised ones.
fn fold_in(weights: &mut [f32], mean: &[f32], deviation: &[f32]) {
    for unit in weights[..(FEATURES + 1) * HIDDEN[0]].chunks_exact_mut(FEATURES + 1) {
        for i in 0..FEATURES {
            unit[i] /= deviation[i];
            unit[FEATURES] -= unit[i] * mean[i];
        }
    }
}
