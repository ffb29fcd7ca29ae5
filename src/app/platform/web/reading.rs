//! A photo that a worker has: what it says on the way, and how it ends.

use std::sync::Arc;

use image::RgbImage;
use js_sys::Uint8Array;
use send_wrapper::SendWrapper;
use web_sys::Blob;

use super::bench::{self, Enclosed, Parcel};
use super::wire::{Errand, Reply};
use super::{Negative, Panicked};
use crate::app::document::Seat;
use crate::app::photos::Loaded;
use crate::app::reader::{PhotoRead, ReadingProgress};
use crate::app::work::Done;
use crate::scan::{Request, Watch};

/// A photo that a worker has.
pub(super) struct PhotoOnTheWay {
    /// Whose kingdom it shows.
    pub(super) seat: Seat,
    /// Its id, empty before the worker has said it.
    pub(super) id: String,
    /// What was asked of it; nothing if it is only to be shown.
    pub(super) request: Option<Request>,
    /// Its file, if the window does not have it yet.
    pub(super) at_hand: Option<(Vec<u8>, Blob)>,
    pub(super) progress: Arc<ReadingProgress>,
}

/// Sends a photo to the worker. What it says before the end is reported on the way.
pub(super) fn send(
    errand: Errand,
    file: Blob,
    mut photo: PhotoOnTheWay,
    on_the_way: impl Fn(Done) + 'static,
    deliver: impl FnOnce(Result<Done, Panicked>) + 'static,
) {
    let mut deliver = Some(deliver);
    bench::read(Parcel {
        errand,
        enclosed: Enclosed::File(file),
        progress: Some(Arc::clone(&photo.progress)),
        heard: Box::new(move |reply, pixels| match reply.map(|reply| photo.hear(reply, pixels)) {
            Ok(Heard::Nothing) => false,
            Ok(Heard::OnTheWay(done)) => {
                on_the_way(done);
                false
            }
            Ok(Heard::End(done)) => end(&mut deliver, Ok(done)),
            Err(panicked) => end(&mut deliver, Err(panicked)),
        }),
    });
}

/// An errand ends once.
fn end(deliver: &mut Option<impl FnOnce(Result<Done, Panicked>)>, done: Result<Done, Panicked>) -> bool {
    if let Some(deliver) = deliver.take() {
        deliver(done);
    }
    true
}

/// What a reply of the worker means for the window.
enum Heard {
    Nothing,
    OnTheWay(Done),
    End(Done),
}

impl PhotoOnTheWay {
    fn hear(&mut self, reply: Reply, pixels: Option<Uint8Array>) -> Heard {
        match reply {
            Reply::Stage(stage) => {
                self.progress.progress(stage, 0.0);
                Heard::Nothing
            }
            Reply::Loaded { id, size, small } => {
                self.id.clone_from(&id);
                match self.loaded(id, size, small, pixels) {
                    Some(loaded) => {
                        Heard::OnTheWay(Done::Loaded(self.seat, Box::new(loaded), self.request.is_some()))
                    }
                    None => Heard::Nothing,
                }
            }
            Reply::Read { result, other_size } => Heard::End(Done::Read(Box::new(PhotoRead {
                seat: self.seat,
                photo: self.id.clone(),
                request: self.request.clone().unwrap_or_default(),
                other_size,
                result,
            }))),
            Reply::Unreadable(problem) => Heard::End(Done::Unreadable(self.seat, problem)),
            _ => Heard::End(Done::Nothing),
        }
    }

    /// The photo as the window shows it, of the pixels that came with the reply.
    fn loaded(
        &mut self,
        id: String,
        size: [u32; 2],
        small: [u32; 2],
        pixels: Option<Uint8Array>,
    ) -> Option<Loaded> {
        let (bytes, file) = self.at_hand.take()?;
        let small = RgbImage::from_raw(small[0], small[1], pixels?.to_vec())?;
        Some(Loaded::new(id, bytes, Negative { size, file: SendWrapper::new(file) }, small))
    }
}
