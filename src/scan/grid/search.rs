//! Searching one working copy: proposals in turn, the best of them fitted, the frame decided on the winner.

use super::gradient::GradientField;
use super::lens::{Lens, Viewpoint};
use super::look::PhotoLook;
use super::plane::Plane;
use super::quads::{CellCounts, QuadProposal};
use super::refine::refined;
use super::region::{Region, regions};
use super::score::{Window, windows};
use super::segments::segments;
use super::slant::{Slant, slants};
use super::survey::{LatticeSurvey, PictureMaps, Precision};
use super::tile_finder::{MAP_PITCH, TileFinder};
use super::{CandidateFrame, FoundFrames, Thoroughness, beside, quads, vanishing};
use crate::model::FrameSize;
use crate::random::Random;
use crate::scan::geometry::{Homography, Point, Quad};
use crate::scan::progress::{Cancelled, Stage, Watch, step};
use crate::scan::settings::{GridSettings, LATTICES, LINES};

/// A table that leans by more than this is looked at from above, in radians: less is seen well as it is.
const STEEP: f64 = 0.6;

/// A lattice that was fitted, with its windows, the one with most support first.
struct Fitted {
    working_from_lattice: Homography,
    score: f64,
    windows: Vec<Window>,
    /// How far its cells are from being squares on the table.
    uneven: f64,
}

impl Fitted {
    /// A window of it as a frame.
    fn frame(&self, window: &Window) -> CandidateFrame {
        let other_size = self.windows.iter().filter(|other| other.size != window.size);
        let rival = other_size.map(|other| other.support).fold(0.0, f64::max);
        CandidateFrame {
            corners: frame_quad(&self.working_from_lattice, window).upright(),
            size: window.size,
            score: self.score,
            support: window.support,
            contrast: window.contrast,
            lead: window.support - rival,
            uneven: self.uneven,
        }
    }

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

/// A picture with all that every search of it needs.
pub(super) struct Prepared {
    view: PictureMaps,
    viewpoint: Viewpoint,
    /// The sum of the tile map.
    mass: f64,
    regions: Vec<Region>,
}

impl Prepared {
    /// Looks for tiles and edges. Where squares of the photo are given that show tiles, there are no others.
    pub(super) fn new(
        look: &PhotoLook,
        viewpoint: Viewpoint,
        tile_finder: &TileFinder,
        squares: &[Quad],
    ) -> Self {
        let mut tiles = tile_finder.map(&look.picture);
        if let Some(look_from_photo) = viewpoint.photo_from_look.inverse().filter(|_| !squares.is_empty()) {
            let near =
                |square: &Quad| square.grown(2.0).map(|p| look_from_photo.apply(p)).scaled(MAP_PITCH.recip());
            let mut kept = Plane::from_fn(tiles.width, tiles.height, |_, _| 0.0);
            for (x, y) in squares
                .iter()
                .flat_map(|square| near(square).pixels(tiles.width, tiles.height).collect::<Vec<_>>())
            {
                kept.values[y * tiles.width + x] = 1.0;
            }
            tiles = Plane::from_fn(tiles.width, tiles.height, |x, y| tiles.get(x, y) * kept.get(x, y));
        }
        let field = GradientField::new(&look.picture, &tiles);
        let regions = regions(&tiles, &field.energy(&tiles));
        Self { mass: mass(&tiles), view: PictureMaps { field, tiles }, viewpoint, regions }
    }

    /// How the table may lean, where it does so much that its cells look nothing like squares.
    pub(super) fn slants(&self) -> Vec<Slant> {
        let Some(region) = self.regions.first() else { return Vec::new() };
        let lens = Lens::of(self.view.field.width as u32, self.view.field.height as u32);
        let lines = segments(&self.view, LINES.most_segments);
        let all = slants(&lines, region.centre, &lens, 2);
        all.into_iter().filter(|slant| slant.tilt > STEEP).collect()
    }

