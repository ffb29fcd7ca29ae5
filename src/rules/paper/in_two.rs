//! How one territory is taken for two: somebody sees a border where there is none, along a straight line.

use crate::model::{Place, Places};

/// The widest neck between two parts: nobody sees a border in the middle of a block.
const WIDEST: u32 = 2;

/// The two parts of a territory for every straight border through a neck that would cut it in two, those with the
/// narrowest neck first.
pub(super) fn in_two(places: Places) -> Vec<[Places; 2]> {
    let mut cuts: Vec<(u32, [Places; 2])> = Vec::new();
    for step in [
        |place: Place| Place::new(place.row + 1, place.col),
        |place: Place| Place::new(place.row, place.col + 1),
    ] {
        // The near sides of all borders in this direction; those that touch are one border.
        let near: Places = places.iter().filter(|place| places.contains(step(*place))).collect();
        for neck in necks(near, step).into_iter().filter(|neck| neck.len() <= WIDEST) {
            let far: Places = neck.iter().map(step).collect();
            let first = reached(places, neck, far);
            let second = places.without(first);
            if !second.is_empty() {
                cuts.push((neck.len(), [first, second]));
            }
        }
    }
    cuts.sort_by_key(|(neck, _)| *neck);
    cuts.into_iter().map(|(_, parts)| parts).collect()
}

/// The runs of near sides that lie beside each other, not behind each other.
fn necks(near: Places, step: fn(Place) -> Place) -> Vec<Places> {
    let beside = |one: Place, other: Place| {
        let apart = one.row.abs_diff(other.row) + one.col.abs_diff(other.col);
        apart == 1 && step(one) != other && step(other) != one
    };
    let mut all: Vec<Places> = Vec::new();
    for place in near.iter() {
        match all.iter_mut().find(|neck| neck.iter().any(|other| beside(place, other))) {
            Some(neck) => neck.insert(place),
            None => all.push(place.into()),
        }
    }
    all
}

/// The places that are reached from the near side of a border without crossing it.
fn reached(places: Places, near: Places, far: Places) -> Places {
    let mut group = near;
    loop {
        // A step from the near side to the far side is one across the border, unless another way leads there.
        let inside = group.without(near).grown();
        let along = near.grown().without(far);
        let next = group.or(inside.or(along).and(places));
        if next == group {
            return group;
        }
        group = next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The parts of a territory drawn with `x`, as numbers of squares.
    fn sizes(drawn: &str) -> Vec<[u32; 2]> {
        let rows = drawn.split('/').enumerate();
        let places = rows.flat_map(|(row, line)| {
            let squares = line.trim().chars().enumerate().filter(|(_, letter)| *letter == 'x');
            squares.map(move |(col, _)| Place::new(row as u8, col as u8)).collect::<Vec<_>>()
        });
        let mut all: Vec<[u32; 2]> =
            in_two(places.collect()).iter().map(|parts| parts.map(Places::len)).collect();
        all.sort_unstable();
        all
    }

    #[test]
    fn straight_borders_cut_territories_in_two() {
        assert_eq!(sizes("x"), [[0; 2]; 0]);
        assert_eq!(sizes("xx"), [[1, 1]]);
        assert_eq!(sizes("xxx"), [[1, 2], [2, 1]]);
        assert_eq!(sizes("xx/xx"), [[2, 2], [2, 2]]);
        // Two blocks that hang together by one square.
        assert_eq!(sizes("xx.xx/xxxxx"), [[2, 7], [2, 7], [2, 7], [4, 5], [5, 4], [7, 2]]);
        // Three rows are too wide for a border.
        assert_eq!(sizes("xx/xx/xx"), [[2, 4], [4, 2]]);
        // A ring is still one territory after one cut.
        assert_eq!(sizes("xxx/x.x/xxx"), [[0; 2]; 0]);
    }
}
