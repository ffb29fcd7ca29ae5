//! The photo folder: its labels, and the pictures that scenes are made of.

use std::io;
use std::path::{Path, PathBuf};

use image::{RgbImage, imageops};
use serde_json::Value;

use crate::drawn;
use crate::random::Chance;
use crate::surface::{Surface, Tabletop};
use crowncount::scan::Photo;
use crowncount::scan::PhotoLimits;
use crowncount::scan::Quiet;
use crowncount::scan::area_resized;
use crowncount::scan::{Point, Quad};
use crowncount::{Cell, DominoBox, Square, Terrain};
use fastrand::Rng;

/// What is known of a photo.
#[derive(Debug, Clone)]
pub struct Label {
    /// Its path inside the folder.
    pub file: String,
    /// Photos of one group show the same kingdom.
    pub group: String,
    /// Rows and columns of the frame.
    pub size: usize,
    /// The corners of the frame in the photo.
    pub corners: Quad,
    /// The kingdom, a row a line, in the notation.
    pub kingdom: Vec<Vec<String>>,
}

impl Label {
    /// Whether a domino or the castle lies on this cell.
    pub fn is_tile(&self, row: usize, column: usize) -> bool {
        self.kingdom.get(row).and_then(|cells| cells.get(column)).is_some_and(|cell| cell != ".")
    }
}

/// A folder of photos with its labels.
#[derive(Debug, Clone)]
pub struct PhotoFolder {
    /// Where it is.
    pub path: PathBuf,
    /// The labelled photos.
    pub labels: Vec<Label>,
}

impl PhotoFolder {
    /// Reads `labels.json` of a folder.
    pub fn open(path: &Path) -> io::Result<Self> {
        let text = std::fs::read_to_string(path.join("labels.json"))?;
        let json: Value = serde_json::from_str(&text)?;
        let photos = json["photos"].as_array().into_iter().flatten().enumerate();
        let wrong =
            |i: usize| io::Error::other(format!("labels.json: photo {i} is not labelled as the others are"));
        let labels =
            photos.map(|(i, json)| label(json).ok_or_else(|| wrong(i))).collect::<io::Result<_>>()?;
        Ok(Self { path: path.to_path_buf(), labels })
    }

    /// The labels of one kind: `raw`, `boards` or `crooked`.
    pub fn of_kind<'a>(&'a self, kind: &'a str) -> impl Iterator<Item = &'a Label> {
        self.labels.iter().filter(move |label| label.file.split('/').next() == Some(kind))
    }

    /// Loads a labelled photo.
    pub fn photo(&self, label: &Label) -> io::Result<RgbImage> {
        load(&self.path.join(&label.file))
    }

    /// The photos of a subfolder with labels of its own, and the outlines of the cells that are known in them.
    pub fn loose_cells(&self, folder: &str) -> io::Result<Vec<(RgbImage, Vec<Quad>)>> {
        let text = std::fs::read_to_string(self.path.join(folder).join("labels.json"))?;
        let json: Value = serde_json::from_str(&text)?;
        let mut photos = Vec::new();
        for (file, label) in json.as_object().into_iter().flatten() {
            let quads: Vec<Quad> =
                label["cells"].as_array().into_iter().flatten().filter_map(corners).collect();
            if !quads.is_empty() {
                photos.push((load(&self.path.join(folder).join(file))?, quads));
            }
        }
        Ok(photos)
    }

    /// The files of a subfolder, sorted.
    pub fn files(&self, folder: &str) -> io::Result<Vec<PathBuf>> {
        let mut files: Vec<PathBuf> = std::fs::read_dir(self.path.join(folder))?
            .map(|entry| entry.map(|e| e.path()))
            .collect::<io::Result<_>>()?;
        files.sort();
        Ok(files)
    }
}

/// The group of a picture of a cell: its source photo.
pub fn source_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().chars().take(6).collect()).unwrap_or_default()
}

/// Whether pictures of this source are for training; the others are for measuring.
pub fn is_for_training(source: &str) -> bool {
    source.bytes().map(u32::from).sum::<u32>().is_multiple_of(2)
}

/// The four corners of something labelled.
fn corners(json: &Value) -> Option<Quad> {
    let point = |p: &Value| Some(Point::new(p.get(0)?.as_f64()?, p.get(1)?.as_f64()?));
    let corner = |i: usize| json["corners"].get(i).and_then(point);
    Some(Quad([corner(0)?, corner(1)?, corner(2)?, corner(3)?]))
}

fn label(json: &Value) -> Option<Label> {
    Some(Label {
        file: json["file"].as_str()?.to_owned(),
        group: json["group"].as_str()?.to_owned(),
        size: json["rows"].as_u64()? as usize,
        corners: corners(json)?,
        kingdom: json["kingdom"]
            .as_array()?
            .iter()
            .filter_map(|row| Some(row.as_str()?.split_whitespace().map(str::to_owned).collect()))
            .collect(),
    })
}

/// Loads a picture of any size.
pub(super) fn load(path: &Path) -> io::Result<RgbImage> {
    let limits = PhotoLimits { min_side: 1, ..PhotoLimits::default() };
    let photo = Photo::open(path, &limits, &Quiet)
        .map_err(|error| io::Error::other(format!("{}: {error}", path.display())))?;
    Ok(photo.pixels().clone())
}

/// Pictures of dominoes (two cells wide) and castle floors (one cell).
#[derive(Debug, Clone)]
pub struct Tiles {
    /// Each domino lying.
    pub dominoes: Vec<RgbImage>,
    /// What its left and right half show.
    pub faces: Vec<[Cell; 2]>,
    /// Each castle floor.
    pub castles: Vec<RgbImage>,
}

