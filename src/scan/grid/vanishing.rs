//! Lattices from vanishing points.
//!
//! In: straight edges and a region. Out: lattices whose two families of lines meet in two vanishing points,
//! with spacings and phases from `comb`. It does not need the outline of the kingdom, so gaps, missing rows
//! and tables that look like tiles do not disturb it.

use super::comb::{Tooth, combs};
use super::lens::Viewpoint;
use super::region::Region;
use super::segments::Segment;
use crate::random::Random;
use crate::scan::geometry::{Homography, Point, solve};
use crate::scan::settings::{LATTICES, LINES};

/// Cells have a side of a ninth to half of that of the region, whose radius is 1.
const LEAST: f64 = 1.77 / 9.5;
const MOST: f64 = 1.77 / 2.2;

/// A segment in coordinates of the region: its centre is the origin, its radius 1.
struct RegionLine {
    centre: Point,
    direction: Point,
    /// Homogeneous, with a normal of length 1.
    equation: [f64; 3],
    weight: f64,
}

/// A vanishing point in coordinates of the region, homogeneous, and the lines that meet there.
struct Vanishing {
    point: [f64; 3],
    lines: Vec<usize>,
    weight: f64,
}

/// Proposes lattices, from so many vanishing points and pairs of them, the best `2 * breadth` of each pair.
pub(super) fn proposals(
    segments: &[Segment],
    region: &Region,
    viewpoint: &Viewpoint,
    breadth: usize,
    random: &mut Random,
) -> Vec<Homography> {
    let lines: Vec<RegionLine> = segments.iter().filter_map(|segment| line(segment, region)).collect();
    let points = vanishing_points(&lines, breadth, random);
    let working_from_region = Homography([
        [region.radius, 0.0, region.centre.x],
        [0.0, region.radius, region.centre.y],
        [0.0, 0.0, 1.0],
    ]);
    let mut pairs = Vec::new();
    for (i, a) in points.iter().enumerate() {
        for b in &points[i + 1..] {
            let region_from_plane = plane_of(a, b);
            let skew = viewpoint.squareness(&working_from_region.after(&region_from_plane)).skew;
            if skew.abs() < LATTICES.most_uneven {
                pairs.push((a, b, region_from_plane));
            }
        }
    }
    pairs.sort_by(|p, q| q.0.weight.min(q.1.weight).total_cmp(&p.0.weight.min(p.1.weight)));
    let mut proposals = Vec::new();
    for (a, b, region_from_plane) in pairs.into_iter().take(breadth) {
        let is_square = |working_from_lattice: &Homography| {
            viewpoint.squareness(working_from_lattice).uneven.abs() < LATTICES.most_uneven
        };
        let in_region = lattices(&lines, a, b, &region_from_plane, breadth);
        let all = in_region.into_iter().map(|lattice| working_from_region.after(&lattice));
        proposals.extend(all.filter(is_square).take(2 * breadth));
    }
    proposals
}

/// A segment as a line; none if it is too far away from the region.
fn line(segment: &Segment, region: &Region) -> Option<RegionLine> {
    let centre = (segment.centre - region.centre) * (1.0 / region.radius);
    let direction = segment.direction;
    let normal = Point::new(-direction.y, direction.x);
    let equation = [normal.x, normal.y, -normal.dot(centre)];
    (centre.length() < LINES.reach).then_some(RegionLine {
        centre,
        direction,
        equation,
        weight: segment.weight,
    })
}

/// The plane whose two families of lines meet in two points: a step along either has the length 1 at the origin.
fn plane_of(a: &Vanishing, b: &Vanishing) -> Homography {
    let column = |vanishing: &Vanishing| {
        let [x, y, w] = vanishing.point;
        let length = x.hypot(y).max(1e-12);
        [x / length, y / length, w / length]
    };
    let (p, q) = (column(a), column(b));
    Homography([[p[0], q[0], 0.0], [p[1], q[1], 0.0], [p[2], q[2], 1.0]])
}

/// How far a line misses a point, in radians.
fn miss(line: &RegionLine, point: [f64; 3]) -> f64 {
    let to = Point::new(point[0] - point[2] * line.centre.x, point[1] - point[2] * line.centre.y);
    (line.direction.cross(to) / to.length().max(1e-12)).abs()
}

fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/// One vanishing point after the other, each from the lines that are left.
fn vanishing_points(lines: &[RegionLine], breadth: usize, random: &mut Random) -> Vec<Vanishing> {
    let mut left: Vec<usize> = (0..lines.len()).collect();
    let mut points = Vec::new();
    while points.len() < breadth && left.len() >= 6 {
        let Some(best) = best_point(lines, &left, breadth, random) else { break };
        let point = refitted(lines, &left, best);
        let near = |tolerance: f64| move |&&i: &&usize| miss(&lines[i], point) < tolerance;
        let inliers: Vec<usize> = left.iter().filter(near(LINES.tolerance)).copied().collect();
        let weight = inliers.iter().map(|&i| lines[i].weight).sum();
        left.retain(|i| !near(1.2 * LINES.tolerance)(&i));
        points.push(Vanishing { point, lines: inliers, weight });
    }
    points
}

