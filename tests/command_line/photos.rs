//! Kingdoms from photos, one or several, as text, JSON and games.

use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

use crate::{crowncount, json};

const PHOTOS: [&str; 2] = ["fixtures/photos/sample.jpg", "fixtures/photos/gaps.jpg"];

/// Makes a game file of both photos.
fn make_game(out: &str) -> Output {
    crowncount(&["scan", PHOTOS[0], PHOTOS[1], "--game", "-o", out, "--players", "Ana,Bo"], "")
}

#[test]
fn photos_are_scored_as_the_kingdoms_that_scan_reads_in_them() {
    let photo = "fixtures/photos/sample.jpg";
    let scanned = String::from_utf8(crowncount(&["scan", photo, "--quiet"], "").stdout).unwrap();
    let of_text = json(&["score", "-", "--json"], &scanned);
    let of_photo = json(&["score", photo, "--json"], "");
    let as_json = String::from_utf8(crowncount(&["scan", photo, "--json"], "").stdout).unwrap();
    let piped = json(&["score", "-", "--json"], &as_json);
    assert_eq!(of_photo["totals"][0]["total"], of_text["totals"][0]["total"]);
    assert_eq!(piped["totals"], of_photo["totals"]);
    assert_eq!(of_photo["totals"][0]["name"], "sample");
}

#[test]
fn a_photo_can_come_from_standard_input() {
    let photo = "fixtures/photos/sample.jpg";
    let bytes = std::fs::read(photo).unwrap();
    let piped = crowncount(&["scan", "-"], &bytes);
    assert!(piped.status.success(), "{piped:?}");
    assert_eq!(piped.stdout, crowncount(&["scan", photo], "").stdout);
    let said = String::from_utf8(piped.stderr).unwrap();
    assert!(said.starts_with("crowncount: standard input: please check"), "{said}");
    // Without a name of its own, its player is numbered.
    let game = crowncount(&["scan", "-", "--game"], &bytes).stdout;
    let game = crowncount::game::file::read(&String::from_utf8(game).unwrap()).unwrap();
    assert_eq!(game.names(), ["Player 1"]);
    assert_eq!(json(&["score", "-", "--json"], &bytes)["totals"][0]["name"], "Player 1");
}

/// `script`, which every Linux has, runs the program in a terminal of its own.
#[cfg(target_os = "linux")]
#[test]
fn several_photos_show_their_progress_in_a_terminal_only() {
    let photos = "fixtures/photos/sample.jpg fixtures/photos/gaps.jpg";
    let in_a_terminal = |arguments: &str| {
        let call = format!("{} scan {arguments}", env!("CARGO_BIN_EXE_crowncount"));
        let output = Command::new("script")
            .args(["--quiet", "--return", "--command", &call, "/dev/null"])
            .env("TERM", "xterm")
            .stdin(Stdio::null())
            .output()
            .unwrap();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let watched = in_a_terminal(photos);
    assert!(watched.contains("1/2"), "{watched:?}");
    for unseen in [&format!("{photos} --quiet"), "fixtures/photos/sample.jpg"] {
        let text = in_a_terminal(unseen);
        assert!(!text.contains("/2") && !text.contains("/1"), "{text:?}");
    }
    let piped = crowncount(&[vec!["scan"], photos.split(' ').collect()].concat(), "");
    assert!(!String::from_utf8(piped.stderr).unwrap().contains("/2"));
}

#[test]
fn cells_that_a_photo_left_unsure_keep_the_result_from_being_final() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("evening.json");
    let out = out.to_str().unwrap();
    assert!(make_game(out).status.success());
    let file: Value = serde_json::from_str(&std::fs::read_to_string(out).unwrap()).unwrap();
    let players = &file["rounds"][0]["players"];
    assert_eq!(players[0]["unsure"], json!([[4, 3]]));
    assert_eq!(players[1]["unsure"], json!([[0, 0], [4, 1], [4, 3]]));

    let expected = json!([
        { "id": "unsure-cells", "player": "Ana", "round": 0, "cells": [[4, 3]],
          "message": "Ana: one cell read from the photo has not been checked yet" },
        { "id": "unsure-cells", "player": "Bo", "round": 0, "cells": [[0, 0], [4, 1], [4, 3]],
          "message": "Bo: 3 cells read from the photo have not been checked yet" },
    ]);
    let score = json(&["score", out, "--json"], "");
    assert_eq!((&score["final"], &score["open"]), (&json!(false), &expected));
    let said = |format: &str| {
        String::from_utf8(crowncount(&["sheet", out, "-o", "-", "--format", format], "").stdout).unwrap()
    };
    for format in ["txt", "csv", "svg"] {
        let text = said(format).to_lowercase();
        assert!(text.contains("provisional") && !text.contains("wins"), "{format}: {text}");
    }

    // Photos that are scored at once, and what `scan --json` wrote, say the same of their players.
    let cells = |score: &Value| -> Vec<Value> {
        score["open"].as_array().unwrap().iter().map(|open| open["cells"].clone()).collect()
    };
    let of_photos = json(&["score", PHOTOS[0], PHOTOS[1], "--json"], "");
    assert_eq!(cells(&of_photos), cells(&score));
    let scanned = crowncount(&["scan", PHOTOS[0], PHOTOS[1], "--json"], "").stdout;
    let piped: Value =
        serde_json::from_slice(&crowncount(&["score", "-", "--json"], scanned).stdout).unwrap();
    assert_eq!(cells(&piped), cells(&score));
    let as_text = crowncount(&["scan", PHOTOS[0], PHOTOS[1]], "").stdout;
    let piped = json(&["score", "-", "--json"], as_text);
    assert_eq!((cells(&piped), &piped["final"]), (cells(&score), &json!(false)));

    // Once they are checked, the result is final.
    let checked = std::fs::read_to_string(out).unwrap();
    let mut checked: Value = serde_json::from_str(&checked).unwrap();
    for player in 0..2 {
        checked["rounds"][0]["players"][player].as_object_mut().unwrap().remove("unsure").unwrap();
    }
    let score = json(&["score", "-", "--json"], checked.to_string());
    assert_eq!((&score["final"], &score["open"]), (&json!(true), &json!([])));
}

