//! Could these kingdoms have been laid? In: the rules and what each player brought to the end of a round. Out: all
//! findings at once, each with its players and cells, and one laying with real dominoes where there is one.
//!
//! Proven contradictions are kept apart from things that are merely unusual: see [`Gravity`].

mod dice;
mod discards;
mod dominoes;
mod finding;
mod grid;
mod pieces;
mod queen;
mod seats;
mod sort;

pub use finding::{Finding, Gravity, Spot};
pub use pieces::Earned;
pub use sort::Sort;

pub(super) use queen::standing_towers;

use super::Rules;
use crate::laying::{Connection, Effort, Laid, SearchBudget, Verdict, lay_within};
use crate::model::{Building, Cell, Holdings, Kingdom, PlayerColour};

/// What one player (or team) brought to the end of a round.
#[derive(Debug, Clone, Copy)]
pub struct Entrant<'a> {
    /// The kingdom.
    pub kingdom: &'a Kingdom,
    /// What they own besides it.
    pub holdings: Holdings,
    /// The colour of the castle, where it is known.
    pub colour: Option<PlayerColour>,
    /// The members of a team; nobody for a single player.
    pub members: &'a [String],
}

impl<'a> Entrant<'a> {
    /// A single player whose castle is of an unknown colour.
    pub fn new(kingdom: &'a Kingdom, holdings: Holdings) -> Self {
        Self { kingdom, holdings, colour: None, members: &[] }
    }

    /// The buildings of the kingdom.
    pub fn buildings(&self) -> impl Iterator<Item = Building> {
        self.kingdom
            .iter()
            .filter_map(|(_, cell)| if let Cell::Built(building) = cell { Some(building) } else { None })
    }
}

/// The answer of [`audit`].
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Audit {
    /// Everything that was found, the contradictions first.
    pub findings: Vec<Finding>,
    /// One way to lay all kingdoms with the dominoes of the box, where one was found.
    pub dominoes: Vec<Laid>,
}

/// Whether kingdoms could have been laid by the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Possibility {
    /// Nothing contradicts it.
    Possible,
    /// Something contradicts it.
    Impossible,
    /// Nothing contradicts it so far, but the search for a laying was stopped.
    Undecided,
}

impl Audit {
    /// What the findings add up to.
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
/// let entrant = Entrant::new(&kingdom, Holdings::default());
/// assert!(audit(&rules, &[entrant]).possible());
/// // The box has one mine with three crowns.
/// assert!(!audit(&rules, &[entrant, entrant]).possible());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn audit(rules: &Rules, entrants: &[Entrant<'_>]) -> Audit {
    audit_within(rules, entrants, Effort::default())
}

/// What the audit of all rounds of a game may take, with every search for the cells that may be wrong; past it nothing is
/// decided. So may the fixes that are then looked for, and what players can still come to. `tests/audit_budget.rs`
/// measures that this is less than half a second wherever it is tried.
pub const AUDIT_BUDGET: SearchBudget = SearchBudget::of(60_000_000);

/// Checks every round of a game; all of them share one budget.
pub fn audit_rounds(rules: &Rules, tables: &[Vec<Entrant<'_>>]) -> Vec<Audit> {
    let mut budget = AUDIT_BUDGET;
    let audit = |(round, entrants): (usize, &Vec<Entrant<'_>>)| {
        let parts = (tables.len() - round) as u64;
        budget.with_part(parts, |part| audit_counted(rules, entrants, Effort::default(), part))
    };
    tables.iter().enumerate().map(audit).collect()
}

/// Everything that is known without a search for a laying.
pub fn inspect(rules: &Rules, entrants: &[Entrant<'_>]) -> Vec<Finding> {
    let kingdoms: Vec<&Kingdom> = entrants.iter().map(|entrant| entrant.kingdom).collect();
    let mut findings = grid::check(rules, &kingdoms);
    findings.extend(seats::check(rules, entrants));
    findings.extend(pieces::check(rules, entrants));
    findings.extend(queen::check(rules, entrants));
    findings.extend(discards::check(rules, entrants));
    // A game without a box of dominoes is drawn from dice.
    findings.extend(if rules.book().boxes.is_empty() {
        dice::check(entrants)
    } else {
        dominoes::count_squares(rules, &kingdoms)
    });
    findings.sort_by_key(Finding::gravity);
    findings
}

/// Whether kingdoms could have been laid by the rules, without the findings, within a budget that several questions share.
pub fn could_be_within(rules: &Rules, entrants: &[Entrant<'_>], budget: &mut SearchBudget) -> Possibility {
    let contradicts = |finding: &Finding| finding.gravity() == Gravity::Contradiction;
    if inspect(rules, entrants).iter().any(contradicts) {
        return Possibility::Impossible;
    }
    let kingdoms: Vec<&Kingdom> = entrants.iter().map(|entrant| entrant.kingdom).collect();
    if rules.book().boxes.is_empty() {
        return Possibility::Possible;
    }
    match lay_within(
        &kingdoms,
        &dominoes::supply(rules, entrants),
        Connection::Required,
        Effort::default(),
        budget,
    ) {
        Verdict::Laid(_) => Possibility::Possible,
        Verdict::Impossible(_) => Possibility::Impossible,
        Verdict::Undecided => Possibility::Undecided,
    }
}

/// Checks all kingdoms of a round together, with a limit to the search for a laying.
pub fn audit_within(rules: &Rules, entrants: &[Entrant<'_>], effort: Effort) -> Audit {
    audit_counted(rules, entrants, effort, &mut AUDIT_BUDGET.clone())
}

/// The same within a budget, out of which it takes what it needs.
pub fn audit_counted(
    rules: &Rules,
    entrants: &[Entrant<'_>],
    effort: Effort,
    budget: &mut SearchBudget,
) -> Audit {
    let mut findings = inspect(rules, entrants);
    let counted = |finding: &Finding| {
        matches!(finding.sort, Sort::TooManySquares { .. } | Sort::TooManyCrowns(_) | Sort::TeamBox { .. })
    };
    let (found, dominoes) = if rules.book().boxes.is_empty() {
        (dice::spells(entrants, budget), Vec::new())
    } else if findings.iter().any(counted) {
        // Squares that the box does not have need no search.
        (Vec::new(), Vec::new())
    } else {
        dominoes::check(rules, entrants, effort, budget)
    };
    findings.extend(found);
    findings.sort_by_key(Finding::gravity);
    let audit = Audit { findings, dominoes };
    // For kingdoms that are impossible anyway, a laying would prove nothing.
    if audit.possible() { audit } else { Audit { dominoes: Vec::new(), ..audit } }
}
