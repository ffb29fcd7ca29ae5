//! Documents under edits: what is saved is read back, what is done can be undone, and the same edits give the same
//! document.

use proptest::prelude::*;
use proptest::sample::select;

use super::photo::tests::photo;
use super::*;
use crate::game::{Player, file};
use crate::model::{Building, Cell, Frame, FrameSize, Kingdom, Place, Places, PlayerColour, Terrain};
use crate::rules::Input;
use crate::scan::{Point, Quad};

const FIRST: Seat = Seat { round: 0, player: 0 };

fn table() -> Document {
    let mut table = Document::default();
    table.apply(Edit::AddPlayer("Ana".to_owned()));
    table.apply(Edit::AddPlayer("Bo".to_owned()));
    table
}

fn rules(game: Game) -> Rules {
    Rules::of(game, None).expect("rules")
}

fn cell(token: &str) -> Cell {
    token.parse().expect("a cell")
}

#[test]
fn a_saved_game_is_read_back() {
    let mut table = table();
    table.apply(Edit::Cell(Seat { round: 0, player: 1 }, Place::new(2, 2), Cell::Castle));
    table.apply(Edit::Paper(FIRST, "wheat".to_owned(), Some(7)));
    let again = file::read(&file::write(&table.to_match())).expect("a game file");
    assert_eq!(Document::from(again), table);
}

#[test]
fn kingdoms_without_anything_to_check_are_certain_for_the_others() {
    let bo = Seat { round: 0, player: 1 };
    let mut table = table();
    assert!(table.certain_beside(FIRST).is_empty());
    let kingdom: Kingdom = "c w1 w / . f f".parse().expect("a kingdom");
    table.apply(Edit::Kingdom(bo, kingdom.clone(), [Place::new(0, 1)].into_iter().collect()));
    assert!(table.certain_beside(FIRST).is_empty());
    let unsure = table.seated(bo).and_then(|seated| seated.unsure().first()).expect("an unsure cell");
    table.apply(Edit::Cell(bo, unsure, cell("w1")));
    assert_eq!(table.certain_beside(FIRST).len(), 1);
    assert!(table.certain_beside(bo).is_empty());
}

#[test]
fn unsure_cells_go_with_their_kingdom_until_somebody_looks() {
    let kingdom: Kingdom = "c w1 w / . f f".parse().expect("a kingdom");
    let mut ana = Player::new("Ana", kingdom);
    ana.unsure = [Place::new(0, 1), Place::new(1, 2)].into_iter().collect();
    let mut table = Document::from(Match::of(rules(Game::Kingdomino), vec![ana]));
    let shows = |table: &Document| -> Vec<String> {
        let seated = table.seated(FIRST).expect("a player");
        seated.unsure().iter().map(|place| seated.kingdom().get(place).to_string()).collect()
    };
    assert_eq!(shows(&table), ["w1", "f"]);
    table.apply(Edit::Turn(FIRST));
    assert_eq!(shows(&table), ["w1", "f"]);
    table.apply(Edit::Rules(rules(Game::Kingdomino).with_frame(crate::model::Frame::Seven).expect("7x7")));
    assert_eq!(shows(&table), ["w1", "f"]);
    let again = file::read(&file::write(&table.to_match())).expect("a game file");
    assert_eq!(Document::from(again), table);
    let first = table.seated(FIRST).and_then(|seated| seated.unsure().first()).expect("an unsure cell");
    table.apply(Edit::Cell(FIRST, first, cell("w1")));
    assert_eq!(shows(&table), ["f"]);
    table.apply(Edit::Kingdom(FIRST, "c w w".parse().expect("a kingdom"), Places::NONE));
    assert!(shows(&table).is_empty());
}

#[test]
fn what_a_photo_leaves_unsure_is_in_the_file() {
    let mut table = table();
    table.apply(Edit::Photo(FIRST, Box::new(photo())));
    assert_eq!(table.to_match().rounds[0].players[0].unsure.len(), 1);
    table.apply(Edit::Cell(FIRST, Place::new(0, 3), Cell::Castle));
    assert!(table.to_match().rounds[0].players[0].unsure.is_empty());
}

