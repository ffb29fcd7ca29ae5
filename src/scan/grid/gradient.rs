//! The gradient of the working copy: at every pixel that of the colour channel which changes most.
//!
//! A border between wheat and meadow has no contrast in brightness, but it has in blue.

use image::RgbImage;

use super::plane::{Plane, percentile};
use super::tile_finder::MAP_PITCH;
use crate::scan::geometry::Quad;
use crate::scan::settings::LINES;

/// Gradients, row by row. A length of 1 is a strong edge of this picture.
pub(super) struct GradientField {
    pub(super) width: usize,
    pub(super) height: usize,
    vectors: Vec<[f32; 2]>,
}

impl GradientField {
    /// The field of a picture; what is strong is measured where `tiles` are likely.
    pub(super) fn new(picture: &RgbImage, tiles: &Plane) -> Self {
        let (width, height) = (picture.width() as usize, picture.height() as usize);
        let mut vectors = vec![[0.0; 2]; width * height];
        let mut rows = Rows::new(width);
        for (y, out) in vectors.chunks_exact_mut(width).enumerate() {
            rows.read(picture.as_raw(), y, height);
            rows.write(out);
        }
        let mut field = Self { width, height, vectors };
        let strong = field.strong(tiles).recip();
        field.vectors.as_flattened_mut().iter_mut().for_each(|value| *value *= strong);
        field
    }

    /// The length of a strong gradient on tiles.
    fn strong(&self, tiles: &Plane) -> f32 {
        let pitch = MAP_PITCH as usize;
        let mut lengths = Vec::new();
        for y in (0..self.height).step_by(2) {
            for x in (0..self.width).step_by(2) {
                let (i, j) = ((x / pitch).min(tiles.width - 1), (y / pitch).min(tiles.height - 1));
                if tiles.get(i, j) > 0.5 {
                    let [gx, gy] = self.vectors[y * self.width + x];
                    lengths.push((gx * gx + gy * gy).sqrt());
                }
            }
        }
        percentile(&mut lengths, LINES.strong_part).max(1.0)
    }

    /// Forgets every edge inside a quad.
    pub(super) fn forget(&mut self, quad: &Quad) {
        for (x, y) in quad.pixels(self.width, self.height) {
            self.vectors[y * self.width + x] = [0.0; 2];
        }
    }

    /// The gradient of the pixel at a point; none outside of the picture.
    #[inline]
    pub(super) fn at(&self, x: f32, y: f32) -> Option<[f32; 2]> {
        (x >= 0.0 && y >= 0.0 && x < self.width as f32 && y < self.height as f32)
            .then(|| self.vectors[y as usize * self.width + x as usize])
    }

    /// The gradient of a pixel.
    pub(super) fn pixel(&self, x: usize, y: usize) -> [f32; 2] {
        self.vectors[y * self.width + x]
    }

    /// The gradient between pixels; none outside of the picture.
    #[inline]
    pub(super) fn between(&self, x: f32, y: f32) -> Option<[f32; 2]> {
        let inside = x >= 0.0 && y >= 0.0 && x < self.width as f32 && y < self.height as f32;
        if !inside {
            return None;
        }
        let (x, y) = ((x - 0.5).max(0.0), (y - 0.5).max(0.0));
        let (left, top) = (x as usize, y as usize);
        let right = (left + 1).min(self.width - 1);
        let bottom = (top + 1).min(self.height - 1);
        let (u, v) = (x - left as f32, y - top as f32);
        let at = |x: usize, y: usize| self.vectors[y * self.width + x];
        let (a, b, c, d) = (at(left, top), at(right, top), at(left, bottom), at(right, bottom));
        let mix = |a: f32, b: f32, c: f32, d: f32| {
            (a * (1.0 - u) + b * u) * (1.0 - v) + (c * (1.0 - u) + d * u) * v
        };
        Some([mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1])])
    }

    /// The mean length, each at most 1, for each pixel of the tile map.
    pub(super) fn energy(&self, tiles: &Plane) -> Plane {
        let pitch = MAP_PITCH as usize;
        Plane::from_fn(tiles.width, tiles.height, |i, j| {
            let (mut sum, mut count) = (0.0, 0.0);
            for y in (j * pitch..((j + 1) * pitch).min(self.height)).step_by(2) {
                for x in (i * pitch..((i + 1) * pitch).min(self.width)).step_by(2) {
                    let [gx, gy] = self.vectors[y * self.width + x];
                    sum += (gx * gx + gy * gy).sqrt().min(1.0);
                    count += 1.0;
                }
            }
            if count > 0.0 { sum / count } else { 0.0 }
        })
    }
}

