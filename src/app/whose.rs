//! Whose kingdom is which in a photo of the whole table. In: all kingdoms that were read in one photo. Out: a kingdom for
//! each player, who all share the photo.
//!
//! Players with a name are known by the colour of their castle; the others come in the order in which the kingdoms lie,
//! and whoever is missing is added. After that the kingdom on the desk is given to somebody else by a tap, dropped, or
//! one more is framed by hand; the frame itself is moved and read alone as any other.

use eframe::egui::{RichText, Ui, Vec2};

use super::App;
use super::command::Command;
use super::desk::{Desk, name_of, numbered};
use super::document::{Document, Edit, KingdomPhoto, Seat};
use super::frame;
use super::photos::PhotoShown;
use super::theme::{Palette, STEP, WIDE};
use super::view::{BoardStage, Show, Tab};
use super::widgets::{Weight, chip, icon_text_button, text_button};
use crate::art::Icon;
use crate::model::{Cell, FrameSize, Kingdom, Places};
use crate::scan::{Point, Scan, TableScan, clockwise};
use crate::words::Message;

/// What is said of the kingdom on the desk, or of the photo that it is in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum WhoseAnswer {
    /// It is this player's.
    Of(usize),
    /// It is that of somebody who is not at the table yet.
    OfNew,
    /// It is not a kingdom of this game.
    Nobodys,
    /// There is one more.
    OneMore,
}

/// The players whose kingdoms are in the same photo as this one, in the order in which these lie.
pub(super) fn sharers(document: &Document, seat: Seat) -> Vec<Seat> {
    let Some(id) = document.photo(seat).map(|photo| &photo.id) else { return Vec::new() };
    let (seats, frames): (Vec<_>, Vec<_>) = document
        .seats(seat.round)
        .filter_map(|seat| Some((seat, document.photo(seat)?)))
        .filter(|(_, photo)| photo.id == *id)
        .map(|(seat, photo)| (seat, photo.corners))
        .unzip();
    clockwise(&frames).into_iter().map(|index| seats[index]).collect()
}

impl App {
    /// Gives the kingdoms of a photo to the players. The photo came for this seat.
    pub(super) fn give_out(&mut self, seat: Seat, id: &str, table: &TableScan) {
        let scans = table.kingdoms();
        let players = if scans.len() == 1 { vec![seat.player] } else { self.proposed(seat, scans) };
        while self.document().players() <= players.iter().copied().max().unwrap_or(0) {
            self.add_player();
        }
        for (scan, &player) in scans.iter().zip(&players) {
            let seat = Seat { player, ..seat };
            if scans.len() > 1 {
                let size = FrameSize::of_cells(scan.kingdom.rows().into()).unwrap_or(FrameSize::Five);
                let photo = KingdomPhoto::new(id.to_owned(), scan.corners, size);
                self.edit(Edit::Photo(seat, Box::new(photo)));
            }
            self.take_scan(seat, scan);
        }
        // The photo came for somebody, who may not be in it.
        if !players.contains(&seat.player) {
            self.edit(Edit::NoPhoto(seat));
        }
        if scans.len() > 1 {
            let first = players.first().map_or(seat, |&player| Seat { player, ..seat });
            self.turn_to(first);
        }
    }

    /// A player for each kingdom; those behind the last player are to be added. Kingdoms beyond what a table takes have
    /// none.
    pub(super) fn proposed(&self, seat: Seat, scans: &[Scan]) -> Vec<usize> {
        let document = self.document();
        let waits = |player: usize| self.waiting.iter().any(|(seat, _)| seat.player == player);
        let is_free = |player: usize| {
            let own = document.player(Seat { player, ..seat });
            player == seat.player || own.is_some_and(|own| own.kingdom.extent().is_none())
        };
        // A table that is photographed once more is the same table.
        let again = document.players() == scans.len();
        let mut free: Vec<usize> = (0..Document::MOST_PLAYERS)
            .filter(|&player| !waits(player))
            .filter(|&player| player >= document.players() || again || is_free(player))
            .collect();
        let known = |scan: &Scan| {
            let colour = scan.castle?;
            let is_alone = scans.iter().filter(|other| other.castle == Some(colour)).count() == 1;
            let has_it = |player: usize| {
                let own = document.player(Seat { player, ..seat });
                own.is_some_and(|own| own.known_colour() == Some(colour)) && self.is_named(player)
            };
            (0..document.players()).find(|&player| is_alone && has_it(player))
        };
        let mut players: Vec<Option<usize>> = scans.iter().map(known).collect();
        for player in &mut players {
            *player = player.filter(|player| free.contains(player));
            free.retain(|other| Some(*other) != *player);
        }
        let mut free = free.into_iter();
        players.into_iter().map_while(|player| player.or_else(|| free.next())).collect()
    }

    /// Whether somebody has given the player a name.
    fn is_named(&self, player: usize) -> bool {
        name_of(self.document(), self.words, player) != numbered(self.words, player)
    }

