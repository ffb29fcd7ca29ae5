//! Other cameras and other lights, made of one: photos as another phone, lamp or hand would have given them. In: a photo. Out: the same
//! photo, changed in one way.

use std::fmt;

use crowncount::scan::Photo;
use crowncount_lab::compose::in_bad_light;
use image::imageops::{FilterType, crop_imm, fast_blur, resize};
use image::{Rgb, RgbImage};

/// One way in which a photo differs.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Change {
    /// Another camera, by its name.
    Camera { name: &'static str, change: fn(&RgbImage) -> RgbImage },
    /// A bad light, by its seed.
    BadLight(u64),
}

/// All ways.
pub(crate) const CHANGES: [Change; 9] = [
    Change::Camera { name: "dull", change: |photo| toned(photo, 1.0, 0.5, [1.0; 3]) },
    Change::Camera { name: "vivid", change: |photo| toned(photo, 1.0, 1.6, [1.0; 3]) },
    Change::Camera { name: "deep", change: |photo| toned(photo, 1.8, 1.0, [1.0; 3]) },
    Change::Camera { name: "flat", change: |photo| toned(photo, 0.55, 1.0, [1.0; 3]) },
    Change::Camera { name: "warm", change: |photo| toned(photo, 1.0, 1.0, [1.25, 1.0, 0.65]) },
    Change::Camera { name: "cold", change: |photo| toned(photo, 1.0, 1.0, [0.7, 1.0, 1.3]) },
    Change::Camera { name: "overexposed", change: |photo| toned(photo, 0.9, 1.0, [1.6; 3]) },
    Change::Camera { name: "blurred", change: |photo| fast_blur(photo, shortest(photo) / 250.0) },
    Change::Camera { name: "coarse", change: coarse },
];

/// Pictures that end too early, on the right and below, so that all points stay where they are.
pub(crate) const CUTS: [Change; 2] = [
    Change::Camera { name: "without its right", change: |photo| beginning(photo, 0.77, 1.0) },
    Change::Camera { name: "without its right and bottom", change: |photo| beginning(photo, 0.9, 0.9) },
];

impl Change {
    /// The photo, changed.
    pub(crate) fn of(self, photo: &Photo) -> Photo {
        match self {
            Self::Camera { change, .. } => change(photo.pixels()).into(),
            Self::BadLight(seed) => in_bad_light(photo.pixels(), seed).into(),
        }
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Camera { name, .. } => f.write_str(name),
            Self::BadLight(seed) => write!(f, "light {seed}"),
        }
    }
}

fn shortest(photo: &RgbImage) -> f32 {
    photo.width().min(photo.height()) as f32
}

/// With another gamma, so many times as vivid, and the channels so many times as bright.
fn toned(photo: &RgbImage, gamma: f32, vivid: f32, gains: [f32; 3]) -> RgbImage {
    let mut toned = photo.clone();
    for Rgb(pixel) in toned.pixels_mut() {
        let [r, g, b] = pixel.map(f32::from);
        let grey = 0.3 * r + 0.59 * g + 0.11 * b;
        for (value, gain) in pixel.iter_mut().zip(gains) {
            let vivid = (grey + (f32::from(*value) - grey) * vivid).clamp(0.0, 255.0);
            *value = (255.0 * gain * (vivid / 255.0).powf(gamma)).min(255.0) as u8;
        }
    }
    toned
}

/// The left and upper part.
fn beginning(photo: &RgbImage, across: f32, down: f32) -> RgbImage {
    let part = |side: u32, part: f32| (side as f32 * part) as u32;
    crop_imm(photo, 0, 0, part(photo.width(), across), part(photo.height(), down)).to_image()
}

/// With two fifths of the pixels along each side of a board, or a third of a larger photo, enlarged again.
fn coarse(photo: &RgbImage) -> RgbImage {
    let factor = (shortest(photo) / 200.0).clamp(1.0, 3.0);
    let part = |length: u32| (length as f32 / factor) as u32;
    let (width, height) = photo.dimensions();
    let small = resize(photo, part(width), part(height), FilterType::Triangle);
    resize(&small, width, height, FilterType::Triangle)
}
