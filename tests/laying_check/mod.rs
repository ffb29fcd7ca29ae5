//! Checks a laying by the words of the rule book, apart from the search that found it.

#![allow(dead_code)] // each driver uses its part

use std::collections::{BTreeMap, BTreeSet};

use crowncount::laying::Laid;
use crowncount::{Cell, Domino, Kingdom, Place};

/// What is wrong with a laying of these kingdoms, all of whose cells are known.
pub(crate) fn faults(kingdoms: &[&Kingdom], dominoes: &[Laid]) -> Vec<String> {
    let mut wrong = Vec::new();
    let used: BTreeSet<Domino> = dominoes.iter().map(|laid| laid.domino).collect();
    if used.len() != dominoes.len() {
        wrong.push("a domino is used twice".to_owned());
    }
    for (index, kingdom) in kingdoms.iter().enumerate() {
        let mut lies = BTreeMap::new();
        for laid in dominoes.iter().filter(|laid| laid.kingdom == index) {
            let [one, other] = laid.places;
            if one.row.abs_diff(other.row) + one.col.abs_diff(other.col) != 1 {
                wrong.push(format!("{laid:?} lies on places that do not touch"));
            }
            for (place, square) in laid.places.into_iter().zip(laid.domino.squares) {
                if kingdom.get(place).square() != Some(square) {
                    wrong.push(format!("{laid:?} does not look like {}", kingdom.get(place)));
                }
                if lies.insert(place, laid.domino).is_some() {
                    wrong.push(format!("two dominoes on {place:?}"));
                }
            }
        }
        let squares = kingdom.iter().filter(|(_, cell)| cell.square().is_some()).count();
        if lies.len() != squares {
            wrong.push(format!("{} of {squares} squares are covered", lies.len()));
        }
        wrong.extend(unconnected(kingdom, &lies));
    }
    wrong
}

/// Plays the dominoes one by one, each where the connection rule allows it; those that never can are wrong.
fn unconnected(kingdom: &Kingdom, lies: &BTreeMap<Place, Domino>) -> Vec<String> {
    let mut waiting: BTreeSet<Domino> = lies.values().copied().collect();
    let mut played: BTreeSet<Place> = BTreeSet::new();
    loop {
        let connects = |domino: &Domino| {
            lies.iter().filter(|(_, other)| *other == domino).any(|(place, _)| {
                place.neighbours().any(|next| {
                    kingdom.get(next) == Cell::Castle
                        || (played.contains(&next)
                            && kingdom.get(next).terrain() == kingdom.get(*place).terrain())
                })
            })
        };
        let Some(next) = waiting.iter().copied().find(connects) else { break };
        waiting.remove(&next);
        played.extend(lies.iter().filter(|(_, domino)| **domino == next).map(|(place, _)| *place));
    }
    waiting.iter().map(|domino| format!("{domino:?} is not connected")).collect()
}

/// Whether Kingdomino's box can lay a kingdom: tries every domino on every pair of squares, in reading order.
pub(crate) fn can_be_laid(kingdom: &Kingdom) -> bool {
    fn attempt(kingdom: &Kingdom, left: &mut Vec<Domino>, laid: &mut Vec<Laid>) -> bool {
        let covered = |place: Place| laid.iter().any(|laid| laid.places.contains(&place));
        let open = kingdom.iter().find(|&(place, cell)| cell.square().is_some() && !covered(place));
        let Some((place, _)) = open else { return faults(&[kingdom], laid).is_empty() };
        let nexts = [Place::new(place.row, place.col + 1), Place::new(place.row + 1, place.col)];
        let nexts: Vec<Place> = nexts.into_iter().filter(|&next| !covered(next)).collect();
        for next in nexts {
            let look = (kingdom.get(place).square(), kingdom.get(next).square());
            let fits = |domino: &Domino| {
                let [a, b] = domino.squares;
                look == (Some(a), Some(b)) || look == (Some(b), Some(a))
            };
            // Dominoes that look alike need not be tried one by one.
            if let Some(index) = left.iter().position(fits) {
                let domino = left.remove(index);
                let as_printed = look.0 == Some(domino.squares[0]);
                let places = if as_printed { [place, next] } else { [next, place] };
                laid.push(Laid { kingdom: 0, domino, places });
                if attempt(kingdom, left, laid) {
                    return true;
                }
                laid.pop();
                left.insert(index, domino);
            }
        }
        false
    }
    let mut left: Vec<Domino> = crowncount::DominoBox::Kingdomino.dominoes().collect();
    attempt(kingdom, &mut left, &mut Vec::new())
}
