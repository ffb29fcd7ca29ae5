//! How often something holds. In: how many of how many. Out: the rate, and the Wilson interval that holds the true rate
//! 95 times of 100.

use std::fmt;

/// So many of so many.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Rate {
    /// Those for which it holds.
    pub good: usize,
    /// All.
    pub all: usize,
}

/// Half the width of an interval of 95 %, in deviations.
const DEVIATIONS: f64 = 1.96;

impl Rate {
    /// So many of so many.
    pub const fn new(good: usize, all: usize) -> Self {
        Self { good, all }
    }

    /// The share; 0 of none.
    pub fn share(self) -> f64 {
        self.good as f64 / self.all.max(1) as f64
    }

    /// Between which shares the true one lies: anywhere, if nothing was counted.
    pub fn interval(self) -> (f64, f64) {
        if self.all == 0 {
            return (0.0, 1.0);
        }
        let (share, count) = (self.share(), self.all as f64);
        let square = DEVIATIONS * DEVIATIONS;
        let middle = share + square / (2.0 * count);
        let reach = DEVIATIONS * (share * (1.0 - share) / count + square / (4.0 * count * count)).sqrt();
        let whole = 1.0 + square / count;
        (((middle - reach) / whole).max(0.0), ((middle + reach) / whole).min(1.0))
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        let [share, low, high] = [self.share(), low, high].map(|share| 100.0 * share);
        let text = format!("{} of {}, {share:.1} % ({low:.1} to {high:.1})", self.good, self.all);
        f.pad(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::Rate;

    #[test]
    fn the_interval_is_that_of_the_books() {
        // 81 of 263 is an example that is often worked out: 0.255 to 0.366.
        let (low, high) = Rate::new(81, 263).interval();
        assert!((low - 0.2553).abs() < 1e-4 && (high - 0.3662).abs() < 1e-4, "{low} {high}");
    }

    #[test]
    fn few_say_little_even_if_all_are_good() {
        assert_eq!(Rate::new(3, 3).to_string(), "3 of 3, 100.0 % (43.8 to 100.0)");
        assert_eq!(Rate::new(0, 0).interval(), (0.0, 1.0));
    }
}
