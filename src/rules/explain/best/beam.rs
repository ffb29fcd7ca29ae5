//! The beam search: all moves of the most promising unfinished layings, of which only the most promising are kept.

use std::cmp::Reverse;
use std::collections::HashSet;

use super::Race;
use super::board::Board;
use super::state::PartialLaying;

pub(super) fn search(race: &mut Race<'_>, board: &Board, width: usize) {
    let hand = race.hand;
    let mut beam = vec![PartialLaying::new(hand).on(board)];
    while !beam.is_empty() {
        let mut next: Vec<(u32, PartialLaying)> = Vec::new();
        let mut seen: HashSet<PartialLaying> = HashSet::new();
        for state in &beam {
            let mut children = Vec::new();
            board.moves(hand, state, |kind, places| children.push(state.with(hand, kind, places)));
            for child in children {
                if !race.step() {
                    return;
                }
                if seen.contains(&child) || !board.has_room(&child) {
                    continue;
                }
                let (bound, hope) = board.outlook(hand, &child);
                if bound > race.best.points {
                    seen.insert(child.clone());
                    next.push((2 * hope + bound, child));
                }
            }
        }
        next.sort_by_key(|(promise, _)| Reverse(*promise));
        next.truncate(width);
        beam = next.into_iter().map(|(_, state)| state).collect();
        let done: Vec<PartialLaying> = beam.iter().filter(|state| state.to_lay() == 0).cloned().collect();
        for state in &done {
            race.offer(board, state);
        }
        beam.retain(|state| state.to_lay() > 0);
    }
}
