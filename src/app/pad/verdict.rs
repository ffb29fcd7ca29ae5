//! Who won and why, once nothing is missing: the crown, the sentence, and for a tie the territories that decided it on
//! the boards of all who were tied. Until then, what is missing and the way to it, and nothing else.

use eframe::egui::load::SizedTexture;
use eframe::egui::{
    Button, Color32, CursorIcon, Image, Label, RichText, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, vec2,
};

use crate::app::action::Action;
use crate::app::board;
use crate::app::derived::Deciding;
use crate::app::desk::Desk;
use crate::app::document::Seat;
use crate::app::theme::{Palette, STEP, TOUCH, colour, strong_font};
use crate::app::view::{Lit, Show, Tab};
use crate::app::widgets::{Weight, action_button, paint_texture, soft};
use crate::art::Icon;
use crate::game::Open;
use crate::rules::Measure;
use crate::words::Message;

/// The side of a board that shows what decided a tie.
const BOARD: f32 = 112.0;
/// The side of the arrow before what leads somewhere.
const ARROW: f32 = 16.0;

/// Who won and why, once that is final.
pub(super) fn moment(desk: &Desk<'_>, ui: &mut Ui) {
    if desk.is_decided() {
        decided(desk, ui);
    }
}

/// What stands below it: who leads while anything is missing, what that is, and the teams.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    if let Some(standing) = &desk.derived.sheet.standing {
        soft(ui, standing);
    }
    missing(desk, ui);
    for team in &desk.derived.sheet.teams {
        soft(ui, team);
    }
}

/// Everything that is missing, and what is being read.
pub(in crate::app) fn missing(desk: &Desk<'_>, ui: &mut Ui) {
    for seat in &desk.status.reading {
        let text = Message::new("app-being-read-of").with("player", desk.name(seat.player));
        ui.label(RichText::new(desk.say(&text)).color(Palette::of(ui).soft_ink));
    }
    let is_read = |open: &Open| matches!(*open, Open::Kingdom { round, player } if desk.status.reading.contains(&Seat { round, player }));
    for (open, sentence) in desk.derived.sheet.open.iter().filter(|(open, _)| !is_read(open)) {
        way_to(desk, ui, open, sentence);
    }
    if desk.derived.outcome.is_final() {
        contradictions(desk, ui);
    }
}

/// What cannot be, though nothing is missing: the points count, but somebody should look at it.
fn contradictions(desk: &Desk<'_>, ui: &mut Ui) {
    let count = desk.derived.contradictions().count();
    let Some((round, first)) = desk.derived.contradictions().next() else { return };
    let text = desk.say(&Message::new("app-contradictions").with("count", count));
    let player = first.spots.first().map_or(desk.seat().player, |spot| spot.player);
    if way(desk, ui, &text, Palette::of(ui).wrong) {
        desk.show(Show::Seat(Seat { round, player }));
        desk.show(Show::Tab(Tab::Kingdom));
        desk.show(Show::Cursor(first.spots.first().and_then(|spot| spot.places.first())));
    }
}

/// A line that leads somewhere when it is pressed.
fn way(desk: &Desk<'_>, ui: &mut Ui, text: &str, ink: Color32) -> bool {
    let texture = desk.tiles.icon(ui.ctx(), Icon::Next, ARROW, colour(ink));
    let arrow = Image::from_texture(SizedTexture::new(texture, Vec2::splat(ARROW)));
    let text = RichText::new(text).color(ink);
    let button = Button::image_and_text(arrow, text).frame(false).wrap().min_size(vec2(0.0, TOUCH));
    ui.add(button).on_hover_cursor(CursorIcon::PointingHand).clicked()
}

/// The moment: a crown, the sentence, and what decided a tie.
fn decided(desk: &Desk<'_>, ui: &mut Ui) {
    let palette = Palette::of(ui);
    palette.card_frame().fill(palette.ground).stroke(Stroke::new(2.0, palette.gold)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(32.0), Sense::hover());
            paint_texture(ui, desk.tiles.icon(ui.ctx(), Icon::Crown, 32.0, colour(palette.gold)), rect);
            if let Some(sentence) = desk.derived.sheet.verdict.first() {
                let words = RichText::new(sentence).font(strong_font(17.0)).color(palette.ink);
                ui.add(Label::new(words).wrap());
            }
        });
        for sentence in desk.derived.sheet.verdict.iter().skip(1) {
            ui.label(RichText::new(sentence).font(strong_font(13.0)).color(palette.ink));
        }
        if let Some(deciding) = desk.derived.deciding() {
            ui.add_space(STEP);
            ui.horizontal_wrapped(|ui| deciding_boards(desk, ui, &deciding));
        }
    });
    ui.add_space(STEP);
}

/// The boards of all who were tied, with the cells that decided it lit.
fn deciding_boards(desk: &Desk<'_>, ui: &mut Ui, deciding: &Deciding) {
    let palette = Palette::of(ui);
    for &(seat, places, figure) in &deciding.rivals {
        let (rect, response) = ui.allocate_exact_size(vec2(BOARD, BOARD + 22.0), Sense::click());
        let id = match deciding.measure {
            Measure::Crowns => "app-deciding-crowns",
            Measure::LargestTerritory | Measure::Points => "app-deciding-squares",
        };
        let figure = Message::new(id).with("player", desk.name(seat.player)).with("count", figure);
        let text = desk.say(&figure);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &text));
        let mut square = rect;
        square.set_height(BOARD);
        board::thumbnail(desk, ui, seat, square.shrink(2.0), Some(places));
        let words =
            crate::app::text::one_line(ui, &text, &eframe::egui::TextStyle::Small, palette.ink, BOARD);
        let at = eframe::egui::pos2(rect.center().x - words.size().x * 0.5, square.bottom() + 2.0);
        ui.painter().galley(at, words, palette.ink);
        if response.hovered() {
            desk.point_at(Lit::Places(seat, places));
        }
        if response.clicked() {
            desk.show(Show::Seat(seat));
        }
    }
}

/// Something that is missing: pressing it goes where it is.
fn way_to(desk: &Desk<'_>, ui: &mut Ui, open: &Open, sentence: &str) {
    let palette = Palette::of(ui);
    let ink = palette.amber_ink;
    let (seat, checks) = match *open {
        Open::Kingdom { round, player }
        | Open::Holdings { round, player, .. }
        | Open::Reading { round, player } => (Seat { round, player }, false),
        Open::Queen { round } => (Seat { round, ..desk.seat() }, false),
        Open::Cells { round, player, .. } | Open::Unsure { round, player, .. } => {
            (Seat { round, player }, true)
        }
        Open::Rounds { .. } => {
            ui.label(RichText::new(sentence).color(ink));
            action_button(desk, ui, Action::NextRound, Weight::Plain);
            return;
        }
    };
    if way(desk, ui, sentence, ink) {
        desk.show(Show::Seat(seat));
        desk.show(Show::Tab(Tab::Kingdom));
        if checks {
            desk.show(Show::NotChecking);
            desk.ask(Action::Check);
        }
    }
}
