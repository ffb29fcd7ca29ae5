//! An SVG while it is built: shapes, text and our drawings, each defined once and used wherever it is shown.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::super::font::Type;
use crate::art::svg::{fragment, number, paint};
use crate::art::{Colour, Drawing};

/// Where a text stands on its point.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// Left, top, width and height.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Area {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

/// The picture so far.
#[derive(Debug)]
pub(super) struct Canvas {
    /// How far the outlines of drawings may move to save points, in cells.
    unseen: f32,
    defined: BTreeSet<String>,
    definitions: String,
    body: String,
}

/// The side that drawings are defined with: short numbers that are exact to a thousandth of a cell.
const SIDE: f32 = 10.0;
/// The same for every stroke of a drawing, so it is said once for each.
const ROUND: &str = " stroke-linecap=\"round\" stroke-linejoin=\"round\"";

impl Area {
    pub(super) fn new(x: f32, y: f32, width: f32, height: f32) -> Self {
        Self { x, y, width, height }
    }

    pub(super) fn right(self) -> f32 {
        self.x + self.width
    }
}

// Writing to a string cannot fail, so the results of `write!` are ignored here.
impl Canvas {
    /// An empty picture, most of whose drawings are so large.
    pub(super) fn new(cell: f32) -> Self {
        let nothing = String::new;
        Self { unseen: 0.15 / cell, defined: BTreeSet::new(), definitions: nothing(), body: nothing() }
    }

    /// A rectangle with round corners.
    pub(super) fn area(&mut self, area: Area, radius: f32, fill: Colour, pen: Option<(Colour, f32)>) {
        self.body.push_str(&rectangle(area, radius, fill, pen));
    }

    /// A point of time in the drawing, to put something under all that follows.
    pub(super) fn mark(&self) -> usize {
        self.body.len()
    }

    /// A rectangle under all that was drawn since the mark.
    pub(super) fn area_under(
        &mut self,
        mark: usize,
        area: Area,
        radius: f32,
        fill: Colour,
        pen: Option<(Colour, f32)>,
    ) {
        self.body.insert_str(mark, &rectangle(area, radius, fill, pen));
    }

    /// A straight line.
    pub(super) fn line(&mut self, from: [f32; 2], to: [f32; 2], pen: (Colour, f32)) {
        let [a, b, c, d] = [from[0], from[1], to[0], to[1]].map(number);
        let _ = writeln!(self.body, "<path d=\"M{a} {b}L{c} {d}\"{}/>", stroke(Some(pen)));
    }

    /// Closed outlines without a filling.
    pub(super) fn outline(&mut self, loops: &[Vec<[f32; 2]>], pen: (Colour, f32)) {
        let point = |p: &[f32; 2]| format!("{} {}", number(p[0]), number(p[1]));
        let path =
            |points: &Vec<[f32; 2]>| format!("M{}Z", points.iter().map(point).collect::<Vec<_>>().join("L"));
        let path: String = loops.iter().map(path).collect();
        let _ = writeln!(
            self.body,
            "<path d=\"{path}\" fill=\"none\"{} stroke-linejoin=\"round\"/>",
            stroke(Some(pen))
        );
    }

    /// A line of text on its base line.
    pub(super) fn text(&mut self, text: &str, at: [f32; 2], anchor: Anchor, style: Type, colour: Colour) {
        let [x, y, size] = [at[0], at[1], style.size].map(number);
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let weight = if style.bold { " font-weight=\"600\"" } else { "" };
        let fill = paint("fill", Some(colour));
        let text = escaped(text);
        let _ = writeln!(
            self.body,
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{weight}{anchor}{fill}>{text}</text>"
        );
    }

    /// A drawing of the unit cell at a place, in a size. The same name always means the same drawing.
    pub(super) fn art(&mut self, name: &str, drawing: impl FnOnce() -> Drawing, at: [f32; 2], side: f32) {
        if self.defined.insert(name.to_owned()) {
            let shapes = fragment(&drawing(), SIDE, self.unseen).replace(ROUND, "");
            let _ = write!(self.definitions, "<g id=\"{name}\"{ROUND}>\n{shapes}</g>\n");
        }
        let [x, y] = at.map(number);
        // Two decimals are not enough for a scale: a side of 20 would be off by a twentieth.
        let scale = format!("{:.4}", side / SIDE);
        let _ =
            writeln!(self.body, "<use href=\"#{name}\" transform=\"translate({x} {y}) scale({scale})\"/>");
    }

    /// The whole picture: what is seen of it, on a ground of one colour.
    pub(super) fn finish(self, seen: Area, ground: Colour, title: &str) -> String {
        let [x, y, w, h] = [seen.x, seen.y, seen.width, seen.height].map(number);
        let (fill, title) = (paint("fill", Some(ground)), escaped(title));
        let Self { definitions, body, .. } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"{x} {y} {w} {h}\" \
             font-family=\"'Noto Sans', sans-serif\">\n<title>{title}</title>\n<defs>\n{definitions}</defs>\n\
             <rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"{fill}/>\n{body}</svg>\n"
        )
    }
}

fn rectangle(area: Area, radius: f32, fill: Colour, pen: Option<(Colour, f32)>) -> String {
    let [x, y, w, h, r] = [area.x, area.y, area.width, area.height, radius].map(number);
    let style = format!("{}{}", paint("fill", Some(fill)), stroke(pen));
    format!("<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"{r}\"{style}/>\n")
}

fn stroke(pen: Option<(Colour, f32)>) -> String {
    pen.map_or_else(String::new, |(colour, width)| {
        format!("{} stroke-width=\"{}\"", paint("stroke", Some(colour)), number(width))
    })
}

/// Text for XML, without the characters that XML cannot hold.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            letter if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => out.push(' '),
            letter => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_cannot_break_the_picture() {
        let mut canvas = Canvas::new(40.0);
        let name = "<b>&\"\u{0}\u{ffff}</b>";
        canvas.text(name, [0.0, 9.0], Anchor::Start, Type::regular(9.0), Colour::hex("#000000"));
        let ground = Colour::hex("#FFFFFF");
        let picture = canvas.finish(Area::new(0.0, 0.0, 90.0, 9.0), ground, name);
        assert!(picture.contains(">&lt;b&gt;&amp;&quot;  &lt;/b&gt;</text>"), "{picture}");
        assert!(resvg::usvg::Tree::from_str(&picture, &resvg::usvg::Options::default()).is_ok());
    }
}
