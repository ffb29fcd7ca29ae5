//! The likeliest kingdom that the dominoes can form.
//!
//! In: beliefs about every cell of a grid, and the dominoes. Out: the kingdom, how it can be laid, and for each
//! cell how much less likely the best kingdom with another cell there is. The best kingdom is one search; then
//! what no kingdom within reach uses is ruled out for good, and what is left is searched once for every cell
//! whose margin is not known from the bound and the kingdoms that were met before.

use super::beliefs::{Beliefs, SCALE};
use super::descent::{Descent, GivenUp, Solution};
use super::puzzle::{PieceSort, Puzzle};
use super::{Connection, Effort, Laid, Supply};
use crate::model::{Cell, Kingdom, Places};

/// The answer of [`likeliest`].
#[derive(Debug, Clone, PartialEq)]
pub enum Likeliest {
    /// The likeliest kingdom that can be laid.
    Laid {
        /// The kingdom.
        kingdom: Kingdom,
        /// One way to lay it.
        dominoes: Vec<Laid>,
        /// How much less likely it is than the likeliest cells taken one by one, in nats.
        cost: f32,
        /// For each place, row by row, how sure its cell is.
        sureness: Vec<Sureness>,
    },
    /// Every kingdom that can be laid contradicts what was seen too much.
    Contradiction,
    /// The search was stopped.
    Undecided,
}

/// How sure a cell of the likeliest kingdom is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sureness {
    /// How much less likely the best kingdom with another cell here is, in nats; at most [`Sureness::MOST`].
    /// Where finding that out takes too long, what is proven: it is at least this.
    pub margin: f32,
    /// The cell of that other kingdom, if one within reach was found.
    pub rival: Option<Cell>,
}

impl Sureness {
    /// Margins beyond this, about one in three thousand, count as equal.
    pub const MOST: f32 = 8.0;
}

/// The search looks for a kingdom that costs this much more than the least possible, then for the next: most
/// photos need little, and little is searched fast.
const REACHES: [i32; 6] = [2_000, 5_000, 10_000, 20_000, 40_000, FARTHEST];
/// A kingdom that costs more contradicts what was seen.
const FARTHEST: i32 = 80_000;
/// How often prices are changed before the first placement is tried, for the best kingdom and for a margin.
const ROUNDS: u32 = 24;
const MARGIN_ROUNDS: u32 = 6;
/// The effort for the margin of one cell.
const MARGIN_EFFORT: Effort = Effort(3_000);

/// Finds the likeliest kingdom that the dominoes can form: one castle, every domino once, connected to it where
/// that is required, and gaps where there is no tile. Then it finds how sure each cell is: how much less likely the
/// best kingdom with another cell there is.
///
/// ```
/// use crowncount::{Cell, DominoBox, Kingdom};
/// use crowncount::laying::{Beliefs, Connection, Effort, Likeliest, Supply, likeliest};
///
/// // The middle cell looks a little more like a plain mine, but there is no domino of a plain mine and wheat.
/// let cell = |token: &str| token.parse::<Cell>().expect("a cell");
/// let beliefs = Beliefs::new(1, 3, vec![
///     vec![(cell("c"), 0.0)],
///     vec![(cell("m"), -0.6), (cell("m3"), -0.8)],
///     vec![(cell("w"), 0.0)],
/// ]).expect("three cells");
/// let supply = Supply::of(&[DominoBox::Kingdomino]);
/// let Likeliest::Laid { kingdom, .. } = likeliest(&beliefs, &supply, Connection::Required, Effort::default()) else { panic!() };
/// assert_eq!(kingdom.to_string(), "c m3 w");
/// ```
pub fn likeliest(beliefs: &Beliefs, supply: &Supply, connection: Connection, effort: Effort) -> Likeliest {
    let puzzle = puzzle(beliefs, supply);
    let mut descent = Descent::new(&puzzle, usize::from(beliefs.cols), connection);
    match cheapest(&mut descent, FARTHEST, effort) {
        Ok(found) => answer(beliefs, supply, &puzzle, &mut descent, &found),
        Err(GivenUp) => Likeliest::Undecided,
    }
}

