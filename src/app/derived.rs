//! What follows from the game: scores, places, findings. Made anew whenever the game has changed; the audit, which
//! may take long, is made off the window's thread and arrives later.

use super::document::{Document, Seat};
use crate::game::Outcome;
use crate::model::{Cell, Effect, Kingdom, Place, Places};
use crate::rules::{Audit, LineId, Score, Why};
use crate::sheet::Sheet;
use crate::words::Words;

/// What follows from a game.
pub(super) struct Derived {
    /// The game that it follows from.
    of: Document,
    /// Counts the changes, so that an audit that comes late is known as such.
    pub revision: u64,
    /// Scores and ranking.
    pub outcome: Outcome,
    /// The sheet in words.
    pub sheet: Sheet,
    /// The audit of each round, as far as it has come.
    pub audits: Vec<Audit>,
    /// Corrections of single cells that would make an impossible kingdom possible.
    pub mends: Vec<Mend>,
}

/// A correction that would mend a kingdom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Mend {
    /// Whose kingdom.
    pub seat: Seat,
    /// Which cell.
    pub place: Place,
    /// What it should be.
    pub cell: Cell,
}

impl Derived {
    /// What follows from this game.
    pub(super) fn of(document: &Document, words: &Words) -> Self {
        let outcome = Outcome::of(document.game());
        let sheet = Sheet::of(document.game(), &outcome, words);
        Self { of: document.clone(), revision: 0, outcome, sheet, audits: Vec::new(), mends: Vec::new() }
    }

    /// Follows a change of the game, if there was one; says whether there was.
    pub(super) fn follow(&mut self, document: &Document, words: &Words) -> bool {
        if self.of == *document {
            return false;
        }
        let revision = self.revision + 1;
        // The old findings stay until the new ones come, so that nothing flickers.
        let (audits, mends) = (std::mem::take(&mut self.audits), std::mem::take(&mut self.mends));
        *self = Self { revision, audits, mends, ..Self::of(document, words) };
        true
    }

    /// Says everything again in another language.
    pub(super) fn retell(&mut self, words: &Words) {
        self.sheet = Sheet::of(self.of.game(), &self.outcome, words);
    }

    /// The score of a seat.
    pub(super) fn score(&self, seat: Seat) -> Option<&Score> {
        self.outcome.rounds.get(seat.round)?.get(seat.player)
    }

    /// The place of a player.
    pub(super) fn place(&self, player: usize) -> Option<usize> {
        self.outcome
            .ranking
            .iter()
            .find(|standing| standing.players.contains(&player))
            .map(|standing| standing.place)
    }

    /// The cells that a line of the sheet counts.
    pub(super) fn places_of(&self, seat: Seat, line: LineId) -> Places {
        let (Some(score), Some(player)) = (self.score(seat), self.of.player(seat)) else {
            return Places::NONE;
        };
        score
            .lines
            .iter()
            .find(|own| own.id == line)
            .map_or(Places::NONE, |line| places(score, &line.why, &player.kingdom))
    }
}

fn places(score: &Score, why: &Why, kingdom: &Kingdom) -> Places {
    let territories = |terrain| {
        let territories = score.territories_of(terrain);
        territories.fold(Places::NONE, |all, territory| all.or(territory.places))
    };
    match why {
        Why::Territories(terrain) => territories(*terrain),
        Why::Power(Some((coat, _))) => territories(*coat),
        Why::Buildings(buildings) => buildings.iter().fold(Places::NONE, |all, building| {
            let counted = match building.building.effect() {
                Effect::PerTerritory(terrain) => territories(terrain),
                _ => Places::NONE,
            };
            all.or(building.place.into()).or(counted)
        }),
        Why::MiddleKingdom(_) => kingdom.castles(),
        Why::Harmony(_) => kingdom.places_where(|cell| !cell.is_tile()),
        Why::Coins(_) | Why::Power(None) => Places::NONE,
    }
}
