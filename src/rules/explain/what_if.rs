//! What if a cell, a building or the Queen had been different: the game is scored again with that one change, and
//! stays as it is.

use thiserror::Error;

use super::super::{
    Entrant, Finding, Gravity, Input, Rules, RulesError, Score, Standing, Tally, inspect, rank,
};
use super::{ranking, score};
use crate::model::{Cell, Holdings, Kingdom, NotationFault, Place, without_blanks};
use crate::words::{Message, Say};

/// One thing that is different.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhatIf {
    /// Another cell, which may be a town with a building.
    Cell {
        /// Whose kingdom.
        player: usize,
        /// Where.
        place: Place,
        /// What lies there.
        cell: Cell,
    },
    /// The Queen is with another player, or with nobody.
    Queen(Option<usize>),
}

/// How a change would alter a round.
#[derive(Debug, Clone, PartialEq)]
pub struct Difference {
    /// The total of each player before it.
    pub before: Vec<u32>,
    /// The total of each player after it.
    pub after: Vec<u32>,
    /// The ranking after it.
    pub ranking: Vec<Standing>,
    /// The kingdom of each player after it.
    pub kingdoms: Vec<Kingdom>,
    /// What could not be in a real game, and is not so before it.
    pub contradictions: Vec<Finding>,
}

impl Difference {
    /// What it would alter over several rounds, of which these are the totals.
    #[must_use]
    pub fn over_rounds(&self, rules: &Rules, totals: &[u32]) -> Self {
        let rounds = self.before.iter().zip(&self.after).zip(totals);
        let after: Vec<u32> = rounds.map(|((before, after), total)| total - before + after).collect();
        let tallies: Vec<Tally> = after.iter().map(|&points| Tally { points, ..Tally::default() }).collect();
        let ranking = rank(rules, &tallies);
        Self { before: totals.to_vec(), after, ranking, contradictions: Vec::new(), ..self.clone() }
    }
}

/// Why a change cannot be made.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum WhatIfError {
    /// The text is not a change.
    #[error("\"{0}\" is not a change; write \"Ana r2c3=w1\", \"Ana r4c1=t:church\" or \"queen=Bo\"")]
    Unclear(String),
    /// Nobody has this name.
    #[error("nobody is called \"{0}\"")]
    NoPlayer(String),
    /// The cell cannot be read.
    #[error("{0}")]
    Cell(#[source] NotationFault),
    /// The place is outside the kingdom.
    #[error("row {row} column {column} is outside the kingdom", row = .0.row + 1, column = .0.col + 1)]
    Outside(Place),
    /// The rules do not allow it.
    #[error("{0}")]
    Rules(#[source] RulesError),
}

impl WhatIf {
    /// Reads a change: `Ana r2c3=w1`, `Ana r4c1=t:church`, `queen=Bo`, `queen=-` for nobody.
    pub fn parse(text: &str, names: &[&str]) -> Result<Self, WhatIfError> {
        let unclear = || WhatIfError::Unclear(text.to_owned());
        let player = |name: &str| {
            let same = |other: &&str| without_blanks(other) == without_blanks(name);
            names.iter().position(same).ok_or_else(|| WhatIfError::NoPlayer(name.trim().to_owned()))
        };
        let (what, value) = text.split_once('=').ok_or_else(unclear)?;
        if what.trim().eq_ignore_ascii_case(Input::Queen.id()) {
            return match value.trim() {
                "-" => Ok(Self::Queen(None)),
                name => Ok(Self::Queen(Some(player(name)?))),
            };
        }
        let (name, place) = what.trim().rsplit_once(char::is_whitespace).ok_or_else(unclear)?;
        let place = read_place(place).ok_or_else(unclear)?;
        let cell = value.trim().parse().map_err(WhatIfError::Cell)?;
        Ok(Self::Cell { player: player(name)?, place, cell })
    }

    /// Scores a round as if this were so.
    pub fn apply(self, rules: &Rules, entrants: &[Entrant<'_>]) -> Result<Difference, WhatIfError> {
        what_if(&[self], rules, entrants)
    }
}

/// Scores a round as if all of this were so.
pub fn what_if(
    changes: &[WhatIf],
    rules: &Rules,
    entrants: &[Entrant<'_>],
) -> Result<Difference, WhatIfError> {
    let mut kingdoms: Vec<Kingdom> = entrants.iter().map(|entrant| entrant.kingdom.clone()).collect();
    let mut holdings: Vec<Holdings> = entrants.iter().map(|entrant| entrant.holdings).collect();
    for &change in changes {
        match change {
            WhatIf::Cell { player, place, cell } => {
                let kingdom = &mut kingdoms[player];
                if place.row >= kingdom.rows() || place.col >= kingdom.cols() {
                    return Err(WhatIfError::Outside(place));
                }
                kingdom.set(place, cell);
                rules.check(kingdom).map_err(WhatIfError::Rules)?;
            }
            WhatIf::Queen(host) => {
                if !rules.book().inputs.contains(&Input::Queen) {
                    return Err(WhatIfError::Rules(RulesError::NoInput(rules.book().game, Input::Queen)));
                }
                for (player, holdings) in holdings.iter_mut().enumerate() {
                    holdings.queen = Some(host == Some(player));
                }
            }
        }
    }
    let changed = entrants.iter().zip(&kingdoms).zip(holdings);
    let changed: Vec<Entrant<'_>> =
        changed.map(|((entrant, kingdom), holdings)| Entrant { kingdom, holdings, ..*entrant }).collect();
    let scores: Vec<Score> = changed.iter().map(|entrant| score(rules, entrant)).collect();
    let known = inspect(rules, entrants);
    let is_new = |found: &Finding| found.gravity() == Gravity::Contradiction && !known.contains(found);
    let contradictions = inspect(rules, &changed).into_iter().filter(is_new).collect();
    Ok(Difference {
        before: entrants.iter().map(|entrant| score(rules, entrant).total()).collect(),
        after: scores.iter().map(Score::total).collect(),
        ranking: ranking(rules, &scores),
        kingdoms,
        contradictions,
    })
}

/// `r2c3`, counted from 1.
fn read_place(text: &str) -> Option<Place> {
    let (row, col) = text.strip_prefix(['r', 'R'])?.split_once(['c', 'C'])?;
    let counted = |number: &str| number.parse::<u8>().ok()?.checked_sub(1);
    Some(Place::new(counted(row)?, counted(col)?))
}

impl Say for WhatIfError {
    fn say(&self) -> Message {
        match self {
            Self::Unclear(text) => Message::new("what-if-unclear").with("text", text.as_str()),
            Self::NoPlayer(name) => Message::new("what-if-no-player").with("name", name.as_str()),
            Self::Cell(fault) => fault.say(),
            Self::Outside(place) => {
                Message::new("what-if-outside").with("row", place.row + 1).with("column", place.col + 1)
            }
            Self::Rules(error) => error.say(),
        }
    }
}
