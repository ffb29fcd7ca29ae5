//! The sides on which a picture ends too early. In: the corners of a frame and the size of the photo. Out: the sides of
//! the photo that the frame reaches over, so that its owner hears where to move the camera.

use super::geometry::Quad;

/// A side of a photo.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[allow(missing_docs)] // the names say it
pub enum PhotoSide {
    Left,
    Top,
    Right,
    Bottom,
}

impl PhotoSide {
    /// The sides of a photo of this size that a frame with so many cells a side reaches over by more than this part of a cell.
    pub(super) fn beyond(corners: &Quad, cells: usize, (width, height): (f64, f64), slack: f64) -> Vec<Self> {
        let [a, b, c, d] = corners.0;
        let cell = (a.distance(b) + b.distance(c) + c.distance(d) + d.distance(a)) / (4 * cells) as f64;
        let [left, top, right, bottom] = corners.bounds();
        let over = [
            (Self::Left, -left),
            (Self::Top, -top),
            (Self::Right, right - width),
            (Self::Bottom, bottom - height),
        ];
        over.into_iter().filter(|(_, by)| *by > slack * cell).map(|(side, _)| side).collect()
    }

    /// Its name for other programs.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Top => "top",
            Self::Right => "right",
            Self::Bottom => "bottom",
        }
    }

    /// The message that says what to do.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Left => "scan-cut-left",
            Self::Top => "scan-cut-top",
            Self::Right => "scan-cut-right",
            Self::Bottom => "scan-cut-bottom",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_reaches_over_the_sides_where_cells_are_missing() {
        let sides = |left: f64, top: f64| {
            PhotoSide::beyond(&Quad::rect(left, top, left + 50.0, top + 50.0), 5, (60.0, 55.0), 0.3)
        };
        assert_eq!(sides(5.0, 2.0), []);
        assert_eq!(sides(-2.0, 6.0), []);
        assert_eq!(sides(-4.0, 2.0), [PhotoSide::Left]);
        assert_eq!(sides(15.0, 9.0), [PhotoSide::Right, PhotoSide::Bottom]);
    }
}
