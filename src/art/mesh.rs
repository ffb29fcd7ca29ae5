//! Drawings as triangles with soft edges. In: a [`Drawing`] and the size of a pixel. Out: a [`Mesh`] that a window
//! can keep and paint in one call; no antialiasing is asked of the painter.

use super::Colour;
use super::convex::{area, triangles};
use super::drawing::{Drawing, Path, Point, Shape, arc, ellipse_points};

/// A corner of a triangle; colours blend between corners.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Vertex {
    /// Where, in unit coordinates.
    pub at: Point,
    /// Its colour, fully transparent at soft edges.
    pub colour: Colour,
}

/// Triangles, painted in order.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Mesh {
    /// The corners.
    pub vertices: Vec<Vertex>,
    /// Three a triangle.
    pub indices: Vec<u32>,
}

impl Drawing {
    /// The drawing as triangles, for a cell that is `pixels` wide. Edges fade over one pixel, except along the
    /// border of the cell, so that cells laid side by side show no seam.
    pub fn mesh(&self, pixels: f32) -> Mesh {
        let mut mesh = Mesh::default();
        let soft = 1.0 / pixels.max(1.0);
        for shape in &self.simplified(0.12 * soft).shapes {
            mesh.add(shape, soft);
        }
        mesh
    }
}

/// The sharpest turn, as the cosine between two directions, that a line takes without a round joint.
const SHARP: f32 = 0.5;

impl Mesh {
    fn add(&mut self, shape: &Shape, soft: f32) {
        let mut points = match &shape.path {
            Path::Circle(centre, r) => ellipse_points(*centre, [*r, *r], corners(r / soft)),
            path => path.points(),
        };
        points.dedup_by(|a, b| length(step(*a, *b)) < 1e-5);
        let closed = !matches!(shape.path, Path::Line(_));
        if closed && points.len() > 1 && length(step(points[0], points[points.len() - 1])) < 1e-5 {
            points.pop();
        }
        if let Some(colour) = shape.fill.filter(|_| closed && points.len() > 2) {
            self.fill(&points, colour, soft);
        }
        if let Some(pen) = shape.stroke.filter(|_| points.len() > 1) {
            // What is thinner than a pixel is a pixel wide and fainter.
            let width = pen.width.max(soft);
            let colour = pen.colour.alpha(pen.width / width);
            for piece in smooth_pieces(&points, closed) {
                self.stroke(&piece, colour, width, soft);
            }
        }
    }

    fn vertex(&mut self, at: Point, colour: Colour) -> u32 {
        self.vertices.push(Vertex { at, colour });
        self.vertices.len() as u32 - 1
    }

    /// A band between two rows of vertices of the same length.
    fn band(&mut self, a: &[u32], b: &[u32]) {
        for (left, right) in a.windows(2).zip(b.windows(2)) {
            self.indices.extend([left[0], left[1], right[0], right[0], left[1], right[1]]);
        }
    }

    fn fill(&mut self, points: &[Point], colour: Colour, soft: f32) {
        let outward = -area(points).signum();
        let normals = normals(points, true);
        let ring = |reach: f32| -> Vec<Point> {
            let moved = points.iter().zip(&normals).map(|(p, n)| along(*p, *n, reach * outward));
            moved.zip(points).map(|(moved, still)| keep_border(*still, moved)).collect()
        };
        let mut inner: Vec<u32> = ring(-soft / 2.0).into_iter().map(|p| self.vertex(p, colour)).collect();
        for triangle in triangles(points) {
            self.indices.extend(triangle.map(|corner| inner[corner]));
        }
        let mut outer: Vec<u32> =
            ring(soft / 2.0).into_iter().map(|p| self.vertex(p, colour.alpha(0.0))).collect();
        inner.push(inner[0]);
        outer.push(outer[0]);
        self.band(&inner, &outer);
    }

    /// A line without sharp turns, with round caps.
    fn stroke(&mut self, points: &[Point], colour: Colour, width: f32, soft: f32) {
        let normals = normals(points, false);
        let (core, edge) = ((width - soft) / 2.0, f32::midpoint(width, soft));
        let rows = [-edge, -core, core, edge].map(|reach| {
            let tint = if reach.abs() > core { colour.alpha(0.0) } else { colour };
            let moved = points.iter().zip(&normals).map(|(p, n)| along(*p, *n, reach));
            moved.map(|at| self.vertex(at, tint)).collect::<Vec<u32>>()
        });
        for pair in rows.windows(2) {
            self.band(&pair[0], &pair[1]);
        }
        let last = points.len() - 1;
        self.cap(points[0], step(points[1], points[0]), colour, [core, edge]);
        self.cap(points[last], step(points[last - 1], points[last]), colour, [core, edge]);
    }

