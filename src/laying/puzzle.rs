//! Kingdoms as a puzzle: the squares to be filled, and every way to fill one or two of them.
//!
//! Squares, placements, kinds and looks are known by their index.

use super::{Laid, Supply};
use crate::model::{Cell, DominoBox, Kingdom, Place, Places, Square};

/// What a place may hold, each with its cost: how much less likely it is than the likeliest, in thousandths of
/// a nat. A place whose cell is certain has one option of cost 0.
pub(super) type CellOptions = Vec<(Cell, u32)>;

/// The cost of what is not among the options.
const NEVER: u32 = u32::MAX;

/// All kingdoms as one puzzle.
pub(super) struct Puzzle {
    pub(super) squares: Vec<PuzzleSquare>,
    pub(super) placements: Vec<Placement>,
    /// The placements that fill each square.
    pub(super) at_square: Vec<Vec<usize>>,
    /// The placements of each kind of piece.
    pub(super) of_kind: Vec<Vec<usize>>,
    pub(super) kinds: Vec<PieceKind>,
    /// How a square can look, as a square of a domino.
    pub(super) looks: Vec<Square>,
    /// The squares that touch each other.
    pub(super) neighbours: Vec<Vec<usize>>,
    /// The dominoes of a box that a kingdom gets, where that is limited.
    pub(super) allotments: Vec<Allotment>,
}

/// Placements of one box in one kingdom, of which only so many may be laid.
pub(super) struct Allotment {
    pub(super) placements: Vec<usize>,
    pub(super) most: u8,
}

/// A place that holds, or may hold, half a domino.
pub(super) struct PuzzleSquare {
    pub(super) kingdom: usize,
    pub(super) place: Place,
    /// Whether it touches a castle that is certain, so that anything may lie here.
    pub(super) anchored: bool,
    /// Whether it is unknown: it counts as joined to anything.
    pub(super) unknown: bool,
}

/// A sort of piece that placements are made of.
pub(super) struct PieceKind {
    pub(super) sort: PieceSort,
    /// How many there are.
    pub(super) copies: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PieceSort {
    /// Dominoes that look alike: their number in the supply, and the looks of their squares.
    Domino { kind: usize, looks: [usize; 2] },
    /// The castle of a kingdom, which must lie somewhere.
    Castle,
    /// No tile, of which there is no limit.
    Nothing,
}

/// One way to fill two neighbouring squares with a domino, or one square (named twice) with a castle or nothing.
pub(super) struct Placement {
    pub(super) squares: [usize; 2],
    pub(super) kind: usize,
    /// What each square looks like then; `None` for a castle or nothing.
    pub(super) looks: [Option<usize>; 2],
    /// What that costs.
    pub(super) cost: u32,
    /// The allotment that it is taken from, where there is one.
    pub(super) allotment: Option<usize>,
}

impl Placement {
    /// The square at the other end; itself, where there is only one.
    pub(super) fn other(&self, square: usize) -> usize {
        if self.squares[0] == square { self.squares[1] } else { self.squares[0] }
    }

    /// What it shows at one of its squares.
    pub(super) fn look(&self, square: usize) -> Option<usize> {
        self.looks[usize::from(self.squares[0] != square)]
    }

    /// Whether it fills one square only.
    pub(super) fn is_single(&self) -> bool {
        self.squares[0] == self.squares[1]
    }
}

impl Puzzle {
    /// An empty puzzle with the pieces of a supply.
    pub(super) fn new(supply: &Supply) -> Self {
        let mut puzzle = Self {
            squares: Vec::new(),
            placements: Vec::new(),
            at_square: Vec::new(),
            of_kind: Vec::new(),
            kinds: Vec::new(),
            looks: Vec::new(),
            neighbours: Vec::new(),
            allotments: Vec::new(),
        };
        for (kind, (alike, pieces)) in supply.stock().iter().enumerate() {
            let looks = alike.squares().map(|square| puzzle.look(square));
            puzzle.add_piece(PieceSort::Domino { kind, looks }, pieces.copies());
        }
        puzzle.add_piece(PieceSort::Nothing, u8::MAX);
        puzzle
    }

