//! What several targets do with their input: every thing that the program does with a game.

use crowncount::game::file::{read, write};
use crowncount::sheet::{Format, Sheet, audit_json, audit_text};
use crowncount::words::Words;
use crowncount::{Entrant, Match, Outcome, Player, audit};

/// Scores, audits and writes a game in every way but as pixels, and saves and opens it.
pub fn use_game(game: &Match) {
    let words = Words::english();
    let sheet = Sheet::of(game, &Outcome::of(game), words);
    for format in [Format::Text, Format::Csv, Format::Json, Format::Svg] {
        let bytes = sheet.render(format).expect("every game has a sheet");
        let text = String::from_utf8(bytes).expect("a sheet is text");
        let hidden = |letter: char| crowncount::words::is_hidden(letter) && !matches!(letter, '\n' | '\r');
        assert!(!text.contains(hidden), "{text:?}");
    }
    let audits: Vec<_> = game
        .rounds
        .iter()
        .map(|round| {
            let entrants: Vec<Entrant<'_>> = round.players.iter().map(Player::entrant).collect();
            audit(&game.rules, &entrants)
        })
        .collect();
    assert!(!audit_text(game, &audits, words).is_empty());
    assert!(audit_json(game, &audits, words).starts_with('{'));
    let again = read(&write(game)).expect("what was written can be read");
    assert_eq!(write(&again), write(game));
}
