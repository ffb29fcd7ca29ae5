//! The drawing: filled and stroked shapes in unit coordinates. In: points and colours. Out: a list that any
//! renderer can walk. A cell is 0..1 by 0..1, y points down, later shapes lie on top.

use super::Colour;
use super::clip::clip_shape;
use super::outline::{ellipse_points, rectangle};

/// A point in unit coordinates.
pub type TilePoint = [f32; 2];

/// The outline of a shape.
#[derive(Debug, Clone, PartialEq)]
pub enum Path {
    /// A circle around a centre.
    Circle(TilePoint, f32),
    /// A closed polygon; it may be concave.
    Polygon(Vec<TilePoint>),
    /// An open line with round caps and joins; never filled.
    Line(Vec<TilePoint>),
}

/// A pen: colour and width in unit coordinates.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stroke {
    /// The colour of the pen.
    pub colour: Colour,
    /// Its full width; half of it lies outside the path.
    pub width: f32,
}

/// One filled or stroked path; the stroke lies over the fill.
#[derive(Debug, Clone, PartialEq)]
pub struct Shape {
    /// Where.
    pub path: Path,
    /// What is inside, if anything.
    pub fill: Option<Colour>,
    /// The outline, if any.
    pub stroke: Option<Stroke>,
}

/// A list of shapes, painted in order.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Drawing {
    /// The shapes, lowest first.
    pub shapes: Vec<Shape>,
}

/// How a drawing is laid into another: scaled, then turned clockwise, then moved.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    /// Where the origin of the drawing goes.
    pub at: TilePoint,
    /// The scale, which also applies to the width of strokes.
    pub scale: f32,
    /// The turn in radians, clockwise on the screen.
    pub turn: f32,
}

impl Pose {
    /// Moved, not scaled or turned.
    pub fn at(x: f32, y: f32) -> Self {
        Self { at: [x, y], scale: 1.0, turn: 0.0 }
    }

    /// A unit cell shrunk to a square with this top left corner and side.
    pub fn square(x: f32, y: f32, side: f32) -> Self {
        Self { at: [x, y], scale: side, turn: 0.0 }
    }

    /// With another scale.
    #[must_use]
    pub fn scaled(self, scale: f32) -> Self {
        Self { scale, ..self }
    }

    /// With another turn.
    #[must_use]
    pub fn turned(self, turn: f32) -> Self {
        Self { turn, ..self }
    }

    /// Where a point of the drawing lands.
    pub fn apply(self, [x, y]: TilePoint) -> TilePoint {
        let (sin, cos) = self.turn.sin_cos();
        let (x, y) = (x * self.scale, y * self.scale);
        [self.at[0] + x * cos - y * sin, self.at[1] + x * sin + y * cos]
    }
}

impl Path {
    /// The path as points: circles become polygons of 24 corners.
    pub(super) fn points(&self) -> Vec<TilePoint> {
        match self {
            Self::Circle(centre, r) => ellipse_points(*centre, [*r, *r], 24),
            Self::Polygon(points) | Self::Line(points) => points.clone(),
        }
    }

    fn placed(&self, place: Pose) -> Self {
        let all = |points: &[TilePoint]| points.iter().map(|p| place.apply(*p)).collect();
        match self {
            Self::Circle(centre, r) => Self::Circle(place.apply(*centre), r * place.scale),
            Self::Polygon(points) => Self::Polygon(all(points)),
            Self::Line(points) => Self::Line(all(points)),
        }
    }
}

impl Drawing {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a filled polygon.
    pub fn fill(&mut self, points: &[TilePoint], colour: Colour) -> &mut Self {
        self.push(Path::Polygon(points.to_vec()), Some(colour), None)
    }

    /// Adds a filled polygon with an outline.
    pub fn outlined(&mut self, points: &[TilePoint], colour: Colour, pen: (Colour, f32)) -> &mut Self {
        self.push(Path::Polygon(points.to_vec()), Some(colour), Some(pen))
    }

    /// Adds the outline of a polygon.
    pub fn ring(&mut self, points: &[TilePoint], pen: (Colour, f32)) -> &mut Self {
        self.push(Path::Polygon(points.to_vec()), None, Some(pen))
    }

    /// Adds an open line with round caps.
    pub fn line(&mut self, points: &[TilePoint], pen: (Colour, f32)) -> &mut Self {
        self.push(Path::Line(points.to_vec()), None, Some(pen))
    }

    /// Adds a filled circle.
    pub fn disc(&mut self, centre: TilePoint, radius: f32, colour: Colour) -> &mut Self {
        self.push(Path::Circle(centre, radius), Some(colour), None)
    }

    /// Adds the outline of a circle.
    pub fn circle(&mut self, centre: TilePoint, radius: f32, pen: (Colour, f32)) -> &mut Self {
        self.push(Path::Circle(centre, radius), None, Some(pen))
    }

    /// Adds a filled ellipse with upright axes.
    pub fn oval(&mut self, centre: TilePoint, radii: TilePoint, colour: Colour) -> &mut Self {
        self.fill(&ellipse_points(centre, radii, 20), colour)
    }

    /// Adds a filled upright rectangle: left, top, width, height.
    pub fn block(&mut self, [x, y, w, h]: [f32; 4], colour: Colour) -> &mut Self {
        self.fill(&rectangle([x, y, w, h]), colour)
    }

    /// Adds any shape.
    pub fn push(&mut self, path: Path, fill: Option<Colour>, pen: Option<(Colour, f32)>) -> &mut Self {
        let stroke = pen.map(|(colour, width)| Stroke { colour, width });
        self.shapes.push(Shape { path, fill, stroke });
        self
    }

    /// Lays another drawing on top.
    pub fn lay(&mut self, other: &Self, place: Pose) -> &mut Self {
        self.shapes.extend(other.shapes.iter().map(|shape| Shape {
            path: shape.path.placed(place),
            fill: shape.fill,
            stroke: shape.stroke.map(|s| Stroke { width: s.width * place.scale, ..s }),
        }));
        self
    }

    /// The same drawing elsewhere.
    #[must_use]
    pub fn placed(&self, place: Pose) -> Self {
        let mut moved = Self::new();
        moved.lay(self, place);
        moved
    }

    /// The same drawing seen in a mirror, left and right of the cell exchanged.
    #[must_use]
    pub(super) fn mirrored(mut self) -> Self {
        for shape in &mut self.shapes {
            match &mut shape.path {
                Path::Circle(centre, _) => centre[0] = 1.0 - centre[0],
                Path::Polygon(points) | Path::Line(points) => {
                    for point in points {
                        point[0] = 1.0 - point[0];
                    }
                }
            }
        }
        self
    }

    /// The same drawing with what hangs over the unit cell cut off. Lines and outlined shapes are pulled in by
    /// half their width, so that their ink stays inside too.
    #[must_use]
    pub(super) fn clipped(&self) -> Self {
        let shapes = self.shapes.iter().flat_map(clip_shape).collect();
        Self { shapes }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placing_scales_then_turns_then_moves() {
        let place = Pose::at(1.0, 0.0).scaled(2.0).turned(std::f32::consts::FRAC_PI_2);
        let [x, y] = place.apply([1.0, 0.0]);
        assert!((x - 1.0).abs() < 1e-6 && (y - 2.0).abs() < 1e-6);
    }
}
