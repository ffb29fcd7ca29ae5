//! The likeliest kingdoms that share one box, compared with trying every pair of them, and with the truth.
// Likelihoods are eighths here, so their sums are exact.
#![allow(clippy::unwrap_used, clippy::float_cmp, missing_docs)]

mod laying_check;

use std::collections::BTreeSet;

use crowncount::laying::{
    Beliefs, Care, Connection, Effort, Laid, Likeliest, Supply, Together, TogetherLimits, Verdict, lay,
    likeliest_together, play,
};
use crowncount::random::Random;
use crowncount::{Cell, Domino, DominoBox, Frame, Kingdom, Place};
use proptest::prelude::*;

const LIMITS: TogetherLimits =
    TogetherLimits { worth: 100.0, most_cost: 60.0, effort: Effort(200_000), layings: 400 };

type Options = Vec<Vec<(Cell, f32)>>;

/// A box with few dominoes: these numbers of Kingdomino.
fn small_box(numbers: &[u8]) -> (Supply, Vec<Domino>) {
    let (kept, gone): (Vec<Domino>, Vec<Domino>) =
        DominoBox::Kingdomino.dominoes().partition(|domino| numbers.contains(&domino.number));
    (Supply::of(&[DominoBox::Kingdomino]).without(&gone), kept)
}

/// A strip of a castle and two dominoes of a small box, each cell with up to two other squares of that box.
fn strip(hand: &[Domino], random: &mut Random) -> Options {
    let palette: Vec<Cell> =
        hand.iter().flat_map(|domino| domino.squares).map(Cell::Square).chain([Cell::Empty]).collect();
    let mut cells = vec![vec![(Cell::Castle, 0.0)]];
    for _ in 0..4 {
        let mut options: Vec<(Cell, f32)> = Vec::new();
        for i in 0..3 {
            let cell = palette[random.below(palette.len())];
            if options.iter().all(|(other, _)| *other != cell) {
                options.push((cell, if i == 0 { 0.0 } else { -(random.below(40) as f32) / 8.0 }));
            }
        }
        cells.push(options);
    }
    cells
}

/// Every kingdom that the options allow, with its likelihood.
fn all(options: &Options) -> Vec<(Kingdom, f32)> {
    let mut found: Vec<(Vec<Cell>, f32)> = vec![(Vec::new(), 0.0)];
    for options in options {
        found = found
            .iter()
            .flat_map(|(cells, sum)| {
                options.iter().map(move |(cell, log)| ([&cells[..], &[*cell]].concat(), sum + log))
            })
            .collect();
    }
    let kingdom = |(cells, sum): (Vec<Cell>, f32)| {
        let mut kingdom = Kingdom::filled(1, cells.len() as u8, Cell::Empty);
        for (col, cell) in (0..).zip(cells) {
            kingdom.set(Place::new(0, col), cell);
        }
        (kingdom, sum)
    };
    found.into_iter().map(kingdom).collect()
}

/// The kingdoms of an answer, and how all of them are laid.
fn laid(answers: &[(Likeliest, Connection)]) -> (Vec<Kingdom>, Vec<Laid>) {
    let (mut kingdoms, mut dominoes) = (Vec::new(), Vec::new());
    for (index, (answer, _)) in answers.iter().enumerate() {
        let Likeliest::Laid { kingdom, dominoes: own, .. } = answer else { panic!("{answer:?}") };
        kingdoms.push(kingdom.clone());
        dominoes.extend(own.iter().map(|laid| Laid { kingdom: index, ..*laid }));
    }
    (kingdoms, dominoes)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]
    #[test]
    fn small_boxes_give_what_trying_everything_gives(seed in any::<u64>(), grids in 2_usize..4) {
        let random = &mut Random::new(seed);
        let numbers: Vec<u8> = (0..5).map(|_| 1 + random.below(48) as u8).collect();
        let (supply, hand) = small_box(&numbers);
        let options: Vec<Options> = (0..grids).map(|_| strip(&hand, random)).collect();
        let beliefs: Vec<Beliefs> =
            options.iter().map(|options| Beliefs::new(1, 5, options.clone()).unwrap()).collect();
        // Every choice of kingdoms, the likeliest that the box can make.
        let each: Vec<Vec<(Kingdom, f32)>> = options.iter().map(all).collect();
        let mut best: Option<f32> = None;
        let mut turn = vec![0; grids];
        'all: loop {
            let chosen: Vec<&(Kingdom, f32)> = each.iter().zip(&turn).map(|(all, &i)| &all[i]).collect();
            let sum: f32 = chosen.iter().map(|(_, likelihood)| likelihood).sum();
            let kingdoms: Vec<&Kingdom> = chosen.iter().map(|(kingdom, _)| kingdom).collect();
            if best.is_none_or(|best| sum > best)
                && matches!(lay(&kingdoms, &supply, Connection::Ignored, Effort::default()), Verdict::Laid(_))
            {
                best = Some(sum);
            }
            let Some(next) = (0..grids).find(|&i| turn[i] + 1 < each[i].len()) else { break 'all };
            turn[..next].fill(0);
            turn[next] += 1;
        }
        // What the connection rule is worth is tried elsewhere, one kingdom at a time.
        match likeliest_together(&beliefs, &supply, &TogetherLimits { worth: 0.0, ..LIMITS }) {
            Together::Laid(answers) => {
                let (kingdoms, dominoes) = laid(&answers);
                let sum: f32 = kingdoms.iter().zip(&beliefs).map(|(k, beliefs)| beliefs.likelihood(k)).sum();
                prop_assert_eq!(Some(sum), best);
                let kingdoms: Vec<&Kingdom> = kingdoms.iter().collect();
                let faults = laying_check::faults(&kingdoms, &dominoes);
                let faults: Vec<&String> = faults.iter().filter(|fault| !fault.contains("connected")).collect();
                prop_assert!(faults.is_empty(), "{faults:?}");
                let own: BTreeSet<Domino> = hand.iter().copied().collect();
                prop_assert!(dominoes.iter().all(|laid| own.contains(&laid.domino)));
            }
            Together::Contradiction(_) => prop_assert_eq!(best, None),
            Together::Undecided => prop_assert!(false, "small boxes are decided"),
        }
    }
}

