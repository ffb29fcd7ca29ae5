//! From a photo to a total: the sample, its corners, its cells.

use crowncount::app::{BoardStage, Edit, Seat};
use crowncount::{Frame, Game, Rules};
use eframe::egui::{Event, Key, Pos2, TouchDeviceId, TouchId, TouchPhase, vec2};
use egui_kittest::kittest::Queryable;

use crate::support::{PHONE, WIDE, Window};

const FIRST: Seat = Seat { round: 0, player: 0 };

fn sample(size: eframe::egui::Vec2) -> Window {
    let mut window = Window::of_size(size);
    window.click("Try the sample");
    window
}

fn corners(window: &Window) -> crowncount::scan::Quad {
    window.harness.state().document().photo(FIRST).expect("a photo").corners
}

#[test]
fn the_whole_path_from_the_sample_to_a_total() {
    for size in [WIDE, PHONE] {
        let mut window = sample(size);
        assert_eq!(window.harness.state().view().stage, BoardStage::Frame);
        let found = corners(&window);
        let read = window.kingdom(0);
        assert_eq!((read.rows(), read.castles().len()), (5, 1));
        // A corner is drawn a little away: the board is read again, and it is one step.
        let from = window.harness.get_by_label("Corner 1").rect().center();
        let to = from + eframe::egui::vec2(1.5, 1.0);
        window.harness.drag_at(from);
        for step in 0..=10 {
            window
                .harness
                .hover_at(from + (to - from) * (step as f32 / 10.0) + eframe::egui::vec2(12.0, 0.0));
            window.harness.step();
        }
        window.harness.hover_at(to);
        window.harness.step();
        window.harness.drop_at(to);
        window.run();
        assert_ne!(corners(&window), found);
        assert_eq!(window.kingdom(0), read, "the reading does not hang on a pixel");
        window.undo();
        assert_eq!(corners(&window), found);
        // What should be checked is asked for at once, and can be left for later.
        window.click("Done");
        assert_eq!(window.harness.state().view().stage, BoardStage::Board);
        window.press(&[Key::Escape]);
        // A cell is corrected, and stays as it is when the photo is read again.
        let castle = read.castles().first().expect("a castle");
        let (place, cell) =
            read.iter().find(|(place, cell)| *place != castle && cell.terrain().is_some()).expect("a tile");
        let other = if cell.terrain() == Some(crowncount::Terrain::Mine) { "w" } else { "m" };
        window.harness.state_mut().view_mut().cursor = Some(place);
        window.type_letters(other);
        assert_eq!(window.kingdom(0).get(place).to_string(), other);
        window.click("Corners");
        window.click("Find again");
        assert_eq!(window.kingdom(0).get(place).to_string(), other);
        window.click("Done");
        window.press(&[Key::Escape]);
        window.harness.state_mut().view_mut().cursor = Some(place);
        window.run();
        window.click("Reset all");
        assert_eq!(window.kingdom(0), read);
        let total = crowncount::Outcome::of(&window.harness.state().document().game()).totals[0].points;
        if size == PHONE {
            window.click("Sheet");
        }
        assert!(total > 0 && window.has(&format!("Player 1, total: {total}")));
    }
}

/// Lets go of a corner, and does something else before the photo can be read again.
fn while_it_is_read(window: &mut Window, act: impl Fn(&mut Window)) {
    window.harness.key_press(Key::ArrowRight);
    window.harness.step();
    act(window);
    window.harness.step();
    window.run();
}

#[test]
fn a_finger_that_rests_on_a_corner_still_drags_it() {
    let mut window = sample(PHONE);
    let found = corners(&window);
    let from = window.harness.get_by_label("Corner 1").rect().center();
    let touch = |window: &mut Window, phase: TouchPhase, pos: Pos2| {
        let (device_id, id) = (TouchDeviceId(0), TouchId(0));
        window.harness.event(Event::Touch { device_id, id, phase, pos, force: None });
        window.harness.step();
    };
    touch(&mut window, TouchPhase::Start, from);
    window.harness.drag_at(from);
    // Longer than a long press.
    for _ in 0..90 {
        window.harness.step();
    }
    for step in 1..=8 {
        let at = from + vec2(step as f32, 0.0);
        touch(&mut window, TouchPhase::Move, at);
        window.harness.hover_at(at);
        window.harness.step();
    }
    let to = from + vec2(8.0, 0.0);
    touch(&mut window, TouchPhase::End, to);
    window.harness.drop_at(to);
    window.run();
    assert!(corners(&window).0[0].x > found.0[0].x);
}

