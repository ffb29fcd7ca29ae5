//! The photo proposes the game, and what it cannot show is asked for.

use crowncount::app::{Edit, KingdomPhoto, Proposal, Seat};
use crowncount::game::file::read;
use crowncount::scan::Quad;
use crowncount::{Frame, FrameSize, Game, Input, Places, PlayerColour, Rules};

use egui_kittest::kittest::Queryable;

use crate::support::{WIDE, Window};

const FIRST: Seat = Seat { round: 0, player: 0 };
const SECOND: Seat = Seat { round: 0, player: 1 };

/// Two players of Queendomino with a small kingdom each, whose coins nobody has counted.
fn uncounted() -> Window {
    let mut window = Window::by_hand(WIDE);
    let app = window.harness.state_mut();
    app.edit(Edit::Rules(Rules::of(Game::Queendomino, None).expect("rules")));
    app.edit(Edit::Kingdom(FIRST, "c w1 w".parse().expect("a kingdom"), Places::NONE));
    app.edit(Edit::Kingdom(SECOND, "c l1 w".parse().expect("a kingdom"), Places::NONE));
    window.run();
    window
}

#[test]
fn coins_and_the_queen_are_asked_for_before_anybody_has_won() {
    let mut window = uncounted();
    assert!(window.has("coins and Queen?") && !window.has_part("wins"));
    assert!(window.has("Player 1: coins not counted yet"));
    window.click("coins: none");
    assert!(!window.has("Player 1: coins not counted yet") && !window.has_part("wins"));
    window.click("Queen: nobody");
    window.click("Player 2: coins not counted yet");
    assert_eq!(window.harness.state().view().seat, SECOND);
    window.click("more: coins");
    // Knights bring nothing without a building that counts them, so they keep nobody waiting.
    assert!(window.has_part("wins") && window.has("knights: none"));
    window.undo();
    assert!(!window.has_part("wins") && window.has("Player 2: coins not counted yet"));
}

#[test]
fn a_game_file_says_what_nobody_has_counted() {
    let window = uncounted();
    let game = window.harness.state().document().to_match();
    let text = crowncount::game::file::write(&game);
    let again = read(&text).expect("a game");
    let coins = |player: usize| !Input::Coins.is_counted(&again.rounds[0].players[player].holdings);
    assert!(coins(0) && coins(1), "{text}");
    let wrong = text.replace("\"coins\"", "\"goats\"");
    assert!(read(&wrong).is_err());
}

#[test]
fn a_kingdom_of_another_size_changes_the_game_in_one_press() {
    let mut window = Window::by_hand(WIDE);
    window.harness.state_mut().view_mut().proposals.push(Proposal::Size(Frame::Seven));
    window.run();
    assert!(window.has("This kingdom is 7x7. Is the whole game?"));
    window.click("Yes, 7x7");
    assert_eq!(window.harness.state().document().rules().frame(), Frame::Seven);
    assert!(!window.has_part("Is the whole game?"));
    window.undo();
    assert_eq!(window.harness.state().document().rules().frame(), Frame::Five);
    // What was answered is not asked again.
    assert!(!window.has_part("Is the whole game?"));
}

#[test]
fn kingdoms_that_only_both_boxes_can_make_propose_the_royal_wedding() {
    let mut window = uncounted();
    // Only the box of Kingdomino has swamps beside mines with two crowns, and no single cell could be misread.
    let kingdom = "m2 s c s m2".parse().expect("a kingdom");
    window.harness.state_mut().edit(Edit::Kingdom(FIRST, kingdom, Places::NONE));
    window.run();
    assert!(window.has("These kingdoms take the dominoes of both boxes. Is this Royal Wedding?"));
    window.click("Yes, Royal Wedding");
    let game = |window: &Window| window.harness.state().document().rules().book().game;
    assert_eq!(game(&window), Game::RoyalWedding);
    assert!(!window.has_part("both boxes"));
    window.undo();
    assert_eq!(game(&window), Game::Queendomino);
    assert!(!window.has_part("both boxes"), "it was answered");
}

#[test]
fn one_impossible_cell_does_not_propose_another_game() {
    let mut window = uncounted();
    window.harness.state_mut().edit(Edit::Kingdom(FIRST, "c s m2".parse().expect("a kingdom"), Places::NONE));
    window.run();
    assert!(!window.has_part("both boxes"));
}

