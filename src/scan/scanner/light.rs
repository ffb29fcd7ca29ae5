//! The light of a photo: a dim one is brightened; and why one shows nothing: too little light, or nothing sharp.

use image::{GrayImage, RgbImage, imageops};

use crate::scan::resize::{area_resized, fitted};
use crate::scan::result::ScanError;
use crate::scan::settings::{GridSettings, LightSettings};

/// Nearly all: this part of the pixels.
const NEARLY: f64 = 0.995;

/// Why no kingdom is seen in a photo: its light, its focus, or just that there is none.
pub(super) fn reason(photo: &RgbImage, settings: &LightSettings) -> ScanError {
    let (width, height, _) = fitted(photo.width(), photo.height(), GridSettings::SHIPPED.working_side);
    let grey = imageops::grayscale(&area_resized(photo, width, height));
    let lights = grey.as_raw().clone();
    let brightest = quantile(lights.clone(), NEARLY);
    if brightest < settings.dark {
        return ScanError::TooDark;
    }
    let range = brightest - quantile(lights, 1.0 - NEARLY);
    let step = quantile(steps(&grey), NEARLY);
    let is_blurred = f32::from(step) < settings.blurred * f32::from(range);
    if is_blurred { ScanError::TooBlurred } else { ScanError::NoKingdom }
}

/// A brighter copy of a dim photo. The networks know dim photos, but not very dim ones.
pub(super) fn brightened(photo: &RgbImage, settings: &LightSettings) -> Option<RgbImage> {
    const SAMPLES: usize = 20_000;
    let pixels = photo.as_raw().as_chunks::<3>().0;
    let each = (pixels.len() / SAMPLES).max(1);
    let lights = pixels.iter().step_by(each).map(|pixel| pixel.iter().copied().max().unwrap_or(0)).collect();
    let brightest = quantile(lights, NEARLY).max(1);
    if brightest >= settings.dim {
        return None;
    }
    let gain = (f32::from(settings.bright) / f32::from(brightest)).min(settings.most_gain);
    let table: Vec<u8> = (0..=255_u8).map(|value| (f32::from(value) * gain).min(255.0) as u8).collect();
    let mut copy = photo.clone();
    copy.iter_mut().for_each(|value| *value = table[usize::from(*value)]);
    Some(copy)
}

/// The steps of light from each pixel to the next on the right and below, the greater one.
fn steps(grey: &GrayImage) -> Vec<u8> {
    let at = |x: u32, y: u32| grey.get_pixel(x, y).0[0];
    let (right, bottom) = (grey.width().saturating_sub(1), grey.height().saturating_sub(1));
    let step = |x: u32, y: u32| at(x, y).abs_diff(at(x + 1, y)).max(at(x, y).abs_diff(at(x, y + 1)));
    (0..bottom).flat_map(|y| (0..right).map(move |x| step(x, y))).collect()
}

/// The value that this part of all values does not exceed; 0 where there are none.
fn quantile(mut values: Vec<u8>, part: f64) -> u8 {
    if values.is_empty() {
        return 0;
    }
    let at = ((values.len() - 1) as f64 * part) as usize;
    *values.select_nth_unstable(at).1
}
