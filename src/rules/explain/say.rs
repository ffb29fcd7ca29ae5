//! The explanations in words: sections with a heading and a sentence for each answer.

use super::super::{Earned, Game, Input, Measure, Rules, Standing};
use super::{
    Best, Decided, Difference, Explanation, Feat, KingdomNotes, LeftOver, QueenWorth, Record, RuleChange,
    Unlaid,
};
use crate::model::{DominoBox, Place};
use crate::words::{Arg, Message, Say};

/// A heading, and the sentences under it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    /// The heading.
    pub heading: Message,
    /// A sentence for each answer.
    pub sentences: Vec<Message>,
}

impl Explanation {
    /// All answers in words, without the sections that have none.
    pub fn sections(&self, rules: &Rules, names: &[&str]) -> Vec<Section> {
        let section = |heading: Message, sentences: Vec<Message>| Section { heading, sentences };
        let head = |id: &'static str| Message::new(id);
        let mut sections = vec![
            section(
                head("explain-head-decided"),
                self.decided.iter().map(|one| one.say(rules, names)).collect(),
            ),
            section(
                head("explain-head-records"),
                self.records.iter().map(|one| one.say(rules, names)).collect(),
            ),
            section(
                head("explain-head-alternatives"),
                self.alternatives
                    .iter()
                    .map(|one| {
                        let id = if one.changes_order { "explain-other-order" } else { "explain-same-order" };
                        let message = Message::new(id).with("change", one.change.say());
                        if one.changes_order {
                            message.with("order", say_order(&one.ranking, names))
                        } else {
                            message
                        }
                    })
                    .collect(),
            ),
            section(
                head("explain-head-queen"),
                self.queen.iter().flat_map(|queen| queen.say(names)).collect(),
            ),
            section(head("explain-head-left"), self.left.iter().flat_map(LeftOver::say).collect()),
        ];
        for (notes, name) in self.kingdoms.iter().zip(names) {
            sections.push(section(Message::new("explain-head-player").with("player", *name), notes.say()));
        }
        // With one kingdom there is nobody to compare.
        sections.retain(|section| !section.sentences.is_empty());
        sections
    }
}

impl Decided {
    fn say(&self, rules: &Rules, names: &[&str]) -> Message {
        let id = match (self.by, self.line) {
            (None, _) => "explain-decided-nothing",
            (Some(Measure::Points), Some(_)) => "explain-decided-line",
            (Some(Measure::Points), None) => "explain-decided-points",
            (Some(Measure::LargestTerritory), _) if is_duel(rules) => "explain-decided-domain",
            (Some(Measure::LargestTerritory), _) => "explain-decided-territory",
            (Some(Measure::Crowns), _) => "explain-decided-crowns",
        };
        let message = Message::new(id).with("above", names[self.above]).with("below", names[self.below]);
        match (self.by, self.line) {
            (None, _) => message,
            (_, Some((line, ahead))) => {
                message.with("gap", self.gap).with("line", line.say()).with("ahead", ahead)
            }
            (_, None) => message.with("gap", self.gap),
        }
    }
}

impl Record {
    fn say(&self, rules: &Rules, names: &[&str]) -> Message {
        let id = match self.feat {
            Feat::Crowns if is_duel(rules) => "explain-most-crosses",
            Feat::Crowns => "explain-most-crowns",
            Feat::LargestTerritory if is_duel(rules) => "explain-largest-domain",
            Feat::LargestTerritory => "explain-largest-territory",
            Feat::Squares(_) => "explain-most-squares",
        };
        let message =
            Message::new(id).with("players", list(&self.players, names)).with("figure", self.figure);
        if let Feat::Squares(terrain) = self.feat { message.with("terrain", terrain.say()) } else { message }
    }
}

impl Say for RuleChange {
    fn say(&self) -> Message {
        match self {
            Self::Edition(edition) => Message::new("explain-change-edition").with("edition", edition.say()),
            Self::With(bonus) => Message::new("explain-change-with").with("bonus", bonus.say()),
            Self::Without(bonus) => Message::new("explain-change-without").with("bonus", bonus.say()),
        }
    }
}

impl QueenWorth {
    fn say(&self, names: &[&str]) -> Vec<Message> {
        let worth =
            Message::new("explain-queen").with("player", names[self.host]).with("points", self.points);
        let by_towers = (!self.most_towers.is_empty())
            .then(|| Message::new("explain-queen-towers").with("players", list(&self.most_towers, names)));
        [worth].into_iter().chain(by_towers).collect()
    }
}

