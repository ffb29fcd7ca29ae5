//! The 32 building tiles of Queendomino: 17 kinds.

use super::Terrain;
use crate::words::{Message, Say};

/// A kind of building tile.
///
/// ```
/// use crowncount::{Building, Effect, Terrain};
///
/// let church = Building::from_id("church").expect("a building");
/// assert_eq!(church.effect(), Effect::PerTerritory(Terrain::Town));
/// assert_eq!(church.copies(), 2);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)] // the names say it
pub enum Building {
    Bakery,
    Sawmill,
    Fishmonger,
    WeavingShop,
    MagicSchool,
    Foundry,
    Church,
    SafeKnights,
    SafeTowers,
    SmallTavern,
    BigTavern,
    Guardtower,
    FortifiedCastle,
    TravellingCastle,
    TrainingCamp,
    Statue,
    QueensTower,
}

/// What a building is worth at the end of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// 2 points for every separate territory of that terrain, of any size, crowned or not.
    PerTerritory(Terrain),
    /// 1 point for every tower the player owns.
    PerTower,
    /// 1 point for every knight the player owns, placed or in reserve.
    PerKnight,
    /// That many points.
    Points(u8),
    /// A crown for the territory of towns it stands in.
    Crown,
}

impl Effect {
    /// What one territory is worth to a building that counts territories.
    pub const POINTS_PER_TERRITORY: u32 = 2;

    /// The points for each thing it counts, or for the building itself; none if it brings a crown instead.
    pub const fn points(self) -> Option<u32> {
        match self {
            Self::PerTerritory(_) => Some(Self::POINTS_PER_TERRITORY),
            Self::PerTower | Self::PerKnight => Some(1),
            Self::Points(points) => Some(points as u32),
            Self::Crown => None,
        }
    }
}

/// One row of the building table.
struct BuildingRow {
    id: &'static str,
    copies: u8,
    effect: Effect,
    /// The knights and towers printed on the grey side, where we know them.
    brings: Pieces,
}

/// The pieces that a building brings when it is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pieces {
    /// How many knights; `None` where the tile was not seen.
    pub knights: Option<u8>,
    /// How many towers; `None` where the tile was not seen.
    pub towers: Option<u8>,
}

/// The pieces of a tile whose grey side was not seen.
const UNSEEN: Pieces = Pieces { knights: None, towers: None };

const fn brings(knights: u8, towers: u8) -> Pieces {
    Pieces { knights: Some(knights), towers: Some(towers) }
}

/// The tile shows no towers; its knights were not seen.
const NO_TOWERS: Pieces = Pieces { knights: None, towers: Some(0) };

/// The table, in the order of the enum.
const TABLE: [BuildingRow; Building::COUNT] = [
    BuildingRow { id: "bakery", copies: 2, effect: Effect::PerTerritory(Terrain::Wheat), brings: UNSEEN },
    BuildingRow {
        id: "sawmill",
        copies: 2,
        effect: Effect::PerTerritory(Terrain::Forest),
        brings: NO_TOWERS,
    },
    BuildingRow { id: "fishmonger", copies: 2, effect: Effect::PerTerritory(Terrain::Lake), brings: UNSEEN },
    BuildingRow {
        id: "weaving-shop",
        copies: 2,
        effect: Effect::PerTerritory(Terrain::Grassland),
        brings: UNSEEN,
    },
    BuildingRow {
        id: "magic-school",
        copies: 2,
        effect: Effect::PerTerritory(Terrain::Swamp),
        brings: brings(1, 1),
    },
    BuildingRow { id: "foundry", copies: 2, effect: Effect::PerTerritory(Terrain::Mine), brings: UNSEEN },
    BuildingRow { id: "church", copies: 2, effect: Effect::PerTerritory(Terrain::Town), brings: NO_TOWERS },
    BuildingRow { id: "safe-knights", copies: 1, effect: Effect::Points(2), brings: UNSEEN },
    BuildingRow { id: "safe-towers", copies: 1, effect: Effect::Points(2), brings: brings(0, 1) },
    BuildingRow { id: "small-tavern", copies: 2, effect: Effect::Points(3), brings: brings(2, 0) },
    BuildingRow { id: "big-tavern", copies: 1, effect: Effect::Points(2), brings: brings(3, 0) },
    BuildingRow { id: "guardtower", copies: 2, effect: Effect::Points(3), brings: brings(0, 2) },
    BuildingRow { id: "fortified-castle", copies: 1, effect: Effect::Points(2), brings: UNSEEN },
    BuildingRow { id: "travelling-castle", copies: 2, effect: Effect::PerTower, brings: brings(0, 1) },
    BuildingRow { id: "training-camp", copies: 2, effect: Effect::PerKnight, brings: brings(1, 0) },
    BuildingRow { id: "statue", copies: 3, effect: Effect::Points(5), brings: NO_TOWERS },
    BuildingRow { id: "queens-tower", copies: 3, effect: Effect::Crown, brings: UNSEEN },
];

impl Building {
    /// How many kinds there are.
    pub const COUNT: usize = 17;

    /// All kinds, in the order of the rule book.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Bakery,
        Self::Sawmill,
        Self::Fishmonger,
        Self::WeavingShop,
        Self::MagicSchool,
        Self::Foundry,
        Self::Church,
        Self::SafeKnights,
        Self::SafeTowers,
        Self::SmallTavern,
        Self::BigTavern,
        Self::Guardtower,
        Self::FortifiedCastle,
        Self::TravellingCastle,
        Self::TrainingCamp,
        Self::Statue,
        Self::QueensTower,
    ];

    /// The name in the kingdom notation: `queens-tower`.
    pub const fn id(self) -> &'static str {
        TABLE[self as usize].id
    }

    /// The building of that name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|building| building.id().eq_ignore_ascii_case(id))
    }

    /// How many tiles of this kind the box holds.
    pub const fn copies(self) -> u8 {
        TABLE[self as usize].copies
    }

    /// What it is worth at the end of the game.
    pub const fn effect(self) -> Effect {
        TABLE[self as usize].effect
    }

    /// The knights and towers that come with it.
    pub const fn brings(self) -> Pieces {
        TABLE[self as usize].brings
    }

    /// The crowns it adds to its territory.
    pub const fn crowns(self) -> u8 {
        matches!(self.effect(), Effect::Crown) as u8
    }
}

impl Say for Building {
    fn say(&self) -> Message {
        Message::new(format!("building-{}", self.id()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_stands_in_the_order_of_the_enum() {
        for (index, building) in Building::ALL.into_iter().enumerate() {
            assert_eq!(building as usize, index);
            assert_eq!(Building::from_id(building.id()), Some(building));
        }
    }

    #[test]
    fn the_box_holds_32_tiles() {
        assert_eq!(Building::ALL.iter().map(|b| u32::from(b.copies())).sum::<u32>(), 32);
    }
}
