//! What the fields of a game file mean: from records to a game, with the place of whatever is wrong.

use super::record::{MatchRecord, PlayerRecord, RoundRecord, RulesRecord};
use super::{FileError, FileFault};
use crate::game::name::{self, MOST_PLAYERS};
use crate::game::{ColourName, Match, Player, Round};
use crate::model::{Frame, Holdings, Kingdom, Place, Places, Terrain};
use crate::rules::{Bonus, Edition, Game, Input, Rules, RulesError};

fn at(place: &str, fault: FileFault) -> FileError {
    FileError::at(place, fault)
}

/// The one of these whose name stands in a file, in either case, or an error at the name's place.
fn find<T: Copy>(place: &str, word: &str, all: &[T], id: fn(T) -> &'static str) -> Result<T, FileError> {
    let names = || all.iter().map(|&one| id(one)).collect();
    let found = all.iter().copied().find(|&one| id(one).eq_ignore_ascii_case(word));
    found.ok_or_else(|| at(place, FileFault::NoSuch(word.to_owned(), names())))
}

impl MatchRecord {
    pub(super) fn into_match(self) -> Result<Match, FileError> {
        let extra_rules = self.rules.extra.clone();
        let kingdoms = self.rounds.first().map_or(0, |round| round.players.len());
        let rules = self.rules.into_rules(kingdoms)?;
        match self.rounds.len() {
            0 => return Err(at("rounds", FileFault::NoRounds)),
            count if count > rules.rounds() => {
                return Err(at("rounds", FileFault::TooManyRounds(rules.rounds())));
            }
            _ => {}
        }
        let mut rounds: Vec<Round> = Vec::new();
        for (index, record) in self.rounds.into_iter().enumerate() {
            let place = format!("rounds[{index}].players");
            let mut round = record.into_round(&rules, &place)?;
            if let Some(first) = rounds.first() {
                round.seat_like(first).map_err(|fault| at(&place, fault))?;
            }
            rounds.push(round);
        }
        Ok(Match { rules, rounds, extra: self.extra, extra_rules })
    }
}

impl RulesRecord {
    fn into_rules(self, kingdoms: usize) -> Result<Rules, FileError> {
        let allow = |place: &str, rules: Result<Rules, RulesError>| {
            rules.map_err(|error| at(place, FileFault::Rules(error)))
        };
        let game = find("rules.game", &self.game, Game::ALL, Game::id)?;
        let edition =
            self.edition.map(|word| find("rules.edition", &word, Edition::ALL, Edition::id)).transpose()?;
        let mut rules = allow("rules.edition", Rules::of(game, edition))?;
        let name = |frame: Frame| if frame == Frame::Five { "5" } else { "7" };
        let frame = match self.size {
            None => rules.book().usual_frame(kingdoms),
            // A game whose size is printed has no field for it.
            Some(size) => find("rules.size", &size.to_string(), &[Frame::Five, Frame::Seven], name)?,
        };
        rules = allow("rules.size", rules.with_frame(frame))?;
        for (index, word) in self.bonuses.iter().enumerate() {
            let place = format!("rules.bonuses[{index}]");
            let bonus = find(&place, word, Bonus::ALL, Bonus::id)?;
            rules = allow(&place, rules.with_bonus(bonus))?;
        }
        if self.dynasty {
            rules = allow("rules.dynasty", rules.with_dynasty())?;
        }
        Ok(rules)
    }
}

impl RoundRecord {
    fn into_round(self, rules: &Rules, place: &str) -> Result<Round, FileError> {
        if self.players.is_empty() {
            return Err(at(place, FileFault::NoPlayers));
        }
        if self.players.len() > MOST_PLAYERS {
            return Err(at(place, FileFault::TooManyPlayers(MOST_PLAYERS)));
        }
        let mut players: Vec<Player> = Vec::new();
        for (index, record) in self.players.into_iter().enumerate() {
            let place = format!("{place}[{index}]");
            let player = record.into_player(rules, &place)?;
            if players.iter().any(|other| other.is_called(&player.name)) {
                return Err(at(&format!("{place}.name"), FileFault::SameName(player.name)));
            }
            players.push(player);
        }
        Ok(Round { players, extra: self.extra })
    }
}