#[test]
fn names_that_a_file_cannot_have_are_mended() {
    let mut table = table();
    table.apply(Edit::Rename(0, " ".to_owned()));
    table.apply(Edit::AddPlayer("Bo".to_owned()));
    assert_eq!(table.to_match().names(), ["1", "Bo", "Bo 2"]);
    assert!(file::read(&file::write(&table.to_match())).is_ok());
    // Long names that are alike, or differ only in blanks, get their numbers within the length that a file takes.
    for (player, name) in
        ["n".repeat(90), "n".repeat(64), format!("{}  ", "n".repeat(62))].into_iter().enumerate()
    {
        table.apply(Edit::Rename(player, name));
    }
    assert!(file::read(&file::write(&table.to_match())).is_ok());
}

#[test]
fn other_rules_keep_what_they_can() {
    let mut table = table();
    table.apply(Edit::Rules(rules(Game::Queendomino)));
    table.apply(Edit::Cell(FIRST, Place::new(0, 0), cell("t")));
    table.apply(Edit::Cell(FIRST, Place::new(0, 1), cell("w1")));
    table.apply(Edit::Count(FIRST, Input::Coins, 9));
    table.apply(Edit::Rules(rules(Game::Kingdomino)));
    let player = table.player(FIRST).expect("a player");
    assert_eq!((player.holdings.coins(), player.kingdom.get(Place::new(0, 0))), (0, Cell::Unknown));
    assert!(file::read(&file::write(&table.to_match())).is_ok());
}

#[test]
fn what_a_person_has_set_stays_when_the_photo_is_read_again() {
    let mut table = table();
    let photo = photo();
    let reading = PhotoReading {
        corners: photo.corners,
        size: photo.size,
        check_corners: false,
        cells: photo.read.clone(),
        castle: None,
    };
    table.apply(Edit::Photo(FIRST, Box::new(photo)));
    table.apply(Edit::Read(FIRST, Box::new(reading.clone())));
    let as_read = table.clone();
    table.apply(Edit::Cell(FIRST, Place::new(1, 1), cell("w1")));
    table.apply(Edit::Read(FIRST, Box::new(reading)));
    assert_eq!(table.seated(FIRST).expect("a seat").kingdom().get(Place::new(1, 1)), cell("w1"));
    table.apply(Edit::AsRead(FIRST, Places::NONE));
    assert_eq!(table, as_read);
}

/// What a photo may be read as, whatever the game: towns too, and numbers that are none.
fn any_reading() -> impl Strategy<Value = PhotoReading> {
    let cells = [".", "c", "w1", "t", "m3", "?"].map(cell).into_iter().chain([Cell::Built(Building::ALL[0])]);
    let read = (select(cells.collect::<Vec<_>>()), any::<f32>()).prop_map(|(cell, confidence)| ReadCell {
        cell,
        confidence,
        unsure: confidence < 0.5,
        others: vec![Guess { cell: self::cell("t"), p: 1.0 - confidence }],
        table: 0.25,
        seen: None,
    });
    let of_size = move |size: FrameSize| {
        let all = size.cells().pow(2);
        (Just(size), proptest::collection::vec(read.clone(), all - 1..=all + 1))
    };
    (select(FrameSize::ALL.to_vec()).prop_flat_map(of_size), any_corners()).prop_map(
        |((size, cells), corners)| PhotoReading { corners, size, check_corners: false, cells, castle: None },
    )
}

fn any_corners() -> impl Strategy<Value = Quad> {
    let number = prop_oneof![8 => -1e4..1e4_f64, 1 => any::<f64>()];
    let point = (number.clone(), number).prop_map(|(x, y)| Point { x, y });
    proptest::array::uniform4(point).prop_map(Quad)
}

