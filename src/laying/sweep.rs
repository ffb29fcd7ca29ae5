//! The cheapest way to fill a grid with dominoes and single pieces, by one sweep over its places.
//!
//! In: what it costs to fill each place alone, with the castle, or with its neighbour on the right or below.
//! Out: the cheapest filling with just one castle, and for every such move the cheapest filling that makes it.
//! Which dominoes there are is not asked: that is the relaxation that [`super::descent`] searches with.
//!
//! The places are filled row by row. All that the rest of a filling has to know of its beginning is which of
//! the next places, as many as a row has, are covered already (the fringe: bit 0 is the place at hand), and
//! whether the castle lies. So there are few states: 256 for each place of a 7x7 grid.

/// More than anything can cost. A few of them can be added up.
pub(super) const NEVER: i32 = 1 << 28;

/// What can be done at a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Move {
    /// Nothing lies here.
    Bare,
    /// The castle.
    Castle,
    /// A domino over this place and the one on the right.
    Right,
    /// A domino over this place and the one below.
    Down,
}

impl Move {
    const ALL: [Self; 4] = [Self::Bare, Self::Castle, Self::Right, Self::Down];

    /// The number of a move at a place: what costs are listed by.
    pub(super) fn slot(self, square: usize) -> usize {
        square * Self::ALL.len() + self as usize
    }
}

/// How many slots a grid has.
pub(super) fn slots(squares: usize) -> usize {
    squares * Move::ALL.len()
}

/// The tables of a sweep, kept to be used again.
pub(super) struct Sweep {
    squares: usize,
    /// How many fringes there are.
    fringes: usize,
    /// For each place, without and with the castle laid, for each fringe: the least that the rest costs.
    ahead: Vec<i32>,
    /// The same for what came before.
    behind: Vec<i32>,
    /// The costs of the last sweep.
    costs: Vec<i32>,
}

impl Sweep {
    /// Tables for a grid of at least two columns.
    pub(super) fn new(squares: usize, cols: usize) -> Self {
        let fringes = 1 << cols;
        let states = (squares + 1) * 2 * fringes;
        let mut ahead = vec![NEVER; states];
        // In the end nothing is covered that is not there, and the castle lies.
        ahead[states - fringes] = 0;
        // Unlike any costs, so that the first sweep goes over all places.
        let costs = vec![-1; slots(squares)];
        Self { squares, fringes, ahead, behind: vec![NEVER; states], costs }
    }

    /// How many states a sweep goes through.
    pub(super) fn states(&self) -> usize {
        self.ahead.len()
    }

    fn state(&self, square: usize, castle: usize, fringe: usize) -> usize {
        (square * 2 + castle) * self.fringes + fringe
    }

    /// What the cheapest filling costs; [`NEVER`] or more if there is none.
    pub(super) fn look_ahead(&mut self, costs: &[i32]) -> i32 {
        let (fringes, top) = (self.fringes, self.fringes / 2);
        // What comes after the last change is as it was.
        let changed = costs.iter().zip(&self.costs).rposition(|(new, old)| new != old);
        let first = changed.map_or(0, |slot| slot / Move::ALL.len() + 1);
        self.costs.copy_from_slice(costs);
        for square in (0..first).rev() {
            let [bare, castle, right, down] = Move::ALL.map(|action| costs[action.slot(square)]);
            let here = self.state(square, 0, 0);
            let (now, next) = self.ahead[here..].split_at_mut(2 * fringes);
            let laid = &next[fringes..fringes + top];
            for (with_castle, now) in now.chunks_exact_mut(fringes).enumerate() {
                let castle = if with_castle == 0 { castle } else { NEVER };
                let (open, covered) = next[with_castle * fringes..][..fringes].split_at(top);
                // Two rests at once: only where the place on the right is open, a domino fits there.
                let pairs = open.chunks_exact(2).zip(covered.chunks_exact(2)).zip(laid.chunks_exact(2));
                for (now, ((open, covered), laid)) in now.chunks_exact_mut(4).zip(pairs) {
                    let fill = |rest: usize| {
                        let single = (bare + open[rest]).min(castle + laid[rest]);
                        single.min(down + covered[rest]).min(NEVER)
                    };
                    now[0] = fill(0).min(right + open[1]);
                    now[1] = open[0];
                    now[2] = fill(1);
                    now[3] = open[1];
                }
            }
        }
        self.ahead[0]
    }

    /// Visits the moves of the filling that [`Sweep::look_ahead`] found, as slots.
    pub(super) fn trace(&self, costs: &[i32], mut visit: impl FnMut(usize)) {
        let (mut castle, mut fringe) = (0, 0);
        for square in 0..self.squares {
            if fringe & 1 == 1 {
                fringe >>= 1;
                continue;
            }
            let here = self.ahead[self.state(square, castle, fringe)];
            let fits = |&action: &Move| {
                self.after(action, castle, fringe).is_some_and(|(castle, fringe)| {
                    costs[action.slot(square)] + self.ahead[self.state(square + 1, castle, fringe)] == here
                })
            };
            let Some(action) = Move::ALL.into_iter().find(fits) else { return };
            visit(action.slot(square));
            if let Some(next) = self.after(action, castle, fringe) {
                (castle, fringe) = next;
            }
        }
    }

    /// The state after a move at an open place, if it can be made.
    fn after(&self, action: Move, castle: usize, fringe: usize) -> Option<(usize, usize)> {
        let rest = fringe >> 1;
        match action {
            Move::Bare => Some((castle, rest)),
            Move::Castle => (castle == 0).then_some((1, rest)),
            Move::Right => (rest & 1 == 0).then_some((castle, rest | 1)),
            Move::Down => Some((castle, rest | (self.fringes / 2))),
        }
    }

    /// For every slot what the cheapest filling costs that makes this move; after [`Sweep::look_ahead`] with
    /// the same costs.
    pub(super) fn look_around(&mut self, costs: &[i32], least: &mut [i32]) {
        let (fringes, top) = (self.fringes, self.fringes / 2);
        self.behind.fill(NEVER);
        self.behind[0] = 0;
        least.fill(NEVER);
        for square in 0..self.squares {
            let slots = Move::ALL.map(|action| action.slot(square));
            let [bare, castle, right, down] = slots.map(|slot| costs[slot]);
            let mut found = [NEVER; 4];
            for with_castle in 0..2 {
                for rest in 0..top {
                    let here = self.state(square, with_castle, 2 * rest);
                    let next = self.state(square + 1, with_castle, rest);
                    let (open, covered) = (self.behind[here], self.behind[here + 1]);
                    self.behind[next] = self.behind[next].min(covered);
                    if open >= NEVER {
                        continue;
                    }
                    let mut go = |action: Move, cost: i32, next: usize| {
                        let so_far = open + cost;
                        self.behind[next] = self.behind[next].min(so_far);
                        let least = &mut found[action as usize];
                        *least = (*least).min(so_far + self.ahead[next]);
                    };
                    go(Move::Bare, bare, next);
                    if with_castle == 0 {
                        go(Move::Castle, castle, next + fringes);
                    }
                    if rest & 1 == 0 {
                        go(Move::Right, right, next + 1);
                    }
                    go(Move::Down, down, next + top);
                }
            }
            for (slot, found) in slots.into_iter().zip(found) {
                least[slot] = found;
            }
        }
    }
}