#[test]
fn done_is_taken_while_the_photo_is_still_being_read() {
    let mut window = sample(WIDE);
    let found = corners(&window);
    while_it_is_read(&mut window, |window| window.harness.get_by_label("Done").click());
    assert_ne!(corners(&window), found);
    assert_eq!(window.harness.state().view().stage, BoardStage::Board);

    let mut window = sample(WIDE);
    while_it_is_read(&mut window, |window| window.harness.key_press(Key::Enter));
    assert_eq!(window.harness.state().view().stage, BoardStage::Board);
}

#[test]
fn whoever_moves_a_corner_after_done_stays_with_the_photo() {
    let mut window = sample(WIDE);
    while_it_is_read(&mut window, |window| {
        window.harness.get_by_label("Done").click();
        window.harness.step();
        window.harness.key_press(Key::ArrowRight);
    });
    assert_eq!(window.harness.state().view().stage, BoardStage::Frame);
}

#[test]
fn keys_nudge_a_corner_and_turning_turns_everything() {
    let mut window = sample(WIDE);
    let (found, read) = (corners(&window), window.kingdom(0));
    window.press(&[Key::ArrowRight]);
    assert!((corners(&window).0[0].x - found.0[0].x - 1.0).abs() < 1e-9);
    window.undo();
    window.press(&[Key::Num3, Key::ArrowUp]);
    assert!((corners(&window).0[2].y - found.0[2].y + 1.0).abs() < 1e-9);
    window.undo();
    window.click("Turn");
    assert_eq!(window.kingdom(0), read.turned());
    assert_eq!(corners(&window).0[1], found.0[0]);
}

#[test]
fn the_size_changes_without_losing_the_corners() {
    let mut window = sample(WIDE);
    let found = corners(&window);
    window.click("7x7");
    assert_eq!(corners(&window), found);
    assert_eq!(window.kingdom(0).rows(), 7);
    window.click("5x5");
    assert_eq!(window.kingdom(0).rows(), 5);
}

#[test]
fn a_picture_without_a_kingdom_says_so_and_leaves_a_frame_to_drag() {
    let mut window = Window::of_size(WIDE);
    let grey = image::RgbImage::from_fn(900, 700, |x, y| {
        image::Rgb([(x % 50) as u8 + 90, (y % 40) as u8 + 100, 120])
    });
    let mut png = std::io::Cursor::new(Vec::new());
    grey.write_to(&mut png, image::ImageFormat::Png).expect("a picture");
    window.harness.state_mut().arrive("table.png".to_owned(), png.into_inner());
    window.run();
    assert!(window.has_part("no kingdom found"));
    assert!(window.has("Corner 3"));
    // What somebody has set since stays when other rules read it again.
    let place = crowncount::Place::new(1, 1);
    window.harness.state_mut().edit(Edit::Cell(FIRST, place, "l".parse().expect("a cell")));
    window.run();
    let photo = |window: &Window| window.harness.state().document().photo(FIRST).expect("a photo").clone();
    let before = photo(&window);
    assert!(before.check_corners && before.fixed.contains(place));
    window.harness.state_mut().edit(Edit::Rules(Rules::of(Game::Queendomino, None).expect("rules")));
    window.run();
    assert_eq!(photo(&window), before);
    window.undo();
    assert_eq!(window.harness.state().document().rules().book().game, Game::Kingdomino);
}

/// A file that falls on the window.
#[derive(Debug)]
struct Dropped(Vec<u8>);

impl eframe::egui::DroppedFile for Dropped {
    fn path(&self) -> &std::path::Path {
        "sample.jpg".as_ref()
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        Ok(self.0.clone())
    }
}

#[test]
fn a_photo_can_be_dropped_on_the_window() {
    let mut window = Window::of_size(WIDE);
    let bytes = std::fs::read(format!("{}/fixtures/photos/sample.jpg", env!("CARGO_MANIFEST_DIR")))
        .expect("a fixture");
    window.harness.input_mut().dropped_files.push(std::sync::Arc::new(Dropped(bytes)));
    window.run();
    assert_eq!(window.kingdom(0).castles().len(), 1);
}

