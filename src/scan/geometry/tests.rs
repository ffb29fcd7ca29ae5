//! Maps there and back, and quads that are none.

use super::{Homography, Point, Quad};

fn leaning() -> Quad {
    Quad([
        Point::new(10.0, 20.0),
        Point::new(210.0, 35.0),
        Point::new(190.0, 240.0),
        Point::new(-15.0, 200.0),
    ])
}

#[test]
fn corners_go_to_corners_and_back() {
    let photo_from_lattice = Homography::from_lattice(5.0, 5.0, &leaning()).unwrap();
    let there = photo_from_lattice.quad(0.0, 0.0, 5.0, 5.0);
    assert!(there.distance(&leaning()) < 1e-9);
    let lattice_from_photo = photo_from_lattice.inverse().unwrap();
    let back = lattice_from_photo.apply(photo_from_lattice.apply(Point::new(3.25, 1.5)));
    assert!(back.distance(Point::new(3.25, 1.5)) < 1e-9);
    let same = photo_from_lattice.shifted(1.0, 2.0).apply(Point::new(0.5, 0.5));
    assert!(same.distance(photo_from_lattice.apply(Point::new(1.5, 2.5))) < 1e-9);
}

#[test]
fn a_nudge_is_the_change_itself_and_the_mean_of_changes_that_differ() {
    let change = Homography([[1.01, -0.02, 0.2], [0.03, 0.98, -0.1], [0.002, -0.003, 1.0]]);
    let points: Vec<Point> =
        (0..25_u8).map(|i| Point::new(f64::from(i % 5) + 0.5, f64::from(i / 5) + 0.5)).collect();
    let all =
        |to: &dyn Fn(Point) -> Point| -> Vec<(Point, Point)> { points.iter().map(|&p| (p, to(p))).collect() };
    let nudge = Homography::nudge(&all(&|p| change.apply(p))).unwrap();
    assert!(points.iter().all(|&p| nudge.apply(p).distance(change.apply(p)) < 0.01));
    let apart = [all(&|p| p + Point::new(-0.1, 0.0)), all(&|p| p + Point::new(0.3, 0.0))].concat();
    let between = Homography::nudge(&apart).unwrap();
    assert!(points.iter().all(|&p| between.apply(p).distance(p + Point::new(0.1, 0.0)) < 1e-9));
    assert!(Homography::nudge(&[]).is_none());
}

#[test]
fn a_few_points_that_differ_do_not_move_what_is_far_from_them() {
    let pairs = [(0.5, 0.5, 0.1), (1.5, 0.5, -0.1), (0.5, 1.5, 0.1), (1.5, 1.5, 0.1), (2.5, 0.5, -0.1)];
    let pairs = pairs.map(|(x, y, by)| (Point::new(x, y), Point::new(x + by, y - by)));
    let nudge = Homography::nudge(&pairs).unwrap();
    let far = Point::new(5.0, 5.0);
    assert!(nudge.apply(far).distance(far) < 0.5, "{:?}", nudge.apply(far));
}

#[test]
fn three_corners_on_a_line_give_no_map() {
    let flat = Quad([Point::new(0.0, 0.0), Point::new(1.0, 0.0), Point::new(2.0, 0.0), Point::new(0.0, 1.0)]);
    assert!(Homography::from_lattice(1.0, 1.0, &flat).is_none());
}

#[test]
fn upright_starts_at_the_top_left_whatever_the_order() {
    let [a, b, c, d] = leaning().0;
    for quad in [Quad([c, d, a, b]), Quad([a, d, c, b]), Quad([b, a, d, c])] {
        assert_eq!(quad.upright(), leaning());
    }
    assert!(leaning().is_convex() && leaning().area() > 0.0);
}
