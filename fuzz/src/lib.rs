//! What several targets do with their input: every thing that the program does with a game.

use crowncount::game::file::{read, write};
use crowncount::sheet::{Format, Sheet, audit_json, audit_text};
use crowncount::words::Words;
use crowncount::{Entrant, Match, Outcome, Player, audit, explain, explain_rounds};

/// Scores, explains, audits and writes a game in every way, and saves and opens it.
pub fn use_game(game: &Match) {
    let words = Words::english();
    let sheet = Sheet::of(game, &Outcome::of(game), words);
    for format in [Format::Text, Format::Csv, Format::Json, Format::Svg] {
        let bytes = sheet.render(format).expect("every game has a sheet");
        let text = String::from_utf8(bytes).expect("a sheet is text");
        let hidden = |letter: char| crowncount::words::is_hidden(letter) && !matches!(letter, '\n' | '\r');
        assert!(!text.contains(hidden), "{text:?}");
    }
    let file = write(game);
    // Pixels and paper take as long as all the rest a hundred times, so few games are drawn.
    if file.bytes().map(usize::from).sum::<usize>() % 64 == 0 {
        for format in [Format::Png, Format::Pdf] {
            assert!(!sheet.render(format).expect("every game has a sheet").is_empty());
        }
    }
    let tables: Vec<Vec<Entrant<'_>>> =
        game.rounds.iter().map(|round| round.players.iter().map(Player::entrant).collect()).collect();
    let names = game.names();
    for table in &tables {
        let _ = explain(&game.rules, table).sections(&game.rules, &names);
    }
    let _ = explain_rounds(&game.rules, &tables).sections(&game.rules, &names);
    let audits: Vec<_> = tables.iter().map(|table| audit(&game.rules, table)).collect();
    assert!(!audit_text(game, &audits, words).is_empty());
    assert!(audit_json(game, &audits, words).starts_with('{'));
    let again = read(&file).expect("what was written can be read");
    assert_eq!(write(&again), file);
}
