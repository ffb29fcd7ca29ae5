//! How long the stages of a scan take.

use std::cell::RefCell;
use std::time::Instant;

use crowncount::scan::{Stage, Watch};

/// Milliseconds since a moment.
pub(crate) fn millis_since(start: Instant) -> f64 {
    start.elapsed().as_secs_f64() * 1e3
}

/// Watches a scan and adds up how long its stages take.
pub(crate) struct Stages(RefCell<(Instant, Stage, [f64; 3])>);

impl Stages {
    /// Starts with the first stage after decoding.
    pub(crate) fn start() -> Self {
        Self(RefCell::new((Instant::now(), Stage::Find, [0.0; 3])))
    }

    /// Milliseconds for finding, for cutting and reading, and for solving.
    pub(crate) fn millis(&self) -> [f64; 3] {
        self.progress(Stage::Solve, 1.0);
        self.0.borrow().2
    }
}

impl Watch for Stages {
    fn progress(&self, stage: Stage, _: f32) {
        let (start, running, millis) = &mut *self.0.borrow_mut();
        let place = match running {
            Stage::Decode | Stage::Find => 0,
            Stage::Cut | Stage::Read => 1,
            Stage::Solve => 2,
        };
        millis[place] += millis_since(*start);
        (*start, *running) = (Instant::now(), stage);
    }

    fn cancelled(&self) -> bool {
        false
    }
}
