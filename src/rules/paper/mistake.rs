//! What goes wrong when people count, and what it makes of a line.

use super::in_two::in_two;
use crate::model::{Building, Kingdom};
use crate::rules::{Line, LineId, Score, Territory, Why};
use crate::words::{Message, Say};

/// Something that goes wrong when people count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mistake {
    /// The coins were not divided by three.
    CoinsUndivided {
        /// How many coins there are.
        coins: u32,
    },
    /// The Queen's crown was left out.
    QueenLeftOut {
        /// The squares of her territory.
        squares: u32,
    },
    /// The squares of a territory were counted, but not multiplied by its crowns.
    CrownsLeftOut(Counted),
    /// A territory was left out as if it had no crowns.
    TerritoryLeftOut(Counted),
    /// One territory was counted as two.
    CountedAsTwo {
        /// The whole.
        whole: Counted,
        /// The parts, the larger one first.
        parts: [Counted; 2],
    },
    /// A bonus, or Duel's power, was forgotten.
    BonusForgotten {
        /// What it is worth.
        points: u32,
    },
    /// A building was counted twice.
    BuildingTwice {
        /// Which one.
        building: Building,
        /// What it is worth once.
        points: u32,
    },
    /// This line and another one have each other's numbers.
    LinesSwapped(LineId),
    /// The lines were added up wrongly.
    AddedWrongly {
        /// What they add up to.
        sum: u32,
    },
    /// The sum is right for the lines as they were counted: they are what is wrong.
    FollowsFromLines,
}

/// A territory, or a part of one, as it is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counted {
    /// Its squares.
    pub squares: u32,
    /// Its crowns; in Duel, its crosses.
    pub crowns: u32,
    /// Whether these are crosses.
    pub is_duel: bool,
}

impl Counted {
    fn points(self) -> u32 {
        self.squares * self.crowns
    }
}

/// Everything that may go wrong with a line, with the points that it then has; the likelier first.
pub(super) fn mistakes(kingdom: &Kingdom, score: &Score, line: &Line) -> Vec<(u32, Mistake)> {
    let own = line.points;
    match &line.why {
        Why::Coins(coins) => coins.iter().map(|&coins| (coins, Mistake::CoinsUndivided { coins })).collect(),
        Why::Buildings(buildings) => {
            let paid = buildings.iter().filter(|building| building.points() > 0);
            let twice = paid.map(|building| {
                let points = building.points();
                (own + points, Mistake::BuildingTwice { building: building.building, points })
            });
            twice.collect()
        }
        Why::MiddleKingdom(_) | Why::Harmony(_) | Why::Power(_) => {
            Vec::from_iter((own > 0).then_some((0, Mistake::BonusForgotten { points: own })))
        }
        Why::Territories(terrain) => {
            let territories = score.territories.iter().enumerate();
            let here = territories.filter(|(_, territory)| territory.terrain == *terrain);
            here.flat_map(|(index, territory)| {
                let has_queen = score.queen.is_some_and(|queen| queen.territory == index);
                in_territory(kingdom, own - territory.points(), territory, has_queen)
            })
            .collect()
        }
    }
}

/// What may go wrong with a territory, beside the rest of its line.
fn in_territory(kingdom: &Kingdom, rest: u32, territory: &Territory, has_queen: bool) -> Vec<(u32, Mistake)> {
    let &Territory { terrain, places, squares, crowns } = territory;
    let is_duel = terrain.is_coat();
    let whole = Counted { squares, crowns, is_duel };
    let mut all = Vec::new();
    if has_queen {
        all.push((rest + squares * (crowns - 1), Mistake::QueenLeftOut { squares }));
    }
    if crowns > 1 {
        all.push((rest + squares, Mistake::CrownsLeftOut(whole)));
    }
    if crowns > 0 {
        all.push((rest, Mistake::TerritoryLeftOut(whole)));
    }
    let layers = kingdom.layers();
    for parts in in_two(places) {
        let part = |index: usize, queens: u32| Counted {
            squares: parts[index].len(),
            crowns: layers.crowns(parts[index]) + queens,
            is_duel,
        };
        // The Queen's crown goes to one of the parts.
        let ways = if has_queen { vec![(1, 0), (0, 1)] } else { vec![(0, 0)] };
        for (first, second) in ways {
            let mut parts = [part(0, first), part(1, second)];
            parts.sort_by_key(|part| std::cmp::Reverse((part.squares, part.crowns)));
            let points = parts[0].points() + parts[1].points();
            all.push((rest + points, Mistake::CountedAsTwo { whole, parts }));
        }
    }
    // Of two mistakes that come to the same in a territory, the likelier is meant.
    let mut seen = Vec::new();
    all.retain(|(points, _)| {
        let is_new = !seen.contains(points);
        seen.push(*points);
        is_new
    });
    all
}

impl Say for Counted {
    fn say(&self) -> Message {
        Message::new("why-territory").with("squares", self.squares).with("crowns", self.crowns)
    }
}

impl Say for Mistake {
    fn say(&self) -> Message {
        let of_game = |crowned: &'static str, crossed: &'static str, counted: &Counted| {
            Message::new(if counted.is_duel { crossed } else { crowned })
                .with("territory", counted.say())
                .with("squares", counted.squares)
        };
        match self {
            Self::CoinsUndivided { coins } => Message::new("slip-coins").with("coins", *coins),
            Self::QueenLeftOut { squares } => Message::new("slip-queen").with("squares", *squares),
            Self::CrownsLeftOut(counted) => of_game("slip-crowns", "slip-crosses", counted),
            Self::TerritoryLeftOut(counted) => of_game("slip-territory", "slip-domain", counted),
            Self::CountedAsTwo { whole, parts: [first, second] } => {
                let parts = Message::new("why-sum").with("sum", first.say()).with("next", second.say());
                of_game("slip-two-territories", "slip-two-domains", whole).with("parts", parts)
            }
            Self::BonusForgotten { points } => Message::new("slip-bonus").with("points", *points),
            Self::BuildingTwice { building, points } => {
                Message::new("slip-building").with("building", building.say()).with("points", *points)
            }
            Self::LinesSwapped(other) => Message::new("slip-swapped").with("line", other.say()),
            Self::AddedWrongly { sum } => Message::new("slip-sum").with("sum", *sum),
            Self::FollowsFromLines => Message::new("slip-follows"),
        }
    }
}
