//! The questions asked at the table: the answers of `explain`, what if, and the best laying.

use crowncount::app::{Action, Seat};
use crowncount::words::Words;
use crowncount::{Entrant, Match, Player, Score, WhatIf, explain, explain_rounds};
use egui_kittest::kittest::Queryable;

use crate::support::{PHONE, WIDE, Window, fixture};

/// The questions about a game, as they are reached in a window of this size.
fn questions(size: eframe::egui::Vec2, name: &str) -> Window {
    let mut window = Window::with_game(size, name);
    if size == PHONE {
        window.click("Sheet");
    }
    window.click("Questions");
    window
}

fn entrants(game: &Match) -> Vec<Entrant<'_>> {
    game.rounds[0].players.iter().map(Player::entrant).collect()
}

#[test]
fn every_answer_of_explain_stands_beside_the_kingdom() {
    for (size, name) in
        [(WIDE, "four-players"), (PHONE, "four-players"), (WIDE, "queendomino"), (PHONE, "duel")]
    {
        let mut window = questions(size, name);
        let game = fixture(name);
        let sections = explain(&game.rules, &entrants(&game)).sections(&game.rules, &game.names());
        assert!(sections.len() > 1);
        for section in sections {
            for message in std::iter::once(&section.heading).chain(&section.sentences) {
                let text = Words::english().text(message);
                assert!(window.has(&text), "{name}: {text}");
            }
        }
        // Dice are not laid again in another way.
        assert_eq!(window.has("Best laying"), name != "duel");
        window.click("Back to the sheet");
        assert!(window.has("Share") && !window.has("What decided it"));
    }
}

#[test]
fn a_dynasty_is_explained_over_all_rounds() {
    let mut window = questions(WIDE, "dynasty");
    let game = fixture("dynasty");
    let tables: Vec<Vec<Entrant<'_>>> =
        game.rounds.iter().map(|round| round.players.iter().map(Player::entrant).collect()).collect();
    let sections = explain_rounds(&game.rules, &tables).sections(&game.rules, &game.names());
    assert!(window.has("All rounds") && sections.len() == 2);
    for sentence in sections.iter().flat_map(|section| &section.sentences) {
        let text = Words::english().text(sentence);
        assert!(window.has(&text), "{text}");
    }
    // What is tried in one round is also told over all of them.
    window.click("What if");
    let (place, cell) = game.rounds[0].players[0].kingdom.iter().next().expect("a cell");
    window.click_part(&format!("What if, row {} column {}", place.row + 1, place.col + 1));
    window.click_part(if cell.to_string() == "m3" { "Try no tile" } else { "Try mine, 3 crowns" });
    assert!(window.has_part("All rounds: The order would be"));
}

#[test]
fn answers_follow_the_game_and_compare_nobody_while_anything_is_missing() {
    let mut window = questions(WIDE, "four-players");
    assert!(window.has("What decided it"));
    window.harness.state_mut().view_mut().cursor = Some(crowncount::Place::new(0, 0));
    window.type_letters("?");
    assert!(!window.has("What decided it"));
    assert!(window.has_part("one cell is still unknown"));
    window.click("Best laying");
    assert!(!window.has("Search for Bo"));
    window.undo();
    assert!(window.has("Search for Bo"));
    window.click("Answers");
    assert!(window.has("What decided it"));
    // A player who leaves while the old answers are still there.
    window.harness.state_mut().edit(crowncount::app::Edit::RemovePlayer(3));
    window.run();
    assert!(window.has("What decided it") && !window.has_part("Dmitri"));
    // The menu speaks another language, and so do the answers.
    window.harness.state_mut().ask(Action::Questions);
    window.run();
    assert!(!window.has("What decided it"));
}

