//! Shapes cut to the cell. In: any shape. Out: the parts of it that stay within 0..1.

use super::drawing::{Path, Shape, TilePoint};

/// A shape cut to the unit cell; a line may come out in several pieces.
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

/// A polygon cut to a square, by Sutherland and Hodgman.
fn clip_polygon(mut points: Vec<TilePoint>, low: f32, high: f32) -> Vec<TilePoint> {
    for (axis, limit, sign) in [(0, low, 1.0), (0, high, -1.0), (1, low, 1.0), (1, high, -1.0)] {
        let depth = |p: &TilePoint| sign * (p[axis] - limit);
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

/// A line cut to a square, each segment by Liang and Barsky; pieces that meet are joined again.
fn clip_line(points: &[TilePoint], low: f32, high: f32) -> Vec<Vec<TilePoint>> {
    let mut pieces: Vec<Vec<TilePoint>> = Vec::new();
    for pair in points.windows(2) {
        let Some((a, b)) = clip_segment(pair[0], pair[1], low, high) else { continue };
        match pieces.last_mut() {
            Some(piece) if piece.last() == Some(&a) => piece.push(b),
            _ => pieces.push(vec![a, b]),
        }
    }
    pieces
}

fn clip_segment(a: TilePoint, b: TilePoint, low: f32, high: f32) -> Option<(TilePoint, TilePoint)> {
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

fn between(a: TilePoint, b: TilePoint, t: f32) -> TilePoint {
    [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn polygons_are_cut_along_the_border_of_the_cell() {
        let diamond = vec![[0.5, -0.5], [1.5, 0.5], [0.5, 1.5], [-0.5, 0.5]];
        let cut = clip_polygon(diamond, 0.0, 1.0);
        assert!(cut.iter().flatten().all(|v| (0.0..=1.0).contains(v)));
        for corner in [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]] {
            assert!(cut.contains(&corner), "{corner:?} is missing of {cut:?}");
        }
    }

    #[test]
    fn lines_are_cut_where_they_leave_the_cell() {
        let pieces = clip_line(&[[-1.0, 0.5], [0.5, 0.5], [2.0, 0.5], [0.5, 0.7]], 0.0, 1.0);
        assert_eq!(pieces.len(), 2);
        assert_eq!(pieces[0], vec![[0.0, 0.5], [0.5, 0.5], [1.0, 0.5]]);
    }
}
