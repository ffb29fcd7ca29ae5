//! What a search has done, decision by decision, so that it can be taken back.

/// One decision: a placement was laid, or ruled out.
#[derive(Debug, Clone, Copy)]
pub(super) enum Decision {
    Laid(usize),
    RuledOut(usize),
}

/// A moment that can be gone back to.
#[derive(Debug, Clone, Copy)]
pub(super) struct Moment(usize);

impl Moment {
    /// Before anything was done.
    pub(super) const START: Self = Self(0);
}

/// The decisions in their order.
#[derive(Debug, Default)]
pub(super) struct Trail(Vec<Decision>);

impl Trail {
    pub(super) fn now(&self) -> Moment {
        Moment(self.0.len())
    }

    pub(super) fn push(&mut self, decision: Decision) {
        self.0.push(decision);
    }

    /// Takes the last decision off; nothing when the moment is reached.
    pub(super) fn back_to(&mut self, moment: Moment) -> Option<Decision> {
        if self.0.len() > moment.0 { self.0.pop() } else { None }
    }

    /// What was done stays done.
    pub(super) fn forget(&mut self) {
        self.0.clear();
    }
}
