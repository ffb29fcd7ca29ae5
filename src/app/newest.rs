//! Work that is worth doing for the newest state of the game only: while one runs, only the newest of the next is kept.

/// What runs, and what comes after it.
pub(super) struct Newest<T> {
    running: bool,
    next: Option<T>,
}

impl<T> Default for Newest<T> {
    fn default() -> Self {
        Self { running: false, next: None }
    }
}

impl<T> Newest<T> {
    /// Whether anything runs.
    pub(super) fn is_running(&self) -> bool {
        self.running
    }

    /// What to begin with now; nothing while another runs, after which this one comes.
    pub(super) fn begin(&mut self, job: T) -> Option<T> {
        if self.running {
            self.next = Some(job);
            return None;
        }
        self.running = true;
        Some(job)
    }

    /// What comes after the one that has ended.
    pub(super) fn end(&mut self) -> Option<T> {
        self.running = false;
        self.next.take()
    }
}
