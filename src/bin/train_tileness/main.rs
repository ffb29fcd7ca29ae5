//! Trains the tiny network that says where tiles are.
//!
//!     cargo run --release --features train --bin train_tileness -- PHOTOS assets/tileness.bin
//!         [--without GROUP,GROUP…] [--fold K/N] [--seed S]
//!
//! In: the photo folder. Out: the weights. `--without` leaves out raw photos or board groups by name, `--fold`
//! every N-th board group from the K-th, so that they can be measured by a network that has not seen them.

mod adam;
mod samples;

use std::collections::BTreeSet;
use std::error::Error;
use std::path::PathBuf;

use crowncount::scan::compose::PhotoFolder;

/// What the command line asks for.
struct Options {
    photos: PathBuf,
    weights: PathBuf,
    without: BTreeSet<String>,
    fold: Option<(usize, usize)>,
    seed: u64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = options()?;
    let folder = PhotoFolder::open(&options.photos)?;
    let mut without = options.without;
    if let Some((k, n)) = options.fold {
        let groups: BTreeSet<&str> = folder.of_kind("boards").map(|label| label.group.as_str()).collect();
        without.extend(groups.into_iter().skip(k).step_by(n).map(str::to_owned));
    }
    println!("left out: {}", without.iter().cloned().collect::<Vec<_>>().join(" "));
    let samples = samples::gather(&folder, &without, options.seed)?;
    let tiles = samples.iter().filter(|sample| sample.is_tile).count();
    println!("{} windows, {tiles} of them on tiles", samples.len());
    let network = adam::train(&samples, options.seed);
    std::fs::write(&options.weights, network.to_bytes())?;
    println!("wrote {}", options.weights.display());
    Ok(())
}

fn options() -> Result<Options, Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut places = Vec::new();
    let (mut without, mut fold, mut seed) = (BTreeSet::new(), None, 1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value"));
        match argument.as_str() {
            "--without" => without.extend(value()?.split(',').map(str::to_owned)),
            "--fold" => {
                let text = value()?;
                let (k, n) = text.split_once('/').ok_or("--fold needs K/N")?;
                fold = Some((k.parse()?, n.parse()?));
            }
            "--seed" => seed = value()?.parse()?,
            _ => places.push(PathBuf::from(argument)),
        }
    }
    let [photos, weights] =
        <[PathBuf; 2]>::try_from(places).map_err(|_| "usage: train_tileness PHOTOS WEIGHTS")?;
    Ok(Options { photos, weights, without, fold, seed })
}
