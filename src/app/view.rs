//! What the window shows of the game: which player, which cell, which step. None of it is undone or saved.

use super::document::Seat;
use crate::model::{Cell, Place, Places, Square, Terrain};
use crate::rules::LineId;
use crate::words::Message;

/// What is shown.
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    /// Whose kingdom is on the desk.
    pub seat: Seat,
    /// The cell that keys set.
    pub cursor: Option<Place>,
    /// What a tap paints.
    pub brush: Brush,
    /// Which part is shown where there is room for one only.
    pub tab: Tab,
    /// What is done with the kingdom.
    pub step: Step,
    /// How photo and drawing are shown together.
    pub sight: Sight,
    /// What was pointed at in the last frame.
    pub lit: Option<Lit>,
    /// What is pointed at in this frame.
    pub pointed: Option<Lit>,
    /// The question that is asked.
    pub dialog: Option<Dialog>,
    /// Whether letters stand on the tiles.
    pub letters: bool,
    /// Whether the paper check is on.
    pub paper: bool,
    /// The corner that keys move.
    pub corner: usize,
    /// What was said last.
    pub notice: Option<Notice>,
}

/// What a tap does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Brush {
    /// Selects the cell.
    Select,
    /// Lays a tile, or takes it away.
    Paint(Cell),
}

/// The parts of a narrow window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it
pub enum Tab {
    Table,
    Kingdom,
    Sheet,
}

/// What is done with the kingdom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// The frame is put right on the photo.
    Frame,
    /// Cells are entered and corrected.
    Board,
}

/// How photo and drawing are shown together.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Sight {
    /// The photo beside the drawing.
    Beside,
    /// One over the other; the number is how much of the drawing shows.
    Over(f32),
}

/// Cells or lines of the sheet that are lit together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lit {
    /// A line of the sheet.
    Line(Seat, LineId),
    /// A cell.
    Cell(Seat, Place),
    /// Cells of a finding.
    Places(Seat, Places),
}

/// A question that is asked over everything else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialog {
    /// Which game is played.
    Rules,
    /// Which building stands on this town.
    Building(Seat, Place),
    /// Name, colour and members of a player.
    Player(usize),
    /// What the sheet is to become.
    Share,
    /// Which game of the past.
    History,
}

/// Something that was said.
#[derive(Debug, Clone, PartialEq)]
pub struct Notice {
    /// What.
    pub message: Message,
    /// Whether something went wrong.
    pub is_problem: bool,
}

impl Default for View {
    fn default() -> Self {
        Self {
            seat: Seat { round: 0, player: 0 },
            cursor: None,
            brush: Brush::Paint(Cell::Square(Square::plain(Terrain::Wheat))),
            tab: Tab::Table,
            step: Step::Board,
            sight: Sight::Beside,
            lit: None,
            pointed: None,
            dialog: None,
            letters: false,
            paper: false,
            corner: 0,
            notice: None,
        }
    }
}

impl View {
    /// Puts another kingdom on the desk.
    pub fn show(&mut self, seat: Seat) {
        if seat != self.seat {
            self.seat = seat;
            self.step = Step::Board;
        }
    }

    /// Tells something.
    pub fn tell(&mut self, message: Message) {
        self.notice = Some(Notice { message, is_problem: false });
    }

    /// Tells that something went wrong.
    pub fn complain(&mut self, message: Message) {
        self.notice = Some(Notice { message, is_problem: true });
    }
}
