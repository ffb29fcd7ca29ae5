//! How far the camera has moved from one picture to another. In: two small grey pictures. Out: the shift between them,
//! by which what was read in the first is painted in its place in the second, and whether anything has changed.

/// Shifts up to so many small pixels are seen.
const REACH: i32 = 6;
/// A shift of this part of a small pixel is a hand that holds still.
const STILL: f64 = 0.4;
/// Grey values that differ by so much on average show something else.
const OTHER: f64 = 6.0;

/// A picture of a few hundred grey pixels.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::app) struct SmallPicture {
    width: usize,
    grey: Vec<u8>,
}

/// How the second of two pictures lies on the first, in small pixels, and how much they differ then.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Drift {
    pub(super) x: f64,
    pub(super) y: f64,
    rest: f64,
}

impl Drift {
    /// Whether the camera has moved, or something in front of it.
    pub(super) fn is_change(self) -> bool {
        self.x.hypot(self.y) > STILL || self.rest > OTHER
    }
}

impl SmallPicture {
    /// A picture of rows of this width; nothing if the pixels make none.
    #[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "only a page has a camera"))]
    pub(in crate::app) fn new(width: usize, grey: Vec<u8>) -> Option<Self> {
        let room = 2 * REACH as usize + 2;
        (width > room && grey.len().is_multiple_of(width) && grey.len() / width > room)
            .then_some(Self { width, grey })
    }

    /// Its width in small pixels.
    pub(super) fn width(&self) -> usize {
        self.width
    }

    fn height(&self) -> usize {
        self.grey.len() / self.width
    }

    /// The shift from this picture to a later one: what is at a place here is there at this place and the shift. Nothing
    /// for pictures of different sizes.
    pub(super) fn drift_to(&self, later: &Self) -> Option<Drift> {
        if (self.width, self.grey.len()) != (later.width, later.grey.len()) {
            return None;
        }
        let difference = |x: i32, y: i32| self.difference(later, x, y);
        let all = (-REACH..=REACH).flat_map(|y| (-REACH..=REACH).map(move |x| (x, y)));
        // Of shifts that are equally good, as over a plain table, the smallest.
        let best = all.map(|(x, y)| (difference(x, y), x * x + y * y, x, y));
        let (rest, _, x, y) = best.min_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)))?;
        let finer = |before: f64, after: f64| {
            let bend = before - 2.0 * rest + after;
            if bend > 1e-6 { ((before - after) / (2.0 * bend)).clamp(-0.5, 0.5) } else { 0.0 }
        };
        let inside = |shift: i32| shift.abs() < REACH;
        let dx = if inside(x) { finer(difference(x - 1, y), difference(x + 1, y)) } else { 0.0 };
        let dy = if inside(y) { finer(difference(x, y - 1), difference(x, y + 1)) } else { 0.0 };
        Some(Drift { x: f64::from(x) + dx, y: f64::from(y) + dy, rest })
    }

    /// The mean difference of grey where both have pixels that no shift takes away.
    fn difference(&self, later: &Self, x: i32, y: i32) -> f64 {
        let margin = REACH as usize;
        let (width, height) = (self.width, self.height());
        let (columns, rows) = (width - 2 * margin, height - 2 * margin);
        let mut sum = 0_u32;
        for row in margin..height - margin {
            let here = &self.grey[row * width + margin..][..columns];
            let from = (row as i32 + y) as usize * width + (margin as i32 + x) as usize;
            let there = &later.grey[from..][..columns];
            sum += here.iter().zip(there).map(|(a, b)| u32::from(a.abs_diff(*b))).sum::<u32>();
        }
        f64::from(sum) / (rows * columns) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table with something on it, seen from a place.
    fn seen_from(x: f64, y: f64) -> SmallPicture {
        let grey = |column: usize, row: usize| {
            let (u, v) = (column as f64 - x, row as f64 - y);
            let value =
                120.0 + 50.0 * (u * 0.37).sin() * (v * 0.29).cos() + 30.0 * (u * 0.11 + v * 0.17).sin();
            value.round() as u8
        };
        let all = (0..64).flat_map(|row| (0..36).map(move |column| (column, row)));
        SmallPicture::new(36, all.map(|(column, row)| grey(column, row)).collect()).unwrap()
    }

    #[test]
    fn the_shift_is_seen_to_a_part_of_a_pixel() {
        for (x, y) in [(0.0, 0.0), (2.0, -3.0), (1.5, 0.25), (-4.3, 3.6)] {
            let drift = seen_from(0.0, 0.0).drift_to(&seen_from(x, y)).unwrap();
            assert!((drift.x - x).abs() < 0.25 && (drift.y - y).abs() < 0.25, "{x} {y}: {drift:?}");
            assert_eq!(drift.is_change(), x.hypot(y) > STILL);
        }
    }

    #[test]
    fn a_plain_table_stands_still_and_another_one_is_a_change() {
        let plain = |value: u8| SmallPicture::new(36, vec![value; 36 * 64]).unwrap();
        assert!(!plain(90).drift_to(&plain(91)).unwrap().is_change());
        assert!(plain(90).drift_to(&seen_from(0.0, 0.0)).unwrap().is_change());
    }

    #[test]
    fn pictures_that_are_no_rectangle_or_too_small_are_none() {
        assert_eq!(SmallPicture::new(36, vec![0; 100]), None);
        assert_eq!(SmallPicture::new(0, vec![]), None);
        assert_eq!(SmallPicture::new(36, vec![0; 36 * 4]), None);
    }
}
