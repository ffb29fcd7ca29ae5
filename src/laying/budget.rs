//! What several searches may take together. In: how much. Out: whether there is any left.
//!
//! Work is counted, not timed: in looks at a square or at a way to fill it. So the same question gets the same answer
//! on every machine, however busy it is.

/// Work that is left, in looks; a look is a few nanoseconds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SearchBudget(u64);

impl SearchBudget {
    /// So many looks.
    pub const fn of(looks: u64) -> Self {
        Self(looks)
    }

    /// How many looks are left.
    pub const fn left(&self) -> u64 {
        self.0
    }

    /// Takes some work out of it; whether there was enough. What is not enough is gone too.
    pub(super) fn take(&mut self, looks: u64) -> bool {
        let enough = looks <= self.0;
        self.0 = self.0.saturating_sub(looks);
        enough
    }

    /// Does something with one of so many equal parts of what is left. What it does not need comes back.
    pub(crate) fn with_part<T>(&mut self, parts: u64, act: impl FnOnce(&mut Self) -> T) -> T {
        let mut part = Self(self.0 / parts.max(1));
        let rest = self.0 - part.0;
        let done = act(&mut part);
        self.0 = rest + part.0;
        done
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_part_does_not_need_comes_back() {
        let mut budget = SearchBudget::of(100);
        assert!(budget.with_part(2, |half| half.take(10)));
        assert_eq!(budget.left(), 90);
        assert!(!budget.with_part(3, |third| third.take(31)));
        assert_eq!(budget.left(), 60);
        assert!(budget.take(60) && !budget.take(1));
    }
}
