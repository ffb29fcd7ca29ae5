//! The seam in a browser: workers for what takes long, the browser's store for files, and the page around the window for
//! everything else.

mod back;
mod bench;
pub(super) mod camera;
mod inputs;
mod mirror;
mod network;
mod outbox;
mod reading;
mod shell;
mod speech;
mod start;
mod tab;
mod typing;
mod wire;
mod worker;

pub(in super::super) use back::went_back;
pub(in super::super) use bench::{cancel_reading, stop_laying};
pub(in super::super) use inputs::{hear_files, lay_input, pick};
pub(in super::super) use network::scanner;
pub(in super::super) use outbox::{Made, copy_sheet, copy_text, made, rendered, save};
pub use shell::Shell;
pub use start::start;
pub(in super::super) use tab::{entitle, guard_leaving};
pub use worker::work;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use eframe::egui::{ColorImage, Context, DroppedFileHandle};
use jiff::civil::DateTime;
use js_sys::{Array, Date, Promise, Uint8Array};
use send_wrapper::SendWrapper;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Blob;

use self::bench::{Enclosed, Parcel};
use self::reading::PhotoOnTheWay;
use self::wire::{Errand, Reply};
use super::{Panicked, PickedFile, unless_lost};
use crate::app::derived::Audited;
use crate::app::desk::name_of;
use crate::app::document::Document;
use crate::app::photos::PhotoOrigin;
use crate::app::questions::BestLaid;
use crate::app::reader::PhotoReader;
use crate::app::task::Task;
use crate::app::work::Done;
use crate::disk::{Disk, Later};
use crate::game::{Outcome, file};
use crate::words::{Language, Message, Say};

/// The element of the page that the window is painted on.
const CANVAS: &str = "window";

/// The day and hour in local time.
pub(in super::super) fn now() -> DateTime {
    let now = Date::new_0();
    let figure = |figure: u32| figure as i8;
    DateTime::new(
        now.get_full_year() as i16,
        figure(now.get_month() + 1),
        figure(now.get_date()),
        figure(now.get_hours()),
        figure(now.get_minutes()),
        figure(now.get_seconds()),
        0,
    )
    .unwrap_or(DateTime::ZERO)
}

/// Where files are: the page hands it over when it starts.
pub(in super::super) fn disk() -> Arc<dyn Disk> {
    start::disk()
}

/// The folder where the user's games are.
pub(super) fn folder() -> &'static Path {
    Path::new("crowncount")
}

/// Brings the page into step with what was painted.
pub(in super::super) fn end_frame(ctx: &Context, language: Language) {
    start::is_shown(ctx);
    inputs::lay_all(ctx);
    tab::look_like(ctx, language);
}

/// The full-size pixels of a photo: a worker has them, or can have them again from the file.
#[derive(Clone)]
pub(in super::super) struct Negative {
    size: [u32; 2],
    file: SendWrapper<Blob>,
}

impl Negative {
    /// Their width and height.
    pub(in super::super) fn size(&self) -> [u32; 2] {
        self.size
    }
}

/// Does something soon, and delivers what came of it.
pub(in super::super) fn beside<T: 'static>(
    work: impl FnOnce() -> T + Send + 'static,
    deliver: impl FnOnce(Result<T, Panicked>) + Send + 'static,
) {
    spawn_local(async move { deliver(Ok(work())) });
}

/// Does something that takes its time, and delivers what came of it.
pub(in super::super) fn later<T: 'static>(
    work: impl FnOnce() -> Later<T> + Send + 'static,
    deliver: impl FnOnce(Result<T, Panicked>) + Send + 'static,
) {
    spawn_local(async move { deliver(Ok(work().await)) });
}

/// Does something with files, and delivers what came of it when it is there to stay.
pub(in super::super) fn with_files(
    disk: &Arc<dyn Disk>,
    job: impl FnOnce() -> Done + Send + 'static,
    deliver: impl FnOnce(Result<Done, Panicked>) + Send + 'static,
) {
    let disk = Arc::clone(disk);
    spawn_local(async move {
        let done = job();
        deliver(Ok(unless_lost(done, disk.commit().await)));
    });
}

/// Reads a file that fell on the page and does something with it.
pub(in super::super) fn read_dropped(
    disk: &Arc<dyn Disk>,
    file: DroppedFileHandle,
    job: impl FnOnce(PickedFile) -> Done + Send + 'static,
    deliver: impl FnOnce(Result<Done, Panicked>) + Send + 'static,
) {
    let disk = Arc::clone(disk);
    spawn_local(async move {
        let bytes = file.bytes_async().await.map_err(std::io::Error::other);
        let name = file.path().display().to_string();
        with_files(&disk, move || job(PickedFile { name, bytes }), deliver);
    });
}

