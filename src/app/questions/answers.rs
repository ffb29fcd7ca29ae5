//! The answers that have come so far, for one state of the game in one language. They are made beside the window and
//! made anew when either has changed; until then the old ones stay, so that nothing flickers.

use super::Trial;
use crate::app::document::{Document, Seat};
use crate::game::Outcome;
use crate::model::Domino;
use crate::rules::{Best, Explanation, Section, explain, explain_rounds};
use crate::words::{Language, Message, Words};

/// What was asked: about which state of the game, and in which language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::app) struct Question {
    /// The state of the game.
    pub revision: u64,
    /// The language.
    pub language: Language,
}

/// Everything that was found out.
#[derive(Default)]
pub(in crate::app) struct Answers {
    /// What was asked last.
    asked: Option<Question>,
    /// The answers for each round.
    rounds: Vec<Vec<Told>>,
    /// The best layings that were searched for.
    laid: Vec<BestLaid>,
    /// What is tried out.
    pub trial: Trial,
}

/// A heading with its answers, in words.
#[derive(serde::Serialize, serde::Deserialize)]
pub(in crate::app) struct Told {
    /// The heading.
    pub heading: String,
    /// One sentence per answer.
    pub sentences: Vec<String>,
}

/// What a search for the best laying has brought.
pub(in crate::app) struct BestLaid {
    /// Which state of the game it is for.
    pub revision: u64,
    /// Whose kingdom.
    pub seat: Seat,
    /// What the kingdom really scored.
    pub real: u32,
    /// The dominoes that the kingdom is laid with.
    pub dominoes: Vec<Domino>,
    /// The best laying that was found; `None` where it is unknown which dominoes there are.
    pub best: Option<Best>,
}

impl Answers {
    /// The answers for a round.
    pub(in crate::app) fn of(&self, round: usize) -> &[Told] {
        self.rounds.get(round).map_or(&[], Vec::as_slice)
    }

    /// The best laying for a seat, once it was searched for.
    pub(in crate::app) fn laid(&self, seat: Seat) -> Option<&BestLaid> {
        self.laid.iter().find(|laid| laid.seat == seat)
    }

    /// Whether this has not been asked yet; from now on it has.
    pub(in crate::app) fn ask(&mut self, question: Question) -> bool {
        self.asked.replace(question) != Some(question)
    }

    /// Forgets what was searched for and tried out in another state of the game.
    pub(in crate::app) fn follow(&mut self, revision: u64, round: usize) {
        self.laid.retain(|laid| laid.revision == revision);
        self.trial.follow(revision, round);
    }

    /// Takes answers, unless something else has been asked meanwhile.
    pub(in crate::app) fn take(&mut self, question: Question, rounds: Vec<Vec<Told>>) {
        if self.asked == Some(question) {
            self.rounds = rounds;
        }
    }

    /// Takes the best laying of a kingdom, unless the game has changed meanwhile.
    pub(in crate::app) fn take_laid(&mut self, laid: BestLaid, revision: u64) {
        if laid.revision == revision {
            self.laid.push(laid);
        }
    }
}

/// The answers for every round of a game, with those for all rounds together. While something is missing, nobody is
/// compared with anybody.
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::app) fn answer(document: &Document, words: &Words) -> Vec<Vec<Told>> {
    let names: Vec<String> =
        (0..document.players()).map(|player| crate::app::desk::name_of(document, words, player)).collect();
    answer_for(document, &names, words)
}

/// The same for players of these names.
pub(in crate::app) fn answer_for(document: &Document, names: &[String], words: &Words) -> Vec<Vec<Told>> {
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let outcome = Outcome::of(&document.game());
    let round = |round: usize| {
        let explanation = explain(document.rules(), &document.entrants(round));
        let explanation = if outcome.is_open(round) { explanation.while_open() } else { explanation };
        told(&explanation, document, &names, words)
    };
    let mut rounds: Vec<Vec<Told>> = (0..document.rounds()).map(round).collect();
    if rounds.len() > 1 && outcome.is_final() {
        let tables: Vec<_> = (0..document.rounds()).map(|round| document.entrants(round)).collect();
        let overall = explain_rounds(document.rules(), &tables);
        for round in &mut rounds {
            round
                .push(Told { heading: words.text(&Message::new("sheet-all-rounds")), sentences: Vec::new() });
            round.extend(told(&overall, document, &names, words));
        }
    }
    rounds
}

fn told(explanation: &Explanation, document: &Document, names: &[&str], words: &Words) -> Vec<Told> {
    let sections = explanation.sections(document.rules(), names);
    let told = |section: &Section| Told {
        heading: words.text(&section.heading),
        sentences: section.sentences.iter().map(|sentence| words.text(sentence)).collect(),
    };
    sections.iter().map(told).collect()
}
