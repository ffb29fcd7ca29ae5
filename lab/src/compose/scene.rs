//! Whole scenes: a kingdom on a table, seen by a camera; or only a table.

use image::RgbImage;
use image::codecs::jpeg::JpegEncoder;

use super::cover::{beside, cover};
use super::folder::{Tables, Tiles};
use super::kingdom::{Laid, Piece, lay_kingdom};
use super::light::{Light, shine};
use super::paint;
use super::thing::Thing;
use crate::camera::Pose;
use crate::random::{Chance, Random};
use crowncount::Kingdom;
use crowncount::scan::{Homography, Point, Quad};

/// How far pieces lie away from the grid at most, in cells.
pub(super) const LOOSEST: f64 = 0.2;

/// A picture and what is true of it.
#[derive(Debug, Clone)]
pub struct Scene {
    /// The photo.
    pub picture: RgbImage,
    /// Rows and columns of the frame; 0 without a kingdom.
    pub size: usize,
    /// Frames that hold the whole kingdom; more than one where a row or column is missing. The tiles lie at the top
    /// left of the first.
    pub frames: Vec<Quad>,
    /// The kingdom in the first frame.
    pub kingdom: Option<Kingdom>,
    /// For each piece of any kingdom in the picture, its outline.
    pub pieces: Vec<Quad>,
    /// The centres of the cells of the kingdom as they really lie.
    pub centres: Vec<Point>,
}

/// One of the kingdoms of a scene.
#[derive(Debug, Clone)]
pub struct SeenKingdom {
    /// Rows and columns of the frame.
    pub size: usize,
    /// Frames that hold the whole kingdom; the tiles lie at the top left of the first.
    pub frames: Vec<Quad>,
    /// The kingdom in the first frame.
    pub kingdom: Kingdom,
}

impl SeenKingdom {
    /// A kingdom as it lies in a photo.
    pub(super) fn of(laid: &Laid, photo_from_lattice: &Homography) -> Self {
        Self { size: laid.size, frames: frames(laid, photo_from_lattice), kingdom: laid.kingdom.clone() }
    }

    /// The outline of its tiles.
    #[cfg(test)]
    pub(super) fn tiles(&self) -> Quad {
        let side = self.size as f64;
        let photo_from_lattice = Homography::from_lattice(side, side, &self.frames[0]).unwrap();
        let extent = self.kingdom.extent().unwrap();
        photo_from_lattice.quad(0.0, 0.0, extent.cols.into(), extent.rows.into())
    }
}

/// How a kingdom is photographed.
struct Staging {
    /// How far the camera leans at most, in degrees.
    tilt: f64,
    /// How often another player's kingdom is seen beside it.
    neighbours: f64,
    /// Where the camera looks, if not at the middle of the kingdom.
    aim: fn(&Homography, usize, (u32, u32), &mut Random) -> Homography,
    /// What is laid over it.
    cover: fn(&mut RgbImage, &Homography, usize, &Tables, &mut Random),
}

impl Staging {
    const USUAL: Self = Self {
        tilt: 35.0,
        neighbours: 0.25,
        aim: |photo_from_lattice, _, _, _| *photo_from_lattice,
        cover: |_, _, _, _, _| (),
    };
}

/// Makes scenes from pictures of tiles and tables.
#[derive(Debug, Clone)]
pub struct SceneMaker {
    /// What is laid.
    pub tiles: Tiles,
    /// What it lies on.
    pub tables: Tables,
    /// The longer side of a scene, in pixels.
    pub long_side: u32,
}

impl SceneMaker {
    /// A kingdom on a table.
    pub fn kingdom(&self, seed: u64, light: Light) -> Scene {
        self.staged(seed, light, &Staging::USUAL)
    }

    /// A kingdom with things that lie on its tiles.
    pub fn covered(&self, seed: u64, light: Light) -> Scene {
        self.staged(seed, light, &Staging { cover, ..Staging::USUAL })
    }

    /// A kingdom of which the picture cuts one or two sides off.
    pub fn cut_off(&self, seed: u64, light: Light) -> Scene {
        self.staged(seed, light, &Staging { aim: aside, ..Staging::USUAL })
    }

    /// A kingdom at the end of an evening: seen from the side, with things around it, in bad light, and sent by a
    /// messenger.
    pub fn evening(&self, seed: u64) -> Scene {
        let staging = Staging { tilt: 50.0, neighbours: 0.5, cover: beside, ..Staging::USUAL };
        let scene = self.staged(seed, Light::Wild, &staging);
        sent(scene, &mut Random::new(!seed))
    }

