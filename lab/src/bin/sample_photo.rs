//! Writes sample photos of drawn kingdoms, with the truth beside them.
//!
//! ```text
//! sample_photo photo OUT.jpg [--kingdom "w1 w c/…"] [--seed N] [--side 5|7] [--size WxH] [--calm]
//!                            [--table wood|cloth|felt|carpet|mat] [--tilt DEGREES] [--turn DEGREES] [--drift CELLS] [--clutter N]
//! sample_photo cells FOLDER  [--photos N] [--seed N] [--pixels N]
//! ```
//!
//! `photo` writes OUT.jpg and OUT.json: rows, columns, corners (pixels, clockwise from the kingdom's top left) and
//! the kingdom in its notation. Without `--kingdom` it is laid by legal moves; one of dots
//! is a bare table. What is not given is left to the seed; `--calm` starts from a photo in good light from nearly above.
//!
//! `cells` cuts the cells of N such photos (24 unless told, half of them 7x7) into folders named after terrain and
//! crowns (`wheat-1`, `castle-0`, `empty-0`), 64 pixels wide unless told. Town squares with a Queen's Tower are
//! `town-1`, all other towns `town-0`.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crowncount::laying::{Care, play};
use crowncount::{DominoBox, Frame};
use crowncount_lab::photo::{Board, Photo, Shot, Table, cut_cells, photograph};
use image::RgbImage;
use image::codecs::jpeg::JpegEncoder;

type Done<T = ()> = Result<T, Box<dyn Error>>;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("sample_photo: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(words: &[String]) -> Done {
    let [mode, target, rest @ ..] = words else {
        return Err("say `photo OUT.jpg` or `cells FOLDER`".into());
    };
    let options = Options::read(rest)?;
    match mode.as_str() {
        "photo" => write_photo(Path::new(target), &options),
        "cells" => write_cells(Path::new(target), &options),
        other => Err(format!("{other:?} is neither `photo` nor `cells`").into()),
    }
}

/// The options as given, by name.
struct Options(BTreeMap<String, String>);

const NAMES: [&str; 12] = [
    "kingdom", "seed", "side", "size", "table", "tilt", "turn", "drift", "photos", "pixels", "calm",
    "clutter",
];

impl Options {
    fn read(words: &[String]) -> Done<Self> {
        let mut found = BTreeMap::new();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let name = word.strip_prefix("--").filter(|name| NAMES.contains(name));
            let name = name.ok_or_else(|| format!("{word:?} is no option"))?;
            let value = match name {
                "calm" => String::new(),
                _ => words.next().ok_or_else(|| format!("--{name} needs a value"))?.clone(),
            };
            found.insert(name.to_owned(), value);
        }
        Ok(Self(found))
    }

    /// The value of an option, read by its type.
    fn get<T: std::str::FromStr>(&self, name: &str) -> Done<Option<T>> {
        let read = |text: &String| text.parse().map_err(|_| format!("--{name}: cannot read {text:?}").into());
        self.0.get(name).map(read).transpose()
    }
}

fn write_photo(file: &Path, options: &Options) -> Done {
    let seed = options.get("seed")?.unwrap_or(1);
    let board = if let Some(text) = options.0.get("kingdom") {
        text.parse().map_err(|error| format!("--kingdom: {error}"))?
    } else {
        let (frame, players) = match options.get("side")?.unwrap_or(5) {
            5 => (Frame::Five, 4),
            7 => (Frame::Seven, 2),
            _ => return Err("--side: 5 or 7".into()),
        };
        let kingdoms = play(&[DominoBox::Kingdomino], frame, players, Care::Compact, seed);
        kingdoms[0].to_string().parse()?
    };
    let mut shot = if options.0.contains_key("calm") { Shot::calm(seed) } else { Shot::random(seed) };
    if let Some(name) = options.0.get("table") {
        shot.table = Table::from_name(name).ok_or_else(|| format!("--table: {name:?} is no surface"))?;
    }
    if let Some(text) = options.0.get("size") {
        let (width, height) = text.split_once('x').ok_or("--size: say WIDTHxHEIGHT")?;
        shot.size = (width.parse()?, height.parse()?);
        if ![shot.size.0, shot.size.1].iter().all(|side| (16..=8000).contains(side)) {
            return Err("--size: from 16x16 to 8000x8000".into());
        }
    }
    shot.tilt = options.get("tilt")?.unwrap_or(shot.tilt);
    shot.turn = options.get("turn")?.unwrap_or(shot.turn);
    shot.drift = options.get("drift")?.unwrap_or(shot.drift);
    shot.clutter = options.get("clutter")?.unwrap_or(shot.clutter);
    let photo = photograph(&board, &shot);
    save(&photo.image, file, 88)?;
    fs::write(file.with_extension("json"), truth(file, &board, &photo))?;
    Ok(())
}

/// The truth about a photo, as JSON in the field names of `scan`.
fn truth(file: &Path, board: &Board, photo: &Photo) -> String {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let (rows, columns) = board.size();
    let corners: Vec<String> = photo.corners.iter().map(|[x, y]| format!("[{x:.1}, {y:.1}]")).collect();
    let lines: Vec<String> = board.notation().iter().map(|line| format!("{line:?}")).collect();
    format!(
        "{{\"photo\": {name:?}, \"rows\": {rows}, \"cols\": {columns},\n \"corners\": [{}],\n \"kingdom\": [{}]}}\n",
        corners.join(", "),
        lines.join(", ")
    )
}

fn write_cells(folder: &Path, options: &Options) -> Done {
    let first: u64 = options.get("seed")?.unwrap_or(1);
    let photos: u64 = options.get("photos")?.unwrap_or(24);
    let pixels = options.get("pixels")?.unwrap_or(64);
    for seed in first..first + photos {
        let side = if seed % 2 == 0 { 5 } else { 7 };
        let board = Board::random(seed, side);
        let edge = if side == 5 { 640 } else { 880 };
        let photo = photograph(&board, &Shot { size: (edge, edge), clutter: 0, ..Shot::random(seed) });
        for (number, cell) in cut_cells(&board, &photo, pixels, seed).into_iter().enumerate() {
            let home: PathBuf = folder.join(cell.class);
            fs::create_dir_all(&home)?;
            let quality = 70 + (seed % 26) as u8;
            save(&cell.image, &home.join(format!("{seed:06}-{number:02}.jpg")), quality)?;
        }
    }
    Ok(())
}

fn save(image: &RgbImage, file: &Path, quality: u8) -> Done {
    let out = std::io::BufWriter::new(fs::File::create(file)?);
    JpegEncoder::new_with_quality(out, quality).encode_image(image)?;
    Ok(())
}
