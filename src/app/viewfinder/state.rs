//! What the viewfinder knows: how the camera is, what was read last and where it is by now, and what it waits for. Pure:
//! the camera, the clock and the worker are elsewhere.

use super::TakenKingdoms;
use super::drift::SmallPicture;
use crate::scan::Quad;
use crate::scan::live::{Glance, LiveHint, SeenKingdom};
use crate::words::Message;

/// From one reading to the next at least so many seconds pass: more of them tell nothing new and empty the battery.
const PACE: f64 = 0.12;
/// After so many readings of the same picture there is no kingdom in it.
const FRUITLESS: u32 = 3;
/// A frame that is painted goes this part of a second's way to where it belongs.
const FOLLOWS: f64 = 14.0;
/// So many seconds something that was told stays.
const TOLD: f64 = 4.0;

/// Why there is no camera.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::app) enum NoCamera {
    /// This device has none.
    None,
    /// Browsers allow it on secure pages only.
    #[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "what only browsers answer"))]
    Insecure,
    /// Somebody said no.
    #[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "what only browsers answer"))]
    Refused,
    /// Something else has it.
    #[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "what only browsers answer"))]
    Busy,
}

/// How the camera is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CameraState {
    /// It was asked for.
    Asked,
    /// It films.
    On,
    /// It was turned off while nobody could see it.
    Paused,
    /// There is none.
    Missing(NoCamera),
}

/// A kingdom in sight, as it is painted.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct PaintedKingdom {
    pub(super) seen: SeenKingdom,
    /// Its points by the rules of the game.
    pub(super) points: u32,
    /// Where it is by now.
    pub(super) corners: Quad,
}

/// A reading, with what the camera saw when its picture was taken.
#[derive(Debug)]
struct LastReading {
    size: [u32; 2],
    hint: Option<LiveHint>,
    small: SmallPicture,
    /// The corners of each kingdom as they were read, in the order of the painted ones.
    corners: Vec<Quad>,
}

/// What the viewfinder waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Awaited {
    Nothing,
    Reading,
    Taking,
}

/// The viewfinder while it is open.
pub(in crate::app) struct Viewfinder {
    /// Which it is of all that were opened: the worker begins anew with each.
    pub(super) session: u64,
    pub(super) camera: CameraState,
    waiting: Awaited,
    sent_at: f64,
    /// What the camera saw when the picture that is being read was taken.
    sent: Option<SmallPicture>,
    now: Option<SmallPicture>,
    last: Option<LastReading>,
    fruitless: u32,
    painted: Vec<PaintedKingdom>,
    /// What was taken, while it is asked whether it is in the place of what is there.
    pub(super) question: Option<Box<TakenKingdoms>>,
    told: Option<(f64, Message)>,
    ticked: f64,
}

/// What is to be done now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    Rest,
    Look,
}

impl Viewfinder {
    /// One that has asked for the camera.
    pub(super) fn new(session: u64) -> Self {
        Self {
            session,
            camera: CameraState::Asked,
            waiting: Awaited::Nothing,
            sent_at: f64::NEG_INFINITY,
            sent: None,
            now: None,
            last: None,
            fruitless: 0,
            painted: Vec::new(),
            question: None,
            told: None,
            ticked: 0.0,
        }
    }

    /// The kingdoms in sight.
    pub(super) fn painted(&self) -> &[PaintedKingdom] {
        &self.painted
    }

    /// Width and height of the pictures that are read.
    pub(super) fn size(&self) -> Option<[u32; 2]> {
        self.last.as_ref().map(|last| last.size)
    }

    /// What would help to see more.
    pub(super) fn hint(&self) -> Option<LiveHint> {
        self.last.as_ref().and_then(|last| last.hint)
    }

    /// Whether something is being taken.
    pub(super) fn is_taking(&self) -> bool {
        self.waiting == Awaited::Taking
    }

    /// What was told, for as long as it shows.
    pub(super) fn told(&self) -> Option<&Message> {
        self.told.as_ref().filter(|(at, _)| self.ticked - at < TOLD).map(|(_, message)| message)
    }

    /// Tells something.
    pub(super) fn tell(&mut self, message: Message) {
        self.told = Some((self.ticked, message));
    }

