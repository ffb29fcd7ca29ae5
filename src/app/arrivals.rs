//! Photos that have come and that nobody has opened yet. They have a kingdom from the beginning, so that one that waits
//! is there after a restart; a broken one leaves nothing behind.

use super::App;
use super::desk::{name_of, numbered};
use super::document::{Cause, Edit, KingdomPhoto, Seat};

/// A photo that has come.
pub(super) struct PhotoArrival {
    /// Whose kingdom it is for.
    pub seat: Seat,
    /// Whether the player is at the table only because of it.
    pub brought_player: bool,
    /// The photo that the kingdom had before.
    pub before: Option<KingdomPhoto>,
}

impl App {
    /// The photo for this kingdom could be opened.
    pub(super) fn has_arrived(&mut self, seat: Seat) {
        self.arrivals.retain(|arrival| arrival.seat != seat);
    }

    /// The photo for this kingdom is broken: everything is as it was before it came.
    pub(super) fn turn_away(&mut self, seat: Seat) {
        let Some(index) = self.arrivals.iter().position(|arrival| arrival.seat == seat) else { return };
        let PhotoArrival { brought_player, before, .. } = self.arrivals.remove(index);
        // It came and went in one step.
        self.editor.because(Cause::Photo);
        match (brought_player, before) {
            (true, _) => self.remove_player(seat.player),
            (false, Some(before)) => self.edit(Edit::Photo(seat, Box::new(before))),
            (false, None) => self.edit(Edit::NoPhoto(seat)),
        }
    }

    /// Takes a player from the table; those behind move up, with the photos that wait for them and their numbers.
    pub(super) fn remove_player(&mut self, player: usize) {
        self.edit(Edit::RemovePlayer(player));
        let waiting = self.waiting.iter_mut().map(|(seat, _)| seat);
        for seat in waiting.chain(self.arrivals.iter_mut().map(|arrival| &mut arrival.seat)) {
            seat.player -= usize::from(seat.player > player);
        }
        for moved in player..self.document().players() {
            if name_of(self.document(), self.words, moved) == numbered(self.words, moved + 1) {
                self.edit(Edit::Rename(moved, numbered(self.words, moved)));
            }
        }
        // An empty table is no game.
        if self.document().players() == 0 {
            self.edit(Edit::New);
        }
    }
}
