//! Names, typed where they stand on the cards: everything is selected at once, Enter goes to the next player, and
//! names of past games are suggested.

use eframe::egui::{
    Align2, Button, Context, EventFilter, Id, Key, Modifiers, Popup, PopupCloseBehavior, Rect, Response,
    Role, TextEdit, Ui, UiBuilder, Vec2, WidgetInfo,
};

use super::App;
use super::command::Command;
use super::desk::{Desk, name_of, numbered};
use super::document::{Edit, Seat};
use super::library::Library;
use super::theme::{STEP, TOUCH};
use super::view::{Naming, Show, Tab};
use super::widgets::{select_all_on_focus, stable_id};
use crate::words::Message;

/// The most names that are suggested.
const MOST: usize = 5;
/// All keys stay in the field.
const ALL_KEYS: EventFilter =
    EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: true };

/// What a key asks for while a name is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum NamingKey {
    Next,
    Back,
    Stop,
    /// So many suggestions further down.
    Suggestion(isize),
}

impl NamingKey {
    fn pressed(ui: &Ui) -> Option<Self> {
        let keys = [
            (Modifiers::SHIFT, Key::Tab, Self::Back),
            (Modifiers::NONE, Key::Tab, Self::Next),
            (Modifiers::NONE, Key::Enter, Self::Next),
            (Modifiers::NONE, Key::Escape, Self::Stop),
            (Modifiers::NONE, Key::ArrowDown, Self::Suggestion(1)),
            (Modifiers::NONE, Key::ArrowUp, Self::Suggestion(-1)),
        ];
        let found = |&(modifiers, key, asked): &(Modifiers, Key, Self)| {
            ui.input_mut(|input| input.consume_key(modifiers, key)).then_some(asked)
        };
        keys.iter().find_map(found)
    }
}

/// The line to write the name of a player on.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui, rect: Rect, naming: Naming) {
    let Naming { player, suggestion } = naming;
    let Some(now) = desk.document.player(Seat { round: 0, player }).map(|player| player.name.clone()) else {
        return;
    };
    let id = field_id(player);
    let key = if ui.memory(|memory| memory.has_focus(id)) { NamingKey::pressed(ui) } else { None };
    let mut text = now.clone();
    let edit = TextEdit::singleline(&mut text)
        .id(id)
        .event_filter(ALL_KEYS)
        .hint_text(numbered(desk.words, player))
        .margin(Vec2::new(2.0 * STEP, STEP))
        .align(Align2::LEFT_CENTER);
    // A child, so that the card keeps its height.
    let mut inner = ui.new_child(UiBuilder::new().max_rect(rect));
    inner.spacing_mut().interact_size.y = rect.height();
    let response = inner.add_sized(rect.size(), edit);
    let begins = select_all_on_focus(ui, &response, &text);
    let said = desk.say(&Message::new("app-name-field").with("number", player + 1));
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::TextInput, true, said.clone());
        info.current_text_value = Some(text.clone());
        info
    });
    if begins {
        response.scroll_to_me(None);
    }
    if response.changed() {
        desk.edit(Edit::Rename(player, text));
        desk.show(Show::Naming(Some(Naming { player, suggestion: None })));
    }
    let all = suggestions(desk, player, &now);
    let (taken, on_popup) = suggestions_ui(desk, &response, &all, suggestion);
    let take = |name: &String| desk.edit(Edit::Rename(player, name.clone()));
    if let Some(name) = taken {
        take(name);
        go(desk, ui, player, player.checked_add(1));
        return;
    }
    match key {
        Some(NamingKey::Next) => {
            suggestion.and_then(|chosen| all.get(chosen)).into_iter().for_each(take);
            go(desk, ui, player, player.checked_add(1));
        }
        Some(NamingKey::Back) => go(desk, ui, player, player.checked_sub(1)),
        Some(NamingKey::Stop) => go(desk, ui, player, None),
        Some(NamingKey::Suggestion(step)) => {
            let suggestion = moved(suggestion, step, all.len());
            desk.show(Show::Naming(Some(Naming { player, suggestion })));
        }
        None if (response.lost_focus() || response.clicked_elsewhere()) && !on_popup => {
            desk.show(Show::Naming(None));
        }
        None => {}
    }
}

