//! The way through the cells to check: it begins with the player on the desk, goes on through all players, and ends
//! with 'all checked'. What is answered counts at once, is confirmed, and can be undone.

use super::App;
use super::document::{Document, Edit, Seat};
use super::view::{BoardStage, Brush, Checking, OnceRead, Show, Tab};
use crate::model::{Cell, Place};

/// What is said about the cell that is being checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CheckAnswer {
    /// It is what it is said to be.
    Right,
    /// It is this.
    Is(Cell),
    /// It is left as it is, unconfirmed.
    Skip,
    /// The cell before it once more.
    Back,
    /// It is none of the guesses: everything is offered.
    AllKinds,
    /// The rest is not checked now.
    Stop,
}

impl App {
    /// Begins to check, or leaves the cell that is being checked for later.
    pub(super) fn check(&mut self) {
        if self.view.checking.is_some() {
            return self.answer(CheckAnswer::Skip);
        }
        let cells = cells_to_check(self.document(), self.view.seat);
        self.view.checking = Some(Checking { cells, at: 0, all_kinds: false });
        self.view.brush = Brush::Select;
        self.show_checked();
    }

    /// The frame on the desk is right. Where photos are still being read, it goes on when all of them are; one that has
    /// not been read in this frame is read first.
    pub(super) fn frame_done(&mut self) {
        let seat = self.view.seat;
        let given = match self.document().photo(seat) {
            Some(photo) if photo.read.is_empty() => Some((photo.corners, photo.size)),
            _ => None,
        };
        if given.is_none() {
            self.edit(Edit::FrameRight(seat));
        }
        if self.is_reading() || given.is_some() && self.read_again(given) {
            self.view.once_read = OnceRead::GoOn;
        } else {
            self.after_frame();
        }
    }

    /// Goes on where somebody was done with a frame before all photos were read.
    pub(super) fn go_on_when_read(&mut self) {
        if self.view.once_read == OnceRead::GoOn && !self.is_reading() {
            self.view.once_read = OnceRead::Stay;
            // Whoever has turned to something else is not called back, and a photo that shows nothing needs a look.
            let is_read = self.document().photo(self.view.seat).is_some_and(|photo| !photo.read.is_empty());
            if self.view.stage == BoardStage::Frame && is_read {
                self.after_frame();
            }
        }
    }

    /// The next frame that should be looked at is shown, after the last of them the cells to check, and where nothing is
    /// left to do the sheet.
    fn after_frame(&mut self) {
        let seat = self.view.seat;
        self.view.stage = BoardStage::Board;
        let mut seats = self.document().seats(seat.round);
        let doubtful = |seat: &Seat| self.document().photo(*seat).is_some_and(|photo| photo.check_corners);
        if let Some(next) = seats.find(doubtful) {
            self.view.show(Show::Seat(next));
            self.view.stage = BoardStage::Frame;
        } else if !cells_to_check(self.document(), seat).is_empty() {
            self.check();
        } else if self.derived.is_decided() {
            self.view.tab = Tab::Sheet;
        }
    }

    /// Takes an answer about the cell that is being checked.
    pub(super) fn answer(&mut self, answer: CheckAnswer) {
        let Some(checking) = &mut self.view.checking else { return };
        let Some((seat, place)) = checking.now() else {
            match answer {
                CheckAnswer::Back => checking.at = checking.at.saturating_sub(1),
                _ => return self.end_checking(),
            }
            return self.show_checked();
        };
        match answer {
            CheckAnswer::Back => checking.at = checking.at.saturating_sub(1),
            CheckAnswer::Skip | CheckAnswer::Right | CheckAnswer::Is(_) => checking.at += 1,
            CheckAnswer::AllKinds => checking.all_kinds = true,
            CheckAnswer::Stop => return self.end_checking(),
        }
        let now = self.document().player(seat).map_or(Cell::Unknown, |player| player.kingdom.get(place));
        let confirmed = match answer {
            CheckAnswer::Right => Some(now),
            CheckAnswer::Is(cell) => Some(cell),
            _ => None,
        };
        // What is unknown cannot be right.
        if let Some(cell) = confirmed.filter(|cell| *cell != Cell::Unknown) {
            self.edit(Edit::Cell(seat, place, cell));
        }
        if answer != CheckAnswer::AllKinds {
            self.show_checked();
        }
    }

    /// After a step back: the first cell that is to be checked again.
    pub(super) fn check_again(&mut self) {
        let open = cells_to_check(self.editor.document(), self.view.seat);
        if let Some(checking) = &mut self.view.checking
            && let Some(first) = checking.cells.iter().position(|cell| open.contains(cell))
        {
            checking.at = first;
            self.show_checked();
        }
    }

    /// Puts the cell that is checked on the desk.
    fn show_checked(&mut self) {
        let Some(checking) = &mut self.view.checking else { return };
        checking.all_kinds = false;
        let now = checking.now();
        if let Some((seat, _)) = now {
            self.view.show(Show::Seat(seat));
        }
        self.view.cursor = now.map(|(_, place)| place);
        self.view.stage = BoardStage::Board;
        self.view.tab = Tab::Kingdom;
    }

    /// Ends the checking; when nothing is left to check, the sheet is what is looked at next.
    fn end_checking(&mut self) {
        let finished = self.view.checking.take().is_some_and(|checking| checking.now().is_none());
        self.view.cursor = None;
        if finished && cells_to_check(self.document(), self.view.seat).is_empty() {
            self.view.tab = Tab::Sheet;
        }
    }
}

/// The cells to check of the whole game: those of this player first, then those of the next ones, then other rounds.
pub(super) fn cells_to_check(document: &Document, first: Seat) -> Vec<(Seat, Place)> {
    let players = document.players().max(1);
    let rounds =
        std::iter::once(first.round).chain((0..document.rounds()).filter(|&round| round != first.round));
    let seats = rounds.flat_map(|round| {
        (0..players).map(move |step| Seat { round, player: (first.player + step) % players })
    });
    seats
        .filter_map(|seat| Some((seat, document.seated(seat)?)))
        .flat_map(|(seat, seated)| {
            seated.to_check().iter().map(move |place| (seat, place)).collect::<Vec<_>>()
        })
        .collect()
}
