//! Games from files and kingdoms as text: rules, names, holdings, questions.

use serde_json::json;

use crate::{crowncount, json};

#[test]
fn rules_by_name_change_the_tie_break_and_the_size() {
    // Equal in points and territory; only the classic edition counts crowns.
    let game = r#"{ "crowncount": 1, "rules": { "game": "kingdomino", "edition": "revised" }, "rounds": [ { "players": [
        { "name": "Ana", "kingdom": ["c w1 w1"] }, { "name": "Bo", "kingdom": ["c w1 w", "l1 . g1"] } ] } ] }"#;
    let decided = |rules: &str| json(&["score", "-", "--json", "--rules", rules], game)["ranking"][0].clone();
    assert_eq!(decided("classic")["decided_by"], "crowns");
    assert_eq!(decided("classic")["compared"][2], json!({"by": "crowns", "own": 3, "other": 2}));
    assert_eq!(decided("revised")["decided_by"], "shared");
    assert_eq!(decided("kingdomino")["decided_by"], "shared");
    let title =
        |rules: &str| String::from_utf8(crowncount(&["score", "-", "--rules", rules], "c w").stdout).unwrap();
    assert!(title("mighty-duel").starts_with("The Mighty Duel, 7x7, classic edition"));
    assert!(title("queendomino-7x7").starts_with("Queendomino, 7x7"));
}

#[test]
fn the_size_follows_from_the_number_of_players() {
    let players = r#"{ "name": "Ana", "kingdom": ["c"] }, { "name": "Bo", "kingdom": ["c"] }"#;
    let game = format!(
        r#"{{ "crowncount": 1, "rules": {{ "game": "queendomino" }}, "rounds": [ {{ "players": [ {players} ] }} ] }}"#
    );
    assert_eq!(crowncount::game::file::read(&game).unwrap().rules.frame(), crowncount::Frame::Seven);
}

#[test]
fn findings_name_the_file_of_their_player() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let (ana, bo) = (at("ana.txt", "Ana:\nc w w"), at("bo.txt", "Bo:\nc f3 f"));
    let said = String::from_utf8(crowncount(&["score", &ana, &bo], "").stderr).unwrap();
    assert!(said.contains(&format!("{bo}: Bo (row 1 column 2): no forest square has 3 crowns")), "{said}");
    assert!(said.contains(&format!("{ana}, {bo}: Ana and Bo: the game is not over")), "{said}");
    let twice = at("twice.txt", "Ana:\nc l l");
    let said = String::from_utf8(crowncount(&["score", &ana, &twice], "").stderr).unwrap();
    assert!(said.contains(&format!("{twice}: two players are called \"Ana\"")), "{said}");
}

#[test]
fn kingdoms_as_text_take_names_and_holdings() {
    let text = "Ana:\nc t:travelling-castle t\ncoins 11, knights 1, towers 1, queen\n\nBo:\nc t l\n";
    let score = json(&["score", "-", "--json", "--quiet"], text);
    assert_eq!(score["totals"], json!([{"name": "Ana", "total": 6}, {"name": "Bo", "total": 0}]));
    assert_eq!(score["final"], true);
    // The ends of lines of other systems are ends of lines.
    for end in ["\r", "\r\n"] {
        assert_eq!(json(&["score", "-", "--json", "--quiet"], text.replace('\n', end)), score, "{end:?}");
    }
    let wrong = crowncount(&["score", "-"], "c t t\ncoins many");
    assert_eq!(wrong.status.code(), Some(2));
    assert!(
        String::from_utf8(wrong.stderr).unwrap().contains("\"coins many\" is not something a player owns")
    );
}

#[test]
fn explain_answers_and_tells_what_if() {
    let game = "fixtures/games/four-players.json";
    let text =
        String::from_utf8(crowncount(&["explain", game, "--what-if", "Ana r1c1=f1"], "").stdout).unwrap();
    for expected in ["What decided it", "Who had the most", "By other rules", "What if Ana r1c1=f1"] {
        assert!(text.contains(expected), "{text}");
    }
    let answers = json(&["explain", game, "--json"], "");
    assert_eq!(answers["rounds"][0]["decided"].as_array().unwrap().len(), 3);
    let wrong = crowncount(&["explain", game, "--what-if", "Eve r1c1=w"], "");
    assert_eq!(wrong.status.code(), Some(2));
    assert!(String::from_utf8(wrong.stderr).unwrap().contains("nobody is called \"Eve\""));
}

#[test]
fn while_cells_are_unknown_no_order_is_explained_and_no_hand_is_made_up() {
    let table = "Ana:\nc ? w\n\nBo:\nc f f";
    let said = crowncount(&["explain", "-", "--best"], table);
    assert_eq!(said.status.code(), Some(0));
    let text = String::from_utf8(said.stdout).unwrap();
    assert!(
        !text.contains("What decided it") && !text.contains("Ana could") && !text.contains("Ana laid"),
        "{text}"
    );
    assert!(text.contains("Bo laid these dominoes in the best possible way"), "{text}");
    let answers = json(&["explain", "-", "--json"], table);
    assert_eq!(answers["final"], false);
    assert_eq!(answers["rounds"][0]["decided"].as_array().map(Vec::len), Some(0));
    let whole = json(&["explain", "-", "--json"], table.replace('?', "w"));
    assert_eq!(whole["final"], true);
    assert_eq!(whole["rounds"][0]["decided"].as_array().map(Vec::len), Some(1));
}
