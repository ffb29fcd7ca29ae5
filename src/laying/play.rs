//! Kingdoms as players lay them: by legal moves, from a shuffled box. For tests, measurements and sample photos.

use crate::model::{Cell, Domino, DominoBox, Frame, Kingdom, Place, Square};
use crate::random::Random;

/// How the players choose among the legal moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Care {
    /// Any legal move: kingdoms full of gaps.
    None,
    /// Moves that leave few gaps: kingdoms as good players build them.
    Compact,
}

/// Plays one round: every player in turn draws a domino and lays it by a legal move, or discards it where there
/// is none. A kingdom comes in a grid of the frame's size, its tiles at the top left.
pub fn play(boxes: &[DominoBox], frame: Frame, players: usize, care: Care, seed: u64) -> Vec<Kingdom> {
    let mut random = Random::new(seed);
    let mut dominoes: Vec<Domino> = boxes.iter().flat_map(|from| from.dominoes()).collect();
    random.shuffle(&mut dominoes);
    let mut hands = vec![Vec::new(); players];
    for (turn, domino) in dominoes.into_iter().enumerate() {
        hands[turn % players].push(domino);
    }
    lay_hands(&hands, frame, care, &mut random)
}

/// The same with the dominoes that each player draws, in their order.
pub fn play_hands(hands: &[Vec<Domino>], frame: Frame, care: Care, seed: u64) -> Vec<Kingdom> {
    lay_hands(hands, frame, care, &mut Random::new(seed))
}

fn lay_hands(hands: &[Vec<Domino>], frame: Frame, care: Care, random: &mut Random) -> Vec<Kingdom> {
    let mut tables: Vec<Sketch> = hands.iter().map(|_| Sketch::new(frame)).collect();
    let turns = hands.iter().map(Vec::len).max().unwrap_or(0);
    for turn in 0..turns {
        for (table, hand) in tables.iter_mut().zip(hands) {
            if let Some(&domino) = hand.get(turn) {
                table.lay(domino, care, random);
            }
        }
    }
    tables.into_iter().map(Sketch::into_kingdom).collect()
}

/// The widest frame is 7, so a kingdom reaches at most 6 places from its castle.
const REACH: i8 = 6;
const SIDE: usize = 2 * REACH as usize + 1;

type Spot = (i8, i8);

/// A kingdom that grows around its castle at (0, 0).
struct Sketch {
    frame: Frame,
    squares: [[Option<Square>; SIDE]; SIDE],
    /// Lowest and highest row, lowest and highest column.
    rows: (i8, i8),
    cols: (i8, i8),
}

impl Sketch {
    fn new(frame: Frame) -> Self {
        Self { frame, squares: [[None; SIDE]; SIDE], rows: (0, 0), cols: (0, 0) }
    }

    fn at(&self, (row, col): Spot) -> Option<Square> {
        let side = -REACH..=REACH;
        let inside = side.contains(&row) && side.contains(&col);
        inside.then(|| self.squares[(row + REACH) as usize][(col + REACH) as usize]).flatten()
    }

    fn is_free(&self, spot: Spot) -> bool {
        spot != (0, 0) && self.at(spot).is_none()
    }

    fn lay(&mut self, domino: Domino, care: Care, random: &mut Random) {
        let moves = self.moves(domino);
        let gain = |spots: &[Spot; 2]| match care {
            Care::None => 0,
            Care::Compact => spots.iter().map(|&spot| self.closed_sides(spot)).sum::<usize>(),
        };
        let best = moves.iter().map(gain).max();
        let best: Vec<[Spot; 2]> = moves.iter().filter(|spots| Some(gain(spots)) == best).copied().collect();
        let Some(&spots) = random.choice(&best) else { return };
        (self.rows, self.cols) = self.grown(spots);
        for ((row, col), square) in spots.into_iter().zip(domino.squares) {
            self.squares[(row + REACH) as usize][(col + REACH) as usize] = Some(square);
        }
    }

    /// All legal places of a domino.
    fn moves(&self, domino: Domino) -> Vec<[Spot; 2]> {
        let side = -REACH..=REACH;
        let mut moves = Vec::new();
        for (row, col) in side.clone().flat_map(|row| side.clone().map(move |col| (row, col))) {
            for spots in neighbours((row, col)).map(|other| [(row, col), other]) {
                let fits = {
                    let (rows, cols) = self.grown(spots);
                    rows.1 - rows.0 < self.frame.rows() as i8 && cols.1 - cols.0 < self.frame.cols() as i8
                };
                if fits && spots.iter().all(|&spot| self.is_free(spot)) && self.connects(domino, spots) {
                    moves.push(spots);
                }
            }
        }
        moves
    }

    /// The connection rule: a square touches the castle, or one of the same terrain.
    fn connects(&self, domino: Domino, spots: [Spot; 2]) -> bool {
        spots.into_iter().zip(domino.squares).any(|(spot, square)| {
            neighbours(spot).into_iter().any(|next| {
                next == (0, 0) || self.at(next).is_some_and(|other| other.terrain() == square.terrain())
            })
        })
    }

    fn grown(&self, spots: [Spot; 2]) -> ((i8, i8), (i8, i8)) {
        spots.into_iter().fold((self.rows, self.cols), |(rows, cols), (row, col)| {
            ((rows.0.min(row), rows.1.max(row)), (cols.0.min(col), cols.1.max(col)))
        })
    }

    /// How many sides of a place are taken.
    fn closed_sides(&self, spot: Spot) -> usize {
        neighbours(spot).into_iter().filter(|&next| !self.is_free(next)).count()
    }

    fn into_kingdom(self) -> Kingdom {
        let mut kingdom = Kingdom::filled(self.frame.rows(), self.frame.cols(), Cell::Empty);
        for row in self.rows.0..=self.rows.1 {
            for col in self.cols.0..=self.cols.1 {
                let place = Place::new((row - self.rows.0) as u8, (col - self.cols.0) as u8);
                match self.at((row, col)) {
                    Some(square) => kingdom.set(place, Cell::Square(square)),
                    None if (row, col) == (0, 0) => kingdom.set(place, Cell::Castle),
                    None => {}
                }
            }
        }
        kingdom
    }
}

fn neighbours((row, col): Spot) -> [Spot; 4] {
    [(row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col)]
}
