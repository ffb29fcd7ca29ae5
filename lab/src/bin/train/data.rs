//! The photo folder. In: its path. Out: pictures and the cells in them, each with its label and the group that
//! must not be split between training and testing.

mod kingdoms;
mod queendomino;
mod tiles;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use crowncount::scan::reader::{self, CELL_SIDE};
use crowncount::{Square, Terrain};
use crowncount_lab::random::Chance;
use crowncount_lab::surface::{Surface, Tabletop};
use image::RgbImage;

use crate::warp::{Perspective, Quad};

/// How many tables are made up.
const TEXTURES: usize = 600;
/// The side of their pictures: about two cells.
const TEXTURE_SIDE: u32 = 104;

/// The side of a cell in the pictures that are kept: enough for the network, small enough to keep them all.
const KEPT_SIDE: f32 = 52.0;

/// Which folder a cell comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Origin {
    /// Rectified kingdoms.
    Boards,
    /// Other crops of them.
    Crooked,
    /// Photos as a player takes them.
    Raw,
    /// Single cells.
    Cells,
    /// The Queendomino copy.
    Queendomino,
    /// Dominoes photographed singly.
    Dominoes,
    /// What lies around the kingdoms in photos.
    Table,
    /// Our own drawings.
    Drawn,
}

/// One cell of a picture.
#[derive(Clone, Debug)]
pub(crate) struct Cell {
    /// The place of its picture in [`Data::pictures`].
    pub(crate) picture: usize,
    /// Its corners there.
    pub(crate) quad: Quad,
    /// The place of its label in [`LABELS`].
    pub(crate) label: usize,
    /// The kingdom or photo that it was taken from.
    pub(crate) group: String,
    /// The folder.
    pub(crate) origin: Origin,
    /// The photo, its row and its column.
    pub(crate) name: (String, usize, usize),
    /// Whether there is nothing to see around it: its picture ends where it ends.
    pub(crate) alone: bool,
    /// Whether it is clear enough to be counted in the figures.
    pub(crate) counted: bool,
}

/// All pictures and cells.
#[derive(Debug, Default)]
pub(crate) struct Data {
    /// Pictures, scaled so that a cell has about [`KEPT_SIDE`] pixels.
    pub(crate) pictures: Vec<RgbImage>,
    /// The cells.
    pub(crate) cells: Vec<Cell>,
}

impl Data {
    /// Reads a photo folder, and a folder of drawn tiles if there is one.
    pub(crate) fn load(photos: &Path, drawn: Option<&Path>) -> Result<Self> {
        let mut data = Self::default();
        data.load_kingdoms(photos)?;
        data.load_queendomino(&photos.join("queendomino"))?;
        data.load_tiles(&photos.join("cells"), Origin::Cells)?;
        data.load_dominoes(photos)?;
        if let Some(drawn) = drawn {
            data.load_tiles(drawn, Origin::Drawn)?;
        }
        Ok(data)
    }

    /// Adds made-up tables.
    pub(crate) fn add_textures(&mut self, seed: u64) {
        let mut random = fastrand::Rng::with_seed(seed);
        for _ in 0..TEXTURES {
            // From near, where threads are seen, to far away, where boards and stripes are.
            let scale = random.between(1.0, 8.0) * f64::from(TEXTURE_SIDE);
            let surface = Surface::new(Tabletop::random(&mut random), scale, &mut random);
            self.pictures.push(surface.picture(TEXTURE_SIDE, TEXTURE_SIDE));
            let side = TEXTURE_SIDE as f32;
            let quad = [[0.0, 0.0], [side, 0.0], [side, side], [0.0, side]];
            self.push_table(self.pictures.len() - 1, quad, "made-up");
        }
    }

    /// Keeps a picture at the scale at which a cell of so many pixels has [`KEPT_SIDE`]; the scale comes back.
    fn keep(&mut self, path: &Path, side: f32) -> Result<(usize, f32)> {
        let picture = image::open(path).with_context(|| path.display().to_string())?.into_rgb8();
        let scale = (KEPT_SIDE / side).min(1.0);
        let shrunk = |pixels: u32| ((pixels as f32 * scale).round() as u32).max(1);
        let (width, height) = (shrunk(picture.width()), shrunk(picture.height()));
        let small = if scale < 1.0 { image::imageops::thumbnail(&picture, width, height) } else { picture };
        self.pictures.push(small);
        Ok((self.pictures.len() - 1, scale))
    }

    /// A cell of bare table, if it lies within its picture.
    fn push_table(&mut self, picture: usize, quad: Quad, group: &str) {
        let (width, height) = self.pictures[picture].dimensions();
        let inside = |[x, y]: [f32; 2]| x >= 0.0 && y >= 0.0 && x <= width as f32 && y <= height as f32;
        if quad.into_iter().all(inside) {
            self.cells.push(Cell {
                picture,
                quad,
                label: EMPTY,
                group: group.to_owned(),
                origin: Origin::Table,
                name: (group.to_owned(), 0, 0),
                alone: false,
                counted: false,
            });
        }
    }
}

/// The place of 'no tile' among the labels.
pub(crate) const EMPTY: usize = 18;
/// The place of towns among the labels.
const TOWN: usize = 16;

/// The corners of a cell picture: a cell with a margin around it.
pub(crate) fn with_margin(quad: Quad, margin: f32) -> Quad {
    Perspective::from_square(quad).quad(-margin, -margin, 1.0 + margin, 1.0 + margin)
}

/// The picture of a cell as the reader gets it.
pub(crate) fn cell_picture(data: &Data, cell: &Cell) -> RgbImage {
    let quad = with_margin(cell.quad, crowncount::scan::reader::MARGIN);
    crate::warp::cut(&data.pictures[cell.picture], quad, CELL_SIDE, 2)
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| path.display().to_string())
}

fn scaled(quad: Quad, scale: f32) -> Quad {
    quad.map(|corner| corner.map(|value| value * scale))
}

/// The mean length of a quad's four edges.
fn edge(quad: &Quad) -> f32 {
    (0..4)
        .map(|place| {
            let (a, b) = (quad[place], quad[(place + 1) % 4]);
            (a[0] - b[0]).hypot(a[1] - b[1])
        })
        .sum::<f32>()
        / 4.0
}

/// The label of a cell in the kingdom notation.
fn label_of(cell: &str) -> Option<usize> {
    reader::label_of(cell.parse().ok()?)
}

/// The label of a terrain by its name. A Queen's Tower carries a crown, and is a town all the same.
fn named_label(terrain: &str, crowns: u8) -> Option<usize> {
    reader::label_of(match (terrain, Terrain::from_id(terrain)) {
        ("castle", _) => crowncount::Cell::Castle,
        ("empty", _) => crowncount::Cell::Empty,
        (_, Some(Terrain::Town)) => crowncount::Cell::Square(Square::plain(Terrain::Town)),
        (_, terrain) => crowncount::Cell::Square(Square::new(terrain?, crowns)?),
    })
}
