//! Work that needs nothing but what it is given: a photo to open or to read, an audit, answers to questions, a best
//! laying. On a computer a thread does it; a page sends it to a worker.

use std::sync::Arc;

use super::document::{Document, Seat};
use super::photos::PhotoOrigin;
use super::platform::Negative;
use super::questions::{Question, Search};
use super::reader::ReadingProgress;
use crate::scan::Request;
use crate::words::Words;

/// What is to be done.
pub(super) enum Task {
    /// Decodes a photo, so that it can be shown, and reads it if asked to.
    Open { seat: Seat, origin: PhotoOrigin, request: Option<Request>, progress: Arc<ReadingProgress> },
    /// Reads a photo that is open.
    Read { seat: Seat, photo: String, pixels: Negative, request: Request, progress: Arc<ReadingProgress> },
    /// Audits a game.
    Audit { revision: u64, document: Document },
    /// Answers the questions about a game.
    Answer { question: Question, document: Document, words: &'static Words },
    /// Searches for the best laying of a kingdom.
    Lay { search: Arc<Search>, revision: u64, document: Document },
}
