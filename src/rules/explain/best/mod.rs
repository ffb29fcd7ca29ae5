//! The best laying of the dominoes that lie in a kingdom: the connection rule and the frame are kept and every domino is
//! laid. In: the rules, the kingdom and its dominoes, and how long to go on. Out: the best kingdom that was found,
//! never worse than the real one, and whether it is proven that there is no better one.
//!
//! The castle stands in turn on every place of the frame that is not a mirror image of another. A beam search (`beam`)
//! finds good kingdoms soon; a search through all layings (`fill` place by place, `depth` domino by domino where many
//! places stay free), cut off where even the most optimistic count (`Board::bound`) is no better, proves that there is
//! nothing else.

mod beam;
mod board;
mod depth;
mod fill;
mod state;

use super::super::{Entrant, Rules, Score};
use crate::model::{Cell, Domino, Frame, Kingdom};
use board::{Board, DominoHand};
use state::PartialLaying;

/// The best laying that was found.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Best {
    /// The kingdom.
    pub kingdom: Kingdom,
    /// What it scores.
    pub points: u32,
    /// Whether it is proven that no laying scores more.
    pub proven: bool,
}

/// The widths of the beam, one after the other.
const WIDTHS: [usize; 3] = [24, 120, 600];

/// How often [`best_laying`] asks whether to go on in a second of an ordinary processor (`cargo bench --bench explain`
/// says how often). Whoever counts by it gets the same answer from a busy machine as from an idle one.
pub const ASKS_PER_SECOND: u64 = 7_500;

/// Looks for the best laying of the dominoes of a kingdom, as long as `go_on` says so. `None` for a game without
/// dominoes, for more dominoes than the frame holds, and for a kingdom with unknown cells: nobody knows its dominoes.
pub fn best_laying(
    rules: &Rules,
    entrant: &Entrant<'_>,
    dominoes: &[Domino],
    mut go_on: impl FnMut() -> bool,
) -> Option<Best> {
    let frame = rules.frame();
    let is_known = entrant.kingdom.iter().all(|(_, cell)| cell != Cell::Unknown);
    if frame == Frame::Duel || !is_known || dominoes.len() as u32 > frame.dominoes() {
        return None;
    }
    let hand = DominoHand::new(rules, entrant, dominoes);
    let real = Score::of(rules, entrant.kingdom, &entrant.holdings).total();
    let mut race = Race {
        rules,
        entrant,
        hand: &hand,
        best: Best { kingdom: entrant.kingdom.clone(), points: real, proven: false },
        go_on: &mut go_on,
        steps: 0,
        is_over: false,
    };
    let boards: Vec<Board> = castles(frame).map(|castle| Board::new(frame, castle, &hand)).collect();
    // Where the castle stands decides the bonus for the middle, and so the most that can be reached.
    let start = PartialLaying::new(&hand);
    let ceiling = |board: &Board| board.bound(&hand, &start.on(board));
    let highest = boards.iter().map(ceiling).max().unwrap_or(0);
    for width in WIDTHS {
        for board in &boards {
            if race.best.points >= highest || race.is_over {
                break;
            }
            if ceiling(board) > race.best.points {
                beam::search(&mut race, board, width);
            }
        }
    }
    let mut proven = race.best.points >= highest;
    if !proven && !race.is_over {
        let spare = frame.dominoes().saturating_sub(dominoes.len() as u32) * 2;
        let search = if spare <= fill::MOST_SPARE { fill::search } else { depth::search };
        for board in &boards {
            search(&mut race, board);
        }
        proven = !race.is_over;
    }
    Some(Best { proven, ..race.best })
}

/// The places of the castle that are not mirror images or turns of each other, the middle first.
fn castles(frame: Frame) -> impl Iterator<Item = (u8, u8)> {
    let half = frame.rows() / 2;
    (0..=half).rev().flat_map(move |row| (row..=half).rev().map(move |col| (row, col)))
}

/// A search under way.
struct Race<'a> {
    rules: &'a Rules,
    entrant: &'a Entrant<'a>,
    hand: &'a DominoHand,
    best: Best,
    go_on: &'a mut dyn FnMut() -> bool,
    steps: u32,
    is_over: bool,
}

