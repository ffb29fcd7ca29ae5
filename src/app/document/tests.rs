//! Documents under edits: what is saved is read back, what is done can be undone, and the same edits give the same
//! document.

use proptest::prelude::*;
use proptest::sample::select;

use super::photo::tests::photo;
use super::*;
use crate::game::file;
use crate::model::FrameSize;
use crate::model::{Cell, Kingdom, Place, Places, PlayerColour, Terrain};
use crate::rules::Input;

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
    table.apply(Edit::Kingdom(FIRST, "c w w".parse().expect("a kingdom")));
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
    assert_eq!((player.holdings.coins, player.kingdom.get(Place::new(0, 0))), (0, Cell::Unknown));
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

/// Any edit, even one that does not fit.
fn any_edit() -> impl Strategy<Value = Edit> {
    let seat = (0..2_usize, 0..4_usize).prop_map(|(round, player)| Seat { round, player });
    let place = (0..8_u8, 0..8_u8).prop_map(|(row, col)| Place::new(row, col));
    let cell = select(vec![".", "c", "w", "m2", "t", "?", "f1"]).prop_map(cell);
    let kingdom = select(vec!["c w1 w", "c . / l . / l1 l", "."])
        .prop_map(|text| text.parse::<Kingdom>().expect("a kingdom"));
    let game = select(vec![Game::Kingdomino, Game::Queendomino, Game::RoyalWedding, Game::Duel]);
    prop_oneof![
        Just(Edit::New),
        Just(Edit::AddRound),
        game.prop_map(|game| Edit::Rules(rules(game))),
        "[a-c ]{0,3}".prop_map(Edit::AddPlayer),
        (0..4_usize).prop_map(Edit::RemovePlayer),
        (0..4_usize, "[a-c\n]{0,3}").prop_map(|(player, name)| Edit::Rename(player, name)),
        (0..4_usize, select(PlayerColour::ALL.to_vec()))
            .prop_map(|(player, colour)| Edit::Recolour(player, colour)),
        (seat.clone(), place, cell).prop_map(|(seat, place, cell)| Edit::Cell(seat, place, cell)),
        (seat.clone(), kingdom).prop_map(|(seat, kingdom)| Edit::Kingdom(seat, kingdom)),
        seat.clone().prop_map(Edit::Turn),
        (seat.clone(), 0..30_u32).prop_map(|(seat, count)| Edit::Count(seat, Input::Coins, count)),
        (0..2_usize, proptest::option::of(0..4_usize)).prop_map(|(round, holder)| Edit::Queen(round, holder)),
        seat.clone().prop_map(|seat| Edit::Power(seat, Some(Terrain::Wheat))),
        seat.clone().prop_map(|seat| Edit::Photo(seat, Box::new(photo()))),
        (seat.clone(), select(FrameSize::ALL.to_vec())).prop_map(|(seat, size)| Edit::Size(seat, size)),
        seat.prop_map(|seat| Edit::AsRead(seat, Places::NONE)),
    ]
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
                editor.end_step();
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
}

#[test]
fn edits_of_one_step_are_taken_back_together_and_an_idle_one_is_none() {
    let mut editor = Editor::new(table());
    editor.apply(Edit::Rename(0, "A".to_owned()));
    editor.apply(Edit::Rename(0, "An".to_owned()));
    editor.end_step();
    editor.apply(Edit::Rename(0, "An".to_owned()));
    editor.end_step();
    assert!(editor.travel(Travel::Undo));
    assert_eq!(editor.document(), &table());
    // A step that changes nothing takes no way forward.
    editor.apply(Edit::Rename(0, "Ana".to_owned()));
    editor.end_step();
    assert!(editor.can(Travel::Redo) && !editor.can(Travel::Undo));
    editor.apply(Edit::RemovePlayer(0));
    editor.end_step();
    assert!(!editor.can(Travel::Redo));
}
