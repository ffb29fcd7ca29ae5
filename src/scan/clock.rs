//! How long the stages of a scan take.

use std::cell::RefCell;

use serde::Serialize;
use web_time::Instant;

use super::{Stage, Watch};

/// Watches a scan and adds up how long each stage takes.
///
/// ```
/// use crowncount::scan::{Stage, StageClock, Watch};
///
/// let clock = StageClock::start(Stage::Find);
/// clock.progress(Stage::Read, 0.0);
/// assert_eq!(clock.millis().decode, 0.0);
/// ```
#[derive(Debug)]
pub struct StageClock(RefCell<(Instant, Stage, StageMillis)>);

/// Milliseconds for each stage; cutting the cells belongs to reading them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
#[allow(missing_docs)] // the names say it
pub struct StageMillis {
    pub decode: f64,
    pub find: f64,
    pub read: f64,
    pub solve: f64,
}

impl StageClock {
    /// Starts now, with this stage.
    pub fn start(stage: Stage) -> Self {
        Self(RefCell::new((Instant::now(), stage, StageMillis::default())))
    }

    /// How long each stage took until now.
    pub fn millis(&self) -> StageMillis {
        let running = self.0.borrow().1;
        self.progress(running, 1.0);
        self.0.borrow().2
    }
}

impl Watch for StageClock {
    fn progress(&self, stage: Stage, _: f32) {
        let (since, running, millis) = &mut *self.0.borrow_mut();
        *match running {
            Stage::Decode => &mut millis.decode,
            Stage::Find => &mut millis.find,
            Stage::Cut | Stage::Read => &mut millis.read,
            Stage::Solve => &mut millis.solve,
        } += since.elapsed().as_secs_f64() * 1e3;
        (*since, *running) = (Instant::now(), stage);
    }

    fn cancelled(&self) -> bool {
        false
    }
}
