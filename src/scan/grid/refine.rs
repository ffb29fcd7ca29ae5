//! Fitting a lattice to the edges of the picture.
//!
//! In: `working_from_frame`, which takes `0..n` x `0..n` to the frame, about right. Out: the same, moved so
//! that all unit edges together lie on edges of the picture: Gauss-Newton with weights that forget outliers.

use super::gradient::GradientField;
use super::survey::{PictureMaps, Precision, Strip};
use super::tile_finder::MAP_PITCH;
use crate::scan::geometry::{Homography, Point, Quad, solve};
use crate::scan::settings::LATTICES;

const OFFSETS: usize = 15;

/// After so many rounds the weights of the edges do not change any more.
const ROUNDS: usize = 6;

/// One unit edge and where it would like to lie.
struct Pull {
    /// Its middle, from -1 to 1 over the frame.
    x: f64,
    y: f64,
    /// Whether it lies along a row, and so pulls up or down.
    is_row: bool,
    /// How far, in cells.
    offset: f64,
    weight: f64,
}

/// Fits a frame of `columns` x `rows` cells; a quick fit starts farther away.
pub(super) fn refined(
    view: &PictureMaps,
    working_from_frame: &Homography,
    columns: usize,
    rows: usize,
    detail: Precision,
) -> Homography {
    let mut fitted = *working_from_frame;
    // Edges are looked for as far away as dominoes may lie, and nearer from round to round, in cells.
    let reaches: &[f32] = match detail {
        Precision::Quick => &[0.2, 0.14, 0.1],
        Precision::Full => &[0.14, 0.1, 0.07, 0.05],
    };
    for &reach in reaches {
        let pulls = pulls(view, &fitted, (columns, rows), reach, detail);
        // A displacement has eight unknowns.
        if pulls.iter().filter(|pull| pull.weight > 0.0).count() < 8 {
            break;
        }
        let Some(field) = displacement(&pulls) else { break };
        let (width, height) = (columns as f64, rows as f64);
        let moved = Quad::rect(0.0, 0.0, width, height).map(|p| {
            let (u, v) = field.at(2.0 * p.x / width - 1.0, 2.0 * p.y / height - 1.0);
            fitted.apply(Point::new(p.x + u, p.y + v))
        });
        match Homography::from_lattice(width, height, &moved).filter(|_| moved.is_convex()) {
            Some(better) => fitted = better,
            None => break,
        }
    }
    fitted
}

fn pulls(
    view: &PictureMaps,
    working_from_frame: &Homography,
    (columns, rows): (usize, usize),
    reach: f32,
    detail: Precision,
) -> Vec<Pull> {
    let mut pulls = Vec::new();
    let point = |x: f64, y: f64| {
        let p = working_from_frame.apply(Point::new(x, y));
        [p.x as f32, p.y as f32]
    };
    let tile = |x: f64, y: f64| {
        let p = working_from_frame.apply(Point::new(x, y)) * (1.0 / MAP_PITCH);
        view.tiles.sample(p.x, p.y)
    };
    for is_row in [true, false] {
        let (lines, length) = if is_row { (rows, columns) } else { (columns, rows) };
        for line in 0..=lines {
            for along in 0..length {
                let (line, along) = (line as f64, along as f64);
                let place = |line: f64, along: f64| if is_row { (along, line) } else { (line, along) };
                let at = |line: f64, along: f64| {
                    let (x, y) = place(line, along);
                    point(x, y)
                };
                let beside = |line: f64| {
                    let (x, y) = place(line, along + 0.5);
                    tile(x, y)
                };
                // Nothing ends between two cells of bare table.
                if beside(line - 0.4).max(beside(line + 0.4)) < 0.4 {
                    continue;
                }
                let (start, end) = (at(line, along), at(line, along + 1.0));
                let (near, far) = (at(line - 0.5, along + 0.5), at(line + 0.5, along + 0.5));
                let strip = Strip::new(start, end, [far[0] - near[0], far[1] - near[1]]);
                if let Some((offset, weight)) = peak(&view.field, &strip, reach, detail) {
                    let (x, y) = place(line, along + 0.5);
                    pulls.push(Pull {
                        x: 2.0 * x / columns as f64 - 1.0,
                        y: 2.0 * y / rows as f64 - 1.0,
                        is_row,
                        offset,
                        weight,
                    });
                }
            }
        }
    }
    pulls
}

