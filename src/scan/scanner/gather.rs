//! Looks at one kingdom add up. In: scans of one kingdom, from picture after picture of a camera. Out: the kingdom by all
//! of them together, laid once more with the box.
//!
//! Every look says what each cell may be. The logarithms of the probabilities of independent looks add up, so that glare,
//! a hand that passes and blur wash out. Looks from the same spot see the same glare: together they count as few.

use super::Scanner;
use super::believed::BelievedKingdom;
use super::frame_reading::CellSight;
use super::report::{ReportedFrame, report};
use crate::laying::Supply;
use crate::model::{Cell, DominoBox, Place, PlayerColour};
use crate::scan::geometry::{Homography, Quad};
use crate::scan::photo_side::PhotoSide;
use crate::scan::reader::{LABEL_COUNT, LABELS, label_of};
use crate::scan::result::{FoundBy, Scan};

/// A look shows something else than the tile, a hand or glare, this often: no single look can outvote all others.
const STRAY: f32 = 0.02;
/// Looks whose corners lie nearer to each other are from the same spot, in cells: a hand that shakes sees nothing new.
const SAME_SPOT: f64 = 0.5;
/// Looks from one spot count as this many at most.
const MOST_FROM_A_SPOT: f32 = 2.0;
/// All looks together count as this many at most: tiles that are hard to read are so from every side, and a doubt that all
/// looks share is to be asked about.
const MOST_IN_ALL: f32 = 3.0;
/// So many spots are remembered; later looks are added to the nearest one.
const MOST_SPOTS: usize = 12;
/// Two looks show the same kingdom if this part of the tiles that both see agrees; of two kingdoms of one box a third does.
const SAME_KINGDOM: f32 = 0.6;
/// And if they agree on this part of the tiles that the one with fewer sees.
const LEAST_SEEN: f32 = 0.3;
/// The frames of two looks are at most so many cells apart.
const FARTHEST: i32 = 2;

/// What a cell may be by one look: the logarithm of the probability of each label.
type Seen = [f32; LABEL_COUNT];

/// One kingdom, looked at several times. Its places are those of the first look.
#[derive(Debug, Clone)]
pub struct GatheredKingdom {
    side: u8,
    spots: Vec<CameraSpot>,
    /// The corners in the latest picture.
    corners: Quad,
    doubt: f64,
    /// The sides on which the latest picture ends too early.
    cut_off: Vec<PhotoSide>,
    castles: Vec<PlayerColour>,
    looks: usize,
}

/// All looks from one spot.
#[derive(Debug, Clone)]
struct CameraSpot {
    corners: Quad,
    cells: Vec<Sum>,
}

/// What the looks from one spot say of a cell, added up.
#[derive(Debug, Clone)]
struct Sum {
    seen: Seen,
    from_table: f64,
    /// How likely something lies on it in the look that shows most of it.
    covered: f64,
    looks: f32,
}

impl Sum {
    const NOTHING: Self = Self { seen: [0.0; LABEL_COUNT], from_table: 0.0, covered: 1.0, looks: 0.0 };
}

/// How the cells of a look lie on the board: turned, then shifted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Alignment {
    turns: usize,
    rows: i32,
    cols: i32,
}

impl Alignment {
    const SAME: Self = Self { turns: 0, rows: 0, cols: 0 };

    /// The cell of the look that lies on a place of the board, if the look has it.
    fn cell(self, place: Place, side: u8) -> Option<usize> {
        let last = i32::from(side) - 1;
        let (row, col) = (i32::from(place.row) - self.rows, i32::from(place.col) - self.cols);
        let (row, col) = match self.turns {
            0 => (row, col),
            1 => (col, last - row),
            2 => (last - row, last - col),
            _ => (last - col, row),
        };
        let is_inside = (0..=last).contains(&row) && (0..=last).contains(&col);
        is_inside.then(|| (row * i32::from(side) + col) as usize)
    }

    /// The corners of the board in the picture of the look.
    fn corners(self, look: &Quad, side: u8) -> Option<Quad> {
        let (n, rows, cols) = (f64::from(side), f64::from(self.rows), f64::from(self.cols));
        let photo_from_look = Homography::from_lattice(n, n, &look.turned(self.turns))?;
        Some(photo_from_look.quad(-cols, -rows, n - cols, n - rows))
    }

    fn all() -> impl Iterator<Item = Self> {
        let shifts =
            (-FARTHEST..=FARTHEST).flat_map(|rows| (-FARTHEST..=FARTHEST).map(move |cols| (rows, cols)));
        shifts.flat_map(|(rows, cols)| (0..4).map(move |turns| Self { turns, rows, cols }))
    }
}

