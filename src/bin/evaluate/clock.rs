//! Time of the processor, where the system tells it, so that other programs do not disturb the measurement.

use std::cell::RefCell;
use std::time::Instant;

use crowncount::scan::{Stage, Watch};

/// A running clock.
pub(crate) struct Clock {
    processor: Option<f64>,
    wall: Instant,
}

impl Clock {
    /// Starts now.
    pub(crate) fn start() -> Self {
        Self { processor: processor_millis(), wall: Instant::now() }
    }

    /// Milliseconds since the start.
    pub(crate) fn millis(&self) -> f64 {
        match (self.processor, processor_millis()) {
            (Some(start), Some(now)) => now - start,
            _ => self.wall.elapsed().as_secs_f64() * 1e3,
        }
    }
}

/// What this thread has computed so far; Linux only.
fn processor_millis() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(text.split_whitespace().next()?.parse::<f64>().ok()? / 1e6)
}

/// Watches a scan and adds up how long its stages take.
pub(crate) struct Stages(RefCell<(Clock, Stage, [f64; 3])>);

impl Stages {
    /// Starts with the first stage after decoding.
    pub(crate) fn start() -> Self {
        Self(RefCell::new((Clock::start(), Stage::Find, [0.0; 3])))
    }

    /// Milliseconds for finding, for cutting and reading, and for solving.
    pub(crate) fn millis(&self) -> [f64; 3] {
        self.progress(Stage::Solve, 1.0);
        self.0.borrow().2
    }
}

impl Watch for Stages {
    fn progress(&self, stage: Stage, _: f32) {
        let (clock, running, millis) = &mut *self.0.borrow_mut();
        let place = match running {
            Stage::Decode | Stage::Find => 0,
            Stage::Cut | Stage::Read => 1,
            Stage::Solve => 2,
        };
        millis[place] += clock.millis();
        (*clock, *running) = (Clock::start(), stage);
    }

    fn cancelled(&self) -> bool {
        false
    }
}
