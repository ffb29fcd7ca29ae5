//! The grid alone: one castle, the frame, unknown places.

use super::super::Rules;
use super::{Finding, Sort};
use crate::model::{Cell, Kingdom, Place, Places};

pub(super) fn check(rules: &Rules, kingdoms: &[&Kingdom]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (player, kingdom) in kingdoms.iter().enumerate() {
        let checks = [castle(player, kingdom), frame(player, kingdom, rules), unknown(player, kingdom)];
        findings.extend(checks.into_iter().flatten());
    }
    findings
}

fn castle(player: usize, kingdom: &Kingdom) -> Option<Finding> {
    let castles = kingdom.castles();
    match castles.len() {
        1 => None,
        // The castle may be under a place that nobody has filled in.
        0 if !kingdom.unknown().is_empty() => None,
        0 => Some(Finding::at(Sort::NoCastle, player, Places::NONE)),
        count => Some(Finding::at(Sort::SeveralCastles(count), player, castles)),
    }
}

fn frame(player: usize, kingdom: &Kingdom, rules: &Rules) -> Option<Finding> {
    let (extent, frame) = (kingdom.extent()?, rules.frame());
    let (high, wide) = (extent.rows > frame.rows(), extent.cols > frame.cols());
    if !high && !wide {
        return None;
    }
    // The tiles at the ends of a side that is too long are the ones to check.
    let at_end = |place: &Place| {
        let row = place.row - extent.top_left.row;
        let col = place.col - extent.top_left.col;
        (high && (row == 0 || row + 1 == extent.rows)) || (wide && (col == 0 || col + 1 == extent.cols))
    };
    let places = kingdom.places_where(Cell::is_tile).iter().filter(at_end).collect();
    Some(Finding::at(Sort::TooWide { rows: extent.rows, cols: extent.cols, frame }, player, places))
}

fn unknown(player: usize, kingdom: &Kingdom) -> Option<Finding> {
    let unknown = kingdom.unknown();
    (!unknown.is_empty()).then(|| Finding::at(Sort::Unknown(unknown.len()), player, unknown))
}