impl Race<'_> {
    /// Counts a step; whether to go on is asked now and then.
    fn step(&mut self) -> bool {
        const NOW_AND_THEN: u32 = 256;
        self.steps = self.steps.wrapping_add(1);
        if self.steps.is_multiple_of(NOW_AND_THEN) && !(self.go_on)() {
            self.is_over = true;
        }
        !self.is_over
    }

    /// Keeps a whole laying if it is the best so far.
    fn offer(&mut self, board: &Board, state: &PartialLaying) {
        let kingdom = board.kingdom(state, self.entrant);
        let points = Score::of(self.rules, &kingdom, &self.entrant.holdings).total();
        if points > self.best.points {
            self.best = Best { kingdom, points, proven: false };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{DominoBox, Holdings};
    use crate::random::Random;
    use crate::rules::Game;

    /// What a search through all layings finds from a start.
    type SearchFrom = fn(&mut Race<'_>, &Board, &PartialLaying);

    fn best_from(
        search: SearchFrom,
        rules: &Rules,
        hand: &DominoHand,
        board: &Board,
        start: &PartialLaying,
    ) -> u32 {
        let kingdom: Kingdom = "c".parse().expect("a kingdom");
        let mut race = Race {
            rules,
            entrant: &Entrant::new(&kingdom, Holdings::default()),
            hand,
            best: Best { kingdom: kingdom.clone(), points: 0, proven: false },
            go_on: &mut || true,
            steps: 0,
            is_over: false,
        };
        search(&mut race, board, start);
        race.best.points
    }

    fn some_dominoes(dice: &mut Random, count: usize) -> Vec<Domino> {
        let mut dominoes: Vec<Domino> = DominoBox::Kingdomino.dominoes().collect();
        dice.shuffle(&mut dominoes);
        dominoes.truncate(count);
        dominoes
    }

    #[test]
    fn both_searches_through_all_layings_find_the_same() {
        let rules = Rules::of(Game::Kingdomino, None).expect("rules");
        let kingdom: Kingdom = "c".parse().expect("a kingdom");
        let entrant = Entrant::new(&kingdom, Holdings::default());
        let mut dice = Random::new(5);
        for size in [1, 2, 2, 2, 2, 2] {
            let hand = DominoHand::new(&rules, &entrant, &some_dominoes(&mut dice, size));
            for castle in castles(Frame::Five) {
                let board = Board::new(Frame::Five, castle, &hand);
                let start = PartialLaying::new(&hand).on(&board);
                let best = |search| best_from(search, &rules, &hand, &board, &start);
                assert_eq!(best(fill::search_from), best(depth::search_from), "{castle:?}");
            }
        }
    }

    /// All but a few places around the castle are taken, so that a hand fills what is left, or all but one or two
    /// places of it, as a whole hand fills the frame.
    #[test]
    fn both_searches_find_the_same_where_a_hand_fills_all_that_is_free() {
        let rules = Rules::of(Game::Kingdomino, None).expect("rules");
        let kingdom: Kingdom = "c".parse().expect("a kingdom");
        let entrant = Entrant::new(&kingdom, Holdings::default());
        let mut dice = Random::new(8);
        let mut possible = 0;
        for case in 0..60 {
            let size = 3 + case % 3;
            let hand = DominoHand::new(&rules, &entrant, &some_dominoes(&mut dice, size));
            let castle = castles(Frame::Five).nth(dice.below(6)).expect("six places");
            let board = Board::new(Frame::Five, castle, &hand);
            let spare = dice.below(fill::MOST_SPARE as usize + 1);
            let mut region = board.castle;
            while (region.count_ones() as usize) < 1 + 2 * size + spare {
                let beside: Vec<u32> =
                    (0..25).filter(|place| board.grown(region) & !region & (1 << place) != 0).collect();
                region |= 1 << beside[dice.below(beside.len())];
            }
            let mut start = PartialLaying::new(&hand).on(&board);
            start.taken |= board.all & !region;
            let best = |search| best_from(search, &rules, &hand, &board, &start);
            let (filled, laid) = (best(fill::search_from), best(depth::search_from));
            assert_eq!(filled, laid, "case {case}: {size} dominoes, {spare} spare, castle {castle:?}");
            possible += usize::from(laid > 0);
        }
        assert!(possible >= 15, "only {possible} of 60 regions can be filled for points");
    }
}
