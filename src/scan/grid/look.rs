//! Pictures of a photo that are searched: all of it, a part of it, or the table as if seen from straight above. In: a
//! photo. Out: a small picture, with the way from it to the photo.

use image::{Rgb, RgbImage, imageops};
use imageproc::geometric_transformations::{Border, Interpolation, warp_into_with};

use super::lens::{Lens, Viewpoint};
use super::slant::Slant;
use crate::scan::geometry::{Homography, Point};
use crate::scan::resize::{area_resized, fitted};
use crate::scan::settings::LATTICES;

/// A small picture of a photo.
pub(super) struct PhotoLook {
    pub(super) picture: RgbImage,
    pub(super) photo_from_look: Homography,
}

impl PhotoLook {
    /// The whole photo.
    pub(super) fn whole(photo: &RgbImage, side: u32) -> Self {
        Self::of(photo, Point::default(), side)
    }

    /// A part of the photo; none where it is almost the whole, or too small.
    pub(super) fn part(photo: &RgbImage, bounds: &[f64; 4], side: u32) -> Option<Self> {
        let (width, height) = (f64::from(photo.width()), f64::from(photo.height()));
        let [left, right] = [bounds[0], bounds[2]].map(|v| v.clamp(0.0, width).round());
        let [top, bottom] = [bounds[1], bounds[3]].map(|v| v.clamp(0.0, height).round());
        let (across, down) = (right - left, bottom - top);
        let worth = across >= 64.0 && down >= 64.0 && across * down < 0.8 * width * height;
        worth.then(|| {
            let part =
                imageops::crop_imm(photo, left as u32, top as u32, across as u32, down as u32).to_image();
            Self::of(&part, Point::new(left, top), side)
        })
    }

    fn of(part: &RgbImage, corner: Point, side: u32) -> Self {
        let (width, height, factor) = fitted(part.width(), part.height(), side);
        let scale = factor.recip();
        Self {
            picture: area_resized(part, width, height),
            photo_from_look: Homography([[scale, 0.0, corner.x], [0.0, scale, corner.y], [0.0, 0.0, 1.0]]),
        }
    }

    /// What lies within an outline, as if seen from straight above a table that leans; none if that cannot be.
    pub(super) fn from_above(
        photo: &RgbImage,
        outline: &[Point],
        middle: Point,
        slant: Slant,
        side: u32,
    ) -> Option<Self> {
        let lens = Lens::of(photo.width(), photo.height());
        let photo_from_table = slant.picture_from_table(&lens);
        let table_from_photo = photo_from_table.inverse()?;
        // What is near the horizon is too far away to be seen, and would make the picture without end.
        let depth = table_from_photo.homogeneous(middle)[2];
        let is_near = |p: &&Point| table_from_photo.homogeneous(**p)[2] / depth > LATTICES.horizon;
        let places: Vec<Point> = outline.iter().filter(is_near).map(|&p| table_from_photo.apply(p)).collect();
        let bounds = |get: fn(&Point) -> f64| {
            let low = places.iter().map(get).fold(f64::INFINITY, f64::min);
            let high = places.iter().map(get).fold(f64::NEG_INFINITY, f64::max);
            let margin = LATTICES.margin * (high - low);
            (low - margin, high + margin)
        };
        let ((left, right), (top, bottom)) = (bounds(|p| p.x), bounds(|p| p.y));
        let scale = (right - left).max(bottom - top) / f64::from(side);
        if places.len() < 3 || !(scale.is_finite() && scale > 0.0) {
            return None;
        }
        let photo_from_look =
            photo_from_table.after(&Homography([[scale, 0.0, left], [0.0, scale, top], [0.0, 0.0, 1.0]]));
        let pixels = |length: f64| ((length / scale).round() as u32).clamp(1, side);
        // Twice as large as a working copy is fine enough for its nearest cells.
        let (width, height, factor) = fitted(photo.width(), photo.height(), 2 * side);
        let source = area_resized(photo, width, height);
        let picture =
            warped(&source, &photo_from_look.scaled(factor), pixels(right - left), pixels(bottom - top));
        Some(Self { picture, photo_from_look })
    }

    /// A rectangle of a table as if seen from straight above, with so many pixels for a cell of a lattice that lies there:
    /// left, top, right and bottom, in cells. None where the photo does not show it.
    pub(super) fn of_table(
        photo: &RgbImage,
        photo_from_lattice: &Homography,
        [left, top, right, bottom]: [f64; 4],
        cell: f64,
    ) -> Option<Self> {
        let photo_from_look = photo_from_lattice.after(&Homography([
            [cell.recip(), 0.0, left],
            [0.0, cell.recip(), top],
            [0.0, 0.0, 1.0],
        ]));
        let seen = photo_from_lattice.quad(left, top, right, bottom);
        let [l, t, r, b] = seen.bounds();
        let (width, height) = (f64::from(photo.width()), f64::from(photo.height()));
        let (l, t) = (l.clamp(0.0, width).floor(), t.clamp(0.0, height).floor());
        let (across, down) = (r.clamp(0.0, width).ceil() - l, b.clamp(0.0, height).ceil() - t);
        let cells = (right - left) * (bottom - top);
        if !seen.is_convex() || across < 1.0 || down < 1.0 {
            return None;
        }
        let part = imageops::crop_imm(photo, l as u32, t as u32, across as u32, down as u32).to_image();
        // As fine as the look is on average; larger than the photo is would be finer than it.
        let factor = (cell / (seen.area().abs() / cells).sqrt()).min(1.0);
        let (width, height, factor) =
            fitted(part.width(), part.height(), (factor * across.max(down)).ceil() as u32);
        let source = area_resized(&part, width, height);
        let source_from_photo =
            Homography([[factor, 0.0, -l * factor], [0.0, factor, -t * factor], [0.0, 0.0, 1.0]]);
        let pixels = |length: f64| (length * cell).round().max(1.0) as u32;
        let source_from_look = source_from_photo.after(&photo_from_look);
        let picture = warped(&source, &source_from_look, pixels(right - left), pixels(bottom - top));
        Some(Self { picture, photo_from_look })
    }

    /// From where it shows the table of its photo.
    pub(super) fn viewpoint(&self, photo: &RgbImage) -> Viewpoint {
        Viewpoint { lens: Lens::of(photo.width(), photo.height()), photo_from_look: self.photo_from_look }
    }
}

/// A picture of this size, each pixel taken from where it lies in another one.
fn warped(source: &RgbImage, source_from_look: &Homography, width: u32, height: u32) -> RgbImage {
    // The middle of a pixel is half a pixel away from its corner.
    let place = |x: f32, y: f32| {
        let p = source_from_look.apply(Point::new(f64::from(x) + 0.5, f64::from(y) + 0.5));
        ((p.x - 0.5) as f32, (p.y - 0.5) as f32)
    };
    let mut picture = RgbImage::new(width, height);
    let nothing = Border::Constant(mean(source));
    warp_into_with(source, place, Interpolation::Bilinear, nothing, &mut picture);
    picture
}

/// The mean colour of a picture.
fn mean(picture: &RgbImage) -> Rgb<u8> {
    let mut sums = [0_u64; 3];
    for pixel in picture.pixels() {
        sums.iter_mut().zip(pixel.0).for_each(|(sum, value)| *sum += u64::from(value));
    }
    let count = u64::from(picture.width()) * u64::from(picture.height());
    Rgb(sums.map(|sum| (sum / count.max(1)) as u8))
}
