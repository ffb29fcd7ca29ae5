//! From a photo to a kingdom: loading (`photo`), finding the grid (`grid`), cutting the cells (`rectify`), reading
//! them (`reader`), and all of it in turn with the likeliest kingdom that can be laid (`scanner`).
//!
//! In: the bytes of a picture. Out: the kingdom in it, with how sure each cell is. Every stage is a function of
//! its own, without global state.
//!
//! All coordinates are continuous: a pixel `i` covers `i..i + 1`, so the same point in a copy of half the
//! size has half the coordinates.

#[cfg(test)]
mod checks;
mod clock;
mod geometry;
pub mod grid;
mod network;
pub mod photo;
mod progress;
pub mod reader;
pub mod rectify;
mod resize;
mod scanner;
mod settings;
mod settle;

pub use clock::{StageClock, StageMillis};
pub use geometry::{Homography, Point, Quad};
pub use grid::{Frame, Grid, GridError, GridSize, find_grid};
pub use network::NetworkError;
pub use photo::{Photo, PhotoError};
pub use progress::{Cancelled, Quiet, Stage, Watch};
pub use rectify::{CellCut, CutError, Settling, cut_cells};
pub use resize::{area_resized, fitted};
pub use scanner::{FoundBy, Laying, Request, Scan, ScanError, ScannedCell, Scanner};
pub use settings::{
    CutSettings, FrameSettings, GridSettings, LightSettings, PhotoLimits, ProofSettings, Proposals,
    ReadSettings, TableSettings,
};
