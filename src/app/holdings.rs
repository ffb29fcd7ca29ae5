//! What a player owns besides the kingdom: coins, towers, knights, the Queen; in Duel the power.

use eframe::egui::{RichText, Role, Sense, Ui, Vec2, WidgetInfo};

use super::desk::Desk;
use super::document::Edit;
use super::theme::{Palette, STEP, color, strong_font};
use super::tiles::PieceTexture;
use super::widgets::{chip, choice, counter, paint_texture};
use crate::model::Terrain;
use crate::rules::Input;
use crate::words::Say;

/// What the game has of it.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    let inputs = desk.document.rules().book().inputs;
    if inputs.is_empty() {
        return;
    }
    let palette = Palette::of(ui);
    ui.add_space(2.0 * STEP);
    palette.card_frame().show(ui, |ui| {
        ui.set_width(ui.available_width());
        let all = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing = Vec2::new(6.0 * STEP, STEP);
            for &input in inputs {
                match input {
                    Input::Queen => queen(desk, ui),
                    Input::Power => power(desk, ui),
                    Input::Coins => amount(desk, ui, input, PieceTexture::Coin),
                    Input::Knights => amount(desk, ui, input, PieceTexture::Knight),
                    Input::Towers => amount(desk, ui, input, PieceTexture::Tower),
                }
            }
        };
        // Groups do not wrap: where they do not fit side by side, they stand one under the other.
        let asked = desk.document.player(desk.seat()).map_or(0, |player| player.uncounted.len());
        if ui.available_width() < 720.0 + 100.0 * asked as f32 {
            ui.vertical(all)
        } else {
            ui.horizontal(all)
        };
    });
}

fn amount(desk: &Desk<'_>, ui: &mut Ui, input: Input, piece: PieceTexture) {
    let seat = desk.seat();
    let Some(holdings) = desk.document.player(seat).map(|player| player.holdings) else { return };
    let value = input.owned(&holdings);
    let name = desk.say(&input.say());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = STEP;
        picture(desk, ui, piece);
        ui.label(RichText::new(&name));
        ask_for(desk, ui, input);
        if let Some(count) = counter(desk, ui, &name, value, input.in_box()) {
            desk.edit(Edit::Count(seat, input, count));
        }
    });
}

/// Asks for what nobody has counted yet: a quiet question mark, and the answer 'none'. Any number is an answer, too.
fn ask_for(desk: &Desk<'_>, ui: &mut Ui, input: Input) {
    let seat = desk.seat();
    if !desk.document.player(seat).is_some_and(|player| player.uncounted.contains(&input)) {
        return;
    }
    let palette = Palette::of(ui);
    let mark =
        RichText::new("?").font(strong_font(17.0)).color(palette.amber.lerp_to_gamma(palette.ink, 0.35));
    ui.label(mark).on_hover_text(desk.text("app-uncounted"));
    let (none, edit) = match input {
        Input::Queen => (desk.text("app-queen-nobody"), Edit::Queen(seat.round, None)),
        _ => (desk.text("app-uncounted-none"), Edit::Count(seat, input, 0)),
    };
    let label = format!("{}: {none}", desk.say(&input.say()));
    let answer = chip(ui, false, &none);
    answer.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    if answer.clicked() {
        desk.edit(edit);
    }
}

/// Exactly one player holds the Queen, or nobody.
fn queen(desk: &Desk<'_>, ui: &mut Ui) {
    let seat = desk.seat();
    let has = desk.document.player(seat).is_some_and(|player| player.holdings.queen);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = STEP;
        picture(desk, ui, PieceTexture::Queen);
        let text = desk.say(&Input::Queen.say());
        if chip(ui, has, &text).on_hover_text(desk.text("tip-queen")).clicked() {
            desk.edit(Edit::Queen(seat.round, (!has).then_some(seat.player)));
        }
        ask_for(desk, ui, Input::Queen);
    });
}

/// Duel's power, with the coat that it counts.
fn power(desk: &Desk<'_>, ui: &mut Ui) {
    let seat = desk.seat();
    let now = desk.document.player(seat).and_then(|player| player.holdings.power);
    ui.vertical(|ui| {
        ui.label(desk.say(&Input::Power.say()));
        let coats = desk.document.rules().book().terrains.iter();
        let mut all: Vec<(Option<Terrain>, String)> = vec![(None, desk.text("app-no-power"))];
        all.extend(coats.map(|coat| (Some(*coat), desk.say(&coat.say()))));
        if let Some(coat) = choice(ui, now, &all) {
            desk.edit(Edit::Power(seat, coat));
        }
    });
}

fn picture(desk: &Desk<'_>, ui: &mut Ui, piece: PieceTexture) {
    let side = 28.0;
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    // Grey pieces need a ground of their own at night.
    if ui.visuals().dark_mode {
        ui.painter().circle_filled(rect.center(), side * 0.5, color(crate::art::CREAM).gamma_multiply(0.85));
    }
    paint_texture(ui, desk.tiles.piece(ui.ctx(), piece, side), rect);
}
