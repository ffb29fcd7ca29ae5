//! Painting pictures and shadows through a homography.

use image::RgbImage;

use crowncount::scan::{Homography, Point, Quad};

/// Draws `picture`, whose corners go to `quad`, with soft edges.
pub(super) fn picture(canvas: &mut RgbImage, picture: &RgbImage, quad: &Quad) {
    let (width, height) = (f64::from(picture.width()), f64::from(picture.height()));
    fill(canvas, quad, |u, v| {
        let (x, y) = ((u * width) as u32, (v * height) as u32);
        let colour = picture.get_pixel(x.min(picture.width() - 1), y.min(picture.height() - 1));
        Some((colour.0.map(f64::from), 1.0))
    });
}

/// Darkens a quad, softly towards its border.
pub(super) fn shadow(canvas: &mut RgbImage, quad: &Quad, strength: f64) {
    fill(canvas, quad, |u, v| {
        let inside = u.min(1.0 - u).min(v).min(1.0 - v);
        Some(([0.0; 3], strength * (inside * 16.0).min(1.0)))
    });
}

/// Draws an ellipse of one colour.
pub(super) fn blob(canvas: &mut RgbImage, quad: &Quad, colour: [f64; 3]) {
    fill(canvas, quad, |u, v| {
        let radius = (u - 0.5).hypot(v - 0.5);
        (radius < 0.5).then(|| (colour.map(|c| c * (1.15 - 0.5 * v)), 1.0))
    });
}

/// Paints what `paint` gives for the unit square, four samples a pixel.
pub(super) fn fill(canvas: &mut RgbImage, quad: &Quad, paint: impl Fn(f64, f64) -> Option<([f64; 3], f64)>) {
    let Some(unit_from_photo) = Homography::from_lattice(1.0, 1.0, quad).and_then(|h| h.inverse()) else {
        return;
    };
    let [left, top, right, bottom] = quad.bounds();
    let clamp = |value: f64, side: u32| value.clamp(0.0, f64::from(side)) as u32;
    for y in clamp(top, canvas.height())..clamp(bottom + 1.0, canvas.height()) {
        for x in clamp(left, canvas.width())..clamp(right + 1.0, canvas.width()) {
            let mut sum = [0.0; 3];
            let mut cover = 0.0;
            for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
                let p = unit_from_photo.apply(Point::new(f64::from(x) + dx, f64::from(y) + dy));
                if !(0.0..1.0).contains(&p.x) || !(0.0..1.0).contains(&p.y) {
                    continue;
                }
                if let Some((colour, alpha)) = paint(p.x, p.y) {
                    cover += alpha;
                    for (total, value) in sum.iter_mut().zip(colour) {
                        *total += alpha * value;
                    }
                }
            }
            if cover > 0.0 {
                for (value, total) in canvas.get_pixel_mut(x, y).0.iter_mut().zip(sum) {
                    *value = (f64::from(*value) * (1.0 - cover / 4.0) + total / 4.0) as u8;
                }
            }
        }
    }
}
