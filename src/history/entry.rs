//! A past game in one line: when, who, how many points.

use jiff::civil::DateTime;

use crate::game::{Match, Outcome};
use crate::model::ByTerrain;
use crate::rules::{Game, LineId, Score};

/// What a list of games shows of one, without its kingdoms.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    /// When it was played, if that is known.
    pub date: Option<DateTime>,
    /// Which game.
    pub game: Game,
    /// The players in their order.
    pub seats: Vec<PlayerResult>,
    /// Whether it can have winners: several played, and nothing is missing that could change the result.
    pub decided: bool,
}

/// A player in a list of games.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayerResult {
    /// The name.
    pub name: String,
    /// The points over all rounds.
    pub total: u32,
    /// The place.
    pub place: usize,
    /// The points that each terrain brought.
    pub terrains: ByTerrain<u32>,
}

impl Entry {
    /// The entry of a game.
    pub fn of(game: &Match) -> Self {
        let outcome = Outcome::of(game);
        let place = |player: usize| {
            let standing = outcome.ranking.iter().find(|standing| standing.players.contains(&player));
            standing.map_or(0, |standing| standing.place)
        };
        let seat = |(player, name): (usize, &str)| PlayerResult {
            name: name.to_owned(),
            total: outcome.totals[player].points,
            place: place(player),
            terrains: terrains(&outcome.rounds, player),
        };
        let names = game.names();
        Self {
            date: game.date(),
            game: game.rules.book().game,
            decided: names.len() > 1 && outcome.is_final(),
            seats: names.into_iter().enumerate().map(seat).collect(),
        }
    }

    /// Who won; several if they share the victory, nobody before the end.
    pub fn winners(&self) -> impl Iterator<Item = &PlayerResult> {
        self.seats.iter().filter(|seat| self.decided && seat.place == 1)
    }
}

/// The points of a player in every terrain, over all rounds.
fn terrains(rounds: &[Vec<Score>], player: usize) -> ByTerrain<u32> {
    let mut points = ByTerrain::default();
    for line in rounds.iter().flat_map(|round| &round[player].lines) {
        if let LineId::Terrain(terrain) = line.id {
            points[terrain] += line.points;
        }
    }
    points
}
