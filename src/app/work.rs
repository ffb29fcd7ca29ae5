//! Work that takes longer than a frame: decoding and reading photos, the audit. Each runs on a thread of its own and
//! sends what it has done; the window asks for it every frame. Threads are started in one place, [`spawn`].

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, OnceLock};

use eframe::egui::Context;
use image::RgbImage;

use super::derived::Mend;
use super::document::{Document, Seat};
use super::mends;
use super::photos::{Loaded, Source};
use crate::game::Player;
use crate::rules::{Audit, Entrant, audit};
use crate::scan::{Photo, PhotoLimits, Request, Scan, ScanError, Scanner, Stage, Watch};
use crate::words::{Message, Say};

/// What work has brought.
pub(super) enum Done {
    /// A photo was decoded and can be shown; whether it is read as well.
    Loaded(Seat, Box<Loaded>, bool),
    /// A photo was read, or there is a reason why not.
    Read(Box<Reading>),
    /// A photo could not be opened.
    Unreadable(Message),
    /// A game was audited.
    Audited(u64, Vec<Audit>, Vec<Mend>),
}

/// What became of reading a photo.
pub(super) struct Reading {
    /// Whose kingdom it is to be.
    pub seat: Seat,
    /// Which photo.
    pub photo: String,
    /// What was asked.
    pub request: Request,
    /// What was read.
    pub result: Result<Scan, ScanError>,
}

/// How far the reading of a photo is, seen from both threads.
pub(super) struct Progress {
    stage: AtomicU32,
    cancelled: AtomicBool,
    ctx: Context,
}

/// The stages in their order, each with the part of the whole that is done when it begins.
const STAGES: [(Stage, f32); 5] = [
    (Stage::Decode, 0.0),
    (Stage::Find, 0.35),
    (Stage::Cut, 0.75),
    (Stage::Read, 0.85),
    (Stage::Solve, 0.95),
];

impl Progress {
    fn new(ctx: &Context) -> Arc<Self> {
        Arc::new(Self { stage: AtomicU32::new(0), cancelled: AtomicBool::new(false), ctx: ctx.clone() })
    }

    /// The stage that runs.
    pub(super) fn stage(&self) -> Stage {
        STAGES[self.stage.load(Ordering::Relaxed) as usize].0
    }

    /// The part that is done.
    pub(super) fn done(&self) -> f32 {
        STAGES[self.stage.load(Ordering::Relaxed) as usize].1
    }

    /// Asks the work to stop.
    pub(super) fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }
}

impl Watch for Progress {
    fn progress(&self, stage: Stage, _: f32) {
        let index = STAGES.iter().position(|&(own, _)| own == stage).unwrap_or(0) as u32;
        if self.stage.swap(index, Ordering::Relaxed) != index {
            self.ctx.request_repaint();
        }
    }

    fn cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }
}

/// The work that is under way.
pub(super) struct Work {
    ctx: Context,
    sender: Sender<(u64, Done)>,
    receiver: Receiver<(u64, Done)>,
    scanner: Arc<OnceLock<Scanner>>,
    /// The reading that counts; an older one that comes late is thrown away.
    reading: Option<(u64, Arc<Progress>)>,
    tickets: u64,
    auditing: bool,
    /// The audit to make when the running one is done.
    next_audit: Option<(u64, Document)>,
}

impl Work {
    /// Nothing to do yet.
    pub(super) fn new(ctx: &Context) -> Self {
        let (sender, receiver) = mpsc::channel();
        Self {
            ctx: ctx.clone(),
            sender,
            receiver,
            scanner: Arc::default(),
            reading: None,
            tickets: 0,
            auditing: false,
            next_audit: None,
        }
    }

    /// How far the reading of a photo is.
    pub(super) fn progress(&self) -> Option<Arc<Progress>> {
        self.reading.as_ref().map(|(_, progress)| Arc::clone(progress))
    }

    /// Stops reading.
    pub(super) fn cancel(&mut self) {
        if let Some((_, progress)) = self.reading.take() {
            progress.cancel();
        }
    }

    /// Whether anything is under way.
    pub(super) fn is_busy(&self) -> bool {
        self.reading.is_some() || self.auditing
    }

    fn ticket(&mut self) -> (u64, Arc<Progress>) {
        self.cancel();
        self.tickets += 1;
        let progress = Progress::new(&self.ctx);
        self.reading = Some((self.tickets, Arc::clone(&progress)));
        (self.tickets, progress)
    }

