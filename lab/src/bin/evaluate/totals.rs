//! The totals of many pictures, and how far confidence can be trusted.

use std::fmt::Write;

use crowncount_lab::rate::Rate;

use super::compare::Judged;
use super::options::Kind;
use super::row::{Row, wrong};

/// What is counted of the pictures of one kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Count {
    /// The right frame was found, or none where there is none.
    Frames,
    /// The wrong frame, and nobody was told to look at it.
    Slipped,
    /// The right frame, but somebody was told to look at it.
    Doubted,
    /// Cells that the network alone reads right with the frame given.
    CellsAtSight,
    /// Cells that are right with the frame given.
    Cells,
    /// Kingdoms without a wrong cell, with the frame given.
    KingdomsInFrame,
    /// Kingdoms without a wrong cell, with nothing given.
    Kingdoms,
    /// Pictures with the right frame for every kingdom.
    Tables,
    /// Pictures in which no kingdom was found beside the true ones.
    NoFurther,
    /// Cells that are wrong, with nothing given, and nobody was told to look at them or at the corners.
    SilentCells,
    /// Right cells that somebody was told to look at, with nothing given.
    FlaggedCells,
}

impl Count {
    const ALL: [Self; 11] = [
        Self::Frames,
        Self::Slipped,
        Self::Doubted,
        Self::CellsAtSight,
        Self::Cells,
        Self::KingdomsInFrame,
        Self::Kingdoms,
        Self::Tables,
        Self::NoFurther,
        Self::SilentCells,
        Self::FlaggedCells,
    ];

    /// Its name in tables.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Frames => "frames right",
            Self::Slipped => "wrong frames that nobody was told of",
            Self::Doubted => "right frames to be checked",
            Self::CellsAtSight => "cells right, frame given, network alone",
            Self::Cells => "cells right, frame given",
            Self::KingdomsInFrame => "kingdoms right, frame given",
            Self::Kingdoms => "kingdoms right, nothing given",
            Self::Tables => "pictures with all kingdoms found",
            Self::NoFurther => "pictures without a made-up kingdom",
            Self::SilentCells => "cells wrong in silence",
            Self::FlaggedCells => "right cells to be checked",
        }
    }

    /// Counts in one picture.
    fn of(self, row: &Row) -> Rate {
        let one = |is: bool| Rate::new(usize::from(is), 1);
        let cells = row.true_size * row.true_size;
        let kingdom = |is: bool| if cells == 0 { Rate::default() } else { one(is) };
        // A kingdom that was not read at all is wrong in every cell.
        let right = |wrong: usize| Rate::new(if row.given.is_empty() { 0 } else { cells - wrong }, cells);
        match self {
            Self::Frames => one(row.grid_is_right()),
            Self::Slipped => one(!row.grid_is_right() && row.found.is_ok() && !row.is_doubted()),
            Self::Doubted => one(row.grid_is_right() && row.is_doubted()),
            Self::CellsAtSight => right(row.given.iter().filter(|cell| cell.seen != cell.truth).count()),
            Self::Cells => right(wrong(&row.given)),
            Self::KingdomsInFrame => kingdom(!row.given.is_empty() && wrong(&row.given) == 0),
            Self::Kingdoms => kingdom(row.is_perfect()),
            // These are of pictures, not of kingdoms.
            Self::Tables => Rate::default(),
            Self::NoFurther => {
                row.further.as_ref().map_or_else(Rate::default, |further| one(further.is_empty()))
            }
            Self::SilentCells => {
                let is_silent = |cell: &&Judged| !cell.is_right() && !cell.unsure && !row.is_doubted();
                Rate::new(row.auto.iter().filter(is_silent).count(), row.auto.len())
            }
            Self::FlaggedCells => {
                let right = row.auto.iter().filter(|cell| cell.is_right());
                Rate::new(right.clone().filter(|cell| cell.unsure).count(), right.count())
            }
        }
    }

    /// Counts in all pictures of a kind.
    pub(crate) fn among(self, rows: &[Row], kind: Kind) -> Rate {
        let of_kind: Vec<&Row> = rows.iter().filter(|row| row.kind == kind).collect();
        if self == Self::Tables {
            let pictures = of_kind.chunk_by(|a, b| a.picture() == b.picture());
            let whole = pictures.clone().filter(|rows| rows.iter().all(|row| row.grid_is_right())).count();
            return Rate::new(whole, pictures.count());
        }
        let each = of_kind.into_iter().map(|row| self.of(row));
        each.fold(Rate::default(), |sum, one| Rate::new(sum.good + one.good, sum.all + one.all))
    }
}

