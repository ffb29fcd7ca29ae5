//! Places of a kingdom's grid, and sets of them as bits.

/// The longest side that a kingdom can be written with: two more than the widest frame, so that a kingdom that
/// broke out of its frame can still be entered and explained.
pub const MAX_SIDE: u8 = 9;

/// A place in a kingdom's grid, counted from 0 at the top left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Place {
    /// Rows from the top.
    pub row: u8,
    /// Columns from the left.
    pub col: u8,
}

impl Place {
    /// The place in that row and column.
    pub const fn new(row: u8, col: u8) -> Self {
        Self { row, col }
    }

    /// The places above, left, right and below, as far as they lie on the largest grid.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        Places::from(self).grown().without(self.into()).iter()
    }
}

/// A set of places.
///
/// One bit per place, in rows of [`MAX_SIDE`] bits and one guard bit, so that growing by a step is four shifts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Places(u128);

impl Places {
    const STRIDE: u32 = MAX_SIDE as u32 + 1;
    const GRID: u128 = {
        let row = (1 << MAX_SIDE) - 1;
        let mut grid = 0;
        let mut i = 0;
        while i < MAX_SIDE as u32 {
            grid |= row << (i * Self::STRIDE);
            i += 1;
        }
        grid
    };

    /// No place.
    pub const NONE: Self = Self(0);

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the place is one of them.
    pub fn contains(self, place: Place) -> bool {
        !self.and(place.into()).is_empty()
    }

    /// Adds a place.
    pub fn insert(&mut self, place: Place) {
        self.0 |= Self::from(place).0;
    }

    /// Adds all of these.
    pub const fn extend(&mut self, places: Self) {
        self.0 |= places.0;
    }

    /// Every place moved one column to the right.
    #[must_use]
    pub(super) const fn stepped_right(self) -> Self {
        Self(self.0 << 1)
    }

    /// Those in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// These and their neighbours above, left, right and below.
    #[must_use]
    pub const fn grown(self) -> Self {
        let Self(bits) = self;
        let sideways = bits << 1 | bits >> 1;
        let upright = bits << Self::STRIDE | bits >> Self::STRIDE;
        Self((bits | sideways | upright) & Self::GRID)
    }

    /// The first place, reading row by row.
    pub const fn first(self) -> Option<Place> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        Some(Place::new((bit / Self::STRIDE) as u8, (bit % Self::STRIDE) as u8))
    }

    /// The places of `self` that can be reached from `seed` step by step.
    #[must_use]
    pub const fn reached_from(self, seed: Self) -> Self {
        let mut group = seed.and(self);
        loop {
            let next = group.grown().and(self);
            if next.0 == group.0 {
                return group;
            }
            group = next;
        }
    }

    /// The connected groups that these places fall into.
    pub fn groups(self) -> impl Iterator<Item = Self> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seed = Self(rest.0 & rest.0.wrapping_neg());
            if seed.is_empty() {
                return None;
            }
            let group = rest.reached_from(seed);
            rest = rest.without(group);
            Some(group)
        })
    }

    /// The places, row by row.
    pub fn iter(self) -> impl Iterator<Item = Place> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let place = rest.first()?;
            rest.0 &= rest.0 - 1;
            Some(place)
        })
    }
}

impl From<Place> for Places {
    /// The set of that place alone. A place off the largest grid is in no set, so this is none for it.
    fn from(place: Place) -> Self {
        if place.row < MAX_SIDE && place.col < MAX_SIDE {
            Self(1 << (u32::from(place.row) * Self::STRIDE + u32::from(place.col)))
        } else {
            Self::NONE
        }
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        places.into_iter().fold(Self::NONE, |set, place| set.or(place.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_do_not_touch_at_their_ends() {
        let end = Places::from(Place::new(0, MAX_SIDE - 1));
        let places: Vec<_> = end.grown().without(end).iter().collect();
        assert_eq!(places, [Place::new(0, MAX_SIDE - 2), Place::new(1, MAX_SIDE - 1)]);
    }

    #[test]
    fn places_off_the_largest_grid_are_in_no_set() {
        for (row, col) in [(MAX_SIDE, 0), (0, MAX_SIDE), (12, 8), (u8::MAX, u8::MAX)] {
            let off = Place::new(row, col);
            assert!(Places::from(off).is_empty(), "{off:?}");
            assert_eq!(off.neighbours().count(), 0);
            let mut places = Places(Places::GRID);
            places.insert(off);
            assert_eq!((places.len(), places.contains(off)), (u32::from(MAX_SIDE).pow(2), false));
        }
    }

    #[test]
    fn groups_fall_apart_at_corners() {
        let places: Places =
            [(0, 0), (0, 1), (1, 2), (2, 2)].map(|(r, c)| Place::new(r, c)).into_iter().collect();
        let sizes: Vec<_> = places.groups().map(Places::len).collect();
        assert_eq!(sizes, [2, 2]);
    }
}
