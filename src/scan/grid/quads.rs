//! Lattices from the outline of a region.
//!
//! In: the convex hull of a region. Out: quads around it, each divided into cells in every plausible way.

use imageproc::geometry::min_area_rect;
use imageproc::point::Point as Pixel;

use super::lens::Viewpoint;
use super::region::Region;
use crate::scan::geometry::{Homography, Point, Quad};

/// How the outline of a kingdom is divided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CellCounts {
    /// As many columns as rows.
    Even,
    /// A column or a row is missing.
    Uneven,
}

/// A lattice, and how many of its cells from the origin are thought to be the kingdom.
#[derive(Debug, Clone, Copy)]
pub(super) struct QuadProposal {
    pub(super) working_from_lattice: Homography,
    pub(super) columns: usize,
    pub(super) rows: usize,
}

/// Lattices whose outline is one of the quads around the region.
pub(super) fn proposals(region: &Region, division: CellCounts, viewpoint: &Viewpoint) -> Vec<QuadProposal> {
    quads(&region.hull).iter().flat_map(|quad| divided(quad, division, viewpoint)).collect()
}

/// The smallest rectangle around a hull, and the hull reduced to four sides.
fn quads(hull: &[Point]) -> Vec<Quad> {
    let pixels: Vec<Pixel<i32>> =
        hull.iter().map(|p| Pixel::new((p.x * 4.0).round() as i32, (p.y * 4.0).round() as i32)).collect();
    let mut quads = Vec::new();
    if pixels.len() >= 3 {
        let corners = min_area_rect(&pixels);
        quads.push(Quad(corners.map(|p| Point::new(f64::from(p.x), f64::from(p.y)) * 0.25)));
    }
    quads.extend(four_sides(hull));
    let mut quads: Vec<Quad> = quads.iter().map(Quad::upright).filter(Quad::is_convex).collect();
    quads.dedup_by(|a, b| a.distance_in_cells(b, 5) < 0.1);
    quads
}

/// Removes side after side of a convex polygon, always the one whose removal adds the least area.
fn four_sides(hull: &[Point]) -> Option<Quad> {
    let mut points = hull.to_vec();
    while points.len() > 4 {
        let n = points.len();
        let (i, _, meeting) = (0..n)
            .filter_map(|i| {
                // The side from b to c goes; its neighbours are extended until they meet.
                let [a, b, c, d] = [0, 1, 2, 3].map(|k| points[(i + k) % n]);
                let (along, back) = (b - a, c - d);
                let turn = along.cross(back);
                let t = (c - b).cross(back) / turn;
                if turn.abs() < 1e-9 || t < 0.0 {
                    return None;
                }
                let meeting = b + along * t;
                let outside = (c - b).cross(meeting - b).abs();
                let ahead = (meeting - c).dot(c - d) >= 0.0;
                ahead.then_some((i, outside, meeting))
            })
            .min_by(|p, q| p.1.total_cmp(&q.1))?;
        points[(i + 1) % n] = meeting;
        points.remove((i + 2) % n);
    }
    <[Point; 4]>::try_from(points).ok().map(Quad)
}

/// A quad divided into cells: up to 7 columns and rows, as square on the table as the quad allows.
fn divided(quad: &Quad, division: CellCounts, viewpoint: &Viewpoint) -> Vec<QuadProposal> {
    let counts: &[(usize, usize)] = match division {
        CellCounts::Even => &[(5, 5), (7, 7), (4, 4), (6, 6)],
        CellCounts::Uneven => {
            &[(4, 5), (5, 4), (6, 7), (7, 6), (5, 7), (7, 5), (3, 5), (5, 3), (5, 6), (6, 5), (4, 6), (6, 4)]
        }
    };
    // The outline is rough, so cells need not come out square.
    let most = match division {
        CellCounts::Even => 0.5,
        CellCounts::Uneven => 0.22,
    };
    let proposal = |&(columns, rows): &(usize, usize)| {
        let working_from_lattice = Homography::from_lattice(columns as f64, rows as f64, quad)?;
        let is_square = viewpoint.squareness(&working_from_lattice).uneven.abs() < most;
        is_square.then_some(QuadProposal { working_from_lattice, columns, rows })
    };
    counts.iter().filter_map(proposal).collect()
}

#[cfg(test)]
mod tests {
    use super::{four_sides, quads};
    use crate::scan::geometry::{Point, Quad};

    #[test]
    fn a_cut_corner_is_put_back() {
        let hull = [(0.0, 0.0), (90.0, 0.0), (100.0, 10.0), (100.0, 100.0), (0.0, 100.0)];
        let hull: Vec<Point> = hull.iter().map(|&(x, y)| Point::new(x, y)).collect();
        let quad = four_sides(&hull).unwrap().upright();
        assert!(quad.distance(&Quad::rect(0.0, 0.0, 100.0, 100.0)) < 1e-6);
        assert!(!quads(&hull).is_empty());
    }
}
