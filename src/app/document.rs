//! What the window edits: a game, and beside each kingdom a [`Note`] of where it came from. All of it is undone,
//! redone and saved. In: edits by players. Out: a [`Match`] for the rules, with the notes as further fields.

use super::note::Note;
use crate::game::{ColourName, Match, Player, Round};
use crate::model::{Cell, Frame, Holdings, Kingdom, Place, PlayerColour};
use crate::rules::{Game, Input, RuleBook, Rules};

/// A game on the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Document {
    game: Match,
    /// One note for each player of each round.
    notes: Vec<Vec<Note>>,
}

/// A player in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seat {
    /// The round, counted from 0.
    pub round: usize,
    /// The player, counted from 0.
    pub player: usize,
}

impl Default for Document {
    /// An empty table, laid for Kingdomino.
    fn default() -> Self {
        let book = RuleBook::of(Game::Kingdomino, None).expect("Kingdomino has a rule book");
        Self::from(Match::of(Rules::new(book), Vec::new()))
    }
}

impl From<Match> for Document {
    /// Takes a game over; its kingdoms grow to their frame, so that every place can be tapped.
    fn from(mut game: Match) -> Self {
        let frame = game.rules.frame();
        let mut notes = Vec::new();
        for round in &mut game.rounds {
            let of_round = round.players.iter_mut().map(|player| {
                let note = Note::take(&mut player.extra, &player.kingdom);
                if note.photo.is_none() {
                    player.kingdom = fitted(&player.kingdom, frame);
                }
                note
            });
            notes.push(of_round.collect());
        }
        Self { game, notes }
    }
}

impl Document {
    /// The most kingdoms that a table takes.
    pub const MOST_PLAYERS: usize = 8;

    /// The rules, rounds and players.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// The game with the notes as further fields, as it is saved. Names that a file cannot have are mended.
    pub fn to_match(&self) -> Match {
        let mut game = self.game.clone();
        for (round, notes) in game.rounds.iter_mut().zip(&self.notes) {
            for (player, note) in round.players.iter_mut().zip(notes) {
                note.put(&mut player.extra);
                player.members.retain(|member| !member.trim().is_empty());
            }
            mend_names(&mut round.players);
        }
        game
    }

    /// Gives the game its date, unless it has one.
    pub(super) fn date(&mut self, now: jiff::civil::DateTime) {
        if self.game.date().is_none() {
            self.game.set_date(now);
        }
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.game.rules
    }

    /// How many players there are.
    pub fn players(&self) -> usize {
        self.game.rounds.first().map_or(0, |round| round.players.len())
    }

    /// How many rounds there are.
    pub fn rounds(&self) -> usize {
        self.game.rounds.len()
    }

