//! Unknown fields that look like one of ours: kept as they are, and reported.

use super::super::{Extra, Match};
use super::record::{FIELDS_OF_A_GAME, FIELDS_OF_A_PLAYER, FIELDS_OF_A_ROUND, FIELDS_OF_THE_RULES};
use crate::words::{Message, Say};

/// A field that was probably misspelt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misspelt {
    /// Its place, such as `rounds[0].players[1].knigths`.
    pub place: String,
    /// The field that may have been meant.
    pub meant: &'static str,
}

/// How alike two names must be, from 0 to 1, for one to be a slip of the other.
const ALIKE: f64 = 0.85;

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
        let likeness = |field: &str| strsim::jaro_winkler(&name.to_lowercase(), field);
        let nearest = fields.iter().max_by(|a, b| likeness(a).total_cmp(&likeness(b)));
        if let Some(meant) = nearest.filter(|field| likeness(field) > ALIKE) {
            found.push(Misspelt { place: format!("{place}{name}"), meant });
        }
    }
}

impl Say for Misspelt {
    fn say(&self) -> Message {
        Message::new("field-misspelt").with("place", self.place.as_str()).with("meant", self.meant)
    }
}
