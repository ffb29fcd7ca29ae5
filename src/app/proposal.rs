//! The photo proposes the game: where it shows towns in a game that has none, a kingdom of another size, dominoes of both
//! boxes, or a castle of another colour, the window asks, and one press changes it. All photos are read again where the
//! rules change, and what was confirmed stays.

use eframe::egui::{RichText, Stroke, Ui};

use super::App;
use super::desk::Desk;
use super::dialogs::other_book;
use super::document::{Edit, Seat};
use super::theme::{Palette, STEP};
use super::view::Show;
use super::widgets::{Weight, text_button};
use crate::model::{Frame, FrameSize, PlayerColour, Terrain};
use crate::rules::{Game, Rules};
use crate::scan::Scan;
use crate::words::{Message, Say};

/// From so many towns on, a kingdom is not one of Kingdomino with a cell misread.
const TOWNS: usize = 3;

/// Something that a photo shows and the game does not have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proposal {
    /// There are towns: it is another game.
    Towns,
    /// A kingdom has this frame.
    Size(Frame),
    /// Only the dominoes of both boxes can make these kingdoms.
    BothBoxes,
    /// The castle of this player has this colour.
    Colour(Seat, PlayerColour),
}

impl App {
    /// Asks for whatever the photo shows and the game does not have. A kingdom that was read in the size of the game may
    /// look more like one of another size.
    pub(super) fn propose(&mut self, seat: Seat, scan: &Scan, other_size: Option<FrameSize>) {
        let rules = self.document().rules();
        let has_towns = rules.book().terrains.contains(&Terrain::Town);
        let towns = scan.cells.iter().filter(|cell| cell.seen.terrain() == Some(Terrain::Town)).count();
        let frame = other_size.and_then(|size| frame_of(rules, size));
        let seen = [
            (!has_towns && towns >= TOWNS).then_some(Proposal::Towns),
            frame.map(Proposal::Size),
            scan.castle.map(|colour| Proposal::Colour(seat, colour)),
        ];
        for proposal in seen.into_iter().flatten() {
            if !self.view.answered.contains(&proposal) && !self.view.proposals.contains(&proposal) {
                self.view.proposals.push(proposal);
            }
        }
    }
}

/// The frame of this size that the game has.
fn frame_of(rules: &Rules, size: FrameSize) -> Option<Frame> {
    rules.book().frames.iter().map(|(frame, _)| *frame).find(|frame| frame.size() == Some(size))
}

/// Whether there is still something to ask.
fn is_open(desk: &Desk<'_>, proposal: Proposal) -> bool {
    let rules = desk.document.rules();
    match proposal {
        Proposal::Towns => !rules.book().terrains.contains(&Terrain::Town),
        Proposal::Size(frame) => rules.frame() != frame,
        Proposal::BothBoxes => !desk.view.answered.contains(&proposal),
        Proposal::Colour(seat, colour) => {
            let is_seen = desk.document.photo(seat).is_some_and(|photo| photo.castle == Some(colour));
            let player = desk.document.player(seat);
            is_seen && player.is_some_and(|player| player.known_colour() != Some(colour))
        }
    }
}

/// The question, and the answers that change something, the likeliest first.
fn question(desk: &Desk<'_>, proposal: Proposal) -> (Message, Vec<(Message, Edit)>) {
    let rules = desk.document.rules();
    let game = |game: Game| {
        let other = other_book(rules, game, None, desk.document.players())?;
        Some((game.say(), Edit::Rules(other)))
    };
    match proposal {
        Proposal::Towns => {
            let games = [Game::Queendomino, Game::RoyalWedding].into_iter().filter_map(game);
            (Message::new("app-proposal-towns"), games.collect())
        }
        Proposal::BothBoxes => {
            (Message::new("app-proposal-both-boxes"), game(Game::RoyalWedding).into_iter().collect())
        }
        Proposal::Size(frame) => {
            let size = Message::new("app-size").with("rows", frame.rows()).with("columns", frame.cols());
            let other = rules.clone().with_frame(frame).ok();
            let answer = other.map(|other| (size.clone(), Edit::Rules(other)));
            (Message::new("app-proposal-size").with("size", size), answer.into_iter().collect())
        }
        Proposal::Colour(seat, colour) => {
            let player = desk.name(seat.player);
            let question = Message::new("app-proposal-colour").with("player", player);
            let answer = (colour.say(), Edit::Recolour(seat.player, colour));
            (question.with("colour", colour.say()), vec![answer])
        }
    }
}

/// The first question that is open, where a photo has asked one.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    let both = desk.derived.both_boxes.then_some(Proposal::BothBoxes);
    let mut all = desk.view.proposals.iter().copied().chain(both);
    let Some(proposal) = all.find(|proposal| is_open(desk, *proposal)) else { return };
    let (question, answers) = question(desk, proposal);
    let palette = Palette::of(ui);
    palette.card_frame().stroke(Stroke::new(1.5, palette.amber)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(desk.say(&question)).color(palette.ink));
        ui.add_space(STEP);
        ui.horizontal_wrapped(|ui| {
            for (index, (what, edit)) in answers.into_iter().enumerate() {
                let text = desk.say(&Message::new("app-proposal-yes").with("what", what));
                let weight = if index == 0 { Weight::Accent } else { Weight::Plain };
                if text_button(ui, &text, weight).clicked() {
                    desk.edit(edit);
                    desk.show(Show::Answered(proposal));
                }
            }
            if text_button(ui, &desk.text("button-proposal-no"), Weight::Quiet).clicked() {
                desk.show(Show::Answered(proposal));
            }
        });
    });
    ui.add_space(STEP);
}
