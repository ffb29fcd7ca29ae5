//! The fields of a game file, as they are written.

use serde::{Deserialize, Serialize};

use super::VERSION;
use crate::game::{ColourName, Extra, Match, Player, Round};
use crate::model::Holdings;
use crate::rules::Rules;

/// The fields that a file may have, by where they stand; the date is kept among the others.
pub(super) const FIELDS_OF_A_GAME: &[&str] = &["crowncount", "rules", "rounds", "date"];
pub(super) const FIELDS_OF_THE_RULES: &[&str] = &["game", "edition", "size", "bonuses", "dynasty"];
pub(super) const FIELDS_OF_A_ROUND: &[&str] = &["players"];
pub(super) const FIELDS_OF_A_PLAYER: &[&str] = &[
    "name",
    "colour",
    "kingdom",
    "coins",
    "knights",
    "towers",
    "queen",
    "power",
    "members",
    "unsure",
    "uncounted",
];

#[derive(Serialize, Deserialize)]
pub(super) struct MatchRecord {
    pub(super) crowncount: u64,
    pub(super) rules: RulesRecord,
    pub(super) rounds: Vec<RoundRecord>,
    #[serde(flatten)]
    pub(super) extra: Extra,
}

#[derive(Serialize, Deserialize)]
pub(super) struct RulesRecord {
    pub(super) game: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) edition: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) size: Option<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) bonuses: Vec<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) dynasty: bool,
    #[serde(flatten)]
    pub(super) extra: Extra,
}

#[derive(Serialize, Deserialize)]
pub(super) struct RoundRecord {
    pub(super) players: Vec<PlayerRecord>,
    #[serde(flatten)]
    pub(super) extra: Extra,
}

#[derive(Serialize, Deserialize)]
pub(super) struct PlayerRecord {
    pub(super) name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) colour: Option<ColourName>,
    pub(super) kingdom: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) coins: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) knights: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) towers: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) queen: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) power: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) members: Vec<String>,
    /// Row and column of each, counted from 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) unsure: Vec<[u8; 2]>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) uncounted: Vec<String>,
    #[serde(flatten)]
    pub(super) extra: Extra,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl From<&Match> for MatchRecord {
    fn from(game: &Match) -> Self {
        let rules = &game.rules;
        Self {
            crowncount: VERSION,
            rules: RulesRecord {
                game: rules.book().game.id().to_owned(),
                edition: rules.book().edition.map(|edition| edition.id().to_owned()),
                size: rules.frame().size().map(|size| size.cells() as u8),
                bonuses: rules.bonuses().iter().map(|bonus| bonus.id().to_owned()).collect(),
                dynasty: rules.is_dynasty(),
                extra: game.extra_rules.clone(),
            },
            rounds: game.rounds.iter().map(|round| RoundRecord::of(round, rules)).collect(),
            extra: game.extra.clone(),
        }
    }
}

impl RoundRecord {
    fn of(round: &Round, rules: &Rules) -> Self {
        let players = round.players.iter().map(|player| PlayerRecord::of(player, rules)).collect();
        Self { players, extra: round.extra.clone() }
    }
}

impl PlayerRecord {
    fn of(player: &Player, rules: &Rules) -> Self {
        let uncounted = rules.book().inputs.iter().filter(|input| !input.is_counted(&player.holdings));
        let Holdings { coins, knights, towers, queen, power } = player.holdings;
        Self {
            name: player.name.clone(),
            colour: player.colour.clone(),
            kingdom: player.kingdom.to_string().lines().map(str::to_owned).collect(),
            coins: coins.filter(|coins| *coins > 0),
            knights,
            towers,
            queen: queen.filter(|queen| *queen),
            power: power.map(|coat| coat.id().to_owned()),
            members: player.members.clone(),
            unsure: player.unsure.iter().map(|place| [place.row, place.col]).collect(),
            uncounted: uncounted.map(|input| input.id().to_owned()).collect(),
            extra: player.extra.clone(),
        }
    }
}
