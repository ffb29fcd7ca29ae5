//! Everything that can be asked of the window, each with what it needs, and the one mailbox that it goes through.
//! Panels, keys and work off the window's thread send; `carry_out` does it.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};

use eframe::egui::{ColorImage, Context, DroppedFileHandle, Key};

use super::action::Action;
use super::board::Touch;
use super::checking::CheckAnswer;
use super::document::{Edit, Seat};
use super::paths::PathCommand;
use super::questions::Trying;
use super::view::{Lit, Show};
use super::viewfinder::LiveCommand;
use super::whose::WhoseAnswer;
use super::work::Report;
use crate::game::GameId;
use crate::sheet::Format;
use crate::words::Language;

/// Something that is asked of the window.
pub(super) enum Command {
    /// What a button or its keys ask for.
    Do(Action),
    /// A change of the game.
    Edit(Edit),
    /// A change of what is shown of it.
    Show(Show),
    /// Something is pointed at in this frame, so that what belongs to it lights up in the next.
    PointAt(Lit),
    /// A board was touched.
    Touch(Seat, Touch),
    /// A key that belongs to the board was pressed.
    Press(Key),
    /// A letter was typed on the board.
    Type(char),
    /// The name of this player is to be typed.
    Name(usize),
    /// Whose the kingdom on the desk is, of those in one photo.
    Whose(WhoseAnswer),
    /// What is said to the viewfinder.
    Live(LiveCommand),
    /// The frame on the photo is right.
    FrameDone,
    /// What is said about the cell that is being checked.
    Answer(CheckAnswer),
    /// Another language.
    Speak(Language),
    /// The sheet as a file.
    Export(Format),
    /// A past game.
    Past(PastCommand),
    /// The path that is being typed.
    Path(PathCommand),
    /// A file fell on the window.
    Drop(DroppedFileHandle),
    /// A picture came from the clipboard.
    PastePicture(Arc<ColorImage>),
    /// A text came from the clipboard.
    PasteText(String),
    /// Closes the window though the game is not saved.
    CloseAnyway,
    /// A search for the best laying of the dominoes of this kingdom.
    LayBest(Seat),
    /// That search is to end with what it has.
    StopLaying,
    /// A change is tried out, without changing the game.
    Try(Trying),
    /// Work off the window's thread has brought something.
    Report(Report),
}

/// What can be asked of the past games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum PastCommand {
    /// Puts a game on the table.
    Open(GameId),
    /// Puts a game into the trash.
    Delete(GameId),
    /// Takes the last one out of it.
    Restore,
    /// Takes this one out of it.
    RestoreOne(GameId),
    /// Deletes what is in the trash for good.
    EmptyTrash,
    /// Keeps the game on the table in the place of the kept one.
    Replace,
    /// Keeps the game on the table beside the kept one.
    KeepBoth,
    /// Gives a player another name in all games.
    Rename {
        /// The old name.
        old: String,
        /// The new name.
        new: String,
    },
}

/// Where commands arrive.
pub(super) struct Mailbox {
    sender: Sender<Command>,
    receiver: Receiver<Command>,
}

impl Default for Mailbox {
    fn default() -> Self {
        let (sender, receiver) = mpsc::channel();
        Self { sender, receiver }
    }
}

impl Mailbox {
    /// Sends a command, to be carried out in this frame.
    pub(super) fn send(&self, command: Command) {
        // The receiver is in the same struct, so sending cannot fail.
        let _ = self.sender.send(command);
    }

    /// The next command, if there is one.
    pub(super) fn next(&self) -> Option<Command> {
        self.receiver.try_recv().ok()
    }

    /// A way to send from elsewhere, which wakes the window up.
    pub(super) fn post(&self, ctx: &Context) -> Post {
        Post { sender: self.sender.clone(), ctx: ctx.clone() }
    }
}

/// Sends from off the window's thread.
#[derive(Clone)]
pub(super) struct Post {
    sender: Sender<Command>,
    ctx: Context,
}

impl Post {
    /// Sends a command and wakes the window up.
    pub(super) fn send(&self, command: Command) {
        // A closed window needs nothing.
        if self.sender.send(command).is_ok() {
            self.wake();
        }
    }

    /// Asks for a frame.
    pub(super) fn wake(&self) {
        self.ctx.request_repaint();
    }
}
