//! How the table leans before the lens. In: the straight lines of a picture. Out: the ways in which the table may lie so
//! that most of its lines run along two directions at right angles, as those of dominoes do.

use super::lens::{Lens, cross, dot, unit};
use super::segments::Segment;
use crate::scan::geometry::{Homography, Point};

/// A way in which the table may lie.
#[derive(Debug, Clone, Copy)]
pub(super) struct Slant {
    /// How far the lens leans from straight down, in radians.
    pub(super) tilt: f64,
    /// To which side of the picture the table goes away, clockwise from the right in radians.
    away: f64,
    /// The focal length in long sides.
    focal: f64,
}

/// Nobody holds a phone flatter than this, in radians.
const MOST_TILT: f64 = 1.25;

/// So many of the heaviest lines are heard.
const LINES_HEARD: usize = 400;

/// Angles are counted in so many bins of a right angle.
const BINS: usize = 36;

impl Slant {
    /// Right and down on the table, and the way from the lens straight to it.
    fn axes(self) -> [[f64; 3]; 3] {
        let (sin, cos) = self.tilt.sin_cos();
        let (s, c) = self.away.sin_cos();
        let normal = [-c * sin, -s * sin, cos];
        let right = unit([cos, 0.0, c * sin]);
        [right, cross(normal, right), normal]
    }

    /// Where the points of the table are seen; a unit is the distance of the lens from it.
    pub(super) fn picture_from_table(self, lens: &Lens) -> Homography {
        lens.sees(self.axes(), self.focal)
    }

    fn clamped(self) -> Self {
        Self { tilt: self.tilt.clamp(0.0, MOST_TILT), focal: self.focal.clamp(0.6, 1.1), ..self }
    }
}

/// A line of the picture.
struct SeenLine {
    /// Two of its points, as they are before the division.
    ends: [[f64; 3]; 2],
    weight: f64,
}

/// The likeliest slants, at most so many.
pub(super) fn slants(segments: &[Segment], around: Point, lens: &Lens, most: usize) -> Vec<Slant> {
    let line = |centre: Point, direction: Point, weight: f64| {
        let end = |side: f64| [centre.x + side * direction.x, centre.y + side * direction.y, 1.0];
        SeenLine { ends: [end(-1.0), end(1.0)], weight }
    };
    let lines: Vec<SeenLine> =
        segments.iter().take(LINES_HEARD).map(|s| line(s.centre, s.direction, s.weight)).collect();
    // Lines that run in all directions of the picture do so on no table that leans: what they give is chance.
    let star: Vec<SeenLine> = (0..48)
        .map(|i| {
            let (sin, cos) = (f64::from(i) * std::f64::consts::PI / 48.0).sin_cos();
            line(around, Point::new(cos, sin), 1.0)
        })
        .collect();
    let value = |slant: Slant| agreement(&lines, slant, lens) - agreement(&star, slant, lens);
    let mut starts: Vec<(Slant, f64)> = Vec::new();
    for (tilt, directions) in [(0.0, 1), (0.3, 8), (0.55, 12), (0.75, 16), (0.92, 16), (1.07, 20), (1.18, 20)]
    {
        for i in 0..directions {
            let away = std::f64::consts::TAU * f64::from(i) / f64::from(directions);
            let slant = Slant { tilt, away, focal: 0.8 };
            starts.push((slant, value(slant)));
        }
    }
    starts.sort_by(|a, b| b.1.total_cmp(&a.1));
    let mut found: Vec<(Slant, f64)> = Vec::new();
    for &start in starts.iter().take(3 * most) {
        let better = climbed(start, &value);
        let is_known = found.iter().any(|(other, _)| dot(other.axes()[2], better.0.axes()[2]) > 0.97);
        if !is_known {
            found.push(better);
        }
    }
    found.sort_by(|a, b| b.1.total_cmp(&a.1));
    found.into_iter().take(most).map(|(slant, _)| slant).collect()
}

/// Moves a slant as long as it gets better.
fn climbed(start: (Slant, f64), value: &impl Fn(Slant) -> f64) -> (Slant, f64) {
    let mut best = start;
    for step in [0.08, 0.04, 0.02] {
        for _ in 0..4 {
            let from = best;
            let Slant { tilt, away, focal } = from.0;
            let moves = [
                Slant { tilt: tilt + step, ..from.0 },
                Slant { tilt: tilt - step, ..from.0 },
                Slant { away: away + 1.5 * step, ..from.0 },
                Slant { away: away - 1.5 * step, ..from.0 },
                Slant { focal: focal * (1.0 + 2.0 * step), ..from.0 },
                Slant { focal: focal / (1.0 + 2.0 * step), ..from.0 },
            ];
            for next in moves.map(Slant::clamped) {
                let worth = value(next);
                if worth > best.1 {
                    best = (next, worth);
                }
            }
            if best.1 <= from.1 {
                break;
            }
        }
    }
    best
}

/// Which part of the lines runs along two directions at right angles on the table.
fn agreement(lines: &[SeenLine], slant: Slant, lens: &Lens) -> f64 {
    let [right, down, normal] = slant.axes();
    let mut bins = [0.0; BINS];
    let mut total = 1e-9;
    for line in lines {
        let [a, b] = line.ends.map(|end| lens.direction(end, slant.focal));
        // Beyond the horizon there is no table.
        if dot(a, normal) < 0.05 {
            continue;
        }
        let along = cross(normal, cross(a, b));
        let angle = dot(along, down).atan2(dot(along, right));
        let part = (angle / std::f64::consts::FRAC_PI_2).rem_euclid(1.0) * BINS as f64;
        let (bin, rest) = (part as usize % BINS, part.fract());
        bins[bin] += line.weight * (1.0 - rest);
        bins[(bin + 1) % BINS] += line.weight * rest;
        total += line.weight;
    }
    let peak = |i: usize| 0.5 * bins[(i + BINS - 1) % BINS] + bins[i] + 0.5 * bins[(i + 1) % BINS];
    (0..BINS).map(peak).fold(0.0, f64::max) / total
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slant_of_a_table_is_told_by_its_lines() {
        let lens = Lens::of(640, 480);
        for truth in [
            Slant { tilt: 1.0, away: -1.6, focal: 0.8 },
            Slant { tilt: 1.1, away: 0.3, focal: 0.7 },
            Slant { tilt: 0.9, away: 2.5, focal: 1.0 },
        ] {
            let picture_from_table = truth.picture_from_table(&lens);
            let Homography(back) = picture_from_table.inverse().unwrap();
            let middle = Homography(back).apply(Point::new(320.0, 240.0));
            let mut segments = Vec::new();
            for i in -3..=3 {
                for j in -3..3 {
                    let at = |x: f64, y: f64| picture_from_table.apply(middle + Point::new(x, y) * 0.08);
                    let (i, j) = (f64::from(i), f64::from(j));
                    for (a, b) in [(at(i, j), at(i, j + 1.0)), (at(j, i), at(j + 1.0, i))] {
                        let direction = (b - a) * (b - a).length().recip();
                        segments.push(Segment { centre: (a + b) * 0.5, direction, weight: (b - a).length() });
                    }
                }
            }
            let found = slants(&segments, Point::new(320.0, 240.0), &lens, 2);
            let near = |slant: &Slant| dot(slant.axes()[2], truth.axes()[2]) > 0.98;
            assert!(found.iter().any(near), "{truth:?} {found:?}");
        }
    }
}
