//! The terrains. In: a [`Terrain`], a seed and how much detail the size allows. Out: a drawing in the unit cell:
//! landscapes and the town are painted and fill it, Duel's coats of arms are drawn with a pen on no ground. Each
//! landscape has its own file.

mod coats;
mod forest;
mod grassland;
mod lake;
mod mine;
mod swamp;
mod town;
mod wheat;

pub(super) use coats::crosses;

use super::dice::Dice;
use super::drawing::{Drawing, Pose, TilePoint};
use super::outline::{ellipse_points, rectangle, smooth};
use super::{Colour, INK};
use crate::model::Terrain;
use coats::ShieldDrawing;

/// How much is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Detail {
    /// Everything: for cells of 40 pixels and more.
    Full,
    /// A few bold strokes, for smaller cells.
    Simple,
}

impl Detail {
    /// The detail that suits a cell of this many pixels.
    pub fn for_pixels(pixels: f32) -> Self {
        if pixels < 40.0 { Self::Simple } else { Self::Full }
    }
}

/// How a terrain is drawn.
enum Technique {
    /// Painted over the whole cell, from a base colour.
    Painted { base: Colour, full: fn(&mut Painting), simple: fn(&mut Painting) },
    /// A shield in ink that carries this charge.
    Penned(fn(&mut ShieldDrawing)),
}

const fn painted(base: &str, [full, simple]: [fn(&mut Painting); 2]) -> Technique {
    Technique::Painted { base: Colour::hex(base), full, simple }
}

const fn technique(terrain: Terrain) -> Technique {
    match terrain {
        Terrain::Wheat => painted("#E6B93A", [wheat::full, wheat::simple]),
        Terrain::Forest => painted("#1F5B36", [forest::full, forest::simple]),
        Terrain::Lake => painted("#2F80C2", [lake::full, lake::simple]),
        Terrain::Grassland => painted("#93C556", [grassland::full, grassland::simple]),
        Terrain::Swamp => painted("#A8906A", [swamp::full, swamp::simple]),
        Terrain::Mine => painted("#36323C", [mine::full, mine::simple]),
        Terrain::Town => painted("#C4533B", [town::full, town::simple]),
        Terrain::Dot => Technique::Penned(coats::dot),
        Terrain::Stripe => Technique::Penned(coats::stripe),
        Terrain::DoubleDot => Technique::Penned(coats::double_dot),
        Terrain::DoubleStripe => Technique::Penned(coats::double_stripe),
        Terrain::Black => Technique::Penned(coats::black),
        Terrain::Quarters => Technique::Penned(coats::quarters),
    }
}

/// How many looks each terrain has; seeds that differ by a multiple of it give the same drawing, so a renderer
/// may keep them all.
pub const VARIANTS: u64 = 8;

/// The colour that a terrain is known by; Duel's coats are all of ink.
pub const fn terrain_colour(terrain: Terrain) -> Colour {
    match technique(terrain) {
        Technique::Painted { base, .. } => base,
        Technique::Penned(_) => INK,
    }
}

/// The drawing of a terrain without its crowns or crosses. A landscape fills the unit cell and nothing more; the
/// ground under a coat of arms is left to the caller.
pub fn terrain(terrain: Terrain, seed: u64, detail: Detail) -> Drawing {
    let variant = seed % VARIANTS;
    match technique(terrain) {
        Technique::Painted { base, full, simple } => {
            let dice = Dice::new(variant * 31 + terrain as u64 * 1009 + 7);
            let mut painting = Painting { art: Drawing::new(), dice, variant, base };
            painting.art.fill(&rectangle([0.0, 0.0, 1.0, 1.0]), base);
            match detail {
                Detail::Full => full(&mut painting),
                Detail::Simple => simple(&mut painting),
            }
            painting.art.clipped()
        }
        Technique::Penned(charge) => {
            let coat = terrain as u64 - Terrain::Dot as u64;
            coats::shield(charge, Dice::new(variant * 7 + coat))
        }
    }
}

/// The paved square under buildings.
pub(super) fn paved(seed: u64, detail: Detail) -> Drawing {
    let base = terrain_colour(Terrain::Town);
    let dice = Dice::new(seed % VARIANTS + 77);
    let mut painting = Painting { art: Drawing::new(), dice, variant: seed % VARIANTS, base };
    match detail {
        Detail::Full => town::paving(&mut painting),
        Detail::Simple => {
            painting.art.fill(&rectangle([0.0, 0.0, 1.0, 1.0]), base);
        }
    }
    painting.art.clipped()
}

/// A landscape in the making.
struct Painting {
    art: Drawing,
    dice: Dice,
    variant: u64,
    base: Colour,
}

impl Painting {
    /// Large soft patches, so that the landscape is not one flat colour.
    fn patches(&mut self, colour: Colour, count: usize) {
        for _ in 0..count {
            let centre = [self.dice.unit(), self.dice.unit()];
            let radii = [self.dice.between(0.2, 0.4), self.dice.between(0.1, 0.2)];
            let blob = self.blob(centre, radii);
            self.art.fill(&blob, colour);
        }
    }

    /// An uneven roundish outline.
    fn blob(&mut self, centre: TilePoint, radii: TilePoint) -> Vec<TilePoint> {
        let corners = ellipse_points(centre, radii, 8);
        let uneven = corners.iter().map(|p| {
            let reach = self.dice.between(0.85, 1.12);
            [centre[0] + (p[0] - centre[0]) * reach, centre[1] + (p[1] - centre[1]) * reach]
        });
        smooth(&uneven.collect::<Vec<_>>())
    }

    /// Places on a jittered lattice, from the back (top) to the front.
    fn lattice(&mut self, columns: usize, rows: usize, jitter: f32) -> Vec<TilePoint> {
        let mut places = Vec::new();
        for row in 0..rows {
            for column in 0..columns {
                let shift = if row % 2 == 0 { 0.25 } else { 0.75 };
                let x = (column as f32 + shift) / columns as f32 + self.dice.around(jitter);
                let y = (row as f32 + 0.5) / rows as f32 + self.dice.around(jitter);
                places.push([x, y]);
            }
        }
        places.sort_by(|a, b| a[1].total_cmp(&b[1]));
        places
    }

    /// Lays a small figure, drawn around its own origin, with a size and a random lean.
    fn plant(&mut self, figure: &Drawing, at: TilePoint, scale: f32, lean: f32) {
        let turn = self.dice.around(lean);
        self.art.lay(figure, Pose { at, scale, turn });
    }
}