/// Goes to the name of another player; without one, nothing is typed any more.
fn go(desk: &Desk<'_>, ui: &Ui, from: usize, to: Option<usize>) {
    if let Some(player) = to.filter(|&player| player < desk.document.players()) {
        return desk.send(Command::Name(player));
    }
    ui.memory_mut(|memory| memory.surrender_focus(field_id(from)));
    desk.show(Show::Naming(None));
}

/// The suggestion above or below; above the first there is none.
fn moved(now: Option<usize>, step: isize, count: usize) -> Option<usize> {
    let at = now.map_or(-1, |chosen| chosen as isize) + step;
    usize::try_from(at.min(count as isize - 1)).ok()
}

/// The names of past games that begin like what is typed; all while the player has only a number. Nobody is at the table
/// twice.
fn suggestions(desk: &Desk<'_>, player: usize, typed: &str) -> Vec<String> {
    let Some(past) = desk.status.past else { return Vec::new() };
    let is_number =
        |name: &str| (0..crate::game::MOST_PLAYERS).any(|number| numbered(desk.words, number) == name);
    let typed = if is_number(typed) { String::new() } else { typed.trim().to_lowercase() };
    let seated: Vec<String> = (0..desk.document.players())
        .filter(|&other| other != player)
        .map(|other| name_of(desk.document, desk.words, other))
        .collect();
    let fits = |name: &&String| {
        let begun = name.to_lowercase();
        begun.starts_with(&typed) && begun != typed && !seated.contains(name) && !is_number(name)
    };
    past.names().iter().filter(fits).take(MOST).cloned().collect()
}

/// The suggestions under the field; returns the one that was pressed, and whether the pointer is over them.
fn suggestions_ui<'a>(
    desk: &Desk<'_>,
    field: &Response,
    all: &'a [String],
    chosen: Option<usize>,
) -> (Option<&'a String>, bool) {
    let popup = Popup::from_response(field)
        .open(!all.is_empty())
        .close_behavior(PopupCloseBehavior::IgnoreClicks)
        .width(field.rect.width().max(120.0));
    let shown = popup.show(|ui| {
        let mut pressed = None;
        for (index, name) in all.iter().enumerate() {
            let button = Button::selectable(chosen == Some(index), name.as_str())
                .min_size(Vec2::new(ui.available_width(), TOUCH));
            let response = ui.add(button);
            let said = desk.say(&Message::new("app-take-name").with("name", name.as_str()));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, said.clone()));
            if response.clicked() {
                pressed = Some(name);
            }
        }
        pressed
    });
    shown.map_or((None, false), |shown| (shown.inner, shown.response.contains_pointer()))
}

/// The field for the name of a player.
fn field_id(player: usize) -> Id {
    stable_id("name", player)
}

impl App {
    /// Lets the name of a player be typed; without such a player, nothing.
    pub(super) fn name_player(&mut self, ctx: &Context, player: usize) {
        if player >= self.document().players() {
            return;
        }
        if self.view.naming.is_none() && self.library.is_there() {
            self.ask_library(Library::list);
        }
        self.view.naming = Some(Naming { player, suggestion: None });
        self.view.tab = Tab::Table;
        ctx.memory_mut(|memory| memory.request_focus(field_id(player)));
        // The line is there at once: a phone opens its keyboard only for what a tap brings in its own frame.
        ctx.request_discard("a name is typed");
    }

    /// Begins with the first player who has only a number, or else with the one on the desk.
    pub(super) fn name_players(&mut self, ctx: &Context) {
        let has_number =
            |&player: &usize| name_of(self.document(), self.words, player) == numbered(self.words, player);
        let first = (0..self.document().players()).find(has_number);
        self.name_player(ctx, first.unwrap_or(self.view.seat.player));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_go_through_the_suggestions_and_back_to_what_was_typed() {
        assert_eq!(moved(None, 1, 2), Some(0));
        assert_eq!(moved(Some(0), 1, 2), Some(1));
        assert_eq!(moved(Some(1), 1, 2), Some(1));
        assert_eq!(moved(Some(0), -1, 2), None);
        assert_eq!(moved(None, -1, 2), None);
        assert_eq!(moved(None, 1, 0), None);
    }
}