    /// A kingdom on a table.
    fn staged(&self, seed: u64, light: Light, staging: &Staging) -> Scene {
        let random = &mut Random::new(seed);
        let (width, height) = picture_size(self.long_side, random);
        let mut canvas = self.tables.draw(width, height, random);
        let size = if random.chance(0.5) { 5 } else { 7 };
        let seen = Pose::random(staging.tilt.to_radians(), random).photo_from_lattice(size, (width, height));
        let photo_from_lattice = (staging.aim)(&seen, size, (width, height), random);
        let mut outlines = Vec::new();
        if random.chance(staging.neighbours) {
            self.neighbour(&mut canvas, &photo_from_lattice, size, &mut outlines, random);
        }
        let looseness = random.between(0.0, LOOSEST);
        let laid = self.lay(size, &self.all_dominoes(), looseness, random);
        if random.chance(0.25) {
            self.strays(&mut canvas, &photo_from_lattice, size, &mut outlines, random);
        }
        self.draw(&mut canvas, &photo_from_lattice, &laid, &mut outlines, random);
        (staging.cover)(&mut canvas, &photo_from_lattice, size, &self.tables, random);
        let frames = frames(&laid, &photo_from_lattice.after(&lattice_as_laid(&laid.pieces)));
        let centres = laid.pieces.iter().flat_map(centres).map(|p| photo_from_lattice.apply(p)).collect();
        Scene {
            picture: shine(&canvas, light, random),
            size,
            frames,
            kingdom: Some(laid.kingdom),
            pieces: outlines,
            centres,
        }
    }

    /// A table, perhaps with something else or a few single dominoes, and no kingdom.
    pub fn no_kingdom(&self, seed: u64, light: Light) -> Scene {
        let random = &mut Random::new(seed);
        let (width, height) = picture_size(self.long_side, random);
        let mut canvas = self.tables.draw(width, height, random);
        let mut outlines = Vec::new();
        if random.chance(0.5) {
            let thing = Thing::new(random);
            let photo_from_thing = Pose::random(0.6, random).photo_from_lattice(1, (width, height));
            let quad = photo_from_thing.quad(0.0, 0.0, 1.0, 1.0);
            paint::fill(&mut canvas, &quad, |u, v| Some((thing.at(u, v)?.map(|value| value * 255.0), 1.0)));
        }
        if random.chance(0.4) {
            let photo_from_lattice = Pose::random(0.6, random).photo_from_lattice(7, (width, height));
            for _ in 0..=random.below(3) {
                let centre = (random.between(0.5, 6.5), random.between(0.5, 6.5));
                self.stray(&mut canvas, &photo_from_lattice, centre, &mut outlines, random);
            }
        }
        let picture = shine(&canvas, light, random);
        Scene { picture, size: 0, frames: Vec::new(), kingdom: None, pieces: outlines, centres: Vec::new() }
    }

    pub(super) fn all_dominoes(&self) -> Vec<usize> {
        (0..self.tiles.faces.len()).collect()
    }

    /// Lays a kingdom with some of the dominoes.
    pub(super) fn lay(&self, size: usize, free: &[usize], looseness: f64, random: &mut Random) -> Laid {
        lay_kingdom(size, &self.tiles.faces, free, self.tiles.castles.len(), looseness, random)
    }

    pub(super) fn draw(
        &self,
        canvas: &mut RgbImage,
        photo_from_lattice: &Homography,
        laid: &Laid,
        outlines: &mut Vec<Quad>,
        random: &mut Random,
    ) {
        let shadow = Point::new(random.between(-0.06, 0.06), random.between(-0.06, 0.06));
        let depth = random.between(0.1, 0.6);
        for piece in &laid.pieces {
            let outline = outline(piece);
            paint::shadow(canvas, &outline.map(|p| photo_from_lattice.apply(p + shadow)), depth);
        }
        for piece in &laid.pieces {
            let quad = outline(piece).map(|p| photo_from_lattice.apply(p));
            paint::picture(canvas, self.picture_of(piece), &quad);
            outlines.push(quad);
        }
        if let Some(castle) = laid.pieces.first().filter(|_| random.chance(0.4)) {
            stand(canvas, photo_from_lattice, castle, random);
        }
        for piece in laid.pieces.iter().skip(1) {
            if random.chance(0.03) {
                stand(canvas, photo_from_lattice, piece, random);
            }
        }
    }

    fn picture_of(&self, piece: &Piece) -> &RgbImage {
        if piece.is_castle { &self.tiles.castles[piece.picture] } else { &self.tiles.dominoes[piece.picture] }
    }

