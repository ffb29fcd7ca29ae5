//! What the window shows of the game: which player, which cell, which step. None of it is undone or saved. Panels
//! change it by sending a [`Show`].

mod parts;

pub use parts::{
    BoardStage, Brush, Dialog, Lit, Naming, OnceRead, Overlay, PastPart, QuestionPart, Renaming, Tab,
    TypedPath,
};

use super::document::Seat;
use super::proposal::Proposal;
use crate::model::{Cell, Place, Square, Terrain};
use crate::words::Message;

/// What is shown.
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    /// Whose kingdom is on the desk.
    pub seat: Seat,
    /// The cell that keys set.
    pub cursor: Option<Place>,
    /// Whether that cell was just typed: the next letter belongs to the next one.
    pub typed: bool,
    /// What a tap paints.
    pub brush: Brush,
    /// Which part is shown where there is room for only one.
    pub tab: Tab,
    /// What is done with the kingdom.
    pub stage: BoardStage,
    /// How photo and drawing are shown together.
    pub overlay: Overlay,
    /// What was pointed at in the last frame.
    pub lit: Option<Lit>,
    /// The question that is asked.
    pub dialog: Option<Dialog>,
    /// Whether letters stand on the tiles.
    pub letters: bool,
    /// Which of the questions asked at the table stand in the place of the sheet, if any.
    pub questions: Option<QuestionPart>,
    /// Whether the paper check is on.
    pub paper: bool,
    /// The corner that keys move.
    pub corner: usize,
    /// What follows when all photos are read.
    pub once_read: OnceRead,
    /// Which part of the past games is shown.
    pub past: PastPart,
    /// The path of a file that is being typed.
    pub path: Option<TypedPath>,
    /// Whose name is being typed at the table, while one is.
    pub naming: Option<Naming>,
    /// A player of past games who gets another name.
    pub renaming: Option<Renaming>,
    /// The cells that are checked one after the other, while they are.
    pub checking: Option<Checking>,
    /// What photos propose, in the order in which it was seen.
    pub proposals: Vec<Proposal>,
    /// Proposals that were answered: they are not made again.
    pub answered: Vec<Proposal>,
    /// What was said last.
    pub notice: Option<Notice>,
    /// How much has been said.
    pub said: u64,
    /// Problems that were told before it and that nobody has put away, the newest last.
    pub unread: Vec<Notice>,
}

/// The way through the cells to check, from the first to 'all checked'.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checking {
    /// The cells in their order, over all players.
    pub cells: Vec<(Seat, Place)>,
    /// Which of them is on the desk; behind the last, all are checked.
    pub at: usize,
    /// Whether everything that a cell can be is offered, not only the guesses.
    pub all_kinds: bool,
}

impl Checking {
    /// The cell that is on the desk; nothing once all are checked.
    pub fn now(&self) -> Option<(Seat, Place)> {
        self.cells.get(self.at).copied()
    }
}

/// A change of what is shown.
#[derive(Debug, Clone, PartialEq)]
pub enum Show {
    /// Another kingdom on the desk.
    Seat(Seat),
    /// Another cell that keys set, or none.
    Cursor(Option<Place>),
    /// Another brush.
    Brush(Brush),
    /// Another part of a narrow window.
    Tab(Tab),
    /// The photo's frame, or the board.
    Stage(BoardStage),
    /// Photo and drawing together in another way.
    Overlay(Overlay),
    /// Another corner that keys move.
    Corner(usize),
    /// A question, or none.
    Dialog(Option<Dialog>),
    /// Another part of the past games.
    Past(PastPart),
    /// Another part of the questions.
    Questions(QuestionPart),
    /// A name that is being typed at the table, or none.
    Naming(Option<Naming>),
    /// A new name in past games that is being typed, or none.
    Renaming(Option<Renaming>),
    /// Cells are not checked one after the other any more.
    NotChecking,
    /// A proposal has its answer.
    Answered(Proposal),
    /// What was said is put away.
    NoNotice,
}

/// Something that was said.
#[derive(Debug, Clone, PartialEq)]
pub struct Notice {
    /// What.
    pub message: Message,
    /// Whether something went wrong.
    pub is_problem: bool,
    /// Which it is of all that were said: the same words may be said again.
    pub number: u64,
}

