//! What a game still lacks: while anything is open, its result is provisional.

use super::{Match, Player, Round};
use crate::model::{Cell, Effect, Places};
use crate::rules::{AUDIT_BUDGET, Entrant, Input, Reach};

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
    /// Nobody has counted what this player owns beside the kingdom, though it may bring points.
    Holdings {
        /// The round, counted from 0.
        round: usize,
        /// The player, as an index.
        player: usize,
        /// What is to be counted.
        inputs: Vec<Input>,
    },
    /// Nobody has said who has the Queen.
    Queen {
        /// The round, counted from 0.
        round: usize,
    },
    /// The photo of this kingdom is being read.
    Reading {
        /// The round, counted from 0.
        round: usize,
        /// The player, as an index.
        player: usize,
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
            Self::Holdings { .. } => "uncounted-holdings",
            Self::Queen { .. } => "unknown-queen",
            Self::Reading { .. } => "photo-being-read",
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
        let inputs = game.rules.book().inputs;
        let seats = players.players.iter().enumerate();
        open.extend(seats.flat_map(|(player, owner)| of(round, player, owner, inputs)));
        let is_asked = inputs.contains(&Input::Queen) && is_queen_unknown(players);
        open.extend(is_asked.then_some(Open::Queen { round }));
    }
    let played = game.rounds.iter().filter(|round| is_played(round)).count();
    open.extend((played < rounds).then_some(Open::Rounds { played, rounds }));
    open
}

/// Whether there is any tile besides the castle.
fn has_laid(player: &Player) -> bool {
    !player.kingdom.places_where(|cell| cell.square().is_some()).is_empty()
}

fn of(round: usize, player: usize, owner: &Player, inputs: &[Input]) -> Vec<Open> {
    // The first domino always fits, so every kingdom that was played has one.
    if !has_laid(owner) {
        return vec![Open::Kingdom { round, player }];
    }
    let unknown = owner.kingdom.unknown();
    // What is unknown is missing anyway.
    let unsure = owner.unsure.without(unknown);
    let cells = (!unknown.is_empty()).then_some(Open::Cells { round, player, places: unknown, reach: None });
    let looks = (!unsure.is_empty()).then_some(Open::Unsure { round, player, places: unsure });
    let is_asked = |input: &Input| !input.is_counted(&owner.holdings) && brings_points(*input, owner);
    let inputs: Vec<Input> = inputs.iter().copied().filter(is_asked).collect();
    let holdings = (!inputs.is_empty()).then_some(Open::Holdings { round, player, inputs });
    cells.into_iter().chain(looks).chain(holdings).collect()
}

/// Whether it can change the points of a player how much of this there is.
fn brings_points(input: Input, owner: &Player) -> bool {
    let counts = |wanted: Effect| {
        let stands = |cell: Cell| matches!(cell, Cell::Built(building) if building.effect() == wanted);
        !owner.kingdom.places_where(stands).is_empty()
    };
    match input {
        Input::Coins => true,
        Input::Knights => counts(Effect::PerKnight),
        Input::Towers => counts(Effect::PerTower),
        // There is one of each in the whole game.
        Input::Queen | Input::Power => false,
    }
}

/// Whether nobody is known to have the Queen, and somebody who has not said so may have her.
fn is_queen_unknown(round: &Round) -> bool {
    let may_have_her = |player: &Player| {
        player.holdings.queen.is_none() && player.holdings.towers.is_none_or(|towers| towers > 0)
    };
    round.players.iter().any(has_laid)
        && !round.players.iter().any(|player| player.holdings.has_queen())
        && round.players.iter().any(may_have_her)
}

/// The same with what each player can still score.
pub(super) fn with_reach(game: &Match, totals: &[u32], scores: &[Vec<u32>], open: &[Open]) -> Vec<Open> {
    // If something else is missing as well, there are no bounds.
    let lacks = |player: usize| {
        let concerns = |open: &&Open| match open {
            Open::Kingdom { player: other, .. }
            | Open::Cells { player: other, .. }
            | Open::Unsure { player: other, .. }
            | Open::Holdings { player: other, .. }
            | Open::Reading { player: other, .. } => *other == player,
            Open::Queen { .. } | Open::Rounds { .. } => true,
        };
        open.iter().filter(concerns).count()
    };
    let mut budget = AUDIT_BUDGET;
    let mut bounded = |one: &Open| match *one {
        Open::Cells { round, player, places, .. } if lacks(player) == 1 => {
            let players = &game.rounds[round].players;
            let entrants: Vec<Entrant<'_>> = players.iter().map(Player::entrant).collect();
            let others = totals[player] - scores[round][player];
            let reach = Reach::within(&game.rules, &entrants, player, &mut budget);
            let reach = reach.map(|reach| Reach { least: others + reach.least, most: others + reach.most });
            Open::Cells { round, player, places, reach }
        }
        ref other => other.clone(),
    };
    open.iter().map(&mut bounded).collect()
}
