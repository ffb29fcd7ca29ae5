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

/// How many rows and columns a kingdom of dominoes may have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum FrameSize {
    /// 5x5.
    Five,
    /// 7x7.
    Seven,
}

impl FrameSize {
    /// Both sizes, the smaller first.
    pub const ALL: [Self; 2] = [Self::Five, Self::Seven];

    /// The size with so many cells a side.
    pub fn of_cells(cells: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|size| size.cells() == cells)
    }

    /// Cells a side.
    pub const fn cells(self) -> usize {
        Frame::of(self).rows() as usize
    }
}

impl Frame {
    /// The square frame of this size.
    pub const fn of(size: FrameSize) -> Self {
        match size {
            FrameSize::Five => Self::Five,
            FrameSize::Seven => Self::Seven,
        }
    }

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
    pub const fn size(self) -> Option<FrameSize> {
        match self {
            Self::Five => Some(FrameSize::Five),
            Self::Seven => Some(FrameSize::Seven),
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
