//! The frame as it is painted on the photo, and the lens over it.

use eframe::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, TextureId, Vec2, pos2, vec2};

use super::grip::PhotoProjection;
use crate::model::FrameSize;
use crate::scan::{Point, Quad};

/// The side of the magnifier.
const LENS: f32 = 132.0;
/// How much it magnifies, in points per pixel of the photo on screen.
const ZOOM: f32 = 3.0;

/// Thin double-toned lines that show on any table, and rings with a hair cross.
pub(super) fn paint_frame(
    painter: &Painter,
    projection: &PhotoProjection,
    corners: &Quad,
    size: FrameSize,
    chosen: usize,
) {
    let points = corners.0.map(|corner| projection.screen_from_photo(corner));
    let dark = Color32::from_black_alpha(170);
    let cells = size.cells() as f32;
    let between = |a: Pos2, b: Pos2, share: f32| a + (b - a) * share;
    if let Some(photo_from_board) =
        crate::scan::Homography::from_lattice(f64::from(cells), f64::from(cells), corners)
    {
        let at = |x: f64, y: f64| projection.screen_from_photo(photo_from_board.apply(Point { x, y }));
        let end = f64::from(cells);
        for step in 1..size.cells() {
            let step = step as f64;
            for line in [[at(step, 0.0), at(step, end)], [at(0.0, step), at(end, step)]] {
                painter.line_segment(line, Stroke::new(2.0, Color32::from_black_alpha(70)));
                painter.line_segment(line, Stroke::new(1.0, Color32::from_white_alpha(150)));
            }
        }
    }
    let outline = points.to_vec();
    painter.add(Shape::closed_line(outline.clone(), Stroke::new(4.0, dark)));
    painter.add(Shape::closed_line(outline, Stroke::new(1.5, Color32::WHITE)));
    for index in 0..4 {
        let middle = between(points[index], points[(index + 1) % 4], 0.5);
        painter.circle(middle, 5.0, Color32::WHITE, Stroke::new(1.5, dark));
    }
    for (index, at) in points.into_iter().enumerate() {
        let ink = if index == chosen { Color32::from_rgb(0xFF, 0xC8, 0x3D) } else { Color32::WHITE };
        painter.circle_stroke(at, 13.0, Stroke::new(5.0, dark));
        painter.circle_stroke(at, 13.0, Stroke::new(2.5, ink));
        for arm in [vec2(6.0, 0.0), vec2(0.0, 6.0)] {
            painter.line_segment([at - arm, at + arm], Stroke::new(3.0, dark));
            painter.line_segment([at - arm, at + arm], Stroke::new(1.0, ink));
        }
    }
}

/// A lens on the side of the photo that the pointer is not on.
pub(super) fn magnifier(
    painter: &Painter,
    area: Rect,
    projection: &PhotoProjection,
    texture: TextureId,
    focus: Pos2,
) {
    let left = focus.x > area.center().x;
    let min =
        if left { area.left_top() + Vec2::splat(8.0) } else { area.right_top() + vec2(-LENS - 8.0, 8.0) };
    let lens = Rect::from_min_size(min, Vec2::splat(LENS));
    let reach = Vec2::splat(LENS / (2.0 * ZOOM));
    let share = |at: Pos2| {
        let inside = (at - projection.image.min) / projection.image.size();
        pos2(inside.x, inside.y)
    };
    let uv = Rect::from_min_max(share(focus - reach), share(focus + reach));
    painter.rect_filled(lens.expand(2.0), 6, Color32::BLACK);
    painter.image(texture, lens, uv, Color32::WHITE);
    for arm in [vec2(LENS * 0.5, 0.0), vec2(0.0, LENS * 0.5)] {
        painter.line_segment(
            [lens.center() - arm, lens.center() + arm],
            Stroke::new(1.0, Color32::from_white_alpha(200)),
        );
    }
    painter.rect_stroke(lens, 4, Stroke::new(2.0, Color32::WHITE), StrokeKind::Outside);
}
