//! The colour of a player as a game file names it: one of ours, or any other word, which is kept as it is.

use serde::{Deserialize, Serialize};

use crate::model::PlayerColour;

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
