//! What a cell can show. In: nothing. Out: the labels that the network tells apart, in the order of its
//! outputs, and the grounds that they stand on.

/// What lies in a cell, crowns left aside; the order is that of [`super::Reading::grounds`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// Yellow fields.
    Wheat,
    /// Dark green trees.
    Forest,
    /// Blue water.
    Lake,
    /// Light green meadows.
    Grassland,
    /// Brown mud.
    Swamp,
    /// Black rock.
    Mine,
    /// Red squares of Queendomino, built on or not.
    Town,
    /// The start tile, with or without its 3D castle.
    Castle,
    /// Table, cloth, a hand: no tile.
    Empty,
}

impl Ground {
    /// All grounds, in order.
    pub const ALL: [Self; 9] = [
        Self::Wheat,
        Self::Forest,
        Self::Lake,
        Self::Grassland,
        Self::Swamp,
        Self::Mine,
        Self::Town,
        Self::Castle,
        Self::Empty,
    ];

    /// The name of this ground, in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wheat => "wheat",
            Self::Forest => "forest",
            Self::Lake => "lake",
            Self::Grassland => "grassland",
            Self::Swamp => "swamp",
            Self::Mine => "mine",
            Self::Town => "town",
            Self::Castle => "castle",
            Self::Empty => "empty",
        }
    }

    /// The letter of this ground in the kingdom notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Wheat => 'w',
            Self::Forest => 'f',
            Self::Lake => 'l',
            Self::Grassland => 'g',
            Self::Swamp => 's',
            Self::Mine => 'm',
            Self::Town => 't',
            Self::Castle => 'c',
            Self::Empty => '.',
        }
    }
}

/// A ground with its crowns, as it occurs in the boxes of Kingdomino and Queendomino.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Label {
    /// What lies in the cell.
    pub ground: Ground,
    /// How many crowns it shows.
    pub crowns: u8,
}

/// How many labels there are.
pub const LABEL_COUNT: usize = 19;

/// All labels, in the order of the network's outputs and of [`super::Reading::labels`].
pub const LABELS: [Label; LABEL_COUNT] = [
    Label { ground: Ground::Wheat, crowns: 0 },
    Label { ground: Ground::Wheat, crowns: 1 },
    Label { ground: Ground::Forest, crowns: 0 },
    Label { ground: Ground::Forest, crowns: 1 },
    Label { ground: Ground::Lake, crowns: 0 },
    Label { ground: Ground::Lake, crowns: 1 },
    Label { ground: Ground::Grassland, crowns: 0 },
    Label { ground: Ground::Grassland, crowns: 1 },
    Label { ground: Ground::Grassland, crowns: 2 },
    Label { ground: Ground::Swamp, crowns: 0 },
    Label { ground: Ground::Swamp, crowns: 1 },
    Label { ground: Ground::Swamp, crowns: 2 },
    Label { ground: Ground::Mine, crowns: 0 },
    Label { ground: Ground::Mine, crowns: 1 },
    Label { ground: Ground::Mine, crowns: 2 },
    Label { ground: Ground::Mine, crowns: 3 },
    Label { ground: Ground::Town, crowns: 0 },
    Label { ground: Ground::Castle, crowns: 0 },
    Label { ground: Ground::Empty, crowns: 0 },
];

impl Label {
    /// The place of this label in [`LABELS`], or `None` if no box has such a cell.
    pub fn index(self) -> Option<usize> {
        LABELS.iter().position(|&label| label == self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_label_knows_its_place() {
        for (place, label) in LABELS.iter().enumerate() {
            assert_eq!(label.index(), Some(place));
        }
        assert_eq!(Label { ground: Ground::Lake, crowns: 3 }.index(), None);
    }

    #[test]
    fn every_ground_stands_at_its_own_number() {
        for (place, &ground) in Ground::ALL.iter().enumerate() {
            assert_eq!(ground as usize, place);
        }
    }
}
