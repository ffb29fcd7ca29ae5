//! Training. In: data, the cells that may be seen and the settings. Out: a network.
//!
//! Every batch is drawn in parts, each from a random source of its own, and the parts' gradients are added up in
//! order: the result depends on the seed alone, not on the number of cores.

use anyhow::Result;
use crowncount::scan::reader::{CELL_SIDE, LABEL_COUNT, LABELS};
use crowncount_lab::learn::cells::{self, Pass, Plan, TRUNK};
use crowncount_lab::learn::onnx::Network;
use crowncount_lab::learn::{Adam, fading};
use crowncount_lab::random::{Chance, Random};
use rten_tensor::prelude::*;
use rten_tensor::{NdTensor, NdTensorView};

use crate::augment::{augmented, perhaps_covered};
use crate::data::{Cell, Data, EMPTY, Origin};

/// How to train.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    /// Passes over as many cells as [`Settings::cells`].
    pub(crate) epochs: usize,
    /// The same for the branch that says whether something lies on a cell.
    pub(crate) cover_epochs: usize,
    /// Cells drawn in one epoch.
    pub(crate) cells: usize,
    /// What all randomness starts from.
    pub(crate) seed: u64,
}

/// The channels of the blocks, from the colours on.
const CHANNELS: [usize; 5] = [3, 16, 32, 64, 128];
const HIDDEN: usize = 96;
/// The same of the branch that says whether something lies on the cell.
const COVER_CHANNELS: [usize; 3] = [32, 48, 64];
const COVER_HIDDEN: usize = 48;
/// Parts of a batch, one a core, and the cells in a part.
const PARTS: usize = 2;
const PART: usize = 16;
/// The greatest step, the share of steps it takes to get there, how fast matrices fade, and how much of the gradient's
/// running size is kept.
const RATE: f32 = 3e-3;
const WARM_UP: f32 = 0.05;
const DECAY: f32 = 0.03;
const MEMORY: f32 = 0.99;
/// How much of the latest batch enters the statistics for reading.
const NEWS: f32 = 0.01;

/// Trains a network on these cells.
pub(crate) fn fit(data: &Data, cells: &[&Cell], settings: Settings) -> Network {
    let plan = Plan::new(CELL_SIDE as usize, &CHANNELS, HIDDEN, LABEL_COUNT);
    let draw = Draw::new(cells);
    let (parameters, statistics) = learn(&plan, settings, &|seed| {
        let mut random = Random::new(seed);
        let drawn: Vec<&Cell> = (0..PART).map(|_| cells[draw.next(&mut random)]).collect();
        let inputs = drawn.iter().flat_map(|cell| augmented(data, cells, cell, &mut random)).collect();
        (inputs, drawn.iter().map(|cell| cell.label).collect())
    });
    plan.network(&parameters, &statistics)
}

/// Trains the branch of a network that says whether something lies on a cell; the rest stays as it is.
pub(crate) fn fit_covers(
    data: &Data,
    cells: &[&Cell],
    settings: Settings,
    network: Network,
) -> Result<Network> {
    let trunk = Trunk::of(&network)?;
    let plan = Plan::new(trunk.side, &COVER_CHANNELS, COVER_HIDDEN, 2);
    let draw = Draw::new(cells);
    let settings = Settings { epochs: settings.cover_epochs, ..settings };
    let (parameters, statistics) = learn(&plan, settings, &|seed| {
        let mut random = Random::new(seed);
        let mut one = |_| perhaps_covered(data, cells, cells[draw.next(&mut random)], &mut random);
        let (planes, labels): (Vec<Vec<f32>>, Vec<usize>) = (0..PART).map(&mut one).unzip();
        (trunk.seen(&planes.concat()), labels)
    });
    plan.branch(&parameters, &statistics, network, LABEL_COUNT)
}

/// A network as it was before it got its branch.
pub(crate) fn without_branch(network: Network) -> Network {
    cells::without_branch(network, LABEL_COUNT)
}

/// The part of a network that its branch begins with.
struct Trunk {
    model: rten::Model,
    step: rten::NodeId,
    side: usize,
}

impl Trunk {
    fn of(network: &Network) -> Result<Self> {
        let model = rten::Model::load(network.to_bytes()?)?;
        let step = model.node_id(TRUNK)?;
        let mut trunk = Self { model, step, side: 0 };
        let area = trunk.seen(&vec![0.0; 3 * (CELL_SIDE * CELL_SIDE) as usize]).len() / COVER_CHANNELS[0];
        trunk.side = area.isqrt();
        Ok(trunk)
    }

