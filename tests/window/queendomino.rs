//! The worked example of Queendomino's rule book, 71 points, built tap by tap.

use crate::support::{WIDE, Window, fixture};

#[test]
fn the_71_points_are_built_tap_by_tap() {
    let wanted = fixture("queendomino").rounds[0].players[0].clone();
    let mut window = Window::by_hand(WIDE);
    window.click("Kingdomino · classic edition · 5x5");
    window.click("Queendomino");
    window.click("5x5");
    window.click("Done");
    for (place, cell) in wanted.kingdom.iter() {
        let at = |what: &str| format!("row {} column {}: {what}", place.row + 1, place.col + 1);
        match cell {
            crowncount::Cell::Square(square) => {
                let terrain = square.terrain().id();
                window.click(&format!("paint: {terrain}"));
                window.click(&at("no tile"));
                for crowns in 0..square.crowns() {
                    let now = match crowns {
                        0 => terrain.to_owned(),
                        1 => format!("{terrain}, 1 crown"),
                        more => format!("{terrain}, {more} crowns"),
                    };
                    window.click(&at(&now));
                }
            }
            crowncount::Cell::Built(building) => {
                window.click("paint: town");
                window.click(&at("no tile"));
                window.click(&at("town"));
                let name = crowncount::words::Words::english().text(&crowncount::words::Say::say(&building));
                let part = format!("{name}: ");
                window.click_part(&part);
            }
            crowncount::Cell::Castle => {
                window.click("paint: castle");
                window.click(&at("no tile"));
            }
            crowncount::Cell::Empty | crowncount::Cell::Unknown => {}
        }
    }
    for (what, count) in [
        ("coins", wanted.holdings.coins),
        ("knights", wanted.holdings.knights()),
        ("towers", wanted.holdings.towers()),
    ] {
        for _ in 0..count {
            window.click(&format!("more: {what}"));
        }
    }
    window.click("Queen");
    assert_eq!(window.kingdom(0), wanted.kingdom);
    assert!(window.has("Player 1, total: 71"));
    println!("the 71 points of Queendomino: {} clicks", window.clicks);
}

#[test]
fn exactly_one_player_has_the_queen() {
    let mut window = Window::by_hand(WIDE);
    window.click("Kingdomino · classic edition · 5x5");
    window.click("Queendomino");
    window.click("Done");
    window.click("Queen");
    window.click("Player 2: 0 points");
    window.click("Queen");
    let players = window.harness.state().document().game().rounds.remove(0).players;
    assert_eq!(players.iter().map(|player| player.holdings.queen).collect::<Vec<_>>(), [false, true]);
}

#[test]
fn a_duel_is_entered_by_hand() {
    let mut window = Window::by_hand(WIDE);
    window.click("Kingdomino · classic edition · 5x5");
    window.click("Kingdomino Duel");
    window.click("Done");
    assert!(window.has_part("entered by hand"));
    window.click("paint: double dot");
    window.click("row 3 column 5: no tile");
    window.click("row 3 column 5: double dot");
    assert!(window.has("row 3 column 5: double dot, 1 cross"));
    window.click("dot");
    assert!(window.has("Player 1, power: 0"));
    window.click("double dot");
    assert!(window.has("Player 1, power: 3"));
}
