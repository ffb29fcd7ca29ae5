//! How a game ended.

use super::Match;
use super::open::{Open, missing, with_reach};
use crate::rules::{Score, Standing, Tally, rank};

/// How a game ended: the scores of every round, the sums, and who is placed where.
///
/// ```
/// use crowncount::{Game, Match, Outcome, Player, Rules};
///
/// let ana = Player::new("Ana", "l1 l l c".parse()?);
/// let bo = Player::new("Bo", "w1 w c f".parse()?);
/// let outcome = Outcome::of(&Match::of(Rules::of(Game::Kingdomino, None)?, vec![ana, bo]));
/// assert_eq!(outcome.totals[0].points, 3);
/// assert_eq!(outcome.ranking[0].players, [0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Outcome {
    /// The score of every player in every round.
    pub rounds: Vec<Vec<Score>>,
    /// The figures of every player. Over several rounds, points are added up; the other figures belong to one
    /// kingdom and are not.
    pub totals: Vec<Tally>,
    /// The places; provisional while anything is open.
    pub ranking: Vec<Standing>,
    /// What the game still lacks.
    pub open: Vec<Open>,
}

impl Outcome {
    /// Scores and ranks a game.
    pub fn of(game: &Match) -> Self {
        let score = |player: &super::Player| Score::of(&game.rules, &player.kingdom, &player.holdings);
        let rounds: Vec<Vec<Score>> =
            game.rounds.iter().map(|round| round.players.iter().map(score).collect()).collect();
        let totals: Vec<Tally> = (0..game.names().len()).map(|player| total(&rounds, player)).collect();
        let ranking = rank(&game.rules, &totals);
        Self { rounds, totals, ranking, open: missing(game) }
    }

    /// The same, with the bounds of what players can still score: a search, which takes a while where cells are
    /// unknown.
    #[must_use]
    pub fn with_reach(self, game: &Match) -> Self {
        let totals: Vec<u32> = self.totals.iter().map(|tally| tally.points).collect();
        let scores: Vec<Vec<u32>> =
            self.rounds.iter().map(|round| round.iter().map(Score::total).collect()).collect();
        Self { open: with_reach(game, &totals, &scores, &self.open), ..self }
    }

    /// The same while photos are being read: nothing is final before they are.
    #[must_use]
    pub fn while_reading(mut self, kingdoms: impl IntoIterator<Item = (usize, usize)>) -> Self {
        for (round, player) in kingdoms {
            // A kingdom that is being read is not just empty.
            self.open.retain(|open| *open != Open::Kingdom { round, player });
            self.open.push(Open::Reading { round, player });
        }
        self
    }

    /// Whether a kingdom of this round lacks anything, whatever rounds are still to come.
    pub fn is_open(&self, round: usize) -> bool {
        self.open.iter().any(|open| match *open {
            Open::Kingdom { round: of, .. }
            | Open::Cells { round: of, .. }
            | Open::Unsure { round: of, .. }
            | Open::Holdings { round: of, .. }
            | Open::Queen { round: of }
            | Open::Reading { round: of, .. } => of == round,
            Open::Rounds { .. } => false,
        })
    }

    /// Whether nothing is missing, so that the ranking is final.
    pub fn is_final(&self) -> bool {
        self.open.is_empty()
    }
}

fn total(rounds: &[Vec<Score>], player: usize) -> Tally {
    match rounds {
        [only] => Tally::of(&only[player]),
        several => {
            let points = several.iter().map(|round| round[player].total()).sum();
            Tally { points, ..Tally::default() }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Player;
    use crate::rules::{Game, Rules};

    #[test]
    fn nothing_is_final_while_a_photo_is_read() {
        let kingdom = |text: &str| text.parse().expect("a kingdom");
        let players = vec![Player::new("Ana", kingdom("c w1 w")), Player::new("Bo", kingdom("."))];
        let game = Match::of(Rules::of(Game::Kingdomino, None).expect("rules"), players);
        let outcome = Outcome::of(&game);
        assert_eq!(outcome.open, [Open::Kingdom { round: 0, player: 1 }]);
        let reading = outcome.while_reading([(0, 0), (0, 1)]);
        assert_eq!(reading.open, [0, 1].map(|player| Open::Reading { round: 0, player }));
        assert!(!reading.is_final() && reading.is_open(0));
    }
}
