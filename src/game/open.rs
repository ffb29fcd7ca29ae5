//! What a game still lacks: while anything is open, its result is provisional.

use super::{Match, Player, Round};
use crate::model::Places;
use crate::rules::{Entrant, Reach};

/// Something that is missing.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Open {
    /// Nothing was laid in this kingdom, so it was not entered yet.
    Kingdom {
        /// The round, counted from 0.
        round: usize,
        /// The player, as an index.
        player: usize,
    },
    /// Places of this kingdom are unknown.
    Cells {
        /// The round, counted from 0.
        round: usize,
        /// The player, as an index.
        player: usize,
        /// The places.
        places: Places,
        /// What the player can still score over all rounds, where that was asked for and is certain.
        reach: Option<Reach>,
    },
    /// Places of this kingdom were read from a photo without certainty, and nobody has looked at them.
    Unsure {
        /// The round, counted from 0.
        round: usize,
        /// The player, as an index.
        player: usize,
        /// The places.
        places: Places,
    },
    /// Rounds of a Dynasty are still to be played.
    Rounds {
        /// How many were played.
        played: usize,
        /// How many there are.
        rounds: usize,
    },
}

impl Open {
    /// The name in files.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Kingdom { .. } => "empty-kingdom",
            Self::Cells { .. } => "unknown-cells",
            Self::Unsure { .. } => "unsure-cells",
            Self::Rounds { .. } => "unplayed-rounds",
        }
    }
}

/// Everything that is missing in a game.
pub(super) fn missing(game: &Match) -> Vec<Open> {
    let rounds = game.rules.rounds();
    // A round of a Dynasty in which nobody has laid anything is still to be played.
    let is_played = |round: &Round| rounds == 1 || round.players.iter().any(has_laid);
    let mut open = Vec::new();
    for (round, players) in game.rounds.iter().enumerate().filter(|(_, round)| is_played(round)) {
        open.extend(players.players.iter().enumerate().flat_map(|(player, owner)| of(round, player, owner)));
    }
    let played = game.rounds.iter().filter(|round| is_played(round)).count();
    open.extend((played < rounds).then_some(Open::Rounds { played, rounds }));
    open
}

/// Whether there is any tile besides the castle.
fn has_laid(player: &Player) -> bool {
    !player.kingdom.places_where(|cell| cell.square().is_some()).is_empty()
}

fn of(round: usize, player: usize, owner: &Player) -> Vec<Open> {
    // The first domino always fits, so every kingdom that was played has one.
    if !has_laid(owner) {
        return vec![Open::Kingdom { round, player }];
    }
    let unknown = owner.kingdom.unknown();
    // What is unknown is missing anyway.
    let unsure = owner.unsure.without(unknown);
    let cells = (!unknown.is_empty()).then_some(Open::Cells { round, player, places: unknown, reach: None });
    let looks = (!unsure.is_empty()).then_some(Open::Unsure { round, player, places: unsure });
    cells.into_iter().chain(looks).collect()
}

/// The same with what each player can still score.
pub(super) fn with_reach(game: &Match, totals: &[u32], scores: &[Vec<u32>], open: &[Open]) -> Vec<Open> {
    // If something else is missing as well, there are no bounds.
    let lacks = |player: usize| {
        let concerns = |open: &&Open| match open {
            Open::Kingdom { player: other, .. }
            | Open::Cells { player: other, .. }
            | Open::Unsure { player: other, .. } => *other == player,
            Open::Rounds { .. } => true,
        };
        open.iter().filter(concerns).count()
    };
    let bounded = |one: &Open| match *one {
        Open::Cells { round, player, places, .. } if lacks(player) == 1 => {
            let players = &game.rounds[round].players;
            let entrants: Vec<Entrant<'_>> = players.iter().map(Player::entrant).collect();
            let others = totals[player] - scores[round][player];
            let reach = Reach::of(&game.rules, &entrants, player);
            let reach = reach.map(|reach| Reach { least: others + reach.least, most: others + reach.most });
            Open::Cells { round, player, places, reach }
        }
        ref other => other.clone(),
    };
    open.iter().map(bounded).collect()
}
