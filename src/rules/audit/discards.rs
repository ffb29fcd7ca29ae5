//! Dominoes that were left out. A domino may be discarded only if it cannot be laid, and squares never move. So two
//! free squares that fit the frame and touch the castle at the end were free from the first turn on, and every
//! domino could have been laid there. A player who has such room and too few dominoes is either still playing, or
//! has discarded what had to be laid.
//!
//! Which of the two follows from the others: in a turn a player lays a domino for each of their kings, so nobody is
//! further behind the player with the most.

use std::collections::BTreeMap;

use super::super::{Game, Rules};
use super::{Entrant, Finding, Sort, Spot};
use crate::laying::Supply;
use crate::model::{Cell, DominoKind, Frame, Kingdom, Place, Places, Square, Terrain};

pub(super) fn check(rules: &Rules, entrants: &[Entrant<'_>]) -> Vec<Finding> {
    // A single kingdom is not a game.
    if entrants.len() < 2 {
        return Vec::new();
    }
    let hands: Vec<DealtHand<'_>> =
        entrants.iter().map(|entrant| DealtHand::of(entrant.kingdom, rules.frame())).collect();
    // Two players, and the two of a team, have two kings; three and four players have one each.
    let are_teams = entrants.iter().any(|entrant| !entrant.members.is_empty());
    let kings = if entrants.len() == 2 || are_teams { 2 } else { 1 };
    let most = hands.iter().map(|hand| hand.at_least).max().unwrap_or(0);
    let whole = rules.frame().dominoes();
    let is_duel = rules.book().game == Game::Duel;
    let mut findings = Vec::new();
    let mut open = Vec::new();
    let is_short = |hand: &DealtHand<'_>| hand.is_entered && hand.at_most < whole;
    for (player, hand) in hands.iter().enumerate().filter(|(_, hand)| is_short(hand)) {
        let Some(room) = hand.room(hand.kingdom.castles()) else { continue };
        // Duel is over as soon as one map is full.
        let was_dealt_more = hand.at_most + kings < most || (is_duel && most == whole);
        match was_dealt_more {
            true if is_duel => findings.push(Finding::at(Sort::Passed, player, room)),
            true => findings.push(Finding::at(Sort::Discarded, player, room)),
            false => open.push(Spot { player, places: Places::NONE }),
        }
    }
    if !open.is_empty() {
        findings.push(Finding { sort: Sort::Unfinished, spots: open });
    } else if !is_duel {
        findings.extend(left_out(rules, &hands));
    }
    findings
}

/// The dominoes that a kingdom shows.
struct DealtHand<'a> {
    kingdom: &'a Kingdom,
    frame: Frame,
    /// The first domino always fits, so a castle alone is a kingdom that nobody has entered yet.
    is_entered: bool,
    /// The fewest dominoes that can lie in it.
    at_least: u32,
    /// The most dominoes that can lie in it, unknown places included.
    at_most: u32,
}

impl<'a> DealtHand<'a> {
    fn of(kingdom: &'a Kingdom, frame: Frame) -> Self {
        let squares = kingdom.places_where(|cell| cell.square().is_some()).len();
        let unknown = kingdom.unknown().len();
        let (is_entered, at_most) = (squares + unknown > 0, u32::midpoint(squares, unknown));
        Self { kingdom, frame, is_entered, at_least: squares / 2, at_most }
    }

