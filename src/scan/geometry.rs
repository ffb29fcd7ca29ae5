//! Points, quads and homographies.
//!
//! A homography is named after both its spaces, target first: `photo_from_lattice` takes a point of the
//! lattice (a cell is 1 x 1) to a point of the photo (pixels).

use std::ops::{Add, Mul, Sub};

/// A point or a displacement in the plane.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

impl Point {
    /// The point `(x, y)`.
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The scalar product.
    pub fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// The signed area of the parallelogram of two displacements; positive when `other` is clockwise.
    pub fn cross(self, other: Self) -> f64 {
        self.x * other.y - self.y * other.x
    }

    /// The length of a displacement.
    pub fn length(self) -> f64 {
        self.x.hypot(self.y)
    }

    /// The distance to another point.
    pub fn distance(self, other: Self) -> f64 {
        (self - other).length()
    }
}

impl Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Self;
    fn mul(self, factor: f64) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }
}

/// Four corners, clockwise, top left first.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Quad(pub [Point; 4]);

impl Quad {
    /// An upright rectangle.
    pub const fn rect(left: f64, top: f64, right: f64, bottom: f64) -> Self {
        Self([
            Point::new(left, top),
            Point::new(right, top),
            Point::new(right, bottom),
            Point::new(left, bottom),
        ])
    }

    /// The area, positive when the corners are clockwise.
    pub fn area(&self) -> f64 {
        (0..4).map(|i| self.0[i].cross(self.0[(i + 1) % 4])).sum::<f64>() / 2.0
    }

    /// Whether it is convex with its corners clockwise.
    pub fn is_convex(&self) -> bool {
        (0..4).all(|i| {
            let [a, b, c] = [self.0[i], self.0[(i + 1) % 4], self.0[(i + 2) % 4]];
            (b - a).cross(c - b) > 0.0
        })
    }

    /// Whether three of its corners lie on a line.
    pub fn is_flat(&self) -> bool {
        let [left, top, right, bottom] = self.bounds();
        let least = 1e-9 * ((right - left).powi(2) + (bottom - top).powi(2));
        (0..4).any(|i| {
            let [a, b, c] = [self.0[i], self.0[(i + 1) % 4], self.0[(i + 2) % 4]];
            (b - a).cross(c - b).abs() <= least
        })
    }

    /// The same corners, each moved by a function.
    #[must_use]
    pub fn map(&self, f: impl FnMut(Point) -> Point) -> Self {
        Self(self.0.map(f))
    }

    /// The same quad in a copy of the picture that is `factor` times as large.
    #[must_use]
    pub fn scaled(&self, factor: f64) -> Self {
        self.map(|p| p * factor)
    }

    /// The corners in another order: corner `turns` becomes the first.
    #[must_use]
    pub fn turned(&self, turns: usize) -> Self {
        let mut corners = self.0;
        corners.rotate_left(turns % 4);
        Self(corners)
    }

    /// Clockwise, and turned so that the corner nearest to the top left of the picture comes first.
    #[must_use]
    pub fn upright(&self) -> Self {
        let [a, b, c, d] = self.0;
        let clockwise = if self.area() < 0.0 { Self([a, d, c, b]) } else { *self };
        (0..4)
            .map(|turns| clockwise.turned(turns))
            .min_by(|p, q| {
                let sum = |quad: &Self| quad.0[0].x + quad.0[0].y - quad.0[2].x - quad.0[2].y;
                sum(p).total_cmp(&sum(q))
            })
            .unwrap_or(clockwise)
    }

    /// Whether a point lies inside; the corners must be clockwise.
    pub fn contains(&self, p: Point) -> bool {
        (0..4).all(|i| (self.0[(i + 1) % 4] - self.0[i]).cross(p - self.0[i]) >= 0.0)
    }

