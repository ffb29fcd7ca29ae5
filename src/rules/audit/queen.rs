//! The Queen: she joins whoever has the most towers, and is with one player from the first tower on.

use super::super::{Input, Rules};
use super::pieces::{Earned, spots};
use super::{Entrant, Finding, Sort};

pub(super) fn check(rules: &Rules, entrants: &[Entrant<'_>]) -> Option<Finding> {
    if !rules.book().inputs.contains(&Input::Queen) {
        return None;
    }
    // Towers that a building brought stand, whether they were counted or not.
    let towers =
        |entrant: &Entrant<'_>| entrant.holdings.towers.max(Earned::of(Input::Towers, entrant).least);
    let most = entrants.iter().map(towers).max().unwrap_or(0);
    let hosts: Vec<&Entrant<'_>> = entrants.iter().filter(|entrant| entrant.holdings.queen).collect();
    let sort = match hosts[..] {
        // A single kingdom is not a game.
        [] if most > 0 && entrants.len() > 1 => return Some(Finding::at_table(Sort::NoQueen)),
        [_] if most == 0 => Sort::QueenWithoutTowers,
        [host] if towers(host) < most => Sort::QueenWithFewerTowers { towers: towers(host), most },
        [_, _, ..] => Sort::SeveralQueens,
        _ => return None,
    };
    Some(Finding { sort, spots: spots(entrants, |entrant| entrant.holdings.queen) })
}
