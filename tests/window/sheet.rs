//! The score sheet: ties, the paper check, what is lit.

use crowncount::app::{Options, Seat, Tab};
use crowncount::sheet::Sheet;
use crowncount::words::{Language, Message, Words};
use crowncount::{Game, LineId, Match, Outcome, Player, Rules};
use eframe::egui::{Key, Vec2};
use egui_kittest::kittest::Queryable;

use crate::support::{PHONE, WIDE, Window, fixture};

#[test]
fn a_tie_is_explained() {
    let window = Window::with_game(WIDE, "four-players");
    assert!(window.has("Ana, total: 40"));
    assert!(window.has("Bo, total: 40"));
    assert!(window.has("Bo: 2nd place"));
    let why = "Ana and Bo have 40 points each; Ana wins with the larger territory, 5 squares to 4.";
    assert!(window.has(why));
}

#[test]
fn the_paper_check_finds_a_planted_error() {
    let mut window = Window::with_game(WIDE, "four-players");
    window.click("Menu");
    window.click("Paper check");
    for (line, typed) in [("wheat", "3"), ("mine", "9")] {
        let label = format!("counted on paper: {line}");
        window.harness.get_by_label(&label).focus();
        window.run();
        window.harness.get_by_label(&label).type_text(typed);
        window.run();
    }
    assert!(window.has("9 on paper. Ana, mine: 12 = 3 × 4"));
    assert!(!window.has_part("3 on paper"));
}

#[test]
fn pointing_at_a_number_lights_its_cells_and_the_other_way_round() {
    let mut window = Window::with_game(WIDE, "four-players");
    window.harness.get_by_label("Ana, mine: 12").hover();
    window.run();
    assert!(window.has("Ana, mine: 12 = 3 × 4"));
    let place = crowncount::Place::new(1, 1);
    window.harness.get_by_label("row 2 column 2: mine").hover();
    window.run();
    let lit = window.harness.state().view().lit;
    assert!(
        matches!(lit, Some(crowncount::app::Lit::Cell(seat, at)) if seat.player == 0 && at == place),
        "{lit:?}"
    );
}

#[test]
fn a_narrow_window_shows_one_part_at_a_time() {
    let mut window = Window::with_game(PHONE, "four-players");
    assert!(window.has("row 1 column 1: swamp"));
    assert!(!window.has("Ana, total: 40"));
    window.click("Sheet");
    assert!(window.has("Ana, total: 40"));
    assert!(!window.has("row 1 column 1: swamp"));
    window.click("Table");
    assert!(window.has("Dmitri: 24 points"));
    let wide = Window::with_game(WIDE, "four-players");
    for label in ["row 1 column 1: swamp", "Ana, total: 40", "Dmitri: 24 points"] {
        assert!(wide.has(label), "{label}");
    }
}

#[test]
fn an_idle_window_repaints_nothing() {
    let mut window = Window::with_game(WIDE, "four-players");
    for _ in 0..3 {
        window.harness.step();
        let output = &window.harness.output().viewport_output;
        assert!(output.values().all(|viewport| viewport.repaint_delay > std::time::Duration::from_secs(1)));
    }
}

#[test]
fn nobody_is_called_the_winner_while_anything_is_missing() {
    let mut window = Window::by_hand(WIDE);
    let silent = |window: &Window| !window.has_part("wins") && !window.has_part("1st place");
    assert!(silent(&window));
    assert_eq!(window.harness.query_all_by_label("nothing entered yet").count(), 2);
    // One kingdom is entered: it has points, and still nothing is called.
    window.type_letters("w1");
    window.press(&[Key::Space]);
    window.type_letters("w");
    assert!(window.has("Player 1, wheat: 2"));
    assert!(window.has("done"));
    assert!(silent(&window));
    // What is missing leads to where it is.
    window.click("Player 2: nothing has been entered yet");
    assert_eq!(window.harness.state().view().seat, Seat { round: 0, player: 1 });
    window.harness.state_mut().view_mut().cursor = Some(crowncount::Place::new(0, 0));
    window.type_letters("f1");
    window.press(&[Key::Space]);
    window.type_letters("?");
    assert!(window.has("1 cell to check"));
    assert!(silent(&window));
    let unknown = window.kingdom(1).unknown().first();
    window.click_part("so this total is not final");
    assert_eq!(window.harness.state().view().cursor, unknown);
    window.type_letters("l");
    assert_eq!(window.harness.query_all_by_label("done").count(), 2);
    assert!(window.has_part("wins"));
    assert!(window.has("Player 1: 1st place"));
}

