//! What a lattice sees: the tile-likeness of its cells and the strength of its unit edges.
//!
//! In: the gradient field, the tile map and `working_from_lattice`. Out: a survey of a square of cells around
//! a point. Nothing here decides; that is for the scores.

use super::gradient::GradientField;
use super::plane::Plane;
use super::tile_finder::MAP_PITCH;
use crate::scan::geometry::{Homography, Point};
use crate::scan::settings::LATTICES;

/// The picture as the finder sees it.
pub(super) struct PictureMaps {
    pub(super) field: GradientField,
    /// Where tiles are.
    pub(super) tiles: Plane,
}

/// How closely a lattice is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Precision {
    /// For hundreds of proposals.
    Quick,
    /// For the best few.
    Full,
}

/// One cell.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct SurveyedCell {
    /// From -1, table, to 1, tile.
    pub(super) tile: f32,
    /// Which part of it lies outside of the photo.
    pub(super) out: f32,
}

/// One unit edge.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct SurveyedEdge {
    /// How much it counts: not at all between two cells of bare table or outside of the photo.
    pub(super) weight: f32,
    /// The strength of the edge on the line.
    pub(super) on: f32,
    /// The strength between the lines.
    pub(super) off: f32,
}

/// A square of `side` x `side` cells whose first has the lattice coordinates `left`, `top`.
pub(super) struct LatticeSurvey {
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) side: usize,
    cells: Vec<SurveyedCell>,
    /// Edges between rows, `side` in each of `side + 1` lines, then those between columns.
    edges: [Vec<SurveyedEdge>; 2],
}

const QUICK_OFFSETS: [f32; 3] = [-0.04, 0.0, 0.04];
const FULL_OFFSETS: [f32; 5] = [-0.05, -0.025, 0.0, 0.025, 0.05];

type Vector = [f32; 2];

impl LatticeSurvey {
    /// Looks at the cells around a point of the working copy.
    pub(super) fn new(
        view: &PictureMaps,
        working_from_lattice: &Homography,
        around: Point,
        detail: Precision,
    ) -> Option<Self> {
        let middle = working_from_lattice.inverse()?.apply(around);
        let reach = match detail {
            Precision::Quick => 5,
            Precision::Full => 6,
        };
        if !(middle.x.abs() < 1e4 && middle.y.abs() < 1e4) {
            return None;
        }
        let (left, top) = (middle.x.round() as i32 - reach, middle.y.round() as i32 - reach);
        let side = 2 * reach as usize;
        let mesh = LatticePoints::new(working_from_lattice, left, top, side, middle);
        let cells = cells(view, &mesh, side);
        let edges = [Axis::Rows, Axis::Columns].map(|axis| edges(view, &mesh, &cells, side, axis, detail));
        Some(Self { left, top, side, cells, edges })
    }

    /// A cell, counted from the first.
    pub(super) fn cell(&self, column: usize, row: usize) -> SurveyedCell {
        self.cells[row * self.side + column]
    }

    /// The edge above a cell; the one below the last row has the row `side`.
    pub(super) fn above(&self, column: usize, row: usize) -> SurveyedEdge {
        self.edges[0][row * self.side + column]
    }

    /// The edge left of a cell; the one right of the last column has the column `side`.
    pub(super) fn left_of(&self, column: usize, row: usize) -> SurveyedEdge {
        self.edges[1][column * self.side + row]
    }
}

/// The lattice points of a square and one more around it, in the working copy; NaN near the horizon.
struct LatticePoints {
    side: usize,
    points: Vec<Vector>,
}

impl LatticePoints {
    fn new(working_from_lattice: &Homography, left: i32, top: i32, side: usize, middle: Point) -> Self {
        let depth = working_from_lattice.homogeneous(middle)[2];
        let mut points = Vec::with_capacity((side + 3) * (side + 3));
        for row in 0..side as i32 + 3 {
            for column in 0..side as i32 + 3 {
                let p = Point::new(f64::from(left + column - 1), f64::from(top + row - 1));
                let [x, y, w] = working_from_lattice.homogeneous(p);
                let near = w / depth > LATTICES.horizon;
                points.push(if near { [(x / w) as f32, (y / w) as f32] } else { [f32::NAN; 2] });
            }
        }
        Self { side, points }
    }

    /// The lattice point at the top left of a cell, from -1 to `side + 1`.
    fn at(&self, column: i32, row: i32) -> Vector {
        self.points[(row + 1) as usize * (self.side + 3) + (column + 1) as usize]
    }
}

/// Whether edges lie between rows or between columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Axis {
    Rows,
    Columns,
}

