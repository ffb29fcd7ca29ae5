//! Who sits at the table: how many kingdoms, whose castles, and the teams of Royal Wedding.
//!
//! A team has two players, who build one 7x7 kingdom together and do not play against single players. The lines of
//! dominoes come from both boxes in turn and each member takes one of every line, so half of a team's dominoes are
//! from each box.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::super::{Game, Rules};
use super::pieces::spots;
use super::{Entrant, Finding, Sort, Spot};
use crate::laying::Supply;
use crate::model::{Domino, DominoBox, Frame, Kingdom, Places, PlayerColour, Square, without_blanks};

/// How many castles each box has.
const CASTLES: usize = 4;
/// How many play in a team.
const TEAM: usize = 2;
/// How many teams can play.
const TEAMS: std::ops::RangeInclusive<usize> = 2..=4;

/// How many dominoes of each box a team gets at most.
pub(super) const SHARE: u8 = (Frame::Seven.dominoes() / 2) as u8;

/// Whether these are the teams of Royal Wedding.
pub(super) fn are_teams(rules: &Rules, entrants: &[Entrant<'_>]) -> bool {
    rules.book().game == Game::RoyalWedding && entrants.iter().any(|entrant| !entrant.members.is_empty())
}

pub(super) fn check(rules: &Rules, entrants: &[Entrant<'_>]) -> Vec<Finding> {
    let mut findings = Vec::new();
    // Duel's castles are printed.
    if !rules.book().boxes.is_empty() {
        findings.extend(colours(entrants));
    }
    let has_teams = entrants.iter().any(|entrant| !entrant.members.is_empty());
    // How many teams may play has nothing to do with how many players may.
    let seats = if are_teams(rules, entrants) { None } else { seats(rules, entrants.len()) };
    findings.extend(castles(rules, entrants.len()).or(seats));
    if has_teams {
        findings.extend(teams(rules, entrants));
    }
    findings
}

/// Everybody has a castle from the box.
fn castles(rules: &Rules, found: usize) -> Option<Finding> {
    let exist = CASTLES * rules.book().boxes.len();
    (found > exist && exist > 0).then(|| Finding::at_table(Sort::TooManyCastles { found, exist }))
}

/// A single kingdom is not a game, so the number of players is not judged.
fn seats(rules: &Rules, found: usize) -> Option<Finding> {
    let (_, seats) = rules.book().frames.iter().find(|(frame, _)| *frame == rules.frame())?;
    let unusual = found > 1 && !seats.contains(&found);
    unusual.then(|| Finding::at_table(Sort::Players { found, least: *seats.start(), most: *seats.end() }))
}

/// There is one castle of each colour.
fn colours(entrants: &[Entrant<'_>]) -> Vec<Finding> {
    let mut by_colour: BTreeMap<PlayerColour, Vec<Spot>> = BTreeMap::new();
    for (player, entrant) in entrants.iter().enumerate() {
        if let Some(colour) = entrant.colour {
            by_colour.entry(colour).or_default().push(Spot { player, places: Places::NONE });
        }
    }
    let several = by_colour.into_iter().filter(|(_, spots)| spots.len() > 1);
    several.map(|(colour, spots)| Finding { sort: Sort::SameColour(colour), spots }).collect()
}

fn teams(rules: &Rules, entrants: &[Entrant<'_>]) -> Vec<Finding> {
    let in_team = |entrant: &Entrant<'_>| !entrant.members.is_empty();
    if rules.book().game != Game::RoyalWedding {
        return vec![Finding { sort: Sort::NoTeams, spots: spots(entrants, in_team) }];
    }
    let mut findings = Vec::new();
    for (player, entrant) in entrants.iter().enumerate().filter(|(_, entrant)| in_team(entrant)) {
        if entrant.members.len() != TEAM {
            findings.push(Finding::at(Sort::TeamOf(entrant.members.len()), player, Places::NONE));
        }
        findings.extend(boxes(player, entrant.kingdom));
    }
    if !entrants.iter().all(in_team) {
        let alone = spots(entrants, |entrant| !in_team(entrant));
        findings.push(Finding { sort: Sort::TeamsMixed, spots: alone });
    } else if entrants.len() > 1 && !TEAMS.contains(&entrants.len()) {
        findings.push(Finding::at_table(Sort::Teams(entrants.len())));
    }
    if rules.frame() != Frame::Seven {
        findings.push(Finding::at_table(Sort::TeamFrame(rules.frame())));
    }
    findings.extend(named_twice(entrants));
    findings
}

/// Each person plays once.
fn named_twice(entrants: &[Entrant<'_>]) -> Vec<Finding> {
    let mut people: BTreeMap<String, Vec<(usize, &str)>> = BTreeMap::new();
    for (player, entrant) in entrants.iter().enumerate() {
        for member in entrant.members {
            people.entry(without_blanks(member)).or_default().push((player, member));
        }
    }
    let twice = people.into_values().filter(|seats| seats.len() > 1);
    let finding = |seats: Vec<(usize, &str)>| {
        let mut players: Vec<usize> = seats.iter().map(|(player, _)| *player).collect();
        players.dedup();
        let spots = players.into_iter().map(|player| Spot { player, places: Places::NONE }).collect();
        Finding { sort: Sort::MemberTwice(seats[0].1.trim().to_owned()), spots }
    };
    twice.map(finding).collect()
}

/// A team whose kingdom needs more dominoes of one box than it was dealt, whatever the laying: squares of which the
/// other box has too few come from this one, and even the dominoes that show most of them are too many.
fn boxes(player: usize, kingdom: &Kingdom) -> Option<Finding> {
    let most = u32::from(SHARE);
    let mut squares: BTreeMap<Square, usize> = BTreeMap::new();
    for square in kingdom.iter().filter_map(|(_, cell)| cell.square()) {
        *squares.entry(square).or_default() += 1;
    }
    let needed = |from: DominoBox| {
        let others: Vec<DominoBox> = DominoBox::ALL.into_iter().filter(|&other| other != from).collect();
        let others = Supply::of(&others);
        let beyond: BTreeMap<Square, usize> = squares
            .iter()
            .map(|(&square, &count)| (square, count.saturating_sub(others.squares(square))))
            .filter(|(_, beyond)| *beyond > 0)
            .collect();
        let shows =
            |domino: Domino| domino.squares.iter().filter(|square| beyond.contains_key(square)).count();
        let mut shown: Vec<usize> = from.dominoes().map(shows).collect();
        shown.sort_unstable_by_key(|&shown| Reverse(shown));
        let all: usize = beyond.values().sum();
        let covered = shown.iter().scan(0, |covered, shown| {
            *covered += shown;
            Some(*covered)
        });
        covered.take_while(|&covered| covered < all).count() as u32 + u32::from(all > 0)
    };
    let too_many = |from: DominoBox| {
        let found = needed(from);
        (found > most).then(|| Finding::at(Sort::TeamBox { from, found, most }, player, Places::NONE))
    };
    DominoBox::ALL.into_iter().find_map(too_many)
}
