//! The sheet as an SVG. In: its page. Out: text, in which every drawing stands once.

use std::fmt::Write;

use super::Sheet;
use super::page::{Anchor, Area, Mark, Page, Pen};
use crate::art::svg::{elements, number, paint};

/// The side that drawings are defined with: short numbers that are exact to a thousandth of a cell.
const SIDE: f32 = 10.0;
/// The same for every stroke of a drawing, so it is said once for each.
const ROUND: &str = " stroke-linecap=\"round\" stroke-linejoin=\"round\"";

impl Sheet {
    /// The sheet as an SVG, as high as it needs to be.
    pub fn svg(&self) -> String {
        written(&self.page(None))
    }
}

fn written(page: &Page) -> String {
    let Area { x, y, width, height } = page.seen;
    let [x, y, w, h] = [x, y, width, height].map(number);
    let (fill, title) = (paint("fill", Some(page.ground)), escaped(&page.title));
    let mut definitions = String::new();
    for (name, drawing) in &page.drawings {
        let shapes = elements(drawing, SIDE).replace(ROUND, "");
        // Writing to a string cannot fail.
        let _ = write!(definitions, "<g id=\"{name}\"{ROUND}>\n{shapes}</g>\n");
    }
    let body: String = page.marks.iter().map(|mark| element(mark, page)).collect();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"{x} {y} {w} {h}\" \
         font-family=\"'Noto Sans', sans-serif\">\n<title>{title}</title>\n<defs>\n{definitions}</defs>\n\
         <rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"{fill}/>\n{body}</svg>\n"
    )
}

fn element(mark: &Mark, page: &Page) -> String {
    match mark {
        Mark::Area { area, radius, fill, pen } => {
            let [x, y, w, h, r] = [area.x, area.y, area.width, area.height, *radius].map(number);
            let style = format!("{}{}", paint("fill", Some(*fill)), stroke(*pen));
            format!("<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"{r}\"{style}/>\n")
        }
        Mark::Line { from, to, pen } => {
            let [a, b, c, d] = [from[0], from[1], to[0], to[1]].map(number);
            format!("<path d=\"M{a} {b}L{c} {d}\"{}/>\n", stroke(Some(*pen)))
        }
        Mark::Outline { loops, pen } => {
            let point = |p: &[f32; 2]| format!("{} {}", number(p[0]), number(p[1]));
            let path = |points: &Vec<[f32; 2]>| {
                format!("M{}Z", points.iter().map(point).collect::<Vec<_>>().join("L"))
            };
            let path: String = loops.iter().map(path).collect();
            format!("<path d=\"{path}\" fill=\"none\"{} stroke-linejoin=\"round\"/>\n", stroke(Some(*pen)))
        }
        Mark::Text { text, at, anchor, style, colour } => {
            let [x, y, size] = [at[0], at[1], style.size].map(number);
            let anchor = match anchor {
                Anchor::Start => "",
                Anchor::Middle => " text-anchor=\"middle\"",
                Anchor::End => " text-anchor=\"end\"",
            };
            let weight = if style.bold { " font-weight=\"600\"" } else { "" };
            let fill = paint("fill", Some(*colour));
            let text = escaped(text);
            format!("<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{weight}{anchor}{fill}>{text}</text>\n")
        }
        Mark::Art { drawing, at, side } => {
            let name = &page.drawings[*drawing].0;
            let [x, y] = at.map(number);
            // Two decimals are not enough for a scale: a side of 20 would be off by a twentieth.
            let scale = format!("{:.4}", side / SIDE);
            format!("<use href=\"#{name}\" transform=\"translate({x} {y}) scale({scale})\"/>\n")
        }
    }
}

fn stroke(pen: Option<Pen>) -> String {
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
    use crate::art::Colour;
    use crate::sheet::font::Type;

    #[test]
    fn text_cannot_break_the_picture() {
        let name = "<b>&\"\u{0}\u{ffff}</b>";
        let (black, white) = (Colour::hex("#000000"), Colour::hex("#FFFFFF"));
        let text = Mark::Text {
            text: name.to_owned(),
            at: [0.0, 9.0],
            anchor: Anchor::Start,
            style: Type::regular(9.0),
            colour: black,
        };
        let seen = Area { x: 0.0, y: 0.0, width: 90.0, height: 9.0 };
        let page =
            Page { seen, ground: white, title: name.to_owned(), drawings: Vec::new(), marks: vec![text] };
        let picture = written(&page);
        assert!(picture.contains(">&lt;b&gt;&amp;&quot;  &lt;/b&gt;</text>"), "{picture}");
        assert!(resvg::usvg::Tree::from_str(&picture, &resvg::usvg::Options::default()).is_ok());
    }
}
