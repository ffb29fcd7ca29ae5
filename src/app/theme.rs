//! How the window looks: a warm, calm score pad by day and by night. Colours, the typeface and spacing.

use std::sync::Arc;

use eframe::egui::{
    self, Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Shadow,
    Stroke, TextStyle, Theme, Ui, Vec2, Visuals, style::WidgetVisuals,
};

use crate::art::Colour;
use crate::sheet::font::{REGULAR, SEMIBOLD};

/// The colours of one theme.
#[derive(Debug, Clone, Copy)]
pub(super) struct Palette {
    /// Behind everything.
    pub ground: Color32,
    /// Cards and panels.
    pub card: Color32,
    /// Lines between things.
    pub hairline: Color32,
    /// Text.
    pub ink: Color32,
    /// Text that stays in the background.
    pub soft_ink: Color32,
    /// The one thing to do next.
    pub accent: Color32,
    /// Text of what is chosen, on a ground tinted by the accent colour.
    pub accent_ink: Color32,
    /// Text on the accent colour.
    pub on_accent: Color32,
    /// Crowns and winners.
    pub gold: Color32,
    /// What should be checked.
    pub amber: Color32,
    /// Text of what should be checked.
    pub amber_ink: Color32,
    /// What is right.
    pub good: Color32,
    /// What is wrong.
    pub wrong: Color32,
}

const fn hex(rgb: u32) -> Color32 {
    Color32::from_rgb((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

const LIGHT: Palette = Palette {
    ground: hex(0xF6_F0_E2),
    card: hex(0xFF_FB_F2),
    hairline: hex(0xDD_D2_BB),
    ink: hex(0x2B_27_23),
    soft_ink: hex(0x6F_67_5C),
    accent: hex(0xA8_36_2B),
    accent_ink: hex(0x94_2B_21),
    on_accent: hex(0xFF_FB_F2),
    gold: hex(0xD6_A2_1E),
    amber: hex(0xE0_8A_1E),
    amber_ink: hex(0x93_57_00),
    good: hex(0x37_73_43),
    wrong: hex(0xB3_26_1E),
};

const DARK: Palette = Palette {
    ground: hex(0x1E_21_24),
    card: hex(0x28_2C_30),
    hairline: hex(0x3A_40_46),
    ink: hex(0xEC_E6_DA),
    soft_ink: hex(0xA7_9F_92),
    accent: hex(0xD9_66_5A),
    accent_ink: hex(0xF0_9A_90),
    on_accent: hex(0x1E_21_24),
    gold: hex(0xE2_B4_3A),
    amber: hex(0xEC_A0_3F),
    amber_ink: hex(0xEC_A0_3F),
    good: hex(0x63_A9_70),
    wrong: hex(0xE8_7A_70),
};

/// The space between things, in steps of 4.
pub(super) const STEP: f32 = 4.0;
/// The least side of anything that is touched.
pub(super) const TOUCH: f32 = 40.0;
/// From this width on, everything stands side by side.
pub(super) const WIDE: f32 = 900.0;

impl Palette {
    /// The colours of the theme that is on.
    pub(super) fn of(ui: &Ui) -> &'static Self {
        Self::for_theme(ui.visuals().dark_mode)
    }

    fn for_theme(dark: bool) -> &'static Self {
        if dark { &DARK } else { &LIGHT }
    }

    /// A card that things lie on.
    pub(super) fn card_frame(&self) -> egui::Frame {
        egui::Frame::new()
            .fill(self.card)
            .stroke(Stroke::new(1.0, self.hairline))
            .corner_radius(8)
            .inner_margin(Margin::same(12))
    }

    /// A panel without borders.
    pub(super) fn panel_frame(&self) -> egui::Frame {
        egui::Frame::new().fill(self.ground).inner_margin(Margin::symmetric(12, 12))
    }
}

/// The same colour for egui.
pub(super) fn color(colour: Colour) -> Color32 {
    Color32::from_rgba_unmultiplied(colour.r, colour.g, colour.b, colour.a)
}

/// The same colour for our drawings.
pub(super) fn colour(color: Color32) -> Colour {
    let [r, g, b, a] = color.to_srgba_unmultiplied();
    Colour { r, g, b, a }
}

/// The heavier weight of the typeface.
pub(super) fn strong() -> FontFamily {
    FontFamily::Name("strong".into())
}

/// Numbers and names that matter.
pub(super) fn strong_font(size: f32) -> FontId {
    FontId::new(size, strong())
}

/// Sets typeface, colours and spacing of both themes.
pub(super) fn install(ctx: &Context) {
    ctx.set_fonts(fonts());
    for (theme, palette) in [(Theme::Light, &LIGHT), (Theme::Dark, &DARK)] {
        ctx.style_mut_of(theme, |style| {
            style.text_styles = [
                (TextStyle::Small, FontId::new(13.0, FontFamily::Proportional)),
                (TextStyle::Body, FontId::new(15.0, FontFamily::Proportional)),
                (TextStyle::Button, FontId::new(15.0, FontFamily::Proportional)),
                (TextStyle::Monospace, FontId::new(15.0, FontFamily::Proportional)),
                (TextStyle::Heading, FontId::new(22.0, strong())),
            ]
            .into();
            style.spacing.item_spacing = Vec2::splat(2.0 * STEP);
            style.spacing.button_padding = Vec2::new(12.0, 8.0);
            style.spacing.interact_size = Vec2::splat(TOUCH);
            style.spacing.menu_margin = Margin::same(8);
            style.spacing.window_margin = Margin::same(16);
            style.animation_time = 0.1;
            style.visuals = visuals(palette, theme == Theme::Dark);
        });
    }
}

fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in [("regular", REGULAR), ("strong", SEMIBOLD)] {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        fonts.families.insert(family, vec!["regular".to_owned()]);
    }
    fonts.families.insert(strong(), vec!["strong".to_owned()]);
    fonts
}