impl Default for View {
    fn default() -> Self {
        Self {
            seat: Seat { round: 0, player: 0 },
            cursor: None,
            typed: false,
            brush: Brush::Paint(Cell::Square(Square::plain(Terrain::Wheat))),
            tab: Tab::Table,
            stage: BoardStage::Board,
            overlay: Overlay::Beside,
            lit: None,
            dialog: None,
            letters: false,
            questions: None,
            paper: false,
            corner: 0,
            once_read: OnceRead::Stay,
            past: PastPart::Games,
            path: None,
            naming: None,
            renaming: None,
            checking: None,
            proposals: Vec::new(),
            answered: Vec::new(),
            notice: None,
            said: 0,
            unread: Vec::new(),
        }
    }
}

impl View {
    /// Makes a change.
    pub fn show(&mut self, show: Show) {
        match show {
            Show::Seat(seat) if seat == self.seat => {}
            Show::Seat(seat) => (self.seat, self.stage, self.typed) = (seat, BoardStage::Board, false),
            Show::Cursor(cursor) => (self.cursor, self.typed) = (cursor, false),
            Show::Brush(brush) => self.brush = brush,
            Show::Tab(tab) => self.tab = tab,
            Show::Stage(stage) => (self.stage, self.once_read) = (stage, OnceRead::Stay),
            Show::Overlay(overlay) => self.overlay = overlay,
            Show::Corner(corner) => self.corner = corner,
            Show::Dialog(dialog) => self.dialog = dialog,
            Show::Past(part) => self.past = part,
            Show::Questions(part) => self.questions = Some(part),
            Show::Naming(naming) => self.naming = naming,
            Show::Renaming(renaming) => self.renaming = renaming,
            Show::NotChecking => self.checking = None,
            Show::Answered(proposal) => {
                self.proposals.retain(|other| *other != proposal);
                self.answered.push(proposal);
            }
            Show::NoNotice => self.notice = self.unread.pop(),
        }
    }

    /// An empty table or another game: everything as at the beginning, except what a person chose for good.
    pub(super) fn fresh(&self) -> Self {
        Self { letters: self.letters, said: self.said, ..Self::default() }
    }

    /// The same for a game that came by itself while somebody was reading: problems stay until they are put away.
    pub(super) fn fresh_but_for_problems(&self) -> Self {
        let notice = self.notice.clone().filter(|notice| notice.is_problem);
        Self { notice, unread: self.unread.clone(), ..self.fresh() }
    }

    /// Whether numbers of the paper check are typed, so that no key belongs to the board.
    pub fn checks_paper(&self) -> bool {
        self.paper && self.questions.is_none()
    }

    /// Shows a message.
    pub fn tell(&mut self, message: Message) {
        self.say(message, false);
    }

    /// Shows that something went wrong.
    pub fn complain(&mut self, message: Message) {
        self.say(message, true);
    }

    /// All problems that nobody has put away yet, the newest last.
    pub fn problems(&self) -> impl Iterator<Item = &Message> {
        self.unread
            .iter()
            .chain(&self.notice)
            .filter(|notice| notice.is_problem)
            .map(|notice| &notice.message)
    }

    /// A problem comes into sight again when what was said after it is put away; nothing lies there twice.
    fn say(&mut self, message: Message, is_problem: bool) {
        self.said += 1;
        self.unread.extend(self.notice.take().filter(|before| before.is_problem));
        self.unread.retain(|unread| unread.message != message);
        self.notice = Some(Notice { message, is_problem, number: self.said });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_stays_beneath_what_is_said_after_it() {
        let mut view = View::default();
        let message = |id: &'static str| Message::new(id);
        view.complain(message("disk-full"));
        view.complain(message("app-undecided"));
        view.complain(message("disk-full"));
        view.tell(message("app-copied"));
        view.tell(message("app-kept"));
        assert_eq!(view.problems().map(Message::id).collect::<Vec<_>>(), ["app-undecided", "disk-full"]);
        let mut seen = Vec::new();
        while let Some(notice) = view.notice.clone() {
            seen.push(notice.message.id().to_owned());
            view.show(Show::NoNotice);
        }
        assert_eq!(seen, ["app-kept", "disk-full", "app-undecided"]);
        view.complain(message("disk-full"));
        assert_eq!(view.fresh_but_for_problems().problems().count(), 1);
        assert_eq!(view.fresh().problems().count(), 0);
    }
}
