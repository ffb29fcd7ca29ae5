//! The camera. In: a board and a shot. Out: the projection between board and photo, and the exposure of what lies
//! in the plane of the table.

use image::{Rgb, Rgb32FImage};

use super::{Board, Shot};
use crowncount::art::{Dice, Point};

/// A projection of one plane onto another.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Homography(pub [[f32; 3]; 3]);

impl Homography {
    /// Where a point lands.
    pub fn apply(&self, [x, y]: Point) -> Point {
        let [across, down, depth] = self.0.map(|row| row[0] * x + row[1] * y + row[2]);
        [across / depth, down / depth]
    }

    /// First `other`, then `self`.
    #[must_use]
    pub fn after(&self, other: &Self) -> Self {
        Self(self.0.map(|row| std::array::from_fn(|c| (0..3).map(|k| row[k] * other.0[k][c]).sum())))
    }

    /// The way back; `None` if this flattens the plane.
    pub fn inverse(&self) -> Option<Self> {
        let m = &self.0;
        let minor = |r: usize, c: usize| {
            let (r0, r1, c0, c1) = ((r + 1) % 3, (r + 2) % 3, (c + 1) % 3, (c + 2) % 3);
            m[r0][c0] * m[r1][c1] - m[r0][c1] * m[r1][c0]
        };
        let determinant: f32 = (0..3).map(|c| m[0][c] * minor(0, c)).sum();
        let inverse = std::array::from_fn(|r| std::array::from_fn(|c| minor(c, r) / determinant));
        (determinant.abs() > 1e-12).then_some(Self(inverse))
    }

    fn turn(radians: f32) -> Self {
        let (sin, cos) = radians.sin_cos();
        Self([[cos, -sin, 0.0], [sin, cos, 0.0], [0.0, 0.0, 1.0]])
    }

    fn shift(x: f32, y: f32) -> Self {
        Self([[1.0, 0.0, x], [0.0, 1.0, y], [0.0, 0.0, 1.0]])
    }
}

/// A camera over a table.
#[derive(Debug, Clone, PartialEq)]
pub struct Camera {
    /// From cells, counted from the board's top left corner, to pixels.
    pub photo_from_board: Homography,
    board_from_photo: Homography,
    scale: f32,
}

impl Camera {
    /// A camera that sees the whole board, as near as its tilt and turn allow.
    pub fn over(board: &Board, shot: &Shot) -> Self {
        let mut dice = Dice::new(shot.seed ^ 0xCA3E);
        let (rows, columns) = board.size();
        let (width, height) = (shot.size.0 as f32, shot.size.1 as f32);
        let middle = Homography::shift(columns as f32 / -2.0, rows as f32 / -2.0);
        let turned = Homography::turn(shot.turn.to_radians()).after(&middle);
        let roll = Homography::turn(dice.around(4.0_f32).to_radians());
        let (sin, cos) = shot.tilt.clamp(0.0, 60.0).to_radians().sin_cos();
        let focal = 0.85 * width.max(height);
        let lens = |fill: f32| {
            let distance = focal * rows.max(columns) as f32 / (fill * width.min(height));
            let pinhole = Homography([[focal, 0.0, 0.0], [0.0, focal * cos, 0.0], [0.0, -sin, distance]]);
            (roll.after(&pinhole).after(&turned), focal / distance)
        };
        let mut fill = 1.0;
        let room = dice.between(0.84, 0.96);
        let frame = loop {
            let frame = bounds(corners_of(board).map(|corner| lens(fill).0.apply(corner)));
            let fits = frame[2] - frame[0] < room * width && frame[3] - frame[1] < room * height;
            if fits || fill < 0.2 {
                break frame;
            }
            fill *= 0.98;
        };
        let (centred, scale) = lens(fill);
        let spare = (1.0 - room) * 0.4;
        let aim = Homography::shift(
            width * (0.5 + dice.around(spare)) - f32::midpoint(frame[0], frame[2]),
            height * (0.5 + dice.around(spare)) - f32::midpoint(frame[1], frame[3]),
        );
        let photo_from_board = aim.after(&centred);
        // A tilt below a right angle never flattens the plane.
        let board_from_photo = photo_from_board.inverse().unwrap_or(photo_from_board);
        Self { photo_from_board, board_from_photo, scale }
    }

    /// About how many pixels wide a cell is.
    pub fn pixels_per_cell(&self) -> f32 {
        self.scale
    }

    /// The outer corners of the board in pixels, clockwise from the kingdom's top left.
    pub fn corners(&self, board: &Board) -> [Point; 4] {
        corners_of(board).map(|corner| self.photo_from_board.apply(corner))
    }

    /// What the sensor sees of a plane that has a colour everywhere; four samples a pixel.
    pub(super) fn expose(
        &self,
        (width, height): (u32, u32),
        colour: impl Fn(Point) -> [f32; 3],
    ) -> Rgb32FImage {
        Rgb32FImage::from_fn(width, height, |x, y| {
            let mut sum = [0.0; 3];
            for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
                let seen = colour(self.board_from_photo.apply([x as f32 + dx, y as f32 + dy]));
                sum.iter_mut().zip(seen).for_each(|(total, part)| *total += part / 4.0);
            }
            Rgb(sum)
        })
    }
}

/// Left, top, right and bottom of some points.
fn bounds(points: [Point; 4]) -> [f32; 4] {
    points.iter().fold([f32::MAX, f32::MAX, f32::MIN, f32::MIN], |[l, t, r, b], [x, y]| {
        [l.min(*x), t.min(*y), r.max(*x), b.max(*y)]
    })
}

fn corners_of(board: &Board) -> [Point; 4] {
    let (rows, columns) = board.size();
    let (right, bottom) = (columns as f32, rows as f32);
    [[0.0, 0.0], [right, 0.0], [right, bottom], [0.0, bottom]]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_and_back_is_the_same_point() {
        let board: Board = "w w/w c".parse().unwrap();
        for seed in 0..20 {
            let camera = Camera::over(&board, &Shot::random(seed));
            let there = camera.photo_from_board.apply([1.3, 0.4]);
            let [x, y] = camera.board_from_photo.apply(there);
            assert!((x - 1.3).abs() < 1e-2 && (y - 0.4).abs() < 1e-2, "{x} {y}");
        }
    }

    #[test]
    fn the_whole_board_is_in_the_picture_and_not_mirrored() {
        let board: Board = "w w/w c".parse().unwrap();
        for seed in 0..50 {
            let shot = Shot::random(seed);
            let corners = Camera::over(&board, &shot).corners(&board);
            let (width, height) = (shot.size.0 as f32, shot.size.1 as f32);
            assert!(corners.iter().all(|[x, y]| (0.0..width).contains(x) && (0.0..height).contains(y)));
            let [a, b, c, _] = corners;
            assert!((b[0] - a[0]) * (c[1] - b[1]) > (b[1] - a[1]) * (c[0] - b[0]));
        }
    }
}
