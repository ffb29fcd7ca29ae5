//! The empty table: three things that one can begin with.

use eframe::egui::{
    Align, Image, Layout, Response, RichText, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo,
    load::SizedTexture,
};

use super::command::Command;
use super::desk::Desk;
use super::theme::{Palette, STEP, WIDE, colour, strong_font};

/// The empty table.
pub(super) fn ui(desk: &mut Desk, ui: &mut Ui) {
    let palette = Palette::of(ui);
    let wide = ui.ctx().content_rect().width() >= WIDE;
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.add_space((ui.available_height() * if wide { 0.16 } else { 0.05 }).max(STEP));
        ui.label(RichText::new(desk.text("app-welcome")).text_style(TextStyle::Heading));
        ui.label(RichText::new(desk.text("app-welcome-how")).color(palette.soft_ink));
        ui.add_space(6.0 * STEP);
        let width = if wide { 240.0 } else { ui.available_width().min(420.0) };
        let ways = [(Command::Photograph, true), (Command::EnterByHand, false), (Command::Sample, false)];
        if wide {
            let all = 3.0 * width + 2.0 * 4.0 * STEP;
            ui.allocate_ui_with_layout(Vec2::new(all, 180.0), Layout::left_to_right(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.x = 4.0 * STEP;
                for (command, first) in ways {
                    card(desk, ui, command, first, Vec2::new(width, 180.0));
                }
            });
        } else {
            ui.spacing_mut().item_spacing.y = 3.0 * STEP;
            for (command, first) in ways {
                card(desk, ui, command, first, Vec2::new(width, 136.0));
            }
        }
        ui.add_space(6.0 * STEP);
        ui.label(RichText::new(desk.text("app-welcome-drop")).color(palette.soft_ink));
    });
}

/// One way to begin, as a large card.
fn card(desk: &mut Desk, ui: &mut Ui, command: Command, accent: bool, size: Vec2) -> Response {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let text = desk.say(&command.text());
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
        eframe::egui::StrokeKind::Inside,
    );
    let mut inner = ui.new_child(
        eframe::egui::UiBuilder::new().max_rect(rect.shrink(16.0)).layout(Layout::top_down(Align::Center)),
    );
    let side = 40.0;
    let texture = desk.tiles.icon(ui.ctx(), command.icon(), side, colour(ink));
    inner.add_space(((size.y - 32.0 - side - 64.0) * 0.5).max(0.0));
    inner.add(Image::from_texture(SizedTexture::new(texture, Vec2::splat(side))));
    inner.add(
        eframe::egui::Label::new(RichText::new(text).font(strong_font(17.0)).color(ink)).selectable(false),
    );
    let tip = RichText::new(desk.say(&command.tooltip())).text_style(TextStyle::Small).color(soft);
    inner.add(eframe::egui::Label::new(tip).selectable(false).wrap().halign(Align::Center));
    if response.clicked() {
        desk.ask(command);
    }
    response
}
