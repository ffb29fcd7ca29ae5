//! Sheets as files: every game of `fixtures/games` in every format against `fixtures/sheets`, and totals that are
//! the same everywhere. `REGENERATE=1 cargo test --test sheets` writes the sheets anew.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crowncount::game::file::read;
use crowncount::laying::{Care, play};
use crowncount::sheet::{Format, Sheet};
use crowncount::words::Words;
use crowncount::{Bonus, Edition, Frame, Game, Holdings, Match, Outcome, Player, Rules};
use image::RgbaImage;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use serde_json::Value;

/// The games: two players, four with a tie, 71 points of Queendomino, three rounds, four teams, pen and paper.
const GAMES: [&str; 6] = ["two-players", "four-players", "queendomino", "dynasty", "royal-wedding", "duel"];

fn fixture(folder: &str, name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(folder).join(name)
}

fn game(name: &str) -> Match {
    read(&fs::read_to_string(fixture("games", &format!("{name}.json"))).unwrap()).unwrap()
}

fn sheet(game: &Match) -> Sheet {
    Sheet::of(game, &Outcome::of(game), Words::english())
}

/// A small picture of the sheet, to be compared with tolerance: other machines round colours another way.
fn small(sheet: &Sheet) -> RgbaImage {
    let picture = sheet.picture(0.5).unwrap();
    let (width, height) = (picture.width() / 3, picture.height() / 3);
    image::imageops::thumbnail(&picture, width, height)
}

#[test]
fn sheets_are_as_they_were() {
    for name in GAMES {
        let sheet = sheet(&game(name));
        for format in Format::ALL {
            let file = format!("{name}.{}", format.ending());
            match format {
                Format::Png => is_alike(&file, &small(&sheet)),
                // What it says is read by another program, below.
                Format::Pdf => assert!(sheet.render(format).unwrap().starts_with(b"%PDF-"), "{file}"),
                format => is(&file, &sheet.render(format).unwrap()),
            }
        }
    }
}

/// What a file of `fixtures/sheets` holds, after it was written anew if that is asked for.
fn kept(file: &str, anew: &[u8]) -> Vec<u8> {
    let file = fixture("sheets", file);
    if std::env::var_os("REGENERATE").is_some() {
        fs::write(&file, anew).unwrap();
    }
    fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn is(file: &str, bytes: &[u8]) {
    assert!(kept(file, bytes) == bytes, "{file} has changed; see REGENERATE");
}

fn is_alike(file: &str, picture: &RgbaImage) {
    let expected = image::load_from_memory(&kept(file, &encoded(picture))).unwrap().to_rgba8();
    assert_eq!(picture.dimensions(), expected.dimensions(), "{file}");
    let differs =
        |(a, b): (&image::Rgba<u8>, &image::Rgba<u8>)| a.0.iter().zip(b.0).any(|(a, b)| a.abs_diff(b) > 24);
    let wrong = picture.pixels().zip(expected.pixels()).filter(|pair| differs(*pair)).count();
    let all = (picture.width() * picture.height()) as usize;
    assert!(wrong * 1000 <= all, "{file}: {wrong} of {all} pixels differ");
}

fn encoded(picture: &RgbaImage) -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    picture.write_to(&mut bytes, image::ImageFormat::Png).unwrap();
    bytes.into_inner()
}

#[test]
fn a_png_is_sharp_and_has_the_proportions_of_the_page() {
    for name in ["queendomino", "royal-wedding"] {
        let sheet = sheet(&game(name));
        let png = image::load_from_memory(&sheet.render(Format::Png).unwrap()).unwrap();
        let page = sheet.picture(1.0).unwrap();
        assert!(png.width() >= 1500, "{name}: {} pixels", png.width());
        assert!(png.width().abs_diff(page.width() * 2) <= 2 && png.height().abs_diff(page.height() * 2) <= 2);
    }
}

