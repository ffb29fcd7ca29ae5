//! What if, in a whole game: what changes of a round would alter in it and over all rounds. Nobody is ranked while
//! something is missing even then.

use super::{Match, Outcome, Player};
use crate::rules::{Difference, Entrant, WhatIf, WhatIfError, what_if};

/// What changes of a round would alter. A ranking without places is one that is not known.
#[derive(Debug, Clone, PartialEq)]
pub struct Altered {
    /// In the round.
    pub round: Difference,
    /// Over all rounds, where there are several.
    pub overall: Option<Difference>,
}

impl Match {
    /// Scores the game as if all of this were so in a round.
    pub fn what_if(&self, round: usize, changes: &[WhatIf]) -> Result<Altered, WhatIfError> {
        let entrants: Vec<Entrant<'_>> = self.rounds[round].players.iter().map(Player::entrant).collect();
        let mut difference = what_if(changes, &self.rules, &entrants)?;
        let after = Outcome::of(&self.changed(round, changes));
        let overall = (self.rounds.len() > 1).then(|| {
            let totals: Vec<u32> = Outcome::of(self).totals.iter().map(|tally| tally.points).collect();
            let mut overall = difference.over_rounds(&self.rules, &totals);
            if !after.is_final() {
                overall.ranking.clear();
            }
            overall
        });
        if after.is_open(round) {
            difference.ranking.clear();
        }
        Ok(Altered { round: difference, overall })
    }

    /// Whoever says what lies in a cell or who has the Queen knows it, whatever a photo left unsure and nobody has
    /// counted.
    fn changed(&self, round: usize, changes: &[WhatIf]) -> Self {
        let mut game = self.clone();
        let players = &mut game.rounds[round].players;
        for &change in changes {
            match change {
                WhatIf::Cell { player, place, cell } => {
                    players[player].kingdom.set(place, cell);
                    players[player].unsure = players[player].unsure.without(place.into());
                }
                WhatIf::Queen(host) => {
                    for (index, player) in players.iter_mut().enumerate() {
                        player.holdings.queen = Some(host == Some(index));
                    }
                }
            }
        }
        game
    }
}
