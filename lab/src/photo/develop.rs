//! From what the sensor saw to the picture. In: an evenly lit exposure. Out: the photo with its light, vignette,
//! white balance, blur and noise.

use fastrand::Rng;
use image::{Rgb, Rgb32FImage, RgbImage, imageops};

use super::Shot;
use crate::random::Chance;

/// The light on the table and the ways of the camera.
pub(super) struct Light {
    balance: [f32; 3],
    exposure: f32,
    gamma: f32,
    vignette: f32,
    slope: [f32; 2],
    glare: Option<[f32; 4]>,
}

impl Light {
    /// The light of a shot.
    pub(super) fn random(shot: &Shot) -> Self {
        let random = &mut Rng::with_seed(shot.seed ^ 0x119);
        let mood = shot.mood;
        // From candle (red) to shade (blue), with a little green or magenta from lamps.
        let warmth = random.between(-0.7, 1.0) * mood * 0.28;
        let tint = random.between(-0.07, 0.07) * mood;
        let glare =
            [random.between(0.2, 0.8), random.between(0.2, 0.8), random.between(0.08, 0.25), 0.35 * mood];
        Self {
            balance: [1.0 + warmth, 1.0 + tint, 1.0 - warmth],
            exposure: 1.0 + random.between(-0.4, 0.2) * mood,
            gamma: 1.0 + random.between(-0.2, 0.2) * mood,
            vignette: random.between(0.1, 0.45) * (0.4 + mood),
            slope: [random.between(-0.35, 0.35) * mood, random.between(-0.35, 0.35) * mood],
            glare: random.chance(f64::from(0.4 * mood)).then_some(glare),
        }
    }

    /// Develops an exposure.
    pub(super) fn develop(&self, bare: &Rgb32FImage, shot: &Shot) -> RgbImage {
        let (width, height) = bare.dimensions();
        let mut lit = bare.clone();
        for (x, y, pixel) in lit.enumerate_pixels_mut() {
            let place = [x as f32 / width as f32, y as f32 / height as f32];
            let (gain, shine) = (self.gain(place), self.shine(place));
            for (channel, balance) in pixel.0.iter_mut().zip(self.balance) {
                let value = (*channel * gain * balance + shine).max(0.0);
                *channel = value.powf(self.gamma);
            }
        }
        let soft = if shot.blur > 0.1 && width * height > 0 { imageops::blur(&lit, shot.blur) } else { lit };
        let grain = &mut Rng::with_seed(shot.seed ^ 0x6A1);
        RgbImage::from_fn(width, height, |x, y| {
            let mut normal = || grain.normal() as f32 * 0.7;
            let shared = normal();
            Rgb(soft.get_pixel(x, y).0.map(|value| {
                // Dark parts are noisier, as with a real sensor's gain.
                let noise = (shared + normal()) * shot.noise * (1.3 - value.min(1.0) * 0.6);
                ((value + noise).clamp(0.0, 1.0) * 255.0).round() as u8
            }))
        })
    }

    fn gain(&self, [x, y]: [f32; 2]) -> f32 {
        let (dx, dy) = (x - 0.5, y - 0.5);
        let fade = 1.0 - self.vignette * (dx * dx + dy * dy) * 2.0;
        self.exposure * fade * (1.0 + self.slope[0] * dx + self.slope[1] * dy)
    }

    fn shine(&self, [x, y]: [f32; 2]) -> f32 {
        self.glare.map_or(0.0, |[cx, cy, reach, strength]| {
            let away = ((x - cx).powi(2) + (y - cy).powi(2)) / (reach * reach);
            strength * (-away).exp()
        })
    }
}
