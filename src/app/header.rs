//! The bar on top: what is played, and what can be done anywhere.

use eframe::egui::load::SizedTexture;
use eframe::egui::{Align, Button, Image, Layout, Popup, RichText, ScrollArea, Ui, Vec2};

use super::action::Action;
use super::command::Command;
use super::desk::Desk;
use super::saving;
use super::theme::{Palette, STEP, TOUCH, WIDE, colour, strong_font};
use super::view::Dialog;
use super::widgets::{action_icon, choice, icon_button, menu_entry};
use crate::art::Icon;
use crate::rules::Rules;
use crate::words::{Language, Message, Say};

/// The width of the menu.
const MENU: f32 = 304.0;

/// The bar on top.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    let wide = ui.ctx().content_rect().width() >= WIDE;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        // What is on the right is as wide as its icons, so that Tab goes from left to right.
        let icons = if wide { 5.0 } else { 3.0 };
        let left = Vec2::new((ui.available_width() - icons * TOUCH).max(TOUCH), TOUCH);
        ui.allocate_ui_with_layout(left, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(left.x);
            title(desk, ui, if wide { saving::header_width(desk, ui) + 2.0 * STEP } else { 0.0 });
            if wide {
                ui.add_space(2.0 * STEP);
                saving::header_ui(desk, ui);
            }
        });
        action_icon(desk, ui, Action::Undo, desk.status.can_undo);
        action_icon(desk, ui, Action::Redo, desk.status.can_redo);
        if wide {
            action_icon(desk, ui, Action::Open, true);
            action_icon(desk, ui, Action::Save, desk.document.players() > 0);
        }
        menu(desk, ui);
    });
    if !wide {
        saving::header_ui(desk, ui);
    }
}

/// What is played, beside something of this width; pressing it changes that.
fn title(desk: &Desk<'_>, ui: &mut Ui, beside: f32) {
    let palette = Palette::of(ui);
    let narrow = ui.ctx().content_rect().width() < WIDE;
    let text = RichText::new(title_text(desk, narrow)).font(strong_font(17.0)).color(palette.ink);
    let texture = desk.tiles.icon(ui.ctx(), Icon::Settings, 20.0, colour(palette.soft_ink));
    let image = Image::from_texture(SizedTexture::new(texture, Vec2::splat(20.0)));
    // The rules of some games are long.
    ui.set_max_width((ui.available_width() - beside).max(TOUCH));
    let button = Button::image_and_text(image, text).truncate().min_size(Vec2::new(0.0, TOUCH));
    let tip = desk.say(&Action::Rules.tooltip());
    if ui.add(button).on_hover_text(tip).clicked() {
        desk.open(Dialog::Rules);
    }
}

/// 'Kingdomino · classic edition · 5x5 · Harmony'.
fn title_text(desk: &Desk<'_>, narrow: bool) -> String {
    let rules = desk.document.rules();
    let mut parts = parts(rules);
    // A narrow bar names the game, and its size where that is not in the name; the dialog behind it has the rest.
    if narrow {
        let book = rules.book();
        let size = parts[1 + usize::from(book.edition.is_some())].clone();
        let says_size = book.has_one_frame() || rules.say_game() != book.game.say();
        parts.truncate(1);
        parts.extend((!says_size).then_some(size));
    }
    parts.iter().map(|part| desk.say(part)).collect::<Vec<_>>().join(" · ")
}

fn parts(rules: &Rules) -> Vec<Message> {
    let frame = rules.frame();
    let size = Message::new("app-size").with("rows", frame.rows()).with("columns", frame.cols());
    let mut parts = vec![rules.say_game()];
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
    let screen = ui.ctx().content_rect();
    Popup::menu(&button).show(|ui| {
        ui.set_width(MENU.min(screen.width() - 8.0 * STEP));
        // All of it can be reached in a low window too.
        let below = (screen.bottom() - button.rect.bottom() - 8.0 * STEP).max(TOUCH);
        ScrollArea::vertical().max_height(below).min_scrolled_height(below).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for action in IN_MENU.into_iter().filter(|action| action.is_there()) {
                menu_entry(desk, ui, action);
            }
            languages(desk, ui);
        });
    });
}

/// What the menu has, from top to bottom.
const IN_MENU: [Action; 14] = [
    Action::New,
    Action::Open,
    Action::Save,
    Action::Share,
    Action::History,
    Action::Rules,
    Action::Photograph,
    Action::Live,
    Action::Sample,
    Action::Names,
    Action::Letters,
    Action::Paper,
    Action::Theme,
    Action::Keys,
];

/// The languages, each by its own name.
fn languages(desk: &Desk<'_>, ui: &mut Ui) {
    super::widgets::hairline(ui);
    ui.add_space(STEP);
    let all = Language::ALL.map(|language| (language, language.name().to_owned()));
    if let Some(language) = choice(ui, desk.words.language(), &all) {
        desk.send(Command::Speak(language));
    }
}
