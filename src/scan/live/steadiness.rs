//! When a reading is good enough to be taken by itself: nothing in it is unsure and nothing of it changes for a while.

/// For so many seconds.
const LASTS: f64 = 0.5;
/// And for so many looks, so that a slow phone does not take the first one.
const LEAST_LOOKS: usize = 3;

/// How long a reading has been clear and the same.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Steadiness {
    since: Option<f64>,
    looks: usize,
    now: f64,
}

impl Steadiness {
    /// After another look, at a time in seconds.
    pub(super) fn follow(&mut self, at: f64, is_clear: bool, is_same: bool) {
        if !is_clear || !is_same {
            (self.since, self.looks) = (None, 0);
        }
        if is_clear {
            self.since.get_or_insert(at);
            self.looks += 1;
        }
        self.now = at;
    }

    /// Whether it can be taken.
    pub(super) fn is_enough(&self) -> bool {
        self.looks >= LEAST_LOOKS && self.since.is_some_and(|since| self.now - since >= LASTS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether it is enough after looks at these times, of which each is clear or not and the same as before or not.
    fn is_enough(looks: &[(f64, bool, bool)]) -> bool {
        let mut steadiness = Steadiness::default();
        for &(at, is_clear, is_same) in looks {
            steadiness.follow(at, is_clear, is_same);
        }
        steadiness.is_enough()
    }

    #[test]
    fn half_a_second_of_the_same_clear_reading_is_enough() {
        assert!(is_enough(&[(0.0, true, true), (0.3, true, true), (0.5, true, true)]));
        assert!(!is_enough(&[(0.0, true, true), (0.2, true, true), (0.4, true, true)]));
    }

    #[test]
    fn two_looks_are_too_few_however_long_they_take() {
        assert!(!is_enough(&[(0.0, true, true), (2.0, true, true)]));
    }

    #[test]
    fn a_doubt_or_a_change_begins_anew() {
        assert!(!is_enough(&[(0.0, true, true), (0.3, false, true), (0.4, true, true), (0.6, true, true)]));
        let changed = [(0.0, true, true), (0.3, true, false), (0.5, true, true), (0.7, true, true)];
        assert!(!is_enough(&changed));
        assert!(is_enough(&[&changed[..], &[(0.8, true, true)]].concat()));
    }
}
