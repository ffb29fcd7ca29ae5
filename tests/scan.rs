//! The scanner on our own drawn photos: the stages in turn, rotations, given corners, no kingdom, a broken file.
#![allow(clippy::unwrap_used)]

use std::cell::Cell as Counter;
use std::process::{Command, Output};

use crowncount::scan::{Photo, PhotoLimits, Quiet, Request, ScanError, Scanner, Stage, Watch};
use crowncount::{Cell, DominoBox, Kingdom};
use image::imageops::{rotate90, rotate180, rotate270};

const SAMPLE: &str = "fixtures/photos/sample.jpg";
const TABLE: &str = "fixtures/photos/table.jpg";

fn sample() -> Photo {
    Photo::open(SAMPLE.as_ref(), &PhotoLimits::default(), &Quiet).unwrap()
}

fn truth() -> Kingdom {
    include_str!("../fixtures/photos/sample.txt").parse().unwrap()
}

fn request() -> Request {
    Request { boxes: vec![DominoBox::Kingdomino], ..Request::default() }
}

/// The cells that differ from the truth, of the turn of it that fits best.
fn wrong(kingdom: &Kingdom) -> usize {
    let turns = std::iter::successors(Some(truth()), |kingdom| Some(kingdom.turned())).take(4);
    let wrong = |turn: Kingdom| kingdom.iter().filter(|(place, cell)| turn.get(*place) != *cell).count();
    turns.map(wrong).min().unwrap()
}

#[test]
fn the_sample_is_read_in_every_rotation() {
    let scanner = Scanner::bundled().unwrap();
    let upright = sample().pixels().clone();
    let pictures = [rotate90(&upright), rotate180(&upright), rotate270(&upright), upright];
    for picture in pictures {
        let scan = scanner.scan(&picture, &request(), &Quiet).unwrap();
        assert!(scan.can_be_laid);
        // A cell that is wrong is at least called unsure.
        assert!(
            wrong(&scan.kingdom) <= scan.cells.iter().filter(|cell| cell.unsure).count(),
            "\n{}",
            scan.kingdom
        );
        assert!(wrong(&scan.kingdom) <= 1, "\n{}", scan.kingdom);
    }
}

#[test]
fn given_corners_are_taken() {
    let scanner = Scanner::bundled().unwrap();
    let photo = sample();
    let found = scanner.scan(photo.pixels(), &request(), &Quiet).unwrap();
    let given = Request { corners: Some(found.corners), ..request() };
    let scan = scanner.scan(photo.pixels(), &given, &Quiet).unwrap();
    assert_eq!(scan.kingdom, found.kingdom);
    assert_eq!(scan.found_by, crowncount::scan::FoundBy::Given);
}

#[test]
fn a_bare_table_has_no_kingdom() {
    let table = Photo::open(TABLE.as_ref(), &PhotoLimits::default(), &Quiet).unwrap();
    let answer = Scanner::bundled().unwrap().scan(table.pixels(), &request(), &Quiet);
    assert_eq!(answer.unwrap_err(), ScanError::NoKingdom);
}

/// Gives up after some steps.
struct Impatient(Counter<u32>);

impl Watch for Impatient {
    fn progress(&self, _: Stage, _: f32) {
        self.0.set(self.0.get().saturating_sub(1));
    }

    fn cancelled(&self) -> bool {
        self.0.get() == 0
    }
}

#[test]
fn a_scan_can_be_stopped_half_way() {
    let photo = sample();
    let scanner = Scanner::bundled().unwrap();
    for steps in [0, 1, 3, 8] {
        let answer = scanner.scan(photo.pixels(), &request(), &Impatient(Counter::new(steps)));
        assert_eq!(answer.unwrap_err(), ScanError::Cancelled);
    }
}

fn crowncount(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_crowncount")).env("LANGUAGE", "en").args(arguments).output().unwrap()
}

#[test]
fn the_command_prints_a_kingdom_that_can_be_scored() {
    let output = crowncount(&["scan", SAMPLE]);
    assert!(output.status.success());
    let kingdom: Kingdom = String::from_utf8(output.stdout).unwrap().parse().unwrap();
    assert_eq!(kingdom.places_where(|cell| cell == Cell::Castle).len(), 1);
}

#[test]
fn the_command_prints_json_for_several_photos() {
    let output = crowncount(&["scan", "--json", SAMPLE, TABLE, SAMPLE]);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).unwrap();
    let scans: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(scans.len(), 2);
    assert_eq!(scans[0]["photo"], SAMPLE);
    assert_eq!(scans[0]["rows"], 5);
    assert_eq!(scans[0]["found_by"], "auto");
    assert_eq!(scans[0]["corners"].as_array().unwrap().len(), 4);
    assert_eq!(scans[0]["cells"].as_array().unwrap().len(), 25);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(errors.contains("table.jpg: no kingdom found"), "{errors}");
}

#[test]
fn what_is_no_photo_gets_a_message() {
    let said = |arguments: &[&str]| {
        let output = crowncount(arguments);
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    let (status, text) = said(&["scan", "Cargo.toml"]);
    assert_eq!(
        (status, text.as_str()),
        (Some(2), "crowncount: Cargo.toml: this is no JPEG, PNG or WebP picture\n")
    );
    let (status, text) = said(&["scan", "nowhere.jpg"]);
    assert_eq!((status, text.as_str()), (Some(2), "crowncount: nowhere.jpg: there is no such file\n"));
    let (status, text) = said(&["scan", SAMPLE, "--corners", "1,2 3"]);
    assert_eq!(status, Some(2));
    assert!(text.contains("write four points"), "{text}");
    let (status, text) = said(&["scan", SAMPLE, "--rules", "duel"]);
    assert_eq!(status, Some(1));
    assert!(text.contains("drawn by pen"), "{text}");
}
