//! One row a photo, and the totals of many.

use std::fmt::Write;

/// A frame nearer than this to the truth, in cells, is found.
const CLOSE: f64 = 0.15;

/// What was measured on one photo.
#[derive(Debug, Clone)]
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) kind: String,
    /// Cells a side; 0 where there is no kingdom.
    pub(crate) true_size: usize,
    /// Cells a side; 0 where none was found.
    pub(crate) size: usize,
    /// The mean distance of the corners, in cells.
    pub(crate) corner_error: Option<f64>,
    pub(crate) unsure: bool,
    pub(crate) score: f64,
    pub(crate) contrast: f64,
    pub(crate) evidence: f64,
    pub(crate) size_margin: f64,
    pub(crate) decode_millis: f64,
    pub(crate) find_millis: f64,
    pub(crate) cut_millis: f64,
    /// How far cells lie from where the grid has them, and from where they were cut, in cells.
    pub(crate) drift: Option<(f64, f64)>,
}

impl Row {
    /// The names of the columns.
    pub(crate) const HEADER: &str = "photo,found,true_size,size,corner_error,unsure,score,contrast,evidence,size_margin,decode_ms,find_ms,cut_ms,drift,drift_settled";

    /// Whether the right frame was found, or none where there is none.
    pub(crate) fn is_right(&self) -> bool {
        self.size == self.true_size && self.corner_error.is_none_or(|error| error < CLOSE)
    }

    /// The row as CSV.
    pub(crate) fn csv(&self) -> String {
        let error = self.corner_error.map(|error| format!("{error:.3}")).unwrap_or_default();
        let drift = self.drift.map_or(",".to_owned(), |(grid, cut)| format!("{grid:.3},{cut:.3}"));
        format!(
            "{},{},{},{},{error},{},{:.2},{:.2},{:.1},{:.1},{:.1},{:.1},{:.1},{drift}",
            self.name,
            if self.is_right() { "yes" } else { "no" },
            self.true_size,
            self.size,
            if self.unsure { "yes" } else { "no" },
            self.score,
            self.contrast,
            self.evidence,
            self.size_margin,
            self.decode_millis,
            self.find_millis,
            self.cut_millis
        )
    }
}

/// The totals of each kind as a table.
pub(crate) fn totals(rows: &[Row]) -> String {
    let mut text = String::from(
        "kind      photos  right  size wrong  wrong but sure  right but unsure  mean error  worst  drift  settled  decode ms  find ms  cut ms\n",
    );
    let mut kinds: Vec<&str> = rows.iter().map(|row| row.kind.as_str()).collect();
    kinds.dedup();
    for kind in kinds {
        let of_kind: Vec<&Row> = rows.iter().filter(|row| row.kind == kind).collect();
        let count = |f: fn(&Row) -> bool| of_kind.iter().filter(|row| f(row)).count();
        let mean = |f: fn(&Row) -> f64| of_kind.iter().map(|row| f(row)).sum::<f64>() / of_kind.len() as f64;
        let errors: Vec<f64> =
            of_kind.iter().filter(|row| row.is_right()).filter_map(|row| row.corner_error).collect();
        let drifts: Vec<(f64, f64)> =
            of_kind.iter().filter(|row| row.is_right()).filter_map(|row| row.drift).collect();
        let drift =
            |get: fn(&(f64, f64)) -> f64| drifts.iter().map(get).sum::<f64>() / drifts.len().max(1) as f64;
        let _ = writeln!(
            text,
            "{kind:<9} {:>6} {:>6} {:>11} {:>15} {:>17} {:>11.3} {:>6.3} {:>6.3} {:>8.3} {:>10.1} {:>8.1} {:>7.1}",
            of_kind.len(),
            count(Row::is_right),
            count(|row| row.size != row.true_size),
            count(|row| !row.is_right() && !row.unsure),
            count(|row| row.is_right() && row.unsure),
            errors.iter().sum::<f64>() / errors.len().max(1) as f64,
            errors.iter().copied().fold(0.0, f64::max),
            drift(|d| d.0),
            drift(|d| d.1),
            mean(|row| row.decode_millis),
            mean(|row| row.find_millis),
            mean(|row| row.cut_millis),
        );
    }
    for row in rows.iter().filter(|row| !row.is_right()) {
        let _ = writeln!(text, "wrong: {}", row.csv());
    }
    text
}
