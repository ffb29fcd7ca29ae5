//! Crowncount scores finished games of Kingdomino, Queendomino, Royal Wedding and Kingdomino Duel.
//!
//! Read a kingdom and score it, every line with what it came from:
//!
//! ```
//! use crowncount::{Game, Holdings, Kingdom, LineId, Rules, Score, Terrain};
//!
//! let kingdom: Kingdom = "w1 w  c / f  w1 f".parse()?;
//! let score = Score::of(&Rules::of(Game::Kingdomino, None)?, &kingdom, &Holdings::default());
//! assert_eq!(score.total(), 6);
//! assert_eq!((score.lines[0].id, score.lines[0].points), (LineId::Terrain(Terrain::Wheat), 6));
//! assert_eq!((score.territories[0].squares, score.territories[0].crowns), (3, 2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Read a game file and see who won, and by what:
//!
//! ```
//! use crowncount::game::file;
//! use crowncount::{Measure, Outcome};
//!
//! let game = file::read(include_str!("../fixtures/games/four-players.json"))?;
//! let winner = &Outcome::of(&game).ranking[0];
//! assert_eq!(game.names()[winner.players[0]], "Ana");
//! assert_eq!(winner.decided_by(), Some(Measure::LargestTerritory));
//! # Ok::<(), file::FileError>(())
//! ```
//!
//! Ask whether kingdoms could have been laid with the box:
//!
//! ```
//! use crowncount::game::file;
//! use crowncount::{Entrant, Player, rules};
//!
//! let game = file::read(include_str!("../fixtures/games/four-players.json"))?;
//! let entrants: Vec<Entrant<'_>> = game.rounds[0].players.iter().map(Player::entrant).collect();
//! let answer = rules::audit(&game.rules, &entrants);
//! assert!(answer.possible());
//! assert_eq!(answer.dominoes.len(), 46);
//! # Ok::<(), file::FileError>(())
//! ```
//!
//! # Rooms and features
//!
//! Each room knows only those before it. The first four are the core, which is always there; its vocabulary stands
//! at the root of the crate, all else in its room.
//!
//! | room | feature | what it does |
//! | --- | --- | --- |
//! | [`model`] | | terrains, kingdoms, dominoes, buildings and the notation |
//! | [`laying`] | | which dominoes lie where |
//! | [`rules`] | | what a kingdom scores and why, who wins, whether it could have been laid |
//! | [`game`] | | players, rounds and the game file |
//! | [`words`] | `words` | what there is to say, in eight languages |
//! | `scan` | `scan` | from a photo to a kingdom |
//! | `art`, `sheet` | `sheet` | our drawings; the score sheet as text, CSV, JSON, SVG, PNG and PDF |
//! | `history` | `history` | past games and their statistics |
//! | `cli` | `cli` | the subcommands of the program |
//! | `app` | `window` | the window |
//!
//! `serde` reads and writes model types in other people's formats; `jiff` gives the date of a game as a type. For the
//! rules alone:
//!
//! ```toml
//! crowncount = { version = "0.1", default-features = false }
//! ```

#[cfg(feature = "window")]
pub mod app;
#[cfg(feature = "sheet")]
pub mod art;
#[cfg(feature = "cli")]
pub mod cli;
#[cfg(feature = "scan")]
pub mod cores;
#[cfg(any(feature = "scan", feature = "history"))]
pub mod disk;
pub mod game;
#[cfg(feature = "history")]
pub mod history;
pub mod laying;
pub mod model;
pub mod random;
pub mod rules;
#[cfg(feature = "scan")]
pub mod scan;
#[cfg(feature = "sheet")]
pub mod sheet;
pub mod words;

pub use game::{ColourName, Match, Open, Outcome, Player, Round};
pub use model::*;
pub use rules::*;

/// The examples of the README, run as tests.
#[cfg(all(doctest, feature = "cli"))]
#[doc = include_str!("../README.md")]
struct Readme;
