//! The camera over a table. In: how it is held, how many cells there are and the size of the photo. Out: where each point
//! of the cells lies in the photo.
//!
//! A [`Pose`] may be a crop of any photo: all that counts is how large the kingdom is in it, and where. A [`Pinhole`] is a
//! whole photo, whose middle the axis of the lens goes through, and so has a focal length. Both see the table through one lens.

mod pinhole;
mod pose;

pub use pinhole::Pinhole;
pub use pose::Pose;

use crowncount::scan::Homography;

/// The sides of a rectangle on the table in the space before the lens: right, down and away from it. The table is turned by
/// `turn` and leans by `tilt`, so that what lies further up is further away; then all is turned by `roll`.
fn sides([across, down]: [f64; 2], turn: f64, tilt: f64, roll: f64) -> [[f64; 3]; 2] {
    let turned = |[x, y]: [f64; 2], angle: f64| {
        let (sin, cos) = angle.sin_cos();
        [x * cos - y * sin, x * sin + y * cos]
    };
    [[across, 0.0], [0.0, down]].map(|side| {
        let [x, y] = turned(side, turn);
        let (sin, cos) = tilt.sin_cos();
        let [x, down] = turned([x, y * cos], roll);
        [x, down, -y * sin]
    })
}

/// Where a lens sees the unit square that is spanned by two sides around a point of the space before it, at a distance of 1
/// from its own middle.
fn seen([right, down]: [[f64; 3]; 2], middle: [f64; 3]) -> Homography {
    let corner: [f64; 3] = std::array::from_fn(|i| middle[i] - 0.5 * (right[i] + down[i]));
    Homography(std::array::from_fn(|i| [right[i], down[i], corner[i]]))
}
