//! The derivations in words: '7 × 3', 'Sawmill: 3 forests × 2', '11 coins, 1 point per 3'.

use super::{BuildingPoints, Harmony, Line, MiddleKingdom, Score, Territory, Why};
use crate::model::{Effect, Terrain};
use crate::words::{Message, Say};

impl Score {
    /// What the points of a line came from, for a person.
    pub fn say_why(&self, line: &Line) -> Message {
        match &line.why {
            Why::Territories(terrain) => self.say_territories(*terrain),
            Why::Coins(None) => Message::new("why-uncounted"),
            Why::Coins(Some(value)) => Message::new("why-coins").with("value", *value),
            Why::Buildings(buildings) => say_buildings(buildings),
            Why::MiddleKingdom(verdict) => verdict.say(),
            Why::Harmony(verdict) => verdict.say(),
            Why::Power(None) => Message::new("why-no-power"),
            Why::Power(Some((coat, domains))) => {
                Message::new("why-power").with("coat", coat.say()).with("count", *domains)
            }
        }
    }

    /// '3 × 1 + 2 × 1', and a note about the Queen.
    fn say_territories(&self, terrain: Terrain) -> Message {
        let mut terms: Vec<(bool, &Territory)> = self
            .territories
            .iter()
            .enumerate()
            .filter(|(_, territory)| territory.terrain == terrain)
            .map(|(index, territory)| (self.queen.is_some_and(|queen| queen.territory == index), territory))
            .collect();
        terms.sort_by_key(|(_, territory)| std::cmp::Reverse((territory.points(), territory.squares)));
        let term = |&(with_queen, territory): &(bool, &Territory)| {
            let id = if with_queen { "why-territory-queen" } else { "why-territory" };
            Message::new(id).with("squares", territory.squares).with("crowns", territory.crowns)
        };
        let sum = terms
            .iter()
            .map(term)
            .reduce(|sum, next| Message::new("why-sum").with("sum", sum).with("next", next));
        let free =
            self.queen.filter(|queen| queen.choices > 1 && terms.iter().any(|(with_queen, _)| *with_queen));
        match (sum, free) {
            (None, _) => Message::new("why-nothing"),
            (Some(sum), None) => sum,
            (Some(sum), Some(queen)) => {
                Message::new("why-queen-free").with("sum", sum).with("count", queen.choices)
            }
        }
    }
}

fn say_buildings(buildings: &[BuildingPoints]) -> Message {
    let parts = buildings.iter().map(Say::say);
    let together = |all: Message, next: Message| Message::new("why-list").with("all", all).with("next", next);
    parts.reduce(together).unwrap_or_else(|| Message::new("why-nothing"))
}

impl Say for BuildingPoints {
    fn say(&self) -> Message {
        let counted = match self.building.effect() {
            Effect::PerTerritory(terrain) => Message::new(format!("territories-{}", terrain.id())),
            Effect::PerTower => Message::new("towers"),
            Effect::PerKnight => Message::new("knights"),
            Effect::Points(_) | Effect::Crown => {
                return Message::new("why-building-points")
                    .with("building", self.building.say())
                    .with("points", self.each);
            }
        };
        Message::new("why-building-counts")
            .with("building", self.building.say())
            .with("counted", counted.with("count", self.count))
            .with("each", self.each)
    }
}

impl Say for MiddleKingdom {
    fn say(&self) -> Message {
        match self {
            Self::Centred { strictly: true } => Message::new("why-middle"),
            Self::Centred { strictly: false } => Message::new("why-middle-loosely"),
            Self::OffCentre(far) => Message::new("why-off-middle").with("count", far.len()),
            Self::Castles(count) => Message::new("why-castles").with("count", *count),
        }
    }
}

impl Say for Harmony {
    fn say(&self) -> Message {
        match self {
            Self::Complete => Message::new("why-complete"),
            Self::Missing(count) => Message::new("why-missing").with("count", *count),
            Self::TooWide => Message::new("why-too-wide"),
            Self::Castles(count) => Message::new("why-castles").with("count", *count),
        }
    }
}
