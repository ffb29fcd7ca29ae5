//! What a press must know of the sheet, wherever the press is: in the program, or in a module that a page loads.

use super::Sheet;
use super::svg::PARCHMENT;

/// The family of the letters.
pub(crate) const FAMILY: &str = "Noto Sans";
/// How wide a PNG is, in pixels for each unit of the page: sharp on paper and on every screen.
pub(crate) const PIXELS: f32 = 2.0;
/// The ground of the page in red, green and blue.
pub(crate) const GROUND: [u8; 3] = [PARCHMENT.r, PARCHMENT.g, PARCHMENT.b];
/// A4 in points, its shorter side first.
pub(crate) const PAPER: [f32; 2] = [595.28, 841.89];

impl Sheet {
    /// The sheet in the middle of a page of paper, upright or lying on its side.
    pub(crate) fn paper_svg(&self) -> String {
        self.page(Some(PAPER[1] / PAPER[0]))
    }
}
