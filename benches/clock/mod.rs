//! The time that benches count: what all threads of this process have computed, so that other programs do not disturb.

/// Milliseconds of the processor's time so far.
#[cfg(unix)]
pub(crate) fn millis() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    time.tv_sec as f64 * 1e3 + time.tv_nsec as f64 / 1e6
}

/// Where the system does not tell: milliseconds on the wall since this was first asked.
#[cfg(not(unix))]
pub(crate) fn millis() -> f64 {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed().as_secs_f64() * 1e3
}

/// How long a run takes, in milliseconds: the least of some, as other programs only ever make it longer.
pub(crate) fn least(runs: usize, mut run: impl FnMut()) -> f64 {
    let mut time = || {
        let before = millis();
        run();
        millis() - before
    };
    (0..runs).map(|_| time()).fold(f64::INFINITY, f64::min)
}
