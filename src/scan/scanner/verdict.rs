//! From readings to a kingdom: the likeliest one that the box can make, and how sure each cell of it is.

use super::{FoundBy, Scan, ScannedCell, Scanner, sight::Sight};
use crate::laying::{Beliefs, Connection, Effort, Likeliest, Supply, Sureness, likeliest_believed};
use crate::model::{Cell, DominoBox, Kingdom, Square, Terrain};
use crate::scan::reader::{Ground, LABELS, Label, Reading};

impl Scanner {
    /// The kingdom that a sight shows.
    pub(super) fn solve(
        &self,
        sight: &Sight,
        boxes: &[DominoBox],
        found_by: FoundBy,
        check_corners: bool,
    ) -> Scan {
        let side = sight.frame.size.cells() as u8;
        let supply = Supply::of(if boxes.is_empty() { &[DominoBox::Kingdomino] } else { boxes });
        let options: Vec<Vec<(Cell, f32)>> = sight.inner().map(|reading| options(reading, &supply)).collect();
        let plain = plain(side, &options);
        // Not everybody keeps to the connection rule, so that a photo that contradicts it firmly is believed.
        let solved = Beliefs::new(side, side, options.clone()).map(|beliefs| {
            likeliest_believed(&beliefs, &supply, self.read.connection_worth, Effort(self.read.effort))
        });
        let (kingdom, sureness, kept) = match solved {
            Some((Likeliest::Laid { kingdom, sureness, .. }, connection)) => {
                (kingdom, sureness, Some(connection))
            }
            _ => (plain.clone(), options.iter().map(|options| sureness_alone(options)).collect(), None),
        };
        let cells = kingdom.iter().zip(sureness).zip(&options).map(|(((place, cell), sureness), options)| {
            let confidence = 1.0 / (1.0 + (-self.read.margin_worth * sureness.margin).exp());
            ScannedCell {
                place,
                cell,
                confidence,
                // Where the frame is in doubt, so is every cell.
                unsure: check_corners || confidence < self.read.sure,
                alone: alone(cell, options),
                others: others(cell, confidence, sureness.rival, options),
                seen: plain.get(place),
            }
        });
        let cells = cells.collect();
        Scan {
            corners: sight.frame.corners,
            found_by,
            check_corners,
            kingdom,
            can_be_laid: kept.is_some(),
            keeps_connection: kept == Some(Connection::Required),
            cells,
        }
    }
}

/// What a cell may be with the logarithm of its probability, as far as the boxes have it.
fn options(reading: &Reading, supply: &Supply) -> Vec<(Cell, f32)> {
    let exists = |cell: &Cell| cell.square().is_none_or(|square| supply.squares(square) > 0);
    let all =
        LABELS.iter().zip(reading.labels).filter_map(|(&label, p)| Some((cell_of(label)?, p.max(1e-9).ln())));
    all.filter(|(cell, _)| exists(cell)).collect()
}

fn cell_of(label: Label) -> Option<Cell> {
    let terrain = match label.ground {
        Ground::Wheat => Terrain::Wheat,
        Ground::Forest => Terrain::Forest,
        Ground::Lake => Terrain::Lake,
        Ground::Grassland => Terrain::Grassland,
        Ground::Swamp => Terrain::Swamp,
        Ground::Mine => Terrain::Mine,
        Ground::Town => Terrain::Town,
        Ground::Castle => return Some(Cell::Castle),
        Ground::Empty => return Some(Cell::Empty),
    };
    Square::new(terrain, label.crowns).map(Cell::Square)
}

/// The likeliest cells taken one by one.
fn plain(side: u8, options: &[Vec<(Cell, f32)>]) -> Kingdom {
    let mut kingdom = Kingdom::filled(side, side, Cell::Unknown);
    for (place, options) in kingdom.places().zip(options) {
        if let Some(&(cell, _)) = options.iter().max_by(|a, b| a.1.total_cmp(&b.1)) {
            kingdom.set(place, cell);
        }
    }
    kingdom
}

/// How sure a cell is where no kingdom holds it.
fn sureness_alone(options: &[(Cell, f32)]) -> Sureness {
    let mut sorted = options.to_vec();
    sorted.sort_by(|a, b| b.1.total_cmp(&a.1));
    match sorted[..] {
        [best, next, ..] => Sureness { margin: (best.1 - next.1).min(Sureness::MOST), rival: Some(next.0) },
        _ => Sureness { margin: Sureness::MOST, rival: None },
    }
}

/// How likely a cell is by its own options.
fn alone(cell: Cell, options: &[(Cell, f32)]) -> f32 {
    options.iter().find(|(other, _)| *other == cell).map_or(0.0, |(_, log)| log.exp())
}

/// The best guesses beside a cell: that of the best other kingdom first, then what the network saw.
fn others(cell: Cell, confidence: f32, rival: Option<Cell>, options: &[(Cell, f32)]) -> Vec<(Cell, f32)> {
    const MOST: usize = 3;
    let mut seen: Vec<(Cell, f32)> =
        options.iter().filter(|&&(other, _)| other != cell && Some(other) != rival).copied().collect();
    seen.sort_by(|a, b| b.1.total_cmp(&a.1));
    let rest = 1.0 - confidence;
    let rivals = rival.into_iter().map(|rival| (rival, rest));
    rivals.chain(seen.into_iter().map(|(other, log)| (other, log.exp().min(rest)))).take(MOST).collect()
}
