//! The document with its way back: edits that belong together, such as those of one stroke, are one step.
//!
//! Every change counts the revision up, so that whoever depends on the document compares two numbers.

use std::collections::VecDeque;

use super::{Document, Edit};

/// How many steps can be taken back.
const MOST_STEPS: usize = 500;

/// The document, its revision, and the steps that lead to it and away from it.
pub(in super::super) struct Editor {
    document: Document,
    revision: u64,
    /// The documents before each step, the last one last.
    past: VecDeque<Document>,
    /// The documents that were taken back, the next one last.
    future: Vec<Document>,
    /// Whether the last step still goes on.
    open: bool,
}

/// A way through the steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in super::super) enum Travel {
    Undo,
    Redo,
}

impl Editor {
    /// Begins with this document.
    pub(in super::super) fn new(document: Document) -> Self {
        Self { document, revision: 0, past: VecDeque::new(), future: Vec::new(), open: false }
    }

    /// The document as it is now.
    pub(in super::super) fn document(&self) -> &Document {
        &self.document
    }

    /// Another number for every change.
    pub(in super::super) fn revision(&self) -> u64 {
        self.revision
    }

    /// Makes a change. It belongs to the step that is open, or begins one.
    pub(in super::super) fn apply(&mut self, edit: Edit) {
        if !self.open {
            self.past.push_back(self.document.clone());
            self.open = true;
        }
        self.document.apply(edit);
        self.revision += 1;
    }

    /// Ends the open step. One that changed nothing does not count.
    pub(in super::super) fn end_step(&mut self) {
        if !std::mem::take(&mut self.open) {
            return;
        }
        if self.past.back() == Some(&self.document) {
            self.past.pop_back();
            return;
        }
        self.future.clear();
        if self.past.len() > MOST_STEPS {
            self.past.pop_front();
        }
    }

    /// Whether there is a step in this direction.
    pub(in super::super) fn can(&self, travel: Travel) -> bool {
        match travel {
            Travel::Undo => !self.past.is_empty(),
            Travel::Redo => !self.open && !self.future.is_empty(),
        }
    }

    /// Takes a step back, or does it again; says whether there was one.
    pub(in super::super) fn travel(&mut self, travel: Travel) -> bool {
        self.end_step();
        let next = match travel {
            Travel::Undo => self.past.pop_back(),
            Travel::Redo => self.future.pop(),
        };
        let Some(next) = next else { return false };
        let now = std::mem::replace(&mut self.document, next);
        match travel {
            Travel::Undo => self.future.push(now),
            Travel::Redo => self.past.push_back(now),
        }
        self.revision += 1;
        true
    }
}