    /// Adds kingdoms as they are: unknown places may hold anything or nothing.
    pub(super) fn of(kingdoms: &[&Kingdom], supply: &Supply) -> Self {
        let mut puzzle = Self::new(supply);
        let anything: CellOptions = {
            let squares = puzzle.looks.iter().map(|&look| Cell::Square(look));
            squares.chain([Cell::Empty]).map(|cell| (cell, 0)).collect()
        };
        for (index, kingdom) in kingdoms.iter().enumerate() {
            let options = |cell: Cell| match (cell, cell.square()) {
                (Cell::Unknown, _) => Some(anything.clone()),
                (_, Some(square)) => Some(vec![(Cell::Square(square), 0)]),
                (_, None) => None,
            };
            let cells = kingdom.iter().filter_map(|(place, cell)| Some((place, options(cell)?)));
            let castles = kingdom.castles();
            // Without a castle there is nothing to be connected to; that is another finding.
            let anchors = if castles.is_empty() { kingdom.places().collect() } else { castles.grown() };
            let first = puzzle.placements.len();
            puzzle.add_kingdom(index, &cells.collect::<Vec<_>>(), anchors, kingdom.unknown(), u32::MAX);
            if let Some(most) = supply.share() {
                puzzle.allot(first, supply, most);
            }
        }
        puzzle
    }

    /// Allots so many dominoes of each box to the kingdom whose placements were added since `first`.
    fn allot(&mut self, first: usize, supply: &Supply, most: u8) {
        let boxes: Vec<Option<DominoBox>> = self.placements[first..]
            .iter()
            .map(|placement| match self.kinds[placement.kind].sort {
                PieceSort::Domino { kind, .. } => Some(supply.stock()[kind].1.dominoes().first()?.from),
                PieceSort::Castle | PieceSort::Nothing => None,
            })
            .collect();
        for from in DominoBox::ALL {
            let own = (first..).zip(&boxes).filter(|(_, of)| **of == Some(from));
            let placements: Vec<usize> = own.map(|(placement, _)| placement).collect();
            for &placement in &placements {
                self.placements[placement].allotment = Some(self.allotments.len());
            }
            self.allotments.push(Allotment { placements, most });
        }
    }

    /// What making the puzzle took, as work that is counted: every domino was held to every two neighbours.
    pub(super) fn looks_to_build(&self) -> u64 {
        let pairs: usize = self.neighbours.iter().map(Vec::len).sum();
        (pairs / 2 * self.kinds.len() + 8 * self.placements.len() + 8 * self.squares.len()) as u64
    }

    /// What one step of a search takes at most: every square and every placement is looked at.
    pub(super) fn looks_of_a_step(&self) -> u64 {
        (8 * self.squares.len() + 2 * self.placements.len() + self.kinds.len()) as u64
    }

    /// Adds the places of a kingdom with their options, leaving out what costs more than a limit. Anything may
    /// be connected at an anchor.
    pub(super) fn add_kingdom(
        &mut self,
        kingdom: usize,
        cells: &[(Place, CellOptions)],
        anchors: Places,
        unknown: Places,
        limit: u32,
    ) {
        let first = self.squares.len();
        for (place, _) in cells {
            self.squares.push(PuzzleSquare {
                kingdom,
                place: *place,
                anchored: anchors.contains(*place),
                unknown: unknown.contains(*place),
            });
            self.at_square.push(Vec::new());
            self.neighbours.push(Vec::new());
        }
        let may_be_castle =
            |(_, options): &(Place, CellOptions)| options.iter().any(|(cell, _)| *cell == Cell::Castle);
        let nothing = self.kinds.iter().position(|piece| piece.sort == PieceSort::Nothing);
        let castle = cells.iter().any(may_be_castle).then(|| self.add_piece(PieceSort::Castle, 1));
        let costs = self.costs_of_looks(cells);
        for (index, (place, options)) in cells.iter().enumerate() {
            let square = first + index;
            for &(cell, cost) in options.iter().filter(|&&(_, cost)| cost <= limit) {
                let kind = match cell {
                    Cell::Castle => castle,
                    Cell::Empty => nothing,
                    _ => None,
                };
                if let Some(kind) = kind {
                    self.add_placement(Placement {
                        squares: [square, square],
                        kind,
                        looks: [None; 2],
                        cost,
                        allotment: None,
                    });
                }
            }
            let nexts = [Place::new(place.row, place.col + 1), Place::new(place.row + 1, place.col)];
            for other in (index + 1..cells.len()).filter(|&other| nexts.contains(&cells[other].0)) {
                self.neighbours[square].push(first + other);
                self.neighbours[first + other].push(square);
                // Two places that may be anything may as well be empty.
                if !(self.squares[square].unknown && self.squares[first + other].unknown) {
                    self.add_pair([square, first + other], [&costs[index], &costs[other]], limit);
                }
            }
        }
    }

