//! Fits the weights that tell the colour of a castle, and measures how well they do.
//!
//! ```text
//! cargo run --release -p crowncount-lab --bin fit_castles -- PHOTOS [--out assets/castles.json] [--report OUT.txt]
//! ```
//!
//! In: the photo folder, and `lab/castles.csv`, where the colour of every castle in it was written down by eye. Out: the
//! weights of a softmax over the figures of a castle, fitted on all of them; and how often a colour is told and right,
//! with Wilson intervals, when the weights are fitted on one half of the kingdoms and measured on the other.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use clap::Parser;
use crowncount::PlayerColour;
use crowncount::scan::castle::{
    CASTLE_FIGURES, CASTLE_SIGHTS, CastleFigures, CastleLook, CastleReader, castle_look, chances,
};
use crowncount::scan::{Homography, Quad};
use crowncount_lab::compose::PhotoFolder;
use crowncount_lab::learn::{Adam, fading};
use crowncount_lab::rate::Rate;

/// Fits the weights that tell the colour of a castle.
#[derive(Parser)]
struct Options {
    /// The photo folder.
    photos: PathBuf,
    /// The colours of the castles.
    #[arg(long, default_value = "lab/castles.csv")]
    labels: PathBuf,
    /// Where to write the weights.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Where to write the report.
    #[arg(long)]
    report: Option<PathBuf>,
    /// How much small weights are preferred: the square of each costs as much as the log-loss of so many castles.
    #[arg(long, default_value_t = 0.03)]
    ridge: f32,
    /// How many steps are made.
    #[arg(long, default_value_t = 3000)]
    steps: u16,
}

/// A castle whose colour is known.
struct LabelledCastle {
    photo: String,
    /// Photos of one kingdom are in the same half.
    kingdom: String,
    colour: PlayerColour,
    /// Whether the castle of cardboard stands on it.
    covered: bool,
    look: CastleLook,
}

impl LabelledCastle {
    /// What should be seen.
    fn sight(&self) -> usize {
        let seen = Some(self.colour).filter(|_| !self.covered);
        CASTLE_SIGHTS.iter().position(|sight| *sight == seen).unwrap_or(CASTLE_SIGHTS.len() - 1)
    }

    fn kind(&self) -> &'static str {
        match (self.photo.starts_with("cells"), self.covered) {
            (true, _) => "single cells, strong casts",
            (false, true) => "photos, castle of cardboard on it",
            (false, false) => "photos, tile in sight",
        }
    }
}

type Weights = [CastleFigures; CASTLE_SIGHTS.len()];

fn main() -> Result<()> {
    let options = Options::parse();
    let castles = read(&options)?;
    let (first, second): (Vec<_>, Vec<_>) = castles.iter().partition(|castle| is_first_half(&castle.kingdom));
    ensure!(!first.is_empty() && !second.is_empty(), "too few castles");
    let mut told = Vec::new();
    for (fitted, measured) in [(&first, &second), (&second, &first)] {
        let json = CastleReader::to_json(&fit(fitted, &options))?;
        let reader = CastleReader::from_json(json.as_bytes())?;
        told.extend(measured.iter().map(|castle| (*castle, reader.tell(&castle.look))));
    }
    let report = report(&told);
    print!("{report}");
    if let Some(path) = &options.report {
        std::fs::write(path, report)?;
    }
    if let Some(path) = &options.out {
        let all: Vec<&LabelledCastle> = castles.iter().collect();
        std::fs::write(path, CastleReader::to_json(&fit(&all, &options))? + "\n")?;
    }
    Ok(())
}

/// The castles of the table; one of unknown colour tells nothing.
fn read(options: &Options) -> Result<Vec<LabelledCastle>> {
    let folder = PhotoFolder::open(&options.photos)?;
    let mut table = csv::Reader::from_path(&options.labels)?;
    let mut castles = Vec::new();
    for record in table.records() {
        let record = record?;
        let text = |column: usize| record.get(column).context("too few columns").map(str::to_owned);
        let (photo, kingdom) = (text(0)?, text(1)?);
        let Some(colour) = PlayerColour::from_id(&text(2)?) else { continue };
        let look = look(&folder, &photo).with_context(|| photo.clone())?;
        castles.push(LabelledCastle { photo, kingdom, colour, covered: text(3)? == "yes", look });
    }
    Ok(castles)
}

