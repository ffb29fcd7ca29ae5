//! Bad light. In: a picture. Out: the same picture as a phone gives it in the evening, washed out or in a harsh light.

use fastrand::Rng;
use image::{RgbImage, imageops};

use crate::random::Chance;

/// What is wrong with the light.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum BadLight {
    /// So little that the sensor's noise is seen.
    Noise,
    /// So little that the photo is dark, with some noise, and the lamp is warm.
    Dark,
    /// Light shines into the lens: black is grey and colours are pale.
    Washed,
    /// Bright parts are white, shades are black, and colours are pale.
    Harsh,
}

/// A picture in a bad light, the kinds of it in turn.
pub fn in_bad_light(picture: &RgbImage, seed: u64) -> RgbImage {
    let kinds = [BadLight::Noise, BadLight::Dark, BadLight::Washed, BadLight::Harsh];
    let light = kinds[(seed % 4) as usize];
    let random = &mut Rng::with_seed(!seed);
    let warmth = if light == BadLight::Dark { random.between(0.0, 0.35) } else { random.between(-0.1, 0.15) };
    let balance = [1.0 + 0.5 * warmth, 1.0, 1.0 - warmth];
    let (gain, black, vivid, steep) = match light {
        BadLight::Noise => (random.between(0.5, 1.0), 0.0, random.between(0.7, 1.0), 1.0),
        BadLight::Dark => (random.between(0.1, 0.35), 0.0, random.between(0.6, 1.0), 1.0),
        BadLight::Washed => {
            (random.between(0.35, 0.6), random.between(0.25, 0.45), random.between(0.4, 0.8), 1.0)
        }
        BadLight::Harsh => (1.0, 0.0, random.between(0.4, 0.8), random.between(1.4, 2.0)),
    };
    let noise = 255.0
        * match light {
            BadLight::Noise => random.between(0.04, 0.09),
            BadLight::Dark => gain * random.between(0.03, 0.1),
            BadLight::Washed | BadLight::Harsh => random.between(0.0, 0.02),
        };
    // Phones smooth the noise, which makes it coarse.
    let coarse = random.between(0.0, 1.0);
    let (width, height) = picture.dimensions();
    let mut grain = image::Rgb32FImage::from_fn(width, height, |_, _| {
        let shared = random.normal();
        image::Rgb([0; 3].map(|_| (noise * (0.75 * shared + 0.65 * random.normal())) as f32))
    });
    if coarse > 0.3 {
        // A blur by this deviation leaves so small a part of the noise.
        let sigma = coarse as f32;
        let left = (2.0 * std::f32::consts::PI.sqrt() * sigma).recip().min(1.0);
        grain = imageops::blur(&grain, sigma);
        grain.iter_mut().for_each(|value| *value /= left.max(0.3));
    }
    let mut lit = picture.clone();
    for (pixel, grain) in lit.pixels_mut().zip(grain.pixels()) {
        let rgb = pixel.0.map(|value| (0.5 + steep * (f64::from(value) / 255.0 - 0.5)).clamp(0.0, 1.0));
        let grey = 0.3 * rgb[0] + 0.59 * rgb[1] + 0.11 * rgb[2];
        for (channel, value) in pixel.0.iter_mut().enumerate() {
            let pale = grey + vivid * (rgb[channel] - grey);
            let seen = black + gain * balance[channel] * pale;
            *value = (255.0 * seen + f64::from(grain.0[channel])).clamp(0.0, 255.0) as u8;
        }
    }
    lit
}
