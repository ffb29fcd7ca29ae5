//! How long a thousand past games take to be listed, which includes scoring each of them.
//!
//!     cargo bench --bench history
//!
//! Asserts what is promised: under 500 ms.

use std::time::{Duration, Instant};

use crowncount::history::History;
use crowncount::laying::{Care, play};
use crowncount::{Game, Match, Player, Rules};
use jiff::civil::date;

const GAMES: u32 = 1000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    let history = History::at(folder.path());
    let rules = Rules::of(Game::Kingdomino, None)?;
    for number in 0..GAMES {
        let kingdoms = play(rules.book().boxes, rules.frame(), 4, Care::None, u64::from(number % 20));
        let players = kingdoms.into_iter().zip(["Ana", "Bo", "Cléo", "Dmitri"]);
        let players = players.map(|(kingdom, name)| Player::new(name, kingdom)).collect();
        let day = date(2020, 1, 1).at(20, 0, 0, 0).checked_add(jiff::Span::new().days(number))?;
        history.add(&Match::of(rules.clone(), players), day)?;
    }
    // The best of ten: other programs take their time too.
    let mut best = Duration::MAX;
    for _ in 0..10 {
        let start = Instant::now();
        assert_eq!(history.list()?.games.len(), GAMES as usize);
        best = best.min(start.elapsed());
    }
    println!("{GAMES} games listed in {best:?}");
    assert!(best < Duration::from_millis(500), "the list takes too long");
    Ok(())
}
