//! Territories: connected squares of one terrain.

use crate::model::{Kingdom, Places, Terrain};

/// A group of squares of one terrain that are connected horizontally or vertically.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Territory {
    /// What it is made of.
    pub terrain: Terrain,
    /// Its squares.
    pub places: Places,
    /// Its crowns, the Queen's among them if she stands here.
    pub crowns: u32,
}

impl Territory {
    /// How many squares it has.
    pub fn squares(&self) -> u32 {
        self.places.len()
    }

    /// Squares times crowns.
    pub fn points(&self) -> u32 {
        self.squares() * self.crowns
    }
}

/// All territories of a kingdom, in the order of [`Terrain::ALL`].
///
/// ```
/// use crowncount::{Kingdom, territories};
///
/// let kingdom: Kingdom = "w1 w c / f w1 f".parse()?;
/// let sizes: Vec<_> = territories(&kingdom).iter().map(|t| (t.squares(), t.crowns, t.points())).collect();
/// assert_eq!(sizes, [(3, 2, 6), (1, 0, 0), (1, 0, 0)]);
/// # Ok::<(), crowncount::NotationError>(())
/// ```
pub fn territories(kingdom: &Kingdom) -> Vec<Territory> {
    // Which squares have each bit of a crown count: a territory's crowns are then a few population counts.
    let mut crowned = [Places::NONE; 3];
    for (place, cell) in kingdom.iter().filter(|(_, cell)| cell.crowns() > 0) {
        for (bit, places) in crowned.iter_mut().enumerate() {
            if cell.crowns() >> bit & 1 == 1 {
                places.insert(place);
            }
        }
    }
    let crowns = |places: Places| (0..).zip(crowned).map(|(bit, crowned)| places.and(crowned).len() << bit).sum();
    let territory = |(terrain, places)| Territory { terrain, places, crowns: crowns(places) };
    kingdom.regions().map(territory).collect()
}
