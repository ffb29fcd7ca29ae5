//! The grounds: six terrains and the town. In: a kind, a seed and how much detail the size allows. Out: a
//! drawing that fills the unit cell. Each kind has its own file and [`VARIANTS`] looks.

mod forest;
mod grassland;
mod lake;
mod mine;
mod swamp;
mod town;
mod wheat;

use super::dice::Dice;
use super::drawing::{Drawing, Placement, Point, rectangle, smooth};
use super::{Colour, drawing};

/// What a square of a domino shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ground {
    /// Wheat field.
    Wheat,
    /// Forest.
    Forest,
    /// Lake.
    Lake,
    /// Grassland.
    Grassland,
    /// Swamp.
    Swamp,
    /// Mine.
    Mine,
    /// Town: an empty building site.
    Town,
}

/// How much is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Detail {
    /// Everything, from 40 pixels a cell.
    Full,
    /// Few, bold strokes, below 40 pixels a cell.
    Simple,
}

impl Detail {
    /// The detail that suits a cell of so many pixels.
    pub fn for_pixels(pixels: f32) -> Self {
        if pixels < 40.0 { Self::Simple } else { Self::Full }
    }
}

/// One row of the table of grounds.
struct Look {
    ground: Ground,
    name: &'static str,
    letter: char,
    base: Colour,
    full: fn(&mut Sketch),
    simple: fn(&mut Sketch),
}

const fn look(
    ground: Ground,
    name: &'static str,
    letter: char,
    base: &str,
    [full, simple]: [fn(&mut Sketch); 2],
) -> Look {
    Look { ground, name, letter, base: Colour::hex(base), full, simple }
}

const LOOKS: [Look; 7] = [
    look(Ground::Wheat, "wheat", 'w', "#E6B93A", [wheat::full, wheat::simple]),
    look(Ground::Forest, "forest", 'f', "#1F5B36", [forest::full, forest::simple]),
    look(Ground::Lake, "lake", 'l', "#2F80C2", [lake::full, lake::simple]),
    look(Ground::Grassland, "grassland", 'g', "#93C556", [grassland::full, grassland::simple]),
    look(Ground::Swamp, "swamp", 's', "#A8906A", [swamp::full, swamp::simple]),
    look(Ground::Mine, "mine", 'm', "#36323C", [mine::full, mine::simple]),
    look(Ground::Town, "town", 't', "#C4533B", [town::full, town::simple]),
];

/// How many looks each ground has; seeds that differ by a multiple of it give the same drawing, so a renderer
/// may keep them all.
pub const VARIANTS: u64 = 8;

impl Ground {
    /// All grounds.
    pub const ALL: [Self; 7] =
        [Self::Wheat, Self::Forest, Self::Lake, Self::Grassland, Self::Swamp, Self::Mine, Self::Town];

    fn look(self) -> &'static Look {
        &LOOKS[self as usize]
    }

    /// The base colour of the palette.
    pub fn colour(self) -> Colour {
        self.look().base
    }

    /// The name, in lower case English.
    pub fn name(self) -> &'static str {
        self.look().name
    }

    /// The letter of the kingdom notation.
    pub fn letter(self) -> char {
        self.look().letter
    }

    /// The ground of a letter of the notation, in either case.
    pub fn from_letter(letter: char) -> Option<Self> {
        LOOKS.iter().find(|l| l.letter == letter.to_ascii_lowercase()).map(|l| l.ground)
    }
}

/// The drawing of a ground; it fills the unit cell and nothing more.
pub fn terrain(ground: Ground, seed: u64, detail: Detail) -> Drawing {
    let look = ground.look();
    let dice = Dice::new((seed % VARIANTS) * 31 + ground as u64 * 1009 + 7);
    let mut sketch = Sketch { art: Drawing::new(), dice, variant: seed % VARIANTS, base: look.base };
    sketch.art.fill(&rectangle([0.0, 0.0, 1.0, 1.0]), look.base);
    match detail {
        Detail::Full => (look.full)(&mut sketch),
        Detail::Simple => (look.simple)(&mut sketch),
    }
    sketch.art.clipped()
}

/// The paved square under buildings.
pub(super) fn paved(seed: u64, detail: Detail) -> Drawing {
    let base = Ground::Town.colour();
    let dice = Dice::new(seed % VARIANTS + 77);
    let mut sketch = Sketch { art: Drawing::new(), dice, variant: seed % VARIANTS, base };
    match detail {
        Detail::Full => town::paving(&mut sketch),
        Detail::Simple => {
            sketch.art.fill(&rectangle([0.0, 0.0, 1.0, 1.0]), base);
        }
    }
    sketch.art.clipped()
}

/// A ground in the making.
struct Sketch {
    art: Drawing,
    dice: Dice,
    variant: u64,
    base: Colour,
}

impl Sketch {
    /// Large soft patches, so that the ground is not one flat colour.
    fn patches(&mut self, colour: Colour, count: usize) {
        for _ in 0..count {
            let centre = [self.dice.unit(), self.dice.unit()];
            let radii = [self.dice.between(0.2, 0.4), self.dice.between(0.1, 0.2)];
            let blob = self.blob(centre, radii);
            self.art.fill(&blob, colour);
        }
    }

    /// An uneven roundish outline.
    fn blob(&mut self, centre: Point, radii: Point) -> Vec<Point> {
        let corners = drawing::ellipse_points(centre, radii, 8);
        let uneven = corners.iter().map(|p| {
            let reach = self.dice.between(0.85, 1.12);
            [centre[0] + (p[0] - centre[0]) * reach, centre[1] + (p[1] - centre[1]) * reach]
        });
        smooth(&uneven.collect::<Vec<_>>())
    }

    /// Places on a jittered lattice, from the back (top) to the front.
    fn lattice(&mut self, columns: usize, rows: usize, jitter: f32) -> Vec<Point> {
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
    fn plant(&mut self, figure: &Drawing, at: Point, scale: f32, lean: f32) {
        let turn = self.dice.around(lean);
        self.art.lay(figure, Placement { at, scale, turn });
    }
}
