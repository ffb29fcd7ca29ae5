//! The marks of a page as paths, which pixels and paper have in common. In: a mark. Out: paths of tiny-skia, each with what
//! fills it and the pen that goes along it.

use tiny_skia::{Path, PathBuilder, Rect};

use super::page::{Area, Mark, Pen};
use crate::art::{Colour, raster};

/// A circle is drawn as four curves whose handles are so long, by its radius.
const HANDLE: f32 = 0.552_285;

/// A path with its filling and its pen; the pen draws over the filling.
pub(super) struct Inked {
    pub(super) path: Path,
    pub(super) fill: Option<Colour>,
    pub(super) pen: Option<Pen>,
    /// Whether lines end and turn round.
    pub(super) is_round: bool,
}

/// The paths of a mark; none of text and of drawings.
pub(super) fn inked(mark: &Mark) -> Option<Inked> {
    match mark {
        Mark::Area { area, radius, fill, pen } => {
            Some(Inked { path: rounded(*area, *radius)?, fill: Some(*fill), pen: *pen, is_round: false })
        }
        Mark::Line { from, to, pen } => {
            let mut path = PathBuilder::new();
            path.move_to(from[0], from[1]);
            path.line_to(to[0], to[1]);
            Some(Inked { path: path.finish()?, fill: None, pen: Some(*pen), is_round: false })
        }
        Mark::Outline { loops, pen } => {
            let mut path = PathBuilder::new();
            for points in loops {
                for (index, [x, y]) in points.iter().enumerate() {
                    if index == 0 { path.move_to(*x, *y) } else { path.line_to(*x, *y) }
                }
                path.close();
            }
            Some(Inked { path: path.finish()?, fill: None, pen: Some(*pen), is_round: true })
        }
        Mark::Text { .. } | Mark::Art { .. } => None,
    }
}

/// The paths of a drawing of the unit cell.
pub(super) fn drawn(drawing: &crate::art::Drawing) -> impl Iterator<Item = Inked> {
    drawing.shapes.iter().filter_map(|shape| {
        let pen = shape.stroke.map(|stroke| (stroke.colour, stroke.width));
        Some(Inked { path: raster::outline(&shape.path)?, fill: shape.fill, pen, is_round: true })
    })
}

/// A rectangle with round corners.
fn rounded(area: Area, radius: f32) -> Option<Path> {
    let Area { x, y, width, height } = area;
    let rect = Rect::from_xywh(x, y, width, height)?;
    let r = radius.min(width / 2.0).min(height / 2.0);
    if r <= 0.0 {
        return Some(PathBuilder::from_rect(rect));
    }
    let (right, bottom, k) = (x + width, y + height, r * (1.0 - HANDLE));
    let mut path = PathBuilder::new();
    path.move_to(x + r, y);
    path.line_to(right - r, y);
    path.cubic_to(right - k, y, right, y + k, right, y + r);
    path.line_to(right, bottom - r);
    path.cubic_to(right, bottom - k, right - k, bottom, right - r, bottom);
    path.line_to(x + r, bottom);
    path.cubic_to(x + k, bottom, x, bottom - k, x, bottom - r);
    path.line_to(x, y + r);
    path.cubic_to(x, y + k, x + k, y, x + r, y);
    path.close();
    path.finish()
}
