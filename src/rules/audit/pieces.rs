//! Queendomino's other pieces: buildings, towers, knights, coins and the Queen.

use super::super::{Input, Rules};
use super::{Entrant, Finding, Sort};
use crate::model::{Building, Cell, Effect, Places};

pub(super) fn check(rules: &Rules, entrants: &[Entrant<'_>]) -> Vec<Finding> {
    let mut findings = buildings(entrants);
    for input in [Input::Towers, Input::Knights, Input::Coins] {
        let found =
            entrants.iter().map(|entrant| input.owned(&entrant.holdings)).fold(0, u32::saturating_add);
        if found > input.in_box() {
            let sort = Sort::TooManyPieces { input, found, exist: input.in_box() };
            findings
                .push(Finding { sort, spots: spots(entrants, |entrant| input.is_owned(&entrant.holdings)) });
        }
    }
    if rules.book().inputs.contains(&Input::Queen) {
        findings.extend(queen(entrants));
        findings.extend(nothing_to_count(entrants));
    }
    findings
}

/// Buildings of which there are more than tiles.
fn buildings(entrants: &[Entrant<'_>]) -> Vec<Finding> {
    let too_many = |building: Building| {
        let stands = |cell| cell == Cell::Built(building);
        let places: Vec<Places> =
            entrants.iter().map(|entrant| entrant.kingdom.places_where(stands)).collect();
        let found = places.iter().map(|places| places.len() as usize).sum();
        let exist = building.copies();
        (found > usize::from(exist))
            .then(|| Finding::among(Sort::TooManyBuildings { building, found, exist }, places))
    };
    Building::ALL.into_iter().filter_map(too_many).collect()
}

/// She stays with one player, and no other has more towers.
fn queen(entrants: &[Entrant<'_>]) -> Option<Finding> {
    let most = entrants.iter().map(|entrant| entrant.holdings.towers).max().unwrap_or(0);
    let with = |sort, is: fn(&Entrant<'_>) -> bool| Some(Finding { sort, spots: spots(entrants, is) });
    let hosts: Vec<&Entrant<'_>> = entrants.iter().filter(|entrant| entrant.holdings.queen).collect();
    match hosts[..] {
        // A kingdom alone is no game.
        [] if most > 0 && entrants.len() > 1 => Some(Finding::at_table(Sort::NoQueen)),
        [_] if most == 0 => with(Sort::QueenWithoutTowers, |entrant| entrant.holdings.queen),
        [host] if host.holdings.towers < most => {
            let sort = Sort::QueenWithFewerTowers { towers: host.holdings.towers, most };
            with(sort, |entrant| entrant.holdings.queen)
        }
        [_, _, ..] => with(Sort::SeveralQueens, |entrant| entrant.holdings.queen),
        _ => None,
    }
}

/// A building that counts knights or towers where there are none: every player starts with a knight, and the
/// building itself brings a tower, so a figure was probably forgotten.
fn nothing_to_count(entrants: &[Entrant<'_>]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (player, Entrant { kingdom, holdings }) in entrants.iter().enumerate() {
        for (place, cell) in kingdom.iter() {
            let Cell::Built(building) = cell else { continue };
            let forgotten = match building.effect() {
                Effect::PerKnight => holdings.knights == 0,
                Effect::PerTower => holdings.towers == 0,
                _ => false,
            };
            if forgotten {
                findings.push(Finding::at(Sort::NothingToCount(building), player, place.into()));
            }
        }
    }
    findings
}

/// The players of a sort, with their whole kingdoms.
pub(super) fn spots(entrants: &[Entrant<'_>], is: impl Fn(&Entrant<'_>) -> bool) -> Vec<super::Spot> {
    let chosen = entrants.iter().enumerate().filter(|(_, entrant)| is(entrant));
    chosen.map(|(player, _)| super::Spot { player, places: Places::NONE }).collect()
}
