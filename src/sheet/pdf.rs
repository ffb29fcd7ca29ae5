//! The sheet on a page of paper. In: its page. Out: a PDF whose text can be searched, with as much of the fonts as it uses.

use std::collections::{BTreeMap, BTreeSet};

use pdf_writer::types::{CidFontType, FontFlags, LineCapStyle, LineJoinStyle, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use subsetter::GlyphRemapper;
use tiny_skia::{PathSegment, Point};
use ttf_parser::GlyphId;

use super::font::{FONTS, Type};
use super::outlines::{Inked, drawn, inked};
use super::page::{Mark, Page};
use super::{RenderError, Sheet};
use crate::art::{Colour, Drawing};

/// A4 in points, its shorter side first.
const PAPER: [f32; 2] = [595.28, 841.89];
/// Letters are numbered as the font file numbers them.
const AS_IN_FILE: Name<'static> = Name(b"Identity-H");
const SYSTEM: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

impl Sheet {
    /// The sheet on a page of A4, upright or lying on its side.
    pub(super) fn pdf(&self) -> Result<Vec<u8>, RenderError> {
        let [short, long] = PAPER;
        let page = self.page(Some(long / short));
        let lies = page.seen.width > page.seen.height;
        let paper = if lies { [long, short] } else { [short, long] };
        let letters = FONTS.map(|style| UsedLetters::of(&page, style));
        let mut writer = PdfWriter { pdf: Pdf::new(), last: Ref::new(1), letters: &letters };
        writer.write(&page, paper)?;
        Ok(writer.pdf.finish())
    }
}

/// The letters of a font that a page uses, numbered anew.
struct UsedLetters {
    style: Type,
    numbers: GlyphRemapper,
    /// What each of them means.
    meaning: BTreeMap<u16, char>,
}

impl UsedLetters {
    fn of(page: &Page, style: Type) -> Self {
        let mut used = Self { style, numbers: GlyphRemapper::new(), meaning: BTreeMap::new() };
        for mark in &page.marks {
            if let Mark::Text { text, style: own, .. } = mark
                && own.bold == style.bold
            {
                for set in own.set(text) {
                    used.meaning.insert(used.numbers.remap(set.glyph.0), set.letter);
                }
            }
        }
        used
    }

    fn number(&self, glyph: GlyphId) -> u16 {
        self.numbers.get(glyph.0).unwrap_or_default()
    }
}

struct PdfWriter<'a> {
    pdf: Pdf,
    last: Ref,
    letters: &'a [UsedLetters; 2],
}

/// The name of the state in which everything is drawn with this opacity.
fn opacity_name(alpha: u8) -> String {
    format!("a{alpha}")
}

fn font_name(bold: bool) -> &'static [u8] {
    if bold { b"bold" } else { b"regular" }
}

