//! The program as it is called: the examples of the README and the docs, the JSON contract, standard input.
#![allow(clippy::unwrap_used)]

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn crowncount(arguments: &[&str], input: impl AsRef<[u8]>) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_crowncount"))
        .env("LANGUAGE", "en")
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    program.stdin.take().unwrap().write_all(input.as_ref()).unwrap();
    program.wait_with_output().unwrap()
}

fn json(arguments: &[&str], input: impl AsRef<[u8]>) -> Value {
    serde_json::from_slice(&crowncount(arguments, input).stdout).unwrap()
}

#[test]
fn the_examples_of_the_readme_are_true() {
    let pages = [
        include_str!("../README.md"),
        include_str!("../docs/sheets.md"),
        include_str!("../docs/languages.md"),
    ];
    let blocks: Vec<&str> =
        pages.iter().flat_map(|page| page.split("```console\n$ crowncount ").skip(1)).collect();
    assert!(blocks.len() >= 4);
    for block in blocks {
        let (command, rest) = block.split_once('\n').unwrap();
        let expected = rest.split("```").next().unwrap();
        let output = crowncount(&command.split(' ').collect::<Vec<_>>(), "");
        assert_eq!(String::from_utf8(output.stdout).unwrap(), expected, "{command}");
        assert!(output.status.success());
    }
}

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
fn a_search_that_is_given_up_is_not_decided() {
    let game = crowncount::game::file::read(include_str!("../fixtures/games/four-players.json")).unwrap();
    let entrants: Vec<_> = game.rounds[0].players.iter().map(crowncount::Player::entrant).collect();
    let audit = crowncount::audit_within(&game.rules, &entrants, crowncount::laying::Effort(0));
    assert_eq!(audit.possibility(), crowncount::Possibility::Undecided);
    assert_eq!(audit.findings[0].sort, crowncount::Sort::NotDecided);
    let text = crowncount::sheet::audit_text(&game, &[audit], crowncount::words::Words::english());
    assert!(text.starts_with("Undecided"), "{text}");
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
fn cells_not_known_yet_make_the_total_less_than_sure() {
    let text = String::from_utf8(crowncount(&["score", "-"], "w1 ? c").stdout).unwrap();
    assert!(text.contains("Player 1: one cell is still unknown, so this total is not final"), "{text}");
    let score = json(&["score", "-", "--json"], "w1 ? c");
    assert_eq!(score["rounds"][0]["players"][0]["unknown"], json!([[0, 1]]));
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

#[cfg(feature = "window")]
#[test]
fn a_bare_call_without_a_display_says_why_there_is_no_window() {
    let output = crowncount(&[], "");
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.starts_with("crowncount: the window cannot be opened: "), "{text}");
    assert!(text.ends_with("\"crowncount --help\" lists the other commands\n"), "{text}");
    assert_eq!((text.lines().count(), output.stdout.len()), (1, 0), "{text}");
}

#[cfg(not(feature = "window"))]
#[test]
fn a_bare_call_of_a_program_without_a_window_shows_the_usage() {
    let output = crowncount(&[], "");
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains("Usage: crowncount <COMMAND>"), "{text}");
}

