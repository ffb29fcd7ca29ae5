//! The rule books: what applies in which game ([`Rules`]), what a kingdom scores and why ([`Score`]), who wins
//! and by what ([`rank`]), whether the kingdoms could have been laid with the box ([`audit`]), and what people ask at
//! the table ([`explain()`]).
//!
//! Knows the model and the search for layings; no pixels, no window, no files.

mod audit;
mod bonus;
mod book;
mod explain;
mod line;
mod paper;
mod ranking;
mod reach;
mod ruleset;
mod score;
mod terms;
mod territory;
mod why;

pub use audit::{
    AUDIT_BUDGET, Audit, Earned, Entrant, Finding, Gravity, Possibility, Sort, Spot, audit, audit_counted,
    audit_rounds, audit_within, could_be_within, inspect,
};
pub use bonus::{Harmony, MiddleKingdom};
pub use book::RuleBook;
pub use explain::{
    ASKS_PER_SECOND, Alike, Alternative, Best, BuildingWorth, Decided, Difference, Explanation, Feat,
    GapCost, KingdomNotes, LeftOver, MissedBonus, QueenWorth, Record, RuleChange, Section, WhatIf,
    WhatIfError, best_laying, explain, explain_rounds, say_hand, what_if,
};
pub use line::LineId;
pub use paper::{Counted, Mistake, PaperFault, PaperLine, Slip, check_paper};
pub use ranking::{Against, Comparison, Standing, Tally, rank};
pub use reach::Reach;
pub use ruleset::{Rules, RulesError};
pub use score::{BuildingPoints, Line, Queen, Score, Why};
pub use terms::{Bonus, Edition, Game, Input, Measure};
pub use territory::{Territory, territories};
