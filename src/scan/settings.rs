//! The numbers that are tuned, one table a stage. Each stands with what raising it does and with the command that chose it;
//! `TUNABLE` lists them all. A test counts them, and counts as well what was chosen in other files and is to come here, be
//! derived or go.
//!
//! Not here: sizes that the networks ask for, limits of what a photo may cost ([`super::PhotoLimits`]), numbers of rounds
//! after which nothing moves any more, and the weights of the evidence, which are fitted (`assets/evidence.json`).

/// A number that may be tuned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tunable {
    /// Its stage.
    pub stage: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its value.
    pub value: &'static str,
    /// What raising it does.
    pub effect: &'static str,
    /// The arguments of `evaluate` that it was chosen by.
    pub chosen_by: &'static str,
}

/// Defines the settings of every stage and the list of them all.
macro_rules! stages {
    ($($(#[$about:meta])* $stage:ident: $command:literal {
        $($name:ident: $kind:ty = $value:expr, $effect:literal;)*
    })*) => {
        $($(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq)]
        #[non_exhaustive]
        pub struct $stage {
            $(#[doc = $effect] pub $name: $kind,)*
        }

        impl $stage {
            /// The numbers that the program ships with.
            pub const SHIPPED: Self = Self { $($name: $value,)* };
        }

        impl Default for $stage {
            fn default() -> Self {
                Self::SHIPPED
            }
        })*

        /// Every number that may be tuned.
        pub const TUNABLE: &[Tunable] = &[$($(Tunable {
            stage: stringify!($stage),
            name: stringify!($name),
            value: stringify!($value),
            effect: $effect,
            chosen_by: $command,
        },)*)*];
    };
}

