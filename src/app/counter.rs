//! A number that is entered like a number: typed, stepped by buttons that repeat while they are held, or turned by the
//! wheel.

use eframe::egui::{
    Align2, Event, EventFilter, Id, Key, Modifiers, MouseWheelUnit, Rect, Response, Role, TextEdit, Ui, Vec2,
    WidgetInfo,
};

use super::desk::Desk;
use super::theme::{STEP, TOUCH, strong_font};
use super::widgets::{icon_button, select_all_on_focus};
use crate::art::Icon;
use crate::words::Message;

/// After how many seconds a button that is held repeats, and how often then.
const DELAY: f64 = 0.4;
const EVERY: f64 = 0.07;
/// How far the pointer may go while it holds a button; a finger that goes farther scrolls.
const STILL: f32 = 6.0;
/// Points of a smooth wheel that are worth a notch.
const NOTCH: f32 = 40.0;

/// The width of a field, and of a field with its buttons.
const FIELD: f32 = 40.0;
pub(super) const WIDTH: f32 = FIELD + 2.0 * TOUCH;

/// What is counted, and the fields for it.
pub(super) struct Counter<'a> {
    /// Its name.
    pub name: &'a str,
    /// How many there are.
    pub value: u32,
    /// The most that buttons and wheel give.
    pub most: u32,
    /// The field.
    pub id: Id,
    /// The field that Enter and Tab go to.
    pub next: Option<Id>,
}

/// A button that is held down.
#[derive(Clone, Copy)]
struct HeldButton {
    since: f64,
    /// How many times it has counted as pressed.
    repeated: u32,
}

impl Counter<'_> {
    /// The number between its two buttons. Returns the new number when it has changed.
    pub(super) fn ui(&self, desk: &Desk<'_>, ui: &mut Ui) -> Option<u32> {
        let (mut less, mut more, mut typed) = (0, 0, None);
        let row = ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let label = |id: &'static str| desk.say(&Message::new(id).with("what", self.name));
            let minus = icon_button(desk, ui, Icon::Minus, &label("app-less"), self.value > 0);
            less += presses(ui, &minus);
            typed = self.field(desk, ui, &mut less, &mut more);
            let plus = icon_button(desk, ui, Icon::Plus, &label("app-more"), self.value < self.most);
            more += presses(ui, &plus);
        });
        match notches(ui, self.id, row.response.rect) {
            up @ 0.. => more += up as u32,
            down => less += down.unsigned_abs(),
        }
        // What was typed may be more than the box has: the audit explains it.
        let stepped = (self.value + more).min(self.most.max(self.value)).saturating_sub(less);
        let now = typed.unwrap_or(stepped);
        (now != self.value).then_some(now)
    }

    /// The number itself, to be typed; arrows change it by one.
    fn field(&self, desk: &Desk<'_>, ui: &mut Ui, less: &mut u32, more: &mut u32) -> Option<u32> {
        let focused = ui.memory(|memory| memory.has_focus(self.id));
        let mut goes_on = false;
        if focused {
            ui.input_mut(|input| {
                *more += input.count_and_consume_key(Modifiers::NONE, Key::ArrowUp) as u32;
                *less += input.count_and_consume_key(Modifiers::NONE, Key::ArrowDown) as u32;
                goes_on = input.consume_key(Modifiers::NONE, Key::Enter)
                    || (self.next.is_some()
                        && !input.modifiers.shift
                        && input.consume_key(Modifiers::NONE, Key::Tab));
            });
        }
        // A zero would stand in the way of what is typed.
        let mut text = if focused && self.value == 0 { String::new() } else { self.value.to_string() };
        let keys = EventFilter {
            tab: self.next.is_some(),
            horizontal_arrows: true,
            vertical_arrows: true,
            escape: false,
        };
        let edit = TextEdit::singleline(&mut text)
            .id(self.id)
            .event_filter(keys)
            .font(strong_font(17.0))
            .hint_text("0")
            .char_limit(4)
            .margin(Vec2::new(2.0, STEP))
            .align(Align2::CENTER_CENTER);
        // As wide as the largest number, so that nothing moves when it grows.
        let response = ui.add_sized(Vec2::new(FIELD, TOUCH), edit);
        select_all_on_focus(ui, &response, &text);
        let said = desk.say(&Message::new("app-how-many").with("what", self.name));
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::NumberInput, true, said.clone());
            info.current_text_value = Some(text.clone());
            info
        });
        if goes_on {
            ui.memory_mut(|memory| match self.next {
                Some(next) => memory.request_focus(next),
                None => memory.surrender_focus(self.id),
            });
        }
        let typed = text.trim();
        let number = if typed.is_empty() { Some(0) } else { typed.parse().ok() };
        // What is no number is not taken.
        number.filter(|_| response.changed())
    }
}

/// How many times a button counts as pressed in this frame: once for a click, and again and again while it is held.
fn presses(ui: &Ui, response: &Response) -> u32 {
    let (now, is_down, moved) = ui.input(|input| {
        let at = input.pointer.press_origin().zip(input.pointer.interact_pos());
        let moved = at.is_some_and(|(from, to)| from.distance(to) > STILL);
        (input.time, input.pointer.primary_down(), moved)
    });
    let id = response.id.with("held");
    let held: Option<HeldButton> = ui.data(|data| data.get_temp(id));
    // After a while the window does not call it a click any more, and still it is held.
    if is_down && (held.is_some() || response.is_pointer_button_down_on()) {
        let mut held = held.unwrap_or(HeldButton { since: now, repeated: 0 });
        let over = now - held.since - DELAY;
        let due = if over < 0.0 || moved { held.repeated } else { (over / EVERY) as u32 + 1 };
        let more = due.saturating_sub(held.repeated);
        held.repeated = due;
        ui.data_mut(|data| data.insert_temp(id, held));
        ui.ctx().request_repaint_after_secs(EVERY as f32);
        return more;
    }
    ui.data_mut(|data| data.remove::<HeldButton>(id));
    let repeated = held.is_some_and(|held| held.repeated > 0);
    u32::from(response.clicked() && !repeated)
}

/// How far the wheel has been turned over a number in this frame. It turns the number only where the pointer was moved
/// onto it: a number that is scrolled under the pointer stays as it is.
fn notches(ui: &Ui, id: Id, rect: Rect) -> i32 {
    let id = id.with("wheel");
    if !ui.rect_contains_pointer(rect) {
        ui.data_mut(|data| data.remove::<f32>(id));
        return 0;
    }
    let is_move = |event: &Event| matches!(event, Event::PointerMoved(_));
    let entered = ui.input(|input| input.events.iter().any(is_move));
    let Some(left) = ui.data(|data| data.get_temp::<f32>(id)).or(entered.then_some(0.0)) else { return 0 };
    let turned: f32 = ui.input_mut(|input| {
        input.smooth_scroll_delta = Vec2::ZERO;
        let turn = |event: &Event| match event {
            Event::MouseWheel { unit: MouseWheelUnit::Point, delta, .. } => delta.y / NOTCH,
            Event::MouseWheel { delta, .. } => delta.y,
            _ => 0.0,
        };
        input.events.iter().map(turn).sum()
    });
    let all = left + turned;
    ui.data_mut(|data| data.insert_temp(id, all.fract()));
    all.trunc() as i32
}