    /// The outline of the first region and its middle, in the photo.
    pub(super) fn outline_in_photo(&self) -> Option<(Vec<Point>, Point)> {
        let region = self.regions.first()?;
        let in_photo = |&p: &Point| self.viewpoint.photo_from_look.apply(p);
        Some((region.hull.iter().map(in_photo).collect(), in_photo(&region.centre)))
    }

    /// Where a closer look may help, in the photo: left, top, right, bottom.
    pub(super) fn parts(&self, found: Option<&FoundFrames>) -> Vec<[f64; 4]> {
        let in_photo = |[left, top, right, bottom]: [f64; 4]| {
            self.viewpoint.photo_from_look.quad(left, top, right, bottom).bounds()
        };
        let regions = self.regions.iter().rev().map(|region| in_photo(region.bounds));
        let parts = regions.chain(found.map(|found| found.best.corners.bounds()));
        parts.map(|bounds| widened(&bounds, LATTICES.margin)).collect()
    }

    /// Takes tiles of the photo out that belong to a kingdom which is known: neither they nor their edges are seen any
    /// more.
    pub(super) fn take(&mut self, tiles: &[Quad]) {
        let Some(look_from_photo) = self.viewpoint.photo_from_look.inverse() else { return };
        let PictureMaps { field, tiles: map } = &mut self.view;
        // What lies beyond the horizon of a look is turned inside out, and is not in its picture.
        let seen = tiles.iter().map(|tile| tile.map(|p| look_from_photo.apply(p))).filter(Quad::is_convex);
        for tile in seen {
            field.forget(&tile.grown(1.0 + FRINGE));
            // A pixel of the map looks around itself.
            let side = tile.area().abs().sqrt().max(1.0);
            let seen = tile.grown(1.0 + MAP_PITCH / side).scaled(MAP_PITCH.recip());
            for (x, y) in seen.pixels(map.width, map.height) {
                map.values[y * map.width + x] = 0.0;
            }
        }
        self.regions = regions(map, &field.energy(map));
        self.mass = mass(map);
    }

    /// How much the middle of a part of the photo looks like tiles, from 0 to 1.
    pub(super) fn tileness(&self, part: &Quad) -> f32 {
        let Some(look_from_photo) = self.viewpoint.photo_from_look.inverse() else { return 0.0 };
        let points = part.grown(0.4).0.into_iter().chain([part.centre()]);
        let at = |p: Point| self.view.tiles.sample(p.x / MAP_PITCH, p.y / MAP_PITCH);
        points.map(|p| at(look_from_photo.apply(p))).sum::<f32>() / 5.0
    }
}

/// The edges of a tile reach beyond it by this part of its side.
const FRINGE: f64 = 0.06;

/// The sum of a tile map.
fn mass(tiles: &Plane) -> f64 {
    tiles.values.iter().sum::<f32>().into()
}

/// Searches for a frame; what is found is given in the photo.
pub(super) fn search(
    prepared: &Prepared,
    thoroughness: Thoroughness,
    settings: &GridSettings,
    watch: &dyn Watch,
) -> Result<Option<FoundFrames>, Cancelled> {
    let regions = &prepared.regions;
    let lattices = Lattices { prepared, view: &prepared.view, thoroughness, settings, size: None };
    let always = thoroughness == Thoroughness::Close;
    step(watch, Stage::Find, 0.3)?;
    let most_quads = settings.breadth / 4;
    let mut fitted = lattices.fit(&lattices.quads(regions, CellCounts::Even), most_quads);
    if always || !fitted.iter().any(|lattice| lattice.is_clear(settings)) {
        fitted.extend(lattices.fit(&lattices.quads(regions, CellCounts::Uneven), most_quads));
    }
    if always || !fitted.iter().any(|lattice| lattice.is_sure(settings)) {
        step(watch, Stage::Find, 0.5)?;
        fitted.extend(lattices.fit(&lattices.vanishing_points(regions), settings.breadth));
    }
    fitted.sort_by(|a, b| b.score.total_cmp(&a.score));
    Ok(lattices.decide(&fitted))
}

/// Searches a picture of a table, seen from straight above, for a frame of this size with cells of about so many pixels.
pub(super) fn search_beside(
    prepared: &mut Prepared,
    cell: f64,
    size: FrameSize,
    settings: &GridSettings,
) -> Option<FoundFrames> {
    // However many kingdoms are in sight, a frame can hold no more than its own tiles.
    prepared.mass = (cell / MAP_PITCH * size.cells() as f64).powi(2);
    let segments = segments(&prepared.view, LINES.most_segments);
    let (width, height) = (prepared.view.field.width as f64, prepared.view.field.height as f64);
    let steps = |length: f64| (1..).map(|i| f64::from(i) * 2.0 * cell).take_while(move |at| *at < length);
    let points = steps(height).flat_map(|y| steps(width).map(move |x| Point::new(x, y)));
    let view = &prepared.view;
    let has_tiles = |p: &Point| view.tiles.sample(p.x / MAP_PITCH, p.y / MAP_PITCH) > 0.5;
    let proposals: Vec<(Homography, Point)> = points
        .filter(has_tiles)
        .flat_map(|p| {
            beside::proposals(&segments, p, cell, settings.breadth / 4)
                .into_iter()
                .map(move |lattice| (lattice, p))
        })
        .collect();
    let thoroughness = Thoroughness::Usual;
    let lattices = Lattices { prepared, view, thoroughness, settings, size: Some(size) };
    let mut fitted = lattices.fit(&proposals, settings.breadth);
    fitted.sort_by(|a, b| b.score.total_cmp(&a.score));
    lattices.decide(&fitted)
}

/// Proposes lattices, fits them, and decides on the frame.
struct Lattices<'a> {
    prepared: &'a Prepared,
    view: &'a PictureMaps,
    thoroughness: Thoroughness,
    settings: &'a GridSettings,
    /// The size of the frame, where it is known.
    size: Option<FrameSize>,
}

