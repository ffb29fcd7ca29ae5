//! Reading a photo beside the window: the scanner, made when it is first needed, and how far it is.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};

use image::RgbImage;

use super::command::Post;
use super::document::Seat;
use super::platform;
use super::work::Done;
use crate::model::FrameSize;
use crate::scan::{Laying, Request, Scan, ScanError, Scanner, Stage, TableScan, Watch};
use crate::words::Message;

/// The outcome of reading a photo.
pub(super) struct PhotoRead {
    /// Whose kingdom it will be.
    pub seat: Seat,
    /// Which photo.
    pub photo: String,
    /// What was asked.
    pub request: Request,
    /// The size that it looks more like than that of the game, which it was read in.
    pub other_size: Option<FrameSize>,
    /// All kingdoms that were read.
    pub result: Result<TableScan, ScanError>,
}

/// How far the reading of a photo is, seen from both threads.
pub(super) struct ReadingProgress {
    stage: AtomicU32,
    cancelled: AtomicBool,
    post: Post,
}

/// The stages in their order, each with the part of the whole that is done when it begins.
const STAGES: [(Stage, f32); 5] = [
    (Stage::Decode, 0.0),
    (Stage::Find, 0.35),
    (Stage::Cut, 0.75),
    (Stage::Read, 0.85),
    (Stage::Solve, 0.95),
];

impl ReadingProgress {
    /// At the beginning.
    pub(super) fn new(post: Post) -> Self {
        Self { stage: AtomicU32::new(0), cancelled: AtomicBool::new(false), post }
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

impl Watch for ReadingProgress {
    fn progress(&self, stage: Stage, _: f32) {
        let index = STAGES.iter().position(|&(own, _)| own == stage).unwrap_or(0) as u32;
        if self.stage.swap(index, Ordering::Relaxed) != index {
            self.post.wake();
        }
    }

    fn cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }
}

/// The scanner, made when it is first needed and then shared.
#[derive(Clone, Default)]
pub(super) struct PhotoReader(Arc<OnceLock<Scanner>>);

impl PhotoReader {
    /// The scanner itself; the error is that of a damaged build.
    pub(super) fn scanner(&self) -> Result<&Scanner, String> {
        if let Some(scanner) = self.0.get() {
            return Ok(scanner);
        }
        let scanner = platform::scanner()?;
        Ok(self.0.get_or_init(|| scanner))
    }

    /// Reads a photo.
    pub(super) fn read(
        &self,
        seat: Seat,
        photo: String,
        pixels: &RgbImage,
        request: Request,
        watch: &dyn Watch,
    ) -> Done {
        let scanner = match self.scanner() {
            Ok(scanner) => scanner,
            Err(error) => {
                return Done::Unreadable(seat, Message::new("disk-unreadable").with("detail", error));
            }
        };
        let result = scanner.scan_table(pixels, &request, watch);
        let other_size = other_size(scanner, pixels, &request, &result, watch);
        Done::Read(Box::new(PhotoRead { seat, photo, request, other_size, result }))
    }
}

/// Another size than the one that was asked for, if the photo is hard to read in that one and clear in the other.
fn other_size(
    scanner: &Scanner,
    pixels: &RgbImage,
    request: &Request,
    result: &Result<TableScan, ScanError>,
    watch: &dyn Watch,
) -> Option<FrameSize> {
    let asked = request.size.filter(|_| request.corners.is_none())?;
    let is_clear = |scan: &Scan| !scan.check_corners && scan.laying != Laying::Impossible;
    if matches!(result, Err(ScanError::Cancelled))
        || result.as_ref().is_ok_and(|table| is_clear(table.foremost()))
    {
        return None;
    }
    let any = Request { size: None, ..request.clone() };
    let scan = scanner.scan(pixels, &any, watch).ok().filter(is_clear)?;
    FrameSize::of_cells(scan.kingdom.rows().into()).filter(|size| *size != asked)
}
