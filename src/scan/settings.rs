//! The thresholds of every stage, in one place: here those that a caller may set, in `fitting` the numbers of the method
//! that fits lines.

pub(super) mod fitting;

use super::reader::{CELL_SIDE, MARGIN};

/// What a photo may cost before it is decoded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PhotoLimits {
    /// The most bytes of a file.
    pub max_file: u64,
    /// The longest side, in pixels.
    pub max_side: u32,
    /// The most pixels.
    pub max_pixels: u64,
    /// The most bytes that the decoder may take.
    pub max_alloc: u64,
    /// The shortest side, in pixels: below it no cell can be read.
    pub min_side: u32,
}

impl Default for PhotoLimits {
    fn default() -> Self {
        Self {
            max_file: 1 << 28,
            max_side: 20_000,
            max_pixels: 120_000_000,
            max_alloc: 1 << 30,
            min_side: 64,
        }
    }
}

/// How the grid is searched for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct GridSettings {
    /// The longer side of the copy that is searched, in pixels.
    pub working_side: u32,
    /// Seed of the random search for vanishing points.
    pub seed: u64,
    /// How many random searches are made for each region.
    pub starts: u64,
    /// Where proposals come from.
    pub proposals: Proposals,
    /// How many quads of each division are fitted closely after the quick score.
    pub fitted_quads: usize,
    /// How many lattices from vanishing points are.
    pub fitted_lattices: usize,
    /// A quad with at least this score ends the search before vanishing points are tried.
    pub sure_score: f64,
    /// A sure lattice with at least this contrast ends the comparison with the other divisions of its quad.
    pub sure_contrast: f64,
    /// Below this score the search is repeated on crops, and the result is called unsure.
    pub unsure_score: f64,
    /// Less than this between the evidence for two sizes or positions makes the result unsure.
    pub unsure_margin: f64,
    /// Below this product of evidence and contrast there is no kingdom: single dominoes have up to 8, the most
    /// sparse kingdoms from 10. A table with a regular pattern in the colours of tiles can have more; its cells tell.
    pub least_proof: f64,
    /// How many other frames of each size are returned.
    pub candidates: usize,
}

/// Where lattices are proposed from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proposals {
    /// Only the quads around the regions that look like tiles.
    Quads,
    /// Quads first, and vanishing points where the quads leave a doubt.
    QuadsThenVanishingPoints,
    /// Always both.
    Both,
}

impl Default for GridSettings {
    fn default() -> Self {
        Self {
            working_side: 640,
            seed: 1,
            starts: 2,
            proposals: Proposals::QuadsThenVanishingPoints,
            fitted_quads: 2,
            fitted_lattices: 8,
            sure_score: 2.15,
            sure_contrast: 0.5,
            unsure_score: 1.95,
            unsure_margin: 6.0,
            least_proof: 8.0,
            candidates: 3,
        }
    }
}

/// How cells are cut.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CutSettings {
    /// The side of the picture of a cell, in pixels, as the network takes it.
    pub side: u32,
    /// How much of the neighbours is seen on each side, in cells.
    pub margin: f64,
    /// The most that a cell may settle away from the grid, in cells.
    pub reach: f64,
}

impl Default for CutSettings {
    fn default() -> Self {
        Self { side: CELL_SIDE, margin: MARGIN.into(), reach: 0.2 }
    }
}

/// How cells are judged against the table around them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TableSettings {
    /// Looks at this distance speak neither for a tile nor against it.
    pub level: f32,
    /// How much a distance that is smaller or greater by a factor speaks, in nats for each factor of e.
    pub weight: f32,
    /// The most that a look speaks for the table, in nats.
    pub most_for: f32,
    /// The most that it speaks against it, in nats.
    pub most_against: f32,
    /// Two cells around the frame that are nearer show the same table.
    pub alike: f32,
    /// If they are even nearer, only one of them is read.
    pub same: f32,
    /// With fewer cells of table around the frame they tell nothing.
    pub fewest: usize,
}

