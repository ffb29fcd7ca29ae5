//! Crowncount scores finished games of Kingdomino, Queendomino, Royal Wedding and Kingdomino Duel.

pub mod cli;
mod game;
mod laying;
mod model;
mod rules;
mod sheet;
mod words;

pub use game::{Extra, FileError, FileFault, Match, Outcome, Player, Round, read, write};
pub use laying::{Care, Connection, Effort, Laid, Obstacle, Supply, Verdict, lay, play};
pub use model::*;
pub use rules::*;
pub use sheet::{Row, RoundSheet, Sheet, audit_json, score_json};
pub use words::{Arg, Message, Say, Words};
