//! What every panel is given: the game, what follows from it, what is shown of it, and a way to ask for more. Panels
//! look and send; they change nothing themselves.

use super::action::Action;
use super::command::{Command, Mailbox};
use super::derived::Derived;
use super::document::{Document, Edit, Seat};
use super::past::Past;
use super::photos::Photos;
use super::questions::{Answers, Search};
use super::reader::ReadingProgress;
use super::store::Saving;
use super::tiles::TileTextures;
use super::view::{Dialog, Lit, Show, View};
use super::viewfinder::Viewfinder;
use crate::art::{Colour, STONE};
use crate::game::Player;
use crate::model::{Kingdom, Place};
use crate::words::{Message, Words};

/// What every panel is given.
pub(super) struct Desk<'a> {
    /// The game.
    pub document: &'a Document,
    /// What follows from it.
    pub derived: &'a Derived,
    /// What is shown of it.
    pub view: &'a View,
    /// The language.
    pub words: &'static Words,
    /// Pictures of tiles and icons.
    pub tiles: &'a TileTextures,
    /// Answers to the questions asked at the table.
    pub answers: &'a Answers,
    /// Photos that are open.
    pub photos: &'a Photos,
    /// The viewfinder, while it is open.
    pub viewfinder: Option<&'a Viewfinder>,
    /// What is under way.
    pub status: Status<'a>,
    /// Where everything that is asked for goes.
    pub mailbox: &'a Mailbox,
}

/// What is under way, and what can be done because of it.
pub(super) struct Status<'a> {
    /// How far the reading of a photo is.
    pub progress: Option<&'a ReadingProgress>,
    /// The kingdoms whose photos are being read or wait for it.
    pub reading: Vec<Seat>,
    /// How much of what was said last still shows.
    pub notice_opacity: f32,
    /// The search for a best laying, while there is one.
    pub search: Option<&'a Search>,
    /// Past games, once they were shown.
    pub past: Option<&'a Past>,
    /// Whether the game is on the disk.
    pub saving: Saving,
    /// Whether there is something to undo.
    pub can_undo: bool,
    /// Whether there is something to redo.
    pub can_redo: bool,
}

impl Desk<'_> {
    /// The text of a message.
    pub(super) fn say(&self, message: &Message) -> String {
        self.words.text(message)
    }

    /// The text of a message without arguments.
    pub(super) fn text(&self, id: &'static str) -> String {
        self.words.text(&Message::new(id))
    }

    /// The seat that is on the desk.
    pub(super) fn seat(&self) -> Seat {
        self.view.seat
    }

    /// The kingdom that is on the desk.
    pub(super) fn kingdom(&self) -> Option<&Kingdom> {
        self.document.player(self.view.seat).map(|player| &player.kingdom)
    }

    /// The name of a player; somebody without one gets a number.
    pub(super) fn name(&self, player: usize) -> String {
        name_of(self.document, self.words, player)
    }

    /// The colour of a player.
    pub(super) fn banner(&self, player: usize) -> Colour {
        let player = self.document.player(Seat { round: 0, player });
        player.and_then(Player::known_colour).map_or(STONE, Colour::from)
    }

    /// Whether the game is not on the disk though it should be.
    pub(super) fn is_unsaved(&self) -> bool {
        matches!(self.status.saving, Saving::NotSaved(_))
    }

    /// Whether it can be said who won: nothing is missing, and no photo is being read.
    pub(super) fn is_decided(&self) -> bool {
        self.derived.is_decided() && self.status.reading.is_empty()
    }

    /// Whether a player has won, alone or with others.
    pub(super) fn has_won(&self, player: usize) -> bool {
        self.is_decided() && self.derived.place(player) == Some(1)
    }

    /// Asks for something.
    pub(super) fn send(&self, command: Command) {
        self.mailbox.send(command);
    }

    /// Asks for what a button does.
    pub(super) fn ask(&self, action: Action) {
        self.send(Command::Do(action));
    }

    /// Asks for a change of the game.
    pub(super) fn edit(&self, edit: Edit) {
        self.send(Command::Edit(edit));
    }

    /// Asks for a change of what is shown.
    pub(super) fn show(&self, show: Show) {
        self.send(Command::Show(show));
    }

    /// Asks a question over everything else.
    pub(super) fn open(&self, dialog: Dialog) {
        self.show(Show::Dialog(Some(dialog)));
    }

    /// Closes the question.
    pub(super) fn close_dialog(&self) {
        self.show(Show::Dialog(None));
    }

    /// Notes that something is pointed at, so that what belongs to it lights up in the next frame.
    pub(super) fn point_at(&self, lit: Lit) {
        self.send(Command::PointAt(lit));
    }

    /// Whether a cell is lit.
    pub(super) fn is_lit(&self, seat: Seat, place: Place) -> bool {
        match self.view.lit {
            None => false,
            // Between photo and drawing, a cell that is pointed at shows on both.
            Some(Lit::Cell(lit, at)) => (lit, at) == (seat, place) && self.document.photo(seat).is_some(),
            Some(Lit::Places(lit, places)) => lit == seat && places.contains(place),
            Some(Lit::Line(lit, line)) => lit == seat && self.derived.places_of(seat, line).contains(place),
        }
    }
}

/// The name of a player; somebody without one gets a number.
pub(super) fn name_of(document: &Document, words: &Words, player: usize) -> String {
    let name = document.player(Seat { round: 0, player }).map(|player| player.name.trim());
    name.filter(|name| !name.is_empty()).map_or_else(|| numbered(words, player), str::to_owned)
}

/// 'Player 2', the name of somebody without one.
pub(super) fn numbered(words: &Words, player: usize) -> String {
    words.text(&Message::new("sheet-player").with("number", player + 1))
}
