//! Measures the scanner on a folder of labelled photos and on composed scenes.
//!
//!     cargo run --release --features train --bin evaluate -- PHOTOS [--csv OUT.csv] [--weights FILE]
//!         [--kinds raw,crooked,boards,composed,drawn,nothing] [--groups GROUP,GROUP…] [--scenes 300] [--seed S]
//!         [--proposals quads|default|both] [--draw DIR] [--reader FILE] [--readings OUT.csv] [--floors]
//!
//! In: the photo folder. Out: tables of totals for the grid and for the reading, and one CSV row a photo for each.
//! `--reader` takes the weights of a fold instead of the shipped ones; `--floors` fails where a floor is missed. `--draw` writes the pictures that
//! went wrong, with the frame found in red and the true one in green.

mod clock;
mod draw;
mod floors;
mod options;
mod reading;
mod row;

use std::error::Error;

use crowncount::scan::Request;
use crowncount::scan::compose::{Light, PhotoFolder, SceneMaker, Tables, Tiles, is_for_training};
use crowncount::scan::{
    CellCut, CutSettings, Grid, GridSize, Homography, Photo, PhotoLimits, Point, Quad, Quiet, Settling,
    cut_cells, find_grid,
};
use crowncount::{DominoBox, Kingdom};
use image::RgbImage;

use clock::Clock;
use options::Options;
use reading::Reading;
use row::{Row, totals};

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::from_arguments(std::env::args().skip(1))?;
    let folder = PhotoFolder::open(&options.photos)?;
    let mut rows = Vec::new();
    let mut readings = Vec::new();
    for kind in &options.kinds {
        match kind.as_str() {
            "composed" | "drawn" | "nothing" => scenes(&folder, &options, kind, &mut rows)?,
            _ => photos(&folder, &options, kind, &mut rows, &mut readings)?,
        }
    }
    println!("{}", totals(&rows));
    if let Some(path) = &options.csv {
        let lines: Vec<String> = rows.iter().map(Row::csv).collect();
        std::fs::write(path, format!("{}\n{}\n", Row::HEADER, lines.join("\n")))?;
    }
    println!("{}", reading::totals(&readings));
    if let Some(path) = &options.readings {
        let lines: Vec<String> = readings.iter().map(Reading::csv).collect();
        std::fs::write(path, format!("{}\n{}\n", Reading::HEADER, lines.join("\n")))?;
    }
    let missed = floors::missed(&rows, &readings);
    if options.floors && !missed.is_empty() {
        return Err(missed.join("; ").into());
    }
    Ok(())
}

/// Measures the labelled photos of one kind.
fn photos(
    folder: &PhotoFolder,
    options: &Options,
    kind: &str,
    rows: &mut Vec<Row>,
    readings: &mut Vec<Reading>,
) -> Result<(), Box<dyn Error>> {
    for label in folder.of_kind(kind) {
        if !options.groups.is_empty() && !options.groups.contains(&label.group) {
            continue;
        }
        let bytes = std::fs::read(folder.path.join(&label.file))?;
        let clock = Clock::start();
        let photo = Photo::decode(&bytes, &PhotoLimits::default(), &Quiet)?;
        let decode_millis = clock.millis();
        let truth = Truth { size: label.size, frames: &[label.corners], centres: &[] };
        let mut row = measure(&label.file, kind, photo.pixels(), &truth, options)?;
        row.decode_millis = decode_millis;
        rows.push(row);
        let lines: Vec<String> = label.kingdom.iter().map(|row| row.join(" ")).collect();
        let request = Request {
            corners: Some(label.corners),
            size: Some(reading::size(label.size)),
            boxes: vec![DominoBox::Kingdomino],
        };
        let kingdom = Kingdom::from_rows(&lines)?;
        readings.push(reading::measure(
            (&label.file, kind),
            photo.pixels(),
            &kingdom,
            &request,
            &options.scanner,
        ));
    }
    Ok(())
}

