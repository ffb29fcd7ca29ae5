//! Can these kingdoms have been laid? In: the rules and what each player brought to the end of a round. Out: all
//! findings at once, each with its players and cells, and one laying with real dominoes where there is one.
//!
//! Sure contradictions are told from things that are only unusual: see [`Gravity`].

mod dice;
mod dominoes;
mod finding;
mod grid;
mod pieces;

pub use finding::{Finding, Gravity, Sort, Spot};

use super::Rules;
use crate::laying::{Effort, Laid};
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

/// Whether kingdoms can have been laid by the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Possibility {
    /// Nothing contradicts it.
    Possible,
    /// Something contradicts it.
    Impossible,
    /// Nothing contradicts it so far, but the search for a laying was given up.
    Undecided,
}

impl Audit {
    /// What the findings come to.
    pub fn possibility(&self) -> Possibility {
        let has = |is: fn(&Finding) -> bool| self.findings.iter().any(is);
        if has(|finding| finding.gravity() == Gravity::Contradiction) {
            Possibility::Impossible
        } else if has(|finding| finding.sort == Sort::NotDecided) {
            Possibility::Undecided
        } else {
            Possibility::Possible
        }
    }

    /// Whether nothing contradicts that the kingdoms were laid by the rules, as far as is known.
    pub fn possible(&self) -> bool {
        self.possibility() != Possibility::Impossible
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
    audit_within(rules, entrants, Effort::default())
}

/// Checks all kingdoms of a round together, with a limit to the search for a laying.
pub fn audit_within(rules: &Rules, entrants: &[Entrant<'_>], effort: Effort) -> Audit {
    let kingdoms: Vec<&Kingdom> = entrants.iter().map(|entrant| entrant.kingdom).collect();
    let mut findings = grid::check(rules, &kingdoms);
    findings.extend(pieces::check(rules, entrants));
    // A game without a box of dominoes is drawn from dice.
    let (found, dominoes) = if rules.book().boxes.is_empty() {
        (dice::check(entrants), Vec::new())
    } else {
        dominoes::check(rules, &kingdoms, effort)
    };
    findings.extend(found);
    findings.sort_by_key(Finding::gravity);
    let audit = Audit { findings, dominoes };
    // A laying proves nothing for kingdoms that cannot be.
    if audit.possible() { audit } else { Audit { dominoes: Vec::new(), ..audit } }
}
