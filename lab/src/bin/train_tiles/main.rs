//! Trains the tiny network that says where tiles are.
//!
//! ```text
//! cargo run --release -p crowncount-lab --bin train_tiles -- PHOTOS --out assets/tileness.bin
//! cargo run --release -p crowncount-lab --bin train_tiles -- PHOTOS --folds FOLDS
//! ```
//!
//! In: the photo folder, and the folder of folds that `train` has made if photos are to be measured by a network that
//! has not seen them. Out: the weights, or those of each fold.

mod adam;
mod samples;

use std::collections::BTreeSet;
use std::error::Error;
use std::path::{Path, PathBuf};

use clap::Parser;
use crowncount_lab::compose::PhotoFolder;

/// Trains the tiny network that says where tiles are.
#[derive(Parser)]
struct Options {
    /// The photo folder, with its labels.json.
    photos: PathBuf,
    /// Where to write the weights of a network that has seen everything.
    #[arg(long, required_unless_present = "folds")]
    out: Option<PathBuf>,
    /// A folder of folds: for each list `fold-1.txt` of what is not to be seen, `fold-1.tileness` is written.
    #[arg(long)]
    folds: Option<PathBuf>,
    /// What all randomness starts from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> Result<(), Box<dyn Error>> {
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
            train(&folder, &without, options.seed, &list.with_extension("tileness"))?;
        }
    }
    Ok(())
}

/// Trains on everything but what is left out, and writes the weights.
fn train(
    folder: &PhotoFolder,
    without: &BTreeSet<String>,
    seed: u64,
    weights: &Path,
) -> Result<(), Box<dyn Error>> {
    let samples = samples::gather(folder, without, seed)?;
    let tiles = samples.iter().filter(|sample| sample.is_tile).count();
    println!("{} windows, {tiles} of them on tiles", samples.len());
    let network = adam::train(&samples, seed);
    std::fs::write(weights, network.to_bytes())?;
    println!("wrote {}", weights.display());
    Ok(())
}
