//! All kingdoms of a photo. In: a photo, and what is known of it. Out: a frame for every kingdom in it, settled together:
//! every tile belongs to one kingdom or to none.
//!
//! The frame with most evidence comes first; where the whole photo shows none clearly, its parts are searched. From then on
//! the table is known: how it leans, and how large its cells are. The tiles of the frame are taken out of the photo, and
//! what is left is searched patch by patch, each as seen from straight above by the lattice of the nearest kingdom, until too
//! few tiles are left to be another one. Where no frame is clear, the best one is taken on trial: with its tiles out of the
//! way, the next one may be clear. In the end every frame is read again without the tiles of the others: what lies beyond it
//! is known then, tiles between two kingdoms are given to one of them, and a trial that failed is dropped.
//!
//! Everybody at a table plays with frames of one size. Where that is not what was found, or tiles are left over, the photo
//! is searched for kingdoms of each size, and the answer with most evidence is taken.

use image::RgbImage;

use super::judged::JudgedFrame;
use super::patches::Patches;
use super::taken::Taken;
use super::{Scanner, most_evident};
use crate::model::FrameSize;
use crate::scan::geometry::{Homography, Point, Quad};
use crate::scan::grid::{CandidateFrame, Finder, Thoroughness};
use crate::scan::progress::Watch;
use crate::scan::result::{Request, ScanError, SearchDepth};

