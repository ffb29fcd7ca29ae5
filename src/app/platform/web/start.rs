//! How a page opens its window.

use std::cell::RefCell;
use std::sync::Arc;

use eframe::egui::{Context, ViewportId};
use eframe::{WebOptions, WebRunner};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlCanvasElement;

use super::mirror::Mirror;
use super::shell::{Shell, remember};
use super::{back, bench, folder, inputs};
use crate::app::{App, Options};
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
    remember(shell.clone());
    bench::warm_up();
    DISK.set(Some(BrowserStore::open(folder()).await));
    spawn_local(keep_for_good());
    let options = Options {
        folder: Some(folder().to_owned()),
        words: Some(Words::of(language())),
        ..Options::default()
    };
    inputs::listen_for_paste();
    WebRunner::new()
        .start(
            canvas,
            WebOptions::default(),
            Box::new(|creation| {
                let ctx = &creation.egui_ctx;
                ctx.enable_accesskit();
                ctx.add_plugin(Mirror::default());
                back::listen(ctx);
                when_shown(ctx, shell);
                Ok(Box::new(App::new(ctx, options)))
            }),
        )
        .await
}

/// Tells the page when something is to be seen.
fn when_shown(ctx: &Context, shell: Shell) {
    let ctx = ctx.clone();
    spawn_local(async move {
        // The first frames are empty until what was kept is read.
        while ctx.cumulative_pass_nr_for(ViewportId::ROOT) < 3 {
            super::sleep(std::time::Duration::from_millis(16)).await;
        }
        shell.started();
    });
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
