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
pub use best::{ASKS_PER_SECOND, Best, best_laying};
pub use decided::Decided;
pub use kingdom::{BuildingWorth, GapCost, KingdomNotes, MissedBonus};
pub use left::{Alike, LeftOver};
pub use queen::QueenWorth;
pub use records::{Feat, Record};
pub use say::{Section, say_hand};
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
    /// What the Queen was worth, or would have been.
    pub queen: Option<QueenWorth>,
    /// What buildings brought, and gaps and bonuses cost, for each player.
    pub kingdoms: Vec<KingdomNotes>,
    /// The dominoes that nobody has; `None` where places are unknown or there are squares that the box does not have.
    pub left: Option<LeftOver>,
}

impl Explanation {
    /// The same while something is missing: nobody is compared with anybody, and any domino may still be somewhere.
    #[must_use]
    pub fn while_open(self) -> Self {
        let Self { queen, kingdoms, .. } = self;
        Self {
            decided: Vec::new(),
            records: Vec::new(),
            alternatives: Vec::new(),
            queen,
            kingdoms,
            left: None,
        }
    }
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
    let scores =
        |rules: &Rules| -> Vec<Score> { entrants.iter().map(|entrant| score(rules, entrant)).collect() };
    let real = scores(rules);
    let by_rules = ranking(rules, &real);
    // With one kingdom there is nobody to compare.
    let is_game = entrants.len() > 1;
    let by_other_rules = |rules: &Rules| ranking(rules, &scores(rules));
    Explanation {
        decided: decided::between(&by_rules, &real),
        records: if is_game { records::of(rules, &real) } else { Vec::new() },
        alternatives: if is_game { alternatives::of(rules, &by_rules, by_other_rules) } else { Vec::new() },
        queen: queen::worth(rules, entrants),
        kingdoms: entrants
            .iter()
            .zip(&real)
            .map(|(entrant, score)| kingdom::notes(rules, entrant, score))
            .collect(),
        left: left::of(rules, entrants),
    }
}

/// Explains how several rounds ended together: what separated the players over all of them, and how other rules would
/// have ranked them. What belongs to one kingdom has no answer over several.
pub fn explain_rounds(rules: &Rules, rounds: &[Vec<Entrant<'_>>]) -> Explanation {
    let scores = |rules: &Rules| -> Vec<Vec<Score>> {
        rounds.iter().map(|round| round.iter().map(|entrant| score(rules, entrant)).collect()).collect()
    };
    let real = scores(rules);
    let ranking = ranking_of_rounds(rules, &real);
    let by_other_rules = |rules: &Rules| ranking_of_rounds(rules, &scores(rules));
    Explanation {
        decided: decided::over_rounds(&ranking, &real),
        records: Vec::new(),
        alternatives: alternatives::of(rules, &ranking, by_other_rules),
        queen: None,
        kingdoms: Vec::new(),
        left: None,
    }
}

/// Points are added up; the other figures belong to one kingdom and are not.
fn ranking_of_rounds(rules: &Rules, rounds: &[Vec<Score>]) -> Vec<Standing> {
    let players = rounds.first().map_or(0, Vec::len);
    let points = |player: usize| rounds.iter().map(|round| round[player].total()).sum();
    let tallies: Vec<Tally> =
        (0..players).map(|player| Tally { points: points(player), ..Tally::default() }).collect();
    rank(rules, &tallies)
}

fn score(rules: &Rules, entrant: &Entrant<'_>) -> Score {
    Score::of(rules, entrant.kingdom, &entrant.holdings)
}

fn ranking(rules: &Rules, scores: &[Score]) -> Vec<Standing> {
    rank(rules, &scores.iter().map(Tally::of).collect::<Vec<_>>())
}