#[test]
fn a_picture_can_be_pasted() {
    let mut window = Window::of_size(WIDE);
    let path = format!("{}/fixtures/photos/sample.jpg", env!("CARGO_MANIFEST_DIR"));
    let picture = image::open(path).expect("a fixture").to_rgb8();
    let size = [picture.width() as usize, picture.height() as usize];
    let image = eframe::egui::ColorImage::from_rgb(size, picture.as_raw());
    window.harness.event(eframe::egui::Event::PasteImage(std::sync::Arc::new(image)));
    window.run();
    assert_eq!(window.kingdom(0).castles().len(), 1);
}

#[test]
fn pointing_at_a_cell_shows_it_large() {
    let mut window = sample(WIDE);
    window.click("Done");
    window.press(&[Key::Escape]);
    assert!(!window.has("The selected cell on the photo"));
    let cell = window.kingdom(0).get(crowncount::Place::new(1, 1));
    assert_ne!(cell, crowncount::Cell::Empty);
    // The drawn board and the photo beside it both have the cell.
    let at = window.harness.query_all_by_label_contains("row 2 column 2").next().expect("a cell").rect();
    window.harness.hover_at(at.center());
    window.run();
    assert!(window.has("The selected cell on the photo"));
}

#[test]
fn pointing_works_from_the_photo_in_its_frame_and_beside_the_board() {
    let mut window = sample(WIDE);
    let points_at = |window: &mut Window, rect: eframe::egui::Rect, place: crowncount::Place| {
        window.harness.hover_at(rect.center());
        window.run();
        let lit = window.harness.state().view().lit;
        assert!(
            matches!(lit, Some(crowncount::app::Lit::Cell(seat, at)) if seat == FIRST && at == place),
            "{lit:?}"
        );
    };
    // The cell in doubt has a mark in the frame.
    let place = window.harness.state().document().seated(FIRST).expect("a player").to_check();
    let place = place.first().expect("a cell in doubt");
    let mark = window.harness.query_all_by_label_contains("to be checked").last().expect("a mark").rect();
    points_at(&mut window, mark, place);
    window.click("Done");
    window.press(&[Key::Escape]);
    // Of the drawing and the photo, the photo is on the right.
    let label = format!("row {} column {}", place.row + 1, place.col + 1);
    let both = window.harness.query_all_by_label_contains(&label).map(|node| node.rect());
    let on_photo = both.max_by(|one, other| one.left().total_cmp(&other.left())).expect("the photo");
    points_at(&mut window, on_photo, place);
}

