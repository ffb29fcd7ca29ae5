//! Finding the frame of a kingdom in a photo.
//!
//! In: an upright photo. Out: the corners and the size of the frame, with what speaks for them, and the next
//! best frames; or that there is no kingdom. The way there:
//!
//! 1. `tile_finder` says where tiles are, `gradient` where edges are; `region` makes regions of both.
//! 2. `quads` and `vanishing` propose lattices, whose cells must be squares on the table (`lens`).
//! 3. `survey` and `score` compare them, `refine` fits them to the edges; `search` does this in turn.
//! 4. The size and the position of the frame are decided last, on the best lattice, by summed support.
//! 5. Where that leaves a doubt, `slant` says how the table leans, and it is seen from straight above (`look`).

mod beside;
mod comb;
pub(super) mod edges;
pub mod features;
mod gradient;
mod lens;
mod look;
mod plane;
mod quads;
mod refine;
mod region;
mod score;
mod search;
mod segments;
mod slant;
mod survey;
#[cfg(test)]
mod tests;
pub mod tile_finder;
mod vanishing;

use std::ops::RangeInclusive;

use image::RgbImage;

use super::geometry::{Homography, Point, Quad};
use super::progress::{Cancelled, Stage, Watch, step};
use super::settings::{GridSettings, LATTICES};
use crate::model::FrameSize;
use look::PhotoLook;
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
    /// How far its cells are from being squares on the table.
    pub uneven: f64,
}

impl CandidateFrame {
    /// A frame that somebody pointed at: nothing is known of its lines.
    pub fn given(corners: Quad, size: FrameSize) -> Self {
        Self { corners, size, score: 0.0, support: 0.0, contrast: 0.0, lead: 0.0, uneven: 0.0 }
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
    whole: search::Prepared,
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
        let look = PhotoLook::whole(photo, settings.working_side);
        step(watch, Stage::Find, 0.2)?;
        let whole = search::Prepared::new(&look, look.viewpoint(photo), tile_finder, &[]);
        Ok(Self { photo, tiles: tile_finder, whole, taken: Vec::new() })
    }

    /// Takes the tiles of a kingdom that is known out of the photo.
    pub(super) fn take(&mut self, tiles: &[Quad]) {
        self.whole.take(tiles);
        self.taken.extend(tiles);
    }

    /// How much a part of the photo looks like tiles that belong to no kingdom yet, from 0 to 1.
    pub(super) fn tileness(&self, part: &Quad) -> f32 {
        self.whole.tileness(part)
    }

    /// Finds the frame in a part of the photo, if there is any. Where squares are given that show tiles, there are no
    /// others.
    pub(super) fn find_within(
        &self,
        bounds: &[f64; 4],
        tiles: &[Quad],
        thoroughness: Thoroughness,
        settings: &GridSettings,
        watch: &dyn Watch,
    ) -> Result<Option<FoundFrames>, Cancelled> {
        let Some(look) = PhotoLook::part(self.photo, bounds, settings.working_side) else { return Ok(None) };
        self.search(&look, tiles, thoroughness, settings, watch)
    }

    /// Finds frames in a part of the photo, by a kingdom that is known: on one table all cells are as large as its own. A
    /// part that could hold many kingdoms is seen piece by piece.
    pub(super) fn find_beside(
        &self,
        known: &CandidateFrame,
        part: &[f64; 4],
        settings: &GridSettings,
        watch: &dyn Watch,
    ) -> Result<Vec<FoundFrames>, Cancelled> {
        let n = known.size.cells() as f64;
        let Some(photo_from_lattice) = Homography::from_lattice(n, n, &known.corners) else {
            return Ok(Vec::new());
        };
        let mut found = Vec::new();
        for piece in pieces(&photo_from_lattice, part, n) {
            step(watch, Stage::Find, 0.5)?;
            let Some(look) = PhotoLook::of_table(self.photo, &photo_from_lattice, piece, BESIDE_CELL) else {
                continue;
            };
            let mut prepared = search::Prepared::new(&look, look.viewpoint(self.photo), self.tiles, &[]);
            prepared.take(&self.taken);
            found.extend(search::search_beside(&mut prepared, BESIDE_CELL, known.size, settings));
        }
        Ok(found)
    }

