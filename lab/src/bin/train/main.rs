//! Trains the cell reader. In: a photo folder. Out: weights, fold weights, predictions and a report.
//!
//! ```text
//! cargo run --release -p crowncount-lab --bin train -- PHOTOS --folds 4 --out assets/reader.onnx
//! ```

mod augment;
mod covers;
mod data;
mod fit;
mod folds;
mod options;
mod report;
mod validate;
mod warp;

use anyhow::{Context, Result};
use clap::Parser;
use crowncount_lab::learn::cells::TEMPERATURE;

use data::{Cell, Data};
use fit::Settings;
use options::Options;
use validate::{cross_validate, read, write};

fn main() -> Result<()> {
    let options = Options::parse();
    let mut data = Data::load(&options.photos, options.drawn.as_deref())?;
    data.add_textures(options.seed);
    eprintln!("{} pictures, {} cells", data.pictures.len(), data.cells.len());
    if let Some(path) = &options.sheet {
        return augment::sheet(&data, options.seed).save(path).with_context(|| path.display().to_string());
    }
    let settings = Settings {
        epochs: options.epochs,
        cover_epochs: options.cover_epochs,
        cells: options.cells,
        seed: options.seed,
    };

    let mut temperature = options.temperature;
    if options.folds > 0 {
        temperature = cross_validate(&data, settings, &options)?;
    }
    if let Some(path) = &options.out {
        let cells: Vec<&Cell> = data.cells.iter().collect();
        let network = if options.only_covers {
            fit::without_branch(read(path)?)
        } else {
            fit::fit(&data, &cells, settings).with_number(TEMPERATURE, temperature)?
        };
        write(path, &fit::fit_covers(&data, &cells, settings, network)?.to_bytes()?)?;
    }
    Ok(())
}