impl Default for TableSettings {
    fn default() -> Self {
        Self { level: 1.6, weight: 5.0, most_for: 7.0, most_against: 2.0, alike: 0.8, same: 0.5, fewest: 4 }
    }
}

/// Which frame is taken, where the lines leave it open.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FrameSettings {
    /// Another frame is read too if the best one has less than this more evidence.
    pub close_evidence: f64,
    /// How many other frames are read at most.
    pub most_rivals: usize,
    /// A frame is not moved if the network is less sure of its cells then by this, on average.
    pub less_clear: f32,
    /// Cells around the frame are read if the photo shows this part of them.
    pub seen_part: f64,
    /// Of a cell of the frame the photo shows at least this part, or the cell is unknown.
    pub shown_part: f64,
    /// Beyond the frame a cell is a tile only with more than this probability.
    pub certain_tile: f32,
    /// With fewer tiles a frame is not made smaller.
    pub tiles_for_size: usize,
    /// How often the frame may follow its tiles.
    pub most_moves: usize,
    /// A frame whose tiles lie farther away from it is cut anew where they lie, in cells.
    pub loose: f64,
}

impl Default for FrameSettings {
    fn default() -> Self {
        Self {
            close_evidence: 15.0,
            most_rivals: 4,
            less_clear: 0.01,
            seen_part: 0.9,
            shown_part: 0.6,
            certain_tile: 0.9,
            tiles_for_size: 8,
            most_moves: 2,
            loose: 0.07,
        }
    }
}

/// What proves that a frame holds a kingdom. Costs are in nats: how much less likely the likeliest kingdom of the box is
/// than its cells taken one by one; that of all boxes where the one that was named cannot make it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ProofSettings {
    /// Another frame is taken if it shows so many more tiles clearly,
    pub more_tiles: f32,
    /// or if its lattice has so much more score and its kingdom costs no more;
    pub better_score: f64,
    /// but not if the network is less sure of its cells by this, on average.
    pub less_clear: f32,
    /// What costs so much outweighs one clear tile.
    pub nats_a_tile: f32,
    /// But no more than this counts.
    pub most_against: f32,
    /// With less confidence in its tiles, on average, the frame is searched for once more.
    pub clear: f32,
    /// The same if it costs more: 98 of 100 right frames cost less.
    pub clear_cost: f32,
    /// The same if its lines stand out less, as it may be stretched over a missing row,
    pub plain_contrast: f64,
    /// unless it costs no more than this.
    pub plain_cost: f32,
    /// What costs no more is just what the box can make;
    pub fitting_cost: f32,
    /// with at least so many clear tiles this is no chance, however sure the network is: of 800 pictures with no kingdom
    /// none has half of this at twice that cost.
    pub telling_worth: f32,
    /// If it costs more, the corners are to be checked.
    pub doubtful_cost: f32,
    /// The same where the lines leave a doubt, too.
    pub doubtful_cost_unsure: f32,
    /// With fewer clear tiles, less for what speaks against them, there is no kingdom.
    pub least_worth: f32,
    /// The same where no castle is seen, which its own piece may hide.
    pub least_worth_no_castle: f32,
    /// The same where the corners are given.
    pub least_worth_given: f32,
    /// With less confidence in its tiles, on average, there is no kingdom: kingdoms have 0.96 and more, other things
    /// that are taken for tiles up to 0.88.
    pub least_confidence: f32,
    /// If it costs more, there is no kingdom unless the tiles are `convincing`, and a castle is seen or lines are.
    pub foreign_cost: f32,
    /// The confidence in the tiles, on average, that outweighs the box, and that is asked of a frame that is cut off.
    pub convincing: f32,
    /// How likely the likeliest castle is at least.
    pub least_castle: f32,
    /// How much the lines stand out at least.
    pub least_contrast: f64,
}

