//! Files: broken ones, and the game that is there again.

use crowncount::app::Options;

use crate::support::{WIDE, Window, fixture};

#[test]
fn a_broken_file_is_explained_and_harms_nothing() {
    let mut window = Window::with_game(WIDE, "four-players");
    let before = window.harness.state().document().clone();
    for (text, part) in [
        ("{\"crowncount\": 1, ", "line 1 column"),
        ("{\"crowncount\": 9, \"rules\": {\"game\": \"kingdomino\"}, \"rounds\": []}", "newer Crowncount"),
        (
            "{\"crowncount\":1,\"rules\":{\"game\":\"kingdomino\"},\"rounds\":[{\"players\":[{\"name\":\"A\",\"kingdom\":[\"w x\"]}]}]}",
            "rounds[0].players[0].kingdom",
        ),
    ] {
        window.harness.state_mut().arrive("game.json".to_owned(), text.as_bytes().to_vec());
        window.run();
        assert!(window.has_part(part), "{part}");
        assert_eq!(*window.harness.state().document(), before);
        window.click("Close");
    }
}

#[test]
fn the_game_is_there_again_when_the_window_is_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = || Options { folder: Some(folder.path().to_owned()), ..Options::default() };
    let mut window = Window::with(WIDE, options());
    window.click("Try the sample");
    window.click("Done");
    window.click("Add a player");
    let before = window.harness.state().document().clone();
    drop(window);
    let window = Window::with(WIDE, options());
    assert_eq!(*window.harness.state().document(), before);
    // The photo is there as well.
    assert!(window.has("Side by side"));
}

#[test]
fn a_file_that_the_window_is_opened_with_can_be_undone() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = |files| Options { folder: Some(folder.path().to_owned()), files, ..Options::default() };
    let mut window = Window::with(WIDE, options(Vec::new()));
    window.click("Enter it by hand");
    let before = window.harness.state().document().clone();
    drop(window);
    let game = crowncount::game::file::write(&fixture("four-players")).into_bytes();
    let mut window = Window::with(WIDE, options(vec![("game.json".to_owned(), game)]));
    assert_ne!(*window.harness.state().document(), before);
    window.undo();
    assert_eq!(*window.harness.state().document(), before);
}

#[test]
fn a_broken_photo_leaves_nothing_behind() {
    for is_kept in [true, false] {
        let folder = tempfile::tempdir().expect("a folder");
        let kept = is_kept.then(|| folder.path().to_owned());
        let mut window = Window::with(WIDE, Options { folder: kept, ..Options::default() });
        let sample = || include_bytes!("../../fixtures/photos/sample.jpg").to_vec();
        let arrive = |window: &mut Window, photos: Vec<Vec<u8>>| {
            for (index, photo) in photos.into_iter().enumerate() {
                window.harness.state_mut().arrive(format!("photo{index}.jpg"), photo);
            }
            window.run();
        };
        // Neither what is no picture at all nor what is only half of one.
        for broken in [b"not a picture".to_vec(), sample()[..2000].to_vec()] {
            arrive(&mut window, vec![broken]);
            assert_eq!(window.harness.state().document().players(), 0);
            assert_eq!(window.harness.state().view().problems().count(), 1);
            assert!(window.has("Enter it by hand"), "the table is empty as before");
            window.harness.state_mut().view_mut().notice = None;
        }
        // Among others it leaves no gap.
        arrive(&mut window, vec![sample(), b"not a picture".to_vec(), sample()]);
        let names = window.harness.state().document().game().rounds.remove(0).players;
        let names: Vec<&str> = names.iter().map(|player| player.name.as_str()).collect();
        assert_eq!(names, ["Player 1", "Player 2"]);
        assert_eq!(window.kingdom(0), window.kingdom(1));
        // A kingdom that has a photo keeps it.
        let before = window.harness.state().document().clone();
        window.harness.state_mut().view_mut().seat = crowncount::app::Seat { round: 0, player: 0 };
        arrive(&mut window, vec![b"not a picture".to_vec()]);
        assert_eq!(*window.harness.state().document(), before);
    }
}
