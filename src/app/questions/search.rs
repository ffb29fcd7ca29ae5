//! The search for the best laying of a kingdom, seen from both threads: how far it is, and whether it is to stop. It
//! ends when its time is used up, and says then whether what it found is proven.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use web_time::Instant;

use super::BestLaid;
use crate::app::document::{Document, Seat};
use crate::app::mends::audit_round;
use crate::model::Domino;
use crate::rules::{Score, best_laying};

/// How long a search takes at most.
const BUDGET: Duration = Duration::from_secs(3);

/// A search under way.
pub(in crate::app) struct Search {
    /// Whose kingdom.
    pub seat: Seat,
    started: Instant,
    budget: Duration,
    stopped: AtomicBool,
}

impl Search {
    /// A search that begins now.
    pub(in crate::app) fn new(seat: Seat) -> Self {
        Self::lasting(seat, BUDGET)
    }

    /// A search that begins now and ends after some time.
    pub(in crate::app) fn lasting(seat: Seat, budget: Duration) -> Self {
        Self { seat, started: Instant::now(), budget, stopped: AtomicBool::new(false) }
    }

    /// The part of its time that is used up.
    pub(in crate::app) fn done(&self) -> f32 {
        (self.started.elapsed().as_secs_f32() / self.budget.as_secs_f32()).min(1.0)
    }

    /// Asks it to stop with what it has.
    pub(in crate::app) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    fn goes_on(&self) -> bool {
        !self.stopped.load(Ordering::Relaxed) && self.started.elapsed() < self.budget
    }

    /// Searches, as long as there is time.
    pub(in crate::app) fn run(&self, document: &Document, revision: u64) -> BestLaid {
        let Seat { round, player } = self.seat;
        let laid = audit_round(document, round).dominoes;
        let dominoes: Vec<Domino> =
            laid.iter().filter(|laid| laid.kingdom == player).map(|laid| laid.domino).collect();
        let entrants = document.entrants(round);
        let entrant = entrants.get(player).filter(|_| !dominoes.is_empty());
        let real = entrant.map_or(0, |own| Score::of(document.rules(), own.kingdom, &own.holdings).total());
        let best = entrant.and_then(|own| best_laying(document.rules(), own, &dominoes, || self.goes_on()));
        BestLaid { revision, seat: self.seat, real, dominoes, best }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Match, Player};
    use crate::rules::{Game, Rules};

    #[test]
    fn a_search_that_is_stopped_keeps_what_it_has_and_proves_nothing_more() {
        let rules = Rules::of(Game::Kingdomino, None).expect("rules");
        let rows = "w w f f l\nl w w f f\nl w c f f\nf f w w w\nf f l l w";
        let player = Player::new("Ana", rows.parse().expect("a kingdom"));
        let document = Document::from(Match::of(rules, vec![player]));
        let search = Search::new(Seat { round: 0, player: 0 });
        search.stop();
        let laid = search.run(&document, 7);
        assert_eq!(laid.revision, 7);
        if let Some(best) = laid.best {
            assert!(best.points >= laid.real);
        }
        assert!(search.started.elapsed() < BUDGET, "it does not use up its time");
    }
}
