//! What must hold for a change to land.

use super::options::Kind;
use super::row::Row;
use super::totals::{Flags, Totals};

/// Of these, at least this part.
struct Floor {
    kind: Kind,
    what: &'static str,
    count: fn(&Totals) -> (usize, usize),
    least: f64,
}

const FLOORS: [Floor; 10] = [
    Floor { kind: Kind::Raw, what: "grids found", count: |t| (t.grids, t.photos), least: 1.0 },
    Floor { kind: Kind::Crooked, what: "grids found", count: |t| (t.grids, t.photos), least: 0.95 },
    Floor { kind: Kind::Boards, what: "cells right", count: |t| (t.cells - t.wrong, t.cells), least: 0.998 },
    Floor { kind: Kind::Boards, what: "perfect", count: |t| (t.perfect_given, t.photos), least: 0.96 },
    // All but one.
    Floor { kind: Kind::Raw, what: "perfect", count: |t| (t.perfect + 1, t.photos), least: 1.0 },
    Floor { kind: Kind::Composed, what: "grids found", count: |t| (t.grids, t.photos), least: 0.95 },
    Floor { kind: Kind::Composed, what: "perfect", count: |t| (t.perfect, t.photos), least: 0.90 },
    Floor { kind: Kind::Foreign, what: "grids found", count: |t| (t.grids, t.photos), least: 0.90 },
    Floor { kind: Kind::Foreign, what: "cells right", count: |t| (t.cells - t.wrong, t.cells), least: 0.98 },
    Floor { kind: Kind::Nothing, what: "said no", count: |t| (t.grids, t.photos), least: 1.0 },
];

/// Of the wrong cells at least this part is flagged, of the right ones at most.
const WRONG_FLAGGED: f64 = 0.95;
const RIGHT_FLAGGED: f64 = 0.03;

/// Every floor that is not reached, in words.
pub(crate) fn missed(rows: &[Row]) -> Vec<String> {
    let mut missed = Vec::new();
    for floor in FLOORS {
        let (good, all) = (floor.count)(&Totals::of(rows, floor.kind));
        if all == 0 || (good as f64) < floor.least * all as f64 {
            let Floor { kind, what, least, .. } = floor;
            missed.push(format!("{kind}: {good} of {all} {what}, but at least {least} of them are wanted"));
        }
    }
    let Flags { wrong, wrong_flagged, right, right_flagged } = Flags::of(rows);
    if (wrong_flagged as f64) < WRONG_FLAGGED * wrong as f64 {
        missed.push(format!("only {wrong_flagged} of {wrong} wrong cells are flagged"));
    }
    if (right_flagged as f64) > RIGHT_FLAGGED * right as f64 {
        missed.push(format!("{right_flagged} of {right} right cells are flagged"));
    }
    missed
}