/// Any edit, even one that does not fit.
fn any_edit() -> impl Strategy<Value = Edit> {
    let seat = (0..2_usize, 0..4_usize).prop_map(|(round, player)| Seat { round, player });
    let place = (0..8_u8, 0..8_u8).prop_map(|(row, col)| Place::new(row, col));
    let cell = select(vec![".", "c", "w", "m2", "t", "?", "f1"]).prop_map(cell);
    let kingdom = select(vec!["c w1 w", "c . / l . / l1 l", ".", "t c", "w w w w w w w w w"])
        .prop_map(|text| text.parse::<Kingdom>().expect("a kingdom"));
    let name = "[a-c \n\u{202e}]{0,3}|[a-b]{60,70}";
    let photo = (select(vec!["0123456789abcdef.jpg", "../../secret", ""]), any_corners())
        .prop_map(|(id, corners)| Box::new(KingdomPhoto { id: id.to_owned(), corners, ..photo() }));
    let of_game = prop_oneof![
        1 => Just(Edit::New),
        2 => Just(Edit::AddRound),
        3 => (select(Game::ALL.to_vec()), any::<bool>(), any::<bool>()).prop_map(|(game, dynasty, wide)| {
            let mut rules = rules(game);
            if dynasty {
                rules = rules.clone().with_dynasty().unwrap_or(rules);
            }
            let frame = if wide { Frame::Seven } else { Frame::Five };
            Edit::Rules(rules.clone().with_frame(frame).unwrap_or(rules))
        }),
        3 => name.prop_map(Edit::AddPlayer),
        1 => (0..4_usize).prop_map(Edit::RemovePlayer),
        2 => (0..4_usize, name).prop_map(|(player, name)| Edit::Rename(player, name)),
        1 => (0..4_usize, select(PlayerColour::ALL.to_vec()))
            .prop_map(|(player, colour)| Edit::Recolour(player, colour)),
        1 => (0..4_usize, proptest::collection::vec(name, 0..10))
            .prop_map(|(player, members)| Edit::Members(player, members)),
    ];
    let of_kingdom = prop_oneof![
        (seat.clone(), place.clone(), cell.clone())
            .prop_map(|(seat, place, cell)| Edit::Cell(seat, place, cell)),
        (seat.clone(), proptest::collection::vec(place.clone(), 0..4), cell)
            .prop_map(|(seat, places, cell)| Edit::Cells(seat, places.into_iter().collect(), cell)),
        (seat.clone(), kingdom, proptest::collection::vec(place.clone(), 0..3))
            .prop_map(|(seat, kingdom, unsure)| Edit::Kingdom(seat, kingdom, unsure.into_iter().collect())),
        seat.clone().prop_map(Edit::Turn),
        (seat.clone(), seat.clone()).prop_map(|(one, other)| Edit::Exchange(one, other)),
        (seat.clone(), select(Input::ALL.to_vec()), prop_oneof![0..30_u32, any::<u32>()])
            .prop_map(|(seat, input, count)| Edit::Count(seat, input, count)),
        (0..2_usize, proptest::option::of(0..4_usize)).prop_map(|(round, holder)| Edit::Queen(round, holder)),
        (seat.clone(), proptest::option::of(Just(Terrain::Wheat)))
            .prop_map(|(seat, coat)| Edit::Power(seat, coat)),
        (seat.clone(), select(vec!["wheat", "total", ""]), proptest::option::of(any::<u32>()))
            .prop_map(|(seat, line, points)| Edit::Paper(seat, line.to_owned(), points)),
    ];
    let of_photo = prop_oneof![
        (seat.clone(), photo).prop_map(|(seat, photo)| Edit::Photo(seat, photo)),
        seat.clone().prop_map(Edit::NoPhoto),
        (seat.clone(), any_corners()).prop_map(|(seat, corners)| Edit::Corners(seat, corners)),
        (seat.clone(), select(FrameSize::ALL.to_vec())).prop_map(|(seat, size)| Edit::Size(seat, size)),
        (seat.clone(), any_reading()).prop_map(|(seat, reading)| Edit::Read(seat, Box::new(reading))),
        (seat, proptest::collection::vec(place, 0..4))
            .prop_map(|(seat, fixed)| Edit::AsRead(seat, fixed.into_iter().collect())),
    ];
    prop_oneof![2 => of_game, 3 => of_kingdom, 3 => of_photo]
}

