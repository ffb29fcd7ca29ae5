//! Writes sample photos of drawn kingdoms, with the truth beside them.
//!
//! ```text
//! cargo run --release -p crowncount-lab --bin sample_photo -- photo OUT.jpg --kingdom "w1 w c/…" --calm
//! cargo run --release -p crowncount-lab --bin sample_photo -- table OUT.jpg --players 4 --gap 0.6
//! cargo run --release -p crowncount-lab --bin sample_photo -- cells FOLDER --photos 40 --seed 11
//! ```
//!
//! `photo` writes OUT.jpg and OUT.json: rows, columns, corners (pixels, clockwise from the kingdom's top left) and the
//! kingdom in its notation. `table` writes one of all kingdoms of a game, with a list of `kingdoms`. `cells` cuts the cells of such photos into folders named after terrain and crowns (`wheat-1`,
//! `castle-0`, `empty-0`), to train on.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::{Args, Parser, Subcommand};
use crowncount::laying::{Care, play};
use crowncount::scan::Quad;
use crowncount::{DominoBox, Frame, Kingdom};
use crowncount_lab::photo::{DrawnPhoto, Shot, cut_cells, photograph, photograph_table, random_kingdom};
use crowncount_lab::surface::Tabletop;
use image::RgbImage;
use image::codecs::jpeg::JpegEncoder;

/// Writes sample photos of drawn kingdoms, with the truth beside them.
#[derive(Parser)]
struct Options {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// A photo and its truth.
    Photo(PhotoOptions),
    /// A photo of all kingdoms of a game and their truth, on a calm table.
    Table(TableOptions),
    /// The cells of many photos, half of them of 7x7 kingdoms.
    Cells(CellOptions),
}

#[derive(Args)]
struct PhotoOptions {
    /// The JPEG file.
    file: PathBuf,
    /// What is shown; without it a kingdom laid by legal moves. One of dots is a bare table.
    #[arg(long)]
    kingdom: Option<Kingdom>,
    /// Decides everything that is left to chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Rows and columns of a kingdom that is not given: 5 or 7.
    #[arg(long, default_value = "5", value_parser = frame)]
    side: Frame,
    /// Width and height in pixels, from 16x16 to 8000x8000.
    #[arg(long, value_parser = size)]
    size: Option<(u32, u32)>,
    /// Starts from a photo in good light from nearly above.
    #[arg(long)]
    calm: bool,
    /// What the kingdom lies on: plain, wood, felt, cloth, carpet, mat, checks, print, foliage, stone or dots.
    #[arg(long, value_parser = table)]
    table: Option<Tabletop>,
    /// How far the camera leans, in degrees.
    #[arg(long)]
    tilt: Option<f32>,
    /// How the kingdom is turned, in degrees clockwise.
    #[arg(long)]
    turn: Option<f32>,
    /// The most that a domino drifts, in cells.
    #[arg(long)]
    drift: Option<f32>,
    /// How many loose things lie beside the kingdom.
    #[arg(long)]
    clutter: Option<usize>,
}

#[derive(Args)]
struct TableOptions {
    /// The JPEG file.
    file: PathBuf,
    /// How many kingdoms, from 2 to 4.
    #[arg(long, default_value_t = 4)]
    players: usize,
    /// How far they lie apart, in cells.
    #[arg(long, default_value_t = 0.6)]
    gap: f64,
    /// Decides everything that is left to chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Width and height in pixels, from 16x16 to 8000x8000.
    #[arg(long, value_parser = size, default_value = "1600x1600")]
    size: (u32, u32),
}

#[derive(Args)]
struct CellOptions {
    /// Where the folders of cells are made.
    folder: PathBuf,
    /// How many photos are cut up.
    #[arg(long, default_value_t = 24)]
    photos: u64,
    /// The seed of the first photo.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The side of a cell, in pixels.
    #[arg(long, default_value_t = 64)]
    pixels: u32,
}

fn main() -> Result<()> {
    match Options::parse().what {
        What::Photo(options) => write_photo(options),
        What::Table(options) => write_table(&options),
        What::Cells(options) => write_cells(&options),
    }
}

fn frame(text: &str) -> Result<Frame> {
    match text {
        "5" => Ok(Frame::Five),
        "7" => Ok(Frame::Seven),
        _ => bail!("5 or 7"),
    }
}

