//! A photo of the whole table: its kingdoms are given to the players, and it is said whose is which.

use crowncount::app::{BoardStage, Edit, Options, Seat};
use crowncount::{Kingdom, PlayerColour};
use eframe::egui::Vec2;
use egui_kittest::kittest::Queryable;

use crate::support::{PHONE, WIDE, Window};

fn four() -> Vec<u8> {
    std::fs::read(format!("{}/fixtures/photos/four.jpg", env!("CARGO_MANIFEST_DIR"))).expect("a fixture")
}

/// The same for all sides that a kingdom can be looked at from: each lies as its player sat.
fn from_any_side(kingdom: &Kingdom) -> String {
    let turned = std::iter::successors(Some(kingdom.clone()), |kingdom| Some(kingdom.turned()));
    turned.take(4).map(|kingdom| kingdom.to_string()).min().expect("four sides")
}

/// The kingdoms that are in the photo, in the order in which they lie.
fn truth() -> Vec<String> {
    let path = format!("{}/fixtures/photos/four.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a fixture");
    let kingdoms = text.trim().split("\n\n").map(|kingdom| kingdom.parse().expect("a kingdom"));
    kingdoms.map(|kingdom| from_any_side(&kingdom)).collect()
}

fn photographed(size: Vec2, options: Options) -> Window {
    let mut window = Window::with(size, options);
    window.harness.state_mut().arrive("four.jpg".to_owned(), four());
    window.run();
    window
}

fn players(window: &Window) -> usize {
    window.harness.state().document().players()
}

fn kingdoms(window: &Window) -> Vec<String> {
    (0..players(window)).map(|player| from_any_side(&window.kingdom(player))).collect()
}

#[test]
fn four_kingdoms_fill_four_players_and_one_step_back_takes_them_away() {
    for size in [WIDE, PHONE] {
        let mut window = photographed(size, Options::default());
        assert_eq!(kingdoms(&window), truth());
        assert_eq!(window.harness.state().view().stage, BoardStage::Frame);
        assert!(window.has("Kingdom 1 of 4: whose is it?"));
        for (number, player) in [(2, 2), (3, 3), (4, 4)] {
            assert!(window.has(&format!("Kingdom {number}: Player {player}")));
        }
        window.click("Kingdom 3: Player 3");
        assert!(window.has("Kingdom 3 of 4: whose is it?") && window.has("Corner 1"));
        window.undo();
        assert_eq!(players(&window), 0);
        window.command(eframe::egui::Key::Y);
        assert_eq!(kingdoms(&window), truth());
    }
}

#[test]
fn a_tap_gives_a_kingdom_to_another_player() {
    let mut window = photographed(WIDE, Options::default());
    let truth = truth();
    window.click_chip("Player 3");
    assert_eq!(kingdoms(&window), [truth[2].clone(), truth[1].clone(), truth[0].clone(), truth[3].clone()]);
    assert!(window.has("Kingdom 1 of 4: whose is it?"), "the same kingdom is on the desk");
    window.click("New player");
    assert_eq!((players(&window), from_any_side(&window.kingdom(4))), (5, truth[0].clone()));
    assert!(window.kingdom(2).extent().is_none());
    window.undo();
    window.undo();
    assert_eq!(kingdoms(&window), truth);
}

#[test]
fn what_is_no_kingdom_is_dropped_and_can_be_framed_by_hand_again() {
    let mut window = photographed(WIDE, Options::default());
    let truth = truth();
    window.click("Kingdom 2: Player 2");
    window.click("Not a kingdom");
    assert_eq!(kingdoms(&window), [truth[0].clone(), truth[2].clone(), truth[3].clone()]);
    assert!(window.has("Kingdom 1 of 3: whose is it?"));
    window.click("Add a kingdom");
    let seat = Seat { round: 0, player: 3 };
    let photo = window.harness.state().document().photo(seat).expect("a photo").clone();
    assert!(photo.read.is_empty() && window.has_part("of 4: whose is it?"));
    // Nothing is said about a photo that nobody has looked at there.
    assert!(window.has_part("Drag the corners to the kingdom") && !window.has_part("not clear"));
    // The frame is put around the kingdom that was dropped, which is then read alone.
    window.undo();
    window.undo();
    let found =
        window.harness.state().document().photo(Seat { round: 0, player: 1 }).expect("a photo").corners;
    window.click("Kingdom 2: Player 2");
    window.click("Not a kingdom");
    window.click("Add a kingdom");
    window.harness.state_mut().edit(Edit::Corners(seat, found));
    window.run();
    assert_eq!(kingdoms(&window), [truth[0].clone(), truth[2].clone(), truth[3].clone(), truth[1].clone()]);
}

