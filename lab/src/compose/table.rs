//! Scenes of a whole table: two to six kingdoms as their players sit, with what lies between them.
//!
//! In: a seed. Out: the photo, and every kingdom in it with its frames. A box's dominoes are shared out among kingdoms as
//! far as they go; where they do not, a second game lies on the table, as at a club.

use fastrand::Rng;
use image::RgbImage;

use super::kingdom::Laid;
use super::light::{Light, shine};
use super::paint;
use super::scene::{LOOSEST, SceneMaker, SeenKingdom, lattice_as_laid};
use super::thing::Thing;
use crate::camera::Pose;
use crate::random::Chance;
use crowncount::scan::{Homography, Point, Quad};

/// A photo of several kingdoms.
#[derive(Debug, Clone)]
pub struct TableScene {
    /// The photo.
    pub picture: RgbImage,
    /// The kingdoms, in no order.
    pub kingdoms: Vec<SeenKingdom>,
}

/// A kingdom where its player sits.
struct Seat {
    laid: Laid,
    table_from_lattice: Homography,
    /// The outline of its tiles on the table, in cells.
    outline: Quad,
}

/// The longer side of the photo, in those of a scene with one kingdom: a camera has pixels enough for all of them.
const LARGER: f64 = 1.5;
/// Things lie at least so far from tiles, in cells.
const CLEAR: f64 = 0.12;

impl SceneMaker {
    /// Two to six kingdoms on a table, from a tenth of a cell to three cells apart.
    pub fn table(&self, seed: u64, light: Light) -> TableScene {
        let random = &mut Rng::with_seed(seed);
        let seats = self.seats(random);
        let rim = random.between(0.3, 1.5);
        let [left, top, right, bottom] = bounds(&seats, rim);
        let (across, down) = (right - left, bottom - top);
        let long_side = (f64::from(self.long_side) * LARGER) as u32;
        let short = (f64::from(long_side) * [0.5625, 0.75][random.usize(..2)]) as u32;
        let (width, height) = if across > down { (long_side, short) } else { (short, long_side) };
        let pose = Pose {
            turn: random.between(-0.25, 0.25),
            tilt: random.between(0.0, 40f64.to_radians()),
            distance: random.between(1.6, 3.5),
            fill: random.between(0.8, 0.98),
            place: (random.between(0.1, 0.9), random.between(0.1, 0.9)),
        };
        let photo_from_table = pose.photo_from_rectangle(across, down, (width, height)).shifted(-left, -top);
        let mut canvas = self.tables.draw(width, height, random);
        self.things(&mut canvas, &photo_from_table, &seats, [left, top, right, bottom], random);
        let mut kingdoms = Vec::new();
        for Seat { laid, table_from_lattice, .. } in &seats {
            let photo_from_lattice = photo_from_table.after(table_from_lattice);
            self.draw(&mut canvas, &photo_from_lattice, laid, &mut Vec::new(), random);
            kingdoms.push(SeenKingdom::of(laid, &photo_from_lattice.after(&lattice_as_laid(&laid.pieces))));
        }
        TableScene { picture: shine(&canvas, light, random), kingdoms }
    }