    /// Two free neighbouring squares that fit the frame, one of which touches these places; those on the grid of the
    /// kingdom are given.
    fn room(&self, anchors: Places) -> Option<Places> {
        if self.kingdom.castles().len() != 1 {
            return None;
        }
        // A place that nobody has filled in may hold a tile, so that less of the frame is left.
        let held = self.kingdom.places_where(|cell| cell != Cell::Empty);
        let rows = Span::of(held.iter().map(|place| place.row))?;
        let cols = Span::of(held.iter().map(|place| place.col))?;
        let cell = |(row, col): Coordinates| {
            let place = (u8::try_from(row).ok()?, u8::try_from(col).ok()?);
            Some(self.kingdom.get(Place::new(place.0, place.1)))
        };
        let is_free = |spot: &Coordinates| cell(*spot).is_none_or(|cell| cell == Cell::Empty);
        let fits = |pair: [Coordinates; 2]| {
            let (rows, cols) =
                pair.iter().fold((rows, cols), |(rows, cols), &(row, col)| (rows.with(row), cols.with(col)));
            rows.length() <= self.frame.rows() && cols.length() <= self.frame.cols()
        };
        let starts = anchors.iter().flat_map(|place| around((place.row as i8, place.col as i8)));
        let pairs = starts.filter(is_free).flat_map(|one| around(one).into_iter().map(move |two| [one, two]));
        let pair = pairs.filter(|[_, two]| is_free(two)).find(|pair| fits(*pair))?;
        let on_grid = |&(row, col): &Coordinates| {
            let place = Place::new(u8::try_from(row).ok()?, u8::try_from(col).ok()?);
            (place.row < self.kingdom.rows() && place.col < self.kingdom.cols()).then_some(place)
        };
        Some(pair.iter().filter_map(on_grid).collect())
    }
}

/// A row and a column, which may lie beside the grid.
type Coordinates = (i8, i8);

fn around((row, col): Coordinates) -> [Coordinates; 4] {
    [(row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col)]
}

/// The rows, or the columns, that a kingdom spans.
#[derive(Clone, Copy)]
struct Span {
    first: i8,
    last: i8,
}

impl Span {
    fn of(places: impl Iterator<Item = u8>) -> Option<Self> {
        places.map(|at| Self { first: at as i8, last: at as i8 }).reduce(|all, one| all.with(one.first))
    }

    fn with(self, at: i8) -> Self {
        Self { first: self.first.min(at), last: self.last.max(at) }
    }

    fn length(self) -> u8 {
        (self.last - self.first + 1) as u8
    }
}

/// Where every domino that no kingdom shows has the same terrain, each of them could have been laid beside that
/// terrain, unless it was discarded before the terrain lay there: unusual, but not a contradiction.
fn left_out(rules: &Rules, hands: &[DealtHand<'_>]) -> Vec<Finding> {
    if hands.iter().any(|hand| !hand.is_entered || !hand.kingdom.unknown().is_empty()) {
        return Vec::new();
    }
    let common = common_terrains(rules, hands);
    let short = hands.iter().enumerate().filter(|(_, hand)| hand.at_most < rules.frame().dominoes());
    let finding = |(player, hand): (usize, &DealtHand<'_>)| {
        common.iter().find_map(|&terrain| {
            let beside = hand.kingdom.places_where(|cell| cell.terrain() == Some(terrain));
            let room = hand.room(beside)?;
            Some(Finding::at(Sort::LeftOut(terrain), player, room))
        })
    };
    short.filter_map(finding).collect()
}

/// The terrains shown by every domino that could have been left out: no kind that the squares left over allow
/// lacks one of them.
fn common_terrains(rules: &Rules, hands: &[DealtHand<'_>]) -> Vec<Terrain> {
    let supply = Supply::of(rules.book().boxes);
    let mut laid: BTreeMap<Square, usize> = BTreeMap::new();
    for square in hands.iter().flat_map(|hand| hand.kingdom.iter()).filter_map(|(_, cell)| cell.square()) {
        *laid.entry(square).or_default() += 1;
    }
    let left =
        |square: Square| supply.squares(square).saturating_sub(laid.get(&square).copied().unwrap_or(0));
    let can_be_left = |[one, other]: &[Square; 2]| {
        if one == other { left(*one) >= 2 } else { left(*one) >= 1 && left(*other) >= 1 }
    };
    let kinds: Vec<[Square; 2]> =
        supply.kinds().map(DominoKind::squares).filter(|squares| can_be_left(squares)).collect();
    let has =
        |terrain: Terrain| kinds.iter().all(|kind| kind.iter().any(|square| square.terrain() == terrain));
    rules.book().terrains.iter().copied().filter(|&terrain| !kinds.is_empty() && has(terrain)).collect()
}
