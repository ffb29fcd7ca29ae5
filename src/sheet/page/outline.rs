//! The border of a group of cells. In: places. Out: closed loops of corners, a little inside the border.

use crate::model::{MAX_SIDE, Place, Places};

/// A corner of the grid, as row and column of the cell to its bottom right.
type Corner = [i32; 2];

/// The loops around some places: one around each connected group, and one around each hole. Every corner is
/// moved inside by `inset`; a cell has side 1.
pub(super) fn loops(places: Places, inset: f32) -> Vec<Vec<[f32; 2]>> {
    let mut edges = edges(places);
    let mut loops = Vec::new();
    while let Some(first) = edges.pop() {
        let mut path = vec![first];
        while let Some(next) = next(&mut edges, path[path.len() - 1]) {
            path.push(next);
        }
        loops.push(inside(&path, inset));
    }
    loops
}

/// The sides of cells with no cell of the group beyond, each running clockwise around its cell.
fn edges(places: Places) -> Vec<[Corner; 2]> {
    let grid = 0..i32::from(MAX_SIDE);
    let has = |row: i32, col: i32| {
        let on_grid = grid.contains(&row) && grid.contains(&col);
        on_grid && places.contains(Place::new(row as u8, col as u8))
    };
    let mut edges = Vec::new();
    for place in places.iter() {
        let (row, col) = (i32::from(place.row), i32::from(place.col));
        let sides = [
            ((row - 1, col), [[row, col], [row, col + 1]]),
            ((row, col + 1), [[row, col + 1], [row + 1, col + 1]]),
            ((row + 1, col), [[row + 1, col + 1], [row + 1, col]]),
            ((row, col - 1), [[row + 1, col], [row, col]]),
        ];
        edges.extend(sides.into_iter().filter(|((row, col), _)| !has(*row, *col)).map(|(_, edge)| edge));
    }
    edges
}

/// Takes the edge that goes on from another one. Where two cells touch at a corner only, the path turns right,
/// so that it stays with its own cell.
fn next(edges: &mut Vec<[Corner; 2]>, last: [Corner; 2]) -> Option<[Corner; 2]> {
    let going = direction(last);
    let right = [going[1], -going[0]];
    let follows = |edge: &&[Corner; 2]| edge[0] == last[1];
    let best = edges.iter().filter(follows).max_by_key(|edge| direction(**edge) == right).copied()?;
    edges.retain(|edge| *edge != best);
    Some(best)
}

/// Rows and columns that an edge goes.
fn direction([from, to]: [Corner; 2]) -> Corner {
    [to[0] - from[0], to[1] - from[1]]
}

/// The corners where the path turns, as x and y, moved inside.
fn inside(path: &[[Corner; 2]], inset: f32) -> Vec<[f32; 2]> {
    let before = path.iter().cycle().skip(path.len() - 1);
    let turns = before.zip(path).filter(|(before, edge)| direction(**before) != direction(**edge));
    let moved = |(before, edge): (&[Corner; 2], &[Corner; 2])| {
        let [row, col] = edge[0];
        // The inside is to the right of an edge: going right it is below, going down it is to the left.
        let (a, b) = (direction(*before), direction(*edge));
        let down = (a[1] + b[1]) as f32;
        let left = (a[0] + b[0]) as f32;
        [col as f32 - left * inset, row as f32 + down * inset]
    };
    turns.map(moved).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(rows: &[&str]) -> Places {
        let mut places = Places::NONE;
        for (row, text) in rows.iter().enumerate() {
            for (col, _) in text.chars().enumerate().filter(|(_, letter)| *letter == '#') {
                places.insert(Place::new(row as u8, col as u8));
            }
        }
        places
    }

    /// Twice the area inside the loops, counted clockwise; holes count against it.
    fn area(loops: &[Vec<[f32; 2]>]) -> f32 {
        let turn = |a: [f32; 2], b: [f32; 2]| a[0] * b[1] - b[0] * a[1];
        let of = |path: &Vec<[f32; 2]>| -> f32 {
            path.iter().zip(path.iter().cycle().skip(1)).map(|(a, b)| turn(*a, *b)).sum()
        };
        loops.iter().map(of).sum()
    }

    #[test]
    fn loops_hold_the_cells_and_nothing_else() {
        let cases: [(&[&str], usize); 6] = [
            (&["#"], 1),
            (&["##", "#."], 1),
            (&["###", "#.#", "###"], 2),
            (&["#.", ".#"], 2),
            (&["###", "#.#", "##."], 1),
            (&["##.", "#.#", "###"], 1),
        ];
        for (rows, count) in cases {
            let cells = places(rows);
            let loops = loops(cells, 0.0);
            assert_eq!(loops.len(), count, "{rows:?}");
            assert!((area(&loops) / 2.0 - cells.len() as f32).abs() < 1e-3, "{rows:?} {loops:?}");
        }
    }

    #[test]
    fn corners_move_inside() {
        let square = loops(places(&["#"]), 0.1);
        assert!((area(&square) / 2.0 - 0.64).abs() < 1e-3, "{square:?}");
        let ring = loops(places(&["###", "#.#", "###"]), 0.1);
        assert!((area(&ring) / 2.0 - (2.8 * 2.8 - 1.2 * 1.2)).abs() < 1e-3, "{ring:?}");
    }
}
