//! Polygons made convex and cut to the cell. In: outlines of any simple shape. Out: convex polygons, for
//! renderers (egui) that fill nothing else, and shapes that stay within 0..1.

use super::drawing::{Path, Point, Shape};

/// Twice the signed area of the triangle; positive when the turn is clockwise on the screen.
fn cross(a: Point, b: Point, c: Point) -> f32 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/// The signed area of a polygon, positive when it runs clockwise on the screen.
pub fn area(points: &[Point]) -> f32 {
    let next = points.iter().cycle().skip(1);
    points.iter().zip(next).map(|(a, b)| a[0] * b[1] - a[1] * b[0]).sum::<f32>() / 2.0
}

/// Whether the polygon never turns both ways (a hair of slack for rounding).
pub fn is_convex(points: &[Point]) -> bool {
    let n = points.len();
    let sign = area(points).signum();
    let turn = |i: usize| cross(points[i], points[(i + 1) % n], points[(i + 2) % n]);
    n >= 3 && (0..n).all(|i| turn(i) * sign > -1e-5)
}

/// Cuts a simple polygon into convex ones that together cover it: triangles by ear clipping, then glued
/// together again wherever the result stays convex.
pub fn split(points: &[Point]) -> Vec<Vec<Point>> {
    if is_convex(points) {
        return vec![points.to_vec()];
    }
    let mut parts: Vec<Vec<usize>> = triangles(points).into_iter().map(|t| t.to_vec()).collect();
    while let Some((a, b, glued)) = find_glue(points, &parts) {
        parts.swap_remove(b);
        parts[a] = glued;
    }
    parts.iter().map(|part| part.iter().map(|&i| points[i]).collect()).collect()
}

/// The triangles of a simple polygon, as indices of its points, all clockwise on the screen.
pub fn triangles(points: &[Point]) -> Vec<[usize; 3]> {
    let mut rest: Vec<usize> = (0..points.len()).collect();
    if area(points) < 0.0 {
        rest.reverse();
    }
    let mut out = Vec::new();
    while rest.len() > 3 {
        // A polygon with touching edges may have no clean ear; the first corner then goes.
        let ear = (0..rest.len()).find(|&i| is_ear(points, &rest, i)).unwrap_or(0);
        out.push(corner(&rest, ear));
        rest.remove(ear);
    }
    if rest.len() == 3 {
        out.push(corner(&rest, 1));
    }
    out.retain(|t| cross(points[t[0]], points[t[1]], points[t[2]]) > 1e-9);
    out
}

fn corner(ring: &[usize], i: usize) -> [usize; 3] {
    let n = ring.len();
    [ring[(i + n - 1) % n], ring[i], ring[(i + 1) % n]]
}

fn is_ear(points: &[Point], ring: &[usize], i: usize) -> bool {
    let ids = corner(ring, i);
    let [a, b, c] = ids.map(|k| points[k]);
    let inside = |p: Point| cross(a, b, p) >= 0.0 && cross(b, c, p) >= 0.0 && cross(c, a, p) >= 0.0;
    cross(a, b, c) > 1e-9 && !ring.iter().any(|k| !ids.contains(k) && inside(points[*k]))
}

/// Two parts that share an edge and are convex together.
fn find_glue(points: &[Point], parts: &[Vec<usize>]) -> Option<(usize, usize, Vec<usize>)> {
    (0..parts.len()).find_map(|a| {
        (a + 1..parts.len()).find_map(|b| {
            let glued = glue(&parts[a], &parts[b])?;
            let outline: Vec<Point> = glued.iter().map(|&i| points[i]).collect();
            is_convex(&outline).then_some((a, b, glued))
        })
    })
}

fn glue(a: &[usize], b: &[usize]) -> Option<Vec<usize>> {
    let at = |ring: &[usize], i: usize| ring[i % ring.len()];
    (0..a.len()).find_map(|i| {
        let j = (0..b.len()).find(|&j| b[j] == at(a, i + 1) && at(b, j + 1) == a[i])?;
        let own = (1..=a.len()).map(|step| at(a, i + step));
        let theirs = (2..b.len()).map(|step| at(b, j + step));
        Some(own.chain(theirs).collect())
    })
}