/// Has a task done by a worker.
pub(in super::super) fn perform(
    task: Task,
    _: PhotoReader,
    on_the_way: impl Fn(Done) + Send + 'static,
    deliver: impl FnOnce(Result<Done, Panicked>) + Send + 'static,
) {
    match task {
        Task::Open { seat, origin, request, progress } => {
            spawn_local(async move {
                match origin.fetch().await {
                    Ok(Some((name, bytes))) => {
                        let errand = Errand::Open { name, request: request.clone() };
                        let file = blob(&bytes, "");
                        let at_hand = Some((bytes, file.clone()));
                        let photo = PhotoOnTheWay { seat, id: String::new(), request, at_hand, progress };
                        reading::send(errand, file, photo, on_the_way, deliver);
                    }
                    Ok(None) => deliver(Ok(Done::Nothing)),
                    Err(problem) => deliver(Ok(Done::Unreadable(seat, problem))),
                }
            });
        }
        Task::Read { seat, photo: id, pixels, request, progress } => {
            let errand = Errand::Read { photo: id.clone(), request: request.clone() };
            let photo = PhotoOnTheWay { seat, id, request: Some(request), at_hand: None, progress };
            reading::send(errand, pixels.file.clone().take(), photo, on_the_way, deliver);
        }
        // A table without players is no game that could be written down for a worker, and there is nothing to find.
        Task::Audit { revision, document } if document.players() == 0 => {
            beside(move || Done::Audited(Box::new(Audited::of(&document, revision))), deliver);
        }
        Task::Audit { revision, document } => {
            let errand = Errand::Audit { game: text(&document) };
            think(errand, deliver, move |reply| {
                let Reply::Audited { audits, mends, both_boxes, open } = reply else { return Done::Nothing };
                let outcome = Outcome { open, ..Outcome::of(&document.game()) };
                Done::Audited(Box::new(Audited { revision, audits, mends, both_boxes, outcome }))
            });
        }
        Task::Answer { question, document, words } => {
            let names = (0..document.players()).map(|player| name_of(&document, words, player)).collect();
            let language = words.language().tag().to_owned();
            let errand = Errand::Answer { game: text(&document), names, language };
            think(errand, deliver, move |reply| match reply {
                Reply::Told(told) => Done::Answered(question, told),
                _ => Done::Nothing,
            });
        }
        Task::Lay { search, revision, document } => {
            let seat = search.seat;
            let errand = Errand::Lay { game: text(&document), seat };
            think(errand, deliver, move |reply| match reply {
                Reply::Laid { real, dominoes, best } => {
                    Done::Laid(Box::new(BestLaid { revision, seat, real, dominoes, best }))
                }
                _ => Done::Nothing,
            });
        }
    }
}

fn text(document: &Document) -> String {
    file::write(&document.to_match())
}

fn think(
    errand: Errand,
    deliver: impl FnOnce(Result<Done, Panicked>) + 'static,
    done: impl Fn(Reply) -> Done + 'static,
) {
    let mut deliver = Some(deliver);
    bench::think(Parcel {
        errand,
        enclosed: Enclosed::Nothing,
        progress: None,
        heard: Box::new(move |reply, _| {
            if let Some(deliver) = deliver.take() {
                deliver(reply.map(&done));
            }
            true
        }),
    });
}

/// Fetches a photo of our own, to try the program with.
pub(in super::super) fn sample(deliver: impl FnOnce(Result<Done, Panicked>) + Send + 'static) {
    spawn_local(async move {
        let fetched = match shell::shell() {
            Some(shell) => shell.sample().await,
            None => Err(JsValue::UNDEFINED),
        };
        deliver(Ok(match fetched {
            Ok(bytes) => {
                let bytes = Uint8Array::new(&bytes).to_vec();
                Done::Photo(PhotoOrigin::File("sample.jpg".to_owned(), bytes))
            }
            Err(error) => Done::Problem(Message::new("disk-unreadable").with("detail", text_of(&error))),
        }));
    });
}

/// Puts a picture on the clipboard.
pub(in super::super) fn copy_picture(ctx: &Context, picture: ColorImage) {
    ctx.copy_image(picture);
}

/// A page knows no paths.
pub(in super::super) fn usual_path(name: &str) -> String {
    name.to_owned()
}

/// A page knows no paths.
pub(in super::super) fn completions(_: &str) -> Vec<String> {
    Vec::new()
}

/// A page knows no paths.
pub(in super::super) fn read_path(text: &str) -> PickedFile {
    PickedFile { name: text.to_owned(), bytes: Err(std::io::ErrorKind::Unsupported.into()) }
}

/// A page knows no paths.
pub(in super::super) fn write_path(_: &str, _: &[u8]) -> Result<String, Message> {
    Err(std::io::Error::from(std::io::ErrorKind::Unsupported).say())
}

/// Waits; the page goes on meanwhile.
pub(in super::super) async fn sleep(time: Duration) {
    let promise = Promise::new(&mut |resolve, _| {
        let global = js_sys::global().unchecked_into::<Timers>();
        global.set_timeout(&resolve, time.as_secs_f64() * 1e3);
    });
    // A timer never fails.
    let _ = JsFuture::from(promise).await;
}

#[wasm_bindgen]
extern "C" {
    /// What pages and workers have in common.
    type Timers;
    #[wasm_bindgen(method, js_name = setTimeout)]
    fn set_timeout(this: &Timers, act: &js_sys::Function, milliseconds: f64);
}

/// Bytes as a file of the browser.
fn blob(bytes: &[u8], kind: &str) -> Blob {
    let parts = Array::of1(&Uint8Array::from(bytes));
    let options = web_sys::BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_u8_array_sequence_and_options(&parts, &options)
        .unwrap_or_else(|_| unreachable!("bytes always make a file"))
}

/// What an error of the browser says.
fn text_of(error: &JsValue) -> String {
    let message = js_sys::Reflect::get(error, &"message".into()).ok().and_then(|text| text.as_string());
    message.or_else(|| error.as_string()).unwrap_or_else(|| format!("{error:?}"))
}
