//! Name, colour and members of a player.

use eframe::egui::{Button, Id, Role, TextEdit, Ui, Vec2, Widget, WidgetInfo};

use super::{heading, part};
use crate::app::desk::Desk;
use crate::app::document::{Edit, Seat};
use crate::app::theme::{Palette, STEP, TOUCH, color};
use crate::app::widgets::{Weight, icon_text_button, ring};
use crate::art::Icon;
use crate::model::PlayerColour;
use crate::rules::Game;
use crate::words::Say;

/// Name, colour and members of a player.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui, player: usize) {
    let seat = Seat { round: 0, player };
    let Some(now) = desk.document.player(seat) else { return desk.close_dialog() };
    heading(ui, &desk.name(player));
    field(desk, ui, "app-name", &now.name, |name| Edit::Rename(player, name));
    if desk.document.rules().book().game == Game::RoyalWedding {
        let members = now.members.join(", ");
        field(desk, ui, "app-members", &members, |text| {
            let members: Vec<String> = text.split(',').map(|name| name.trim_start().to_owned()).collect();
            let none = members.iter().all(String::is_empty);
            Edit::Members(player, if none { Vec::new() } else { members })
        });
    }
    part(desk, ui, "app-colour");
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(STEP);
        for colour in PlayerColour::ALL {
            let on = now.known_colour() == Some(colour);
            let label = desk.say(&colour.say());
            let button = Button::new("").fill(color(colour.into())).min_size(Vec2::splat(TOUCH));
            let response = button.ui(ui);
            response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, &label));
            if on {
                ring(ui, response.rect.expand(2.0), Palette::of(ui).ink);
            }
            if response.on_hover_text(label).clicked() {
                desk.edit(Edit::Recolour(player, colour));
            }
        }
    });
    ui.add_space(4.0 * STEP);
    let remove = desk.text("button-remove-player");
    if icon_text_button(desk, ui, Icon::Trash, &remove, Weight::Plain).clicked() {
        desk.edit(Edit::RemovePlayer(player));
        desk.close_dialog();
    }
}

/// A line to write on, under its name.
fn field(desk: &Desk<'_>, ui: &mut Ui, id: &'static str, now: &str, edit: impl FnOnce(String) -> Edit) {
    let label = part(desk, ui, id);
    let mut text = now.to_owned();
    let line = TextEdit::singleline(&mut text).id(Id::unique(id)).desired_width(f32::INFINITY);
    let response = line.margin(Vec2::splat(10.0)).ui(ui).labelled_by(label.id);
    if response.changed() {
        desk.edit(edit(text));
    }
}
