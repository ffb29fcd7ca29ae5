//! Whether a kingdom that was read is one that is on the table already, from whichever side it is seen.

use crate::model::{Cell, Kingdom};

/// The kingdoms are the same if this part of the tiles that both have agrees; of two of one box a third does.
const AGREE: f32 = 0.75;
/// And if they have this part of the tiles of the larger one in common.
const SHARED: f32 = 0.7;
/// Fewer tiles can be like those of anybody.
const FEWEST: usize = 5;

type Tile = (i16, i16, Cell);

/// Whether two kingdoms are the same one.
pub(super) fn is_same(read: &Kingdom, kept: &Kingdom) -> bool {
    let (read, kept) = (tiles(read), tiles(kept));
    let (fewer, more) = (read.len().min(kept.len()), read.len().max(kept.len()));
    if fewer < FEWEST {
        return false;
    }
    let mut turned = read;
    (0..4).any(|_| {
        turned = turned.iter().map(|&(row, col, cell)| (col, -row, cell)).collect();
        // Upright again in the corner of the plane.
        let least = |axis: fn(&Tile) -> i16| turned.iter().map(axis).min().unwrap_or(0);
        let (top, left) = (least(|tile| tile.0), least(|tile| tile.1));
        let moved = |rows: i16, cols: i16| {
            turned.iter().map(move |&(row, col, cell)| (row - top + rows, col - left + cols, cell))
        };
        let shifts = (-8..=8).flat_map(|rows| (-8..=8).map(move |cols| (rows, cols)));
        shifts.into_iter().any(|(rows, cols)| {
            let there = |(row, col, _): &Tile| kept.iter().find(|tile| (tile.0, tile.1) == (*row, *col));
            let pairs: Vec<(Cell, Cell)> =
                moved(rows, cols).filter_map(|tile| there(&tile).map(|other| (tile.2, other.2))).collect();
            let same = pairs.iter().filter(|(a, b)| a == b).count() as f32;
            pairs.len() as f32 >= SHARED * more as f32 && same >= AGREE * pairs.len() as f32
        })
    })
}

/// What lies there, and where.
fn tiles(kingdom: &Kingdom) -> Vec<Tile> {
    let tiles = kingdom.iter().filter(|(_, cell)| matches!(cell, Cell::Square(_) | Cell::Castle));
    tiles.map(|(place, cell)| (place.row.into(), place.col.into(), cell)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kingdom(rows: &str) -> Kingdom {
        rows.replace('/', "\n").parse().unwrap()
    }

    const ANA: &str = "s  w1 s  s  l/m2 m  m2 s  g1/g  l1 c  g  g/w1 w  f1 w  g/l1 f  f  w  g";
    /// The same with two cells read otherwise.
    const ALMOST: &str = "s  w1 s  s  l/m2 m  m  s  g1/g  l1 c  g  g/w1 w  f1 f  g/l1 f  f  w  g";
    /// The same from the right.
    const TURNED: &str = "l g1 g g g/s s g w w/s m2 c f1 f/w1 m l1 w f/s m2 g w1 l1";
    const BO: &str = "w w f f l/w w f f l/g g c l l/g g s s l/m m1 s s l";

    #[test]
    fn a_kingdom_is_known_from_every_side_and_with_a_doubt() {
        assert!(is_same(&kingdom(ANA), &kingdom(ANA)));
        assert!(is_same(&kingdom(ALMOST), &kingdom(ANA)));
        assert!(is_same(&kingdom(TURNED), &kingdom(ANA)));
    }

    #[test]
    fn it_is_known_in_a_wider_frame() {
        let wide = kingdom(&format!(
            ". . . . . ./{}",
            ANA.split('/').map(|row| format!(". {row}")).collect::<Vec<_>>().join("/")
        ));
        assert!(is_same(&kingdom(ANA), &wide) && is_same(&wide, &kingdom(ANA)));
    }

    #[test]
    fn others_and_nearly_empty_ones_are_not() {
        assert!(!is_same(&kingdom(BO), &kingdom(ANA)));
        assert!(!is_same(&kingdom("c w"), &kingdom("c w")));
    }
}
