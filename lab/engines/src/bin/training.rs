//! How long a step of the training takes: with the passes of the laboratory, and with burn. In: nothing. Out: the
//! milliseconds of both for the same batch, and how many times as long burn takes.
//!
//! ```text
//! cargo run --release --features training --bin training
//! ```
//!
//! Both train the network that reads cells, on the same random cells, in batches as large as those of `train`. They take
//! turns, so that a busy minute of the computer hits both.

use std::time::Instant;

use anyhow::{Context, Result};
use burn::module::Module;
use burn::nn::conv::{Conv2d, Conv2dConfig};
use burn::nn::loss::CrossEntropyLossConfig;
use burn::nn::pool::MaxPool2dConfig;
use burn::nn::{BatchNorm, BatchNormConfig, Linear, LinearConfig, PaddingConfig2d};
use burn::optim::{AdamWConfig, GradientsParams, ModuleOptimizer};
use burn::tensor::activation::relu;
use burn::tensor::{Device, Int, Tensor, TensorData};
use crowncount_lab::learn::Adam;
use crowncount_lab::learn::cells::Plan;
use fastrand::Rng;

const SIDE: usize = 48;
const CHANNELS: [usize; 5] = [3, 16, 32, 64, 128];
const HIDDEN: usize = 96;
const LABELS: usize = 21;
/// Parts of a batch, which our passes take side by side, and the cells in a part.
const PARTS: usize = 2;
const PART: usize = 16;
const CELLS: usize = PARTS * PART;
const AREA: usize = CHANNELS[0] * SIDE * SIDE;
/// Steps that are timed, after one that is not.
const STEPS: usize = 21;
const RATE: f32 = 1e-3;
const DECAY: f32 = 0.03;
const MEMORY: f32 = 0.99;

fn main() -> Result<()> {
    let mut random = Rng::with_seed(1);
    let planes: Vec<f32> = (0..CELLS * AREA).map(|_| random.f32() * 2.0 - 1.0).collect();
    let labels: Vec<usize> = (0..CELLS).map(|_| random.usize(..LABELS)).collect();
    let mut ours = Ours::new(&mut random);
    let mut burns = Burns::new();
    let mut times = [Vec::new(), Vec::new()];
    let mut losses = [0.0; 2];
    for step in 0..=STEPS {
        let steps: [&mut dyn FnMut() -> Result<f32>; 2] =
            [&mut || Ok(ours.step(&planes, &labels)), &mut || burns.step(&planes, &labels)];
        for (i, run) in steps.into_iter().enumerate() {
            let start = Instant::now();
            losses[i] = run()?;
            if step > 0 {
                times[i].push(start.elapsed().as_secs_f64() * 1000.0);
            }
        }
    }
    let [ours, burns] = times.map(|mut times| {
        times.sort_by(f64::total_cmp);
        times[STEPS / 2]
    });
    println!("loss after {} steps: ours {:.3}, burn {:.3}", STEPS + 1, losses[0], losses[1]);
    println!("a step of {CELLS} cells: ours {ours:.1} ms, burn {burns:.1} ms, {:.2} times as long", burns / ours);
    Ok(())
}

/// The passes and the optimiser of the laboratory.
struct Ours {
    plan: Plan,
    parameters: Vec<f32>,
    adam: Adam,
}

impl Ours {
    fn new(random: &mut Rng) -> Self {
        let plan = Plan::new(SIDE, &CHANNELS, HIDDEN, LABELS);
        let parameters = plan.start(random);
        let mut decays = vec![0.0; parameters.len()];
        for (range, _) in plan.matrices() {
            decays[range].fill(DECAY);
        }
        Self { plan, parameters, adam: Adam::new(decays, MEMORY) }
    }

