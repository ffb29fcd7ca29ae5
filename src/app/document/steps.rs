//! The document with its way back: edits that belong together, such as those of one stroke, are one step. What a step
//! goes on for after its frame is its cause: while a name is typed, only more of that name joins it, and while a photo is
//! read, only what the photo brings. Everything else meanwhile is a step of its own.
//!
//! Every change counts the revision up, so that whoever depends on the document compares two numbers.

use std::collections::VecDeque;

use super::{Document, Edit, Seat};
use crate::rules::Input;

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
    /// The last step, while it goes on.
    open: Option<OpenStep>,
}

/// A step that goes on.
struct OpenStep {
    /// Why.
    cause: Cause,
    /// Whether its frame is over: from then on only edits of the same cause belong to it.
    waits: bool,
}

/// Why a step may go on for longer than a frame.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in super::super) enum Cause {
    /// It does not.
    Hand,
    /// This is being typed.
    Typing(TypedField),
    /// A photo is being read.
    Photo,
}

/// What can be typed letter by letter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in super::super) enum TypedField {
    Name(usize),
    Members(usize),
    Count(Seat, Input),
    Paper(Seat, String),
}

impl Cause {
    /// Why the step of this edit may go on; nothing where nobody sees the edit: taking it back would look like nothing.
    fn of(edit: &Edit) -> Option<Self> {
        let typing = |field| Some(Self::Typing(field));
        match edit {
            Edit::Date(_) | Edit::Id(_) => None,
            Edit::Rename(player, _) => typing(TypedField::Name(*player)),
            Edit::Members(player, _) => typing(TypedField::Members(*player)),
            Edit::Count(seat, input, _) => typing(TypedField::Count(*seat, *input)),
            Edit::Paper(seat, line, _) => typing(TypedField::Paper(*seat, line.clone())),
            // Photos are read again when the rules change.
            Edit::Rules(_)
            | Edit::Photo(..)
            | Edit::NoPhoto(_)
            | Edit::Corners(..)
            | Edit::Size(..)
            | Edit::FrameRight(_)
            | Edit::FrameInDoubt(_)
            | Edit::Read(..)
            | Edit::AsRead(..) => Some(Self::Photo),
            _ => Some(Self::Hand),
        }
    }
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
        Self { document, revision: 0, past: VecDeque::new(), future: Vec::new(), open: None }
    }

    /// The document as it is now.
    pub(in super::super) fn document(&self) -> &Document {
        &self.document
    }

    /// Another number for every change.
    pub(in super::super) fn revision(&self) -> u64 {
        self.revision
    }

    /// Makes a change. It belongs to the step that is open, or begins one; the date and the id of a game begin none.
    pub(in super::super) fn apply(&mut self, edit: Edit) {
        let cause = Cause::of(&edit);
        if let (Some(step), Some(cause)) = (&self.open, &cause)
            && step.waits
            && step.cause != *cause
        {
            self.end_step();
        }
        if let Some(cause) = cause {
            if self.open.is_none() {
                self.past.push_back(self.document.clone());
            }
            self.open = Some(OpenStep { cause, waits: false });
        }
        self.document.apply(edit);
        self.revision += 1;
    }

    /// What comes in this frame has this cause, whatever is edited: it belongs to the open step if that goes on for it.
    pub(in super::super) fn because(&mut self, cause: Cause) {
        match &mut self.open {
            Some(step) if step.waits && step.cause != cause => self.end_step(),
            Some(step) => *step = OpenStep { cause, waits: false },
            None => {}
        }
    }

    /// The frame is over, and so is the open step, unless its cause goes on.
    pub(in super::super) fn end_frame(&mut self, goes_on: impl FnOnce(&Cause) -> bool) {
        match &mut self.open {
            Some(step) if goes_on(&step.cause) => step.waits = true,
            _ => self.end_step(),
        }
    }

    /// Ends the open step. One that changed nothing does not count.
    fn end_step(&mut self) {
        if self.open.take().is_none() {
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
            Travel::Redo => self.open.is_none() && !self.future.is_empty(),
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
