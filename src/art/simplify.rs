//! Fewer points for the same look. In: a drawing and how far its outlines may move. Out: the drawing without the
//! points that do not show at that size.

use super::drawing::{Drawing, Path, Shape, TilePoint};

impl Drawing {
    /// The drawing with every outline thinned out; none moves by more than `tolerance`. Circles stay circles.
    #[must_use]
    pub(crate) fn simplified(&self, tolerance: f32) -> Self {
        let thin = |shape: &Shape| {
            let path = match &shape.path {
                Path::Circle(..) => shape.path.clone(),
                Path::Line(points) => Path::Line(thin_line(points, tolerance)),
                Path::Polygon(points) => Path::Polygon(thin_ring(points, tolerance)),
            };
            Shape { path, ..shape.clone() }
        };
        Self { shapes: self.shapes.iter().map(thin).collect() }
    }
}

/// Douglas and Peucker: the ends stay, and whatever lies too far from the line between them.
fn thin_line(points: &[TilePoint], tolerance: f32) -> Vec<TilePoint> {
    let [first, inner @ .., last] = points else { return points.to_vec() };
    let away = inner.iter().map(|p| distance(*p, *first, *last)).enumerate();
    match away.max_by(|a, b| a.1.total_cmp(&b.1)) {
        Some((index, far)) if far > tolerance => {
            let mut out = thin_line(&points[..index + 2], tolerance);
            out.pop();
            out.extend(thin_line(&points[index + 1..], tolerance));
            out
        }
        _ => vec![*first, *last],
    }
}

/// A ring is thinned as two lines that share their ends; if nothing would be left inside, it stays as it is.
fn thin_ring(points: &[TilePoint], tolerance: f32) -> Vec<TilePoint> {
    let half = points.len() / 2;
    let mut back = points[half..].to_vec();
    back.extend(points.first());
    let mut out = thin_line(&points[..=half.min(points.len().saturating_sub(1))], tolerance);
    out.pop();
    out.extend(thin_line(&back, tolerance));
    out.pop();
    if out.len() < 3 { points.to_vec() } else { out }
}

/// From a point to the segment between two others.
fn distance(p: TilePoint, a: TilePoint, b: TilePoint) -> f32 {
    let (run, rise) = (b[0] - a[0], b[1] - a[1]);
    let square = run * run + rise * rise;
    let along = if square > 0.0 { ((p[0] - a[0]) * run + (p[1] - a[1]) * rise) / square } else { 0.0 };
    let t = along.clamp(0.0, 1.0);
    (p[0] - a[0] - run * t).hypot(p[1] - a[1] - rise * t)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::outline::{ellipse_points, rectangle};

    /// The area of a polygon that runs clockwise on the screen.
    fn area(points: &[TilePoint]) -> f32 {
        let next = points.iter().cycle().skip(1);
        points.iter().zip(next).map(|(a, b)| a[0] * b[1] - a[1] * b[0]).sum::<f32>() / 2.0
    }

    #[test]
    fn points_on_a_straight_line_go_and_corners_stay() {
        let line = [[0.0, 0.0], [0.25, 0.0], [0.5, 0.001], [1.0, 0.0], [1.0, 1.0]];
        assert_eq!(thin_line(&line, 0.01), [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0]]);
        assert_eq!(thin_ring(&rectangle([0.0, 0.0, 1.0, 1.0]), 0.01), rectangle([0.0, 0.0, 1.0, 1.0]));
    }

    #[test]
    fn rounds_keep_their_area() {
        let round = ellipse_points([0.5, 0.5], [0.3, 0.3], 64);
        let thin = thin_ring(&round, 0.004);
        assert!(thin.len() < 40);
        assert!((area(&thin) - area(&round)).abs() < 0.006);
    }
}
