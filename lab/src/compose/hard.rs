//! Scenes that are hard to find: seen at a slant, in a bad light, on a printed ground, or with few dominoes. In: a seed.
//! Out: a scene with one kingdom in it.

use std::ops::Range;

use fastrand::Rng;
use image::{Rgb, RgbImage, imageops};

use super::ground::PrintedGround;
use super::kingdom::{Laid, lay_few};
use super::light::{Light, shine};
use super::night::in_bad_light;
use super::scene::{LOOSEST, Scene, SceneMaker, centres, frames, lattice_as_laid, picture_size};
use crate::camera::{Pinhole, Pose};

use crate::random::Chance;
use crowncount::scan::{Homography, Point, Quad, area_resized};

/// How far a phone leans that is held by somebody who sits, in degrees.
const STEEP: Range<f64> = 50.0..65.0;

/// How far other cameras lean at most, in degrees.
const TILT: f64 = 35.0;

impl SceneMaker {
    /// A kingdom seen by somebody who sits.
    pub fn steep(&self, seed: u64) -> Scene {
        let random = &mut Rng::with_seed(seed);
        let (width, height) = picture_size(self.long_side, random);
        let canvas = self.tables.draw(width, height, random);
        let laid = self.lay(any_size(random), &self.all_dominoes(), random.between(0.0, LOOSEST), random);
        let tilts = STEEP.start.to_radians()..STEEP.end.to_radians();
        let view = Pinhole::random(tilts, random).photo_from_lattice(laid.size, (width, height));
        self.scene(canvas, &view, laid, random)
    }

    /// A kingdom in a bad light; half of them cut out of their photo with little around.
    pub fn night(&self, seed: u64) -> Scene {
        let scene = self.kingdom(seed, Light::Usual);
        let is_cropped = (seed / 4).is_multiple_of(2);
        let mut scene = if is_cropped { cropped(scene, &mut Rng::with_seed(!seed)) } else { scene };
        scene.picture = in_bad_light(&scene.picture, seed);
        scene
    }

    /// A kingdom on a rug, a printed mat or a newspaper.
    pub fn on_ground(&self, seed: u64) -> Scene {
        let random = &mut Rng::with_seed(seed);
        let (width, height) = picture_size(self.long_side, random);
        let laid = self.lay(any_size(random), &self.all_dominoes(), random.between(0.0, LOOSEST), random);
        let view =
            Pinhole::random(0.0..TILT.to_radians(), random).photo_from_lattice(laid.size, (width, height));
        let ground = PrintedGround::new(laid.size, random);
        self.scene(printed(&ground, &view, (width, height)), &view, laid, random)
    }

    /// A kingdom of three to six dominoes.
    pub fn small(&self, seed: u64) -> Scene {
        let random = &mut Rng::with_seed(seed);
        let (width, height) = picture_size(self.long_side, random);
        let canvas = self.tables.draw(width, height, random);
        let looseness = random.between(0.0, LOOSEST);
        let dominoes = 3 + random.usize(..4);
        let laid = lay_few(
            dominoes,
            &self.tiles.faces,
            &self.all_dominoes(),
            self.tiles.castles.len(),
            looseness,
            random,
        );
        let view = Pose::random(TILT.to_radians(), random).photo_from_lattice(laid.size, (width, height));
        self.scene(canvas, &view, laid, random)
    }

    /// A photo of what is laid on a table.
    fn scene(&self, mut canvas: RgbImage, view: &Homography, laid: Laid, random: &mut Rng) -> Scene {
        let mut pieces = Vec::new();
        self.draw(&mut canvas, view, &laid, &mut pieces, random);
        Scene {
            picture: shine(&canvas, Light::Usual, random),
            size: laid.size,
            frames: frames(&laid, &view.after(&lattice_as_laid(&laid.pieces))),
            centres: laid.pieces.iter().flat_map(centres).map(|p| view.apply(p)).collect(),
            kingdom: Some(laid.kingdom),
            pieces,
        }
    }
}

fn any_size(random: &mut Rng) -> usize {
    if random.chance(0.5) { 5 } else { 7 }
}

/// What is seen of a ground, two samples a pixel.
fn printed(ground: &PrintedGround, view: &Homography, (width, height): (u32, u32)) -> RgbImage {
    let Some(lattice_from_photo) = view.inverse() else { return RgbImage::new(width, height) };
    let seen = |x: f64, y: f64| {
        let p = lattice_from_photo.apply(Point::new(x, y));
        ground.at(p.x, p.y)
    };
    RgbImage::from_fn(width, height, |x, y| {
        let (x, y) = (f64::from(x), f64::from(y));
        let (a, b) = (seen(x + 0.25, y + 0.3), seen(x + 0.75, y + 0.7));
        Rgb([0, 1, 2].map(|i| (127.5 * (a[i] + b[i])).clamp(0.0, 255.0) as u8))
    })
}

/// A kingdom with up to a third of a cell around it, as a messenger would pass it on.
fn cropped(scene: Scene, random: &mut Rng) -> Scene {
    let Some(frame) = scene.frames.first() else { return scene };
    let margin = random.between(0.02, 0.35) * frame.area().abs().sqrt() / scene.size as f64;
    let (width, height) = scene.picture.dimensions();
    let [left, top, right, bottom] = frame.bounds();
    let start = |at: f64| (at - margin).max(0.0) as u32;
    let end = |at: f64, most: u32| ((at + margin).max(1.0) as u32).min(most);
    let (left, top, right, bottom) = (start(left), start(top), end(right, width), end(bottom, height));
    let crop = imageops::crop_imm(&scene.picture, left, top, right - left, bottom - top).to_image();
    let long_side = crop.width().max(crop.height());
    let factor = (random.between(60.0, 110.0) * scene.size as f64 / f64::from(long_side)).min(1.0);
    let scaled = |side: u32| (f64::from(side) * factor).round().max(1.0) as u32;
    let corner = Point::new(f64::from(left), f64::from(top));
    let moved = |p: Point| (p - corner) * factor;
    Scene {
        picture: area_resized(&crop, scaled(crop.width()), scaled(crop.height())),
        frames: scene.frames.iter().map(|quad: &Quad| quad.map(moved)).collect(),
        pieces: scene.pieces.iter().map(|quad| quad.map(moved)).collect(),
        centres: scene.centres.iter().map(|&p| moved(p)).collect(),
        ..scene
    }
}