/// One row while it is worked on, its channels side by side as in the picture, with two more pixels at both
/// ends. All loops are plain enough for the compiler to do several values at once.
struct Rows {
    line: usize,
    /// Smoothed downwards.
    smooth: Vec<f32>,
    /// Differentiated downwards.
    slope: Vec<f32>,
    across: Vec<f32>,
    down: Vec<f32>,
    square: Vec<f32>,
}

/// The pixels, and their values, on both sides that the kernels reach.
const REACH: usize = 2;
const PAD: usize = 3 * REACH;

impl Rows {
    fn new(width: usize) -> Self {
        let line = 3 * width;
        let values = |length: usize| vec![0.0; length];
        Self {
            line,
            smooth: values(line + 2 * PAD),
            slope: values(line + 2 * PAD),
            across: values(line),
            down: values(line),
            square: values(line),
        }
    }

    /// The kernel 1 4 6 4 1 downwards, and its derivative -1 -2 0 2 1.
    fn read(&mut self, source: &[u8], y: usize, height: usize) {
        let line = self.line;
        let row = |i: usize| {
            let start = (y + i).saturating_sub(REACH).min(height - 1) * line;
            &source[start..start + line]
        };
        let (a, b, c, d, e) = (row(0), row(1), row(2), row(3), row(4));
        let smooth = &mut self.smooth[PAD..PAD + line];
        let slope = &mut self.slope[PAD..PAD + line];
        let wide = |value: u8| i32::from(value);
        for i in 0..line {
            let outer = wide(a[i]) + wide(e[i]);
            smooth[i] = (outer + 4 * (wide(b[i]) + wide(d[i])) + 6 * wide(c[i])) as f32 / 16.0;
            slope[i] = (wide(e[i]) - wide(a[i]) + 2 * (wide(d[i]) - wide(b[i]))) as f32 / 8.0;
        }
        for row in [&mut self.smooth, &mut self.slope] {
            for i in 0..PAD {
                row[i] = row[PAD + i % 3];
                row[PAD + line + i] = row[PAD + line - 3 + i % 3];
            }
        }
    }

