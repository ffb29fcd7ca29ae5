//! Fits the weights by which frames and cells are judged.
//!
//! ```text
//! cargo run --release -p crowncount-lab --bin fit_odds -- frames FRAMES.csv... [--out assets/evidence.json] [--report OUT.txt]
//! cargo run --release -p crowncount-lab --bin fit_odds -- cells CELLS.csv... [--out assets/trust.json] [--report OUT.txt]
//! ```
//!
//! In: tables of frames or cells with their figures and whether they are right, as `evaluate --frames` and `evaluate
//! --cells` write them. Out: the weights of a logistic model, and how well it tells right ones from wrong ones in
//! pictures that it was not fitted on: every fourth group of photos and every fourth scene is held out.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use clap::{Parser, ValueEnum};
use crowncount::scan::evidence::FrameFigures;
use crowncount::scan::odds::{Figures, OddsModel, probability};
use crowncount::scan::trust::CellFigures;
use crowncount_lab::learn::{Adam, fading};

/// Fits the weights by which frames and cells are judged.
#[derive(Parser)]
struct Options {
    /// What is judged.
    what: What,
    /// Tables of them, as `evaluate` writes them.
    #[arg(required = true)]
    tables: Vec<PathBuf>,
    /// Where to write the weights.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Where to write the report.
    #[arg(long)]
    report: Option<PathBuf>,
    /// Weights that stay as they are: only terms that are not among them are fitted.
    #[arg(long)]
    keep: Option<PathBuf>,
    /// How much small weights are preferred: the square of each costs as much as the log-loss of so many things.
    #[arg(long, default_value_t = 1.0)]
    ridge: f64,
    /// How many steps are made.
    #[arg(long, default_value_t = 4000)]
    steps: u16,
}

/// What is judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum What {
    /// Frames that were read: is it that of the kingdom?
    Frames,
    /// Cells of kingdoms that were read: is it right?
    Cells,
}

/// A frame or a cell of which it is known whether it is right.
struct Labelled<F> {
    /// The group of photos or the scene that it belongs to.
    group: String,
    /// Which kind of picture it is.
    kind: String,
    is_right: bool,
    figures: F,
}

fn main() -> Result<()> {
    let options = Options::parse();
    match options.what {
        What::Frames => fit::<FrameFigures>(&options),
        What::Cells => fit::<CellFigures>(&options),
    }
}

fn fit<F: Figures>(options: &Options) -> Result<()> {
    let mut things: Vec<Labelled<F>> = Vec::new();
    for path in &options.tables {
        things.extend(read(path).with_context(|| path.display().to_string())?);
    }
    let (held_out, fitted): (Vec<_>, Vec<_>) =
        things.into_iter().partition(|thing| is_held_out(&thing.group));
    ensure!(!held_out.is_empty() && !fitted.is_empty(), "too few of them");
    let kept: BTreeMap<String, f32> = match &options.keep {
        Some(path) => {
            serde_json::from_slice(&std::fs::read(path)?).with_context(|| path.display().to_string())?
        }
        None => BTreeMap::new(),
    };
    let kept: Vec<Option<f32>> = F::TERMS.iter().map(|(name, _)| kept.get(*name).copied()).collect();
    let weights = weights(&fitted, &kept, options.ridge, options.steps);
    let named: BTreeMap<&str, f32> =
        F::TERMS.iter().zip(&weights).map(|((name, _), w)| (*name, *w)).collect();
    let json = serde_json::to_string_pretty(&named)? + "\n";
    let model = OddsModel::from_json(json.as_bytes())?;
    let report = report(&weights, &model, &fitted, &held_out);
    print!("{report}");
    if let Some(path) = &options.report {
        std::fs::write(path, report)?;
    }
    if let Some(path) = &options.out {
        std::fs::write(path, json)?;
    }
    Ok(())
}

fn read<F: Figures>(path: &PathBuf) -> Result<Vec<Labelled<F>>> {
    let mut table = csv::Reader::from_path(path)?;
    table
        .records()
        .map(|record| {
            let record = record?;
            let text = |column: usize| record.get(column).context("too few columns");
            let values: Result<Vec<f64>> = (0..F::FIGURES.len()).map(|i| Ok(text(3 + i)?.parse()?)).collect();
            let figures = F::from_values(&values?).context("these are other figures")?;
            let is_right = text(2)? == "right";
            Ok(Labelled { kind: text(0)?.to_owned(), group: text(1)?.to_owned(), is_right, figures })
        })
        .collect()
}