    /// Another player's kingdom, of which the photo shows a part.
    fn neighbour(
        &self,
        canvas: &mut RgbImage,
        photo_from_lattice: &Homography,
        size: usize,
        outlines: &mut Vec<Quad>,
        random: &mut Random,
    ) {
        let laid = self.lay(size, &self.all_dominoes(), random.between(0.0, 0.1), random);
        let far = size as f64 + random.between(0.7, 2.5);
        let along = random.between(-2.0, 2.0);
        let (x, y) = [(far, along), (-far, along), (along, far), (along, -far)][random.below(4)];
        let turn: f64 = random.between(-0.15, 0.15);
        let half = size as f64 / 2.0;
        let (sin, cos) = turn.sin_cos();
        let lattice_from_neighbour = Homography([
            [cos, -sin, x + half - half * cos + half * sin],
            [sin, cos, y + half - half * sin - half * cos],
            [0.0, 0.0, 1.0],
        ]);
        let photo_from_neighbour = photo_from_lattice.after(&lattice_from_neighbour);
        let (width, height) = (f64::from(canvas.width()), f64::from(canvas.height()));
        let cells = 12;
        let seen = (0..cells * cells)
            .filter(|i| {
                let step = size as f64 / cells as f64;
                let p = Point::new((i % cells) as f64 * step, (i / cells) as f64 * step);
                let [x, y, w] = photo_from_neighbour.homogeneous(p);
                w > 0.0 && (0.0..width).contains(&(x / w)) && (0.0..height).contains(&(y / w))
            })
            .count();
        let in_front = Quad::rect(-1.0, -1.0, size as f64 + 1.0, size as f64 + 1.0)
            .0
            .iter()
            .all(|&p| photo_from_neighbour.homogeneous(p)[2] > 0.2);
        if in_front && seen * 100 < cells * cells * 45 {
            self.draw(canvas, &photo_from_neighbour, &laid, outlines, random);
        }
    }

    /// Single dominoes beside the kingdom.
    fn strays(
        &self,
        canvas: &mut RgbImage,
        photo_from_lattice: &Homography,
        size: usize,
        outlines: &mut Vec<Quad>,
        random: &mut Random,
    ) {
        for _ in 0..=random.below(3) {
            let far = size as f64 + random.between(1.3, 2.0);
            let along = random.between(0.0, size as f64);
            let near = -random.between(1.3, 2.0);
            let places = [(far, along), (along, far), (near, along), (along, near)];
            let centre = places[random.below(4)];
            if photo_from_lattice.homogeneous(Point::new(centre.0, centre.1))[2] > 0.3 {
                self.stray(canvas, photo_from_lattice, centre, outlines, random);
            }
        }
    }

    fn stray(
        &self,
        canvas: &mut RgbImage,
        photo_from_lattice: &Homography,
        centre: (f64, f64),
        outlines: &mut Vec<Quad>,
        random: &mut Random,
    ) {
        let piece = Piece {
            picture: random.below(self.tiles.dominoes.len()),
            is_castle: false,
            centre,
            angle: random.between(0.0, std::f64::consts::TAU),
        };
        let quad = outline(&piece).map(|p| photo_from_lattice.apply(p));
        paint::picture(canvas, self.picture_of(&piece), &quad);
        outlines.push(quad);
    }
}

/// Moves the picture so that it cuts off a part of the kingdom on one side, or on two that meet.
fn aside(
    photo_from_lattice: &Homography,
    size: usize,
    (width, height): (u32, u32),
    random: &mut Random,
) -> Homography {
    let side = size as f64;
    let [left, top, right, bottom] = photo_from_lattice.quad(0.0, 0.0, side, side).bounds();
    let mut lost = |low: f64, high: f64, end: u32| {
        let cut = random.between(0.3, 2.2) * (high - low) / side;
        if random.chance(0.5) { -cut - low } else { f64::from(end) + cut - high }
    };
    let (x, y) = (lost(left, right, width), lost(top, bottom, height));
    let (across, down) = [(true, false), (false, true), (true, true)][random.below(3)];
    let shift = Point::new(if across { x } else { 0.0 }, if down { y } else { 0.0 });
    Homography([[1.0, 0.0, shift.x], [0.0, 1.0, shift.y], [0.0, 0.0, 1.0]]).after(photo_from_lattice)
}