    /// Shows the photo with the frame of this player.
    fn turn_to(&mut self, seat: Seat) {
        self.view.show(Show::Seat(seat));
        (self.view.stage, self.view.tab) = (BoardStage::Frame, Tab::Kingdom);
    }

    /// Takes an answer about the kingdom on the desk.
    pub(super) fn whose(&mut self, answer: WhoseAnswer) {
        let seat = self.view.seat;
        match answer {
            WhoseAnswer::Of(player) => self.give_to(Seat { player, ..seat }),
            WhoseAnswer::OfNew => {
                if let Some(new) = self.one_more() {
                    self.give_to(new);
                }
            }
            WhoseAnswer::Nobodys => self.drop_kingdom(),
            WhoseAnswer::OneMore => self.frame_one_more(),
        }
    }

    /// Whoever had another kingdom of the table gets this one's place.
    fn give_to(&mut self, other: Seat) {
        self.edit(Edit::Exchange(self.view.seat, other));
        self.turn_to(other);
    }

    /// One more player, if the table takes one.
    fn one_more(&mut self) -> Option<Seat> {
        let player = self.document().players();
        (player < Document::MOST_PLAYERS).then(|| {
            self.add_player();
            Seat { player, ..self.view.seat }
        })
    }

    /// Takes the kingdom off the table; whoever was there only because of it leaves too.
    fn drop_kingdom(&mut self) {
        let seat = self.view.seat;
        let next = sharers(self.document(), seat).into_iter().find(|other| *other != seat);
        let left = if self.is_named(seat.player) || self.document().rounds() > 1 {
            self.edit(Edit::Kingdom(seat, Kingdom::filled(1, 1, Cell::Empty), Places::NONE));
            next
        } else {
            self.remove_player(seat.player);
            next.map(|next| Seat { player: next.player - usize::from(next.player > seat.player), ..next })
        };
        if let Some(next) = left {
            self.turn_to(next);
        }
    }

    /// A frame for one more kingdom in the middle of the photo, as large as the one on the desk.
    fn frame_one_more(&mut self) {
        let Some(photo) = self.document().photo(self.view.seat) else { return };
        let (id, size, side) = (photo.id.clone(), photo.size, photo.corners.area().abs().sqrt());
        let Some(whole) = self.photos.get(&id).map(PhotoShown::size) else { return };
        let middle = Point { x: f64::from(whole.x) * 0.5, y: f64::from(whole.y) * 0.5 };
        let mut seats = self.document().seats(self.view.seat.round);
        let is_free = |seat: &Seat| {
            self.document().photo(*seat).is_none()
                && self.document().player(*seat).is_some_and(|player| player.kingdom.extent().is_none())
        };
        let free = seats.find(is_free).or_else(|| self.one_more());
        let Some(seat) = free else { return };
        let mut photo = KingdomPhoto::new(id, frame::inset_at(middle, side), size);
        // Nobody has read it, and nothing is read before somebody has put the frame where it belongs.
        photo.check_corners = true;
        self.edit(Edit::Photo(seat, Box::new(photo)));
        self.turn_to(seat);
    }
}

/// Whose the kingdom on the desk is, where several are in its photo.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    let seat = desk.seat();
    let sharers = sharers(desk.document, seat);
    let Some(number) = sharers.iter().position(|other| *other == seat).filter(|_| sharers.len() > 1) else {
        return;
    };
    let question = Message::new("whose-question").with("number", number + 1).with("count", sharers.len());
    ui.label(RichText::new(desk.say(&question)).color(Palette::of(ui).ink));
    ui.horizontal_wrapped(|ui| answers(desk, ui));
    ui.add_space(STEP);
}

/// Everybody at the table, and what else there is to say.
fn answers(desk: &Desk<'_>, ui: &mut Ui) {
    let send = |answer: WhoseAnswer| desk.send(Command::Whose(answer));
    ui.spacing_mut().item_spacing = Vec2::splat(STEP);
    for player in 0..desk.document.players() {
        let is_own = player == desk.seat().player;
        if chip(ui, is_own, &desk.name(player)).clicked() && !is_own {
            send(WhoseAnswer::Of(player));
        }
    }
    // In a narrow window the photo needs the height that wider buttons would take.
    let wide = ui.ctx().content_rect().width() >= WIDE;
    let has_room = desk.document.players() < Document::MOST_PLAYERS;
    let others = [
        (has_room, Icon::Plus, "button-whose-new", WhoseAnswer::OfNew),
        (true, Icon::Cross, "button-whose-drop", WhoseAnswer::Nobodys),
        (has_room, Icon::Corners, "button-whose-add", WhoseAnswer::OneMore),
    ];
    for (_, icon, id, answer) in others.into_iter().filter(|(is_there, ..)| *is_there) {
        let text = desk.text(id);
        let button = if wide {
            icon_text_button(desk, ui, icon, &text, Weight::Plain)
        } else {
            text_button(ui, &text, Weight::Plain)
        };
        if button.clicked() {
            send(answer);
        }
    }
}
