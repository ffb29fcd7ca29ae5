//! The order in which kingdoms lie on a table: clockwise from the top left; in one row from left to right, in one column
//! from top to bottom. In: their frames in the photo. Out: their places in that order.

use std::f64::consts::TAU;

use crate::scan::geometry::{Point, Quad};

/// The indices of some frames, clockwise from the top left.
pub fn clockwise(frames: &[Quad]) -> Vec<usize> {
    let centres: Vec<Point> = frames.iter().map(Quad::centre).collect();
    let spread = |get: fn(&Point) -> f64| {
        let [low, high] =
            [f64::min, f64::max].map(|pick| centres.iter().map(get).reduce(pick).unwrap_or(0.0));
        high - low
    };
    let side = frames.iter().map(|frame| frame.area().abs().sqrt()).fold(f64::INFINITY, f64::min);
    let (across, down) = (spread(|p| p.x), spread(|p| p.y));
    let mut order: Vec<usize> = (0..frames.len()).collect();
    // What lies beside each other by less than half a frame is one row.
    if down.min(across) < side / 2.0 {
        let along = |p: Point| if across > down { p.x } else { p.y };
        order.sort_by(|&a, &b| along(centres[a]).total_cmp(&along(centres[b])));
        return order;
    }
    let middle = centres.iter().fold(Point::default(), |sum, p| sum + *p) * (centres.len() as f64).recip();
    let corner = |p: &Point| (p.x - middle.x) / across.max(1e-9) + (p.y - middle.y) / down.max(1e-9);
    let angle = |p: &Point| (p.y - middle.y).atan2(p.x - middle.x);
    let Some(first) = centres.iter().min_by(|a, b| corner(a).total_cmp(&corner(b))) else { return order };
    let start = angle(first);
    // The first is told apart from one that lies behind it by a rounding.
    let from_start = |i: usize| (angle(&centres[i]) - start + 1e-9).rem_euclid(TAU);
    order.sort_by(|&a, &b| from_start(a).total_cmp(&from_start(b)));
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(places: &[(f64, f64)]) -> Vec<usize> {
        let frame = |&(x, y): &(f64, f64)| Quad::rect(x, y, x + 5.0, y + 5.0);
        clockwise(&places.iter().map(frame).collect::<Vec<_>>())
    }

    #[test]
    fn around_a_table_it_goes_clockwise_from_the_top_left() {
        assert_eq!(order(&[(0.0, 0.0), (0.0, 7.0), (7.0, 0.0), (7.0, 7.0)]), [0, 2, 3, 1]);
        let six = [(14.0, 7.0), (0.0, 7.0), (7.0, 0.5), (0.0, 0.0), (7.0, 7.0), (14.0, 0.0)];
        assert_eq!(order(&six), [3, 2, 5, 0, 4, 1]);
        assert_eq!(order(&[(3.5, 7.0), (7.0, 0.0), (0.0, 0.0)]), [2, 1, 0]);
    }

    #[test]
    fn a_row_goes_from_left_to_right_and_a_column_down() {
        assert_eq!(order(&[(14.0, 0.0), (0.0, 1.0), (7.0, -1.0)]), [1, 2, 0]);
        assert_eq!(order(&[(1.0, 9.0), (0.0, 0.0)]), [1, 0]);
        assert_eq!(order(&[(4.0, 4.0)]), [0]);
        assert!(order(&[]).is_empty());
    }
}
