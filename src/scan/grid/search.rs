//! Searching one working copy: proposals in turn, the best of them fitted, the frame decided on the winner.

use image::RgbImage;

use super::gradient::GradientField;
use super::quads::{Division, Proposal};
use super::refine::refined;
use super::region::{Region, regions};
use super::score::{Window, windows};
use super::segments::segments;
use super::survey::{Detail, Survey, View};
use super::tileness::{MAP_PITCH, Tileness};
use super::{Frame, Grid, GridSize, quads, vanishing};
use crate::random::Random;
use crate::scan::geometry::{Homography, Point, Quad};
use crate::scan::progress::{Cancelled, Stage, Watch, step};
use crate::scan::settings::fitting::search::{FRAME_MARGIN, LEAST_SIDES, MOST_SKEW, REGION_MARGIN, SAME};
use crate::scan::settings::{GridSettings, Proposals};

/// What a look at one working copy gave.
pub(super) struct Look {
    /// The frame, in the working copy.
    pub(super) grid: Option<Grid>,
    /// Where a closer look may be worth it: left, top, right, bottom.
    pub(super) crops: Vec<[f64; 4]>,
}

/// A lattice that was fitted, with its windows, the one with most evidence first.
struct Fitted {
    working_from_lattice: Homography,
    score: f64,
    windows: Vec<Window>,
}

impl Fitted {
    /// Whether vanishing points need not be tried.
    fn is_sure(&self, settings: &GridSettings) -> bool {
        self.score >= settings.sure_score
    }

    /// Whether no other division of its quad needs to be tried either.
    fn is_clear(&self, settings: &GridSettings) -> bool {
        let contrast = self.windows.first().map_or(0.0, |window| window.contrast);
        self.is_sure(settings) && contrast >= settings.sure_contrast
    }
}

/// A working copy with all that every search of it needs.
pub(super) struct Prepared {
    view: View,
    /// The sum of the tile map.
    mass: f64,
    regions: Vec<Region>,
}

impl Prepared {
    /// Looks for tiles and edges.
    pub(super) fn new(working: &RgbImage, tileness: &Tileness) -> Self {
        let tiles = tileness.map(working);
        let field = GradientField::new(working, &tiles);
        let (regions, tiles) = regions(&tiles, &field.energy(&tiles));
        Self { mass: tiles.values.iter().sum::<f32>().into(), view: View { field, tiles }, regions }
    }
}

/// Looks for a frame.
pub(super) fn look(
    prepared: &Prepared,
    settings: &GridSettings,
    watch: &dyn Watch,
) -> Result<Look, Cancelled> {
    let Prepared { view, mass, regions } = prepared;
    let search = Search { view, mass: *mass, settings };
    step(watch, Stage::Find, 0.3)?;
    let mut fitted = search.fit(&search.quads(regions, Division::Even), settings.fitted_quads);
    let always = settings.proposals == Proposals::Both;
    if always || !fitted.iter().any(|lattice| lattice.is_clear(settings)) {
        fitted.extend(search.fit(&search.quads(regions, Division::Uneven), settings.fitted_quads));
    }
    let sure = fitted.iter().any(|lattice| lattice.is_sure(settings));
    let further = settings.proposals == Proposals::QuadsThenVanishingPoints && !sure || always;
    if further {
        step(watch, Stage::Find, 0.5)?;
        fitted.extend(search.fit(&search.vanishing_points(regions), settings.fitted_lattices));
    }
    fitted.sort_by(|a, b| b.score.total_cmp(&a.score));
    let grid = search.decide(&fitted);
    let mut crops: Vec<[f64; 4]> =
        regions.iter().rev().map(|region| widened(&region.bounds, REGION_MARGIN)).collect();
    crops.extend(grid.iter().map(|grid| widened(&grid.best.corners.bounds(), FRAME_MARGIN)));
    Ok(Look { grid, crops })
}

struct Search<'a> {
    view: &'a View,
    mass: f64,
    settings: &'a GridSettings,
}

