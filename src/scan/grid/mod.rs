//! Finding the frame of a kingdom in a photo.
//!
//! In: an upright photo. Out: the corners and the size of the frame, with what speaks for them, and the next
//! best frames; or that there is no kingdom. The way there:
//!
//! 1. `tile_finder` says where tiles are, `gradient` where edges are; `region` makes regions of both.
//! 2. `quads` and `vanishing` propose lattices.
//! 3. `survey` and `score` compare them, `refine` fits them to the edges; `search` does this in turn.
//! 4. The size and the position of the frame are decided last, on the best lattice, by summed support.

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
pub mod tile_finder;
mod vanishing;

use std::ops::RangeInclusive;

use image::{RgbImage, imageops};

use super::geometry::{Homography, Point, Quad};
use super::progress::{Cancelled, Stage, Watch, step};
use super::resize::{area_resized, fitted};
use super::settings::GridSettings;
use crate::model::FrameSize;
pub use tile_finder::TileFinder;

/// A frame that may be that of the kingdom.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CandidateFrame {
    /// Its corners in the photo, clockwise, the one nearest to the top left first.
    pub corners: Quad,
    /// Its size.
    pub size: FrameSize,
    /// How well its lattice fits the photo.
    pub score: f64,
    /// What speaks for this size and position: differences between frames count.
    pub support: f64,
    /// How much stronger the edges of the photo are on the lines of the lattice than between them.
    pub contrast: f64,
    /// How much more speaks for it than for the best frame of the other size on its lattice.
    pub lead: f64,
}

impl CandidateFrame {
    /// A frame that somebody pointed at: nothing is known of its lines.
    pub fn given(corners: Quad, size: FrameSize) -> Self {
        Self { corners, size, score: 0.0, support: 0.0, contrast: 0.0, lead: 0.0 }
    }

    /// How far its corners are from those of another frame, in cells.
    pub fn distance_in_cells(&self, other: &Self) -> f64 {
        self.corners.distance_in_cells(&other.corners, self.size.cells())
    }

    /// Whether the cells of two frames lie at the same places, so that reading around one of them tells of the other.
    pub fn shares_lattice(&self, other: &Self) -> bool {
        const NEAR: f64 = 0.2;
        let n = self.size.cells() as f64;
        let lattice = Homography::from_lattice(n, n, &self.corners).and_then(|lattice| lattice.inverse());
        lattice.is_some_and(|lattice_from_photo| {
            other.corners.0.iter().all(|&corner| {
                let p = lattice_from_photo.apply(corner);
                (p.x - p.x.round()).abs() < NEAR && (p.y - p.y.round()).abs() < NEAR
            })
        })
    }
}

/// What was found.
#[derive(Debug, Clone, PartialEq)]
pub struct FoundFrames {
    /// The frame.
    pub best: CandidateFrame,
    /// Frames of the other size or one cell aside, and those of other lattices, best first.
    pub others: Vec<CandidateFrame>,
}

/// How closely frames are searched for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Thoroughness {
    /// Vanishing points are tried where the outlines of tiles leave a doubt.
    Usual,
    /// Both are tried, from other random starts, and every lattice is fitted.
    Close,
}

impl Thoroughness {
    /// The seeds of the random starts.
    fn seeds(self) -> RangeInclusive<u64> {
        match self {
            Self::Usual => 1..=2,
            Self::Close => 3..=4,
        }
    }
}

/// Finds the frame of the kingdom in a photo; none where nothing looks like one.
pub fn find_frames(
    photo: &RgbImage,
    tile_finder: &TileFinder,
    settings: &GridSettings,
    watch: &dyn Watch,
) -> Result<Option<FoundFrames>, Cancelled> {
    Finder::new(photo, tile_finder, settings, watch)?.find(Thoroughness::Usual, settings, watch)
}

/// A photo that is prepared to be searched, perhaps more than once.
pub(super) struct Finder<'a> {
    photo: &'a RgbImage,
    tiles: &'a TileFinder,
    photo_to_working: f64,
    prepared: search::Prepared,
    /// Tiles of kingdoms that are known, in the photo.
    taken: Vec<Quad>,
}

