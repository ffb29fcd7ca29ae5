//! Which frame it is. In: a photo. Out: the frame that shows most of a kingdom, read and laid, and whether it leaves a
//! doubt.
//!
//! The grid finder proposes frames by their lines. What its lines leave open is settled by what is in the cells: a
//! frame that cuts through tiles, or that takes the pattern of a table for tiles, is read with less confidence, and
//! the box cannot make what it shows.

use image::RgbImage;

use super::proof::Proof;
use super::sight::Sight;
use super::verdict::Verdict;
use super::{Request, ScanError, Scanner};
use crate::model::DominoBox;
use crate::scan::geometry::{Homography, Quad};
use crate::scan::grid::{Finder, Frame, GridError, GridSize};
use crate::scan::progress::{Stage, Watch, step};
use crate::scan::settings::{GridSettings, Proposals};

/// A frame, what its cells show, the likeliest kingdom in it, and how much of this is proof.
pub(super) struct Found {
    pub(super) sight: Sight,
    pub(super) verdict: Verdict,
    pub(super) proof: Proof,
}

impl Scanner {
    /// The given frame, of the size that is given or looks more like a kingdom.
    pub(super) fn look_at(
        &self,
        photo: &RgbImage,
        corners: Quad,
        request: &Request,
        watch: &dyn Watch,
    ) -> Result<Found, ScanError> {
        let sizes = request.size.map_or(GridSize::ALL.to_vec(), |size| vec![size]);
        let frame = |size| Frame { corners, size, score: 0.0, evidence: 0.0, contrast: 0.0 };
        let sights: Result<Vec<Sight>, ScanError> =
            sizes.into_iter().map(|size| Sight::new(self, photo, frame(size), watch)).collect();
        // With the corners given, the wrong size cuts through the tiles and is read with less confidence.
        let surest = sights?.into_iter().max_by(|a, b| a.confidence().total_cmp(&b.confidence()));
        self.lay(surest.ok_or(ScanError::NoFrame)?, request, watch)
    }

    /// Finds the frame, and says whether its corners leave a doubt. Where another lattice has nearly as much evidence,
    /// or tiles lie beyond the frame, the cells decide.
    pub(super) fn find(
        &self,
        photo: &RgbImage,
        request: &Request,
        watch: &dyn Watch,
    ) -> Result<(Found, bool), ScanError> {
        let finder = Finder::new(photo, &self.tileness, &self.grid, watch)?;
        let grid = finder.find(&self.grid, watch);
        let close = match &grid {
            Ok(grid) => grid
                .frames()
                .filter(|frame| grid.best.evidence - frame.evidence < self.frame.close_evidence)
                .copied()
                .collect(),
            Err(GridError::NoKingdom) => Vec::new(),
            Err(GridError::Cancelled) => return Err(ScanError::Cancelled),
        };
        let mut is_sure = grid.as_ref().is_ok_and(|grid| !grid.unsure);
        let mut found = self.best(photo, &close, request, None, watch)?;
        if !found.as_ref().is_some_and(|found| found.proof.is_plain(&self.proof)) {
            // Another random start, and every lattice that it gives.
            let thorough = GridSettings {
                proposals: Proposals::Both,
                seed: self.grid.seed + self.grid.starts,
                ..self.grid
            };
            match finder.find(&thorough, watch) {
                Ok(again) => {
                    let frames: Vec<Frame> = again.frames().copied().collect();
                    is_sure &= !again.unsure;
                    found = self.best(photo, &frames, request, found, watch)?;
                }
                Err(GridError::NoKingdom) => is_sure = false,
                Err(GridError::Cancelled) => return Err(ScanError::Cancelled),
            }
        }
        let found = found.ok_or(ScanError::NoKingdom)?;
        let is_doubtful = found.proof.is_doubtful(is_sure, &self.proof);
        Ok((found, is_doubtful))
    }

    /// The frame among these that shows most of a kingdom, moved to where its tiles are; `found` is one that is known.
    fn best(
        &self,
        photo: &RgbImage,
        frames: &[Frame],
        request: &Request,
        mut found: Option<Found>,
        watch: &dyn Watch,
    ) -> Result<Option<Found>, ScanError> {
        let mut seen: Vec<Frame> = found.iter().map(|found| found.sight.frame).collect();
        for frame in frames.iter().filter(|frame| request.size.is_none_or(|size| frame.size == size)) {
            // Reading around a frame tells of all others on its lattice.
            if seen.len() > self.frame.most_rivals || seen.iter().any(|other| on_one_lattice(other, frame)) {
                continue;
            }
            seen.push(*frame);
            let sight = self.moved(photo, Sight::new(self, photo, *frame, watch)?, request.size, watch)?;
            let other = self.lay(sight, request, watch)?;
            if found.as_ref().is_none_or(|found| found.proof.is_worse_than(&other.proof, &self.proof)) {
                found = Some(other);
            }
        }
        Ok(found)
    }

    /// The frame that the tiles of a sight ask for: by whole cells where it slipped, then to where loose tiles really lie.
    fn moved(
        &self,
        photo: &RgbImage,
        mut sight: Sight,
        size: Option<GridSize>,
        watch: &dyn Watch,
    ) -> Result<Sight, ScanError> {
        for _ in 0..self.frame.most_moves {
            let Some(frame) = sight.better_frame(size, &self.frame) else { break };
            let moved = Sight::new(self, photo, frame, watch)?;
            if moved.confidence() < sight.confidence() - self.frame.less_clear {
                break;
            }
            sight = moved;
        }
        let as_laid = Frame { corners: sight.corners_as_laid(), ..sight.frame };
        let (corners, side) = (sight.frame.corners, sight.frame.size.cells());
        if corners.distance_in_cells(&as_laid.corners, side) > self.frame.loose {
            let settled = Sight::new(self, photo, as_laid, watch)?;
            if settled.confidence() >= sight.confidence() - self.frame.less_clear {
                sight = settled;
            }
        }
        Ok(sight)
    }

    /// Lays the likeliest kingdom.
    fn lay(&self, sight: Sight, request: &Request, watch: &dyn Watch) -> Result<Found, ScanError> {
        step(watch, Stage::Solve, 0.0)?;
        let usual = [DominoBox::Kingdomino];
        let boxes = if request.boxes.is_empty() { &usual } else { &request.boxes[..] };
        let verdict = Verdict::of(&sight, boxes, &self.read);
        // What another box can make is a kingdom as well.
        let cost = if verdict.is_contradicted() {
            Verdict::of(&sight, &DominoBox::ALL, &self.read).cost().min(verdict.cost())
        } else {
            verdict.cost()
        };
        step(watch, Stage::Solve, 1.0)?;
        let proof = Proof {
            worth: sight.worth(),
            confidence: sight.confidence(),
            castle: sight.castle(),
            cost,
            score: sight.frame.score,
            contrast: sight.frame.contrast,
            is_cut_off: sight.is_cut_off(&self.frame),
        };
        Ok(Found { sight, verdict, proof })
    }
}

/// Whether two frames have their cells at the same places, so that reading around one of them tells of the other.
fn on_one_lattice(frame: &Frame, other: &Frame) -> bool {
    const NEAR: f64 = 0.2;
    let n = frame.size.cells() as f64;
    let lattice = Homography::from_lattice(n, n, &frame.corners).and_then(|lattice| lattice.inverse());
    lattice.is_some_and(|lattice_from_photo| {
        other.corners.0.iter().all(|&corner| {
            let p = lattice_from_photo.apply(corner);
            (p.x - p.x.round()).abs() < NEAR && (p.y - p.y.round()).abs() < NEAR
        })
    })
}