/// Beliefs about a kingdom that some cells of which were misread.
fn misread(truth: &Kingdom, random: &mut Random) -> Beliefs {
    let squares: Vec<Cell> =
        DominoBox::Kingdomino.dominoes().flat_map(|domino| domino.squares).map(Cell::Square).collect();
    let cells = truth.iter().map(|(_, cell)| {
        let mut options = vec![(cell, 0.0), (Cell::Castle, -6.0), (Cell::Empty, -6.0)];
        for _ in 0..2 {
            let lead = if random.chance(0.05) { 1.0 } else { -random.range(2.0, 8.0) as f32 };
            options.push((squares[random.below(squares.len())], lead));
        }
        options.sort_by(|a, b| b.1.total_cmp(&a.1));
        let mut known = BTreeSet::new();
        options.retain(|(cell, _)| known.insert(cell.to_string()));
        options
    });
    let cells = cells.collect();
    Beliefs::new(truth.rows(), truth.cols(), cells).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(25))]
    #[test]
    fn whole_games_use_no_domino_twice_and_are_as_likely_as_the_truth(seed in any::<u64>()) {
        let random = &mut Random::new(seed);
        let truths = play(&[DominoBox::Kingdomino], Frame::Five, 4, Care::Compact, seed);
        let supply = Supply::of(&[DominoBox::Kingdomino]);
        let beliefs: Vec<Beliefs> = truths.iter().map(|truth| misread(truth, random)).collect();
        match likeliest_together(&beliefs, &supply, &LIMITS) {
            Together::Laid(answers) => {
                let (kingdoms, dominoes) = laid(&answers);
                let sum = |all: &[Kingdom]| -> f32 {
                    all.iter().zip(&beliefs).map(|(kingdom, beliefs)| beliefs.likelihood(kingdom)).sum()
                };
                prop_assert!(sum(&kingdoms) >= sum(&truths) - 1e-3, "{} {}", sum(&kingdoms), sum(&truths));
                let used: BTreeSet<Domino> = dominoes.iter().map(|laid| laid.domino).collect();
                prop_assert_eq!(used.len(), dominoes.len());
            }
            Together::Contradiction(_) => prop_assert!(false, "the truth can be laid"),
            // Told, and each kingdom alone is believed then.
            Together::Undecided => {}
        }
    }
}

#[test]
fn two_games_are_told_apart_from_one() {
    let truth = play(&[DominoBox::Kingdomino], Frame::Five, 4, Care::Compact, 7).swap_remove(0);
    let sure = |kingdom: &Kingdom| {
        let cells = kingdom.iter().map(|(_, cell)| vec![(cell, 0.0), (Cell::Empty, -12.0)]).collect();
        Beliefs::new(5, 5, cells).unwrap()
    };
    let supply = Supply::of(&[DominoBox::Kingdomino]);
    let limits = TogetherLimits { most_cost: 9.0, ..LIMITS };
    let twice = [sure(&truth), sure(&truth)];
    let Together::Contradiction(claimed) = likeliest_together(&twice, &supply, &limits) else { panic!() };
    assert!(claimed.len() > 8 && claimed.iter().any(|laid| laid.kingdom == 1), "{claimed:?}");
    assert!(matches!(likeliest_together(&twice[..1], &supply, &limits), Together::Laid(_)));
}
