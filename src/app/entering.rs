//! Entering a kingdom: what touches of the board, keys and letters do. The keyboard alone is enough: arrows move,
//! letters of the notation lay tiles, digits set crowns, Space goes on.

use eframe::egui::Key;

use super::App;
use super::board::Touch;
use super::checking::CheckAnswer;
use super::document::{Edit, Seat};
use super::view::{Brush, Dialog};
use crate::model::{Cell, Kingdom, Place, Square, Terrain};

impl App {
    /// What a touch of the board does.
    pub(super) fn touch(&mut self, seat: Seat, touch: Touch) {
        let (Touch::Tap(place) | Touch::Stroke(place) | Touch::Erase(place)) = touch;
        let Some(now) = self.document().player(seat).map(|player| player.kingdom.get(place)) else { return };
        let set = match touch {
            Touch::Tap(_) if self.asks_for_building(now) => {
                self.view.dialog = Some(Dialog::Building(seat, place));
                None
            }
            Touch::Tap(_) => self.view.brush.tapped(now),
            Touch::Stroke(_) => self.view.brush.stroked(now),
            Touch::Erase(_) => Some(Cell::Empty),
        };
        // A stroke over cells that have the tile already leaves the cursor where it was.
        if set.is_some() || !matches!(touch, Touch::Stroke(_)) {
            (self.view.cursor, self.view.typed) = (Some(place), false);
        }
        if let Some(cell) = set {
            self.edit(Edit::Cell(seat, place, cell));
        }
    }

    /// Whether a tap asks which building stands there.
    fn asks_for_building(&self, now: Cell) -> bool {
        let keeps_town = match self.view.brush {
            Brush::Select => true,
            Brush::Paint(brush) => brush.terrain() == Some(Terrain::Town),
        };
        keeps_town && now.terrain() == Some(Terrain::Town)
    }

    /// What a key does that belongs to the board.
    pub(super) fn press(&mut self, key: Key) {
        if self.view.checking.is_some() && self.press_checking(key) {
            return;
        }
        // Letters come as keys too.
        if !is_letter(key) {
            self.view.typed = false;
        }
        let (seat, now) = (self.view.seat, self.view.cursor);
        let Some(kingdom) = self.document().player(seat).map(|player| &player.kingdom) else { return };
        match key {
            Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown => {
                self.view.cursor = Some(now.map_or(Place::new(0, 0), |place| moved(kingdom, place, key)));
            }
            Key::Space | Key::Enter => {
                self.view.cursor = Some(now.map_or(Place::new(0, 0), |place| next(kingdom, place)));
            }
            Key::Delete | Key::Backspace => {
                if let Some(place) = now {
                    self.edit(Edit::Cell(seat, place, Cell::Empty));
                }
            }
            Key::Escape => self.view.cursor = None,
            Key::B => {
                if let Some(place) = now.filter(|place| kingdom.get(*place).terrain() == Some(Terrain::Town))
                {
                    self.view.dialog = Some(Dialog::Building(seat, place));
                }
            }
            _ => {}
        }
    }

    /// What a key does while cells are checked; says whether it was one of these.
    fn press_checking(&mut self, key: Key) -> bool {
        let answer = match key {
            Key::Enter | Key::Space => CheckAnswer::Right,
            Key::ArrowLeft | Key::ArrowUp => CheckAnswer::Back,
            Key::ArrowRight | Key::ArrowDown => CheckAnswer::Skip,
            Key::Delete | Key::Backspace => CheckAnswer::Is(Cell::Empty),
            Key::Escape => CheckAnswer::Stop,
            _ => return false,
        };
        self.answer(answer);
        true
    }

    /// What a letter does that was typed on the board. One letter after the other goes on through the cells; digits
    /// belong to the letter before them.
    pub(super) fn type_letter(&mut self, letter: char) {
        let seat = self.view.seat;
        let (Some(cursor), Some(player)) = (self.view.cursor, self.document().player(seat)) else { return };
        let goes_on = self.view.typed && !letter.is_ascii_digit() && self.view.checking.is_none();
        let place = if goes_on { next(&player.kingdom, cursor) } else { cursor };
        let allowed = |terrain| self.document().rules().book().terrains.contains(&terrain);
        if let Some(cell) = typed(player.kingdom.get(place), letter)
            && cell.terrain().is_none_or(allowed)
        {
            (self.view.cursor, self.view.typed) = (Some(place), true);
            self.edit(Edit::Cell(seat, place, cell));
        }
    }
}

/// Whether a key moves nothing and erases nothing.
fn is_letter(key: Key) -> bool {
    !matches!(
        key,
        Key::ArrowLeft
            | Key::ArrowRight
            | Key::ArrowUp
            | Key::ArrowDown
            | Key::Space
            | Key::Enter
            | Key::Delete
            | Key::Backspace
            | Key::Escape
    )
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
        // The sign of the notation is the key for the list of keys.
        (None, _) if letter.eq_ignore_ascii_case(&'u') => Some(Cell::Unknown),
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
        assert_eq!(typed(cell("w1"), 'u'), Some(Cell::Unknown));
        assert_eq!(typed(Cell::Empty, 'x'), None);
    }
}
