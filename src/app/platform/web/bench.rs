//! The page's side of its workers: one that reads photos and one that thinks, each with what waits for it. A worker
//! that breaks, or is busy with what nobody wants any more, is ended and a new one takes its place.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, ErrorEvent, ImageBitmap, MessageEvent, Worker};

use super::shell::shell;
use super::wire::{Errand, Reply};
use super::worker::STOP;
use super::{Panicked, text_of};
use crate::app::reader::ReadingProgress;
use crate::scan::Watch;

thread_local! {
    /// Reads photos.
    static READER: Rc<Bench> = Rc::default();
    /// Audits, answers and searches.
    static THINKER: Rc<Bench> = Rc::default();
}

/// What is done with each reply, and with the pixels that come with it; whether the errand is done with it.
type Hearer = Box<dyn FnMut(Result<Reply, Panicked>, Option<Uint8Array>) -> bool>;

/// What goes with an errand.
pub(super) enum Enclosed {
    Nothing,
    File(Blob),
    /// A picture, which is the worker's from then on.
    Picture(ImageBitmap),
}

/// An errand with what belongs to it.
pub(super) struct Parcel {
    pub(super) errand: Errand,
    pub(super) enclosed: Enclosed,
    /// Whether anybody still wants it.
    pub(super) progress: Option<Arc<ReadingProgress>>,
    pub(super) heard: Hearer,
}

/// A worker and what waits for it.
#[derive(Default)]
struct Bench {
    state: RefCell<BenchState>,
}

#[derive(Default)]
struct BenchState {
    worker: Option<Worker>,
    is_starting: bool,
    waiting: VecDeque<Parcel>,
    current: Option<Parcel>,
}

/// Starts the workers, so that they are there when they are needed.
pub(super) fn warm_up() {
    READER.with(|bench| bench.start());
    THINKER.with(|bench| bench.start());
}

/// Has a photo opened or read.
pub(super) fn read(parcel: Parcel) {
    READER.with(|bench| bench.send(parcel));
}

/// Has something thought through.
pub(super) fn think(parcel: Parcel) {
    THINKER.with(|bench| bench.send(parcel));
}

/// Asks the search for a best laying to stop with what it has.
pub(in crate::app) fn stop_laying() {
    THINKER.with(|bench| {
        if let Some(worker) = &bench.state.borrow().worker {
            // A worker that cannot be reached has nothing to stop.
            let _ = worker.post_message(&STOP.into());
        }
    });
}

/// Forgets the readings that nobody wants any more.
pub(in crate::app) fn cancel_reading() {
    READER.with(Bench::cancel);
}

impl Parcel {
    fn is_wanted(&self) -> bool {
        self.progress.as_ref().is_none_or(|progress| !progress.cancelled())
    }

    /// Whether it takes so long that its worker is ended when nobody wants it any more. A frame that is given is read in
    /// a moment, and the pixels stay where they are.
    fn is_long(&self) -> bool {
        !matches!(&self.errand, Errand::Read { request, .. } if request.corners.is_some())
    }
}

impl Bench {
    fn send(self: &Rc<Self>, parcel: Parcel) {
        self.state.borrow_mut().waiting.push_back(parcel);
        self.next();
    }

    fn cancel(self: &Rc<Self>) {
        let mut state = self.state.borrow_mut();
        state.waiting.retain(Parcel::is_wanted);
        if state.current.take_if(|parcel| !parcel.is_wanted() && parcel.is_long()).is_some()
            && let Some(worker) = state.worker.take()
        {
            worker.terminate();
        }
        drop(state);
        self.start();
    }

    /// Hands over what waits, if the worker is free.
    fn next(self: &Rc<Self>) {
        let mut state = self.state.borrow_mut();
        if state.current.is_some() {
            return;
        }
        let Some(worker) = state.worker.clone() else {
            drop(state);
            return self.start();
        };
        let Some(parcel) = state.waiting.pop_front() else { return };
        let text = serde_json::to_string(&parcel.errand).unwrap_or_default();
        let message = Array::of1(&JsValue::from_str(&text));
        let moved = Array::new();
        match &parcel.enclosed {
            Enclosed::Nothing => {}
            Enclosed::File(file) => _ = message.push(file),
            Enclosed::Picture(picture) => {
                message.push(picture);
                moved.push(picture);
            }
        }
        state.current = Some(parcel);
        drop(state);
        if let Err(error) = worker.post_message_with_transfer(&message, &moved) {
            self.broken(text_of(&error));
        }
    }

    /// Starts a worker, unless there is one.
    fn start(self: &Rc<Self>) {
        {
            let mut state = self.state.borrow_mut();
            if state.worker.is_some() || state.is_starting {
                return;
            }
            state.is_starting = true;
        }
        let bench = Rc::clone(self);
        spawn_local(async move {
            let worker = match shell() {
                Some(shell) => shell.worker().await,
                None => Err(JsValue::from_str("there is no page")),
            };
            bench.state.borrow_mut().is_starting = false;
            match worker {
                Ok(worker) => {
                    let worker: Worker = worker.unchecked_into();
                    bench.listen(&worker);
                    bench.state.borrow_mut().worker = Some(worker);
                    bench.next();
                }
                Err(error) => bench.refuse(text_of(&error)),
            }
        });
    }

    fn listen(self: &Rc<Self>, worker: &Worker) {
        let bench = Rc::clone(self);
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let message: Array = event.data().unchecked_into();
            let reply = message.get(0).as_string().and_then(|text| serde_json::from_str(&text).ok());
            match reply {
                Some(Reply::Broken(text)) => bench.hear(Err(Panicked(text)), None),
                Some(reply) => bench.hear(Ok(reply), message.get(1).dyn_into().ok()),
                // What the shell says to itself.
                None => {}
            }
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        heard.forget();
        let bench = Rc::clone(self);
        let failed =
            Closure::<dyn Fn(ErrorEvent)>::new(move |event: ErrorEvent| bench.broken(event.message()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        failed.forget();
    }

    fn hear(self: &Rc<Self>, reply: Result<Reply, Panicked>, pixels: Option<Uint8Array>) {
        // It is not in its place while it is heard, so that whoever hears it may send another.
        let Some(mut parcel) = self.state.borrow_mut().current.take() else { return };
        if (parcel.heard)(reply, pixels) {
            self.next();
        } else {
            self.state.borrow_mut().current = Some(parcel);
        }
    }

    /// The worker has ended with a mistake of the program; a new one goes on.
    fn broken(self: &Rc<Self>, text: String) {
        if let Some(worker) = self.state.borrow_mut().worker.take() {
            worker.terminate();
        }
        let current = self.state.borrow_mut().current.take();
        if let Some(mut parcel) = current {
            (parcel.heard)(Err(Panicked(text)), None);
        }
        self.next();
    }

    /// There is no worker to be had: everything that waits is told so.
    fn refuse(&self, text: String) {
        let waiting = std::mem::take(&mut self.state.borrow_mut().waiting);
        for mut parcel in waiting {
            (parcel.heard)(Err(Panicked(text.clone())), None);
        }
    }
}
