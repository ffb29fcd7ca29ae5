//! The scanner on our own drawn photos: rotations, EXIF, given corners, gaps, a 7x7, no kingdom, a broken file.
//!
//! What whole scans say is kept in `fixtures/photos/*.scan.txt`; `REGENERATE=1 cargo test --test scan` writes it anew.
#![allow(clippy::unwrap_used)]

use std::cell::Cell as Counter;
use std::process::{Command, Output};

use crowncount::game::text;
use crowncount::scan::{
    BoxSharing, Laying, Photo, PhotoLimits, Quiet, Request, Scan, ScanError, Scanner, Stage, Watch,
};
use crowncount::{Cell, DominoBox, Kingdom, Place};
use image::RgbImage;
use image::codecs::jpeg::JpegEncoder;
use image::imageops::{crop_imm, fast_blur, flip_horizontal, flip_vertical, rotate90, rotate180, rotate270};

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

/// The places where a kingdom differs from the truth, of the turn of it that fits best.
fn wrong(kingdom: &Kingdom) -> Vec<Place> {
    let turns = std::iter::successors(Some(truth()), |kingdom| Some(kingdom.turned())).take(4);
    let wrong = |turn: Kingdom| -> Vec<Place> {
        kingdom.iter().filter(|(place, cell)| turn.get(*place) != *cell).map(|(place, _)| place).collect()
    };
    turns.map(wrong).min_by_key(Vec::len).unwrap()
}

#[test]
fn the_sample_is_read_in_every_rotation() {
    let scanner = Scanner::bundled().unwrap();
    let upright = sample().pixels().clone();
    let pictures = [rotate90(&upright), rotate180(&upright), rotate270(&upright), upright];
    for picture in pictures {
        let scan = scanner.scan(&picture, &request(), &Quiet).unwrap();
        assert_eq!(scan.laying, Laying::Possible);
        let wrong = wrong(&scan.kingdom);
        assert!(wrong.len() <= 1, "{wrong:?}\n{}", scan.kingdom);
        // A cell that is wrong is itself called unsure.
        let unsure: Vec<Place> =
            scan.cells.iter().filter(|cell| cell.unsure).map(|cell| cell.place).collect();
        assert!(wrong.iter().all(|place| unsure.contains(place)), "{wrong:?}, but unsure are {unsure:?}");
    }
}

/// What a scan says, as text without what differs between machines.
fn told(name: &str) -> String {
    let photo = Photo::open(format!("fixtures/photos/{name}.jpg").as_ref(), &PhotoLimits::default(), &Quiet);
    match Scanner::bundled().unwrap().scan_table(photo.unwrap().pixels(), &request(), &Quiet) {
        Err(error) => format!("{error}\n"),
        Ok(table) => table.kingdoms().iter().map(told_of).collect::<Vec<String>>().join("\n"),
    }
}