    /// The pixels of a picture of this size whose centres lie inside; the corners must be clockwise.
    pub fn pixels(&self, width: usize, height: usize) -> impl Iterator<Item = (usize, usize)> {
        let [left, top, right, bottom] = self.bounds();
        let range = |low: f64, high: f64, side: usize| {
            let end = side as f64;
            low.floor().clamp(0.0, end) as usize..high.ceil().clamp(0.0, end) as usize
        };
        let (columns, rows) = (range(left, right, width), range(top, bottom, height));
        let all = rows.flat_map(move |y| columns.clone().map(move |x| (x, y)));
        all.filter(|&(x, y)| self.contains(Point::new(x as f64 + 0.5, y as f64 + 0.5)))
    }

    /// The same quad with every corner moved away from its centre by this factor.
    #[must_use]
    pub fn grown(&self, factor: f64) -> Self {
        let centre = self.centre();
        self.map(|p| centre + (p - centre) * factor)
    }

    /// The mean of the corners.
    pub fn centre(&self) -> Point {
        (self.0[0] + self.0[1] + self.0[2] + self.0[3]) * 0.25
    }

    /// The mean distance of the corners, for the rotation of `other` that fits best.
    pub fn distance(&self, other: &Self) -> f64 {
        (0..4)
            .map(|turns| {
                let turned = other.turned(turns);
                self.0.iter().zip(turned.0).map(|(a, b)| a.distance(b)).sum::<f64>() / 4.0
            })
            .fold(f64::INFINITY, f64::min)
    }

    /// The same in cells, where this one is the frame of so many cells a side.
    pub fn distance_in_cells(&self, other: &Self, side: usize) -> f64 {
        self.distance(other) * side as f64 / self.area().abs().sqrt()
    }

    /// The smallest upright rectangle around it: left, top, right, bottom.
    pub fn bounds(&self) -> [f64; 4] {
        let fold = |f: fn(f64, f64) -> f64, get: fn(&Point) -> f64| {
            self.0.iter().map(get).reduce(f).unwrap_or_default()
        };
        [fold(f64::min, |p| p.x), fold(f64::min, |p| p.y), fold(f64::max, |p| p.x), fold(f64::max, |p| p.y)]
    }
}

/// A projective map of the plane, row by row.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Homography(pub [[f64; 3]; 3]);

impl Homography {
    /// The map that leaves every point where it is.
    pub const SAME: Self = Self([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]);

    /// The map that takes the four points `from` to the four points `to`; none if three of them lie on a line.
    pub fn between(from: &Quad, to: &Quad) -> Option<Self> {
        if from.is_flat() || to.is_flat() {
            return None;
        }
        let mut rows = [[0.0; 9]; 8];
        for (i, (p, q)) in from.0.iter().zip(&to.0).enumerate() {
            rows[2 * i] = [p.x, p.y, 1.0, 0.0, 0.0, 0.0, -p.x * q.x, -p.y * q.x, q.x];
            rows[2 * i + 1] = [0.0, 0.0, 0.0, p.x, p.y, 1.0, -p.x * q.y, -p.y * q.y, q.y];
        }
        let [a, b, c, d, e, f, g, h] = solve(rows)?;
        Some(Self([[a, b, c], [d, e, f], [g, h, 1.0]]))
    }

    /// The map that takes the rectangle `0..columns` x `0..rows` of the lattice to a quad.
    pub fn from_lattice(columns: f64, rows: f64, quad: &Quad) -> Option<Self> {
        Self::between(&Quad::rect(0.0, 0.0, columns, rows), quad)
    }

    /// The small change that takes the first points of these pairs nearest to the second ones, by least squares; none
    /// without any. A few of them say little of what is far from them, so that all but a shift is held back a little.
    pub fn nudge(pairs: &[(Point, Point)]) -> Option<Self> {
        const HELD: [f64; 8] = [0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 4.0, 4.0];
        let middle =
            pairs.iter().fold(Point::default(), |sum, (from, _)| sum + *from * (pairs.len() as f64).recip());
        let mut sums = [[0.0; 9]; 8];
        sums.iter_mut().enumerate().for_each(|(i, row)| row[i] = HELD[i]);
        for &(from, to) in pairs {
            let (Point { x, y }, by) = (from - middle, to - from);
            // How far a point goes as a sum of eight terms, which is all but true of a small change.
            let across = [1.0, x, y, 0.0, 0.0, 0.0, x * x, x * y, by.x];
            let down = [0.0, 0.0, 0.0, 1.0, x, y, x * y, y * y, by.y];
            for equation in [across, down] {
                for (row, factor) in sums.iter_mut().zip(equation) {
                    for (sum, value) in row.iter_mut().zip(equation) {
                        *sum += factor * value;
                    }
                }
            }
        }
        let [a, b, c, d, e, f, g, h] = solve(sums)?;
        let around_middle = Self([[1.0 + b, c, a], [e, 1.0 + f, d], [-g, -h, 1.0]]);
        let back = Self([[1.0, 0.0, middle.x], [0.0, 1.0, middle.y], [0.0, 0.0, 1.0]]);
        Some(back.after(&around_middle.shifted(-middle.x, -middle.y)))
    }

