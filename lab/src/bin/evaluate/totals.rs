//! The totals of many pictures, and how far confidence can be trusted.

use std::fmt::Write;

use super::compare::Judged;
use super::options::Kind;
use super::row::{Row, wrong};

/// Pictures of one kind, added up.
#[derive(Debug, Default)]
pub(crate) struct Totals {
    pub(crate) photos: usize,
    /// The right frame was found, or none where there is none.
    pub(crate) grids: usize,
    /// The wrong frame, and nobody was told to look at it.
    slipped: usize,
    /// The right frame, but somebody was told to look at it.
    doubted: usize,
    pub(crate) cells: usize,
    seen_wrong: usize,
    pub(crate) wrong: usize,
    /// All cells right, with the frame given and with nothing given.
    pub(crate) perfect_given: usize,
    pub(crate) perfect: usize,
    millis: [f64; 4],
}

impl Totals {
    /// Adds up the rows of a kind.
    pub(crate) fn of(rows: &[Row], kind: Kind) -> Self {
        let mut totals = Self::default();
        for row in rows.iter().filter(|row| row.kind == kind) {
            let one = |is: bool| usize::from(is);
            totals.photos += 1;
            totals.grids += one(row.grid_is_right());
            totals.slipped += one(!row.grid_is_right() && row.found.is_ok() && !row.is_doubted());
            totals.doubted += one(row.grid_is_right() && row.is_doubted());
            totals.cells += row.true_size * row.true_size;
            totals.seen_wrong += row.given.iter().filter(|cell| cell.seen != cell.truth).count();
            // A kingdom that was not read at all is wrong in every cell.
            totals.wrong +=
                if row.given.is_empty() { row.true_size * row.true_size } else { wrong(&row.given) };
            totals.perfect_given += one(!row.given.is_empty() && wrong(&row.given) == 0);
            totals.perfect += one(row.is_perfect());
            for (sum, millis) in totals.millis.iter_mut().zip(row.millis) {
                *sum += millis;
            }
        }
        totals
    }
}

/// One line a kind, then every picture that is not perfect.
pub(crate) fn table(rows: &[Row]) -> String {
    let mut text = String::from(
        "kind      photos  grids  slipped  doubted |  cells  seen wrong  wrong  perfect | perfect, nothing given | decode  find  read  solve ms\n",
    );
    let mut kinds: Vec<Kind> = rows.iter().map(|row| row.kind).collect();
    kinds.dedup();
    for kind in kinds {
        let totals = Totals::of(rows, kind);
        let [decode, find, read, solve] = totals.millis.map(|sum| sum / totals.photos.max(1) as f64);
        let _ = writeln!(
            text,
            "{:<9} {:>6} {:>6} {:>8} {:>8} | {:>6} {:>11} {:>6} {:>8} | {:>22} | {decode:>6.0} {find:>5.0} {read:>5.0} {solve:>5.0}",
            kind.name(),
            totals.photos,
            totals.grids,
            totals.slipped,
            totals.doubted,
            totals.cells,
            totals.seen_wrong,
            totals.wrong,
            totals.perfect_given,
            totals.perfect,
        );
    }
    for row in rows.iter().filter(|row| !row.is_perfect() || !row.grid_is_right()) {
        let _ = writeln!(text, "not perfect: {}", row.csv());
    }
    text
}

/// Cells that were flagged, and how many there are.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct Flags {
    pub(crate) wrong: usize,
    pub(crate) wrong_flagged: usize,
    pub(crate) right: usize,
    pub(crate) right_flagged: usize,
}

/// All cells that were read, with the frame given and with nothing given; but not those of a foreign box, where a look at
/// all of them is worth it.
fn cells(rows: &[Row]) -> impl Iterator<Item = &Judged> {
    rows.iter().filter(|row| row.kind != Kind::Foreign).flat_map(|row| row.given.iter().chain(&row.auto))
}

impl Flags {
    /// Counts the flags of all cells that were read.
    pub(crate) fn of(rows: &[Row]) -> Self {
        let mut flags = Self::default();
        for cell in cells(rows) {
            let flagged = usize::from(cell.unsure);
            if cell.is_right() {
                flags.right += 1;
                flags.right_flagged += flagged;
            } else {
                flags.wrong += 1;
                flags.wrong_flagged += flagged;
            }
        }
        flags
    }
}

/// The bounds of the confidences that are looked at together.
const BINS: [f32; 8] = [0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.999, f32::INFINITY];

/// How often cells of some confidence are right.
pub(crate) fn reliability(rows: &[Row]) -> String {
    let mut text = String::from("confidence   cells  mean confidence   right\n");
    let mut low = 0.0;
    for high in BINS {
        let bin: Vec<&Judged> = cells(rows).filter(|cell| (low..high).contains(&cell.confidence)).collect();
        let count = bin.len().max(1) as f32;
        let mean = bin.iter().map(|cell| cell.confidence).sum::<f32>() / count;
        let right = bin.iter().filter(|cell| cell.is_right()).count() as f32 / count;
        let _ = writeln!(text, "{low:.3}-{:<5.3} {:>7} {mean:>16.4} {right:>7.4}", high.min(1.0), bin.len());
        low = high;
    }
    let Flags { wrong, wrong_flagged, right, right_flagged } = Flags::of(rows);
    let _ = writeln!(
        text,
        "flagged: {wrong_flagged} of {wrong} wrong cells, {right_flagged} of {right} right cells"
    );
    let _ = writeln!(text, "the margins that would fit best are those of now times {:.2}", best_factor(rows));
    text
}

/// By what the logits of all confidences should be multiplied for the likeliest answers.
fn best_factor(rows: &[Row]) -> f32 {
    let loss = |factor: f32| -> f32 {
        let of = |cell: &Judged| {
            let confidence = cell.confidence.clamp(1e-6, 1.0 - 1e-6);
            let logit = factor * (confidence / (1.0 - confidence)).ln();
            let signed = if cell.is_right() { -logit } else { logit };
            signed.max(0.0) + (-signed.abs()).exp().ln_1p()
        };
        cells(rows).map(of).sum()
    };
    let factors = (0..90).map(|step| 0.2 * 1.03_f32.powi(step));
    factors.map(|factor| (factor, loss(factor))).min_by(|a, b| a.1.total_cmp(&b.1)).map_or(1.0, |best| best.0)
}
