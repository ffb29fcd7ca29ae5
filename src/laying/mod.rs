//! Which dominoes lie where: two questions, each with an exact search.
//!
//! - [`lay`]: in are kingdoms as they look, and the dominoes of the boxes; out is one way to lay all of them, or
//!   the reason why there is none. The audit asks this.
//! - [`likeliest`]: in is how likely each cell is to be what, as a photo shows it; out is the likeliest kingdom
//!   that the dominoes can form, and how much less likely every other one is. The scanner asks this.
//!   [`likeliest_together`] asks it of several grids that share the dominoes.
//!
//! Both see a laying as a choice of placements (`puzzle`): neighbouring squares are paired so that every pair is
//! a domino that the box still holds, and every domino can be reached from the castle through squares that
//! match, as the connection rule demands.
//!
//! For [`lay`], where all is known and little is possible, the search (`search`) fills the square, or lays the
//! piece that must be used, with the fewest choices first, and gives up a branch as soon as it is proven dead:
//!
//! - some squares cannot be paired at all any more (a maximum matching, `matching`),
//! - the dominoes that still fit somewhere do not show enough squares of a look (`outlook`),
//! - some squares can no longer be joined to the castle (`outlook`),
//! - the same squares were left with the same dominoes before, and that failed (`search`).
//!
//! For [`likeliest`], where anything is possible at a cost, the search (`descent`) asks for the cheapest filling
//! of the grid without counting dominoes (`relaxation`), which one sweep over the places gives (`sweep`), puts prices
//! on those that are used too often (`prices`), and lays or rules out a placement (`choices`) where prices and the
//! connection rule (`joined`) leave a doubt.

mod beliefs;
mod budget;
mod choices;
mod descent;
mod joined;
mod likeliest;
mod matching;
mod outlook;
mod play;
mod position;
mod prices;
mod puzzle;
mod relaxation;
mod search;
mod supply;
mod sweep;
mod together;
mod trail;

pub use beliefs::Beliefs;
pub use budget::SearchBudget;
pub use likeliest::{Likeliest, Sureness, likeliest, likeliest_believed};
pub(crate) use matching::singles;
pub use play::{Care, play, play_hands};
pub use supply::Supply;
pub use together::{Together, TogetherLimits, likeliest_together};

use crate::model::{Domino, Kingdom, Place, Places};
use puzzle::Puzzle;
use search::{Failure, LayingSearch};

/// One domino, laid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Laid {
    /// The kingdom it lies in, as an index of those given.
    pub kingdom: usize,
    /// The domino.
    pub domino: Domino,
    /// Where its two squares lie, in the order of [`Domino::squares`].
    pub places: [Place; 2],
}

/// The answer of [`lay`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// One way to lay all kingdoms.
    Laid(Vec<Laid>),
    /// There is none.
    Impossible(Obstacle),
    /// The search was stopped before it knew.
    Undecided,
}

/// Why kingdoms cannot be laid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Obstacle {
    /// These squares of a kingdom fit none of their neighbours.
    Lone(usize, Places),
    /// These squares of a kingdom cannot all be paired with a neighbour to form real dominoes, whatever the others
    /// do.
    Unpaired(usize, Places),
    /// These squares of a kingdom cannot be joined to its castle through matching squares.
    Unreached(usize, Places),
    /// There are not enough dominoes, in a way that no single square shows.
    Dominoes,
    /// There are enough, but no laying of them keeps the connection rule.
    Connection,
}

/// How much work a search may take before it gives up, in steps. The same effort gives the same answer on
/// every machine; a step is about a microsecond.
#[derive(Debug, Clone, Copy)]
pub struct Effort(pub u32);

impl Default for Effort {
    fn default() -> Self {
        Self(200_000)
    }
}

/// Whether the connection rule is to be kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Connection {
    /// Every domino must be joined to the castle.
    Required,
    /// Dominoes may lie anywhere.
    Ignored,
}

/// Lays all kingdoms together with one supply of dominoes.
///
/// Unknown squares may be anything, even empty; what touches one counts as joined to the castle. So kingdoms that
/// are not complete are called impossible only where that is certain.
///
/// ```
/// use crowncount::{DominoBox, Kingdom};
/// use crowncount::laying::{Connection, Effort, Supply, Verdict, lay};
///
/// let kingdom: Kingdom = "c m1 w".parse()?;
/// let supply = Supply::of(&[DominoBox::Kingdomino]);
/// let Verdict::Laid(dominoes) = lay(&[&kingdom], &supply, Connection::Required, Effort::default()) else {
///     panic!("number 40 fits");
/// };
/// assert_eq!(dominoes[0].domino.number, 40);
/// # Ok::<(), crowncount::NotationError>(())
/// ```
pub fn lay(kingdoms: &[&Kingdom], supply: &Supply, connection: Connection, effort: Effort) -> Verdict {
    lay_within(kingdoms, supply, connection, effort, &mut SearchBudget::of(u64::MAX))
}

/// The same within a budget that several searches share, of which this one takes what it needs.
pub fn lay_within(
    kingdoms: &[&Kingdom],
    supply: &Supply,
    connection: Connection,
    effort: Effort,
    budget: &mut SearchBudget,
) -> Verdict {
    let puzzle = Puzzle::of(kingdoms, supply);
    if !budget.take(puzzle.looks_to_build()) {
        return Verdict::Undecided;
    }
    let mut search = LayingSearch::new(&puzzle, connection, effort, budget);
    if let Err(obstacle) = search.at_first_sight() {
        return Verdict::Impossible(obstacle);
    }
    match search.run() {
        Ok(placements) => Verdict::Laid(puzzle.name_dominoes(&placements, supply)),
        Err(Failure::Exhausted { for_connection: false }) => Verdict::Impossible(Obstacle::Dominoes),
        Err(Failure::Exhausted { for_connection: true }) => Verdict::Impossible(Obstacle::Connection),
        Err(Failure::GivenUp) => Verdict::Undecided,
    }
}
