//! The likeliest kingdom of tiny grids, compared with trying every one.
// Likelihoods are eighths here, so their sums are exact.
#![allow(clippy::unwrap_used, clippy::float_cmp, missing_docs)]

use crowncount::laying::{
    Beliefs, Care, Connection, Effort, Likeliest, Supply, Sureness, Verdict, lay, likeliest,
    likeliest_believed, play,
};
use crowncount::random::Random;
use crowncount::{Cell, DominoBox, Frame, Kingdom, Place};
use proptest::prelude::*;

type Options = Vec<Vec<(Cell, f32)>>;

/// A corner of a kingdom around its castle, each cell with up to two other options. Likelihoods are eighths,
/// so that sums are exact and ties are common.
fn tiny(rows: u8, cols: u8, seed: u64) -> Options {
    let mut random = Random::new(seed);
    let whole = play(&[DominoBox::Kingdomino], Frame::Five, 4, Care::Compact, seed).swap_remove(0);
    let castle = whole.castles().iter().next().unwrap();
    let top = castle.row.saturating_sub(random.below(rows.into()) as u8).min(5 - rows);
    let left = castle.col.saturating_sub(random.below(cols.into()) as u8).min(5 - cols);
    let palette: Vec<Cell> =
        whole.iter().map(|(_, cell)| cell).chain([Cell::Castle, Cell::Empty, Cell::Empty]).collect();
    let mut cells = Vec::new();
    for row in top..top + rows {
        for col in left..left + cols {
            let mut options = vec![(whole.get(Place::new(row, col)), 0.0)];
            for _ in 0..random.below(3) {
                let other = palette[random.below(palette.len())];
                if options.iter().all(|(cell, _)| *cell != other) {
                    options.push((other, 1.0 - random.below(40) as f32 / 8.0));
                }
            }
            cells.push(options);
        }
    }
    cells
}

/// Every kingdom that the options allow and the dominoes make, with its likelihood.
fn all(rows: u8, cols: u8, options: &Options, supply: &Supply) -> Vec<(Kingdom, f32)> {
    let mut found = Vec::new();
    let mut turn = vec![0; options.len()];
    loop {
        let mut kingdom = Kingdom::filled(rows, cols, Cell::Empty);
        let mut likelihood = 0.0;
        for ((place, options), &turn) in kingdom.places().zip(options).zip(&turn) {
            kingdom.set(place, options[turn].0);
            likelihood += options[turn].1;
        }
        if kingdom.castles().len() == 1 {
            match lay(&[&kingdom], supply, Connection::Required, Effort::default()) {
                Verdict::Laid(_) => found.push((kingdom, likelihood)),
                Verdict::Impossible(_) => {}
                Verdict::Undecided => panic!("a tiny kingdom is decided"),
            }
        }
        let Some(next) = (0..turn.len()).find(|&index| turn[index] + 1 < options[index].len()) else {
            return found;
        };
        turn[..next].fill(0);
        turn[next] += 1;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]
    #[test]
    fn the_likeliest_kingdom_and_its_margins_are_those_of_trying_everything(
        seed in any::<u64>(), (rows, cols) in prop_oneof![Just((2, 3)), Just((3, 2)), Just((1, 5)), Just((3, 3))],
    ) {
        let options = tiny(rows, cols, seed);
        let supply = Supply::of(&[DominoBox::Kingdomino]);
        let beliefs = Beliefs::new(rows, cols, options.clone()).unwrap();
        let all = all(rows, cols, &options, &supply);
        let best = all.iter().map(|(_, likelihood)| *likelihood).reduce(f32::max);
        match likeliest(&beliefs, &supply, Connection::Required, Effort::default()) {
            Likeliest::Laid { kingdom, sureness, .. } => {
                let best = best.expect("there is none");
                prop_assert_eq!(beliefs.likelihood(&kingdom), best);
                for ((place, cell), sure) in kingdom.iter().zip(sureness) {
                    let others = all.iter().filter(|(other, _)| other.get(place) != cell);
                    let margin = others.clone().map(|(_, likelihood)| best - likelihood).reduce(f32::min);
                    let margin = margin.filter(|margin| *margin < Sureness::MOST);
                    prop_assert_eq!(sure.margin, margin.unwrap_or(Sureness::MOST), "at {:?}", place);
                    prop_assert_eq!(sure.rival.is_some(), margin.is_some());
                    if let Some(rival) = sure.rival {
                        let is_so = |(other, likelihood): &(Kingdom, f32)| {
                            other.get(place) == rival && best - likelihood == sure.margin
                        };
                        prop_assert!(all.iter().any(is_so));
                    }
                }
            }
            Likeliest::Contradiction => prop_assert_eq!(best, None),
            Likeliest::Undecided => prop_assert!(false, "a tiny kingdom is decided"),
        }
    }

    #[test]
    fn the_connection_rule_is_broken_only_for_what_it_is_worth(
        seed in any::<u64>(), (rows, cols) in prop_oneof![Just((2, 3)), Just((3, 3))], worth in 0_u8..5,
    ) {
        let worth = f32::from(worth);
        let supply = Supply::of(&[DominoBox::Kingdomino]);
        let beliefs = Beliefs::new(rows, cols, tiny(rows, cols, seed)).unwrap();
        let cost = |answer: &Likeliest| match answer {
            Likeliest::Laid { cost, .. } => *cost,
            _ => f32::INFINITY,
        };
        let [kept, broken] = [Connection::Required, Connection::Ignored]
            .map(|connection| cost(&likeliest(&beliefs, &supply, connection, Effort::default())));
        let (answer, connection) = likeliest_believed(&beliefs, &supply, worth, Effort::default());
        let expected = if kept < broken + worth || kept == broken { kept } else { broken };
        prop_assert_eq!(cost(&answer), expected);
        prop_assert!(connection == Connection::Ignored || expected == kept);
    }
}
