//! Drawings as pixels. In: a [`Drawing`] and a size. Out: an antialiased picture, by tiny-skia.

use image::{Rgb, RgbImage, RgbaImage};
use tiny_skia::{FillRule, LineCap, LineJoin, Paint, PathBuilder, Pixmap, Transform};

use super::Colour;
use super::drawing::{Drawing, Path, Shape};

/// A drawing of the unit cell at `size` by `size` pixels on a transparent ground.
pub fn transparent(drawing: &Drawing, size: u32) -> RgbaImage {
    let mut image = RgbaImage::new(size, size);
    let Some(mut canvas) = Pixmap::new(size, size) else { return image };
    paint(&mut canvas, drawing, Transform::from_scale(size as f32, size as f32));
    for (pixel, out) in canvas.pixels().iter().zip(image.pixels_mut()) {
        let colour = pixel.demultiply();
        out.0 = [colour.red(), colour.green(), colour.blue(), colour.alpha()];
    }
    image
}

/// A drawing of the unit cell at `size` by `size` pixels on a plain ground.
pub fn opaque(drawing: &Drawing, size: u32, ground: Colour) -> RgbImage {
    let picture = transparent(drawing, size);
    RgbImage::from_fn(size, size, |x, y| {
        let [r, g, b, a] = picture.get_pixel(x, y).0;
        let over = ground.mix(Colour { r, g, b, a: 255 }, f32::from(a) / 255.0);
        Rgb([over.r, over.g, over.b])
    })
}

/// Paints a drawing onto a canvas; `canvas_from_unit` says where the unit cell goes.
pub fn paint(canvas: &mut Pixmap, drawing: &Drawing, canvas_from_unit: Transform) {
    for shape in &drawing.shapes {
        paint_shape(canvas, shape, canvas_from_unit);
    }
}

fn paint_shape(canvas: &mut Pixmap, shape: &Shape, canvas_from_unit: Transform) {
    let Some(path) = outline(&shape.path) else { return };
    if let Some(colour) = shape.fill {
        canvas.fill_path(&path, &ink(colour), FillRule::Winding, canvas_from_unit, None);
    }
    if let Some(stroke) = shape.stroke {
        let pen = tiny_skia::Stroke {
            width: stroke.width,
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            ..Default::default()
        };
        canvas.stroke_path(&path, &ink(stroke.colour), &pen, canvas_from_unit, None);
    }
}

fn ink(colour: Colour) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(colour.r, colour.g, colour.b, colour.a);
    paint
}

/// The path in tiny-skia's terms; `None` if it has no points.
pub fn outline(path: &Path) -> Option<tiny_skia::Path> {
    let (points, closed) = match path {
        Path::Circle([x, y], r) => return PathBuilder::from_circle(*x, *y, *r),
        Path::Polygon(points) => (points, true),
        Path::Line(points) => (points, false),
    };
    let (first, rest) = points.split_first()?;
    let mut builder = PathBuilder::new();
    builder.move_to(first[0], first[1]);
    for [x, y] in rest {
        builder.line_to(*x, *y);
    }
    if closed {
        builder.close();
    }
    builder.finish()
}
