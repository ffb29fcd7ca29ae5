//! Lines to write on, as real fields of the page: a phone opens its keyboard for these, corrects and suggests in them, and
//! keeps them in sight. A field lies over the line that the window paints and is seen while somebody types in it.
//!
//! What has the focus in the window decides. In the frame of the tap that gave it, the field gets the focus of the page,
//! because a phone opens its keyboard for nothing that comes later.

use std::cell::RefCell;

use eframe::egui::accesskit::{Action, ActionData, NodeId};
use eframe::egui::{Context, Event, Key, Modifiers, RawInput, Vec2};
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, HtmlElement, HtmlInputElement, KeyboardEvent};

use super::mirror::request;

/// Keys that go through a field to the window; all others write in it.
const KEYS: [(&str, Key); 5] = [
    ("Enter", Key::Enter),
    ("Tab", Key::Tab),
    ("Escape", Key::Escape),
    ("ArrowUp", Key::ArrowUp),
    ("ArrowDown", Key::ArrowDown),
];

thread_local! {
    static TYPING: RefCell<Option<TypingField>> = const { RefCell::new(None) };
    static PRESSED: RefCell<Vec<Event>> = const { RefCell::new(Vec::new()) };
}

/// The field that has the focus of the page.
struct TypingField {
    node: NodeId,
    field: HtmlInputElement,
    /// The size of the window when the field was brought into sight.
    window: Vec2,
}

/// Makes a field write in its line, and pass on the keys that are not for writing.
pub(super) fn connect(ctx: &Context, element: &Element, node: NodeId) -> Result<(), JsValue> {
    let field: HtmlInputElement = element.clone().unchecked_into();
    for (name, value) in [("autocomplete", "off"), ("autocapitalize", "words"), ("spellcheck", "false")] {
        field.set_attribute(name, value)?;
    }
    field.set_attribute("enterkeyhint", "next")?;
    let (own, window) = (field.clone(), ctx.clone());
    hear(element, "input", move |_: JsValue| {
        request(&window, node, Action::SetValue, Some(ActionData::Value(own.value().into())));
    })?;
    let (own, window) = (field.clone(), ctx.clone());
    // A screen reader goes from field to field by itself.
    hear(element, "focus", move |_: JsValue| {
        if TYPING.with_borrow(|typing| typing.as_ref().is_none_or(|typing| typing.node != node)) {
            let size = window.content_rect().size();
            TYPING.set(Some(TypingField { node, field: own.clone(), window: size }));
            request(&window, node, Action::Focus, None);
        }
    })?;
    let window = ctx.clone();
    hear(element, "blur", move |_: JsValue| {
        // The keyboard was put away; when the window itself takes the focus back, nothing is typed any more.
        if TYPING.with_borrow_mut(|typing| typing.take_if(|typing| typing.node == node)).is_some() {
            window
                .memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
            window.request_repaint();
        }
    })?;
    let window = ctx.clone();
    hear(element, "keydown", move |event: JsValue| {
        let event: KeyboardEvent = event.unchecked_into();
        let Some((_, key)) = KEYS.iter().find(|(name, _)| *name == event.key()) else { return };
        // While letters are put together, the keys belong to that.
        if event.is_composing() {
            return;
        }
        event.prevent_default();
        let modifiers = Modifiers { shift: event.shift_key(), ..Modifiers::NONE };
        let press = |pressed| Event::Key { key: *key, physical_key: None, pressed, repeat: false, modifiers };
        PRESSED.with_borrow_mut(|events| events.extend([press(true), press(false)]));
        window.request_repaint();
    })
}

fn hear(element: &Element, event: &str, act: impl Fn(JsValue) + 'static) -> Result<(), JsValue> {
    let heard = Closure::<dyn Fn(JsValue)>::new(act);
    element.add_event_listener_with_callback(event, heard.as_ref().unchecked_ref())?;
    // It goes with its element.
    heard.into_js_value();
    Ok(())
}

/// Adds what was typed, and says that the window has the focus while one of its fields has.
pub(super) fn add_input(input: &mut RawInput) {
    input.events.extend(PRESSED.take());
    if TYPING.with_borrow(Option::is_some) {
        input.focused = true;
        input.events.retain(|event| !matches!(event, Event::WindowFocused(false)));
    }
}

/// Follows the focus of the window: `line` is the field of the line that has it.
pub(super) fn follow(ctx: &Context, document: &Document, line: Option<(NodeId, &Element)>) {
    let size = ctx.content_rect().size();
    let old = TYPING.with_borrow(|typing| typing.as_ref().map(|typing| (typing.node, typing.window)));
    match (line, old) {
        (Some((node, _)), Some((before, window))) if node == before => {
            // The keyboard has come: the line must stay in what it leaves of the screen.
            if window != size {
                TYPING.with_borrow_mut(|typing| {
                    typing.iter_mut().for_each(|typing| typing.window = size);
                });
                request(ctx, node, Action::ScrollIntoView, None);
            }
        }
        (Some((node, element)), _) if is_by_finger() => {
            let field: HtmlInputElement = element.clone().unchecked_into();
            // It is known before the page says so, which is at once.
            TYPING.set(Some(TypingField { node, field: field.clone(), window: size }));
            // A page that refuses leaves the line as it is, to be written on with a real keyboard.
            let _ = field.focus();
            field.select();
        }
        (None, Some(_)) => {
            if let Some(typing) = TYPING.take() {
                // Back to where all other keys go; a field that is gone has no focus to lose.
                let _ = typing.field.blur();
                if let Some(canvas) = document.get_element_by_id(super::CANVAS) {
                    let _ = canvas.unchecked_into::<HtmlElement>().focus();
                }
            }
        }
        _ => {}
    }
}

/// Shows in a field what the line says, unless it says so already.
pub(super) fn show(element: &Element, text: &str) {
    let field: &HtmlInputElement = element.unchecked_ref();
    if field.value() != text {
        field.set_value(text);
    }
}

/// Whether the page is used with a finger, whose keyboard is on the screen.
fn is_by_finger() -> bool {
    let media = web_sys::window().and_then(|window| window.match_media("(pointer: coarse)").ok().flatten());
    media.is_some_and(|media| media.matches())
}
