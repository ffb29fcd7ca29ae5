//! The viewfinder as it is seen: the picture of the camera with what was read over it, one sentence above, the buttons where
//! a thumb reaches them. Where there is no camera, why, and the button for photos.

use eframe::egui::{
    Align2, CentralPanel, Color32, CornerRadius, Frame, Galley, Rect, Response, RichText, Role, ScrollArea,
    Sense, Stroke, StrokeKind, TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use std::sync::Arc;

use super::state::{CameraState, NoCamera, Viewfinder};
use super::{LiveCommand, TakenKingdoms, again, overlay};
use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::desk::Desk;
use crate::app::document::Seat;
use crate::app::platform;
use crate::app::theme::{Palette, STEP, TOUCH, strong_font};
use crate::app::widgets::{Weight, action_button, action_icon, soft, text_button};
use crate::scan::live::LiveHint;
use crate::words::Message;

/// The button that takes what is in sight.
const SHUTTER: f32 = 64.0;
/// What lies over the picture, so that it can be read on any table.
const VEIL: Color32 = Color32::from_black_alpha(165);

/// The whole window while the viewfinder is open.
pub(in crate::app) fn ui(desk: &Desk<'_>, ui: &mut Ui, viewfinder: &Viewfinder) {
    if viewfinder.camera == CameraState::On {
        CentralPanel::default().frame(Frame::NONE).show(ui, |ui| filming(desk, ui, viewfinder));
    } else {
        let frame = Palette::of(ui).panel_frame();
        CentralPanel::default().frame(frame).show(ui, |ui| without_picture(desk, ui, viewfinder.camera));
    }
}

/// The picture and what is over it.
fn filming(desk: &Desk<'_>, ui: &mut Ui, viewfinder: &Viewfinder) {
    let area = ui.max_rect();
    platform::show_camera(ui.ctx(), area);
    overlay::ui(desk, ui, viewfinder, area);
    let (text, is_hint) = sentence(desk, viewfinder);
    said(ui, area, &text, is_hint);
    let question = viewfinder.question.as_deref().map(|taken| {
        let text = seen_again(desk, taken);
        ui.painter().layout(
            text,
            TextStyle::Body.resolve(ui.style()),
            Color32::WHITE,
            area.width() - 6.0 * STEP,
        )
    });
    // Names can be long, and many.
    let height = question.as_ref().map_or(SHUTTER, |text| text.size().y + TOUCH + 4.0 * STEP);
    let bar = area.with_min_y(area.bottom() - height.max(SHUTTER) - 8.0 * STEP);
    ui.painter().rect_filled(bar, 0, VEIL);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(bar.shrink2(vec2(3.0 * STEP, 4.0 * STEP))));
    match question {
        Some(text) => answers(desk, &mut inner, text),
        None => buttons(desk, &mut inner, viewfinder, bar),
    }
}

/// The one thing that is said, and whether it asks for something.
fn sentence(desk: &Desk<'_>, viewfinder: &Viewfinder) -> (String, bool) {
    if let Some(told) = viewfinder.told() {
        return (desk.say(told), false);
    }
    let hint = viewfinder.hint().map(|hint| match hint {
        LiveHint::TooDark => "live-too-dark",
        LiveHint::HoldStill => "live-hold-still",
        LiveHint::Glare(_) => "live-glare",
        LiveHint::Closer => "live-closer",
    });
    if let Some(hint) = hint {
        return (desk.text(hint), true);
    }
    let open: usize = viewfinder
        .painted()
        .iter()
        .filter(|painted| !painted.seen.is_taken)
        .map(|painted| painted.seen.unsure.len())
        .sum();
    match (viewfinder.painted(), open) {
        ([], _) => (desk.text("live-point"), false),
        (all, _) if all.iter().all(|painted| painted.seen.is_taken) => (desk.text("live-next"), false),
        (_, 0) => (desk.text("live-reading"), false),
        (_, open) => (desk.say(&Message::new("live-unsure").with("count", open)), false),
    }
}

fn said(ui: &Ui, area: Rect, text: &str, is_hint: bool) {
    let palette = Palette::of(ui);
    let ink = if is_hint { palette.gold } else { Color32::WHITE };
    let wrap = (area.width() - 12.0 * STEP).min(480.0);
    let galley: Arc<Galley> = ui.painter().layout(text.to_owned(), strong_font(16.0), ink, wrap);
    let rect = Align2::CENTER_TOP
        .align_size_within_rect(galley.size() + vec2(6.0 * STEP, 4.0 * STEP), area.shrink(3.0 * STEP));
    ui.painter().rect_filled(rect, CornerRadius::same(12), VEIL);
    ui.painter().galley(rect.min + vec2(3.0 * STEP, 2.0 * STEP), galley, ink);
    let label = ui.interact(rect, ui.scope_id().with("said"), Sense::hover());
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
}