fn fixture_photo(name: &str) -> Vec<u8> {
    let path = format!("{}/fixtures/photos/{name}.jpg", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(path).expect("a fixture")
}

#[test]
fn closing_while_photos_are_read_reads_them_at_the_next_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = || crowncount::app::Options {
        folder: Some(folder.path().to_owned()),
        ..crowncount::app::Options::default()
    };
    let mut window = Window::with(WIDE, options());
    for name in ["sample", "gaps"] {
        window.harness.state_mut().arrive(format!("{name}.jpg"), fixture_photo(name));
    }
    let players = |window: &Window| window.harness.state().document().players();
    while players(&window) < 2 {
        window.harness.step();
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    window.harness.step();
    let unread = |window: &Window| {
        let seats = window.harness.state().document().seats(0);
        let photos = seats.filter_map(|seat| window.harness.state().document().photo(seat));
        photos.filter(|photo| photo.read.is_empty()).count()
    };
    assert!(unread(&window) > 0, "the test came too late");
    drop(window);
    let window = Window::with(WIDE, options());
    assert_eq!((players(&window), unread(&window)), (2, 0));
    assert!(window.kingdom(0).castles().len() == 1 && window.kingdom(1).castles().len() == 1);
    // What shows no kingdom is not read again and again.
    assert!(!window.has_part("no kingdom found"));
}

#[test]
fn another_game_or_size_reads_the_photos_again_and_keeps_what_was_confirmed() {
    let mut window = sample(WIDE);
    window.click("Done");
    window.press(&[Key::Escape]);
    let place = crowncount::Place::new(1, 1);
    let mine: crowncount::Cell = "m3".parse().expect("a cell");
    window.harness.state_mut().edit(Edit::Cell(FIRST, place, mine));
    window.run();
    let queendomino = Rules::of(Game::Queendomino, None).expect("rules");
    let queendomino = queendomino.with_frame(Frame::Five).expect("rules");
    window.harness.state_mut().edit(Edit::Rules(queendomino.clone()));
    window.run();
    assert_eq!(window.kingdom(0).get(place), mine);
    let photo = window.harness.state().document().photo(FIRST).expect("a photo").clone();
    assert!(photo.fixed.contains(place) && photo.read.len() == 25);
    // In a frame of another size it is on the same spot of the photo.
    window.harness.state_mut().edit(Edit::Rules(queendomino.with_frame(Frame::Seven).expect("rules")));
    window.run();
    let kingdom = window.kingdom(0);
    assert_eq!(kingdom.rows(), 7);
    let fixed = window.harness.state().document().photo(FIRST).expect("a photo").fixed;
    assert_eq!(fixed.iter().map(|place| kingdom.get(place)).collect::<Vec<_>>(), [mine]);
    window.undo();
    assert_eq!(window.kingdom(0).rows(), 5);
}

/// A photo of a kingdom that we drew: its tiles on a dark table.
fn drawn_photo(kingdom: &crowncount::Kingdom) -> Vec<u8> {
    use crowncount::art::{Detail, cell, raster};
    use image::imageops::overlay;

    const SIDE: u32 = 96;
    let (width, height) = ((u32::from(kingdom.cols()) + 2) * SIDE, (u32::from(kingdom.rows()) + 2) * SIDE);
    let mut photo = image::RgbaImage::from_fn(width, height, |x, y| {
        let grain = ((x * 7 + y * 3) % 11) as u8;
        image::Rgba([62 + grain, 44 + grain, 30 + grain, 255])
    });
    for (place, what) in kingdom.iter().filter(|(_, cell)| *cell != crowncount::Cell::Empty) {
        let seed = u64::from(place.row * 5 + place.col * 3);
        let drawing =
            cell(what, seed, Detail::for_pixels(SIDE as f32), crowncount::PlayerColour::Pink.into());
        let tile = raster::transparent(&drawing, SIDE);
        let at = |index: u8| i64::from((u32::from(index) + 1) * SIDE);
        overlay(&mut photo, &tile, at(place.col), at(place.row));
    }
    let mut png = std::io::Cursor::new(Vec::new());
    image::DynamicImage::ImageRgba8(photo)
        .to_rgb8()
        .write_to(&mut png, image::ImageFormat::Png)
        .expect("a picture");
    png.into_inner()
}

#[test]
fn towns_in_a_photo_propose_queendomino() {
    let mut kingdom = crate::support::fixture("queendomino").rounds[0].players[0].kingdom.clone();
    let town: crowncount::Cell = "t".parse().expect("a cell");
    for place in kingdom.places_where(|cell| matches!(cell, crowncount::Cell::Built(_))).iter() {
        kingdom.set(place, town);
    }
    let mut window = Window::of_size(WIDE);
    window.harness.state_mut().arrive("towns.png".to_owned(), drawn_photo(&kingdom));
    window.run();
    let towns = |window: &Window| window.kingdom(0).places_where(|cell| cell == town).len();
    assert_eq!(towns(&window), 0, "Kingdomino has none");
    assert!(window.has("These are towns. Is this Queendomino?"));
    window.click("Yes, Queendomino");
    assert!(!window.has_part("These are towns"));
    assert_eq!(window.harness.state().document().rules().book().game, crowncount::Game::Queendomino);
    assert!(towns(&window) >= 4, "the photo was read again");
}

#[test]
fn a_photo_of_another_size_than_the_table_proposes_it_and_all_are_read_again() {
    let mut window = sample(WIDE);
    window.click("Done");
    window.press(&[Key::Escape]);
    window.click("Add a player");
    window.press(&[Key::Enter]);
    window.harness.state_mut().arrive("seven.jpg".to_owned(), fixture_photo("seven"));
    window.run();
    let rows = |window: &Window| [0, 1].map(|player| window.kingdom(player).rows());
    assert_eq!(rows(&window), [5, 5], "the game has one size");
    assert!(window.has("This kingdom is 7x7. Is the whole game?") && !window.has_part("no kingdom found"));
    window.click("Yes, 7x7");
    assert_eq!(rows(&window), [7, 7], "both photos were read again");
    assert_eq!(window.kingdom(1).castles().len(), 1);
    assert!(window.kingdom(1).places_where(|cell| cell.terrain().is_some()).len() > 40);
}
