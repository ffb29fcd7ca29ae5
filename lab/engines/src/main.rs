//! How quick one inference crate is. In: the network of the cell reader, as an ONNX file. Out: the milliseconds a cell
//! takes and the batch it is quickest with, on the first line; then the scores of all cells, one a line.
//!
//! ```text
//! cargo run --release --features rten -- ../../assets/reader.onnx
//! ```
//!
//! The script `measure` runs this for every crate, on one core, and compares what they print.

#[cfg(any(feature = "candle", feature = "burn"))]
mod constants;
// The feature says which file is the engine; each of them has an `Engine` that is loaded from the bytes of the network,
// and gives the scores of a batch, both given as one cell after the other.
#[cfg_attr(feature = "rten", path = "rten.rs")]
#[cfg_attr(feature = "tract", path = "tract.rs")]
#[cfg_attr(feature = "candle", path = "candle.rs")]
#[cfg_attr(feature = "burn", path = "burn.rs")]
mod engine;

#[cfg(not(any(feature = "rten", feature = "tract", feature = "candle", feature = "burn")))]
compile_error!("choose an engine with --features");

use std::hint::black_box;
use std::time::Instant;

use anyhow::{Context, Result};

use engine::Engine;

/// The channels, the height and the width of a cell.
const CELL: [usize; 3] = [3, 48, 48];

/// The numbers that make up a cell.
const AREA: usize = CELL[0] * CELL[1] * CELL[2];

/// The cells of a kingdom, which are read in one call.
const CELLS: usize = 25;

/// Cells that pass the network together: few fit into caches, many are less work to hand over. All divide the cells of
/// a kingdom, as tract wants to know beforehand how many come.
const BATCHES: [usize; 3] = [1, 5, CELLS];

/// How often a kingdom is read with each batch. The first time, which fills caches, does not count.
const REPEATS: usize = 41;

fn main() -> Result<()> {
    let path = std::env::args_os().nth(1).context("the path of a network is missing")?;
    let engine = Engine::load(&std::fs::read(path)?)?;
    let planes = pixels();
    let mut quickest = (f64::INFINITY, 0);
    for batch in BATCHES {
        let mut times = Vec::new();
        for _ in 0..=REPEATS {
            let start = Instant::now();
            black_box(scores(&engine, black_box(&planes), batch)?);
            times.push(start.elapsed().as_secs_f64() * 1000.0 / CELLS as f64);
        }
        let times = &mut times[1..];
        times.sort_by(f64::total_cmp);
        let median = times[REPEATS / 2];
        if median < quickest.0 {
            quickest = (median, batch);
        }
    }
    let (time, batch) = quickest;
    println!("{time:.4} {batch}");
    for score in scores(&engine, &planes, batch)? {
        println!("{score:.6}");
    }
    Ok(())
}

/// The scores of cells that pass the network in batches.
fn scores(engine: &Engine, planes: &[f32], batch: usize) -> Result<Vec<f32>> {
    let mut scores = Vec::new();
    for batch in planes.chunks(batch * AREA) {
        scores.extend(engine.scores(batch, batch.len() / AREA)?);
    }
    Ok(scores)
}

/// Cells that look like nothing but are all different, and the same on every computer.
fn pixels() -> Vec<f32> {
    let cell = |cell| (0..AREA).map(move |place| ((place * (cell + 3)) % 17) as f32 / 8.0 - 1.0);
    (0..CELLS).flat_map(cell).collect()
}
