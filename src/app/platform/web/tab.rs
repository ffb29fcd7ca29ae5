//! The tab that the page is in: its title, and what the browser asks before it is closed.

use std::cell::Cell;

use eframe::egui::Context;
use wasm_bindgen::prelude::*;
use web_sys::Event;

thread_local! {
    static IS_UNSAVED: Cell<bool> = const { Cell::new(false) };
}

/// Names the tab.
pub(in crate::app) fn entitle(_: &Context, title: String) {
    if let Some(document) = web_sys::window().and_then(|window| window.document()) {
        document.set_title(&title);
    }
}

/// Says whether something would be lost with the tab.
pub(in crate::app) fn guard_leaving(is_unsaved: bool) {
    IS_UNSAVED.set(is_unsaved);
}

/// Has the browser ask before a tab is closed with which something would be lost.
pub(super) fn listen() {
    let Some(window) = web_sys::window() else { return };
    let asked = Closure::<dyn Fn(Event)>::new(|event: Event| {
        if IS_UNSAVED.get() {
            event.prevent_default();
        }
    });
    window.set_onbeforeunload(Some(asked.as_ref().unchecked_ref()));
    asked.forget();
}