impl PdfWriter<'_> {
    fn next(&mut self) -> Ref {
        self.last.bump()
    }

    fn write(&mut self, page: &Page, [width, height]: [f32; 2]) -> Result<(), RenderError> {
        let [catalog, tree, leaf, contents, info] = [(); 5].map(|()| self.next());
        self.pdf.catalog(catalog).pages(tree);
        self.pdf.pages(tree).kids([leaf]).count(1);
        self.pdf.document_info(info).title(TextStr(&page.title)).creator(TextStr("Crowncount"));

        let fonts = [self.font(0)?, self.font(1)?];
        let opacities: Vec<(u8, Ref)> =
            opacities(page).into_iter().map(|alpha| (alpha, self.next())).collect();
        for (alpha, id) in &opacities {
            let opacity = f32::from(*alpha) / 255.0;
            self.pdf.ext_graphics(*id).stroking_alpha(opacity).non_stroking_alpha(opacity);
        }
        let forms: Vec<Ref> =
            page.drawings.iter().map(|(_, drawing)| self.form(drawing, &opacities)).collect();

        let bytes = deflated(&self.content(page, width, height));
        self.pdf.stream(contents, &bytes).filter(Filter::FlateDecode);
        let mut leaf = self.pdf.page(leaf);
        leaf.media_box(Rect::new(0.0, 0.0, width, height)).parent(tree).contents(contents);
        let mut resources = leaf.resources();
        let mut named = resources.fonts();
        for (bold, font) in [false, true].into_iter().zip(fonts) {
            named.pair(Name(font_name(bold)), font);
        }
        named.finish();
        let mut named = resources.x_objects();
        for ((name, _), form) in page.drawings.iter().zip(forms) {
            named.pair(Name(name.as_bytes()), form);
        }
        named.finish();
        let mut named = resources.ext_g_states();
        for (alpha, id) in opacities {
            named.pair(Name(opacity_name(alpha).as_bytes()), id);
        }
        Ok(())
    }

    /// A drawing of the unit cell, to be used wherever it is shown.
    fn form(&mut self, drawing: &Drawing, opacities: &[(u8, Ref)]) -> Ref {
        let id = self.next();
        let mut content = Content::new();
        for shape in drawn(drawing) {
            draw(&mut content, &shape);
        }
        let bytes = deflated(&content.finish());
        let mut form = self.pdf.form_xobject(id, &bytes);
        // Pens may reach a little over the cell.
        form.bbox(Rect::new(-1.0, -1.0, 2.0, 2.0)).filter(Filter::FlateDecode);
        let mut resources = form.resources();
        let mut named = resources.ext_g_states();
        for (alpha, id) in opacities {
            named.pair(Name(opacity_name(*alpha).as_bytes()), *id);
        }
        named.finish();
        resources.finish();
        form.finish();
        id
    }

    fn content(&self, page: &Page, width: f32, height: f32) -> Vec<u8> {
        let mut content = Content::new();
        fill_colour(&mut content, page.ground);
        content.rect(0.0, 0.0, width, height).fill_nonzero();
        // The page has its origin at the top, paper at the bottom.
        let (seen, scale) = (page.seen, width / page.seen.width);
        content.transform([scale, 0.0, 0.0, -scale, -seen.x * scale, height + seen.y * scale]);
        for mark in &page.marks {
            match mark {
                Mark::Art { drawing, at, side } => {
                    content.save_state();
                    content.transform([*side, 0.0, 0.0, *side, at[0], at[1]]);
                    content.x_object(Name(page.drawings[*drawing].0.as_bytes()));
                    content.restore_state();
                }
                Mark::Text { text, at, anchor, style, colour } => {
                    let letters = &self.letters[usize::from(style.bold)];
                    content.begin_text();
                    fill_colour(&mut content, *colour);
                    content.set_font(Name(font_name(style.bold)), style.size);
                    let begin = style.begin(text, at[0], *anchor);
                    content.set_text_matrix([1.0, 0.0, 0.0, -1.0, begin, at[1]]);
                    let mut show = content.show_positioned();
                    let mut items = show.items();
                    for set in style.set(text) {
                        items.show(Str(&letters.number(set.glyph).to_be_bytes()));
                        if set.kern != 0.0 {
                            // In thousandths of the size, to the left.
                            items.adjust(-set.kern / style.size * 1000.0);
                        }
                    }
                    items.finish();
                    show.finish();
                    content.end_text();
                }
                mark => {
                    if let Some(shape) = inked(mark) {
                        draw(&mut content, &shape);
                    }
                }
            }
        }
        content.finish().into_vec()
    }

    /// A font with the letters that are used of it.
    fn font(&mut self, index: usize) -> Result<Ref, RenderError> {
        let letters = &self.letters[index];
        let [font, descendant, descriptor, meaning, file] = [(); 5].map(|()| self.next());
        let not_drawn = |error: subsetter::Error| RenderError::NotDrawn(error.to_string());
        let subset = subsetter::subset(letters.style.file(), 0, &letters.numbers).map_err(not_drawn)?;
        // Six letters before the name say that it is a part of a font.
        let name =
            format!("CROWNC+{}", if letters.style.bold { "NotoSans-SemiBold" } else { "NotoSans-Regular" });
        let name = Name(name.as_bytes());
        self.pdf
            .type0_font(font)
            .base_font(name)
            .encoding_predefined(AS_IN_FILE)
            .descendant_font(descendant)
            .to_unicode(meaning);
        let face = letters.style.face();
        let thousandths = |units: i16| f32::from(units) * 1000.0 / f32::from(face.units_per_em());
        let width = |glyph: u16| {
            let advance = face.glyph_hor_advance(GlyphId(glyph)).unwrap_or(0);
            f32::from(advance) * 1000.0 / f32::from(face.units_per_em())
        };
        let mut cid = self.pdf.cid_font(descendant);
        cid.subtype(CidFontType::Type2)
            .base_font(name)
            .system_info(SYSTEM)
            .font_descriptor(descriptor)
            .default_width(0.0)
            .cid_to_gid_map_predefined(Name(b"Identity"));
        cid.widths().consecutive(0, letters.numbers.remapped_gids().map(width));
        cid.finish();
        let bounds = face.global_bounding_box();
        let bounds = [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(thousandths);
        self.pdf
            .font_descriptor(descriptor)
            .name(name)
            .flags(FontFlags::SYMBOLIC)
            .bbox(Rect::new(bounds[0], bounds[1], bounds[2], bounds[3]))
            .italic_angle(0.0)
            .ascent(thousandths(face.ascender()))
            .descent(thousandths(face.descender()))
            .cap_height(thousandths(face.capital_height().unwrap_or(face.ascender())))
            .stem_v(if letters.style.bold { 120.0 } else { 80.0 })
            .font_file2(file);
        let mut cmap = UnicodeCmap::new(Name(b"Crowncount"), SYSTEM);
        for (number, letter) in &letters.meaning {
            cmap.pair(*number, *letter);
        }
        self.pdf.cmap(meaning, &cmap.finish());
        let bytes = deflated(&subset);
        let length = i32::try_from(subset.len()).unwrap_or(i32::MAX);
        self.pdf.stream(file, &bytes).filter(Filter::FlateDecode).pair(Name(b"Length1"), length);
        Ok(font)
    }
}

