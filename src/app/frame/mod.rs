//! The frame on the photo: corners, edges and the whole frame can be dragged, keys nudge it, a magnifier shows
//! what is under the finger, and the board that comes out of it follows at once.

mod grip;
mod marks;
mod others;
mod paint;

pub(super) use grip::{inset, inset_at};

use eframe::egui::{
    Color32, ProgressBar, Rect, Response, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};

use self::grip::{GRAB, Grip, PhotoProjection, drag, grip_at, nudge};
use self::paint::{magnifier, paint_frame};
use super::action::Action;
use super::command::Command;
use super::desk::Desk;
use super::document::{Edit, KingdomPhoto};
use super::photos::PhotoShown;
use super::pinch::{Closeness, by_two_fingers};
use super::proof;
use super::theme::{Palette, STEP, TOUCH, WIDE};
use super::view::{BoardStage, OnceRead, Show};
use super::whose;
use super::widgets::{
    Weight, action_button, action_icon, choice, icon_button, icon_text_button, paint_texture, soft,
    text_button,
};
use crate::art::Icon;
use crate::model::FrameSize;
use crate::scan::{Quad, Stage};
use crate::words::Message;

/// The least side of a board that is shown below the photo of a narrow window.
const LEAST_BOARD: f32 = 100.0;
/// The least side of a board below the photo of a wide window, where the proof stands beside it, and of one beside the photo,
/// where it stands below; and the greatest of both.
const BOARD_BELOW: f32 = 180.0;
const BOARD_BESIDE: f32 = 200.0;
const MOST_BOARD: f32 = 320.0;
/// The least side of the room for a photo.
const LEAST: f32 = 120.0;
/// Room for the button beside the progress.
const CANCEL: f32 = 120.0;

/// The photo with its frame.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    let wide = ui.ctx().content_rect().width() >= WIDE;
    if wide {
        bar(desk, ui);
        whose::ui(desk, ui);
    }
    let photo = desk.document.photo(desk.seat());
    let Some(photo) = photo.filter(|photo| desk.photos.get(&photo.id).is_some()) else {
        progress(desk, ui);
        if desk.status.progress.is_none() {
            ui.add_space(8.0 * STEP);
            soft(ui, &desk.text("app-photo-gone"));
        }
        return;
    };
    if photo.check_corners {
        let nobody_knows = photo.read.is_empty();
        soft(ui, &desk.text(if nobody_knows { "app-drag-corners" } else { "app-check-corners" }));
    }
    let room = ui.available_size() - vec2(0.0, 2.0 * STEP);
    let shown = desk.photos.get(&photo.id).map_or(Vec2::splat(1.0), PhotoShown::size);
    // The photo is as high as the window where that leaves room for the board beside it. Otherwise the board is below it, so
    // that no part of the height is left empty.
    if !wide {
        photo_ui(desk, ui, photo, room);
        let left = ui.available_height() - STEP;
        if left >= LEAST_BOARD {
            ui.vertical_centered(|ui| rectified(desk, ui, photo, left.min(ui.available_width())));
        }
        return;
    }
    let high = (room.y - 2.0 * GRAB) * shown.x / shown.y + 2.0 * GRAB;
    let left = room.x - high - 4.0 * STEP;
    if left >= BOARD_BESIDE {
        let board = left.min(MOST_BOARD);
        ui.horizontal_top(|ui| {
            photo_ui(desk, ui, photo, vec2(room.x - board - 4.0 * STEP, room.y));
            ui.vertical(|ui| {
                ui.set_width(board);
                rectified(desk, ui, photo, board);
                proof_in(desk, ui, room.y - board - 2.0 * STEP);
            });
        });
    } else {
        photo_ui(desk, ui, photo, room - vec2(0.0, BOARD_BELOW + 2.0 * STEP));
        let board = (ui.available_height() - 2.0 * STEP).clamp(BOARD_BELOW, MOST_BOARD);
        // What is free beside it has the proof.
        ui.horizontal_top(|ui| {
            rectified(desk, ui, photo, board);
            ui.vertical(|ui| proof_in(desk, ui, board));
        });
    }
}

/// The proof in the room that is left; a long one is scrolled.
fn proof_in(desk: &Desk<'_>, ui: &mut Ui, height: f32) {
    let room = ScrollArea::vertical().id_salt("proof beside the photo").max_height(height);
    room.auto_shrink([false, true]).show(ui, |ui| proof::ui(desk, ui));
}

