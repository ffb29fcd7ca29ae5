//! Corrections that a kingdom needs: another terrain or number of crowns in one cell, with which it could be laid. In:
//! a game and its audits. Out: the fixes for the cells that the findings name, most plausible first.

use super::derived::Mend;
use super::dialogs::other_book;
use super::document::{Document, Edit, Seat};
use crate::laying::SearchBudget;
use crate::model::{Cell, Place, Square};
use crate::rules::{Audit, Game, Gravity, Possibility, audit, could_be_within};

/// How many cells of a finding are tried: more would not help anybody.
const MOST_CELLS: usize = 9;
/// How many fixes are offered.
const MOST: usize = 6;

/// The fixes of all findings that name few cells.
pub(super) fn of(document: &Document, audits: &[Audit], budget: &mut SearchBudget) -> Vec<Mend> {
    let mut mends = Vec::new();
    for (round, audit) in audits.iter().enumerate() {
        let contradictions =
            audit.findings.iter().filter(|finding| finding.gravity() == Gravity::Contradiction);
        let mut spots: Vec<(Seat, Place)> = contradictions
            .flat_map(|finding| &finding.spots)
            .filter(|spot| spot.places.len() as usize <= MOST_CELLS)
            .flat_map(|spot| {
                spot.places.iter().map(move |place| (Seat { round, player: spot.player }, place))
            })
            .collect();
        spots.sort_by_key(|(seat, place)| (seat.player, *place));
        spots.dedup();
        for (seat, place) in spots.into_iter().take(MOST_CELLS) {
            mends.extend(
                candidates(document, seat, place)
                    .find(|cell| is_mended(document, seat, place, *cell, budget))
                    .map(|cell| Mend { seat, place, cell }),
            );
        }
    }
    mends.truncate(MOST);
    mends
}

/// What else the cell may be: what the photo says first, then other crowns, then other terrains.
fn candidates(document: &Document, seat: Seat, place: Place) -> impl Iterator<Item = Cell> {
    let now = document.player(seat).map_or(Cell::Empty, |player| player.kingdom.get(place));
    let read = document.photo(seat).and_then(|photo| photo.reading(place));
    let guesses = read
        .into_iter()
        .flat_map(|read| std::iter::once(read.cell).chain(read.others.iter().map(|guess| guess.cell)));
    let terrains = document.rules().book().terrains.iter().copied();
    let squares = terrains.flat_map(|terrain| {
        (0..=terrain.most_crowns()).filter_map(move |crowns| Square::new(terrain, crowns)).map(Cell::Square)
    });
    let mut squares: Vec<Cell> = squares.collect();
    squares.sort_by_key(|cell| cell.terrain() != now.terrain());
    let mut all: Vec<Cell> = guesses.collect();
    all.extend(squares);
    all.into_iter().filter(move |cell| *cell != now)
}

/// Whether the kingdoms contradict the box of their game, no single cell would fix it, and the dominoes of both boxes
/// could make them.
pub(super) fn takes_both_boxes(
    document: &Document,
    audits: &[Audit],
    mends: &[Mend],
    budget: &mut SearchBudget,
) -> bool {
    let is_contradicted =
        |audit: &Audit| audit.findings.iter().any(|finding| finding.gravity() == Gravity::Contradiction);
    let book = document.rules().book();
    if book.boxes.len() != 1 || !mends.is_empty() || !audits.iter().any(is_contradicted) {
        return false;
    }
    let Some(rules) = other_book(document.rules(), Game::RoyalWedding, None, document.players()) else {
        return false;
    };
    (0..document.rounds())
        .all(|round| could_be_within(&rules, &document.entrants(round), budget) == Possibility::Possible)
}

/// The audit of one round.
pub(super) fn audit_round(document: &Document, round: usize) -> Audit {
    audit(document.rules(), &document.entrants(round))
}

/// Whether it is certain that the round can be laid with this cell.
fn is_mended(document: &Document, seat: Seat, place: Place, cell: Cell, budget: &mut SearchBudget) -> bool {
    let mut other = document.clone();
    other.apply(Edit::Cell(seat, place, cell));
    let possibility = could_be_within(other.rules(), &other.entrants(seat.round), budget);
    possibility == Possibility::Possible
}