/// Measures composed scenes, with a kingdom or without.
fn scenes(
    folder: &PhotoFolder,
    options: &Options,
    kind: &str,
    rows: &mut Vec<Row>,
) -> Result<(), Box<dyn Error>> {
    let maker = SceneMaker {
        tiles: if kind == "drawn" { Tiles::drawn(options.seed) } else { Tiles::open(folder)? },
        tables: Tables::open(folder, |source| !is_for_training(source))?,
        long_side: 1200,
    };
    let count = if kind == "composed" { options.scenes } else { options.scenes.div_ceil(6) };
    for seed in options.seed..options.seed + count {
        let scene = if kind == "nothing" {
            maker.no_kingdom(seed, Light::Usual)
        } else {
            maker.kingdom(seed, Light::Usual)
        };
        let truth = Truth { size: scene.size, frames: &scene.frames, centres: &scene.centres };
        rows.push(measure(&format!("{kind}/{seed}"), kind, &scene.picture, &truth, options)?);
    }
    Ok(())
}

/// What is true of a picture; no frames where there is no kingdom.
struct Truth<'a> {
    size: usize,
    frames: &'a [Quad],
    /// Where the cells really lie, as far as this is known.
    centres: &'a [Point],
}

fn measure(
    name: &str,
    kind: &str,
    picture: &RgbImage,
    truth: &Truth<'_>,
    options: &Options,
) -> Result<Row, Box<dyn Error>> {
    let clock = Clock::start();
    let found = find_grid(picture, &options.tileness, &options.grid, &Quiet).ok();
    let find_millis = clock.millis();
    let error = found.as_ref().and_then(|grid| {
        let corners = &grid.best.corners;
        truth
            .frames
            .iter()
            .map(|frame| corners.distance(frame) * truth.size as f64 / frame.area().abs().sqrt())
            .min_by(f64::total_cmp)
    });
    let clock = Clock::start();
    let cells = found.as_ref().map(|grid| {
        let n = grid.best.size.cells();
        let settings = CutSettings::default();
        cut_cells(picture, &grid.best.corners, (n, n), Settling::Loose, &settings, &Quiet)
    });
    let cut_millis = clock.millis();
    let drift = match (&found, cells) {
        (Some(grid), Some(Ok(cells))) => drift(grid, &cells, truth.centres),
        _ => None,
    };
    let row = Row {
        name: name.to_owned(),
        kind: kind.to_owned(),
        true_size: truth.size,
        size: found.as_ref().map_or(0, |grid| GridSize::cells(grid.best.size)),
        corner_error: error,
        unsure: found.as_ref().is_some_and(|grid| grid.unsure),
        score: found.as_ref().map_or(0.0, |grid| grid.best.score),
        contrast: found.as_ref().map_or(0.0, |grid| grid.best.contrast),
        evidence: found.as_ref().map_or(0.0, |grid| grid.best.evidence),
        size_margin: found.as_ref().map_or(0.0, |grid| grid.size_margin),
        decode_millis: 0.0,
        find_millis,
        cut_millis,
        drift,
    };
    if let Some(folder) = options.draw.as_ref().filter(|_| !row.is_right()) {
        let found = found.as_ref().map(|grid| &grid.best);
        draw::write(folder, name, picture, found.map(|f| &f.corners), truth.frames.first())?;
    }
    Ok(row)
}

/// How far the centres of the cells lie from the truth, in cells: as the grid says, and as they were cut.
fn drift(grid: &Grid, cells: &[CellCut], centres: &[Point]) -> Option<(f64, f64)> {
    let n = grid.best.size.cells();
    let side = n as f64;
    let lattice_from_photo = Homography::from_lattice(side, side, &grid.best.corners)?.inverse()?;
    let mut errors = Vec::new();
    for &centre in centres {
        let p = lattice_from_photo.apply(centre);
        if (0.0..side).contains(&p.x) && (0.0..side).contains(&p.y) {
            let offset = p - Point::new(p.x.floor() + 0.5, p.y.floor() + 0.5);
            let cut = cells[p.y as usize * n + p.x as usize].offset;
            errors.push((offset.length(), (offset - cut).length()));
        }
    }
    let mean = |get: fn(&(f64, f64)) -> f64| errors.iter().map(get).sum::<f64>() / errors.len() as f64;
    (!errors.is_empty()).then(|| (mean(|e| e.0), mean(|e| e.1)))
}
