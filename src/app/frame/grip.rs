//! Moving the frame on the photo: what the pointer grabs, where that goes, and keys that nudge.

use eframe::egui::{Key, Pos2, Rect, Ui, Vec2, vec2};

use crate::scan::{Point, Quad};

/// How near a corner is grabbed, in points.
pub(super) const GRAB: f32 = 26.0;
/// How near an edge is.
const EDGE: f32 = 14.0;

/// What is dragged with the pointer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Grip {
    Corner(usize),
    /// From this corner to the next.
    Edge(usize),
    Whole,
}

/// From photo pixels to the screen and back.
pub(super) struct PhotoProjection {
    pub image: Rect,
    pub scale: f32,
}

impl PhotoProjection {
    pub(super) fn screen_from_photo(&self, point: Point) -> Pos2 {
        self.image.min + vec2(point.x as f32, point.y as f32) * self.scale
    }

    pub(super) fn photo_from_screen(&self, at: Vec2) -> Point {
        Point { x: f64::from(at.x / self.scale), y: f64::from(at.y / self.scale) }
    }
}

/// What the pointer is on: the nearest corner wins, then an edge, then the inside.
pub(super) fn grip_at(corners: &Quad, projection: &PhotoProjection, at: Pos2) -> Option<Grip> {
    let points = corners.0.map(|corner| projection.screen_from_photo(corner));
    let distance = |index: &usize| points[*index].distance(at);
    let nearest = (0..4).min_by(|a, b| distance(a).total_cmp(&distance(b)))?;
    if distance(&nearest) <= GRAB {
        return Some(Grip::Corner(nearest));
    }
    let to_edge = |index: &usize| distance_to_segment(at, points[*index], points[(index + 1) % 4]);
    let edge = (0..4).min_by(|a, b| to_edge(a).total_cmp(&to_edge(b)))?;
    if to_edge(&edge) <= EDGE {
        return Some(Grip::Edge(edge));
    }
    let inside = (0..4).all(|index| {
        let (a, b) = (points[index], points[(index + 1) % 4]);
        (b - a).x * (at - a).y - (b - a).y * (at - a).x > 0.0
    });
    inside.then_some(Grip::Whole)
}

fn distance_to_segment(at: Pos2, a: Pos2, b: Pos2) -> f32 {
    let along = b - a;
    let share = ((at - a).dot(along) / along.length_sq().max(1.0)).clamp(0.0, 1.0);
    at.distance(a + along * share)
}

/// Moves what was grabbed.
pub(super) fn drag(corners: &mut Quad, grip: Grip, by: Point) {
    let moved: &[usize] = match grip {
        Grip::Corner(corner) => &[corner],
        Grip::Edge(corner) => &[corner, (corner + 1) % 4],
        Grip::Whole => &[0, 1, 2, 3],
    };
    for &corner in moved {
        corners.0[corner] = corners.0[corner] + by;
    }
}

/// The digits 1 to 4 choose a corner, arrow keys move it by a pixel, with Shift by ten.
pub(super) fn nudge(ui: &Ui, corners: &mut Quad, chosen: &mut usize) {
    if ui.memory(|memory| memory.focused().is_some()) {
        return;
    }
    let (steps, far) = ui.input(|input| {
        let pressed = |key| input.num_presses(key) as f64;
        let x = pressed(Key::ArrowRight) - pressed(Key::ArrowLeft);
        let y = pressed(Key::ArrowDown) - pressed(Key::ArrowUp);
        (Point { x, y }, input.modifiers.shift)
    });
    let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4];
    if let Some(corner) = digits.iter().position(|key| ui.input(|input| input.key_pressed(*key))) {
        *chosen = corner;
    }
    let corner = *chosen;
    let reach = if far { 10.0 } else { 1.0 };
    corners.0[corner] = corners.0[corner] + Point { x: steps.x * reach, y: steps.y * reach };
}

/// A frame to begin with where none was found: inset, so that its corners can be grabbed.
pub(in super::super) fn inset(size: Vec2) -> Quad {
    let side = f64::from(size.x.min(size.y)) * 0.7;
    inset_at(Point { x: f64::from(size.x) * 0.5, y: f64::from(size.y) * 0.5 }, side)
}

/// A frame with sides of this length around a point.
pub(in super::super) fn inset_at(Point { x, y }: Point, side: f64) -> Quad {
    let corner = |dx: f64, dy: f64| Point { x: x + dx * side * 0.5, y: y + dy * side * 0.5 };
    Quad([corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)])
}

#[cfg(test)]
mod tests {
    use eframe::egui::pos2;

    use super::*;

    #[test]
    fn the_nearest_corner_wins_then_an_edge_then_the_whole() {
        let corners = inset(vec2(1000.0, 1000.0));
        let projection =
            PhotoProjection { image: Rect::from_min_size(pos2(0.0, 0.0), vec2(100.0, 100.0)), scale: 0.1 };
        // Corners at 15 and 85 on the screen.
        assert_eq!(grip_at(&corners, &projection, pos2(20.0, 25.0)), Some(Grip::Corner(0)));
        assert_eq!(grip_at(&corners, &projection, pos2(50.0, 20.0)), Some(Grip::Edge(0)));
        assert_eq!(grip_at(&corners, &projection, pos2(50.0, 50.0)), Some(Grip::Whole));
        assert_eq!(grip_at(&corners, &projection, pos2(50.0, -40.0)), None);
    }

    #[test]
    fn an_edge_moves_both_of_its_corners() {
        let mut corners = inset(vec2(1000.0, 1000.0));
        drag(&mut corners, Grip::Edge(3), Point { x: -10.0, y: 0.0 });
        assert_eq!((corners.0[3].x, corners.0[0].x, corners.0[1].x), (140.0, 140.0, 850.0));
    }
}
