//! The likeliest kingdom that the dominoes can make.

use super::search::{Failure, Search, Solution};
use super::table::{Options, PieceSort, Table};
use super::{Connection, Effort, Laid, Supply};
use crate::model::{Cell, Kingdom, Place, Places};

/// How likely each place of a grid is to hold what.
#[derive(Debug, Clone)]
pub struct Beliefs {
    rows: u8,
    cols: u8,
    /// For each place, row by row, what it may be with the logarithm of its likelihood.
    cells: Vec<Vec<(Cell, f32)>>,
}

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
    /// The search was given up.
    Undecided,
}

/// How sure a cell of the likeliest kingdom is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sureness {
    /// How much less likely the best kingdom with another cell here is, in nats; at most [`Sureness::MOST`].
    pub margin: f32,
    /// The cell of that other kingdom, if there is one within reach.
    pub rival: Option<Cell>,
}

impl Sureness {
    /// Margins are not told apart beyond this, about one in three thousand.
    pub const MOST: f32 = 8.0;
}

/// Thousandths of a nat: costs are whole numbers, so that sums of them can be compared exactly.
const SCALE: f32 = 1000.0;
/// The search looks for a kingdom within the first of these costs, then within the next: most photos need
/// little, and little is searched fast.
const REACHES: [u32; 5] = [4_000, 10_000, 20_000, 40_000, 80_000];
/// No cell is believed to be impossible.
const DEAREST: f32 = 25.0;
/// The effort for the margin of one cell.
const MARGIN_EFFORT: Effort = Effort(3_000);

impl Beliefs {
    /// Beliefs about a grid, row by row. `None` unless there is something for every place.
    pub fn new(rows: u8, cols: u8, cells: Vec<Vec<(Cell, f32)>>) -> Option<Self> {
        let complete = cells.len() == usize::from(rows) * usize::from(cols);
        let sensible =
            |options: &Vec<(Cell, f32)>| !options.is_empty() && options.iter().all(|(_, l)| !l.is_nan());
        (complete && cells.iter().all(sensible)).then_some(Self { rows, cols, cells })
    }

    /// The likeliest cells taken one by one, whatever the dominoes say.
    pub fn plain(&self) -> Kingdom {
        let mut kingdom = Kingdom::filled(self.rows, self.cols, Cell::Unknown);
        for (place, options) in kingdom.places().zip(&self.cells) {
            if let Some((cell, _)) = options.iter().max_by(|a, b| a.1.total_cmp(&b.1)) {
                kingdom.set(place, *cell);
            }
        }
        kingdom
    }

    /// How likely a kingdom is, as the logarithm of its likelihood.
    pub fn likelihood(&self, kingdom: &Kingdom) -> f32 {
        let of = |((_, cell), options): ((Place, Cell), &Vec<(Cell, f32)>)| {
            options
                .iter()
                .find(|(option, _)| *option == cell)
                .map_or(f32::NEG_INFINITY, |(_, likelihood)| *likelihood)
        };
        kingdom.iter().zip(&self.cells).map(of).sum()
    }

    /// The options of every place with what they cost beyond the likeliest.
    fn options(&self) -> Vec<(Place, Options)> {
        let places = Kingdom::filled(self.rows, self.cols, Cell::Empty).places();
        places.zip(&self.cells).map(|(place, options)| (place, costs(options))).collect()
    }
}

fn costs(options: &[(Cell, f32)]) -> Options {
    let best = options.iter().map(|(_, likelihood)| *likelihood).fold(f32::NEG_INFINITY, f32::max);
    let cost = |likelihood: f32| ((best - likelihood).min(DEAREST) * SCALE).round() as u32;
    options.iter().map(|&(cell, likelihood)| (cell, cost(likelihood))).collect()
}