fn best_point(lines: &[RegionLine], left: &[usize], breadth: usize, random: &mut Random) -> Option<[f64; 3]> {
    let mut sums = Vec::with_capacity(left.len());
    let mut total = 0.0;
    for &i in left {
        total += lines[i].weight;
        sums.push(total);
    }
    let draw = |random: &mut Random| {
        let at = random.range(0.0, total);
        &lines[left[sums.partition_point(|&sum| sum < at).min(left.len() - 1)]]
    };
    let mut best: Option<([f64; 3], f64)> = None;
    // Most points are where two lines meet; some lie without end, where lines are parallel.
    let (pairs, directions) = (50 * breadth, 15 * breadth);
    for trial in 0..pairs + directions {
        let a = draw(random);
        let point = if trial < pairs {
            cross(a.equation, draw(random).equation)
        } else {
            [a.direction.x, a.direction.y, 0.0]
        };
        // No camera that sees the region sees lines meet in it.
        let far = point[0].hypot(point[1]);
        if far < 1e-9 || far < point[2].abs() {
            continue;
        }
        let score = left.iter().map(|&i| belongs(&lines[i], point)).sum::<f64>();
        if best.is_none_or(|(_, most)| score > most) {
            best = Some((point, score));
        }
    }
    best.map(|(point, _)| point)
}

/// The weight of a line for a point: all of it for a hit, nothing beyond the tolerance.
fn belongs(line: &RegionLine, point: [f64; 3]) -> f64 {
    let miss = miss(line, point) / LINES.tolerance;
    if miss < 1.0 { line.weight * (1.0 - miss * miss) } else { 0.0 }
}

/// The point nearest to all lines that belong to it.
fn refitted(lines: &[RegionLine], left: &[usize], start: [f64; 3]) -> [f64; 3] {
    let mut point = start;
    for _ in 0..3 {
        let mut matrix = [[0.0; 4]; 3];
        let mut trace = 0.0;
        for &i in left {
            let weight = belongs(&lines[i], point);
            let l = lines[i].equation;
            for r in 0..3 {
                for c in 0..3 {
                    matrix[r][c] += weight * l[r] * l[c];
                }
                trace += weight * l[r] * l[r];
            }
        }
        // Inverse iteration: the vector that the matrix shrinks most.
        for (r, row) in matrix.iter_mut().enumerate() {
            row[r] += 1e-9 * trace + 1e-15;
        }
        for _ in 0..4 {
            for (row, value) in matrix.iter_mut().zip(point) {
                row[3] = value;
            }
            let Some(next) = solve(matrix) else { return point };
            let length = next.iter().map(|v| v * v).sum::<f64>().sqrt();
            point = next.map(|v| v / length);
        }
    }
    let far = point[0].hypot(point[1]);
    if far < point[2].abs() { start } else { point }
}

/// Lattices of two families of lines, best first: the spacings are two problems of one dimension each.
fn lattices(
    lines: &[RegionLine],
    a: &Vanishing,
    b: &Vanishing,
    region_from_plane: &Homography,
    breadth: usize,
) -> Vec<Homography> {
    let Some(plane_from_region) = region_from_plane.inverse() else { return Vec::new() };
    let places = |vanishing: &Vanishing, get: fn(Point) -> f64| -> Vec<(f64, f64)> {
        vanishing
            .lines
            .iter()
            .filter_map(|&i| {
                let at = plane_from_region.apply(lines[i].centre);
                (at.x.abs() < LINES.reach && at.y.abs() < LINES.reach).then_some((get(at), lines[i].weight))
            })
            .collect()
    };
    // Lines through the first point run along x: they tell the spacing of y.
    let rows = combs(&places(a, |p| p.y), LEAST..MOST, breadth);
    let columns = combs(&places(b, |p| p.x), LEAST..MOST, breadth);
    let mut both: Vec<(Tooth, Tooth)> =
        columns.iter().flat_map(|&x| rows.iter().map(move |&y| (x, y))).collect();
    both.sort_by(|p, q| (q.0.value + q.1.value).total_cmp(&(p.0.value + p.1.value)));
    let lattice = |(x, y): (Tooth, Tooth)| {
        let plane_from_lattice = Homography([
            [x.spacing, 0.0, x.spacing * x.phase],
            [0.0, y.spacing, y.spacing * y.phase],
            [0.0, 0.0, 1.0],
        ]);
        region_from_plane.after(&plane_from_lattice)
    };
    both.into_iter().map(lattice).collect()
}