    /// Adds every domino that fits two neighbouring squares. It takes the costs of every look at each of them.
    fn add_pair(&mut self, squares: [usize; 2], costs: [&[u32]; 2], limit: u32) {
        for kind in 0..self.kinds.len() {
            let PieceSort::Domino { looks: [a, b], .. } = self.kinds[kind].sort else { continue };
            let turns = [[a, b], [b, a]];
            for [one, other] in turns.into_iter().take(if a == b { 1 } else { 2 }) {
                let (left, right) = (costs[0][one], costs[1][other]);
                if left != NEVER && right != NEVER && left + right <= limit {
                    let looks = [Some(one), Some(other)];
                    self.add_placement(Placement {
                        squares,
                        kind,
                        looks,
                        cost: left + right,
                        allotment: None,
                    });
                }
            }
        }
    }

    fn add_placement(&mut self, placement: Placement) {
        let index = self.placements.len();
        self.at_square[placement.squares[0]].push(index);
        if !placement.is_single() {
            self.at_square[placement.squares[1]].push(index);
        }
        self.of_kind[placement.kind].push(index);
        self.placements.push(placement);
    }

    fn add_piece(&mut self, sort: PieceSort, copies: u8) -> usize {
        self.kinds.push(PieceKind { sort, copies });
        self.of_kind.push(Vec::new());
        self.kinds.len() - 1
    }

    /// For every place what each look costs there.
    fn costs_of_looks(&mut self, cells: &[(Place, CellOptions)]) -> Vec<Vec<u32>> {
        let by_look = |(_, options): &(Place, CellOptions)| -> Vec<(usize, u32)> {
            let squares = options.iter().filter_map(|&(cell, cost)| Some((cell.square()?, cost)));
            squares.map(|(square, cost)| (self.look(square), cost)).collect()
        };
        let by_look: Vec<Vec<(usize, u32)>> = cells.iter().map(by_look).collect();
        let spread = |options: Vec<(usize, u32)>| {
            let mut costs = vec![NEVER; self.looks.len()];
            for (look, cost) in options {
                costs[look] = costs[look].min(cost);
            }
            costs
        };
        by_look.into_iter().map(spread).collect()
    }

    /// The number of a look.
    pub(super) fn look(&mut self, square: Square) -> usize {
        self.looks.iter().position(|&known| known == square).unwrap_or_else(|| {
            self.looks.push(square);
            self.looks.len() - 1
        })
    }

    /// Says which real domino each placement is, taking those that look alike in the order of their numbers.
    pub(super) fn name_dominoes(&self, placements: &[usize], supply: &Supply) -> Vec<Laid> {
        let mut stock: Vec<_> = supply.stock().iter().map(|(_, pieces)| pieces.dominoes().iter()).collect();
        let name = |&placement: &usize| {
            let Placement { squares, kind, looks, .. } = &self.placements[placement];
            let PieceSort::Domino { kind, .. } = self.kinds[*kind].sort else { return None };
            let domino = *stock[kind].next()?;
            let [one, other] = squares.map(|square| self.squares[square].place);
            let as_printed = looks[0].map(|look| self.looks[look]) == Some(domino.squares[0]);
            let places = if as_printed { [one, other] } else { [other, one] };
            Some(Laid { kingdom: self.squares[squares[0]].kingdom, domino, places })
        };
        let mut named: Vec<Laid> = placements.iter().filter_map(name).collect();
        named.sort_by_key(|laid| (laid.kingdom, laid.places.into_iter().min()));
        named
    }
}