/// Close on the left, the shutter in the middle, a photo instead on the right.
fn buttons(desk: &Desk<'_>, ui: &mut Ui, viewfinder: &Viewfinder, bar: Rect) {
    let inner = ui.max_rect();
    let side = (inner.width() - SHUTTER) * 0.5 - 2.0 * STEP;
    let left = Rect::from_center_size(pos2(inner.left() + side * 0.5, bar.center().y), vec2(side, TOUCH));
    let right = Rect::from_center_size(pos2(inner.right() - TOUCH * 0.5, bar.center().y), Vec2::splat(TOUCH));
    let mut at = |rect: Rect| ui.new_child(UiBuilder::new().max_rect(rect));
    if text_button(&mut at(left), &desk.text("button-live-close"), Weight::Plain).clicked() {
        desk.send(Command::Live(LiveCommand::Close));
    }
    // On the picture of any table its button needs a ground of its own.
    let palette = Palette::of(ui);
    ui.painter().rect(right, 8, palette.card, (1.0, palette.hairline), StrokeKind::Inside);
    action_icon(desk, &mut ui.new_child(UiBuilder::new().max_rect(right)), Action::Photograph, true);
    if shutter(desk, ui, bar, viewfinder.is_taking()).clicked() {
        desk.send(Command::Live(LiveCommand::Take));
    }
}

fn shutter(desk: &Desk<'_>, ui: &Ui, bar: Rect, is_busy: bool) -> Response {
    let rect = Rect::from_center_size(bar.center(), Vec2::splat(SHUTTER));
    let response = ui.interact(rect, ui.scope_id().with("shutter"), Sense::click());
    let text = desk.text("button-live-take");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, !is_busy, &text));
    let palette = Palette::of(ui);
    let fill = if is_busy { palette.soft_ink } else { palette.accent };
    let radius = if response.is_pointer_button_down_on() { 0.36 } else { 0.40 };
    ui.painter().circle(rect.center(), SHUTTER * radius, fill, Stroke::NONE);
    ui.painter().circle_stroke(rect.center(), SHUTTER * 0.48, Stroke::new(3.0, Color32::WHITE));
    if response.has_focus() {
        ui.painter().rect_stroke(rect, 32, Stroke::new(2.0, palette.gold), StrokeKind::Outside);
    }
    response
}

/// Which kingdoms are on the table already.
fn seen_again(desk: &Desk<'_>, taken: &TakenKingdoms) -> String {
    let names: Vec<String> = (0..desk.document.players())
        .filter(|player| {
            let own = desk.document.player(Seat { player: *player, ..desk.seat() });
            own.is_some_and(|own| taken.scans.iter().any(|scan| again::is_same(&scan.kingdom, &own.kingdom)))
        })
        .map(|player| desk.name(player))
        .collect();
    desk.say(&Message::new("live-again").with("names", names.join(", ")))
}

/// What can be done with them.
fn answers(desk: &Desk<'_>, ui: &mut Ui, question: Arc<Galley>) {
    ui.label(question);
    ui.horizontal_wrapped(|ui| {
        for (id, weight, command) in [
            ("button-live-replace", Weight::Plain, LiveCommand::Replace),
            ("button-live-keep", Weight::Accent, LiveCommand::Keep),
        ] {
            if text_button(ui, &desk.text(id), weight).clicked() {
                desk.send(Command::Live(command));
            }
        }
    });
}

/// Why there is no picture, and what can be done.
fn without_picture(desk: &Desk<'_>, ui: &mut Ui, state: CameraState) {
    let why = match state {
        CameraState::Asked | CameraState::On => "live-asking",
        CameraState::Paused => "live-paused",
        CameraState::Missing(NoCamera::None) => "live-no-camera",
        CameraState::Missing(NoCamera::Insecure) => "live-insecure",
        CameraState::Missing(NoCamera::Refused) => "live-refused",
        CameraState::Missing(NoCamera::Busy) => "live-busy",
    };
    let above = (ui.available_height() * 0.2).max(4.0 * STEP);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.add_space(above);
        ui.vertical_centered(|ui| {
            ui.set_max_width(ui.available_width().min(440.0));
            ui.label(RichText::new(desk.text(why)).text_style(TextStyle::Body).strong());
            ui.add_space(2.0 * STEP);
            soft(ui, &desk.text("live-why"));
            ui.add_space(5.0 * STEP);
            let can_try = !matches!(
                state,
                CameraState::Asked | CameraState::Missing(NoCamera::None | NoCamera::Insecure)
            );
            if can_try {
                if text_button(ui, &desk.text("button-live-on"), Weight::Accent).clicked() {
                    desk.send(Command::Live(LiveCommand::TurnOn));
                }
                ui.add_space(2.0 * STEP);
            }
            action_button(desk, ui, Action::Photograph, if can_try { Weight::Plain } else { Weight::Accent });
            ui.add_space(2.0 * STEP);
            if text_button(ui, &desk.text("button-live-close"), Weight::Plain).clicked() {
                desk.send(Command::Live(LiveCommand::Close));
            }
        });
    });
}
