//! The page around the window, or around a worker: what it does for us, since it knows by which names its files are kept.
//! Workers have only their words and their network from it.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The page around the window.
    #[derive(Clone)]
    pub type Shell;

    /// A new worker that is ready for errands.
    #[wasm_bindgen(method, catch)]
    pub(super) async fn worker(this: &Shell) -> Result<JsValue, JsValue>;
    /// A photo of our own, to try the program with.
    #[wasm_bindgen(method, catch)]
    pub(super) async fn sample(this: &Shell) -> Result<JsValue, JsValue>;
    /// The network that reads cells, as the bytes of its file.
    #[wasm_bindgen(method, catch)]
    pub(super) async fn network(this: &Shell) -> Result<JsValue, JsValue>;
    /// The words of a language that is not built in, as the text of its Fluent files.
    #[wasm_bindgen(method, catch)]
    pub(super) async fn words(this: &Shell, tag: &str) -> Result<JsValue, JsValue>;
    /// The camera of the page.
    #[wasm_bindgen(method, getter)]
    pub(super) fn camera(this: &Shell) -> ShellCamera;
    /// The window is there.
    #[wasm_bindgen(method)]
    pub(super) fn started(this: &Shell);

    /// The camera of the page.
    pub(super) type ShellCamera;

    /// Whether there can be one.
    #[wasm_bindgen(method, js_name = isThere)]
    pub(super) fn is_there(this: &ShellCamera) -> bool;
    /// Asks for it.
    #[wasm_bindgen(method, catch)]
    pub(super) async fn open(this: &ShellCamera) -> Result<JsValue, JsValue>;
    /// Turns it off.
    #[wasm_bindgen(method)]
    pub(super) fn close(this: &ShellCamera);
    /// Whether it films.
    #[wasm_bindgen(method, js_name = isOn)]
    pub(super) fn is_on(this: &ShellCamera) -> bool;
    /// Puts its picture somewhere.
    #[wasm_bindgen(method)]
    pub(super) fn show(this: &ShellCamera, left: f64, top: f64, width: f64, height: f64);
    /// What it sees.
    #[wasm_bindgen(method, catch)]
    pub(super) async fn picture(this: &ShellCamera) -> Result<JsValue, JsValue>;
    /// What it sees, small and grey.
    #[wasm_bindgen(method)]
    pub(super) fn small(this: &ShellCamera) -> JsValue;
    /// How many small pixels a row has.
    #[wasm_bindgen(method, js_name = smallWidth)]
    pub(super) fn small_width(this: &ShellCamera) -> u32;
    /// A kingdom was taken.
    #[wasm_bindgen(method)]
    pub(super) fn hum(this: &ShellCamera);
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
