//! Keys in their turn: what is typed after a key that goes to another field belongs to that field, also where a slow
//! frame brings both at once.

use std::collections::VecDeque;

use eframe::egui::{Context, Event, Key};

/// The keys that wait for their turn.
#[derive(Debug, Default)]
pub(super) struct KeysInTurn {
    waiting: VecDeque<Event>,
    /// Whether a frame passes without keys: the field that was gone to is shown first, with all of it selected.
    rests: bool,
}

impl KeysInTurn {
    /// Leaves the keys whose turn it is in the input of this frame: a key that goes elsewhere alone, and others up to the
    /// next such key.
    pub(super) fn take(&mut self, ctx: &Context) {
        let writes = ctx.text_edit_focused();
        let goes_on = |event: &Event| goes_elsewhere(event, writes);
        ctx.input_mut(|input| {
            if !self.rests && self.waiting.is_empty() && !input.events.iter().any(goes_on) {
                return;
            }
            let (keys, mut now): (Vec<Event>, Vec<Event>) =
                std::mem::take(&mut input.events).into_iter().partition(is_key);
            self.waiting.extend(keys);
            let rested = std::mem::take(&mut self.rests);
            if !rested && self.waiting.front().is_some_and(goes_on) {
                now.extend(self.waiting.pop_front());
                self.rests = true;
            } else if !rested {
                let end = self.waiting.iter().position(goes_on).unwrap_or(self.waiting.len());
                now.extend(self.waiting.drain(..end));
            }
            input.events = now;
        });
        if self.rests || !self.waiting.is_empty() {
            ctx.request_repaint();
        }
    }
}

/// Whether an event comes from the keyboard.
fn is_key(event: &Event) -> bool {
    matches!(event, Event::Key { .. } | Event::Text(_) | Event::Paste(_) | Event::Copy | Event::Cut)
}

/// Whether a key takes what is typed next to another place. One that is held down repeats at its own pace.
fn goes_elsewhere(event: &Event, writes: bool) -> bool {
    let Event::Key { key, pressed: true, repeat: false, modifiers, .. } = event else { return false };
    let in_field = [Key::Enter, Key::Tab, Key::ArrowUp, Key::ArrowDown, Key::Escape].contains(key);
    writes && in_field || *key == Key::F2 || modifiers.command
}
