//! Trains the cell reader. In: a photo folder. Out: weights, fold weights, predictions and a report.
//!
//! ```text
//! cargo run --release --features train --bin train -- PHOTOS --folds 4 --out assets/reader.weights
//! ```

mod augment;
mod data;
mod fit;
mod folds;
mod net;
mod report;
mod texture;
mod warp;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Parser;
use crowncount::scan::reader::{CELL_SIDE, Network, Scratch, Weights, planes};

use data::{Cell, Data};
use fit::Settings;
use folds::Folds;
use report::Outcome;

/// Trains the cell reader from a folder of labelled photos.
#[derive(Parser)]
struct Options {
    /// The photo folder, with its labels.json.
    photos: PathBuf,
    /// A folder of drawn tiles to learn too, in folders named like `wheat-0`.
    #[arg(long)]
    drawn: Option<PathBuf>,
    /// Where to write the weights of a network that has seen everything; without it, only folds are trained.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Into how many folds the groups are dealt for testing; 0 tests nothing.
    #[arg(long, default_value_t = 0)]
    folds: usize,
    /// Where to write what the folds' networks said of the cells of whole kingdoms, as CSV.
    #[arg(long)]
    predictions: Option<PathBuf>,
    /// A folder for the folds' weights, each with a list of the groups it never saw. A fold whose weights are there
    /// already is not trained again.
    #[arg(long)]
    fold_weights: Option<PathBuf>,
    /// Trains this fold alone, counted from 1, and writes its weights: so folds can be trained one by one.
    #[arg(long, requires = "fold_weights")]
    only_fold: Option<usize>,
    /// Where to write the report; it is printed too.
    #[arg(long)]
    report: Option<PathBuf>,
    /// Where to draw a sheet of cells as the network is shown them, to look at; nothing is trained.
    #[arg(long)]
    sheet: Option<PathBuf>,
    /// The temperature to write when no folds are trained to fit it.
    #[arg(long, default_value_t = 1.0)]
    temperature: f32,
    /// How often to go over the cells.
    #[arg(long, default_value_t = 20)]
    epochs: usize,
    /// How many cells are drawn in an epoch.
    #[arg(long, default_value_t = 8192)]
    cells: usize,
    /// What all randomness starts from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> Result<()> {
    let options = Options::parse();
    let mut data = Data::load(&options.photos, options.drawn.as_deref())?;
    data.add_textures(options.seed);
    eprintln!("{} pictures, {} cells", data.pictures.len(), data.cells.len());
    if let Some(path) = &options.sheet {
        return augment::sheet(&data, options.seed).save(path).with_context(|| path.display().to_string());
    }
    let settings = Settings { epochs: options.epochs, cells: options.cells, seed: options.seed };

    let mut temperature = options.temperature;
    if options.folds > 0 {
        temperature = cross_validate(&data, settings, &options)?;
    }
    if let Some(path) = &options.out {
        let cells: Vec<&Cell> = data.cells.iter().collect();
        let weights = Weights { network: fit::fit(&data, &cells, settings), temperature };
        write(path, &weights.to_bytes())?;
    }
    Ok(())
}

/// Trains a network a fold, writes what was asked for and gives the temperature.
fn cross_validate(data: &Data, settings: Settings, options: &Options) -> Result<f32> {
    let folds = Folds::deal(&data.cells, options.folds, options.seed);
    let mut outcomes = Vec::new();
    let mut networks = Vec::new();
    let chosen = options.only_fold.map_or(0..options.folds, |fold| fold.saturating_sub(1)..fold);
    for fold in chosen {
        eprintln!("fold {} of {}", fold + 1, options.folds);
        let (held, seen): (Vec<&Cell>, Vec<&Cell>) =
            data.cells.iter().partition(|cell| folds.of(cell) == Some(fold));
        let network = match options.trained(fold) {
            Some(weights) => weights?.network,
            None => fit::fit(data, &seen, settings),
        };
        options.keep_fold(&folds, fold, &Weights { network: network.clone(), temperature: 1.0 })?;
        let said: Vec<Outcome<'_>> =
            held.iter().map(|cell| Outcome { cell, fold, scores: look(&network, data, cell) }).collect();
        eprintln!("{}", report::summary(&said));
        outcomes.extend(said);
        networks.push(network);
    }
    let counted: Vec<Outcome<'_>> = outcomes.iter().filter(|outcome| outcome.cell.counted).cloned().collect();
    let temperature = report::temperature(&counted);
    if options.only_fold.is_some() {
        return Ok(temperature);
    }
    for (fold, network) in networks.into_iter().enumerate() {
        options.keep_fold(&folds, fold, &Weights { network, temperature })?;
    }
    let text = format!(
        "temperature {temperature:.3}\n\n{}\n{}",
        report::table(&counted, options.folds, temperature),
        report::mistakes(&counted, temperature)
    );
    println!("{text}");
    if let Some(path) = &options.report {
        write(path, text.as_bytes())?;
    }
    if let Some(path) = &options.predictions {
        write(path, report::predictions(&outcomes, temperature).as_bytes())?;
    }
    Ok(temperature)
}

impl Options {
    /// The file of a fold, with this ending, if fold weights are kept.
    fn fold_file(&self, fold: usize, ending: &str) -> Option<PathBuf> {
        self.fold_weights.as_ref().map(|folder| folder.join(format!("fold-{}.{ending}", fold + 1)))
    }

    /// The weights of a fold that was trained before.
    fn trained(&self, fold: usize) -> Option<Result<Weights>> {
        let path = self.fold_file(fold, "weights").filter(|path| path.exists())?;
        let read = || -> Result<Weights> { Ok(Weights::from_bytes(&fs::read(&path)?)?) };
        Some(read().with_context(|| path.display().to_string()))
    }

    /// Writes the weights of a fold and the groups that it never saw, if they are to be kept.
    fn keep_fold(&self, folds: &Folds, fold: usize, weights: &Weights) -> Result<()> {
        if let Some(folder) = &self.fold_weights {
            fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        }
        if let (Some(file), Some(list)) = (self.fold_file(fold, "weights"), self.fold_file(fold, "txt")) {
            write(&file, &weights.to_bytes())?;
            let unseen: Vec<&str> = folds.groups(fold).collect();
            write(&list, (unseen.join("\n") + "\n").as_bytes())?;
        }
        Ok(())
    }
}

/// The scores of a cell as the reader sees it.
fn look(network: &Network, data: &Data, cell: &Cell) -> Vec<f32> {
    network
        .scores(&planes(&data::cell_picture(data, cell)), CELL_SIDE as usize, &mut Scratch::default())
        .to_vec()
}

fn write(path: &std::path::Path, bytes: &[u8]) -> Result<()> {
    fs::write(path, bytes).with_context(|| path.display().to_string())
}
