//! The gradient of the working copy: at every pixel that of the colour channel which changes most.
//!
//! A border between wheat and meadow has no contrast in brightness, but it has in blue.

use image::RgbImage;

use super::plane::{Plane, percentile};
use super::tileness::MAP_PITCH;

/// Gradients, row by row. A length of 1 is a strong edge of this picture.
pub(super) struct GradientField {
    pub(super) width: usize,
    pub(super) height: usize,
    vectors: Vec<[f32; 2]>,
}

/// Smooths and differentiates over five pixels.
const SMOOTH: [f32; 5] = [1.0 / 16.0, 4.0 / 16.0, 6.0 / 16.0, 4.0 / 16.0, 1.0 / 16.0];
const SLOPE: [f32; 5] = [-1.0 / 8.0, -2.0 / 8.0, 0.0, 2.0 / 8.0, 1.0 / 8.0];
/// Which part of the gradients on tiles is weaker than a strong edge, and the least strong edge.
const STRONG_PART: f64 = 0.9;
const LEAST_STRONG: f32 = 6.0;

impl GradientField {
    /// The field of a picture; what is strong is measured where `tiles` are likely.
    pub(super) fn new(picture: &RgbImage, tiles: &Plane) -> Self {
        let (width, height) = (picture.width() as usize, picture.height() as usize);
        let mut field = Self { width, height, vectors: vec![[0.0; 2]; width * height] };
        let source = picture.as_raw();
        let line = width * 3;
        let mut smooth = vec![0.0f32; line];
        let mut slope = vec![0.0f32; line];
        for y in 0..height {
            let rows = [0, 1, 2, 3, 4].map(|i| {
                let row = (y + i).saturating_sub(2).min(height - 1);
                &source[row * line..(row + 1) * line]
            });
            for x in 0..line {
                let column = rows.map(|row| f32::from(row[x]));
                let outer = column[0] + column[4];
                smooth[x] = SMOOTH[2] * column[2] + SMOOTH[1] * (column[1] + column[3]) + SMOOTH[0] * outer;
                slope[x] = SLOPE[3] * (column[3] - column[1]) + SLOPE[4] * (column[4] - column[0]);
            }
            let out = &mut field.vectors[y * width..(y + 1) * width];
            for (x, vector) in out.iter_mut().enumerate() {
                let at = |i: usize| (x + i).saturating_sub(2).min(width - 1) * 3;
                let columns = [at(0), at(1), at(2), at(3), at(4)];
                let mut most = -1.0;
                for channel in 0..3 {
                    let s = columns.map(|c| smooth[c + channel]);
                    let d = columns.map(|c| slope[c + channel]);
                    let gx = SLOPE[3] * (s[3] - s[1]) + SLOPE[4] * (s[4] - s[0]);
                    let gy = SMOOTH[2] * d[2] + SMOOTH[1] * (d[1] + d[3]) + SMOOTH[0] * (d[0] + d[4]);
                    let square = gx * gx + gy * gy;
                    if square > most {
                        most = square;
                        *vector = [gx, gy];
                    }
                }
            }
        }
        let strong = field.strong(tiles).recip();
        field.vectors.iter_mut().for_each(|g| *g = g.map(|v| v * strong));
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
        percentile(&mut lengths, STRONG_PART).max(LEAST_STRONG)
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
        let [a, b, c, d] = [(left, top), (right, top), (left, bottom), (right, bottom)]
            .map(|(x, y)| self.vectors[y * self.width + x]);
        Some([0, 1].map(|i| (a[i] * (1.0 - u) + b[i] * u) * (1.0 - v) + (c[i] * (1.0 - u) + d[i] * u) * v))
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

#[cfg(test)]
mod tests {
    use super::GradientField;
    use crate::scan::grid::plane::Plane;
    use image::{Rgb, RgbImage};

    #[test]
    fn an_edge_without_contrast_in_brightness_is_seen() {
        let picture = RgbImage::from_fn(64, 48, |x, _| Rgb(if x < 32 { [200, 100, 0] } else { [200, 100, 200] }));
        let field = GradientField::new(&picture, &Plane::from_fn(8, 6, |_, _| 1.0));
        let [gx, gy] = field.at(32.0, 20.0).unwrap();
        assert!(gx > 0.5 && gy.abs() < 1e-3);
        assert_eq!(field.at(10.0, 20.0), Some([0.0, 0.0]));
        assert_eq!(field.at(-1.0, 20.0), None);
        assert_eq!(field.between(64.5, 20.0), None);
    }
}
