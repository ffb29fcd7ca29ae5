//! From a drawing to pixels and to a page of paper. In: an SVG and the fonts that it is set in. Out: a picture by resvg,
//! or a PDF by krilla. Nothing here knows what is drawn, so that a page in a browser can load it when it is asked for.

use std::sync::Arc;

use krilla::Document;
use krilla::geom::Size;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla_svg::{SurfaceExt, SvgSettings};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::fontdb::{Database, Source};
use resvg::usvg::{Options, Tree};
use thiserror::Error;

/// What a drawing is set with: these fonts and none of the system, so that it looks the same everywhere.
#[derive(Debug, Clone)]
pub struct Press {
    fonts: Arc<Database>,
    family: String,
}

/// Why a drawing did not become a picture or a page, in the words of the drawing libraries.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct NotPressed(pub String);

impl Press {
    /// A press with these font files, the first of whose families sets what names none.
    pub fn new(family: &str, files: impl IntoIterator<Item = Vec<u8>>) -> Self {
        let mut fonts = Database::new();
        for file in files {
            fonts.load_font_source(Source::Binary(Arc::new(file)));
        }
        fonts.set_sans_serif_family(family);
        Self { fonts: Arc::new(fonts), family: family.to_owned() }
    }

    /// A drawing as pixels, so many for each unit of it, on a solid ground.
    pub fn pixels(&self, svg: &str, pixels: f32, ground: [u8; 3]) -> Result<Pixmap, NotPressed> {
        let tree = self.tree(svg)?;
        let (width, height) =
            ((tree.size().width() * pixels).ceil() as u32, (tree.size().height() * pixels).ceil() as u32);
        let mut canvas =
            Pixmap::new(width, height).ok_or_else(|| NotPressed(format!("{width} x {height}")))?;
        // Rounding up leaves a last row and column that the page covers only in part.
        let [red, green, blue] = ground;
        canvas.fill(Color::from_rgba8(red, green, blue, 255));
        resvg::render(&tree, Transform::from_scale(pixels, pixels), &mut canvas.as_mut());
        Ok(canvas)
    }

    /// A drawing as a PNG file.
    pub fn png(&self, svg: &str, pixels: f32, ground: [u8; 3]) -> Result<Vec<u8>, NotPressed> {
        self.pixels(svg, pixels, ground)?.encode_png().map_err(|error| NotPressed(error.to_string()))
    }

    /// A drawing on a page of paper, upright or lying, as large as it can be. Its text can be searched. The sides of the
    /// paper are in points, the shorter first.
    pub fn pdf(&self, svg: &str, title: &str, paper: [f32; 2]) -> Result<Vec<u8>, NotPressed> {
        let tree = self.tree(svg)?;
        let [short, long] = paper;
        let lying = tree.size().width() > tree.size().height();
        let (width, height) = if lying { (long, short) } else { (short, long) };
        let not_drawn = || NotPressed(format!("{width} x {height}"));
        let size = Size::from_wh(width, height).ok_or_else(not_drawn)?;

        let mut document = Document::new();
        document.set_metadata(Metadata::new().title(title.to_owned()).creator("Crowncount".to_owned()));
        let mut page = document.start_page_with(PageSettings::new(size));
        let mut surface = page.surface();
        surface.draw_svg(&tree, size, SvgSettings::default()).ok_or_else(not_drawn)?;
        surface.finish();
        page.finish();
        document.finish().map_err(|error| NotPressed(format!("{error:?}")))
    }

    fn tree(&self, svg: &str) -> Result<Tree, NotPressed> {
        let options =
            Options { fontdb: self.fonts.clone(), font_family: self.family.clone(), ..Options::default() };
        Tree::from_str(svg, &options).map_err(|error| NotPressed(error.to_string()))
    }
}
