//! The JSON that other programs read, and the game file.

use serde_json::{Value, json};

use crate::{crowncount, json};

#[test]
fn score_json_has_the_fields_of_the_contract() {
    let score = json(&["score", "-", "--json", "--bonus", "harmony"], "w1 w c\nf m3 .");
    assert_eq!(score["game"], "kingdomino");
    let player = &score["rounds"][0]["players"][0];
    assert_eq!(player["name"], "Player 1");
    assert_eq!(player["total"], 5);
    assert_eq!(player["largest_territory"], 2);
    assert_eq!(player["crowns"], 4);
    let ids: Vec<&str> =
        player["lines"].as_array().unwrap().iter().map(|l| l["id"].as_str().unwrap()).collect();
    assert_eq!(ids, ["wheat", "forest", "lake", "grassland", "swamp", "mine", "harmony"]);
    let wheat = json!({"id": "wheat", "points": 2, "why": "2 × 1",
        "territories": [{"cells": [[0, 0], [0, 1]], "squares": 2, "crowns": 1, "points": 2}]});
    assert_eq!(player["lines"][0], wheat);
    assert_eq!(score["totals"], json!([{"name": "Player 1", "total": 5}]));
    assert_eq!(score["ranking"][0]["decided_by"], "points");
}

#[test]
fn score_json_of_queendomino_and_duel_has_their_lines() {
    let ids = |score: &Value| -> Vec<String> {
        let lines = score["rounds"][0]["players"][0]["lines"].as_array().unwrap();
        lines.iter().map(|line| line["id"].as_str().unwrap().to_owned()).collect()
    };
    let queendomino = "coins wheat forest lake grassland swamp mine town domain-buildings tower-buildings \
                       knight-buildings point-buildings";
    assert_eq!(ids(&json(&["score", "-", "--json"], "c t")).join(" "), queendomino);
    assert_eq!(
        ids(&json(&["score", "-", "--json", "--rules", "royal-wedding"], "c w")).join(" "),
        queendomino
    );
    let duel = "dot stripe double-dot double-stripe black quarters power";
    assert_eq!(ids(&json(&["score", "-", "--json"], "c d")).join(" "), duel);
}

#[test]
fn audit_json_has_the_fields_of_the_contract() {
    let audit = json(&["audit", "-", "--json"], "c m1 w");
    let domino = json!({"player": "Player 1", "number": 40, "box": "kingdomino", "squares": ["m1", "w"],
        "cells": [[0, 1], [0, 2]]});
    assert_eq!(audit, json!({"possible": true, "findings": [], "dominoes": [domino]}));

    let output = crowncount(&["audit", "-", "--json"], "c w2 w");
    assert_eq!(output.status.code(), Some(1));
    let audit: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(audit["possible"], false);
    assert_eq!(audit["findings"][0]["id"], "too-many-crowns");
    assert_eq!(audit["findings"][0]["players"], json!(["Player 1"]));
    assert_eq!(audit["findings"][0]["cells"], json!([[0, 1]]));
    assert_eq!(audit["dominoes"], json!([]));
}

#[test]
fn a_search_that_is_given_up_is_not_decided() {
    let game = crowncount::game::file::read(include_str!("../../fixtures/games/four-players.json")).unwrap();
    let entrants: Vec<_> = game.rounds[0].players.iter().map(crowncount::Player::entrant).collect();
    let audit = crowncount::audit_within(&game.rules, &entrants, crowncount::laying::Effort(0));
    assert_eq!(audit.possibility(), crowncount::Possibility::Undecided);
    assert_eq!(audit.findings[0].sort, crowncount::Sort::NotDecided);
    let text = crowncount::sheet::audit_text(&game, &[audit], crowncount::words::Words::english());
    assert!(text.starts_with("Undecided"), "{text}");
}

#[test]
fn cells_not_known_yet_make_the_total_less_than_sure() {
    let text = String::from_utf8(crowncount(&["score", "-"], "w1 ? c").stdout).unwrap();
    assert!(text.contains("Player 1: one cell is still unknown, so this total is not final"), "{text}");
    let score = json(&["score", "-", "--json"], "w1 ? c");
    assert_eq!(score["rounds"][0]["players"][0]["unknown"], json!([[0, 1]]));
}

#[test]
fn what_is_missing_makes_a_score_provisional() {
    let game = r#"{ "crowncount": 1, "rules": { "game": "kingdomino", "dynasty": true }, "rounds": [ { "players": [
        { "name": "Ana", "kingdom": ["c ? m3"] }, { "name": "Bo", "kingdom": ["c"] } ] } ] }"#;
    let score = json(&["score", "-", "--json"], game);
    assert_eq!(score["final"], false);
    let ids: Vec<&str> =
        score["open"].as_array().unwrap().iter().map(|one| one["id"].as_str().unwrap()).collect();
    assert_eq!(ids, ["unknown-cells", "empty-kingdom", "unplayed-rounds"]);
    let alone = json(&["score", "-", "--json"], "c ? m3");
    assert_eq!((&alone["open"][0]["least"], &alone["open"][0]["most"]), (&json!(3), &json!(3)));
}

#[test]
fn unknown_fields_of_a_game_file_survive() {
    let file = r#"{ "crowncount": 1, "mood": "good", "rules": { "game": "kingdomino", "house": [1, 2] },
        "rounds": [ { "table": "oak", "players": [ { "name": "Ana", "kingdom": ["c w"], "hat": null } ] } ] }"#;
    let again: Value =
        serde_json::from_str(&crowncount::game::file::write(&crowncount::game::file::read(file).unwrap()))
            .unwrap();
    assert_eq!(again["mood"], "good");
    assert_eq!(again["rules"]["house"], json!([1, 2]));
    assert_eq!(again["rounds"][0]["table"], "oak");
    assert_eq!(again["rounds"][0]["players"][0]["hat"], Value::Null);
    assert!(again["rounds"][0]["players"][0].as_object().unwrap().contains_key("hat"));
}