fn told_of(scan: &Scan) -> String {
    let corners: Vec<String> =
        scan.corners.0.iter().map(|p| format!("{:.0},{:.0}", p.x / 10.0, p.y / 10.0)).collect();
    let unsure: Vec<String> = scan
        .cells
        .iter()
        .filter(|cell| cell.unsure)
        .map(|cell| format!("row {} column {}", cell.place.row + 1, cell.place.col + 1))
        .collect();
    format!(
        "corners in tens of pixels: {}\ncheck corners: {}\nlaying: {:?}\nunsure: {}\n\n{}\n",
        corners.join(" "),
        scan.check_corners,
        scan.laying,
        unsure.join(", "),
        scan.kingdom
    )
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

#[test]
fn all_kingdoms_of_a_table_are_read_clockwise() {
    let photo = Photo::open("fixtures/photos/four.jpg".as_ref(), &PhotoLimits::default(), &Quiet).unwrap();
    let table = Scanner::bundled().unwrap().scan_table(photo.pixels(), &request(), &Quiet).unwrap();
    let truths = text::read(include_str!("../fixtures/photos/four.txt")).unwrap();
    assert_eq!((table.kingdoms().len(), table.sharing()), (truths.len(), BoxSharing::Together));
    for (scan, truth) in table.kingdoms().iter().zip(truths) {
        let turns = std::iter::successors(Some(truth.kingdom), |kingdom| Some(kingdom.turned())).take(4);
        let wrong = |turn: Kingdom| -> Vec<Place> {
            let cells = scan.cells.iter().filter(|cell| !cell.unsure);
            cells.filter(|cell| turn.get(cell.place) != cell.cell).map(|cell| cell.place).collect()
        };
        let silent = turns.map(wrong).min_by_key(Vec::len).unwrap();
        assert!(silent.is_empty(), "{silent:?}\n{}", scan.kingdom);
    }
    let foremost = Scanner::bundled().unwrap().scan(photo.pixels(), &request(), &Quiet).unwrap();
    assert_eq!(&foremost, table.foremost());
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
    assert!(wrong(&dim.kingdom).len() <= 1, "\n{}", dim.kingdom);
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
fn what_another_kingdom_surely_holds_is_not_in_this_one() {
    let scanner = Scanner::bundled().unwrap();
    let photo = sample();
    let beside = |certain: &str| {
        let certain = vec![certain.parse().unwrap()];
        scanner.scan(photo.pixels(), &Request { certain, ..request() }, &Quiet).unwrap()
    };
    let alone = scanner.scan(photo.pixels(), &request(), &Quiet).unwrap();
    assert_eq!(beside("c w w / . f f"), alone);
    // There are two dominoes of swamp and a mine with two crowns, and this kingdom has both.
    let claimed = beside("c s m2");
    let mines = |scan: &Scan| -> Vec<bool> {
        let mines = alone.cells.iter().zip(&scan.cells).filter(|(before, _)| before.cell.to_string() == "m2");
        mines.map(|(_, now)| now.unsure).collect()
    };
    assert_eq!(mines(&alone), [false, false]);
    assert!(mines(&claimed).contains(&true));
    let changed = alone.cells.iter().zip(&claimed.cells).filter(|(before, now)| before.cell != now.cell);
    assert!(changed.into_iter().all(|(_, now)| now.unsure));
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
fn a_scan_can_be_stopped_at_every_step() {
    let photo = sample();
    let scanner = Scanner::bundled().unwrap();
    let steps = Impatient(Counter::new(u32::MAX));
    scanner.scan(photo.pixels(), &request(), &steps).unwrap();
    let all = u32::MAX - steps.0.get();
    assert!(all > 10);
    for steps in (0..all).step_by(3).chain([all - 1]) {
        let answer = scanner.scan(photo.pixels(), &request(), &Impatient(Counter::new(steps)));
        assert_eq!(answer.unwrap_err(), ScanError::Cancelled, "after {steps} of {all} steps");
    }
}

#[test]
fn with_the_wrong_box_the_photo_is_believed() {
    let scanner = Scanner::bundled().unwrap();
    let wrong_box = Request { boxes: vec![DominoBox::Queendomino], ..Request::default() };
    for name in ["sample", "seven", "gaps"] {
        let path = format!("fixtures/photos/{name}.jpg");
        let photo = Photo::open(path.as_ref(), &PhotoLimits::default(), &Quiet).unwrap();
        let [right, other] = [request(), wrong_box.clone()]
            .map(|request| scanner.scan(photo.pixels(), &request, &Quiet).unwrap());
        assert_eq!([right.laying, other.laying], [Laying::Possible, Laying::Impossible], "{name}");
        let seen = |scan: &Scan| scan.cells.iter().map(|cell| cell.seen).collect::<Vec<_>>();
        assert_eq!(seen(&right), seen(&other), "{name}");
        assert!(other.cells.iter().all(|cell| cell.cell == cell.seen), "{name}");
        assert!(other.cells.iter().any(|cell| cell.unsure), "{name}");
    }
}

#[test]
fn what_the_photo_cuts_off_is_unknown() {
    let scanner = Scanner::bundled().unwrap();
    let photo = sample();
    let found = scanner.scan(photo.pixels(), &request(), &Quiet).unwrap();
    // So that the last column lies outside.
    let right = found.corners.0[1].x.max(found.corners.0[2].x);
    let left = found.corners.0[0].x.min(found.corners.0[3].x);
    let width = (left + 0.75 * (right - left)) as u32;
    let part = crop_imm(photo.pixels(), 0, 0, width, photo.pixels().height()).to_image();
    let given = Request { corners: Some(found.corners), ..request() };
    let scan = scanner.scan(&part, &given, &Quiet).unwrap();
    for row in 0..5 {
        let cell = &scan.cells[row * 5 + 4];
        assert_eq!((cell.cell, cell.unsure), (Cell::Unknown, true), "row {row}");
        assert_ne!(scan.cells[row * 5].cell, Cell::Unknown, "row {row}");
    }
    // With nothing given, a frame that is found is to be checked, wherever it lies.
    let found = scanner.scan(&part, &request(), &Quiet);
    assert!(
        found.as_ref().map_or_else(|error| *error == ScanError::NoKingdom, |scan| scan.check_corners),
        "{found:?}"
    );
}

#[test]
fn a_picture_of_no_size_has_no_kingdom() {
    let answer = Scanner::bundled().unwrap().scan(&RgbImage::new(0, 0), &request(), &Quiet);
    assert_eq!(answer.unwrap_err(), ScanError::NoKingdom);
}

fn crowncount(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_crowncount")).env("LANGUAGE", "en").args(arguments).output().unwrap()
}

#[test]
fn the_command_prints_the_kingdom_and_its_doubts() {
    let output = crowncount(&["scan", SAMPLE]);
    assert!(output.status.success());
    let printed = text::read(&String::from_utf8(output.stdout).unwrap()).unwrap();
    assert_eq!((printed.len(), &printed[0].kingdom), (1, &truth()));
    assert_eq!(printed[0].unsure, Place::new(4, 3).into());
    let doubts = String::from_utf8(output.stderr).unwrap();
    assert!(doubts.contains("row 5 column 4"), "{doubts}");
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
fn the_command_names_the_corners_rather_than_every_cell() {
    let picture = sample().pixels().clone();
    let part = crop_imm(&picture, 0, 0, 720, picture.height()).to_image();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("part.jpg");
    part.save(&path).unwrap();
    let output = crowncount(&["scan", path.to_str().unwrap()]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("check the corners"), "{said}");
    // The photo ends on the right of the kingdom, which is said.
    assert!(said.contains("move the camera to the right"), "{said}");
    assert!(!said.contains("may be something else"), "{said}");
}

#[test]
fn the_command_takes_its_own_corners_back() {
    let json = |arguments: &[&str]| -> serde_json::Value {
        let output = crowncount(arguments);
        assert!(output.status.success(), "{output:?}");
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let found = json(&["scan", "--json", SAMPLE]);
    let corners: Vec<String> =
        found["corners"].as_array().unwrap().iter().map(|p| format!("{},{}", p[0], p[1])).collect();
    let given = json(&["scan", "--json", SAMPLE, "--corners", &corners.join(" ")]);
    assert_eq!(given["found_by"], "given");
    assert_eq!(given["kingdom"], found["kingdom"]);
    for cell in given["cells"].as_array().unwrap() {
        let p = |value: &serde_json::Value| value["p"].as_f64().unwrap();
        let others: f64 = cell["others"].as_array().unwrap().iter().map(p).sum();
        assert!(cell["confidence"].as_f64().unwrap() + others < 1.001, "{cell}");
    }
    // A frame that starts outside of the photo; and the size of the rules.
    let outside = json(&["scan", "--json", SAMPLE, "--corners", "-40,-40 900,0 900,700 0,700"]);
    assert_eq!(outside["found_by"], "given");
    for arguments in [["--size", "7"], ["--rules", "mighty-duel"]] {
        assert_eq!(json(&["scan", "--json", SAMPLE, arguments[0], arguments[1]])["rows"], 7);
    }
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
        (Some(2), "crowncount: Cargo.toml: not a JPEG, PNG or WebP picture\n")
    );
    let (status, text) = said(&["scan", "nowhere.jpg"]);
    assert_eq!((status, text.as_str()), (Some(2), "crowncount: nowhere.jpg: no such file\n"));
    let (status, text) = said(&["scan", SAMPLE, "--corners", "1,2 3"]);
    assert_eq!(status, Some(2));
    assert!(text.contains("give four points"), "{text}");
    let (status, text) = said(&["scan", SAMPLE, "--rules", "duel"]);
    assert_eq!(status, Some(1));
    assert!(text.contains("drawn with a pencil"), "{text}");
}
