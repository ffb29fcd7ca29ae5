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

/// The kingdom on a grid as large as the frame, moved as little as its tiles allow. One that is too wide keeps its
/// size: the audit reports it, and nothing is lost.
pub(super) fn fitted(kingdom: &Kingdom, frame: Frame) -> Kingdom {
    let (rows, cols) = (frame.rows(), frame.cols());
    if (kingdom.rows(), kingdom.cols()) == (rows, cols) {
        return kingdom.clone();
    }
    let Some(extent) = kingdom.extent() else { return blank(frame) };
    if extent.rows > rows || extent.cols > cols {
        return kingdom.clone();
    }
    // Centred as it was, then pushed inside.
    let shift = |from: u8, old: u8, new: u8, length: u8| {
        let moved = i16::from(from) + (i16::from(new) - i16::from(old)) / 2;
        moved.clamp(0, i16::from(new - length)) - i16::from(from)
    };
    let down = shift(extent.top_left.row, kingdom.rows(), rows, extent.rows);
    let right = shift(extent.top_left.col, kingdom.cols(), cols, extent.cols);
    let mut moved = Kingdom::filled(rows, cols, Cell::Empty);
    for (place, cell) in kingdom.iter().filter(|(_, cell)| *cell != Cell::Empty) {
        let (row, col) = (i16::from(place.row) + down, i16::from(place.col) + right);
        if let (Ok(row), Ok(col)) = (u8::try_from(row), u8::try_from(col))
            && row < rows
            && col < cols
        {
            moved.set(Place::new(row, col), cell);
        }
    }
    moved
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
        let large = fitted(&small, Frame::Seven);
        assert_eq!(large.get(Place::new(1, 1)), Cell::Castle);
        assert_eq!(fitted(&large, Frame::Five), small);
    }
}
