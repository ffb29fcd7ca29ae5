//! The scanner on our own drawn photos: rotations, EXIF, given corners, gaps, a 7x7, no kingdom, a broken file.
//!
//! What whole scans say is kept in `fixtures/photos/*.scan.txt`; `REGENERATE=1 cargo test --test scan` writes it anew.
#![allow(clippy::unwrap_used)]

use std::cell::Cell as Counter;
use std::process::{Command, Output};

use crowncount::scan::{Photo, PhotoLimits, Quiet, Request, ScanError, Scanner, Stage, Watch};
use crowncount::{Cell, DominoBox, Kingdom};
use image::RgbImage;
use image::codecs::jpeg::JpegEncoder;
use image::imageops::{fast_blur, flip_horizontal, flip_vertical, rotate90, rotate180, rotate270};

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

/// What a scan says, as text without what differs between machines.
fn told(name: &str) -> String {
    let photo = Photo::open(format!("fixtures/photos/{name}.jpg").as_ref(), &PhotoLimits::default(), &Quiet);
    match Scanner::bundled().unwrap().scan(photo.unwrap().pixels(), &request(), &Quiet) {
        Err(error) => format!("{error}\n"),
        Ok(scan) => {
            let corners: Vec<String> =
                scan.corners.0.iter().map(|p| format!("{:.0},{:.0}", p.x / 10.0, p.y / 10.0)).collect();
            let unsure: Vec<String> = scan
                .cells
                .iter()
                .filter(|cell| cell.unsure)
                .map(|cell| format!("row {} column {}", cell.place.row + 1, cell.place.col + 1))
                .collect();
            format!(
                "corners in tens of pixels: {}\ncheck corners: {}\ncan be laid: {}\nkeeps connection: {}\nunsure: {}\n\n{}\n",
                corners.join(" "),
                scan.check_corners,
                scan.can_be_laid,
                scan.keeps_connection,
                unsure.join(", "),
                scan.kingdom
            )
        }
    }
}

#[test]
fn whole_scans_say_what_they_said() {
    for name in ["sample", "seven", "gaps", "table"] {
        let path = format!("fixtures/photos/{name}.scan.txt");
        let told = told(name);
        if std::env::var_os("REGENERATE").is_some() {
            std::fs::write(&path, &told).unwrap();
        }
        assert_eq!(told, std::fs::read_to_string(&path).unwrap(), "{name}");
    }
}

#[test]
fn a_seven_and_gaps_are_read() {
    let photos = [
        ("seven", include_str!("../fixtures/photos/seven.txt")),
        ("gaps", include_str!("../fixtures/photos/gaps.txt")),
    ];
    for (name, truth) in photos {
        let truth: Kingdom = truth.parse().unwrap();
        let told = told(name);
        let kingdom: Kingdom = told.split_once("\n\n").unwrap().1.parse().unwrap();
        let mut turns = std::iter::successors(Some(truth), |kingdom| Some(kingdom.turned())).take(4);
        assert!(turns.any(|turn| turn == kingdom), "{name}\n{kingdom}");
    }
}

/// A JPEG whose EXIF says how it must be turned.
fn with_exif(picture: &RgbImage, orientation: u8) -> Vec<u8> {
    let mut jpeg = Vec::new();
    JpegEncoder::new_with_quality(&mut jpeg, 92).encode_image(picture).unwrap();
    let mut exif = b"Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0".to_vec();
    exif.extend([orientation, 0, 0, 0, 0, 0, 0, 0]);
    let length = u16::try_from(exif.len() + 2).unwrap().to_be_bytes();
    [&jpeg[..2], &[0xFF, 0xE1], &length, &exif, &jpeg[2..]].concat()
}

#[test]
fn every_exif_orientation_gives_the_same_kingdom() {
    let upright = sample().pixels().clone();
    // What the sensor stored for each way of holding the camera.
    let stored = [
        upright.clone(),
        flip_horizontal(&upright),
        rotate180(&upright),
        flip_vertical(&upright),
        rotate90(&flip_vertical(&upright)),
        rotate270(&upright),
        rotate270(&flip_vertical(&upright)),
        rotate90(&upright),
    ];
    let scanner = Scanner::bundled().unwrap();
    for (orientation, picture) in (1..).zip(&stored) {
        let photo = Photo::decode(&with_exif(picture, orientation), &PhotoLimits::default(), &Quiet).unwrap();
        let scan = scanner.scan(photo.pixels(), &request(), &Quiet).unwrap();
        assert_eq!(scan.kingdom, truth(), "orientation {orientation}");
    }
}

#[test]
fn a_dim_photo_is_read_and_a_dark_or_blurred_one_says_so() {
    let scanner = Scanner::bundled().unwrap();
    let upright = sample().pixels().clone();
    let dimmed = |part: f32| {
        let mut picture = upright.clone();
        picture.iter_mut().for_each(|value| *value = (f32::from(*value) * part) as u8);
        picture
    };
    let dim = scanner.scan(&dimmed(0.4), &request(), &Quiet).unwrap();
    assert!(wrong(&dim.kingdom) <= 1, "\n{}", dim.kingdom);
    let dark = scanner.scan(&dimmed(0.02), &request(), &Quiet);
    assert_eq!(dark.unwrap_err(), ScanError::TooDark);
    let blurred = scanner.scan(&fast_blur(&upright, 12.0), &request(), &Quiet);
    assert_eq!(blurred.unwrap_err(), ScanError::TooBlurred);
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
