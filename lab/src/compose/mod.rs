//! Composed scenes with known truth, for training and measuring.
//!
//! In: photos of single dominoes, a seed. Out: pictures of kingdoms on tables with the corners of their
//! frames, and pictures without a kingdom. Only for the programs that train and measure.

mod cover;
mod folder;
mod ground;
mod hard;
mod kingdom;
mod light;
mod night;
mod paint;
mod scene;
mod table;
mod thing;

pub use folder::{Label, PhotoFolder, Tables, Tiles, is_for_training, source_of};
pub use kingdom::{Laid, Piece, lay_kingdom};
pub use light::{Light, shine};
pub use night::in_bad_light;
pub use scene::{Scene, SceneMaker, SeenKingdom};
pub use table::TableScene;