stages! {
    /// How frames are searched for by their lines.
    GridSettings: "PHOTOS --kinds raw,crooked,boards,composed,nothing --seed 77000" {
        working_side: u32 = 640,
            "Raising it searches a larger copy of the photo, whose longer side has so many pixels: smaller kingdoms are found, more slowly.";
        breadth: usize = 8,
            "Raising it tries more vanishing points, spacings, lattices and frames, which finds more kingdoms on hard tables and takes longer.";
        sure_score: f64 = 2.15,
            "Raising it tries vanishing points and looks closer at parts of the photo more often, which takes longer.";
        sure_contrast: f64 = 0.5,
            "Raising it makes fewer lattices end the search, so that kingdoms with a missing row are tried more often.";
    }
    /// How edges, regions and straight lines are found in the working copy.
    LineSettings: "PHOTOS --kinds raw,crooked,boards,composed --seed 77000" {
        strong_part: f64 = 0.9,
            "Raising it calls fewer edges on tiles strong: so large a part of them is weaker.";
        busy_blur: f32 = 1.75,
            "Raising it joins tiles with edges over wider gaps, in pixels of the tile map.";
        busy_cut: f32 = 0.45,
            "Raising it makes the region of tiles with edges smaller.";
        most_segments: usize = 900,
            "Raising it keeps more lines, the heaviest first, which takes longer and hears more of the table.";
        least_gradient: f32 = 0.25,
            "Raising it lets fewer pixels be part of a straight line.";
        least_length: f64 = 10.0,
            "Raising it drops more short lines, in pixels.";
        tolerance: f64 = 0.035,
            "Raising it lets lines that miss a vanishing point by more belong to it, in radians.";
        reach: f64 = 1.6,
            "Raising it hears lines further away from the region, in its radii.";
        tooth: f64 = 2.0,
            "Raising it lets lines lie less evenly, in fortieths of a cell.";
    }
    /// How lattices are fitted and compared.
    LatticeSettings: "PHOTOS --kinds raw,crooked,boards,composed,steep --seed 77000" {
        horizon: f64 = 0.3,
            "Raising it drops more cells that lie near the horizon, as a part of the depth of the centre.";
        texture: f32 = 0.5,
            "Raising it lets texture along a line speak more against it.";
        edge_level: f64 = 0.38,
            "Raising it asks for stronger edges before they speak for a size or a position.";
        edge_weight: f64 = 3.0,
            "Raising it lets edges speak more against tiles when a size or a position is chosen.";
        noise: f32 = 0.03,
            "Raising it lets weak edges pull less at a lattice.";
        same: f64 = 0.12,
            "Raising it takes more lattices for the same one, whose corners are so close, in cells.";
        most_uneven: f64 = 0.36,
            "Raising it allows cells that are less square on the table: the logarithm of how many times as long as wide, or the cosine of an angle.";
        margin: f64 = 0.25,
            "Raising it shows more around a region or a frame that is looked at more closely, in its sides.";
    }
    /// When a frame is read, moved and read again.
    FrameSettings: "PHOTOS --kinds raw,crooked,boards,composed,altered --seed 77000" {
        close_support: f64 = 15.0,
            "Raising it reads more frames whose lines speak for them less than for the best one.";
        less_clear: f32 = 0.01,
            "Raising it keeps a frame that was moved even if the network is less sure of its cells by so much.";
        seen_part: f64 = 0.9,
            "Raising it reads fewer cells around the frame that the photo shows in part.";
        shown_part: f64 = 0.6,
            "Raising it calls more cells of the frame unknown that the photo shows in part.";
        certain: f32 = 0.9,
            "Raising it looks at more cells in all four orientations, which takes longer, and lets fewer cells beyond the frame move it.";
        few_tiles: usize = 4,
            "Raising it doubts more tiles that lie outside of a 5x5 kingdom in a 7x7 frame; with fewer than twice as many a frame is not made smaller.";
        loose: f64 = 0.07,
            "Raising it cuts fewer frames anew whose tiles lie beside them, in cells.";
        reach: f64 = 0.2,
            "Raising it lets cells lie farther away from the grid, in cells.";
        to_grid: f64 = 0.08,
            "Raising it holds loose cells more firmly to the grid.";
        to_neighbour: f64 = 0.15,
            "Raising it holds loose cells more firmly to their neighbours.";
    }
    /// How cells are judged against the table around them.
    TableSettings: "PHOTOS --kinds raw,composed --seed 77000" {
        level: f32 = 1.6,
            "Raising it takes more cells for the table around: looks that differ so much speak neither way.";
        weight: f32 = 5.0,
            "Raising it lets looks speak more, in nats for each factor of e.";
        most_for: f32 = 7.0,
            "Raising it lets a look speak more for the table, in nats.";
        most_against: f32 = 2.0,
            "Raising it lets a look speak more against the table, in nats.";
        fewest: usize = 4,
            "Raising it hears the table in fewer photos: so many cells of it are asked for.";
    }
    /// How much has to speak for a frame: logarithms of odds.
    EvidenceSettings: "PHOTOS --kinds raw,crooked,boards,composed,nothing,altered --seed 77000" {
        kingdom: f64 = -0.75,
            "Raising it says 'no kingdom' more often.";
        sure: f64 = 2.0,
            "Raising it searches once more, and asks for a look at the corners, more often.";
    }
    /// What is made of the readings.
    ReadSettings: "PHOTOS --kinds raw,crooked,boards,composed,foreign --seed 77000" {
        effort: u32 = 40_000,
            "Raising it lets the search for the likeliest kingdom take longer, in steps of about a microsecond.";
        most_cost: f32 = 9.0,
            "Raising it believes the box more often against the photo, in nats: a right frame costs up to 7, a wrong box 20.";
        connection_worth: f32 = 2.0,
            "Raising it keeps the connection rule more often against the photo, in nats.";
        hidden_castle: f32 = 0.002,
            "Raising it finds the castle more often where its piece hides the tile, and more often where there is none.";
        sure: f32 = 0.97,
            "Raising it flags more cells.";
    }
    /// When the light of a photo is mended, and when one without a kingdom is called too dark or too blurred. Light is from 0 to
    /// 255, of the brightest pixels but for a few.
    LightSettings: "PHOTOS --kinds raw,composed,altered,night --seed 77000" {
        dim: u8 = 120,
            "Raising it brightens more photos.";
        bright: u8 = 200,
            "Raising it brightens them more.";
        most_gain: f32 = 6.0,
            "Raising it brightens very dark photos more, and their noise.";
        hazy: u8 = 50,
            "Raising it takes the haze off fewer photos: those whose black is brighter than this.";
        noisy: f32 = 6.0,
            "Raising it smooths fewer photos: those with so much noise, as a deviation.";
        dark: u8 = 70,
            "Raising it calls more photos without a kingdom too dark.";
        blurred: f32 = 0.1,
            "Raising it calls more photos without a kingdom too blurred: steps of light are less than this part of its range.";
    }
}

impl EvidenceSettings {
    /// How much a frame with this evidence is in doubt: not at all from `sure` on, entirely at `kingdom`.
    pub(super) fn doubt(&self, evidence: f64) -> f64 {
        ((self.sure - evidence) / (self.sure - self.kingdom)).clamp(0.0, 1.0)
    }
}

impl TableSettings {
    /// Two cells around the frame whose looks differ less show the same table.
    pub(super) fn alike(&self) -> f32 {
        self.level / 2.0
    }

    /// If they differ even less, only one of them is read.
    pub(super) fn same(&self) -> f32 {
        0.3125 * self.level
    }

    /// A tile whose look differs less from the table around it is doubtful.
    pub(super) fn doubtful(&self) -> f32 {
        0.75 * self.level
    }
}

/// The numbers of the stages that nobody sets at run time.
pub(super) const LINES: LineSettings = LineSettings::SHIPPED;
pub(super) const LATTICES: LatticeSettings = LatticeSettings::SHIPPED;

#[cfg(test)]
mod tests;
