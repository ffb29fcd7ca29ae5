//! The Queen: she joins whoever has the most towers, and is with one player from the first tower on.

use super::super::{Input, Rules};
use super::pieces::{Earned, spots};
use super::{Entrant, Finding, Sort};

/// The towers in a kingdom: what a building brought stands there, whether it was counted or not.
pub(in crate::rules) fn standing_towers(entrant: &Entrant<'_>) -> u32 {
    entrant.holdings.towers().max(Earned::of(Input::Towers, entrant).least)
}

pub(super) fn check(rules: &Rules, entrants: &[Entrant<'_>]) -> Option<Finding> {
    if !rules.book().inputs.contains(&Input::Queen) {
        return None;
    }
    let most = entrants.iter().map(standing_towers).max().unwrap_or(0);
    // She comes with a tower, and towers come with buildings.
    let unearned = |host: &Entrant<'_>| Earned::of(Input::Towers, host).most == Some(0);
    let hosts: Vec<&Entrant<'_>> = entrants.iter().filter(|entrant| entrant.holdings.has_queen()).collect();
    // As long as somebody has not said whether she is there, she may be.
    let is_known = entrants.iter().all(|entrant| Input::Queen.is_counted(&entrant.holdings));
    let sort = match hosts[..] {
        // A single kingdom is not a game.
        [] if is_known && most > 0 && entrants.len() > 1 => return Some(Finding::at_table(Sort::NoQueen)),
        [host] if standing_towers(host) < most => {
            Sort::QueenWithFewerTowers { towers: standing_towers(host), most }
        }
        [host] if unearned(host) => Sort::QueenUnearned,
        [_] if most == 0 => Sort::QueenWithoutTowers,
        [_, _, ..] => Sort::SeveralQueens,
        _ => return None,
    };
    Some(Finding { sort, spots: spots(entrants, |entrant| entrant.holdings.has_queen()) })
}
