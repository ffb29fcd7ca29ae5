//! What a kingdom with places that nobody has filled in can still come to: the least and the most points over every
//! way to fill them that the box and the rules allow. The bounds are exact, or left out where there are too many
//! ways to try.

use std::iter;

use super::{AUDIT_BUDGET, Entrant, Input, Possibility, Rules, Score, could_be_within};
use crate::laying::{SearchBudget, Supply};
use crate::model::{Building, Cell, Kingdom, Place, Places, Square};

/// The least and the most points that a kingdom can come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Reach {
    /// The fewest.
    pub least: u32,
    /// At most so many.
    pub most: u32,
}

/// The most ways to fill the unknown places of a kingdom, and of all others, that are tried.
const MOST_WAYS: usize = 2_000;
/// The most of them that are laid out with dominoes for one bound.
const MOST_TRIALS: usize = 200;

impl Reach {
    /// The bounds for one of these kingdoms, all of which are laid from one box; `None` where they are not certain.
    ///
    /// ```
    /// use crowncount::{Entrant, Game, Holdings, Kingdom, Reach, Rules};
    ///
    /// let rules = Rules::of(Game::Kingdomino, None)?;
    /// // No domino but 48 joins a mine with three crowns, and its other square is plain wheat.
    /// let kingdom: Kingdom = "c ? m3".parse()?;
    /// let entrant = Entrant::new(&kingdom, Holdings::default());
    /// assert_eq!(Reach::of(&rules, &[entrant], 0), Some(Reach { least: 3, most: 3 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of(rules: &Rules, entrants: &[Entrant<'_>], player: usize) -> Option<Self> {
        Self::within(rules, entrants, player, &mut AUDIT_BUDGET.clone())
    }

    /// The same within a budget that the bounds of several players share.
    pub fn within(
        rules: &Rules,
        entrants: &[Entrant<'_>],
        player: usize,
        budget: &mut SearchBudget,
    ) -> Option<Self> {
        let options: Vec<Vec<Cell>> = (0..entrants.len()).map(|at| options(rules, entrants, at)).collect();
        let ways = |at: usize| count(options[at].len(), entrants[at].kingdom.unknown());
        let others: Vec<usize> = (0..entrants.len()).filter(|&at| at != player).collect();
        others
            .iter()
            .try_fold(1_usize, |all, &at| all.checked_mul(ways(at)?))
            .filter(|&all| all <= MOST_WAYS)?;
        ways(player).filter(|&own| own <= MOST_WAYS)?;
        let mut own: Vec<(u32, Kingdom)> = filled(entrants[player].kingdom, &options[player])
            .map(|kingdom| (Score::of(rules, &kingdom, &entrants[player].holdings).total(), kingdom))
            .collect();
        own.sort_by_key(|(total, _)| *total);
        let table = Table { rules, entrants, options: &options, player };
        let least = table.first(own.iter(), budget)?;
        let most = table.first(own.iter().rev(), budget)?;
        Some(Self { least, most })
    }
}

/// The kingdoms of a round, one of which is asked about.
struct Table<'a> {
    rules: &'a Rules,
    entrants: &'a [Entrant<'a>],
    options: &'a [Vec<Cell>],
    player: usize,
}

impl Table<'_> {
    /// The total of the first of these kingdoms that can have been laid together with the others.
    fn first<'k>(
        &self,
        kingdoms: impl Iterator<Item = &'k (u32, Kingdom)>,
        budget: &mut SearchBudget,
    ) -> Option<u32> {
        let mut trials = MOST_TRIALS;
        for (total, kingdom) in kingdoms {
            let mut table: Vec<Kingdom> =
                self.entrants.iter().map(|entrant| entrant.kingdom.clone()).collect();
            table[self.player] = kingdom.clone();
            if self.can_be(&mut table, 0, &mut trials, budget)? {
                return Some(*total);
            }
        }
        None
    }

    /// Whether the others can be filled so that all can have been laid; `None` when the trials or the budget are used up.
    fn can_be(
        &self,
        table: &mut [Kingdom],
        from: usize,
        trials: &mut usize,
        budget: &mut SearchBudget,
    ) -> Option<bool> {
        let Some(at) = (from..table.len()).find(|&at| !table[at].unknown().is_empty()) else {
            *trials = trials.checked_sub(1)?;
            let seats = self.entrants.iter().zip(&*table);
            let entrants: Vec<Entrant<'_>> =
                seats.map(|(entrant, kingdom)| Entrant { kingdom, ..*entrant }).collect();
            return match could_be_within(self.rules, &entrants, budget) {
                Possibility::Possible => Some(true),
                Possibility::Impossible => Some(false),
                Possibility::Undecided => None,
            };
        };
        let open = table[at].clone();
        for kingdom in filled(&open, &self.options[at]) {
            table[at] = kingdom;
            if self.can_be(table, at + 1, trials, budget)? {
                return Some(true);
            }
        }
        table[at] = open;
        Some(false)
    }
}

/// How many ways there are to fill these places.
fn count(options: usize, places: Places) -> Option<usize> {
    options.checked_pow(places.len())
}

/// Every way to fill the unknown places of a kingdom.
fn filled(kingdom: &Kingdom, options: &[Cell]) -> impl Iterator<Item = Kingdom> {
    let places: Vec<Place> = kingdom.unknown().iter().collect();
    let ways = options.len().pow(places.len() as u32);
    (0..ways).map(move |mut way| {
        let mut filled = kingdom.clone();
        for &place in &places {
            filled.set(place, options[way % options.len()]);
            way /= options.len();
        }
        filled
    })
}

/// What a place of a kingdom can hold by the box and what the kingdoms show already.
fn options(rules: &Rules, entrants: &[Entrant<'_>], player: usize) -> Vec<Cell> {
    let kingdom = entrants[player].kingdom;
    if kingdom.unknown().is_empty() {
        return Vec::new();
    }
    let shown = |is: &dyn Fn(Cell) -> bool| -> usize {
        entrants.iter().map(|entrant| entrant.kingdom.places_where(is).len() as usize).sum()
    };
    let supply = Supply::of(rules.book().boxes);
    // Dice can show any coat, with as many crosses as a castle and a spell can add.
    let is_left = |square: &Square| {
        rules.book().boxes.is_empty()
            || shown(&|cell: Cell| cell.square() == Some(*square)) < supply.squares(*square)
    };
    let all = rules.book().terrains.iter().flat_map(|&terrain| {
        (0..=terrain.most_crowns()).filter_map(move |crowns| Square::new(terrain, crowns))
    });
    let squares = all.filter(is_left).map(Cell::Square);
    let built = Building::ALL.into_iter().filter(|building| {
        rules.book().inputs.contains(&Input::Towers)
            && shown(&|cell: Cell| cell == Cell::Built(*building)) < usize::from(building.copies())
    });
    let castle = kingdom.castles().is_empty().then_some(Cell::Castle);
    iter::once(Cell::Empty).chain(castle).chain(squares).chain(built.map(Cell::Built)).collect()
}
