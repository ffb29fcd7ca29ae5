//! The typeface of pictures: Noto Sans, whose figures are all as wide. In: text and a size. Out: how wide it is,
//! lines that fit, and its letters as they are set.

use std::sync::LazyLock;

use ttf_parser::gpos::{PairAdjustment, PositioningSubtable};
use ttf_parser::{Face, GlyphId, Tag};

use super::page::Anchor;

/// Noto Sans in regular weight; the window writes with it too, so that it is in the program once.
pub(crate) static REGULAR: &[u8] = include_bytes!("../../assets/fonts/NotoSans-Regular.ttf");
/// Noto Sans in semibold weight.
pub(crate) static SEMIBOLD: &[u8] = include_bytes!("../../assets/fonts/NotoSans-SemiBold.ttf");

static FACES: LazyLock<[Face<'static>; 2]> =
    LazyLock::new(|| [REGULAR, SEMIBOLD].map(|font| Face::parse(font, 0).expect("a font of ours is sound")));

/// A size and a weight.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Type {
    pub(super) size: f32,
    pub(super) bold: bool,
}

/// Both weights, in the order of their fonts.
pub(super) const FONTS: [Type; 2] = [Type::regular(1.0), Type::bold(1.0)];

/// A letter that is set.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct SetLetter {
    pub(super) letter: char,
    pub(super) glyph: GlyphId,
    /// Where it begins, from the beginning of the text.
    pub(super) x: f32,
    /// How much further than usual the next one is.
    pub(super) kern: f32,
}

impl Type {
    pub(super) const fn regular(size: f32) -> Self {
        Self { size, bold: false }
    }

    pub(super) const fn bold(size: f32) -> Self {
        Self { size, bold: true }
    }

    /// Its font.
    pub(super) fn face(self) -> &'static Face<'static> {
        &FACES[usize::from(self.bold)]
    }

    /// The file of its font.
    pub(super) fn file(self) -> &'static [u8] {
        if self.bold { SEMIBOLD } else { REGULAR }
    }

    /// How large a unit of the font is.
    pub(super) fn scale(self) -> f32 {
        self.size / f32::from(self.face().units_per_em())
    }

    fn advance(self, glyph: GlyphId) -> f32 {
        f32::from(self.face().glyph_hor_advance(glyph).unwrap_or(0)) * self.scale()
    }

    /// How wide a text is, its letters side by side.
    pub(super) fn width(self, text: &str) -> f32 {
        let face = self.face();
        let advance = |letter: char| {
            let glyph = face.glyph_index(letter).unwrap_or_default();
            f32::from(face.glyph_hor_advance(glyph).unwrap_or(0)) / f32::from(face.units_per_em())
        };
        text.chars().map(advance).sum::<f32>() * self.size
    }

    /// The letters of a text as they are set: pairs that would leave a hole stand closer.
    pub(super) fn set(self, text: &str) -> Vec<SetLetter> {
        let glyph = |letter: char| self.face().glyph_index(letter).unwrap_or_default();
        let mut letters = text.chars().peekable();
        let (mut set, mut x) = (Vec::new(), 0.0);
        while let Some(letter) = letters.next() {
            let own = glyph(letter);
            let kern = letters.peek().map_or(0, |next| kern(self.face(), own, glyph(*next)));
            let kern = f32::from(kern) * self.scale();
            set.push(SetLetter { letter, glyph: own, x, kern });
            x += self.advance(own) + kern;
        }
        set
    }

    /// Where a text begins that stands on its point like this.
    pub(super) fn begin(self, text: &str, x: f32, anchor: Anchor) -> f32 {
        let width = self.set(text).last().map_or(0.0, |last| last.x + self.advance(last.glyph));
        match anchor {
            Anchor::Start => x,
            Anchor::Middle => x - width / 2.0,
            Anchor::End => x - width,
        }
    }

    /// The text in lines no wider than this. Lines end at spaces and after hyphens; only a word that is too wide
    /// alone is cut.
    pub(super) fn wrap(self, text: &str, width: f32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for (gap, word) in words(text) {
            match lines.last_mut() {
                Some(line) if self.width(&format!("{line}{gap}{word}")) <= width => {
                    line.push_str(gap);
                    line.push_str(word);
                }
                _ => lines.extend(self.pieces(word, width)),
            }
        }
        lines
    }

    /// A word cut where it gets too wide.
    fn pieces(self, word: &str, width: f32) -> Vec<String> {
        let mut pieces = vec![String::new()];
        for letter in word.chars() {
            let last = pieces.len() - 1;
            let longer = format!("{}{letter}", pieces[last]);
            if self.width(&longer) <= width || pieces[last].is_empty() {
                pieces[last] = longer;
            } else {
                pieces.push(letter.to_string());
            }
        }
        pieces
    }

    /// The text in so many lines of this width, in the largest size down to `least` that does not cut a word.
    /// What even then is too long ends in an ellipsis.
    pub(super) fn fit(self, text: &str, width: f32, lines: usize, least: f32) -> (Vec<String>, Self) {
        let mut style = self;
        loop {
            let wrapped = style.wrap(text, width);
            let whole = words(text).all(|(_, word)| style.width(word) <= width);
            if whole && wrapped.len() <= lines {
                return (style.balanced(text, wrapped, width), style);
            }
            if style.size <= least {
                return (style.shortened(wrapped, width, lines), style);
            }
            style.size = (style.size - 0.5).max(least);
        }
    }

    /// Lines of about the same length: as narrow as they can be without one more, or a word being cut.
    fn balanced(self, text: &str, mut lines: Vec<String>, mut width: f32) -> Vec<String> {
        let widest = words(text).map(|(_, word)| self.width(word)).fold(0.0, f32::max);
        while lines.len() > 1 && width > widest {
            width = (width * 0.96).max(widest);
            let narrower = self.wrap(text, width);
            if narrower.len() > lines.len() {
                break;
            }
            lines = narrower;
        }
        lines
    }

    fn shortened(self, mut wrapped: Vec<String>, width: f32, lines: usize) -> Vec<String> {
        if wrapped.len() > lines {
            wrapped.truncate(lines);
            if let Some(last) = wrapped.last_mut() {
                while !last.is_empty() && self.width(&format!("{last}…")) > width {
                    last.pop();
                }
                last.push('…');
            }
        }
        wrapped
    }
}

