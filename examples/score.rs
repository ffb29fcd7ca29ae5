//! Scores a kingdom in the notation, with the reason for every line.
//!
//!     cargo run --no-default-features --features words --example score -- "w1 w c / f w1 f"

use crowncount::words::{Say, Words};
use crowncount::{Game, Holdings, Kingdom, Rules, Score};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = std::env::args().nth(1).unwrap_or_else(|| "w1 w c / f w1 f".to_owned());
    let kingdom: Kingdom = text.parse()?;
    let score = Score::of(&Rules::of(Game::Kingdomino, None)?, &kingdom, &Holdings::default());
    let words = Words::english();
    for line in score.lines.iter().filter(|line| line.points > 0) {
        println!(
            "{:10} {:3} = {}",
            words.text(&line.id.say()),
            line.points,
            words.text(&score.say_why(line))
        );
    }
    println!("{:10} {:3}", "total", score.total());
    Ok(())
}
