//! What every panel is given: the game, what is shown of it, what follows from it, words and pictures. Panels read
//! and change the game and the view; what needs more than that, they ask for by a [`Command`].

use eframe::egui::Context;

use super::command::Command;
use super::derived::Derived;
use super::document::{Document, Seat};
use super::past::Past;
use super::photos::Photos;
use super::tiles::Tiles;
use super::view::{Lit, View};
use super::work::Progress;
use crate::art::{Colour, STONE};
use crate::game::Player;
use crate::model::{Kingdom, Place};
use crate::sheet::Format;
use crate::words::{Language, Message, Words};

/// What every panel is given.
pub(super) struct Desk {
    /// The game.
    pub document: Document,
    /// What is shown of it.
    pub view: View,
    /// What follows from it.
    pub derived: Derived,
    /// The language.
    pub words: &'static Words,
    /// Pictures of tiles and icons.
    pub tiles: Tiles,
    /// Photos that are open.
    pub photos: Photos,
    /// What the panels asked for.
    pub asked: Vec<Command>,
    /// What is being worked on, for the bar that shows it.
    pub progress: Option<std::sync::Arc<Progress>>,
    /// The photo that was last asked of the store, so that one that is gone is not asked for again and again.
    pub saved_photo: Option<String>,
    /// Whether the language was chosen in the window.
    pub language_chosen: bool,
    /// Games of the past, while they are looked at.
    pub past: Option<Past>,
    /// A file that the sheet is to become.
    pub export: Option<Format>,
    /// Whether there is something to undo and to redo.
    pub can: Can,
}

/// Whether there is something to undo and to redo.
#[derive(Debug, Clone, Copy, Default)]
#[allow(missing_docs)] // the names say it
pub(super) struct Can {
    pub undo: bool,
    pub redo: bool,
}

impl Desk {
    /// The text of a message.
    pub(super) fn say(&self, message: &Message) -> String {
        self.words.text(message)
    }

    /// The text of a message without arguments.
    pub(super) fn text(&self, id: &'static str) -> String {
        self.words.text(&Message::new(id))
    }

    /// Speaks another language, at once.
    pub(super) fn speak(&mut self, language: Language) {
        self.words = Words::of(language);
        self.language_chosen = true;
        self.derived.retell(self.words);
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
        let name =
            self.document.player(Seat { round: 0, player }).map(|player| player.name.trim().to_owned());
        name.filter(|name| !name.is_empty())
            .unwrap_or_else(|| self.say(&Message::new("sheet-player").with("number", player + 1)))
    }

    /// The colour of a player.
    pub(super) fn banner(&self, player: usize) -> Colour {
        let player = self.document.player(Seat { round: 0, player });
        player.and_then(Player::known_colour).map_or(STONE, Colour::from)
    }

    /// Asks for a command.
    pub(super) fn ask(&mut self, command: Command) {
        self.asked.push(command);
    }

    /// Tells that something is pointed at, so that what belongs to it lights up in the next frame.
    pub(super) fn point_at(&mut self, lit: Lit) {
        self.view.pointed = Some(lit);
    }

    /// Whether a cell is lit.
    pub(super) fn is_lit(&self, seat: Seat, place: Place) -> bool {
        match self.view.lit {
            Some(Lit::Cell(..)) | None => false,
            Some(Lit::Places(lit, places)) => lit == seat && places.contains(place),
            Some(Lit::Line(lit, line)) => lit == seat && self.derived.places_of(seat, line).contains(place),
        }
    }

    /// Begins a frame: what was pointed at in the last one is lit in this one.
    pub(super) fn begin_frame(&mut self, ctx: &Context) {
        let pointed = self.view.pointed.take();
        if pointed != self.view.lit {
            self.view.lit = pointed;
            ctx.request_repaint();
        }
    }
}
