//! The sheet as pixels and as a page to print, both from its SVG.

use std::sync::LazyLock;

use image::RgbaImage;

use super::font::{REGULAR, SEMIBOLD};
use super::print::{FAMILY, GROUND, PAPER};
use super::{RenderError, Sheet};
use crate::press::{NotPressed, Press};

static PRESS: LazyLock<Press> = LazyLock::new(|| Press::new(FAMILY, [REGULAR, SEMIBOLD].map(<[u8]>::to_vec)));

impl Sheet {
    /// The sheet as pixels, so many for each unit of the page, for the clipboard or a window.
    pub fn picture(&self, pixels: f32) -> Result<RgbaImage, RenderError> {
        let pixmap = PRESS.pixels(&self.svg(), pixels, GROUND)?;
        // The ground is solid, so that premultiplied and straight colours are the same.
        let (width, height) = (pixmap.width(), pixmap.height());
        RgbaImage::from_raw(width, height, pixmap.take())
            .ok_or_else(|| RenderError::NotDrawn(format!("{width} x {height}")))
    }

    /// The sheet as a PNG file.
    pub(super) fn png(&self, pixels: f32) -> Result<Vec<u8>, RenderError> {
        Ok(PRESS.png(&self.svg(), pixels, GROUND)?)
    }

    /// The sheet on a page of A4.
    pub(super) fn pdf(&self) -> Result<Vec<u8>, RenderError> {
        Ok(PRESS.pdf(&self.paper_svg(), &self.title, PAPER)?)
    }
}

impl From<NotPressed> for RenderError {
    fn from(error: NotPressed) -> Self {
        Self::NotDrawn(error.0)
    }
}
