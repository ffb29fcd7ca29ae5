//! Everything that changes a game on the table, each with what it needs. In: a document and an [`Edit`]. Out: the
//! document after it. An edit that does not fit, such as one of a player who left, changes nothing.

use std::sync::Arc;

use jiff::civil::DateTime;

use super::photo::{KingdomPhoto, PhotoReading, is_finite};
use super::{Document, Seat, Seated, TableRound};
use crate::game::{ColourName, Extra, GameId, MOST_PLAYERS, Match, Player, tidy_name};
use crate::model::FrameSize;
use crate::model::{Cell, Kingdom, Place, Places, PlayerColour, Terrain};
use crate::rules::{Input, Rules};
use crate::scan::Quad;

/// A change of the game.
#[derive(Debug, Clone, PartialEq)]
pub enum Edit {
    /// An empty table.
    New,
    /// Another game.
    Open(Box<Match>),
    /// The day and hour of the game, unless it has one.
    Date(DateTime),
    /// Which game it is, unless that is known.
    Id(GameId),
    /// Other rules; what they do not have is taken away, so that the game stays one that can be saved.
    Rules(Rules),
    /// The next round of a Dynasty.
    AddRound,
    /// One more player of this name, in the first colour that is free.
    AddPlayer(String),
    /// One player less.
    RemovePlayer(usize),
    /// Another name for a player.
    Rename(usize, String),
    /// Another colour for a player; whoever had it gets the old one.
    Recolour(usize, PlayerColour),
    /// The members of a team.
    Members(usize, Vec<String>),
    /// A cell that is set by hand.
    Cell(Seat, Place, Cell),
    /// The same for several cells.
    Cells(Seat, Places, Cell),
    /// A whole kingdom, for instance one that was pasted, and which of its cells are unsure.
    Kingdom(Seat, Kingdom, Places),
    /// Two players exchange their kingdoms, each with its photo.
    Exchange(Seat, Seat),
    /// A kingdom turned by a quarter, clockwise, with its photo.
    Turn(Seat),
    /// How many coins, knights or towers there are.
    Count(Seat, Input, u32),
    /// The Queen goes to a player of this round, or to nobody.
    Queen(usize, Option<usize>),
    /// Duel's power goes to this player, who chose this coat, or to nobody.
    Power(Seat, Option<Terrain>),
    /// What was counted on paper in the line of this id.
    Paper(Seat, String, Option<u32>),
    /// A photo of the kingdom, with a frame to begin with.
    Photo(Seat, Box<KingdomPhoto>),
    /// The kingdom has no photo.
    NoPhoto(Seat),
    /// The frame on the photo is elsewhere.
    Corners(Seat, Quad),
    /// The frame on the photo has another number of cells.
    Size(Seat, FrameSize),
    /// The frame on the photo is right as it is.
    FrameRight(Seat),
    /// Nothing was found in the photo: somebody has to put the frame right.
    FrameInDoubt(Seat),
    /// The photo was read.
    Read(Seat, Box<PhotoReading>),
    /// Back to what was read, except in these cells.
    AsRead(Seat, Places),
}

impl Document {
    /// Makes a change.
    pub fn apply(&mut self, edit: Edit) {
        if !self.allows(&edit) {
            return;
        }
        match edit {
            Edit::New => *self = Self::default(),
            Edit::Open(game) => *self = Self::from(*game),
            Edit::Date(date) => self.set_date(date),
            Edit::Id(id) => self.set_id(&id),
            Edit::Rules(rules) => self.set_rules(rules),
            Edit::AddRound => self.add_round(),
            Edit::AddPlayer(name) => self.add_player(&tidy_name(&name)),
            Edit::RemovePlayer(player) => self.remove_player(player),
            Edit::Rename(player, name) => {
                let name = tidy_name(&name);
                self.each_round(player, |player| player.name.clone_from(&name));
            }
            Edit::Recolour(player, colour) => self.recolour(player, colour),
            Edit::Members(player, members) => {
                let tidy = members.iter().take(MOST_PLAYERS).map(|member| tidy_name(member));
                let members: Vec<String> = tidy.collect();
                self.each_round(player, |player| player.members.clone_from(&members));
            }
            Edit::Cell(seat, place, cell) => self.at(seat, |seated| seated.set_cell(place, cell)),
            Edit::Cells(seat, places, cell) => {
                self.at(seat, |seated| places.iter().for_each(|place| seated.set_cell(place, cell)));
            }
            Edit::Kingdom(seat, kingdom, unsure) => {
                let frame = self.rules.frame();
                self.at(seat, |seated| seated.set_kingdom(&kingdom, unsure, frame));
            }
            Edit::Exchange(one, other) => self.exchange(one, other),
            Edit::Turn(seat) => self.at(seat, Seated::turn),
            Edit::Count(seat, input, count) => self.at(seat, |seated| set_count(seated, input, count)),
            Edit::Queen(round, holder) => self.give_queen(round, holder),
            Edit::Power(seat, coat) => self.give_power(seat, coat),
            Edit::Paper(seat, line, points) => self.at(seat, |seated| seated.set_paper(line, points)),
            Edit::Photo(seat, photo) => self.by_rules(seat, |seated| seated.set_photo(*photo)),
            Edit::NoPhoto(seat) => {
                let frame = self.rules.frame();
                self.at(seat, |seated| seated.forget_photo(frame));
            }
            Edit::Corners(seat, corners) => self.at(seat, |seated| seated.set_corners(corners)),
            Edit::FrameRight(seat) => self.at(seat, Seated::confirm_frame),
            Edit::FrameInDoubt(seat) => self.at(seat, Seated::doubt_frame),
            Edit::Size(seat, size) => self.at(seat, |seated| seated.set_size(size)),
            Edit::Read(seat, reading) => self.by_rules(seat, |seated| seated.set_reading(*reading)),
            Edit::AsRead(seat, fixed) => self.by_rules(seat, |seated| seated.keep_fixed(fixed)),
        }
    }