impl Search<'_> {
    /// Lattices from the quads around the regions, roughly fitted.
    fn quads(&self, regions: &[Region], division: Division) -> Vec<(Homography, Point)> {
        let mut proposals = Vec::new();
        for region in regions {
            for proposal in quads::proposals(region, division) {
                let Proposal { working_from_lattice, columns, rows } = proposal;
                let fitted = refined(self.view, &working_from_lattice, columns, rows, Detail::Quick);
                proposals.push((fitted, region.centre));
            }
        }
        proposals
    }

    /// Lattices from vanishing points, from several random starts.
    fn vanishing_points(&self, regions: &[Region]) -> Vec<(Homography, Point)> {
        let segments = segments(self.view);
        let mut proposals = Vec::new();
        for region in regions.iter().chain(&Region::of_segments(&segments)) {
            for start in 0..self.settings.starts {
                let random = &mut Random::new(self.settings.seed + start);
                let found = vanishing::proposals(&segments, region, random);
                proposals.extend(found.into_iter().map(|proposal| (proposal, region.centre)));
            }
        }
        proposals
    }

    /// Compares proposals quickly, fits the best of them closely.
    fn fit(&self, proposals: &[(Homography, Point)], most: usize) -> Vec<Fitted> {
        let mut quick: Vec<(Homography, Window)> = proposals
            .iter()
            .filter(|(lattice, around)| is_plausible(lattice, *around))
            .filter_map(|(lattice, around)| {
                let windows = self.windows(lattice, *around, Detail::Quick);
                let best = windows.into_iter().max_by(|a, b| a.score.total_cmp(&b.score))?;
                Some((*lattice, best))
            })
            .collect();
        quick.sort_by(|a, b| b.1.score.total_cmp(&a.1.score));
        let mut chosen: Vec<(Homography, Window)> = Vec::new();
        for candidate in quick {
            let quad = frame_quad(&candidate.0, &candidate.1);
            let cell = quad.area().abs().sqrt() / candidate.1.size.cells() as f64;
            let known = chosen.iter().any(|(lattice, window)| {
                window.size == candidate.1.size && frame_quad(lattice, window).distance(&quad) < SAME * cell
            });
            if !known {
                chosen.push(candidate);
            }
            if chosen.len() == most {
                break;
            }
        }
        let mut fitted = Vec::new();
        for (lattice, window) in &chosen {
            fitted.extend(self.fit_closely(lattice, window));
            let always = self.settings.proposals == Proposals::Both;
            if !always && fitted.last().is_some_and(|lattice: &Fitted| lattice.is_clear(self.settings)) {
                break;
            }
        }
        fitted
    }

    /// Fits a lattice by the edges of a window, decides on a window, and does both once more.
    fn fit_closely(&self, lattice: &Homography, window: &Window) -> Option<Fitted> {
        let mut fitted: Option<Fitted> = None;
        let (mut lattice, mut window) = (*lattice, *window);
        for _ in 0..2 {
            let n = window.size.cells();
            let working_from_frame = lattice.shifted(f64::from(window.left), f64::from(window.top));
            let refined = refined(self.view, &working_from_frame, n, n, Detail::Full);
            let half = n as f64 / 2.0;
            if !is_plausible(&refined, refined.apply(Point::new(half, half))) {
                return None;
            }
            let mut windows = self.windows(&refined, refined.apply(Point::new(half, half)), Detail::Full);
            windows.sort_by(|a, b| b.evidence.total_cmp(&a.evidence));
            let best = *windows.first()?;
            let score = windows.iter().map(|w| w.score).fold(f64::NEG_INFINITY, f64::max);
            let settled = best.size == window.size && best.left == 0 && best.top == 0;
            fitted = Some(Fitted { working_from_lattice: refined, score, windows });
            if settled {
                break;
            }
            (lattice, window) = (refined, best);
        }
        fitted
    }

    fn windows(&self, working_from_lattice: &Homography, around: Point, detail: Detail) -> Vec<Window> {
        let Some(survey) = Survey::new(self.view, working_from_lattice, around, detail) else {
            return Vec::new();
        };
        let cell_mass = |left: i32, top: i32, n: i32| {
            let [l, t, r, b] = [left, top, left + n, top + n].map(f64::from);
            let area = working_from_lattice.quad(l, t, r, b).area().abs();
            area / f64::from(n * n) / (MAP_PITCH * MAP_PITCH)
        };
        windows(&survey, cell_mass, self.mass)
    }

    /// The frame on the best lattice, and what else it could be.
    fn decide(&self, fitted: &[Fitted]) -> Option<Grid> {
        let winner = fitted.first()?;
        let chosen = *winner.windows.first()?;
        let frame = |lattice: &Homography, window: &Window, score: f64| Frame {
            corners: frame_quad(lattice, window).upright(),
            size: window.size,
            score,
            evidence: window.evidence,
            contrast: window.contrast,
        };
        let best = frame(&winner.working_from_lattice, &chosen, winner.score);
        let evidence_for = |size: GridSize| {
            let same_size = winner.windows.iter().filter(|window| window.size == size);
            same_size.map(|window| window.evidence).fold(f64::NEG_INFINITY, f64::max)
        };
        let size_margin = GridSize::ALL
            .iter()
            .filter(|&&size| size != chosen.size)
            .map(|&size| chosen.evidence - evidence_for(size))
            .fold(f64::INFINITY, f64::min);
        // The nearest rivals of either size.
        let mut rivals: Vec<&Window> = Vec::new();
        for size in GridSize::ALL {
            let of_size = winner.windows.iter().skip(1).filter(|window| window.size == size);
            rivals.extend(of_size.take(self.settings.candidates));
        }
        rivals.sort_by(|a, b| b.evidence.total_cmp(&a.evidence));
        let mut others: Vec<Frame> = rivals
            .into_iter()
            .map(|window| frame(&winner.working_from_lattice, window, winner.score))
            .collect();
        others.extend(fitted.iter().skip(1).take(2).filter_map(|other| {
            let window = other.windows.first()?;
            let frame = frame(&other.working_from_lattice, window, other.score);
            let cell = best.corners.area().sqrt() / best.size.cells() as f64;
            let same = frame.size == best.size && frame.corners.distance(&best.corners) < SAME * cell;
            (!same).then_some(frame)
        }));
        let unsure = winner.score < self.settings.unsure_score || size_margin < self.settings.unsure_margin;
        Some(Grid { best, others, size_margin, unsure })
    }
}

