//! Films kingdoms that never lay on a table, and measures how the lookout reads them.
//!
//! ```text
//! cargo run --release -p crowncount-lab --bin clip -- film OUT.mjpeg --seed 3
//! cargo run --release -p crowncount-lab --bin clip -- measure --clips 100 --seed 900000
//! ```
//!
//! `film` writes a clip as browsers take it for a camera, and beside it the kingdom that it shows. `measure` looks at clips as
//! a phone would, so many pictures a second, and says how soon the kingdom is found, how soon it is taken by itself, and
//! whether it is right.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, Parser, Subcommand};
use crowncount::scan::live::{Glance, Lookout, SeenKingdom};
use crowncount::scan::{Quad, Request, Scanner};
use crowncount::{DominoBox, Kingdom, Place};
use crowncount_lab::photo::Clip;
use crowncount_lab::rate::Rate;
use image::codecs::jpeg::JpegEncoder;
use rayon::prelude::*;

/// Films kingdoms, and measures how the lookout reads them.
#[derive(Parser)]
struct Options {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Writes a clip and its truth.
    Film(FilmOptions),
    /// Measures many clips.
    Measure(MeasureOptions),
}

#[derive(Args)]
struct FilmOptions {
    /// The clip, pictures in the format of JPEG one after the other.
    file: PathBuf,
    /// Decides everything that is left to chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How long it lasts; then it begins again.
    #[arg(long, default_value_t = 4.0)]
    seconds: f64,
    /// So many different pictures a second.
    #[arg(long, default_value_t = 15)]
    pictures: u32,
    /// So often each is written.
    #[arg(long, default_value_t = 2)]
    times: u32,
}

#[derive(Args)]
struct MeasureOptions {
    /// How many clips.
    #[arg(long, default_value_t = 100)]
    clips: u64,
    /// The seed of the first.
    #[arg(long, default_value_t = 900_000)]
    seed: u64,
    /// How many pictures a second are looked at.
    #[arg(long, default_value_t = 5.0)]
    pace: f64,
    /// After so many seconds a player gives up.
    #[arg(long, default_value_t = 6.0)]
    seconds: f64,
    /// One line for each clip.
    #[arg(long)]
    all: bool,
}

/// As phones held upright take them.
const SIZE: (u32, u32) = (720, 1280);

fn main() -> Result<()> {
    match Options::parse().what {
        What::Film(options) => film(&options),
        What::Measure(options) => measure(&options),
    }
}

fn film(options: &FilmOptions) -> Result<()> {
    let (kingdom, clip) = Clip::random(options.seed, SIZE).context("too large for memory")?;
    let count = (options.seconds * f64::from(options.pictures)) as u32;
    let pictures: Result<Vec<Vec<u8>>> = (0..count)
        .into_par_iter()
        .map(|index| {
            let photo = clip.at(f64::from(index) / f64::from(options.pictures)).context("no picture")?;
            let mut bytes = Vec::new();
            JpegEncoder::new_with_quality(&mut bytes, 90).encode_image(&photo.image)?;
            Ok(bytes)
        })
        .collect();
    let repeated = pictures?.into_iter().flat_map(|bytes| vec![bytes; options.times as usize]);
    fs::write(&options.file, repeated.flatten().collect::<Vec<u8>>())?;
    let truth = options.file.with_extension("kingdom");
    fs::write(&truth, format!("{kingdom}\n"))?;
    Ok(())
}

/// What became of a clip.
struct Watched {
    seed: u64,
    /// How many seconds after the kingdom came into view its frame was found.
    found: Option<f64>,
    /// When it was taken by itself, and whether as it is.
    taken: Option<(f64, bool)>,
    /// Without that, what a press at the end would take, if anything is in sight: how many cells are wrong, and how many of
    /// these are not flagged.
    pressed: Option<(usize, usize)>,
    /// What kept it from being taken in the last picture.
    open: String,
}

impl Watched {
    /// Whether what is taken in the end, by itself or by a press, has no wrong cell.
    fn is_right(&self) -> bool {
        self.taken.map_or(self.pressed.is_some_and(|(wrong, _)| wrong == 0), |(_, is_right)| is_right)
    }

    /// Whether it has a wrong cell that nobody is asked about.
    fn is_silently_wrong(&self) -> bool {
        self.taken.map_or(self.pressed.is_some_and(|(_, silent)| silent > 0), |(_, is_right)| !is_right)
    }
}

fn measure(options: &MeasureOptions) -> Result<()> {
    let scanner = Scanner::bundled()?;
    let watched: Result<Vec<Watched>> = (0..options.clips)
        .into_par_iter()
        .map(|index| watch(&scanner, options, options.seed + index))
        .collect();
    let watched = watched?;
    let count = |is: &dyn Fn(&Watched) -> bool| {
        let count = watched.iter().filter(|clip| is(clip)).count();
        Rate::new(count, watched.len())
    };
    if options.all {
        for Watched { seed, found, taken, pressed, open } in &watched {
            println!(
                "{seed}: found {found:?}, taken {taken:?}, a press would take it with so many cells wrong and silent: {pressed:?}{open}"
            );
        }
    }
    println!("clips looked at {} times a second for {} s:", options.pace, options.seconds);
    println!("  found within 1 s      {}", count(&|clip| clip.found.is_some_and(|after| after <= 1.0)));
    println!("  taken by itself       {}", count(&|clip| clip.taken.is_some()));
    println!("by itself, or by a press at the end:");
    println!("  taken right           {}", count(&Watched::is_right));
    println!("  taken wrong, silently {}", count(&Watched::is_silently_wrong));
    let mut times: Vec<f64> = watched.iter().filter_map(|clip| Some(clip.taken?.0)).collect();
    times.sort_by(f64::total_cmp);
    if let Some(median) = times.get(times.len() / 2) {
        println!("  seconds until taken, median {median:.1}, longest {:.1}", times[times.len() - 1]);
    }
    Ok(())
}

