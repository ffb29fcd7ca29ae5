//! The figures. In: what networks said of cells that they never saw. Out: a temperature, a table, a list of
//! wrong cells and a CSV file.

use std::fmt::Write as _;

use crowncount::Terrain;
use crowncount::scan::reader::{LABELS, OUTPUT_COUNT, softmax};
use crowncount_lab::rate::Rate;

use crate::data::{Cell, Origin};

/// What a network said of one cell.
#[derive(Clone)]
pub(crate) struct Outcome<'a> {
    /// The cell.
    pub(crate) cell: &'a Cell,
    /// The fold that held it out.
    pub(crate) fold: usize,
    /// One score a label.
    pub(crate) scores: Vec<f32>,
}

impl Outcome<'_> {
    /// The probabilities at a temperature.
    fn probabilities(&self, temperature: f32) -> Vec<f32> {
        let mut values: Vec<f32> = self.scores.iter().map(|score| score / temperature).collect();
        softmax(&mut values);
        values
    }

    /// The label with the highest score.
    fn best(&self) -> usize {
        (0..OUTPUT_COUNT)
            .fold(0, |best, place| if self.scores[place] > self.scores[best] { place } else { best })
    }

    fn loss(&self, temperature: f32) -> f32 {
        -self.probabilities(temperature)[self.cell.label].max(1e-9).ln()
    }
}

/// The temperature under which these outcomes are likeliest.
pub(crate) fn temperature(outcomes: &[Outcome<'_>]) -> f32 {
    let loss = |temperature: f32| -> f32 { outcomes.iter().map(|outcome| outcome.loss(temperature)).sum() };
    let candidates = (0..80).map(|place| 0.5 * 1.03_f32.powi(place));
    candidates.map(|value| (value, loss(value))).min_by(|a, b| a.1.total_cmp(&b.1)).map_or(1.0, |best| best.0)
}

/// The kinds of photo that have rows in the table.
const KINDS: [Origin; 6] =
    [Origin::Boards, Origin::Crooked, Origin::Raw, Origin::Cells, Origin::Queendomino, Origin::Drawn];

/// One line: how many cells of each kind were read wrong.
pub(crate) fn summary(outcomes: &[Outcome<'_>]) -> String {
    let line = KINDS.map(|kind| {
        let chosen = outcomes.iter().filter(|outcome| outcome.cell.counted && outcome.cell.origin == kind);
        let wrong = chosen.clone().filter(|outcome| outcome.best() != outcome.cell.label).count();
        format!("{kind:?} {wrong} of {}", chosen.count())
    });
    format!("wrong: {}", line.join(", "))
}

/// A table: one row a kind of photo, for each fold and for all, every rate with its interval.
pub(crate) fn table(outcomes: &[Outcome<'_>], folds: usize, temperature: f32) -> String {
    let mut text = String::from(
        "| photos | fold | right | ground right | log-likelihood |\n| --- | --- | --- | --- | --- |\n",
    );
    for kind in KINDS {
        for fold in (0..folds).map(Some).chain([None]) {
            let chosen: Vec<&Outcome<'_>> = outcomes
                .iter()
                .filter(|outcome| outcome.cell.origin == kind && fold.is_none_or(|fold| outcome.fold == fold))
                .collect();
            if chosen.is_empty() {
                continue;
            }
            let count = chosen.len() as f32;
            let right = chosen.iter().filter(|outcome| outcome.best() == outcome.cell.label).count();
            let ground =
                chosen.iter().filter(|outcome| ground(outcome.best()) == ground(outcome.cell.label)).count();
            let loss = chosen.iter().map(|outcome| outcome.loss(temperature)).sum::<f32>() / count;
            let name = fold.map_or_else(|| "all".to_owned(), |fold| (fold + 1).to_string());
            let _ = writeln!(
                text,
                "| {kind:?} | {name} | {} | {} | -{loss:.4} |",
                Rate::new(right, chosen.len()),
                Rate::new(ground, chosen.len()),
            );
        }
    }
    text
}

/// The cells that were read wrong, a line each.
pub(crate) fn mistakes(outcomes: &[Outcome<'_>], temperature: f32) -> String {
    let mut text = String::new();
    for outcome in outcomes.iter().filter(|outcome| outcome.best() != outcome.cell.label) {
        let (photo, row, column) = &outcome.cell.name;
        let probabilities = outcome.probabilities(temperature);
        let _ = writeln!(
            text,
            "{photo} row {row} column {column}: {} read as {} ({:.2} against {:.2})",
            short(outcome.cell.label),
            short(outcome.best()),
            probabilities[outcome.best()],
            probabilities[outcome.cell.label],
        );
    }
    text
}

/// The probabilities of the cells of whole kingdoms, as CSV.
pub(crate) fn predictions(outcomes: &[Outcome<'_>], temperature: f32) -> String {
    let mut text = String::from("photo,row,col,terrain,crowns,fold");
    for place in 0..OUTPUT_COUNT {
        let _ = write!(text, ",{}", short(place));
    }
    text.push('\n');
    for outcome in outcomes {
        if !matches!(outcome.cell.origin, Origin::Boards | Origin::Crooked | Origin::Raw) {
            continue;
        }
        let (photo, row, column) = &outcome.cell.name;
        let truth = LABELS[outcome.cell.label];
        let _ = write!(
            text,
            "{photo},{row},{column},{},{},{}",
            truth.terrain().map_or(if truth.is_tile() { "castle" } else { "empty" }, Terrain::id),
            truth.crowns(),
            outcome.fold + 1
        );
        for probability in outcome.probabilities(temperature) {
            let _ = write!(text, ",{probability:.6}");
        }
        text.push('\n');
    }
    text
}

/// The letter of a label in the kingdom notation.
fn ground(label: usize) -> char {
    cell_of(label).to_string().chars().next().unwrap_or_default()
}

/// A label in the kingdom notation, crowns always told.
fn short(label: usize) -> String {
    format!("{}{}", ground(label), cell_of(label).crowns())
}

/// What an output stands for; what is covered is not known.
fn cell_of(label: usize) -> crowncount::Cell {
    LABELS.get(label).copied().unwrap_or(crowncount::Cell::Unknown)
}
