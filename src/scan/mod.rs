//! From a photo to a kingdom: loading (`photo`), finding the grid (`grid`), cutting the cells (`rectify`), reading
//! them (`reader`), and all of it in turn with the likeliest kingdom that can be laid (`scanner`).
//!
//! In: the bytes of a picture. Out: the kingdom in it, with how sure each cell is. Every stage is a function of
//! its own, without global state.
//!
//! All coordinates are continuous: a pixel `i` covers `i..i + 1`, so the same point in a copy of half the
//! size has half the coordinates.

mod budget;
pub mod castle;
#[cfg(test)]
mod checks;
mod clock;
pub mod evidence;
mod foreign;
mod geometry;
pub mod grid;
mod json;
pub mod live;
mod network;
pub mod odds;
pub mod photo;
mod photo_side;
mod progress;
pub mod reader;
mod rectify;
mod resize;
mod result;
mod scanner;
mod settings;
mod settle;
pub mod trust;

pub use clock::{StageClock, StageMillis};
pub use foreign::Foreign;
pub use geometry::{Homography, Point, Quad};
pub use grid::{CandidateFrame, FoundFrames, find_frames};
pub use network::NetworkError;
pub use photo::{Photo, PhotoError, PhotoLimits, is_picture};
pub use photo_side::PhotoSide;
pub use progress::{Cancelled, Quiet, Stage, Watch};
pub use resize::{area_resized, fitted};
pub use result::{
    BoxSharing, FoundBy, Laying, Request, Scan, ScanError, ScannedCell, SearchDepth, TableScan,
};
pub use scanner::{GatheredKingdom, Scanner, clockwise};
pub use settings::{
    EvidenceSettings, FrameSettings, GridSettings, LatticeSettings, LightSettings, LineSettings,
    ReadSettings, TUNABLE, TableSettings, Tunable,
};
