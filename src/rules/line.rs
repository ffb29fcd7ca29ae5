//! The lines of the score pads.

use crate::model::Terrain;
use crate::words::{Message, Say};

/// A line of a score pad.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LineId {
    /// Coins, one point for three.
    Coins,
    /// The territories of a terrain (in Duel: the domains of a coat).
    Terrain(Terrain),
    /// Buildings that count territories.
    DomainBuildings,
    /// Buildings that count towers.
    TowerBuildings,
    /// Buildings that count knights.
    KnightBuildings,
    /// Buildings worth a number of points.
    PointBuildings,
    /// The bonus for a castle in the middle.
    MiddleKingdom,
    /// The bonus for a complete kingdom.
    Harmony,
    /// Duel's power, 3 points for each domain of one coat.
    Power,
}

impl LineId {
    /// The name in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Coins => "coins",
            Self::Terrain(terrain) => terrain.id(),
            Self::DomainBuildings => "domain-buildings",
            Self::TowerBuildings => "tower-buildings",
            Self::KnightBuildings => "knight-buildings",
            Self::PointBuildings => "point-buildings",
            Self::MiddleKingdom => "middle-kingdom",
            Self::Harmony => "harmony",
            Self::Power => "power",
        }
    }
}

impl Say for LineId {
    fn say(&self) -> Message {
        match self {
            Self::Terrain(terrain) => terrain.say(),
            line => Message::new(format!("line-{}", line.id())),
        }
    }
}
