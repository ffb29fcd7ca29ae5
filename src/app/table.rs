//! The table: every player with a small board, the total and whether anything is still missing.

use eframe::egui::{
    CursorIcon, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

use super::action::Action;
use super::board;
use super::command::Command;
use super::desk::Desk;
use super::document::{Document, Seat};
use super::seat_state::SeatState;
use super::text::{shortened, wrapped};
use super::theme::{Palette, STEP, TOUCH, color, colour, strong_font};
use super::view::{Dialog, Show, Tab};
use super::widgets::{Weight, action_button, choice, icon_button, paint_texture, stable_id};
use super::{naming, proposal};
use crate::art::Icon;
use crate::words::Message;

/// The height of a card, and where its words begin: behind the band of colour and the small board.
const CARD: f32 = 84.0;
const LEFT: f32 = CARD + 4.0;
/// The size of the number, and the room for a crown before it.
const NUMBER: f32 = 26.0;
const CROWN: f32 = 24.0;

/// The players.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    rounds(desk, ui);
    ScrollArea::vertical().id_salt("players").auto_shrink([false, true]).show(ui, |ui| {
        let players = 0..desk.document.players();
        let is_long = players.clone().any(|player| !fits_beside_total(desk, ui, player));
        for player in players {
            card(desk, ui, player, is_long);
        }
        ui.add_space(STEP);
        if desk.document.players() < Document::MOST_PLAYERS {
            action_button(desk, ui, Action::AddPlayer, Weight::Plain);
        }
        proposal::colours_ui(desk, ui);
    });
}

/// The rounds of a Dynasty.
fn rounds(desk: &Desk<'_>, ui: &mut Ui) {
    if !desk.document.rules().is_dynasty() {
        return;
    }
    let name = |round: usize| (round, desk.say(&Message::new("sheet-round").with("round", round + 1)));
    let all: Vec<(usize, String)> = (0..desk.document.rounds()).map(name).collect();
    if let Some(round) = choice(ui, desk.view.seat.round, &all) {
        desk.show(Show::Seat(Seat { round, ..desk.view.seat }));
    }
    if desk.document.rounds() < desk.document.rules().rounds() {
        action_button(desk, ui, Action::NextRound, Weight::Plain);
    }
    ui.add_space(STEP);
}

/// The points of a player in all rounds.
fn total(desk: &Desk<'_>, player: usize) -> u32 {
    desk.derived.outcome.totals.get(player).map_or(0, |tally| tally.points)
}

/// Whether the name of a player has room beside the number, with the crown that it may get.
fn fits_beside_total(desk: &Desk<'_>, ui: &Ui, player: usize) -> bool {
    let layout = |text: String, font| ui.painter().layout_no_wrap(text, font, Palette::of(ui).ink).size().x;
    let name = layout(desk.name(player), TextStyle::Body.resolve(ui.style()));
    let number = layout(total(desk, player).to_string(), strong_font(NUMBER));
    name + number + CROWN + 3.0 * STEP + LEFT + TOUCH <= ui.available_width()
}