/// The buttons: turn, size, find again, done. In a narrow window they are at the bottom, where the thumb is.
pub(super) fn bar(desk: &Desk<'_>, ui: &mut Ui) {
    let seat = desk.seat();
    let wide = ui.ctx().content_rect().width() >= WIDE;
    ui.horizontal_wrapped(|ui| {
        // The photo of a narrow window needs the height that a second row would take.
        if !wide {
            ui.spacing_mut().item_spacing.x = STEP;
        }
        if let Some(photo) = desk.document.photo(seat) {
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
            for action in [Action::Turn, Action::FindAgain] {
                if wide {
                    action_button(desk, ui, action, Weight::Plain);
                } else {
                    action_icon(desk, ui, action, true);
                }
            }
        }
        let text = desk.text("button-by-hand");
        let by_hand = if wide {
            icon_text_button(desk, ui, Icon::Brush, &text, Weight::Plain)
        } else {
            icon_button(desk, ui, Icon::Brush, &text, true)
        };
        if by_hand.clicked() {
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

/// The four corners. They sense nothing but being dragged: a finger that rests on one before it moves is no long press.
fn corner_handles(
    desk: &Desk<'_>,
    ui: &Ui,
    photo: &Response,
    corners: &Quad,
    projection: &PhotoProjection,
) -> [Response; 4] {
    std::array::from_fn(|index| {
        let area = Rect::from_center_size(projection.screen_from_photo(corners.0[index]), Vec2::splat(TOUCH));
        let handle = ui.interact(area, photo.id.with(index), Sense::drag());
        let label = desk.say(&Message::new("app-corner").with("number", index + 1));
        handle.widget_info(|| WidgetInfo::labeled(Role::Button, true, label.clone()));
        handle
    })
}

/// What is being dragged, and by how much in this frame: a corner by its handle, or what the pointer was on when it began.
fn dragged(
    ui: &Ui,
    photo: &Response,
    handles: &[Response; 4],
    corners: &Quad,
    projection: &PhotoProjection,
) -> Option<(Grip, Vec2)> {
    if let Some(corner) = handles.iter().position(Response::dragged) {
        return Some((Grip::Corner(corner), moved(&handles[corner])));
    }
    let grip_id = photo.id.with("grip");
    if photo.drag_started()
        && let Some(at) = ui.input(|input| input.pointer.press_origin())
    {
        let grip = grip_at(corners, projection, at);
        ui.data_mut(|data| data.insert_temp(grip_id, grip));
    }
    let grip = ui.data(|data| data.get_temp::<Option<Grip>>(grip_id)).flatten();
    grip.filter(|_| photo.dragged()).map(|grip| (grip, moved(photo)))
}

/// How far something was dragged in this frame. In the first one that is from where it was pressed: a finger comes from
/// elsewhere, and may have moved before it was called a drag.
fn moved(response: &Response) -> Vec2 {
    let from_press = response.total_drag_delta().filter(|_| response.drag_started());
    from_press.unwrap_or_else(|| response.drag_delta())
}

/// The photo, as large as fits with some room around it: corners may lie outside.
fn photo_ui(desk: &Desk<'_>, ui: &mut Ui, photo: &KingdomPhoto, room: Vec2) {
    let Some((size, texture)) = desk.photos.get(&photo.id).map(|shown| (shown.size(), shown.texture.id()))
    else {
        return;
    };
    let room = room.max(Vec2::splat(LEAST));
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
    let handles = corner_handles(desk, ui, &response, &corners, &projection);
    let dragged = dragged(ui, &response, &handles, &corners, &projection);
    if let Some((grip, by)) = dragged.filter(|_| !by_two_fingers(ui)) {
        drag(&mut corners, grip, projection.photo_from_screen(by));
        if let Grip::Corner(corner) = grip {
            chosen = corner;
        }
    }
    nudge(ui, &mut corners, &mut chosen);
    others::ui(desk, ui, &painter, &projection, &response);
    paint_frame(&painter, &projection, &corners, photo.size, chosen);
    let pointer = response.hover_pos().filter(|_| dragged.is_none());
    marks::ui(desk, ui, &painter, photo, &projection, pointer);
    if chosen != desk.view.corner {
        desk.show(Show::Corner(chosen));
    }
    if let Some((grip, _)) = dragged
        && let Some(at) = ui.input(|input| input.pointer.interact_pos())
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
