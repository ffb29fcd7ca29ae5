//! The seam on a desktop has no camera: the crate that reads one on all three systems
//! needs libclang to build on Linux and a C library for JPEG. Photos are opened there.

use eframe::egui::{Context, Rect};

use super::Panicked;
use crate::app::viewfinder::{NoCamera, SmallPicture};
use crate::app::work::Done;
use crate::scan::Request;

/// Whether there can be a camera.
pub(in super::super) const fn has_camera() -> bool {
    false
}

/// There is none to be turned on.
pub(in super::super) fn open_camera(deliver: impl FnOnce(Result<Done, Panicked>) + Send + 'static) {
    deliver(Ok(Done::Camera(Err(NoCamera::None))));
}

/// There is none to be turned off.
pub(in super::super) const fn close_camera() {}

/// Whether it films.
pub(in super::super) const fn is_filming() -> bool {
    false
}

/// Nothing is shown.
pub(in super::super) const fn show_camera(_: &Context, _: Rect) {}

/// Nothing is seen.
pub(in super::super) const fn small_picture() -> Option<SmallPicture> {
    None
}

/// There is nothing to be read.
pub(in super::super) fn look(
    _: u64,
    _: Request,
    _: f64,
    deliver: impl FnOnce(Result<Done, Panicked>) + Send + 'static,
) {
    deliver(Ok(Done::Nothing));
}

/// There is nothing to be taken.
pub(in super::super) fn take_live(
    _: u64,
    _: Request,
    deliver: impl FnOnce(Result<Done, Panicked>) + Send + 'static,
) {
    deliver(Ok(Done::TakenLive(None)));
}

/// A desktop does not hum.
pub(in super::super) const fn hum() {}
