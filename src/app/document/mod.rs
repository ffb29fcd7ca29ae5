//! What the window edits: the rules, and who sits where with which kingdom. In: a game file, then [`Edit`]s. Out: a
//! [`Match`] for the rules, and one for the file that also holds where each kingdom came from.
//!
//! The same edits on the same game give the same document, so that a list of edits is as good as the result.

mod edit;
mod fit;
mod photo;
mod record;
mod seated;
mod steps;
#[cfg(test)]
mod tests;

pub use edit::Edit;
pub use photo::{Guess, KingdomPhoto, PhotoReading, ReadCell};
pub use seated::Seated;
pub(super) use steps::{Cause, Editor, Travel};

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::game::{Extra, GameId, Match, Player, Round};
use crate::model::Kingdom;
use crate::rules::{Entrant, Game, RuleBook, Rules};

/// A game on the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Document {
    rules: Rules,
    rounds: Vec<TableRound>,
    /// What else its file holds, and what else the rules of its file hold.
    extra: Extra,
    extra_rules: Extra,
}

/// One round at the table.
#[derive(Debug, Clone, PartialEq)]
struct TableRound {
    /// Shared with the steps before, which are many and in which most players are the same.
    seated: Vec<Arc<Seated>>,
    extra: Extra,
}

/// A player in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seat {
    /// The round, counted from 0.
    pub round: usize,
    /// The player, counted from 0.
    pub player: usize,
}

impl Default for Document {
    /// An empty table, laid for Kingdomino.
    fn default() -> Self {
        let book = RuleBook::of(Game::Kingdomino, None).expect("Kingdomino has a rule book");
        Self::from(Match::of(Rules::new(book), Vec::new()))
    }
}

impl From<Match> for Document {
    /// Takes a game over; its kingdoms grow to their frame, so that every place can be tapped.
    fn from(game: Match) -> Self {
        let frame = game.rules.frame();
        let rounds = game.rounds.into_iter().map(|round| TableRound {
            seated: round.players.into_iter().map(|player| Arc::new(Seated::take(player, frame))).collect(),
            extra: round.extra,
        });
        Self { rounds: rounds.collect(), rules: game.rules, extra: game.extra, extra_rules: game.extra_rules }
    }
}

impl Document {
    /// The most kingdoms that a table takes.
    pub const MOST_PLAYERS: usize = crate::game::MOST_PLAYERS;

    /// The game as the rules and the sheet want it.
    pub fn game(&self) -> Match {
        self.match_of(|seated| seated.player().clone())
    }

    /// The game as it is saved: photos and what was counted on paper are further fields of the players, and names
    /// that a file cannot have are corrected.
    pub fn to_match(&self) -> Match {
        let mut game = self.match_of(Seated::to_player);
        game.rounds.iter_mut().for_each(|round| fit::mend_names(&mut round.players));
        game
    }

    fn match_of(&self, player: impl Fn(&Seated) -> Player + Copy) -> Match {
        let rounds = self.rounds.iter().map(|round| Round {
            players: round.seated.iter().map(|seated| player(seated)).collect(),
            extra: round.extra.clone(),
        });
        Match {
            rounds: rounds.collect(),
            rules: self.rules.clone(),
            extra: self.extra.clone(),
            extra_rules: self.extra_rules.clone(),
        }
    }

    /// Which game it is; nothing for an empty table.
    pub fn id(&self) -> Option<GameId> {
        GameId::of(&self.extra)
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many players there are.
    pub fn players(&self) -> usize {
        self.rounds.first().map_or(0, |round| round.seated.len())
    }

    /// How many rounds there are.
    pub fn rounds(&self) -> usize {
        self.rounds.len()
    }

    /// All seats of a round.
    pub fn seats(&self, round: usize) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players()).map(move |player| Seat { round, player })
    }

    /// Who sits there with which kingdom, if anybody does.
    pub fn seated(&self, seat: Seat) -> Option<&Seated> {
        self.rounds.get(seat.round)?.seated.get(seat.player).map(Arc::as_ref)
    }

    /// The player of a seat, if there is one.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.seated(seat).map(Seated::player)
    }

    /// The photo of the kingdom at a seat, if it was read from one.
    pub fn photo(&self, seat: Seat) -> Option<&KingdomPhoto> {
        self.seated(seat)?.photo()
    }

    /// The players of a round in their order.
    pub(super) fn players_of(&self, round: usize) -> impl Iterator<Item = &Player> {
        self.rounds.get(round).into_iter().flat_map(|round| &round.seated).map(|seated| seated.player())
    }

    /// What the audit looks at in a round.
    pub(super) fn entrants(&self, round: usize) -> Vec<Entrant<'_>> {
        self.players_of(round).map(Player::entrant).collect()
    }

    /// Whether no kingdom of the round but this one has been entered.
    pub(super) fn is_alone(&self, seat: Seat) -> bool {
        let entered = |player: &Player| player.kingdom.extent().is_some();
        self.players_of(seat.round)
            .enumerate()
            .all(|(index, player)| index == seat.player || !entered(player))
    }

    /// The kingdoms of the others in the round in which nobody has anything to check any more.
    pub(super) fn certain_beside(&self, seat: Seat) -> Vec<Kingdom> {
        let others = self.seats(seat.round).filter(|other| *other != seat);
        let is_certain = |other: &&Seated| {
            let is_framed = other.photo().is_none_or(|photo| !photo.check_corners);
            is_framed && other.to_check().is_empty() && !other.kingdom().castles().is_empty()
        };
        let certain = others.filter_map(|other| self.seated(other)).filter(is_certain);
        certain.map(|other| other.kingdom().clone()).collect()
    }

    fn seated_mut(&mut self, seat: Seat) -> Option<&mut Seated> {
        self.rounds.get_mut(seat.round)?.seated.get_mut(seat.player).map(Arc::make_mut)
    }
}