/// Finds the likeliest kingdom as [`likeliest`] does, for people who do not always keep the connection rule: it is
/// kept unless the likeliest kingdom that breaks it is likelier by more than `worth` nats. The answer says
/// which of the two it is.
///
/// The kingdom without the rule is found first. It mostly keeps the rule anyway, and if not, little is left to search.
pub fn likeliest_believed(
    beliefs: &Beliefs,
    supply: &Supply,
    worth: f32,
    effort: Effort,
) -> (Likeliest, Connection) {
    let puzzle = puzzle(beliefs, supply);
    match believed(&puzzle, usize::from(beliefs.cols), worth, effort) {
        Ok(Some(mut found)) => {
            let answer = answer(beliefs, supply, &puzzle, &mut found.descent, &found.layings);
            (answer, found.connection)
        }
        Ok(None) => (Likeliest::Contradiction, Connection::Ignored),
        Err(GivenUp) => (Likeliest::Undecided, Connection::Ignored),
    }
}

/// The likeliest kingdom without how sure its cells are.
#[derive(Clone)]
pub(super) struct Cheapest {
    /// The kingdom.
    pub(super) kingdom: Kingdom,
    /// One way to lay it.
    pub(super) dominoes: Vec<Laid>,
    /// How much less likely it is than the likeliest cells taken one by one, and what breaking the connection rule is
    /// worth where it does, in thousandths of a nat.
    pub(super) cost: i32,
}

/// Finds the likeliest kingdom as [`likeliest_believed`] does; none where all contradict what was seen too much.
pub(super) fn cheapest_believed(
    beliefs: &Beliefs,
    supply: &Supply,
    worth: f32,
    effort: Effort,
) -> Result<Option<Cheapest>, GivenUp> {
    let puzzle = puzzle(beliefs, supply);
    let found = believed(&puzzle, usize::from(beliefs.cols), worth, effort)?;
    Ok(found.and_then(|found| {
        let best = found.layings.last()?;
        let broken = if found.connection == Connection::Ignored { (worth * SCALE) as i32 } else { 0 };
        let dominoes = puzzle.name_dominoes(&best.placements, supply);
        Some(Cheapest { kingdom: kingdom(beliefs, &puzzle, best), dominoes, cost: best.cost + broken })
    }))
}

/// Layings that were found, the cheapest last, with the search that found them.
struct FoundLayings<'a> {
    descent: Descent<'a>,
    layings: Vec<Solution>,
    connection: Connection,
}

/// The cheapest laying that keeps the connection rule, unless one that breaks it is cheaper by more than it is worth.
fn believed(
    puzzle: &Puzzle,
    cols: usize,
    worth: f32,
    effort: Effort,
) -> Result<Option<FoundLayings<'_>>, GivenUp> {
    let mut free = Descent::new(puzzle, cols, Connection::Ignored);
    let found = cheapest(&mut free, FARTHEST, effort)?;
    let Some(best) = found.last() else { return Ok(None) };
    let mut bound = Descent::new(puzzle, cols, Connection::Required);
    let kept = if bound.is_joined(best) {
        Ok(found.iter().filter(|laying| bound.is_joined(laying)).cloned().collect())
    } else {
        cheapest(&mut bound, best.cost.saturating_add((worth * SCALE) as i32), effort)
    };
    Ok(Some(match kept {
        Ok(kept) if !kept.is_empty() => {
            FoundLayings { descent: bound, layings: kept, connection: Connection::Required }
        }
        _ => FoundLayings { descent: free, layings: found, connection: Connection::Ignored },
    }))
}

fn puzzle(beliefs: &Beliefs, supply: &Supply) -> Puzzle {
    let mut puzzle = Puzzle::new(supply);
    puzzle.add_kingdom(0, &beliefs.options(), Places::NONE, Places::NONE, FARTHEST as u32);
    puzzle
}

/// The cheapest laying below a limit, the last of those that were met; none where all cost more.
fn cheapest(descent: &mut Descent<'_>, limit: i32, effort: Effort) -> Result<Vec<Solution>, GivenUp> {
    let least = descent.bound();
    for reach in REACHES {
        let reached = least.saturating_add(reach).min(limit);
        let found =
            descent.run(reached, ROUNDS, effort.0, std::iter::empty()).map_err(|(given_up, _)| given_up)?;
        if !found.is_empty() || reached == limit {
            return Ok(found);
        }
    }
    Ok(Vec::new())
}

