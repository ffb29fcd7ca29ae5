//! The colour of a player as a game file names it: one of ours, or any other word, which is kept as it is.

use serde::{Deserialize, Serialize};

use super::Match;
use crate::model::PlayerColour;
use crate::words::{Message, Say};

/// The name of a colour in a game file.
///
/// ```
/// use crowncount::{ColourName, PlayerColour};
///
/// assert_eq!(ColourName::from("pink".to_owned()), ColourName::Known(PlayerColour::Pink));
/// assert_eq!(String::from(ColourName::from("teal".to_owned())), "teal");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum ColourName {
    /// A colour of the boxes.
    Known(PlayerColour),
    /// A word that names none of them.
    Other(String),
}

impl From<PlayerColour> for ColourName {
    fn from(colour: PlayerColour) -> Self {
        Self::Known(colour)
    }
}

impl From<String> for ColourName {
    fn from(name: String) -> Self {
        PlayerColour::from_id(&name).map_or(Self::Other(name), Self::Known)
    }
}

impl From<ColourName> for String {
    fn from(name: ColourName) -> Self {
        match name {
            ColourName::Known(colour) => colour.id().to_owned(),
            ColourName::Other(name) => name,
        }
    }
}

/// A colour in a game file that no castle has, so that nothing is compared by it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownColour {
    /// Its place, such as `rounds[0].players[1].colour`.
    pub place: String,
    /// What stands there.
    pub name: String,
}

impl Match {
    /// The colours of its file that no castle has. They are kept.
    pub fn unknown_colours(&self) -> Vec<UnknownColour> {
        let mut found = Vec::new();
        for (index, round) in self.rounds.iter().enumerate() {
            for (seat, player) in round.players.iter().enumerate() {
                if let Some(ColourName::Other(name)) = &player.colour {
                    let place = format!("rounds[{index}].players[{seat}].colour");
                    found.push(UnknownColour { place, name: name.clone() });
                }
            }
        }
        found
    }
}

impl Say for UnknownColour {
    fn say(&self) -> Message {
        let colours = PlayerColour::ALL.map(PlayerColour::id).join(", ");
        let what = Message::new("colour-unknown").with("name", self.name.as_str()).with("colours", colours);
        Message::new("at").with("place", self.place.as_str()).with("what", what)
    }
}