#[test]
fn unplayed_rounds_leave_a_dynasty_open() {
    let mut game = fixture("dynasty");
    let mut window = Window::of_size(WIDE);
    window.open(game.clone());
    assert!(window.has_part("1st place"));
    game.rounds.pop();
    window.open(game);
    assert!(!window.has_part("1st place"));
    assert!(window.has("2 of 3 rounds played, so this is not final"));
}

#[test]
fn the_pad_says_who_leads_and_what_unknown_cells_can_still_bring() {
    let mut window = Window::of_size(WIDE);
    let rules = Rules::of(Game::Kingdomino, None).expect("rules");
    let player = |name: &str, kingdom: &str| Player::new(name, kingdom.parse().expect("a kingdom"));
    let game = Match::of(rules, vec![player("Ana", "w f1 ? ? c"), player("Bo", "m3 w c l l")]);
    let outcome = Outcome::of(&game).with_reach(&game);
    let expected = Sheet::of(&game, &outcome, Words::english()).standing.expect("a leader");
    assert!(expected.starts_with("Provisional: Bo leads with 3 points; Ana can still reach "), "{expected}");
    window.open(game);
    assert!(window.has(&expected), "{expected}");
    // The cells are filled in, and nothing is provisional any more.
    for _ in 0..2 {
        window.click_part("not final");
        window.type_letters("l");
    }
    assert!(!window.has_part("Provisional") && window.has_part("Bo wins"));
}

#[test]
fn coins_are_explained_in_the_same_words_everywhere() {
    let mut window = Window::with_game(WIDE, "queendomino");
    let sheet = Sheet::of(&fixture("queendomino"), &Outcome::of(&fixture("queendomino")), Words::english());
    let row = sheet.rounds[0].rows.iter().find(|row| row.id == LineId::Coins).expect("coins");
    let said = row.derivation(0).expect("a derivation");
    assert!(said.contains(" coins, 1 point per 3)"), "{said}");
    assert!(sheet.text().contains(&said));
    let name = &sheet.players[0];
    window.harness.get_by_label(&format!("{name}, coins: {}", row.cells[0].0)).hover();
    window.run();
    assert!(window.has(&format!("{name}, coins: {said}")));
    // Whoever stays there for a moment sees it beside the pointer, too.
    (0..60).for_each(|_| window.harness.step());
    assert!(window.has(&said), "the tooltip");
}

#[test]
fn a_phone_says_beside_each_name_how_far_the_kingdom_is() {
    let mut window = Window::by_hand(PHONE);
    assert!(window.has("Player 1: 0 points, nothing entered yet"));
    assert!(window.painted().iter().any(|(_, text)| text == "Player 2  –"));
    window.harness.state_mut().view_mut().cursor = Some(crowncount::Place::new(0, 0));
    window.type_letters("w1");
    assert!(window.has("Player 1: 1 point, done") && window.has("Player 2: 0 points, nothing entered yet"));
    window.type_letters("u");
    assert!(window.has("Player 1: 1 point, 1 cell to check"));
    window.harness.get_by_label("Player 2: 0 points, nothing entered yet").click();
    window.run();
    assert_eq!(window.harness.state().view().seat.player, 1);
}

#[test]
fn the_moment_is_in_sight_on_the_smallest_phone() {
    let mut window = Window::with_game(Vec2::new(360.0, 640.0), "four-players");
    window.click("Sheet");
    let why = "Ana and Bo have 40 points each; Ana wins with the larger territory, 5 squares to 4.";
    let tabs = window.harness.get_by_label("Table").rect();
    for label in [why, "Ana: 5 squares", "Bo: 4 squares"] {
        let rect = window.harness.get_by_label(label).rect();
        assert!(rect.bottom() < tabs.top(), "{label}: {rect:?}");
    }
    // While the paper is compared, the lines come first.
    window.harness.state_mut().ask(crowncount::app::Action::Paper);
    window.run();
    let at = |label: &str| window.harness.get_by_label(label).rect().top();
    assert!(at("counted on paper: wheat") < at(why));
}

#[test]
fn what_can_be_done_with_a_sheet_stands_on_one_line() {
    for language in Language::ALL {
        for game in ["queendomino", "two-players", "four-players"] {
            let words = Words::of(language);
            let mut window = Window::with(WIDE, Options { words: Some(words), ..Options::default() });
            window.open(fixture(game));
            window.harness.state_mut().view_mut().tab = Tab::Sheet;
            window.run();
            let tops = ["button-questions", "button-share", "button-keep"].map(|id| {
                let label = words.text(&Message::new(id));
                window.harness.get_by_label(&label).rect().top()
            });
            assert!(tops.iter().all(|top| (top - tops[0]).abs() < 1.0), "{language:?}, {game}: {tops:?}");
        }
    }
}
