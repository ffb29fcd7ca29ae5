//! All kingdoms of a photo. In: a photo, and what is known of it. Out: a frame for every kingdom in it, settled together:
//! every tile belongs to one kingdom or to none.
//!
//! The frame with most evidence comes first. Its tiles are taken out of the photo, and what is left is searched patch by
//! patch, each in a picture of its own, until too few tiles are left to be a kingdom. Where kingdoms lie so close to each
//! other that no frame is clear, a patch is searched in halves. In the end every frame is read again without the tiles of
//! the others: what lies beyond it is known then.

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

/// No photo is searched more often.
const MOST_SEARCHES: usize = 30;
/// How often a photo is halved in which nothing is clear.
const MOST_HALVED: u32 = 2;
/// Two halves share this part of the whole, so that one of them holds a kingdom which lies across the middle.
const SHARED: f64 = 0.25;

/// A part of the photo: left, top, right, bottom.
type Part = [f64; 4];

/// Two halves along the longer side.
fn halves([left, top, right, bottom]: Part) -> [Part; 2] {
    let (across, down) = (right - left, bottom - top);
    let part = (1.0 + SHARED) / 2.0;
    if across > down {
        [[left, top, left + part * across, bottom], [right - part * across, top, right, bottom]]
    } else {
        [[left, top, right, top + part * down], [left, bottom - part * down, right, bottom]]
    }
}

impl Scanner {
    /// Finds all kingdoms. One that is in doubt is told only where no other is clear.
    pub(super) fn kingdoms(
        &self,
        photo: &RgbImage,
        request: &Request,
        watch: &dyn Watch,
    ) -> Result<Vec<JudgedFrame>, ScanError> {
        let mut finder = Finder::new(photo, &self.tile_finder, &self.grid, watch)?;
        let whole = self.look(photo, &finder, request, self.cut_offs.sure, watch)?;
        let mut search = TableSearch { scanner: self, photo, request, watch, searches: 0 };
        let mut best = most_evident(whole);
        if best.as_ref().is_none_or(|frame| frame.evidence < self.cut_offs.sure) {
            best = search.first_in_halves(&finder)?.or(best);
        }
        let Some(first) = best.filter(|frame| frame.evidence >= self.cut_offs.kingdom) else {
            return Ok(Vec::new());
        };
        let mut found = vec![first];
        search.further(&mut finder, &mut found)?;
        search.settle(&mut found)?;
        Ok(found)
    }
}

/// The search for further kingdoms.
struct TableSearch<'a> {
    scanner: &'a Scanner,
    photo: &'a RgbImage,
    request: &'a Request,
    watch: &'a dyn Watch,
    searches: usize,
}

