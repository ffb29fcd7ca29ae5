//! A table looked at through a camera. In: picture after picture, each with its time. Out: for each the kingdoms in sight
//! as all looks together have them, what would help to see more, and, when somebody wants it, the best picture with what
//! is in it.
//!
//! Nothing here knows a camera or a clock, so that clips are measured as they are read on a phone.

mod gathered_table;
mod hint;
mod lookout;
mod steadiness;

#[cfg(test)]
mod tests;

pub use gathered_table::GatheredTable;
pub use hint::LiveHint;
pub use lookout::{Glance, Lookout, SeenKingdom, TakenPicture};
