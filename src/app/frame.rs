//! The frame on the photo: four corners, four edges and the whole of it can be drawn, keys nudge, a magnifier shows
//! what is under the finger, and the board that comes out of it follows at once.

use eframe::egui::{
    Color32, Key, Painter, Pos2, ProgressBar, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::action::Action;
use super::desk::Desk;
use super::document::{Edit, KingdomPhoto};
use super::theme::{Palette, STEP, TOUCH, WIDE};
use super::view::{BoardStage, Show};
use super::widgets::{Weight, action_button, choice, paint_texture, soft, text_button};
use crate::scan::{GridSize, Point, Quad, Stage};
use crate::words::Message;

/// How near a corner is grabbed, in points.
const GRAB: f32 = 26.0;
/// How near an edge is.
const EDGE: f32 = 14.0;
/// The side of the magnifier.
const LENS: f32 = 132.0;
/// How much it magnifies, in points a pixel of the photo on screen.
const ZOOM: f32 = 3.0;

/// What is drawn with the pointer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Grip {
    Corner(usize),
    /// From this corner to the next.
    Edge(usize),
    Whole,
}

/// From photo pixels to the screen and back.
struct PhotoProjection {
    image: Rect,
    scale: f32,
}

impl PhotoProjection {
    fn screen_from_photo(&self, point: Point) -> Pos2 {
        self.image.min + vec2(point.x as f32, point.y as f32) * self.scale
    }

    fn photo_from_screen(&self, at: Vec2) -> Point {
        Point { x: f64::from(at.x / self.scale), y: f64::from(at.y / self.scale) }
    }
}

/// The photo with its frame.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    let seat = desk.seat();
    let photo = desk.document.photo(seat);
    bar(desk, ui, photo);
    progress(desk, ui);
    let Some(photo) = photo.filter(|photo| desk.photos.get(&photo.id).is_some()) else {
        if desk.status.progress.is_none() {
            ui.add_space(8.0 * STEP);
            soft(ui, &desk.text("app-photo-gone"));
        }
        return;
    };
    if photo.check_corners {
        soft(ui, &desk.text("app-check-corners"));
    }
    let wide = ui.ctx().content_rect().width() >= WIDE;
    let room = ui.available_size() - vec2(0.0, 2.0 * STEP);
    let board = if wide { (room.x * 0.28).clamp(160.0, 320.0) } else { 148.0 };
    if wide {
        ui.horizontal_top(|ui| {
            photo_ui(desk, ui, photo, vec2(room.x - board - 4.0 * STEP, room.y));
            rectified(desk, ui, photo, board);
        });
    } else {
        photo_ui(desk, ui, photo, room - vec2(0.0, board + 2.0 * STEP));
        rectified(desk, ui, photo, board);
    }
}

/// Turn, size, once more, use it.
fn bar(desk: &Desk<'_>, ui: &mut Ui, photo: Option<&KingdomPhoto>) {
    let seat = desk.seat();
    ui.horizontal_wrapped(|ui| {
        if let Some(photo) = photo {
            let ready = desk.status.progress.is_none() && !photo.read.is_empty();
            let text = desk.text("button-use-it");
            let weight = if ready { Weight::Accent } else { Weight::Plain };
            if text_button(ui, &text, weight).clicked() && ready {
                desk.show(Show::Stage(BoardStage::Board));
            }
            let sizes = GridSize::ALL.map(|size| {
                (
                    size,
                    desk.say(
                        &Message::new("app-size").with("rows", size.cells()).with("columns", size.cells()),
                    ),
                )
            });
            if let Some(size) = choice(ui, photo.size, &sizes) {
                desk.edit(Edit::Size(seat, size));
            }
            action_button(desk, ui, Action::Turn, Weight::Plain);
            action_button(desk, ui, Action::FindAgain, Weight::Plain);
        }
        let text = desk.text("button-by-hand");
        if text_button(ui, &text, Weight::Quiet).clicked() {
            desk.show(Show::Stage(BoardStage::Board));
        }
    });
}

/// How far the reading is, and a way to stop it.
fn progress(desk: &Desk<'_>, ui: &mut Ui) {
    let Some(progress) = desk.status.progress else { return };
    let stage = match progress.stage() {
        Stage::Decode => "app-stage-decode",
        Stage::Find => "app-stage-find",
        Stage::Cut | Stage::Read => "app-stage-read",
        Stage::Solve => "app-stage-solve",
    };
    ui.horizontal(|ui| {
        let text = desk.text(stage);
        ui.add(ProgressBar::new(progress.done()).desired_width(240.0).text(text));
        let cancel = desk.text("button-cancel");
        if text_button(ui, &cancel, Weight::Plain).clicked() {
            desk.ask(Action::Cancel);
        }
    });
}

