//! Kingdoms in their frames, and names that a file can have.

use crate::game::{LONGEST_NAME, Player};
use crate::model::{Cell, Frame, Kingdom, Place};

/// An empty frame; Duel's has its castle printed in the middle.
pub(super) fn blank(frame: Frame) -> Kingdom {
    let mut kingdom = Kingdom::filled(frame.rows(), frame.cols(), Cell::Empty);
    if frame == Frame::Duel {
        kingdom.set(Place::new(frame.rows() / 2, frame.cols() / 2), Cell::Castle);
    }
    kingdom
}

/// The kingdom on a grid as large as the frame, moved as little as its tiles allow, and where each of its places has
/// gone. One that is too wide keeps its size: the audit reports it, and nothing is lost.
pub(super) fn fitted(kingdom: &Kingdom, frame: Frame) -> (Kingdom, impl Fn(Place) -> Option<Place> + use<>) {
    let (rows, cols) = (frame.rows(), frame.cols());
    let extent = kingdom.extent();
    let fits = extent.is_none_or(|extent| extent.rows <= rows && extent.cols <= cols);
    let is_there = (kingdom.rows(), kingdom.cols()) == (rows, cols);
    // Centred as it was, then pushed inside.
    let shift = |from: u8, old: u8, new: u8, length: u8| {
        let moved = i16::from(from) + (i16::from(new) - i16::from(old)) / 2;
        moved.clamp(0, i16::from(new - length)) - i16::from(from)
    };
    let (down, right) = match extent {
        Some(extent) if fits && !is_there => (
            shift(extent.top_left.row, kingdom.rows(), rows, extent.rows),
            shift(extent.top_left.col, kingdom.cols(), cols, extent.cols),
        ),
        _ => (0, 0),
    };
    let (last_row, last_col) = if fits { (rows, cols) } else { (kingdom.rows(), kingdom.cols()) };
    let moved = move |place: Place| {
        let row = u8::try_from(i16::from(place.row) + down).ok().filter(|&row| row < last_row)?;
        let col = u8::try_from(i16::from(place.col) + right).ok().filter(|&col| col < last_col)?;
        Some(Place::new(row, col))
    };
    match extent {
        _ if is_there || !fits => return (kingdom.clone(), moved),
        None => return (blank(frame), moved),
        Some(_) => {}
    }
    let mut fitted = Kingdom::filled(rows, cols, Cell::Empty);
    for (place, cell) in kingdom.iter().filter(|(_, cell)| *cell != Cell::Empty) {
        if let Some(place) = moved(place) {
            fitted.set(place, cell);
        }
    }
    (fitted, moved)
}

/// A file wants a name for everybody, and no name twice.
pub(super) fn mend_names(players: &mut [Player]) {
    for index in 0..players.len() {
        let (before, rest) = players.split_at_mut(index);
        let Some(player) = rest.first_mut() else { return };
        if player.name.trim().is_empty() {
            player.name = (index + 1).to_string();
        }
        let wanted = player.name.clone();
        let mut number = 2;
        while before.iter().any(|other| other.is_called(&player.name)) {
            let ending = format!(" {number}");
            // With its number, too, the name is no longer than a file can have.
            player.name = wanted.chars().take(LONGEST_NAME - ending.len()).collect::<String>() + &ending;
            number += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kingdom_moves_into_another_frame_and_back() {
        let small: Kingdom =
            "c w f l g / . . . . . / . . . . . / . . . . . / s . . . m".parse().expect("a kingdom");
        let (large, moved) = fitted(&small, Frame::Seven);
        assert_eq!(moved(Place::new(4, 4)), Some(Place::new(5, 5)));
        assert_eq!(large.get(Place::new(1, 1)), Cell::Castle);
        assert_eq!(fitted(&large, Frame::Five).0, small);
    }
}