impl Round {
    /// Puts the players in the order of an earlier round, by the names that they have there.
    fn seat_like(&mut self, first: &Self) -> Result<(), FileFault> {
        let seat = |player: &Player| first.players.iter().position(|other| other.is_called(&player.name));
        if self.players.len() != first.players.len()
            || self.players.iter().any(|player| seat(player).is_none())
        {
            return Err(FileFault::OtherPlayers);
        }
        self.players.sort_by_key(seat);
        for (player, other) in self.players.iter_mut().zip(&first.players) {
            player.name.clone_from(&other.name);
        }
        Ok(())
    }
}

impl PlayerRecord {
    fn into_player(self, rules: &Rules, place: &str) -> Result<Player, FileError> {
        let field = |name: &str| format!("{place}.{name}");
        name::check(&self.name).map_err(|fault| at(&field("name"), fault))?;
        if self.members.len() > MOST_PLAYERS {
            return Err(at(&field("members"), FileFault::TooManyPlayers(MOST_PLAYERS)));
        }
        for (index, member) in self.members.iter().enumerate() {
            name::check(member).map_err(|fault| at(&field(&format!("members[{index}]")), fault))?;
        }
        if let Some(ColourName::Other(colour)) = &self.colour {
            name::check(colour).map_err(|fault| at(&field("colour"), fault))?;
        }
        let kingdom = Kingdom::from_rows(&self.kingdom)
            .map_err(|error| at(&field("kingdom"), FileFault::Kingdom(error)))?;
        rules.check(&kingdom).map_err(|error| at(&field("kingdom"), FileFault::Rules(error)))?;
        let unsure = places(&self.unsure, &kingdom)
            .map_err(|index| at(&field(&format!("unsure[{index}]")), FileFault::NoCell))?;
        let coats: Vec<Terrain> = Terrain::ALL.into_iter().filter(|terrain| terrain.is_coat()).collect();
        let power = self.power.map(|word| find(&field("power"), &word, &coats, Terrain::id)).transpose()?;
        let given = Holdings {
            coins: self.coins,
            knights: self.knights,
            towers: self.towers,
            queen: self.queen,
            power,
        };
        rules.check_holdings(&given).map_err(|error| {
            let name = if let RulesError::NoInput(_, input) = error { input.id() } else { "name" };
            at(&field(name), FileFault::Rules(error))
        })?;
        if let Some(input) = Input::too_much(&given) {
            return Err(at(&field(input.id()), FileFault::TooMuch(input, input.owned(&given))));
        }
        let mut uncounted = Vec::new();
        for (index, word) in self.uncounted.iter().enumerate() {
            let place = field(&format!("uncounted[{index}]"));
            let input = find(&place, word, rules.book().inputs, Input::id)?;
            if !uncounted.contains(&input) {
                uncounted.push(input);
            }
        }
        // What has a figure was counted, whatever the list says.
        let is_open = |input: Input| uncounted.contains(&input) && !input.is_counted(&given);
        let written = rules.counted(&given.written_down());
        let holdings = Holdings {
            coins: written.coins.filter(|_| !is_open(Input::Coins)),
            queen: written.queen.filter(|_| !is_open(Input::Queen)),
            ..written
        };
        Ok(Player {
            name: self.name,
            colour: self.colour,
            kingdom,
            holdings,
            members: self.members,
            unsure,
            extra: self.extra,
        })
    }
}

/// The places of a list of rows and columns; an error has the index of the first that the kingdom does not have.
fn places(list: &[[u8; 2]], kingdom: &Kingdom) -> Result<Places, usize> {
    let is_there = |&[row, col]: &[u8; 2]| row < kingdom.rows() && col < kingdom.cols();
    match list.iter().position(|cell| !is_there(cell)) {
        Some(index) => Err(index),
        None => Ok(list.iter().map(|&[row, col]| Place::new(row, col)).collect()),
    }
}