/// A table a kind, then every picture that is not perfect.
pub(crate) fn table(rows: &[Row]) -> String {
    let mut text =
        String::from("| pictures | what | rate, with the interval of 95 % |\n| --- | --- | --- |\n");
    let mut kinds: Vec<Kind> = rows.iter().map(|row| row.kind).collect();
    kinds.dedup();
    for &kind in &kinds {
        for count in Count::ALL {
            let rate = count.among(rows, kind);
            if rate.all > 0 {
                let _ = writeln!(text, "| {kind} | {} | {rate} |", count.name());
            }
        }
    }
    let _ = writeln!(
        text,
        "\n| pictures | decode ms | find ms | read ms | solve ms |\n| --- | --- | --- | --- | --- |"
    );
    for &kind in &kinds {
        let [decode, find, read, solve] = mean_millis(rows, kind);
        let _ = writeln!(text, "| {kind} | {decode:.0} | {find:.0} | {read:.0} | {solve:.0} |");
    }
    text.push('\n');
    for row in rows.iter().filter(|row| !row.is_perfect() || !row.grid_is_right()) {
        let _ = writeln!(text, "not perfect: {}", row.csv());
    }
    text
}

/// The mean milliseconds of decoding, finding, reading and solving.
fn mean_millis(rows: &[Row], kind: Kind) -> [f64; 4] {
    let rows: Vec<&Row> = rows.iter().filter(|row| row.kind == kind).collect();
    std::array::from_fn(|stage| {
        rows.iter().map(|row| row.millis[stage]).sum::<f64>() / rows.len().max(1) as f64
    })
}

/// How many cells are flagged as unsure.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Flags {
    /// Of those that are wrong.
    pub(crate) wrong: Rate,
    /// Of those that are right.
    pub(crate) right: Rate,
}

/// All cells that were read, with the frame given and with nothing given; but not those of a foreign box, where a look at
/// all of them is worth it.
fn cells(rows: &[Row]) -> impl Iterator<Item = &Judged> + Clone {
    rows.iter().filter(|row| row.kind != Kind::Foreign).flat_map(|row| row.given.iter().chain(&row.auto))
}

impl Flags {
    /// Counts the flags of all cells that were read.
    pub(crate) fn of(rows: &[Row]) -> Self {
        Self::among(&cells(rows))
    }

    /// Counts the flags of all cells that were read in pictures of the kinds that are easy to read.
    pub(crate) fn of_easy(rows: &[Row]) -> Self {
        let easy = rows.iter().filter(|row| !Kind::HARD_TO_READ.contains(&row.kind));
        Self::among(&easy.flat_map(|row| row.given.iter().chain(&row.auto)))
    }

    fn among<'a>(cells: &(impl Iterator<Item = &'a Judged> + Clone)) -> Self {
        let rate = |is_right: bool| {
            let chosen = cells.clone().filter(|cell| cell.is_right() == is_right);
            Rate::new(chosen.clone().filter(|cell| cell.unsure).count(), chosen.count())
        };
        Self { wrong: rate(false), right: rate(true) }
    }
}

/// The bounds of the confidences that are looked at together.
const BINS: [f32; 8] = [0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.999, f32::INFINITY];

/// How often cells of some confidence are right.
pub(crate) fn reliability(rows: &[Row]) -> String {
    let mut text = String::from("confidence   mean confidence   cells right\n");
    let mut low = 0.0;
    for high in BINS {
        let bin: Vec<&Judged> = cells(rows).filter(|cell| (low..high).contains(&cell.confidence)).collect();
        let mean = bin.iter().map(|cell| cell.confidence).sum::<f32>() / bin.len().max(1) as f32;
        let right = Rate::new(bin.iter().filter(|cell| cell.is_right()).count(), bin.len());
        let _ = writeln!(text, "{low:.3}-{:<5.3} {mean:>16.4}   {right}", high.min(1.0));
        low = high;
    }
    let Flags { wrong, right } = Flags::of(rows);
    let _ = writeln!(text, "wrong cells that are flagged: {wrong}\nright cells that are flagged: {right}");
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