/// The cheapest of these layings with how sure its cells are.
fn answer(
    beliefs: &Beliefs,
    supply: &Supply,
    puzzle: &Puzzle,
    descent: &mut Descent<'_>,
    found: &[Solution],
) -> Likeliest {
    let Some(best) = found.last() else { return Likeliest::Contradiction };
    let kingdom = kingdom(beliefs, puzzle, best);
    let sureness = sureness(puzzle, descent, &kingdom, best, found);
    let dominoes = puzzle.name_dominoes(&best.placements, supply);
    Likeliest::Laid { kingdom, dominoes, cost: best.cost as f32 / SCALE, sureness }
}

/// What is known of the kingdoms with another cell at one place.
struct Rivals {
    /// The cheapest that was found, and its cell.
    cost: i32,
    cell: Option<Cell>,
    /// All of them cost at least this.
    least: i32,
}

/// How sure each cell of the best kingdom is.
fn sureness(
    puzzle: &Puzzle,
    descent: &mut Descent<'_>,
    kingdom: &Kingdom,
    best: &Solution,
    found: &[Solution],
) -> Vec<Sureness> {
    let limit = best.cost + (Sureness::MOST * SCALE) as i32;
    let cells: Vec<Cell> = kingdom.iter().map(|(_, cell)| cell).collect();
    descent.narrow(limit);
    let of = |square: usize| {
        let others =
            puzzle.at_square[square].iter().filter(|&&p| cell_at(puzzle, p, square) != cells[square]);
        let least = others.map(|&placement| descent.least_with(placement)).min();
        Rivals { cost: limit, cell: None, least: least.unwrap_or(limit) }
    };
    let mut rivals: Vec<Rivals> = (0..puzzle.squares.len()).map(of).collect();
    let learn = |rivals: &mut Vec<Rivals>, layings: &[Solution]| {
        for laying in layings {
            for &placement in &laying.placements {
                for square in puzzle.placements[placement].squares {
                    let cell = cell_at(puzzle, placement, square);
                    let rival = &mut rivals[square];
                    if cell != cells[square] && laying.cost < rival.cost {
                        (rival.cost, rival.cell) = (laying.cost, Some(cell));
                    }
                }
            }
        }
    };
    learn(&mut rivals, found);
    learn(&mut rivals, &descent.exchanges(best, limit));
    // Near rivals first: a kingdom that differs at one place often differs at others, too.
    let mut order: Vec<usize> = (0..rivals.len()).collect();
    order.sort_by_key(|&square| rivals[square].least);
    for square in order {
        if rivals[square].least >= rivals[square].cost {
            continue;
        }
        let same = puzzle.at_square[square].iter().copied();
        let same = same.filter(|&placement| cell_at(puzzle, placement, square) == cells[square]);
        match descent.run(rivals[square].cost, MARGIN_ROUNDS, MARGIN_EFFORT.0, same) {
            Ok(layings) => {
                learn(&mut rivals, &layings);
                rivals[square].least = rivals[square].cost;
            }
            Err((_, layings)) => learn(&mut rivals, &layings),
        }
    }
    let sure = |rivals: Rivals| {
        // Where the search was stopped, only what is proven is claimed.
        let margin = rivals.least.min(rivals.cost).max(best.cost) - best.cost;
        Sureness { margin: margin as f32 / SCALE, rival: rivals.cell }
    };
    rivals.into_iter().map(sure).collect()
}

/// What a placement makes of one of its squares.
fn cell_at(puzzle: &Puzzle, placement: usize, square: usize) -> Cell {
    let placement = &puzzle.placements[placement];
    match (placement.look(square), puzzle.kinds[placement.kind].sort) {
        (Some(look), _) => Cell::Square(puzzle.looks[look]),
        (None, PieceSort::Castle) => Cell::Castle,
        (None, _) => Cell::Empty,
    }
}

fn kingdom(beliefs: &Beliefs, puzzle: &Puzzle, solution: &Solution) -> Kingdom {
    let mut kingdom = Kingdom::filled(beliefs.rows, beliefs.cols, Cell::Unknown);
    for &placement in &solution.placements {
        for square in puzzle.placements[placement].squares {
            kingdom.set(puzzle.squares[square].place, cell_at(puzzle, placement, square));
        }
    }
    kingdom
}
