//! How fast the likeliest kingdom and the margins of all its cells are found: `cargo bench --bench solver`.
//!
//! Goals: 3 ms for a 5x5 kingdom, 15 ms for a 7x7 one.
#![allow(missing_docs)]

use criterion::{Criterion, criterion_group, criterion_main};
use crowncount::{
    Beliefs, Care, Cell, Connection, DominoBox, Effort, Frame, Kingdom, Likeliest, Place, Supply, likeliest,
    play,
};

const BOX: [DominoBox; 1] = [DominoBox::Kingdomino];
/// Other cells are believed to be 5 to 7 nats less likely than the true one, and one in 40 is misread.
const NOISE: f32 = 1.0;

fn noisy(kingdom: &Kingdom, supply: &Supply, seed: u64) -> Option<Beliefs> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut all: Vec<Cell> = supply.kinds().flat_map(|(kind, _)| kind.squares()).map(Cell::Square).collect();
    all.sort();
    all.dedup();
    all.extend([Cell::Castle, Cell::Empty]);
    let believe = |(_, truth): (Place, Cell)| {
        let misread = (rng.f32() < NOISE / 40.0).then(|| all[rng.usize(0..all.len())]);
        let weight = |cell: Cell| match cell {
            _ if misread == Some(cell) => 9.0,
            _ if cell == truth => 6.0,
            _ => 0.0,
        };
        all.iter().map(|&cell| (cell, weight(cell) + NOISE * rng.f32())).collect()
    };
    Beliefs::new(kingdom.rows(), kingdom.cols(), kingdom.iter().map(believe).collect())
}

fn solving(c: &mut Criterion) {
    let supply = Supply::of(&BOX);
    let mut group = c.benchmark_group("likeliest");
    group.sample_size(20);
    for (name, frame, players) in [("5x5", Frame::Five, 4), ("7x7", Frame::Seven, 2)] {
        let truths =
            (0..60).map(|seed| (play(&BOX, frame, players, Care::Compact, seed).swap_remove(0), seed));
        let all: Vec<Beliefs> = truths.filter_map(|(truth, seed)| noisy(&truth, &supply, seed)).collect();
        for beliefs in &all {
            assert!(matches!(
                likeliest(beliefs, &supply, Connection::Required, Effort::default()),
                Likeliest::Laid { .. }
            ));
        }
        let mut next = all.iter().cycle();
        group.bench_function(format!("a noisy {name} kingdom with all margins"), |b| {
            b.iter(|| {
                next.next()
                    .map(|beliefs| likeliest(beliefs, &supply, Connection::Required, Effort::default()))
            });
        });
    }
    group.finish();
}

criterion_group!(benches, solving);
criterion_main!(benches);
