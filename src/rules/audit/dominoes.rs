//! The dominoes: no more squares of a kind than the boxes have, and a laying with real dominoes.

use std::collections::{BTreeMap, BTreeSet};

use super::super::Rules;
use super::{Entrant, Finding, Gravity, Sort, Spot, seats};
use crate::laying::{Connection, Effort, Laid, Obstacle, SearchBudget, Supply, Verdict, lay_within};
use crate::model::{Cell, DominoKind, Kingdom, Places, Square};

/// What each trial with one cell changed may cost, when a kingdom that cannot be laid is searched for the cell
/// that is wrong.
const TRIAL: Effort = Effort(2_000);

/// The dominoes that kingdoms are laid with: those of the boxes, of which each team gets its share.
pub(super) fn supply(rules: &Rules, entrants: &[Entrant<'_>]) -> Supply {
    let supply = Supply::of(rules.book().boxes);
    if seats::are_teams(rules, entrants) { supply.with_share(seats::SHARE) } else { supply }
}

pub(super) fn check(
    rules: &Rules,
    entrants: &[Entrant<'_>],
    effort: Effort,
    budget: &mut SearchBudget,
) -> (Vec<Finding>, Vec<Laid>) {
    let kingdoms: &[&Kingdom] = &entrants.iter().map(|entrant| entrant.kingdom).collect::<Vec<_>>();
    let supply = supply(rules, entrants);
    // What all together do not need is left for each alone, and what these do not need for the cells in doubt.
    let all = budget.with_part(3, |part| lay_within(kingdoms, &supply, Connection::Required, effort, part));
    let together = match all {
        Verdict::Laid(dominoes) => return (Vec::new(), dominoes),
        Verdict::Impossible(_) => Some(Sort::NoLayingTogether),
        Verdict::Undecided => None,
    };
    let mut findings: Vec<Finding> = Vec::new();
    for (player, kingdom) in kingdoms.iter().enumerate() {
        let parts = (kingdoms.len() - player) as u64;
        findings.extend(budget.with_part(parts, |part| {
            let found = check_alone(&supply, player, kingdom, effort, part)?;
            Some(blame_share(rules, &supply, found, kingdom, effort, part))
        }));
    }
    let is_explained = findings.iter().any(|finding| finding.gravity() == Gravity::Contradiction);
    match together {
        Some(sort) if !is_explained => {
            findings.push(Finding::among(sort, suspects(&supply, kingdoms, budget)));
        }
        None if findings.is_empty() => findings.push(Finding::at_table(Sort::NotDecided)),
        _ => {}
    }
    (findings, Vec::new())
}

/// Squares of which there are more than in the boxes.
pub(super) fn count_squares(rules: &Rules, kingdoms: &[&Kingdom]) -> Vec<Finding> {
    let supply = Supply::of(rules.book().boxes);
    let mut found: BTreeMap<Square, Vec<Places>> = BTreeMap::new();
    for (player, kingdom) in kingdoms.iter().enumerate() {
        for (place, cell) in kingdom.iter() {
            if let Some(square) = cell.square() {
                found.entry(square).or_insert_with(|| vec![Places::NONE; kingdoms.len()])[player]
                    .insert(place);
            }
        }
    }
    let too_many = |(square, places): (Square, Vec<Places>)| {
        let found = places.iter().map(|places| places.len() as usize).sum();
        let exist = supply.squares(square);
        let sort = if square.crowns() > square.terrain().most_crowns() {
            Sort::TooManyCrowns(square)
        } else {
            Sort::TooManySquares { square, found, exist }
        };
        (found > exist).then(|| Finding::among(sort, places))
    };
    found.into_iter().filter_map(too_many).collect()
}

/// What keeps one kingdom from being laid, with all dominoes to itself.
fn check_alone(
    supply: &Supply,
    player: usize,
    kingdom: &Kingdom,
    effort: Effort,
    budget: &mut SearchBudget,
) -> Option<Finding> {
    let suspects = |budget: &mut SearchBudget| {
        suspects(supply, &[kingdom], budget).into_iter().next().unwrap_or_default()
    };
    let mut laid = |connection: Connection| {
        budget.with_part(2, |half| lay_within(&[kingdom], supply, connection, effort, half))
    };
    let (sort, places) = match laid(Connection::Required) {
        Verdict::Laid(_) => return None,
        Verdict::Undecided => (Sort::NotDecided, Places::NONE),
        Verdict::Impossible(Obstacle::Lone(_, places)) => (Sort::LoneSquare, places),
        Verdict::Impossible(Obstacle::Unpaired(_, places)) => (Sort::Unpaired, places),
        Verdict::Impossible(Obstacle::Unreached(_, places)) => (Sort::CutOff, places),
        Verdict::Impossible(Obstacle::Dominoes) => (Sort::NoLaying, suspects(budget)),
        Verdict::Impossible(Obstacle::Connection) => {
            let sort = match laid(Connection::Ignored) {
                Verdict::Laid(_) => Sort::NoConnection,
                _ => Sort::NoLaying,
            };
            (sort, suspects(budget))
        }
    };
    Some(Finding::at(sort, player, places))
}

/// What keeps a kingdom from being laid, or that it lies in the share of a team, where all dominoes of the boxes
/// together would do.
fn blame_share(
    rules: &Rules,
    supply: &Supply,
    found: Finding,
    kingdom: &Kingdom,
    effort: Effort,
    budget: &mut SearchBudget,
) -> Finding {
    if !supply.is_shared_out() || found.gravity() != Gravity::Contradiction {
        return found;
    }
    let all = Supply::of(rules.book().boxes);
    match lay_within(&[kingdom], &all, Connection::Required, effort, budget) {
        // No single cell is to blame.
        Verdict::Laid(_) => {
            let sort = Sort::TeamShare(u32::from(seats::SHARE));
            let spots = found.spots.iter().map(|spot| Spot { places: Places::NONE, ..*spot }).collect();
            Finding { sort, spots }
        }
        _ => found,
    }
}

/// The cells of each kingdom of which a single other square would make the laying possible, as far as the budget
/// goes.
fn suspects(supply: &Supply, kingdoms: &[&Kingdom], budget: &mut SearchBudget) -> Vec<Places> {
    let squares: BTreeSet<Square> = supply.kinds().flat_map(DominoKind::squares).collect();
    let mut suspects = vec![Places::NONE; kingdoms.len()];
    for (player, kingdom) in kingdoms.iter().enumerate() {
        for place in kingdom.places_where(|cell| cell.square().is_some()).iter() {
            let mut can_be = |cell: Cell| {
                let mut changed = (*kingdom).clone();
                changed.set(place, cell);
                let mut trial = kingdoms.to_vec();
                trial[player] = &changed;
                let verdict = lay_within(&trial, supply, Connection::Required, TRIAL, budget);
                matches!(verdict, Verdict::Laid(_))
            };
            // A cell that nobody knows may be more than any square, so it is a quick first sieve.
            if can_be(Cell::Unknown) && squares.iter().any(|&square| can_be(Cell::Square(square))) {
                suspects[player].insert(place);
            }
        }
    }
    suspects
}
