//! Pairing squares with neighbours, each at most once: a bound that needs no dominoes to be counted.

use super::position::Position;
use super::survey::Survey;
use super::table::Table;

/// A pairing of the squares that still wait, kept from step to step of the search and mended where a step has
/// broken it.
pub(super) struct Matching {
    mate: Vec<Option<usize>>,
    seen: Vec<bool>,
}

/// What a pairing is looked for in.
#[derive(Clone, Copy)]
pub(super) struct Situation<'a> {
    pub(super) table: &'a Table,
    pub(super) position: &'a Position,
    pub(super) survey: &'a Survey,
}

impl Situation<'_> {
    fn needs_domino(&self, square: usize) -> bool {
        self.survey.needs_domino(self.position, square)
    }

    /// The squares that can still share a domino with one.
    fn partners(&self, square: usize) -> impl Iterator<Item = usize> {
        let open = self.position.open(&self.table.at_square[square]).map(|p| &self.table.placements[p]);
        open.filter(|placement| !placement.is_single()).map(move |placement| placement.other(square))
    }
}

impl Matching {
    pub(super) fn new(table: &Table) -> Self {
        Self { mate: vec![None; table.squares.len()], seen: vec![false; table.squares.len()] }
    }

    /// Pairs every square that needs a domino. If that cannot be, the squares that have too few partners
    /// between them.
    pub(super) fn mend(&mut self, now: Situation<'_>) -> Result<(), Vec<usize>> {
        for square in 0..self.mate.len() {
            if self.mate[square].is_some_and(|mate| !now.partners(square).any(|partner| partner == mate)) {
                self.mate[square] = None;
            }
        }
        for square in 0..self.mate.len() {
            if self.mate[square].is_none() && now.needs_domino(square) {
                self.seen.fill(false);
                if !self.pair(now, square) {
                    return Err(self.rivals(now, square));
                }
            }
        }
        Ok(())
    }

    /// Finds a partner for a square, moving others along an alternating path.
    fn pair(&mut self, now: Situation<'_>, square: usize) -> bool {
        for partner in now.partners(square) {
            if self.seen[partner] {
                continue;
            }
            self.seen[partner] = true;
            let is_free = match self.mate[partner] {
                None => true,
                Some(rival) if now.needs_domino(rival) => self.pair(now, rival),
                // A place that may stay bare gives way.
                Some(rival) => {
                    self.mate[rival] = None;
                    true
                }
            };
            if is_free {
                self.mate[square] = Some(partner);
                self.mate[partner] = Some(square);
                return true;
            }
        }
        false
    }

    /// The squares that compete with an unpaired one for the partners that were just seen: one more than those.
    fn rivals(&self, now: Situation<'_>, square: usize) -> Vec<usize> {
        let seen = (0..self.mate.len()).filter(|&partner| self.seen[partner]);
        let mut rivals: Vec<usize> = seen.filter_map(|partner| self.mate[partner]).collect();
        rivals.push(square);
        rivals.retain(|&rival| now.needs_domino(rival));
        rivals.sort_unstable();
        rivals
    }
}