/// Whether a camera could see square cells like this: not too narrow, not too skew, not too near to the horizon.
fn is_plausible(working_from_lattice: &Homography, around: Point) -> bool {
    let Some(at) = working_from_lattice.inverse().map(|h| h.apply(around)) else { return false };
    let quad = working_from_lattice.quad(at.x - 2.5, at.y - 2.5, at.x + 2.5, at.y + 2.5);
    let [a, b, c, d] = quad.0;
    let sides = [b - a, c - b, d - c, a - d];
    let longest = sides.map(Point::length).into_iter().fold(0.0, f64::max);
    let shortest = sides.map(Point::length).into_iter().fold(f64::INFINITY, f64::min);
    let (across, down) = (b - a + (c - d), c - b + (d - a));
    let skew = across.dot(down) / (across.length() * down.length()).max(1e-9);
    let straight = Quad([a, b, c, d]);
    let is_convex = straight.is_convex() || Quad([a, d, c, b]).is_convex();
    is_convex && shortest > LEAST_SIDES * longest && skew.abs() < MOST_SKEW
}

fn frame_quad(working_from_lattice: &Homography, window: &Window) -> Quad {
    let n = window.size.cells() as i32;
    let [l, t, r, b] = [window.left, window.top, window.left + n, window.top + n].map(f64::from);
    working_from_lattice.quad(l, t, r, b)
}

fn widened(bounds: &[f64; 4], part: f64) -> [f64; 4] {
    let [left, top, right, bottom] = *bounds;
    let (x, y) = (part * (right - left), part * (bottom - top));
    [left - x, top - y, right + x, bottom + y]
}