impl GatheredKingdom {
    /// After the first look.
    pub fn new(look: &Scan) -> Self {
        let mut gathered = Self {
            side: look.kingdom.rows(),
            spots: Vec::new(),
            corners: look.corners,
            doubt: f64::INFINITY,
            cut_off: Vec::new(),
            castles: Vec::new(),
            looks: 0,
        };
        gathered.take(look, Alignment::SAME);
        gathered
    }

    /// How often it was looked at.
    pub fn looks(&self) -> usize {
        self.looks
    }

    /// Its corners in the latest picture, in the order of the first look.
    pub fn corners(&self) -> &Quad {
        &self.corners
    }

    /// Adds a look; says whether it shows this kingdom. A look at another one changes nothing.
    pub fn add(&mut self, look: &Scan) -> bool {
        let Some(alignment) = self.alignment(look) else { return false };
        let is_clearer = self.doubt > 0.0 && !look.check_corners;
        if is_clearer && alignment != Alignment::SAME {
            // The first frame was in doubt, and this one lies elsewhere: what was added up is about other cells.
            *self = Self::new(look);
        } else {
            self.take(look, alignment);
        }
        true
    }

    /// How a look lies on the board, if it shows this kingdom: where most tiles agree.
    fn alignment(&self, look: &Scan) -> Option<Alignment> {
        if look.kingdom.rows() != self.side {
            return None;
        }
        let board: Vec<Option<Seen>> =
            self.places().map(|(i, _)| self.total(i).map(|(seen, _)| seen)).collect();
        let looked: Vec<Option<Seen>> = look.cells.iter().map(|cell| seen(&cell.options)).collect();
        let tile = |seen: &Seen| 1.0 - seen[LABEL_COUNT - 1].exp();
        let tiles = |cells: &[Option<Seen>]| cells.iter().flatten().map(tile).sum::<f32>();
        let fewer = tiles(&board).min(tiles(&looked));
        // What is covered may look like bare table: only what both take for a tile can agree.
        let agreement = |alignment: Alignment| {
            let (mut same, mut both) = (0.0, 0.0);
            for (i, place) in self.places() {
                let other = alignment.cell(place, self.side).and_then(|cell| looked[cell].as_ref());
                let (Some(own), Some(other)) = (&board[i], other) else { continue };
                let squares = own.iter().zip(other).take(LABEL_COUNT - 1);
                same += squares.map(|(a, b)| (a + b).exp()).sum::<f32>();
                both += tile(own) * tile(other);
            }
            (same, both)
        };
        let scored = Alignment::all().map(|alignment| (alignment, agreement(alignment)));
        let (best, (same, both)) = scored.max_by(|(_, a), (_, b)| a.0.total_cmp(&b.0))?;
        (same >= SAME_KINGDOM * both && same >= LEAST_SEEN * fewer).then_some(best)
    }

    fn take(&mut self, look: &Scan, alignment: Alignment) {
        let Some(corners) = alignment.corners(&look.corners, self.side) else { return };
        let side = usize::from(self.side);
        let nearest = |spots: &[CameraSpot]| {
            let far = |spot: &CameraSpot| corners_apart(&spot.corners, &corners, side);
            let by_distance = spots.iter().enumerate().map(|(i, spot)| (i, far(spot)));
            by_distance.min_by(|a, b| a.1.total_cmp(&b.1))
        };
        let spot = match nearest(&self.spots) {
            Some((spot, far)) if far < SAME_SPOT || self.spots.len() == MOST_SPOTS => spot,
            _ => {
                self.spots.push(CameraSpot { corners, cells: vec![Sum::NOTHING; side * side] });
                self.spots.len() - 1
            }
        };
        let places: Vec<(usize, Place)> = self.places().collect();
        for (i, place) in places {
            let Some(cell) = alignment.cell(place, self.side).map(|cell| &look.cells[cell]) else { continue };
            let Some(seen) = seen(&cell.options) else { continue };
            let sum = &mut self.spots[spot].cells[i];
            for (sum, log) in sum.seen.iter_mut().zip(seen) {
                *sum += log;
            }
            sum.from_table += cell.figures.from_table;
            sum.covered = sum.covered.min(cell.figures.covered);
            sum.looks += 1.0;
        }
        let frame_doubt = look.cells.first().map_or(0.0, |cell| cell.figures.frame_doubt);
        self.doubt = self.doubt.min(frame_doubt);
        self.castles.extend(look.castle);
        self.cut_off.clone_from(&look.cut_off);
        self.corners = corners;
        self.looks += 1;
    }

    fn places(&self) -> impl Iterator<Item = (usize, Place)> + use<> {
        let side = self.side;
        (0..side).flat_map(move |row| (0..side).map(move |col| Place::new(row, col))).enumerate()
    }

