//! The other kingdoms in the same photo: each with its frame, its number and whose it is. A tap turns to it.

use eframe::egui::{
    Align2, Color32, FontSelection, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke, TextStyle, Ui,
    Vec2, WidgetInfo,
};

use super::grip::PhotoProjection;
use crate::app::desk::Desk;
use crate::app::theme::{TOUCH, strong_font};
use crate::app::view::{BoardStage, Show};
use crate::app::whose::sharers;
use crate::words::Message;

/// The radius of a number.
const NUMBER: f32 = 15.0;

/// Paints the frames and numbers of all kingdoms in the photo, where there are several.
pub(super) fn ui(
    desk: &Desk<'_>,
    ui: &Ui,
    painter: &Painter,
    projection: &PhotoProjection,
    photo: &Response,
) {
    let sharers = sharers(desk.document, desk.seat());
    if sharers.len() < 2 {
        return;
    }
    for (index, seat) in sharers.into_iter().enumerate() {
        let Some(corners) = desk.document.photo(seat).map(|photo| photo.corners) else { continue };
        let points = corners.0.map(|corner| projection.screen_from_photo(corner));
        let centre = projection.screen_from_photo(corners.centre());
        let name = desk.name(seat.player);
        let is_own = seat == desk.seat();
        if !is_own {
            let outline = points.to_vec();
            painter
                .add(Shape::closed_line(outline.clone(), Stroke::new(4.0, Color32::from_black_alpha(150))));
            painter.add(Shape::closed_line(outline, Stroke::new(2.0, Color32::from_white_alpha(220))));
            // Frames that lie askew reach into each other's bounds, so a little less than those is tapped.
            let bounds = Rect::from_points(&points);
            let area = bounds.shrink2(bounds.size() * 0.12);
            let area = area.union(Rect::from_center_size(centre, Vec2::splat(TOUCH))).intersect(photo.rect);
            let tap = ui.interact(area, photo.id.with(("kingdom", seat.player)), Sense::click());
            let label = desk
                .say(&Message::new("whose-frame").with("number", index + 1).with("player", name.as_str()));
            tap.widget_info(|| WidgetInfo::labeled(Role::Button, true, label.clone()));
            if tap.clicked() {
                desk.show(Show::Seat(seat));
                desk.show(Show::Stage(BoardStage::Frame));
            }
        }
        let width = Rect::from_points(&points).width();
        sign(ui, painter, centre, index + 1, (&name, width), is_own);
    }
}

/// The number of a kingdom with the name of its player below, where the frame has the width for it.
fn sign(ui: &Ui, painter: &Painter, centre: Pos2, number: usize, (name, width): (&str, f32), is_own: bool) {
    let (fill, ink) = if is_own {
        (Color32::from_rgb(0xFF, 0xC8, 0x3D), Color32::BLACK)
    } else {
        (Color32::from_black_alpha(200), Color32::WHITE)
    };
    painter.circle(centre, NUMBER, fill, Stroke::new(1.5, Color32::WHITE));
    painter.text(centre, Align2::CENTER_CENTER, number.to_string(), strong_font(16.0), ink);
    let font = FontSelection::Style(TextStyle::Small).resolve(ui.style());
    let short: String = name.chars().take(14).collect();
    let text = if short.len() < name.len() { format!("{short}…") } else { short };
    let galley = painter.layout_no_wrap(text, font, Color32::WHITE);
    if galley.size().x + 2.0 * NUMBER > width {
        return;
    }
    let at = centre + Vec2::new(-galley.size().x * 0.5, NUMBER + 4.0);
    let plate = Rect::from_min_size(at, galley.size()).expand2(Vec2::new(6.0, 2.0));
    painter.rect_filled(plate, 4, Color32::from_black_alpha(200));
    painter.galley(at, galley, Color32::WHITE);
}