/// The card of a player. Long names have a line of their own, above the number.
fn card(desk: &Desk<'_>, ui: &mut Ui, player: usize, has_long_names: bool) {
    let palette = Palette::of(ui);
    let seat = Seat { round: desk.view.seat.round, player };
    let chosen = desk.view.seat == seat;
    let width = ui.available_width();
    // The members of a team stand below everything else.
    let members = desk.document.player(seat).map_or(String::new(), |player| player.members.join(", "));
    let team = wrapped(ui, &members, &TextStyle::Small, palette.soft_ink, width - 24.0);
    let below = if members.is_empty() { 0.0 } else { team.size().y };
    let (rect, response) = ui.allocate_exact_size(vec2(width, CARD + below), Sense::click());
    let name = desk.name(player);
    let total = total(desk, player);
    response.widget_info(|| {
        let label = Message::new("app-player-card").with("name", name.as_str()).with("points", total);
        WidgetInfo::selected(Role::Button, true, chosen, desk.say(&label))
    });
    let painter = ui.painter().with_clip_rect(rect);
    let fill = if response.hovered() && !chosen {
        palette.card.lerp_to_gamma(palette.ink, 0.04)
    } else {
        palette.card
    };
    let line = if chosen { Stroke::new(2.0, palette.accent) } else { Stroke::new(1.0, palette.hairline) };
    painter.rect(rect, 8, fill, line, StrokeKind::Inside);
    // The player's colour as a band.
    let band = Rect::from_min_max(rect.min + vec2(3.0, 10.0), pos2(rect.left() + 8.0, rect.bottom() - 10.0));
    painter.rect(band, 2, color(desk.banner(player)), Stroke::new(0.5, palette.soft_ink), StrokeKind::Inside);
    let side = CARD - 24.0;
    let small = Rect::from_min_size(rect.min + vec2(16.0, 12.0), Vec2::splat(side));
    board::thumbnail(desk, ui, seat, small, None);
    // The number first, so that the name knows how much room is left.
    let right = rect.right() - TOUCH - STEP;
    let number = painter.layout_no_wrap(total.to_string(), strong_font(NUMBER), palette.ink);
    let left = rect.left() + LEFT;
    let middle = rect.top() + CARD * 0.5 - 12.0;
    let crowned = if desk.has_won(player) { CROWN } else { 0.0 };
    let beside = number.size().x + crowned + 2.0 * STEP;
    let (number_right, number_at, room) = if has_long_names {
        (rect.right() - 3.0 * STEP, middle + 26.0, right - left)
    } else {
        (right, middle, (right - beside - left).max(20.0))
    };
    let crown = pos2(number_right - number.size().x - 14.0, number_at);
    painter.galley(pos2(rect.left() + 16.0, rect.top() + CARD - 8.0), team, palette.soft_ink);
    let naming = desk.view.naming.filter(|naming| naming.player == player);
    if naming.is_none() {
        let corner = pos2(number_right - number.size().x, number_at - number.size().y * 0.5);
        painter.galley(corner, number, palette.ink);
    }
    let (words, ink) = SeatState::of(desk, seat).told(desk, palette);
    let words_right = if has_long_names { number_right - beside } else { rect.right() - 2.0 * STEP };
    let text = wrapped(ui, &words, &TextStyle::Small, ink, words_right - left);
    let at = Rect::from_min_size(pos2(left, middle + 15.0), text.size());
    painter.galley(at.min, text, ink);
    let told = ui.interact(at, stable_id("player-state", player), Sense::hover());
    told.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    if let Some(naming) = naming {
        let field = Rect::from_min_max(
            pos2(left - 2.0 * STEP, middle - TOUCH * 0.5 + 2.0),
            pos2(rect.right() - 2.0 * STEP, middle + TOUCH * 0.5 - 4.0),
        );
        naming::ui(desk, ui, field, naming);
        return;
    }
    let style = if has_long_names { TextStyle::Small } else { TextStyle::Body };
    let text = shortened(ui, &name, &style, palette.ink, room, if has_long_names { 2 } else { 1 });
    // Two lines end where one does.
    let top = (middle - text.size().y * 0.5).min(middle + 11.0 - text.size().y);
    let at = Rect::from_min_size(pos2(left, top), text.size());
    painter.galley(at.min, text, palette.ink);
    let renames = chosen && rename(desk, ui, player, &name, at);
    if desk.has_won(player) {
        let texture = desk.tiles.icon(ui.ctx(), Icon::Crown, 20.0, colour(palette.gold));
        paint_texture(ui, texture, Rect::from_center_size(crown, Vec2::splat(20.0)));
    }
    let edit = Rect::from_center_size(pos2(rect.right() - TOUCH * 0.5 - 2.0, middle), Vec2::splat(TOUCH));
    let mut corner = ui.new_child(eframe::egui::UiBuilder::new().max_rect(edit));
    let label = desk.say(&Message::new("app-edit-player").with("name", name));
    if icon_button(desk, &mut corner, Icon::Pencil, &label, true).clicked() {
        desk.open(Dialog::Player(player));
    } else if response.clicked() && !renames {
        desk.show(Show::Seat(seat));
        desk.show(Show::Tab(Tab::Kingdom));
    }
}

/// The name on the card that is chosen: pressing it lets it be typed. Says whether it was pressed.
fn rename(desk: &Desk<'_>, ui: &Ui, player: usize, name: &str, at: Rect) -> bool {
    let response = ui.interact(at.expand(STEP), stable_id("rename", player), Sense::click());
    let label = desk.say(&Message::new("app-rename").with("name", name));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    let line = if response.hovered() || response.has_focus() { 1.5 } else { 0.5 };
    let ink = Palette::of(ui).soft_ink;
    ui.painter().hline(at.x_range(), at.bottom(), Stroke::new(line, ink));
    let pressed = response.clicked();
    if pressed {
        desk.send(Command::Name(player));
    }
    response.on_hover_cursor(CursorIcon::Text).on_hover_text(label);
    pressed
}
