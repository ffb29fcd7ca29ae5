//! Readings of kingdoms as a network may give them, for tests and measurements of the solver.

use crowncount::laying::{Beliefs, Supply};
use crowncount::random::Random;
use crowncount::{Cell, DominoKind, Kingdom, Place};

/// How a photo of a kingdom may be read: every cell is believed with some noise to be what it is, and now and
/// then more firmly to be something else. With noise 1, other cells are 5 to 7 nats less likely than the true one, and one
/// in 40 is misread.
pub(crate) fn noisy(kingdom: &Kingdom, supply: &Supply, noise: f32, seed: u64) -> Beliefs {
    let mut random = Random::new(seed);
    let mut all: Vec<Cell> = supply.kinds().flat_map(DominoKind::squares).map(Cell::Square).collect();
    all.sort();
    all.dedup();
    all.extend([Cell::Castle, Cell::Empty]);
    let believe = |(_, truth): (Place, Cell)| {
        let misread = random.chance(f64::from(noise) / 40.0).then(|| all[random.below(all.len())]);
        let weight = |cell: Cell| match cell {
            _ if misread == Some(cell) => 9.0,
            _ if cell == truth => 6.0,
            _ => 0.0,
        };
        all.iter().map(|&cell| (cell, weight(cell) + noise * random.unit() as f32)).collect()
    };
    let cells = kingdom.iter().map(believe).collect();
    Beliefs::new(kingdom.rows(), kingdom.cols(), cells).expect("every cell has options")
}
