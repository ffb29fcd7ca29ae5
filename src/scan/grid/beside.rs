//! Lattices of kingdoms that lie beside one which is known.
//!
//! In: the straight edges of a picture that shows the table from straight above, and how large a cell is in it: cells of one
//! table are squares of one size. Out: lattices around a point, of which only the turn and the place were unknown. However
//! many kingdoms lie there, and however near to each other, only what lies within a kingdom's reach of the point is heard.

use std::f64::consts::FRAC_PI_2;

use super::comb::{Tooth, combs};
use super::segments::Segment;
use crate::model::FrameSize;
use crate::scan::geometry::{Homography, Point};
use crate::scan::settings::LINES;

/// The plane of a table is known less well away from the kingdom that it was seen by: a cell is at most so many times as
/// large there.
const STRETCH: f64 = 1.12;
/// Kingdoms whose turns differ by fewer tolerances of a line are found by the same lines.
const NEAR: usize = 3;

/// How far away from the middle of a kingdom its tiles may lie, in cells.
fn reach() -> f64 {
    FrameSize::Seven.cells() as f64 / 2.0
}

/// Lattices around a point with cells of about this size, in pixels: so many turns, as at the border of two kingdoms the lines
/// of both are heard, and so many combs along each axis.
pub(super) fn proposals(segments: &[Segment], around: Point, cell: f64, most: usize) -> Vec<Homography> {
    let near: Vec<&Segment> =
        segments.iter().filter(|s| s.centre.distance(around) < reach() * cell * 2f64.sqrt()).collect();
    turns(&near, most).into_iter().flat_map(|turn| lattices(&near, turn, around, cell, most)).collect()
}

/// The turns that most lines agree on, from 0 to a right angle.
fn turns(segments: &[&Segment], most: usize) -> Vec<f64> {
    let count = (FRAC_PI_2 / LINES.tolerance).round() as usize;
    let mut bins = vec![0.0; count];
    for segment in segments {
        let turn = segment.direction.y.atan2(segment.direction.x).rem_euclid(FRAC_PI_2);
        bins[(turn / FRAC_PI_2 * count as f64) as usize % count] += segment.weight;
    }
    let around = |bin: usize, far: usize| (0..=2 * far).map(move |i| (bin + count + i - far) % count);
    let smooth: Vec<f64> = (0..count).map(|bin| around(bin, 1).map(|i| bins[i]).sum()).collect();
    let is_peak =
        |&bin: &usize| smooth[bin] > 0.0 && around(bin, NEAR).all(|i| (smooth[i], i) <= (smooth[bin], bin));
    let mut peaks: Vec<usize> = (0..count).filter(is_peak).collect();
    peaks.sort_by(|&a, &b| smooth[b].total_cmp(&smooth[a]));
    peaks.truncate(most);
    peaks.into_iter().map(|bin| (bin as f64 + 0.5) / count as f64 * FRAC_PI_2).collect()
}

/// The lattices of a turn: the lines along each of its axes tell the places of the others.
fn lattices(segments: &[&Segment], turn: f64, around: Point, cell: f64, most: usize) -> Vec<Homography> {
    let axes = [turn, turn + FRAC_PI_2].map(|angle| axis(segments, angle));
    let [along, down] = axes;
    let skew = along.cross(down);
    if skew.abs() < 0.5 {
        return Vec::new();
    }
    // A point as so many steps along both axes.
    let steps = |p: Point| {
        let p = p - around;
        Point::new(p.cross(down) / skew, along.cross(p) / skew)
    };
    let combs_of = |axis: Point, get: fn(Point) -> f64| {
        let places: Vec<(f64, f64)> = segments
            .iter()
            .filter(|segment| is_along(segment, axis))
            .map(|segment| (get(steps(segment.centre)), segment.weight))
            .filter(|(place, _)| place.abs() < reach() * cell)
            .collect();
        combs(&places, cell / STRETCH..cell * STRETCH, most)
    };
    let (rows, columns) = (combs_of(along, |p| p.y), combs_of(down, |p| p.x));
    let lattice = |x: Tooth, y: Tooth| {
        let start = around + along * (x.phase * x.spacing) + down * (y.phase * y.spacing);
        let (x, y) = (along * x.spacing, down * y.spacing);
        Homography([[x.x, y.x, start.x], [x.y, y.y, start.y], [0.0, 0.0, 1.0]])
    };
    columns.iter().flat_map(|&x| rows.iter().map(move |&y| lattice(x, y))).collect()
}

/// Whether a line runs along an axis.
fn is_along(segment: &Segment, axis: Point) -> bool {
    segment.direction.cross(axis).abs() < NEAR as f64 * LINES.tolerance
}

/// The mean direction of the lines that run about there.
fn axis(segments: &[&Segment], angle: f64) -> Point {
    let axis = Point::new(angle.cos(), angle.sin());
    let same_way = |s: &&&Segment| is_along(s, axis);
    let sum = segments.iter().filter(same_way).fold(axis * 1e-6, |sum, segment| {
        let way = segment.direction.dot(axis).signum();
        sum + segment.direction * (way * segment.weight)
    });
    sum * sum.length().recip()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines of a lattice of some cells, turned.
    fn lines(corner: Point, turn: f64, cell: f64, cells: i32) -> Vec<Segment> {
        let (sin, cos) = turn.sin_cos();
        let axes = [Point::new(cos, sin), Point::new(-sin, cos)];
        let mut lines = Vec::new();
        for (direction, across) in [(axes[0], axes[1]), (axes[1], axes[0])] {
            for line in 0..=cells {
                for i in 0..cells {
                    let centre = corner
                        + direction * (cell * (f64::from(i) + 0.5))
                        + across * (cell * f64::from(line));
                    lines.push(Segment { centre, direction, weight: cell });
                }
            }
        }
        lines
    }

    #[test]
    fn kingdoms_side_by_side_are_found_each_in_its_own_turn() {
        let (one, other) = (Point::new(20.0, 20.0), Point::new(330.0, 30.0));
        let mut both = lines(one, 0.03, 50.0, 5);
        both.extend(lines(other, 0.4, 52.0, 5));
        for (corner, turn, cell) in [(one, 0.03_f64, 50.0), (other, 0.4, 52.0)] {
            let middle = corner + Point::new(turn.cos() - turn.sin(), turn.sin() + turn.cos()) * (2.5 * cell);
            let hits = |lattice: &Homography| {
                let at = lattice.inverse().unwrap().apply(corner);
                let far = |v: f64| (v - v.round()).abs();
                let step = lattice.apply(Point::new(1.0, 0.0)) - lattice.apply(Point::default());
                far(at.x) < 0.1 && far(at.y) < 0.1 && (step.length() / cell - 1.0).abs() < 0.04
            };
            assert!(proposals(&both, middle, 51.0, 2).iter().any(hits), "{turn}");
        }
    }

    #[test]
    fn where_nothing_lies_nothing_is_proposed() {
        assert!(proposals(&[], Point::default(), 50.0, 2).is_empty());
    }
}
