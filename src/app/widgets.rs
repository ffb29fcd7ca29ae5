//! Small things that every panel uses: buttons with our icons, choices, lines to write on.

use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{
    Button, Color32, CursorIcon, Id, Image, Rect, Response, RichText, Role, Sense, Stroke, StrokeKind,
    TextStyle, TextWrapMode, Ui, Vec2, Widget, WidgetInfo, load::SizedTexture,
};

use super::action::Action;
use super::desk::Desk;
use super::key_names::shortcut_name;
use super::platform;
use super::theme::{Palette, STEP, TOUCH, WIDE, colour};
use crate::art::Icon;

/// The side of an icon in a button.
const ICON: f32 = 20.0;

/// How much a button asks for attention.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Weight {
    /// The one thing to do next.
    Accent,
    /// Something else that can be done.
    Plain,
}

impl Weight {
    fn ink(self, palette: &Palette) -> Color32 {
        if self == Self::Accent { palette.on_accent } else { palette.ink }
    }

    /// As large as a finger, and as wide as its words need.
    fn show(self, ui: &mut Ui, button: Button<'_>) -> Response {
        let button = button.min_size(Vec2::splat(TOUCH)).wrap_mode(TextWrapMode::Extend);
        match self {
            Self::Accent => button.fill(Palette::of(ui).accent).stroke(Stroke::NONE).ui(ui),
            Self::Plain => button.ui(ui),
        }
    }
}

/// A button with an icon and words.
pub(super) fn icon_text_button(
    desk: &Desk<'_>,
    ui: &mut Ui,
    icon: Icon,
    text: &str,
    weight: Weight,
) -> Response {
    let ink = weight.ink(Palette::of(ui));
    let texture = desk.tiles.icon(ui.ctx(), icon, ICON, colour(ink));
    let image = Image::from_texture(SizedTexture::new(texture, Vec2::splat(ICON)));
    weight.show(ui, Button::image_and_text(image, RichText::new(text).color(ink)))
}

/// How wide a button with an icon and these words is.
pub(super) fn button_width(ui: &Ui, text: &str) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let words = ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x;
    words.ceil() + ICON + ui.spacing().icon_spacing + 2.0 * ui.spacing().button_padding.x + 2.0
}

/// A button with words only.
pub(super) fn text_button(ui: &mut Ui, text: &str, weight: Weight) -> Response {
    let ink = weight.ink(Palette::of(ui));
    weight.show(ui, Button::new(RichText::new(text).color(ink)))
}

/// A button with words that go on below where they are too long for one line.
pub(super) fn long_button(ui: &mut Ui, text: &str) -> Response {
    let font = TextStyle::Button.resolve(ui.style());
    let room = ui.max_rect().width() - 2.0 * ui.spacing().button_padding.x - 2.0;
    let words = ui.painter().layout(text.to_owned(), font, Palette::of(ui).ink, room);
    Weight::Plain.show(ui, Button::new(words))
}

/// A square button with an icon; the words are for whoever points at it or cannot see it.
pub(super) fn icon_button(desk: &Desk<'_>, ui: &mut Ui, icon: Icon, label: &str, enabled: bool) -> Response {
    bare_icon_button(desk, ui, icon, label, enabled).on_hover_text(label)
}

/// The same without words for whoever points at it.
fn bare_icon_button(desk: &Desk<'_>, ui: &mut Ui, icon: Icon, label: &str, enabled: bool) -> Response {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(TOUCH), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, label));
    if ui.is_rect_visible(rect) {
        if enabled && (response.hovered() || response.has_focus()) {
            ui.painter().rect_filled(rect, 6, ui.visuals().widgets.hovered.bg_fill);
        }
        let ink = if enabled { palette.ink } else { palette.hairline };
        let texture = desk.tiles.icon(ui.ctx(), icon, ICON, colour(ink));
        paint_texture(ui, texture, Rect::from_center_size(rect.center(), Vec2::splat(ICON)));
    }
    if enabled { response.on_hover_cursor(CursorIcon::PointingHand) } else { response }
}

/// The button of an action, with words; asks for it when it is pressed.
pub(super) fn action_button(desk: &Desk<'_>, ui: &mut Ui, action: Action, weight: Weight) -> Response {
    let text = desk.say(&action.text());
    let response =
        icon_text_button(desk, ui, action.icon(), &text, weight).on_hover_text(tip(desk, ui, action));
    platform::lay_input(&response, action, &text);
    if response.clicked() {
        desk.ask(action);
    }
    response
}

/// The button of an action, as an icon.
pub(super) fn action_icon(desk: &Desk<'_>, ui: &mut Ui, action: Action, enabled: bool) -> Response {
    let text = desk.say(&action.text());
    let response =
        bare_icon_button(desk, ui, action.icon(), &text, enabled).on_hover_text(tip(desk, ui, action));
    platform::lay_input(&response, action, &text);
    if enabled && response.clicked() {
        desk.ask(action);
    }
    response
}

