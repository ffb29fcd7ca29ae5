//! What follows from the game: scores, places, findings. Made again whenever the game has changed; the audit, which
//! may take long, is made off the window's thread and arrives later.

use super::document::{Document, Seat};
use super::mends;
use crate::game::{Match, Outcome};
use crate::model::{Cell, Effect, Kingdom, Place, Places};
use crate::rules::{
    AUDIT_BUDGET, Audit, Finding, Gravity, LineId, Measure, Score, Standing, Why, audit_rounds,
};
use crate::sheet::Sheet;
use crate::words::Words;

/// What follows from a game.
pub(super) struct Derived {
    /// The game that it follows from.
    game: Match,
    /// Which state of the document that was.
    revision: u64,
    /// Scores and ranking.
    pub outcome: Outcome,
    /// The sheet in words.
    pub sheet: Sheet,
    /// The audit of each round, as far as it has come.
    pub audits: Vec<Audit>,
    /// Corrections of single cells that would make an impossible kingdom possible.
    pub mends: Vec<Mend>,
    /// Whether only the dominoes of both boxes can make these kingdoms.
    pub both_boxes: bool,
}

/// What takes too long for the window's thread.
pub(super) struct Audited {
    /// Which state of the document it is about.
    pub revision: u64,
    /// The audit of each round.
    pub audits: Vec<Audit>,
    /// Corrections of single cells that would make an impossible kingdom possible.
    pub mends: Vec<Mend>,
    /// Whether only the dominoes of both boxes can make these kingdoms.
    pub both_boxes: bool,
    /// Scores and ranking with what players can still reach.
    pub outcome: Outcome,
}

impl Audited {
    /// Audits every round of a game.
    pub(super) fn of(document: &Document, revision: u64) -> Self {
        let tables: Vec<_> = (0..document.rounds()).map(|round| document.entrants(round)).collect();
        let audits = audit_rounds(document.rules(), &tables);
        // All that may mend it takes no longer than the audit.
        let mut budget = AUDIT_BUDGET;
        let mends = mends::of(document, &audits, &mut budget);
        let both_boxes = mends::takes_both_boxes(document, &audits, &mends, &mut budget);
        let game = document.game();
        Self { revision, audits, mends, both_boxes, outcome: Outcome::of(&game).with_reach(&game) }
    }
}

/// A correction that would fix a kingdom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(super) struct Mend {
    /// Whose kingdom.
    pub seat: Seat,
    /// Which cell.
    pub place: Place,
    /// What it should be.
    pub cell: Cell,
}

/// What decided between players with equal points.
pub(super) struct Deciding {
    /// What was compared.
    pub measure: Measure,
    /// Everybody who was tied: the cells that the figure counts, and the figure.
    pub rivals: Vec<(Seat, Places, u32)>,
}

impl Derived {
    /// What follows from this game.
    pub(super) fn of(document: &Document, revision: u64, words: &Words) -> Self {
        let game = document.game();
        let outcome = Outcome::of(&game);
        let sheet = Sheet::of(&game, &outcome, words);
        Self { game, revision, outcome, sheet, audits: Vec::new(), mends: Vec::new(), both_boxes: false }
    }

    /// Follows a change of the game, if there was one; says whether there was.
    pub(super) fn follow(&mut self, document: &Document, revision: u64, words: &Words) -> bool {
        if self.revision == revision {
            return false;
        }
        // The old findings stay until the new ones come, so that nothing flickers.
        let (audits, mends) = (std::mem::take(&mut self.audits), std::mem::take(&mut self.mends));
        let both_boxes = self.both_boxes;
        *self = Self { audits, mends, both_boxes, ..Self::of(document, revision, words) };
        true
    }

    /// Takes what was found out beside the window, unless the game has changed meanwhile.
    pub(super) fn take_audit(&mut self, found: Audited, words: &Words) {
        if found.revision == self.revision {
            (self.audits, self.mends, self.both_boxes) = (found.audits, found.mends, found.both_boxes);
            self.outcome = found.outcome;
            self.retell(words);
        }
    }

    /// Says everything again in another language.
    pub(super) fn retell(&mut self, words: &Words) {
        self.sheet = Sheet::of(&self.game, &self.outcome, words);
    }

    /// The sheet as it can be shared while these photos are being read: it says that it is provisional.
    pub(super) fn sheet_while_reading(&self, reading: &[Seat], words: &Words) -> Sheet {
        let seats = reading.iter().map(|seat| (seat.round, seat.player));
        Sheet::of(&self.game, &self.outcome.clone().while_reading(seats), words)
    }

    /// What was found that cannot be, with its round.
    pub(super) fn contradictions(&self) -> impl Iterator<Item = (usize, &Finding)> {
        let findings = self.audits.iter().enumerate();
        let findings =
            findings.flat_map(|(round, audit)| audit.findings.iter().map(move |finding| (round, finding)));
        findings.filter(|(_, finding)| finding.gravity() == Gravity::Contradiction)
    }

    /// Whether anybody has points; otherwise there is no game yet.
    pub(super) fn is_scored(&self) -> bool {
        self.outcome.totals.iter().any(|tally| tally.points > 0)
    }

    /// Whether it can be said who won: several played, somebody has points, and nothing is missing.
    pub(super) fn is_decided(&self) -> bool {
        self.outcome.totals.len() > 1 && self.is_scored() && self.outcome.is_final()
    }

    /// What decided between players with equal points; nothing where points did, or where nothing could.
    pub(super) fn deciding(&self) -> Option<Deciding> {
        let first = self.outcome.ranking.first().filter(|_| self.is_decided())?;
        let [scores] = &self.outcome.rounds[..] else { return None };
        let (measure, before) = match first.compared.split_last() {
            Some((last, before)) if !first.is_shared() => (last.measure, before.len()),
            _ => (Measure::LargestTerritory, first.figures.len()),
        };
        if measure == Measure::Points {
            return None;
        }
        let tied = |standing: &&Standing| standing.figures[..before] == first.figures[..before];
        let tied = self.outcome.ranking.iter().filter(tied);
        let mut players: Vec<usize> = tied.flat_map(|standing| standing.players.iter().copied()).collect();
        players.sort_unstable();
        let rivals = players.into_iter().map(|player| {
            let (score, kingdom) = (&scores[player], &self.game.rounds[0].players[player].kingdom);
            let largest = score.territories.iter().max_by_key(|territory| territory.squares);
            let (places, figure) = match measure {
                Measure::Crowns => (kingdom.places_where(|cell| cell.crowns() > 0), score.crowns()),
                _ => largest.map_or((Places::NONE, 0), |largest| (largest.places, largest.squares)),
            };
            (Seat { round: 0, player }, places, figure)
        });
        Some(Deciding { measure, rivals: rivals.collect() })
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
        let round = self.game.rounds.get(seat.round);
        let player = round.and_then(|round| round.players.get(seat.player));
        let (Some(score), Some(player)) = (self.score(seat), player) else { return Places::NONE };
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