#[test]
fn players_with_names_are_known_by_the_colour_of_their_castle() {
    let probe = photographed(WIDE, Options::default());
    let castle = |player| {
        let document = probe.harness.state().document();
        document.photo(Seat { round: 0, player }).and_then(|photo| photo.castle)
    };
    let castles: Vec<Option<PlayerColour>> = (0..4).map(castle).collect();
    let told = |colour| castles.iter().filter(|castle| **castle == Some(colour)).count() == 1;
    let known: Vec<(usize, PlayerColour)> = castles
        .iter()
        .enumerate()
        .filter_map(|(index, castle)| Some((index, castle.filter(|colour| told(*colour))?)))
        .collect();
    let &(index, colour) = known.last().expect("a castle whose colour can be told");
    let mut window = Window::of_size(WIDE);
    for edit in
        [Edit::AddPlayer("Ana".to_owned()), Edit::AddPlayer("Bo".to_owned()), Edit::Recolour(1, colour)]
    {
        window.harness.state_mut().edit(edit);
    }
    window.run();
    window.harness.state_mut().arrive("four.jpg".to_owned(), four());
    window.run();
    assert_eq!((players(&window), from_any_side(&window.kingdom(1))), (4, truth()[index].clone()));
}

#[test]
fn the_game_file_names_the_photo_for_each_and_is_there_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = || Options { folder: Some(folder.path().to_owned()), ..Options::default() };
    let mut window = photographed(WIDE, options());
    window.click("Kingdom 2: Player 2");
    window.click("Not a kingdom");
    let game = window.harness.state().document().to_match();
    let photo = |player| {
        let seat = Seat { round: 0, player };
        window.harness.state().document().photo(seat).expect("a photo").clone()
    };
    let text = crowncount::game::file::write(&game);
    assert_eq!(text.matches(&photo(0).id).count(), 3);
    assert!(photo(0).id == photo(2).id && photo(0).corners != photo(2).corners);
    let before = kingdoms(&window);
    drop(window);
    let mut window = Window::with(WIDE, options());
    assert_eq!(kingdoms(&window), before);
    window.harness.state_mut().ask(crowncount::app::Action::Frame);
    window.run();
    assert!(window.has("Kingdom 1 of 3: whose is it?"));
    let mut window = Window::of_size(WIDE);
    window.open(crowncount::game::file::read(&text).expect("a game"));
    assert_eq!(kingdoms(&window), before);
}

#[test]
fn done_goes_on_to_the_cells_to_check_or_to_the_board() {
    let mut window = photographed(WIDE, Options::default());
    window.click("Done");
    assert_eq!(window.harness.state().view().stage, BoardStage::Board);
}

#[test]
fn the_frame_of_one_kingdom_is_dragged_and_the_others_stay() {
    for size in [WIDE, PHONE] {
        let mut window = photographed(size, Options::default());
        window.click("Kingdom 3: Player 3");
        let frames = |window: &Window| {
            let document = window.harness.state().document();
            let frame = |player| document.photo(Seat { round: 0, player }).map(|photo| photo.corners);
            (0..4).map(frame).collect::<Vec<_>>()
        };
        let before = frames(&window);
        let from = window.harness.get_by_label("Corner 1").rect().center();
        window.harness.drag_at(from);
        for step in 1..=6 {
            window.harness.hover_at(from + Vec2::new(step as f32 * 2.0, 0.0));
            window.harness.step();
        }
        window.harness.hover_at(from + Vec2::new(1.5, 0.0));
        window.harness.step();
        window.harness.drop_at(from + Vec2::new(1.5, 0.0));
        window.run();
        let after = frames(&window);
        let moved: Vec<usize> = (0..4).filter(|player| before[*player] != after[*player]).collect();
        assert_eq!(moved, [2], "at {size}");
        assert_eq!(kingdoms(&window), truth(), "it is read again, alone");
        window.undo();
        assert_eq!(frames(&window), before);
    }
}
