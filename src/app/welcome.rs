//! The empty table: the ways to begin.

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, Layout, Rect, Response, RichText, Role, Sense, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, vec2,
};

use super::action::Action;
use super::desk::Desk;
use super::platform;
use super::theme::{Palette, STEP, WIDE, colour, strong_font};
use super::widgets::paint_texture;

/// The height of everything in a wide window.
const CONTENT: f32 = 340.0;

/// The side of the icon of a card.
const ICON: f32 = 40.0;

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
                .clamp(84.0, 168.0);
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
    let title = ui.painter().layout_no_wrap(text, strong_font(17.0), ink);
    let font = TextStyle::Small.resolve(ui.style());
    let tip = |width: f32, align: Align| {
        let mut job = LayoutJob::simple(desk.say(&action.tooltip()), font.clone(), soft, width);
        job.halign = align;
        ui.painter().layout_job(job)
    };
    let below = title.size().y + STEP;
    let below_icon = ICON + 2.0 * STEP;
    let in_column = tip(size.x - 8.0 * STEP, Align::Center);
    let height = below_icon + below + in_column.size().y;
    // The words are below the icon where the card is high enough, and beside it elsewhere.
    let (icon, words, indent, tip) = if height + 4.0 * STEP <= size.y {
        let top = rect.center() - vec2(0.0, height * 0.5);
        (top + vec2(0.0, ICON * 0.5), top + vec2(0.0, below_icon), title.size().x * 0.5, in_column)
    } else {
        let left = rect.left_center() + vec2(4.0 * STEP, 0.0);
        let beside = ICON + 4.0 * STEP;
        let tip = tip(size.x - beside - 8.0 * STEP, Align::Min);
        let words = left + vec2(beside, -(below + tip.size().y) * 0.5);
        (left + vec2(ICON * 0.5, 0.0), words, 0.0, tip)
    };
    let texture = desk.tiles.icon(ui.ctx(), action.icon(), ICON, colour(ink));
    paint_texture(ui, texture, Rect::from_center_size(icon, Vec2::splat(ICON)));
    ui.painter().galley(words - vec2(indent, 0.0), title, ink);
    ui.painter().galley(words + vec2(0.0, below), tip, soft);
    platform::lay_input(&response, action, &desk.say(&action.text()));
    if response.clicked() {
        desk.ask(action);
    }
    response
}
