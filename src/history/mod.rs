//! Past games: kept in a folder, one file per game ([`History`]), listed in one line each ([`Entry`]), counted per
//! player ([`statistics`]), and exported as one file ([`Archive`]).
//!
//! In: finished games and a folder. Out: lists and figures. Only `store` touches files, and nothing here looks at
//! the clock.

mod archive;
mod entry;
mod error;
mod statistics;
mod store;

pub use archive::{Archive, LONGEST_ARCHIVE, MOST_PHOTOS};
pub use entry::{Entry, PlayerResult};
pub use error::{HistoryError, HistoryFault};
pub use statistics::{PlayerStatistics, statistics};
pub use store::{History, Imported, Kept, Listing};

pub use crate::game::GameId;