/// How much further than usual a letter is from the one before it, in units of the font: by the first pair of every table
/// of the font's kerning that knows the first of them.
fn kern(face: &Face<'_>, first: GlyphId, second: GlyphId) -> i16 {
    let Some(gpos) = face.tables().gpos else { return 0 };
    let Some(kerning) = gpos.features.find(Tag::from_bytes(b"kern")) else { return 0 };
    let lookups = kerning.lookup_indices.into_iter().filter_map(|index| gpos.lookups.get(index));
    let by_lookup = lookups.filter_map(|lookup| {
        let mut subtables = lookup.subtables.into_iter::<PositioningSubtable<'_>>();
        subtables.find_map(|subtable| pair(&subtable, first, second))
    });
    by_lookup.sum()
}

fn pair(subtable: &PositioningSubtable<'_>, first: GlyphId, second: GlyphId) -> Option<i16> {
    let PositioningSubtable::Pair(pairs) = subtable else { return None };
    let (record, _) = match pairs {
        PairAdjustment::Format1 { coverage, sets } => sets.get(coverage.get(first)?)?.get(second)?,
        PairAdjustment::Format2 { coverage, classes, matrix } => {
            coverage.get(first)?;
            matrix.get((classes.0.get(first), classes.1.get(second)))?
        }
    };
    Some(record.x_advance)
}

/// What stays together on a line, each with the blank before it.
fn words(text: &str) -> impl Iterator<Item = (&'static str, &str)> {
    text.split_whitespace().flat_map(|word| {
        let parts = word.split_inclusive('-').enumerate();
        parts.map(|(index, part)| (if index == 0 { " " } else { "" }, part))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_figures_are_as_wide() {
        for style in [Type::regular(10.0), Type::bold(10.0)] {
            let widths: Vec<f32> =
                "0123456789".chars().map(|digit| style.width(&digit.to_string())).collect();
            assert!(
                widths.iter().all(|width| *width > 4.0 && (*width - widths[0]).abs() < 1e-6),
                "{widths:?}"
            );
        }
    }

    #[test]
    fn the_letters_of_our_languages_are_there() {
        let letters = "ÄÖÜäöüßÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿÁÉÍÓÚÑáéíóúñ¿¡ÃÕãõĲĳАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ\
            абвгдеёжзийклмнопрстуфхцчшщъыьэюя×–—…·•'’‘“”„«»№€";
        for face in FACES.iter() {
            let missing: String =
                letters.chars().filter(|&letter| face.glyph_index(letter).is_none()).collect();
            assert_eq!(missing, "");
        }
    }

    #[test]
    fn long_names_shrink_before_they_are_cut() {
        let style = Type::bold(15.0);
        let (lines, fitted) = style.fit("Wilhelmina Theodora", 90.0, 2, 10.0);
        assert_eq!((lines, fitted.size), (vec!["Wilhelmina".into(), "Theodora".into()], 15.0));
        let (lines, fitted) = style.fit("Wolfeschlegelstein", 110.0, 2, 10.0);
        assert!(lines.len() == 1 && fitted.size < 15.0 && fitted.width(&lines[0]) <= 110.0, "{lines:?}");
        let (lines, fitted) = style.fit("Saint-Germain-des-Prés", 140.0, 2, 10.0);
        assert_eq!((lines, fitted.size), (vec!["Saint-Germain-".into(), "des-Prés".into()], 15.0));
        let (lines, fitted) = style.fit(&"W".repeat(60), 90.0, 2, 10.0);
        assert!(lines.len() == 2 && lines[1].ends_with('…') && fitted.width(&lines[1]) <= 90.0, "{lines:?}");
    }
}
