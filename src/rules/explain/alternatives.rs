//! Would other rules have changed the order? Each choice of rules is reversed, one at a time.

use super::super::{Bonus, Edition, RuleBook, Rules, Standing};

/// One choice of rules that could have been different.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RuleChange {
    /// Another edition.
    Edition(Edition),
    /// A bonus that was not played.
    With(Bonus),
    /// A bonus that was.
    Without(Bonus),
}

/// How the round would have ended under other rules.
#[derive(Debug, Clone, PartialEq)]
pub struct Alternative {
    /// What would have been different.
    pub change: RuleChange,
    /// The ranking by these rules.
    pub ranking: Vec<Standing>,
    /// Whether anybody would have another place.
    pub changes_order: bool,
}

/// The alternatives to how it really ended; `by` ranks by other rules.
pub(super) fn of(rules: &Rules, real: &[Standing], by: impl Fn(&Rules) -> Vec<Standing>) -> Vec<Alternative> {
    let places = |ranking: &[Standing]| -> Vec<(usize, Vec<usize>)> {
        let sorted = |standing: &Standing| {
            let mut players = standing.players.clone();
            players.sort_unstable();
            (standing.place, players)
        };
        ranking.iter().map(sorted).collect()
    };
    let alternative = |change: RuleChange| {
        let ranking = by(&change.apply(rules)?);
        let changes_order = places(&ranking) != places(real);
        Some(Alternative { change, ranking, changes_order })
    };
    RuleChange::all(rules).into_iter().filter_map(alternative).collect()
}

impl RuleChange {
    /// What can be reversed in these rules.
    fn all(rules: &Rules) -> Vec<Self> {
        let book = rules.book();
        let is_other = |edition: &&Edition| {
            book.edition.is_some_and(|own| own != **edition)
                && RuleBook::of(book.game, Some(**edition)).is_some()
        };
        let editions = Edition::ALL.iter().filter(is_other).map(|&edition| Self::Edition(edition));
        let bonuses = book.bonuses.iter().map(|&bonus| {
            if rules.bonuses().contains(&bonus) { Self::Without(bonus) } else { Self::With(bonus) }
        });
        editions.chain(bonuses).collect()
    }

    /// The name in files.
    pub fn id(self) -> String {
        match self {
            Self::Edition(edition) => edition.id().to_owned(),
            Self::With(bonus) => format!("with-{}", bonus.id()),
            Self::Without(bonus) => format!("without-{}", bonus.id()),
        }
    }

    fn apply(self, rules: &Rules) -> Option<Rules> {
        let edition = if let Self::Edition(edition) = self { Some(edition) } else { rules.book().edition };
        let mut changed = Rules::of(rules.book().game, edition).ok()?.with_frame(rules.frame()).ok()?;
        for &bonus in rules.bonuses().iter().filter(|&&bonus| self != Self::Without(bonus)) {
            changed = changed.with_bonus(bonus).ok()?;
        }
        if let Self::With(bonus) = self {
            changed = changed.with_bonus(bonus).ok()?;
        }
        if rules.is_dynasty() {
            changed = changed.with_dynasty().ok()?;
        }
        Some(changed)
    }
}
