//! Where the kingdom may lie: regions of the tile map.
//!
//! In: the tile map and the energy of the edges. Out: one or two regions.

use image::{GrayImage, Luma};
use imageproc::distance_transform::Norm;
use imageproc::geometry::convex_hull;
use imageproc::morphology::open;
use imageproc::point::Point as Pixel;
use imageproc::region_labelling::{Connectivity, connected_components};

use super::plane::Plane;
use super::segments::Segment;
use super::tile_finder::MAP_PITCH;
use crate::scan::geometry::Point;
use crate::scan::settings::LINES;

/// A connected region that may be the kingdom, in pixels of the working copy.
#[derive(Debug, Clone)]
pub(super) struct Region {
    pub(super) centre: Point,
    /// The radius of the circle of the same area.
    pub(super) radius: f64,
    /// Its convex hull, clockwise.
    pub(super) hull: Vec<Point>,
    /// Left, top, right, bottom.
    pub(super) bounds: [f64; 4],
}

/// The regions, best guess first.
pub(super) fn regions(tiles: &Plane, energy: &Plane) -> Vec<Region> {
    let likely = open(&tiles.above(0.5), Norm::LInf, 1);
    let blobs = Blobs::new(&likely);
    let busy = Plane::from_fn(tiles.width, tiles.height, |x, y| energy.get(x, y) * tiles.get(x, y))
        .blurred(LINES.busy_blur);
    let busy_blobs = Blobs::new(&busy.above(LINES.busy_cut * busy.percentile(0.97)));
    let mut regions: Vec<Region> = Vec::new();
    for region in [blobs.largest_region(), busy_blobs.largest_region()].into_iter().flatten() {
        let known = regions.iter().any(|other| {
            let close = region.centre.distance(other.centre) < 0.1 * other.radius;
            close && (region.radius / other.radius - 1.0).abs() < 0.1
        });
        if !known {
            regions.push(region);
        }
    }
    regions
}

impl Region {
    /// Where most straight edges are: for tables that look like tiles but have no long edges.
    pub(super) fn of_segments(segments: &[Segment]) -> Option<Self> {
        let weighed = |get: &dyn Fn(&Segment) -> f64| {
            let mut places: Vec<(f64, f64)> = segments.iter().map(|s| (get(s), s.weight)).collect();
            places.sort_by(|a, b| a.0.total_cmp(&b.0));
            let half = places.iter().map(|p| p.1).sum::<f64>() / 2.0;
            let mut sum = 0.0;
            places.into_iter().find(|p| {
                sum += p.1;
                sum >= half
            })
        };
        let centre = Point::new(weighed(&|s| s.centre.x)?.0, weighed(&|s| s.centre.y)?.0);
        // Half of a disc lies within 0.7 of its radius.
        let radius = weighed(&|s| s.centre.distance(centre))?.0 / 0.7;
        let (left, top) = (centre.x - radius, centre.y - radius);
        let bounds = [left, top, centre.x + radius, centre.y + radius];
        (radius > 20.0).then_some(Self { centre, radius, hull: Vec::new(), bounds })
    }
}

/// The connected white parts of a mask.
struct Blobs {
    labels: image::ImageBuffer<Luma<u32>, Vec<u32>>,
    areas: Vec<usize>,
}

impl Blobs {
    fn new(mask: &GrayImage) -> Self {
        let labels = connected_components(mask, Connectivity::Eight, Luma([0]));
        let most = labels.pixels().map(|label| label[0]).max().unwrap_or(0);
        let mut areas = vec![0; most as usize + 1];
        labels.pixels().for_each(|label| areas[label[0] as usize] += 1);
        areas[0] = 0;
        Self { labels, areas }
    }

    fn largest_region(&self) -> Option<Region> {
        let (label, &area) = self.areas.iter().enumerate().max_by_key(|(_, area)| **area)?;
        if area == 0 {
            return None;
        }
        let mut sum = Point::default();
        let mut corners = Vec::new();
        for (y, row) in self.labels.enumerate_rows() {
            let mut ends: Option<(u32, u32)> = None;
            for (x, _, _) in row.filter(|(_, _, found)| found[0] as usize == label) {
                sum = sum + Point::new(f64::from(x) + 0.5, f64::from(y) + 0.5);
                ends = Some((ends.map_or(x, |(first, _)| first), x));
            }
            // Only the ends of a row can lie on the hull.
            for (x, y) in ends.iter().flat_map(|&(a, b)| [(a, y), (b + 1, y), (a, y + 1), (b + 1, y + 1)]) {
                corners.push(Pixel::new(x as i32, y as i32));
            }
        }
        let hull: Vec<Point> = convex_hull(corners)
            .into_iter()
            .map(|p| Point::new(f64::from(p.x), f64::from(p.y)) * MAP_PITCH)
            .collect();
        let extreme = |get: fn(&Point) -> f64, pick: fn(f64, f64) -> f64| {
            hull.iter().map(get).reduce(pick).unwrap_or_default()
        };
        Some(Region {
            centre: sum * (MAP_PITCH / area as f64),
            radius: (area as f64 / std::f64::consts::PI).sqrt() * MAP_PITCH,
            bounds: [
                extreme(|p| p.x, f64::min),
                extreme(|p| p.y, f64::min),
                extreme(|p| p.x, f64::max),
                extreme(|p| p.y, f64::max),
            ],
            hull,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::regions;
    use crate::scan::grid::plane::Plane;

    #[test]
    fn the_largest_patch_is_the_region() {
        let tiles = Plane::from_fn(60, 40, |x, y| {
            let kingdom = (10..30).contains(&x) && (10..30).contains(&y);
            let stray = (45..48).contains(&x) && (5..8).contains(&y);
            if kingdom || stray { 0.9 } else { 0.1 }
        });
        let found = regions(&tiles, &Plane::from_fn(60, 40, |_, _| 0.5));
        assert!((found[0].centre.x - 160.0).abs() < 9.0 && (found[0].centre.y - 160.0).abs() < 9.0);
        assert!((found[0].bounds[2] - 240.0).abs() < 9.0);
    }
}
