//! What must hold for a change to land, on the folder of labelled photos.

use super::reading::Reading;
use super::row::Row;

/// One floor: of these photos, at least this part.
struct Floor {
    kind: &'static str,
    what: &'static str,
    least: f64,
}

/// The grid, found with nothing given.
const GRIDS: [Floor; 3] = [
    Floor { kind: "raw", what: "grid found", least: 1.0 },
    Floor { kind: "crooked", what: "grid found", least: 0.95 },
    Floor { kind: "boards", what: "grid found", least: 0.95 },
];

/// The cells that are right after the solver, with the grid given.
const CELLS: [Floor; 3] = [
    Floor { kind: "raw", what: "cells right", least: 0.98 },
    Floor { kind: "crooked", what: "cells right", least: 0.99 },
    Floor { kind: "boards", what: "cells right", least: 0.99 },
];

/// Every floor that is not reached, in words.
pub(super) fn missed(rows: &[Row], readings: &[Reading]) -> Vec<String> {
    let grids = GRIDS.iter().filter_map(|floor| {
        let found =
            rows.iter().filter(|row| row.kind == floor.kind).map(|row| f64::from(u8::from(row.is_right())));
        below(floor, &found.collect::<Vec<_>>())
    });
    let cells = CELLS.iter().filter_map(|floor| {
        let right = readings.iter().filter(|reading| reading.kind == floor.kind).map(Reading::right);
        below(floor, &right.collect::<Vec<_>>())
    });
    grids.chain(cells).collect()
}

fn below(floor: &Floor, parts: &[f64]) -> Option<String> {
    let mean = parts.iter().sum::<f64>() / parts.len() as f64;
    let Floor { kind, what, least } = floor;
    (!parts.is_empty() && mean < *least)
        .then(|| format!("{kind}: {what} {mean:.4}, but at least {least} is wanted"))
}
