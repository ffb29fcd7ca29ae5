//! How fast kingdoms are scored and audited: `cargo bench --bench rules`.
//!
//! Goals: a million scores of 5x5 kingdoms a second on one core, each with its derivation as data; the audit of a
//! full 7x7 kingdom under 5 ms and of a four-player game under 50 ms, none of them given up. The derivation in
//! words is measured beside it.
#![allow(missing_docs)]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use crowncount::laying::{Care, play};
use crowncount::words::Words;
use crowncount::{Audit, DominoBox, Entrant, Frame, Game, Harmony, Holdings, Kingdom, Rules, Score, audit};

const BOX: [DominoBox; 1] = [DominoBox::Kingdomino];

fn rules(frame: Frame) -> Rules {
    Rules::of(Game::Kingdomino, None).and_then(|rules| rules.with_frame(frame)).expect("rules that exist")
}

fn audited(rules: &Rules, kingdoms: &[Kingdom]) -> Audit {
    let entrant = |kingdom| Entrant::new(kingdom, Holdings::default());
    audit(rules, &kingdoms.iter().map(entrant).collect::<Vec<_>>())
}

fn scoring(c: &mut Criterion) {
    let rules = rules(Frame::Five);
    let kingdoms: Vec<Kingdom> =
        (0..250).flat_map(|seed| play(&BOX, Frame::Five, 4, Care::Compact, seed)).collect();
    let mut group = c.benchmark_group("score");
    group.throughput(Throughput::Elements(kingdoms.len() as u64));
    group.bench_function("1000 kingdoms 5x5", |b| {
        b.iter(|| {
            kingdoms
                .iter()
                .map(|k| Score::of(&rules, black_box(k), &Holdings::default()).total())
                .sum::<u32>()
        });
    });
    group.bench_function("1000 kingdoms 5x5, derived in words", |b| {
        let words = Words::english();
        b.iter(|| {
            let derived = |kingdom| {
                let score = Score::of(&rules, black_box(kingdom), &Holdings::default());
                score.lines.iter().map(|line| words.text(&score.say_why(line)).len()).sum::<usize>()
            };
            kingdoms.iter().map(derived).sum::<usize>()
        });
    });
    group.finish();
}

/// Kingdoms of random legal games that fill their frame.
fn full_kingdoms(frame: Frame, players: usize, count: usize) -> Vec<Kingdom> {
    let all = (0..).flat_map(|seed| play(&BOX, frame, players, Care::Compact, seed));
    all.filter(|kingdom| Harmony::of(kingdom, frame) == Harmony::Complete).take(count).collect()
}

fn auditing(c: &mut Criterion) {
    let mut group = c.benchmark_group("audit");
    let seven = rules(Frame::Seven);
    let full = full_kingdoms(Frame::Seven, 2, 50);
    for kingdom in &full {
        assert!(audited(&seven, std::slice::from_ref(kingdom)).findings.is_empty());
    }
    let mut next = full.iter().cycle();
    group.bench_function("a full 7x7 kingdom", |b| {
        b.iter(|| next.next().map(|kingdom| audited(&seven, std::slice::from_ref(kingdom))));
    });

    let five = rules(Frame::Five);
    let games: Vec<Vec<Kingdom>> =
        (0..200).map(|seed| play(&BOX, Frame::Five, 4, Care::Compact, seed)).collect();
    for game in &games {
        assert!(audited(&five, game).findings.is_empty());
    }
    let mut next = games.iter().cycle();
    group.bench_function("a four-player game", |b| b.iter(|| next.next().map(|game| audited(&five, game))));
    group.finish();
}

criterion_group!(benches, scoring, auditing);
criterion_main!(benches);