#[test]
fn towns_in_a_photo_of_a_game_without_them_are_not_known() {
    let mut table = table();
    let mut reading = PhotoReading {
        corners: photo().corners,
        size: FrameSize::Five,
        check_corners: false,
        cells: photo().read,
        castle: None,
    };
    reading.cells[7].cell = cell("t");
    table.apply(Edit::Photo(FIRST, Box::new(photo())));
    table.apply(Edit::Read(FIRST, Box::new(reading)));
    let laid = |table: &Document| table.seated(FIRST).expect("a seat").kingdom().get(Place::new(1, 2));
    assert_eq!(laid(&table), Cell::Unknown);
    assert_eq!(saved_and_opened(&table), table);
    // Who finds out later that it is another game has what was seen.
    table.apply(Edit::Rules(rules(Game::Queendomino)));
    table.apply(Edit::AsRead(FIRST, Places::NONE));
    assert_eq!(laid(&table), cell("t"));
    table.apply(Edit::Rules(rules(Game::Kingdomino)));
    table.apply(Edit::AsRead(FIRST, Places::NONE));
    assert_eq!(laid(&table), Cell::Unknown);
}

/// What lies where in a kingdom, counted from its first row and column: a kingdom may move inside its frame.
fn tiles(document: &Document, seat: Seat) -> Vec<(u8, u8, Cell)> {
    let kingdom = document.seated(seat).expect("a seat").kingdom();
    let Some(extent) = kingdom.extent() else { return Vec::new() };
    let known = |cell: Cell| !matches!(cell, Cell::Empty | Cell::Unknown);
    let places = kingdom.iter().filter(|(_, cell)| known(*cell));
    let corner = extent.top_left;
    places.map(|(place, cell)| (place.row - corner.row, place.col - corner.col, cell)).collect()
}

fn all_seats(document: &Document) -> Vec<Seat> {
    (0..document.rounds()).flat_map(|round| document.seats(round)).collect()
}

/// A document as it is found again after it was saved.
fn saved_and_opened(document: &Document) -> Document {
    let text = file::write(&document.to_match());
    Document::from(file::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}")))
}

#[test]
fn a_full_table_with_photos_of_everything_can_be_kept() {
    let mut table = Document::default();
    table.apply(Edit::Rules(rules(Game::Queendomino).with_frame(Frame::Seven).expect("a frame")));
    table.apply(Edit::Rules(table.rules().clone().with_dynasty().unwrap_or(table.rules().clone())));
    (0..Document::MOST_PLAYERS).for_each(|_| table.apply(Edit::AddPlayer("n".repeat(64))));
    while table.rounds() < table.rules().rounds() {
        table.apply(Edit::AddRound);
    }
    let guess = Guess { cell: cell("t"), p: 0.123_456_78 };
    let read = ReadCell { unsure: true, others: vec![guess; 6], ..ReadCell::sure(cell("m3"), 0.123_456_78) };
    for seat in all_seats(&table) {
        let mut photo = KingdomPhoto::new(photo().id, photo().corners, FrameSize::Seven);
        photo.read = vec![read.clone(); 49];
        table.apply(Edit::Photo(seat, Box::new(photo)));
        table.apply(Edit::AsRead(seat, Places::NONE));
    }
    let text = file::write(&table.to_match());
    assert!(file::read_to_keep(&text).is_ok(), "{} bytes", text.len());
}

