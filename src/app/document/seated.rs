//! Somebody at the table in one round: the player with the kingdom, and beside it where it came from and what was
//! counted on paper.

use std::collections::BTreeMap;

use super::fit::{blank, fitted};
use super::photo::{KingdomPhoto, PhotoReading};
use super::record;
use crate::game::{Extra, Player};
use crate::model::FrameSize;
use crate::model::{Cell, Frame, Holdings, Kingdom, Place, Places};
use crate::rules::Rules;
use crate::scan::Quad;

/// A player in a round, with the source of the kingdom.
#[derive(Debug, Clone, PartialEq)]
pub struct Seated {
    player: Player,
    /// The photo that the kingdom was read from, if there is one. Then the kingdom lies place by place as in it.
    photo: Option<KingdomPhoto>,
    /// What was counted on paper, by the id of the line; `total` for the sum.
    paper: BTreeMap<String, u32>,
}

impl Seated {
    /// A new player with an empty frame.
    pub(super) fn new(name: &str, rules: &Rules) -> Self {
        let player = Player::new(name, blank(rules.frame()));
        Self { player, photo: None, paper: BTreeMap::new() }
    }

    /// Takes a player of a file over. A kingdom without a photo grows to its frame.
    pub(super) fn take(mut player: Player, frame: Frame) -> Self {
        let photo = record::take_photo(&mut player.extra, &player.kingdom);
        let paper = record::take_paper(&mut player.extra);
        let mut seated = Self { player, photo, paper };
        seated.fit(frame);
        seated.doubt();
        seated
    }

    /// The player as a file has them, with the source of the kingdom as further fields.
    pub(super) fn to_player(&self) -> Player {
        let mut player = self.player.clone();
        record::put(self.photo.as_ref(), &self.paper, &mut player.extra);
        player.members.retain(|member| !member.trim().is_empty());
        player
    }

    /// The same player at the beginning of another round.
    pub(super) fn next_round(&self, rules: &Rules) -> Self {
        // What else the file says of the player belongs to the round where it stands.
        let player = Player {
            kingdom: blank(rules.frame()),
            holdings: Holdings::default(),
            extra: Extra::new(),
            unsure: Places::NONE,
            ..self.player.clone()
        };
        Self { player, photo: None, paper: BTreeMap::new() }
    }

    /// The player as the rules know them.
    pub fn player(&self) -> &Player {
        &self.player
    }

    /// The kingdom.
    pub fn kingdom(&self) -> &Kingdom {
        &self.player.kingdom
    }

    /// The photo that the kingdom was read from.
    pub fn photo(&self) -> Option<&KingdomPhoto> {
        self.photo.as_ref()
    }

    /// What was counted on paper, by the id of the line.
    pub fn paper(&self) -> &BTreeMap<String, u32> {
        &self.paper
    }

    /// The cells that should be checked and that nobody has checked yet.
    pub fn unsure(&self) -> Places {
        self.player.unsure
    }

    /// The cells that somebody should look at: unknown ones, and those that were read without certainty.
    pub fn to_check(&self) -> Places {
        self.unsure().or(self.player.kingdom.unknown())
    }

    /// The player, to be changed in what has nothing to do with the kingdom.
    pub(super) fn player_mut(&mut self) -> &mut Player {
        &mut self.player
    }

    /// Sets a cell by hand: it stays as it is when the photo is read again.
    pub(super) fn set_cell(&mut self, place: Place, cell: Cell) {
        let kingdom = &mut self.player.kingdom;
        if place.row >= kingdom.rows() || place.col >= kingdom.cols() {
            return;
        }
        // A kingdom has one castle: setting it moves it.
        if cell == Cell::Castle {
            for old in kingdom.castles().iter() {
                kingdom.set(old, Cell::Empty);
            }
        }
        kingdom.set(place, cell);
        self.player.unsure = self.player.unsure.without(place.into());
        if let Some(photo) = &mut self.photo {
            photo.fix(place);
        }
    }

    /// Lays a whole kingdom, for instance one that was pasted. It has no photo.
    pub(super) fn set_kingdom(&mut self, kingdom: &Kingdom, unsure: Places, frame: Frame) {
        let (kingdom, moved) = fitted(kingdom, frame);
        self.player.kingdom = kingdom;
        self.player.unsure = unsure.iter().filter_map(moved).collect();
        self.photo = None;
    }

    /// Begins with another photo; the kingdom stays until it is read.
    pub(super) fn set_photo(&mut self, photo: KingdomPhoto) {
        if !photo.read.is_empty() {
            self.player.kingdom = photo.kingdom(&self.player.kingdom);
        }
        self.photo = Some(photo);
        self.doubt();
    }

    /// Goes on without a photo; the kingdom stays.
    pub(super) fn forget_photo(&mut self, frame: Frame) {
        self.photo = None;
        self.fit(frame);
    }