    /// All seats of a round.
    pub fn seats(&self, round: usize) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players()).map(move |player| Seat { round, player })
    }

    /// The player of a seat, if there is one.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.game.rounds.get(seat.round)?.players.get(seat.player)
    }

    /// The note of a seat, if there is one.
    pub fn note(&self, seat: Seat) -> Option<&Note> {
        self.notes.get(seat.round)?.get(seat.player)
    }

    /// The note of a seat, to be changed.
    pub fn note_mut(&mut self, seat: Seat) -> Option<&mut Note> {
        self.notes.get_mut(seat.round)?.get_mut(seat.player)
    }

    /// The holdings of a seat, to be changed. The Queen is given by [`Self::give_queen`].
    pub fn holdings_mut(&mut self, seat: Seat) -> Option<&mut Holdings> {
        Some(&mut self.player_mut(seat)?.holdings)
    }

    fn player_mut(&mut self, seat: Seat) -> Option<&mut Player> {
        self.game.rounds.get_mut(seat.round)?.players.get_mut(seat.player)
    }

    /// Adds a player to every round, in the first colour that is free.
    pub fn add_player(&mut self, name: &str) -> usize {
        let used = |colour: PlayerColour| {
            let players = self.game.rounds.first().map_or(&[][..], |round| &round.players);
            players.iter().any(|player| player.known_colour() == Some(colour))
        };
        let colour = PlayerColour::ALL.into_iter().find(|&colour| !used(colour));
        let frame = self.game.rules.frame();
        for (round, notes) in self.game.rounds.iter_mut().zip(&mut self.notes) {
            let mut player = Player::new(name, blank(frame));
            player.colour = colour.map(ColourName::from);
            round.players.push(player);
            notes.push(Note::default());
        }
        self.players() - 1
    }

    /// Removes a player from every round.
    pub fn remove_player(&mut self, player: usize) {
        for (round, notes) in self.game.rounds.iter_mut().zip(&mut self.notes) {
            if player < round.players.len() {
                round.players.remove(player);
                notes.remove(player);
            }
        }
    }

    /// Gives a player another name, in every round.
    pub fn rename(&mut self, player: usize, name: &str) {
        let name: String = name.chars().filter(|letter| !letter.is_control()).collect();
        self.each_round(player, |player| player.name.clone_from(&name));
    }

    /// Gives a player another colour, in every round; who had it gets the old one.
    pub fn recolour(&mut self, player: usize, colour: PlayerColour) {
        let Some(old) = self.player(Seat { round: 0, player }).map(|player| player.colour.clone()) else {
            return;
        };
        let other = |player: &Player| player.known_colour() == Some(colour);
        if let Some(holder) = self.game.rounds.first().and_then(|round| round.players.iter().position(other))
        {
            self.each_round(holder, |player| player.colour.clone_from(&old));
        }
        self.each_round(player, |player| player.colour = Some(colour.into()));
    }

    /// Names the members of a team, in every round.
    pub fn set_members(&mut self, player: usize, members: &[String]) {
        self.each_round(player, |player| player.members = members.to_vec());
    }

    fn each_round(&mut self, player: usize, mut change: impl FnMut(&mut Player)) {
        for round in &mut self.game.rounds {
            if let Some(player) = round.players.get_mut(player) {
                change(player);
            }
        }
    }

    /// Sets a cell by hand: it stays as it is when the photo is read again.
    pub fn set_cell(&mut self, seat: Seat, place: Place, cell: Cell) {
        let Some(player) = self.player_mut(seat) else { return };
        if place.row >= player.kingdom.rows() || place.col >= player.kingdom.cols() {
            return;
        }
        // A kingdom has one castle: setting it moves it.
        if cell == Cell::Castle {
            for old in player.kingdom.castles().iter() {
                player.kingdom.set(old, Cell::Empty);
            }
        }
        player.kingdom.set(place, cell);
        if let Some(note) = self.note_mut(seat) {
            note.fix(place);
        }
    }

    /// Lays a whole kingdom, for instance one that was pasted.
    pub fn set_kingdom(&mut self, seat: Seat, kingdom: &Kingdom) {
        let frame = self.game.rules.frame();
        if let Some(player) = self.player_mut(seat) {
            player.kingdom = fitted(kingdom, frame);
        }
        if let Some(note) = self.note_mut(seat) {
            note.photo = None;
        }
    }

    /// Lays the kingdom that a photo shows, place by place as in the photo.
    pub fn set_read(&mut self, seat: Seat, kingdom: Kingdom) {
        if let Some(player) = self.player_mut(seat) {
            player.kingdom = kingdom;
        }
    }

    /// Gives the Queen to one player of a round, or to nobody.
    pub fn give_queen(&mut self, round: usize, holder: Option<usize>) {
        let Some(round) = self.game.rounds.get_mut(round) else { return };
        for (index, player) in round.players.iter_mut().enumerate() {
            player.holdings.queen = Some(index) == holder;
        }
    }

    /// Gives Duel's power to one player, who chose this coat.
    pub fn give_power(&mut self, seat: Seat, coat: Option<crate::model::Terrain>) {
        let Some(round) = self.game.rounds.get_mut(seat.round) else { return };
        for (index, player) in round.players.iter_mut().enumerate() {
            player.holdings.power = if index == seat.player { coat } else { None };
        }
    }

    /// Plays by other rules. What they do not have is taken away, so that the game stays one that can be saved.
    pub fn set_rules(&mut self, rules: Rules) {
        let rounds = rules.rounds();
        let played = |round: &Round| round.players.iter().any(|player| player.kingdom.extent().is_some());
        while self.game.rounds.len() > rounds {
            self.game.rounds.pop();
            self.notes.pop();
        }
        self.game.rules = rules;
        while self.game.rounds.len() < rounds && self.game.rounds.last().is_some_and(played) {
            self.add_round();
        }
        let rules = self.game.rules.clone();
        for (round, notes) in self.game.rounds.iter_mut().zip(&self.notes) {
            for (player, note) in round.players.iter_mut().zip(notes) {
                if note.photo.is_none() {
                    player.kingdom = fitted(&player.kingdom, rules.frame());
                }
                let foreign = |cell: Cell| {
                    cell.terrain().is_some_and(|terrain| !rules.book().terrains.contains(&terrain))
                };
                for place in player.kingdom.places_where(foreign).iter() {
                    player.kingdom.set(place, Cell::Unknown);
                }
                keep_inputs(&mut player.holdings, rules.book().inputs);
            }
        }
    }

    /// Begins the next round of a Dynasty.
    pub fn add_round(&mut self) {
        if self.game.rounds.len() >= self.game.rules.rounds() {
            return;
        }
        let Some(last) = self.game.rounds.last() else { return };
        let mut round = last.clone();
        for player in &mut round.players {
            player.kingdom = blank(self.game.rules.frame());
            player.holdings = Holdings::default();
        }
        self.notes.push(vec![Note::default(); round.players.len()]);
        self.game.rounds.push(round);
    }
}