    /// Lays the kingdoms and puts each where there is room for it.
    fn seats(&self, random: &mut Rng) -> Vec<Seat> {
        let size = if random.chance(0.65) { 5 } else { 7 };
        let players = 2 + random.usize(..if size == 5 { 5 } else { 3 });
        let gap = 0.1 * 30f64.powf(random.f64());
        let wonkiness = *random.one_of(&[0.02, 0.08, 0.25]);
        let a_row = if players < 4 && random.chance(0.5) { players } else { players.div_ceil(2) };
        let mut free: Vec<usize> = (0..self.tiles.faces.len()).collect();
        let needed = size * size / 2;
        let mut seats: Vec<Seat> = Vec::new();
        for player in 0..players {
            if free.len() < needed {
                free = (0..self.tiles.faces.len()).collect();
            }
            let laid = self.lay(size, &free, random.between(0.0, LOOSEST.min(gap)), random);
            free.retain(|domino| laid.pieces.iter().all(|piece| piece.is_castle || piece.picture != *domino));
            let turn = random.usize(..4) as f64 * std::f64::consts::FRAC_PI_2
                + random.between(-wonkiness, wonkiness);
            let (row, column) = (player / a_row, player % a_row);
            // In a row everybody comes as near as the gap allows; the next row comes from below.
            let beside = random.between(-0.6, 0.6);
            let (start, step) = match seats.get(column) {
                Some(above) if row > 0 => {
                    (above.outline.centre() + Point::new(beside, 0.0), Point::new(0.0, 0.05))
                }
                _ => (Point::new(0.0, beside), Point::new(0.05, 0.0)),
            };
            let placed = (0..1000).map(|i| seat(laid.clone(), start + step * f64::from(i), turn));
            let is_free = |new: &Seat| seats.iter().all(|old| apart(&old.outline, &new.outline) >= gap);
            let found = placed.into_iter().find(is_free);
            seats.extend(found);
        }
        seats
    }

    /// What lies between and around the kingdoms: the box, the pad, dominoes to choose from, single pieces.
    fn things(
        &self,
        canvas: &mut RgbImage,
        photo_from_table: &Homography,
        seats: &[Seat],
        [left, top, right, bottom]: [f64; 4],
        random: &mut Rng,
    ) {
        let mut taken: Vec<Quad> = seats.iter().map(|seat| seat.outline).collect();
        for _ in 0..random.usize(..7) {
            let (half, what) = match random.usize(..4) {
                0 => (Point::new(random.between(1.5, 3.0), random.between(1.5, 3.0)), None),
                1 => (Point::new(random.between(0.8, 1.6), random.between(1.2, 2.2)), None),
                2 => (Point::new(0.25, 0.25), Some(0)),
                _ => (Point::new(1.0, 0.5), Some(1 + random.usize(..4))),
            };
            let rows = what.unwrap_or(0).max(1) as f64;
            let pitch = 1.0 + random.between(0.05, 0.5);
            let outer = Point::new(half.x, half.y + (rows - 1.0) * pitch / 2.0);
            let turn = random.between(0.0, std::f64::consts::TAU);
            let spot = |random: &mut Rng| {
                let centre = Point::new(random.between(left, right), random.between(top, bottom));
                (centre, turned(&Quad::rect(-outer.x, -outer.y, outer.x, outer.y), turn, centre))
            };
            let clear = (0..30)
                .map(|_| spot(random))
                .find(|(_, quad)| taken.iter().all(|other| apart(other, quad) > CLEAR));
            let Some((centre, quad)) = clear else { continue };
            taken.push(quad);
            match what {
                None => {
                    let thing = Thing::new(random);
                    let quad = quad.map(|p| photo_from_table.apply(p));
                    paint::shadow(canvas, &quad.map(|p| p + Point::new(4.0, 5.0)), 0.4);
                    paint::fill(canvas, &quad, |u, v| {
                        Some((thing.at(u, v).unwrap_or([0.8; 3]).map(|value| value * 255.0), 1.0))
                    });
                }
                Some(0) => {
                    let colour =
                        *random.one_of(&[[200.0, 60.0, 120.0], [230.0, 200.0, 60.0], [60.0, 140.0, 70.0]]);
                    paint::blob(canvas, &quad.map(|p| photo_from_table.apply(p)), colour);
                }
                Some(dominoes) => {
                    for i in 0..dominoes {
                        let y = (i as f64 - (rows - 1.0) / 2.0) * pitch;
                        let domino = turned(&Quad::rect(-0.99, y - 0.49, 0.99, y + 0.49), turn, centre);
                        let picture = random.one_of(&self.tiles.dominoes);
                        paint::picture(canvas, picture, &domino.map(|p| photo_from_table.apply(p)));
                    }
                }
            }
        }
    }
}

