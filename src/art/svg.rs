//! Drawings as SVG. In: a [`Drawing`]. Out: a fragment to be put into a group or symbol of a larger picture, or a
//! picture of its own.

use std::fmt::Write;

use super::Colour;
use super::drawing::{Drawing, Path, Shape, TilePoint};

/// A picture of the unit cell that can be shown at any size; it is drawn as exactly as `side` pixels need it.
pub fn picture(drawing: &Drawing, side: u32) -> String {
    let scale = side as f32;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{side}\" height=\"{side}\" viewBox=\"0 0 {side} {side}\">\n{}</svg>\n",
        elements(&drawing.simplified(0.25 / scale), scale)
    )
}

/// The shapes as SVG elements, one per line. Unit coordinates are multiplied by `scale` and rounded to hundredths.
pub(crate) fn elements(drawing: &Drawing, scale: f32) -> String {
    let mut out = String::new();
    for shape in &drawing.shapes {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "<{}{}/>", geometry(&shape.path, scale), style(shape, scale));
    }
    out
}

fn geometry(path: &Path, scale: f32) -> String {
    match path {
        Path::Circle([x, y], r) => {
            let [x, y, r] = [*x, *y, *r].map(|v| number(v * scale));
            format!("circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\"")
        }
        Path::Polygon(points) => format!("path d=\"{}Z\"", steps(points, scale)),
        Path::Line(points) => format!("path d=\"{}\"", steps(points, scale)),
    }
}

fn steps(points: &[TilePoint], scale: f32) -> String {
    let pair = |p: &TilePoint| format!("{} {}", number(p[0] * scale), number(p[1] * scale));
    let words: Vec<String> = points.iter().map(pair).collect();
    format!("M{}", words.join("L"))
}

fn style(shape: &Shape, scale: f32) -> String {
    let mut out = paint("fill", shape.fill);
    if let Some(stroke) = shape.stroke {
        out += &paint("stroke", Some(stroke.colour));
        let width = number(stroke.width * scale);
        let _ = write!(out, " stroke-width=\"{width}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
    }
    out
}

/// A colour as the attributes `fill` or `stroke`.
pub(crate) fn paint(what: &str, colour: Option<Colour>) -> String {
    match colour {
        None => format!(" {what}=\"none\""),
        Some(Colour { r, g, b, a: 255 }) => format!(" {what}=\"#{r:02x}{g:02x}{b:02x}\""),
        Some(Colour { r, g, b, a }) => {
            let opacity = number(f32::from(a) / 255.0);
            format!(" {what}=\"#{r:02x}{g:02x}{b:02x}\" {what}-opacity=\"{opacity}\"")
        }
    }
}

/// Two decimals, without trailing zeros.
pub(crate) fn number(value: f32) -> String {
    let text = format!("{value:.2}");
    let short = text.trim_end_matches('0').trim_end_matches('.');
    if short == "-0" { "0".into() } else { short.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_become_elements() {
        let mut drawing = Drawing::new();
        drawing.disc([0.5, 0.5], 0.25, Colour::hex("#FF0000"));
        drawing.line(&[[0.0, 0.0], [1.0, 0.125]], (Colour::hex("#000000").alpha(0.5), 0.02));
        let expected = "<circle cx=\"50\" cy=\"50\" r=\"25\" fill=\"#ff0000\"/>\n\
            <path d=\"M0 0L100 12.5\" fill=\"none\" stroke=\"#000000\" stroke-opacity=\"0.5\" stroke-width=\"2\" \
            stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n";
        assert_eq!(elements(&drawing.simplified(0.0004), 100.0), expected);
    }
}