/// The totals by name, as each format tells them.
fn totals_in(sheet: &Sheet, format: Format) -> Vec<u32> {
    let bytes = sheet.render(format).unwrap();
    let count = sheet.players.len();
    let last_numbers = |line: &str| {
        let numbers: Vec<u32> = line.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        numbers[numbers.len() - count..].to_vec()
    };
    match format {
        Format::Text => {
            let text = String::from_utf8(bytes).unwrap();
            last_numbers(text.lines().rfind(|line| line.starts_with("total")).unwrap())
        }
        Format::Csv => {
            let mut reader = csv::Reader::from_reader(&bytes["\u{feff}".len()..]);
            let records: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
            let total = records.iter().rfind(|record| record.iter().any(|cell| cell == "total")).unwrap();
            total.iter().skip(total.len() - count).map(|cell| cell.parse().unwrap()).collect()
        }
        Format::Json => {
            let json: Value = serde_json::from_slice(&bytes).unwrap();
            let totals = json["totals"].as_array().unwrap().iter();
            totals.map(|total| total["total"].as_u64().unwrap() as u32).collect()
        }
        // The text of the largest numbers on the page, in their order.
        Format::Svg => {
            let text = String::from_utf8(bytes).unwrap();
            let document = roxmltree::Document::parse(&text).unwrap();
            let size = |node: &roxmltree::Node<'_, '_>| node.attribute("font-size")?.parse::<f32>().ok();
            let numbers = || document.descendants().filter(|node| node.text().is_some_and(is_number));
            let largest = numbers().filter_map(|node| size(&node)).fold(0.0, f32::max);
            let largest = numbers().filter(|node| size(node) == Some(largest));
            largest.map(|node| node.text().unwrap().parse().unwrap()).collect()
        }
        Format::Pdf => {
            let text = pdf_text(&bytes);
            let is_total = |line: &&str| line.trim_start().starts_with("total");
            last_numbers(text.lines().rfind(is_total).unwrap_or_else(|| panic!("{text}")))
        }
        Format::Png => unreachable!("pixels have no text; they are compared with the SVG"),
    }
}

/// The text of a PDF, as another program reads it.
fn pdf_text(bytes: &[u8]) -> String {
    let file = tempfile::NamedTempFile::new().unwrap();
    fs::write(file.path(), bytes).unwrap();
    let output = Command::new("pdftotext").arg("-layout").arg(file.path()).arg("-").output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Whether a text has this label and behind it these points in their order, zero as a dash.
fn has_row(text: &str, label: &str, points: &[u32]) -> bool {
    let Some((_, behind)) = text.split_once(label) else { return false };
    let mut words = behind.split_whitespace();
    let shown = |points: &u32| if *points == 0 { "–".to_owned() } else { points.to_string() };
    points.iter().all(|points| words.any(|word| word == shown(points)))
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_ascii_digit())
}