    /// A new moment, at a time in seconds, with what the camera sees; says whether that is to be read.
    pub(super) fn tick(&mut self, at: f64, small: Option<SmallPicture>) -> Next {
        let since = (at - self.ticked).clamp(0.0, 0.2);
        self.ticked = at;
        if small.is_some() {
            self.now = small;
        }
        self.follow(since);
        let waits = self.waiting != Awaited::Nothing || self.question.is_some() || at - self.sent_at < PACE;
        if self.camera != CameraState::On || self.now.is_none() || waits || self.may_rest() {
            return Next::Rest;
        }
        Next::Look
    }

    /// The picture of this moment was sent to be read.
    pub(super) fn sent(&mut self) {
        (self.waiting, self.sent_at, self.sent) = (Awaited::Reading, self.ticked, self.now.clone());
    }

    /// What is in sight is to be taken. Says whether it can be asked for now.
    pub(super) fn begin_to_take(&mut self) -> bool {
        let can = self.camera == CameraState::On && !self.is_taking() && self.question.is_none();
        if can {
            self.waiting = Awaited::Taking;
        }
        can
    }

    /// Whatever was waited for has come, or will not.
    pub(super) fn waits_no_more(&mut self) {
        self.waiting = Awaited::Nothing;
    }

    /// A reading has come, with the points of each kingdom. Says whether it is to be taken by itself.
    pub(super) fn take_glance(&mut self, glance: Glance, points: Vec<u32>) -> bool {
        if self.waiting == Awaited::Reading {
            self.waiting = Awaited::Nothing;
        }
        let Some(small) = self.sent.take() else { return false };
        self.fruitless = if glance.kingdoms.is_empty() { self.fruitless + 1 } else { 0 };
        let corners: Vec<Quad> = glance.kingdoms.iter().map(|seen| seen.corners).collect();
        let painted = glance.kingdoms.into_iter().zip(points).map(|(seen, points)| {
            let before = self.painted.iter().find(|painted| painted.seen.id == seen.id);
            let corners = before.map_or(seen.corners, |before| before.corners);
            PaintedKingdom { seen, points, corners }
        });
        self.painted = painted.collect();
        self.last = Some(LastReading { size: glance.size, hint: glance.hint, small, corners });
        glance.is_settled && self.begin_to_take()
    }

    /// The camera is off: nothing is in sight.
    pub(super) fn turn_off(&mut self, state: CameraState) {
        let question = self.question.take();
        *self = Self { camera: state, question, ticked: self.ticked, ..Self::new(self.session) };
    }

    /// When the last moment was.
    pub(super) fn ticked(&self) -> f64 {
        self.ticked
    }

    /// Whether a reading would tell nothing new: nothing moves, and nothing in sight is open.
    fn may_rest(&self) -> bool {
        let (Some(last), Some(now)) = (&self.last, &self.now) else { return false };
        if last.small.drift_to(now).is_none_or(super::drift::Drift::is_change) {
            return false;
        }
        if self.painted.is_empty() {
            return self.fruitless >= FRUITLESS;
        }
        self.painted.iter().all(|painted| painted.seen.is_taken)
    }