impl<'a> Finder<'a> {
    /// Looks at a small copy of the photo.
    pub(super) fn new(
        photo: &'a RgbImage,
        tile_finder: &'a TileFinder,
        settings: &GridSettings,
        watch: &dyn Watch,
    ) -> Result<Self, Cancelled> {
        step(watch, Stage::Find, 0.0)?;
        let (width, height, photo_to_working) = fitted(photo.width(), photo.height(), settings.working_side);
        let working = area_resized(photo, width, height);
        step(watch, Stage::Find, 0.2)?;
        Ok(Self {
            photo,
            tiles: tile_finder,
            photo_to_working,
            prepared: search::Prepared::new(&working, tile_finder),
            taken: Vec::new(),
        })
    }

    /// Takes the tiles of a kingdom that is known out of the photo.
    pub(super) fn take(&mut self, tiles: &[Quad]) {
        let in_working: Vec<Quad> = tiles.iter().map(|tile| tile.scaled(self.photo_to_working)).collect();
        self.prepared.take(&in_working);
        self.taken.extend(tiles);
    }

    /// How much a part of the photo looks like tiles that belong to no kingdom yet, from 0 to 1.
    pub(super) fn tileness(&self, part: &Quad) -> f32 {
        self.prepared.tileness(&part.scaled(self.photo_to_working))
    }

    /// Finds the frame in a part of the photo, if there is any.
    pub(super) fn find_within(
        &self,
        bounds: &[f64; 4],
        thoroughness: Thoroughness,
        settings: &GridSettings,
        watch: &dyn Watch,
    ) -> Result<Option<FoundFrames>, Cancelled> {
        let Some((crop, corner)) = cropped(self.photo, bounds) else { return Ok(None) };
        let (width, height, factor) = fitted(crop.width(), crop.height(), settings.working_side);
        let mut closer = search::Prepared::new(&area_resized(&crop, width, height), self.tiles);
        let taken: Vec<Quad> = self.taken.iter().map(|tile| tile.map(|p| (p - corner) * factor)).collect();
        if !taken.is_empty() {
            closer.take(&taken);
        }
        let found = search::search(&closer, thoroughness, settings, watch)?.grid;
        Ok(found.map(|grid| grid.in_photo(corner, factor)))
    }

    /// Finds the frame, if there is any, with a closer look at parts of the photo where the whole leaves a doubt.
    pub(super) fn find(
        &self,
        thoroughness: Thoroughness,
        settings: &GridSettings,
        watch: &dyn Watch,
    ) -> Result<Option<FoundFrames>, Cancelled> {
        let whole = search::search(&self.prepared, thoroughness, settings, watch)?;
        let mut best = whole.grid.map(|grid| grid.in_photo(Point::default(), self.photo_to_working));
        let score =
            |grid: &Option<FoundFrames>| grid.as_ref().map_or(f64::NEG_INFINITY, |grid| grid.best.score);
        if score(&best) < settings.sure_score {
            for (i, bounds) in whole.crops.iter().enumerate() {
                step(watch, Stage::Find, 0.6 + 0.1 * i as f32)?;
                let bounds = bounds.map(|v| v / self.photo_to_working);
                let again = self.find_within(&bounds, thoroughness, settings, watch)?;
                if score(&again) > score(&best) {
                    best = again;
                }
                if score(&best) >= settings.sure_score {
                    break;
                }
            }
        }
        step(watch, Stage::Find, 1.0)?;
        Ok(best)
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

impl FoundFrames {
    /// All frames that the photo may show, the best first: for whoever can read the cells and settle a doubt.
    pub fn frames(&self) -> impl Iterator<Item = &CandidateFrame> {
        std::iter::once(&self.best).chain(&self.others)
    }

    /// From the working copy of a crop to the photo.
    fn in_photo(mut self, corner: Point, photo_to_working: f64) -> Self {
        let place = |frame: &mut CandidateFrame| {
            frame.corners = frame.corners.map(|p| p * (1.0 / photo_to_working) + corner);
        };
        place(&mut self.best);
        self.others.iter_mut().for_each(place);
        self
    }
}