fn size(text: &str) -> Result<(u32, u32)> {
    let (width, height) = text.split_once('x').context("say WIDTHxHEIGHT")?;
    let (width, height) = (width.parse()?, height.parse()?);
    if ![width, height].iter().all(|side| (16..=8000).contains(side)) {
        bail!("from 16x16 to 8000x8000");
    }
    Ok((width, height))
}

fn table(name: &str) -> Result<Tabletop> {
    Tabletop::from_name(name).with_context(|| format!("{name:?} is no surface"))
}

fn write_photo(options: PhotoOptions) -> Result<()> {
    let PhotoOptions { file, kingdom, seed, side, size, calm, table, tilt, turn, drift, clutter } = options;
    let kingdom = kingdom.unwrap_or_else(|| {
        let players = if side == Frame::Five { 4 } else { 2 };
        play(&[DominoBox::Kingdomino], side, players, Care::Compact, seed).swap_remove(0)
    });
    let usual = if calm { Shot::calm(seed) } else { Shot::random(seed) };
    let shot = Shot {
        size: size.unwrap_or(usual.size),
        table: table.unwrap_or(usual.table),
        tilt: tilt.unwrap_or(usual.tilt),
        turn: turn.unwrap_or(usual.turn),
        drift: drift.unwrap_or(usual.drift),
        clutter: clutter.unwrap_or(usual.clutter),
        ..usual
    };
    let photo = photograph(&kingdom, &shot).context("there is not enough memory for this photo")?;
    save(&photo.image, &file, 88)?;
    let truth = serde_json::to_string_pretty(&truth(&file, &kingdom, &photo))?;
    fs::write(file.with_extension("json"), truth + "\n")?;
    Ok(())
}

fn write_table(options: &TableOptions) -> Result<()> {
    let TableOptions { file, players, gap, seed, size } = options;
    let kingdoms = play(&[DominoBox::Kingdomino], Frame::Five, *players, Care::Compact, *seed);
    let shot = Shot { size: *size, turn: 0.0, clutter: 0, ..Shot::calm(*seed) };
    let table =
        photograph_table(&kingdoms, *gap, &shot).context("there is not enough memory for this photo")?;
    save(&table.image, file, 88)?;
    let each: Vec<serde_json::Value> = kingdoms
        .iter()
        .zip(&table.corners)
        .map(|(kingdom, corners)| kingdom_truth(kingdom, corners))
        .collect();
    let truth = serde_json::json!({ "photo": name(file), "kingdoms": each });
    fs::write(file.with_extension("json"), serde_json::to_string_pretty(&truth)? + "\n")?;
    Ok(())
}

/// The truth about a photo, in the field names of `scan`.
fn truth(file: &Path, kingdom: &Kingdom, photo: &DrawnPhoto) -> serde_json::Value {
    let mut truth = kingdom_truth(kingdom, &photo.corners);
    truth["photo"] = name(file).into();
    truth
}

/// The truth about one kingdom.
fn kingdom_truth(kingdom: &Kingdom, corners: &Quad) -> serde_json::Value {
    let tenths = |value: f64| (value * 10.0).round() / 10.0;
    serde_json::json!({
        "rows": kingdom.rows(),
        "cols": kingdom.cols(),
        "corners": corners.0.map(|corner| [tenths(corner.x), tenths(corner.y)]),
        "kingdom": kingdom.to_string().lines().collect::<Vec<_>>(),
    })
}

/// The name of a file without its folder.
fn name(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn write_cells(options: &CellOptions) -> Result<()> {
    for seed in options.seed..options.seed + options.photos {
        let (side, edge) = if seed % 2 == 0 { (5, 640) } else { (7, 880) };
        let random = &mut fastrand::Rng::with_seed(seed);
        let kingdom = random_kingdom(side, random);
        let shot = Shot { size: (edge, edge), clutter: 0, ..Shot::random(seed) };
        let photo = photograph(&kingdom, &shot).context("there is not enough memory for a photo")?;
        for (number, cell) in cut_cells(&kingdom, &photo, options.pixels, random).into_iter().enumerate() {
            let home = options.folder.join(cell.class);
            fs::create_dir_all(&home)?;
            let quality = 70 + (seed % 26) as u8;
            save(&cell.image, &home.join(format!("{seed:06}-{number:02}.jpg")), quality)?;
        }
    }
    Ok(())
}

fn save(image: &RgbImage, file: &Path, quality: u8) -> Result<()> {
    let created = fs::File::create(file).with_context(|| file.display().to_string())?;
    JpegEncoder::new_with_quality(std::io::BufWriter::new(created), quality).encode_image(image)?;
    Ok(())
}
