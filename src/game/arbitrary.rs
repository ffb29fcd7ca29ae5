//! Kingdoms and games out of random bytes, for fuzzing: every kingdom that the notation can write, and every game
//! that a file can hold.

use arbitrary::{Arbitrary, Result, Unstructured};

use super::{LONGEST_NAME, MOST_PLAYERS, Match, Player, Round, tidy_name};
use crate::model::{Building, Cell, Holdings, Kingdom, MAX_SIDE, Place, Square, Terrain};
use crate::rules::{Bonus, Edition, Game, Input, Rules};

/// A cell with one of these terrains.
fn cell(u: &mut Unstructured<'_>, terrains: &[Terrain]) -> Result<Cell> {
    Ok(match u.int_in_range(0..=9)? {
        0 => Cell::Unknown,
        1 | 2 => Cell::Empty,
        3 => Cell::Castle,
        4 if terrains.contains(&Terrain::Town) => Cell::Built(*u.choose(&Building::ALL)?),
        _ => {
            let terrain = *u.choose(terrains)?;
            let crowns = u.int_in_range(0..=Square::limit(terrain))?;
            Square::new(terrain, crowns).map_or(Cell::Empty, Cell::Square)
        }
    })
}

fn kingdom(u: &mut Unstructured<'_>, terrains: &[Terrain]) -> Result<Kingdom> {
    let (rows, cols) = (u.int_in_range(1..=MAX_SIDE)?, u.int_in_range(1..=MAX_SIDE)?);
    let mut kingdom = Kingdom::filled(rows, cols, Cell::Empty);
    for row in 0..rows {
        for col in 0..cols {
            kingdom.set(Place::new(row, col), cell(u, terrains)?);
        }
    }
    Ok(kingdom)
}

impl<'a> Arbitrary<'a> for Kingdom {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        kingdom(u, &Terrain::ALL)
    }
}

impl<'a> Arbitrary<'a> for Rules {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let game = *u.choose(Game::ALL)?;
        let edition = if u.arbitrary()? { Some(*u.choose(Edition::ALL)?) } else { None };
        let plain = Self::of(game, edition).or_else(|_| Self::of(game, None));
        let mut rules = plain.map_err(|_| arbitrary::Error::IncorrectFormat)?;
        let (frame, _) = *u.choose(rules.book().frames)?;
        rules = rules.clone().with_frame(frame).unwrap_or(rules);
        for &bonus in Bonus::ALL {
            if u.arbitrary()? {
                rules = rules.clone().with_bonus(bonus).unwrap_or(rules);
            }
        }
        if u.arbitrary()? {
            rules = rules.clone().with_dynasty().unwrap_or(rules);
        }
        Ok(rules)
    }
}

/// Holdings that the game has, at most ten times as much as its box.
fn holdings(u: &mut Unstructured<'_>, rules: &Rules) -> Result<Holdings> {
    let mut some = |input: Input| {
        let is_counted = rules.book().inputs.contains(&input) && u.ratio(9, 10)?;
        if is_counted { u.int_in_range(0..=input.most()).map(Some) } else { Ok(None) }
    };
    let (coins, knights, towers) = (some(Input::Coins)?, some(Input::Knights)?, some(Input::Towers)?);
    let queen = if rules.book().inputs.contains(&Input::Queen) { u.arbitrary()? } else { None };
    let coats: Vec<Terrain> = Terrain::ALL.into_iter().filter(|terrain| terrain.is_coat()).collect();
    let has_power = rules.book().inputs.contains(&Input::Power) && u.arbitrary()?;
    let power = if has_power { Some(*u.choose(&coats)?) } else { None };
    Ok(Holdings { coins, knights, towers, queen, power })
}

impl<'a> Arbitrary<'a> for Match {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let rules: Rules = u.arbitrary()?;
        let mut names: Vec<String> = Vec::new();
        for number in 1..=u.int_in_range(1..=MOST_PLAYERS)? {
            let name = tidy_name(u.arbitrary::<&str>()?);
            let taken = name.trim().is_empty() || names.contains(&name);
            names.push(if taken { format!("{number}") } else { name });
        }
        names.sort();
        names.dedup();
        let mut rounds = Vec::new();
        for _ in 0..u.int_in_range(1..=rules.rounds())? {
            let mut players = Vec::new();
            for name in &names {
                let mut player = Player::new(name.clone(), kingdom(u, rules.book().terrains)?);
                player.holdings = holdings(u, &rules)?;
                debug_assert!(name.chars().count() <= LONGEST_NAME);
                players.push(player);
            }
            rounds.push(Round { players, extra: super::Extra::new() });
        }
        Ok(Self { rounds, ..Self::of(rules, Vec::new()) })
    }
}