/// Finds the likeliest kingdom that the dominoes can make: one castle, every domino once and connected to it,
/// and gaps where there is no tile. Then how sure each cell is: how much less likely the best kingdom with
/// another cell there is.
///
/// ```
/// use crowncount::{Beliefs, Cell, Connection, DominoBox, Effort, Kingdom, Likeliest, Supply, likeliest};
///
/// // The middle cell looks a little more like a plain mine, but there is no domino of a plain mine and wheat.
/// let cell = |token: &str| crowncount::read_cell(token).expect("a cell");
/// let beliefs = Beliefs::new(1, 3, vec![
///     vec![(cell("c"), 0.0)],
///     vec![(cell("m"), -0.6), (cell("m3"), -0.8)],
///     vec![(cell("w"), 0.0)],
/// ]).expect("three cells");
/// let supply = Supply::of(&[DominoBox::Kingdomino]);
/// let Likeliest::Laid { kingdom, .. } = likeliest(&beliefs, &supply, Effort::default()) else { panic!() };
/// assert_eq!(kingdom.to_string(), "c m3 w");
/// ```
pub fn likeliest(beliefs: &Beliefs, supply: &Supply, effort: Effort) -> Likeliest {
    let cells = beliefs.options();
    for reach in REACHES {
        let table = table(supply, &cells, reach);
        match Search::new(&table, Connection::Required, reach, effort).run() {
            Ok(best) => return laid(beliefs, supply, &cells, &table, &best),
            Err(Failure::Exhausted { .. }) => {}
            Err(Failure::GivenUp) => return Likeliest::Undecided,
        }
    }
    Likeliest::Contradiction
}

fn table(supply: &Supply, cells: &[(Place, Options)], limit: u32) -> Table {
    let mut table = Table::new(supply);
    table.add_kingdom(0, cells, Places::NONE, Places::NONE, limit);
    table
}

fn laid(
    beliefs: &Beliefs,
    supply: &Supply,
    cells: &[(Place, Options)],
    of: &Table,
    best: &Solution,
) -> Likeliest {
    let kingdom = kingdom(beliefs, of, best);
    let reach = best.cost + (Sureness::MOST * SCALE) as u32;
    let wider = table(supply, cells, reach);
    let sureness = kingdom.iter().map(|(place, cell)| {
        let mut search = Search::new(&wider, Connection::Required, reach, MARGIN_EFFORT);
        let Some(square) = wider.squares.iter().position(|square| square.place == place) else {
            return Sureness { margin: Sureness::MOST, rival: None };
        };
        search.forbid(|placement| {
            let fills = wider.placements[placement].squares.contains(&square);
            fills && cell_at(&wider, placement, square) == cell
        });
        match search.run() {
            Ok(other) => {
                let margin = other.cost.saturating_sub(best.cost) as f32 / SCALE;
                Sureness { margin, rival: Some(self::kingdom(beliefs, &wider, &other).get(place)) }
            }
            Err(Failure::Exhausted { .. }) => Sureness { margin: Sureness::MOST, rival: None },
            // Nothing is known, so nothing is claimed.
            Err(Failure::GivenUp) => Sureness { margin: 0.0, rival: None },
        }
    });
    let sureness = sureness.collect();
    let dominoes = of.name_dominoes(&best.placements, supply);
    Likeliest::Laid { kingdom, dominoes, cost: best.cost as f32 / SCALE, sureness }
}

/// What a placement makes of one of its squares.
fn cell_at(table: &Table, placement: usize, square: usize) -> Cell {
    let placement = &table.placements[placement];
    match (placement.at(square).0, table.kinds[placement.kind].sort) {
        (Some(look), _) => Cell::Square(table.looks[look]),
        (None, PieceSort::Castle) => Cell::Castle,
        (None, _) => Cell::Empty,
    }
}

fn kingdom(beliefs: &Beliefs, table: &Table, solution: &Solution) -> Kingdom {
    let mut kingdom = Kingdom::filled(beliefs.rows, beliefs.cols, Cell::Unknown);
    for &placement in &solution.placements {
        for square in table.placements[placement].squares {
            kingdom.set(table.squares[square].place, cell_at(table, placement, square));
        }
    }
    kingdom
}
