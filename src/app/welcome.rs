//! The empty table: the ways to begin.

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, Layout, Rect, Response, RichText, Role, Sense, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

use super::action::Action;
use super::desk::Desk;
use super::platform;
use super::theme::{Palette, STEP, WIDE, colour, strong_font};
use super::widgets::paint_texture;

/// The height of everything in a wide window.
const CONTENT: f32 = 340.0;

/// The empty table.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    let palette = Palette::of(ui);
    let wide = ui.ctx().content_rect().width() >= WIDE;
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        // A little above the middle, where the eye looks first.
        let above = if wide { (ui.available_height() - CONTENT) * 0.38 } else { 4.0 * STEP };
        ui.add_space(above.max(STEP));
        ui.label(RichText::new(desk.text("app-welcome")).text_style(TextStyle::Heading));
        ui.label(RichText::new(desk.text("app-welcome-how")).color(palette.soft_ink));
        ui.add_space(6.0 * STEP);
        let all = [Action::Live, Action::Photograph, Action::EnterByHand, Action::Sample];
        let ways: Vec<Action> = all.into_iter().filter(|action| action.is_there()).collect();
        let count = ways.len() as f32;
        // The first is the quickest; where there is no camera, that is a photo.
        let ways = ways.into_iter().enumerate().map(|(index, action)| (action, index == 0));
        let width = if wide { (900.0 / count).min(240.0) } else { ui.available_width().min(420.0) };
        if wide {
            let all = count * width + (count - 1.0) * 4.0 * STEP;
            ui.allocate_ui_with_layout(Vec2::new(all, 180.0), Layout::left_to_right(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.x = 4.0 * STEP;
                for (action, first) in ways {
                    card(desk, ui, action, first, Vec2::new(width, 180.0));
                }
            });
        } else {
            ui.spacing_mut().item_spacing.y = 3.0 * STEP;
            // All of them are in sight on a small phone too.
            let height = ((ui.available_height() - 8.0 * STEP - (count - 1.0) * 3.0 * STEP) / count)
                .clamp(100.0, 168.0);
            for (action, first) in ways {
                card(desk, ui, action, first, Vec2::new(width, height));
            }
            return;
        }
        ui.add_space(6.0 * STEP);
        ui.label(RichText::new(desk.text("app-welcome-drop")).color(palette.soft_ink));
    });
}

/// One way to begin, as a large card.
fn card(desk: &Desk<'_>, ui: &mut Ui, action: Action, accent: bool, size: Vec2) -> Response {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let text = desk.say(&action.text());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &text));
    let (fill, ink, soft) = if accent {
        (palette.accent, palette.on_accent, palette.on_accent)
    } else {
        (palette.card, palette.ink, palette.soft_ink)
    };
    let fill =
        if response.hovered() || response.has_focus() { fill.lerp_to_gamma(palette.ink, 0.08) } else { fill };
    ui.painter().rect(
        rect,
        10,
        fill,
        (1.0, if accent { fill } else { palette.hairline }),
        StrokeKind::Inside,
    );
    // Painted, not laid out as labels: the card as a whole is what a screen reader names.
    let side = 40.0;
    let title = ui.painter().layout_no_wrap(text, strong_font(17.0), ink);
    let font = TextStyle::Small.resolve(ui.style());
    let mut job = LayoutJob::simple(desk.say(&action.tooltip()), font, soft, size.x - 32.0);
    job.halign = Align::Center;
    let tip = ui.painter().layout_job(job);
    let height = side + 2.0 * STEP + title.size().y + STEP + tip.size().y;
    let mut at = pos2(rect.center().x, rect.center().y - height * 0.5);
    let texture = desk.tiles.icon(ui.ctx(), action.icon(), side, colour(ink));
    paint_texture(ui, texture, Rect::from_center_size(at + vec2(0.0, side * 0.5), Vec2::splat(side)));
    at.y += side + 2.0 * STEP;
    let below = title.size().y + STEP;
    ui.painter().galley(at - vec2(title.size().x * 0.5, 0.0), title, ink);
    at.y += below;
    ui.painter().galley(at, tip, soft);
    platform::lay_input(&response, action, &desk.say(&action.text()));
    if response.clicked() {
        desk.ask(action);
    }
    response
}
