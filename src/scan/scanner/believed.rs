//! From readings to a kingdom: the likeliest one that the box can make, and how sure each cell of it is. Where the photo
//! contradicts every kingdom of the box (house rules, two boxes mixed, a tile of paper), it is believed cell by cell.

use super::frame_reading::{CellSight, FrameReading};
use crate::laying::{Beliefs, Connection, Effort, Likeliest, Supply, Sureness, likeliest_believed};
use crate::model::{Cell, DominoBox, Kingdom};
use crate::scan::reader::{CellReading, LABELS};
use crate::scan::settings::ReadSettings;

/// The likeliest kingdom of a frame that was read.
pub(super) struct BelievedKingdom {
    /// What each cell may be by its own picture, with logarithms of probabilities, row by row; nothing where the photo ends.
    pub(super) options: Vec<Vec<(Cell, f32)>>,
    /// What else is seen of each cell.
    pub(super) sights: Vec<CellSight>,
    /// The likeliest cells taken one by one.
    pub(super) plain: Kingdom,
    /// The kingdom that is believed.
    pub(super) kingdom: Kingdom,
    pub(super) sureness: Vec<Sureness>,
    /// How much less likely the box's likeliest kingdom is than its cells taken one by one, in nats.
    cost: f32,
    pub(super) belief: Belief,
}

/// What the kingdom is believed by.
pub(super) enum Belief {
    /// The box can make it.
    Laid(Connection),
    /// The photo, against the box; this would be the box's likeliest kingdom, if it can make any.
    Seen(Option<Kingdom>),
    /// The photo, as the search for a kingdom took too long.
    Undecided,
}

impl BelievedKingdom {
    /// Lays the likeliest kingdom of these boxes.
    pub(super) fn of(reading: &FrameReading, boxes: &[DominoBox], settings: &ReadSettings) -> Self {
        let options = reading.inner().map(|reading| reading.map(options).unwrap_or_default()).collect();
        let supply = Supply::of(boxes);
        Self::of_options(reading.frame.size.cells() as u8, options, reading.sights.clone(), &supply, settings)
    }

    pub(super) fn of_options(
        side: u8,
        options: Vec<Vec<(Cell, f32)>>,
        sights: Vec<CellSight>,
        supply: &Supply,
        settings: &ReadSettings,
    ) -> Self {
        // Not everybody keeps to the connection rule, so that a photo that contradicts it firmly is believed.
        let solved = beliefs(side, &options, supply, settings).map(|beliefs| {
            likeliest_believed(&beliefs, supply, settings.connection_worth, Effort(settings.effort))
        });
        Self::of_solved(side, options, sights, solved, supply, settings)
    }

    /// The kingdom of a search for the likeliest one.
    pub(super) fn of_solved(
        side: u8,
        options: Vec<Vec<(Cell, f32)>>,
        sights: Vec<CellSight>,
        solved: Option<(Likeliest, Connection)>,
        supply: &Supply,
        settings: &ReadSettings,
    ) -> Self {
        let plain = plain(side, &options);
        // What the box does not have at all counts against it, too.
        let lacking: f32 =
            options.iter().map(|seen| lost(seen, &allowed(seen, supply, settings.hidden_castle))).sum();
        let (belief, cost) = match solved {
            Some((Likeliest::Laid { mut kingdom, sureness, cost, .. }, connection)) => {
                let cost = cost + lacking;
                hide(&mut kingdom, &options);
                if cost <= settings.most_cost {
                    return Self {
                        options,
                        sights,
                        plain,
                        kingdom,
                        sureness,
                        cost,
                        belief: Belief::Laid(connection),
                    };
                }
                (Belief::Seen(Some(kingdom)), cost)
            }
            Some((Likeliest::Undecided, _)) => (Belief::Undecided, f32::INFINITY),
            Some((Likeliest::Contradiction, _)) | None => (Belief::Seen(None), f32::INFINITY),
        };
        let sureness = options.iter().map(|options| sureness_alone(options)).collect();
        Self { options, sights, kingdom: plain.clone(), plain, sureness, cost, belief }
    }

    /// Whether the box cannot make what is seen.
    pub(super) fn is_contradicted(&self) -> bool {
        matches!(self.belief, Belief::Seen(_))
    }

    /// How much speaks against every kingdom of the box, in nats; without end where it can make none.
    pub(super) fn cost(&self) -> f32 {
        self.cost
    }
}

/// What is believed of a grid whose cells may be this, as far as the boxes have it.
pub(super) fn beliefs(
    side: u8,
    options: &[Vec<(Cell, f32)>],
    supply: &Supply,
    settings: &ReadSettings,
) -> Option<Beliefs> {
    let allowed = options.iter().map(|options| allowed(options, supply, settings.hidden_castle));
    Beliefs::new(side, side, allowed.collect())
}

/// What a cell may be, with the logarithm of its probability. Below what covers it everything is as likely.
fn options(reading: &CellReading) -> Vec<(Cell, f32)> {
    let below = reading.covered / LABELS.len() as f32;
    let either = |p: f32| p * (1.0 - reading.covered) + below;
    reading.options().map(|(cell, p)| (cell, either(p).max(1e-9).ln())).collect()
}

/// What of this the boxes have. Any cell may be the castle with the probability `hidden`, whatever it looks like; and
/// where nothing is seen everything is as likely.
fn allowed(options: &[(Cell, f32)], supply: &Supply, hidden: f32) -> Vec<(Cell, f32)> {
    let exists = |cell: Cell| cell.square().is_none_or(|square| supply.squares(square) > 0);
    if options.is_empty() {
        return LABELS.into_iter().filter(|cell| exists(*cell)).map(|cell| (cell, 0.0)).collect();
    }
    let least = |cell: Cell| if cell == Cell::Castle { hidden.ln() } else { f32::NEG_INFINITY };
    options
        .iter()
        .filter(|(cell, _)| exists(*cell))
        .map(|&(cell, log)| (cell, log.max(least(cell))))
        .collect()
}

/// How much less likely the best of some options is than the best of all.
fn lost(all: &[(Cell, f32)], some: &[(Cell, f32)]) -> f32 {
    let best =
        |options: &[(Cell, f32)]| options.iter().map(|(_, log)| *log).fold(f32::NEG_INFINITY, f32::max);
    if all.is_empty() { 0.0 } else { best(all) - best(some) }
}

/// Makes the cells unknown that the photo does not show.
fn hide(kingdom: &mut Kingdom, options: &[Vec<(Cell, f32)>]) {
    for (place, options) in kingdom.places().zip(options) {
        if options.is_empty() {
            kingdom.set(place, Cell::Unknown);
        }
    }
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
