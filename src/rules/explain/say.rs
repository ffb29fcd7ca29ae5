//! The explanations in words: sections with a heading and a sentence for each answer.

use super::super::{Earned, Game, Input, Measure, Rules, Standing};
use super::{
    Alike, Best, Decided, Difference, Explanation, Feat, KingdomNotes, LeftOver, QueenWorth, Record,
    RuleChange,
};
use crate::model::{Domino, DominoBox, Place};
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
        sections.retain(|section| !section.sentences.is_empty());
        sections
    }
}

impl Decided {
    fn say(&self, rules: &Rules, names: &[&str]) -> Message {
        let id = match (self.by, self.line) {
            (Some(Measure::Points), Some(_)) if self.round.is_some() => "explain-decided-rounds",
            (None, _) => "explain-decided-nothing",
            (Some(Measure::Points), Some(_)) => "explain-decided-line",
            (Some(Measure::Points), None) => "explain-decided-points",
            (Some(Measure::LargestTerritory), _) if is_duel(rules) => "explain-decided-domain",
            (Some(Measure::LargestTerritory), _) => "explain-decided-territory",
            (Some(Measure::Crowns), _) => "explain-decided-crowns",
        };
        let message = Message::new(id).with("above", names[self.above]).with("below", names[self.below]);
        let message = match self.round {
            Some((round, ahead)) => message.with("round", round + 1).with("round-ahead", ahead),
            None => message,
        };
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
        let worth = |id: &'static str, player: usize| {
            Message::new(id).with("player", names[player]).with("points", self.to_each[player])
        };
        let nobody = if self.is_known { "explain-queen-nobody" } else { "explain-queen-unknown" };
        let host = self.host.map_or(Message::new(nobody), |host| worth("explain-queen", host));
        let by_towers = (!self.most_towers.is_empty())
            .then(|| Message::new("explain-queen-towers").with("players", list(&self.most_towers, names)));
        // Where she is with somebody else, or with nobody, those who should have her want to know.
        let is_misplaced = self.host.is_none_or(|host| !self.most_towers.contains(&host));
        let others = self.most_towers.iter().filter(|_| is_misplaced);
        let would = others.map(|&player| worth("explain-queen-would", player));
        [host].into_iter().chain(by_towers).chain(would).collect()
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
        vec![match self {
            Self::Certain(dominoes) if dominoes.is_empty() => Message::new("explain-none-left"),
            Self::Certain(dominoes) => Message::new("explain-left")
                .with("dominoes", dominoes.iter().map(Alike::say).collect::<Arg>()),
            Self::Uncertain(count) => Message::new("explain-left-uncertain").with("count", *count),
        }]
    }
}

impl Alike {
    fn say(&self) -> Message {
        let [one, other] = self.all[0].squares;
        let squares = format!("{one} {other}");
        let numbers: Vec<String> = self.all.iter().map(|domino| domino.number.to_string()).collect();
        let message = |id: &'static str| Message::new(id).with("squares", squares);
        // The numbers of Queendomino are not certain.
        let are_numbered = self.all.iter().all(|domino| domino.from == DominoBox::Kingdomino);
        match (are_numbered, self.count) {
            (false, 1) => message("explain-domino-squares"),
            (false, count) => message("explain-dominoes-squares").with("count", count),
            (true, count) if count == numbers.len() => {
                message("explain-domino").with("count", count).with("numbers", Arg::from_iter(numbers))
            }
            (true, 1) => {
                let (last, first) = numbers.split_last().map_or(("", &[][..]), |(last, first)| (last, first));
                message("explain-domino-either").with("first", first.join(", ")).with("last", last)
            }
            (true, count) => {
                message("explain-domino-alike").with("count", count).with("numbers", Arg::from_iter(numbers))
            }
        }
    }
}

/// The dominoes that a best laying is made of: those of one way to lay the real kingdom.
pub fn say_hand(dominoes: &[Domino]) -> Message {
    let mut sorted: Vec<Domino> = dominoes.to_vec();
    sorted.sort_by_key(|domino| (domino.kind(), domino.from, domino.number));
    let mut hand: Vec<Alike> = sorted
        .chunk_by(|a, b| a.kind() == b.kind() && a.from == b.from)
        .map(|alike| Alike { count: alike.len(), all: alike.to_vec() })
        .collect();
    hand.sort_by_key(|alike| (alike.all[0].from, alike.all[0].number));
    Message::new("explain-hand").with("dominoes", hand.iter().map(Alike::say).collect::<Arg>())
}

impl Difference {
    /// Each total that a change would alter, the order after it, and what could not be in a real game.
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
        let order = (names.len() > 1 && !self.ranking.is_empty())
            .then(|| Message::new("explain-what-if-order").with("order", say_order(&self.ranking, names)));
        let contradictions = self
            .contradictions
            .iter()
            .map(|finding| Message::new("explain-what-if-impossible").with("what", finding.say(names)));
        changed.into_iter().chain(order).chain(contradictions).collect()
    }
}

impl Difference {
    /// The same for a difference over all rounds.
    pub fn say_overall(&self, names: &[&str]) -> Vec<Message> {
        let overall = |what: Message| Message::new("explain-all-rounds").with("what", what);
        self.say(names).into_iter().map(overall).collect()
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