/// All opacities of a page.
fn opacities(page: &Page) -> BTreeSet<u8> {
    let drawings = page.drawings.iter().flat_map(|(_, drawing)| drawn(drawing).collect::<Vec<_>>());
    let shapes = drawings.chain(page.marks.iter().filter_map(inked));
    let colours = shapes.flat_map(|shape| shape.fill.into_iter().chain(shape.pen.map(|(colour, _)| colour)));
    let texts = page.marks.iter().filter_map(|mark| match mark {
        Mark::Text { colour, .. } => Some(*colour),
        _ => None,
    });
    colours.chain(texts).chain([page.ground]).map(|colour| colour.a).collect()
}

fn fill_colour(content: &mut Content, colour: Colour) {
    let [r, g, b] = parts(colour);
    content.set_parameters(Name(opacity_name(colour.a).as_bytes())).set_fill_rgb(r, g, b);
}

fn parts(colour: Colour) -> [f32; 3] {
    [colour.r, colour.g, colour.b].map(|part| f32::from(part) / 255.0)
}

fn draw(content: &mut Content, shape: &Inked) {
    if let Some(colour) = shape.fill {
        fill_colour(content, colour);
        trace(content, shape);
        content.fill_nonzero();
    }
    if let Some((colour, width)) = shape.pen {
        let [r, g, b] = parts(colour);
        content.set_parameters(Name(opacity_name(colour.a).as_bytes())).set_stroke_rgb(r, g, b);
        let (cap, join) = if shape.is_round {
            (LineCapStyle::RoundCap, LineJoinStyle::RoundJoin)
        } else {
            (LineCapStyle::ButtCap, LineJoinStyle::MiterJoin)
        };
        content.set_line_width(width).set_line_cap(cap).set_line_join(join);
        trace(content, shape);
        content.stroke();
    }
}

fn trace(content: &mut Content, shape: &Inked) {
    let mut last = Point::zero();
    for segment in shape.path.segments() {
        match segment {
            PathSegment::MoveTo(to) => {
                content.move_to(to.x, to.y);
                last = to;
            }
            PathSegment::LineTo(to) => {
                content.line_to(to.x, to.y);
                last = to;
            }
            PathSegment::QuadTo(handle, to) => {
                // Paper knows curves with two handles only.
                let toward = |from: f32, handle: f32| from + (handle - from) * 2.0 / 3.0;
                content.cubic_to(
                    toward(last.x, handle.x),
                    toward(last.y, handle.y),
                    toward(to.x, handle.x),
                    toward(to.y, handle.y),
                    to.x,
                    to.y,
                );
                last = to;
            }
            PathSegment::CubicTo(a, b, to) => {
                content.cubic_to(a.x, a.y, b.x, b.y, to.x, to.y);
                last = to;
            }
            PathSegment::Close => {
                content.close_path();
            }
        }
    }
}

fn deflated(bytes: &[u8]) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec_zlib(bytes, 6)
}