/// Games as they are played, of every kind but Duel.
fn any_game() -> impl Strategy<Value = Match> {
    let rules = prop_oneof![
        (any::<bool>(), any::<bool>()).prop_map(|(revised, dynasty)| {
            let edition = if revised { Edition::Revised } else { Edition::Classic };
            let rules = Rules::of(Game::Kingdomino, Some(edition)).unwrap().with_frame(Frame::Five).unwrap();
            let rules = rules.with_bonus(Bonus::Harmony).unwrap();
            if dynasty { rules.with_dynasty().unwrap() } else { rules }
        }),
        Just(Rules::of(Game::Queendomino, None).unwrap().with_frame(Frame::Five).unwrap()),
        Just(Rules::of(Game::RoyalWedding, None).unwrap().with_frame(Frame::Seven).unwrap()),
    ];
    (rules, 1..=4_usize, any::<u64>(), 0..30_u32).prop_map(|(rules, players, seed, coins)| {
        let round = |number: u64| {
            let seed = seed.wrapping_add(number);
            let kingdoms = play(rules.book().boxes, rules.frame(), players, Care::Compact, seed);
            let named = kingdoms.into_iter().enumerate().map(|(index, kingdom)| {
                let mut player = Player::new(format!("Player {index}"), kingdom);
                if rules.book().game != Game::Kingdomino {
                    player.holdings =
                        Holdings { coins: Some(coins), queen: Some(index == 0), ..Holdings::default() };
                }
                player
            });
            named.collect::<Vec<_>>()
        };
        let rounds = (0..rules.rounds() as u64).map(round).collect::<Vec<_>>();
        let mut game = Match::of(rules.clone(), rounds[0].clone());
        game.rounds = rounds
            .into_iter()
            .map(|players| crowncount::Round { players, ..game.rounds[0].clone() })
            .collect();
        game
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn totals_are_those_of_the_engine_in_every_format(game in any_game()) {
        let outcome = Outcome::of(&game);
        let expected: Vec<u32> = outcome.totals.iter().map(|tally| tally.points).collect();
        let sheet = sheet(&game);
        for format in [Format::Text, Format::Csv, Format::Json, Format::Svg] {
            prop_assert_eq!(totals_in(&sheet, format), expected.clone(), "{:?}", format);
        }
    }
}

/// Drawn by resvg from the SVG file, with our fonts and no others.
fn drawn(svg: &str, width: u32) -> RgbaImage {
    use resvg::{tiny_skia, usvg};
    let mut options = usvg::Options::default();
    for font in ["NotoSans-Regular.ttf", "NotoSans-SemiBold.ttf"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/fonts").join(font);
        options.fontdb_mut().load_font_data(fs::read(path).unwrap());
    }
    let tree = usvg::Tree::from_str(svg, &options).unwrap();
    let scale = (width as f32 / tree.size().width()).floor();
    let height = (tree.size().height() * scale).ceil() as u32;
    let mut canvas = tiny_skia::Pixmap::new(width, height).unwrap();
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut canvas.as_mut());
    RgbaImage::from_raw(width, height, canvas.take()).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    /// Its numbers are those of the SVG, which are the engine's: another program draws that one.
    #[test]
    fn a_png_shows_what_the_svg_says(game in any_game()) {
        let sheet = sheet(&game);
        let png = image::load_from_memory(&sheet.render(Format::Png).unwrap()).unwrap().to_rgba8();
        let svg = String::from_utf8(sheet.render(Format::Svg).unwrap()).unwrap();
        let drawn = drawn(&svg, png.width());
        prop_assert_eq!(png.dimensions(), drawn.dimensions());
        // Rims of letters and shapes differ a little; another number differs in whole spots of four by four pixels.
        let spots = |picture: &RgbaImage| {
            image::imageops::thumbnail(picture, picture.width() / 4, picture.height() / 4)
        };
        let (ours, theirs) = (spots(&png), spots(&drawn));
        let differs = |(a, b): (&image::Rgba<u8>, &image::Rgba<u8>)| {
            a.0.iter().zip(b.0).map(|(a, b)| a.abs_diff(b)).max().unwrap_or(0)
        };
        let worst = ours.pixels().zip(theirs.pixels()).map(differs).max().unwrap_or(0);
        prop_assert!(worst <= 72, "a spot differs by {} of 255", worst);
    }
}

#[test]
#[ignore = "needs pdftotext of poppler-utils"]
fn another_program_reads_names_lines_and_totals_in_the_pdfs() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let random = (0..12).map(|_| any_game().new_tree(&mut runner).unwrap().current());
    for game in GAMES.into_iter().map(game).chain(random) {
        let sheet = sheet(&game);
        let text = pdf_text(&sheet.render(Format::Pdf).unwrap());
        let lines: Vec<&str> = text.lines().collect();
        for row in sheet.rounds.iter().flat_map(|round| &round.rows) {
            let points: Vec<u32> = row.cells.iter().map(|(points, _)| *points).collect();
            // A derivation of two lines puts the number on a line between or behind them.
            let mut near = (0..lines.len()).map(|first| lines[first..lines.len().min(first + 3)].join(" "));
            assert!(near.any(|lines| has_row(&lines, &row.label, &points)), "{}: {text}", row.label);
        }
        for name in &sheet.players {
            assert!(name.split_whitespace().all(|word| text.contains(word)), "{name}: {text}");
        }
        let expected: Vec<u32> = Outcome::of(&game).totals.iter().map(|tally| tally.points).collect();
        assert_eq!(totals_in(&sheet, Format::Pdf), expected, "{text}");
    }
}

/// The CSV of a game read back: every number where the pad has it.
#[test]
fn a_csv_read_back_is_the_pad() {
    for name in GAMES {
        let sheet = sheet(&game(name));
        let bytes = sheet.csv();
        let mut reader = csv::Reader::from_reader(&bytes["\u{feff}".len()..]);
        let labels = usize::from(sheet.rounds.len() > 1) + 1;
        let names: Vec<&str> = reader.headers().unwrap().iter().skip(labels).collect();
        assert_eq!(names, sheet.players, "{name}");
        let records: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
        let mut records = records.iter();
        for round in &sheet.rounds {
            for row in &round.rows {
                let record = records.next().unwrap();
                assert_eq!(&record[labels - 1], row.label);
                let points: Vec<u32> = record.iter().skip(labels).map(|cell| cell.parse().unwrap()).collect();
                assert_eq!(points, row.cells.iter().map(|(points, _)| *points).collect::<Vec<_>>());
            }
            if labels > 1 {
                records.next().unwrap();
            }
        }
        assert_eq!(records.count(), 2, "total and place");
    }
}
