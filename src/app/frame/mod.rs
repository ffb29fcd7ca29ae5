//! The frame on the photo: corners, edges and the whole frame can be dragged, keys nudge it, a magnifier shows
//! what is under the finger, and the board that comes out of it follows at once.

mod grip;
mod marks;
mod paint;

pub(super) use grip::inset;

use eframe::egui::{
    Color32, ProgressBar, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use self::grip::{GRAB, Grip, PhotoProjection, drag, grip_at, nudge};
use self::paint::{magnifier, paint_frame};
use super::action::Action;
use super::command::Command;
use super::desk::Desk;
use super::document::{Edit, KingdomPhoto};
use super::pinch::{Closeness, by_two_fingers};
use super::proof;
use super::theme::{Palette, STEP, TOUCH, WIDE};
use super::view::{BoardStage, OnceRead, Show};
use super::widgets::{Weight, action_button, choice, paint_texture, soft, text_button};
use crate::model::FrameSize;
use crate::scan::{PhotoSide, Stage};
use crate::words::Message;

/// Room for the button beside the progress.
const CANCEL: f32 = 120.0;

/// The photo with its frame.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    let seat = desk.seat();
    let photo = desk.document.photo(seat);
    bar(desk, ui, photo);
    let Some(photo) = photo.filter(|photo| desk.photos.get(&photo.id).is_some()) else {
        progress(desk, ui);
        if desk.status.progress.is_none() {
            ui.add_space(8.0 * STEP);
            soft(ui, &desk.text("app-photo-gone"));
        }
        return;
    };
    let cut_off = desk.photos.get(&photo.id).map_or(Vec::new(), |shown| {
        let size = shown.size();
        PhotoSide::beyond(&photo.corners, photo.size.cells(), (size.x.into(), size.y.into()))
    });
    for side in &cut_off {
        soft(ui, &desk.text(side.message()));
    }
    if photo.check_corners && cut_off.is_empty() {
        soft(ui, &desk.text("app-check-corners"));
    }
    let wide = ui.ctx().content_rect().width() >= WIDE;
    let room = ui.available_size() - vec2(0.0, 2.0 * STEP);
    let board = if wide { (room.x * 0.28).clamp(160.0, 320.0) } else { 148.0 };
    // The photo is as large as it can be: the board stands beside it, or below a wide one.
    let scale = |room: Vec2| {
        desk.photos.get(&photo.id).map_or(0.0, |shown| {
            let room = room - Vec2::splat(2.0 * GRAB);
            (room.x / shown.size().x).min(room.y / shown.size().y)
        })
    };
    let (beside, below) = (vec2(room.x - board - 4.0 * STEP, room.y), room - vec2(0.0, board + 2.0 * STEP));
    if wide && scale(beside) >= scale(below) {
        ui.horizontal_top(|ui| {
            photo_ui(desk, ui, photo, vec2(room.x - board - 4.0 * STEP, room.y));
            rectified(desk, ui, photo, board);
        });
    } else {
        photo_ui(desk, ui, photo, below);
        // What is free beside it has the proof.
        ui.horizontal_top(|ui| {
            rectified(desk, ui, photo, board);
            if wide {
                ui.vertical(|ui| proof::ui(desk, ui));
            }
        });
    }
}

/// The buttons: turn, size, find again, done.
fn bar(desk: &Desk<'_>, ui: &mut Ui, photo: Option<&KingdomPhoto>) {
    let seat = desk.seat();
    ui.horizontal_wrapped(|ui| {
        if let Some(photo) = photo {
            let is_ready = desk.status.progress.is_none() && !photo.read.is_empty();
            let text = desk.text("button-use-it");
            let weight = if is_ready || goes_on(desk) { Weight::Accent } else { Weight::Plain };
            if text_button(ui, &text, weight).clicked() {
                desk.send(Command::FrameDone);
            }
            let sizes = FrameSize::ALL.map(|size| {
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

/// Whether what comes after the frame is shown as soon as its photo is read.
fn goes_on(desk: &Desk<'_>) -> bool {
    desk.view.once_read == OnceRead::GoOn
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
        let text = desk.text(if goes_on(desk) { "app-goes-on" } else { stage });
        let width = (ui.available_width() - CANCEL).clamp(96.0, 240.0);
        ui.add(ProgressBar::new(progress.done()).desired_width(width).text(text));
        let cancel = desk.text("button-cancel");
        if text_button(ui, &cancel, Weight::Plain).clicked() {
            desk.ask(Action::Cancel);
        }
    });
}

/// The same over the lower edge of a photo, which stays where it is.
fn progress_over(desk: &Desk<'_>, ui: &mut Ui, photo: Rect) {
    if desk.status.progress.is_none() {
        return;
    }
    let strip = photo.with_min_y(photo.bottom() - TOUCH - 2.0 * STEP);
    ui.painter().rect_filled(strip, 6, Palette::of(ui).card.gamma_multiply(0.92));
    let inner = strip.shrink2(vec2(2.0 * STEP, STEP));
    progress(desk, &mut ui.new_child(UiBuilder::new().max_rect(inner)));
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
    let fitted = Rect::from_center_size(area.center(), size * scale);
    let image = Closeness::of(ui, response.id, area).place(area, fitted);
    let projection = PhotoProjection { image, scale: image.width() / size.x };
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
        && !by_two_fingers(ui)
        && let Some(grip) = grip
    {
        drag(&mut corners, grip, projection.photo_from_screen(response.drag_delta()));
    }
    nudge(ui, &mut corners, &mut chosen);
    paint_frame(&painter, &projection, &corners, photo.size, chosen);
    let pointer = response.hover_pos().filter(|_| !response.dragged());
    marks::ui(desk, ui, &painter, photo, &projection, pointer);
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
    progress_over(desk, ui, area);
    // A frame that is folded over itself cuts no board out; it stays as it was.
    if corners != photo.corners && corners.is_convex() && !corners.is_flat() {
        desk.edit(Edit::Corners(desk.seat(), corners));
    }
}