#[test]
fn what_if_says_what_scoring_the_changed_game_says_and_changes_nothing() {
    for size in [WIDE, PHONE] {
        let mut window = questions(size, "four-players");
        let before = window.harness.state().document().clone();
        window.click("What if");
        window.click_part("What if, row 1 column 1: swamp");
        window.click_part("Try mine, 3 crowns");
        let game = fixture("four-players");
        let change = WhatIf::parse("Ana r1c1=m3", &game.names()).expect("a change");
        let difference = change.apply(&game.rules, &entrants(&game)).expect("a difference");
        assert_ne!(difference.before, difference.after);
        for sentence in difference.say(&game.names()) {
            let text = Words::english().text(&sentence);
            assert!(window.has(&text), "{text}");
        }
        assert!(window.has("What if, row 1 column 1: mine, 3 crowns"));
        // A second change adds to the first.
        window.click_part("What if, row 5 column 5: grassland");
        window.click_part("Try no tile");
        let mut changed = game.rounds[0].players[0].kingdom.clone();
        changed.set(crowncount::Place::new(0, 0), "m3".parse().expect("a cell"));
        changed.set(crowncount::Place::new(4, 4), crowncount::Cell::Empty);
        let after = Score::of(&game.rules, &changed, &game.rounds[0].players[0].holdings).total();
        assert!(window.has_part(&format!("Ana: {after} instead of")), "{after}");
        window.click("Back to the real game");
        assert!(!window.has("Back to the real game") && window.has("What if, row 1 column 1: swamp"));
        assert_eq!(*window.harness.state().document(), before);
    }
}

#[test]
fn what_if_moves_the_queen_and_builds() {
    let mut window = questions(WIDE, "queendomino");
    let before = window.harness.state().document().clone();
    let game = fixture("queendomino");
    window.click("What if");
    let host = game.rounds[0].players.iter().position(|player| player.holdings.has_queen()).expect("a host");
    window.click("Queen: nobody");
    let difference = WhatIf::Queen(None).apply(&game.rules, &entrants(&game)).expect("a difference");
    let (had, has) = (difference.before[host], difference.after[host]);
    assert!(has < had && window.has_part(&format!("{has} instead of {had}")), "{had} {has}");
    // Where she is anyway is no change.
    let back = format!("Queen: {}", game.names()[host]);
    window.click(&back);
    assert!(!window.has("Back to the real game"));
    let town = game.rounds[0].players[0].kingdom.places_where(|cell| cell.to_string() == "t").first();
    if let Some(town) = town {
        window.click_part(&format!("What if, row {} column {}: town", town.row + 1, town.col + 1));
        window.click_part("Try Statue");
        assert!(window.has("Back to the real game"));
    }
    assert_eq!(*window.harness.state().document(), before);
}

#[test]
fn the_best_laying_is_searched_for_beside_the_window_and_changes_nothing() {
    for size in [WIDE, PHONE] {
        let mut window = questions(size, "four-players");
        let before = window.harness.state().document().clone();
        window.click("Best laying");
        window.click("Search for Bo");
        assert!(!window.has("Search for Bo") && window.has("Search for Ana"));
        let better = window.has_part("Bo could have scored");
        assert!(window.has_part("One set of dominoes that this kingdom can be laid with"));
        assert!(better || window.has_part("nothing better than") || window.has_part("best possible way"));
        assert_eq!(better, window.has_part("The best laying for Bo: "), "what is better is drawn");
        assert_eq!(*window.harness.state().document(), before);
        // Another game has other dominoes.
        window.harness.state_mut().edit(crowncount::app::Edit::Turn(Seat { round: 0, player: 0 }));
        window.run();
        assert!(window.has("Search for Bo"));
    }
}

#[test]
fn a_search_can_be_stopped_and_shows_what_it_has() {
    let mut window = questions(WIDE, "four-players");
    window.click("Best laying");
    window.harness.get_by_label("Search for Dmitri").click();
    // Not until the work is done: while it goes on.
    for _ in 0..3 {
        window.harness.step();
    }
    if window.has("Stop and show the best so far") {
        let start = std::time::Instant::now();
        window.click("Stop and show the best so far");
        assert!(start.elapsed().as_secs_f32() < 2.0, "it stops at once");
    }
    assert!(!window.has("Search for Dmitri"));
    assert!(window.has_part("Dmitri could have scored") || window.has_part("Dmitri: nothing better"));
}
