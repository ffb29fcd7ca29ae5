//! A game as it was played: rules, rounds, players ([`Match`]), the file that keeps it ([`mod@file`]), and how it
//! ended ([`Outcome`]).

#[cfg(feature = "arbitrary")]
mod arbitrary;
mod changed;
mod colour;
#[cfg(feature = "jiff")]
mod date;
pub mod file;
mod id;
mod name;
mod open;
mod outcome;
pub mod text;

pub use changed::Altered;
pub use colour::{ColourName, UnknownColour};
pub use id::GameId;
pub use name::{LONGEST_NAME, MOST_PLAYERS, check_names, tidy_name};
pub use open::Open;
pub use outcome::Outcome;

use serde_json::{Map, Value};

use file::FileFault;

use crate::model::{Holdings, Kingdom, Places, PlayerColour, without_blanks};
use crate::rules::{Entrant, Rules};

/// One game that was played: one round, or the three of a Dynasty.
///
/// Every round has the same players in the same order.
///
/// ```
/// use crowncount::{Game, Match, Player, Rules};
/// use crowncount::game::file::{read, write};
///
/// let game = Match::of(Rules::of(Game::Kingdomino, None)?, vec![Player::new("Ana", "w1 w c".parse()?)]);
/// let again = read(&write(&game))?;
/// assert_eq!(again.names(), ["Ana"]);
/// assert_eq!(again.rounds[0].players, game.rounds[0].players);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Match {
    /// The rules it was played by.
    pub rules: Rules,
    /// Its rounds, at least one.
    pub rounds: Vec<Round>,
    /// What else its file holds.
    pub extra: Extra,
    /// What else the rules of its file hold.
    pub extra_rules: Extra,
}

/// Fields of a file that this version does not know; they are kept when the file is written again.
pub type Extra = Map<String, Value>;

/// One round.
#[derive(Debug, Clone, PartialEq)]
pub struct Round {
    /// The players or teams, at least one.
    pub players: Vec<Player>,
    /// What else its file holds.
    pub extra: Extra,
}

/// A player, or a team, at the end of a round.
#[derive(Debug, Clone, PartialEq)]
pub struct Player {
    /// The name, different from all others of the round.
    pub name: String,
    /// The colour of the castle, as the file names it.
    pub colour: Option<ColourName>,
    /// The kingdom.
    pub kingdom: Kingdom,
    /// What they own besides it, as far as it was counted.
    pub holdings: Holdings,
    /// The members of a team.
    pub members: Vec<String>,
    /// The cells that were read from a photo without certainty, and that nobody has looked at.
    pub unsure: Places,
    /// What else the file holds.
    pub extra: Extra,
}

impl Player {
    /// A player with a kingdom, of whom nothing else was counted.
    pub fn new(name: impl Into<String>, kingdom: Kingdom) -> Self {
        Self {
            name: name.into(),
            colour: None,
            kingdom,
            holdings: Holdings::default(),
            members: Vec::new(),
            unsure: Places::NONE,
            extra: Extra::new(),
        }
    }

    /// The colour of the castle, if it is one of the boxes'.
    pub fn known_colour(&self) -> Option<PlayerColour> {
        match self.colour {
            Some(ColourName::Known(colour)) => Some(colour),
            Some(ColourName::Other(_)) | None => None,
        }
    }

    /// Whether this is the player's name: names that differ only in blanks are one name.
    pub fn is_called(&self, name: &str) -> bool {
        without_blanks(&self.name) == without_blanks(name)
    }

    /// The part that the audit looks at.
    pub fn entrant(&self) -> Entrant<'_> {
        Entrant {
            kingdom: &self.kingdom,
            holdings: self.holdings,
            colour: self.known_colour(),
            members: &self.members,
        }
    }
}

impl Match {
    /// A game of one round.
    pub fn of(rules: Rules, players: Vec<Player>) -> Self {
        let round = Round { players, extra: Extra::new() };
        Self { rules, rounds: vec![round], extra: Extra::new(), extra_rules: Extra::new() }
    }

    /// Gives a player another name, in all rounds. Nothing happens if nobody has the old one.
    pub fn rename(&mut self, old: &str, new: &str) -> Result<(), FileFault> {
        name::check(new)?;
        let taken = |name: &&str| *name != old && without_blanks(name) == without_blanks(new);
        if self.names().iter().any(taken) {
            return Err(FileFault::SameName(new.to_owned()));
        }
        for player in self.rounds.iter_mut().flat_map(|round| &mut round.players) {
            if player.name == old {
                new.clone_into(&mut player.name);
            }
        }
        Ok(())
    }

    /// The names of the players, in their order.
    pub fn names(&self) -> Vec<&str> {
        let players = self.rounds.first().map_or(&[][..], |round| &round.players);
        players.iter().map(|player| player.name.as_str()).collect()
    }
}
