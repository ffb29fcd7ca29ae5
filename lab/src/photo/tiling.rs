//! How a kingdom may have been laid. In: a kingdom. Out: its dominoes and single squares, each as its places. And kingdoms
//! of any cells, to train on.

use crowncount::{Building, Cell, Kingdom, Place, Square, Terrain};
use fastrand::Rng;

use crate::random::Chance;

/// How often the cells are paired anew to leave as few single ones as can be.
const TRIES: usize = 20;

/// A kingdom of random cells with one castle and a few gaps: for training, not to be scored.
pub fn random_kingdom(side: u8, random: &mut Rng) -> Kingdom {
    let landscapes = Terrain::ALL.into_iter().filter(|terrain| !terrain.is_coat());
    let squares: Vec<Square> = landscapes
        .flat_map(|terrain| (0..=terrain.most_crowns()).filter_map(move |n| Square::new(terrain, n)))
        .collect();
    let mut kingdom = Kingdom::filled(side, side, Cell::Empty);
    for place in kingdom.places() {
        kingdom.set(
            place,
            match random.f32() {
                p if p < 0.08 => Cell::Empty,
                p if p < 0.12 => Cell::Built(*random.one_of(&Building::ALL)),
                _ => Cell::Square(*random.one_of(&squares)),
            },
        );
    }
    kingdom.set(Place::new(random.u8(..side), random.u8(..side)), Cell::Castle);
    kingdom
}

/// The tiles that may lie here: dominoes, as many as some tries can fit, and single squares for the castle and whatever is
/// left.
pub(super) fn tiles(kingdom: &Kingdom, random: &mut Rng) -> Vec<Vec<Place>> {
    let tries = (0..TRIES).map(|_| paired(kingdom, random));
    tries.min_by_key(Vec::len).unwrap_or_default()
}

/// Pairs neighbours, those that have the fewest free ones first.
fn paired(kingdom: &Kingdom, random: &mut Rng) -> Vec<Vec<Place>> {
    let is_half = |place: &Place| matches!(kingdom.get(*place), Cell::Square(_) | Cell::Built(_));
    let mut tiles: Vec<Vec<Place>> = kingdom
        .iter()
        .filter(|(place, cell)| *cell != Cell::Empty && !is_half(place))
        .map(|(place, _)| vec![place])
        .collect();
    let mut free: Vec<Place> = kingdom.places().filter(is_half).collect();
    random.shuffle(&mut free);
    let near = |place: Place, free: &[Place]| -> Vec<Place> {
        free.iter().copied().filter(|other| place.neighbours().any(|next| next == *other)).collect()
    };
    while let Some(place) = free.iter().copied().min_by_key(|place| near(*place, &free).len()) {
        let partner = near(place, &free).into_iter().min_by_key(|other| near(*other, &free).len());
        let tile: Vec<Place> = [place].into_iter().chain(partner).collect();
        free.retain(|other| !tile.contains(other));
        tiles.push(tile);
    }
    tiles
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_kingdom_is_laid_with_twelve_dominoes_and_a_castle() {
        let kingdom: Kingdom =
            "w w w w w/w w w w w/w w c w w/w w w w w/w w w w w".parse().expect("a kingdom");
        for seed in 0..10 {
            let tiles = tiles(&kingdom, &mut Rng::with_seed(seed));
            assert_eq!(tiles.iter().filter(|tile| tile.len() == 2).count(), 12);
            assert_eq!(tiles.iter().filter(|tile| tile.len() == 1).count(), 1);
            let mut places: Vec<Place> = tiles.concat();
            places.sort_unstable();
            places.dedup();
            assert_eq!(places.len(), 25);
        }
    }
}