fn cells(view: &PictureMaps, mesh: &LatticePoints, side: usize) -> Vec<SurveyedCell> {
    let (width, height) = (view.field.width as f32, view.field.height as f32);
    let mut cells = Vec::with_capacity(side * side);
    for row in 0..side as i32 {
        for column in 0..side as i32 {
            let (a, b) = (mesh.at(column, row), mesh.at(column + 1, row));
            let (c, d) = (mesh.at(column, row + 1), mesh.at(column + 1, row + 1));
            let (mut sum, mut inside) = (0.0, 0.0);
            for v in [0.2f32, 0.5, 0.8] {
                for u in [0.2f32, 0.5, 0.8] {
                    let mix = |i: usize| {
                        (a[i] * (1.0 - u) + b[i] * u) * (1.0 - v) + (c[i] * (1.0 - u) + d[i] * u) * v
                    };
                    let (x, y) = (mix(0), mix(1));
                    if x >= 0.0 && y >= 0.0 && x < width && y < height {
                        let tile = view.tiles.sample(f64::from(x) / MAP_PITCH, f64::from(y) / MAP_PITCH);
                        sum += 2.0 * tile - 1.0;
                        inside += 1.0;
                    }
                }
            }
            let tile = if inside > 0.0 { sum / inside } else { -1.0 };
            cells.push(SurveyedCell { tile, out: 1.0 - inside / 9.0 });
        }
    }
    cells
}

fn edges(
    view: &PictureMaps,
    mesh: &LatticePoints,
    cells: &[SurveyedCell],
    side: usize,
    axis: Axis,
    detail: Precision,
) -> Vec<SurveyedEdge> {
    let mut edges = Vec::with_capacity((side + 1) * side);
    for line in 0..=side {
        for along in 0..side {
            let cell = |line: usize| match axis {
                Axis::Rows => cells[line * side + along],
                Axis::Columns => cells[along * side + line],
            };
            let counts = |cell: SurveyedCell| ((cell.tile + 0.2) / 0.6).clamp(0.0, 1.0);
            let before = if line > 0 { counts(cell(line - 1)) } else { 0.0 };
            let after = if line < side { counts(cell(line)) } else { 0.0 };
            let weight = before.max(after);
            if weight <= 0.0 {
                edges.push(SurveyedEdge::default());
                continue;
            }
            let point = |line: usize, along: usize| match axis {
                Axis::Rows => mesh.at(along as i32, line as i32),
                Axis::Columns => mesh.at(line as i32, along as i32),
            };
            let start = point(line, along);
            let end = point(line, along + 1);
            let (next_start, next_end) = (point(line + 1, along), point(line + 1, along + 1));
            let across = |i: usize| (next_start[i] + next_end[i] - start[i] - end[i]) / 2.0;
            edges.push(edge(&view.field, start, end, [across(0), across(1)], weight, detail));
        }
    }
    edges
}

fn edge(
    field: &GradientField,
    start: Vector,
    end: Vector,
    across: Vector,
    weight: f32,
    detail: Precision,
) -> SurveyedEdge {
    let strip = Strip::new(start, end, across);
    let (offsets, points): (&[f32], usize) = match detail {
        Precision::Quick => (&QUICK_OFFSETS, 7),
        Precision::Full => (&FULL_OFFSETS, 11),
    };
    let best =
        |shift: f32| offsets.iter().filter_map(|o| strip.strength(field, shift + o, points)).reduce(f32::max);
    let Some(on) = best(0.0) else { return SurveyedEdge::default() };
    let between = |shift: f32| best(shift).unwrap_or(0.0);
    let off = match detail {
        Precision::Quick => between(0.5),
        Precision::Full => 0.5 * between(0.5) + 0.25 * (between(-1.0 / 3.0) + between(1.0 / 3.0)),
    };
    SurveyedEdge { weight, on, off: off.max(0.0) }
}

/// A unit edge that can be shifted across itself.
#[derive(Debug, Clone, Copy)]
pub(super) struct Strip {
    start: Vector,
    step: Vector,
    across: Vector,
    normal: Vector,
}

impl Strip {
    /// The edge between two points of the working copy; `across` is one cell to the side.
    pub(super) fn new(start: Vector, end: Vector, across: Vector) -> Self {
        let step = [end[0] - start[0], end[1] - start[1]];
        let length = (step[0] * step[0] + step[1] * step[1]).sqrt().max(1e-6);
        Self { start, step, across, normal: [-step[1] / length, step[0] / length] }
    }

    /// How strong the edge is when shifted by this part of a cell; none if half of it is outside of the photo.
    #[inline]
    pub(super) fn strength(&self, field: &GradientField, shift: f32, points: usize) -> Option<f32> {
        self.mean(shift, points, |x, y| field.at(x, y))
    }

    /// The same, interpolated between pixels.
    pub(super) fn fine_strength(&self, field: &GradientField, shift: f32, points: usize) -> Option<f32> {
        self.mean(shift, points, |x, y| field.between(x, y))
    }

    #[inline]
    fn mean(&self, shift: f32, points: usize, sample: impl Fn(f32, f32) -> Option<Vector>) -> Option<f32> {
        let (mut sum, mut inside) = (0.0, 0);
        let pace = 0.84 / (points - 1) as f32;
        for i in 0..points {
            let t = 0.08 + pace * i as f32;
            let x = self.start[0] + t * self.step[0] + shift * self.across[0];
            let y = self.start[1] + t * self.step[1] + shift * self.across[1];
            if let Some([gx, gy]) = sample(x, y) {
                let across = (gx * self.normal[0] + gy * self.normal[1]).abs().min(1.0);
                let along = (gy * self.normal[0] - gx * self.normal[1]).abs().min(1.0);
                sum += across - LATTICES.texture * along;
                inside += 1;
            }
        }
        (inside * 2 >= points).then(|| sum / inside as f32)
    }
}
