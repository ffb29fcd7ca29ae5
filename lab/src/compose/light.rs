//! What a camera and a lamp do to a picture.

use image::{RgbImage, imageops};

use crate::noise::Noise;
use crate::random::Chance;
use fastrand::Rng;

/// How hard the light is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Light {
    /// As most photos.
    Usual,
    /// As the worst ones, for training.
    Wild,
}

/// Changes exposure, white balance and saturation, adds shade, glare, blur and noise.
pub fn shine(picture: &RgbImage, light: Light, random: &mut Rng) -> RgbImage {
    let wild = if light == Light::Wild { 1.0 } else { 0.5 };
    let gain = (0.28 * wild * random.normal()).exp().clamp(0.4, 2.0);
    let balance = [0; 3].map(|_| gain * (0.12 * wild * random.normal()).exp());
    let saturation = 1.0 + wild * random.between(-0.4, 0.35);
    let gamma = (0.2 * wild * random.normal()).exp();
    let noise_size = 255.0 * random.between(0.0, 0.03) * wild;
    let blurred = random.chance(0.4 * wild).then(|| {
        let sigma = random.between(0.4, 1.3) * wild.max(0.6);
        imageops::blur(picture, sigma as f32)
    });
    let source = blurred.as_ref().unwrap_or(picture);
    let (width, height) = (f64::from(source.width()), f64::from(source.height()));
    let shade = Noise::new(random);
    let shade_depth = random.between(0.0, 0.45) * wild;
    let band_at = random.between(-0.5, 1.5);
    let (band_sin, band_cos) = random.between(0.0, std::f64::consts::TAU).sin_cos();
    let band_depth = if random.chance(0.3) { random.between(0.15, 0.45) } else { 0.0 };
    let glare_at = (random.f64(), random.f64());
    let glare = if random.chance(0.25) { random.between(0.1, 0.5) * wild } else { 0.0 };
    // Drawn once and read from random places: a normal number for each sample would take most of the time.
    let grain: Vec<f64> = (0..4096).map(|_| noise_size * random.normal()).collect();
    let mut out = source.clone();
    for (px, py, pixel) in out.enumerate_pixels_mut() {
        let (u, v) = (f64::from(px) / width, f64::from(py) / height);
        let edge = ((u - 0.5) * band_cos + (v - 0.5) * band_sin + 0.5 - band_at) * 25.0;
        let band = 1.0 - band_depth / (1.0 + (-edge).exp());
        let dim = (1.0 + shade_depth * shade.at(u * 2.0, v * 2.0)) * band;
        let flash = glare * (-((u - glare_at.0).powi(2) + (v - glare_at.1).powi(2)) / 0.01).exp();
        let start = random.u64(..) as usize;
        let rgb = pixel.0.map(|value| f64::from(value) / 255.0);
        let grey = (rgb[0] + rgb[1] + rgb[2]) / 3.0;
        for (channel, value) in pixel.0.iter_mut().enumerate() {
            let saturated = (grey + saturation * (rgb[channel] - grey)).max(0.0);
            let lit = saturated.powf(gamma) * balance[channel] * dim + flash;
            *value = (lit * 255.0 + grain[(start >> (12 * channel)) % grain.len()]).clamp(0.0, 255.0) as u8;
        }
    }
    out
}
