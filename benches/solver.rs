//! How fast the likeliest kingdom and the margins of all its cells are found: `cargo bench --bench solver`.
//!
//! Goals: 3 ms for a 5x5 kingdom, 15 ms for a 7x7 one.
#![allow(missing_docs)]

#[path = "../tests/noisy_beliefs/mod.rs"]
mod noisy_beliefs;

use criterion::{Criterion, criterion_group, criterion_main};
use crowncount::laying::{Beliefs, Care, Connection, Effort, Likeliest, Supply, likeliest, play};
use crowncount::{DominoBox, Frame};

use noisy_beliefs::noisy;

const BOX: [DominoBox; 1] = [DominoBox::Kingdomino];

fn solving(c: &mut Criterion) {
    let supply = Supply::of(&BOX);
    let mut group = c.benchmark_group("likeliest");
    group.sample_size(20);
    for (name, frame, players) in [("5x5", Frame::Five, 4), ("7x7", Frame::Seven, 2)] {
        let truths =
            (0..60).map(|seed| (play(&BOX, frame, players, Care::Compact, seed).swap_remove(0), seed));
        let all: Vec<Beliefs> = truths.map(|(truth, seed)| noisy(&truth, &supply, 1.0, seed)).collect();
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
