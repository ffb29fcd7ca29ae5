//! A kingdom as a plain grid of cells, and how it may have been laid with dominoes. In: the kingdom notation or a
//! seed. Out: a [`Board`] and pairs of cells.

use std::fmt;
use std::str::FromStr;

use crowncount::art::Dice;
use crowncount::{Building, Cell, Square, Terrain};

/// A rectangle of cells.
#[derive(Debug, Clone)]
pub struct Board {
    /// The cells, row by row.
    pub rows: Vec<Vec<Cell>>,
}

/// Why a text is not a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardError {
    /// A word that means nothing: row and column from 1, and the word.
    Word(usize, usize, String),
    /// A row that is longer or shorter than the first: row from 1.
    Ragged(usize),
    /// No cells at all.
    Empty,
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(row, column, word) => write!(f, "row {row} column {column}: {word:?} is no terrain"),
            Self::Ragged(row) => write!(f, "row {row} is not as long as the first row"),
            Self::Empty => write!(f, "there are no cells"),
        }
    }
}

impl std::error::Error for BoardError {}

impl FromStr for Board {
    type Err = BoardError;

    fn from_str(text: &str) -> Result<Self, BoardError> {
        let lines = text.split(['\n', '/']).map(str::trim).filter(|line| !line.is_empty());
        let rows = lines
            .enumerate()
            .map(|(row, line)| {
                let words = line.split_whitespace().enumerate();
                words
                    .map(|(column, word)| {
                        word.parse().map_err(|_| BoardError::Word(row + 1, column + 1, word.into()))
                    })
                    .collect()
            })
            .collect::<Result<Vec<Vec<Cell>>, _>>()?;
        let width = rows.first().ok_or(BoardError::Empty)?.len();
        match rows.iter().position(|row| row.len() != width) {
            Some(row) => Err(BoardError::Ragged(row + 1)),
            None => Ok(Self { rows }),
        }
    }
}

impl Board {
    /// A board of random cells with one castle and a few gaps: for training, not to be scored.
    pub fn random(seed: u64, side: usize) -> Self {
        let mut dice = Dice::new(seed ^ 0xB0A2D);
        let landscapes = Terrain::ALL.into_iter().filter(|terrain| !terrain.is_coat());
        let squares: Vec<Square> = landscapes
            .flat_map(|terrain| (0..=terrain.most_crowns()).filter_map(move |n| Square::new(terrain, n)))
            .collect();
        let mut any = || match dice.unit() {
            p if p < 0.08 => Cell::Empty,
            p if p < 0.12 => Cell::Built(Building::ALL[dice.below(Building::COUNT)]),
            _ => Cell::Square(squares[dice.below(squares.len())]),
        };
        let mut rows: Vec<Vec<Cell>> = (0..side).map(|_| (0..side).map(|_| any()).collect()).collect();
        let (row, column) = (dice.below(side), dice.below(side));
        rows[row][column] = Cell::Castle;
        Self { rows }
    }

    /// Rows and columns.
    pub fn size(&self) -> (usize, usize) {
        (self.rows.len(), self.rows.first().map_or(0, Vec::len))
    }

    /// The rows in the kingdom notation.
    pub fn notation(&self) -> Vec<String> {
        let line = |row: &Vec<Cell>| row.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ");
        self.rows.iter().map(line).collect()
    }

    /// The tiles that may lie here: as many dominoes as fit (a greatest matching of neighbours), single squares
    /// for the castle and whatever is left. Cells are (row, column).
    pub(super) fn tiles(&self, dice: &mut Dice) -> Vec<Vec<(usize, usize)>> {
        let (height, width) = self.size();
        let is_tile = |(r, c): (usize, usize)| matches!(self.rows[r][c], Cell::Square(_) | Cell::Built(_));
        let mut black: Vec<(usize, usize)> = (0..height * width)
            .map(|i| (i / width, i % width))
            .filter(|&(r, c)| (r + c) % 2 == 0 && is_tile((r, c)))
            .collect();
        dice.shuffle(&mut black);
        let mut matching =
            Matching { height, width, turn: dice.below(4), partner: vec![None; height * width] };
        for &cell in &black {
            matching.augment(cell, &mut vec![false; height * width], &is_tile);
        }
        let all = (0..height * width).map(|i| (i / width, i % width));
        all.filter_map(|cell @ (r, c)| match (self.rows[r][c], matching.partner[r * width + c]) {
            (Cell::Empty, _) => None,
            (_, Some(other)) => (cell < other).then(|| vec![cell, other]),
            (_, None) => Some(vec![cell]),
        })
        .collect()
    }
}

/// Kuhn's matching of black cells with white neighbours.
struct Matching {
    height: usize,
    width: usize,
    turn: usize,
    partner: Vec<Option<(usize, usize)>>,
}

impl Matching {
    fn augment(
        &mut self,
        cell: (usize, usize),
        seen: &mut [bool],
        is_tile: &impl Fn((usize, usize)) -> bool,
    ) -> bool {
        for other in self.neighbours(cell) {
            let index = other.0 * self.width + other.1;
            if seen[index] || !is_tile(other) {
                continue;
            }
            seen[index] = true;
            let free = match self.partner[index] {
                None => true,
                Some(rival) => self.augment(rival, seen, is_tile),
            };
            if free {
                self.partner[index] = Some(cell);
                self.partner[cell.0 * self.width + cell.1] = Some(other);
                return true;
            }
        }
        false
    }

    fn neighbours(&self, (r, c): (usize, usize)) -> Vec<(usize, usize)> {
        let steps = [(0, 1), (1, 0), (0, -1), (-1, 0)];
        let turn = self.turn + r * 3 + c;
        (0..4)
            .filter_map(|i| {
                let (dr, dc) = steps[(i + turn) % 4];
                let near = (r.checked_add_signed(dr)?, c.checked_add_signed(dc)?);
                (near.0 < self.height && near.1 < self.width).then_some(near)
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_read_and_written_alike() {
        let text = "w1 w / c .";
        assert_eq!(text.parse::<Board>().unwrap().notation(), ["w1 w", "c ."]);
        assert_eq!("w x".parse::<Board>().unwrap_err(), BoardError::Word(1, 2, "x".into()));
        assert_eq!("w w\nw".parse::<Board>().unwrap_err(), BoardError::Ragged(2));
        assert_eq!(" ".parse::<Board>().unwrap_err(), BoardError::Empty);
    }

    #[test]
    fn a_full_kingdom_is_laid_with_twelve_dominoes_and_a_castle() {
        let board: Board = "w w w w w/w w w w w/w w c w w/w w w w w/w w w w w".parse().unwrap();
        let tiles = board.tiles(&mut Dice::new(1));
        assert_eq!(tiles.iter().filter(|tile| tile.len() == 2).count(), 12);
        assert_eq!(tiles.iter().filter(|tile| tile.len() == 1).count(), 1);
        let mut cells: Vec<_> = tiles.concat();
        cells.sort_unstable();
        cells.dedup();
        assert_eq!(cells.len(), 25);
    }
}
