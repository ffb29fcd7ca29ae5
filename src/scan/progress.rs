//! How a long scan reports its progress and can be stopped.

use crate::words::{Message, Say, display_by_words};

/// What the scan is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Stage {
    /// Reading and decoding the photo.
    Decode,
    /// Looking for the frame of the kingdom.
    Find,
    /// Cutting the cells out of the photo.
    Cut,
    /// Reading the cells.
    Read,
    /// Looking for the likeliest kingdom.
    Solve,
}

/// Somebody who watches a scan and may stop it.
pub trait Watch {
    /// The stage that runs, and the part of it that is done, from 0 to 1.
    fn progress(&self, stage: Stage, done: f32);

    /// Whether the scan should give up now.
    fn cancelled(&self) -> bool;
}

/// Nobody watches: the scan runs to its end.
#[derive(Debug, Clone, Copy, Default)]
pub struct Quiet;

impl Watch for Quiet {
    fn progress(&self, _: Stage, _: f32) {}

    fn cancelled(&self) -> bool {
        false
    }
}

/// The watcher asked to stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cancelled;

impl Say for Cancelled {
    fn say(&self) -> Message {
        Message::new("scan-cancelled")
    }
}

display_by_words!(Cancelled);

/// Reports progress, and stops if that was asked for.
pub(crate) fn step(watch: &dyn Watch, stage: Stage, done: f32) -> Result<(), Cancelled> {
    if watch.cancelled() {
        return Err(Cancelled);
    }
    watch.progress(stage, done);
    Ok(())
}
