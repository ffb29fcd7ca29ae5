//! The search through all layings, depth first, cut off where even the most optimistic count is no better than the best
//! found so far.

use std::cmp::Reverse;
use std::collections::HashSet;

use super::Race;
use super::board::Board;
use super::state::PartialLaying;

/// The most unfinished layings that are remembered; the others are searched again.
const MOST_SEEN: usize = 1 << 20;

pub(super) fn search(race: &mut Race<'_>, board: &Board) {
    search_from(race, board, &PartialLaying::new(race.hand).on(board));
}

/// The same in what is free of a board on which places are taken.
pub(super) fn search_from(race: &mut Race<'_>, board: &Board, start: &PartialLaying) {
    descend(race, board, start, &mut HashSet::new());
}

fn descend(race: &mut Race<'_>, board: &Board, state: &PartialLaying, seen: &mut HashSet<PartialLaying>) {
    if state.to_lay() == 0 {
        race.offer(board, state);
        return;
    }
    let hand = race.hand;
    let mut children = Vec::new();
    board.moves(hand, state, |kind, places| {
        let child = state.with(hand, kind, places);
        let bound = board.bound(hand, &child);
        if bound > race.best.points && board.has_room(&child) {
            children.push((bound, child));
        }
    });
    children.sort_by_key(|(bound, _)| Reverse(*bound));
    for (bound, child) in children {
        // What was found meanwhile may be better than this can be.
        if bound <= race.best.points || seen.contains(&child) {
            continue;
        }
        if !race.step() {
            return;
        }
        descend(race, board, &child, seen);
        if seen.len() < MOST_SEEN {
            seen.insert(child);
        }
    }
}
