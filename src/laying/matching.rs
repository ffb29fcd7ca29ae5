//! Pairing squares with neighbours, each at most once: a bound that needs no dominoes to be counted.
//!
//! Squares have two colours, as on a chessboard, and neighbours are of different ones; so moving pairs along
//! alternating paths finds a pairing that leaves as few squares alone as possible.

use super::outlook::Outlook;
use super::position::Position;
use super::puzzle::Puzzle;
use crate::model::{Place, Places};

/// How many of these places stay single when as many neighbours as possible are paired.
pub(crate) fn singles(places: Places) -> u32 {
    let places: Vec<Place> = places.iter().collect();
    let mut matching = Matching::new(places.len());
    for square in 0..places.len() {
        if matching.mate[square].is_none() {
            // A square that finds no partner now finds none later: another path only moves the others.
            let _ = matching.find_partner(&Neighbours(&places), square);
        }
    }
    matching.mate.iter().filter(|mate| mate.is_none()).count() as u32
}

/// Squares that may or must be paired, known by their index.
pub(super) trait Pairs {
    /// The squares that one can be paired with.
    fn partners(&self, square: usize) -> impl Iterator<Item = usize>;

    /// Whether a square must not stay single.
    fn needs_partner(&self, square: usize) -> bool;
}

/// Places that can be paired with those beside them.
struct Neighbours<'a>(&'a [Place]);

impl Pairs for Neighbours<'_> {
    fn partners(&self, square: usize) -> impl Iterator<Item = usize> {
        self.0[square].neighbours().filter_map(|next| self.0.iter().position(|&place| place == next))
    }

    fn needs_partner(&self, _: usize) -> bool {
        true
    }
}

/// The squares of a search that still wait, with the dominoes that can still be laid.
pub(super) struct Situation<'a> {
    pub(super) puzzle: &'a Puzzle,
    pub(super) position: &'a Position,
    pub(super) outlook: &'a Outlook,
}

impl Pairs for Situation<'_> {
    /// The squares that can still share a domino with one.
    fn partners(&self, square: usize) -> impl Iterator<Item = usize> {
        let open = self.position.open(&self.puzzle.at_square[square]).map(|p| &self.puzzle.placements[p]);
        open.filter(|placement| !placement.is_single()).map(move |placement| placement.other(square))
    }

    fn needs_partner(&self, square: usize) -> bool {
        self.outlook.needs_domino(self.position, square)
    }
}

/// A pairing, kept from step to step of a search and repaired where a step has broken it.
pub(super) struct Matching {
    mate: Vec<Option<usize>>,
    seen: Vec<bool>,
}

impl Matching {
    /// Nobody is paired.
    pub(super) fn new(squares: usize) -> Self {
        Self { mate: vec![None; squares], seen: vec![false; squares] }
    }

    /// Pairs every square that needs a partner. If that is impossible, the squares that have too few partners between
    /// them.
    pub(super) fn mend(&mut self, now: &impl Pairs) -> Result<(), Vec<usize>> {
        for square in 0..self.mate.len() {
            if self.mate[square].is_some_and(|mate| !now.partners(square).any(|partner| partner == mate)) {
                self.mate[square] = None;
            }
        }
        for square in 0..self.mate.len() {
            if self.mate[square].is_none() && now.needs_partner(square) && !self.find_partner(now, square) {
                return Err(self.rivals(now, square));
            }
        }
        Ok(())
    }

    /// Pairs a square, if there is a way to.
    fn find_partner(&mut self, now: &impl Pairs, square: usize) -> bool {
        self.seen.fill(false);
        self.pair(now, square)
    }

    /// Finds a partner for a square, moving others along an alternating path.
    fn pair(&mut self, now: &impl Pairs, square: usize) -> bool {
        for partner in now.partners(square) {
            if self.seen[partner] {
                continue;
            }
            self.seen[partner] = true;
            let is_free = match self.mate[partner] {
                None => true,
                Some(rival) if now.needs_partner(rival) => self.pair(now, rival),
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
    fn rivals(&self, now: &impl Pairs, square: usize) -> Vec<usize> {
        let seen = (0..self.mate.len()).filter(|&partner| self.seen[partner]);
        let mut rivals: Vec<usize> = seen.filter_map(|partner| self.mate[partner]).collect();
        rivals.push(square);
        rivals.retain(|&rival| now.needs_partner(rival));
        rivals.sort_unstable();
        rivals
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Kingdom;

    #[test]
    fn as_few_as_can_be_stay_single() {
        let singles = |kingdom: &str| {
            let kingdom: Kingdom = kingdom.parse().unwrap();
            singles(kingdom.places_where(|cell| cell.square().is_some()))
        };
        assert_eq!(singles(". ."), 0);
        assert_eq!(singles("d d d"), 1);
        // The corner takes the place on its right first, and has to give it back.
        assert_eq!(singles("d d d / d . ."), 0);
        // Four arms around one square, which only one of them can have.
        assert_eq!(singles(". d . / d d d / . d ."), 3);
        assert_eq!(singles("d . d / . d ."), 3);
    }
}
