//! Territories: connected squares of one terrain.

use crate::model::{Kingdom, Layers, Places, Terrain};

/// A group of squares of one terrain that are connected horizontally or vertically.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Territory {
    /// What it is made of.
    pub terrain: Terrain,
    /// Where its squares lie.
    pub places: Places,
    /// How many squares it has.
    pub squares: u32,
    /// Its crowns, the Queen's among them if she stands here.
    pub crowns: u32,
}

impl Territory {
    /// Squares times crowns.
    pub fn points(&self) -> u32 {
        self.squares * self.crowns
    }
}

/// All territories of a kingdom, in the order of [`Terrain::ALL`].
///
/// ```
/// use crowncount::{Kingdom, territories};
///
/// let kingdom: Kingdom = "w1 w c / f w1 f".parse()?;
/// let sizes: Vec<_> = territories(&kingdom).iter().map(|t| (t.squares, t.crowns, t.points())).collect();
/// assert_eq!(sizes, [(3, 2, 6), (1, 0, 0), (1, 0, 0)]);
/// # Ok::<(), crowncount::NotationError>(())
/// ```
pub fn territories(kingdom: &Kingdom) -> Vec<Territory> {
    territories_of(&kingdom.layers())
}

pub(super) fn territories_of(layers: &Layers) -> Vec<Territory> {
    let mut territories = Vec::with_capacity(24);
    for (terrain, squares) in layers.squares.iter() {
        for places in squares.groups() {
            territories.push(Territory {
                terrain,
                places,
                squares: places.len(),
                crowns: layers.crowns(places),
            });
        }
    }
    territories
}
