//! The searches for layings: what was laid is found, what cannot be laid is told, and the likeliest kingdom is one.

use crowncount::laying::{Care, Connection, Effort, Supply, Verdict, lay, play};
use crowncount::{
    Cell, DominoBox, DominoKind, Entrant, Frame, Game, Holdings, Kingdom, Place, Rules, Square, Terrain,
    audit,
};
use proptest::prelude::*;

use crate::cell;
use crate::laying_check;
use crate::noisy_beliefs::noisy;

/// A small kingdom of Kingdomino that was laid, in which one square was then made another.
fn with_another_square() -> impl Strategy<Value = Kingdom> {
    (any::<u64>(), 0..5_u8, 0..5_u8, cell()).prop_filter_map("a square", |(seed, row, col, cell)| {
        let mut kingdom = play(&[DominoBox::Kingdomino], Frame::Five, 4, Care::None, seed).swap_remove(0);
        let place = Place::new(row, col);
        let is_landscape = cell.square().is_some_and(|square| square.terrain() != Terrain::Town);
        (is_landscape && kingdom.get(place).square().is_some()).then(|| {
            kingdom.set(place, cell);
            kingdom
        })
    })
}

/// Ten times the usual effort: of the noisiest large kingdoms one in several hundred needs more than the usual one.
const ENOUGH: Effort = Effort(2_000_000);

proptest! {
    #[test]
    fn the_likeliest_kingdom_can_be_laid_and_is_as_likely_as_the_truth(
        seed in any::<u64>(), noise in 0.0..3.0_f32, seven in any::<bool>(), compact in any::<bool>(),
    ) {
        let (frame, players) = if seven { (Frame::Seven, 2) } else { (Frame::Five, 4) };
        let care = if compact { Care::Compact } else { Care::None };
        let truth = play(&[DominoBox::Kingdomino], frame, players, care, seed).swap_remove(0);
        let supply = Supply::of(&[DominoBox::Kingdomino]);
        let beliefs = noisy(&truth, &supply, noise, seed);
        match crowncount::laying::likeliest(&beliefs, &supply, Connection::Required, ENOUGH) {
            crowncount::laying::Likeliest::Laid { kingdom, dominoes, sureness, .. } => {
                let faults = laying_check::faults(&[&kingdom], &dominoes);
                prop_assert!(faults.is_empty(), "{:?}", faults);
                prop_assert_eq!(kingdom.castles().len(), 1);
                prop_assert!(beliefs.likelihood(&kingdom) >= beliefs.likelihood(&truth) - 0.05);
                // Where the answer is wrong, the margin can be no larger than the truth allows.
                let behind = beliefs.likelihood(&kingdom) - beliefs.likelihood(&truth);
                for ((place, cell), sure) in kingdom.iter().zip(&sureness) {
                    prop_assert!(truth.get(place) == cell || sure.margin <= behind + 0.05);
                }
            }
            other => prop_assert!(false, "{other:?}"),
        }
    }
}

/// The games that kingdoms are laid in.
const TABLES: [(&[DominoBox], Game, Frame, usize); 5] = [
    (&[DominoBox::Kingdomino], Game::Kingdomino, Frame::Five, 4),
    (&[DominoBox::Kingdomino], Game::Kingdomino, Frame::Seven, 2),
    (&[DominoBox::Queendomino], Game::Queendomino, Frame::Five, 4),
    (&[DominoBox::Kingdomino, DominoBox::Queendomino], Game::RoyalWedding, Frame::Seven, 4),
    (&[DominoBox::Kingdomino, DominoBox::Queendomino], Game::RoyalWedding, Frame::Five, 6),
];

fn table() -> impl Strategy<Value = (Rules, Supply, Vec<Kingdom>)> {
    (0..TABLES.len(), any::<u64>(), any::<bool>()).prop_map(|(table, seed, compact)| {
        let (boxes, game, frame, players) = TABLES[table];
        let care = if compact { Care::Compact } else { Care::None };
        let rules = Rules::of(game, None).unwrap().with_frame(frame).unwrap();
        (rules, Supply::of(boxes), play(boxes, frame, players, care, seed))
    })
}

fn entrants(kingdoms: &[Kingdom]) -> Vec<Entrant<'_>> {
    kingdoms.iter().map(|kingdom| Entrant::new(kingdom, Holdings::default())).collect()
}