    /// Moves what is painted to where it is by now.
    fn follow(&mut self, since: f64) {
        let (Some(last), Some(now)) = (&self.last, &self.now) else { return };
        let Some(drift) = last.small.drift_to(now) else { return };
        let scale = f64::from(last.size[0]) / last.small.width() as f64;
        let way = 1.0 - (-since * FOLLOWS).exp();
        for (painted, read) in self.painted.iter_mut().zip(&last.corners) {
            let mut targets = read.0.into_iter();
            painted.corners = painted.corners.map(|corner| {
                let read = targets.next().unwrap_or(corner);
                let target = crate::scan::Point::new(read.x + drift.x * scale, read.y + drift.y * scale);
                corner + (target - corner) * way
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Cell, Kingdom, Place};

    /// A table with a pattern, seen a little from the right.
    fn small(shift: usize) -> SmallPicture {
        let grey = |i: usize| (((i % 36 + shift) * 37 + (i / 36) * 11) % 200) as u8;
        SmallPicture::new(36, (0..36 * 64).map(grey).collect()).unwrap()
    }

    fn kingdom(id: u32, is_taken: bool, unsure: bool) -> SeenKingdom {
        SeenKingdom {
            id,
            corners: Quad::rect(100.0, 100.0, 400.0, 400.0),
            kingdom: Kingdom::filled(5, 5, Cell::Empty),
            unsure: if unsure { vec![Place::new(1, 1)] } else { Vec::new() },
            check_corners: false,
            castle: None,
            is_taken,
        }
    }

    fn glance(kingdoms: Vec<SeenKingdom>, is_settled: bool) -> Glance {
        Glance { size: [720, 1280], kingdoms, hint: None, is_settled }
    }

    fn filming() -> Viewfinder {
        Viewfinder { camera: CameraState::On, ..Viewfinder::new(1) }
    }

    /// Ticks until a picture is sent, and brings its reading.
    fn read(viewfinder: &mut Viewfinder, at: f64, view: &SmallPicture, glance: Glance) -> bool {
        assert_eq!(viewfinder.tick(at, Some(view.clone())), Next::Look, "at {at}");
        viewfinder.sent();
        let points = vec![0; glance.kingdoms.len()];
        viewfinder.take_glance(glance, points)
    }

    #[test]
    fn one_picture_is_read_at_a_time_and_none_without_a_camera() {
        let mut viewfinder = Viewfinder::new(1);
        assert_eq!(viewfinder.tick(0.0, Some(small(0))), Next::Rest);
        viewfinder.camera = CameraState::On;
        assert_eq!(viewfinder.tick(0.1, Some(small(0))), Next::Look);
        viewfinder.sent();
        assert_eq!(viewfinder.tick(5.0, Some(small(0))), Next::Rest);
        viewfinder.take_glance(glance(vec![], false), vec![]);
        assert_eq!(viewfinder.tick(5.1, Some(small(0))), Next::Look);
    }

    #[test]
    fn it_rests_when_nothing_moves_and_nothing_is_open() {
        let mut viewfinder = filming();
        read(&mut viewfinder, 1.0, &small(0), glance(vec![kingdom(0, false, true)], false));
        assert_eq!(viewfinder.tick(2.0, Some(small(0))), Next::Look, "a cell is unsure");
        viewfinder.sent();
        viewfinder.take_glance(glance(vec![kingdom(0, true, true)], false), vec![0]);
        assert_eq!(viewfinder.tick(3.0, Some(small(0))), Next::Rest, "it is taken");
        assert_eq!(viewfinder.tick(4.0, Some(small(2))), Next::Look, "the phone has moved");
    }

    #[test]
    fn a_bare_table_is_read_a_few_times_only() {
        let mut viewfinder = filming();
        for step in 0..FRUITLESS {
            read(&mut viewfinder, f64::from(step) + 1.0, &small(0), glance(vec![], false));
        }
        assert_eq!(viewfinder.tick(9.0, Some(small(0))), Next::Rest);
    }

    #[test]
    fn what_is_settled_is_taken_once_and_nothing_while_a_question_is_open() {
        let mut viewfinder = filming();
        assert!(read(&mut viewfinder, 1.0, &small(0), glance(vec![kingdom(0, false, false)], true)));
        assert!(viewfinder.is_taking() && !viewfinder.begin_to_take());
        assert_eq!(viewfinder.tick(3.0, Some(small(3))), Next::Rest);
        viewfinder.waits_no_more();
        assert_eq!(viewfinder.tick(4.0, Some(small(3))), Next::Look);
    }

    #[test]
    fn a_frame_follows_the_picture_between_two_readings() {
        let mut viewfinder = filming();
        read(&mut viewfinder, 1.0, &small(4), glance(vec![kingdom(0, false, true)], false));
        // Everything is two small pixels farther right now: 40 pixels of 720.
        for step in 1..40 {
            viewfinder.tick(1.0 + f64::from(step) * 0.02, Some(small(2)));
        }
        let moved = viewfinder.painted()[0].corners.0[0];
        assert!((moved.x - 140.0).abs() < 6.0 && (moved.y - 100.0).abs() < 6.0, "{moved:?}");
    }

    #[test]
    fn a_camera_that_is_off_shows_nothing_old() {
        let mut viewfinder = filming();
        read(&mut viewfinder, 1.0, &small(0), glance(vec![kingdom(0, false, true)], false));
        viewfinder.turn_off(CameraState::Paused);
        assert!(viewfinder.painted().is_empty() && viewfinder.size().is_none());
        assert_eq!(viewfinder.tick(2.0, Some(small(0))), Next::Rest);
    }
}
