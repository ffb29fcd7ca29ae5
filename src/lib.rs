//! Crowncount scores finished games of Kingdomino, Queendomino, Royal Wedding and Kingdomino Duel.

mod laying;
mod model;
mod rules;
mod words;

pub use laying::{Care, Connection, Effort, Laid, Obstacle, Supply, Verdict, lay, play};
pub use model::*;
pub use rules::*;
pub use words::{Arg, Message, Say, Words};
