//! Outlines. In: a few measures or points. Out: the points of a polygon or a line.

use super::drawing::TilePoint;

/// The corners of an upright rectangle: left, top, width, height.
pub(super) fn rectangle([x, y, w, h]: [f32; 4]) -> [TilePoint; 4] {
    [[x, y], [x + w, y], [x + w, y + h], [x, y + h]]
}

/// A rectangle with rounded corners.
pub fn rounded([x, y, width, height]: [f32; 4], radius: f32) -> Vec<TilePoint> {
    let r = radius.min(width / 2.0).min(height / 2.0);
    let (right, bottom) = (x + width - r, y + height - r);
    let centres = [[right, y + r], [right, bottom], [x + r, bottom], [x + r, y + r]];
    let quarter = std::f32::consts::FRAC_PI_2;
    centres
        .iter()
        .zip([-1.0, 0.0, 1.0, 2.0])
        .flat_map(|(centre, start)| arc(*centre, [r, r], start * quarter, (start + 1.0) * quarter, 5))
        .collect()
}

/// Points along an arc, both ends included; angles run clockwise from the right.
pub(super) fn arc(centre: TilePoint, radii: TilePoint, from: f32, to: f32, steps: usize) -> Vec<TilePoint> {
    (0..=steps)
        .map(|i| {
            let (sin, cos) = (from + (to - from) * i as f32 / steps as f32).sin_cos();
            [centre[0] + radii[0] * cos, centre[1] + radii[1] * sin]
        })
        .collect()
}

/// The corners of an ellipse.
pub(super) fn ellipse_points(centre: TilePoint, radii: TilePoint, corners: usize) -> Vec<TilePoint> {
    let mut points = arc(centre, radii, 0.0, std::f32::consts::TAU, corners);
    points.pop();
    points
}

/// A closed smooth curve through the given points (Catmull-Rom), as a polygon.
pub(super) fn smooth(points: &[TilePoint]) -> Vec<TilePoint> {
    let n = points.len();
    (0..n)
        .flat_map(|i| {
            let p = [points[(i + n - 1) % n], points[i], points[(i + 1) % n], points[(i + 2) % n]];
            (0..5).map(move |step| spline(p, step as f32 / 5.0))
        })
        .collect()
}

/// An open smooth curve through the given points.
pub(super) fn curve(points: &[TilePoint]) -> Vec<TilePoint> {
    let n = points.len();
    let at = |i: usize| points[i.min(n - 1)];
    let mut out: Vec<TilePoint> = (0..n.saturating_sub(1))
        .flat_map(|i| {
            let p = [at(i.saturating_sub(1)), at(i), at(i + 1), at(i + 2)];
            (0..6).map(move |step| spline(p, step as f32 / 6.0))
        })
        .collect();
    out.extend(points.last());
    out
}

/// A point of the curve between the second and the third of four points.
fn spline(points: [TilePoint; 4], t: f32) -> TilePoint {
    std::array::from_fn(|axis| {
        let [p0, p1, p2, p3] = points.map(|p| p[axis]);
        let cubic = 3.0 * p1 - p0 - 3.0 * p2 + p3;
        let square = 2.0 * p0 - 5.0 * p1 + 4.0 * p2 - p3;
        0.5 * (2.0 * p1 + t * (p2 - p0 + t * (square + t * cubic)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn curves_pass_through_their_points() {
        let points = [[0.1, 0.2], [0.5, 0.9], [0.8, 0.1]];
        let line = curve(&points);
        assert!(points.iter().all(|p| line.contains(p)));
        assert!(points.iter().all(|p| smooth(&points).contains(p)));
    }
}