/// A shape cut to the unit cell; lines may fall into several.
pub(super) fn clip_shape(shape: &Shape) -> Vec<Shape> {
    let pad = shape.stroke.map_or(0.0, |s| s.width / 2.0);
    let (low, high) = (pad, 1.0 - pad);
    let points = shape.path.points();
    if points.iter().flatten().all(|v| (low..=high).contains(v)) {
        return vec![shape.clone()];
    }
    let paths = match &shape.path {
        Path::Line(points) => clip_line(points, low, high).into_iter().map(Path::Line).collect(),
        _ => vec![Path::Polygon(clip_polygon(points, low, high))],
    };
    let enough = |path: &Path| match path {
        Path::Polygon(points) => points.len() > 2,
        _ => true,
    };
    paths.into_iter().filter(enough).map(|path| Shape { path, ..shape.clone() }).collect()
}

/// Sutherland and Hodgman against the four sides of a square.
fn clip_polygon(mut points: Vec<Point>, low: f32, high: f32) -> Vec<Point> {
    for (axis, limit, sign) in [(0, low, 1.0), (0, high, -1.0), (1, low, 1.0), (1, high, -1.0)] {
        let depth = |p: &Point| sign * (p[axis] - limit);
        let n = points.len();
        let mut kept = Vec::with_capacity(n + 2);
        for i in 0..n {
            let (a, b) = (points[i], points[(i + 1) % n]);
            if depth(&a) >= 0.0 {
                kept.push(a);
            }
            if (depth(&a) >= 0.0) != (depth(&b) >= 0.0) {
                kept.push(between(a, b, depth(&a) / (depth(&a) - depth(&b))));
            }
        }
        points = kept;
    }
    points
}

/// Liang and Barsky, segment by segment, joined again where they meet.
fn clip_line(points: &[Point], low: f32, high: f32) -> Vec<Vec<Point>> {
    let mut pieces: Vec<Vec<Point>> = Vec::new();
    for pair in points.windows(2) {
        let Some((a, b)) = clip_segment(pair[0], pair[1], low, high) else { continue };
        match pieces.last_mut() {
            Some(piece) if piece.last() == Some(&a) => piece.push(b),
            _ => pieces.push(vec![a, b]),
        }
    }
    pieces
}

fn clip_segment(a: Point, b: Point, low: f32, high: f32) -> Option<(Point, Point)> {
    let (mut start, mut end) = (0.0_f32, 1.0_f32);
    for axis in 0..2 {
        let run = b[axis] - a[axis];
        if run.abs() < 1e-9 {
            if !(low..=high).contains(&a[axis]) {
                return None;
            }
            continue;
        }
        let (t0, t1) = ((low - a[axis]) / run, (high - a[axis]) / run);
        start = start.max(t0.min(t1));
        end = end.min(t0.max(t1));
    }
    let enter = if start > 0.0 { between(a, b, start) } else { a };
    let leave = if end < 1.0 { between(a, b, end) } else { b };
    (start < end).then_some((enter, leave))
}

fn between(a: Point, b: Point, t: f32) -> Point {
    [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

#[cfg(test)]
mod tests {
    use super::*;

    const STAR: [Point; 8] =
        [[0.5, 0.0], [0.6, 0.4], [1.0, 0.5], [0.6, 0.6], [0.5, 1.0], [0.4, 0.6], [0.0, 0.5], [0.4, 0.4]];

    #[test]
    fn a_star_is_cut_into_convex_parts_of_the_same_area() {
        let reversed: Vec<Point> = STAR.iter().rev().copied().collect();
        for star in [STAR.to_vec(), reversed] {
            let parts = split(&star);
            assert!(!is_convex(&star) && parts.iter().all(|part| is_convex(part)));
            assert!(parts.len() < 6, "glued from six triangles");
            let total: f32 = parts.iter().map(|part| area(part).abs()).sum();
            assert!((total - area(&STAR).abs()).abs() < 1e-5);
        }
    }

    #[test]
    fn lines_are_cut_where_they_leave_the_cell() {
        let pieces = clip_line(&[[-1.0, 0.5], [0.5, 0.5], [2.0, 0.5], [0.5, 0.7]], 0.0, 1.0);
        assert_eq!(pieces.len(), 2);
        assert_eq!(pieces[0], vec![[0.0, 0.5], [0.5, 0.5], [1.0, 0.5]]);
    }
}