    /// Moves the frame on the photo.
    pub(super) fn set_corners(&mut self, corners: Quad) {
        if let Some(photo) = &mut self.photo {
            photo.corners = corners;
            photo.check_corners = false;
        }
    }

    /// The frame on the photo is right as it is.
    pub(super) fn confirm_frame(&mut self) {
        if let Some(photo) = &mut self.photo {
            photo.check_corners = false;
        }
    }

    /// Divides the frame on the photo into another number of cells.
    pub(super) fn set_size(&mut self, size: FrameSize) {
        let Some(photo) = self.photo.as_mut().filter(|photo| photo.size != size) else { return };
        let kept = photo.resize(size, &self.player.kingdom);
        let side = size.cells() as u8;
        // Until it is read, only what a person has set is known.
        self.player.kingdom = Kingdom::filled(side, side, Cell::Unknown);
        self.player.unsure = Places::NONE;
        self.lay(&kept);
    }

    fn lay(&mut self, cells: &[(Place, Cell)]) {
        for (place, cell) in cells {
            self.player.kingdom.set(*place, *cell);
        }
    }

    /// Lays what was read in the photo; what a person has set stays.
    pub(super) fn set_reading(&mut self, reading: PhotoReading) {
        if let Some(photo) = &mut self.photo {
            let kept = photo.take(reading, &self.player.kingdom);
            self.player.kingdom = photo.as_read();
            self.lay(&kept);
        }
        self.doubt();
    }

    /// Nothing was found in the photo: somebody has to put the frame right.
    pub(super) fn doubt_frame(&mut self) {
        if let Some(photo) = &mut self.photo {
            photo.check_corners = true;
        }
    }

    /// Lays what was read, except in these cells, which stay as a person has set them.
    pub(super) fn keep_fixed(&mut self, fixed: Places) {
        // Before the first reading there is nothing to go back to.
        if let Some(photo) = self.photo.as_mut().filter(|photo| !photo.read.is_empty()) {
            photo.fixed = Places::NONE;
            fixed.iter().for_each(|place| photo.fix(place));
            self.player.kingdom = photo.kingdom(&self.player.kingdom);
        }
        self.doubt();
    }

    /// Exchanges the kingdoms, with where they came from; what else a player has stays.
    pub(super) fn exchange(&mut self, other: &mut Self) {
        std::mem::swap(&mut self.player.kingdom, &mut other.player.kingdom);
        std::mem::swap(&mut self.player.unsure, &mut other.player.unsure);
        std::mem::swap(&mut self.photo, &mut other.photo);
    }

    /// A quarter clockwise, photo and kingdom alike. A kingdom that is not square stays.
    pub(super) fn turn(&mut self) {
        let kingdom = &self.player.kingdom;
        if kingdom.rows() == kingdom.cols() {
            let last = kingdom.rows() - 1;
            let turned = |place: Place| Place::new(place.col, last - place.row);
            self.player.unsure = self.player.unsure.iter().map(turned).collect();
            self.player.kingdom = kingdom.turned();
            if let Some(photo) = &mut self.photo {
                photo.turn();
            }
        }
    }

    /// Takes down what was counted on paper in a line, or nothing.
    pub(super) fn set_paper(&mut self, line: String, points: Option<u32>) {
        match points {
            Some(points) => _ = self.paper.insert(line, points),
            None => _ = self.paper.remove(&line),
        }
    }

    /// Keeps what other rules have too, and takes the rest away.
    pub(super) fn follow(&mut self, rules: &Rules) {
        // First what is left, then where it lies.
        self.forget_foreign(rules);
        self.fit(rules.frame());
        self.player.holdings = rules.counted(&self.player.holdings);
    }

    /// Nobody knows what lies where something was seen that the game does not have. Otherwise the game could be
    /// saved, but not be read again.
    pub(super) fn forget_foreign(&mut self, rules: &Rules) {
        let foreign =
            |cell: Cell| cell.terrain().is_some_and(|terrain| !rules.book().terrains.contains(&terrain));
        for place in self.player.kingdom.places_where(foreign).iter() {
            self.player.kingdom.set(place, Cell::Unknown);
        }
    }

    /// Takes over from the photo which cells are to be checked. Until it is read, those of before are.
    fn doubt(&mut self) {
        if let Some(photo) = self.photo.as_ref().filter(|photo| !photo.read.is_empty()) {
            self.player.unsure = photo.unsure();
        }
    }

    fn fit(&mut self, frame: Frame) {
        if self.photo.is_none() {
            let (kingdom, moved) = fitted(&self.player.kingdom, frame);
            self.player.unsure = self.player.unsure.iter().filter_map(moved).collect();
            self.player.kingdom = kingdom;
        }
    }
}
