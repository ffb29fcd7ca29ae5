//! All kingdoms that a camera sees, kept apart from look to look. In: what was read in each picture. Out: every kingdom by
//! all looks at it together.

use super::steadiness::Steadiness;
use crate::model::DominoBox;
use crate::scan::geometry::Quad;
use crate::scan::result::{Laying, Scan, TableScan};
use crate::scan::scanner::{GatheredKingdom, Scanner};

/// A kingdom that was out of sight for so many seconds, and so many looks, is forgotten: what comes then is looked at anew.
const FORGOTTEN: f64 = 1.5;
const FORGOTTEN_LOOKS: u32 = 3;
/// What was seen so many seconds ago is still there: a hand passes, or one picture is blurred.
const STILL_THERE: f64 = 0.6;

/// The kingdoms that a camera sees.
#[derive(Debug, Clone, Default)]
pub struct GatheredTable {
    sightings: Vec<Sighting>,
    named: u32,
}

/// A kingdom that is or was in sight.
#[derive(Debug, Clone)]
pub(super) struct Sighting {
    /// Its number, from the first kingdom on.
    pub(super) id: u32,
    gathered: GatheredKingdom,
    /// What all looks together say.
    pub(super) reading: Scan,
    steadiness: Steadiness,
    seen_at: f64,
    /// How many looks have not shown it since.
    missed: u32,
    /// How fast its frame moved from the last look to this one, in cells a second.
    pub(super) speed: f64,
    /// Whether somebody has it already.
    pub(super) is_taken: bool,
}

impl Sighting {
    fn new(id: u32, look: &Scan, at: f64) -> Self {
        Self {
            id,
            gathered: GatheredKingdom::new(look),
            reading: look.clone(),
            steadiness: Steadiness::default(),
            seen_at: at,
            missed: 0,
            speed: 0.0,
            is_taken: false,
        }
    }

    /// Whether the last look showed it.
    pub(super) fn is_seen(&self) -> bool {
        self.missed == 0
    }

    /// Whether it can be taken without a question.
    pub(super) fn is_steady(&self) -> bool {
        self.steadiness.is_enough()
    }

    /// Whether it lies where this frame is.
    fn is_at(&self, corners: &Quad) -> bool {
        let own = self.gathered.corners();
        own.upright().contains(corners.centre()) || corners.upright().contains(own.centre())
    }

    /// Takes another look, if it shows this kingdom.
    fn add(&mut self, look: &Scan, at: f64, read: impl Fn(&GatheredKingdom) -> Scan) -> bool {
        let before = *self.gathered.corners();
        if !self.gathered.add(look) {
            return false;
        }
        let side = usize::from(self.reading.kingdom.rows());
        let moved = before.distance_in_cells(self.gathered.corners(), side);
        self.speed = if at > self.seen_at { moved / (at - self.seen_at) } else { 0.0 };
        (self.seen_at, self.missed) = (at, 0);
        self.follow(read(&self.gathered), at);
        true
    }

    /// Takes what all looks say now.
    fn follow(&mut self, reading: Scan, at: f64) {
        let is_clear = !reading.check_corners
            && reading.laying == Laying::Possible
            && reading.cells.iter().all(|cell| !cell.unsure);
        let is_same = reading.kingdom == self.reading.kingdom;
        self.steadiness.follow(at, is_clear, is_same);
        self.reading = reading;
    }
}

impl GatheredTable {
    /// Adds a look at a time in seconds; one without a kingdom has none.
    pub fn add(&mut self, scanner: &Scanner, look: Option<&TableScan>, boxes: &[DominoBox], at: f64) {
        let read = |gathered: &GatheredKingdom| scanner.gathered(gathered, boxes);
        self.sightings.iter_mut().for_each(|sighting| sighting.missed += 1);
        for scan in look.map_or(&[][..], TableScan::kingdoms) {
            let mut unmatched: Vec<&mut Sighting> =
                self.sightings.iter_mut().filter(|sighting| !sighting.is_seen()).collect();
            unmatched.sort_by_key(|sighting| !sighting.is_at(&scan.corners));
            if let Some(sighting) =
                unmatched.into_iter().find_map(|own| own.add(scan, at, read).then_some(own))
            {
                // What was added up began anew, in another frame: what is kept of it elsewhere is about other cells.
                if sighting.gathered.looks() == 1 {
                    sighting.id = self.named;
                    self.named += 1;
                }
                continue;
            }
            // One bad look is no other kingdom in the same place.
            let is_there =
                |sighting: &Sighting| at - sighting.seen_at < STILL_THERE && sighting.is_at(&scan.corners);
            if !self.sightings.iter().any(is_there) {
                let mut new = Sighting::new(self.named, scan, at);
                new.follow(read(&new.gathered), at);
                self.named += 1;
                self.sightings.push(new);
            }
        }
        let is_known =
            |sighting: &Sighting| at - sighting.seen_at < FORGOTTEN || sighting.missed < FORGOTTEN_LOOKS;
        self.sightings.retain(is_known);
    }

    /// The kingdoms that are in sight at this time.
    pub(super) fn in_sight(&self, at: f64) -> impl Iterator<Item = &Sighting> {
        self.sightings
            .iter()
            .filter(move |sighting| sighting.is_seen() || at - sighting.seen_at < STILL_THERE)
    }

    /// Whether every kingdom in sight can be taken without a question, and nobody has all of them already.
    pub(super) fn is_settled(&self, at: f64) -> bool {
        let mut new = self.in_sight(at).filter(|sighting| !sighting.is_taken).peekable();
        new.peek().is_some() && new.all(|sighting| sighting.is_steady() && sighting.is_seen())
    }

    /// Somebody has these kingdoms now.
    pub(super) fn mark_taken(&mut self, ids: &[u32]) {
        self.sightings.iter_mut().for_each(|sighting| sighting.is_taken |= ids.contains(&sighting.id));
    }

    /// The kingdoms of these numbers.
    pub(super) fn of(&self, ids: &[u32]) -> Vec<&Sighting> {
        self.sightings.iter().filter(|sighting| ids.contains(&sighting.id)).collect()
    }
}
