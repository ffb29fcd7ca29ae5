//! All kingdoms of a photo. In: a photo, and what is known of it. Out: a frame for every kingdom in it, settled together:
//! every tile belongs to one kingdom or to none.
//!
//! The frame with most evidence comes first. Its tiles are taken out of the photo, and what is left is searched patch by
//! patch, each in a picture of its own, until too few tiles are left to be a kingdom. Where kingdoms lie so close to each
//! other that no frame is clear, a patch is searched in halves. In the end every frame is read again without the tiles of
//! the others: what lies beyond it is known then.

use image::RgbImage;

use super::judged::JudgedFrame;
use super::taken::Taken;
use super::{Scanner, most_evident};
use crate::scan::geometry::Quad;
use crate::scan::grid::{Finder, Thoroughness};
use crate::scan::progress::Watch;
use crate::scan::result::{Request, ScanError};

/// No photo is searched more often.
const MOST_SEARCHES: usize = 24;
/// How often a patch is halved.
const MOST_HALVED: u8 = 2;
/// Two halves share this part of the patch, so that one of them holds a kingdom which lies across the middle.
const SHARED: f64 = 0.25;
/// Fewer tiles than this are no kingdom of their own.
const FEWEST_TILES: f64 = 5.0;

/// A part of the photo that is still to be searched.
#[derive(Debug, Clone, Copy)]
struct Part {
    /// Left, top, right, bottom.
    bounds: [f64; 4],
    /// How often it was halved.
    halved: u8,
}

impl Part {
    /// Two halves along the longer side.
    fn halves(self) -> [Self; 2] {
        let [left, top, right, bottom] = self.bounds;
        let (across, down) = (right - left, bottom - top);
        let part = (1.0 + SHARED) / 2.0;
        let halved = self.halved + 1;
        let (first, second) = if across > down {
            ([left, top, left + part * across, bottom], [right - part * across, top, right, bottom])
        } else {
            ([left, top, right, top + part * down], [left, bottom - part * down, right, bottom])
        };
        [first, second].map(|bounds| Self { bounds, halved })
    }

    /// Whether it is about the same part.
    fn is_about(&self, other: &Self) -> bool {
        let [left, top, right, bottom] = self.bounds;
        let near = 0.1 * (right - left).max(bottom - top);
        self.bounds.iter().zip(other.bounds).all(|(a, b)| (a - b).abs() < near)
    }
}

impl Scanner {
    /// Finds all kingdoms. Of one that is in doubt there is at most one, and only where no other is clear.
    pub(super) fn kingdoms(
        &self,
        photo: &RgbImage,
        request: &Request,
        watch: &dyn Watch,
    ) -> Result<Vec<JudgedFrame>, ScanError> {
        let mut finder = Finder::new(photo, &self.tile_finder, &self.grid, watch)?;
        let whole = self.look(photo, &finder, request, self.cut_offs.sure, watch)?;
        let Some(first) = most_evident(whole) else { return Ok(Vec::new()) };
        let (mut found, mut doubtful) = (Vec::new(), None);
        if first.evidence >= self.cut_offs.sure {
            finder.take(Taken::of([&first]).tiles());
            found.push(first);
        } else {
            doubtful = Some(first);
        }
        let mut searched: Vec<Part> = Vec::new();
        let mut parts = self.parts(&finder, &found, &searched);
        while let Some(part) = parts.pop().filter(|_| searched.len() < MOST_SEARCHES) {
            searched.push(part);
            let taken = Taken::of(&found);
            let Some(frame) = self.within(photo, &finder, &part, &taken, request, watch)? else {
                if part.halved < MOST_HALVED {
                    parts.extend(part.halves());
                }
                continue;
            };
            if frame.evidence < self.cut_offs.sure {
                if part.halved < MOST_HALVED {
                    parts.extend(part.halves());
                }
                continue;
            }
            finder.take(Taken::of([&frame]).tiles());
            found.push(frame);
            parts = self.parts(&finder, &found, &searched);
        }
        if found.is_empty() {
            found.extend(doubtful.filter(|frame| frame.evidence >= self.cut_offs.kingdom));
        }
        self.settled(photo, found, request, watch)
    }

    /// The patches of tiles that belong to no kingdom yet and are large enough for one, the largest last.
    fn parts(&self, finder: &Finder<'_>, found: &[JudgedFrame], searched: &[Part]) -> Vec<Part> {
        let cells = found.iter().map(|frame| {
            let side = frame.reading.frame.size.cells() as f64;
            frame.reading.frame.corners.area().abs() / (side * side)
        });
        // What is farther away looks smaller.
        let cell = cells.fold(f64::INFINITY, f64::min) / 2.0;
        let is_enough = |area: f64| found.is_empty() || area > FEWEST_TILES * cell;
        let part = |([left, top, right, bottom], _): ([f64; 4], f64)| {
            let margin = 0.15 * (right - left).max(bottom - top);
            Part { bounds: [left - margin, top - margin, right + margin, bottom + margin], halved: 0 }
        };
        let patches = finder.patches().into_iter().filter(|(_, area)| is_enough(*area)).map(part);
        let mut parts: Vec<Part> =
            patches.filter(|part| !searched.iter().any(|other| other.is_about(part))).collect();
        parts.reverse();
        parts
    }

    /// The frame with most evidence in a part of the photo.
    fn within(
        &self,
        photo: &RgbImage,
        finder: &Finder<'_>,
        part: &Part,
        taken: &Taken,
        request: &Request,
        watch: &dyn Watch,
    ) -> Result<Option<JudgedFrame>, ScanError> {
        let found = finder.find_within(&part.bounds, Thoroughness::Usual, &self.grid, watch)?;
        let Some(found) = found else { return Ok(None) };
        let frames = self.worth_reading(&found, Thoroughness::Usual, None, request);
        let looked_at: Result<Vec<JudgedFrame>, ScanError> =
            frames.into_iter().map(|frame| self.look_at(photo, frame, taken, request, watch)).collect();
        Ok(most_evident(looked_at?))
    }

    /// Reads every frame again without the tiles of the others, where they lie near.
    fn settled(
        &self,
        photo: &RgbImage,
        mut found: Vec<JudgedFrame>,
        request: &Request,
        watch: &dyn Watch,
    ) -> Result<Vec<JudgedFrame>, ScanError> {
        for i in 0..found.len() {
            let others = Taken::of(found.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, frame)| frame));
            let frame = found[i].reading.frame;
            let around = frame.corners.grown(1.0 + 2.5 / frame.size.cells() as f64);
            if others.tiles().iter().any(|tile| overlap(&around, tile)) {
                found[i] = self.look_at(photo, frame, &others, request, watch)?;
            }
        }
        Ok(found)
    }
}

/// Whether two quads may overlap: whether the rectangles around them do.
fn overlap(one: &Quad, other: &Quad) -> bool {
    let ([l, t, r, b], [left, top, right, bottom]) = (one.bounds(), other.bounds());
    l < right && r > left && t < bottom && b > top
}
