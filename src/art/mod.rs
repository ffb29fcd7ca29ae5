//! Our own drawings, made by code. In: what to show (a cell, a piece, an icon), a seed and the detail that the
//! size allows. Out: a [`Drawing`] of plain shapes in unit coordinates, which [`raster`] turns into
//! pixels for the window and [`svg`] into elements for the score sheet.
//!
//! ```
//! use crowncount::art::{Detail, cell, raster};
//! use crowncount::PlayerColour;
//!
//! let tile = cell("w1".parse()?, 7, Detail::Full, PlayerColour::Blue.into());
//! assert_eq!(raster::transparent(&tile, 96).dimensions(), (96, 96));
//! # Ok::<(), crowncount::NotationFault>(())
//! ```

mod buildings;
mod castle;
mod cell;
mod clip;
mod colour;
mod dice;
mod drawing;
mod emblem;
mod icons;
mod outline;
mod pieces;
pub mod raster;
mod simplify;
pub mod svg;
mod terrain;
#[cfg(test)]
mod tests;

pub use buildings::{building, building_sign};
pub use castle::{castle, no_tile, unknown};
pub use cell::{cell, crowns};
pub use colour::{CREAM, Colour, GOLD, INK, STONE};
pub use dice::Dice;
pub use drawing::{Drawing, Path, Pose, Shape, Stroke, TilePoint};
pub use emblem::{emblem, emblem_to_be_cut};
pub use icons::{Icon, icon};
pub use outline::rounded;
pub use pieces::{coin, crown, king, knight, queen, tower};
pub use terrain::{Detail, VARIANTS, terrain, terrain_colour};

use pieces::crown_row;