    fn step(&mut self, planes: &[f32], labels: &[usize]) -> f32 {
        let (plan, parameters) = (&self.plan, &self.parameters);
        let passes = std::thread::scope(|scope| {
            let parts = planes.chunks(PART * AREA).zip(labels.chunks(PART));
            let threads: Vec<_> = parts
                .map(|(planes, labels)| scope.spawn(move || plan.pass(parameters, planes.to_vec(), labels)))
                .collect();
            threads.into_iter().map(|thread| thread.join().expect("a pass does not panic")).collect::<Vec<_>>()
        });
        let mut gradient = vec![0.0; parameters.len()];
        for pass in &passes {
            for (sum, value) in gradient.iter_mut().zip(&pass.gradient) {
                *sum += value / CELLS as f32;
            }
        }
        self.adam.step(&mut self.parameters, &gradient, RATE);
        passes.iter().map(|pass| pass.loss).sum::<f32>() / CELLS as f32
    }
}

/// A 3x3 convolution and what follows it.
#[derive(Module, Debug)]
struct Block {
    convolution: Conv2d,
    normal: BatchNorm,
}

/// The same network, put together from the layers of burn.
#[derive(Module, Debug)]
struct CellNetwork {
    blocks: Vec<Block>,
    hidden: Linear,
    scores: Linear,
}

impl CellNetwork {
    fn new(device: &Device) -> Self {
        let block = |pair: &[usize]| Block {
            convolution: Conv2dConfig::new([pair[0], pair[1]], [3, 3])
                .with_padding(PaddingConfig2d::Explicit(1, 1, 1, 1))
                .with_bias(false)
                .init(device),
            normal: BatchNormConfig::new(pair[1]).init(device),
        };
        Self {
            blocks: CHANNELS.windows(2).map(block).collect(),
            hidden: LinearConfig::new(2 * CHANNELS[CHANNELS.len() - 1], HIDDEN).init(device),
            scores: LinearConfig::new(HIDDEN, LABELS).init(device),
        }
    }

    fn forward(&self, planes: Tensor<4>) -> Tensor<2> {
        let mut planes = planes;
        for (place, block) in self.blocks.iter().enumerate() {
            planes = relu(block.normal.forward(block.convolution.forward(planes)));
            if place + 1 < self.blocks.len() {
                planes = MaxPool2dConfig::new([2, 2]).with_strides([2, 2]).init().forward(planes);
            }
        }
        let planes: Tensor<3> = planes.flatten(2, 3);
        let pooled = Tensor::cat(vec![planes.clone().mean_dim(2), planes.max_dim(2)], 1).squeeze_dim::<2>(2);
        self.scores.forward(relu(self.hidden.forward(pooled)))
    }
}

/// The layers, the gradients and the optimiser of burn.
struct Burns {
    device: Device,
    network: Option<CellNetwork>,
    adam: ModuleOptimizer,
}

impl Burns {
    fn new() -> Self {
        let device = Device::default().autodiff();
        let network = Some(CellNetwork::new(&device));
        let adam = AdamWConfig::new().with_beta_2(MEMORY).with_weight_decay(DECAY).init();
        Self { device, network, adam }
    }

    fn step(&mut self, planes: &[f32], labels: &[usize]) -> Result<f32> {
        let network = self.network.take().context("the network was lost in an earlier step")?;
        let planes = TensorData::new(planes.to_vec(), [CELLS, CHANNELS[0], SIDE, SIDE]);
        let labels: Vec<i64> = labels.iter().map(|&label| label as i64).collect();
        let labels = Tensor::<1, Int>::from_data(TensorData::new(labels, [CELLS]), &self.device);
        let scores = network.forward(Tensor::<4>::from_data(planes, &self.device));
        let loss = CrossEntropyLossConfig::new().init(&self.device).forward(scores, labels);
        let gradients = GradientsParams::from_grads(loss.backward(), &network);
        self.network = Some(self.adam.step(f64::from(RATE), network, gradients));
        Ok(loss.into_data().try_into_vec::<f32>()?[0])
    }
}
