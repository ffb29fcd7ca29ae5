//! Terrains: the six of Kingdomino, Queendomino's town, and Duel's six coats of arms, which are its terrains.

use std::ops::{Index, IndexMut};

use crate::words::{Message, Say};

/// What a territory is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)] // the names say it
pub enum Terrain {
    Wheat,
    Forest,
    Lake,
    Grassland,
    Swamp,
    Mine,
    /// Queendomino's red squares, built on or not.
    Town,
    Dot,
    Stripe,
    DoubleDot,
    DoubleStripe,
    Black,
    Quarters,
}

/// One row of the terrain table.
struct TerrainRow {
    id: &'static str,
    letter: char,
    /// The most crowns (in Duel: crosses) that one square can carry in any box.
    most_crowns: u8,
}

/// The table, in the order of the enum.
const TABLE: [TerrainRow; Terrain::COUNT] = [
    TerrainRow { id: "wheat", letter: 'w', most_crowns: 1 },
    TerrainRow { id: "forest", letter: 'f', most_crowns: 1 },
    TerrainRow { id: "lake", letter: 'l', most_crowns: 1 },
    TerrainRow { id: "grassland", letter: 'g', most_crowns: 2 },
    TerrainRow { id: "swamp", letter: 's', most_crowns: 2 },
    TerrainRow { id: "mine", letter: 'm', most_crowns: 3 },
    TerrainRow { id: "town", letter: 't', most_crowns: 0 },
    TerrainRow { id: "dot", letter: 'd', most_crowns: 4 },
    TerrainRow { id: "stripe", letter: 'i', most_crowns: 4 },
    TerrainRow { id: "double-dot", letter: 'D', most_crowns: 4 },
    TerrainRow { id: "double-stripe", letter: 'I', most_crowns: 4 },
    TerrainRow { id: "black", letter: 'b', most_crowns: 4 },
    TerrainRow { id: "quarters", letter: 'q', most_crowns: 4 },
];

impl Terrain {
    /// How many there are.
    pub const COUNT: usize = 13;

    /// All of them, in the order of the score pads.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Wheat,
        Self::Forest,
        Self::Lake,
        Self::Grassland,
        Self::Swamp,
        Self::Mine,
        Self::Town,
        Self::Dot,
        Self::Stripe,
        Self::DoubleDot,
        Self::DoubleStripe,
        Self::Black,
        Self::Quarters,
    ];

    /// The name in files and on the command line: `double-dot`.
    pub const fn id(self) -> &'static str {
        TABLE[self as usize].id
    }

    /// The terrain of that name, in either case.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|terrain| terrain.id().eq_ignore_ascii_case(id))
    }

    /// The letter of the kingdom notation.
    pub const fn letter(self) -> char {
        TABLE[self as usize].letter
    }

    /// The terrain of a letter, in either case; only Duel's coats tell the cases apart.
    pub fn from_letter(letter: char) -> Option<Self> {
        let exact = |letter| Self::ALL.into_iter().find(|terrain| terrain.letter() == letter);
        exact(letter).or_else(|| exact(letter.to_ascii_lowercase()).filter(|terrain| !terrain.is_coat()))
    }

    /// The most crowns (in Duel: crosses) that one square of it can carry.
    pub const fn most_crowns(self) -> u8 {
        TABLE[self as usize].most_crowns
    }

    /// Whether it is one of Duel's coats of arms.
    pub const fn is_coat(self) -> bool {
        self as usize > Self::Town as usize
    }
}

impl Say for Terrain {
    fn say(&self) -> Message {
        Message::new(format!("terrain-{}", self.id()))
    }
}

/// A value for every terrain; none can be missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ByTerrain<T>([T; Terrain::COUNT]);

impl<T> ByTerrain<T> {
    /// All terrains with their values.
    pub fn iter(&self) -> impl Iterator<Item = (Terrain, &T)> {
        Terrain::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Terrain> for ByTerrain<T> {
    type Output = T;
    fn index(&self, terrain: Terrain) -> &T {
        &self.0[terrain as usize]
    }
}

impl<T> IndexMut<Terrain> for ByTerrain<T> {
    fn index_mut(&mut self, terrain: Terrain) -> &mut T {
        &mut self.0[terrain as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_stands_in_the_order_of_the_enum() {
        for (index, terrain) in Terrain::ALL.into_iter().enumerate() {
            assert_eq!(terrain as usize, index);
            assert_eq!(Terrain::from_id(terrain.id()), Some(terrain));
            assert_eq!(Terrain::from_letter(terrain.letter()), Some(terrain));
        }
    }

    #[test]
    fn case_matters_only_in_duel() {
        assert_eq!(Terrain::from_letter('W'), Some(Terrain::Wheat));
        assert_eq!(Terrain::from_letter('D'), Some(Terrain::DoubleDot));
        assert_eq!(Terrain::from_letter('B'), None);
    }
}
