//! Fits the weights of the evidence for a frame.
//!
//! ```text
//! cargo run --release -p crowncount-lab --bin fit_evidence -- FRAMES.csv... [--out assets/evidence.json] [--report OUT.txt]
//! ```
//!
//! In: tables of frames with their figures and whether they are right, as `evaluate --frames` writes them. Out: the
//! weights of a logistic model, and how well it tells right frames from wrong ones on pictures that it was not fitted
//! on: every fourth group of photos and every fourth scene is held out.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use clap::Parser;
use crowncount::scan::evidence::{EvidenceModel, FIGURES, FrameFigures, TERMS};
use crowncount_lab::learn::{Adam, fading};

/// Fits the weights of the evidence for a frame.
#[derive(Parser)]
struct Options {
    /// Tables of frames, as `evaluate --frames` writes them.
    #[arg(required = true)]
    frames: Vec<PathBuf>,
    /// Where to write the weights.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Where to write the report.
    #[arg(long)]
    report: Option<PathBuf>,
    /// How much small weights are preferred: the square of each costs as much as the log-loss of so many frames.
    #[arg(long, default_value_t = 1.0)]
    ridge: f32,
    /// How many steps are made.
    #[arg(long, default_value_t = 4000)]
    steps: u16,
}

/// A frame of which it is known whether it is right.
struct LabelledFrame {
    /// The group of photos or the scene that it belongs to.
    group: String,
    /// Which kind of picture it is.
    kind: String,
    is_right: bool,
    figures: FrameFigures,
}

type Weights = [f32; TERMS.len()];

fn main() -> Result<()> {
    let options = Options::parse();
    let mut frames = Vec::new();
    for path in &options.frames {
        frames.extend(read(path).with_context(|| path.display().to_string())?);
    }
    let (held_out, fitted): (Vec<_>, Vec<_>) =
        frames.into_iter().partition(|frame| is_held_out(&frame.group));
    ensure!(!held_out.is_empty() && !fitted.is_empty(), "too few frames");
    let weights = fit(&fitted, options.ridge, options.steps);
    let named: BTreeMap<&str, f32> = TERMS.iter().zip(weights).map(|((name, _), w)| (*name, w)).collect();
    let json = serde_json::to_string_pretty(&named)? + "\n";
    let model = EvidenceModel::from_json(json.as_bytes())?;
    let report = report(&weights, &model, &fitted, &held_out);
    print!("{report}");
    if let Some(path) = options.report {
        std::fs::write(path, report)?;
    }
    if let Some(path) = options.out {
        std::fs::write(path, json)?;
    }
    Ok(())
}

fn read(path: &PathBuf) -> Result<Vec<LabelledFrame>> {
    let mut table = csv::Reader::from_path(path)?;
    table
        .records()
        .map(|record| {
            let record = record?;
            let text = |column: usize| record.get(column).context("too few columns");
            let number = |column: usize| -> Result<f64> { Ok(text(column)?.parse()?) };
            let mut values = [0.0; FIGURES.len()];
            for (i, value) in values.iter_mut().enumerate() {
                *value = number(3 + i)?;
            }
            let figures = FrameFigures::from_values(values);
            let is_right = text(2)? == "right";
            Ok(LabelledFrame { kind: text(0)?.to_owned(), group: text(1)?.to_owned(), is_right, figures })
        })
        .collect()
}

/// Whether a group is for measuring: a quarter of them is.
fn is_held_out(group: &str) -> bool {
    let mix = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    (group.bytes().fold(0x811C_9DC5, mix) >> 7).is_multiple_of(4)
}

fn terms(frame: &LabelledFrame) -> Weights {
    TERMS.map(|(_, term)| term(&frame.figures) as f32)
}

fn chance(weights: &Weights, terms: &Weights) -> f32 {
    let sum: f32 = weights.iter().zip(terms).map(|(weight, term)| weight * term).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// The weights with the least log-loss, small ones preferred.
fn fit(frames: &[LabelledFrame], ridge: f32, steps: u16) -> Weights {
    let rows: Vec<(Weights, f32)> =
        frames.iter().map(|frame| (terms(frame), f32::from(u8::from(frame.is_right)))).collect();
    let mut weights: Weights = [0.0; TERMS.len()];
    let mut adam = Adam::new(vec![0.0; TERMS.len()], 0.999);
    for step in 0..steps {
        let mut gradient = weights.map(|weight| 2.0 * ridge * weight / rows.len() as f32);
        for (terms, truth) in &rows {
            let error = (chance(&weights, terms) - truth) / rows.len() as f32;
            gradient.iter_mut().zip(terms).for_each(|(sum, term)| *sum += error * term);
        }
        adam.step(&mut weights, &gradient, 0.05 * fading(f32::from(step) / f32::from(steps), 0.05));
    }
    weights
}

fn report(
    weights: &Weights,
    model: &EvidenceModel,
    fitted: &[LabelledFrame],
    held_out: &[LabelledFrame],
) -> String {
    let mut text = String::from("weight  term\n");
    for ((name, _), weight) in TERMS.iter().zip(weights) {
        let _ = writeln!(text, "{weight:>7.3} {name}");
    }
    text.push_str("\nframes                right  wrong  log-loss    AUC\n");
    let mut line = |name: &str, frames: &[&LabelledFrame]| {
        let evidence = |frame: &&LabelledFrame| model.evidence(&frame.figures);
        let right: Vec<f64> = frames.iter().filter(|frame| frame.is_right).map(evidence).collect();
        let wrong: Vec<f64> = frames.iter().filter(|frame| !frame.is_right).map(evidence).collect();
        let losses = right.iter().map(|e| (-e).exp().ln_1p()).chain(wrong.iter().map(|e| e.exp().ln_1p()));
        let loss = losses.sum::<f64>() / frames.len().max(1) as f64;
        let wins = right.iter().flat_map(|r| wrong.iter().map(move |w| f64::from(u8::from(r > w))));
        let area = wins.sum::<f64>() / (right.len() * wrong.len()).max(1) as f64;
        let _ = writeln!(text, "{name:<20} {:>6} {:>6} {loss:>9.4} {area:>6.4}", right.len(), wrong.len());
    };
    line("fitted", &fitted.iter().collect::<Vec<_>>());
    line("held out", &held_out.iter().collect::<Vec<_>>());
    let kinds: std::collections::BTreeSet<&str> = held_out.iter().map(|frame| frame.kind.as_str()).collect();
    for kind in kinds {
        let of_kind: Vec<&LabelledFrame> = held_out.iter().filter(|frame| frame.kind == kind).collect();
        line(&format!("held out, {kind}"), &of_kind);
    }
    text.push_str("\nfitted frames below  right  wrong\n");
    for cut_off in -4..=6 {
        let below = |is_right: bool| {
            let frames = fitted.iter().filter(|frame| frame.is_right == is_right);
            frames.filter(|frame| model.evidence(&frame.figures) < f64::from(cut_off)).count()
        };
        let _ = writeln!(text, "{cut_off:>19} {:>6} {:>6}", below(true), below(false));
    }
    text
}
