//! The photo proposes the game: where it shows towns in a game that has none, a kingdom of another size, dominoes of both
//! boxes, or a castle of another colour, the window asks, and one press changes it. All photos are read again where the
//! rules change, and what was confirmed stays.

use eframe::egui::{RichText, Stroke, Ui};

use super::App;
use super::desk::Desk;
use super::dialogs::other_book;
use super::document::{Edit, Seat};
use super::theme::{Palette, STEP, WIDE};
use super::view::{BoardStage, Show};
use super::widgets::{Weight, text_button};
use crate::model::{Frame, FrameSize, PlayerColour, Terrain};
use crate::rules::{Game, Rules};
use crate::scan::Scan;
use crate::words::{Arg, Message, Say};

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

impl Proposal {
    /// Whether it is about a colour.
    fn is_colour(&self) -> bool {
        matches!(self, Self::Colour(..))
    }
}

impl App {
    /// Asks for whatever the photo shows and the game does not have.
    pub(super) fn propose(&mut self, seat: Seat, scan: &Scan) {
        let rules = self.document().rules();
        let has_towns = rules.book().terrains.contains(&Terrain::Town);
        let towns = scan.cells.iter().filter(|cell| cell.seen.terrain() == Some(Terrain::Town)).count();
        let seen = [
            (!has_towns && towns >= TOWNS).then_some(Proposal::Towns),
            scan.castle.map(|colour| Proposal::Colour(seat, colour)),
        ];
        seen.into_iter().flatten().for_each(|proposal| self.note(proposal));
    }

    /// A kingdom that was read in the size of the game looks more like one of this size. Says which frame is asked for,
    /// if the game has one.
    pub(super) fn propose_size(&mut self, size: FrameSize) -> Option<Frame> {
        let frame = frame_of(self.document().rules(), size)?;
        self.note(Proposal::Size(frame));
        Some(frame)
    }

    /// Proposes something, unless that was done before.
    fn note(&mut self, proposal: Proposal) {
        if !self.view.answered.contains(&proposal) && !self.view.proposals.contains(&proposal) {
            self.view.proposals.push(proposal);
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
            let shows =
                |seat: Seat| desk.document.photo(seat).is_some_and(|photo| photo.castle == Some(colour));
            // Castles of the same colour cannot both be right.
            let alone = desk.document.seats(seat.round).filter(|other| shows(*other)).count() == 1;
            let player = desk.document.player(seat);
            let is_other = player.is_some_and(|player| player.known_colour() != Some(colour));
            // Asked once for all players, when the photos are read and nothing else is being asked.
            let is_quiet = desk.status.reading.is_empty()
                && desk.view.stage == BoardStage::Board
                && desk.view.checking.is_none();
            is_quiet && shows(seat) && alone && is_other
        }
    }
}

/// What is asked now: the first proposal that is open. Colours are asked for together.
fn asked(desk: &Desk<'_>) -> Vec<Proposal> {
    let both = desk.derived.both_boxes.then_some(Proposal::BothBoxes);
    let all = desk.view.proposals.iter().copied().chain(both);
    let open: Vec<Proposal> = all.filter(|proposal| is_open(desk, *proposal)).collect();
    match open.iter().find(|proposal| !proposal.is_colour()) {
        Some(other) => vec![*other],
        None => open,
    }
}

/// An answer that changes something: the words on its button, and the changes.
type ProposalAnswer = (Message, Vec<Edit>);

/// The question, and the answers that change something, the likeliest first.
fn question(desk: &Desk<'_>, asked: &[Proposal]) -> Option<(Message, Vec<ProposalAnswer>)> {
    let rules = desk.document.rules();
    let yes = |what: Message| Message::new("app-proposal-yes").with("what", what);
    let game = |game: Game| {
        let other = other_book(rules, game, None, desk.document.players())?;
        Some((yes(game.say()), vec![Edit::Rules(other)]))
    };
    let told = match *asked.first()? {
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
            let answer = other.map(|other| (yes(size.clone()), vec![Edit::Rules(other)]));
            (Message::new("app-proposal-size").with("size", size), answer.into_iter().collect())
        }
        Proposal::Colour(seat, colour) if asked.len() == 1 => {
            let player = desk.name(seat.player);
            let question = Message::new("app-proposal-colour").with("player", player);
            let answer = (yes(colour.say()), vec![Edit::Recolour(seat.player, colour)]);
            (question.with("colour", colour.say()), vec![answer])
        }
        Proposal::Colour(..) => {
            let colours = asked.iter().filter_map(|proposal| match *proposal {
                Proposal::Colour(seat, colour) => Some((seat.player, colour)),
                _ => None,
            });
            let told: Arg = colours
                .clone()
                .map(|(player, colour)| {
                    Message::new("app-player-colour")
                        .with("player", desk.name(player))
                        .with("colour", colour.say())
                })
                .collect();
            let edits = colours.map(|(player, colour)| Edit::Recolour(player, colour)).collect();
            let answer = (Message::new("button-proposal-colours"), edits);
            (Message::new("app-proposal-colours").with("colours", told), vec![answer])
        }
    };
    Some(told)
}

/// The first question that is open, where a photo has asked one, over the board; in a wide window that about colours
/// stands under the players instead, where it moves nothing.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    let asked = asked(desk);
    if !is_wide(ui) || !asked.iter().all(Proposal::is_colour) {
        card(desk, ui, &asked);
    }
}

/// The question about the colours of the players, in a wide window.
pub(super) fn colours_ui(desk: &Desk<'_>, ui: &mut Ui) {
    let asked = asked(desk);
    if is_wide(ui) && asked.iter().all(Proposal::is_colour) {
        ui.add_space(2.0 * STEP);
        card(desk, ui, &asked);
    }
}

fn is_wide(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() >= WIDE
}

/// A question with its answers.
fn card(desk: &Desk<'_>, ui: &mut Ui, asked: &[Proposal]) {
    let Some((question, answers)) = question(desk, asked) else { return };
    let answered = || asked.iter().for_each(|proposal| desk.show(Show::Answered(*proposal)));
    let palette = Palette::of(ui);
    // A colour changes no point, so it does not ask for attention.
    let is_quiet = asked.iter().all(Proposal::is_colour);
    let (line, first) =
        if is_quiet { (palette.hairline, Weight::Plain) } else { (palette.amber, Weight::Accent) };
    palette.card_frame().stroke(Stroke::new(1.5, line)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(desk.say(&question)).color(palette.ink));
        ui.add_space(STEP);
        ui.horizontal_wrapped(|ui| {
            for (index, (text, edits)) in answers.into_iter().enumerate() {
                let weight = if index == 0 { first } else { Weight::Plain };
                if text_button(ui, &desk.say(&text), weight).clicked() {
                    for edit in edits {
                        desk.edit(edit);
                    }
                    answered();
                }
            }
            if text_button(ui, &desk.text("button-proposal-no"), Weight::Plain).clicked() {
                answered();
            }
        });
    });
    ui.add_space(STEP);
}