/// The board that the frame cuts out.
fn rectified(desk: &Desk<'_>, ui: &mut Ui, photo: &KingdomPhoto, side: f32) {
    let Some(board) = desk.photos.board(ui.ctx(), &photo.id, &photo.corners, photo.size) else { return };
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let label = desk.text("app-rectified");
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, label.clone()));
    paint_texture(ui, board, rect);
    let line = Stroke::new(1.0, Color32::from_white_alpha(90));
    let cells = photo.size.cells();
    for step in 1..cells {
        let at = side * step as f32 / cells as f32;
        ui.painter().vline(rect.left() + at, rect.y_range(), line);
        ui.painter().hline(rect.x_range(), rect.top() + at, line);
    }
    ui.painter().rect_stroke(rect, 2, Stroke::new(1.0, Palette::of(ui).hairline), StrokeKind::Outside);
}

/// The photo, as large as fits with some room around it: corners may lie outside.
fn photo_ui(desk: &Desk<'_>, ui: &mut Ui, photo: &KingdomPhoto, room: Vec2) {
    let Some((size, texture)) = desk.photos.get(&photo.id).map(|shown| (shown.size(), shown.texture.id()))
    else {
        return;
    };
    let room = room.max(Vec2::splat(160.0));
    // No higher than the photo needs.
    let height = room.y.min((room.x - 2.0 * GRAB) * size.y / size.x + 2.0 * GRAB);
    let (area, response) = ui.allocate_exact_size(vec2(room.x, height), Sense::click_and_drag());
    let label = desk.text("app-photo");
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, label.clone()));
    let inner = area.shrink(GRAB);
    let scale = (inner.width() / size.x).min(inner.height() / size.y);
    let projection = PhotoProjection { image: Rect::from_center_size(area.center(), size * scale), scale };
    let painter = ui.painter().with_clip_rect(area);
    painter.rect_filled(area, 6, Palette::of(ui).card);
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    painter.image(texture, projection.image, whole, Color32::WHITE);
    let mut corners = photo.corners;
    let mut chosen = desk.view.corner;
    let grip_id = response.id.with("grip");
    if response.drag_started()
        && let Some(at) = ui.input(|input| input.pointer.press_origin())
    {
        let grip = grip_at(&corners, &projection, at);
        ui.data_mut(|data| data.insert_temp(grip_id, grip));
        if let Some(Grip::Corner(corner)) = grip {
            chosen = corner;
        }
    }
    let grip = ui.data(|data| data.get_temp::<Option<Grip>>(grip_id)).flatten();
    if response.dragged()
        && let Some(grip) = grip
    {
        drag(&mut corners, grip, projection.photo_from_screen(response.drag_delta()));
    }
    nudge(ui, &mut corners, &mut chosen);
    paint_frame(&painter, &projection, &corners, photo.size, chosen);
    if chosen != desk.view.corner {
        desk.show(Show::Corner(chosen));
    }
    for (index, corner) in corners.0.iter().enumerate() {
        let at = projection.screen_from_photo(*corner);
        let handle = ui.interact(
            Rect::from_center_size(at, Vec2::splat(TOUCH)),
            response.id.with(index),
            Sense::hover(),
        );
        let label = desk.say(&Message::new("app-corner").with("number", index + 1));
        handle.widget_info(|| WidgetInfo::labeled(Role::Button, true, label.clone()));
    }
    if response.dragged()
        && let Some(grip) = grip
        && let Some(at) = response.interact_pointer_pos()
    {
        let focus = match grip {
            Grip::Corner(corner) => projection.screen_from_photo(corners.0[corner]),
            Grip::Edge(_) | Grip::Whole => at,
        };
        magnifier(&painter, area, &projection, texture, focus);
    }
    // A frame that is folded over itself cuts no board out; it stays as it was.
    if corners != photo.corners && corners.is_convex() && !corners.is_flat() {
        desk.edit(Edit::Corners(desk.seat(), corners));
    }
}

/// What the pointer is on: the nearest corner wins, then an edge, then the inside.
fn grip_at(corners: &Quad, projection: &PhotoProjection, at: Pos2) -> Option<Grip> {
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

fn drag(corners: &mut Quad, grip: Grip, by: Point) {
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
fn nudge(ui: &Ui, corners: &mut Quad, chosen: &mut usize) {
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

/// Thin double-toned lines that show on any table, and rings with a hair cross.
fn paint_frame(
    painter: &Painter,
    projection: &PhotoProjection,
    corners: &Quad,
    size: GridSize,
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
fn magnifier(
    painter: &Painter,
    area: Rect,
    projection: &PhotoProjection,
    texture: eframe::egui::TextureId,
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

/// A frame to begin with where none was found: inset, so that its corners can be grabbed.
pub(super) fn inset(size: Vec2) -> Quad {
    let side = f64::from(size.x.min(size.y)) * 0.7;
    let (x, y) = (f64::from(size.x) * 0.5, f64::from(size.y) * 0.5);
    let corner = |dx: f64, dy: f64| Point { x: x + dx * side * 0.5, y: y + dy * side * 0.5 };
    Quad([corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)])
}

#[cfg(test)]
mod tests {
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