impl Tiles {
    /// Pixels a cell.
    pub const CELL: u32 = 128;

    /// Reads the folder `dominoes`.
    pub fn open(folder: &PhotoFolder) -> io::Result<Self> {
        // The files are named by the numbers of the dominoes, so that sorted they come in the order of the box.
        let faces = DominoBox::Kingdomino.dominoes().map(|domino| domino.squares.map(Cell::Square)).collect();
        let mut tiles = Self { dominoes: Vec::new(), faces, castles: Vec::new() };
        for path in folder.files("dominoes")? {
            let picture = load(&path)?;
            let (width, height) = picture.dimensions();
            // The photos show a little of the table around the tile.
            let trim = height / 50;
            let inner =
                imageops::crop_imm(&picture, trim, trim, width - 2 * trim, height - 2 * trim).to_image();
            if width > height * 3 / 2 {
                tiles.dominoes.push(area_resized(&inner, 2 * Self::CELL, Self::CELL));
            } else {
                tiles.castles.push(area_resized(&inner, Self::CELL, Self::CELL));
            }
        }
        if tiles.dominoes.len() == tiles.faces.len() {
            Ok(tiles)
        } else {
            Err(io::Error::other(format!("dominoes: {} photos of dominoes, not 48", tiles.dominoes.len())))
        }
    }
}

impl Tiles {
    /// Tiles that are drawn, a new set for each seed.
    pub fn drawn(seed: u64) -> Self {
        let random = &mut Rng::with_seed(seed);
        let castle = drawn::KINDS - 1;
        let terrains = [
            Terrain::Wheat,
            Terrain::Forest,
            Terrain::Lake,
            Terrain::Grassland,
            Terrain::Swamp,
            Terrain::Mine,
        ];
        let (mut dominoes, mut faces) = (Vec::new(), Vec::new());
        for _ in 0..48 {
            let kinds = [random.usize(..castle), random.usize(..castle)];
            let mut domino = RgbImage::new(2 * Self::CELL, Self::CELL);
            for (kind, left) in kinds.into_iter().zip([0, Self::CELL]) {
                imageops::replace(&mut domino, &drawn::tile(kind, Self::CELL, random), left.into(), 0);
            }
            dominoes.push(domino);
            faces.push(kinds.map(|kind| Square::new(terrains[kind], 0).map_or(Cell::Unknown, Cell::Square)));
        }
        Self { dominoes, faces, castles: vec![drawn::tile(castle, Self::CELL, random)] }
    }

    /// All cells, one by one.
    pub fn cells(&self) -> Vec<RgbImage> {
        let half =
            |domino, i| imageops::crop_imm(domino, i * Self::CELL, 0, Self::CELL, Self::CELL).to_image();
        let halves = self.dominoes.iter().flat_map(|domino| [half(domino, 0), half(domino, 1)]);
        halves.chain(self.castles.iter().cloned()).collect()
    }
}

/// What can lie under a kingdom: drawn tables and photographed ones.
#[derive(Debug, Clone, Default)]
pub struct Tables {
    /// Pictures without any tile.
    pub photographed: Vec<RgbImage>,
}

impl Tables {
    /// Pictures of `cells/empty-0` and what the raw photos show outside of the kingdom, as far as `keep` says
    /// yes to their source.
    pub fn open(folder: &PhotoFolder, keep: impl Fn(&str) -> bool) -> io::Result<Self> {
        let mut photographed = Vec::new();
        for path in folder.files("cells/empty-0")? {
            if keep(&source_of(&path)) {
                photographed.push(load(&path)?);
            }
        }
        for label in folder.of_kind("raw").filter(|label| keep(&label.group)) {
            let photo = folder.photo(label)?;
            photographed.extend(outside(&photo, &label.corners));
        }
        Ok(Self { photographed })
    }

    /// A table of this size.
    pub fn draw(&self, width: u32, height: u32, random: &mut Rng) -> RgbImage {
        if self.photographed.is_empty() || random.chance(0.6) {
            let surface = Surface::new(Tabletop::random(random), width.max(height).into(), random);
            return surface.picture(width, height);
        }
        let source = random.one_of(&self.photographed);
        let scale = random.between(0.8, 3.0) * f64::from(source.width()) / f64::from(width.max(height));
        RgbImage::from_fn(width, height, |x, y| {
            let mirrored = |value: u32, side: u32| {
                let folded = (f64::from(value) * scale) as u32 % (2 * side);
                if folded < side { folded } else { 2 * side - 1 - folded }
            };
            *source.get_pixel(mirrored(x, source.width()), mirrored(y, source.height()))
        })
    }
}

/// The four largest pieces of a photo around a quad.
fn outside(photo: &RgbImage, corners: &Quad) -> Vec<RgbImage> {
    let (width, height) = (f64::from(photo.width()), f64::from(photo.height()));
    let [left, top, right, bottom] = corners.bounds();
    let gap = 0.02 * width;
    [
        [0.0, 0.0, width, top - gap],
        [0.0, bottom + gap, width, height],
        [0.0, 0.0, left - gap, height],
        [right + gap, 0.0, width, height],
    ]
    .into_iter()
    .filter(|[x0, y0, x1, y1]| x1 - x0 > 0.1 * width && y1 - y0 > 0.1 * width)
    .map(|[x0, y0, x1, y1]| {
        let piece =
            imageops::crop_imm(photo, x0 as u32, y0 as u32, (x1 - x0) as u32, (y1 - y0) as u32).to_image();
        let (w, h, _) = crowncount::scan::fitted(piece.width(), piece.height(), 700);
        area_resized(&piece, w, h)
    })
    .collect()
}
