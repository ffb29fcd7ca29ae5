//! Writing between the frames of a page: what was sent is written into the store of the browser, which takes it in one
//! transaction; only when that is through it is saved.

use std::cell::{Cell, RefCell};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use send_wrapper::SendWrapper;
use wasm_bindgen_futures::spawn_local;

use super::super::at;
use super::super::shelf::sweep;
use super::super::slot::Slot;
use super::{Job, LOOK_AROUND, Saving, SharedState, Unwritten, pause};
use crate::app::platform::sleep;
use crate::disk::Disk;
use crate::words::Message;

/// Who writes for a page.
pub(in super::super) struct Writer {
    scribe: SendWrapper<Rc<Scribe>>,
}

struct Scribe {
    disk: Arc<dyn Disk>,
    folder: PathBuf,
    slot: RefCell<Slot>,
    state: SharedState,
    unwritten: RefCell<Unwritten>,
    /// Jobs that came since the last attempt.
    fresh: Cell<usize>,
    is_writing: Cell<bool>,
    is_closed: Cell<bool>,
}

impl Writer {
    pub(in super::super) fn start(disk: Arc<dyn Disk>, folder: PathBuf, slot: Slot) -> Self {
        let scribe = Rc::new(Scribe {
            disk,
            folder,
            slot: RefCell::new(slot),
            state: SharedState::new(),
            unwritten: RefCell::default(),
            fresh: Cell::new(1),
            is_writing: Cell::new(false),
            is_closed: Cell::new(false),
        });
        scribe.begin();
        let watcher = Rc::clone(&scribe);
        spawn_local(async move {
            // What nothing names any more takes room, which harms nobody; the next start tries again.
            let _ = sweep(&*watcher.disk, &watcher.folder);
            while !watcher.is_closed.get() {
                watcher.begin();
                sleep(LOOK_AROUND).await;
            }
        });
        Self { scribe: SendWrapper::new(scribe) }
    }

    pub(in super::super) fn send(&self, job: Job) {
        self.scribe.state.expect_one();
        self.scribe.unwritten.borrow_mut().take(job);
        self.scribe.fresh.set(self.scribe.fresh.get() + 1);
        self.scribe.begin();
    }

    pub(in super::super) fn saving(&self) -> Saving {
        self.scribe.state.shown().saving.clone()
    }

    pub(in super::super) fn has_company(&self) -> bool {
        self.scribe.state.shown().has_company
    }

    /// A page cannot wait; it says how things are.
    pub(in super::super) fn settle(&self, _: Duration) -> Saving {
        self.saving()
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.scribe.is_closed.set(true);
    }
}

impl Scribe {
    /// Writes what there is, unless that is being done.
    fn begin(self: &Rc<Self>) {
        if self.is_writing.replace(true) {
            return;
        }
        let scribe = Rc::clone(self);
        spawn_local(async move {
            let mut failures = 0;
            loop {
                let tried = scribe.fresh.take();
                let written = scribe.write().await;
                let failed = written.is_err();
                scribe.state.tell(written.map_or_else(Saving::NotSaved, |()| Saving::Saved), tried);
                scribe.state.shown().has_company =
                    scribe.slot.borrow().has_company(&*scribe.disk, &scribe.folder);
                if failed {
                    failures += 1;
                    sleep(pause(failures)).await;
                } else if scribe.fresh.get() == 0 {
                    break;
                }
            }
            scribe.is_writing.set(false);
        });
    }

    async fn write(&self) -> Result<(), Message> {
        let mut slot = self.slot.borrow_mut();
        slot.prepare(&*self.disk, &self.folder)?;
        self.unwritten.borrow_mut().write(&*self.disk, &self.folder, slot.file())?;
        drop(slot);
        self.disk.commit().await.map_err(|error| at(&self.folder, &error))
    }
}
