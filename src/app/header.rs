//! The bar on top: what is played, and what can be done anywhere.

use eframe::egui::{Align, Layout, Popup, RichText, Ui, Vec2};

use super::command::Command;
use super::desk::Desk;
use super::theme::{Palette, TOUCH, WIDE, strong_font};
use super::view::Dialog;
use super::widgets::{Weight, choice, command_button, command_icon, icon_button};
use crate::art::Icon;
use crate::rules::Rules;
use crate::words::{Language, Message, Say};

/// The bar on top.
pub(super) fn ui(desk: &mut Desk, ui: &mut Ui) {
    let wide = ui.ctx().content_rect().width() >= WIDE;
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            menu(desk, ui);
            if wide {
                command_icon(desk, ui, Command::Save, desk.document.players() > 0);
                command_icon(desk, ui, Command::Open, true);
            }
            command_icon(desk, ui, Command::Redo, desk.can.redo);
            command_icon(desk, ui, Command::Undo, desk.can.undo);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| title(desk, ui));
        });
    });
}

/// What is played; pressing it changes that.
fn title(desk: &mut Desk, ui: &mut Ui) {
    let palette = Palette::of(ui);
    let text = RichText::new(title_text(desk)).font(strong_font(17.0)).color(palette.ink);
    let button = eframe::egui::Button::new(text).frame(false).truncate().min_size(Vec2::new(0.0, TOUCH));
    let tip = desk.say(&Command::Rules.tooltip());
    if ui.add(button).on_hover_text(tip).clicked() {
        desk.view.dialog = Some(Dialog::Rules);
    }
}

/// 'Kingdomino · classic edition · 5x5 · Harmony'.
fn title_text(desk: &Desk) -> String {
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
fn menu(desk: &mut Desk, ui: &mut Ui) {
    let text = desk.text("app-menu");
    let button = icon_button(desk, ui, Icon::Menu, &text, true);
    Popup::menu(&button).show(|ui| {
        ui.set_min_width(200.0);
        for command in [
            Command::New,
            Command::Open,
            Command::Save,
            Command::Share,
            Command::History,
            Command::Rules,
            Command::Photograph,
            Command::Sample,
            Command::Letters,
            Command::Paper,
            Command::Theme,
        ] {
            command_button(desk, ui, command, Weight::Quiet);
        }
        languages(desk, ui);
    });
}

/// The languages, each by its own name.
fn languages(desk: &mut Desk, ui: &mut Ui) {
    super::widgets::hairline(ui);
    let all = Language::ALL.map(|language| (language, language.name().to_owned()));
    if let Some(language) = choice(ui, desk.words.language(), &all) {
        desk.speak(language);
    }
}
