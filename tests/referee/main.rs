//! What a referee may and may not say, over games that were laid by legal moves. `GAMES=10000 cargo test --test referee`
//! plays that many.
#![allow(clippy::unwrap_used, missing_docs)]

mod best_laying;
mod bounds;
mod legal_games;
mod questions;

use crowncount::laying::Laid;
use crowncount::random::Random;
use crowncount::{DominoBox, Finding, Gravity, Rules, audit, inspect};
use legal_games::{End, Seat, TABLES, entrants, game_at};

fn games() -> usize {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(300)
}

fn contradictions(rules: &Rules, seats: &[Seat]) -> Vec<Finding> {
    let contradicts = |finding: &Finding| finding.gravity() == Gravity::Contradiction;
    inspect(rules, &entrants(seats)).into_iter().filter(contradicts).collect()
}

#[test]
fn a_game_laid_by_legal_moves_is_never_contradicted() {
    let mut dice = Random::new(1);
    for game in 0..games() {
        let table = TABLES[game % TABLES.len()];
        let (rules, seats) = game_at(table, End::Played, &mut dice);
        let found = contradictions(&rules, &seats);
        assert!(found.is_empty(), "game {game} at {table:?}: {found:?}");
        // All dominoes were dealt, so that nobody is still playing.
        let ids: Vec<&str> =
            inspect(&rules, &entrants(&seats)).iter().map(|finding| finding.sort.id()).collect();
        assert!(!ids.contains(&"unfinished"), "game {game} at {table:?}");
        let (rules, seats) = game_at(table, End::BrokenOff, &mut dice);
        let found = contradictions(&rules, &seats);
        assert!(found.is_empty(), "game {game} at {table:?}, broken off: {found:?}");
    }
}

#[test]
fn the_laying_of_teams_takes_no_more_of_a_box_than_they_were_dealt() {
    let mut dice = Random::new(9);
    let teams: Vec<_> = TABLES.into_iter().filter(|(.., teams)| *teams).collect();
    let (mut laid, mut games) = (0, 0);
    for game in 0..12 {
        let (rules, seats) = game_at(teams[game % teams.len()], End::Played, &mut dice);
        let answer = audit(&rules, &entrants(&seats));
        assert!(answer.possible(), "game {game}: {:?}", answer.findings);
        games += 1;
        laid += usize::from(!answer.dominoes.is_empty());
        for seat in 0..seats.len() {
            for from in DominoBox::ALL {
                let own = |laid: &&Laid| laid.kingdom == seat && laid.domino.from == from;
                let count = answer.dominoes.iter().filter(own).count();
                assert!(count <= 12, "game {game}: {count} of {from:?}");
            }
        }
    }
    println!("{laid} of {games} games of teams were laid");
    assert!(laid * 4 >= games * 3, "{laid} of {games} were laid");
}
