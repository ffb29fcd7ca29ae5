//! Duel's maps, drawn with a pencil from dice. There is no box of dominoes, but what dice, castles and spells can do is
//! limited: two crosses per die, one more from each player's castle and one by a spell; one spell splits the dice
//! of a turn, and one lays a domino without connection, each once for one player.

use std::collections::BTreeSet;

use super::super::MiddleKingdom;
use super::pieces::spots;
use super::{Entrant, Finding, Sort};
use crate::laying::{Connection, Effort, SearchBudget, Supply, Verdict, lay_within, singles};
use crate::model::{Cell, Frame, Kingdom, Place, Places, Square};

/// Where the castle is printed.
const CASTLE: Place = Place::new(2, 3);
/// The crosses that a die can show.
const CROSSES_OF_A_DIE: u8 = 2;

pub(super) fn check(entrants: &[Entrant<'_>]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (player, entrant) in entrants.iter().enumerate() {
        findings.extend(castle(player, entrant.kingdom));
        if entrant.kingdom.unknown().is_empty() && squares(entrant.kingdom).len() % 2 == 1 {
            findings.push(Finding::at(Sort::OddSquares, player, Places::NONE));
        }
    }
    findings.extend(detached(entrants));
    findings.extend(crosses(entrants));
    findings.extend(powers(entrants));
    findings.extend(split_dice(entrants));
    findings
}

/// The maps that need a spell, which only a search for a way to draw them shows.
pub(super) fn spells(entrants: &[Entrant<'_>], budget: &mut SearchBudget) -> Vec<Finding> {
    let mut found = Vec::new();
    for (player, entrant) in entrants.iter().enumerate() {
        let parts = (entrants.len() - player) as u64;
        found.extend(budget.with_part(parts, |part| spell(player, entrant.kingdom, part)));
    }
    found
}

fn squares(kingdom: &Kingdom) -> Places {
    kingdom.places_where(|cell| cell.square().is_some())
}

/// The castle is printed in the middle. A map may be written without its empty rows and columns, so that only
/// distances can be checked; on the whole map the place itself can.
fn castle(player: usize, kingdom: &Kingdom) -> Option<Finding> {
    let castles = kingdom.castles();
    let castle = castles.first().filter(|_| castles.len() == 1)?;
    let whole = kingdom.rows() == Frame::Duel.rows() && kingdom.cols() == Frame::Duel.cols();
    let off = (whole && castle != CASTLE)
        || matches!(MiddleKingdom::of(kingdom, Frame::Duel), MiddleKingdom::OffCentre(_));
    off.then(|| Finding::at(Sort::CastleOffMiddle, player, castles))
}

/// Each player's castle adds a cross, and the spell one more for one of them.
fn crosses(entrants: &[Entrant<'_>]) -> Vec<Finding> {
    let beyond_dice = |kingdom: &Kingdom| -> (u32, Places) {
        let beyond = |cell: Cell| cell.crowns().saturating_sub(CROSSES_OF_A_DIE);
        let crosses = kingdom.iter().map(|(_, cell)| u32::from(beyond(cell))).sum();
        (crosses, kingdom.places_where(|cell| beyond(cell) > 0))
    };
    let each: Vec<(u32, Places)> = entrants.iter().map(|entrant| beyond_dice(entrant.kingdom)).collect();
    let spells_needed = each.iter().map(|(crosses, _)| crosses.saturating_sub(1)).sum::<u32>();
    if spells_needed <= 1 {
        return Vec::new();
    }
    let found = each.iter().map(|(crosses, _)| crosses).sum();
    let most = each.iter().filter(|(crosses, _)| *crosses > 0).count() as u32 + 1;
    vec![Finding::among(Sort::TooManyCrosses { found, most }, each.into_iter().map(|(_, places)| places))]
}

fn powers(entrants: &[Entrant<'_>]) -> Option<Finding> {
    let owners = spots(entrants, |entrant| entrant.holdings.power.is_some());
    (owners.len() > 1).then_some(Finding { sort: Sort::SeveralPowers, spots: owners })
}

/// Squares are drawn in neighbouring pairs, but for the two of one turn of one player.
fn split_dice(entrants: &[Entrant<'_>]) -> Option<Finding> {
    let single: Vec<u32> = entrants.iter().map(|entrant| unpaired(entrant.kingdom)).collect();
    // An odd number of squares is a finding of its own.
    let split = |&single: &u32| single >= 2;
    let too_many = single.iter().any(|&single| single > 3) || single.iter().filter(|s| split(s)).count() > 1;
    too_many.then(|| {
        let spots = single.iter().enumerate().filter(|(_, single)| split(single));
        let spots = spots.map(|(player, _)| super::Spot { player, places: Places::NONE }).collect();
        Finding { sort: Sort::SplitDice, spots }
    })
}

/// How many squares stay single in the best pairing with neighbours. Places that nobody has filled in may belong to
/// a pair.
fn unpaired(kingdom: &Kingdom) -> u32 {
    singles(squares(kingdom).or(kingdom.unknown())).saturating_sub(kingdom.unknown().len())
}

/// Squares that are not connected to the castle. One spell lets one player lay one such domino; more can be
/// connected to it later.
fn detached(entrants: &[Entrant<'_>]) -> Option<Finding> {
    let apart = |entrant: &Entrant<'_>| {
        let kingdom = entrant.kingdom;
        let anchors = kingdom.castles().or(kingdom.unknown());
        let joined = squares(kingdom).or(anchors).reached_from(anchors);
        if anchors.is_empty() { Places::NONE } else { squares(kingdom).without(joined) }
    };
    let apart: Vec<Places> = entrants.iter().map(apart).collect();
    match apart.iter().map(|places| places.groups().count()).sum() {
        0 => None,
        1 => Some(Finding::among(Sort::Detached, apart)),
        _ => Some(Finding::among(Sort::DetachedTwice, apart)),
    }
}

/// A map that cannot be drawn pair by pair, each matching what was there before: a spell must have helped. Squares
/// that are odd or lie apart are findings of their own.
fn spell(player: usize, kingdom: &Kingdom, budget: &mut SearchBudget) -> Option<Finding> {
    // Crosses do not matter to the connection, so that six coats are all that a pair can show.
    let mut plain = kingdom.clone();
    for (place, cell) in kingdom.iter() {
        if let Some(terrain) = cell.terrain() {
            plain.set(place, Cell::Square(Square::plain(terrain)));
        }
    }
    let all = squares(kingdom);
    let whole = all.or(kingdom.castles()).reached_from(kingdom.castles()) == all.or(kingdom.castles());
    if kingdom.castles().len() != 1 || !kingdom.unknown().is_empty() || !whole || all.len() % 2 == 1 {
        return None;
    }
    let coats: BTreeSet<Square> = plain.iter().filter_map(|(_, cell)| cell.square()).collect();
    let supply = Supply::of_dice(&coats);
    let drawn = lay_within(&[&plain], &supply, Connection::Required, Effort::default(), budget);
    matches!(drawn, Verdict::Impossible(_)).then(|| Finding::at(Sort::OnlyBySpell, player, Places::NONE))
}
