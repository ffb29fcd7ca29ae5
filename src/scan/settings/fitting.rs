//! The numbers of the method that finds lines and fits lattices to them, by the file that they belong to. They were chosen
//! once, together, on photos and scenes; what a caller may want to set is in the settings.

/// Edges of the picture.
pub(crate) mod gradient {
    /// Which part of the gradients on tiles is weaker than a strong edge, and the least strong edge.
    pub(crate) const STRONG_PART: f64 = 0.9;
    pub(crate) const LEAST_STRONG: f32 = 6.0;
}

/// Regions that look like tiles.
pub(crate) mod region {
    /// Blobs smaller than this part of the largest are dimmed by this factor.
    pub(crate) const LONE_PART: f64 = 0.25;
    pub(crate) const LONE_DIM: f32 = 0.3;
    /// Tiles with edges: blurred over this many map pixels, cut at this part of a high percentile.
    pub(crate) const BUSY_SIGMA: f32 = 1.75;
    pub(crate) const BUSY_CUT: f32 = 0.45;
    /// The fewest map pixels of a region.
    pub(crate) const LEAST_AREA: usize = 12;
}

/// Line segments.
pub(crate) mod segments {
    /// Gradients below this are no edge.
    pub(crate) const LEAST_GRADIENT: f32 = 0.25;
    pub(crate) const LEAST_LENGTH: f64 = 10.0;
    /// How far beside a segment tiles are looked for, in pixels.
    pub(crate) const BESIDE: f64 = 7.0;
    pub(crate) const LEAST_WEIGHT: f64 = 0.5;
    pub(crate) const MOST_SEGMENTS: usize = 900;
}

/// Vanishing points, and lattices from pairs of them.
pub(crate) mod vanishing {
    pub(crate) const POINTS: usize = 6;
    pub(crate) const PAIRS_TRIED: usize = 400;
    pub(crate) const DIRECTIONS_TRIED: usize = 120;
    /// A segment belongs to a vanishing point when it misses it by less, in radians.
    pub(crate) const TOLERANCE: f64 = 0.035;
    /// No vanishing point lies nearer to the centre than this, in radii of the region.
    pub(crate) const NEAREST: f64 = 2.0;
    /// Two families must not be more alike than this cosine.
    pub(crate) const MOST_ALIKE: f64 = 0.6;
    pub(crate) const PAIRS: usize = 6;
    pub(crate) const LATTICES_A_PAIR: usize = 16;
    /// How far from the centre segments count for the spacing, in radii.
    pub(crate) const REACH: f64 = 1.6;
    /// Seen spacings of both axes differ by at most this factor.
    pub(crate) const MOST_UNEVEN: f64 = 1.43;
    /// Outside of the region segments count this much.
    pub(crate) const OUTSIDE: f64 = 0.15;
}

/// The spacing of parallel lines.
pub(crate) mod comb {
    /// Spacings are tried between these, in radii of the region: from a ninth to half of its side.
    pub(crate) const LEAST: f64 = 1.77 / 9.5;
    pub(crate) const MOST: f64 = 1.77 / 2.2;
    pub(crate) const STEP: f64 = 1.012;
    /// The width of a tooth, in bins.
    pub(crate) const SIGMA: f64 = 2.0;
    /// Combs closer than this factor are the same.
    pub(crate) const APART: f64 = 1.06;
    pub(crate) const KEPT: usize = 8;
}

/// Quads around regions.
pub(crate) mod quads {
    /// Two quads are the same when their corners are this close, in sides.
    pub(crate) const SAME: f64 = 0.02;
}

/// What a lattice shows along its lines.
pub(crate) mod survey {
    /// Beyond this part of the depth of the centre a point is too near to the horizon.
    pub(crate) const HORIZON: f64 = 0.3;
    /// The tangential gradient counts this much against an edge: it is texture.
    pub(crate) const TEXTURE: f32 = 0.5;
}

/// How good a lattice is.
pub(crate) mod score {
    /// An edge is evidence for a window when it is stronger than this.
    pub(crate) const EDGE_LEVEL: f64 = 0.38;
    pub(crate) const EDGE_WEIGHT: f64 = 3.0;
}

/// Fitting a lattice to edges.
pub(crate) mod refine {
    /// How far edges are looked for, round after round, in cells.
    pub(crate) const COARSE: [f32; 3] = [0.2, 0.14, 0.1];
    pub(crate) const FINE: [f32; 4] = [0.14, 0.1, 0.07, 0.05];
    /// An edge pulls by what its peak stands out above the median of its profile and this.
    pub(crate) const NOISE: f32 = 0.03;
    pub(crate) const LEAST_PULL: f32 = 0.05;
    pub(crate) const LEAST_EDGES: usize = 12;
    pub(crate) const ROUNDS: usize = 6;
}

/// The search among all lattices.
pub(crate) mod search {
    /// Two lattices are the same when their frames are this close, in cells.
    pub(crate) const SAME: f64 = 0.12;
    /// Seen sides of five cells differ by at most this factor, and their axes are at most so skew (a cosine).
    pub(crate) const LEAST_SIDES: f64 = 0.45;
    pub(crate) const MOST_SKEW: f64 = 0.5;
    /// How far crops reach beyond a region and beyond a doubtful frame.
    pub(crate) const REGION_MARGIN: f64 = 0.12;
    pub(crate) const FRAME_MARGIN: f64 = 0.35;
}

/// Where loose cells come to rest.
pub(crate) mod settle {
    /// The springs: to the grid, and to each of the four neighbours.
    pub(crate) const TO_GRID: f64 = 0.08;
    pub(crate) const TO_NEIGHBOUR: f64 = 0.15;
    pub(crate) const ROUNDS: usize = 20;
}
