//! What a small window of a photo looks like, in 36 numbers.
//!
//! In: a small picture. Out: one feature vector for each block of 5 x 5 pixels, taken over the 3 x 3 blocks
//! around it. Every pixel is looked at once, when the sums of its block are made; a window adds nine blocks.

use image::RgbImage;

/// Numbers a window.
pub const FEATURES: usize = 36;

/// The side of a block, in pixels.
pub(super) const BLOCK: usize = 5;

/// One feature vector for each block, row by row.
pub struct FeatureMap {
    /// Blocks across.
    pub width: usize,
    /// Blocks down.
    pub height: usize,
    /// The vectors.
    pub values: Vec<[f32; FEATURES]>,
}

const BINS: usize = 16;
const HUES: usize = 8;

/// Sums over a block or a window.
#[derive(Clone)]
struct WindowSums {
    /// Red, green, blue, their squares, steps of light right and down, steps of both colour axes, saturation.
    moments: [f32; 11],
    hues: [f32; HUES],
    /// Light, saturation, red against green, yellow against blue.
    histograms: [[f32; BINS]; 4],
    pixels: f32,
}

impl WindowSums {
    const ZERO: Self =
        Self { moments: [0.0; 11], hues: [0.0; HUES], histograms: [[0.0; BINS]; 4], pixels: 0.0 };

    fn add(&mut self, other: &Self) {
        let add = |to: &mut [f32], from: &[f32]| to.iter_mut().zip(from).for_each(|(a, b)| *a += b);
        add(&mut self.moments, &other.moments);
        add(&mut self.hues, &other.hues);
        add(self.histograms.as_flattened_mut(), other.histograms.as_flattened());
        self.pixels += other.pixels;
    }

    fn features(&self) -> [f32; FEATURES] {
        let mut out = [0.0; FEATURES];
        let mut next = 0;
        let mut push = |value: f32| {
            out[next] = value;
            next += 1;
        };
        let mean = self.moments.map(|sum| sum / self.pixels);
        mean[..3].iter().for_each(|&m| push(m));
        (0..3).for_each(|i| push((mean[3 + i] - mean[i] * mean[i]).max(0.0).sqrt()));
        let light = mean[0] + mean[1] + mean[2] + 0.05;
        (0..3).for_each(|i| push(mean[i] / light));
        mean[6..10].iter().for_each(|&m| push(m));
        let parts: [&[f32]; 4] =
            [&[0.05, 0.25, 0.5, 0.75, 0.95], &[0.1, 0.5, 0.9], &[0.1, 0.5, 0.9], &[0.1, 0.5, 0.9]];
        for (histogram, parts) in self.histograms.iter().zip(parts) {
            for &part in parts {
                push(percentile(histogram, part * self.pixels));
            }
        }
        self.hues.iter().for_each(|&sum| push(sum / self.pixels));
        push(mean[10]);
        out
    }
}

/// Where this many pixels lie below, between 0 and 1.
fn percentile(histogram: &[f32; BINS], mut below: f32) -> f32 {
    for (bin, &count) in histogram.iter().enumerate() {
        if below <= count {
            return (bin as f32 + below / count.max(1e-6)) / BINS as f32;
        }
        below -= count;
    }
    1.0
}

impl FeatureMap {
    /// Describes every block of a picture.
    pub fn new(picture: &RgbImage) -> Self {
        let (width, height) =
            ((picture.width() as usize).div_ceil(BLOCK), (picture.height() as usize).div_ceil(BLOCK));
        let blocks = blocks(picture, width, height);
        let mut rows = vec![WindowSums::ZERO; width * height];
        for y in 0..height {
            for x in 0..width {
                let sum = &mut rows[y * width + x];
                for i in x.saturating_sub(1)..(x + 2).min(width) {
                    sum.add(&blocks[y * width + i]);
                }
            }
        }
        let mut values = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                let mut sum = WindowSums::ZERO;
                for i in y.saturating_sub(1)..(y + 2).min(height) {
                    sum.add(&rows[i * width + x]);
                }
                values.push(sum.features());
            }
        }
        Self { width, height, values }
    }
}

/// One pixel: red, green, blue, light, red against green, yellow against blue.
type Colours = [f32; 6];

fn colours(pixel: &[u8]) -> Colours {
    let part = |value: u8| f32::from(value) / 255.0;
    let (r, g, b) = (part(pixel[0]), part(pixel[1]), part(pixel[2]));
    [r, g, b, 0.299 * r + 0.587 * g + 0.114 * b, r - g, 0.5 * (r + g) - b]
}

fn blocks(picture: &RgbImage, width: usize, height: usize) -> Vec<WindowSums> {
    let mut blocks = vec![WindowSums::ZERO; width * height];
    let columns = picture.width() as usize;
    let lines: Vec<&[u8]> = picture.as_raw().chunks_exact(columns * 3).collect();
    let all_colours = |line: &[u8]| line.chunks_exact(3).map(colours).collect::<Vec<Colours>>();
    let mut this = lines.first().map(|line| all_colours(line)).unwrap_or_default();
    for y in 0..lines.len() {
        let below = lines.get(y + 1).map_or_else(|| this.clone(), |line| all_colours(line));
        for (x, here) in this.iter().enumerate() {
            let right = &this[(x + 1).min(columns - 1)];
            add_pixel(&mut blocks[y / BLOCK * width + x / BLOCK], here, right, &below[x]);
        }
        this = below;
    }
    blocks
}

fn add_pixel(block: &mut WindowSums, here: &Colours, right: &Colours, below: &Colours) {
    let [r, g, b, light, red_green, yellow_blue] = *here;
    let most = r.max(g).max(b);
    let saturation = (most - r.min(g).min(b)) / (most + 0.05);
    let step = |i: usize| 0.5 * ((here[i] - right[i]).abs() + (here[i] - below[i]).abs());
    let moments = [
        r,
        g,
        b,
        r * r,
        g * g,
        b * b,
        (light - right[3]).abs(),
        (light - below[3]).abs(),
        step(4),
        step(5),
        saturation,
    ];
    block.moments.iter_mut().zip(moments).for_each(|(sum, value)| *sum += value);
    // The hue is one of eight sectors of the plane of both colour axes.
    let (u, v) = (red_green, yellow_blue);
    let sector = usize::from(u < 0.0) * 4 + usize::from(v < 0.0) * 2 + usize::from(u.abs() < v.abs());
    block.hues[sector] += (u * u + v * v).sqrt();
    let places = [light, saturation, 0.5 + 0.5 * red_green, 0.5 + 0.5 * yellow_blue];
    for (histogram, place) in block.histograms.iter_mut().zip(places) {
        histogram[((place * BINS as f32) as usize).min(BINS - 1)] += 1.0;
    }
    block.pixels += 1.0;
}

#[cfg(test)]
mod tests {
    use super::FeatureMap;
    use image::{Rgb, RgbImage};

    #[test]
    fn a_plain_picture_has_its_colour_and_no_texture() {
        let map = FeatureMap::new(&RgbImage::from_pixel(23, 31, Rgb([255, 51, 0])));
        assert_eq!((map.width, map.height), (5, 7));
        for features in &map.values {
            assert!((features[0] - 1.0).abs() < 1e-3 && (features[1] - 0.2).abs() < 1e-3);
            assert!(features[3..6].iter().all(|&deviation| deviation < 1e-2));
            assert!(features[9..13].iter().all(|&step| step < 1e-4));
        }
    }
}