/// Where the profile across an edge peaks, and by how much.
pub(super) fn peak(
    field: &GradientField,
    strip: &Strip,
    reach: f32,
    detail: Precision,
) -> Option<(f64, f64)> {
    let shift = |i: usize| reach * (2.0 * i as f32 / (OFFSETS - 1) as f32 - 1.0);
    let mut profile = [0.0f32; OFFSETS];
    for (i, value) in profile.iter_mut().enumerate() {
        *value = match detail {
            Precision::Quick => strip.strength(field, shift(i), 7)?,
            Precision::Full => strip.fine_strength(field, shift(i), 13)?,
        };
    }
    let mut smooth = profile;
    for i in 0..OFFSETS {
        let (before, after) = (profile[i.saturating_sub(1)], profile[(i + 1).min(OFFSETS - 1)]);
        smooth[i] = (before + 2.0 * profile[i] + after) / 4.0;
    }
    let best = (0..OFFSETS).max_by(|&a, &b| smooth[a].total_cmp(&smooth[b]))?;
    let mut sorted = smooth;
    sorted.sort_unstable_by(f32::total_cmp);
    let weight = (smooth[best] - sorted[OFFSETS / 2] - LATTICES.noise).max(0.0);
    Some((f64::from(shift(best)), f64::from(weight)))
}

/// A projective displacement of the square from -1 to 1, in cells.
struct Displacement([f64; 8]);

impl Displacement {
    fn at(&self, x: f64, y: f64) -> (f64, f64) {
        let dot = |row: [f64; 8]| row.iter().zip(self.0).map(|(a, b)| a * b).sum();
        (dot(across(x, y)), dot(down(x, y)))
    }
}

fn across(x: f64, y: f64) -> [f64; 8] {
    [1.0, x, y, 0.0, 0.0, 0.0, x * x, x * y]
}

fn down(x: f64, y: f64) -> [f64; 8] {
    [0.0, 0.0, 0.0, 1.0, x, y, x * y, y * y]
}

/// The displacement that follows the pulls, those far from the rest forgotten.
fn displacement(pulls: &[Pull]) -> Option<Displacement> {
    let mut found = Displacement([0.0; 8]);
    let mut scale = f64::INFINITY;
    for _ in 0..ROUNDS {
        let mut normal = [[0.0; 9]; 8];
        for (i, row) in normal.iter_mut().enumerate() {
            row[i] = if i < 6 { 1e-3 } else { 8e-3 };
        }
        for pull in pulls {
            let row = if pull.is_row { down(pull.x, pull.y) } else { across(pull.x, pull.y) };
            let rest = pull.offset - row.iter().zip(found.0).map(|(a, b)| a * b).sum::<f64>();
            let weight = pull.weight / (1.0 + (rest / scale).powi(2));
            for i in 0..8 {
                for j in 0..8 {
                    normal[i][j] += weight * row[i] * row[j];
                }
                normal[i][8] += weight * row[i] * pull.offset;
            }
        }
        found = Displacement(solve(normal)?);
        let mut rests: Vec<f64> = pulls
            .iter()
            .map(|pull| {
                let (u, v) = found.at(pull.x, pull.y);
                (pull.offset - if pull.is_row { v } else { u }).abs()
            })
            .collect();
        rests.sort_unstable_by(f64::total_cmp);
        scale = (1.5 * rests.get(rests.len() / 2).copied().unwrap_or(0.0)).max(0.015);
    }
    Some(found)
}