impl TableSearch<'_> {
    /// A clear frame in a part of the photo, if there is one: where several kingdoms lie, the whole may not show any.
    fn first_in_halves(&mut self, finder: &Finder<'_>) -> Result<Option<JudgedFrame>, ScanError> {
        let (width, height) = (f64::from(self.photo.width()), f64::from(self.photo.height()));
        let mut parts = vec![[0.0, 0.0, width, height]];
        for _ in 0..MOST_HALVED {
            parts = parts.into_iter().flat_map(halves).collect();
            for part in &parts {
                if let Some(frame) = self.within(finder, part, &Taken::NONE)? {
                    return Ok(Some(frame));
                }
            }
        }
        Ok(None)
    }

    /// Finds all other clear frames.
    fn further(&mut self, finder: &mut Finder<'_>, found: &mut Vec<JudgedFrame>) -> Result<(), ScanError> {
        let Some(first) = found.first() else { return Ok(()) };
        let cell = first.reading.frame.corners.area().abs().sqrt() / first.reading.frame.size.cells() as f64;
        let mut taken = Taken::of([first]);
        finder.take(taken.tiles());
        let may_be_tile = |square: &Quad| finder.tileness(square) > 0.3;
        let mut patches = Patches::new(self.photo, cell, &taken, may_be_tile, &self.scanner.reader);
        let mut parts = patches.parts();
        while let Some(part) = parts.pop().filter(|_| self.searches < MOST_SEARCHES) {
            match self.within(finder, &part, &taken)? {
                Some(frame) => {
                    finder.take(Taken::of([&frame]).tiles());
                    found.push(frame);
                    taken = Taken::of(&*found);
                    patches.take(&taken);
                    parts = patches.parts();
                }
                None if patches.is_large(part) => parts.extend(halves(part)),
                None => {}
            }
        }
        Ok(())
    }

    /// The frame with most evidence in a part of the photo, if it is clear.
    fn within(
        &mut self,
        finder: &Finder<'_>,
        part: &Part,
        taken: &Taken,
    ) -> Result<Option<JudgedFrame>, ScanError> {
        let Self { scanner, photo, request, watch, .. } = *self;
        self.searches += 1;
        if std::env::var_os("TABLE_DEBUG").is_some() {
            eprintln!("within {:?}", part.map(|v| v as i32));
        }
        let found = finder.find_within(part, Thoroughness::Usual, &scanner.grid, watch)?;
        let Some(found) = found else { return Ok(None) };
        let frames = scanner.worth_reading(&found, Thoroughness::Usual, None, request);
        let looked_at: Result<Vec<JudgedFrame>, ScanError> =
            frames.into_iter().map(|frame| scanner.look_at(photo, frame, taken, request, watch)).collect();
        Ok(most_evident(looked_at?).filter(|frame| frame.evidence >= scanner.cut_offs.sure))
    }

    /// Reads every frame again without the tiles of the others, where they lie near. Everybody at a table plays with frames
    /// of one size: where they differ, the size is taken that speaks more for all of them.
    fn settle(&self, found: &mut [JudgedFrame]) -> Result<(), ScanError> {
        let Self { scanner, photo, request, watch, .. } = *self;
        for i in 0..found.len() {
            let others = others(found, i);
            let frame = found[i].reading.frame;
            let around = frame.corners.grown(1.0 + 2.5 / frame.size.cells() as f64);
            if others.tiles().iter().any(|tile| may_touch(&around, tile)) {
                found[i] = scanner.look_at(photo, frame, &others, request, watch)?;
            }
        }
        let is_of = |size: FrameSize| move |frame: &&JudgedFrame| frame.reading.frame.size == size;
        let [small, large] = FrameSize::ALL.map(|size| found.iter().filter(is_of(size)).count());
        if request.size.is_some() || small == 0 || large == 0 {
            return Ok(());
        }
        for size in FrameSize::ALL {
            let asked = Request { size: Some(size), ..request.clone() };
            let mut all = Vec::new();
            for (i, frame) in found.iter().enumerate() {
                let same = frame.reading.frame.size == size;
                all.push(if same {
                    None
                } else {
                    let next =
                        scanner.look_at(photo, frame.reading.frame, &others(found, i), &asked, watch)?;
                    Some(next).filter(|next| next.reading.frame.size == size)
                });
            }
            let is_sound = found.iter().zip(&all).all(|(frame, next)| {
                frame.reading.frame.size == size
                    || next.as_ref().is_some_and(|next| next.evidence >= scanner.cut_offs.sure)
            });
            if is_sound {
                for (frame, next) in found.iter_mut().zip(all) {
                    if let Some(next) = next {
                        *frame = next;
                    }
                }
                return Ok(());
            }
        }
        Ok(())
    }
}

/// The tiles of all frames but one.
fn others(found: &[JudgedFrame], one: usize) -> Taken {
    Taken::of(found.iter().enumerate().filter(|(i, _)| *i != one).map(|(_, frame)| frame))
}

/// Whether two quads may touch: whether the rectangles around them do.
fn may_touch(one: &Quad, other: &Quad) -> bool {
    let ([l, t, r, b], [left, top, right, bottom]) = (one.bounds(), other.bounds());
    l < right && r > left && t < bottom && b > top
}
