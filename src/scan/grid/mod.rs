//! Finding the frame of a kingdom in a photo.
//!
//! In: an upright photo. Out: the corners and the size of the frame, with what speaks for them, and the next
//! best frames; or that there is no kingdom. The way there:
//!
//! 1. `tileness` says where tiles are, `gradient` where edges are; `region` makes regions of both.
//! 2. `quads` and `vanishing` propose lattices.
//! 3. `survey` and `score` compare them, `refine` fits them to the edges; `search` does this in turn.
//! 4. The size and the position of the frame are decided last, on the best lattice, by summed evidence.

mod comb;
pub(super) mod edges;
pub mod features;
mod gradient;
mod plane;
mod quads;
mod refine;
mod region;
mod score;
mod search;
mod segments;
mod survey;
#[cfg(test)]
mod tests;
pub mod tileness;
mod vanishing;

use image::{RgbImage, imageops};

use super::geometry::{Point, Quad};
use super::progress::{Cancelled, Stage, Watch, step};
use super::resize::{area_resized, fitted};
use super::settings::GridSettings;
use crate::words::{Message, Say, display_by_words};
pub use tileness::Tileness;

/// Rows and columns of a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GridSize {
    /// The usual kingdom of 5 x 5 cells.
    Five,
    /// The mighty duel's kingdom of 7 x 7 cells.
    Seven,
}

impl GridSize {
    /// Both sizes.
    pub const ALL: [Self; 2] = [Self::Five, Self::Seven];

    /// Cells a side.
    pub const fn cells(self) -> usize {
        match self {
            Self::Five => 5,
            Self::Seven => 7,
        }
    }
}

/// A frame that may be that of the kingdom.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Frame {
    /// Its corners in the photo, clockwise, the one nearest to the top left first.
    pub corners: Quad,
    /// Its size.
    pub size: GridSize,
    /// How well its lattice fits the photo.
    pub score: f64,
    /// What speaks for this size and position: differences between frames count.
    pub evidence: f64,
    /// How much stronger the edges of the photo are on the lines of the lattice than between them.
    pub contrast: f64,
}

impl Frame {
    /// What speaks for there being a kingdom at all: much evidence, and lines that stand out.
    pub fn proof(&self) -> f64 {
        self.evidence.max(0.0) * self.contrast.max(0.0)
    }
}

/// What was found.
#[derive(Debug, Clone, PartialEq)]
pub struct Grid {
    /// The frame.
    pub best: Frame,
    /// Frames of the other size or one cell aside, and those of other lattices, best first.
    pub others: Vec<Frame>,
    /// The evidence for this size minus that for the other one.
    pub size_margin: f64,
    /// Whether a person should check the corners.
    pub unsure: bool,
}

/// Why there is no frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum GridError {
    /// Nothing in the photo looks like a kingdom.
    NoKingdom,
    /// The watcher asked to stop.
    Cancelled,
}

impl From<Cancelled> for GridError {
    fn from(_: Cancelled) -> Self {
        Self::Cancelled
    }
}

impl Say for GridError {
    fn say(&self) -> Message {
        match self {
            Self::NoKingdom => Message::new("scan-no-kingdom"),
            Self::Cancelled => Cancelled.say(),
        }
    }
}

display_by_words!(GridError);

/// Finds the frame of the kingdom in a photo.
pub fn find_grid(
    photo: &RgbImage,
    tileness: &Tileness,
    settings: &GridSettings,
    watch: &dyn Watch,
) -> Result<Grid, GridError> {
    Finder::new(photo, tileness, settings, watch)?.find(settings, watch)
}

/// A photo that is prepared to be searched, perhaps more than once.
pub(super) struct Finder<'a> {
    photo: &'a RgbImage,
    tileness: &'a Tileness,
    photo_to_working: f64,
    prepared: search::Prepared,
}

impl<'a> Finder<'a> {
    /// Looks at a small copy of the photo.
    pub(super) fn new(
        photo: &'a RgbImage,
        tileness: &'a Tileness,
        settings: &GridSettings,
        watch: &dyn Watch,
    ) -> Result<Self, Cancelled> {
        step(watch, Stage::Find, 0.0)?;
        let (width, height, photo_to_working) = fitted(photo.width(), photo.height(), settings.working_side);
        let working = area_resized(photo, width, height);
        step(watch, Stage::Find, 0.2)?;
        Ok(Self { photo, tileness, photo_to_working, prepared: search::Prepared::new(&working, tileness) })
    }

    /// Finds the frame, with a closer look at parts of the photo where the whole leaves a doubt.
    pub(super) fn find(&self, settings: &GridSettings, watch: &dyn Watch) -> Result<Grid, GridError> {
        let whole = search::look(&self.prepared, settings, watch)?;
        let mut best = whole.grid.map(|grid| grid.in_photo(Point::default(), self.photo_to_working));
        let score = |grid: &Option<Grid>| grid.as_ref().map_or(f64::NEG_INFINITY, |grid| grid.best.score);
        if score(&best) < settings.unsure_score {
            for (i, bounds) in whole.crops.iter().enumerate() {
                step(watch, Stage::Find, 0.6 + 0.1 * i as f32)?;
                let bounds = bounds.map(|v| v / self.photo_to_working);
                let Some((crop, corner)) = cropped(self.photo, &bounds) else { continue };
                let (width, height, factor) = fitted(crop.width(), crop.height(), settings.working_side);
                let closer = search::Prepared::new(&area_resized(&crop, width, height), self.tileness);
                let again = search::look(&closer, settings, watch)?;
                let again = again.grid.map(|grid| grid.in_photo(corner, factor));
                if score(&again) > score(&best) {
                    best = again;
                }
                if score(&best) >= settings.unsure_score {
                    break;
                }
            }
        }
        step(watch, Stage::Find, 1.0)?;
        best.filter(|grid| grid.best.proof() >= settings.least_proof).ok_or(GridError::NoKingdom)
    }
}

/// A part of a photo and its corner; none where it is almost the whole photo, or too small.
fn cropped(photo: &RgbImage, bounds: &[f64; 4]) -> Option<(RgbImage, Point)> {
    let (width, height) = (f64::from(photo.width()), f64::from(photo.height()));
    let [left, right] = [bounds[0], bounds[2]].map(|v| v.clamp(0.0, width).round());
    let [top, bottom] = [bounds[1], bounds[3]].map(|v| v.clamp(0.0, height).round());
    let (across, down) = (right - left, bottom - top);
    let worth = across >= 64.0 && down >= 64.0 && across * down < 0.8 * width * height;
    worth.then(|| {
        let crop = imageops::crop_imm(photo, left as u32, top as u32, across as u32, down as u32).to_image();
        (crop, Point::new(left, top))
    })
}

impl Grid {
    /// All frames that the photo may show, the best first: for whoever can read the cells and settle a doubt.
    pub fn frames(&self) -> impl Iterator<Item = &Frame> {
        std::iter::once(&self.best).chain(&self.others)
    }

    /// From the working copy of a crop to the photo.
    fn in_photo(mut self, corner: Point, photo_to_working: f64) -> Self {
        let place = |frame: &mut Frame| {
            frame.corners = frame.corners.map(|p| p * (1.0 / photo_to_working) + corner);
        };
        place(&mut self.best);
        self.others.iter_mut().for_each(place);
        self
    }
}
