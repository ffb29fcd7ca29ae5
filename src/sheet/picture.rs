//! The sheet as pixels and as a page to print, both from its SVG: by resvg and by krilla.

use image::RgbaImage;
use krilla::Document;
use krilla::geom::Size;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla_svg::{SurfaceExt, SvgSettings};
use resvg::tiny_skia::{self, Pixmap};
use resvg::usvg::{Options, Tree};

use super::font::FONTS;
use super::svg::PARCHMENT;
use super::{RenderError, Sheet};

/// A4 in points.
const PAPER: [f32; 2] = [595.28, 841.89];

impl Sheet {
    /// The sheet as pixels, so many for each unit of the page, for the clipboard or a window.
    pub fn picture(&self, pixels: f32) -> Result<RgbaImage, RenderError> {
        let pixmap = self.pixmap(pixels)?;
        // The ground is solid, so that premultiplied and straight colours are the same.
        let (width, height) = (pixmap.width(), pixmap.height());
        RgbaImage::from_raw(width, height, pixmap.take())
            .ok_or_else(|| RenderError::NotDrawn(format!("{width} x {height}")))
    }

    /// The sheet as a PNG file.
    pub(super) fn png(&self, pixels: f32) -> Result<Vec<u8>, RenderError> {
        self.pixmap(pixels)?.encode_png().map_err(|error| RenderError::NotDrawn(error.to_string()))
    }

    fn pixmap(&self, pixels: f32) -> Result<Pixmap, RenderError> {
        let tree = tree(&self.svg())?;
        let (width, height) =
            ((tree.size().width() * pixels).ceil() as u32, (tree.size().height() * pixels).ceil() as u32);
        let mut canvas =
            Pixmap::new(width, height).ok_or_else(|| RenderError::NotDrawn(format!("{width} x {height}")))?;
        // Rounding up leaves a last row and column that the page covers only in part.
        canvas.fill(tiny_skia::Color::from_rgba8(PARCHMENT.r, PARCHMENT.g, PARCHMENT.b, 255));
        resvg::render(&tree, tiny_skia::Transform::from_scale(pixels, pixels), &mut canvas.as_mut());
        Ok(canvas)
    }

    /// The sheet on a page of A4, upright or lying, as large as it can be. Its text can be searched.
    pub(super) fn pdf(&self) -> Result<Vec<u8>, RenderError> {
        let tree = tree(&self.page(Some(PAPER[1] / PAPER[0])))?;
        let [short, long] = PAPER;
        let lying = tree.size().width() > tree.size().height();
        let (width, height) = if lying { (long, short) } else { (short, long) };
        let not_drawn = || RenderError::NotDrawn(format!("{width} x {height}"));
        let size = Size::from_wh(width, height).ok_or_else(not_drawn)?;

        let mut document = Document::new();
        document.set_metadata(Metadata::new().title(self.title.clone()).creator("Crowncount".to_owned()));
        let mut page = document.start_page_with(PageSettings::new(size));
        let mut surface = page.surface();
        surface.draw_svg(&tree, size, SvgSettings::default()).ok_or_else(not_drawn)?;
        surface.finish();
        page.finish();
        document.finish().map_err(|error| RenderError::NotDrawn(format!("{error:?}")))
    }
}

fn tree(svg: &str) -> Result<Tree, RenderError> {
    let options =
        Options { fontdb: FONTS.clone(), font_family: "Noto Sans".to_owned(), ..Options::default() };
    Tree::from_str(svg, &options).map_err(|error| RenderError::NotDrawn(error.to_string()))
}
