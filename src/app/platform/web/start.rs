//! How a page opens its window.

use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::time::Duration;

use eframe::egui::Context;
use eframe::{WebOptions, WebRunner};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlCanvasElement;

use super::mirror::Mirror;
use super::shell::{Shell, remember, shell};
use super::{back, bench, folder, inputs, sleep, speech, tab};
use crate::app::{App, Options, store};
use crate::disk::{BrowserStore, Disk};
use crate::words::{Language, Words};

thread_local! {
    static DISK: RefCell<Option<BrowserStore>> = const { RefCell::new(None) };
}

/// The store of this page.
pub(super) fn disk() -> Arc<dyn Disk> {
    let store = DISK.with_borrow(Clone::clone);
    Arc::new(store.expect("the store is opened before the window"))
}

/// Opens the window on a canvas of the page.
pub async fn start(canvas: HtmlCanvasElement, shell: Shell) -> Result<(), JsValue> {
    remember(shell);
    let store = BrowserStore::open(folder()).await;
    let chosen = store::settings_in(&store, folder()).unwrap_or_default().language();
    let language = chosen.unwrap_or_else(language);
    speech::bring(language).await;
    DISK.set(Some(store));
    spawn_local(keep_for_good());
    let options =
        Options { folder: Some(folder().to_owned()), words: Some(Words::of(language)), ..Options::default() };
    inputs::listen_for_paste();
    tab::listen();
    WebRunner::new()
        .start(
            canvas,
            WebOptions::default(),
            Box::new(|creation| {
                let ctx = &creation.egui_ctx;
                ctx.enable_accesskit();
                ctx.add_plugin(Mirror::default());
                back::listen(ctx);
                Ok(Box::new(App::new(ctx, options)))
            }),
        )
        .await
}

/// Tells the page, once, that a frame is to be seen. The first ones are empty until what was kept is read.
pub(super) fn is_shown(ctx: &Context) {
    thread_local! {
        static TOLD: Cell<bool> = const { Cell::new(false) };
    }
    if !TOLD.replace(true)
        && let Some(shell) = shell()
    {
        let ctx = ctx.clone();
        // When this runs, the frame is painted.
        spawn_local(async move {
            sleep(Duration::ZERO).await;
            shell.started();
            // Until now they would have been in the way.
            bench::warm_up();
            speech::bring_all(ctx).await;
        });
    }
}

/// The first language of the reader that the program speaks.
fn language() -> Language {
    let languages = web_sys::window().map(|window| window.navigator().languages()).unwrap_or_default();
    let known = |tag: JsValue| Language::from_tag(&tag.as_string()?);
    languages.iter().find_map(known).unwrap_or_default()
}

/// Asks the browser to keep what is stored; one that refuses may delete it when it needs room.
async fn keep_for_good() {
    let Some(window) = web_sys::window() else { return };
    let storage = js_sys::Reflect::get(&window.navigator(), &"storage".into()).unwrap_or_default();
    if storage.is_undefined() {
        return;
    }
    if let Ok(asked) = window.navigator().storage().persist() {
        // Whatever it answers, the games can be exported.
        let _ = JsFuture::from(asked).await;
    }
}
