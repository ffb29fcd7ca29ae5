//! The dominoes that nobody has: with four players, those that were discarded. The squares that are left over are
//! certain; which dominoes they form is certain only where there is one way.

use super::super::{Entrant, Rules};
use crate::model::{Domino, DominoKind, Square};

/// The dominoes that lie in no kingdom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LeftOver {
    /// These, by their numbers, those that look alike together.
    Certain(Vec<Alike>),
    /// So many; the squares that are left over can be paired in several ways.
    Uncertain(usize),
}

/// Some of the dominoes that look alike.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alike {
    /// How many of them are meant.
    pub count: usize,
    /// All that may be meant.
    pub all: Vec<Domino>,
}

/// How many steps the division of the squares may take.
const STEPS: u32 = 20_000;

pub(super) fn of(rules: &Rules, entrants: &[Entrant<'_>]) -> Option<LeftOver> {
    if rules.book().boxes.is_empty() || entrants.iter().any(|entrant| !entrant.kingdom.unknown().is_empty()) {
        return None;
    }
    let mut squares: Vec<Square> = rules
        .book()
        .boxes
        .iter()
        .flat_map(|from| from.dominoes())
        .flat_map(|domino| domino.squares)
        .collect();
    for square in
        entrants.iter().flat_map(|entrant| entrant.kingdom.iter()).filter_map(|(_, cell)| cell.square())
    {
        squares.swap_remove(squares.iter().position(|&left| left == square)?);
    }
    squares.sort_unstable();
    let left = squares.len() / 2;
    let mut dominoes: Vec<Domino> = rules.book().boxes.iter().flat_map(|from| from.dominoes()).collect();
    dominoes.sort_by_key(|domino| (domino.kind(), *domino));
    let kinds: Vec<(DominoKind, &[Domino])> =
        dominoes.chunk_by(|a, b| a.kind() == b.kind()).map(|alike| (alike[0].kind(), alike)).collect();
    let mut division =
        Division { kinds: &kinds, taken: vec![0; kinds.len()], found: None, several: false, steps: STEPS };
    division.divide(&mut squares);
    if division.several || division.steps == 0 {
        return Some(LeftOver::Uncertain(left));
    }
    let counts = division.found?;
    let unlaid = counts.into_iter().zip(&kinds).filter(|(count, _)| *count > 0);
    let mut dominoes: Vec<Alike> =
        unlaid.map(|(count, (_, alike))| Alike { count, all: alike.to_vec() }).collect();
    dominoes.sort_by_key(|alike| alike.all.first().copied());
    Some(LeftOver::Certain(dominoes))
}

/// The search for the ways to divide squares into dominoes of the box; it ends at the second.
struct Division<'a> {
    kinds: &'a [(DominoKind, &'a [Domino])],
    taken: Vec<usize>,
    found: Option<Vec<usize>>,
    several: bool,
    steps: u32,
}

impl Division<'_> {
    fn divide(&mut self, squares: &mut Vec<Square>) {
        if self.several || self.steps == 0 {
            return;
        }
        self.steps -= 1;
        let Some(first) = squares.pop() else {
            match &self.found {
                None => self.found = Some(self.taken.clone()),
                Some(other) => self.several |= *other != self.taken,
            }
            return;
        };
        let mut tried: Option<Square> = None;
        for at in (0..squares.len()).rev() {
            let other = squares[at];
            if tried == Some(other) {
                continue;
            }
            tried = Some(other);
            let kind = DominoKind::new(first, other);
            let Ok(index) = self.kinds.binary_search_by_key(&kind, |(kind, _)| *kind) else { continue };
            if self.taken[index] < self.kinds[index].1.len() {
                self.taken[index] += 1;
                squares.remove(at);
                self.divide(squares);
                squares.insert(at, other);
                self.taken[index] -= 1;
            }
        }
        squares.push(first);
    }
}
