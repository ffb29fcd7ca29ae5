//! The edges of a picture that is all tiles: a doorway for those who look for edges outside of the search.

use image::RgbImage;

use super::gradient::GradientField;
use super::plane::Plane;
use super::refine::peak;
use super::survey::{Precision, Strip};

/// The edges of a picture.
pub(in crate::scan) struct Edges(GradientField);

impl Edges {
    /// Finds them.
    pub(in crate::scan) fn new(picture: &RgbImage) -> Self {
        Self(GradientField::new(picture, &Plane::from_fn(1, 1, |_, _| 1.0)))
    }

    /// How far from a unit edge the nearest strong edge lies, and how much it stands out.
    ///
    /// The unit edge goes from `start` by `along`; offsets are parts of `across`, up to `reach`.
    pub(in crate::scan) fn peak(
        &self,
        start: [f32; 2],
        along: [f32; 2],
        across: [f32; 2],
        reach: f32,
    ) -> (f64, f64) {
        let strip = Strip::new(start, [start[0] + along[0], start[1] + along[1]], across);
        peak(&self.0, &strip, reach, Precision::Full).unwrap_or_default()
    }
}