/// Whether a group is for measuring: a quarter of them is.
fn is_held_out(group: &str) -> bool {
    let mix = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    (group.bytes().fold(0x811C_9DC5, mix) >> 7).is_multiple_of(4)
}

/// The weights with the least log-loss, small ones preferred; those that are given stay as they are.
fn weights<F: Figures>(things: &[Labelled<F>], kept: &[Option<f32>], ridge: f64, steps: u16) -> Vec<f32> {
    // Most cells are alike; equal rows are added up, so that hundreds of thousands take seconds.
    let mut counts: BTreeMap<Vec<i32>, [f64; 2]> = BTreeMap::new();
    for thing in things {
        let rounded =
            F::TERMS.iter().map(|(_, term)| (term(&thing.figures) * 500.0).round() as i32).collect();
        counts.entry(rounded).or_default()[usize::from(thing.is_right)] += 1.0;
    }
    let rows: Vec<(Vec<f64>, [f64; 2])> = counts
        .into_iter()
        .map(|(terms, counts)| (terms.iter().map(|&term| f64::from(term) / 500.0).collect(), counts))
        .collect();
    let all = things.len() as f64;
    let mut weights: Vec<f32> = kept.iter().map(|weight| weight.unwrap_or_default()).collect();
    let mut adam = Adam::new(vec![0.0; weights.len()], 0.999);
    for step in 0..steps {
        let mut gradient: Vec<f64> = weights.iter().map(|&weight| 2.0 * ridge * f64::from(weight)).collect();
        for (terms, [wrong, right]) in &rows {
            let sum = weights.iter().zip(terms).map(|(&weight, term)| f64::from(weight) * term).sum();
            let error = (wrong + right) * probability(sum) - right;
            gradient.iter_mut().zip(terms).for_each(|(slope, term)| *slope += error * term);
        }
        let gradient: Vec<f32> = gradient.iter().map(|slope| (slope / all) as f32).collect();
        adam.step(&mut weights, &gradient, 0.05 * fading(f32::from(step) / f32::from(steps), 0.05));
        for (weight, kept) in weights.iter_mut().zip(kept) {
            *weight = kept.unwrap_or(*weight);
        }
    }
    weights
}

fn report<F: Figures>(
    weights: &[f32],
    model: &OddsModel<F>,
    fitted: &[Labelled<F>],
    held_out: &[Labelled<F>],
) -> String {
    let mut text = String::from("weight  term\n");
    for ((name, _), weight) in F::TERMS.iter().zip(weights) {
        let _ = writeln!(text, "{weight:>7.3} {name}");
    }
    text.push_str("\n                      right  wrong  log-loss    AUC\n");
    let mut line = |name: &str, things: &[&Labelled<F>]| {
        let odds = |thing: &&Labelled<F>| model.log_odds(&thing.figures);
        let mut right: Vec<f64> = things.iter().filter(|thing| thing.is_right).map(odds).collect();
        let wrong: Vec<f64> = things.iter().filter(|thing| !thing.is_right).map(odds).collect();
        let losses = right.iter().map(|e| (-e).exp().ln_1p()).chain(wrong.iter().map(|e| e.exp().ln_1p()));
        let loss = losses.sum::<f64>() / things.len().max(1) as f64;
        right.sort_unstable_by(f64::total_cmp);
        let wins = wrong.iter().map(|w| right.len() - right.partition_point(|r| r <= w));
        let area = wins.sum::<usize>() as f64 / (right.len() * wrong.len()).max(1) as f64;
        let _ = writeln!(text, "{name:<20} {:>6} {:>6} {loss:>9.4} {area:>6.4}", right.len(), wrong.len());
    };
    line("fitted", &fitted.iter().collect::<Vec<_>>());
    line("held out", &held_out.iter().collect::<Vec<_>>());
    let kinds: std::collections::BTreeSet<&str> = held_out.iter().map(|thing| thing.kind.as_str()).collect();
    for kind in kinds {
        let of_kind: Vec<&Labelled<F>> = held_out.iter().filter(|thing| thing.kind == kind).collect();
        line(&format!("held out, {kind}"), &of_kind);
    }
    for (name, things) in [("fitted", fitted), ("held out", held_out)] {
        let _ = writeln!(text, "\n{name:<8}, below      right  wrong");
        for cut_off in -4..=8 {
            let below = |is_right: bool| {
                let things = things.iter().filter(|thing| thing.is_right == is_right);
                things.filter(|thing| model.log_odds(&thing.figures) < f64::from(cut_off)).count()
            };
            let _ = writeln!(text, "{cut_off:>19} {:>6} {:>6}", below(true), below(false));
        }
    }
    text
}