    /// Decodes a photo, so that it can be shown, and reads it if asked to.
    pub(super) fn open(&mut self, seat: Seat, source: Source, request: Option<Request>) {
        let (ticket, progress) = self.ticket();
        let (scanner, hand) = (Arc::clone(&self.scanner), self.hand());
        spawn(move || {
            let loaded = match source.load(&PhotoLimits::default(), &progress) {
                Ok(loaded) => loaded,
                Err(problem) => return hand(ticket, Done::Unreadable(problem)),
            };
            let (id, pixels) = (loaded.id.clone(), Arc::clone(&loaded.pixels));
            hand(ticket, Done::Loaded(seat, Box::new(loaded), request.is_some()));
            if let Some(request) = request {
                hand(ticket, read(&scanner, seat, id, &pixels, request, &progress));
            }
        });
    }

    /// Reads a photo that is open.
    pub(super) fn read(&mut self, seat: Seat, id: String, pixels: Arc<RgbImage>, request: Request) {
        let (ticket, progress) = self.ticket();
        let (scanner, hand) = (Arc::clone(&self.scanner), self.hand());
        spawn(move || hand(ticket, read(&scanner, seat, id, &pixels, request, &progress)));
    }

    /// Audits a game; while one audit runs, only the newest of the next ones is kept.
    pub(super) fn audit(&mut self, revision: u64, document: Document) {
        if self.auditing {
            self.next_audit = Some((revision, document));
            return;
        }
        self.auditing = true;
        let hand = self.hand();
        spawn(move || {
            let audits: Vec<Audit> =
                (0..document.rounds()).map(|round| audit_round(&document, round)).collect();
            let mends = mends::of(&document, &audits);
            hand(0, Done::Audited(revision, audits, mends));
        });
    }

    /// What has been done since the last time.
    pub(super) fn done(&mut self) -> Vec<Done> {
        let mut all = Vec::new();
        while let Ok((ticket, done)) = self.receiver.try_recv() {
            if let Done::Audited(..) = done {
                self.auditing = false;
                all.push(done);
                continue;
            }
            if self.reading.as_ref().is_none_or(|(current, _)| *current != ticket) {
                continue;
            }
            if !matches!(done, Done::Loaded(_, _, true)) {
                self.reading = None;
            }
            all.push(done);
        }
        if !self.auditing
            && let Some((revision, document)) = self.next_audit.take()
        {
            self.audit(revision, document);
        }
        all
    }

    fn hand(&self) -> impl Fn(u64, Done) + Send + use<> {
        let (sender, ctx) = (self.sender.clone(), self.ctx.clone());
        move |ticket, done| {
            // A window that was closed needs nothing any more.
            if sender.send((ticket, done)).is_ok() {
                ctx.request_repaint();
            }
        }
    }
}

/// Runs something beside the window.
fn spawn(task: impl FnOnce() + Send + 'static) {
    std::thread::spawn(task);
}

pub(super) fn audit_round(document: &Document, round: usize) -> Audit {
    let entrants: Vec<Entrant<'_>> =
        document.game().rounds[round].players.iter().map(Player::entrant).collect();
    audit(document.rules(), &entrants)
}

fn read(
    scanner: &OnceLock<Scanner>,
    seat: Seat,
    photo: String,
    pixels: &RgbImage,
    request: Request,
    progress: &Progress,
) -> Done {
    if scanner.get().is_none() {
        match Scanner::bundled() {
            Ok(bundled) => _ = scanner.set(bundled),
            Err(error) => {
                return Done::Unreadable(Message::new("cli-unreadable").with("detail", error.to_string()));
            }
        }
    }
    let result = match scanner.get() {
        Some(scanner) => scanner.scan(pixels, &request, progress),
        None => Err(ScanError::Cancelled),
    };
    Done::Read(Box::new(Reading { seat, photo, request, result }))
}

impl Source {
    fn load(self, limits: &PhotoLimits, progress: &Progress) -> Result<Loaded, Message> {
        let (name, bytes) = match self {
            Self::File(name, bytes) => (name, bytes),
            Self::Pixels(image) => (String::new(), image.encoded()?),
        };
        let photo = Photo::decode(&bytes, limits, progress)
            .map_err(|error| Message::new("at").with("place", name.clone()).with("what", error.say()))?;
        Ok(Loaded::new(&name, bytes, &photo))
    }
}
