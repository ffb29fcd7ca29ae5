//! The bar on top: what is played, and what can be done anywhere.

use eframe::egui::{Align, Layout, Popup, RichText, Ui, Vec2};

use super::action::Action;
use super::command::Command;
use super::desk::Desk;
use super::saving;
use super::theme::{Palette, TOUCH, WIDE, strong_font};
use super::view::Dialog;
use super::widgets::{Weight, action_button, action_icon, choice, icon_button};
use crate::art::Icon;
use crate::rules::Rules;
use crate::words::{Language, Message, Say};

/// The bar on top.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    let wide = ui.ctx().content_rect().width() >= WIDE;
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            menu(desk, ui);
            if wide {
                action_icon(desk, ui, Action::Save, desk.document.players() > 0);
                action_icon(desk, ui, Action::Open, true);
            }
            action_icon(desk, ui, Action::Redo, desk.status.can_redo);
            action_icon(desk, ui, Action::Undo, desk.status.can_undo);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                saving::header_ui(desk, ui);
                title(desk, ui);
            });
        });
    });
}

/// What is played; pressing it changes that.
fn title(desk: &Desk<'_>, ui: &mut Ui) {
    let palette = Palette::of(ui);
    let text = RichText::new(title_text(desk)).font(strong_font(17.0)).color(palette.ink);
    let button = eframe::egui::Button::new(text).frame(false).truncate().min_size(Vec2::new(0.0, TOUCH));
    let tip = desk.say(&Action::Rules.tooltip());
    if ui.add(button).on_hover_text(tip).clicked() {
        desk.open(Dialog::Rules);
    }
}

/// 'Kingdomino · classic edition · 5x5 · Harmony'.
fn title_text(desk: &Desk<'_>) -> String {
    let parts = parts(desk.document.rules());
    parts.iter().map(|part| desk.say(part)).collect::<Vec<_>>().join(" · ")
}

fn parts(rules: &Rules) -> Vec<Message> {
    let frame = rules.frame();
    let size = Message::new("app-size").with("rows", frame.rows()).with("columns", frame.cols());
    let mut parts = vec![rules.book().game.say()];
    parts.extend(rules.book().edition.map(|edition| edition.say()));
    parts.push(size);
    parts.extend(rules.bonuses().iter().map(Say::say));
    parts.extend(rules.is_dynasty().then(|| Message::new("dynasty")));
    parts
}

/// What is needed less often.
fn menu(desk: &Desk<'_>, ui: &mut Ui) {
    let text = desk.text("app-menu");
    let button = icon_button(desk, ui, Icon::Menu, &text, true);
    Popup::menu(&button).show(|ui| {
        ui.set_min_width(200.0);
        for action in [
            Action::New,
            Action::Open,
            Action::Save,
            Action::Share,
            Action::History,
            Action::Rules,
            Action::Photograph,
            Action::Sample,
            Action::Letters,
            Action::Paper,
            Action::Theme,
        ] {
            action_button(desk, ui, action, Weight::Quiet);
        }
        languages(desk, ui);
    });
}

/// The languages, each by its own name.
fn languages(desk: &Desk<'_>, ui: &mut Ui) {
    super::widgets::hairline(ui);
    let all = Language::ALL.map(|language| (language, language.name().to_owned()));
    if let Some(language) = choice(ui, desk.words.language(), &all) {
        desk.send(Command::Speak(language));
    }
}