proptest! {
    #[test]
    fn what_was_laid_by_legal_moves_passes_the_audit((rules, _, kingdoms) in table()) {
        let audit = audit(&rules, &entrants(&kingdoms));
        // A domino that was left out may have been discarded before it could be laid.
        let spoken: Vec<_> = audit.findings.iter().filter(|finding| finding.sort.id() != "left-out").collect();
        prop_assert!(spoken.is_empty(), "{:?}", spoken);
        let kingdoms: Vec<&Kingdom> = kingdoms.iter().collect();
        let faults = laying_check::faults(&kingdoms, &audit.dominoes);
        prop_assert!(faults.is_empty(), "{:?}", faults);
    }

    /// A cell turned into one more of a square that is already used up.
    #[test]
    fn one_square_too_many_is_found((rules, supply, kingdoms) in table(), pick in any::<prop::sample::Index>()) {
        let squares = |kingdoms: &[Kingdom]| -> Vec<(usize, Place, Square)> {
            let each = kingdoms.iter().enumerate();
            each.flat_map(|(k, kingdom)| {
                let squares = kingdom.iter().filter_map(|(place, cell)| Some((place, cell.square()?)));
                squares.map(move |(place, square)| (k, place, square)).collect::<Vec<_>>()
            }).collect()
        };
        let laid = squares(&kingdoms);
        let count = |square: Square| laid.iter().filter(|(_, _, other)| *other == square).count();
        let full: Vec<Square> = laid.iter().map(|l| l.2).filter(|&s| count(s) == supply.squares(s)).collect();
        prop_assume!(!full.is_empty());
        let too_many = *pick.get(&full);
        let others: Vec<_> = laid.iter().filter(|(_, _, square)| *square != too_many).collect();
        let (k, place, _) = **pick.get(&others);
        let mut kingdoms = kingdoms;
        kingdoms[k].set(place, Cell::Square(too_many));
        let audit = audit(&rules, &entrants(&kingdoms));
        prop_assert!(!audit.possible());
        let named = audit.findings.iter().any(|finding| {
            matches!(finding.sort, crowncount::Sort::TooManySquares { square, .. } if square == too_many)
        });
        prop_assert!(named);
    }

    /// Where a finding says that one other square would mend the kingdom, it does.
    #[test]
    fn every_suspect_can_be_mended(kingdom in with_another_square()) {
        let supply = Supply::of(&[DominoBox::Kingdomino]);
        let rules = Rules::of(Game::Kingdomino, None).unwrap();
        for finding in audit(&rules, &entrants(std::slice::from_ref(&kingdom))).findings {
            if !matches!(finding.sort, crowncount::Sort::NoLaying | crowncount::Sort::NoConnection) {
                continue;
            }
            for suspect in finding.spots.iter().flat_map(|spot| spot.places.iter()) {
                let mends = |square: Square| {
                    let mut mended = kingdom.clone();
                    mended.set(suspect, Cell::Square(square));
                    matches!(lay(&[&mended], &supply, Connection::Required, Effort::default()), Verdict::Laid(_))
                };
                prop_assert!(supply.kinds().flat_map(DominoKind::squares).any(mends));
            }
        }
    }

    #[test]
    fn hidden_cells_contradict_nothing((rules, _, kingdoms) in table(), hide in prop::collection::vec((0..6_usize, 0..7_u8, 0..7_u8), 1..12)) {
        let mut kingdoms = kingdoms;
        for (k, row, col) in hide {
            let count = kingdoms.len();
            let kingdom = &mut kingdoms[k % count];
            let place = Place::new(row % kingdom.rows(), col % kingdom.cols());
            kingdom.set(place, Cell::Unknown);
        }
        prop_assert!(audit(&rules, &entrants(&kingdoms)).possible());
    }

    #[test]
    fn the_search_agrees_with_trying_everything(kingdom in with_another_square()) {
        let supply = Supply::of(&[DominoBox::Kingdomino]);
        match lay(&[&kingdom], &supply, Connection::Required, Effort::default()) {
            Verdict::Laid(laid) => prop_assert!(laying_check::faults(&[&kingdom], &laid).is_empty()),
            Verdict::Impossible(_) => prop_assert!(!laying_check::can_be_laid(&kingdom)),
            Verdict::Undecided => prop_assert!(false, "a small kingdom is decided"),
        }
    }
}
