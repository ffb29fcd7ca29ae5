//! Tiles that may not belong to the kingdom. In: a kingdom. Out: those that make one of 5x5 look like one of 7x7.

use crate::model::{FrameSize, Kingdom, Place, Places};

/// A domino or two beside a kingdom of 5x5 may make it look like one of 7x7: all tiles outside of a frame of 5x5 that leaves
/// out so few.
pub(super) fn strays(kingdom: &Kingdom, few_tiles: usize) -> Places {
    let small = FrameSize::Five.cells() as u8;
    let starts = || 0..=kingdom.rows().saturating_sub(small);
    let outside = |(top, left): (u8, u8)| -> Places {
        let is_inside = |place: Place| {
            (top..top + small).contains(&place.row) && (left..left + small).contains(&place.col)
        };
        let tiles = kingdom.iter().filter(|(place, cell)| cell.is_tile() && !is_inside(*place));
        tiles.map(|(place, _)| place).collect()
    };
    let frames = starts().flat_map(|top| starts().map(move |left| (top, left)));
    let few = frames.map(outside).filter(|outside| outside.len() as usize <= few_tiles);
    let mut strays = Places::NONE;
    few.for_each(|some| strays.extend(some));
    strays
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Cell;

    #[test]
    fn a_domino_beside_a_small_kingdom_may_not_belong_to_it() {
        let found = |is_tile: fn(Place) -> bool| -> Vec<Place> {
            let mut kingdom = Kingdom::filled(7, 7, Cell::Empty);
            let places: Vec<Place> = kingdom.places().filter(|place| is_tile(*place)).collect();
            for place in places {
                kingdom.set(place, Cell::Castle);
            }
            strays(&kingdom, 4).iter().collect()
        };
        assert_eq!(
            found(|place| place.row < 5 && place.col > 1 || place.row == 2),
            [Place::new(2, 0), Place::new(2, 1)]
        );
        assert!(found(|_| true).is_empty());
        assert!(found(|place| place.row < 5 && place.col > 1).is_empty());
    }
}