#[test]
fn several_photos_make_one_game() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("evening.json");
    let out = out.to_str().unwrap();
    assert!(make_game(out).status.success());
    let game = crowncount::game::file::read(&std::fs::read_to_string(out).unwrap()).unwrap();
    assert_eq!(game.names(), ["Ana", "Bo"]);
    // What is there already is replaced only when that is asked for.
    let again = make_game(out);
    assert_eq!(again.status.code(), Some(2));
    assert!(String::from_utf8(again.stderr).unwrap().contains("--force"));
    let folder = folder.path().to_str().unwrap();
    let into_folder = crowncount(&["scan", PHOTOS[0], "--game", "-o", folder, "--force"], "");
    assert_eq!(into_folder.status.code(), Some(2));
    assert!(String::from_utf8(into_folder.stderr).unwrap().contains("this is a folder"));
    // Several photos as text are a game as well.
    let text = String::from_utf8(crowncount(&["scan", PHOTOS[0], PHOTOS[1]], "").stdout).unwrap();
    let piped = json(&["score", "-", "--json"], &text);
    let names: Vec<&str> =
        piped["totals"].as_array().unwrap().iter().map(|total| total["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["sample", "gaps"], "players are called by the photo, without its folder");
    assert_eq!(piped["totals"][1]["total"], json(&["score", out, "--json"], "")["totals"][1]["total"]);
}

#[test]
fn castles_in_photos_give_the_sheet_its_colours() {
    let game = crowncount(&["scan", PHOTOS[0], PHOTOS[1], "--game"], "").stdout;
    let colours: Value = serde_json::from_slice(&game).unwrap();
    let players = &colours["rounds"][0]["players"];
    assert_eq!((&players[0]["colour"], &players[1]["colour"]), (&json!("green"), &json!("pink")));
    let svg = |files: &[&str], input: &[u8]| {
        crowncount(&[&["sheet"], files, &["-o", "-", "--format", "svg"]].concat(), input).stdout
    };
    let of_game = svg(&["-"], &game);
    assert!(of_game.starts_with(b"<svg"));
    assert!(svg(&PHOTOS, b"") == of_game, "photos");
    let scanned = crowncount(&["scan", PHOTOS[0], PHOTOS[1], "--json"], "").stdout;
    assert!(svg(&["-"], &scanned) == of_game, "JSON");
}

#[test]
fn names_of_players_go_with_the_kingdoms_in_every_form() {
    let scanned = |form: &[&str]| {
        let call = [&["scan", PHOTOS[0], PHOTOS[1], "--players", "Ana,Cléo"], form].concat();
        crowncount(&call, "").stdout
    };
    let names = |input: &[u8]| -> Vec<String> {
        let score = json(&["score", "-", "--json"], input);
        let totals = score["totals"].as_array().unwrap().clone();
        totals.iter().map(|total| total["name"].as_str().unwrap().to_owned()).collect()
    };
    for form in [&[][..], &["--json"], &["--game"]] {
        assert_eq!(names(&scanned(form)), ["Ana", "Cléo"], "{form:?}");
    }
    // Photos of the same name in several folders have different players.
    let folder = tempfile::tempdir().unwrap();
    let alike = ["a", "b"].map(|sub| folder.path().join(sub).join("1.jpg"));
    for (photo, copy) in PHOTOS.iter().zip(&alike) {
        std::fs::create_dir(copy.parent().unwrap()).unwrap();
        std::fs::copy(photo, copy).unwrap();
    }
    let alike = [alike[0].to_str().unwrap(), alike[1].to_str().unwrap()];
    for form in [&[][..], &["--json"], &["--game"]] {
        let scanned = crowncount(&[&["scan", alike[0], alike[1]], form].concat(), "").stdout;
        assert_eq!(names(&scanned), ["1", "1 (2)"], "{form:?}");
    }
    // No answer is written over a photo, whatever is asked for.
    let over = crowncount(&["scan", alike[0], "--game", "-o", alike[0], "--force"], "");
    assert_eq!(over.status.code(), Some(2));
    assert_eq!(std::fs::read(alike[0]).unwrap(), std::fs::read(PHOTOS[0]).unwrap());
    // What is wrong with names is said before any photo is read; these photos are not there.
    for (names, expected) in [
        ("Ana", "--players gives a different number of names (1) than there are kingdoms (2)"),
        ("Ana,Ana ", "--players: two players are called \"Ana\""),
        ("Ana,", "--players: "),
    ] {
        let wrong = crowncount(&["scan", "none.jpg", "nothing.jpg", "--game", "--players", names], "");
        let text = String::from_utf8(wrong.stderr).unwrap();
        assert_eq!(wrong.status.code(), Some(2));
        assert!(text.contains(expected) && text.lines().count() == 1, "{text}");
    }
}

#[test]
fn a_photo_of_the_table_gives_all_its_kingdoms() {
    let photo = "fixtures/photos/four.jpg";
    let table = json(&["scan", photo, "--json"], "");
    let kingdoms = table["kingdoms"].as_array().unwrap();
    assert_eq!((kingdoms.len(), &table["one_box"]), (4, &json!(true)));
    // The fields of the photo are those of its foremost kingdom.
    let fields = ["rows", "cols", "corners", "found_by", "kingdom", "castle", "cells"];
    assert!(kingdoms.iter().any(|one| fields.iter().all(|field| one[field] == table[field])));

    let text = String::from_utf8(crowncount(&["scan", photo, "--quiet"], "").stdout).unwrap();
    let is_row = |line: &&str| !line.starts_with("unsure ");
    let as_text: Vec<Vec<&str>> =
        text.trim_end().split("\n\n").map(|kingdom| kingdom.lines().filter(is_row).collect()).collect();
    let as_json: Vec<Vec<&str>> = kingdoms
        .iter()
        .map(|one| one["kingdom"].as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect())
        .collect();
    assert_eq!(as_text, as_json);

    // The same players and points by every way.
    let of_photo = json(&["score", photo, "--json"], "");
    assert_eq!(of_photo["totals"].as_array().unwrap().len(), 4);
    let scanned = crowncount(&["scan", photo, "--json"], "").stdout;
    for input in [text.into_bytes(), scanned, crowncount(&["scan", photo, "--game"], "").stdout] {
        assert_eq!(json(&["score", "-", "--json"], &input)["totals"], of_photo["totals"]);
    }
    let names = |names: &str| crowncount(&["scan", photo, "--game", "--players", names], "");
    let game = String::from_utf8(names("Ana,Bo,Cem,Dai").stdout).unwrap();
    assert_eq!(crowncount::game::file::read(&game).unwrap().names(), ["Ana", "Bo", "Cem", "Dai"]);
    let wrong = names("Ana,Bo,Cem");
    assert_eq!(wrong.status.code(), Some(2));
    let said = String::from_utf8(wrong.stderr).unwrap();
    assert!(said.contains("names (3) than there are kingdoms (4)"), "{said}");

    // With the corners of one given, just that one is read.
    let corners: Vec<String> = kingdoms[2]["corners"]
        .as_array()
        .unwrap()
        .iter()
        .map(|point| format!("{},{}", point[0], point[1]))
        .collect();
    let one = json(&["scan", photo, "--json", "--corners", &corners.join(" ")], "");
    assert_eq!((&one["found_by"], one["kingdoms"].as_array().unwrap().len()), (&json!("given"), 1));
}
