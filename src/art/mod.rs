//! Our own drawings, made by code. In: what to show (a terrain, a piece, a building, an icon), a seed and the
//! detail that the size allows. Out: a [`Drawing`] of plain shapes in unit coordinates, which the window paints,
//! [`svg`] writes and [`raster`] turns into pixels.
//!
//! ```
//! use crowncount::art::{Detail, Face, Player, raster, svg};
//!
//! let tile = Face::parse("w1").expect("wheat with a crown").drawing(7, Detail::Full, Player::Blue.colour());
//! assert_eq!(raster::transparent(&tile, 96).dimensions(), (96, 96));
//! assert!(svg::document(&tile, 96).starts_with("<svg"));
//! ```

mod buildings;
mod castle;
mod cell;
mod coats;
mod colour;
pub mod convex;
mod dice;
mod drawing;
mod face;
mod icons;
mod mesh;
pub mod photo;
mod pieces;
pub mod raster;
mod simplify;
pub mod svg;
mod terrain;
#[cfg(test)]
mod tests;

pub use buildings::{BUILDINGS, Building, Worth, building};
pub use castle::{castle, no_tile, unknown};
pub use cell::cell;
pub use coats::{COATS, Coat, coat, crosses};
pub use colour::{AMBER, CREAM, Colour, GOLD, INK, PLAYERS, Player, STONE};
pub use dice::Dice;
pub use drawing::{Drawing, Path, Placement, Point, Shape, Stroke};
pub use face::Face;
pub use icons::{Icon, icon};
pub use mesh::{Mesh, Vertex};
pub use pieces::{coin, crown, crown_row, king, knight, queen, tower};
pub use terrain::{Detail, Ground, VARIANTS, terrain};
