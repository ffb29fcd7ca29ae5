//! What goes out of a page: files by the share sheet of a phone or as a download, texts and pictures by the clipboard.

use eframe::egui::Context;
use js_sys::{Array, Object, Promise, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, future_to_promise, spawn_local};
use web_sys::{Blob, HtmlAnchorElement, ShareData};

use super::super::{Asked, Panicked};
use super::{blob, text_of};
use crate::app::work::Done;
use crate::disk::Later;
use crate::sheet::{Format, Sheet};
use crate::words::{Message, Say};

/// What a file will hold, once it is made.
pub(in crate::app) type Made = Later<Result<Vec<u8>, Message>>;

/// What a closure makes.
pub(in crate::app) fn made(make: impl FnOnce() -> Result<Vec<u8>, Message> + Send + 'static) -> Made {
    Box::pin(async move { make() })
}

/// A sheet as a file.
pub(in crate::app) fn rendered(sheet: Sheet, format: Format) -> Made {
    made(move || sheet.render(format).map_err(|error| error.say()))
}

/// Hands a file out when it is made: to the share sheet of a phone, or as a download.
pub(in crate::app) fn save(
    name: &str,
    _: bool,
    make: Made,
    deliver: impl FnOnce(Result<(Asked<String>, Result<Vec<u8>, Message>), Panicked>) + Send + 'static,
) {
    let name = name.to_owned();
    spawn_local(async move {
        let outcome = match make.await {
            Ok(bytes) => match hand_out(&name, &bytes).await {
                Ok(true) => (Asked::Answered(name), Ok(bytes)),
                Ok(false) => (Asked::Nothing, Ok(bytes)),
                Err(error) => {
                    let problem = Message::new("disk-unreadable").with("detail", text_of(&error));
                    (Asked::Answered(name), Err(problem))
                }
            },
            Err(problem) => (Asked::Answered(name), Err(problem)),
        };
        deliver(Ok(outcome));
    });
}

/// Whether anybody took it.
async fn hand_out(name: &str, bytes: &[u8]) -> Result<bool, JsValue> {
    let window = web_sys::window().ok_or(JsValue::UNDEFINED)?;
    let kind = kind_of(name);
    let options = web_sys::FilePropertyBag::new();
    options.set_type(kind);
    let parts = Array::of1(&Uint8Array::from(bytes));
    let file = web_sys::File::new_with_u8_array_sequence_and_options(&parts, name, &options)?;
    // A sheet is for others; whatever else is saved stays with its owner.
    let is_sheet = matches!(kind, "image/png" | "application/pdf");
    let is_phone = window.match_media("(pointer: coarse)")?.is_some_and(|media| media.matches());
    let data = ShareData::new();
    data.set_files(&Array::of1(&file));
    let navigator = window.navigator();
    let can_share = Reflect::has(&navigator, &"canShare".into())? && navigator.can_share_with_data(&data);
    if is_sheet && is_phone && can_share {
        match JsFuture::from(navigator.share_with_data(&data)).await {
            Ok(_) => return Ok(true),
            Err(error) if name_of(&error) == "AbortError" => return Ok(false),
            // It came too late after the tap, or nobody takes such files.
            Err(_) => {}
        }
    }
    download(&window, name, &file)?;
    Ok(true)
}

fn download(window: &web_sys::Window, name: &str, file: &Blob) -> Result<(), JsValue> {
    let url = web_sys::Url::create_object_url_with_blob(file)?;
    let document = window.document().ok_or(JsValue::UNDEFINED)?;
    let link: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    // The browser has begun to read it; a minute later it has what it needs.
    spawn_local(async move {
        super::sleep(std::time::Duration::from_secs(60)).await;
        let _ = web_sys::Url::revoke_object_url(&url);
    });
    Ok(())
}

fn kind_of(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("png") => "image/png",
        Some("pdf") => "application/pdf",
        Some("svg") => "image/svg+xml",
        Some("csv") => "text/csv",
        Some("json") => "application/json",
        _ => "text/plain",
    }
}

fn name_of(error: &JsValue) -> String {
    Reflect::get(error, &"name".into()).ok().and_then(|name| name.as_string()).unwrap_or_default()
}

/// Puts a text on the clipboard.
pub(in crate::app) fn copy_text(ctx: &Context, text: String) {
    ctx.copy_text(text);
}

#[wasm_bindgen]
extern "C" {
    type ClipboardItem;
    #[wasm_bindgen(constructor, catch)]
    fn new(items: &Object) -> Result<ClipboardItem, JsValue>;
}

/// Puts a sheet on the clipboard as a picture. The clipboard is asked at once, in the tap, and gets the picture when it
/// is drawn: a browser that is asked later refuses.
pub(in crate::app) fn copy_sheet(
    sheet: Sheet,
    deliver: impl FnOnce(Result<Done, Panicked>) + Send + 'static,
) {
    let drawn = future_to_promise(async move {
        let drawn = sheet.render(Format::Png).map_err(|error| JsValue::from_str(&error.to_string()))?;
        Ok(blob(&drawn, "image/png").into())
    });
    let written = write_picture(&drawn);
    spawn_local(async move {
        let copied = match written {
            Ok(promise) => JsFuture::from(promise).await,
            Err(error) => Err(error),
        };
        deliver(Ok(match copied {
            Ok(_) => Done::Told(Message::new("app-picture-copied")),
            Err(error) => Done::Problem(Message::new("sheet-not-drawn").with("detail", text_of(&error))),
        }));
    });
}

fn write_picture(drawn: &Promise) -> Result<Promise, JsValue> {
    let items = Object::new();
    Reflect::set(&items, &"image/png".into(), drawn)?;
    let item = ClipboardItem::new(&items)?;
    let clipboard = web_sys::window().ok_or(JsValue::UNDEFINED)?.navigator().clipboard();
    Ok(clipboard.write(&Array::of1(&item)))
}
