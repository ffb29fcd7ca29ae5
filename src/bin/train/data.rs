//! The photo folder. In: its path. Out: pictures and the cells in them, each with its label and the group that
//! must not be split between training and testing.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use crowncount::scan::reader::{CELL_SIDE, Ground, LABELS, Label};
use image::RgbImage;
use serde::Deserialize;

use crate::texture::texture;
use crate::warp::{Perspective, Quad};

/// How many tables are made up.
const TEXTURES: usize = 600;

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

#[derive(Deserialize)]
struct PhotoList {
    photos: Vec<PhotoLabel>,
}

#[derive(Deserialize)]
struct PhotoLabel {
    file: String,
    group: String,
    rows: usize,
    cols: usize,
    corners: Quad,
    kingdom: Vec<String>,
    hidden_cells: Vec<[usize; 2]>,
}

#[derive(Deserialize)]
struct QueenPhoto {
    cells: Vec<QueenCell>,
    tiles: Vec<QueenTile>,
}

#[derive(Deserialize)]
struct QueenCell {
    corners: Quad,
    terrain: String,
    crowns: u8,
    #[serde(default)]
    clipped: serde_json::Value,
    #[serde(default)]
    occluded: serde_json::Value,
}

#[derive(Deserialize)]
struct QueenTile {
    corners: Quad,
    side: String,
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
            let picture = texture(&mut random);
            let (width, height) = (picture.width() as f32, picture.height() as f32);
            self.pictures.push(picture);
            let quad = [[0.0, 0.0], [width, 0.0], [width, height], [0.0, height]];
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

