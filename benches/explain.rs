//! How long the explanation of a four-player game takes, and which share of hands of 12 dominoes has its best laying
//! proven in two seconds: `cargo bench --bench explain`. `HANDS=20` tries that many hands.
#![allow(clippy::unwrap_used)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use crowncount::laying::{Care, play_hands};
use crowncount::random::Random;
use crowncount::{
    Domino, DominoBox, Entrant, Frame, Game, Holdings, Kingdom, Player, Rules, best_laying, explain,
};

/// What an explanation without the best laying may take.
const LIMIT: Duration = Duration::from_millis(5);

fn main() {
    explanation();
    best();
}

fn explanation() {
    let game = crowncount::game::file::read(include_str!("../fixtures/games/four-players.json")).unwrap();
    let entrants: Vec<Entrant<'_>> = game.rounds[0].players.iter().map(Player::entrant).collect();
    let time = || {
        let start = Instant::now();
        black_box(explain(black_box(&game.rules), &entrants));
        start.elapsed()
    };
    let least = (0..200).map(|_| time()).min().unwrap();
    println!("explanation of four players: {least:?} (limit {LIMIT:?})");
    assert!(least < LIMIT);
}

fn best() {
    let hands = std::env::var("HANDS").ok().and_then(|hands| hands.parse().ok()).unwrap_or(12_usize);
    let rules = Rules::of(Game::Kingdomino, None).unwrap();
    let mut random = Random::new(1);
    let (mut proven, mut gained, mut tried) = (0, 0, 0);
    while tried < hands {
        let mut dominoes: Vec<Domino> = DominoBox::Kingdomino.dominoes().collect();
        random.shuffle(&mut dominoes);
        dominoes.truncate(12);
        let kingdom: Kingdom =
            play_hands(&[dominoes.clone()], Frame::Five, Care::Compact, random.bits()).swap_remove(0);
        // A hand of which something was discarded is a smaller one.
        if kingdom.places_where(|cell| cell.square().is_some()).len() != 24 {
            continue;
        }
        tried += 1;
        let entrant = Entrant::new(&kingdom, Holdings::default());
        let end = Instant::now() + Duration::from_secs(2);
        let best = best_laying(&rules, &entrant, &dominoes, || Instant::now() < end).unwrap();
        let real = crowncount::Score::of(&rules, &kingdom, &Holdings::default()).total();
        proven += usize::from(best.proven);
        gained += best.points - real;
    }
    println!("best laying of 12 dominoes: {proven} of {tried} proven in 2 s, {gained} points better in all");
}
