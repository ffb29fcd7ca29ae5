//! Files that come in: real file inputs of the page, each laid over the button that asks for it, since browsers open
//! their dialog for a tap on the thing itself; and files from the clipboard.

use std::cell::RefCell;
use std::rc::Rc;

use eframe::egui::{Context, Rect, Response};
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ClipboardEvent, Document, FileList, HtmlElement, HtmlInputElement};

use super::super::{Asked, Panicked, PickedFile};
use super::text_of;
use crate::app::action::Action;
use crate::history::LONGEST_ARCHIVE;

/// The input that the page comes with; the others are made like it.
const FIRST: &str = "photos";
const PHOTOS: &str = "image/*";
const GAMES: &str = ".json,application/json";

/// A place on the page that takes files.
struct InputPlace {
    rect: Rect,
    accept: &'static str,
    label: String,
}

type Hear = Rc<dyn Fn(Vec<PickedFile>)>;

thread_local! {
    static HEAR: RefCell<Option<Hear>> = const { RefCell::new(None) };
    /// Where inputs belong in this frame.
    static PLACES: RefCell<Vec<InputPlace>> = const { RefCell::new(Vec::new()) };
    static INPUTS: RefCell<Vec<HtmlInputElement>> = const { RefCell::new(Vec::new()) };
}

/// Whoever wants the files that come in from now on.
pub(in crate::app) fn hear_files(hear: impl Fn(Vec<PickedFile>) + 'static) {
    HEAR.set(Some(Rc::new(hear)));
}

/// Says that this button asks for files, so that an input is laid over it.
pub(in crate::app) fn lay_input(button: &Response, action: Action, label: &str) {
    let accept = match action {
        Action::Photograph => PHOTOS,
        Action::Open | Action::ImportHistory => GAMES,
        _ => return,
    };
    let rect = button.interact_rect;
    let is_on_top = button.ctx.layer_id_at(rect.center()) == Some(button.layer_id);
    if button.enabled() && rect.is_positive() && is_on_top {
        PLACES.with_borrow_mut(|places| places.push(InputPlace { rect, accept, label: label.to_owned() }));
    }
}

/// Lays the inputs where their buttons were painted.
pub(super) fn lay_all(ctx: &Context) {
    let places = PLACES.take();
    let Some(document) = document() else { return };
    INPUTS.with_borrow_mut(|inputs| {
        while inputs.len() < places.len().max(1) {
            match make(&document, inputs.len()) {
                Some(input) => inputs.push(input),
                None => return,
            }
        }
        let zoom = ctx.zoom_factor();
        for (index, input) in inputs.iter().enumerate() {
            // What the page refuses to move stays where it is, and the dialog still opens by the button beneath.
            let _ = lay(input, places.get(index), zoom);
        }
    });
}

/// Opens the dialog of the browser, for keys and screen readers. What is chosen comes to whoever hears files.
pub(in crate::app) fn pick(
    _: &str,
    endings: &[&str],
    deliver: impl FnOnce(Result<Asked<Vec<PickedFile>>, Panicked>) + Send + 'static,
) {
    INPUTS.with_borrow(|inputs| {
        if let Some(input) = inputs.first() {
            input.set_accept(if endings.contains(&"json") { GAMES } else { PHOTOS });
            input.click();
        }
    });
    deliver(Ok(Asked::Nothing));
}

/// Listens for pictures that are pasted.
pub(super) fn listen_for_paste() {
    let Some(document) = document() else { return };
    let pasted = Closure::<dyn Fn(ClipboardEvent)>::new(|event: ClipboardEvent| {
        let files = event.clipboard_data().and_then(|data| data.files());
        if let Some(files) = files.filter(|files| files.length() > 0) {
            take(&files);
        }
    });
    // The page listens for as long as it is there; one that cannot has drops and the button.
    let _ = document.add_event_listener_with_callback("paste", pasted.as_ref().unchecked_ref());
    pasted.forget();
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// The first input is the page's own; the next ones are like it.
fn make(document: &Document, index: usize) -> Option<HtmlInputElement> {
    let first = document.get_element_by_id(FIRST)?;
    let input: HtmlInputElement = if index == 0 {
        first.dyn_into().ok()?
    } else {
        let copy: HtmlInputElement = first.clone_node().ok()?.dyn_into().ok()?;
        copy.set_id(&format!("{FIRST}-{}", index + 1));
        first.parent_node()?.append_child(&copy).ok()?;
        copy
    };
    let own = input.clone();
    let changed = Closure::<dyn Fn()>::new(move || {
        if let Some(files) = own.files() {
            take(&files);
        }
        // The same file can be chosen again.
        own.set_value("");
    });
    input.set_onchange(Some(changed.as_ref().unchecked_ref()));
    changed.forget();
    Some(input)
}

fn lay(input: &HtmlInputElement, place: Option<&InputPlace>, zoom: f32) -> Result<(), JsValue> {
    let style = input.unchecked_ref::<HtmlElement>().style();
    let Some(place) = place else { return style.set_property("visibility", "hidden") };
    let canvas = document().and_then(|document| document.get_element_by_id(super::CANVAS));
    let origin = canvas.map(|canvas| canvas.get_bounding_client_rect());
    let (left, top) = origin.map_or((0.0, 0.0), |rect| (rect.left(), rect.top()));
    let pixels = |figure: f32, from: f64| format!("{}px", f64::from(figure * zoom) + from);
    input.unchecked_ref::<HtmlElement>().set_hidden(false);
    style.set_property("position", "fixed")?;
    style.set_property("opacity", "0")?;
    style.set_property("visibility", "visible")?;
    style.set_property("left", &pixels(place.rect.min.x, left))?;
    style.set_property("top", &pixels(place.rect.min.y, top))?;
    style.set_property("width", &pixels(place.rect.width(), 0.0))?;
    style.set_property("height", &pixels(place.rect.height(), 0.0))?;
    input.set_accept(place.accept);
    input.set_attribute("aria-label", &place.label)
}

/// Reads files and hands them over together.
fn take(files: &FileList) {
    let files: Vec<web_sys::File> = (0..files.length()).filter_map(|index| files.get(index)).collect();
    spawn_local(async move {
        let mut picked = Vec::new();
        for file in files {
            picked.push(PickedFile { name: file.name(), bytes: read(&file).await });
        }
        let hear = HEAR.with_borrow(Clone::clone);
        if let Some(hear) = hear.filter(|_| !picked.is_empty()) {
            hear(picked);
        }
    });
}

async fn read(file: &web_sys::File) -> std::io::Result<Vec<u8>> {
    if file.size() > LONGEST_ARCHIVE as f64 {
        return Err(crate::disk::IoFault::TooLong.into());
    }
    let buffer = JsFuture::from(file.array_buffer()).await;
    let buffer = buffer.map_err(|error| std::io::Error::other(text_of(&error)))?;
    Ok(Uint8Array::new(&buffer).to_vec())
}
