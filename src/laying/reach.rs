//! The connection rule: every domino must be joined to the castle through squares that match.
//!
//! Squares of one territory touch each other, so a territory is joined as a whole; a territory is joined to the
//! castle by touching it, and to another territory by a domino that lies on both.

use super::search::Position;
use super::table::Table;
use crate::model::{Kingdom, Places};

/// What joins the territories of each kingdom to its castle.
pub(super) struct Reach {
    kingdoms: Vec<Shape>,
}

/// The territories of one kingdom, as bits.
struct Shape {
    regions: Vec<Places>,
    /// Those that touch the castle, or a place that nobody knows yet.
    joined: u128,
    /// The placements that lie on two territories, with both as bits.
    bridges: Vec<(usize, u128)>,
}

impl Reach {
    /// The territories of these kingdoms. A kingdom without a castle is not judged.
    pub(super) fn of(kingdoms: &[&Kingdom], table: &Table) -> Self {
        let shape = |(index, kingdom): (usize, &&Kingdom)| {
            let regions: Vec<Places> = kingdom.regions().map(|(_, places)| places).collect();
            let castles = kingdom.castles();
            let anchors = castles.or(kingdom.unknown()).grown();
            let is_joined = |region: &Places| castles.is_empty() || !region.and(anchors).is_empty();
            let bits = |of: &dyn Fn(&Places) -> bool| {
                let chosen = regions.iter().enumerate().filter(|(_, region)| of(region));
                chosen.fold(0_u128, |bits, (index, _)| bits | 1 << index)
            };
            let joined = bits(&is_joined);
            let mut bridges = Vec::new();
            for (index_of_placement, placement) in table.placements.iter().enumerate() {
                let ends = placement.squares.map(|square| &table.squares[square]);
                if ends[0].kingdom == index && ends.iter().all(|end| end.look.is_some()) {
                    let ends = bits(&|region: &Places| ends.iter().any(|end| region.contains(end.place)));
                    if ends.count_ones() == 2 {
                        bridges.push((index_of_placement, ends));
                    }
                }
            }
            Shape { regions, joined, bridges }
        };
        Self { kingdoms: kingdoms.iter().enumerate().map(shape).collect() }
    }

    /// A rule that nothing breaks.
    pub(super) fn everywhere() -> Self {
        Self { kingdoms: Vec::new() }
    }

    /// A kingdom with territories that no domino that is laid or could still be laid joins to its castle.
    pub(super) fn cut_off(&self, position: &Position) -> Option<(usize, Places)> {
        self.kingdoms.iter().enumerate().find_map(|(index, shape)| {
            let cut_off = shape.cut_off(position);
            (!cut_off.is_empty()).then_some((index, cut_off))
        })
    }
}

impl Shape {
    fn cut_off(&self, position: &Position) -> Places {
        let mut joined = self.joined;
        loop {
            let before = joined;
            for &(placement, ends) in &self.bridges {
                if joined & ends != 0 && joined & ends != ends && !position.is_dead(placement) {
                    joined |= ends;
                }
            }
            if joined == before {
                break;
            }
        }
        let apart = self.regions.iter().enumerate().filter(|(index, _)| joined >> index & 1 == 0);
        apart.fold(Places::NONE, |all, (_, region)| all.or(*region))
    }
}
