//! Straight edges: connected pixels whose gradients point the same way.
//!
//! In: the gradient field and the tile map. Out: line segments with a weight, heavy where they are long,
//! strong and beside tiles.

use super::survey::PictureMaps;
use super::tile_finder::MAP_PITCH;
use crate::scan::geometry::Point;
use crate::scan::settings::LINES;

/// A straight edge in the working copy.
#[derive(Debug, Clone, Copy)]
pub(super) struct Segment {
    pub(super) centre: Point,
    /// Of length 1.
    pub(super) direction: Point,
    pub(super) weight: f64,
}

const SECTORS: f32 = 8.0;

/// The heaviest segments of a picture, at most so many.
pub(super) fn segments(view: &PictureMaps, most: usize) -> Vec<Segment> {
    let mut found = Vec::new();
    // Twice, so that a direction on the border of two sectors is in the middle of one.
    for turned in [0.0, 0.5] {
        let sectors = sectors(view, turned);
        collect(view, &sectors, &mut found);
    }
    found.sort_by(|a, b| b.weight.total_cmp(&a.weight));
    found.truncate(most);
    found
}

/// The sector of the gradient of every pixel, from 1; 0 without an edge.
fn sectors(view: &PictureMaps, turned: f32) -> Vec<u8> {
    let field = &view.field;
    let mut sectors = Vec::with_capacity(field.width * field.height);
    for y in 0..field.height {
        for x in 0..field.width {
            let [gx, gy] = field.pixel(x, y);
            sectors.push(if gx * gx + gy * gy < LINES.least_gradient * LINES.least_gradient {
                0
            } else {
                let turn = gy.atan2(gx) / std::f32::consts::TAU + 1.0;
                1 + ((turn * SECTORS + turned) as u8) % SECTORS as u8
            });
        }
    }
    sectors
}

fn collect(view: &PictureMaps, sectors: &[u8], found: &mut Vec<Segment>) {
    let (width, height) = (view.field.width, view.field.height);
    let mut seen = vec![false; sectors.len()];
    let mut open = Vec::new();
    for start in 0..sectors.len() {
        if sectors[start] == 0 || seen[start] {
            continue;
        }
        let mut moments = Moments::default();
        seen[start] = true;
        open.push(start);
        while let Some(at) = open.pop() {
            let (x, y) = (at % width, at / width);
            let [gx, gy] = view.field.pixel(x, y);
            moments.add(x as f64 + 0.5, y as f64 + 0.5, f64::from((gx * gx + gy * gy).sqrt()));
            for j in y.saturating_sub(1)..(y + 2).min(height) {
                for i in x.saturating_sub(1)..(x + 2).min(width) {
                    let next = j * width + i;
                    if !seen[next] && sectors[next] == sectors[start] {
                        seen[next] = true;
                        open.push(next);
                    }
                }
            }
        }
        found.extend(moments.segment(view));
    }
}

/// Sums over the pixels of a segment, weighted by their gradients.
#[derive(Default)]
struct Moments {
    count: f64,
    sum: f64,
    x: f64,
    y: f64,
    xx: f64,
    xy: f64,
    yy: f64,
}

impl Moments {
    fn add(&mut self, x: f64, y: f64, weight: f64) {
        self.count += 1.0;
        self.sum += weight;
        self.x += weight * x;
        self.y += weight * y;
        self.xx += weight * x * x;
        self.xy += weight * x * y;
        self.yy += weight * y * y;
    }

    fn segment(&self, view: &PictureMaps) -> Option<Segment> {
        if self.count < LINES.least_length {
            return None;
        }
        let centre = Point::new(self.x / self.sum, self.y / self.sum);
        let xx = self.xx / self.sum - centre.x * centre.x;
        let yy = self.yy / self.sum - centre.y * centre.y;
        let xy = self.xy / self.sum - centre.x * centre.y;
        let spread = (((xx - yy) / 2.0).powi(2) + xy * xy).sqrt();
        let mean = 0.5 * (xx + yy);
        let (long, thin) = (mean + spread, (mean - spread).max(0.0));
        let (length, thickness) = ((12.0 * long).sqrt(), (12.0 * thin).sqrt());
        if length < LINES.least_length || thickness > (0.12 * length).max(4.0) {
            return None;
        }
        let angle = 0.5 * (2.0 * xy).atan2(xx - yy);
        let direction = Point::new(angle.cos(), angle.sin());
        let normal = Point::new(-direction.y, direction.x);
        let tile = |side: f64| {
            let p = (centre + normal * (side * MAP_PITCH)) * (1.0 / MAP_PITCH);
            f64::from(view.tiles.sample(p.x, p.y))
        };
        let beside_tiles = (tile(1.0).max(tile(-1.0)) - 0.2).clamp(0.0, 1.0);
        let weight = length * beside_tiles * (self.sum / self.count).min(1.5);
        (weight > 0.0).then_some(Segment { centre, direction, weight })
    }
}
