//! The kingdoms as a puzzle: the squares to be covered, and every way to lay one domino on two of them.

use super::{Laid, Supply};
use crate::model::{Cell, Kingdom, Place, Square};

/// All kingdoms as one puzzle. Squares, placements, kinds and looks are known by their index.
pub(super) struct Table {
    pub(super) squares: Vec<TableSquare>,
    pub(super) placements: Vec<Placement>,
    /// The placements that cover each square.
    pub(super) at_square: Vec<Vec<usize>>,
    /// The placements of each kind of domino.
    pub(super) of_kind: Vec<Vec<usize>>,
    /// How many dominoes there are of each kind.
    pub(super) copies: Vec<u8>,
    /// The looks of the two squares of each kind.
    pub(super) looks_of_kind: Vec<[usize; 2]>,
    /// How many different looks there are.
    pub(super) looks: usize,
}

/// A place that holds, or may hold, half a domino.
pub(super) struct TableSquare {
    pub(super) kingdom: usize,
    pub(super) place: Place,
    /// How it looks; `None` where that is not known, and where it may also stay empty.
    pub(super) look: Option<usize>,
}

/// One way to lay a domino of some kind on two neighbouring squares.
pub(super) struct Placement {
    pub(super) squares: [usize; 2],
    pub(super) kind: usize,
}

impl Placement {
    /// The square at the other end.
    pub(super) fn other(&self, square: usize) -> usize {
        if self.squares[0] == square { self.squares[1] } else { self.squares[0] }
    }
}

impl Table {
    pub(super) fn of(kingdoms: &[&Kingdom], supply: &Supply) -> Self {
        let mut looks = Looks::default();
        let looks_of_kind =
            supply.kinds().map(|(kind, _)| kind.squares().map(|square| looks.index(square))).collect();
        let mut table = Self {
            squares: Vec::new(),
            placements: Vec::new(),
            at_square: Vec::new(),
            of_kind: vec![Vec::new(); supply.kinds().len()],
            copies: supply.kinds().map(|(_, dominoes)| dominoes.len() as u8).collect(),
            looks_of_kind,
            looks: 0,
        };
        for (index, kingdom) in kingdoms.iter().enumerate() {
            table.add_kingdom(index, kingdom, &mut looks);
        }
        table.looks = looks.0.len();
        table
    }

    fn add_kingdom(&mut self, index: usize, kingdom: &Kingdom, looks: &mut Looks) {
        let first = self.squares.len();
        for (place, cell) in kingdom.iter() {
            let look = match (cell, cell.square()) {
                (Cell::Unknown, _) => None,
                (_, Some(square)) => Some(looks.index(square)),
                (_, None) => continue,
            };
            self.squares.push(TableSquare { kingdom: index, place, look });
            self.at_square.push(Vec::new());
        }
        for one in first..self.squares.len() {
            let Place { row, col } = self.squares[one].place;
            for neighbour in [Place::new(row, col + 1), Place::new(row + 1, col)] {
                let after = one + 1..self.squares.len();
                if let Some(other) = after.into_iter().find(|&other| self.squares[other].place == neighbour) {
                    self.add_pair(one, other);
                }
            }
        }
    }

    /// Adds every kind of domino that fits two neighbouring squares.
    fn add_pair(&mut self, one: usize, other: usize) {
        let (a, b) = (self.squares[one].look, self.squares[other].look);
        if a.is_none() && b.is_none() {
            return; // Two places that may stay empty need no domino.
        }
        let fits = |looks: &[usize; 2], x: Option<usize>, y: Option<usize>| {
            x.is_none_or(|x| x == looks[0]) && y.is_none_or(|y| y == looks[1])
        };
        for kind in 0..self.looks_of_kind.len() {
            let looks = &self.looks_of_kind[kind];
            if fits(looks, a, b) || fits(looks, b, a) {
                let placement = self.placements.len();
                self.placements.push(Placement { squares: [one, other], kind });
                self.at_square[one].push(placement);
                self.at_square[other].push(placement);
                self.of_kind[kind].push(placement);
            }
        }
    }

    /// Says which real domino each placement is, taking those that look alike in the order of their numbers.
    pub(super) fn name_dominoes(&self, placements: &[usize], supply: &Supply) -> Vec<Laid> {
        let mut stock: Vec<_> = supply.kinds().map(|(_, dominoes)| dominoes.iter()).collect();
        let mut named: Vec<Laid> = placements
            .iter()
            .filter_map(|&placement| {
                let Placement { squares: [one, other], kind } = self.placements[placement];
                let domino = *stock[kind].next()?;
                let (one, other) = (&self.squares[one], &self.squares[other]);
                let looks = self.looks_of_kind[kind];
                // Whether the first square of the kind lies on the first square of the placement.
                let as_listed = one.look.map_or(other.look == Some(looks[1]), |look| look == looks[0]);
                let kind_is_reversed = domino.squares != domino.kind().squares();
                let places = if as_listed == kind_is_reversed {
                    [other.place, one.place]
                } else {
                    [one.place, other.place]
                };
                Some(Laid { kingdom: one.kingdom, domino, places })
            })
            .collect();
        named.sort_by_key(|laid| (laid.kingdom, laid.places.into_iter().min()));
        named
    }
}

/// The different looks of squares, in the order they were met.
#[derive(Default)]
struct Looks(Vec<Square>);

impl Looks {
    fn index(&mut self, square: Square) -> usize {
        self.0.iter().position(|&known| known == square).unwrap_or_else(|| {
            self.0.push(square);
            self.0.len() - 1
        })
    }
}