fn visuals(palette: &Palette, dark: bool) -> Visuals {
    let mut visuals = if dark { Visuals::dark() } else { Visuals::light() };
    let widget = |fill: Color32, line: Color32, ink: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, line),
        corner_radius: CornerRadius::same(6),
        fg_stroke: Stroke::new(1.5, ink),
        expansion: 0.0,
    };
    let warmer = |share: f32| palette.card.lerp_to_gamma(palette.ink, share);
    visuals.widgets.noninteractive = widget(palette.card, palette.hairline, palette.ink);
    visuals.widgets.inactive = widget(palette.card, palette.hairline, palette.ink);
    visuals.widgets.hovered = widget(warmer(0.06), palette.soft_ink, palette.ink);
    visuals.widgets.active = widget(warmer(0.12), palette.ink, palette.ink);
    visuals.widgets.open = widget(warmer(0.06), palette.hairline, palette.ink);
    visuals.selection.bg_fill = palette.accent.gamma_multiply(0.25);
    // Also the ink of text that is selected.
    visuals.selection.stroke = Stroke::new(1.5, palette.accent_ink);
    visuals.weak_text_color = Some(palette.soft_ink);
    visuals.text_cursor.stroke = Stroke::new(2.0, palette.accent);
    visuals.hyperlink_color = palette.accent;
    visuals.faint_bg_color = palette.ground;
    visuals.extreme_bg_color = if dark { palette.ground } else { Color32::WHITE };
    visuals.text_edit_bg_color = Some(visuals.extreme_bg_color);
    visuals.warn_fg_color = palette.amber;
    visuals.error_fg_color = palette.wrong;
    visuals.window_fill = palette.card;
    visuals.window_stroke = Stroke::new(1.0, palette.hairline);
    visuals.panel_fill = palette.ground;
    visuals.window_corner_radius = CornerRadius::same(10);
    visuals.menu_corner_radius = CornerRadius::same(8);
    let shade = Shadow { offset: [0, 4], blur: 16, spread: 0, color: Color32::from_black_alpha(48) };
    visuals.window_shadow = shade;
    visuals.popup_shadow = shade;
    visuals
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The light of a colour as the eye takes it, from 0 to 1.
    fn luminance(color: Color32) -> f32 {
        let linear = |value: u8| {
            let value = f32::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(color.r()) + 0.7152 * linear(color.g()) + 0.0722 * linear(color.b())
    }

    fn contrast(one: Color32, other: Color32) -> f32 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn words_can_be_read_on_everything_that_they_stand_on() {
        for (palette, dark) in [(LIGHT, false), (DARK, true)] {
            let over = |tint: f32| palette.card.lerp_to_gamma(palette.accent, tint);
            let inks = [palette.ink, palette.soft_ink, palette.amber_ink, palette.good, palette.wrong];
            let plain = inks.into_iter().flat_map(|ink| [(ink, palette.ground), (ink, palette.card)]);
            let chosen = [
                (palette.on_accent, palette.accent),
                (palette.accent_ink, over(0.12)),
                (palette.accent_ink, over(0.25)),
            ];
            let visuals = visuals(&palette, dark);
            let field = visuals.extreme_bg_color;
            let selected = field.blend(visuals.selection.bg_fill);
            let written = [(palette.ink, field), (visuals.selection.stroke.color, selected)];
            for (ink, ground) in plain.chain(chosen).chain(written) {
                let contrast = contrast(ink, ground);
                assert!(contrast >= 4.5, "{ink:?} on {ground:?} has {contrast}");
            }
        }
    }
}