    fn load_kingdoms(&mut self, photos: &Path) -> Result<()> {
        let list: PhotoList = serde_json::from_slice(&read(&photos.join("labels.json"))?)?;
        for photo in list.photos {
            let origin = match photo.file.split('/').next() {
                Some("boards") => Origin::Boards,
                Some("crooked") => Origin::Crooked,
                _ => Origin::Raw,
            };
            let group = if origin == Origin::Raw { camera(&photo.file) } else { photo.group };
            let side = edge(&photo.corners) / photo.cols as f32;
            let (picture, scale) = self.keep(&photos.join(&photo.file), side)?;
            let grid = Perspective::from_square(scaled(photo.corners, scale));
            let (rows, columns) = (photo.rows as f32, photo.cols as f32);
            let quad = |row: f32, column: f32| {
                grid.quad(column / columns, row / rows, (column + 1.0) / columns, (row + 1.0) / rows)
            };
            for (row, line) in photo.kingdom.iter().enumerate() {
                for (column, cell) in line.split_whitespace().enumerate() {
                    self.cells.push(Cell {
                        picture,
                        quad: quad(row as f32, column as f32),
                        label: label_of(cell).with_context(|| format!("{}: {cell}", photo.file))?,
                        group: group.clone(),
                        origin,
                        name: (photo.file.clone(), row, column),
                        alone: false,
                        counted: !photo.hidden_cells.contains(&[row, column]),
                    });
                }
            }
            if origin == Origin::Raw {
                let around = (-3..photo.rows as i32 + 3)
                    .flat_map(|row| (-3..photo.cols as i32 + 3).map(move |column| (row, column)))
                    .filter(|&(row, column)| {
                        !(0..photo.rows as i32).contains(&row) || !(0..photo.cols as i32).contains(&column)
                    });
                for (row, column) in around {
                    self.push_table(picture, quad(row as f32, column as f32), &group);
                }
            }
        }
        Ok(())
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

    fn load_queendomino(&mut self, folder: &Path) -> Result<()> {
        let photos: BTreeMap<String, QueenPhoto> =
            serde_json::from_slice(&read(&folder.join("labels.json"))?)?;
        for (file, photo) in photos {
            let side = photo.cells.first().map_or(90.0, |cell| edge(&cell.corners));
            let (picture, scale) = self.keep(&folder.join(&file), side)?;
            let group = match file.as_str() {
                "15.jpg" | "16.jpg" | "17.jpg" | "18.jpg" | "19.jpg" | "24.jpg" => {
                    "queendomino-kingdom".to_owned()
                }
                _ => format!("queendomino-{file}"),
            };
            let name = format!("queendomino/{file}");
            let mut taken: Vec<Quad> = Vec::new();
            for (place, cell) in photo.cells.iter().enumerate() {
                let label = named_label(&cell.terrain, cell.crowns)
                    .with_context(|| format!("{name}: {} {}", cell.terrain, cell.crowns))?;
                let quad = scaled(cell.corners, scale);
                taken.push(quad);
                self.cells.push(Cell {
                    picture,
                    quad,
                    label,
                    group: group.clone(),
                    origin: Origin::Queendomino,
                    name: (name.clone(), 0, place),
                    alone: false,
                    counted: !is_set(&cell.clipped) && !is_set(&cell.occluded),
                });
            }
            for (place, tile) in photo.tiles.iter().enumerate() {
                let quad = scaled(tile.corners, scale);
                taken.push(quad);
                if tile.side == "red" {
                    self.cells.push(Cell {
                        picture,
                        quad,
                        label: TOWN,
                        group: group.clone(),
                        origin: Origin::Queendomino,
                        name: (name.clone(), 1, place),
                        alone: false,
                        counted: true,
                    });
                }
            }
            self.push_cloth(picture, &taken, &group);
        }
        Ok(())
    }

    /// Squares of a picture that touch none of the tiles in it.
    fn push_cloth(&mut self, picture: usize, taken: &[Quad], group: &str) {
        let (width, height) = self.pictures[picture].dimensions();
        let side = KEPT_SIDE;
        let clear = |x: f32, y: f32| {
            taken.iter().all(|quad| {
                let range = |axis: usize| {
                    let values = quad.iter().map(|corner| corner[axis]);
                    (values.clone().fold(f32::MAX, f32::min), values.fold(f32::MIN, f32::max))
                };
                let ((left, right), (top, bottom)) = (range(0), range(1));
                x > right || x + side < left || y > bottom || y + side < top
            })
        };
        for y in (0..height.saturating_sub(side as u32)).step_by(side as usize) {
            for x in (0..width.saturating_sub(side as u32)).step_by(side as usize) {
                let (x, y) = (x as f32, y as f32);
                if clear(x, y) {
                    self.push_table(picture, square(x, y, side), group);
                }
            }
        }
    }

    /// Folders named terrain-crowns, full of single cells.
    fn load_tiles(&mut self, folder: &Path, origin: Origin) -> Result<()> {
        for kind in listed(folder)? {
            let kind_name = file_name(&kind);
            let label = kind_name
                .split_once('-')
                .and_then(|(terrain, crowns)| named_label(terrain, crowns.parse().ok()?))
                .with_context(|| format!("{}: no folder of cells", kind.display()))?;
            for path in listed(&kind)? {
                let file = file_name(&path);
                let (picture, _) = self.keep(&path, if label == EMPTY { 128.0 } else { KEPT_SIDE })?;
                let (width, height) = self.pictures[picture].dimensions();
                let (width, height) = (width as f32, height as f32);
                let group: String = file.chars().take(6).collect();
                self.cells.push(Cell {
                    picture,
                    quad: [[0.0, 0.0], [width, 0.0], [width, height], [0.0, height]],
                    label,
                    group: if origin == Origin::Drawn { format!("drawn-{group}") } else { group },
                    origin,
                    name: (format!("{kind_name}/{file}"), 0, 0),
                    alone: true,
                    counted: true,
                });
            }
        }
        Ok(())
    }

    /// The 48 dominoes and the castle floors, which belong to no kingdom.
    fn load_dominoes(&mut self, photos: &Path) -> Result<()> {
        for path in listed(&photos.join("dominoes"))? {
            let file = file_name(&path);
            let castle = file.starts_with("castle");
            let (picture, _) = self.keep(&path, if castle { 550.0 } else { 900.0 })?;
            let (width, height) = self.pictures[picture].dimensions();
            let (width, height) = (width as f32, height as f32);
            let number = file.split('.').next().and_then(|stem| stem.parse::<usize>().ok());
            let labels = match number {
                Some(number @ 1..=48) => DOMINOES[number - 1].split('-').map(label_of).collect(),
                _ if castle => vec![label_of("c")],
                _ => bail!("{}: no domino", path.display()),
            };
            let share = width / labels.len() as f32;
            for (half, label) in labels.into_iter().enumerate() {
                let (left, right) = (half as f32 * share, (half + 1) as f32 * share);
                self.cells.push(Cell {
                    picture,
                    quad: [[left, 0.0], [right, 0.0], [right, height], [left, height]],
                    label: label.with_context(|| path.display().to_string())?,
                    group: format!("domino-{file}"),
                    origin: Origin::Dominoes,
                    name: (format!("dominoes/{file}"), 0, half),
                    alone: true,
                    counted: false,
                });
            }
        }
        Ok(())
    }
}

/// The place of 'no tile' among the labels.
pub(crate) const EMPTY: usize = 18;
/// The place of towns among the labels.
const TOWN: usize = 16;

/// The 48 dominoes of Kingdomino by their number, left and right as their fronts are printed.
const DOMINOES: [&str; 48] = [
    "w-w", "w-w", "f-f", "f-f", "f-f", "f-f", "l-l", "l-l", "l-l", "g-g", "g-g", "s-s", "w-f", "w-l", "w-g",
    "w-s", "f-l", "f-g", "w1-f", "w1-l", "w1-g", "w1-s", "w1-m", "f1-w", "f1-w", "f1-w", "f1-w", "f1-l",
    "f1-g", "l1-w", "l1-w", "l1-f", "l1-f", "l1-f", "l1-f", "w-g1", "l-g1", "w-s1", "g-s1", "m1-w", "w-g2",
    "l-g2", "w-s2", "g-s2", "m2-w", "s-m2", "s-m2", "w-m3",
];

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

fn listed(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn square(x: f32, y: f32, side: f32) -> Quad {
    [[x, y], [x + side, y], [x + side, y + side], [x, y + side]]
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

/// The camera of a raw photo: `raw/phone-a` for `raw/phone-a-1.jpg`.
fn camera(file: &str) -> String {
    file.rsplit_once('-').map_or(file, |(camera, _)| camera).to_owned()
}

/// Whether a mark of the label file says more than no.
fn is_set(mark: &serde_json::Value) -> bool {
    !matches!(mark, serde_json::Value::Null | serde_json::Value::Bool(false))
}

/// The label of a cell in the kingdom notation.
fn label_of(cell: &str) -> Option<usize> {
    let letter = cell.chars().next()?;
    let crowns = cell[letter.len_utf8()..].parse().unwrap_or(0);
    let ground = Ground::ALL.into_iter().find(|ground| ground.letter() == letter)?;
    Label { ground, crowns }.index()
}

/// The label of a terrain by its name. A Queen's Tower carries a crown, and is a town all the same.
fn named_label(terrain: &str, crowns: u8) -> Option<usize> {
    let crowns = if terrain == Ground::Town.name() { 0 } else { crowns };
    LABELS.iter().position(|label| label.ground.name() == terrain && label.crowns == crowns)
}
