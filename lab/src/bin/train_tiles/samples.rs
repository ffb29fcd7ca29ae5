//! Windows to learn from: of boards, raw photos, cells, composed scenes and bare tables.

use std::collections::BTreeSet;
use std::io;

use crowncount::scan::grid::TileFinder;
use crowncount::scan::grid::features::FEATURES;
use crowncount::scan::{Homography, Photo, PhotoLimits, Point, Quad, Quiet, area_resized, fitted};
use crowncount_lab::compose::{
    Label, Light, PhotoFolder, SceneMaker, Tables, Tiles, is_for_training, shine, source_of,
};
use crowncount_lab::random::Chance;
use crowncount_lab::surface::{Surface, Tabletop};
use fastrand::Rng;
use image::{RgbImage, imageops};

/// A window and what it shows.
pub(crate) struct Sample {
    /// What it looks like.
    pub(crate) features: [f32; FEATURES],
    /// Whether its centre lies on a tile.
    pub(crate) is_tile: bool,
}

const WORKING_SIDE: u32 = 640;
const SCENES: u64 = 400;
const MOSAICS: u64 = 360;
const LOOSE_COPIES: usize = 8;
const BARE_TABLES: usize = 400;

/// Collects the samples of everything that is not left out.
pub(crate) fn gather(folder: &PhotoFolder, without: &BTreeSet<String>, seed: u64) -> io::Result<Vec<Sample>> {
    let mut random = Rng::with_seed(seed);
    let mut samples = Vec::new();
    // Half of the photographed tables are kept for measuring.
    let tables = Tables::open(folder, |source| !without.contains(source) && is_for_training(source))?;
    let mut maker = SceneMaker { tiles: Tiles::open(folder)?, tables, long_side: WORKING_SIDE };
    let photographed = maker.tiles.clone();
    for i in 0..SCENES {
        // Some scenes are of drawn tiles, so that other drawings are known too.
        maker.tiles = if i % 5 == 4 { Tiles::drawn(i) } else { photographed.clone() };
        let scene = maker.kingdom(seed * 1_000_000 + i, Light::Wild);
        let on_piece = |p: Point| Some(scene.pieces.iter().any(|quad| contains(quad, p)));
        take(&scene.picture, 80, &mut random, &mut samples, on_piece);
    }
    for label in &folder.labels {
        let (copies, windows) = if label.file.starts_with("raw") {
            (10, 150)
        } else if label.file.starts_with("boards") {
            (4, 60)
        } else {
            continue;
        };
        if without.contains(&label.group) || without.contains(&label.file) {
            continue;
        }
        let photo = folder.photo(label)?;
        for _ in 0..copies {
            labelled(&photo, label, windows, &mut random, &mut samples);
        }
    }
    for (photo, quads) in folder.loose_cells("queendomino")? {
        for _ in 0..LOOSE_COPIES {
            let picture = shine(&photo, Light::Wild, &mut random);
            let on_cell = |p: Point| quads.iter().any(|quad| contains(quad, p)).then_some(true);
            take(&picture, 150, &mut random, &mut samples, on_cell);
        }
    }
    let cells = cells(folder, without)?;
    for i in 0..MOSAICS {
        let drawn = (i % 3 == 2).then(|| Tiles::drawn(seed + i).cells());
        let cells = drawn.as_ref().unwrap_or(&cells);
        let picture = shine(&mosaic(cells, &mut random), Light::Wild, &mut random);
        take(&picture, 60, &mut random, &mut samples, |_| Some(true));
    }
    for picture in &maker.tables.photographed {
        let side = random.between(60.0, 400.0) as u32;
        let (width, height, _) = fitted(picture.width(), picture.height(), side);
        let small = shine(&area_resized(picture, width, height), Light::Wild, &mut random);
        take(&small, 40, &mut random, &mut samples, |_| Some(false));
    }
    for i in 0..BARE_TABLES {
        let (_, kind) = Tabletop::ALL[i % Tabletop::ALL.len()];
        let bare = Surface::new(kind, WORKING_SIDE.into(), &mut random).picture(WORKING_SIDE, 480);
        let picture = shine(&bare, Light::Wild, &mut random);
        take(&picture, 50, &mut random, &mut samples, |_| Some(false));
    }
    Ok(samples)
}

/// Takes random windows of a working copy, those that are known to show a tile or none.
fn take(
    working: &RgbImage,
    count: usize,
    random: &mut Rng,
    samples: &mut Vec<Sample>,
    is_tile: impl Fn(Point) -> Option<bool>,
) {
    let map = TileFinder::features(working);
    let (x_pitch, y_pitch) =
        (f64::from(working.width()) / map.width as f64, f64::from(working.height()) / map.height as f64);
    for _ in 0..count {
        let (x, y) = (random.usize(..map.width), random.usize(..map.height));
        let centre = Point::new((x as f64 + 0.5) * x_pitch, (y as f64 + 0.5) * y_pitch);
        let features = map.values[y * map.width + x];
        samples.extend(is_tile(centre).map(|is_tile| Sample { features, is_tile }));
    }
}

/// Takes windows of a photo with known corners, at a random size.
fn labelled(photo: &RgbImage, label: &Label, count: usize, random: &mut Rng, samples: &mut Vec<Sample>) {
    let side = if label.file.starts_with("raw") { WORKING_SIDE } else { random.between(150.0, 640.0) as u32 };
    let (width, height, factor) = fitted(photo.width(), photo.height(), side);
    let working = shine(&area_resized(photo, width, height), Light::Wild, random);
    let size = label.size as f64;
    let Some(lattice_from_working) =
        Homography::from_lattice(size, size, &label.corners.scaled(factor)).and_then(|h| h.inverse())
    else {
        return;
    };
    take(&working, count, random, samples, |p| {
        let p = lattice_from_working.apply(p);
        Some(p.x >= 0.0 && p.y >= 0.0 && label.is_tile(p.y as usize, p.x as usize))
    });
}

/// All pictures of cells that show a tile.
fn cells(folder: &PhotoFolder, without: &BTreeSet<String>) -> io::Result<Vec<RgbImage>> {
    let limits = PhotoLimits { min_side: 1, ..PhotoLimits::default() };
    let mut cells = Vec::new();
    for kind in folder.files("cells")? {
        if kind.ends_with("empty-0") {
            continue;
        }
        let name = kind.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let files = folder.files(&format!("cells/{name}"))?;
        for path in files.iter().filter(|path| !without.contains(&source_of(path))) {
            let photo = Photo::open(path, &limits, &Quiet).map_err(io::Error::other)?;
            cells.push(photo.pixels().clone());
        }
    }
    Ok(cells)
}

/// Cells side by side.
fn mosaic(cells: &[RgbImage], random: &mut Rng) -> RgbImage {
    let side = random.between(25.0, 130.0) as u32;
    let across = (400 / side).max(3);
    let mut picture = RgbImage::new(across * side, across * side);
    for i in 0..across * across {
        let cell = random.one_of(cells);
        let scaled = area_resized(cell, side, side);
        imageops::replace(&mut picture, &scaled, (i % across * side).into(), (i / across * side).into());
    }
    picture
}

/// Whether a point lies inside of a convex quad.
fn contains(quad: &Quad, p: Point) -> bool {
    let sides = [0, 1, 2, 3].map(|i| (quad.0[(i + 1) % 4] - quad.0[i]).cross(p - quad.0[i]));
    sides.iter().all(|&s| s >= 0.0) || sides.iter().all(|&s| s <= 0.0)
}
