//! What the past games say about each player. Pure figures: nothing here knows files or the clock.

use std::cmp::Reverse;

use jiff::civil::DateTime;

use super::{Entry, PlayerResult};
use crate::model::Terrain;

/// The figures of one player.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayerStatistics {
    /// The name.
    pub name: String,
    /// How many games.
    pub games: usize,
    /// How many of them they won, alone or with others.
    pub wins: usize,
    /// The mean of their points.
    pub average: f64,
    /// Their most points in a game.
    pub best: u32,
    /// The terrain that brought them most; nothing if none brought any.
    pub best_terrain: Option<Terrain>,
    /// Their points in the order of time, for a chart; games without a date come first.
    pub scores: Vec<(Option<DateTime>, u32)>,
}

/// The figures of every player, those with the most games first. Points of different games do not compare, so
/// give it the entries of one.
///
/// ```
/// use crowncount::history::{Entry, statistics};
///
/// let game = crowncount::game::file::read(include_str!("../../fixtures/games/four-players.json"))?;
/// let players = statistics([&Entry::of(&game)]);
/// assert_eq!((players[0].name.as_str(), players[0].wins, players[0].best), ("Ana", 1, 40));
/// # Ok::<(), crowncount::game::file::FileError>(())
/// ```
pub fn statistics<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Vec<PlayerStatistics> {
    let mut entries: Vec<&Entry> = entries.into_iter().collect();
    entries.sort_by_key(|entry| entry.date);
    let mut names: Vec<&str> = Vec::new();
    for seat in entries.iter().flat_map(|entry| &entry.seats) {
        if !names.contains(&seat.name.as_str()) {
            names.push(&seat.name);
        }
    }
    let mut players: Vec<PlayerStatistics> = names.into_iter().map(|name| of(name, &entries)).collect();
    players.sort_by_key(|player| (Reverse(player.games), Reverse(player.wins), player.name.clone()));
    players
}

fn of(name: &str, entries: &[&Entry]) -> PlayerStatistics {
    let played: Vec<(&Entry, &PlayerResult)> = entries
        .iter()
        .filter_map(|entry| Some((*entry, entry.seats.iter().find(|seat| seat.name == name)?)))
        .collect();
    let points = || played.iter().map(|(_, seat)| seat.total);
    let from =
        |terrain: Terrain| played.iter().map(|(_, seat)| u64::from(seat.terrains[terrain])).sum::<u64>();
    let won = |(entry, _): &&(&Entry, &PlayerResult)| entry.winners().any(|seat| seat.name == name);
    // Of equals the first of the list, which is the last that `max_by_key` sees.
    let best_terrain = Terrain::ALL.into_iter().rev().max_by_key(|&terrain| from(terrain));
    PlayerStatistics {
        name: name.to_owned(),
        games: played.len(),
        wins: played.iter().filter(won).count(),
        average: points().map(f64::from).sum::<f64>() / played.len().max(1) as f64,
        best: points().max().unwrap_or(0),
        best_terrain: best_terrain.filter(|&terrain| from(terrain) > 0),
        scores: played.iter().map(|(entry, seat)| (entry.date, seat.total)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Match, Player};
    use crate::model::Place;
    use crate::rules::{Game, Rules};

    fn entry(date: &str, kingdoms: &[(&str, &str)]) -> Entry {
        let players = kingdoms.iter().map(|(name, text)| Player::new(*name, text.parse().unwrap()));
        let mut game = Match::of(Rules::of(Game::Kingdomino, None).unwrap(), players.collect());
        game.set_date(date.parse().unwrap());
        Entry::of(&game)
    }

    #[test]
    fn figures_add_up_over_games() {
        let second = entry("2026-02-01T20:00", &[("Ana", "c w1 w w"), ("Bo", "c l1 l")]);
        let first = entry("2026-01-01T20:00", &[("Bo", "c l1 l l l"), ("Ana", "c f1 f")]);
        let alone = entry("2026-03-01T20:00", &[("Ana", "c m1")]);
        let players = statistics([&second, &first, &alone]);
        let [ana, bo] = &players[..] else { panic!("{players:?}") };
        assert_eq!((ana.name.as_str(), ana.games, ana.wins, ana.best), ("Ana", 3, 1, 3));
        assert!((ana.average - 2.0).abs() < 1e-9);
        assert_eq!(ana.best_terrain, Some(Terrain::Wheat));
        assert_eq!(ana.scores.iter().map(|(_, points)| *points).collect::<Vec<_>>(), [2, 3, 1]);
        assert_eq!((bo.games, bo.wins, bo.best, bo.best_terrain), (2, 1, 4, Some(Terrain::Lake)));
    }

    #[test]
    fn a_shared_victory_is_one_for_each_and_an_open_game_for_nobody() {
        let shared = entry("2026-01-01T20:00", &[("Ana", "c w1"), ("Bo", "c l1")]);
        let open = entry("2026-01-02T20:00", &[("Ana", "c w1 ?"), ("Bo", "c l")]);
        let player = |name: &str| Player::new(name, "c w1 w".parse().unwrap());
        let unsure = Player { unsure: Place::new(0, 1).into(), ..player("Ana") };
        let game = Match::of(Rules::of(Game::Kingdomino, None).unwrap(), vec![unsure, player("Bo")]);
        let unchecked = Entry::of(&game);
        let entries = [&shared, &open, &unchecked];
        let wins: Vec<usize> = statistics(entries).iter().map(|player| player.wins).collect();
        assert_eq!(wins, [1, 1]);
        assert_eq!(statistics([]), []);
        let nothing = entry("2026-01-03T20:00", &[("Cléo", "c w")]);
        assert_eq!(statistics([&nothing])[0].best_terrain, None);
    }
}