    /// What a cell may be by all looks, and what else is seen of it; nothing where no look shows it.
    fn total(&self, cell: usize) -> Option<(Seen, CellSight)> {
        let sums = || self.spots.iter().map(|spot| &spot.cells[cell]).filter(|sum| sum.looks > 0.0);
        let looks: f32 = sums().map(|sum| sum.looks).sum();
        // Every look has the same say; how much all of them say together depends on from how many spots they are.
        let weight = sums().map(|sum| sum.looks.min(MOST_FROM_A_SPOT)).sum::<f32>().min(MOST_IN_ALL);
        let mut total = [0.0; LABEL_COUNT];
        for sum in sums() {
            for (total, log) in total.iter_mut().zip(sum.seen) {
                *total += weight / looks * log;
            }
        }
        let from_table = sums().map(|sum| sum.from_table).sum::<f64>() / f64::from(looks);
        let covered = sums().map(|sum| sum.covered).fold(1.0, f64::min);
        let sight = CellSight { from_table: from_table as f32, covered: covered as f32 };
        (looks > 0.0).then(|| (normalised(total), sight))
    }

    /// The colour that was seen most often.
    fn castle(&self) -> Option<PlayerColour> {
        let often = |colour: &PlayerColour| self.castles.iter().filter(|other| *other == colour).count();
        self.castles.iter().copied().max_by_key(|colour| often(colour))
    }
}

impl Scanner {
    /// The likeliest kingdom by all looks at it together, with the corners of the latest one.
    pub fn gathered(&self, gathered: &GatheredKingdom, boxes: &[DominoBox]) -> Scan {
        let totals: Vec<Option<(Seen, CellSight)>> =
            gathered.places().map(|(i, _)| gathered.total(i)).collect();
        let options =
            totals.iter().map(|total| total.map_or(Vec::new(), |(seen, _)| options(&seen))).collect();
        let sights = totals.iter().map(|total| total.map_or(CellSight::NONE, |(_, sight)| sight)).collect();
        let boxes = if boxes.is_empty() { &[DominoBox::Kingdomino] } else { boxes };
        let supply = Supply::of(boxes);
        let believed = BelievedKingdom::of_options(gathered.side, options, sights, &supply, &self.read);
        let frame = ReportedFrame {
            corners: gathered.corners,
            found_by: FoundBy::Auto,
            doubt: gathered.doubt,
            cut_off: gathered.cut_off.clone(),
            castle: gathered.castle(),
        };
        report(&believed, &frame, &self.trust, &self.stages())
    }
}

/// The mean distance of the corners of two frames in the same turn, in cells.
fn corners_apart(a: &Quad, b: &Quad, side: usize) -> f64 {
    let apart = a.0.iter().zip(b.0).map(|(a, b)| a.distance(b)).sum::<f64>() / 4.0;
    apart * side as f64 / a.area().abs().sqrt()
}

/// What a look says of a cell, never without leaving it the chance that something was in the way.
fn seen(options: &[(Cell, f32)]) -> Option<Seen> {
    if options.is_empty() {
        return None;
    }
    let mut seen = [(STRAY / LABEL_COUNT as f32).ln(); LABEL_COUNT];
    for &(cell, log) in options {
        if let Some(label) = label_of(cell) {
            seen[label] = ((1.0 - STRAY) * log.exp() + STRAY / LABEL_COUNT as f32).ln();
        }
    }
    Some(normalised(seen))
}

/// The same with probabilities that add up to 1.
fn normalised(seen: Seen) -> Seen {
    let most = seen.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let sum: f32 = seen.iter().map(|log| (log - most).exp()).sum();
    seen.map(|log| log - most - sum.ln())
}

