//! The sign of the program, for docks, start screens and files: a crown over four lands.

use super::outline::rounded;
use super::pieces::crown_with_halo;
use super::{CREAM, Colour, Detail, Drawing, Pose, terrain};
use crate::model::Terrain;

const RIM: Colour = Colour::hex("#A99A7B");

/// Four lands, each with one of its looks.
const LANDS: [(Terrain, u64); 4] =
    [(Terrain::Wheat, 1), (Terrain::Lake, 2), (Terrain::Forest, 0), (Terrain::Grassland, 3)];

/// The sign on a card with round corners.
pub fn emblem(detail: Detail) -> Drawing {
    let mut art = Drawing::new();
    art.outlined(&rounded([0.03, 0.03, 0.94, 0.94], 0.16), CREAM, (RIM, 0.02));
    art.lay(&lands(detail), Pose::square(0.1, 0.1, 0.8));
    art.lay(&crown_with_halo(detail), Pose::square(0.21, 0.21, 0.58));
    art
}

/// The sign from edge to edge, for systems that cut it to a shape of their own: the crown is inside the circle that none
/// of them cuts into.
pub fn emblem_to_be_cut(detail: Detail) -> Drawing {
    let mut art = lands(detail);
    art.lay(&crown_with_halo(detail), Pose::square(0.19, 0.19, 0.62));
    art
}

/// Two by two tiles.
fn lands(detail: Detail) -> Drawing {
    const GAP: f32 = 0.02;
    let side = (1.0 - GAP) / 2.0;
    let mut art = Drawing::new();
    art.block([0.0, 0.0, 1.0, 1.0], CREAM);
    for (place, (kind, look)) in LANDS.into_iter().enumerate() {
        let [x, y] = [place % 2, place / 2].map(|step| step as f32 * (side + GAP));
        art.lay(&terrain(kind, look, detail), Pose::square(x, y, side));
    }
    art
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_crown_is_never_cut() {
        let [crown, sign] = [crown_with_halo(Detail::Full), emblem_to_be_cut(Detail::Full)];
        let of_crown = &sign.shapes[sign.shapes.len() - crown.shapes.len()..];
        let is_inside = |[x, y]: &[f32; 2]| (x - 0.5).hypot(y - 0.5) < 0.4;
        assert!(of_crown.iter().all(|shape| shape.path.points().iter().all(is_inside)));
    }
}
