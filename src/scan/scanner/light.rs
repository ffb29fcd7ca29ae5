//! The light of a photo: a bad one is mended; and why one shows nothing: too little light, or nothing sharp.

use image::{GrayImage, RgbImage, imageops};
use imageproc::filter::median_filter;

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

/// The photo in a usual light, if its own is not: one that is dim is made brighter, one that is hazy gets its black back,
/// and one that is full of noise is smoothed. The networks know dim, pale and grainy photos, but not very much so.
pub(super) fn in_usual_light(photo: &RgbImage, settings: &LightSettings) -> Option<RgbImage> {
    let levelled = levelled(photo, settings);
    smoothed(levelled.as_ref().unwrap_or(photo), settings).or(levelled)
}

/// Every so manieth pixel is looked at: enough to know the light.
const SAMPLES: usize = 20_000;

/// A copy whose darkest and brightest colours are those of a usual photo; none where they are.
fn levelled(photo: &RgbImage, settings: &LightSettings) -> Option<RgbImage> {
    let pixels = photo.as_raw().as_chunks::<3>().0;
    let each = (pixels.len() / SAMPLES).max(1);
    let lights = |of: fn(&[u8; 3]) -> u8| pixels.iter().step_by(each).map(of).collect::<Vec<u8>>();
    let brightest = quantile(lights(|[r, g, b]| *r.max(g).max(b)), NEARLY).max(1);
    let darkest = quantile(lights(|[r, g, b]| *r.min(g).min(b)), 1.0 - NEARLY);
    let (is_dim, is_hazy) = (brightest < settings.dim, darkest > settings.hazy);
    if !is_dim && !is_hazy {
        return None;
    }
    let black = if is_hazy { f32::from(darkest - settings.hazy / 2) } else { 0.0 };
    let range = (f32::from(brightest) - black).max(1.0);
    let gain = (f32::from(settings.bright) / range).clamp(1.0, settings.most_gain);
    let level = |value: u8| ((f32::from(value) - black) * gain).clamp(0.0, 255.0) as u8;
    let table: Vec<u8> = (0..=255).map(level).collect();
    let mut copy = photo.clone();
    copy.iter_mut().for_each(|value| *value = table[usize::from(*value)]);
    Some(copy)
}

/// A copy without noise; none where there is little. In a large photo every place is the mean of many pixels anyway.
fn smoothed(photo: &RgbImage, settings: &LightSettings) -> Option<RgbImage> {
    let is_large = photo.width().max(photo.height()) > 2 * GridSettings::SHIPPED.working_side;
    let noise = if is_large { 0.0 } else { noise(photo) };
    (noise > settings.noisy)
        .then(|| median_filter(photo, 1, 1))
        .map(|once| if noise > 3.0 * settings.noisy { median_filter(&once, 1, 1) } else { once })
}

/// The deviation of the noise of a photo, by how rough its smoothest places are.
fn noise(photo: &RgbImage) -> f32 {
    let (width, height) = photo.dimensions();
    if width < 3 || height < 3 {
        return 0.0;
    }
    let green = |x: u32, y: u32| i32::from(photo.get_pixel(x, y).0[1]);
    // Ramps and straight edges along either axis give nothing; noise gives six times its deviation.
    let rough = |x: u32, y: u32| {
        let row = |y: u32| green(x - 1, y) - 2 * green(x, y) + green(x + 1, y);
        (row(y - 1) - 2 * row(y) + row(y + 1)).unsigned_abs()
    };
    let each = ((width * height) as usize / SAMPLES).max(1);
    let mut all: Vec<u32> = (1..height - 1)
        .flat_map(|y| (1..width - 1).map(move |x| (x, y)))
        .step_by(each)
        .map(|(x, y)| rough(x, y))
        .collect();
    // Three in ten of normal numbers are smaller than two fifths of their deviation.
    let at = all.len() * 3 / 10;
    *all.select_nth_unstable(at).1 as f32 / (6.0 * 0.385)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::scan::checks::{board, tilted};
    use crate::scan::geometry::Point;

    fn photo() -> RgbImage {
        board((400, 300), &tilted(Point::new(200.0, 150.0), 100.0, 0.2), 5)
    }

    /// A photo whose values are each changed.
    fn changed(mut change: impl FnMut(f32) -> f32) -> RgbImage {
        let mut photo = photo();
        photo.iter_mut().for_each(|value| *value = change(f32::from(*value)).clamp(0.0, 255.0) as u8);
        photo
    }

    #[test]
    fn a_good_photo_stays_as_it_is() {
        assert_eq!(in_usual_light(&photo(), &LightSettings::default()), None);
    }

    #[test]
    fn a_dim_and_a_hazy_photo_get_the_light_of_a_usual_one() {
        let photos = [changed(|value| 0.3 * value), changed(|value| 90.0 + 0.4 * value)];
        for photo in photos {
            let mended = in_usual_light(&photo, &LightSettings::default()).expect("its light is bad");
            let range = |photo: &RgbImage| {
                let values = photo.as_raw().clone();
                quantile(values.clone(), NEARLY) - quantile(values, 1.0 - NEARLY)
            };
            assert!(range(&mended) > range(&photo) + 50, "{} {}", range(&photo), range(&mended));
        }
    }

    #[test]
    fn noise_is_measured_and_smoothed() {
        let random = &mut Random::new(3);
        let noisy = changed(|value| value + 20.0 * random.normal() as f32);
        assert!((noise(&noisy) - 20.0).abs() < 4.0, "{}", noise(&noisy));
        assert!(noise(&photo()) < 1.0);
        let mended = in_usual_light(&noisy, &LightSettings::default()).expect("it is noisy");
        assert!(noise(&mended) < 10.0, "{}", noise(&mended));
    }
}