    /// Where a point goes.
    pub fn apply(&self, p: Point) -> Point {
        let [x, y, w] = self.homogeneous(p);
        Point::new(x / w, y / w)
    }

    /// Where a point goes, before the division: the third number is 0 on the horizon.
    pub fn homogeneous(&self, p: Point) -> [f64; 3] {
        let dot = |row: &[f64; 3]| row[0] * p.x + row[1] * p.y + row[2];
        [dot(&self.0[0]), dot(&self.0[1]), dot(&self.0[2])]
    }

    /// The map back; none if this one flattens the plane.
    pub fn inverse(&self) -> Option<Self> {
        let [[a, b, c], [d, e, f], [g, h, i]] = self.0;
        let adjugate = [
            [e * i - f * h, c * h - b * i, b * f - c * e],
            [f * g - d * i, a * i - c * g, c * d - a * f],
            [d * h - e * g, b * g - a * h, a * e - b * d],
        ];
        let determinant = a * adjugate[0][0] + b * adjugate[1][0] + c * adjugate[2][0];
        (determinant.abs() > 1e-15).then(|| Self(adjugate.map(|row| row.map(|v| v / determinant))))
    }

    /// First `inner`, then this map.
    #[must_use]
    pub fn after(&self, inner: &Self) -> Self {
        let mut product = [[0.0; 3]; 3];
        for (i, row) in product.iter_mut().enumerate() {
            for (j, value) in row.iter_mut().enumerate() {
                *value = (0..3).map(|k| self.0[i][k] * inner.0[k][j]).sum();
            }
        }
        Self(product)
    }

    /// First a shift by `(x, y)`, then this map.
    #[must_use]
    pub fn shifted(&self, x: f64, y: f64) -> Self {
        self.after(&Self([[1.0, 0.0, x], [0.0, 1.0, y], [0.0, 0.0, 1.0]]))
    }

    /// First this map, then a scaling of its target.
    #[must_use]
    pub fn scaled(&self, factor: f64) -> Self {
        Self([self.0[0].map(|v| v * factor), self.0[1].map(|v| v * factor), self.0[2]])
    }

    /// Where a rectangle of the lattice goes.
    pub fn quad(&self, left: f64, top: f64, right: f64, bottom: f64) -> Quad {
        Quad::rect(left, top, right, bottom).map(|p| self.apply(p))
    }
}

/// Solves `N` linear equations, each given as its coefficients and its right side, by elimination.
pub(crate) fn solve<const N: usize, const W: usize>(mut rows: [[f64; W]; N]) -> Option<[f64; N]> {
    for column in 0..N {
        let pivot = (column..N).max_by(|&a, &b| rows[a][column].abs().total_cmp(&rows[b][column].abs()))?;
        if rows[pivot][column].abs() < 1e-12 {
            return None;
        }
        rows.swap(column, pivot);
        let lead = rows[column];
        for row in rows.iter_mut().skip(column + 1) {
            let factor = row[column] / lead[column];
            for (value, above) in row.iter_mut().zip(lead).skip(column) {
                *value -= factor * above;
            }
        }
    }
    let mut solution = [0.0; N];
    for i in (0..N).rev() {
        let known: f64 = (i + 1..N).map(|j| rows[i][j] * solution[j]).sum();
        solution[i] = (rows[i][N] - known) / rows[i][i];
    }
    Some(solution)
}

#[cfg(test)]
mod tests;
