//! Small copies of a picture, every pixel the mean of the area that it stands for.

use image::{RgbImage, imageops};

/// The size of a copy whose longer side is at most `long_side`, and the factor from the picture to it.
pub fn fitted(width: u32, height: u32, long_side: u32) -> (u32, u32, f64) {
    let factor = (f64::from(long_side) / f64::from(width.max(height).max(1))).min(1.0);
    let side = |length: u32| ((f64::from(length) * factor).round() as u32).max(1);
    (side(width), side(height), factor)
}

/// A copy of this size, made by averaging areas. Larger copies are interpolated.
pub fn area_resized(picture: &RgbImage, width: u32, height: u32) -> RgbImage {
    if (width, height) == picture.dimensions() {
        return picture.clone();
    }
    if width > picture.width() || height > picture.height() || width == 0 || height == 0 {
        return imageops::resize(picture, width.max(1), height.max(1), imageops::FilterType::Triangle);
    }
    let columns = spans(picture.width(), width);
    let rows = spans(picture.height(), height);
    let stride = picture.width() as usize * 3;
    let source = picture.as_raw();
    let mut out = Vec::with_capacity((width * height * 3) as usize);
    let mut sums = vec![0u32; stride];
    for row in &rows {
        // Down first: one pass over memory in order.
        sums.fill(0);
        for y in row.first..=row.last {
            let weight = row.weight(y);
            let line = &source[y * stride..(y + 1) * stride];
            for (sum, &value) in sums.iter_mut().zip(line) {
                *sum += weight * u32::from(value);
            }
        }
        for column in &columns {
            let mut totals = [0u64; 3];
            for x in column.first..=column.last {
                let weight = u64::from(column.weight(x));
                for (total, &sum) in totals.iter_mut().zip(&sums[x * 3..x * 3 + 3]) {
                    *total += weight * u64::from(sum);
                }
            }
            let area = u64::from(row.total) * u64::from(column.total);
            out.extend(totals.map(|total| ((total + area / 2) / area) as u8));
        }
    }
    RgbImage::from_raw(width, height, out).unwrap_or_else(|| RgbImage::new(width, height))
}

/// The source pixels that one target pixel covers along one axis, weighted in 1/64.
struct PixelSpan {
    first: usize,
    last: usize,
    first_weight: u32,
    last_weight: u32,
    total: u32,
}

impl PixelSpan {
    fn weight(&self, index: usize) -> u32 {
        if index == self.first {
            self.first_weight
        } else if index == self.last {
            self.last_weight
        } else {
            64
        }
    }
}

fn spans(source: u32, target: u32) -> Vec<PixelSpan> {
    let step = f64::from(source) / f64::from(target);
    (0..target)
        .map(|i| {
            let (start, end) = (f64::from(i) * step, f64::from(i + 1) * step);
            let first = start as usize;
            let last = ((end - 1e-9) as usize).min(source as usize - 1);
            let part = |length: f64| (length * 64.0).round() as u32;
            if first == last {
                return PixelSpan { first, last, first_weight: 64, last_weight: 64, total: 64 };
            }
            let (first_weight, last_weight) =
                (part(first as f64 + 1.0 - start), part((end - last as f64).min(1.0)));
            let total = first_weight + last_weight + 64 * (last - first - 1) as u32;
            PixelSpan { first, last, first_weight, last_weight, total }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{area_resized, fitted};
    use image::{Rgb, RgbImage};

    #[test]
    fn copies_keep_the_mean() {
        let picture = RgbImage::from_fn(101, 67, |x, y| Rgb([(x * 2) as u8, (y * 3) as u8, 77]));
        for (width, height) in [(50, 33), (101, 67), (13, 9), (1, 1), (200, 130)] {
            let copy = area_resized(&picture, width, height);
            assert_eq!(copy.dimensions(), (width, height));
            for channel in 0..3 {
                let mean = |p: &RgbImage| {
                    p.pixels().map(|c| f64::from(c[channel])).sum::<f64>() / f64::from(p.width() * p.height())
                };
                assert!((mean(&picture) - mean(&copy)).abs() < 1.5, "{width} x {height}");
            }
        }
    }

    #[test]
    fn small_pictures_are_not_enlarged() {
        assert_eq!(fitted(500, 400, 640), (500, 400, 1.0));
        assert_eq!(fitted(4000, 2000, 640), (640, 320, 0.16));
    }
}