impl Lattices<'_> {
    /// Lattices from the quads around the regions, roughly fitted.
    fn quads(&self, regions: &[Region], division: CellCounts) -> Vec<(Homography, Point)> {
        let mut proposals = Vec::new();
        for region in regions {
            for proposal in quads::proposals(region, division, &self.prepared.viewpoint) {
                let QuadProposal { working_from_lattice, columns, rows } = proposal;
                let fitted = refined(self.view, &working_from_lattice, columns, rows, Precision::Quick);
                proposals.push((fitted, region.centre));
            }
        }
        proposals
    }

    /// Lattices from vanishing points, from several random starts.
    fn vanishing_points(&self, regions: &[Region]) -> Vec<(Homography, Point)> {
        let breadth = self.settings.breadth;
        let segments = segments(self.view, LINES.most_segments);
        let seeds = self.thoroughness.seeds();
        let mut proposals = Vec::new();
        for region in regions.iter().chain(&Region::of_segments(&segments)) {
            for seed in seeds.clone() {
                let viewpoint = &self.prepared.viewpoint;
                let found =
                    vanishing::proposals(&segments, region, viewpoint, breadth, &mut Random::new(seed));
                proposals.extend(found.into_iter().map(|proposal| (proposal, region.centre)));
            }
        }
        proposals
    }

    /// Compares proposals quickly, fits the best of them closely.
    fn fit(&self, proposals: &[(Homography, Point)], most: usize) -> Vec<Fitted> {
        let mut quick: Vec<(Homography, Window)> = proposals
            .iter()
            .filter(|(lattice, around)| self.is_plausible(lattice, *around))
            .filter_map(|(lattice, around)| {
                let windows = self.windows(lattice, *around, Precision::Quick);
                let asked_for = windows.into_iter().filter(|window| self.is_asked_for(window));
                let best = asked_for.max_by(|a, b| a.score.total_cmp(&b.score))?;
                Some((*lattice, best))
            })
            .collect();
        quick.sort_by(|a, b| b.1.score.total_cmp(&a.1.score));
        let mut chosen: Vec<(Homography, Window)> = Vec::new();
        for candidate in quick {
            let quad = frame_quad(&candidate.0, &candidate.1);
            let cell = quad.area().abs().sqrt() / candidate.1.size.cells() as f64;
            let known = chosen.iter().any(|(lattice, window)| {
                window.size == candidate.1.size
                    && frame_quad(lattice, window).distance(&quad) < LATTICES.same * cell
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
            let always = self.thoroughness == Thoroughness::Close;
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
            let refined = refined(self.view, &working_from_frame, n, n, Precision::Full);
            let half = n as f64 / 2.0;
            if !self.is_plausible(&refined, refined.apply(Point::new(half, half))) {
                return None;
            }
            let mut windows = self.windows(&refined, refined.apply(Point::new(half, half)), Precision::Full);
            windows.sort_by(|a, b| b.support.total_cmp(&a.support));
            let asked_for = || windows.iter().filter(|window| self.is_asked_for(window));
            let best = *asked_for().next()?;
            let score = asked_for().map(|w| w.score).fold(f64::NEG_INFINITY, f64::max);
            let settled = best.size == window.size && best.left == 0 && best.top == 0;
            let uneven = self.prepared.viewpoint.squareness(&refined).off();
            fitted = Some(Fitted { working_from_lattice: refined, score, windows, uneven });
            if settled {
                break;
            }
            (lattice, window) = (refined, best);
        }
        fitted
    }

    fn is_asked_for(&self, window: &Window) -> bool {
        self.size.is_none_or(|size| window.size == size)
    }

    fn windows(&self, working_from_lattice: &Homography, around: Point, detail: Precision) -> Vec<Window> {
        let Some(survey) = LatticeSurvey::new(self.view, working_from_lattice, around, detail) else {
            return Vec::new();
        };
        let cell_mass = |left: i32, top: i32, n: i32| {
            let [l, t, r, b] = [left, top, left + n, top + n].map(f64::from);
            let area = working_from_lattice.quad(l, t, r, b).area().abs();
            area / f64::from(n * n) / (MAP_PITCH * MAP_PITCH)
        };
        windows(&survey, cell_mass, self.prepared.mass)
    }

    /// The frame on the best lattice, and what else it could be, in the photo.
    fn decide(&self, fitted: &[Fitted]) -> Option<FoundFrames> {
        let winner = fitted.first()?;
        let first_of =
            |lattice: &Fitted| lattice.windows.iter().find(|window| self.is_asked_for(window)).copied();
        let chosen = first_of(winner)?;
        let best = winner.frame(&chosen);
        // On the same lattice only the other size is worth a look: reading around a frame tells of those beside it.
        let rival = winner.windows.iter().find(|window| window.size != chosen.size);
        let mut others: Vec<CandidateFrame> = rival.map(|window| winner.frame(window)).into_iter().collect();
        // What the lines alone say of a few dominoes is little: other lattices are left to whoever reads them.
        others.extend(fitted.iter().skip(1).take(self.settings.breadth / 2).filter_map(|other| {
            let frame = other.frame(&first_of(other)?);
            let cell = best.corners.area().sqrt() / best.size.cells() as f64;
            let same =
                frame.size == best.size && frame.corners.distance(&best.corners) < LATTICES.same * cell;
            (!same).then_some(frame)
        }));
        let in_photo = |frame: CandidateFrame| {
            let corners = frame.corners.map(|p| self.prepared.viewpoint.photo_from_look.apply(p));
            CandidateFrame { corners: corners.upright(), ..frame }
        };
        Some(FoundFrames { best: in_photo(best), others: others.into_iter().map(in_photo).collect() })
    }

    /// Whether a lens could see square cells like this, all of them in front of it.
    fn is_plausible(&self, working_from_lattice: &Homography, around: Point) -> bool {
        let Some(at) = working_from_lattice.inverse().map(|h| h.apply(around)) else { return false };
        let quad = working_from_lattice.quad(at.x - 2.5, at.y - 2.5, at.x + 2.5, at.y + 2.5);
        let [a, b, c, d] = quad.0;
        let is_convex = quad.is_convex() || Quad([a, d, c, b]).is_convex();
        is_convex && self.prepared.viewpoint.squareness(working_from_lattice).off() < LATTICES.most_uneven
    }
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