fn keep_inputs(holdings: &mut Holdings, inputs: &[Input]) {
    let has = |input| inputs.contains(&input);
    *holdings = Holdings {
        coins: if has(Input::Coins) { holdings.coins } else { 0 },
        knights: if has(Input::Knights) { holdings.knights } else { 0 },
        towers: if has(Input::Towers) { holdings.towers } else { 0 },
        queen: has(Input::Queen) && holdings.queen,
        power: holdings.power.filter(|_| has(Input::Power)),
    };
}

/// An empty frame; Duel's has its castle printed in the middle.
fn blank(frame: Frame) -> Kingdom {
    let mut kingdom = Kingdom::filled(frame.rows(), frame.cols(), Cell::Empty);
    if frame == Frame::Duel {
        kingdom.set(Place::new(frame.rows() / 2, frame.cols() / 2), Cell::Castle);
    }
    kingdom
}

/// The kingdom on a grid as large as the frame, moved as little as its tiles allow. One that is too wide keeps its
/// size: the audit tells, and nothing is lost.
fn fitted(kingdom: &Kingdom, frame: Frame) -> Kingdom {
    let (rows, cols) = (frame.rows(), frame.cols());
    if (kingdom.rows(), kingdom.cols()) == (rows, cols) {
        return kingdom.clone();
    }
    let Some(extent) = kingdom.extent() else { return blank(frame) };
    if extent.rows > rows || extent.cols > cols {
        return kingdom.clone();
    }
    // Centred as it was, then pushed inside.
    let shift = |from: u8, old: u8, new: u8, length: u8| {
        let moved = i16::from(from) + (i16::from(new) - i16::from(old)) / 2;
        moved.clamp(0, i16::from(new - length)) - i16::from(from)
    };
    let down = shift(extent.top_left.row, kingdom.rows(), rows, extent.rows);
    let right = shift(extent.top_left.col, kingdom.cols(), cols, extent.cols);
    let mut moved = Kingdom::filled(rows, cols, Cell::Empty);
    for (place, cell) in kingdom.iter().filter(|(_, cell)| *cell != Cell::Empty) {
        let (row, col) = (i16::from(place.row) + down, i16::from(place.col) + right);
        if let (Ok(row), Ok(col)) = (u8::try_from(row), u8::try_from(col))
            && row < rows
            && col < cols
        {
            moved.set(Place::new(row, col), cell);
        }
    }
    moved
}

/// A file wants a name for everybody, and no name twice.
fn mend_names(players: &mut [Player]) {
    for index in 0..players.len() {
        let (before, rest) = players.split_at_mut(index);
        let Some(player) = rest.first_mut() else { return };
        if player.name.trim().is_empty() {
            player.name = (index + 1).to_string();
        }
        let wanted = player.name.clone();
        let mut number = 2;
        while before.iter().any(|other| other.name == player.name) {
            player.name = format!("{wanted} {number}");
            number += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::file;

    fn table() -> Document {
        let mut table = Document::default();
        table.add_player("Ana");
        table.add_player("Bo");
        table
    }

    #[test]
    fn a_saved_game_is_read_back() {
        let mut table = table();
        table.set_cell(Seat { round: 0, player: 1 }, Place::new(2, 2), Cell::Castle);
        let again = file::read(&file::write(&table.to_match())).expect("a game file");
        assert_eq!(Document::from(again), table);
    }

    #[test]
    fn names_that_a_file_cannot_have_are_mended() {
        let mut table = table();
        table.rename(0, " ");
        table.add_player("Bo");
        assert_eq!(table.to_match().names(), ["1", "Bo", "Bo 2"]);
        assert!(file::read(&file::write(&table.to_match())).is_ok());
    }

    #[test]
    fn other_rules_keep_what_they_can() {
        let seat = Seat { round: 0, player: 0 };
        let mut table = table();
        table.set_rules(Rules::of(Game::Queendomino, None).expect("rules"));
        table.set_cell(seat, Place::new(0, 0), "t".parse().expect("a town"));
        table.set_cell(seat, Place::new(0, 1), "w1".parse().expect("wheat"));
        table.holdings_mut(seat).expect("a seat").coins = 9;
        table.set_rules(Rules::of(Game::Kingdomino, None).expect("rules"));
        let player = table.player(seat).expect("a player");
        assert_eq!((player.holdings.coins, player.kingdom.get(Place::new(0, 0))), (0, Cell::Unknown));
        assert!(file::read(&file::write(&table.to_match())).is_ok());
    }

    #[test]
    fn a_kingdom_moves_into_another_frame_and_back() {
        let small: Kingdom =
            "c w f l g / . . . . . / . . . . . / . . . . . / s . . . m".parse().expect("a kingdom");
        let large = fitted(&small, Frame::Seven);
        assert_eq!(large.get(Place::new(1, 1)), Cell::Castle);
        assert_eq!(fitted(&large, Frame::Five), small);
    }
}
