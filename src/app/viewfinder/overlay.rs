//! What was read, painted over what is seen: the frame of each kingdom, the tint and the crowns of its cells, its points.
//! Cells that are not sure yet pulse.

use eframe::egui::{
    Align2, Color32, CornerRadius, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::state::{PaintedKingdom, Viewfinder};
use crate::app::desk::Desk;
use crate::app::theme::{Palette, STEP, color, strong_font};
use crate::art::{STONE, terrain_colour};
use crate::model::{Cell, Place};
use crate::scan::live::LiveHint;
use crate::scan::{Homography, Point};
use crate::words::Message;

/// How much of the tint of a cell covers the picture.
const TINT: f32 = 0.34;
/// So often in a second an unsure cell pulses.
const PULSE: f64 = 0.9;

/// From the pixels of the picture to the screen.
struct LiveProjection {
    area: Rect,
    scale: f64,
}

impl LiveProjection {
    fn at(&self, point: Point) -> Pos2 {
        self.area.min + vec2((point.x * self.scale) as f32, (point.y * self.scale) as f32)
    }
}

/// Paints all kingdoms in sight over the picture, which fills the area.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui, viewfinder: &Viewfinder, area: Rect) {
    let Some([width, _]) = viewfinder.size() else { return };
    let projection = LiveProjection { area, scale: f64::from(area.width()) / f64::from(width.max(1)) };
    for painted in viewfinder.painted() {
        kingdom(desk, ui, painted, &projection);
    }
    if let Some(LiveHint::Glare(at)) = viewfinder.hint() {
        let at = projection.at(at);
        ui.painter().circle_stroke(at, 26.0, Stroke::new(5.0, Color32::from_black_alpha(150)));
        ui.painter().circle_stroke(at, 26.0, Stroke::new(2.5, Palette::of(ui).gold));
    }
}

fn kingdom(desk: &Desk<'_>, ui: &Ui, painted: &PaintedKingdom, projection: &LiveProjection) {
    let seen = &painted.seen;
    let side = f64::from(seen.kingdom.rows());
    let Some(picture_from_board) = Homography::from_lattice(side, side, &painted.corners) else { return };
    let at = |x: f64, y: f64| projection.at(picture_from_board.apply(Point::new(x, y)));
    let palette = Palette::of(ui);
    let time = ui.input(|input| input.time);
    let pulse = 0.5 + 0.5 * (time * PULSE * std::f64::consts::TAU).sin() as f32;
    if !seen.is_taken {
        for (place, cell) in seen.kingdom.iter() {
            let corners = |inset: f64| {
                let (x, y) = (f64::from(place.col), f64::from(place.row));
                let (low, high) = (inset, 1.0 - inset);
                vec![
                    at(x + low, y + low),
                    at(x + high, y + low),
                    at(x + high, y + high),
                    at(x + low, y + high),
                ]
            };
            if let Some(tint) = tint(cell) {
                ui.painter().add(Shape::convex_polygon(
                    corners(0.04),
                    tint.gamma_multiply(TINT),
                    Stroke::NONE,
                ));
            }
            if seen.unsure.contains(&place) {
                let ink = palette.amber.gamma_multiply(0.35 + 0.65 * pulse);
                ui.painter().add(Shape::closed_line(corners(0.1), Stroke::new(2.5, ink)));
            }
            crowns(ui, place, cell, &at);
        }
    }
    let outline: Vec<Pos2> =
        [(0.0, 0.0), (side, 0.0), (side, side), (0.0, side)].map(|(x, y)| at(x, y)).to_vec();
    let ink = match (seen.is_taken, seen.unsure.is_empty() && !seen.check_corners) {
        (true, _) => palette.good,
        (false, true) => Color32::WHITE,
        (false, false) => palette.amber,
    };
    ui.painter().add(Shape::closed_line(outline.clone(), Stroke::new(5.0, Color32::from_black_alpha(150))));
    ui.painter().add(Shape::closed_line(outline.clone(), Stroke::new(2.5, ink)));
    total(desk, ui, painted, &outline, projection.area);
}

/// The colour of what lies on a cell.
fn tint(cell: Cell) -> Option<Color32> {
    match cell {
        Cell::Castle => Some(color(STONE)),
        Cell::Empty | Cell::Unknown => None,
        other => other.terrain().map(|terrain| color(terrain_colour(terrain))),
    }
}

/// The crowns of a cell, as discs of gold along its upper side.
fn crowns(ui: &Ui, place: Place, cell: Cell, at: &impl Fn(f64, f64) -> Pos2) {
    let Cell::Square(square) = cell else { return };
    let count = f64::from(square.crowns());
    let (x, y) = (f64::from(place.col), f64::from(place.row));
    let radius = (at(x, y) - at(x + 1.0, y)).length().min((at(x, y) - at(x, y + 1.0)).length()) * 0.11;
    for crown in 0..square.crowns() {
        let middle = at(x + 0.5 + (f64::from(crown) - (count - 1.0) / 2.0) * 0.27, y + 0.5);
        let gold = Palette::of(ui).gold;
        ui.painter().circle(middle, radius.max(3.0), gold, Stroke::new(1.5, Color32::from_black_alpha(200)));
    }
}

/// The points of a kingdom over its upper edge, and all of it in words.
fn total(desk: &Desk<'_>, ui: &Ui, painted: &PaintedKingdom, outline: &[Pos2], area: Rect) {
    let frame = Rect::from_points(outline);
    let text = painted.points.to_string();
    let font = strong_font(26.0);
    let galley = ui.painter().layout_no_wrap(text, font, Color32::WHITE);
    let size = galley.size() + vec2(5.0 * STEP, 2.0 * STEP);
    let room = area.shrink(2.0 * STEP);
    let middle = pos2(
        frame
            .center()
            .x
            .clamp(room.left() + size.x * 0.5, (room.right() - size.x * 0.5).max(room.left() + size.x * 0.5)),
        (frame.top() - size.y * 0.5 - STEP).max(room.top() + 14.0 * STEP),
    );
    let badge = Rect::from_center_size(middle, size);
    ui.painter().rect_filled(badge, CornerRadius::same(14), Color32::from_black_alpha(190));
    ui.painter().galley(
        Align2::CENTER_CENTER.align_size_within_rect(galley.size(), badge).min,
        galley,
        Color32::WHITE,
    );
    let label = desk.say(
        &Message::new("live-kingdom")
            .with("points", painted.points)
            .with("unsure", painted.seen.unsure.len()),
    );
    let place = frame.intersect(area).expand2(Vec2::ZERO);
    let response = ui.interact(place, ui.scope_id().with(("live", painted.seen.id)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, label.clone()));
}
