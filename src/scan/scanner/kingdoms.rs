//! All kingdoms of a photo. In: a photo, and what is known of it. Out: a frame for every kingdom in it, settled together:
//! every tile belongs to one kingdom or to none.
//!
//! The frame with most evidence comes first. Its tiles are taken out of the photo, and what is left is searched patch by
//! patch, each in a picture of its own, until too few tiles are left to be a kingdom. Where kingdoms lie so close to each
//! other that no frame is clear, a patch is searched in halves, and the best frame is taken on trial: with its tiles out of
//! the way, the next one may be clear. In the end every frame is read again without the tiles of the others: what lies
//! beyond it is known then, and a trial that failed is dropped.
//!
//! Everybody at a table plays with frames of one size. Where that is not what was found, or tiles are left over, the photo
//! is searched for kingdoms of each size, and the answer with most evidence is taken.

use image::RgbImage;

use super::judged::JudgedFrame;
use super::patches::Patches;
use super::taken::Taken;
use super::{Scanner, most_evident};
use crate::model::FrameSize;
use crate::scan::geometry::Quad;
use crate::scan::grid::{Finder, Thoroughness};
use crate::scan::progress::Watch;
use crate::scan::result::{Request, ScanError};

/// No photo is searched more often for kingdoms of one size.
const MOST_SEARCHES: usize = 30;
/// Nor for the first one where the whole does not show any clearly.
const MOST_FIRST: usize = 7;
/// Cells that are looked for then, as parts of the longer side of the photo.
const GUESSED_CELLS: [f64; 2] = [1.0 / 14.0, 1.0 / 24.0];
/// Two halves share this part of the whole, so that one of them holds a kingdom which lies across the middle.
const SHARED: f64 = 0.25;
/// A frame beside the first one is more likely right than wrong.
const EVEN: f64 = 0.0;

/// A part of the photo: left, top, right, bottom.
type PhotoPart = [f64; 4];

/// Two halves along the longer side.
fn halves([left, top, right, bottom]: PhotoPart) -> [PhotoPart; 2] {
    let (across, down) = (right - left, bottom - top);
    let part = f64::midpoint(1.0, SHARED);
    if across > down {
        [[left, top, left + part * across, bottom], [right - part * across, top, right, bottom]]
    } else {
        [[left, top, right, top + part * down], [left, bottom - part * down, right, bottom]]
    }
}

impl Scanner {
    /// Finds all kingdoms.
    pub(super) fn kingdoms(
        &self,
        photo: &RgbImage,
        request: &Request,
        watch: &dyn Watch,
    ) -> Result<Vec<JudgedFrame>, ScanError> {
        let search =
            |request: &Request| TableSearch { scanner: self, photo, request, watch, searches: 0 }.run();
        let mut best = search(request)?;
        if request.size.is_none() && !best.is_plain(self.cut_offs.sure) {
            for size in FrameSize::ALL {
                let of_size = search(&Request { size: Some(size), ..request.clone() })?;
                if of_size.evidence() > best.evidence() {
                    best = of_size;
                }
            }
        }
        Ok(best.frames)
    }
}

/// The kingdoms that a search found.
#[derive(Default)]
struct FoundTable {
    frames: Vec<JudgedFrame>,
    /// Whether tiles are left over that may be another kingdom's.
    leaves_tiles: bool,
}

impl FoundTable {
    /// What speaks for all of them: a doubtful kingdom is more than none.
    fn evidence(&self) -> f64 {
        let evidence = self.frames.iter().map(|frame| frame.evidence);
        evidence.reduce(|sum, one| sum + one).unwrap_or(f64::NEG_INFINITY)
    }

    /// Whether nothing else needs to be tried: there is at most one kingdom, or all frames are clear and of one size; and
    /// every tile lies in one of them.
    fn is_plain(&self, sure: f64) -> bool {
        let is_clear = |frame: &JudgedFrame| frame.evidence >= sure && frame.figures.beyond < 1.0;
        let sizes = self.frames.windows(2).all(|two| two[0].reading.frame.size == two[1].reading.frame.size);
        !self.leaves_tiles && (self.frames.len() < 2 || (sizes && self.frames.iter().all(is_clear)))
    }
}

/// The search for all kingdoms of a photo.
struct TableSearch<'a> {
    scanner: &'a Scanner,
    photo: &'a RgbImage,
    request: &'a Request,
    watch: &'a dyn Watch,
    searches: usize,
}

