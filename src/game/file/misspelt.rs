//! Unknown fields that look like one of ours: kept as they are, and reported.

use super::super::{Extra, Match};
use super::record::{FIELDS_OF_A_GAME, FIELDS_OF_A_PLAYER, FIELDS_OF_A_ROUND, FIELDS_OF_THE_RULES};
use crate::words::{Message, Say, meant};

/// A field that was probably misspelt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misspelt {
    /// Its place, such as `rounds[0].players[1].knigths`.
    pub place: String,
    /// The field that may have been meant.
    pub meant: &'static str,
}

impl Match {
    /// The fields of its file that were probably misspelt. They are kept, but nothing was read from them.
    pub fn misspelt(&self) -> Vec<Misspelt> {
        let mut found = Vec::new();
        find(&self.extra, "", FIELDS_OF_A_GAME, &mut found);
        find(&self.extra_rules, "rules.", FIELDS_OF_THE_RULES, &mut found);
        for (index, round) in self.rounds.iter().enumerate() {
            find(&round.extra, &format!("rounds[{index}]."), FIELDS_OF_A_ROUND, &mut found);
            for (seat, player) in round.players.iter().enumerate() {
                let place = format!("rounds[{index}].players[{seat}].");
                find(&player.extra, &place, FIELDS_OF_A_PLAYER, &mut found);
            }
        }
        found
    }
}

fn find(extra: &Extra, place: &str, fields: &'static [&'static str], found: &mut Vec<Misspelt>) {
    for name in extra.keys().filter(|name| !fields.contains(&name.as_str())) {
        if let Some(meant) = meant(name, fields.iter().copied()) {
            found.push(Misspelt { place: format!("{place}{name}"), meant });
        }
    }
}

impl Say for Misspelt {
    fn say(&self) -> Message {
        Message::new("field-misspelt").with("place", self.place.as_str()).with("meant", self.meant)
    }
}
