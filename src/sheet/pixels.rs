//! The sheet as pixels. In: its page. Out: a picture by tiny-skia, or a PNG file.

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder, RgbaImage};
use tiny_skia::{Color, FillRule, LineCap, LineJoin, Paint, PathBuilder, Pixmap, Stroke, Transform};
use ttf_parser::OutlineBuilder;

use super::font::Type;
use super::outlines::{Inked, drawn, inked};
use super::page::{Mark, Page};
use super::{RenderError, Sheet};
use crate::art::Colour;

/// How many pixels a PNG has for each unit of the page: sharp on paper and on every screen.
pub(crate) const PIXELS: f32 = 2.0;

impl Sheet {
    /// The sheet as pixels, so many for each unit of the page, for the clipboard or a window.
    pub fn picture(&self, pixels: f32) -> Result<RgbaImage, RenderError> {
        let page = self.page(None);
        let size = |units: f32| (units * pixels).ceil() as u32;
        let (width, height) = (size(page.seen.width), size(page.seen.height));
        let not_drawn = || RenderError::NotDrawn(format!("{width} x {height}"));
        let mut canvas = Pixmap::new(width, height).ok_or_else(not_drawn)?;
        let Colour { r, g, b, .. } = page.ground;
        canvas.fill(Color::from_rgba8(r, g, b, 255));
        paint(
            &page,
            &mut canvas,
            Transform::from_scale(pixels, pixels).pre_translate(-page.seen.x, -page.seen.y),
        );
        // The ground is solid, so that premultiplied and straight colours are the same.
        RgbaImage::from_raw(width, height, canvas.take()).ok_or_else(not_drawn)
    }

    /// The sheet as a PNG file.
    pub(super) fn png(&self) -> Result<Vec<u8>, RenderError> {
        let picture = self.picture(PIXELS)?;
        let mut bytes = Vec::new();
        let encoder =
            PngEncoder::new_with_quality(&mut bytes, CompressionType::Default, FilterType::Adaptive);
        encoder
            .write_image(picture.as_raw(), picture.width(), picture.height(), ExtendedColorType::Rgba8)
            .map_err(|error| RenderError::NotDrawn(error.to_string()))?;
        Ok(bytes)
    }
}

fn paint(page: &Page, canvas: &mut Pixmap, canvas_from_page: Transform) {
    for mark in &page.marks {
        match mark {
            Mark::Art { drawing, at, side } => {
                let place = canvas_from_page.pre_translate(at[0], at[1]).pre_scale(*side, *side);
                for shape in drawn(&page.drawings[*drawing].1) {
                    paint_path(canvas, &shape, place);
                }
            }
            Mark::Text { text, at, anchor, style, colour } => {
                if let Some(path) = letters(*style, text, style.begin(text, at[0], *anchor), at[1]) {
                    let (pen, is_round) = (None, false);
                    let shape = Inked { path, fill: Some(*colour), pen, is_round };
                    paint_path(canvas, &shape, canvas_from_page);
                }
            }
            mark => {
                if let Some(shape) = inked(mark) {
                    paint_path(canvas, &shape, canvas_from_page);
                }
            }
        }
    }
}

fn paint_path(canvas: &mut Pixmap, shape: &Inked, canvas_from_shape: Transform) {
    if let Some(colour) = shape.fill {
        canvas.fill_path(&shape.path, &ink(colour), FillRule::Winding, canvas_from_shape, None);
    }
    if let Some((colour, width)) = shape.pen {
        let (line_cap, line_join) =
            if shape.is_round { (LineCap::Round, LineJoin::Round) } else { (LineCap::Butt, LineJoin::Miter) };
        let pen = Stroke { width, line_cap, line_join, ..Stroke::default() };
        canvas.stroke_path(&shape.path, &ink(colour), &pen, canvas_from_shape, None);
    }
}

fn ink(colour: Colour) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(colour.r, colour.g, colour.b, colour.a);
    paint
}

/// The outlines of a text that begins at a point of its base line; nothing if all of it is blank.
fn letters(style: Type, text: &str, x: f32, y: f32) -> Option<tiny_skia::Path> {
    let mut pen = LetterPen { path: PathBuilder::new(), x, y, scale: style.scale() };
    for set in style.set(text) {
        pen.x = x + set.x;
        // A blank has no outline.
        let _ = style.face().outline_glyph(set.glyph, &mut pen);
    }
    pen.path.finish()
}

/// Draws the outline of a letter where it stands.
struct LetterPen {
    path: PathBuilder,
    x: f32,
    y: f32,
    scale: f32,
}

impl LetterPen {
    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        (self.x + x * self.scale, self.y - y * self.scale)
    }
}

impl OutlineBuilder for LetterPen {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.at(x1, y1), self.at(x, y));
        self.path.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2), (x, y)) = (self.at(x1, y1), self.at(x2, y2), self.at(x, y));
        self.path.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}
