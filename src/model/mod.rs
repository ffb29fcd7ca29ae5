//! What lies on the table: terrains, squares, cells, kingdoms, the dominoes and buildings of the boxes, and
//! the notation that writes a kingdom as text. No rules: a kingdom here may be nonsense, as a sketch or a
//! photo may be; [`crate::rules`] says what it scores and whether it could have been laid.

mod building;
mod cell;
mod colour;
mod domino;
mod frame;
mod holdings;
mod kingdom;
mod name;
mod notation;
mod place;
#[cfg(feature = "serde")]
mod serde;
mod terrain;

pub use building::{Building, Effect, Pieces};
pub use cell::{Cell, Square};
pub use colour::PlayerColour;
pub use domino::{Domino, DominoBox, DominoKind};
pub use frame::{Frame, FrameSize};
pub use holdings::Holdings;
pub use kingdom::{Extent, Kingdom, Layers};
pub use name::without_blanks;
pub(crate) use notation::lines;
pub use notation::{NotationError, NotationFault};
pub use place::{MAX_SIDE, Place, Places};
pub use terrain::{ByTerrain, Terrain};
