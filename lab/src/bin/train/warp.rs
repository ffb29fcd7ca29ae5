//! Cutting a cell out of a picture. In: a picture, and where the corners of the cell picture lie in it. Out: a
//! square cell picture, looked up between the pixels through the perspective that those corners tell.

use image::RgbImage;

/// A point of a picture; pixel `i` covers `i..i + 1`.
pub(crate) type Point = [f32; 2];

/// Four corners: top left, top right, bottom right, bottom left.
pub(crate) type Quad = [Point; 4];

/// The perspective from the unit square to a quad: three rows for x, y and depth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Perspective([[f32; 3]; 3]);

impl Perspective {
    /// The perspective that takes the corners of the unit square to these.
    pub(crate) fn from_square(quad: Quad) -> Self {
        let from_third = |corner: usize| [quad[corner][0] - quad[2][0], quad[corner][1] - quad[2][1]];
        let cross = |one: Point, two: Point| one[0] * two[1] - one[1] * two[0];
        let (right, left) = (from_third(1), from_third(3));
        // What keeps the quad from being a parallelogram.
        let bend = [0, 1].map(|axis| quad[0][axis] - quad[1][axis] + quad[2][axis] - quad[3][axis]);
        let area = cross(right, left);
        let depth = [cross(bend, left) / area, cross(right, bend) / area];
        let row = |axis: usize| {
            let along = |corner: usize, depth: f32| quad[corner][axis] * (1.0 + depth) - quad[0][axis];
            [along(1, depth[0]), along(3, depth[1]), quad[0][axis]]
        };
        Self([row(0), row(1), [depth[0], depth[1], 1.0]])
    }

    /// Where a point of the square lands.
    pub(crate) fn map(&self, point: Point) -> Point {
        let [x, y, depth] = self.0.map(|row| row[0] * point[0] + row[1] * point[1] + row[2]);
        [x / depth, y / depth]
    }

    /// The quad of a rectangle of the square.
    pub(crate) fn quad(&self, left: f32, top: f32, right: f32, bottom: f32) -> Quad {
        [[left, top], [right, top], [right, bottom], [left, bottom]].map(|corner| self.map(corner))
    }
}

/// The colour between the pixels around a point, from 0 to 255; beyond the picture its edge goes on.
pub(crate) fn colour(picture: &RgbImage, [x, y]: Point) -> [f32; 3] {
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let clamp = |value: f32, size: usize| (value - 0.5).clamp(0.0, size as f32 - 1.001).max(0.0);
    let (x, y) = (clamp(x, width), clamp(y, height));
    let (column, row) = (x as usize, y as usize);
    let (fx, fy) = (x - column as f32, y - row as f32);
    let pixels = picture.as_raw();
    let start = (row * width + column) * 3;
    let (right, below) =
        (if column + 1 < width { 3 } else { 0 }, if row + 1 < height { width * 3 } else { 0 });
    std::array::from_fn(|channel| {
        let at = |offset: usize| f32::from(pixels[start + offset + channel]);
        let upper = at(0) + (at(right) - at(0)) * fx;
        let lower = at(below) + (at(below + right) - at(below)) * fx;
        upper + (lower - upper) * fy
    })
}

/// A square picture of so many pixels a side, each the mean of `samples * samples` looks.
pub(crate) fn cut(picture: &RgbImage, quad: Quad, side: u32, samples: u32) -> RgbImage {
    let perspective = Perspective::from_square(quad);
    let step = 1.0 / (side * samples) as f32;
    RgbImage::from_fn(side, side, |x, y| {
        let mut sum = [0.0; 3];
        for place in 0..samples * samples {
            let u = ((x * samples + place % samples) as f32 + 0.5) * step;
            let v = ((y * samples + place / samples) as f32 + 0.5) * step;
            let colour = colour(picture, perspective.map([u, v]));
            for (sum, value) in sum.iter_mut().zip(colour) {
                *sum += value;
            }
        }
        image::Rgb(sum.map(|value| (value / (samples * samples) as f32).round() as u8))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corners_of_the_square_land_on_the_quad() {
        let quad = [[3.0, 4.0], [40.0, 6.0], [35.0, 50.0], [1.0, 30.0]];
        let perspective = Perspective::from_square(quad);
        for (landed, wanted) in perspective.quad(0.0, 0.0, 1.0, 1.0).iter().zip(quad) {
            assert!((landed[0] - wanted[0]).abs() < 1e-3 && (landed[1] - wanted[1]).abs() < 1e-3);
        }
    }

    #[test]
    fn a_cut_along_the_pixels_is_a_copy() {
        let picture = RgbImage::from_fn(4, 4, |x, y| image::Rgb([x as u8 * 10, y as u8 * 10, 7]));
        let quad = [[1.0, 1.0], [3.0, 1.0], [3.0, 3.0], [1.0, 3.0]];
        let copy = cut(&picture, quad, 2, 1);
        assert_eq!(copy.get_pixel(0, 0).0, [10, 10, 7]);
        assert_eq!(copy.get_pixel(1, 1).0, [20, 20, 7]);
    }
}