    /// Whether the game has what is edited: otherwise the game could be saved, but not be read again.
    fn allows(&self, edit: &Edit) -> bool {
        let has = |input: Input| self.rules.book().inputs.contains(&input);
        let fits = |kingdom: &Kingdom| self.rules.check(kingdom).is_ok();
        match edit {
            Edit::Count(_, input, _) => has(*input),
            Edit::Queen(..) => has(Input::Queen),
            Edit::Power(_, coat) => has(Input::Power) && coat.is_none_or(Terrain::is_coat),
            Edit::Cell(_, _, cell) | Edit::Cells(_, _, cell) => fits(&Kingdom::filled(1, 1, *cell)),
            Edit::Kingdom(_, kingdom, _) => fits(kingdom),
            Edit::Photo(_, photo) => photo.is_sound(),
            Edit::Corners(_, corners) => is_finite(corners),
            Edit::Read(_, reading) => reading.is_sound(),
            _ => true,
        }
    }

    /// Changes a kingdom by what was seen, which may be more than the game has.
    fn by_rules(&mut self, seat: Seat, change: impl FnOnce(&mut Seated)) {
        let rules = self.rules.clone();
        self.at(seat, |seated| {
            change(seated);
            seated.forget_foreign(&rules);
        });
    }

    fn at(&mut self, seat: Seat, change: impl FnOnce(&mut Seated)) {
        if let Some(seated) = self.seated_mut(seat) {
            change(seated);
        }
    }

    fn exchange(&mut self, one: Seat, other: Seat) {
        let (Some(mut first), Some(mut second)) = (self.seated(one).cloned(), self.seated(other).cloned())
        else {
            return;
        };
        first.exchange(&mut second);
        self.at(one, |seated| *seated = first);
        self.at(other, |seated| *seated = second);
    }

    fn each_round(&mut self, player: usize, change: impl Fn(&mut Player)) {
        for round in &mut self.rounds {
            if let Some(seated) = round.seated.get_mut(player) {
                change(Arc::make_mut(seated).player_mut());
            }
        }
    }

    fn set_date(&mut self, date: DateTime) {
        let mut game = self.game();
        if game.date().is_none() {
            game.set_date(date);
            self.extra = game.extra;
        }
    }

    fn set_id(&mut self, id: &GameId) {
        let mut game = self.game();
        if game.id().is_none() {
            game.set_id(id);
            self.extra = game.extra;
        }
    }

    fn add_player(&mut self, name: &str) {
        if self.players() >= Self::MOST_PLAYERS {
            return;
        }
        let used =
            |colour: PlayerColour| self.players_of(0).any(|player| player.known_colour() == Some(colour));
        let colour = PlayerColour::ALL.into_iter().find(|&colour| !used(colour));
        let mut seated = Seated::new(name, &self.rules);
        seated.player_mut().colour = colour.map(ColourName::from);
        let seated = Arc::new(seated);
        for round in &mut self.rounds {
            round.seated.push(Arc::clone(&seated));
        }
    }

    fn remove_player(&mut self, player: usize) {
        for round in &mut self.rounds {
            if player < round.seated.len() {
                round.seated.remove(player);
            }
        }
    }

    fn recolour(&mut self, player: usize, colour: PlayerColour) {
        let Some(old) = self.player(Seat { round: 0, player }).map(|player| player.colour.clone()) else {
            return;
        };
        let holder = self.players_of(0).position(|player| player.known_colour() == Some(colour));
        if let Some(holder) = holder {
            self.each_round(holder, |player| player.colour.clone_from(&old));
        }
        self.each_round(player, |player| player.colour = Some(colour.into()));
    }

    fn give_queen(&mut self, round: usize, holder: Option<usize>) {
        let Some(round) = self.rounds.get_mut(round) else { return };
        for (index, seated) in round.seated.iter_mut().enumerate() {
            Arc::make_mut(seated).player_mut().holdings.queen = Some(Some(index) == holder);
        }
    }

    fn give_power(&mut self, seat: Seat, coat: Option<Terrain>) {
        let Some(round) = self.rounds.get_mut(seat.round) else { return };
        for (index, seated) in round.seated.iter_mut().enumerate() {
            Arc::make_mut(seated).player_mut().holdings.power = coat.filter(|_| index == seat.player);
        }
    }

    fn set_rules(&mut self, rules: Rules) {
        let played =
            |round: &TableRound| round.seated.iter().any(|seated| seated.kingdom().extent().is_some());
        self.rounds.truncate(rules.rounds());
        self.rules = rules;
        while self.rounds.len() < self.rules.rounds() && self.rounds.last().is_some_and(played) {
            self.add_round();
        }
        for seated in self.rounds.iter_mut().flat_map(|round| &mut round.seated) {
            Arc::make_mut(seated).follow(&self.rules);
        }
    }

    fn add_round(&mut self) {
        if self.rounds.len() >= self.rules.rounds() {
            return;
        }
        let Some(last) = self.rounds.last() else { return };
        let seated = last.seated.iter().map(|seated| Arc::new(seated.next_round(&self.rules))).collect();
        self.rounds.push(TableRound { seated, extra: Extra::new() });
    }
}

fn set_count(seated: &mut Seated, input: Input, count: u32) {
    let holdings = &mut seated.player_mut().holdings;
    let count = Some(count.min(input.most()));
    match input {
        Input::Coins => holdings.coins = count,
        Input::Knights => holdings.knights = count,
        Input::Towers => holdings.towers = count,
        Input::Queen | Input::Power => {}
    }
}