/// No photo is searched more often for kingdoms of one size.
const MOST_SEARCHES: usize = 30;
/// Nor for the first one where the whole does not show any clearly.
const MOST_FIRST: usize = 10;
/// Cells that are looked for then, as parts of the longer side of the photo.
const GUESSED_CELLS: [f64; 2] = [1.0 / 14.0, 1.0 / 24.0];
/// Two halves share this part of the whole, so that one of them holds a kingdom which lies across the middle.
const SHARED: f64 = 0.25;

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
        let is_open = request.size.is_none() && request.depth == SearchDepth::Whole;
        if is_open && !best.is_plain(self.cut_offs.sure) {
            // The smaller ones last, so that they win a tie: in larger ones there is only more table to be sure of.
            let worth = |table: &FoundTable| table.worth(self.cut_offs.sure);
            for size in FrameSize::ALL.into_iter().rev() {
                let of_size = search(&Request { size: Some(size), ..request.clone() })?;
                if worth(&of_size) >= worth(&best) {
                    best = of_size;
                }
            }
        }
        if request.size.is_none() && best.frames.len() > 1 {
            self.make_small(&mut best.frames, photo, request, watch)?;
        }
        Ok(best.frames)
    }

    /// Large frames become small ones where nobody at the table has filled more than a small one.
    fn make_small(
        &self,
        frames: &mut Vec<JudgedFrame>,
        photo: &RgbImage,
        request: &Request,
        watch: &dyn Watch,
    ) -> Result<(), ScanError> {
        if frames.iter().all(|frame| frame.reading.frame.size == FrameSize::Five) {
            return Ok(());
        }
        let mut small = Vec::new();
        for (i, frame) in frames.iter().enumerate() {
            let Some(five) = frame.small_frame() else { return Ok(()) };
            let others = Taken::of_others(frames, &[i]);
            let reading = self.read_frame(photo, five, &others, watch)?;
            small.push(self.judge(reading, request, watch)?);
        }
        if small.iter().all(|frame| frame.evidence >= self.cut_offs.kingdom) {
            *frames = small;
        }
        Ok(())
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
    /// How good an answer this is: whether it is one, whether a single clear frame holds all tiles, how many frames are clear,
    /// whether all tiles lie in them, and where none is clear, how much speaks for them.
    fn worth(&self, sure: f64) -> impl PartialOrd + use<> {
        let clear = self.frames.iter().filter(|frame| frame.evidence >= sure).count();
        let evidence = self.frames.iter().map(|frame| frame.evidence).reduce(|sum, one| sum + one);
        let evidence = evidence.filter(|_| clear == 0).unwrap_or(f64::NEG_INFINITY);
        let is_single = self.frames.len() == 1 && clear == 1 && !self.leaves_tiles;
        (!self.frames.is_empty() && !self.is_torn(), is_single, clear, !self.leaves_tiles, evidence)
    }

    /// Whether a large kingdom was cut into small ones.
    fn is_torn(&self) -> bool {
        let pairs = self
            .frames
            .iter()
            .enumerate()
            .flat_map(|(i, one)| self.frames[..i].iter().map(move |other| (one, other)));
        pairs.into_iter().any(|(one, other)| may_be_one(one, other))
    }

    /// Whether nothing else needs to be tried: there is at most one kingdom, or all frames are clear, of one size and no two
    /// on one lattice; and every tile lies in one of them.
    fn is_plain(&self, sure: f64) -> bool {
        let frame = |i: usize| self.frames[i].reading.frame;
        let pairs = || (0..self.frames.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
        let are_apart = |(i, j)| frame(i).size == frame(j).size && !frame(i).shares_lattice(&frame(j));
        let are_clear = || self.frames.iter().all(|frame| frame.evidence >= sure);
        !self.leaves_tiles && (self.frames.len() < 2 || (pairs().all(are_apart) && are_clear()))
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
        let is_clear = best.as_ref().is_some_and(|frame| frame.evidence >= scanner.cut_offs.sure);
        if !is_clear && request.depth == SearchDepth::Whole {
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
        // A frame beside the first one has to be more likely right than wrong.
        let mut is_first = true;
        found.retain(|frame| std::mem::take(&mut is_first) || frame.evidence >= 0.0);
        if found.len() < all {
            self.settle(&mut found)?;
        }
        patches.take(&Taken::of(&found));
        Ok(FoundTable { frames: found, leaves_tiles: patches.has_many() })
    }

    /// A clear frame in a part of the photo, if there is one: where several kingdoms lie, the whole may not show any. Parts
    /// are what the network that reads cells takes for tiles, for several sizes of cells: lines of a carpet are not heard
    /// then.
    fn first_in_parts(&mut self, finder: &Finder<'_>) -> Result<Option<JudgedFrame>, ScanError> {
        let long_side = f64::from(self.photo.width().max(self.photo.height()));
        for cell in GUESSED_CELLS {
            let patches = self.patches(finder, long_side * cell, &Taken::NONE);
            let is_large = |part| patches.is_large(part);
            if let Some(frame) = self.first_of(finder, patches.parts(), &patches.squares(), is_large)? {
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
        tiles: &[Quad],
        is_large: impl Fn(PhotoPart) -> bool,
    ) -> Result<Option<JudgedFrame>, ScanError> {
        while let Some(part) = parts.pop().filter(|_| self.searches < MOST_FIRST) {
            let frame = self.within(finder, &part, tiles, &Taken::NONE)?;
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
            let frame = match part {
                Some(part) => {
                    let mut frame = self.beside(finder, &part, found, &taken)?;
                    if !frame.as_ref().is_some_and(|frame| self.is_clear(frame)) {
                        let other = self.within(finder, &part, &[], &taken)?;
                        frame = most_evident(frame.into_iter().chain(other));
                    }
                    if !frame.as_ref().is_some_and(|frame| self.is_clear(frame)) {
                        doubtful = most_evident(doubtful.into_iter().chain(frame));
                        failed.push(part);
                        continue;
                    }
                    frame
                }
                None => doubtful.take().filter(|frame| frame.evidence >= self.scanner.cut_offs.kingdom),
            };
            let Some(frame) = frame else { break };
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

    fn is_clear(&self, frame: &JudgedFrame) -> bool {
        frame.evidence >= self.scanner.cut_offs.sure
    }

    /// The frame with most evidence in a part of the photo, by the nearest kingdom that is known.
    fn beside(
        &mut self,
        finder: &Finder<'_>,
        part: &PhotoPart,
        found: &[JudgedFrame],
        taken: &Taken,
    ) -> Result<Option<JudgedFrame>, ScanError> {
        let Self { scanner, photo, request, watch, .. } = *self;
        self.searches += 1;
        let [left, top, right, bottom] = *part;
        let middle = Point::new(f64::midpoint(left, right), f64::midpoint(top, bottom));
        let frames = found.iter().map(|frame| frame.reading.frame);
        let nearest = frames.min_by(|a, b| {
            let far = |frame: &CandidateFrame| frame.corners.centre().distance(middle);
            far(a).total_cmp(&far(b))
        });
        let Some(nearest) = nearest else { return Ok(None) };
        let request = &Request { size: Some(nearest.size), ..request.clone() };
        let mut best: Option<JudgedFrame> = None;
        for proposed in finder.find_beside(&nearest, part, &scanner.grid, watch)? {
            for frame in scanner.worth_reading(&proposed, Thoroughness::Usual, None, request) {
                let judged = scanner.look_at(photo, frame, taken, request, watch)?;
                best = most_evident(best.into_iter().chain([judged]));
            }
        }
        Ok(best)
    }

    /// The frame with most evidence in a part of the photo, whatever else is known. Where these squares are said to show
    /// tiles, nothing else does.
    fn within(
        &mut self,
        finder: &Finder<'_>,
        part: &PhotoPart,
        tiles: &[Quad],
        taken: &Taken,
    ) -> Result<Option<JudgedFrame>, ScanError> {
        let Self { scanner, photo, request, watch, .. } = *self;
        self.searches += 1;
        let found = finder.find_within(part, tiles, Thoroughness::Usual, &scanner.grid, watch)?;
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
            let others = Taken::of_others(found, &[i]);
            let frame = found[i].reading.frame;
            let around = frame.corners.grown(1.0 + 2.0 / frame.size.cells() as f64).bounds();
            if others.tiles().iter().any(|tile| may_touch(&around, &tile.bounds())) {
                found[i] = scanner.look_at(photo, frame, &others, request, watch)?;
            }
        }
        for i in 0..found.len() {
            for j in i + 1..found.len() {
                if overlap(&found[i], &found[j]) {
                    self.share_out(found, i, j)?;
                }
            }
        }
        Ok(())
    }

    /// Two frames may both reach over tiles that lie between their kingdoms. Whose they are shows in what is left: half a
    /// domino is no domino. So each of both is asked first in turn, and the answer with more evidence in all is taken.
    fn share_out(&self, found: &mut [JudgedFrame], i: usize, j: usize) -> Result<(), ScanError> {
        let Self { scanner, photo, request, watch, .. } = *self;
        let rest = Taken::of_others(found, &[i, j]);
        let read = |frame: &JudgedFrame, taken: &Taken| {
            scanner.look_at(photo, frame.reading.frame, taken, request, watch)
        };
        let in_turn = |first: usize, second: usize| -> Result<[JudgedFrame; 2], ScanError> {
            let one = read(&found[first], &rest)?;
            let other = read(&found[second], &rest.with(&Taken::of([&one])))?;
            Ok([one, other])
        };
        let evidence = |both: &[JudgedFrame; 2]| both.iter().map(|frame| frame.evidence).sum::<f64>();
        let (ours, [other, one]) = (in_turn(i, j)?, in_turn(j, i)?);
        let theirs = [one, other];
        let [one, other] = if evidence(&theirs) > evidence(&ours) { theirs } else { ours };
        (found[i], found[j]) = (one, other);
        Ok(())
    }
}

/// Whether a cell of one frame lies in the other one.
fn overlap(one: &JudgedFrame, other: &JudgedFrame) -> bool {
    let frame = &one.reading.frame;
    let n = frame.size.cells();
    let Some(lattice) = Homography::from_lattice(n as f64, n as f64, &frame.corners) else { return false };
    let middles = (0..n * n).map(|i| Point::new((i % n) as f64 + 0.5, (i / n) as f64 + 0.5));
    middles.map(|p| lattice.apply(p)).any(|p| other.reading.frame.corners.contains(p))
}

/// Whether two frames lie on one lattice, and all their tiles in one large frame of it.
fn may_be_one(one: &JudgedFrame, other: &JudgedFrame) -> bool {
    let frame = &one.reading.frame;
    let n = frame.size.cells() as f64;
    let lattice = Homography::from_lattice(n, n, &frame.corners).and_then(|lattice| lattice.inverse());
    let Some(lattice_from_photo) = lattice.filter(|_| frame.shares_lattice(&other.reading.frame)) else {
        return false;
    };
    let tiles = Taken::of([one, other]);
    let places: Vec<Point> =
        tiles.tiles().iter().map(|tile| lattice_from_photo.apply(tile.centre())).collect();
    let span = |get: fn(&Point) -> f64| {
        let at = || places.iter().map(get);
        at().fold(f64::NEG_INFINITY, f64::max) - at().fold(f64::INFINITY, f64::min)
    };
    let most = FrameSize::Seven.cells() as f64 - 0.5;
    span(|p| p.x) < most && span(|p| p.y) < most
}

/// Whether two parts of the photo overlap.
fn may_touch([l, t, r, b]: &PhotoPart, [left, top, right, bottom]: &PhotoPart) -> bool {
    l < right && r > left && t < bottom && b > top
}
