//! What is said besides the answer, on standard error.

use std::io::{self, IsTerminal, Write};

use crate::words::{Message, Words};

/// Where a command says what is not part of its answer.
pub(super) struct Console<'a> {
    /// The language.
    pub(super) words: &'a Words,
    /// Whether only errors are reported.
    pub(super) quiet: bool,
}

impl Console<'_> {
    /// Prints a note.
    pub(super) fn note(&self, message: &Message) {
        if !self.quiet {
            self.complain(message);
        }
    }

    /// Says what is wrong, on one line. Where even that cannot be written, the exit status says it.
    pub(super) fn complain(&self, message: &Message) {
        let text = self.words.text(message).replace('\n', " ");
        let _ = writeln!(io::stderr(), "crowncount: {text}");
    }

    /// Whether somebody is watching who may want to see progress.
    pub(super) fn is_watched(&self) -> bool {
        !self.quiet && io::stderr().is_terminal()
    }
}
