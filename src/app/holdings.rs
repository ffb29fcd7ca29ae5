//! What a player owns besides the kingdom: coins, towers, knights, the Queen; in Duel the power.

use eframe::egui::{Align, Color32, Id, Layout, RichText, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo};

use super::counter::{self, Counter};
use super::desk::Desk;
use super::document::Edit;
use super::theme::{Palette, STEP, color, strong_font};
use super::tiles::PieceTexture;
use super::widgets::{chip, choice, paint_texture, stable_id};
use crate::model::Terrain;
use crate::rules::Input;
use crate::words::Say;

/// The side of the picture before each.
const PICTURE: f32 = 28.0;
/// The space between two.
const GAP: f32 = 5.0 * STEP;

/// The room for a question and its answer.
const QUESTION: f32 = 100.0;

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
        ui.spacing_mut().item_spacing = Vec2::new(GAP, STEP);
        // Numbers in several rows stand below each other.
        let mut names = 0.0;
        let mut rows = rows(desk, ui, inputs, names);
        if rows.len() > 1 {
            let counted = inputs.iter().filter(|input| is_counted(**input));
            names = counted.map(|input| name_width(desk, ui, *input)).fold(0.0, f32::max);
            rows = self::rows(desk, ui, inputs, names);
        }
        for row in rows {
            ui.horizontal(|ui| {
                for input in row {
                    match input {
                        Input::Queen => queen(desk, ui),
                        Input::Power => power(desk, ui),
                        Input::Coins => amount(desk, ui, input, PieceTexture::Coin, names),
                        Input::Knights => amount(desk, ui, input, PieceTexture::Knight, names),
                        Input::Towers => amount(desk, ui, input, PieceTexture::Tower, names),
                    }
                }
            });
        }
    });
}

/// How wide the name of an input is.
fn name_width(desk: &Desk<'_>, ui: &Ui, input: Input) -> f32 {
    let font = TextStyle::Body.resolve(ui.style());
    ui.painter().layout_no_wrap(desk.say(&input.say()), font, Color32::PLACEHOLDER).size().x
}

/// As many side by side as there is room for, where the names of what is counted take at least so much of it.
fn rows(desk: &Desk<'_>, ui: &Ui, inputs: &[Input], names: f32) -> Vec<Vec<Input>> {
    let width = |input: Input| {
        let name = name_width(desk, ui, input);
        let (name, rest) = if is_counted(input) {
            (name.max(names), counter::WIDTH + STEP)
        } else {
            (name, 2.0 * ui.spacing().button_padding.x)
        };
        PICTURE + STEP + name + rest + GAP
    };
    let (mut rows, mut left): (Vec<Vec<Input>>, f32) = (Vec::new(), 0.0);
    for &input in inputs {
        let width = width(input);
        let question = if is_uncounted(desk, input) { QUESTION } else { 0.0 };
        // A number that is being entered stays in its row when its question goes.
        let room = if is_counted(input) { QUESTION } else { question };
        match rows.last_mut() {
            Some(row) if width + room <= left => row.push(input),
            _ => {
                rows.push(vec![input]);
                left = ui.available_width() + GAP;
            }
        }
        left -= width + question;
    }
    rows
}

fn amount(desk: &Desk<'_>, ui: &mut Ui, input: Input, piece: PieceTexture, names: f32) {
    let seat = desk.seat();
    let Some(holdings) = desk.document.player(seat).map(|player| player.holdings) else { return };
    let value = input.owned(&holdings);
    let name = desk.say(&input.say());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = STEP;
        picture(desk, ui, piece);
        let room = Vec2::new(names, ui.spacing().interact_size.y);
        ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(names);
            ui.label(&name);
        });
        let inputs = desk.document.rules().book().inputs.iter();
        let next =
            inputs.skip_while(|&&other| other != input).skip(1).copied().find(|&next| is_counted(next));
        let counter = Counter {
            name: &name,
            value,
            most: input.in_box(),
            id: field_id(input),
            next: next.map(field_id),
        };
        if let Some(count) = counter.ui(desk, ui) {
            desk.edit(Edit::Count(seat, input, count));
        }
        // Behind the number, which must not move while it is being entered.
        ask_for(desk, ui, input);
    });
}

/// Whether nobody has said yet how many the player has.
fn is_uncounted(desk: &Desk<'_>, input: Input) -> bool {
    desk.document.player(desk.seat()).is_some_and(|player| !input.is_counted(&player.holdings))
}

/// Asks for what nobody has counted yet: a quiet question mark, and the answer 'none'. Any number is an answer, too.
fn ask_for(desk: &Desk<'_>, ui: &mut Ui, input: Input) {
    let seat = desk.seat();
    if !is_uncounted(desk, input) {
        return;
    }
    let palette = Palette::of(ui);
    let mark = RichText::new("?").font(strong_font(17.0)).color(palette.amber_ink);
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

/// Whether there can be more than one of it.
fn is_counted(input: Input) -> bool {
    input.in_box() > 1
}

/// The field for how many a player has.
fn field_id(input: Input) -> Id {
    stable_id("count", 0).with(input.id())
}

/// Exactly one player holds the Queen, or nobody.
fn queen(desk: &Desk<'_>, ui: &mut Ui) {
    let seat = desk.seat();
    let has = desk.document.player(seat).is_some_and(|player| player.holdings.has_queen());
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
    let side = PICTURE;
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    // Grey pieces need a ground of their own at night.
    if ui.visuals().dark_mode {
        ui.painter().circle_filled(rect.center(), side * 0.5, color(crate::art::CREAM).gamma_multiply(0.85));
    }
    paint_texture(ui, desk.tiles.piece(ui.ctx(), piece, side), rect);
}
