//! The command line. In: its words. Out: what to train and where to write it.

use std::path::PathBuf;

use clap::Parser;

/// Trains the cell reader from a folder of labelled photos.
#[derive(Parser)]
pub(crate) struct Options {
    /// The photo folder, with its labels.json.
    pub(crate) photos: PathBuf,
    /// A folder of drawn tiles to learn too, in folders named like `wheat-0`.
    #[arg(long)]
    pub(crate) drawn: Option<PathBuf>,
    /// Where to write the weights of a network that has seen everything; without it, only folds are trained.
    #[arg(long)]
    pub(crate) out: Option<PathBuf>,
    /// Into how many folds the groups are dealt for testing; 0 tests nothing.
    #[arg(long, default_value_t = 0)]
    pub(crate) folds: usize,
    /// Where to write what the folds' networks said of the cells of whole kingdoms, as CSV.
    #[arg(long)]
    pub(crate) predictions: Option<PathBuf>,
    /// A folder for the folds' weights, each with a list of the groups and photos it never saw. A fold whose weights are there
    /// already is not trained again.
    #[arg(long)]
    pub(crate) fold_weights: Option<PathBuf>,
    /// Trains this fold alone, counted from 1, and writes its weights: so folds can be trained one by one.
    #[arg(long, requires = "fold_weights")]
    pub(crate) only_fold: Option<usize>,
    /// Trains only the branch that says whether something lies on a cell, onto the networks that are at `--out` and among the
    /// fold weights.
    #[arg(long)]
    pub(crate) only_covers: bool,
    /// Where to write the report; it is printed too.
    #[arg(long)]
    pub(crate) report: Option<PathBuf>,
    /// Where to draw a sheet of cells as the network is shown them, to look at; nothing is trained.
    #[arg(long)]
    pub(crate) sheet: Option<PathBuf>,
    /// The temperature to write when no folds are trained to fit it.
    #[arg(long, default_value_t = 1.0)]
    pub(crate) temperature: f32,
    /// How often to go over the cells.
    #[arg(long, default_value_t = 40)]
    pub(crate) epochs: usize,
    /// How often to go over the cells for the branch.
    #[arg(long, default_value_t = 40)]
    pub(crate) cover_epochs: usize,
    /// How many cells are drawn in an epoch.
    #[arg(long, default_value_t = 8192)]
    pub(crate) cells: usize,
    /// What all randomness starts from.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}
