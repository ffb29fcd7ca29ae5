//! The frames that a kingdom must fit.

/// The room a kingdom may take, in rows and columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Frame {
    /// 5x5, the ordinary game.
    Five,
    /// 7x7: the Mighty Duel, Queendomino for two, Royal Wedding.
    Seven,
    /// 5 rows by 7 columns, printed on Kingdomino Duel's map.
    Duel,
}

impl Frame {
    /// How many rows it has.
    pub const fn rows(self) -> u8 {
        match self {
            Self::Five | Self::Duel => 5,
            Self::Seven => 7,
        }
    }

    /// How many columns it has.
    pub const fn cols(self) -> u8 {
        match self {
            Self::Five => 5,
            Self::Seven | Self::Duel => 7,
        }
    }

    /// The length of its sides, where they are equal.
    pub const fn size(self) -> Option<u8> {
        match self {
            Self::Five => Some(5),
            Self::Seven => Some(7),
            Self::Duel => None,
        }
    }

    /// How many places it has, the castle's among them.
    pub const fn area(self) -> u32 {
        self.rows() as u32 * self.cols() as u32
    }

    /// How many dominoes fill it around the castle: as many as each player is dealt.
    pub const fn dominoes(self) -> u32 {
        (self.area() - 1) / 2
    }
}
