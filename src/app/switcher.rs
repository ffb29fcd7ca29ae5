//! Whose kingdom is on the desk, in a narrow window: all players side by side, each with points and how far it is.

use eframe::egui::{Id, Rect, Response, ScrollArea, Ui, Vec2, vec2};

use super::desk::Desk;
use super::document::Seat;
use super::seat_state::SeatState;
use super::theme::{Palette, colour};
use super::view::Show;
use super::widgets::{chip_that_says, paint_texture};
use crate::art::Icon;
use crate::words::Message;

/// The side of the sign in the corner of a player.
const SIGN: f32 = 13.0;

/// All players of the round, in a row.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    let id = Id::unique("switcher seat");
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<Seat>(id);
        data.insert_temp(id, desk.view.seat);
        before
    });
    ScrollArea::horizontal().id_salt("switcher").show(ui, |ui| {
        ui.horizontal(|ui| {
            for player in 0..desk.document.players() {
                let seat = Seat { round: desk.view.seat.round, player };
                let response = button(desk, ui, seat);
                if response.clicked() {
                    desk.show(Show::Seat(seat));
                }
                // Whoever comes onto the desk comes into sight.
                if seat == desk.view.seat && before != Some(seat) {
                    response.scroll_to_me(None);
                }
            }
        });
    });
}

/// 'Ana  40', with the sign of what is missing, of being done, or of the winner in the corner.
fn button(desk: &Desk<'_>, ui: &mut Ui, seat: Seat) -> Response {
    let palette = Palette::of(ui);
    let name = desk.name(seat.player);
    let total = desk.derived.score(seat).map_or(0, crate::rules::Score::total);
    let state = SeatState::of(desk, seat);
    let number = match state {
        SeatState::BeingRead => "…".to_owned(),
        SeatState::Empty => "–".to_owned(),
        _ => total.to_string(),
    };
    let card = Message::new("app-player-card").with("name", name.as_str()).with("points", total);
    let said = format!("{}, {}", desk.say(&card), state.told(desk, palette).0);
    let response = chip_that_says(ui, seat == desk.view.seat, &format!("{name}  {number}"), &said);
    let sign =
        if desk.has_won(seat.player) { Some((Icon::Crown, palette.gold)) } else { state.sign(palette) };
    if let Some((icon, ink)) = sign {
        let corner = response.rect.right_top() + vec2(-3.0 - SIGN, 3.0);
        let texture = desk.tiles.icon(ui.ctx(), icon, SIGN, colour(ink));
        paint_texture(ui, texture, Rect::from_min_size(corner, Vec2::splat(SIGN)));
    }
    response
}
