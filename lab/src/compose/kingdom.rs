//! Laying a kingdom: dominoes grow from the castle until the frame is full or enough is laid.

use crate::random::Chance;
use crowncount::{Cell, Extent, Kingdom, Place};
use fastrand::Rng;

/// One piece on the lattice.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Piece {
    /// Which picture, or which castle floor.
    pub picture: usize,
    /// The castle is one cell, a domino two.
    pub is_castle: bool,
    /// The centre, in cells.
    pub centre: (f64, f64),
    /// The turn, clockwise in radians.
    pub angle: f64,
}

/// A kingdom as it lies.
#[derive(Debug, Clone)]
pub struct Laid {
    /// The pieces, in the order of laying.
    pub pieces: Vec<Piece>,
    /// Rows and columns of its frame.
    pub size: usize,
    /// The covered rows and columns: left, top, right, bottom in cells.
    pub extent: [usize; 4],
    /// What lies where, the tiles as far to the top left as they go.
    pub kingdom: Kingdom,
}

/// Not everybody keeps to the connection rule: of the labelled kingdoms, a fifth do not.
const LEGAL: f64 = 0.8;

/// Lays a random kingdom of this size with dominoes of these two cells each, of which some are free, each piece up to
/// `looseness` cells away from its place.
pub fn lay_kingdom(
    size: usize,
    faces: &[[Cell; 2]],
    free: &[usize],
    castles: usize,
    looseness: f64,
    random: &mut Rng,
) -> Laid {
    loop {
        let laid = try_kingdom(size, None, faces, free, castles, looseness, random);
        let [left, top, right, bottom] = laid.extent;
        // Smaller ones would be kingdoms of another size, or cover too little to tell.
        let span = (right - left).max(bottom - top);
        let least = if size == 5 { 4 } else { 6 };
        let covered = laid.pieces.len() * 2 - 1;
        if span >= least && covered * 2 >= size * size {
            return laid;
        }
    }
}

/// Lays a random kingdom of so many dominoes in a frame of 5 x 5.
pub(super) fn lay_few(
    dominoes: usize,
    faces: &[[Cell; 2]],
    free: &[usize],
    castles: usize,
    looseness: f64,
    random: &mut Rng,
) -> Laid {
    loop {
        let laid = try_kingdom(5, Some(dominoes), faces, free, castles, looseness, random);
        if laid.pieces.len() == dominoes + 1 {
            return laid;
        }
    }
}

/// Lays what goes into a frame, at most so many dominoes where a number is given.
fn try_kingdom(
    size: usize,
    dominoes: Option<usize>,
    faces: &[[Cell; 2]],
    free: &[usize],
    castles: usize,
    looseness: f64,
    random: &mut Rng,
) -> Laid {
    // Some kingdoms never reach the whole frame.
    let missing = |random: &mut Rng| usize::from(random.chance(0.15));
    let (columns, rows) = (size - missing(random), size - missing(random));
    let target = if random.chance(0.5) { 1.0 } else { random.between(0.6, 1.0) };
    let is_legal = random.chance(LEGAL);
    let mut deck = free.to_vec();
    random.shuffle(&mut deck);
    let castle = if random.chance(0.6) {
        (columns / 2, rows / 2)
    } else {
        (random.usize(..columns), random.usize(..rows))
    };
    let place = |column: usize, row: usize| Place::new(row as u8, column as u8);
    let mut kingdom = Kingdom::filled(rows as u8, columns as u8, Cell::Empty);
    kingdom.set(place(castle.0, castle.1), Cell::Castle);
    let drift = |random: &mut Rng| (0.5 * random.normal()).clamp(-1.0, 1.0) * looseness;
    let mut pieces = vec![Piece {
        picture: random.usize(..castles),
        is_castle: true,
        centre: (castle.0 as f64 + 0.5 + drift(random), castle.1 as f64 + 0.5 + drift(random)),
        angle: random.usize(..4) as f64 * std::f64::consts::FRAC_PI_2 + 0.3 * drift(random),
    }];
    let goal = dominoes.map_or((target * (columns * rows) as f64) as usize, |dominoes| 2 * dominoes + 1);
    while pieces.len() * 2 < goal {
        let Some(picture) = deck.pop() else { break };
        let spots = spots(&kingdom, faces[picture], is_legal);
        if spots.is_empty() {
            continue;
        }
        let [one, other] = spots[random.usize(..spots.len())];
        kingdom.set(one, faces[picture][0]);
        kingdom.set(other, faces[picture][1]);
        let middle = |one: u8, other: u8| (f64::from(one) + f64::from(other) + 1.0) / 2.0;
        let (dx, dy) = (f64::from(other.col) - f64::from(one.col), f64::from(other.row) - f64::from(one.row));
        pieces.push(Piece {
            picture,
            is_castle: false,
            centre: (middle(one.col, other.col) + drift(random), middle(one.row, other.row) + drift(random)),
            angle: dy.atan2(dx) + 0.3 * drift(random),
        });
    }
    let (left, top, right, bottom) = kingdom.extent().map_or((0, 0, 1, 1), |extent| {
        let Extent { top_left: Place { row, col }, rows, cols } = extent;
        (col, row, col + cols, row + rows)
    });
    Laid {
        pieces,
        size,
        extent: [left, top, right, bottom].map(usize::from),
        kingdom: at_top_left(&kingdom, size as u8),
    }
}

/// Where a domino may lie, its first cell first: next to what is there, with a matching terrain where `is_legal`.
fn spots(kingdom: &Kingdom, [first, second]: [Cell; 2], is_legal: bool) -> Vec<[Place; 2]> {
    let is_free = |place: Place| kingdom.get(place) == Cell::Empty;
    let neighbours = |place: Place| {
        let inside = |next: &Place| next.row < kingdom.rows() && next.col < kingdom.cols();
        place.neighbours().filter(inside).collect::<Vec<_>>()
    };
    let joins = |place: Place, cell: Cell| {
        neighbours(place).into_iter().any(|next| match (kingdom.get(next), cell) {
            (Cell::Castle, _) => true,
            (Cell::Square(there), Cell::Square(here)) => !is_legal || there.terrain() == here.terrain(),
            _ => false,
        })
    };
    kingdom
        .places()
        .flat_map(|place| neighbours(place).into_iter().map(move |other| [place, other]))
        .filter(|&[one, other]| is_free(one) && is_free(other) && (joins(one, first) || joins(other, second)))
        .collect()
}

/// A kingdom in a frame of this size, its tiles as far to the top left as they go.
fn at_top_left(kingdom: &Kingdom, size: u8) -> Kingdom {
    let mut moved = Kingdom::filled(size, size, Cell::Empty);
    let Some(extent) = kingdom.extent() else { return moved };
    for (place, cell) in kingdom.iter().filter(|(_, cell)| cell.is_tile()) {
        moved.set(Place::new(place.row - extent.top_left.row, place.col - extent.top_left.col), cell);
    }
    moved
}
