//! What is said beside the answer, on standard error.

use std::io::{self, IsTerminal, Write};

use crate::words::{Message, Words};

/// Where a command says what is not its answer.
pub(super) struct Console<'a> {
    /// The language.
    pub(super) words: &'a Words,
    /// Whether nothing but errors is to be said.
    pub(super) quiet: bool,
}

impl Console<'_> {
    /// Says something that is worth knowing.
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

    /// Whether somebody watches who would like to see progress.
    pub(super) fn is_watched(&self) -> bool {
        !self.quiet && io::stderr().is_terminal()
    }
}