/// A kingdom whose tiles are around a place, turned.
fn seat(laid: Laid, centre: Point, turn: f64) -> Seat {
    let [left, top, right, bottom] = laid.extent.map(|v| v as f64);
    let middle = Point::new(f64::midpoint(left, right), f64::midpoint(top, bottom));
    let (sin, cos) = turn.sin_cos();
    let shift =
        Point::new(centre.x - middle.x * cos + middle.y * sin, centre.y - middle.x * sin - middle.y * cos);
    let table_from_lattice = Homography([[cos, -sin, shift.x], [sin, cos, shift.y], [0.0, 0.0, 1.0]]);
    let outline = table_from_lattice.quad(left, top, right, bottom);
    Seat { laid, table_from_lattice, outline }
}

/// A quad around the origin, turned and put at a place.
fn turned(quad: &Quad, turn: f64, centre: Point) -> Quad {
    let (sin, cos) = turn.sin_cos();
    quad.map(|p| centre + Point::new(p.x * cos - p.y * sin, p.x * sin + p.y * cos))
}

/// The smallest rectangle around all tiles, with a rim.
fn bounds(seats: &[Seat], rim: f64) -> [f64; 4] {
    let all = seats.iter().map(|seat| seat.outline.bounds());
    let around = all.reduce(|a, b| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]);
    let [left, top, right, bottom] = around.unwrap_or([0.0, 0.0, 1.0, 1.0]);
    [left - rim, top - rim, right + rim, bottom + rim]
}

/// How far two convex quads are apart; negative where they overlap.
fn apart(one: &Quad, other: &Quad) -> f64 {
    // The widest gap along the normals of their sides tells whether they overlap; where not, corners are nearest to sides.
    let gap = |quad: &Quad, from: &Quad| {
        (0..4)
            .map(|i| {
                let (a, b) = (from.0[i], from.0[(i + 1) % 4]);
                let along = (b - a) * (b - a).length().max(1e-9).recip();
                quad.0.iter().map(|p| -along.cross(*p - a)).fold(f64::INFINITY, f64::min)
            })
            .fold(f64::NEG_INFINITY, f64::max)
    };
    let widest = gap(one, other).max(gap(other, one));
    if widest < 0.0 {
        return widest;
    }
    let nearest = |quad: &Quad, from: &Quad| {
        let sides = (0..4).map(|i| (from.0[i], from.0[(i + 1) % 4]));
        let to_side = |(a, b): (Point, Point)| {
            let along = b - a;
            quad.0
                .iter()
                .map(|p| {
                    let t = ((*p - a).dot(along) / along.dot(along).max(1e-9)).clamp(0.0, 1.0);
                    p.distance(a + along * t)
                })
                .fold(f64::INFINITY, f64::min)
        };
        sides.map(to_side).fold(f64::INFINITY, f64::min)
    };
    nearest(one, other).min(nearest(other, one))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compose::{Tables, Tiles};

    #[test]
    fn quads_are_as_far_apart_as_they_look() {
        let square = Quad::rect(0.0, 0.0, 1.0, 1.0);
        assert!((apart(&square, &Quad::rect(1.5, 0.0, 2.5, 1.0)) - 0.5).abs() < 1e-9);
        assert!((apart(&square, &Quad::rect(4.0, 5.0, 6.0, 6.0)) - 5.0).abs() < 1e-9);
        assert!(apart(&square, &Quad::rect(0.5, 0.5, 2.0, 2.0)) < 0.0);
    }

    #[test]
    fn the_kingdoms_of_a_table_are_whole_and_apart() {
        let maker = SceneMaker { tiles: Tiles::drawn(3), tables: Tables::default(), long_side: 600 };
        for seed in 0..12 {
            let scene = maker.table(seed, Light::Usual);
            let (width, height) = (f64::from(scene.picture.width()), f64::from(scene.picture.height()));
            assert!((2..=6).contains(&scene.kingdoms.len()), "{seed}");
            let whole: Vec<Quad> = scene.kingdoms.iter().map(SeenKingdom::tiles).collect();
            for (i, tiles) in whole.iter().enumerate() {
                let [left, top, right, bottom] = tiles.bounds();
                assert!(left > 0.0 && top > 0.0 && right < width && bottom < height, "{seed}");
                assert!(whole[..i].iter().all(|other| apart(other, tiles) > 0.0), "{seed}");
            }
        }
    }
}