impl TableSearch<'_> {
    fn run(mut self) -> Result<FoundTable, ScanError> {
        let Self { scanner, photo, request, watch, .. } = self;
        let mut finder = Finder::new(photo, &scanner.tile_finder, &scanner.grid, watch)?;
        let mut best = most_evident(scanner.look(photo, &finder, request, scanner.cut_offs.sure, watch)?);
        if best.as_ref().is_none_or(|frame| frame.evidence < scanner.cut_offs.sure) {
            best = self.first_in_parts(&finder)?.or(best);
        }
        let is_enough =
            |frame: &JudgedFrame| frame.evidence >= scanner.cut_offs.kingdom && frame.is_kingdom();
        let Some(first) = best.filter(is_enough) else {
            return Ok(FoundTable::default());
        };
        let mut found = vec![first];
        let mut patches = self.further(&mut finder, &mut found)?;
        self.settle(&mut found)?;
        let all = found.len();
        let mut is_first = true;
        found.retain(|frame| std::mem::take(&mut is_first) || frame.evidence >= EVEN);
        if found.len() < all {
            self.settle(&mut found)?;
        }
        patches.take(&Taken::of(&found));
        Ok(FoundTable { frames: found, leaves_tiles: patches.has_many() })
    }

    /// A clear frame in a part of the photo, if there is one: where several kingdoms lie, the whole may not show any. Parts
    /// are the quarters of the photo, then whatever looks like tiles, for several sizes of cells.
    fn first_in_parts(&mut self, finder: &Finder<'_>) -> Result<Option<JudgedFrame>, ScanError> {
        let (width, height) = (f64::from(self.photo.width()), f64::from(self.photo.height()));
        let quarters = halves([0.0, 0.0, width, height]).into_iter().flat_map(halves).collect();
        if let Some(frame) = self.first_of(finder, quarters, |_| false)? {
            return Ok(Some(frame));
        }
        for cell in GUESSED_CELLS {
            let patches = self.patches(finder, width.max(height) * cell, &Taken::NONE);
            if let Some(frame) = self.first_of(finder, patches.parts(), |part| patches.is_large(part))? {
                return Ok(Some(frame));
            }
        }
        Ok(None)
    }

    /// The first clear frame in some parts, the last part first; large ones are halved.
    fn first_of(
        &mut self,
        finder: &Finder<'_>,
        mut parts: Vec<PhotoPart>,
        is_large: impl Fn(PhotoPart) -> bool,
    ) -> Result<Option<JudgedFrame>, ScanError> {
        while let Some(part) = parts.pop().filter(|_| self.searches < MOST_FIRST) {
            let frame = self.within(finder, &part, &Taken::NONE)?;
            if frame.as_ref().is_some_and(|frame| frame.evidence >= self.scanner.cut_offs.sure) {
                return Ok(frame);
            }
            if is_large(part) {
                parts.extend(halves(part));
            }
        }
        Ok(None)
    }

    fn patches(&self, finder: &Finder<'_>, cell: f64, taken: &Taken) -> Patches {
        let may_be_tile = |square: &Quad| finder.tileness(square) > 0.3;
        Patches::new(self.photo, cell, taken, may_be_tile, &self.scanner.reader)
    }

    /// Finds all other frames. Those that are not clear come last, on trial.
    fn further(
        &mut self,
        finder: &mut Finder<'_>,
        found: &mut Vec<JudgedFrame>,
    ) -> Result<Patches, ScanError> {
        let cell = found.first().map_or(f64::INFINITY, |first| {
            let frame = &first.reading.frame;
            frame.corners.area().abs().sqrt() / frame.size.cells() as f64
        });
        let mut taken = Taken::of(&*found);
        finder.take(taken.tiles());
        let mut patches = self.patches(finder, cell, &taken);
        let mut parts = patches.parts();
        let mut failed: Vec<PhotoPart> = Vec::new();
        let mut doubtful: Option<JudgedFrame> = None;
        loop {
            let part = parts.pop().filter(|_| self.searches < MOST_SEARCHES);
            let mut next = None;
            if let Some(part) = part {
                let frame = self.within(finder, &part, &taken)?;
                if frame.as_ref().is_some_and(|frame| frame.evidence >= self.scanner.cut_offs.sure) {
                    next = frame;
                } else {
                    doubtful = most_evident(doubtful.into_iter().chain(frame));
                    failed.push(part);
                    if patches.is_large(part) {
                        parts.extend(halves(part));
                    }
                    continue;
                }
            }
            let trial = || doubtful.take().filter(|frame| frame.evidence >= self.scanner.cut_offs.kingdom);
            let Some(frame) = next.or_else(trial) else { break };
            let tiles = Taken::of([&frame]);
            failed.retain(|part| !tiles.tiles().iter().any(|tile| may_touch(part, &tile.bounds())));
            finder.take(tiles.tiles());
            found.push(frame);
            taken = Taken::of(&*found);
            patches.take(&taken);
            doubtful = None;
            parts = patches.parts().into_iter().filter(|part| !failed.contains(part)).collect();
        }
        Ok(patches)
    }

    /// The frame with most evidence in a part of the photo.
    fn within(
        &mut self,
        finder: &Finder<'_>,
        part: &PhotoPart,
        taken: &Taken,
    ) -> Result<Option<JudgedFrame>, ScanError> {
        let Self { scanner, photo, request, watch, .. } = *self;
        self.searches += 1;
        let found = finder.find_within(part, Thoroughness::Usual, &scanner.grid, watch)?;
        let Some(found) = found else { return Ok(None) };
        let frames = scanner.worth_reading(&found, Thoroughness::Usual, None, request);
        let looked_at: Result<Vec<JudgedFrame>, ScanError> =
            frames.into_iter().map(|frame| scanner.look_at(photo, frame, taken, request, watch)).collect();
        Ok(most_evident(looked_at?))
    }

    /// Reads every frame again without the tiles of the others, where they lie near.
    fn settle(&self, found: &mut [JudgedFrame]) -> Result<(), ScanError> {
        let Self { scanner, photo, request, watch, .. } = *self;
        for i in 0..found.len() {
            let others = Taken::of(found.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, frame)| frame));
            let frame = found[i].reading.frame;
            let around = frame.corners.grown(1.0 + 2.5 / frame.size.cells() as f64).bounds();
            if others.tiles().iter().any(|tile| may_touch(&around, &tile.bounds())) {
                found[i] = scanner.look_at(photo, frame, &others, request, watch)?;
            }
        }
        Ok(())
    }
}

/// Whether two parts of the photo overlap.
fn may_touch([l, t, r, b]: &PhotoPart, [left, top, right, bottom]: &PhotoPart) -> bool {
    l < right && r > left && t < bottom && b > top
}