    /// What it gives for the planes of cells that lie one after the other.
    fn seen(&self, cells: &[f32]) -> Vec<f32> {
        let side = CELL_SIDE as usize;
        let shape = [cells.len() / (3 * side * side), 3, side, side];
        let input = NdTensorView::from_data(shape, cells);
        let output = self.model.run(vec![(self.model.input_ids()[0], input.into())], &[self.step], None);
        let output = output.expect("a cell goes through the network").remove(0);
        let output: NdTensor<f32, 4> = output.try_into().expect("the trunk gives planes");
        output.to_vec()
    }
}

/// Parameters and statistics after learning from parts of batches, each shown for a seed: planes and what they are.
fn learn(
    plan: &Plan,
    settings: Settings,
    show: &(dyn Fn(u64) -> (Vec<f32>, Vec<usize>) + Sync),
) -> (Vec<f32>, Vec<f32>) {
    let mut random = Random::new(settings.seed);
    let mut parameters = plan.start(&mut random);
    let mut statistics = plan.start_statistics();
    let mut decays = vec![0.0; parameters.len()];
    for (range, _) in plan.matrices() {
        decays[range].fill(DECAY);
    }
    let mut adam = Adam::new(decays, MEMORY);
    let steps = settings.cells.div_ceil(PARTS * PART);
    let started = std::time::Instant::now();
    for epoch in 0..settings.epochs {
        let mut loss = 0.0;
        for step in 0..steps {
            let done = (epoch * steps + step) as f32 / (settings.epochs * steps) as f32;
            let seeds: [u64; PARTS] = std::array::from_fn(|_| random.bits());
            let passes = batch(plan, &parameters, show, seeds);
            let mut gradient = vec![0.0; parameters.len()];
            for pass in &passes {
                loss += pass.loss;
                for (sum, value) in gradient.iter_mut().zip(&pass.gradient) {
                    *sum += value;
                }
                for (statistic, value) in statistics.iter_mut().zip(&pass.statistics) {
                    *statistic += NEWS * (value - *statistic);
                }
            }
            for value in &mut gradient {
                *value /= (PARTS * PART) as f32;
            }
            adam.step(&mut parameters, &gradient, RATE * fading(done, WARM_UP));
        }
        let mean = loss / (steps * PARTS * PART) as f32;
        eprintln!("epoch {:3}: loss {mean:.4}, {:.0} s", epoch + 1, started.elapsed().as_secs_f32());
    }
    (parameters, statistics)
}

/// The passes over the parts of a batch, side by side.
fn batch(
    plan: &Plan,
    parameters: &[f32],
    show: &(dyn Fn(u64) -> (Vec<f32>, Vec<usize>) + Sync),
    seeds: [u64; PARTS],
) -> Vec<Pass> {
    let part = |seed: u64| {
        let (inputs, labels) = show(seed);
        plan.pass(parameters, inputs, &labels)
    };
    std::thread::scope(|scope| {
        let threads = seeds.map(|seed| scope.spawn(move || part(seed)));
        threads.into_iter().map(|thread| thread.join().expect("a pass does not panic")).collect()
    })
}

/// Draws cells: those of few pictures more often, those of common labels less.
struct Draw {
    /// The sums of the weights up to each cell.
    sums: Vec<f32>,
}

impl Draw {
    fn new(cells: &[&Cell]) -> Self {
        let mut counts = [0.0_f32; LABEL_COUNT];
        for cell in cells {
            counts[cell.label] += 1.0;
        }
        let weight = |cell: &Cell| {
            let on_board = matches!(cell.origin, Origin::Boards | Origin::Crooked | Origin::Raw);
            let origin = match cell.origin {
                Origin::Cells if cell.label == EMPTY => 0.5,
                Origin::Boards | Origin::Cells | Origin::Drawn => 1.0,
                Origin::Crooked | Origin::Table => 0.7,
                Origin::Raw | Origin::Dominoes => 3.0,
                Origin::Queendomino => 4.0,
            };
            // Gaps between tiles and castles under their 3D piece are seldom seen and often misread.
            let seldom = match LABELS[cell.label] {
                crowncount::Cell::Empty if on_board => 6.0,
                crowncount::Cell::Castle => 3.0,
                _ => 1.0,
            };
            origin * seldom * counts[cell.label].powf(-0.35)
        };
        let sums = cells.iter().scan(0.0, |sum, cell| {
            *sum += weight(cell);
            Some(*sum)
        });
        Self { sums: sums.collect() }
    }

    fn next(&self, random: &mut Random) -> usize {
        let aim = random.part() * self.sums.last().copied().unwrap_or(0.0);
        self.sums.partition_point(|&sum| sum <= aim).min(self.sums.len() - 1)
    }
}
