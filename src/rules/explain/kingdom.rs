//! One kingdom: what each building brought, what each gap and each missed bonus cost.

use super::super::{Earned, Entrant, Harmony, Input, LineId, MiddleKingdom, Rules, Score};
use super::score;
use crate::model::{Building, Cell, Kingdom, Place, Square, Terrain};

/// The notes on one kingdom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KingdomNotes {
    /// What each building brought.
    pub buildings: Vec<BuildingWorth>,
    /// The knights that the player must have and can have, judging by the buildings; `None` in games without knights.
    pub knights: Option<Earned>,
    /// The same for towers.
    pub towers: Option<Earned>,
    /// The gaps that cost something, the most expensive first.
    pub gaps: Vec<GapCost>,
    /// The bonuses that were on but missed.
    pub missed: Vec<MissedBonus>,
}

/// What a building brought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BuildingWorth {
    /// The building.
    pub building: Building,
    /// Where it stands.
    pub place: Place,
    /// How many fewer points the kingdom would have without it.
    pub points: u32,
}

/// What a gap cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GapCost {
    /// The gap.
    pub place: Place,
    /// The terrain that would have brought the most there, without a crown.
    pub terrain: Terrain,
    /// How many points.
    pub points: u32,
}

/// A bonus that was missed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MissedBonus {
    /// Its line.
    pub line: LineId,
    /// What it would have brought.
    pub points: u32,
}

pub(super) fn notes(rules: &Rules, entrant: &Entrant<'_>, own: &Score) -> KingdomNotes {
    let earned = |input: Input| rules.book().inputs.contains(&input).then(|| Earned::of(input, entrant));
    KingdomNotes {
        buildings: buildings(rules, entrant, own),
        knights: earned(Input::Knights),
        towers: earned(Input::Towers),
        gaps: gaps(rules, entrant, own),
        missed: missed(own),
    }
}

/// The total of a kingdom with one cell changed.
fn total_with(rules: &Rules, entrant: &Entrant<'_>, place: Place, cell: Cell) -> u32 {
    let mut changed: Kingdom = entrant.kingdom.clone();
    changed.set(place, cell);
    score(rules, &Entrant { kingdom: &changed, ..*entrant }).total()
}

fn buildings(rules: &Rules, entrant: &Entrant<'_>, own: &Score) -> Vec<BuildingWorth> {
    let bare = Cell::Square(Square::plain(Terrain::Town));
    let worth = |(place, cell)| {
        let Cell::Built(building) = cell else { return None };
        let points = own.total().saturating_sub(total_with(rules, entrant, place, bare));
        Some(BuildingWorth { building, place, points })
    };
    entrant.kingdom.iter().filter_map(worth).collect()
}

/// The gaps inside the outline of a kingdom: what a plain square would have brought. Alone it brings something where
/// territories are counted; of terrains that bring the same, one that lies beside the gap is named.
fn gaps(rules: &Rules, entrant: &Entrant<'_>, own: &Score) -> Vec<GapCost> {
    let kingdom = entrant.kingdom;
    let Some(extent) = kingdom.extent() else { return Vec::new() };
    let inside = |place: &Place| {
        (extent.top_left.row..extent.top_left.row + extent.rows).contains(&place.row)
            && (extent.top_left.col..extent.top_left.col + extent.cols).contains(&place.col)
    };
    let cost = |place: Place| {
        let beside = place.neighbours().filter_map(|next| kingdom.get(next).terrain());
        let gain = |terrain: Terrain| {
            let total = total_with(rules, entrant, place, Cell::Square(Square::plain(terrain)));
            GapCost { place, terrain, points: total.saturating_sub(own.total()) }
        };
        let terrains = rules.book().terrains.iter().copied().chain(beside);
        terrains.map(gain).max_by_key(|cost| cost.points).filter(|cost| cost.points > 0)
    };
    let empty = kingdom.places_where(|cell| cell == Cell::Empty);
    let mut costs: Vec<GapCost> = empty.iter().filter(inside).filter_map(cost).collect();
    costs.sort_by_key(|cost| std::cmp::Reverse(cost.points));
    costs
}

fn missed(own: &Score) -> Vec<MissedBonus> {
    let worth = |line: LineId| match line {
        LineId::MiddleKingdom => Some(MiddleKingdom::POINTS),
        LineId::Harmony => Some(Harmony::POINTS),
        _ => None,
    };
    let lines = own.lines.iter().filter(|line| line.points == 0);
    lines.filter_map(|line| Some(MissedBonus { line: line.id, points: worth(line.id)? })).collect()
}