fn options(seen: &Seen) -> Vec<(Cell, f32)> {
    LABELS.into_iter().zip(*seen).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Kingdom;
    use crate::random::Random;
    use crate::scan::result::{Laying, ScannedCell};
    use crate::scan::trust::CellFigures;

    /// A kingdom that can be laid.
    const ROWS: &str = "s  w1 s  s  l/m2 m  m2 s  g1/g  l1 c  g  g/w1 w  f1 w  g/l1 f  f  w  g";

    /// A look at these cells from a spot, where some are covered by something that looks like no tile.
    fn look(rows: &str, spot: f64, covered: &[usize]) -> Scan {
        let kingdom: Kingdom = rows.replace('/', "\n").parse().unwrap();
        let cells = kingdom.iter().enumerate().map(|(i, (place, cell))| {
            let shown = if covered.contains(&i) { Cell::Empty } else { cell };
            let option = |label: Cell| (label, if label == shown { 0.99_f32 } else { 0.01 / 18.0 }.ln());
            ScannedCell {
                place,
                cell: shown,
                confidence: 0.99,
                unsure: false,
                others: Vec::new(),
                seen: shown,
                covered: false,
                figures: CellFigures {
                    margin: 8.0,
                    alone: 0.99,
                    table: 0.0,
                    from_table: if shown == Cell::Empty { 0.2 } else { 2.5 },
                    covered: 0.0,
                    table_elsewhere: 0.0,
                    tile: 1.0,
                    border: 0.0,
                    stray: 0.0,
                    frame_doubt: 0.0,
                    cost: 0.0,
                    against_box: 0.0,
                    instead: 0.0,
                },
                options: LABELS.map(option).to_vec(),
            }
        });
        Scan {
            corners: Quad::rect(spot, 0.0, spot + 50.0, 50.0),
            found_by: FoundBy::Auto,
            check_corners: false,
            cut_off: Vec::new(),
            laying: Laying::Possible,
            cells: cells.collect(),
            kingdom,
            castle: None,
        }
    }

    fn truth() -> Kingdom {
        ROWS.replace('/', "\n").parse().unwrap()
    }

    #[test]
    fn what_is_covered_in_every_look_elsewhere_is_read_in_their_sum() {
        let scanner = Scanner::bundled().unwrap();
        let mut random = Random::new(7);
        for _ in 0..20 {
            // A third of the cells is covered in each look, another third in each.
            let mut places: Vec<usize> = (0..25).filter(|i| *i != 12).collect();
            random.shuffle(&mut places);
            let looks: Vec<Scan> =
                places.chunks(8).enumerate().map(|(i, part)| look(ROWS, 10.0 * i as f64, part)).collect();
            assert!(
                looks.iter().all(|look| look.cells.iter().any(|cell| cell.cell != truth().get(cell.place)))
            );
            let mut gathered = GatheredKingdom::new(&looks[0]);
            assert!(looks[1..].iter().all(|look| gathered.add(look)));
            let scan = scanner.gathered(&gathered, &[]);
            assert_eq!(scan.kingdom, truth());
        }
    }

    #[test]
    fn more_looks_do_not_make_a_sure_and_right_cell_wrong() {
        let scanner = Scanner::bundled().unwrap();
        let mut random = Random::new(11);
        let mut gathered = GatheredKingdom::new(&look(ROWS, 0.0, &[]));
        for spot in 1..30 {
            // A hand that is somewhere else each time.
            let hand: Vec<usize> = (0..6).map(|_| random.below(25)).collect();
            assert!(gathered.add(&look(ROWS, f64::from(spot), &hand)));
            let scan = scanner.gathered(&gathered, &[]);
            assert_eq!(scan.kingdom, truth(), "after {spot} looks");
        }
    }

    #[test]
    fn looks_from_one_spot_count_as_few() {
        let margin = |spots: &[f64]| {
            let mut gathered = GatheredKingdom::new(&look(ROWS, spots[0], &[]));
            spots[1..].iter().for_each(|spot| assert!(gathered.add(&look(ROWS, *spot, &[]))));
            let (seen, _) = gathered.total(0).unwrap();
            let mut sorted = seen;
            sorted.sort_by(f32::total_cmp);
            sorted[LABEL_COUNT - 1] - sorted[LABEL_COUNT - 2]
        };
        let (once, still, moved) = (margin(&[0.0]), margin(&[0.0; 8]), margin(&[0.0, 10.0, 20.0]));
        assert!((still / once - MOST_FROM_A_SPOT).abs() < 0.01, "{once} {still}");
        assert!((moved / once - MOST_IN_ALL).abs() < 0.01, "{once} {moved}");
    }

    #[test]
    fn a_look_from_another_side_is_turned_and_shifted_into_place() {
        let scanner = Scanner::bundled().unwrap();
        let mut gathered = GatheredKingdom::new(&look(ROWS, 0.0, &[3, 4]));
        // The same kingdom from the right: its first row is the last column of the board.
        let board = truth();
        let turned = Kingdom::filled(5, 5, Cell::Empty);
        let turned = turned.places().fold(turned.clone(), |mut turned, place| {
            turned.set(place, board.get(Place::new(place.col, 4 - place.row)));
            turned
        });
        let from_right = look(&turned.to_string().replace('\n', "/"), 0.0, &[]);
        assert!(gathered.add(&from_right) && gathered.add(&from_right));
        assert_eq!(scanner.gathered(&gathered, &[]).kingdom, board);
        // The board's first corner is where it was on the table.
        assert!(corners_apart(gathered.corners(), &from_right.corners.turned(3), 5) < 1e-6);
    }

    #[test]
    fn another_kingdom_is_not_added() {
        let mut gathered = GatheredKingdom::new(&look(ROWS, 0.0, &[]));
        let other = "w w f f l/w w f f l/g g c l l/g g s s l/m m1 s s l";
        assert!(!gathered.add(&look(other, 0.0, &[])));
        assert_eq!(gathered.looks(), 1);
    }
}