proptest! {
    #[test]
    fn the_same_edits_give_the_same_document_and_all_of_them_can_be_taken_back(
        edits in proptest::collection::vec(any_edit(), 1..60),
        together in 1..4_usize,
    ) {
        let mut editor = Editor::new(table());
        for (index, edit) in edits.iter().enumerate() {
            editor.apply(edit.clone());
            if index % together == 0 {
                editor.end_frame(|_| false);
            }
        }
        let mut replayed = table();
        for edit in edits {
            replayed.apply(edit);
        }
        prop_assert_eq!(editor.document(), &replayed);
        while editor.travel(Travel::Undo) {}
        prop_assert_eq!(editor.document(), &table());
        while editor.travel(Travel::Redo) {}
        prop_assert_eq!(editor.document(), &replayed);
        prop_assert!(!editor.can(Travel::Redo));
    }

    #[test]
    fn whatever_is_on_the_table_is_saved_so_that_it_can_be_opened_again(
        edits in proptest::collection::vec(any_edit(), 1..80),
    ) {
        let mut table = table();
        for edit in edits {
            let said = format!("{edit:?}");
            table.apply(edit);
            if table.players() == 0 {
                continue;
            }
            let again = saved_and_opened(&table);
            prop_assert_eq!(again.to_match(), Document::from(table.to_match()).to_match(), "after {}", said);
            for seat in all_seats(&table) {
                prop_assert_eq!(tiles(&again, seat), tiles(&table, seat), "after {}", said);
                prop_assert_eq!(again.photo(seat), table.photo(seat), "after {}", said);
            }
        }
    }
}

#[test]
fn edits_of_one_step_are_taken_back_together_and_an_idle_one_is_none() {
    let mut editor = Editor::new(table());
    editor.apply(Edit::Rename(0, "A".to_owned()));
    editor.apply(Edit::Rename(0, "An".to_owned()));
    editor.end_frame(|_| false);
    editor.apply(Edit::Rename(0, "An".to_owned()));
    editor.end_frame(|_| false);
    assert!(editor.travel(Travel::Undo));
    assert_eq!(editor.document(), &table());
    // A step that changes nothing takes no way forward.
    editor.apply(Edit::Rename(0, "Ana".to_owned()));
    editor.end_frame(|_| false);
    assert!(editor.can(Travel::Redo) && !editor.can(Travel::Undo));
    editor.apply(Edit::RemovePlayer(0));
    editor.end_frame(|_| false);
    assert!(!editor.can(Travel::Redo));
}

#[test]
fn what_is_typed_while_a_photo_is_read_is_a_step_of_its_own() {
    let mut editor = Editor::new(table());
    let begun = editor.document().clone();
    let seat = FIRST;
    let rename = |name: &str| Edit::Rename(1, name.to_owned());
    // The photo comes, and while it is read, a name is typed and a tile is laid.
    editor.apply(Edit::Photo(seat, Box::new(photo())));
    editor.end_frame(|_| true);
    editor.apply(Edit::FrameRight(seat));
    editor.end_frame(|_| true);
    let with_photo = editor.document().clone();
    for name in ["C", "Cléo"] {
        editor.apply(rename(name));
        editor.end_frame(|_| true);
    }
    let named = editor.document().clone();
    editor.apply(Edit::Cell(Seat { player: 1, ..seat }, Place::new(0, 0), Cell::Castle));
    editor.end_frame(|_| true);
    editor.apply(Edit::Corners(seat, Quad::rect(2.0, 1.0, 7.0, 6.0)));
    editor.end_frame(|_| false);
    let steps: Vec<Document> =
        std::iter::from_fn(|| editor.travel(Travel::Undo).then(|| editor.document().clone())).collect();
    assert_eq!(steps.len(), 4);
    assert_eq!([&steps[1], &steps[2], &steps[3]], [&named, &with_photo, &begun]);
}

#[test]
fn the_date_of_a_game_is_no_step() {
    let mut editor = Editor::new(table());
    editor.apply(Edit::RemovePlayer(1));
    editor.end_frame(|_| false);
    assert!(editor.travel(Travel::Undo));
    editor.apply(Edit::Date("2026-11-18T20:15".parse().expect("a date")));
    editor.end_frame(|_| false);
    assert!(!editor.can(Travel::Undo) && editor.can(Travel::Redo));
    assert!(editor.document().game().date().is_some());
}