#[test]
fn the_question_about_colours_moves_nothing() {
    let mut window = with_castles(&[PlayerColour::Green]);
    let cell = |window: &Window| {
        window.harness.query_all_by_label_contains("row 3 column 3").next().expect("a cell").rect()
    };
    let before = cell(&window);
    window.click("No");
    assert!(!window.has_part("The castle in the photo"));
    assert_eq!(cell(&window), before);
}

/// A window where the photos of these players show castles of these colours.
fn with_castles(castles: &[PlayerColour]) -> Window {
    let mut window = Window::by_hand(WIDE);
    for (player, colour) in castles.iter().enumerate() {
        let seat = Seat { round: 0, player };
        let frame = Quad::rect(0.0, 0.0, 9.0, 9.0);
        let mut photo = KingdomPhoto::new(format!("0123456789abcde{player}.jpg"), frame, FrameSize::Five);
        photo.castle = Some(*colour);
        let app = window.harness.state_mut();
        app.edit(Edit::Photo(seat, Box::new(photo)));
        app.view_mut().proposals.push(Proposal::Colour(seat, *colour));
    }
    window.run();
    window
}

fn colours(window: &Window) -> Vec<Option<PlayerColour>> {
    let document = window.harness.state().document();
    document.seats(0).map(|seat| document.player(seat).expect("a player").known_colour()).collect()
}

#[test]
fn the_colour_of_a_castle_is_offered_and_never_taken_unasked() {
    use PlayerColour::{Green, Pink, Yellow};
    for (answer, wanted) in [("Yes, green", Green), ("No", Pink)] {
        let mut window = with_castles(&[Green]);
        assert_eq!(colours(&window), [Some(Pink), Some(Yellow)]);
        assert!(window.has("The castle in the photo is green. Is that the colour of Player 1?"));
        window.click(answer);
        assert_eq!(colours(&window), [Some(wanted), Some(Yellow)]);
        assert!(!window.has_part("The castle in the photo"));
    }
}

#[test]
fn the_colours_of_several_castles_are_one_question_and_one_step() {
    use PlayerColour::{Blue, Green, Pink, Yellow};
    let mut window = with_castles(&[Yellow, Pink]);
    let question =
        "The castles in the photos: Player 1 yellow and Player 2 pink. Are these the players' colours?";
    assert!(window.has(question));
    window.click("Yes, use them");
    assert_eq!(colours(&window), [Some(Yellow), Some(Pink)]);
    assert!(!window.has_part("The castle"));
    window.undo();
    assert_eq!(colours(&window), [Some(Pink), Some(Yellow)]);
    assert!(!window.has_part("The castle"), "it was answered");
    // Two castles of one colour: one of them was misread, and nobody knows which.
    assert!(!with_castles(&[Blue, Blue]).has_part("The castle"));
    // What the table has given already is not asked for.
    assert!(
        with_castles(&[Pink, Green]).has("The castle in the photo is green. Is that the colour of Player 2?")
    );
}

#[test]
fn what_cannot_be_right_is_said_beside_the_winner() {
    let mut window = Window::by_hand(WIDE);
    let app = window.harness.state_mut();
    // The box has one mine with three crowns.
    for (seat, kingdom) in [(FIRST, "c m3 w"), (SECOND, "c m3 m3")] {
        app.edit(Edit::Kingdom(seat, kingdom.parse().expect("a kingdom"), Places::NONE));
    }
    window.run();
    assert!(window.has_part("cannot be right"));
    window.click_part("cannot be right");
    assert!(window.harness.state().view().cursor.is_some());
}

#[test]
fn without_its_photo_a_cell_is_not_said_to_be_unclear_in_it() {
    let mut window = Window::of_size(WIDE);
    let game = r#"{"crowncount": 1, "rules": {"game": "kingdomino", "edition": "classic"}, "rounds": [{"players": [
        {"name": "Ana", "kingdom": ["c w1 w"], "unsure": [[0, 1]]}, {"name": "Bo", "kingdom": ["c l1 w"]}]}]}"#;
    window.open(read(game).expect("a game"));
    window.click("Check them");
    assert!(window.has_part("the photo is gone") && !window.has("The photo is not clear here."));
}
