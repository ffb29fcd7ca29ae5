//! The live viewfinder: a phone is held over the table, and what lies there is read while one looks. In: what the camera
//! sees, and a press. Out: kingdoms with the picture that they were read from, as if that had been opened as a photo.
//!
//! `state` decides what is to be done, `drift` sees what has moved, `again` knows kingdoms that are on the table already;
//! `panel` and `overlay` paint it. The pictures are read where photos are read, by a `Lookout`.

mod again;
mod drift;
mod overlay;
mod panel;
mod state;
#[cfg(test)]
mod tests;

pub(super) use drift::SmallPicture;
pub(super) use panel::ui;
pub(super) use state::{NoCamera, Viewfinder};

use eframe::egui::Context;

use self::state::{CameraState, Next};
use super::App;
use super::desk::name_of;
use super::document::{Document, Edit, KingdomPhoto, Seat};
use super::photos::{Loaded, PhotoOrigin};
use super::platform;
use super::view::{BoardStage, Show, Tab};
use crate::model::FrameSize;
use crate::rules::Score;
use crate::scan::live::Glance;
use crate::scan::{Request, Scan};
use crate::words::Message;

/// A picture that was taken.
pub(super) struct TakenLive {
    /// The picture, as a photo that was opened.
    pub loaded: Loaded,
    /// The kingdoms in it.
    pub scans: Vec<Scan>,
}

/// Kingdoms that were taken and that nobody has yet.
struct TakenKingdoms {
    /// The id of their photo, and its file.
    photo: String,
    bytes: Vec<u8>,
    scans: Vec<Scan>,
}

/// What is said to the viewfinder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LiveCommand {
    /// The camera is to be turned on again.
    TurnOn,
    /// What is in sight is taken.
    Take,
    /// What is there already is replaced by what was taken.
    Replace,
    /// What is there already stays.
    Keep,
    /// Nothing more is to be read.
    Close,
}

impl App {
    /// Opens the viewfinder, which asks for the camera.
    pub(super) fn open_viewfinder(&mut self) {
        if self.document().rules().book().boxes.is_empty() {
            self.view.complain(Message::new("app-drawn-by-hand"));
            return;
        }
        self.view.dialog = None;
        self.sessions += 1;
        self.viewfinder = Some(Viewfinder::new(self.sessions));
        self.work.open_camera();
    }

    /// Does what was said to the viewfinder.
    pub(super) fn live(&mut self, command: LiveCommand) {
        let Some(viewfinder) = &mut self.viewfinder else { return };
        match command {
            LiveCommand::TurnOn => self.open_viewfinder(),
            LiveCommand::Take => self.take_what_is_in_sight(),
            LiveCommand::Replace | LiveCommand::Keep => {
                if let Some(taken) = viewfinder.question.take() {
                    self.seat_taken(*taken, command == LiveCommand::Replace);
                }
            }
            LiveCommand::Close => self.close_viewfinder(),
        }
    }

    /// The camera was turned on, or there is none.
    pub(super) fn take_camera(&mut self, opened: Result<(), NoCamera>) {
        match &mut self.viewfinder {
            Some(viewfinder) => {
                viewfinder.camera = opened.map_or_else(CameraState::Missing, |()| CameraState::On);
            }
            // Nobody looks any more.
            None => platform::close_camera(),
        }
    }

    /// Once a frame: sends the next picture to be read, and notices when the camera is gone.
    pub(super) fn watch_camera(&mut self, ctx: &Context) {
        let request = self.live_request();
        let Some(viewfinder) = &mut self.viewfinder else { return };
        if viewfinder.camera == CameraState::On && !platform::is_filming() {
            viewfinder.turn_off(CameraState::Paused);
        }
        if viewfinder.camera != CameraState::On {
            return;
        }
        let small = platform::small_picture();
        if viewfinder.tick(ctx.input(|input| input.time), small) == Next::Look {
            viewfinder.sent();
            self.work.look(viewfinder.session, request, viewfinder.ticked());
        }
        // Frames follow what they lie on; where there are none, the eye needs fewer.
        let pace = if viewfinder.painted().is_empty() { 0.1 } else { 0.0 };
        ctx.request_repaint_after_secs(pace);
    }

    /// Takes what was read in a picture.
    pub(super) fn take_glance(&mut self, session: u64, glance: Glance) {
        let rules = self.document().rules().clone();
        let points = glance.kingdoms.iter().map(|seen| {
            let side = FrameSize::of_cells(seen.kingdom.rows().into());
            let mut frames = rules.book().frames.iter().map(|(frame, _)| *frame);
            let frame = frames.find(|frame| frame.size() == side);
            let fitting = frame.and_then(|frame| rules.clone().with_frame(frame).ok());
            Score::of(fitting.as_ref().unwrap_or(&rules), &seen.kingdom, &crate::model::Holdings::default())
                .total()
        });
        let points = points.collect();
        let viewfinder = self.viewfinder.as_mut().filter(|viewfinder| viewfinder.session == session);
        if viewfinder.is_some_and(|viewfinder| viewfinder.take_glance(glance, points)) {
            self.ask_for_what_is_in_sight();
        }
    }

    /// A picture could not be read: the next one may be.
    pub(super) fn not_glanced(&mut self, session: u64) {
        let viewfinder = self.viewfinder.as_mut().filter(|viewfinder| viewfinder.session == session);
        if let Some(viewfinder) = viewfinder.filter(|viewfinder| !viewfinder.is_taking()) {
            viewfinder.waits_no_more();
        }
    }

