//! One thing that an audit found: what it is, whom and which cells it concerns, and how that is said.

use super::Sort;
use crate::model::{Place, Places};
use crate::words::{Arg, Message, Say};

/// One thing that an audit found.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Finding {
    /// What it is.
    pub sort: Sort,
    /// Whom and which cells it concerns; nobody, where it concerns the whole table.
    pub spots: Vec<Spot>,
}

/// Cells of one player; none, where the whole kingdom is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Spot {
    /// The player, as an index of those audited.
    pub player: usize,
    /// The cells.
    pub places: Places,
}

/// How grave a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gravity {
    /// It is impossible.
    Contradiction,
    /// It is possible, but should be checked.
    Unusual,
}

impl Finding {
    /// A finding about one player's cells.
    pub(super) fn at(sort: Sort, player: usize, places: Places) -> Self {
        Self { sort, spots: vec![Spot { player, places }] }
    }

    /// A finding about the whole table.
    pub(super) fn at_table(sort: Sort) -> Self {
        Self { sort, spots: Vec::new() }
    }

    /// A finding about cells of several players, leaving out those that have none of them.
    pub(super) fn among(sort: Sort, places: impl IntoIterator<Item = Places>) -> Self {
        let spots = places.into_iter().enumerate().map(|(player, places)| Spot { player, places });
        Self { sort, spots: spots.filter(|spot| !spot.places.is_empty()).collect() }
    }

    /// How grave it is.
    pub fn gravity(&self) -> Gravity {
        self.sort.gravity()
    }

    /// The whole finding for a person: whose kingdom, what, which cells.
    pub fn say(&self, names: &[&str]) -> Message {
        let cells: u32 = self.spots.iter().map(|spot| spot.places.len()).sum();
        let what = self.sort.say().with("cells", cells);
        let mut where_ = Vec::new();
        for spot in &self.spots {
            let name = names.get(spot.player).copied().unwrap_or_default();
            where_.push(if spot.places.is_empty() {
                Arg::from(name)
            } else {
                Arg::from(
                    Message::new("player-cells").with("player", name).with("cells", say_places(spot.places)),
                )
            });
        }
        if where_.is_empty() {
            return what;
        }
        Message::new("finding-where").with("where", Arg::List(where_)).with("what", what)
    }
}

/// The cells one by one, as far as anybody would read.
fn say_places(places: Places) -> Arg {
    let cells: Vec<Message> = places.iter().map(say_place).collect();
    match cells.len().checked_sub(MOST_CELLS) {
        None | Some(0) => cells.into_iter().collect(),
        Some(more) => {
            let rest = Message::new("and-more").with("count", more);
            cells.into_iter().take(MOST_CELLS).chain([rest]).collect()
        }
    }
}

/// How many cells are named one by one.
const MOST_CELLS: usize = 9;

fn say_place(place: Place) -> Message {
    Message::new("cell").with("row", place.row + 1).with("column", place.col + 1)
}
