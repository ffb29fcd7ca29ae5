//! The thread that writes.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::super::at;
use super::super::shelf::sweep;
use super::super::slot::Slot;
use super::{Job, LOOK_AROUND, Saving, SharedState, Unwritten, pause};
use crate::disk::Disk;
use crate::words::Message;

/// The thread that writes.
pub(in super::super) struct Writer {
    sender: Option<Sender<Job>>,
    state: Arc<SharedState>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub(in super::super) fn start(disk: Arc<dyn Disk>, folder: PathBuf, slot: Slot) -> Self {
        let (sender, jobs) = mpsc::channel();
        let state = Arc::new(SharedState::new());
        let theirs = Arc::clone(&state);
        let thread = std::thread::spawn(move || run(&*disk, &folder, slot, &jobs, &theirs));
        Self { sender: Some(sender), state, thread: Some(thread) }
    }

    pub(in super::super) fn send(&self, job: Job) {
        self.state.expect_one();
        // The thread ends only with the writer, or by a panic, which `saving` tells.
        if let Some(sender) = &self.sender {
            let _ = sender.send(job);
        }
    }

    pub(in super::super) fn saving(&self) -> Saving {
        if self.thread.as_ref().is_some_and(JoinHandle::is_finished) {
            return Saving::NotSaved(Message::new("store-ended"));
        }
        self.state.shown().saving.clone()
    }

    pub(in super::super) fn has_company(&self) -> bool {
        self.state.shown().has_company
    }

    pub(in super::super) fn settle(&self, longest: Duration) -> Saving {
        let end = Instant::now() + longest;
        let mut shown = self.state.shown();
        while shown.untried > 0 && !self.thread.as_ref().is_some_and(JoinHandle::is_finished) {
            let Some(left) = end.checked_duration_since(Instant::now()) else { break };
            let waited = self.state.changed.wait_timeout(shown, left.min(Duration::from_millis(50)));
            shown = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        drop(shown);
        self.saving()
    }
}

impl Drop for Writer {
    /// Waits until everything is written, or was tried once more.
    fn drop(&mut self) {
        drop(self.sender.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn run(disk: &dyn Disk, folder: &Path, mut slot: Slot, jobs: &Receiver<Job>, state: &SharedState) {
    let mut unwritten = Unwritten::default();
    let mut failures = 0;
    let mut tried = 1;
    let mut swept = false;
    let mut closing = false;
    loop {
        let written = slot
            .prepare(disk, folder)
            .and_then(|()| unwritten.write(disk, folder, slot.file()))
            .and_then(|()| pollster::block_on(disk.commit()).map_err(|error| at(folder, &error)));
        let failed = written.is_err();
        failures = if failed { failures + 1 } else { 0 };
        state.tell(written.map_or_else(Saving::NotSaved, |()| Saving::Saved), tried);
        if closing {
            return;
        }
        if !failed && !swept {
            swept = true;
            // Photos that cannot be swept take room, which harms nobody; the next start tries again.
            let _ = sweep(disk, folder);
        }
        let has_company = !failed && slot.has_company(disk, folder);
        state.shown().has_company = has_company;
        let wait = if failed { pause(failures) } else { LOOK_AROUND };
        tried = 0;
        match jobs.recv_timeout(wait) {
            Ok(job) => {
                // While one game was written, others may have come: only the last counts.
                for job in std::iter::once(job).chain(jobs.try_iter()) {
                    unwritten.take(job);
                    tried += 1;
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                if unwritten.is_empty() && !failed {
                    return;
                }
                closing = true;
            }
        }
    }
}
