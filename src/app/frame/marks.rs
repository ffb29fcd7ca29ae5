//! The kingdom on its photo: cells in doubt are marked, cells that are lit shine, and pointing at a cell lights it
//! everywhere else.

use eframe::egui::{Align2, Color32, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo};

use super::grip::PhotoProjection;
use crate::app::board::say_cell_at;
use crate::app::desk::Desk;
use crate::app::document::KingdomPhoto;
use crate::app::theme::{Palette, strong_font};
use crate::app::view::Lit;
use crate::model::{Cell, Place};
use crate::scan::{Homography, Point};

/// Paints the marks, and notes which cell is pointed at.
pub(super) fn ui(
    desk: &Desk<'_>,
    ui: &Ui,
    painter: &Painter,
    photo: &KingdomPhoto,
    projection: &PhotoProjection,
    pointer: Option<Pos2>,
) {
    let side = photo.size.cells();
    let Some(photo_from_board) = Homography::from_lattice(side as f64, side as f64, &photo.corners) else {
        return;
    };
    let (seat, palette) = (desk.seat(), Palette::of(ui));
    let corner = |x: u8, y: u8| {
        projection.screen_from_photo(photo_from_board.apply(Point { x: f64::from(x), y: f64::from(y) }))
    };
    let outline = |place: Place| {
        let (x, y) = (place.col, place.row);
        vec![corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1)]
    };
    let unsure = photo.unsure();
    let all = (0..side as u8).flat_map(|row| (0..side as u8).map(move |col| Place::new(row, col)));
    for place in all {
        let points = outline(place);
        if desk.is_lit(seat, place) {
            painter.add(Shape::closed_line(points.clone(), Stroke::new(3.0, palette.gold)));
        }
        if unsure.contains(place) {
            mark(painter, &points, palette.amber);
            let handle = ui.interact(
                Rect::from_points(&points),
                ui.scope_id().with(("photo-cell", place)),
                Sense::hover(),
            );
            let cell = desk.kingdom().map_or(Cell::Unknown, |kingdom| kingdom.get(place));
            let label = desk.say(&say_cell_at(place, cell, true));
            handle.widget_info(|| WidgetInfo::labeled(Role::Label, true, label.clone()));
        }
    }
    let at = pointer.and_then(|at| {
        let at = projection.photo_from_screen(at - projection.image.min);
        let at = photo_from_board.inverse()?.apply(at);
        let inside = |value: f64| (0.0..side as f64).contains(&value);
        (inside(at.x) && inside(at.y)).then(|| Place::new(at.y as u8, at.x as u8))
    });
    if let Some(place) = at.filter(|_| !photo.read.is_empty()) {
        desk.point_at(Lit::Cell(seat, place));
    }
}

/// An amber border with a question mark in its first corner.
fn mark(painter: &Painter, points: &[Pos2], amber: Color32) {
    painter.add(Shape::closed_line(points.to_vec(), Stroke::new(4.0, Color32::from_black_alpha(140))));
    painter.add(Shape::closed_line(points.to_vec(), Stroke::new(2.5, amber)));
    let centre = points[0] + (points[2] - points[0]) * 0.22;
    painter.circle(centre, 10.0, amber, Stroke::new(1.0, Color32::WHITE));
    painter.text(centre, Align2::CENTER_CENTER, "?", strong_font(14.0), Color32::BLACK);
}
