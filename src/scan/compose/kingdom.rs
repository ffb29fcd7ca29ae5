//! Laying a kingdom: dominoes grow from the castle until the frame is full or enough is laid.

use crate::scan::random::Random;

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
}

/// Lays a random kingdom of this size, each piece up to `looseness` cells away from its place.
pub fn lay_kingdom(
    size: usize,
    dominoes: usize,
    castles: usize,
    looseness: f64,
    random: &mut Random,
) -> Laid {
    loop {
        let laid = try_kingdom(size, dominoes, castles, looseness, random);
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

fn try_kingdom(size: usize, dominoes: usize, castles: usize, looseness: f64, random: &mut Random) -> Laid {
    // Some kingdoms never reach the whole frame.
    let missing = |random: &mut Random| usize::from(random.chance(0.15));
    let (columns, rows) = (size - missing(random), size - missing(random));
    let target = if random.chance(0.5) { 1.0 } else { random.range(0.6, 1.0) };
    let mut taken = vec![false; columns * rows];
    let mut deck: Vec<usize> = (0..dominoes).collect();
    random.shuffle(&mut deck);
    let castle = if random.chance(0.6) {
        (columns / 2, rows / 2)
    } else {
        (random.below(columns), random.below(rows))
    };
    taken[castle.1 * columns + castle.0] = true;
    let drift = |random: &mut Random| (0.5 * random.normal()).clamp(-1.0, 1.0) * looseness;
    let mut pieces = vec![Piece {
        picture: random.below(castles),
        is_castle: true,
        centre: (castle.0 as f64 + 0.5 + drift(random), castle.1 as f64 + 0.5 + drift(random)),
        angle: random.below(4) as f64 * std::f64::consts::FRAC_PI_2 + 0.3 * drift(random),
    }];
    let goal = (target * (columns * rows) as f64) as usize;
    while pieces.len() * 2 < goal {
        let mut places = Vec::new();
        for row in 0..rows {
            for column in 0..columns {
                for (dx, dy) in [(1, 0), (0, 1)] {
                    let (c2, r2) = (column + dx, row + dy);
                    if c2 >= columns
                        || r2 >= rows
                        || taken[row * columns + column]
                        || taken[r2 * columns + c2]
                    {
                        continue;
                    }
                    if touches(&taken, columns, rows, column, row) || touches(&taken, columns, rows, c2, r2) {
                        places.push((column, row, dx, dy));
                    }
                }
            }
        }
        let (Some(picture), false) = (deck.pop(), places.is_empty()) else { break };
        let (column, row, dx, dy) = places[random.below(places.len())];
        taken[row * columns + column] = true;
        taken[(row + dy) * columns + column + dx] = true;
        let standing = if dy == 1 { std::f64::consts::FRAC_PI_2 } else { 0.0 };
        let flipped = if random.chance(0.5) { std::f64::consts::PI } else { 0.0 };
        pieces.push(Piece {
            picture,
            is_castle: false,
            centre: (
                column as f64 + 0.5 * (1.0 + dx as f64) + drift(random),
                row as f64 + 0.5 * (1.0 + dy as f64) + drift(random),
            ),
            angle: standing + flipped + 0.3 * drift(random),
        });
    }
    let covered = || (0..columns * rows).filter(|&i| taken[i]);
    let ends = |place: &dyn Fn(usize) -> usize| {
        (covered().map(place).min().unwrap_or(0), covered().map(place).max().unwrap_or(0) + 1)
    };
    let (left, right) = ends(&|i| i % columns);
    let (top, bottom) = ends(&|i| i / columns);
    Laid { pieces, size, extent: [left, top, right, bottom] }
}

fn touches(taken: &[bool], columns: usize, rows: usize, column: usize, row: usize) -> bool {
    [(0i32, 1i32), (1, 0), (0, -1), (-1, 0)].iter().any(|(dx, dy)| {
        let (x, y) = (column as i32 + dx, row as i32 + dy);
        x >= 0
            && y >= 0
            && (x as usize) < columns
            && (y as usize) < rows
            && taken[y as usize * columns + x as usize]
    })
}