    /// Half a disc that looks along `forward`.
    fn cap(&mut self, centre: Point, forward: Point, colour: Colour, [core, edge]: [f32; 2]) {
        let angle = forward[1].atan2(forward[0]);
        let quarter = std::f32::consts::FRAC_PI_2;
        let steps = corners(edge / (edge - core)) / 2;
        let half = |r: f32| arc(centre, [r, r], angle - quarter, angle + quarter, steps);
        let middle = self.vertex(centre, colour);
        let inner: Vec<u32> = half(core).into_iter().map(|p| self.vertex(p, colour)).collect();
        let outer: Vec<u32> = half(edge).into_iter().map(|p| self.vertex(p, colour.alpha(0.0))).collect();
        for pair in inner.windows(2) {
            self.indices.extend([middle, pair[0], pair[1]]);
        }
        self.band(&inner, &outer);
    }
}

/// How many corners make a circle of this radius in pixels look round.
fn corners(radius: f32) -> usize {
    let half_turn = (1.0 - 0.15 / radius.max(0.5)).acos();
    ((std::f32::consts::PI / half_turn).ceil() as usize).clamp(6, 40)
}

/// Cuts a line where it turns sharply; the round caps of the pieces make the joints.
fn smooth_pieces(points: &[Point], closed: bool) -> Vec<Vec<Point>> {
    let mut line = points.to_vec();
    if closed {
        line.push(points[0]);
    }
    let mut pieces = vec![vec![line[0]]];
    for (i, &point) in line.iter().enumerate().skip(1) {
        if let Some(piece) = pieces.last_mut() {
            piece.push(point);
        }
        let Some(&next) = line.get(i + 1) else { break };
        let (a, b) = (unit(step(line[i - 1], point)), unit(step(point, next)));
        if a[0] * b[0] + a[1] * b[1] < SHARP {
            pieces.push(vec![point]);
        }
    }
    pieces
}

/// At each point the direction square to the line, long enough to keep the width in bends.
fn normals(points: &[Point], closed: bool) -> Vec<Point> {
    let n = points.len();
    let edge = |from: usize, to: usize| {
        let [x, y] = unit(step(points[from], points[to]));
        [-y, x]
    };
    (0..n)
        .map(|i| {
            let before = if i > 0 || closed { edge((i + n - 1) % n, i) } else { edge(0, 1) };
            let after = if i + 1 < n || closed { edge(i, (i + 1) % n) } else { before };
            let sum = [before[0] + after[0], before[1] + after[1]];
            let square = (sum[0] * sum[0] + sum[1] * sum[1]).max(0.5);
            sum.map(|v| v * 2.0 / square)
        })
        .collect()
}

/// Coordinates on the border of the cell stay there.
fn keep_border(still: Point, moved: Point) -> Point {
    let within = 1e-4..1.0 - 1e-4;
    std::array::from_fn(|axis| if within.contains(&still[axis]) { moved[axis] } else { still[axis] })
}

fn step(a: Point, b: Point) -> Point {
    [b[0] - a[0], b[1] - a[1]]
}

fn along(p: Point, direction: Point, reach: f32) -> Point {
    [p[0] + direction[0] * reach, p[1] + direction[1] * reach]
}

fn length(v: Point) -> f32 {
    v[0].hypot(v[1])
}

fn unit(v: Point) -> Point {
    let long = length(v).max(1e-9);
    v.map(|x| x / long)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::INK;
    use crate::art::drawing::rectangle;

    /// The area of all triangles, weighted by their opacity.
    fn ink(mesh: &Mesh) -> f32 {
        let triangles = mesh.indices.chunks(3).map(|t| {
            let corners = [t[0], t[1], t[2]].map(|i| mesh.vertices[i as usize]);
            let opacity: f32 = corners.iter().map(|v| f32::from(v.colour.a) / 765.0).sum();
            area(&corners.map(|v| v.at)).abs() * opacity
        });
        triangles.sum()
    }

    #[test]
    fn soft_edges_keep_the_area_of_a_fill() {
        let mut art = Drawing::new();
        art.block([0.2, 0.3, 0.5, 0.4], INK);
        assert!((ink(&art.mesh(100.0)) - 0.2).abs() < 0.002);
    }

    #[test]
    fn a_ground_covers_its_cell_to_the_very_border() {
        let mut art = Drawing::new();
        art.fill(&rectangle([0.0, 0.0, 1.0, 1.0]), INK);
        assert!((ink(&art.mesh(24.0)) - 1.0).abs() < 1e-4);
    }

    #[test]
    fn lines_have_their_width_and_round_caps() {
        let mut art = Drawing::new();
        art.line(&[[0.2, 0.5], [0.8, 0.5]], (INK, 0.1));
        let expected = 0.06 + std::f32::consts::PI * 0.05 * 0.05;
        assert!((ink(&art.mesh(200.0)) - expected).abs() < 0.002);
    }

    #[test]
    fn hairlines_fade_instead_of_vanishing() {
        let mut art = Drawing::new();
        art.line(&[[0.0, 0.5], [1.0, 0.5]], (INK, 0.002));
        let ink = ink(&art.mesh(50.0));
        assert!((0.0018..0.003).contains(&ink), "{ink}");
    }
}