fn watch(scanner: &Scanner, options: &MeasureOptions, seed: u64) -> Result<Watched> {
    let (truth, clip) = Clip::random(seed, SIZE).context("too large for memory")?;
    let request = Request { boxes: vec![DominoBox::Kingdomino], ..Request::default() };
    let mut lookout = Lookout::default();
    let mut watched = Watched { seed, found: None, taken: None, pressed: None, open: String::new() };
    let mut in_view_since = None;
    for index in 0..(options.seconds * options.pace) as u32 {
        let at = f64::from(index) / options.pace;
        let photo = clip.at(at).context("no picture")?;
        let [left, top, right, bottom] = photo.corners.bounds();
        if left >= 0.0 && top >= 0.0 && right <= f64::from(SIZE.0) && bottom <= f64::from(SIZE.1) {
            in_view_since.get_or_insert(at);
        }
        let corners = photo.corners;
        let glance = lookout.look(scanner, photo.image, &request, at);
        let seen = shown(&glance, &corners);
        if let (Some(since), Some(_)) = (in_view_since, seen) {
            watched.found.get_or_insert(at - since);
        }
        watched.pressed = seen.map(|seen| mistakes(seen, &truth));
        watched.open = seen.map(|seen| open(seen, &truth)).unwrap_or_default();
        if glance.is_settled {
            let taken = lookout.take(scanner, &request).and_then(|taken| taken.table);
            let is_right = taken.is_some_and(|table| {
                let scans = table.kingdoms();
                scans.len() == 1 && turned(&scans[0].kingdom, &truth)
            });
            watched.taken = Some((at, is_right));
            break;
        }
    }
    Ok(watched)
}

/// The kingdom of a glance whose frame is that of the clip.
fn shown<'a>(glance: &'a Glance, corners: &Quad) -> Option<&'a SeenKingdom> {
    let is_it = |seen: &&SeenKingdom| {
        corners.distance_in_cells(&seen.corners, usize::from(seen.kingdom.rows())) < 0.5
    };
    glance.kingdoms.iter().find(is_it)
}

/// All four turns of a kingdom.
fn turns(kingdom: &Kingdom) -> impl Iterator<Item = Vec<(Place, crowncount::Cell)>> {
    let side = kingdom.rows();
    let cells: Vec<(Place, crowncount::Cell)> = kingdom.iter().collect();
    std::iter::successors(Some(cells), move |cells| {
        Some(cells.iter().map(|&(place, cell)| (Place::new(place.col, side - 1 - place.row), cell)).collect())
    })
    .take(4)
}

/// What keeps a kingdom from being taken by itself: its frame, and its cells as they are read and as they are.
fn open(seen: &SeenKingdom, truth: &Kingdom) -> String {
    let frame = if seen.check_corners { ", the frame is in doubt" } else { "" };
    let fits = |cells: &Vec<(Place, crowncount::Cell)>| {
        cells.iter().filter(|&&(place, cell)| seen.kingdom.get(place) == cell).count()
    };
    let Some(truth) = turns(truth).max_by_key(fits) else { return frame.to_owned() };
    let cells =
        truth.iter().filter(|(place, cell)| seen.unsure.contains(place) || seen.kingdom.get(*place) != *cell);
    let said = cells.map(|&(place, cell)| {
        let flag = if seen.unsure.contains(&place) { "?" } else { "!" };
        format!(" {}/{} {}{flag}{cell}", place.row + 1, place.col + 1, seen.kingdom.get(place))
    });
    format!("{frame}{}", said.collect::<String>())
}

fn turned(read: &Kingdom, truth: &Kingdom) -> bool {
    read.rows() == truth.rows()
        && turns(truth).any(|cells| cells.iter().all(|&(place, cell)| read.get(place) == cell))
}

/// How many cells are wrong in the turn that fits best, and how many of these are not flagged.
fn mistakes(seen: &SeenKingdom, truth: &Kingdom) -> (usize, usize) {
    if seen.kingdom.rows() != truth.rows() {
        return (usize::from(truth.rows()).pow(2), usize::from(!seen.check_corners));
    }
    let wrong = |cells: Vec<(Place, crowncount::Cell)>| -> Vec<Place> {
        cells
            .into_iter()
            .filter(|&(place, cell)| seen.kingdom.get(place) != cell)
            .map(|(place, _)| place)
            .collect()
    };
    let fewest = turns(truth).map(wrong).min_by_key(Vec::len).unwrap_or_default();
    let silent = fewest.iter().filter(|place| !seen.unsure.contains(place) && !seen.check_corners).count();
    (fewest.len(), silent)
}
