//! How well it is told that something lies on a cell. In: cells that a network never saw, and its reader. Out: what it said of
//! each, now with something on it and now without, and a table of that.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crowncount::scan::reader::{CELL_SIDE, CellReader};
use crowncount_lab::random::Random;
use crowncount_lab::rate::Rate;
use image::{Rgb, RgbImage};

use crate::augment::perhaps_covered;
use crate::data::{Cell, Data, Origin};

/// What was said of one picture of a cell.
pub(crate) struct ToldCell {
    origin: Origin,
    is_covered: bool,
    /// The probability that something lies on it.
    said: f32,
}

/// What a reader says of these cells, each photographed anew.
pub(crate) fn told(data: &Data, cells: &[&Cell], reader: &CellReader, seed: u64) -> Vec<ToldCell> {
    let mut random = Random::new(seed ^ 0xC0FE);
    let shown: Vec<(Vec<f32>, usize)> =
        cells.iter().map(|cell| perhaps_covered(data, cells, cell, &mut random)).collect();
    let pictures: Vec<RgbImage> = shown.iter().map(|(planes, _)| picture(planes)).collect();
    let readings = reader.glance(&pictures);
    let told = cells.iter().zip(&shown).zip(readings);
    told.map(|((cell, (_, covered)), reading)| ToldCell {
        origin: cell.origin,
        is_covered: *covered == 1,
        said: reading.covered,
    })
    .collect()
}

/// How many covered cells are told, and how many others, for each kind of photo.
pub(crate) fn table(told: &[ToldCell]) -> String {
    let mut text =
        String::from("| photos | covered, and told | not covered, but told |\n| --- | --- | --- |\n");
    let mut kinds: BTreeMap<Origin, [(usize, usize); 2]> = BTreeMap::new();
    for cell in told {
        let counts = &mut kinds.entry(cell.origin).or_default()[usize::from(!cell.is_covered)];
        counts.0 += usize::from(cell.said > 0.5);
        counts.1 += 1;
    }
    for (origin, [covered, others]) in kinds {
        let [covered, others] = [covered, others].map(|(told, all)| Rate::new(told, all));
        let _ = writeln!(text, "| {origin:?} | {covered} | {others} |");
    }
    text
}

fn picture(planes: &[f32]) -> RgbImage {
    let area = (CELL_SIDE * CELL_SIDE) as usize;
    RgbImage::from_fn(CELL_SIDE, CELL_SIDE, |x, y| {
        let at = |channel: usize| (planes[channel * area + (y * CELL_SIDE + x) as usize] + 1.0) * 127.5;
        Rgb([at(0) as u8, at(1) as u8, at(2) as u8])
    })
}
