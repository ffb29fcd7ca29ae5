//! The keyboard alone is enough: arrows move, letters of the notation lay tiles, digits set crowns, Space goes on.

use eframe::egui::{Context, Event, Key};

use super::desk::Desk;
use super::view::{Dialog, Step};
use crate::model::{Cell, Kingdom, Place, Square};

/// Takes the keys of this frame, unless somebody writes or a question is asked.
pub(super) fn take(desk: &mut Desk, ctx: &Context) {
    if desk.view.dialog.is_some()
        || desk.view.step == Step::Frame
        || ctx.memory(|memory| memory.focused().is_some())
    {
        return;
    }
    let Some(kingdom) = desk.kingdom().cloned() else { return };
    let events = ctx.input(|input| input.events.clone());
    for event in events {
        match event {
            Event::Key { key, pressed: true, modifiers, .. } if !modifiers.any() => {
                key_pressed(desk, &kingdom, key);
            }
            Event::Text(text) => text.chars().for_each(|letter| letter_typed(desk, letter)),
            _ => {}
        }
    }
}

fn key_pressed(desk: &mut Desk, kingdom: &Kingdom, key: Key) {
    let seat = desk.seat();
    let now = desk.view.cursor;
    match key {
        Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown => {
            desk.view.cursor = Some(now.map_or(Place::new(0, 0), |place| moved(kingdom, place, key)));
        }
        Key::Space | Key::Enter => {
            desk.view.cursor = Some(now.map_or(Place::new(0, 0), |place| next(kingdom, place)));
        }
        Key::Delete | Key::Backspace => {
            if let Some(place) = now {
                desk.document.set_cell(seat, place, Cell::Empty);
            }
        }
        Key::Escape => desk.view.cursor = None,
        Key::B => {
            if let Some(place) =
                now.filter(|place| kingdom.get(*place).terrain() == Some(crate::model::Terrain::Town))
            {
                desk.view.dialog = Some(Dialog::Building(seat, place));
            }
        }
        _ => {}
    }
}

fn letter_typed(desk: &mut Desk, letter: char) {
    let seat = desk.seat();
    let Some(place) = desk.view.cursor else { return };
    let Some(now) = desk.kingdom().map(|kingdom| kingdom.get(place)) else { return };
    if let Some(cell) = typed(now, letter) {
        let allowed = |terrain| desk.document.rules().book().terrains.contains(&terrain);
        if cell.terrain().is_none_or(allowed) {
            desk.document.set_cell(seat, place, cell);
        }
    }
}

/// What a cell becomes by a letter or a digit of the notation.
fn typed(now: Cell, letter: char) -> Option<Cell> {
    match (letter.to_digit(10), now) {
        (Some(crowns), Cell::Square(square)) => {
            let terrain = square.terrain();
            let most = u32::from(terrain.most_crowns());
            Square::new(terrain, crowns.min(most) as u8).map(Cell::Square)
        }
        (Some(_), _) => None,
        (None, _) => letter.encode_utf8(&mut [0; 4]).parse().ok(),
    }
}

fn moved(kingdom: &Kingdom, place: Place, key: Key) -> Place {
    let Place { row, col } = place;
    match key {
        Key::ArrowLeft => Place::new(row, col.saturating_sub(1)),
        Key::ArrowRight => Place::new(row, (col + 1).min(kingdom.cols() - 1)),
        Key::ArrowUp => Place::new(row.saturating_sub(1), col),
        _ => Place::new((row + 1).min(kingdom.rows() - 1), col),
    }
}

/// The next cell, reading row by row; after the last comes the first.
fn next(kingdom: &Kingdom, place: Place) -> Place {
    if place.col + 1 < kingdom.cols() {
        Place::new(place.row, place.col + 1)
    } else {
        Place::new((place.row + 1) % kingdom.rows(), 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_lay_tiles_and_digits_set_crowns_that_exist() {
        let cell = |token: &str| token.parse::<Cell>().expect("a cell");
        assert_eq!(typed(Cell::Empty, 'm'), Some(cell("m")));
        assert_eq!(typed(cell("m"), '3'), Some(cell("m3")));
        assert_eq!(typed(cell("w"), '3'), Some(cell("w1")));
        assert_eq!(typed(cell("w1"), '.'), Some(Cell::Empty));
        assert_eq!(typed(Cell::Castle, '2'), None);
        assert_eq!(typed(Cell::Empty, 'x'), None);
    }
}
