//! Says which dominoes the kingdoms of a game file were laid with, or that they cannot have been.
//!
//!     cargo run --no-default-features --example audit -- fixtures/games/four-players.json

use std::fs;

use crowncount::game::file;
use crowncount::{Entrant, Player, rules};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "fixtures/games/four-players.json".to_owned());
    let game = file::read(&fs::read_to_string(path)?)?;
    let names = game.names();
    for round in &game.rounds {
        let entrants: Vec<Entrant<'_>> = round.players.iter().map(Player::entrant).collect();
        let audit = rules::audit(&game.rules, &entrants);
        println!("possible: {}", audit.possible());
        for laid in &audit.dominoes {
            let [one, other] = laid.domino.squares;
            println!("{:8} {one:2} {other:2} ({})", names[laid.kingdom], laid.domino.number);
        }
    }
    Ok(())
}