/// What an action does, and its keys.
fn tip(desk: &Desk<'_>, ui: &Ui, action: Action) -> String {
    let tip = desk.say(&action.tooltip());
    match action.shortcuts().next() {
        Some(shortcut) => format!("{tip} ({})", shortcut_name(desk, ui, shortcut)),
        None => tip,
    }
}

/// The entry of an action in a menu, with its keys at the other end.
pub(super) fn menu_entry(desk: &Desk<'_>, ui: &mut Ui, action: Action) -> Response {
    let palette = Palette::of(ui);
    let text = desk.say(&action.text());
    let texture = desk.tiles.icon(ui.ctx(), action.icon(), ICON, colour(palette.ink));
    let image = Image::from_texture(SizedTexture::new(texture, Vec2::splat(ICON)));
    let mut button = Button::image_and_text(image, RichText::new(&text).color(palette.ink))
        .frame(false)
        .min_size(Vec2::new(ui.available_width(), TOUCH))
        .wrap_mode(TextWrapMode::Extend);
    // A phone has no keys.
    let has_keys = ui.ctx().content_rect().width() >= WIDE;
    if let Some(shortcut) = action.shortcuts().next().filter(|_| has_keys) {
        button = button.shortcut_text(shortcut_name(desk, ui, shortcut));
    }
    let response = button.ui(ui);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &text));
    platform::lay_input(&response, action, &text);
    if response.clicked() {
        desk.ask(action);
    }
    response.on_hover_text(desk.say(&action.tooltip()))
}

/// Selects everything in a line to write on once it has the focus, so that what is typed replaces it. Says whether it
/// has just got the focus, which a line that was not there before cannot tell itself.
pub(super) fn select_all_on_focus(ui: &Ui, response: &Response, text: &str) -> bool {
    if !response.has_focus() {
        return false;
    }
    let (pass, id) = (ui.ctx().cumulative_pass_nr(), response.id.with("focused"));
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<u64>(id);
        data.insert_temp(id, pass);
        before
    });
    let is_new = before.is_none_or(|before| before + 1 < pass);
    if is_new && let Some(mut state) = TextEditState::load(ui.ctx(), response.id) {
        let end = CCursor::new(text.chars().count());
        state.cursor.set_char_range(Some(CCursorRange::two(CCursor::default(), end)));
        state.store(ui.ctx(), response.id);
    }
    is_new
}

/// One of a few: buttons side by side. Returns the one that was pressed.
pub(super) fn choice<T: Copy + PartialEq>(ui: &mut Ui, now: T, all: &[(T, String)]) -> Option<T> {
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = STEP;
        for (value, text) in all {
            if chip(ui, *value == now, text).clicked() {
                chosen = Some(*value);
            }
        }
    });
    chosen
}

/// A button that is on or off.
pub(super) fn chip(ui: &mut Ui, on: bool, text: &str) -> Response {
    chip_that_says(ui, on, text, text)
}

/// The same with other words for whoever cannot see it.
pub(super) fn chip_that_says(ui: &mut Ui, on: bool, text: &str, said: &str) -> Response {
    let palette = Palette::of(ui);
    let ink = if on { palette.accent_ink } else { palette.ink };
    let mut button =
        Button::new(RichText::new(text).color(ink)).min_size(Vec2::new(TOUCH, TOUCH)).selected(on);
    button = button.wrap_mode(TextWrapMode::Extend);
    if on {
        // As wide as the line of a chip that is off, so that nothing moves.
        button = button.fill(palette.accent.gamma_multiply(0.12)).stroke(Stroke::new(1.0, palette.accent));
    }
    let response = button.ui(ui);
    if on {
        let line = Stroke::new(1.5, palette.accent);
        ui.painter().rect_stroke(response.rect, 6, line, StrokeKind::Inside);
    }
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, said));
    response
}

/// Paints a texture.
pub(super) fn paint_texture(ui: &Ui, texture: eframe::egui::TextureId, rect: Rect) {
    let whole = Rect::from_min_max([0.0, 0.0].into(), [1.0, 1.0].into());
    ui.painter().image(texture, rect, whole, Color32::WHITE);
}

/// Quiet words.
pub(super) fn soft(ui: &mut Ui, text: &str) -> Response {
    let palette = Palette::of(ui);
    ui.label(RichText::new(text).color(palette.soft_ink).text_style(TextStyle::Small))
}

/// A line between two parts.
pub(super) fn hairline(ui: &mut Ui) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 1.0), Sense::hover());
    ui.painter().rect_filled(rect, 0, palette.hairline);
}

/// A ring around something that is chosen.
pub(super) fn ring(ui: &Ui, rect: Rect, color: Color32) {
    ui.painter().rect_stroke(rect, 6, Stroke::new(2.0, color), StrokeKind::Inside);
}

/// An id that stays the same over frames.
pub(super) fn stable_id(name: &'static str, index: usize) -> Id {
    Id::unique((name, index))
}
