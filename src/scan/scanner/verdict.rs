//! From readings to a kingdom: the likeliest one that the box can make, and how sure each cell of it is.

use super::sight::Sight;
use super::{FoundBy, Scan, ScannedCell};
use crate::laying::{Beliefs, Connection, Effort, Likeliest, Supply, Sureness, likeliest_believed};
use crate::model::{Cell, DominoBox, Kingdom, Square, Terrain};
use crate::scan::geometry::Quad;
use crate::scan::reader::{Ground, LABELS, Label, Reading};
use crate::scan::settings::ReadSettings;

/// The likeliest kingdom of a sight.
pub(super) struct Verdict {
    /// What each cell may be, row by row.
    options: Vec<Vec<(Cell, f32)>>,
    /// The likeliest cells taken one by one.
    plain: Kingdom,
    /// The kingdom; that of the likeliest cells where the box cannot make any.
    kingdom: Kingdom,
    sureness: Vec<Sureness>,
    laid: Option<LaidAs>,
}

/// How a kingdom was laid.
struct LaidAs {
    connection: Connection,
    /// How much less likely it is than its cells taken one by one, in nats.
    cost: f32,
}

impl Verdict {
    /// Lays the likeliest kingdom of these boxes.
    pub(super) fn of(sight: &Sight, boxes: &[DominoBox], settings: &ReadSettings) -> Self {
        let side = sight.frame.size.cells() as u8;
        let supply = Supply::of(if boxes.is_empty() { &[DominoBox::Kingdomino] } else { boxes });
        let options: Vec<Vec<(Cell, f32)>> =
            sight.inner().map(|reading| options(reading, &supply, settings.hidden_castle)).collect();
        let plain = plain(side, &options);
        // Not everybody keeps to the connection rule, so that a photo that contradicts it firmly is believed.
        let solved = Beliefs::new(side, side, options.clone()).map(|beliefs| {
            likeliest_believed(&beliefs, &supply, settings.connection_worth, Effort(settings.effort))
        });
        if let Some((Likeliest::Laid { kingdom, sureness, cost, .. }, connection)) = solved {
            return Self { options, plain, kingdom, sureness, laid: Some(LaidAs { connection, cost }) };
        }
        let sureness = options.iter().map(|options| sureness_alone(options)).collect();
        Self { options, kingdom: plain.clone(), plain, sureness, laid: None }
    }

    /// How much speaks against it, in nats: how much less likely it is than its cells taken one by one. Without end
    /// where the box cannot make it.
    pub(super) fn cost(&self) -> f32 {
        self.laid.as_ref().map_or(f32::INFINITY, |laid| laid.cost)
    }

    /// The verdict as it is told.
    pub(super) fn told(
        &self,
        corners: Quad,
        found_by: FoundBy,
        check_corners: bool,
        settings: &ReadSettings,
    ) -> Scan {
        let all = self.kingdom.iter().zip(&self.sureness).zip(&self.options);
        let cells = all.map(|(((place, cell), sureness), options)| {
            let confidence = 1.0 / (1.0 + (-settings.margin_worth * sureness.margin).exp());
            let alone = alone(cell, options);
            let sure = if alone < settings.own_doubt { settings.sure_against_doubt } else { settings.sure };
            ScannedCell {
                place,
                cell,
                confidence,
                // Where the frame is in doubt, so is every cell.
                unsure: check_corners || confidence < sure,
                alone,
                others: others(cell, confidence, sureness.rival, options),
                seen: self.plain.get(place),
            }
        });
        let mut cells: Vec<ScannedCell> = cells.collect();
        spread_doubt(&mut cells, &self.options, settings);
        let is_laid_as = |connection| self.laid.as_ref().is_some_and(|laid| laid.connection == connection);
        Scan {
            corners,
            found_by,
            check_corners,
            kingdom: self.kingdom.clone(),
            can_be_laid: self.laid.is_some(),
            keeps_connection: is_laid_as(Connection::Required),
            cells,
        }
    }
}

/// Where one cell may be bare table that looks like a tile, others may be, too.
fn spread_doubt(cells: &mut [ScannedCell], options: &[Vec<(Cell, f32)>], settings: &ReadSettings) {
    let table = |options: &[(Cell, f32)]| alone(Cell::Empty, options);
    let is_tile = |cell: &ScannedCell| cell.cell.is_tile();
    let mut all = cells.iter().zip(options);
    if all.any(|(cell, options)| cell.unsure && is_tile(cell) && table(options) > settings.likely_table) {
        for (cell, options) in cells.iter_mut().zip(options).filter(|(cell, _)| is_tile(cell)) {
            cell.unsure |= table(options) > settings.table_doubt;
        }
    }
}

/// What a cell may be with the logarithm of its probability, as far as the boxes have it. Any cell may be the castle
/// with the probability `hidden`, whatever it looks like.
fn options(reading: &Reading, supply: &Supply, hidden: f32) -> Vec<(Cell, f32)> {
    let exists = |cell: &Cell| cell.square().is_none_or(|square| supply.squares(square) > 0);
    let least = |cell: Cell| if cell == Cell::Castle { hidden } else { 1e-9 };
    let all = LABELS.iter().zip(reading.labels).filter_map(|(&label, p)| {
        let cell = cell_of(label)?;
        Some((cell, p.max(least(cell)).ln()))
    });
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
