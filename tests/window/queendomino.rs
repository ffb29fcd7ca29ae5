//! The worked example of Queendomino's rule book, 71 points, built tap by tap.

use crowncount::Cell;
use crowncount::words::{Say, Words};
use eframe::egui::Key;

use crate::support::{WIDE, Window, fixture};

#[test]
fn the_71_points_are_built_tap_by_tap() {
    let wanted = fixture("queendomino").rounds[0].players[0].clone();
    let mut window = Window::by_hand(WIDE);
    window.click("Kingdomino · classic edition · 5x5");
    window.click("Queendomino");
    window.click("5x5");
    window.click("Done");
    // One brush after the other, as people do it.
    let name = |cell: Cell| cell.terrain().map_or("castle", |terrain| terrain.id());
    let mut cells: Vec<_> = wanted.kingdom.iter().filter(|(_, cell)| cell.is_tile()).collect();
    cells.sort_by_key(|(_, cell)| name(*cell));
    let mut brush = "";
    for (place, cell) in cells {
        let at = |what: &str| format!("row {} column {}: {what}", place.row + 1, place.col + 1);
        let name = name(cell);
        if brush != name {
            window.click(&format!("paint: {name}"));
            brush = name;
        }
        window.click(&at("no tile"));
        match cell {
            Cell::Built(building) => {
                window.click(&at("town"));
                window.click_part(&format!("{}: ", Words::english().text(&building.say())));
            }
            _ => {
                for crowns in 0..cell.crowns() {
                    let now = match crowns {
                        0 => name.to_owned(),
                        1 => format!("{name}, 1 crown"),
                        more => format!("{name}, {more} crowns"),
                    };
                    window.click(&at(&now));
                }
            }
        }
    }
    let held = &wanted.holdings;
    window.click("how many: coins");
    for (count, ends) in [(held.coins(), false), (held.knights(), false), (held.towers(), true)] {
        window.type_letters(&count.to_string());
        if !ends {
            window.press(&[Key::Enter]);
        }
    }
    window.click("Queen");
    assert_eq!(window.kingdom(0), wanted.kingdom);
    assert!(window.has("Player 1, total: 71"));
    println!("the 71 points of Queendomino: {} clicks and {} keys", window.clicks, window.keys);
    assert!(window.clicks + window.keys < 85, "{} clicks and {} keys", window.clicks, window.keys);
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
    assert_eq!(players.iter().map(|player| player.holdings.has_queen()).collect::<Vec<_>>(), [false, true]);
}

#[test]
fn a_duel_is_entered_by_hand() {
    let mut window = Window::by_hand(WIDE);
    window.click("Kingdomino · classic edition · 5x5");
    window.click("Kingdomino Duel");
    window.click("Done");
    assert!(window.has_part("enter them by hand"));
    window.click("paint: double dot");
    window.click("row 3 column 5: no tile");
    window.click("row 3 column 5: double dot");
    assert!(window.has("row 3 column 5: double dot, 1 cross"));
    window.click("dot");
    assert!(window.has("Player 1, power: 0"));
    window.click("double dot");
    assert!(window.has("Player 1, power: 3"));
}