/// A scene as a messenger sends it: smaller, and packed tightly.
fn sent(scene: Scene, random: &mut Random) -> Scene {
    let factor = random.between(0.7, 1.0);
    let part = |side: u32| (f64::from(side) * factor) as u32;
    let small = crowncount::scan::area_resized(
        &scene.picture,
        part(scene.picture.width()),
        part(scene.picture.height()),
    );
    let mut bytes = Vec::new();
    let packed = JpegEncoder::new_with_quality(&mut bytes, 35 + random.below(40) as u8).encode_image(&small);
    let picture =
        packed.and_then(|()| image::load_from_memory(&bytes)).map_or(small, image::DynamicImage::into_rgb8);
    let scaled = |quads: Vec<Quad>| quads.iter().map(|quad| quad.scaled(factor)).collect();
    Scene {
        picture,
        frames: scaled(scene.frames),
        pieces: scaled(scene.pieces),
        centres: scene.centres.iter().map(|p| *p * factor).collect(),
        ..scene
    }
}

pub(super) fn picture_size(long_side: u32, random: &mut Random) -> (u32, u32) {
    let short = (f64::from(long_side) * [0.5625, 0.75, 0.75, 1.0][random.below(4)]) as u32;
    if random.chance(0.5) { (short, long_side) } else { (long_side, short) }
}

/// The outline of a piece in cells; tiles are a little smaller than their cells.
fn outline(piece: &Piece) -> Quad {
    let half = Point::new(if piece.is_castle { 0.49 } else { 0.99 }, 0.49);
    let (sin, cos) = piece.angle.sin_cos();
    Quad::rect(-half.x, -half.y, half.x, half.y)
        .map(|p| Point::new(piece.centre.0 + p.x * cos - p.y * sin, piece.centre.1 + p.x * sin + p.y * cos))
}

/// The centres of the one or two cells of a piece.
pub(super) fn centres(piece: &Piece) -> Vec<Point> {
    let centre = Point::new(piece.centre.0, piece.centre.1);
    let half = Point::new(piece.angle.cos(), piece.angle.sin()) * 0.5;
    if piece.is_castle { vec![centre] } else { vec![centre - half, centre + half] }
}

/// The lattice that fits best to loose pieces. The grid that they were laid for is nothing that a photo could show.
pub(super) fn lattice_as_laid(pieces: &[Piece]) -> Homography {
    let belongs = |lies: Point| Point::new(lies.x.floor() + 0.5, lies.y.floor() + 0.5);
    let cells: Vec<_> = pieces.iter().flat_map(centres).map(|lies| (belongs(lies), lies)).collect();
    // Pieces on one line fit to the grid that they were laid for.
    Homography::nudge(&cells).unwrap_or(Homography::SAME)
}

/// All frames of the size of the kingdom that hold it.
pub(super) fn frames(laid: &Laid, photo_from_lattice: &Homography) -> Vec<Quad> {
    let size = laid.size as i32;
    let [left, top, right, bottom] = laid.extent.map(|v| v as i32);
    let mut frames = Vec::new();
    for y in (bottom - size..=top).rev() {
        for x in (right - size..=left).rev() {
            frames.push(photo_from_lattice.quad(
                f64::from(x),
                f64::from(y),
                f64::from(x + size),
                f64::from(y + size),
            ));
        }
    }
    frames
}

/// Something that stands on a piece: the castle of cardboard, or a meeple.
fn stand(canvas: &mut RgbImage, photo_from_lattice: &Homography, piece: &Piece, random: &mut Random) {
    let centre = Point::new(piece.centre.0, piece.centre.1);
    let half = random.between(0.2, 0.45);
    let foot = Quad::rect(-half, -half, half, half).map(|p| photo_from_lattice.apply(p * 0.9 + centre));
    let lift =
        Point::new(random.between(-0.3, 0.3), random.between(-0.5, 0.1)) * foot.0[0].distance(foot.0[1]);
    let colours = [[150.0, 150.0, 160.0], [60.0, 90.0, 170.0], [190.0, 60.0, 60.0], [210.0, 120.0, 160.0]];
    let colour = *random.one_of(&colours);
    if piece.is_castle {
        for i in 0..8 {
            let level = f64::from(i) / 7.0;
            let tone = 0.6 + 0.5 * f64::from(i % 3) / 2.0;
            let wall = foot.map(|p| p + lift * level);
            paint::fill(canvas, &wall, |u, v| {
                let rim = u.min(1.0 - u).min(v).min(1.0 - v) < 0.2;
                rim.then(|| (colour.map(|c| c * tone), 1.0))
            });
        }
    } else {
        paint::blob(canvas, &foot.map(|p| (p - foot.centre()) * 0.6 + foot.centre() + lift * 0.3), colour);
    }
}
