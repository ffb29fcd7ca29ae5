//! A small picture of numbers.

use image::GrayImage;

/// A picture of `f32`, row by row.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Plane {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) values: Vec<f32>,
}

impl Plane {
    pub(super) fn from_fn(width: usize, height: usize, mut f: impl FnMut(usize, usize) -> f32) -> Self {
        let values = (0..width * height).map(|i| f(i % width, i / width)).collect();
        Self { width, height, values }
    }

    pub(super) fn get(&self, x: usize, y: usize) -> f32 {
        self.values[y * self.width + x]
    }

    /// Interpolated between the centres of the pixels, constant beyond the border.
    pub(super) fn sample(&self, x: f64, y: f64) -> f32 {
        let clamp = |value: f64, side: usize| (value - 0.5).clamp(0.0, (side - 1) as f64) as f32;
        let (x, y) = (clamp(x, self.width), clamp(y, self.height));
        let (left, top) = (x as usize, y as usize);
        let (right, bottom) = ((left + 1).min(self.width - 1), (top + 1).min(self.height - 1));
        let (u, v) = (x - left as f32, y - top as f32);
        let upper = self.get(left, top) * (1.0 - u) + self.get(right, top) * u;
        let lower = self.get(left, bottom) * (1.0 - u) + self.get(right, bottom) * u;
        upper * (1.0 - v) + lower * v
    }

    /// Blurred by a Gaussian, mirrored at the border.
    pub(super) fn blurred(&self, sigma: f32) -> Self {
        let reach = (3.0 * sigma).ceil() as i64;
        let kernel: Vec<f32> = (-reach..=reach).map(|i| (-0.5 * (i as f32 / sigma).powi(2)).exp()).collect();
        let total: f32 = kernel.iter().sum();
        let mirrored = |i: i64, side: usize| {
            let side = side as i64;
            let folded = i.rem_euclid(2 * side);
            (if folded < side { folded } else { 2 * side - 1 - folded }) as usize
        };
        let across = Self::from_fn(self.width, self.height, |x, y| {
            let taps = kernel.iter().enumerate();
            taps.map(|(i, k)| k * self.get(mirrored(x as i64 + i as i64 - reach, self.width), y)).sum::<f32>()
                / total
        });
        Self::from_fn(self.width, self.height, |x, y| {
            let taps = kernel.iter().enumerate();
            taps.map(|(i, k)| k * across.get(x, mirrored(y as i64 + i as i64 - reach, self.height)))
                .sum::<f32>()
                / total
        })
    }

    /// The value below which this part of all values lies.
    pub(super) fn percentile(&self, part: f64) -> f32 {
        percentile(&mut self.values.clone(), part)
    }

    /// White where the value is above `threshold`.
    pub(super) fn above(&self, threshold: f32) -> GrayImage {
        GrayImage::from_fn(self.width as u32, self.height as u32, |x, y| {
            let white = self.get(x as usize, y as usize) > threshold;
            image::Luma([if white { 255 } else { 0 }])
        })
    }
}

/// The value below which this part of the values lies; 0 for none. Reorders them.
pub(super) fn percentile(values: &mut [f32], part: f64) -> f32 {
    if values.is_empty() {
        return 0.0;
    }
    let index = (part * (values.len() - 1) as f64) as usize;
    *values.select_nth_unstable_by(index, f32::total_cmp).1
}

#[cfg(test)]
mod tests {
    use super::Plane;

    #[test]
    fn sampling_blurring_and_percentiles() {
        let ramp = Plane::from_fn(20, 10, |x, _| x as f32);
        assert!((ramp.sample(7.5, 3.0) - 7.0).abs() < 1e-5);
        assert!((ramp.sample(8.0, 3.0) - 7.5).abs() < 1e-5);
        assert!((ramp.sample(-5.0, 30.0) - 0.0).abs() < 1e-5);
        let blurred = ramp.blurred(1.0);
        assert!((blurred.get(10, 5) - 10.0).abs() < 1e-3);
        assert!((ramp.percentile(0.5) - 9.0).abs() <= 1.0);
    }
}
