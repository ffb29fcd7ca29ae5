//! What a kingdom scores, line by line of the printed pad, with what each number came from.

use super::territory::territories_of;
use super::{Harmony, LineId, MiddleKingdom, Rules, Territory};
use crate::model::{Building, Cell, Effect, Holdings, Kingdom, Place, Places, Terrain};

/// The score of one kingdom.
///
/// ```
/// use crowncount::{Game, Holdings, Kingdom, Rules, Score};
///
/// let rules = Rules::of(Game::Kingdomino, None)?;
/// let kingdom: Kingdom = "f f f f f1 / . c f1 f1 .".parse()?;
/// let score = Score::of(&rules, &kingdom, &Holdings::default());
/// assert_eq!(score.total(), 7 * 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Score {
    /// The lines of the pad, in its order.
    pub lines: Vec<Line>,
    /// All territories, in the order of [`Terrain::ALL`].
    pub territories: Vec<Territory>,
    /// Where the Queen stands, if this player has her.
    pub queen: Option<Queen>,
    /// The places that nobody has filled in: while there are any, the total is not the last word.
    pub unknown: Places,
}

/// One line of the pad.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// Which line.
    pub id: LineId,
    /// What it is worth.
    pub points: u32,
    /// What that came from.
    pub why: Why,
}

/// What the points of a line came from.
#[derive(Debug, Clone, PartialEq)]
pub enum Why {
    /// The territories of this terrain: [`Score::territories_of`].
    Territories(Terrain),
    /// Coins of this value, one point for three. `None` if nobody has counted them.
    Coins(Option<u32>),
    /// These buildings.
    Buildings(Vec<BuildingPoints>),
    /// The castle's place.
    MiddleKingdom(MiddleKingdom),
    /// The complete frame.
    Harmony(Harmony),
    /// Duel's power: this coat, which has so many domains. `None` if the player does not have it.
    Power(Option<(Terrain, u32)>),
}

/// What one building is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BuildingPoints {
    /// The building.
    pub building: Building,
    /// Where it stands.
    pub place: Place,
    /// How many territories, towers or knights it counts; 1 for a building with fixed points.
    pub count: u32,
    /// Points for each.
    pub each: u32,
}

/// Where the Queen stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Queen {
    /// Her territory in [`Score::territories`], one of the largest.
    pub territory: usize,
    /// How many territories are as large, hers among them: the choice is free and changes no total.
    pub choices: usize,
}

/// How many coins make a point.
const COINS_PER_POINT: u32 = 3;
/// What each domain of the chosen coat is worth to the owner of Duel's power.
const POINTS_PER_DOMAIN: u32 = 3;

impl BuildingPoints {
    /// What it is worth.
    pub fn points(&self) -> u32 {
        self.count * self.each
    }
}

impl Score {
    /// Scores a kingdom by the rules.
    pub fn of(rules: &Rules, kingdom: &Kingdom, holdings: &Holdings) -> Self {
        let holdings = &rules.counted(holdings);
        let layers = kingdom.layers();
        let mut territories = territories_of(&layers);
        let queen = if holdings.has_queen() { place_queen(&mut territories) } else { None };
        let mut score = Self { lines: Vec::with_capacity(16), territories, queen, unknown: layers.unknown };
        for id in rules.lines() {
            let (points, why) = score.line(id, rules, kingdom, holdings);
            score.lines.push(Line { id, points, why });
        }
        score
    }

    /// The sum of all lines.
    pub fn total(&self) -> u32 {
        self.lines.iter().map(|line| line.points).sum()
    }

    /// The territories of one terrain.
    pub fn territories_of(&self, terrain: Terrain) -> impl Iterator<Item = &Territory> {
        self.territories.iter().filter(move |territory| territory.terrain == terrain)
    }

    /// The squares of the largest territory, crowned or not.
    pub fn largest_territory(&self) -> u32 {
        self.territories.iter().map(|territory| territory.squares).max().unwrap_or(0)
    }

    /// All crowns of the kingdom, the Queen's among them.
    pub fn crowns(&self) -> u32 {
        self.territories.iter().map(|territory| territory.crowns).sum()
    }

    /// The points of one line, and where they come from.
    fn line(&self, id: LineId, rules: &Rules, kingdom: &Kingdom, holdings: &Holdings) -> (u32, Why) {
        let buildings = |effect: fn(Effect) -> bool| {
            let buildings = self.buildings(kingdom, holdings, effect);
            (buildings.iter().map(BuildingPoints::points).sum(), Why::Buildings(buildings))
        };
        match id {
            LineId::Terrain(terrain) => {
                (self.territories_of(terrain).map(Territory::points).sum(), Why::Territories(terrain))
            }
            LineId::Coins => (holdings.coins() / COINS_PER_POINT, Why::Coins(holdings.coins)),
            LineId::DomainBuildings => buildings(|effect| matches!(effect, Effect::PerTerritory(_))),
            LineId::TowerBuildings => buildings(|effect| effect == Effect::PerTower),
            LineId::KnightBuildings => buildings(|effect| effect == Effect::PerKnight),
            LineId::PointBuildings => buildings(|effect| matches!(effect, Effect::Points(_))),
            LineId::MiddleKingdom => {
                let verdict = MiddleKingdom::of(kingdom, rules.frame());
                (verdict.points(), Why::MiddleKingdom(verdict))
            }
            LineId::Harmony => {
                let verdict = Harmony::of(kingdom, rules.frame());
                (verdict.points(), Why::Harmony(verdict))
            }
            LineId::Power => {
                let domains = holdings.power.map(|coat| (coat, self.territories_of(coat).count() as u32));
                (domains.map_or(0, |(_, count)| count * POINTS_PER_DOMAIN), Why::Power(domains))
            }
        }
    }

    /// The buildings of one sort of effect, each with what it is worth.
    fn buildings(
        &self,
        kingdom: &Kingdom,
        holdings: &Holdings,
        of: fn(Effect) -> bool,
    ) -> Vec<BuildingPoints> {
        let worth = |(place, cell)| {
            let Cell::Built(building) = cell else { return None };
            if !of(building.effect()) {
                return None;
            }
            let each = building.effect().points()?;
            let count = match building.effect() {
                Effect::PerTerritory(terrain) => self.territories_of(terrain).count() as u32,
                Effect::PerTower => holdings.towers(),
                Effect::PerKnight => holdings.knights(),
                Effect::Points(_) | Effect::Crown => 1,
            };
            Some(BuildingPoints { building, place, count, each })
        };
        kingdom.iter().filter_map(worth).collect()
    }
}

/// Puts the Queen on a largest territory, where she counts as a crown. Of several she takes the first.
fn place_queen(territories: &mut [Territory]) -> Option<Queen> {
    let largest = territories.iter().map(|territory| territory.squares).max()?;
    let is_largest = |territory: &Territory| territory.squares == largest;
    let choices = territories.iter().filter(|territory| is_largest(territory)).count();
    let territory = territories.iter().position(is_largest)?;
    territories[territory].crowns += 1;
    Some(Queen { territory, choices })
}
