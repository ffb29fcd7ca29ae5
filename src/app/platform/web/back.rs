//! The back button of a phone: it closes what lies over the game. While something does, the page has one more step in
//! its history, which the button takes back.

use std::cell::Cell;

use eframe::egui::Context;
use wasm_bindgen::prelude::*;

thread_local! {
    /// Whether the page has its further step.
    static HAS_STEP: Cell<bool> = const { Cell::new(false) };
    /// Whether the button was pressed since the last frame.
    static PRESSED: Cell<bool> = const { Cell::new(false) };
}

/// Listens for the button.
pub(super) fn listen(ctx: &Context) {
    let Some(window) = web_sys::window() else { return };
    let ctx = ctx.clone();
    let pressed = Closure::<dyn Fn()>::new(move || {
        // A step that we took back ourselves is not there any more.
        if HAS_STEP.take() {
            PRESSED.set(true);
            ctx.request_repaint();
        }
    });
    window.set_onpopstate(Some(pressed.as_ref().unchecked_ref()));
    pressed.forget();
}

/// Whether the button was pressed while something lay over the game.
pub(in crate::app) fn went_back(is_covered: bool) -> bool {
    if PRESSED.take() && is_covered {
        return true;
    }
    if is_covered != HAS_STEP.get() {
        HAS_STEP.set(is_covered);
        if let Some(history) = web_sys::window().and_then(|window| window.history().ok()) {
            // A page that may not change its history has a button that leaves it, as ever.
            let _ = if is_covered { history.push_state(&JsValue::NULL, "") } else { history.back() };
        }
    }
    false
}
