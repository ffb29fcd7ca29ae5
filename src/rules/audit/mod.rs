//! Can these kingdoms have been laid? In: the rules and what each player brought to the end of a round. Out: all
//! findings at once, each with its players and cells, and one laying with real dominoes where there is one.
//!
//! Sure contradictions are told from things that are only unusual: see [`Gravity`].

mod dominoes;
mod duel;
mod finding;
mod grid;
mod pieces;

pub use finding::{Finding, Gravity, Sort, Spot};

use super::{Game, Rules};
use crate::laying::Laid;
use crate::model::{Holdings, Kingdom};

/// What one player (or team) brought to the end of a round.
#[derive(Debug, Clone, Copy)]
pub struct Entrant<'a> {
    /// The kingdom.
    pub kingdom: &'a Kingdom,
    /// What they own beside it.
    pub holdings: Holdings,
}

/// The answer of [`audit`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Audit {
    /// Everything that was found, the contradictions first.
    pub findings: Vec<Finding>,
    /// One way to lay all kingdoms with the dominoes of the box, where one was found.
    pub dominoes: Vec<Laid>,
}

impl Audit {
    /// Whether nothing contradicts that the kingdoms were laid by the rules.
    pub fn possible(&self) -> bool {
        self.findings.iter().all(|finding| finding.gravity() == Gravity::Unusual)
    }
}

/// Checks all kingdoms of a round together.
///
/// ```
/// use crowncount::{Entrant, Game, Holdings, Kingdom, Rules, audit};
///
/// let rules = Rules::of(Game::Kingdomino, None)?;
/// let kingdom: Kingdom = "c m3 w".parse()?;
/// let entrant = Entrant { kingdom: &kingdom, holdings: Holdings::default() };
/// assert!(audit(&rules, &[entrant]).possible());
/// // The box has one mine with three crowns.
/// assert!(!audit(&rules, &[entrant, entrant]).possible());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn audit(rules: &Rules, entrants: &[Entrant<'_>]) -> Audit {
    let kingdoms: Vec<&Kingdom> = entrants.iter().map(|entrant| entrant.kingdom).collect();
    let mut findings = grid::check(rules, &kingdoms);
    findings.extend(pieces::check(rules, entrants));
    let (found, dominoes) = match rules.book().game {
        Game::Duel => (duel::check(entrants), Vec::new()),
        _ => dominoes::check(rules, &kingdoms),
    };
    findings.extend(found);
    findings.sort_by_key(Finding::gravity);
    let audit = Audit { findings, dominoes };
    // A laying proves nothing for kingdoms that cannot be.
    if audit.possible() { audit } else { Audit { dominoes: Vec::new(), ..audit } }
}
