//! What else lies on the table. In: a board and a shot. Out: spare dominoes and pieces beside the kingdom.

use super::laying::{Lying, MARGIN};
use super::{Board, Shot};
use crowncount::art::{Dice, INK, Point, coin, king, knight, tower};
use crowncount::art::{Drawing, Placement};
use crowncount::{Cell, PlayerColour, Square, Terrain};

/// The nearest that a loose thing comes to the board, in cells.
const APART: f32 = 1.35;

/// Every third loose thing is a domino that nobody took.
pub(super) fn spare_dominoes(board: &Board, shot: &Shot) -> Vec<Lying> {
    let mut dice = Dice::new(shot.seed ^ 0xC107);
    (0..shot.clutter / 3)
        .map(|_| {
            let mut any = || Square::new(Terrain::ALL[dice.below(6)], dice.below(2) as u8);
            let faces = (0..2).filter_map(|_| any().map(Cell::Square)).collect();
            let middle = beside(board, &mut dice);
            Lying { middle, faces, turn: dice.between(0.0, std::f32::consts::TAU), looks: dice.bits() }
        })
        .collect()
}

/// The other loose things are pieces, lying flat; drawn in cells from the board's top left corner.
pub(super) fn pieces(board: &Board, shot: &Shot) -> Drawing {
    let mut dice = Dice::new(shot.seed ^ 0xC108);
    let mut art = Drawing::new();
    for _ in 0..shot.clutter - shot.clutter / 3 {
        let piece = match dice.below(4) {
            0 => coin(),
            1 => knight(),
            2 => tower(),
            _ => king(PlayerColour::ALL[dice.below(8)].into()),
        };
        let [x, y] = beside(board, &mut dice);
        let (side, turn) = (dice.between(0.5, 0.7), dice.between(0.0, std::f32::consts::TAU));
        for ring in 0..4 {
            let reach = side * (0.3 + 0.05 * ring as f32);
            art.disc([x + 0.05, y + 0.05], reach, INK.alpha(0.07));
        }
        let middle = piece.placed(Placement::at(-0.5, -0.5));
        art.lay(&middle, Placement { at: [x, y], scale: side, turn });
    }
    art
}

/// A place on the bare table around the board.
fn beside(board: &Board, dice: &mut Dice) -> Point {
    let (rows, columns) = board.size();
    let (width, height) = (columns as f32, rows as f32);
    let away = dice.between(APART, MARGIN - 1.0);
    let (x, y) = (dice.between(-1.0, width + 1.0), dice.between(-1.0, height + 1.0));
    match dice.below(4) {
        0 => [x, -away],
        1 => [x, height + away],
        2 => [-away, y],
        _ => [width + away, y],
    }
}
