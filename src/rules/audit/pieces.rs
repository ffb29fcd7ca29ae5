//! Queendomino's pieces besides the dominoes: buildings, knights, towers and coins. The Queen is in `queen`.
//!
//! Everybody begins with one knight; all other knights and all towers come from buildings, which stay where they
//! were built, and no knight is ever given back. So the buildings of a kingdom say what its player must have at
//! least, and, where the grey sides of all of them are known, at most.

use super::super::{Input, Rules};
use super::{Entrant, Finding, Sort};
use crate::model::{Building, Cell, Effect, Places};

pub(super) fn check(rules: &Rules, entrants: &[Entrant<'_>]) -> Vec<Finding> {
    let mut findings = buildings(entrants);
    findings.extend(turns(rules, entrants));
    for input in [Input::Towers, Input::Knights, Input::Coins] {
        let found =
            entrants.iter().map(|entrant| input.owned(&entrant.holdings)).fold(0, u32::saturating_add);
        if found > input.in_box() {
            let sort = Sort::TooManyPieces { input, found, exist: input.in_box() };
            findings
                .push(Finding { sort, spots: spots(entrants, |entrant| input.is_owned(&entrant.holdings)) });
        }
    }
    for input in [Input::Towers, Input::Knights] {
        if rules.book().inputs.contains(&input) {
            findings.extend(earned(input, entrants));
        }
    }
    if rules.book().inputs.contains(&Input::Knights) {
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

/// A player builds once a turn, and has a turn for each domino.
fn turns(rules: &Rules, entrants: &[Entrant<'_>]) -> Vec<Finding> {
    let most = rules.frame().dominoes();
    let too_many = |(player, entrant): (usize, &Entrant<'_>)| {
        let built = entrant.kingdom.places_where(|cell| matches!(cell, Cell::Built(_)));
        let found = built.len();
        (found > most).then(|| Finding::at(Sort::TooManyBuilt { found, most }, player, built))
    };
    entrants.iter().enumerate().filter_map(too_many).collect()
}

/// How many of a piece a player must and can have, judging by the buildings of the kingdom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Earned {
    /// The fewest.
    pub least: u32,
    /// The most, where that is certain.
    pub most: Option<u32>,
}

impl Earned {
    /// The knights or towers of a player, judging by the buildings of the kingdom.
    pub fn of(input: Input, entrant: &Entrant<'_>) -> Self {
        let at_first = u32::from(input == Input::Knights);
        let brings = |building: Building| match input {
            Input::Knights => building.brings().knights,
            Input::Towers => building.brings().towers,
            _ => Some(0),
        };
        let gains: Vec<Option<u8>> = entrant.buildings().map(brings).collect();
        let least = at_first + gains.iter().flatten().map(|&gain| u32::from(gain)).sum::<u32>();
        // A place that nobody has filled in may hold another building.
        let certain = gains.iter().all(Option::is_some) && entrant.kingdom.unknown().is_empty();
        Self { least, most: certain.then_some(least) }
    }
}

/// Knights and towers against what the buildings brought. What nobody has counted is not judged, but towers that must
/// be there are asked for.
fn earned(input: Input, entrants: &[Entrant<'_>]) -> Vec<Finding> {
    let is_counted = |entrant: &Entrant<'_>| input.is_counted(&entrant.holdings);
    let judge = |(player, entrant): (usize, &Entrant<'_>)| {
        let found = input.owned(&entrant.holdings);
        let Earned { least, most } = Earned::of(input, entrant);
        let sort = match most {
            _ if found < least => Sort::TooFewPieces { input, found, least },
            Some(most) if found > most => Sort::UnearnedPieces { input, found, most },
            _ => return None,
        };
        Some(Finding::at(sort, player, Places::NONE))
    };
    let is_forgotten = |entrant: &Entrant<'_>| {
        input == Input::Towers
            && !is_counted(entrant)
            && Earned::of(input, entrant).least > 0
            // The finding about the building that counts them says it more clearly.
            && !entrant.buildings().any(|building| building.effect() == Effect::PerTower)
    };
    let counted = entrants.iter().enumerate().filter(|(_, entrant)| is_counted(entrant));
    let mut findings: Vec<Finding> = counted.filter_map(judge).collect();
    let forgotten = Finding { sort: Sort::NotCounted(input), spots: spots(entrants, is_forgotten) };
    findings.extend(Some(forgotten).filter(|finding| !finding.spots.is_empty()));
    findings
}

/// A building that counts knights or towers where nobody has counted them.
fn nothing_to_count(entrants: &[Entrant<'_>]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (player, entrant) in entrants.iter().enumerate() {
        for (place, cell) in entrant.kingdom.iter() {
            let Cell::Built(building) = cell else { continue };
            let counts = match building.effect() {
                Effect::PerKnight => Input::Knights,
                Effect::PerTower => Input::Towers,
                _ => continue,
            };
            if !counts.is_counted(&entrant.holdings) {
                findings.push(Finding::at(Sort::NothingToCount(building), player, place.into()));
            }
        }
    }
    findings
}

/// The players for whom this holds, with their whole kingdoms.
pub(super) fn spots(entrants: &[Entrant<'_>], is: impl Fn(&Entrant<'_>) -> bool) -> Vec<super::Spot> {
    let chosen = entrants.iter().enumerate().filter(|(_, entrant)| is(entrant));
    chosen.map(|(player, _)| super::Spot { player, places: Places::NONE }).collect()
}