/// What the castle in a photo looks like: in its cell, or in the whole picture of a single cell.
fn look(folder: &PhotoFolder, name: &str) -> Result<CastleLook> {
    let Some(label) = folder.labels.iter().find(|label| label.file == name) else {
        let cell = image::open(folder.path.join(Path::new(name)))?.to_rgb8();
        let whole = Quad::rect(0.0, 0.0, f64::from(cell.width()), f64::from(cell.height()));
        return Ok(castle_look(&cell, &whole));
    };
    let pixels = folder.photo(label)?;
    let rows = label.kingdom.iter().enumerate();
    let mut cells =
        rows.flat_map(|(row, cells)| cells.iter().enumerate().map(move |(column, cell)| (row, column, cell)));
    let (row, column, _) = cells.find(|(_, _, cell)| *cell == "c").context("no castle")?;
    let side = label.size as f64;
    let photo_from_lattice = Homography::from_lattice(side, side, &label.corners).context("no frame")?;
    let (x, y) = (column as f64, row as f64);
    Ok(castle_look(&pixels, &photo_from_lattice.quad(x, y, x + 1.0, y + 1.0)))
}

/// Whether a kingdom is in the first half.
fn is_first_half(kingdom: &str) -> bool {
    let mix = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    (kingdom.bytes().fold(0x811C_9DC5, mix) >> 7).is_multiple_of(2)
}

/// The weights with the least log-loss, small ones preferred.
fn fit(castles: &[&LabelledCastle], options: &Options) -> Weights {
    let scale = scale(castles);
    let count = CASTLE_SIGHTS.len() * CASTLE_FIGURES;
    let mut flat = vec![0.0_f32; count];
    let mut adam = Adam::new(vec![0.0; count], 0.999);
    for step in 0..options.steps {
        let weights = unscaled(&flat, &[1.0; CASTLE_FIGURES]);
        let mut gradient: Vec<f32> =
            flat.iter().map(|weight| 2.0 * options.ridge * weight / castles.len() as f32).collect();
        for castle in castles {
            let figures: CastleFigures = std::array::from_fn(|i| castle.look.figures[i] / scale[i]);
            let chances = chances(&weights, &figures);
            for (sight, chance) in chances.into_iter().enumerate() {
                let truth = f64::from(u8::from(sight == castle.sight()));
                let error = (chance - truth) / castles.len() as f64;
                for (i, figure) in figures.iter().enumerate() {
                    gradient[sight * CASTLE_FIGURES + i] += (error * figure) as f32;
                }
            }
        }
        adam.step(&mut flat, &gradient, 0.05 * fading(f32::from(step) / f32::from(options.steps), 0.05));
    }
    unscaled(&flat, &scale)
}

/// The size of each figure, so that all weights are of about the same size while they are fitted.
fn scale(castles: &[&LabelledCastle]) -> CastleFigures {
    std::array::from_fn(|i| {
        let squares: f64 = castles.iter().map(|castle| castle.look.figures[i].powi(2)).sum();
        (squares / castles.len() as f64).sqrt().max(1e-3)
    })
}

/// The weights of the figures as they are. A few digits are enough of each.
fn unscaled(flat: &[f32], scale: &CastleFigures) -> Weights {
    let rounded = |weight: f64| (weight * 1e4).round() / 1e4;
    std::array::from_fn(|sight| {
        std::array::from_fn(|i| rounded(f64::from(flat[sight * CASTLE_FIGURES + i]) / scale[i]))
    })
}

/// How often a colour was told, and how often it was right where it was told.
fn report(told: &[(&LabelledCastle, Option<PlayerColour>)]) -> String {
    let mut text = String::from("castles of kingdoms that the weights were not fitted on\n\n");
    let kinds: std::collections::BTreeSet<&str> = told.iter().map(|(castle, _)| castle.kind()).collect();
    for kind in kinds {
        let of_kind = || told.iter().filter(move |(castle, _)| castle.kind() == kind);
        let right = of_kind().filter(|(castle, colour)| *colour == Some(castle.colour)).count();
        let all_told = of_kind().filter(|(_, colour)| colour.is_some()).count();
        let _ = writeln!(text, "{kind}");
        let _ = writeln!(text, "  a colour is told  {}", Rate::new(all_told, of_kind().count()));
        let _ = writeln!(text, "  and it is right   {}", Rate::new(right, all_told));
        let mut uneven: Vec<f64> = of_kind().map(|(castle, _)| castle.look.uneven).collect();
        uneven.sort_by(f64::total_cmp);
        let part = |tenths: usize| uneven[(uneven.len() - 1) * tenths / 10];
        let _ = writeln!(text, "  the sides differ  8 in 10 by {:.2} to {:.2}", part(1), part(9));
    }
    text.push_str("\nwrong\n");
    for (castle, colour) in told {
        if let Some(colour) = colour.filter(|colour| *colour != castle.colour) {
            let _ = writeln!(text, "  {}: {}, said {}", castle.photo, castle.colour.id(), colour.id());
        }
    }
    text
}
