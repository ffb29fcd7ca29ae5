//! Time of the processor, where the system tells it, so that other programs do not disturb the measurement.

use std::time::Instant;

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
