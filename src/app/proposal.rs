//! The photo proposes the game: where it shows towns in a game that has none, or a kingdom of another size, the window
//! asks, and one press changes the rules. All photos are read again, and what was confirmed stays.

use eframe::egui::{RichText, Stroke, Ui};

use super::App;
use super::desk::Desk;
use super::dialogs::other_book;
use super::document::{Edit, Seat};
use super::theme::{Palette, STEP};
use super::view::Show;
use super::widgets::{Weight, text_button};
use crate::model::Terrain;
use crate::rules::Game;
use crate::scan::Scan;
use crate::words::{Message, Say};

/// From so many towns on, a kingdom is not one of Kingdomino with a cell misread.
const TOWNS: usize = 3;

impl App {
    /// Asks for another game if the photo shows one.
    pub(super) fn propose(&mut self, seat: Seat, scan: &Scan) {
        let has_towns = self.document().rules().book().terrains.contains(&Terrain::Town);
        let towns = scan.cells.iter().filter(|cell| cell.seen.terrain() == Some(Terrain::Town)).count();
        if !has_towns && towns >= TOWNS {
            self.view.proposal = Some(seat);
        }
    }
}

/// The question, where a photo has asked one.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    if desk.view.proposal.is_none() {
        return;
    }
    let palette = Palette::of(ui);
    palette.card_frame().stroke(Stroke::new(1.5, palette.amber)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(desk.text("app-proposal-towns")).color(palette.ink));
        ui.add_space(STEP);
        ui.horizontal_wrapped(|ui| {
            for (game, weight) in [(Game::Queendomino, Weight::Accent), (Game::RoyalWedding, Weight::Plain)] {
                let text = desk.say(&Message::new("app-proposal-yes").with("game", game.say()));
                let rules = other_book(desk.document.rules(), game, None, desk.document.players());
                if let Some(rules) = rules
                    && text_button(ui, &text, weight).clicked()
                {
                    desk.edit(Edit::Rules(rules));
                    desk.show(Show::NoProposal);
                }
            }
            if text_button(ui, &desk.text("button-proposal-no"), Weight::Quiet).clicked() {
                desk.show(Show::NoProposal);
            }
        });
    });
    ui.add_space(STEP);
}
