//! The tab that the page is in: its title, its language and light, and what the browser asks before it is closed.

use std::cell::Cell;

use eframe::egui::{Context, Theme};
use wasm_bindgen::prelude::*;
use web_sys::Event;

use crate::words::Language;

thread_local! {
    static LOOK: Cell<Option<(Language, Theme)>> = const { Cell::new(None) };
    static IS_UNSAVED: Cell<bool> = const { Cell::new(false) };
}

/// Names the tab.
pub(in crate::app) fn entitle(_: &Context, title: String) {
    if let Some(document) = web_sys::window().and_then(|window| window.document()) {
        document.set_title(&title);
    }
}

/// Has the page around the window speak its language and have its light.
pub(super) fn look_like(ctx: &Context, language: Language) {
    let look = (language, ctx.theme());
    if LOOK.replace(Some(look)) == Some(look) {
        return;
    }
    let document = web_sys::window().and_then(|window| window.document());
    let Some(root) = document.and_then(|document| document.document_element()) else { return };
    let theme = if look.1 == Theme::Dark { "dark" } else { "light" };
    for (name, value) in [("lang", language.tag()), ("data-theme", theme)] {
        // These are names that every element takes.
        let _ = root.set_attribute(name, value);
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