impl KingdomNotes {
    fn say(&self) -> Vec<Message> {
        let buildings = self.buildings.iter().map(|worth| {
            Message::new("explain-building")
                .with("building", worth.building.say())
                .with("points", worth.points)
        });
        let earned = |input: Input, earned: Option<Earned>| {
            let earned = earned.filter(|_| !self.buildings.is_empty())?;
            let id = if earned.most.is_some() { "explain-earned" } else { "explain-earned-least" };
            Some(Message::new(id).with("piece", input.say()).with("least", earned.least))
        };
        let pieces = [earned(Input::Knights, self.knights), earned(Input::Towers, self.towers)];
        let gaps = self.gaps.iter().map(|gap| {
            Message::new("explain-gap")
                .with("place", say_place(gap.place))
                .with("points", gap.points)
                .with("terrain", gap.terrain.say())
        });
        let missed = self.missed.iter().map(|missed| {
            Message::new("explain-missed").with("bonus", missed.line.say()).with("points", missed.points)
        });
        buildings.chain(pieces.into_iter().flatten()).chain(gaps).chain(missed).collect()
    }
}

impl LeftOver {
    fn say(&self) -> Vec<Message> {
        if self.dominoes.is_empty() {
            return vec![Message::new("explain-none-left")];
        }
        vec![
            Message::new("explain-left")
                .with("dominoes", self.dominoes.iter().map(Unlaid::say).collect::<Arg>()),
        ]
    }
}

impl Unlaid {
    fn say(&self) -> Message {
        let [one, other] = self.alike[0].squares;
        let squares = format!("{one} {other}");
        let numbers =
            self.alike.iter().map(|domino| domino.number.to_string()).collect::<Vec<_>>().join(", ");
        // The numbers of Queendomino are not certain.
        let id = match self.alike[0].from {
            DominoBox::Queendomino if self.count == 1 => "explain-domino-squares",
            DominoBox::Queendomino => "explain-dominoes-squares",
            DominoBox::Kingdomino if self.count == self.alike.len() => "explain-domino",
            DominoBox::Kingdomino => "explain-domino-alike",
        };
        let message = Message::new(id).with("squares", squares);
        match id {
            "explain-domino-squares" => message,
            "explain-dominoes-squares" => message.with("count", self.count),
            "explain-domino" => message.with("numbers", numbers),
            _ => message.with("numbers", numbers).with("count", self.count),
        }
    }
}

impl Difference {
    /// Each total that a change would alter, and the order after it.
    pub fn say(&self, names: &[&str]) -> Vec<Message> {
        let totals =
            self.before.iter().zip(&self.after).zip(names).filter(|((before, after), _)| before != after);
        let total = |((before, after), name): ((&u32, &u32), &&str)| {
            Message::new("explain-what-if")
                .with("player", *name)
                .with("before", *before)
                .with("after", *after)
        };
        let changed: Vec<Message> = totals.map(total).collect();
        let changed =
            if changed.is_empty() { vec![Message::new("explain-what-if-nothing")] } else { changed };
        let order = (names.len() > 1)
            .then(|| Message::new("explain-what-if-order").with("order", say_order(&self.ranking, names)));
        changed.into_iter().chain(order).collect()
    }
}

impl Best {
    /// How good it is compared with what the kingdom really scored.
    pub fn say(&self, name: &str, real: u32) -> Message {
        let id = match (self.proven, self.points > real) {
            (true, true) => "explain-best",
            (true, false) => "explain-best-is-real",
            (false, true) => "explain-best-found",
            (false, false) => "explain-best-none",
        };
        Message::new(id).with("player", name).with("points", self.points)
    }
}

fn is_duel(rules: &Rules) -> bool {
    rules.book().game == Game::Duel
}

fn list(players: &[usize], names: &[&str]) -> Arg {
    players.iter().map(|&player| names[player]).collect()
}

/// '1. Ana, 2. Bo and Cy'.
fn say_order(ranking: &[Standing], names: &[&str]) -> Arg {
    let place = |standing: &Standing| {
        Message::new("explain-place")
            .with("place", standing.place)
            .with("players", list(&standing.players, names))
    };
    ranking.iter().map(place).collect()
}

fn say_place(place: Place) -> Message {
    Message::new("cell").with("row", place.row + 1).with("column", place.col + 1)
}