    /// Reading has failed because of a mistake in the program: the viewfinder waits for it no more.
    pub(super) fn live_is_broken(&mut self) {
        if let Some(viewfinder) = &mut self.viewfinder {
            viewfinder.waits_no_more();
        }
    }

    fn take_what_is_in_sight(&mut self) {
        if self.viewfinder.as_mut().is_some_and(Viewfinder::begin_to_take) {
            self.ask_for_what_is_in_sight();
        }
    }

    fn ask_for_what_is_in_sight(&mut self) {
        let request = self.live_request();
        if let Some(viewfinder) = &self.viewfinder {
            self.work.take_live(viewfinder.session, request);
        }
    }

    /// Takes a picture that was taken; nothing came of it before the first one was read.
    pub(super) fn take_live(&mut self, ctx: &Context, taken: Option<TakenLive>) {
        if let Some(viewfinder) = &mut self.viewfinder {
            viewfinder.waits_no_more();
        }
        let Some(mut taken) = taken else { return };
        if taken.scans.is_empty() {
            // There is a picture at least: it goes the way of a photo that was opened.
            self.close_viewfinder();
            let bytes = std::mem::take(&mut taken.loaded.bytes);
            return self.take_photo(PhotoOrigin::File(taken.loaded.id, bytes));
        }
        platform::hum();
        let TakenLive { mut loaded, scans } = taken;
        let bytes = std::mem::take(&mut loaded.bytes);
        let taken = TakenKingdoms { photo: loaded.id.clone(), bytes, scans };
        self.photos.take(ctx, loaded);
        let is_known = taken.scans.iter().any(|scan| self.owner(scan).is_some());
        match &mut self.viewfinder {
            Some(viewfinder) if is_known => viewfinder.question = Some(Box::new(taken)),
            _ => self.seat_taken(taken, false),
        }
    }

    /// Whose kingdom this is, if it is on the table already.
    fn owner(&self, scan: &Scan) -> Option<usize> {
        let round = self.view.seat.round;
        let has_it = |player: &usize| {
            let own = self.document().player(Seat { round, player: *player });
            own.is_some_and(|own| again::is_same(&scan.kingdom, &own.kingdom))
        };
        (0..self.document().players()).find(has_it)
    }

    /// Gives the kingdoms that were taken to the players: one that is there already to whoever has it, or to nobody.
    fn seat_taken(&mut self, taken: TakenKingdoms, replaces: bool) {
        let TakenKingdoms { photo: id, bytes, scans } = taken;
        let (mut known, mut new) = (Vec::new(), Vec::new());
        for scan in scans {
            match self.owner(&scan) {
                Some(owner) => known.push((owner, scan)),
                None => new.push(scan),
            }
        }
        let players = self.proposed(self.next_seat(), &new);
        let left_out = new.len() > players.len();
        let mut seated: Vec<(usize, Scan)> = players.into_iter().zip(new).collect();
        if replaces {
            seated.extend(known);
        }
        if let Some(store) = self.store.as_ref().filter(|_| !seated.is_empty()) {
            store.keep_photo(&id, bytes);
        }
        let round = self.view.seat.round;
        for (player, scan) in &seated {
            while self.document().players() <= *player {
                self.add_player();
            }
            let seat = Seat { round, player: *player };
            let size = FrameSize::of_cells(scan.kingdom.rows().into()).unwrap_or(FrameSize::Five);
            let photo = KingdomPhoto::new(id.clone(), scan.corners, size);
            self.edit(Edit::Photo(seat, Box::new(photo)));
            self.take_scan(seat, scan);
        }
        if let Some((player, _)) = seated.last() {
            self.view.show(Show::Seat(Seat { round, player: *player }));
            (self.view.stage, self.view.tab) = (BoardStage::Board, Tab::Kingdom);
        }
        self.tell_taken(&seated, left_out);
    }

    /// Says who has got which points.
    fn tell_taken(&mut self, seated: &[(usize, Scan)], left_out: bool) {
        let rules = self.document().rules().clone();
        let of = |(player, scan): &(usize, Scan)| {
            let points = Score::of(&rules, &scan.kingdom, &crate::model::Holdings::default()).total();
            format!("{} {points}", name_of(self.document(), self.words, *player))
        };
        let all: Vec<String> = seated.iter().map(of).collect();
        let Some(viewfinder) = &mut self.viewfinder else { return };
        if left_out {
            viewfinder.tell(Message::new("live-full"));
        } else if !all.is_empty() {
            viewfinder.tell(Message::new("live-taken").with("scores", all.join(" · ")));
        }
    }

    /// Where the next kingdom goes: to the first player without one, or to a new one.
    fn next_seat(&self) -> Seat {
        let round = self.view.seat.round;
        let is_free = |player: &usize| {
            let own = self.document().player(Seat { round, player: *player });
            own.is_none_or(|own| own.kingdom.extent().is_none())
        };
        let player = (0..Document::MOST_PLAYERS).find(is_free).unwrap_or(Document::MOST_PLAYERS);
        Seat { round, player }
    }

    /// What is asked of the pictures: as of a photo that is opened, but that a kingdom may be one that is on the table.
    fn live_request(&self) -> Request {
        Request { certain: Vec::new(), ..self.request(self.next_seat(), None) }
    }

    /// Closes the viewfinder; what was taken is on the desk.
    pub(super) fn close_viewfinder(&mut self) {
        if self.viewfinder.take().is_some() {
            platform::close_camera();
        }
    }
}
