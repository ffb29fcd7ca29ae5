//! The questions that are asked at the table once the points are known. In: the rules and what each player brought to
//! the end of a round. Out: [`Explanation`], in figures; `say` in this room turns each into a sentence.
//!
//! [`WhatIf`] answers what if something had been different, and [`best_laying`] what the dominoes of a kingdom could
//! have scored.

mod alternatives;
mod best;
mod decided;
mod kingdom;
mod left;
mod queen;
mod records;
mod say;
mod what_if;

pub use alternatives::{Alternative, RuleChange};
pub use best::{Best, best_laying};
pub use decided::Decided;
pub use kingdom::{BuildingWorth, GapCost, KingdomNotes, MissedBonus};
pub use left::{LeftOver, Unlaid};
pub use queen::QueenWorth;
pub use records::{Feat, Record};
pub use say::Section;
pub use what_if::{Difference, WhatIf, WhatIfError, what_if};

use super::{Entrant, Rules, Score, Standing, Tally, rank};

/// The answers for one round.
#[derive(Debug, Clone, PartialEq)]
pub struct Explanation {
    /// What separated each two neighbours in the ranking.
    pub decided: Vec<Decided>,
    /// Who had the most of what.
    pub records: Vec<Record>,
    /// How it would have ended under other rules.
    pub alternatives: Vec<Alternative>,
    /// What the Queen was worth, where somebody has her.
    pub queen: Option<QueenWorth>,
    /// What buildings brought, and gaps and bonuses cost, for each player.
    pub kingdoms: Vec<KingdomNotes>,
    /// The dominoes that nobody has, where they are certain.
    pub left: Option<LeftOver>,
}

/// Explains a round.
///
/// ```
/// use crowncount::{Entrant, Game, Holdings, Kingdom, LineId, Rules, Terrain, explain};
///
/// let rules = Rules::of(Game::Kingdomino, None)?;
/// let (ana, bo): (Kingdom, Kingdom) = ("c w1 w w".parse()?, "c f1 f".parse()?);
/// let entrants = [Entrant::new(&ana, Holdings::default()), Entrant::new(&bo, Holdings::default())];
/// let explanation = explain(&rules, &entrants);
/// assert_eq!(explanation.decided[0].line, Some((LineId::Terrain(Terrain::Wheat), 3)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn explain(rules: &Rules, entrants: &[Entrant<'_>]) -> Explanation {
    let scores: Vec<Score> = entrants.iter().map(|entrant| score(rules, entrant)).collect();
    let ranking = ranking(rules, &scores);
    Explanation {
        decided: decided::between(&ranking, &scores),
        records: records::of(rules, &scores),
        alternatives: alternatives::of(rules, entrants, &ranking),
        queen: queen::worth(rules, entrants, &scores),
        kingdoms: entrants
            .iter()
            .zip(&scores)
            .map(|(entrant, score)| kingdom::notes(rules, entrant, score))
            .collect(),
        left: left::of(rules, entrants),
    }
}

fn score(rules: &Rules, entrant: &Entrant<'_>) -> Score {
    Score::of(rules, entrant.kingdom, &entrant.holdings)
}

fn ranking(rules: &Rules, scores: &[Score]) -> Vec<Standing> {
    rank(rules, &scores.iter().map(Tally::of).collect::<Vec<_>>())
}