    /// Finds the frame in a look at the photo, if there is any, without the tiles of kingdoms that are known.
    fn search(
        &self,
        look: &PhotoLook,
        tiles: &[Quad],
        thoroughness: Thoroughness,
        settings: &GridSettings,
        watch: &dyn Watch,
    ) -> Result<Option<FoundFrames>, Cancelled> {
        let mut prepared = search::Prepared::new(look, look.viewpoint(self.photo), self.tiles, tiles);
        if !self.taken.is_empty() {
            prepared.take(&self.taken);
        }
        search::search(&prepared, thoroughness, settings, watch)
    }

    /// Finds the frame, if there is any. Where the whole photo leaves a doubt, the table is seen from straight above, if
    /// it leans, and then parts of the photo from closer.
    pub(super) fn find(
        &self,
        thoroughness: Thoroughness,
        settings: &GridSettings,
        watch: &dyn Watch,
    ) -> Result<Option<FoundFrames>, Cancelled> {
        let mut found = search::search(&self.whole, thoroughness, settings, watch)?;
        let is_sure = |found: &Option<FoundFrames>| {
            found.as_ref().is_some_and(|found| found.best.score >= settings.sure_score)
        };
        if !is_sure(&found) {
            let side = settings.working_side;
            let above = self.whole.slants().into_iter().filter_map(|slant| {
                let (outline, middle) = self.whole.outline_in_photo()?;
                PhotoLook::from_above(self.photo, &outline, middle, slant, side)
            });
            let closer = self.whole.parts(found.as_ref()).into_iter();
            let closer = closer.filter_map(|bounds| PhotoLook::part(self.photo, &bounds, side));
            for (i, look) in above.chain(closer).enumerate() {
                step(watch, Stage::Find, 0.6 + 0.05 * i as f32)?;
                found = FoundFrames::of_both(found, self.search(&look, &[], thoroughness, settings, watch)?);
                if is_sure(&found) {
                    break;
                }
            }
        }
        step(watch, Stage::Find, 1.0)?;
        Ok(found)
    }
}

/// A cell of a table that is seen from straight above, in pixels.
const BESIDE_CELL: f64 = 48.0;

/// A part of a photo as rectangles of a lattice that its table shows, in cells: left, top, right, bottom. Each is large
/// enough for a whole kingdom of so many cells with what lies around it, and each kingdom is whole in one of them.
fn pieces(photo_from_lattice: &Homography, part: &[f64; 4], n: f64) -> Vec<[f64; 4]> {
    let Some(lattice_from_photo) = photo_from_lattice.inverse() else { return Vec::new() };
    let depth = |p: Point| lattice_from_photo.homogeneous(p)[2];
    let nearest = photo_from_lattice.apply(Point::new(n / 2.0, n / 2.0));
    let [left, top, right, bottom] = *part;
    let outline = Quad::rect(left, top, right, bottom).0;
    // What is near the horizon is too far away to be seen.
    if outline.iter().any(|&p| depth(p) / depth(nearest) < LATTICES.horizon) {
        return Vec::new();
    }
    let [left, top, right, bottom] = Quad(outline.map(|p| lattice_from_photo.apply(p))).bounds();
    let whole = n + 3.0;
    let spans = |low: f64, high: f64| {
        let most = 1.6 * whole;
        let count = (((high - low - whole) / (most - whole)).ceil().max(1.0)) as usize;
        let length = (high - low).min(most).max(whole);
        let step = if count > 1 { (high - low - length) / (count - 1) as f64 } else { 0.0 };
        (0..count).map(move |i| low + i as f64 * step).map(move |start| (start, start + length))
    };
    spans(top, bottom).flat_map(|(t, b)| spans(left, right).map(move |(l, r)| [l, t, r, b])).collect()
}

impl FoundFrames {
    /// All frames that the photo may show, the best first: for whoever can read the cells and settle a doubt.
    pub fn frames(&self) -> impl Iterator<Item = &CandidateFrame> {
        std::iter::once(&self.best).chain(&self.others)
    }

    /// What two searches of a photo found: the better one, with the best frame of the other.
    fn of_both(one: Option<Self>, other: Option<Self>) -> Option<Self> {
        let (Some(one), Some(other)) = (&one, &other) else { return one.or(other) };
        let (better, worse) = if other.best.score > one.best.score { (other, one) } else { (one, other) };
        let mut both = better.clone();
        both.others.push(worse.best);
        Some(both)
    }
}
