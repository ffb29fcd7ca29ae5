//! Pairing squares with neighbours, each at most once: a bound that needs no dominoes to be counted.

use super::search::Position;
use super::table::Table;

/// A pairing of the squares that are not covered yet, kept from step to step of the search and mended where a
/// step has broken it.
pub(super) struct Matching {
    mate: Vec<Option<usize>>,
    seen: Vec<bool>,
}

impl Matching {
    pub(super) fn new(table: &Table) -> Self {
        Self { mate: vec![None; table.squares.len()], seen: vec![false; table.squares.len()] }
    }

    /// Pairs every square that must be covered. If that cannot be, the squares that have too few partners
    /// between them.
    pub(super) fn mend(&mut self, table: &Table, position: &Position) -> Result<(), Vec<usize>> {
        for square in 0..table.squares.len() {
            if self.mate[square].is_some_and(|mate| !is_open(table, position, square, mate)) {
                self.mate[square] = None;
            }
        }
        for square in 0..table.squares.len() {
            if self.mate[square].is_none() && position.must_cover(table, square) {
                self.seen.fill(false);
                if !self.pair(table, position, square) {
                    return Err(self.rivals(table, position, square));
                }
            }
        }
        Ok(())
    }

    /// Finds a partner for a square, moving others along an alternating path.
    fn pair(&mut self, table: &Table, position: &Position, square: usize) -> bool {
        for &placement in &table.at_square[square] {
            let partner = table.placements[placement].other(square);
            if !position.is_open(placement) || self.seen[partner] {
                continue;
            }
            self.seen[partner] = true;
            let is_free = match self.mate[partner] {
                None => true,
                // A place that may stay empty gives way.
                Some(rival) if table.squares[rival].look.is_none() => {
                    self.mate[rival] = None;
                    true
                }
                Some(rival) => self.pair(table, position, rival),
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
    fn rivals(&self, table: &Table, position: &Position, square: usize) -> Vec<usize> {
        let seen = (0..table.squares.len()).filter(|&partner| self.seen[partner]);
        let mut rivals: Vec<usize> = seen.filter_map(|partner| self.mate[partner]).collect();
        rivals.push(square);
        rivals.retain(|&rival| position.must_cover(table, rival));
        rivals.sort_unstable();
        rivals
    }
}

/// Whether two squares can still be covered by one domino.
fn is_open(table: &Table, position: &Position, square: usize, mate: usize) -> bool {
    let joins = |&&placement: &&usize| table.placements[placement].other(square) == mate;
    table.at_square[square].iter().filter(joins).any(|&placement| position.is_open(placement))
}