    /// The same kernels to the right, and of the three channels the one with the longest gradient.
    fn write(&mut self, out: &mut [[f32; 2]]) {
        let n = self.line;
        let (s, d) = (&self.smooth, &self.slope);
        let tap = |pixel: usize| 3 * pixel..3 * pixel + n;
        let (s0, s1, s3, s4) = (&s[tap(0)], &s[tap(1)], &s[tap(3)], &s[tap(4)]);
        let (d0, d1, d2, d3, d4) = (&d[tap(0)], &d[tap(1)], &d[tap(2)], &d[tap(3)], &d[tap(4)]);
        let (across, down, square) = (&mut self.across[..n], &mut self.down[..n], &mut self.square[..n]);
        for i in 0..n {
            let gx = (s4[i] - s0[i] + 2.0 * (s3[i] - s1[i])) / 8.0;
            let gy = (d0[i] + d4[i] + 4.0 * (d1[i] + d3[i]) + 6.0 * d2[i]) / 16.0;
            across[i] = gx;
            down[i] = gy;
            square[i] = gx * gx + gy * gy;
        }
        for (x, vector) in out.iter_mut().enumerate() {
            let (r, g, b) = (square[3 * x], square[3 * x + 1], square[3 * x + 2]);
            let most = 3 * x + if r >= g && r >= b { 0 } else { 1 + usize::from(b > g) };
            *vector = [across[most], down[most]];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::GradientField;
    use crate::scan::grid::plane::Plane;
    use image::{Rgb, RgbImage};
    use imageproc::definitions::Image;
    use imageproc::filter::separable_filter;
    use std::hint::black_box;
    use std::time::{Duration, Instant};

    #[test]
    fn an_edge_without_contrast_in_brightness_is_seen() {
        let picture =
            RgbImage::from_fn(64, 48, |x, _| Rgb(if x < 32 { [200, 100, 0] } else { [200, 100, 200] }));
        let field = GradientField::new(&picture, &Plane::from_fn(8, 6, |_, _| 1.0));
        let [gx, gy] = field.at(32.0, 20.0).unwrap();
        assert!(gx > 0.5 && gy.abs() < 1e-3);
        assert_eq!(field.at(10.0, 20.0), Some([0.0, 0.0]));
        assert_eq!(field.at(-1.0, 20.0), None);
        assert_eq!(field.between(64.5, 20.0), None);
    }
    /// The same kernels by the filters of imageproc, of every pixel the channel with the longest gradient.
    fn by_imageproc(picture: &RgbImage) -> Vec<[f32; 2]> {
        let (smooth, slope) =
            ([1.0, 4.0, 6.0, 4.0, 1.0].map(|k| k / 16.0_f32), [-1.0, -2.0, 0.0, 2.0, 1.0].map(|k| k / 8.0));
        let wide: Image<Rgb<f32>> = Image::from_fn(picture.width(), picture.height(), |x, y| {
            Rgb(picture.get_pixel(x, y).0.map(f32::from))
        });
        let (across, down) =
            (separable_filter(&wide, &slope, &smooth), separable_filter(&wide, &smooth, &slope));
        let longest = |(gx, gy): (&Rgb<f32>, &Rgb<f32>)| {
            let vectors = [0, 1, 2].map(|channel| [gx[channel], gy[channel]]);
            let square = |v: &[f32; 2]| v[0] * v[0] + v[1] * v[1];
            vectors.into_iter().max_by(|a, b| square(a).total_cmp(&square(b))).unwrap_or_default()
        };
        across.pixels().zip(down.pixels()).map(longest).collect()
    }

    #[test]
    fn it_is_what_the_filters_of_imageproc_give() {
        let picture =
            RgbImage::from_fn(40, 30, |x, y| Rgb([(7 * x * x) as u8, (x * y) as u8, (5 * y * y) as u8]));
        let field = GradientField::new(&picture, &Plane::from_fn(5, 4, |_, _| 1.0));
        let theirs = by_imageproc(&picture);
        let length = |[gx, gy]: [f32; 2]| gx.hypot(gy);
        let scale = length(theirs[600]) / length(field.vectors[600]);
        for (ours, theirs) in field.vectors.iter().zip(&theirs) {
            assert!((scale * length(*ours) - length(*theirs)).abs() < 1e-2, "{ours:?} {theirs:?}");
        }
    }

    #[test]
    #[ignore = "about time: cargo test --release --lib gradient -- --ignored --nocapture"]
    fn it_is_quicker_than_the_filters_of_imageproc() {
        let picture = RgbImage::from_fn(640, 480, |x, y| Rgb([(7 * x) as u8, (x * y) as u8, (5 * y) as u8]));
        let tiles = Plane::from_fn(80, 60, |_, _| 1.0);
        let (mut ours, mut theirs) = (Duration::ZERO, Duration::ZERO);
        for _ in 0..20 {
            let start = Instant::now();
            black_box(GradientField::new(black_box(&picture), &tiles));
            ours += start.elapsed();
            let start = Instant::now();
            black_box(by_imageproc(black_box(&picture)));
            theirs += start.elapsed();
        }
        println!("imageproc takes {:.1} times as long", theirs.as_secs_f64() / ours.as_secs_f64());
        assert!(ours < theirs);
    }
}
