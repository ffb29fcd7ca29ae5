//! The search through all layings of a frame that they fill or nearly fill: place by place in the order of reading, so
//! that every laying is met once and not in each order of its dominoes. Whether the dominoes keep the connection rule is
//! asked of whole layings. It is cut off where even the most optimistic count is no better than the best found so far.

use std::cmp::Reverse;

use super::Race;
use super::board::Board;
use super::state::PartialLaying;

/// More free places than this make it slower than laying domino by domino.
pub(super) const MOST_SPARE: u32 = 2;

pub(super) fn search(race: &mut Race<'_>, board: &Board) {
    search_from(race, board, &PartialLaying::new(race.hand).on(board));
}

/// The same in what is free of a board on which places are taken.
pub(super) fn search_from(race: &mut Race<'_>, board: &Board, start: &PartialLaying) {
    let spare = (board.free(start).count_ones()).saturating_sub(2 * start.to_lay());
    descend(race, board, start, spare, &mut Vec::new());
}

fn descend(
    race: &mut Race<'_>,
    board: &Board,
    state: &PartialLaying,
    spare: u32,
    laid: &mut Vec<(usize, [u32; 2])>,
) {
    let hand = race.hand;
    if state.to_lay() == 0 {
        if board.keeps_connection(hand, laid) {
            race.offer(board, state);
        }
        return;
    }
    let free = board.free(state);
    let bit = free & free.wrapping_neg();
    if bit == 0 {
        return;
    }
    let first = bit.trailing_zeros();
    let right = if bit & board.right_edge == 0 { bit << 1 } else { 0 };
    let seconds = (right | bit << board.side) & free;
    let mut children = Vec::new();
    for (index, kind) in hand.kinds.iter().enumerate().filter(|(index, _)| state.left[*index] > 0) {
        let is_even = kind.halves[0] == kind.halves[1];
        let mut rest = seconds;
        while rest != 0 {
            let second = rest.trailing_zeros();
            rest &= rest - 1;
            // Two equal squares need not be laid both ways round.
            let ways = [[first, second], [second, first]];
            for places in &ways[..if is_even { 1 } else { 2 }] {
                let child = state.with(hand, index, *places);
                let bound = board.bound(hand, &child);
                if bound > race.best.points && board.has_room(&child) {
                    children.push((bound, index, *places, child));
                }
            }
        }
    }
    children.sort_by_key(|(bound, ..)| Reverse(*bound));
    for (bound, kind, places, child) in children {
        if bound <= race.best.points {
            break;
        }
        if !race.step() {
            return;
        }
        laid.push((kind, places));
        descend(race, board, &child, spare, laid);
        laid.pop();
    }
    // The place stays free.
    if spare > 0 && !race.is_over {
        let mut child = state.clone();
        child.taken |= bit;
        if board.bound(hand, &child) > race.best.points && board.has_room(&child) && race.step() {
            descend(race, board, &child, spare - 1, laid);
        }
    }
}