#[test]
fn a_misspelt_command_is_no_file() {
    let output = crowncount(&["scroe"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("did you mean \"score\""));
    let output = crowncount(&["missing.jpg"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("missing.jpg: no such file"));
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
    let photos = ["fixtures/photos/sample.jpg", "fixtures/photos/gaps.jpg"];
    let call = ["scan", photos[0], photos[1], "--game", "-o", out, "--players", "Ana,Bo"];
    assert!(crowncount(&call, "").status.success());
    let file: Value = serde_json::from_str(&std::fs::read_to_string(out).unwrap()).unwrap();
    let players = &file["rounds"][0]["players"];
    assert_eq!(players[0]["unsure"], json!([[4, 3]]));
    assert_eq!(players[1]["unsure"], json!([[0, 0], [4, 1]]));

    let expected = json!([
        { "id": "unsure-cells", "player": "Ana", "round": 0, "cells": [[4, 3]],
          "message": "Ana: one cell read from the photo has not been checked yet" },
        { "id": "unsure-cells", "player": "Bo", "round": 0, "cells": [[0, 0], [4, 1]],
          "message": "Bo: 2 cells read from the photo have not been checked yet" },
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
    let of_photos = json(&["score", photos[0], photos[1], "--json"], "");
    assert_eq!(cells(&of_photos), cells(&score));
    let scanned = crowncount(&["scan", photos[0], photos[1], "--json"], "").stdout;
    let piped: Value =
        serde_json::from_slice(&crowncount(&["score", "-", "--json"], scanned).stdout).unwrap();
    assert_eq!(cells(&piped), cells(&score));

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
    let photos = ["fixtures/photos/sample.jpg", "fixtures/photos/gaps.jpg"];
    let call = ["scan", photos[0], photos[1], "--game", "-o", out, "--players", "Ana,Bo"];
    assert!(crowncount(&call, "").status.success());
    let game = crowncount::game::file::read(&std::fs::read_to_string(out).unwrap()).unwrap();
    assert_eq!(game.names(), ["Ana", "Bo"]);
    // What is there already is replaced only when that is asked for.
    let again = crowncount(&call, "");
    assert_eq!(again.status.code(), Some(2));
    assert!(String::from_utf8(again.stderr).unwrap().contains("--force"));
    let folder = folder.path().to_str().unwrap();
    let into_folder = crowncount(&["scan", photos[0], "--game", "-o", folder, "--force"], "");
    assert_eq!(into_folder.status.code(), Some(2));
    assert!(String::from_utf8(into_folder.stderr).unwrap().contains("this is a folder"));
    // Several photos as text are a game as well.
    let text = String::from_utf8(crowncount(&["scan", photos[0], photos[1]], "").stdout).unwrap();
    let piped = json(&["score", "-", "--json"], &text);
    assert_eq!(piped["totals"].as_array().unwrap().len(), 2);
    assert_eq!(piped["totals"][1]["total"], json(&["score", out, "--json"], "")["totals"][1]["total"]);
}

#[test]
fn names_of_players_go_with_the_kingdoms_in_every_form() {
    let photos = ["fixtures/photos/sample.jpg", "fixtures/photos/gaps.jpg"];
    let scanned = |form: &[&str]| {
        let call = [&["scan", photos[0], photos[1], "--players", "Ana,Cléo"], form].concat();
        crowncount(&call, "").stdout
    };
    let names = |input: &[u8]| -> Vec<String> {
        let score: Value =
            serde_json::from_slice(&crowncount(&["score", "-", "--json"], input).stdout).unwrap();
        let totals = score["totals"].as_array().unwrap().clone();
        totals.iter().map(|total| total["name"].as_str().unwrap().to_owned()).collect()
    };
    for form in [&[][..], &["--json"], &["--game"]] {
        assert_eq!(names(&scanned(form)), ["Ana", "Cléo"], "{form:?}");
    }
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
    let wrong = crowncount(&["score", "-"], "c t t\ncoins many");
    assert_eq!(wrong.status.code(), Some(2));
    assert!(
        String::from_utf8(wrong.stderr).unwrap().contains("\"coins many\" is not something a player owns")
    );
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
fn sheets_go_to_standard_output_and_replace_only_by_force() {
    let game = "fixtures/games/four-players.json";
    let png = crowncount(&["sheet", game, "-o", "-", "--format", "png"], "").stdout;
    assert!(png.starts_with(b"\x89PNG"));
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("sheet.txt");
    let out = out.to_str().unwrap();
    assert!(crowncount(&["sheet", game, "-o", out], "").status.success());
    assert_eq!(crowncount(&["sheet", game, "-o", out], "").status.code(), Some(2));
    let forced = crowncount(&["sheet", game, "-o", out, "--force"], "");
    assert!(forced.status.success());
    assert!(String::from_utf8(forced.stderr).unwrap().contains("the file was replaced"));
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
fn help_completions_manual_and_colours() {
    let text =
        |arguments: &[&str], input: &str| String::from_utf8(crowncount(arguments, input).stdout).unwrap();
    assert!(text(&["help", "score"], "").contains("Usage: crowncount score"));
    assert!(text(&["completions", "bash"], "").contains("_crowncount"));
    assert!(text(&["man"], "").contains(".TH crowncount"));
    for command in ["score", "scan", "sheet", "audit", "explain", "completions", "man"] {
        let page = text(&["man", command], "");
        assert!(page.contains(&format!(".TH crowncount-{command}")) && page.contains("SYNOPSIS"), "{page}");
    }
    assert_eq!(crowncount(&["man", "scroe"], "").status.code(), Some(2));
    let plain = text(&["score", "-"], "c w1 w");
    let painted = text(&["score", "-", "--color", "always"], "c w1 w");
    assert!(!plain.contains('\u{1b}') && painted.contains("\u{1b}[33mw1"));
}

#[test]
fn every_command_speaks_the_language_that_is_asked_for() {
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    for language in crowncount::words::Language::ALL {
        let tag = language.tag();
        let words = crowncount::words::Words::of(language);
        let say = |id: &'static str| words.text(&crowncount::words::Message::new(id));

        let sheet = text(crowncount(&["score", "-", "--lang", tag], "w1 w c").stdout);
        assert!(
            sheet.contains(&say("terrain-wheat")) && sheet.contains(&say("sheet-derivations")),
            "{sheet}"
        );
        let audit = text(crowncount(&[&format!("--lang={tag}"), "audit", "-"], "c m1 w").stdout);
        assert!(audit.starts_with(&say("audit-possible")), "{audit}");
        let error = text(crowncount(&["--lang", tag, "score", "no-such-file"], "").stderr);
        assert!(error.contains(&say("disk-not-found")), "{error}");

        for command in ["score", "scan", "audit"] {
            let help = text(crowncount(&[command, "--help", "--lang", tag], "").stdout);
            assert!(help.contains(&say("cli-usage")) && help.contains(&say("cli-help")), "{help}");
            let of_clap = ["Usage:", "Print help", "possible values"];
            let left = of_clap.iter().find(|&word| tag != "en" && help.contains(word));
            assert!(left.is_none(), "{left:?} in {help}");
        }
    }
}

#[test]
fn the_language_follows_from_the_system_unless_asked_for() {
    let audit = |arguments: &[&str], language: &str| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_crowncount"));
        for variable in ["LANGUAGE", "LC_ALL", "LC_MESSAGES"] {
            program.env_remove(variable);
        }
        let output = program.args(arguments).env("LANG", language).output().unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(audit(&["audit", "none"], "de_AT.UTF-8").contains("Datei nicht gefunden"));
    assert!(audit(&["audit", "none"], "ja_JP.UTF-8").contains("no such file"));
    assert!(audit(&["audit", "none", "--lang", "nl"], "de_AT.UTF-8").contains("bestand niet gevonden"));
}

#[test]
fn sheets_are_written_in_the_format_of_their_ending() {
    let folder = tempfile::tempdir().unwrap();
    let starts: [(&str, &[u8]); 6] = [
        ("sheet.txt", b"Kingdomino, 5x5"),
        ("sheet.csv", b"\xef\xbb\xbf\"line\",\"Ana\",\"Bo\""),
        ("sheet.json", b"{"),
        ("sheet.svg", b"<svg"),
        ("sheet.png", b"\x89PNG"),
        ("SHEET.PDF", b"%PDF"),
    ];
    for (name, start) in starts {
        let out = folder.path().join(name);
        let output =
            crowncount(&["sheet", "fixtures/games/four-players.json", "-o", out.to_str().unwrap()], "");
        assert!(output.status.success() && output.stdout.is_empty(), "{name}: {output:?}");
        assert!(std::fs::read(&out).unwrap().starts_with(start), "{name}");
    }
    // Nothing is left beside them.
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), starts.len());
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

#[test]
fn a_sheet_that_cannot_be_written_is_explained_on_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::create_dir(at("folder.pdf")).unwrap();
    std::fs::write(at("no-game.json"), "{}").unwrap();
    let game = "fixtures/games/four-players.json".to_owned();
    let cases = [
        (game.clone(), at("sheet.doc"), "sheet.doc: \"doc\" is not a sheet format"),
        (game.clone(), at("sheet"), "txt, csv, json, svg, png, pdf"),
        (game.clone(), at("missing/sheet.pdf"), "no such folder"),
        (game, at("folder.pdf"), "folder.pdf: this is a folder"),
        (at("no-game.json"), at("sheet.pdf"), "no-game.json: valid JSON, but not a Crowncount game"),
        (at("nothing.json"), at("sheet.pdf"), "nothing.json: no such file"),
    ];
    for (file, out, expected) in cases {
        let output = crowncount(&["sheet", &file, "-o", &out], "");
        let text = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{text}");
        assert!(text.contains(expected) && text.lines().count() == 1, "{text}");
        assert!(!std::path::Path::new(&out).is_file());
    }
}
