//! The page around the window, or around a worker: what it does for us, since it knows by which names its files are kept.
//! Workers have only their words from it.

use std::cell::RefCell;

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The page around the window.
    #[derive(Clone)]
    pub type Shell;

    /// A new worker that is ready for errands.
    #[wasm_bindgen(method, catch)]
    pub(super) async fn worker(this: &Shell) -> Result<JsValue, JsValue>;
    /// What makes PNG and PDF.
    #[wasm_bindgen(method, catch)]
    pub(super) async fn sheets(this: &Shell) -> Result<JsValue, JsValue>;
    /// A photo of our own, to try the program with.
    #[wasm_bindgen(method, catch)]
    pub(super) async fn sample(this: &Shell) -> Result<JsValue, JsValue>;
    /// The words of a language that is not built in, as the text of its Fluent files.
    #[wasm_bindgen(method, catch)]
    pub(super) async fn words(this: &Shell, tag: &str) -> Result<JsValue, JsValue>;
    /// The window is there.
    #[wasm_bindgen(method)]
    pub(super) fn started(this: &Shell);

    /// The module that makes PNG and PDF.
    pub(super) type Sheets;
    #[wasm_bindgen(method)]
    pub(super) fn fonts(this: &Sheets, family: &str, regular: Uint8Array, semibold: Uint8Array);
    #[wasm_bindgen(method, catch)]
    pub(super) fn png(
        this: &Sheets,
        svg: &str,
        pixels: f32,
        red: u8,
        green: u8,
        blue: u8,
    ) -> Result<Uint8Array, JsValue>;
    #[wasm_bindgen(method, catch)]
    pub(super) fn pdf(
        this: &Sheets,
        svg: &str,
        title: &str,
        short: f32,
        long: f32,
    ) -> Result<Uint8Array, JsValue>;
}

thread_local! {
    static SHELL: RefCell<Option<Shell>> = const { RefCell::new(None) };
}

/// Remembers the page for as long as the window is there.
pub(super) fn remember(shell: Shell) {
    SHELL.set(Some(shell));
}

/// The page, once the window was started.
pub(super) fn shell() -> Option<Shell> {
    SHELL.with_borrow(Clone::clone)
}
