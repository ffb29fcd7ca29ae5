//! Trains the tiny network that says where tiles are.
//!
//! ```text
//! cargo run --release -p crowncount-lab --bin train_tiles -- PHOTOS --out assets/tiles.onnx
//! cargo run --release -p crowncount-lab --bin train_tiles -- PHOTOS --folds FOLDS
//! ```
//!
//! In: the photo folder, and the folder of folds that `train` has made if photos are to be measured by a network that
//! has not seen them. Out: the network as an ONNX file, or one for each fold.

mod fit;
mod net;
mod samples;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Parser;
use crowncount_lab::compose::PhotoFolder;

/// Trains the tiny network that says where tiles are.
#[derive(Parser)]
struct Options {
    /// The photo folder, with its labels.json.
    photos: PathBuf,
    /// Where to write a network that has seen everything.
    #[arg(long, required_unless_present = "folds")]
    out: Option<PathBuf>,
    /// A folder of folds: for each list `fold-1.txt` of what is not to be seen, `fold-1.tiles.onnx` is written.
    #[arg(long)]
    folds: Option<PathBuf>,
    /// What all randomness starts from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> Result<()> {
    let options = Options::parse();
    let folder = PhotoFolder::open(&options.photos)?;
    if let Some(path) = &options.out {
        train(&folder, &BTreeSet::new(), options.seed, path)?;
    }
    if let Some(folds) = &options.folds {
        let lists = (1..).map(|fold| folds.join(format!("fold-{fold}.txt"))).take_while(|list| list.exists());
        for list in lists {
            // A line names a group or a photo.
            let text = std::fs::read_to_string(&list)?;
            let names = text.lines().filter_map(|line| line.split_once(' '));
            let without = names.map(|(_, name)| name.to_owned()).collect();
            train(&folder, &without, options.seed, &list.with_extension("tiles.onnx"))?;
        }
    }
    Ok(())
}

/// Trains on everything but what is left out, and writes the network.
fn train(folder: &PhotoFolder, without: &BTreeSet<String>, seed: u64, out: &Path) -> Result<()> {
    let samples = samples::gather(folder, without, seed)?;
    let tiles = samples.iter().filter(|sample| sample.is_tile).count();
    println!("{} windows, {tiles} of them on tiles", samples.len());
    let network = fit::fit(&samples, seed);
    std::fs::write(out, network.to_bytes()?).with_context(|| out.display().to_string())?;
    println!("wrote {}", out.display());
    Ok(())
}
