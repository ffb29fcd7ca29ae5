//! How long the explanation of a four-player game takes, and which share of hands of 12 dominoes has its best laying
//! proven in two seconds: `cargo bench --bench explain`. `HANDS=20` tries that many hands. Times are the processor's, so
//! that other programs change nothing.
#![allow(clippy::unwrap_used)]

mod clock;

use std::hint::black_box;

use clock::{least, millis};
use crowncount::laying::{Care, play_hands};
use crowncount::random::Random;
use crowncount::{
    Domino, DominoBox, Entrant, Frame, Game, Holdings, Kingdom, Player, Rules, Score, best_laying, explain,
};

/// What an explanation without the best laying may take, in milliseconds.
const LIMIT: f64 = 5.0;
/// How long the best laying is searched for, in milliseconds.
const TIME: f64 = 2_000.0;

fn main() {
    explanation();
    best();
}

fn explanation() {
    let game = crowncount::game::file::read(include_str!("../fixtures/games/four-players.json")).unwrap();
    let entrants: Vec<Entrant<'_>> = game.rounds[0].players.iter().map(Player::entrant).collect();
    let least = least(200, || _ = black_box(explain(black_box(&game.rules), &entrants)));
    println!("explanation of four players: {least:.3} ms (limit {LIMIT} ms)");
    assert!(least < LIMIT);
}

fn best() {
    let hands = std::env::var("HANDS").ok().and_then(|hands| hands.parse().ok()).unwrap_or(12_usize);
    let rules = Rules::of(Game::Kingdomino, None).unwrap();
    let mut random = Random::new(1);
    let (mut proven, mut gained, mut tried) = (0, 0, 0);
    let (mut asked, mut searched) = (0_u64, 0.0);
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
        let start = millis();
        let go_on = || {
            asked += 1;
            millis() - start < TIME
        };
        let best = best_laying(&rules, &entrant, &dominoes, go_on).unwrap();
        searched += millis() - start;
        proven += usize::from(best.proven);
        gained += best.points - Score::of(&rules, &kingdom, &Holdings::default()).total();
    }
    println!("best laying of 12 dominoes: {proven} of {tried} proven in 2 s, {gained} points better in all");
    println!("it asks {:.0} times a second whether to go on", asked as f64 / searched * 1e3);
}