impl ProofSettings {
    /// The thresholds of the shipped network.
    pub const DEFAULT: Self = Self {
        more_tiles: 1.0,
        better_score: 0.1,
        less_clear: 0.01,
        nats_a_tile: 4.0,
        most_against: 25.0,
        clear: 0.93,
        clear_cost: 7.0,
        plain_contrast: 0.5,
        plain_cost: 1.0,
        fitting_cost: 2.0,
        telling_worth: 10.0,
        doubtful_cost: 13.0,
        doubtful_cost_unsure: 3.5,
        least_worth: 5.0,
        least_worth_no_castle: 10.0,
        least_worth_given: 1.0,
        least_confidence: 0.91,
        foreign_cost: 8.0,
        convincing: 0.95,
        least_castle: 0.5,
        least_contrast: 0.55,
    };
}

impl Default for ProofSettings {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// What is made of the readings.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ReadSettings {
    /// A cell whose best label is less likely at first sight is looked at in all four orientations.
    pub sure_at_sight: f32,
    /// How much work the search for the likeliest kingdom may take, in steps of about a microsecond.
    pub effort: u32,
    /// If the likeliest kingdom of the box is so much less likely than its cells taken one by one, in nats, the photo
    /// contradicts the box, and is believed: with the right box a right frame costs up to 7, with a wrong one 20 and more.
    pub most_cost: f32,
    /// How much less likely a kingdom may be to keep the connection rule, in nats.
    pub connection_worth: f32,
    /// How much a nat of margin between two kingdoms says about a cell: readings are not independent.
    pub margin_worth: f32,
    /// The castle's piece of cardboard can hide its tile, so that any cell is the castle with at least this probability.
    pub hidden_castle: f32,
    /// A cell that is less likely than this is unsure.
    pub sure: f32,
    /// If its own picture makes it less likely than this,
    pub own_doubt: f32,
    /// it is unsure if it is less likely than this.
    pub sure_against_doubt: f32,
    /// In a frame that is in doubt a cell is unsure if its own picture makes it less likely than this.
    pub certain: f32,
    /// A tile that looks as much like the table around is unsure.
    pub like_table: f32,
    /// If only so many tiles of a 7x7 kingdom lie outside of a 5x5 one, they are unsure: they may lie beside it.
    pub few_tiles: usize,
    /// Where an unsure tile may be bare table with more than this,
    pub likely_table: f32,
    /// every tile is unsure that may be table with more than this: so 19 of 20 wrong cells are told, and one of forty
    /// right ones.
    pub table_doubt: f32,
}

impl Default for ReadSettings {
    fn default() -> Self {
        Self {
            sure_at_sight: 0.9,
            effort: 40_000,
            most_cost: 9.0,
            connection_worth: 2.0,
            margin_worth: 1.0,
            hidden_castle: 0.002,
            sure: 0.93,
            own_doubt: 0.985,
            sure_against_doubt: 0.992,
            certain: 0.999,
            like_table: 1.2,
            few_tiles: 4,
            likely_table: 0.1,
            table_doubt: 0.005,
        }
    }
}

/// When a photo is brightened, and when one without a kingdom is called too dark or too blurred. Light is from 0 to
/// 255, of the brightest pixels but for a few.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LightSettings {
    /// The longer side of the copy that is looked at, in pixels.
    pub side: u32,
    /// A photo that is darker is brightened before it is read.
    pub dim: u8,
    /// To this light.
    pub bright: u8,
    /// But by no greater factor.
    pub most_gain: f32,
    /// A photo without a kingdom that is darker is too dark.
    pub dark: u8,
    /// Too blurred if nearly all steps between neighbouring pixels are less than this part of the range of light.
    pub blurred: f32,
    /// With a smaller range of light a photo shows nothing that could be blurred.
    pub least_range: u8,
}

impl Default for LightSettings {
    fn default() -> Self {
        Self { side: 640, dim: 120, bright: 200, most_gain: 6.0, dark: 70, blurred: 0.1, least_range: 50 }
    }
}
