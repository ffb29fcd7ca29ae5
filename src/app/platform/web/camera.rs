//! The camera of a page: its picture lies behind the window, and a worker reads it.

use eframe::egui::{Context, Rect};
use image::RgbImage;
use js_sys::{Reflect, Uint8Array};
use send_wrapper::SendWrapper;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::ImageBitmap;

use super::bench::{self, Enclosed, Parcel};
use super::shell::{ShellCamera, shell};
use super::wire::{Errand, Reply};
use super::{CANVAS, Negative, Panicked, blob};
use crate::app::photos::Loaded;
use crate::app::viewfinder::{NoCamera, SmallPicture, TakenLive};
use crate::app::work::Done;
use crate::scan::Request;

fn camera() -> Option<ShellCamera> {
    shell().map(|shell| shell.camera())
}

/// Whether there can be a camera: whether there is one, only asking for it tells.
pub(in crate::app) fn has_camera() -> bool {
    camera().is_some_and(|camera| camera.is_there())
}

/// Asks for the camera.
pub(in crate::app) fn open_camera(deliver: impl FnOnce(Result<Done, Panicked>) + 'static) {
    spawn_local(async move {
        let opened = match camera() {
            Some(camera) => camera.open().await.map(drop).map_err(|error| reason(&error)),
            None => Err(NoCamera::None),
        };
        deliver(Ok(Done::Camera(opened)));
    });
}

/// Why a browser has no camera for us.
fn reason(error: &JsValue) -> NoCamera {
    let name = Reflect::get(error, &"name".into()).ok().and_then(|name| name.as_string());
    match name.as_deref() {
        Some("SecurityError") => NoCamera::Insecure,
        Some("NotAllowedError") => NoCamera::Refused,
        Some("NotFoundError" | "OverconstrainedError") => NoCamera::None,
        _ => NoCamera::Busy,
    }
}

/// Turns the camera off.
pub(in crate::app) fn close_camera() {
    if let Some(camera) = camera() {
        camera.close();
    }
}

/// Whether it films.
pub(in crate::app) fn is_filming() -> bool {
    camera().is_some_and(|camera| camera.is_on())
}

/// Puts its picture where the window leaves room for it.
pub(in crate::app) fn show_camera(ctx: &Context, place: Rect) {
    let Some(camera) = camera() else { return };
    let document = web_sys::window().and_then(|window| window.document());
    let canvas = document.and_then(|document| document.get_element_by_id(CANVAS));
    let origin = canvas.map(|canvas| canvas.get_bounding_client_rect());
    let (left, top) = origin.map_or((0.0, 0.0), |rect| (rect.left(), rect.top()));
    let place = place * ctx.zoom_factor();
    let [x, y, width, height] = [place.min.x, place.min.y, place.width(), place.height()].map(f64::from);
    camera.show(left + x, top + y, width, height);
}

/// What it sees, small and grey.
pub(in crate::app) fn small_picture() -> Option<SmallPicture> {
    let camera = camera()?;
    let grey: Uint8Array = camera.small().dyn_into().ok()?;
    SmallPicture::new(camera.small_width() as usize, grey.to_vec())
}

/// The phone trembles a little, if it can.
pub(in crate::app) fn hum() {
    if let Some(camera) = camera() {
        camera.hum();
    }
}

/// Has what the camera sees read by a worker.
pub(in crate::app) fn look(
    session: u64,
    request: Request,
    at: f64,
    deliver: impl FnOnce(Result<Done, Panicked>) + 'static,
) {
    spawn_local(async move {
        let picture = match camera() {
            Some(camera) => camera.picture().await.and_then(JsCast::dyn_into::<ImageBitmap>).ok(),
            None => None,
        };
        // A camera that was just turned off has no picture; that it is off is noticed elsewhere.
        let Some(picture) = picture else { return deliver(Ok(Done::NotGlanced(session))) };
        let mut deliver = Some(deliver);
        bench::read(Parcel {
            errand: Errand::Look { session, request, at },
            enclosed: Enclosed::Picture(picture),
            progress: None,
            heard: Box::new(move |reply, _| {
                if let Some(deliver) = deliver.take() {
                    deliver(reply.map(|reply| match reply {
                        Reply::Glanced(glance) => Done::Glanced(session, Box::new(glance)),
                        _ => Done::NotGlanced(session),
                    }));
                }
                true
            }),
        });
    });
}

/// Takes what is in sight.
pub(in crate::app) fn take_live(
    session: u64,
    request: Request,
    deliver: impl FnOnce(Result<Done, Panicked>) + 'static,
) {
    let mut deliver = Some(deliver);
    let mut held = None;
    bench::read(Parcel {
        errand: Errand::Take { session, request },
        enclosed: Enclosed::Nothing,
        progress: None,
        heard: Box::new(move |reply, bytes| {
            // The picture comes on the way, if there is one; the end comes after it.
            if let Ok(Reply::Taken { .. }) = &reply {
                held = reply.ok().and_then(|reply| taken(reply, bytes));
                return false;
            }
            if let Some(deliver) = deliver.take() {
                deliver(reply.map(|_| Done::TakenLive(held.take().map(Box::new))));
            }
            true
        }),
    });
}

/// What was taken: the file of the picture comes first, then its pixels.
fn taken(reply: Reply, bytes: Option<Uint8Array>) -> Option<TakenLive> {
    let Reply::Taken { id, size, small, file, scans } = reply else { return None };
    let bytes = bytes?.to_vec();
    let (file, pixels) = bytes.split_at_checked(file)?;
    let small = RgbImage::from_raw(small[0], small[1], pixels.to_vec())?;
    let negative = Negative { size, file: SendWrapper::new(blob(file, "image/jpeg")) };
    Some(TakenLive { loaded: Loaded::new(id, file.to_vec(), negative, small), scans })
}
