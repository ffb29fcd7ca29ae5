//! Crowncount scores finished games of Kingdomino, Queendomino, Royal Wedding and Kingdomino Duel.
//!
//! Read a kingdom and score it, every line with what it came from:
//!
//! ```
//! use crowncount::{Game, Holdings, Kingdom, Rules, Score, Words};
//!
//! let kingdom: Kingdom = "w1 w  c / f  w1 f".parse()?;
//! let score = Score::of(&Rules::of(Game::Kingdomino, None)?, &kingdom, &Holdings::default());
//! assert_eq!(score.total(), 6);
//! assert_eq!(Words::english().text(&score.say_why(&score.lines[0])), "3 × 2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Read a game file and see who won, and by what:
//!
//! ```
//! use crowncount::{Measure, Outcome, read};
//!
//! let game = read(include_str!("../fixtures/games/four-players.json"))?;
//! let winner = &Outcome::of(&game).ranking[0];
//! assert_eq!(game.names()[winner.players[0]], "Ana");
//! assert_eq!(winner.decided_by(), Some(Measure::LargestTerritory));
//! # Ok::<(), crowncount::FileError>(())
//! ```
//!
//! Ask whether kingdoms can have been laid with the box:
//!
//! ```
//! use crowncount::{Entrant, Player, audit, read};
//!
//! let game = read(include_str!("../fixtures/games/four-players.json"))?;
//! let entrants: Vec<Entrant<'_>> = game.rounds[0].players.iter().map(Player::entrant).collect();
//! let answer = audit(&game.rules, &entrants);
//! assert!(answer.possible());
//! assert_eq!(answer.dominoes.len(), 46);
//! # Ok::<(), crowncount::FileError>(())
//! ```
//!
//! The rooms, from left to right; each knows only those to its left: words, model, laying, rules, scan, game,
//! history, sheet, cli. Our drawings are in art.

#[cfg(feature = "window")]
pub mod app;
pub mod art;
pub mod cli;
mod cores;
mod files;
mod game;
pub mod history;
mod laying;
mod model;
mod random;
mod rules;
pub mod scan;
mod sheet;
mod words;

pub use cores::on_all_cores;
pub use files::write_whole;
pub use game::{ColourName, Extra, FileError, FileFault, Match, Outcome, Player, Round, read, write};
pub use laying::{
    Beliefs, Care, Connection, Effort, Laid, Likeliest, Obstacle, Supply, Sureness, Verdict, lay, likeliest,
    likeliest_believed, play,
};
pub use model::*;
pub use rules::*;
pub use sheet::{Format, RenderError, RoundSheet, Row, Scored, Sheet, audit_json, audit_text};
pub use words::{Arg, Language, Message, Say, Words};

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
